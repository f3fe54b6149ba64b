"""What needs the consent of others: giving up, stopping, a pause, a rematch."""

from typing import Any

from consigliere.table.chairs import BOT, PERSON, STAND_IN
from consigliere.table.live_table import LiveTable
from consigliere.table.messages import NewTable, SeatWanted
from consigliere.table.people import Person
from consigliere.table.problem import Problem
from consigliere.table.room import CLOSED, OVER, PAUSED, RUNNING, Room

NEEDS = {"resign": (RUNNING,), "stop": (RUNNING, PAUSED), "pause": (RUNNING,), "resume": (PAUSED,)}


async def agree(live: LiveTable, seat: int, what: str, yes: bool, network: str = "") -> None:
    """A seat agrees to something, or no longer; it is done when all it concerns agree. `network`: where it is."""
    room = live.room
    if room.status not in NEEDS.get(what, (OVER, CLOSED)):
        raise Problem(409, "not-running", state=room.status)
    if what == "rematch" and room.next_table is not None:
        return  # there is one next table, and everybody knows it already
    said = set(room.agreed.get(what, []))
    theirs = mine(room, seat) & live.subscribers.team(seat) if what == "resign" else mine(room, seat)
    said = said | theirs if yes else said - theirs
    all_agree = yes and concerned(room, what, seat) <= said
    if all_agree and what == "rematch":
        await live.house.check_maker(await host_of(live))
        if not live.house.may_make(network):
            raise Problem(429, "too-fast")
    try:
        room.agreed = {**room.agreed, what: sorted(said)}
        if all_agree:
            room.agreed = {name: seats for name, seats in room.agreed.items() if name != what}
            await do(live, seat, what, network)
        only_team = what == "resign" and room.status == RUNNING
        await live.change(live.subscribers.team(seat) if only_team else None, agreed=room.agreed)
    except BaseException:
        room.broken = True
        raise


def mine(room: Room, seat: int) -> set[int]:
    """All seats of the person who agrees."""
    person = room.chairs[seat].person
    return {seat, *(chair.seat for chair in room.chairs if person is not None and chair.person == person)}


def concerned(room: Room, what: str, seat: int) -> set[int]:
    """The seats that must agree: for resigning the people of one's team, else all; not those a bot stands in for."""
    teams = room.game.teams(len(room.chairs))
    team = next(team for team in teams if seat in team)
    asked = team if what == "resign" else range(len(room.chairs))
    return {s for s in asked if room.chairs[s].kind == PERSON and room.chairs[s].bot is None} | {seat}


async def do(live: LiveTable, seat: int, what: str, network: str) -> None:
    """Does what everybody has agreed to."""
    if what == "resign":
        await resign(live, seat)
    elif what == "stop":
        await live.end(CLOSED, "stopped", None)
    elif what == "pause":
        await live.pause()
    elif what == "resume":
        await live.resume()
    else:
        await rematch(live, seat, network)


async def resign(live: LiveTable, seat: int) -> None:
    """Between two sides the other one wins; among more a bot plays on for good."""
    room = live.room
    seats = len(room.chairs)
    teams = room.game.teams(seats)
    team = next(team for team in teams if seat in team)
    if len(teams) == 2:
        winners = [other for other in range(seats) if other not in team]
        await live.end(OVER, "resigned", given_up(seats, winners))
        return
    chair = room.chairs[seat]
    chair.gone = True
    await room.write(room.chair_update(chair))
    await live.stand_in(seat, STAND_IN)


def given_up(seats: int, winners: list[int]) -> dict[str, Any]:
    """The result of a game that one side gave up."""
    won = [seat in winners for seat in range(seats)]
    return {
        "scores": [0] * seats,
        "ranks": [1 if each else len(winners) + 1 for each in won],
        "winners": winners,
        "draw": False,
        "ending": "resigned",
        "payoff": [1.0 if each else -len(winners) / (seats - len(winners)) for each in won],
    }


async def rematch(live: LiveTable, seat: int, network: str) -> None:
    """A new table with the same people and bots, each one place further."""
    room = live.room
    order = room.chairs[1:] + room.chairs[:1]
    wanted = NewTable(
        game=room.game.name,
        seats=[SeatWanted(kind="bot", bot=c.bot) if c.kind == BOT else SeatWanted(kind="open") for c in order],
        options=room.options,
        aids=room.aids,
        name=room.name,
        open=room.listed,
        wait=True,
    )
    made = await live.house.make(wanted, await host_of(live), clock=room.clocks.kind, like=order, network=network)
    room.next_table = made.table
    await live.change(next_table=room.next_table)


async def host_of(live: LiveTable) -> Person | None:
    """Who made the table, and makes the next one."""
    return await live.house.people.get(live.room.host) if live.room.host else None
