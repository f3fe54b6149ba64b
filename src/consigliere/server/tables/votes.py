"""What needs the consent of others: giving up, stopping, a pause, a rematch."""

from typing import Any

from consigliere.server.people.people import Person
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import CLOSED, OVER, PAUSED, RUNNING
from consigliere.server.protocol.requests import NewTable, SeatWanted
from consigliere.server.tables.registry import TableRegistry
from consigliere.server.tables.seats import BOT, PERSON, STAND_IN
from consigliere.server.tables.table import Table
from consigliere.server.tables.table_state import TableState

NEEDS = {"resign": (RUNNING,), "stop": (RUNNING, PAUSED), "pause": (RUNNING,), "resume": (PAUSED,)}


async def vote(registry: TableRegistry, table: Table, seat: int, what: str, yes: bool, network: str = "") -> None:
    """Agree to something, or no longer; it is done when all it concerns agree. `network`: where the voter is."""
    state = table.state
    if state.status not in NEEDS.get(what, (OVER, CLOSED)):
        raise Problem(409, "not-running", state=state.status)
    if what == "rematch" and state.next_table is not None:
        return  # there is one next table, and everybody knows it already
    agreed = count(state, seat, what, yes)
    all_agree = yes and concerned(state, what, seat) <= agreed
    if all_agree and what == "rematch":
        await registry.creation_policy.check(await host_of(registry, state))
        if not registry.creation_policy.allowance.make(network):
            raise Problem(429, "rate-limited")
    with table.changing():
        state.votes = {**state.votes, what: sorted(agreed)}
        if all_agree:
            del state.votes[what]
            await carry_out(registry, table, seat, what, network)
        only_team = what == "resign" and state.status == RUNNING
        await table.change_votes(state.team(seat) if only_team else None)


def count(state: TableState, seat: int, what: str, yes: bool) -> set[int]:
    """Return the seats that agree after a vote; all seats of a person vote together, for resigning those of a team."""
    person = state.chairs[seat].person
    mine = {seat, *(chair.seat for chair in state.chairs if person is not None and chair.person == person)}
    if what == "resign":
        mine &= state.team(seat)
    agreed = set(state.votes.get(what, []))
    return agreed | mine if yes else agreed - mine


def concerned(state: TableState, what: str, seat: int) -> set[int]:
    """Return the seats that must agree: for resigning the people of one's team, else all; not those a bot plays for."""
    asked = state.team(seat) if what == "resign" else range(len(state.chairs))
    return {s for s in asked if state.chairs[s].kind == PERSON and state.chairs[s].bot is None} | {seat}


async def carry_out(registry: TableRegistry, table: Table, seat: int, what: str, network: str) -> None:
    """Do what everybody has agreed to."""
    if what == "resign":
        await resign(table, seat)
    elif what == "stop":
        await table.end(CLOSED, "stopped", None)
    elif what == "pause":
        await table.pause()
    elif what == "resume":
        await table.resume()
    else:
        await rematch(registry, table, network)


async def resign(table: Table, seat: int) -> None:
    """Give up: between two sides the other one wins; among more a bot plays on for good."""
    state = table.state
    seats, team = len(state.chairs), state.team(seat)
    if len(state.game.teams(seats)) == 2:
        winners = [other for other in range(seats) if other not in team]
        await table.end(OVER, "resigned", given_up(seats, winners))
    else:
        await table.stand_in(seat, STAND_IN, gone=True)


def given_up(seats: int, winners: list[int]) -> dict[str, Any]:
    """Return the result of a game that one side gave up."""
    won = [seat in winners for seat in range(seats)]
    return {
        "scores": [0] * seats,
        "ranks": [1 if each else len(winners) + 1 for each in won],
        "winners": winners,
        "draw": False,
        "ending": "resigned",
        "payoff": [1.0 if each else -len(winners) / (seats - len(winners)) for each in won],
    }


async def rematch(registry: TableRegistry, table: Table, network: str) -> None:
    """Create a table with the same people and bots, each one place further."""
    state = table.state
    order = state.chairs[1:] + state.chairs[:1]
    wanted = NewTable(
        game=state.game.name,
        seats=[SeatWanted(kind="bot", bot=c.bot) if c.kind == BOT else SeatWanted(kind="open") for c in order],
        options=state.options,
        aids=state.aids,
        name=state.name,
        open=state.listed,
        wait=True,
    )
    host = await host_of(registry, state)
    state.next_table = (await registry.create(wanted, host, state.clocks.kind, order, network)).table
    await table.change(next_table=state.next_table)


async def host_of(registry: TableRegistry, state: TableState) -> Person | None:
    """Return who made the table, and makes the next one."""
    return await registry.people.get(state.host) if state.host else None
