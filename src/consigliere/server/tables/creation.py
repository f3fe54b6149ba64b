"""Create a table: who sits where, what is dealt, everything stored before it is published."""

import secrets
from dataclasses import fields
from typing import Any

import msgspec

import consigliere
from consigliere import bots
from consigliere.bots.opponents import name_for
from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.server.people import tokens
from consigliere.server.people.people import Person, clean_name
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.requests import NewTable
from consigliere.server.protocol.responses import Invitation, Made
from consigliere.server.storage import schema
from consigliere.server.storage.move_log import MoveLog
from consigliere.server.storage.store import Store, now
from consigliere.server.storage.stored_line import Row
from consigliere.server.tables.clocks import Clocks
from consigliere.server.tables.seats import BOT, PERSON, Chair
from consigliere.server.tables.table_state import TableState

OTHERWISE = ("game", "clocks")
COLUMNS = [name.name for name in fields(TableState) if name.name in schema.tables.c and name.name not in OTHERWISE]
"""What of a table is stored as it is."""


def known_bot(name: str | None) -> str:
    """Return a bot of ours by name; nothing else is ever loaded on a server."""
    if name not in bots.BOTS:
        raise Problem(404, "unknown-bot")
    return str(name)


def seat_people(
    wanted: NewTable, person: Person | None, like: list[Chair] | None
) -> tuple[list[Chair], list[Invitation]]:
    """Return the chairs of a new table, and the tokens of the free ones."""
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
                raise Problem(401, "unauthenticated")
            chair.kind, chair.person, chair.name = PERSON, person.id, clean_name(seat.name) or person.name
        elif like is not None:
            before = like[number]
            chair.kind, chair.name, chair.person = before.kind, before.name, before.person  # without a stand-in
            chair.token_hash = before.token_hash
        else:
            token = tokens.new_token()
            chair.token_hash = tokens.hash_of(token)
            given.append(Invitation(seat=number, token=token, invitation=tokens.short(chair.token_hash)))
        chairs.append(chair)
    return chairs, given


async def create(
    store: Store,
    wanted: NewTable,
    person: Person | None,
    clock: dict[str, Any] | None,
    like: list[Chair] | None,
    origin: str,
) -> tuple[TableState, MoveLog, Made]:
    """Create and store a table; return it with its id, the watch token and the tokens of open seats."""
    if wanted.game not in names():
        raise Problem(404, "unknown-game")
    game = consigliere.game(wanted.game)
    chairs, given = seat_people(wanted, person, like)
    try:
        game.blank(len(chairs), dict(wanted.options))
    except Mistake as mistake:
        raise Problem(400, "bad-request", detail=mistake) from mistake
    watch, time = tokens.new_token(), now()
    log = MoveLog(store, await store.leases.take(tokens.new_id(), new=True))
    state = TableState(
        id=log.table,
        game=game,
        seed=secrets.token_bytes(32),
        chairs=chairs,
        clocks=Clocks(clock or msgspec.to_builtins(wanted.clock), len(chairs)),
        name=wanted.name or "",
        options=dict(wanted.options),
        aids=wanted.aids,
        host=person.id if person else None,
        listed=wanted.open,
        watch_hash=tokens.hash_of(watch),
        made=time,
        rules=game.rules,
        pack=game.pack_digest,
        touched=time,
        origin=origin,
    )
    waits = wanted.wait or person is not None  # where a person is host nothing is dealt before all have come
    begins = not (waits and any(chair.waits_for_person for chair in chairs))
    deal = state.begin(time) if begins else None
    await log.create(row_of(state), [chair.row(state.id) for chair in chairs], deal)
    return state, log, Made(table=state.id, watch=watch, seats=given)


def row_of(state: TableState) -> Row:
    """Return a new table as a row."""
    outline = state.outline(state.made)
    return {
        **{name: getattr(state, name) for name in COLUMNS},
        **{name: outline[name] for name in ("turn", "due", "clocks")},
        "game": state.game.name,
        "clock": state.clocks.kind,
        "agreed": {},
    }
