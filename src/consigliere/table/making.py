"""Making a table: who sits where, what is dealt, and everything stored before anybody hears of it."""

import secrets
from typing import TYPE_CHECKING, Any

import msgspec

import consigliere
from consigliere import bots
from consigliere.bots.opponents import name_for
from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.table import schema, tokens
from consigliere.table.answers import Invitation, Made
from consigliere.table.chairs import BOT, PERSON, Chair
from consigliere.table.clocks import Clocks
from consigliere.table.messages import NewTable
from consigliere.table.people import Person, clean_name
from consigliere.table.problem import Problem
from consigliere.table.room import ADD_MOVE, Room
from consigliere.table.store import now

if TYPE_CHECKING:
    from consigliere.table.house import House


def known_bot(name: str | None) -> str:
    """A bot of ours by name; nothing else is ever loaded on a server."""
    if name not in bots.BOTS:
        raise Problem(404, "unknown-bot")
    return str(name)


def clock_of(wanted: NewTable) -> dict[str, Any] | None:
    """The clock of a new table as it is kept."""
    return None if wanted.clock is None else dict(msgspec.to_builtins(wanted.clock))


def seat_people(
    wanted: NewTable, person: Person | None, like: list[Chair] | None
) -> tuple[list[Chair], list[Invitation]]:
    """The chairs of a new table, and the tokens of the free ones."""
    given: list[Invitation] = []
    chairs: list[Chair] = []
    for number, seat in enumerate(wanted.seats):
        chair = Chair(number, seat.kind)
        if seat.kind == BOT:
            chair.bot = known_bot(seat.bot)
            taken = [other.name for other in chairs]
            chair.name = like[number].name if like is not None else name_for(chair.bot, number, taken)
        elif seat.kind == "me":
            if person is None:
                raise Problem(401, "who")
            chair.kind, chair.person, chair.name = PERSON, person.id, clean_name(seat.name) or person.name
        elif like is not None:
            before = like[number]
            chair.kind, chair.name, chair.person = before.kind, before.name, before.person  # and nobody's stand-in
            chair.token_hash = before.token_hash
        else:
            token = tokens.new_token()
            chair.token_hash = tokens.hash_of(token)
            given.append(Invitation(seat=number, token=token, invitation=tokens.short(chair.token_hash)))
        chairs.append(chair)
    return chairs, given


async def make(
    house: "House",
    wanted: NewTable,
    person: Person | None,
    clock: dict[str, Any] | None,
    like: list[Chair] | None,
    origin: str,
) -> tuple[Room, Made]:
    """A new table, stored; and its id, the watch token and the tokens of open seats."""
    if wanted.game not in names():
        raise Problem(404, "unknown-game")
    game = consigliere.game(wanted.game)
    chairs, given = seat_people(wanted, person, like)
    watch = tokens.new_token()
    table = tokens.new_id()
    room = Room(
        id=table,
        game=game,
        store=house.store,
        lease=await house.store.leases.take(table, new=True),
        name=wanted.name or "",
        seed=secrets.token_bytes(32),
        options=dict(wanted.options),
        aids=wanted.aids,
        chairs=chairs,
        clocks=Clocks(clock or clock_of(wanted), len(chairs)),
        host=person.id if person else None,
        listed=wanted.open,
        watch_hash=tokens.hash_of(watch),
        made=now(),
        rules=game.rules,
        pack=game.pack_digest,
        touched=now(),
        origin=origin,
    )
    try:
        game.blank(len(chairs), room.options)
    except Mistake as mistake:
        raise Problem(400, "bad-request", detail=mistake) from mistake
    waits = wanted.wait or person is not None  # where a person is host nothing is dealt before all have come
    begins = not (waits and any(chair.waits_for_person for chair in chairs))
    await keep(room, room.begin() if begins else None)
    return room, Made(table=room.id, watch=watch, seats=given)


async def keep(room: Room, deal: dict[str, Any] | None) -> None:
    """Stores a table that was just made."""
    outline = room.outline(room.made)
    row = {
        "id": room.id,
        "name": room.name,
        "game": room.game.name,
        "rules": room.rules,
        "pack": room.pack,
        "options": room.options,
        "aids": room.aids,
        "seed": room.seed,
        "clock": room.clocks.kind,
        "listed": room.listed,
        "host": room.host,
        "watch_hash": room.watch_hash,
        "status": room.status,
        "turn": outline["turn"],
        "due": outline["due"],
        "clocks": outline["clocks"],
        "agreed": {},
        "origin": room.origin,
        "made": room.made,
        "touched": room.touched,
    }
    await room.write(
        (schema.tables.insert(), [row]),
        (schema.seats.insert(), [chair.row(room.id) for chair in room.chairs]),
        *([(ADD_MOVE, [deal])] if deal is not None else []),
    )
