"""What people write: chat of the table and of a team, and private notes."""

from typing import Any

import sqlalchemy as sa

from consigliere.table import schema
from consigliere.table.live_table import LiveTable
from consigliere.table.outgoing import ChatLine, ChatMessage
from consigliere.table.problem import Problem
from consigliere.table.store import Store, now

MOST_LINES = 200
_C = schema.chat.c


def team_of(live: LiveTable, seat: int) -> set[int]:
    """The seats that read what this one writes to its team."""
    return next(set(team) for team in live.room.game.teams(len(live.room.chairs)) if seat in team)


async def write(store: Store, live: LiveTable, seat: int, text: str, scope: str, key: str | None = None) -> ChatLine:
    """Stores a line and sends it to all it concerns, numbered for each; the same key again is the same line."""
    team = team_of(live, seat)
    if scope == "team" and len(team) == 1:
        raise Problem(409, "no-team")
    room = live.room
    if key is not None:
        same = sa.select(schema.chat).where(_C.table_id == room.id, _C.seat == seat, _C.key == key)
        if (before := await store.row(same)) is not None:
            earlier = readable(live, {*team}) & (_C.n <= before["n"])
            return line({**before, "n": await counted(store, earlier)})
    last = await store.row(sa.select(sa.func.max(schema.chat.c.n).label("n")).where(schema.chat.c.table_id == room.id))
    n = ((last["n"] if last else None) or 0) + 1
    clean = cleaned(text).strip()
    if not clean:
        raise Problem(400, "bad-request", detail="text")
    row = {
        "table_id": room.id,
        "n": n,
        "seat": seat,
        "name": room.chairs[seat].name,
        "team": scope == "team",
        "text": clean,
        "key": key,
        "made": now(),
    }
    await store.write((schema.chat.insert(), [row]))
    message = line({**row, "n": await count(store, live, {*team})})
    if len(team) == 1:
        live.subscribers.send_all(chat_message(message, message.n))
    else:
        readers: list[set[int | None]] = [{*team}]
        if scope == "table":
            readers = [{None}, *[set[int | None](each) for each in room.game.teams(len(room.chairs))]]
        for viewers in readers:
            live.subscribers.send_all(chat_message(message, await count(store, live, viewers)), viewers)
    return message


def readable(live: LiveTable, viewers: set[int | None]) -> sa.ColumnElement[bool]:
    """The lines that a team, or the public ({None}), may read."""
    public = (_C.table_id == live.room.id) & _C.team.is_(False)
    seats = [seat for seat in viewers if seat is not None]
    return public | ((_C.table_id == live.room.id) & _C.team.is_(True) & _C.seat.in_(seats)) if seats else public


async def count(store: Store, live: LiveTable, viewers: set[int | None]) -> int:
    """How many lines they may read by now."""
    return await counted(store, readable(live, viewers))


async def counted(store: Store, condition: sa.ColumnElement[bool]) -> int:
    """How many lines fit a condition."""
    row = await store.row(sa.select(sa.func.count().label("n")).select_from(schema.chat).where(condition))
    return int(row["n"]) if row else 0


def cleaned(text: str) -> str:
    """A text as it may be kept and shown: lines, no other control characters, nothing that turns the reading round."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)


async def lines(store: Store, live: LiveTable, viewer: int | None, after: int = 0) -> list[ChatLine]:
    """What a viewer may read of the chat, numbered for it: it cannot tell what others wrote among themselves."""
    viewers: set[int | None] = {None} if viewer is None else {*team_of(live, viewer)}
    number = sa.func.row_number().over(order_by=_C.n).label("number")
    mine = sa.select(schema.chat, number).where(readable(live, viewers)).subquery()
    query = sa.select(mine).where(mine.c.number > after).order_by(mine.c.number.desc())
    rows = await store.rows(query.limit(MOST_LINES))
    return [line({**row, "n": row["number"]}) for row in reversed(rows)]


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


async def notes(store: Store, table: str, seat: int) -> str:
    """The private notes of a seat."""
    where = (schema.notes.c.table_id == table) & (schema.notes.c.seat == seat)
    row = await store.row(sa.select(schema.notes.c.text).where(where))
    return str(row["text"]) if row else ""


async def keep_notes(store: Store, table: str, seat: int, text: str) -> None:
    """Replaces the private notes of a seat."""
    where = (schema.notes.c.table_id == table) & (schema.notes.c.seat == seat)
    new = {"table_id": table, "seat": seat, "text": text.replace("\0", " ")}
    await store.write(schema.notes.delete().where(where), schema.notes.insert().values(new))


async def forget_notes(store: Store, table: str, seat: int) -> None:
    """Nobody who sits down finds the notes of who sat there before."""
    where = (schema.notes.c.table_id == table) & (schema.notes.c.seat == seat)
    await store.write(schema.notes.delete().where(where))
