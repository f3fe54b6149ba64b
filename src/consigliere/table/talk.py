"""What people write: chat of the table and of a team, and private notes."""

from typing import Any

import sqlalchemy as sa

from consigliere.table import schema
from consigliere.table.crowd import Crowd
from consigliere.table.problem import Problem
from consigliere.table.store import Store, now

MOST_LINES = 200


def team_of(crowd: Crowd, seat: int) -> set[int]:
    """The seats that read what this one writes to its team."""
    return next(set(team) for team in crowd.room.game.teams(len(crowd.room.chairs)) if seat in team)


async def write(store: Store, crowd: Crowd, seat: int, text: str, scope: str, key: str | None = None) -> dict[str, Any]:
    """Stores a line and sends it to all it concerns; the same key again is the same line."""
    team = team_of(crowd, seat)
    if scope == "team" and len(team) == 1:
        raise Problem(409, "no-team")
    room = crowd.room
    if key is not None:
        same = sa.select(schema.chat).where(
            schema.chat.c.table_id == room.id, schema.chat.c.seat == seat, schema.chat.c.key == key
        )
        if (before := await store.row(same)) is not None:
            return line(dict(before))
    last = await store.row(sa.select(sa.func.max(schema.chat.c.n).label("n")).where(schema.chat.c.table_id == room.id))
    n = ((last["n"] if last else None) or 0) + 1
    clean = "".join(c if c.isprintable() or c == "\n" else " " for c in text).strip()
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
    message = line(row)
    crowd.send_all({"type": "chat", **message}, team if scope == "team" else None)
    return message


async def lines(store: Store, crowd: Crowd, viewer: int | None, after: int = 0) -> list[dict[str, Any]]:
    """What a viewer may read of the chat."""
    chat = schema.chat
    query = sa.select(chat).where(chat.c.table_id == crowd.room.id, chat.c.n > after)
    if viewer is None:
        query = query.where(chat.c.team.is_(False))
    else:
        query = query.where(chat.c.team.is_(False) | chat.c.seat.in_(team_of(crowd, viewer)))
    rows = await store.rows(query.order_by(chat.c.n.desc()).limit(MOST_LINES))
    return [line(dict(row)) for row in reversed(rows)]


def line(row: dict[str, Any]) -> dict[str, Any]:
    """A line of chat as it is sent."""
    return {
        "n": row["n"],
        "seat": row["seat"],
        "name": row["name"],
        "scope": "team" if row["team"] else "table",
        "text": row["text"],
        "time": row["made"],
    }


async def notes(store: Store, table: str, seat: int) -> str:
    """The private notes of a seat."""
    where = (schema.notes.c.table_id == table) & (schema.notes.c.seat == seat)
    row = await store.row(sa.select(schema.notes.c.text).where(where))
    return str(row["text"]) if row else ""


async def keep_notes(store: Store, table: str, seat: int, text: str) -> None:
    """Replaces them."""
    where = (schema.notes.c.table_id == table) & (schema.notes.c.seat == seat)
    await store.write(
        schema.notes.delete().where(where), schema.notes.insert().values(table_id=table, seat=seat, text=text)
    )
