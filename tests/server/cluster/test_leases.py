"""Leases in a real PostgreSQL: one node has a table, the next one gets a higher number, and late writes are refused."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from consigliere.core.errors import Mistake
from consigliere.server.cluster import membership
from consigliere.server.cluster.lease import Elsewhere, Lease
from consigliere.server.cluster.membership import Identity, Membership
from consigliere.server.cluster.shared_leases import SharedLeases
from consigliere.server.protocol.errors import Problem
from consigliere.server.storage import schema
from consigliere.server.storage.database import address, database_at
from consigliere.server.storage.store import LostLease, Store, Unavailable
from tests.server.server import Postgres
from tests.server.storage.next_version import COLUMN, use_next_version

IDLE = 2.0  # seconds within a transaction
SECONDS = 60.0  # a lease that does not end by itself here
SECRET = b"a secret of thirty-two characters"
MISSING = schema.tables.update().where(schema.tables.c.id == "none").values(name="late")


class Node:
    """A node without a server."""

    def __init__(self, database: str, name: str, secret: bytes = SECRET, seconds: float = SECONDS) -> None:
        shared = database_at(address(database), IDLE)
        self.members = Membership(Identity(name, "127.0.0.1", 1, secret), shared, seconds)
        self.leases = SharedLeases(shared, self.members)
        self.store = Store(shared, self.leases, self.members.join)

    async def __aenter__(self) -> "Node":
        try:
            await self.store.open()
        except BaseException:
            await self.members.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()
        await self.members.close()

    async def lapse(self) -> None:
        """The others believe that it is gone."""
        past = schema.nodes.update().where(schema.nodes.c.session == self.members.session).values(until=0)
        await self.store.write(past)

    async def note(self, text: str, lease: Lease) -> None:
        """Writes something of a table."""
        await self.store.write(schema.notes.insert().values(table_id=lease.table, seat=0, text=text), lease=lease)

    async def notes(self) -> list[str]:
        """What was written."""
        return [row["text"] for row in await self.store.rows(sa.select(schema.notes.c.text))]


def run(work: Callable[[], Awaitable[None]]) -> None:
    """In an event loop."""

    async def main() -> None:
        await work()

    asyncio.run(main())


def test_one_node_has_a_table_and_the_other_learns_which(postgres: Postgres) -> None:
    async def work() -> None:
        database = postgres.database()
        async with Node(database, "one") as one, Node(database, "two") as two:
            mine = await one.leases.take("t1", new=True)
            assert mine == Lease("t1", 1)
            with pytest.raises(Elsewhere) as elsewhere:
                await two.leases.take("t1", new=True)
            assert elsewhere.value.peer.name == "one"
            await one.leases.release(mine)
            assert await two.leases.take("t1", new=True) == Lease("t1", 2)

    run(work)


def test_a_node_that_is_gone_loses_its_tables_and_its_late_writes_are_refused(postgres: Postgres) -> None:
    async def work() -> None:
        database = postgres.database()
        async with Node(database, "one") as one, Node(database, "two") as two:
            old = await one.leases.take("t1", new=True)
            other = await one.leases.take("t2", new=True)
            await one.lapse()
            new = await two.leases.take("t1", new=True)
            assert new.fence > old.fence
            late, still = one.note("late", old), one.note("still", other)  # in one commit
            assert [type(each) for each in await asyncio.gather(late, still, return_exceptions=True)] == [
                LostLease,
                type(None),
            ]
            await two.note("mine", new)
            assert await two.notes() == ["still", "mine"]
            with pytest.raises(Unavailable):
                await one.leases.take("t3", new=True)
            assert not await one.members.beat()

    run(work)


def test_a_table_that_is_dropped_and_taken_again_has_a_new_number(postgres: Postgres) -> None:
    async def work() -> None:
        async with Node(postgres.database(), "one") as one:
            old = await one.leases.take("t1", new=True)
            new = await one.leases.take("t1", new=True)
            await one.leases.release(old)  # too late: it is taken again
            with pytest.raises(LostLease):
                await one.note("old", old)
            await one.note("new", new)

    run(work)


def test_a_take_over_waits_for_a_write_that_has_begun(postgres: Postgres) -> None:
    async def work() -> None:
        database = postgres.database()
        async with Node(database, "one") as one, Node(database, "two") as two:
            lease = await one.leases.take("t1", new=True)
            entered, go_on = asyncio.Event(), asyncio.Event()
            engine: Any = one.store.database.engine

            async def slow_write() -> None:
                async with engine.begin() as connection:
                    assert await connection.run_sync(one.leases.held, {lease}) == {lease}
                    entered.set()
                    await go_on.wait()
                    row = {"table_id": "t1", "seat": 0, "text": "in time"}
                    await connection.execute(schema.notes.insert().values(row))

            writing = asyncio.create_task(slow_write())
            await entered.wait()
            await one.lapse()
            taking = asyncio.create_task(two.leases.take("t1", new=True))
            done, _ = await asyncio.wait({taking}, timeout=0.3)
            assert not done
            go_on.set()
            await writing
            assert (await taking).fence == lease.fence + 1
            assert await two.notes() == ["in time"]

    run(work)


def test_a_node_that_stops_within_a_transaction_does_not_keep_its_table(postgres: Postgres) -> None:
    async def work() -> None:
        database = postgres.database()
        async with Node(database, "one") as one, Node(database, "two") as two:
            lease = await one.leases.take("t1", new=True)
            engine: Any = one.store.database.engine
            async with engine.connect() as connection:
                await connection.run_sync(one.leases.held, {lease})
                await one.lapse()
                assert (await two.leases.take("t1", new=True)).fence == lease.fence + 1
                await connection.invalidate()

    run(work)


def test_an_unknown_table_leaves_no_lease(postgres: Postgres) -> None:
    async def work() -> None:
        async with Node(postgres.database(), "one") as one:
            for table in ("nothing", "no/thing", "ż"):
                with pytest.raises(Problem) as problem:
                    await one.leases.take(table)
                assert problem.value.status == 404
            assert not await one.store.rows(sa.select(schema.leases))

    run(work)


def test_what_belongs_to_a_table_is_not_written_without_a_lease(postgres: Postgres) -> None:
    async def work() -> None:
        async with Node(postgres.database(), "one") as one:
            with pytest.raises(AssertionError):
                await one.store.write(MISSING)

    run(work)


def test_nodes_keep_out_a_server_that_is_alone_and_it_them(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("consigliere.server.storage.lock.ACQUIRE_SECONDS", 0.2)

    async def work() -> None:
        database = postgres.database()
        async with Node(database, "one"):
            with pytest.raises(Mistake, match="another server"):
                await Store(database).open()
        alone = Store(database)
        await alone.open()
        with pytest.raises(Mistake, match="another server"):
            await Node(database, "one").__aenter__()
        await alone.close()

    run(work)


def test_a_node_that_would_close_the_tables_of_others_does_not_join(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = membership.version

    def other(kind: str) -> Callable[[], dict[str, Any]]:
        return lambda: {**(found := real()), kind: {**found[kind], "signorie": "other"}}

    async def refused(database: str, sentence: str, secret: bytes = SECRET) -> None:
        with pytest.raises(Mistake, match=sentence):
            await Node(database, "two", secret).__aenter__()

    async def work() -> None:
        database = postgres.database()
        async with Node(database, "one") as one:
            with monkeypatch.context() as patch:
                patch.setattr(membership, "version", other("rules"))
                await refused(database, "rules")
                patch.setattr(membership, "version", other("packs"))
                await refused(database, "components")
            with monkeypatch.context() as patch:
                patch.setattr(membership, "head", lambda connection: "0099")
                await refused(database, "version of the database")
            await refused(database, "secret", b"another secret of 32 characters!")
            rows = await one.store.rows(sa.select(schema.nodes.c.name))
            assert [row["name"] for row in rows] == ["one"]

    run(work)


def test_the_first_node_of_a_new_version_brings_the_database_up_to_date(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        database = postgres.database()
        before = Store(database)
        await before.open()
        await before.close()
        use_next_version(monkeypatch, tmp_path)
        async with Node(database, "one") as one, Node(database, "two") as two:
            await one.leases.take("t1", new=True)
            assert [peer.name for peer in two.members.peers.values()] == ["one"]
            assert await one.store.rows(sa.select(sa.text(COLUMN)).select_from(schema.people)) == []

    run(work)


def test_two_nodes_of_one_name_are_a_mistake_but_one_that_comes_back_waits(postgres: Postgres) -> None:
    async def work() -> None:
        database = postgres.database()
        async with Node(database, "one", seconds=4.0) as first:
            staying = asyncio.create_task(beats(first))
            with pytest.raises(Mistake, match="one"):
                await Node(database, "one", seconds=0.4).__aenter__()
            staying.cancel()
            await asyncio.gather(staying, return_exceptions=True)
            async with Node(database, "one", seconds=4.0) as again:  # the first one is silent
                assert again.members.session != first.members.session

    async def beats(node: Node) -> None:
        while True:
            assert await node.members.beat()
            await asyncio.sleep(0.2)

    run(work)
