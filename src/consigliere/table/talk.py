"""What people write: chat of the table and of a team, and private notes."""

import asyncio
from collections import deque
from typing import Any

import sqlalchemy as sa

from consigliere.table import schema
from consigliere.table.live_table import TABLE, ChatLog, LiveTable
from consigliere.table.outgoing import ChatLine, ChatMessage
from consigliere.table.problem import Problem
from consigliere.table.room import Room
from consigliere.table.store import Store, finished, now

MOST_LINES = 200  # that are sent at once
MOST_KEPT = 2000  # of one table
_C = schema.chat.c
# made once: a query holds itself, and one for everybody who comes would stay until unused cycles are searched for
_READABLE = (_C.table_id == sa.bindparam("table")) & (
    _C.team.is_(False) | _C.seat.in_(sa.bindparam("seats", expanding=True))
)
_MOST = sa.bindparam("most", type_=sa.Integer)
_LAST_LINES = sa.select(schema.chat).where(_READABLE).order_by(_C.n.desc()).limit(_MOST)
_LATER = sa.select(sa.func.count().label("n")).select_from(schema.chat).where(_READABLE, _C.n > sa.bindparam("after"))


def team_of(live: LiveTable, seat: int) -> set[int]:
    """The seats that read what this one writes to its team."""
    return next(set(team) for team in live.room.game.teams(len(live.room.chairs)) if seat in team)


async def write(store: Store, live: LiveTable, seat: int, text: str, scope: str, key: str | None = None) -> ChatLine:
    """Stores a line and sends it to all it concerns, numbered for each; the same key again is the same line."""
    team = team_of(live, seat)
    if scope == "team" and len(team) == 1:
        raise Problem(409, "no-team")
    room = live.room
    log = await chat_log(store, live)
    if key is not None:
        same = sa.select(schema.chat).where(_C.table_id == room.id, _C.seat == seat, _C.key == key)
        if (before := await store.row(same)) is not None:
            later = await store.rows(_LATER, **reader(live, {*team}), after=before["n"])
            return line({**before, "n": log.number({*team}) - later[0]["n"]})
    clean = cleaned(text).strip()
    if not clean:
        raise Problem(400, "bad-request", detail="text")
    row = {
        "table_id": room.id,
        "n": log.last + 1,
        "seat": seat,
        "person": room.chairs[seat].person,
        "name": room.chairs[seat].name,
        "team": scope == "team",
        "text": clean,
        "key": key,
        "made": now(),
    }
    cancelled = await keep_line(live, log, row, team)
    message = line({**row, "n": log.number({*team})})
    if len(team) == 1:
        live.subscribers.send_all(chat_message(message, message.n))
    else:
        readers: list[set[int | None]] = [{*team}]
        if scope == "table":
            readers = [{None}, *[set[int | None](each) for each in room.game.teams(len(room.chairs))]]
        for viewers in readers:
            live.subscribers.send_all(chat_message(message, log.number(viewers)), viewers)
    if cancelled:
        raise asyncio.CancelledError
    return message


async def keep_line(live: LiveTable, log: ChatLog, row: dict[str, Any], team: set[int]) -> bool:
    """Stores a line with the new count, and drops the oldest of its channel if there are too many; returns whether
    whoever wrote it was cancelled meanwhile."""
    room = live.room
    writers = team if row["team"] else None
    name = str(row["seat"]) if row["team"] else TABLE
    counts = {**log.counts, name: log.counts.get(name, 0) + 1}
    kept = log.kept.setdefault(min(team) if row["team"] else TABLE, deque())
    too_many = len(kept) + 1 - most_kept(live)
    writes: list[Any] = [
        (schema.chat.insert(), [row]),
        schema.tables.update().where(schema.tables.c.id == room.id).values(chat_lines=counts),
    ]
    if too_many > 0:
        channel = _C.team.is_(writers is not None) & (_C.seat.in_(writers) if writers else sa.true())
        writes.append(schema.chat.delete().where(_C.table_id == room.id, _C.n <= kept[too_many - 1], channel))
    try:
        cancelled = await finished(room.write(*writes))
    except BaseException:
        live.chat_log = None  # nobody knows what is stored
        raise
    for _ in range(too_many):
        kept.popleft()
    kept.append(row["n"])
    log.counts, log.last = counts, row["n"]
    return cancelled


def most_kept(live: LiveTable) -> int:
    """How many lines of the table, and how many of each team, are kept: nobody can tell by what goes how much others
    write among themselves."""
    teams = [team for team in live.room.game.teams(len(live.room.chairs)) if len(team) > 1]
    return MOST_KEPT // (1 + len(teams))


async def chat_log(store: Store, live: LiveTable) -> ChatLog:
    """What is known of a table's chat; read once, then kept with the table."""
    if live.chat_log is None:
        kept: dict[int | str, deque[int]] = {}
        found = sa.select(_C.n, _C.seat, _C.team).where(_C.table_id == live.room.id).order_by(_C.n)
        last = 0
        for row in await store.rows(found):
            last = row["n"]
            kept.setdefault(min(team_of(live, row["seat"])) if row["team"] else TABLE, deque()).append(last)
        counts = await store.row(sa.select(schema.tables.c.chat_lines).where(schema.tables.c.id == live.room.id))
        live.chat_log = ChatLog(last, dict(counts["chat_lines"] or {}) if counts else {}, kept)
    return live.chat_log


def reader(live: LiveTable, viewers: set[int | None]) -> dict[str, Any]:
    """Whose lines a team, or the public ({None}), may read: values for the queries."""
    return {"table": live.room.id, "seats": [seat for seat in viewers if seat is not None]}


def cleaned(text: str) -> str:
    """A text as it may be kept and shown: lines, no other control characters, nothing that turns the reading round."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)


async def lines(store: Store, live: LiveTable, viewer: int | None, after: int = 0) -> list[ChatLine]:
    """What a viewer may read of the chat, numbered for it: it cannot tell what others wrote among themselves."""
    viewers: set[int | None] = {None} if viewer is None else {*team_of(live, viewer)}
    last = (await chat_log(store, live)).number(viewers)
    most = min(MOST_LINES, last - after)
    if most <= 0:
        return []
    rows = await store.rows(_LAST_LINES, **reader(live, viewers), most=most)
    return [line({**row, "n": last - back}) for back, row in enumerate(rows)][::-1]


def line(row: dict[str, Any]) -> ChatLine:
    """A line of chat as it is sent."""
    return ChatLine(
        n=row["n"],
        seat=row["seat"],
        name=row["name"],
        scope="team" if row["team"] else "table",
        text=row["text"],
        time=row["made"],
    )


def chat_message(line: ChatLine, n: int) -> ChatMessage:
    """A line as a message, with the number it has for its readers."""
    return ChatMessage(n=n, seat=line.seat, name=line.name, scope=line.scope, text=line.text, time=line.time)


async def forget_team_lines(live: LiveTable) -> None:
    """Nobody who comes to a team reads what was said there before; numbers go on."""
    live.chat_log = None
    await live.room.write(schema.chat.delete().where(_C.table_id == live.room.id, _C.team.is_(True)))


async def notes(store: Store, table: str, seat: int) -> str:
    """The private notes of a seat."""
    where = (schema.notes.c.table_id == table) & (schema.notes.c.seat == seat)
    row = await store.row(sa.select(schema.notes.c.text).where(where))
    return str(row["text"]) if row else ""


async def keep_notes(room: Room, seat: int, text: str) -> None:
    """Replaces the private notes of a seat."""
    where = (schema.notes.c.table_id == room.id) & (schema.notes.c.seat == seat)
    new = {"table_id": room.id, "seat": seat, "text": text.replace("\0", " ")}
    await room.write(schema.notes.delete().where(where), schema.notes.insert().values(new))


async def forget_notes(room: Room, seat: int) -> None:
    """Nobody who sits down finds the notes of who sat there before."""
    where = (schema.notes.c.table_id == room.id) & (schema.notes.c.seat == seat)
    await room.write(schema.notes.delete().where(where))
