"""Leases that several nodes share: rows in PostgreSQL. A table is taken if nobody has it, or who had it is gone."""

import contextlib
import random
import time
from collections.abc import Set

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from consigliere.cache import Cache
from consigliere.server.cluster.lease import Elsewhere, Lease, Leases, Peer
from consigliere.server.cluster.membership import Membership
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import RUNNING
from consigliere.server.storage import schema
from consigliere.server.storage.database import Database
from consigliere.server.storage.store import Unavailable

REMEMBERED = 10_000
HINT_SECONDS = 2.0  # for which it is believed, unasked, that a node still has a table
TRIES = 5
IS_THERE = "EXISTS (SELECT 1 FROM nodes WHERE nodes.session = {} AND nodes.until > {})"
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
MINE_IS_THERE = IS_THERE.format("CAST(:session AS text)", NOW)
HOLDER_IS_THERE = IS_THERE.format("leases.session", NOW)
TAKE = f"""
    INSERT INTO leases (table_id, session, fence) {{}} AND {MINE_IS_THERE}
    ON CONFLICT (table_id) DO UPDATE SET session = excluded.session, fence = leases.fence + 1
    WHERE leases.session IS NULL OR leases.session = excluded.session OR NOT {HOLDER_IS_THERE}
    RETURNING leases.fence
"""
TAKE_NEW = sa.text(TAKE.format("SELECT CAST(:table AS text), CAST(:session AS text), 1 WHERE true"))
TAKE_KNOWN = sa.text(TAKE.format("SELECT id, CAST(:session AS text), 1 FROM tables WHERE id = CAST(:table AS text)"))
WHO = sa.text(
    "SELECT (SELECT session FROM leases WHERE table_id = :table) AS session,"
    " EXISTS (SELECT 1 FROM tables WHERE id = :table) AS known"
)
LEFT = sa.text(
    "SELECT tables.id FROM tables JOIN leases ON leases.table_id = tables.id"
    f" WHERE tables.status = '{RUNNING}' AND leases.session IS NOT NULL AND NOT {HOLDER_IS_THERE}"
)
_L = schema.leases.c


class SharedLeases(Leases):
    """The tables of this node."""

    def __init__(self, database: Database, membership: Membership) -> None:
        self.database = database
        self.membership = membership
        self.hints: Cache[str, tuple[Peer, float]] = Cache(
            REMEMBERED
        )  # tables that were elsewhere, and until when that is believed

    def check(self) -> None:
        """Raises Unavailable if the others may have taken what this node has."""
        self.membership.check()

    async def take(self, table: str, new: bool = False) -> Lease:
        """The lease of a table, with the next fencing number; raises Elsewhere if another node has it."""
        if not (table.isascii() and table.isalnum()):
            raise Problem(404, "unknown-table")
        if not new and (peer := self.hinted(table)) is not None:
            raise Elsewhere(peer, table)
        if self.membership.leaving:
            raise await self.somewhere_else(table)
        try:
            for _ in range(TRIES):
                fence, holder, known = await self.database.write(
                    lambda connection: self.try_take(connection, table, new)
                )
                if fence is not None:
                    return Lease(table, fence)
                if holder is None and not known and not new:
                    raise Problem(404, "unknown-table")
                self.check()
                if (peer := await self.peer(holder)) is not None:
                    self.remember(table, peer)
                    raise Elsewhere(peer, table)
        except Problem:
            raise
        except Exception as error:
            raise Unavailable(str(error)) from error
        raise Unavailable("nobody has the table, and it cannot be had")

    def try_take(self, connection: Connection, table: str, new: bool) -> tuple[int | None, str | None, bool]:
        """The fencing number, or who has the table, and whether there is one."""
        values = {"table": table, "session": self.membership.session}
        fence = connection.execute(TAKE_NEW if new else TAKE_KNOWN, values).scalar()
        if fence is not None:
            return int(fence), None, True
        row = connection.execute(WHO, {"table": table}).one()
        return None, row.session, bool(row.known)

    async def somewhere_else(self, table: str) -> Problem:
        """This node is leaving and takes nothing any more: who has the table, or could take it."""
        row = await self.database.read(lambda connection: connection.execute(WHO, {"table": table}).one())
        others = list(self.membership.peers.values())
        peer = await self.peer(row.session) or (random.choice(others) if others else None)
        return Unavailable("this node is leaving, and no other is there") if peer is None else Elsewhere(peer, table)

    async def peer(self, session: str | None) -> Peer | None:
        """The node of a session, if it is there."""
        if session is not None and session not in self.membership.peers:
            await self.membership.poll()
        return self.membership.peers.get(session or "")

    def hinted(self, table: str) -> Peer | None:
        """The node that had a table a moment ago."""
        peer, until = self.hints.get(table, (None, 0.0))
        if peer is None or peer.gone.is_set() or time.monotonic() > until:
            self.hints.pop(table, None)
            return None
        return peer

    def remember(self, table: str, peer: Peer) -> None:
        """Whoever asks for the table in the next moment is passed on without asking the database."""
        self.hints[table] = peer, time.monotonic() + HINT_SECONDS

    def forget(self, table: str) -> None:
        """The node that should have had the table does not have it."""
        self.hints.pop(table, None)

    async def release(self, lease: Lease) -> None:
        """The table is free, unless it was taken again meanwhile."""
        mine = (_L.table_id == lease.table) & (_L.fence == lease.fence)
        free = schema.leases.update().where(mine).values(session=None)
        with contextlib.suppress(Exception):  # then it is free when this node is gone, or takes it again
            await self.database.write(lambda connection: connection.execute(free))

    def held(self, connection: Connection, leases: Set[Lease]) -> Set[Lease]:
        """Those that are still good; until the transaction ends nobody takes them."""
        if not leases:
            return leases
        rows = sa.select(_L.table_id, _L.fence).where(_L.table_id.in_({lease.table for lease in leases}))
        there = {Lease(row.table_id, row.fence) for row in connection.execute(rows.with_for_update(read=True))}
        return leases & there

    async def left_behind(self) -> list[str]:
        """Running tables whose node is gone."""
        return await self.database.read(lambda connection: [str(row.id) for row in connection.execute(LEFT)])
