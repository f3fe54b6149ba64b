"""Store what happens at one table: a row for each action, snapshots, its outline, as long as this server has it."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import sqlalchemy as sa

from consigliere.core.match import Match
from consigliere.server.cluster.lease import Lease
from consigliere.server.storage import schema
from consigliere.server.storage.replay import snapshot
from consigliere.server.storage.store import Store
from consigliere.server.storage.stored_line import MOVE, Row, StoredLine

ROWS_BETWEEN_SNAPSHOTS = 50
READ_AT_ONCE = 2000  # rows; then others have their turn
FETCHED_AT_ONCE = 500
OffLoop = Callable[..., Awaitable[Any]]  # runs work in a thread
ADD_MOVE = schema.moves.insert()
ADD_SNAPSHOT = schema.snapshots.insert()
_M = schema.moves.c
_S = schema.seats.c
_T = schema.tables.c
FOLLOW = (  # a table that was closed from outside stays closed
    schema.tables.update()
    .where(_T.id == sa.bindparam("table"), _T.status != "closed")
    .values(
        turn=sa.bindparam("turn", type_=sa.JSON),
        due=sa.bindparam("due"),
        clocks=sa.bindparam("clocks", type_=sa.JSON),
        status=sa.bindparam("status"),
        result=sa.bindparam("result", type_=sa.JSON),
        touched=sa.bindparam("touched"),
    )
)


class MoveLog:
    """The stored side of a table."""

    def __init__(self, store: Store, lease: Lease) -> None:
        self.store = store
        self.lease = lease
        self.table = lease.table
        self.last_snapshot = 0

    async def write(self, *writes: Any) -> None:
        """Store something of this table, as long as this server has its lease."""
        await self.store.write(*writes, lease=self.lease)

    async def create(self, table: Row, seats: list[Row], deal: Row | None) -> None:
        """Store a new table."""
        writes: list[Any] = [(schema.tables.insert(), [table]), (schema.seats.insert(), seats)]
        if deal is not None:
            writes.append((ADD_MOVE, [deal]))
        await self.write(*writes)

    async def append(self, row: Row, outline: Row, match: Match) -> None:
        """Store an action; after a barrier, now and then, with a snapshot of the position."""
        writes: list[Any] = [(ADD_MOVE, [row]), (FOLLOW, [outline])]
        if (
            row["kind"] == MOVE
            and match.entries[-1].final
            and row["seq"] - self.last_snapshot >= ROWS_BETWEEN_SNAPSHOTS
        ):
            writes.append((ADD_SNAPSHOT, [snapshot(self.table, row["seq"], match)]))
            self.last_snapshot = row["seq"]
        await self.write(*writes)

    async def change(
        self, *more: Any, seats: Sequence[Row] = (), outline: Row | None = None, deal: Row | None = None, **values: Any
    ) -> None:
        """Store changes of seats, of columns of the table, and of its outline."""
        writes = [*more]
        for seat in seats:
            writes.append(schema.seats.update().where(_S.table_id == self.table, _S.seat == seat["seat"]).values(seat))
        if values:
            writes.append(schema.tables.update().where(_T.id == self.table).values(**values))
        if deal is not None:
            writes.append((ADD_MOVE, [deal]))
        if outline is not None:
            writes.append((FOLLOW, [outline]))
        await self.write(*writes)

    async def read_snapshots(self) -> dict[int, str]:
        """Return the digests of all snapshots by the number of their row."""
        columns = schema.snapshots.c
        rows = await self.store.rows(sa.select(columns.seq, columns.digest).where(columns.table_id == self.table))
        return {row["seq"]: row["digest"] for row in rows}

    async def read_line(self, off_loop: OffLoop) -> StoredLine:
        """Return the rows that stand. Of the others only an outline is read, in portions and off the event loop."""
        line = StoredLine()
        here = _M.table_id == self.table
        query = sa.select(_M.seq, _M.kind, _M.seat, _M.move, _M.key, _M.at).order_by(_M.seq).limit(READ_AT_ONCE)
        after = -1
        while outlines := await self.store.plain_rows(query.where(here, _M.seq > after)):
            after = outlines[-1][0]
            await off_loop(line.add, outlines)
        wanted = sorted(line.deals + line.moves)
        for start in range(0, len(wanted), FETCHED_AT_ONCE):
            some = wanted[start : start + FETCHED_AT_ONCE]
            rows = await self.store.rows(sa.select(schema.moves).where(here, _M.seq.in_(some)).order_by(_M.seq))
            line.rows += [dict(row) for row in rows]
        return line
