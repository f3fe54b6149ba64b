"""What people write: chat of the table and of a team, and private notes."""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import ChatLine, ChatMessage
from consigliere.server.storage import schema
from consigliere.server.storage.move_log import MoveLog
from consigliere.server.storage.store import finished, now
from consigliere.server.tables.broadcast import Broadcast
from consigliere.server.tables.table_state import TableState

MOST_LINES = 200  # that are sent at once
MOST_KEPT = 2000  # of one table
TABLE = "table"
_C = schema.chat.c
_N = schema.notes.c
# made once: a query holds itself, and one for everybody who comes would stay until unused cycles are searched for
_READABLE = (_C.table_id == sa.bindparam("table")) & (
    _C.team.is_(False) | _C.seat.in_(sa.bindparam("seats", expanding=True))
)
_MOST = sa.bindparam("most", type_=sa.Integer)
_LAST_LINES = sa.select(schema.chat).where(_READABLE).order_by(_C.n.desc()).limit(_MOST)
_LATER = sa.select(sa.func.count().label("n")).select_from(schema.chat).where(_READABLE, _C.n > sa.bindparam("after"))


@dataclass
class ChatIndex:
    """What is stored of a table's chat: the last row, how many lines there ever were to the table and by each seat to
    its team, and which rows are left of the table's and of each team's (by its lowest seat)."""

    last: int
    counts: dict[str, int]
    kept: dict[int | str, deque[int]]

    def number(self, seats: set[int]) -> int:
        """Return how many lines a team, or the public (no seats), could read so far: the number of its last one."""
        return self.counts.get(TABLE, 0) + sum(self.counts.get(str(seat), 0) for seat in seats)


class Chat:
    """The chat and the notes of one table."""

    def __init__(self, state: TableState, log: MoveLog, broadcast: Broadcast) -> None:
        self.state = state
        self.log = log
        self.broadcast = broadcast
        self.index: ChatIndex | None = None  # once somebody has read or written

    async def write(self, seat: int, text: str, scope: str, key: str | None = None) -> ChatLine:
        """Store a line and send it to all it concerns, numbered for each; the same key again is the same line."""
        team, state = self.state.team(seat), self.state
        if scope == "team" and len(team) == 1:
            raise Problem(409, "no-teammate")
        index = await self.read_index()
        if key is not None and (line := await self.written(seat, key, index)) is not None:
            return line
        clean = cleaned(text).strip()
        if not clean:
            raise Problem(400, "bad-request", detail="text")
        row = {
            "table_id": state.id,
            "n": index.last + 1,
            "seat": seat,
            "person": state.chairs[seat].person,
            "name": state.chairs[seat].name,
            "team": scope == "team",
            "text": clean,
            "key": key,
            "made": now(),
        }
        cancelled = await self.store(index, row, team)
        line = line_of(row, index.number(team))
        if len(team) == 1:
            self.broadcast.send_all(line_of(row, line.n, ChatMessage))
        else:
            readers: list[set[int]] = [team]
            if scope == "table":
                readers = [set(), *[set(each) for each in state.game.teams(len(state.chairs))]]
            for seats in readers:
                self.broadcast.send_all(line_of(row, index.number(seats), ChatMessage), {*seats} or {None})
        if cancelled:
            raise asyncio.CancelledError
        return line

    async def written(self, seat: int, key: str, index: ChatIndex) -> ChatLine | None:
        """Return the line that a seat has written with a key, if there is one."""
        same = sa.select(schema.chat).where(_C.table_id == self.state.id, _C.seat == seat, _C.key == key)
        row = await self.log.store.row(same)
        if row is None:
            return None
        team = self.state.team(seat)
        later = await self.log.store.rows(_LATER, table=self.state.id, seats=[*team], after=row["n"])
        return line_of({**row}, index.number(team) - later[0]["n"])

    async def store(self, index: ChatIndex, row: dict[str, Any], team: set[int]) -> bool:
        """Store a line with the new count, and delete the oldest of its channel if there are too many; return whether
        the writer was cancelled meanwhile."""
        name = str(row["seat"]) if row["team"] else TABLE
        counts = {**index.counts, name: index.counts.get(name, 0) + 1}
        kept = index.kept.setdefault(min(team) if row["team"] else TABLE, deque())
        too_many = len(kept) + 1 - self.most_kept()
        writes: list[Any] = [
            (schema.chat.insert(), [row]),
            schema.tables.update().where(schema.tables.c.id == self.state.id).values(chat_lines=counts),
        ]
        if too_many > 0:
            channel = _C.team.is_(row["team"]) & (_C.seat.in_(team) if row["team"] else sa.true())
            writes.append(schema.chat.delete().where(_C.table_id == self.state.id, _C.n <= kept[too_many - 1], channel))
        try:
            cancelled = await finished(self.log.write(*writes))
        except BaseException:
            self.index = None  # what is stored is not known
            raise
        for _ in range(too_many):
            kept.popleft()
        kept.append(row["n"])
        index.counts, index.last = counts, row["n"]
        return cancelled

    def most_kept(self) -> int:
        """Return how many lines of the table, and how many of each team, are kept: what is deleted shows no one how
        much others write among themselves."""
        teams = [team for team in self.state.game.teams(len(self.state.chairs)) if len(team) > 1]
        return MOST_KEPT // (1 + len(teams))

    async def read_index(self) -> ChatIndex:
        """Return what is known of the chat; read once, then kept with the table."""
        if self.index is None:
            kept: dict[int | str, deque[int]] = {}
            query = sa.select(_C.n, _C.seat, _C.team).where(_C.table_id == self.state.id).order_by(_C.n)
            last = 0
            for row in await self.log.store.rows(query):
                last = row["n"]
                kept.setdefault(min(self.state.team(row["seat"])) if row["team"] else TABLE, deque()).append(last)
            tables = schema.tables.c
            counts = await self.log.store.row(sa.select(tables.chat_lines).where(tables.id == self.state.id))
            self.index = ChatIndex(last, dict(counts["chat_lines"] or {}) if counts else {}, kept)
        return self.index

    async def lines(self, viewer: int | None, after: int = 0) -> list[ChatLine]:
        """Return what a viewer may read, numbered for it: it cannot tell what others wrote among themselves."""
        seats: set[int] = set() if viewer is None else self.state.team(viewer)
        last = (await self.read_index()).number(seats)
        most = min(MOST_LINES, last - after)
        if most <= 0:
            return []
        rows = await self.log.store.rows(_LAST_LINES, table=self.state.id, seats=[*seats], most=most)
        return [line_of({**row}, last - back) for back, row in enumerate(rows)][::-1]

    async def forget_team_lines(self) -> None:
        """Delete what teams wrote: people who come to a team do not read it; numbers go on."""
        self.index = None
        await self.log.write(schema.chat.delete().where(_C.table_id == self.state.id, _C.team.is_(True)))

    def without_names(self, people: set[str]) -> sa.Update:
        """Return a statement that removes the names of people from what they wrote."""
        return schema.chat.update().where(_C.table_id == self.state.id, _C.person.in_(people)).values(name="")

    # ---- notes

    async def notes(self, seat: int) -> str:
        """Return the private notes of a seat."""
        row = await self.log.store.row(sa.select(_N.text).where(_N.table_id == self.state.id, _N.seat == seat))
        return str(row["text"]) if row else ""

    async def store_notes(self, seat: int, text: str | None) -> None:
        """Replace the private notes of a seat, or (None) delete them: others who sit down there do not find them."""
        writes: list[Any] = [schema.notes.delete().where(_N.table_id == self.state.id, _N.seat == seat)]
        if text is not None:
            new = {"table_id": self.state.id, "seat": seat, "text": text.replace("\0", " ")}
            writes.append(schema.notes.insert().values(new))
        await self.log.write(*writes)


def cleaned(text: str) -> str:
    """Return a text as it may be shown: lines, no other control characters, nothing that turns reading round."""
    return "".join(c if c.isprintable() or c == "\n" else " " for c in text)


def line_of(row: dict[str, Any], n: int, kind: type[ChatLine] = ChatLine) -> ChatLine:
    """Return a line of chat as it is sent, with the number it has for its reader."""
    scope: Any = "team" if row["team"] else "table"
    return kind(n=n, seat=row["seat"], name=row["name"], scope=scope, text=row["text"], time=row["made"])
