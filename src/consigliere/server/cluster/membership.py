"""Who is there: every node has a row that it renews again and again. One that does not is gone, its tables are free.

All times are the database's. A run of a node is a session; one that has lapsed never comes back, the node begins a new
one."""

import asyncio
import hmac
import logging
import secrets
import time
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

import consigliere
from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.server.cluster.lease import Peer
from consigliere.server.storage import schema
from consigliere.server.storage.database import Database, PostgresDatabase
from consigliere.server.storage.store import Unavailable, check_released, config_for, migrate, set_clock

log = logging.getLogger(__name__)

JOIN_NUMBER = 0x6E6F6465  # nodes join one after the other
BEATS = 5  # in the time after which a node that says nothing is gone
NOW = sa.literal_column("(extract(epoch from clock_timestamp()) * 1000)::bigint", sa.BigInteger)
ALIVE = schema.nodes.c.until > NOW
_N = schema.nodes.c


@dataclass(frozen=True)
class Identity:
    """What a node is called, where the others reach it, and what they all share."""

    name: str
    host: str
    port: int
    secret: bytes = field(repr=False)

    @property
    def secret_mark(self) -> str:
        """Shows others that this node has the same secret, and nothing of the secret."""
        return hmac.new(self.secret, b"consigliere cluster", sha256).hexdigest()


class NameTaken(Exception):
    """A node of the same name is there, or was a moment ago."""


class Membership:
    """This node among the others."""

    def __init__(self, identity: Identity, store_database: Database, seconds: float) -> None:
        assert isinstance(store_database, PostgresDatabase)
        self.identity = identity
        self.seconds = seconds
        self.store_database = store_database
        self.database = store_database.another(seconds)  # what waits for a table must not hold up a beat
        self.session = ""
        self.version: dict[str, Any] = {}
        self.peers: dict[str, Peer] = {}  # the others, by session
        self.leaving = False
        self.renewed = 0.0  # when the last beat that succeeded was begun

    # ---- coming

    async def join(self) -> None:
        """Takes a place among the nodes; a Mistake says why that cannot be."""
        self.version = await asyncio.to_thread(version)  # reads all games: not while others wait to join
        end = time.monotonic() + self.seconds + 2.0
        while True:
            try:
                begun = time.monotonic()
                self.session = await self.store_database.write(self.enter)
                self.renewed = begun
                await self.poll()
                return
            except NameTaken:
                if time.monotonic() > end:
                    raise Mistake("mistake-node-name", node=self.identity.name) from None
                await asyncio.sleep(self.seconds / BEATS)

    def enter(self, connection: Connection) -> str:
        """The same in one transaction: looks who is there, brings the database up to date if nobody is, and enters."""
        connection.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(JOIN_NUMBER)))
        check_released(connection)
        there = self.alive(connection)
        if there:
            self.check_schema(connection, there[0]["name"])
        else:
            migrate(connection)
        for row in there:
            self.check_like(row)
        if any(row["name"] == self.identity.name for row in there):
            raise NameTaken
        connection.execute(schema.nodes.delete().where(~ALIVE))
        gone = schema.leases.c.table_id.not_in(sa.select(schema.tables.c.id)) & schema.leases.c.session.is_(None)
        connection.execute(schema.leases.delete().where(gone))
        session = secrets.token_hex(8)
        values = {"name": self.identity.name, "host": self.identity.host, "port": self.identity.port}
        connection.execute(
            schema.nodes.insert().values(
                **values,
                session=session,
                version=self.version,
                secret_mark=self.identity.secret_mark,
                until=NOW + round(self.seconds * 1000),
                since=NOW,
            )
        )
        set_clock(int(connection.execute(sa.select(NOW)).scalar_one()))
        return session

    def alive(self, connection: Connection) -> list[dict[str, Any]]:
        """The nodes that are there; none in a database that never had any."""
        if not sa.inspect(connection).has_table("nodes"):
            return []
        rows = connection.execute(sa.select(schema.nodes).where(ALIVE).order_by(_N.name)).mappings()
        return [{str(key): value for key, value in row.items()} for row in rows]

    def check_schema(self, connection: Connection, node: str) -> None:
        """While others are there nobody changes the database under them."""
        if MigrationContext.configure(connection).get_current_revision() != head(connection):
            raise Mistake("mistake-node-schema", node=node)

    def check_like(self, row: dict[str, Any]) -> None:
        """A node that plays by other rules, or has other components, would close the others' tables."""
        ours, theirs = self.version, row["version"] if isinstance(row["version"], dict) else {}
        for kind in ("rules", "packs"):
            for game, number in ours[kind].items():
                if (theirs.get(kind) or {}).get(game) != number:
                    raise Mistake(f"mistake-node-{kind}", node=row["name"], game=game)
        if not hmac.compare_digest(str(row["secret_mark"]), self.identity.secret_mark):
            raise Mistake("mistake-node-secret", node=row["name"])

    # ---- being there

    async def beat(self) -> bool:
        """Says that this node is there; False if it was silent for too long, and counts as gone."""
        begun = time.monotonic()
        mine = (_N.session == self.session) & ALIVE
        renewal = schema.nodes.update().where(mine).values(until=NOW + round(self.seconds * 1000))

        def work(connection: Connection) -> bool:
            return connection.execute(renewal.returning(_N.session)).first() is not None

        if not await self.database.write(work):
            return False
        self.renewed = begun
        await self.poll()
        return True

    async def poll(self) -> None:
        """Looks who else is there; who waits for a node that is not learns it."""
        query = sa.select(_N.session, _N.name, _N.host, _N.port).where(ALIVE, _N.session != self.session)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        peers = {row.session: Peer(row.name, row.session, row.host, row.port) for row in rows}
        for session in [session for session in self.peers if session not in peers]:
            log.info("node left the cluster", extra={"node": self.peers[session].name})
            self.peers.pop(session).gone.set()
        for session, peer in peers.items():
            if session not in self.peers:
                log.info("node joined the cluster", extra={"node": peer.name})
                self.peers[session] = peer

    def check(self) -> None:
        """Raises Unavailable if the others may believe that this node is gone."""
        if time.monotonic() - self.renewed > self.seconds:
            raise Unavailable("this node has lost touch with the others")

    # ---- going

    async def leave(self) -> None:
        """What this node had is free for the others at once."""
        work = schema.nodes.delete().where(_N.session == self.session)
        await self.database.write(lambda connection: connection.execute(work))

    async def close(self) -> None:
        """Ends the connections."""
        await self.database.close()


def head(connection: Connection) -> str:
    """The version of the database that this program knows."""
    return str(ScriptDirectory.from_config(config_for(connection)).get_current_head())


def version() -> dict[str, Any]:
    """By what a node plays: versions of the rules and digests of the packs."""
    games = {name: consigliere.game(name) for name in names()}
    return {
        "rules": {name: game.rules for name, game in games.items()},
        "packs": {name: game.pack_digest for name, game in games.items()},
    }
