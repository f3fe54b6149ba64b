"""Sitting down, getting up, handing a seat to a bot and taking it back."""

from consigliere.bots.opponents import name_for
from consigliere.server.people import tokens
from consigliere.server.people.people import Person
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import RUNNING, WAITING
from consigliere.server.protocol.responses import Seated
from consigliere.server.storage.store import now
from consigliere.server.tables.creation import known_bot
from consigliere.server.tables.roles import Access
from consigliere.server.tables.seats import BOT, OPEN, PERSON, STAND_IN, Chair
from consigliere.server.tables.table import Table


async def claim(table: Table, token: str, person: Person | None) -> Seated:
    """Takes the seat an invitation is for. The invitation is spent; a program gets a token nobody else has."""
    chair = next((chair for chair in table.state.chairs if tokens.fits(token, chair.token_hash)), None)
    if chair is None:
        raise Problem(401, "invalid-token")
    check_going(table)
    if chair.kind != OPEN:
        raise Problem(409, "seat-taken")
    if person is not None:
        check_one_seat(table, person)
        await sit(table, chair, person.name, person.id, None)
        return Seated(seat=chair.seat)
    fresh = tokens.new_token()
    await sit(table, chair, "", None, tokens.hash_of(fresh))
    return Seated(seat=chair.seat, token=fresh)


async def join(table: Table, wanted: int | None, person: Person) -> Seated:
    """Takes a free seat of an open table."""
    if not table.state.listed:
        raise Problem(403, "not-public")
    check_going(table)
    check_one_seat(table, person)
    free = [chair for chair in table.state.chairs if chair.kind == OPEN and wanted in (None, chair.seat)]
    if not free:
        raise Problem(409, "seat-taken")
    await sit(table, free[0], person.name, person.id, None)
    return Seated(seat=free[0].seat)


def check_one_seat(table: Table, person: Person) -> None:
    """Several seats are one person's only where they were taken when the table was made, for one device."""
    if any(chair.person == person.id for chair in table.state.chairs):
        raise Problem(409, "already-seated")


async def sit(table: Table, chair: Chair, name: str, person: str | None, token_hash: str | None) -> None:
    """Somebody sits down; when the last one has, a table that waited begins."""
    state = table.state
    await table.chat.store_notes(chair.seat, None)  # before memory changes: if it fails, the seat stays free
    chair.kind, chair.name, chair.person, chair.token_hash = PERSON, name, person, token_hash
    chair.bot = None
    table.broadcast.drop(chair.seat, person)
    if state.status == RUNNING:
        state.clocks.follow(state.owing_people(), now())
    await table.change_seats(chair)


async def leave(table: Table, seat: int) -> Seated:
    """Before the start the seat is free again; later a bot plays on, and the person can return."""
    check_going(table)
    state = table.state
    chair = state.chairs[seat]
    if state.status != WAITING:
        await table.stand_in(seat, STAND_IN)
        return Seated()
    token = tokens.new_token()
    await table.chat.store_notes(seat, None)
    chair.kind, chair.name, chair.person, chair.token_hash = OPEN, "", None, tokens.hash_of(token)
    table.broadcast.drop(seat, None)
    await table.change_seats(chair)
    return Seated(seat=seat, token=token)


async def hand_to_bot(table: Table, access: Access, seat: int, bot: str) -> None:
    """A person hands their seat to a bot; the host may give an empty one to a bot."""
    state = table.state
    access.viewer(state, None)
    if seat >= len(state.chairs):
        raise Problem(404, "unknown-route")
    chair = state.chairs[seat]
    free = chair.kind == OPEN and access.host
    if not free and not (chair.kind == PERSON and seat in access.seats):
        raise Problem(403, "forbidden")
    check_going(table)
    name = known_bot(bot)
    if free:
        person = name_for(name, seat, [other.name for other in state.chairs])
        chair.kind, chair.bot, chair.name, chair.token_hash = BOT, name, person, None
        table.broadcast.drop(seat, None)
        await table.change_seats(chair)
    else:
        await table.stand_in(seat, name)


async def swap(table: Table, access: Access, seat: int, other: int, yes: bool) -> None:
    """Two seats change places before the start: the host arranges it, a free one is taken, or both people wish it."""
    state = table.state
    access.viewer(state, None)
    if max(seat, other) >= len(state.chairs) or seat == other:
        raise Problem(404, "unknown-route")
    free = state.only_invited(state.chairs[other])
    if not access.host and (seat not in access.seats or not (free or state.chairs[other].kind == PERSON)):
        raise Problem(403, "forbidden")
    if state.status != WAITING:
        raise Problem(409, "already-started")
    if yes and (access.host or free or other in access.seats or (other, seat) in state.swap_wishes):
        await change_places(table, seat, other)
        return
    state.swap_wishes = [wish for wish in state.swap_wishes if wish != (seat, other)] + [(seat, other)] * yes
    await table.change_votes()


async def change_places(table: Table, seat: int, other: int) -> None:
    """Who sits on two seats, or is invited there, changes places; what was said within a team stays there."""
    state = table.state
    chairs = state.chairs
    for each in (seat, other):
        await table.chat.store_notes(each, None)
    if other not in state.team(seat):
        await table.chat.forget_team_lines()
    chairs[seat], chairs[other] = chairs[other], chairs[seat]
    chairs[seat].seat, chairs[other].seat = seat, other
    table.broadcast.swap(seat, other)
    await table.change_seats(chairs[seat], chairs[other])
    table.broadcast.welcome_moved()


async def renew_invitation(table: Table, seat: int) -> Seated:
    """Another link for a seat that nobody has taken; the one before is void."""
    state = table.state
    if state.status != WAITING:
        raise Problem(409, "already-started")
    if seat >= len(state.chairs):
        raise Problem(404, "unknown-route")
    chair = state.chairs[seat]
    if chair.kind != OPEN:
        raise Problem(409, "seat-taken")
    token = tokens.new_token()
    chair.token_hash = tokens.hash_of(token)
    table.broadcast.drop(seat, None)
    await table.change_seats(chair)
    return Seated(seat=seat, token=token, invitation=tokens.short(chair.token_hash))


async def take_back(table: Table, access: Access, seat: int) -> None:
    """The person plays again."""
    if seat not in access.seats or table.state.chairs[seat].gone:
        raise Problem(403, "forbidden")
    check_going(table)
    if seat in table.state.owing() and table.state.clocks.answer_due(seat):
        raise Problem(409, "time-up")
    await table.stand_in(seat, None)


def check_going(table: Table) -> None:
    """Nobody sits down or gets up where all is over."""
    if table.state.ended:
        raise Problem(409, "not-running", state=table.state.status)
