"""Sitting down, getting up, handing a seat to a bot and taking it back."""

from typing import Any

import sqlalchemy as sa

from consigliere.table import schema, talk, tokens
from consigliere.table.access import Access
from consigliere.table.chairs import BOT, OPEN, PERSON, STAND_IN, Chair
from consigliere.table.crowd import Crowd
from consigliere.table.house import House, seat_row
from consigliere.table.making import known_bot
from consigliere.table.people import Person
from consigliere.table.problem import Problem
from consigliere.table.room import ADD_MOVE, CLOSED, FOLLOW, OVER, RUNNING, WAITING
from consigliere.table.store import now


async def claim(house: House, crowd: Crowd, token: str, person: Person | None) -> dict[str, Any]:
    """Takes the seat an invitation is for. The invitation is spent; a program gets a token nobody else has."""
    chair = next((chair for chair in crowd.room.chairs if tokens.fits(token, chair.token_hash)), None)
    if chair is None:
        raise Problem(401, "token")
    check_going(crowd)
    if chair.kind != OPEN:
        raise Problem(409, "taken")
    if person is not None:
        await sit(house, crowd, chair, person.name, person.id, None)
        return {"seat": chair.seat}
    fresh = tokens.new_token()
    await sit(house, crowd, chair, "", None, tokens.hash_of(fresh))
    return {"seat": chair.seat, "token": fresh}


async def join(house: House, crowd: Crowd, wanted: int | None, person: Person) -> dict[str, Any]:
    """Takes a free seat of an open table."""
    if not crowd.room.listed:
        raise Problem(403, "not-open")
    check_going(crowd)
    free = [chair for chair in crowd.room.chairs if chair.kind == OPEN and wanted in (None, chair.seat)]
    if not free:
        raise Problem(409, "taken")
    await sit(house, crowd, free[0], person.name, person.id, None)
    return {"seat": free[0].seat}


async def sit(house: House, crowd: Crowd, chair: Chair, name: str, person: str | None, token_hash: str | None) -> None:
    """Somebody sits down; when the last one has, a table that waited begins."""
    room = crowd.room
    chair.kind, chair.name, chair.person, chair.token_hash = PERSON, name, person, token_hash
    chair.bot = None
    await talk.forget_notes(house.store, room.id, chair.seat)
    crowd.drop(chair.seat, person)
    if room.status == RUNNING:
        room.clocks.follow(room.owing_people(), now())
    await keep(house, crowd, chair)


async def leave(house: House, crowd: Crowd, seat: int) -> dict[str, Any]:
    """Before the start the seat is free again; later a bot plays on, and the person can return."""
    check_going(crowd)
    room = crowd.room
    chair = room.chairs[seat]
    if room.status != WAITING:
        await house.stand_in(crowd, seat, STAND_IN)
        return {}
    token = tokens.new_token()
    await talk.forget_notes(house.store, room.id, seat)
    chair.kind, chair.name, chair.person, chair.token_hash = OPEN, "", None, tokens.hash_of(token)
    crowd.drop(seat, None)
    await keep(house, crowd, chair)
    return {"seat": seat, "token": token}


async def hand_to_bot(house: House, crowd: Crowd, access: Access, seat: int, bot: str) -> None:
    """A person hands the own seat to a bot; the host may give an empty one to a bot."""
    room = crowd.room
    access.viewer(room, None)
    if seat >= len(room.chairs):
        raise Problem(404, "unknown-route")
    chair = room.chairs[seat]
    free = chair.kind == OPEN and access.host
    if not free and not (chair.kind == PERSON and seat in access.seats):
        raise Problem(403, "forbidden")
    check_going(crowd)
    name = known_bot(bot)
    if free:
        chair.kind, chair.bot, chair.name, chair.token_hash = BOT, name, name, None
        crowd.drop(seat, None)
        await keep(house, crowd, chair)
    else:
        await house.stand_in(crowd, seat, name)


async def take_back(house: House, crowd: Crowd, access: Access, seat: int) -> None:
    """The person plays again."""
    if seat not in access.seats or crowd.room.chairs[seat].gone:
        raise Problem(403, "forbidden")
    check_going(crowd)
    await house.stand_in(crowd, seat, None)


def check_going(crowd: Crowd) -> None:
    """Nobody sits down or gets up where all is over."""
    if crowd.room.status in (OVER, CLOSED):
        raise Problem(409, "not-running", state=crowd.room.status)


async def keep(house: House, crowd: Crowd, chair: Chair) -> None:
    """Stores a chair and what follows from it, then tells; when the last seat is taken a table that waited begins."""
    room = crowd.room
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
    crowd.send_about(house.about(crowd))
    if begins:
        crowd.greet_all()
    house.go_on(crowd)


async def rename(house: House, crowd: Crowd, name: str) -> None:
    """Another name for the table."""
    crowd.room.name = name
    await change(house, crowd, name=name)


async def change(house: House, crowd: Crowd, told: set[int | None] | None = None, **values: Any) -> None:
    """Changes columns of the table and tells everybody, or some viewers only."""
    where = schema.tables.c.id == crowd.room.id
    time = now() if told is None else crowd.room.touched  # what only some may know is not seen in lists
    statement: sa.Update = schema.tables.update().where(where).values(touched=time, **values)
    try:
        await house.store.write(statement)
    except BaseException:
        crowd.room.broken = True
        raise
    crowd.room.touched = time
    crowd.send_about(house.about(crowd), told)
