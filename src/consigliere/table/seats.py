"""Sitting down, getting up, handing a seat to a bot and taking it back."""

from consigliere.bots.opponents import name_for
from consigliere.table import schema, talk, tokens
from consigliere.table.access import Access
from consigliere.table.answers import Seated
from consigliere.table.chairs import BOT, OPEN, PERSON, STAND_IN, WISH, Chair
from consigliere.table.live_table import LiveTable
from consigliere.table.making import known_bot
from consigliere.table.people import Person
from consigliere.table.problem import Problem
from consigliere.table.room import CLOSED, OVER, RUNNING, WAITING
from consigliere.table.store import now


async def claim(live: LiveTable, token: str, person: Person | None) -> Seated:
    """Takes the seat an invitation is for. The invitation is spent; a program gets a token nobody else has."""
    chair = next((chair for chair in live.room.chairs if tokens.fits(token, chair.token_hash)), None)
    if chair is None:
        raise Problem(401, "token")
    check_going(live)
    if chair.kind != OPEN:
        raise Problem(409, "taken")
    if person is not None:
        check_one_seat(live, person)
        await sit(live, chair, person.name, person.id, None)
        return Seated(seat=chair.seat)
    fresh = tokens.new_token()
    await sit(live, chair, "", None, tokens.hash_of(fresh))
    return Seated(seat=chair.seat, token=fresh)


async def join(live: LiveTable, wanted: int | None, person: Person) -> Seated:
    """Takes a free seat of an open table."""
    if not live.room.listed:
        raise Problem(403, "not-open")
    check_going(live)
    check_one_seat(live, person)
    free = [chair for chair in live.room.chairs if chair.kind == OPEN and wanted in (None, chair.seat)]
    if not free:
        raise Problem(409, "taken")
    await sit(live, free[0], person.name, person.id, None)
    return Seated(seat=free[0].seat)


def check_one_seat(live: LiveTable, person: Person) -> None:
    """Several seats are one person's only where they were taken when the table was made, for one device."""
    if any(chair.person == person.id for chair in live.room.chairs):
        raise Problem(409, "seated")


async def sit(live: LiveTable, chair: Chair, name: str, person: str | None, token_hash: str | None) -> None:
    """Somebody sits down; when the last one has, a table that waited begins."""
    room = live.room
    chair.kind, chair.name, chair.person, chair.token_hash = PERSON, name, person, token_hash
    chair.bot = None
    await talk.forget_notes(room, chair.seat)
    live.subscribers.drop(chair.seat, person)
    if room.status == RUNNING:
        room.clocks.follow(room.owing_people(), now())
    await live.change_chair(chair)


async def forget_names(live: LiveTable, gone: set[str]) -> None:
    """People were deleted: their seats have no name, nor does what was written while they were deleted."""
    room = live.room
    chairs = [chair for chair in room.chairs if chair.person in gone]
    for chair in chairs:
        chair.name = ""
    lines = schema.chat.update().where(schema.chat.c.table_id == room.id, schema.chat.c.person.in_(gone))
    await live.store(*[room.chair_update(chair) for chair in chairs], lines.values(name=""))
    live.send_about()


async def leave(live: LiveTable, seat: int) -> Seated:
    """Before the start the seat is free again; later a bot plays on, and the person can return."""
    check_going(live)
    room = live.room
    chair = room.chairs[seat]
    if room.status != WAITING:
        await live.stand_in(seat, STAND_IN)
        return Seated()
    token = tokens.new_token()
    await talk.forget_notes(room, seat)
    chair.kind, chair.name, chair.person, chair.token_hash = OPEN, "", None, tokens.hash_of(token)
    live.subscribers.drop(seat, None)
    await live.change_chair(chair)
    return Seated(seat=seat, token=token)


async def hand_to_bot(live: LiveTable, access: Access, seat: int, bot: str) -> None:
    """A person hands their seat to a bot; the host may give an empty one to a bot."""
    room = live.room
    access.viewer(room, None)
    if seat >= len(room.chairs):
        raise Problem(404, "unknown-route")
    chair = room.chairs[seat]
    free = chair.kind == OPEN and access.host
    if not free and not (chair.kind == PERSON and seat in access.seats):
        raise Problem(403, "forbidden")
    check_going(live)
    name = known_bot(bot)
    if free:
        person = name_for(name, seat, [other.name for other in room.chairs])
        chair.kind, chair.bot, chair.name, chair.token_hash = BOT, name, person, None
        live.subscribers.drop(seat, None)
        await live.change_chair(chair)
    else:
        await live.stand_in(seat, name)


async def swap(live: LiveTable, access: Access, seat: int, other: int, yes: bool) -> None:
    """Two seats change places before the start: the host arranges it, a free one is taken, or both people wish it."""
    room = live.room
    access.viewer(room, None)
    if max(seat, other) >= len(room.chairs) or seat == other:
        raise Problem(404, "unknown-route")
    free = room.only_invited(room.chairs[other])
    if not access.host and (seat not in access.seats or not (free or room.chairs[other].kind == PERSON)):
        raise Problem(403, "forbidden")
    if room.status != WAITING:
        raise Problem(409, "begun")
    wish, back = f"{WISH}{other}", room.agreed.get(f"{WISH}{seat}", [])
    if yes and (access.host or free or other in access.seats or other in back):
        await change_places(live, seat, other)
        return
    wishing = [each for each in room.agreed.get(wish, []) if each != seat] + [seat] * yes
    room.agreed = {name: seats for name, seats in {**room.agreed, wish: wishing}.items() if seats}
    await live.change(agreed=room.agreed)


async def change_places(live: LiveTable, seat: int, other: int) -> None:
    """Who sits on two seats, or is invited there, changes places; what was said within a team stays there."""
    room = live.room
    chairs = room.chairs
    for each in (seat, other):
        await talk.forget_notes(room, each)
    if other not in talk.team_of(live, seat):
        await talk.forget_team_lines(live)
    chairs[seat], chairs[other] = chairs[other], chairs[seat]
    chairs[seat].seat, chairs[other].seat = seat, other
    live.subscribers.swap(seat, other)
    await live.change_chair(chairs[seat], chairs[other])
    live.subscribers.greet_moved(live.about())


async def renew_invitation(live: LiveTable, seat: int) -> Seated:
    """Another link for a seat that nobody has taken; the one before is void."""
    room = live.room
    if room.status != WAITING:
        raise Problem(409, "begun")
    if seat >= len(room.chairs):
        raise Problem(404, "unknown-route")
    chair = room.chairs[seat]
    if chair.kind != OPEN:
        raise Problem(409, "taken")
    token = tokens.new_token()
    chair.token_hash = tokens.hash_of(token)
    live.subscribers.drop(seat, None)
    await live.change_chair(chair)
    return Seated(seat=seat, token=token, invitation=tokens.short(chair.token_hash))


async def take_back(live: LiveTable, access: Access, seat: int) -> None:
    """The person plays again."""
    if seat not in access.seats or live.room.chairs[seat].gone:
        raise Problem(403, "forbidden")
    check_going(live)
    if seat in live.room.owing() and live.room.clocks.answer_due(seat):
        raise Problem(409, "time-up")
    await live.stand_in(seat, None)


def check_going(live: LiveTable) -> None:
    """Nobody sits down or gets up where all is over."""
    if live.room.status in (OVER, CLOSED):
        raise Problem(409, "not-running", state=live.room.status)


async def rename(live: LiveTable, name: str) -> None:
    """Another name for the table."""
    live.room.name = name
    await live.change(name=name)
