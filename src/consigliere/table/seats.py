"""Sitting down, getting up, handing a seat to a bot and taking it back."""

from typing import Any

import sqlalchemy as sa

from consigliere.table import schema, talk, tokens
from consigliere.table.access import Access
from consigliere.table.chairs import BOT, OPEN, PERSON, STAND_IN, Chair
from consigliere.table.house import House, seat_row
from consigliere.table.making import known_bot
from consigliere.table.people import Person
from consigliere.table.problem import Problem
from consigliere.table.room import ADD_MOVE, CLOSED, FOLLOW, OVER, RUNNING, WAITING
from consigliere.table.store import now
from consigliere.table.subscribers import Subscribers


async def claim(house: House, live: Subscribers, token: str, person: Person | None) -> dict[str, Any]:
    """Takes the seat an invitation is for. The invitation is spent; a program gets a token nobody else has."""
    chair = next((chair for chair in live.room.chairs if tokens.fits(token, chair.token_hash)), None)
    if chair is None:
        raise Problem(401, "token")
    check_going(live)
    if chair.kind != OPEN:
        raise Problem(409, "taken")
    if person is not None:
        await sit(house, live, chair, person.name, person.id, None)
        return {"seat": chair.seat}
    fresh = tokens.new_token()
    await sit(house, live, chair, "", None, tokens.hash_of(fresh))
    return {"seat": chair.seat, "token": fresh}


async def join(house: House, live: Subscribers, wanted: int | None, person: Person) -> dict[str, Any]:
    """Takes a free seat of an open table."""
    if not live.room.listed:
        raise Problem(403, "not-open")
    check_going(live)
    free = [chair for chair in live.room.chairs if chair.kind == OPEN and wanted in (None, chair.seat)]
    if not free:
        raise Problem(409, "taken")
    await sit(house, live, free[0], person.name, person.id, None)
    return {"seat": free[0].seat}


async def sit(
    house: House, live: Subscribers, chair: Chair, name: str, person: str | None, token_hash: str | None
) -> None:
    """Somebody sits down; when the last one has, a table that waited begins."""
    room = live.room
    chair.kind, chair.name, chair.person, chair.token_hash = PERSON, name, person, token_hash
    chair.bot = None
    await talk.forget_notes(house.store, room.id, chair.seat)
    live.drop(chair.seat, person)
    if room.status == RUNNING:
        room.clocks.follow(room.owing_people(), now())
    await keep(house, live, chair)


async def leave(house: House, live: Subscribers, seat: int) -> dict[str, Any]:
    """Before the start the seat is free again; later a bot plays on, and the person can return."""
    check_going(live)
    room = live.room
    chair = room.chairs[seat]
    if room.status != WAITING:
        await house.stand_in(live, seat, STAND_IN)
        return {}
    token = tokens.new_token()
    await talk.forget_notes(house.store, room.id, seat)
    chair.kind, chair.name, chair.person, chair.token_hash = OPEN, "", None, tokens.hash_of(token)
    live.drop(seat, None)
    await keep(house, live, chair)
    return {"seat": seat, "token": token}


async def hand_to_bot(house: House, live: Subscribers, access: Access, seat: int, bot: str) -> None:
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
        chair.kind, chair.bot, chair.name, chair.token_hash = BOT, name, name, None
        live.drop(seat, None)
        await keep(house, live, chair)
    else:
        await house.stand_in(live, seat, name)


async def take_back(house: House, live: Subscribers, access: Access, seat: int) -> None:
    """The person plays again."""
    if seat not in access.seats or live.room.chairs[seat].gone:
        raise Problem(403, "forbidden")
    check_going(live)
    await house.stand_in(live, seat, None)


def check_going(live: Subscribers) -> None:
    """Nobody sits down or gets up where all is over."""
    if live.room.status in (OVER, CLOSED):
        raise Problem(409, "not-running", state=live.room.status)


async def keep(house: House, live: Subscribers, chair: Chair) -> None:
    """Stores a chair and what follows from it, then tells; when the last seat is taken a table that waited begins."""
    room = live.room
    time = now()
    writes: list[Any] = []
    begins = room.status == WAITING and not any(other.waits_for_person for other in room.chairs)
    try:
        if begins:
            writes.append((ADD_MOVE, [room.begin()]))
        await house.store.write(seat_row(room, chair), (FOLLOW, [room.outline(time)]), *writes)
    except BaseException:
        room.broken = True
        raise
    room.touched = time
    live.send_about(house.about(live))
    if begins:
        live.greet_all()
    house.after_change(live)


async def rename(house: House, live: Subscribers, name: str) -> None:
    """Another name for the table."""
    live.room.name = name
    await change(house, live, name=name)


async def change(house: House, live: Subscribers, viewers: set[int | None] | None = None, **values: Any) -> None:
    """Changes columns of the table and tells everybody, or some viewers only."""
    where = schema.tables.c.id == live.room.id
    time = now() if viewers is None else live.room.touched  # what only some may know is not seen in lists
    statement: sa.Update = schema.tables.update().where(where).values(touched=time, **values)
    try:
        await house.store.write(statement)
    except BaseException:
        live.room.broken = True
        raise
    live.room.touched = time
    live.send_about(house.about(live), viewers)
