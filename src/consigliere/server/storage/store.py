"""Where everything is kept: one database, one writer that commits what waits together, then tells who waited."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import DataError, IntegrityError

from consigliere.core.errors import Mistake
from consigliere.server.cluster.lease import NO_TABLE, Lease, Leases
from consigliere.server.protocol.errors import Problem
from consigliere.server.storage import schema
from consigliere.server.storage.database import (
    Database,
    SqliteDatabase,
    Work,
    address,
    database_at,
    keep_private,
    reason,
)
from consigliere.server.storage.database_watch import FileWatch, PostgresWatch
from consigliere.server.storage.lock import FileLock, SessionLock, acquired

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
UNRELEASED = frozenset(f"{number:04}" for number in range(1, 10))  # revisions of databases from before 0.1.0
MOST_AT_ONCE = 256  # writes in one commit
WOKEN_AT_ONCE = 8  # of those who waited for it
CHECKPOINT_SECONDS = 1.0
WATCH_SECONDS = 0.4
T = TypeVar("T")
Write = tuple[sa.Executable, list[dict[str, Any]] | None]
FENCED = {schema.tables, schema.seats, schema.moves, schema.snapshots, schema.chat, schema.notes}


class Unavailable(Problem):
    """The database does not answer, or cannot write (a full disk); nothing of what was asked has been acknowledged."""

    def __init__(self, why: str) -> None:
        super().__init__(503, "unavailable")
        self.why = why


class NothingFound(Exception):
    """A statement that must find a row (`must_find`) found none; nothing of that write is stored."""


class LostLease(Unavailable):
    """Another node has the table by now: nothing of what was asked has been stored."""

    def __init__(self) -> None:
        super().__init__("another node has the table")


@dataclass(frozen=True, eq=False)
class Waiting:
    """What somebody wants stored, by which lease, and who is told."""

    writes: list[Write]
    lease: Lease | None
    done: asyncio.Future[None]


def steady() -> int:
    """Nanoseconds that never jump; where the system counts them, also those of a machine that sleeps."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()


BEGUN = time.time_ns() - steady()


def now() -> int:
    """The time in milliseconds: the system's at the start of this process, and from then on steady. Somebody who sets
    the system's clock takes no time to think from anybody, and closes no table."""
    return (BEGUN + steady()) // 1_000_000


def set_clock(time: int) -> None:
    """Goes by another clock from now on: that of the database, which several nodes share."""
    global BEGUN
    BEGUN = time * 1_000_000 - steady()


def config_for(connection: Connection) -> Config:
    """Where the steps from version to version are, and what they are to change."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def check_released(connection: Connection) -> None:
    """Raise a Mistake if the database is from before the first version that is still read."""
    if MigrationContext.configure(connection).get_current_revision() in UNRELEASED:
        raise Mistake("mistake-database-older")


def migrate(connection: Connection) -> None:
    """Bring the database to this version."""
    check_released(connection)
    command.upgrade(config_for(connection), "head")


class Store:
    """Reads at once; writes wait for each other a moment and are committed together."""

    def __init__(
        self,
        database: str | Database,
        leases: Leases | None = None,
        prepare: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """If other nodes share the database: `leases` say who has which table, `prepare` comes before its use."""
        self.database = database_at(address(database)) if isinstance(database, str) else database
        self.file = self.database.file
        if isinstance(self.database, SqliteDatabase):
            file_lock = FileLock(self.database.file)
            self.lock: FileLock | SessionLock = file_lock
            self.watch: FileWatch | PostgresWatch = FileWatch(self.database, file_lock)
        else:
            self.lock = SessionLock(self.database.url, self.database.timeouts, self.database.shared is not None)
            self.watch = PostgresWatch(self.database)
        self.trouble: str | None = None  # why the database is not to be used: it is gone, or another, or damaged
        self.leases: Leases = leases or Leases()
        self.prepare = prepare or self.bring_up_to_date
        self.waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.checkpointer: asyncio.Task[None] | None = None
        self.watcher: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0
        self.failures = 0
        self.refused = 0  # writes of tables that another node has
        self.failing = False  # the last write failed

    async def open(self) -> None:
        """Makes sure that no other server has it, migrates, and starts the writer."""
        try:
            if self.file:
                keep_private(self.file)
            if not await acquired(self.lock.acquire):
                raise Mistake("mistake-database-taken")
            await self.prepare()
            await self.watch.begin()
        except Exception as error:
            await self.database.close()
            await self.lock.release()
            if isinstance(error, Mistake):
                raise
            if isinstance(error, CommandError):
                raise Mistake("mistake-database-newer") from error
            raise Mistake("mistake-database", problem=reason(error)) from error
        self.writer = asyncio.create_task(self.write_repeatedly(), name="writer")
        self.checkpointer = asyncio.create_task(self.checkpoint_repeatedly(), name="checkpointer")
        self.watcher = asyncio.create_task(self.watch_repeatedly(), name="watcher")

    async def bring_up_to_date(self) -> None:
        """What one server alone does before it uses a database."""
        await self.database.write(migrate)

    async def close(self) -> None:
        """Writes what waits, and ends."""
        if self.writer is not None:
            await self.waiting.join()
        tasks = [task for task in (self.writer, self.checkpointer, self.watcher) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.database.close()
        await self.lock.release()

    # ---- reading

    async def rows(self, query: sa.Select[Any], **values: Any) -> Sequence[RowMapping]:
        """All rows of a query, with values for its parameters."""
        return await self.read(lambda connection: connection.execute(query, values).mappings().all())

    async def plain_rows(self, query: sa.Select[Any]) -> list[tuple[Any, ...]]:
        """All rows of a query as tuples: quicker, where there are many."""
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    async def read(self, work: Work[T]) -> T:
        """Runs what only reads."""
        if self.trouble is not None:
            raise Unavailable(self.trouble)
        try:
            return await self.database.read(work)
        except Exception as error:
            log.warning("database read failed", extra={"problem": reason(error)})
            raise Unavailable(reason(error)) from error

    async def row(self, query: sa.Select[Any]) -> RowMapping | None:
        """The first row of a query."""
        rows = await self.rows(query.limit(1))
        return rows[0] if rows else None

    # ---- writing

    async def write(self, *writes: sa.Executable | Write, lease: Lease | None = None) -> None:
        """Returns when all of it is durably stored; raises Unavailable if none of it is.

        What belongs to a table is written by the lease of whoever has it, or not at all."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        given = [each if isinstance(each, tuple) else (each, None) for each in writes]
        if lease is None:
            assert not any(getattr(statement, "table", None) in FENCED for statement, _ in given), "without a lease"
        self.waiting.put_nowait(Waiting(given, None if lease is NO_TABLE else lease, done))
        await done

    async def write_repeatedly(self) -> None:
        """The writer: takes what waits, commits it, wakes who waited."""
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            await self.commit(batch)
            for _ in batch:
                self.waiting.task_done()

    async def commit(self, batch: list[Waiting]) -> None:
        """One transaction for all. If a row does not fit each one alone, so that one bad write harms nobody else."""
        try:
            if not await self.lock.held():
                raise ConnectionError("the database was replaced, or may belong to another server")
            if self.trouble is not None:
                raise ConnectionError(self.trouble)
            held = await self.database.write(lambda connection: self.execute_held(connection, batch))
            if not self.lock.still_there():
                raise ConnectionError("the database was replaced while something was written")
        except (IntegrityError, DataError, NothingFound) as error:
            if len(batch) == 1 and isinstance(error, NothingFound):
                batch[0].done.set_exception(error)
            elif len(batch) == 1:
                self.fail(batch, error)
            else:
                for one in batch:
                    await self.commit([one])
        except Exception as error:
            self.fail(batch, error)
        else:
            self.failing = False
            self.commits += 1
            self.written += len(batch)
            for number, each in enumerate(batch, 1):
                if each.done.done():
                    pass
                elif each.lease is None or each.lease in held:
                    each.done.set_result(None)
                else:
                    self.refused += 1
                    each.done.set_exception(LostLease())
                if number % WOKEN_AT_ONCE == 0:  # whoever was woken tells its table; then others have their turn
                    await asyncio.sleep(0)

    def execute_held(self, connection: Connection, batch: list[Waiting]) -> Set[Lease]:
        """Executes what has a good lease, or needs none; returns the leases that are good."""
        held = self.leases.held(connection, {each.lease for each in batch if each.lease is not None})
        good = [each.writes for each in batch if each.lease is None or each.lease in held]
        execute(connection, grouped([write for writes in good for write in writes]))
        return held

    async def checkpoint_repeatedly(self) -> None:
        """Has the database tidied up beside the writing."""
        before = 0
        while True:
            await asyncio.sleep(CHECKPOINT_SECONDS)
            if self.commits != before:
                before = self.commits
                try:
                    await self.database.checkpoint()
                except Exception as error:
                    log.warning("database checkpoint failed", extra={"problem": reason(error)})

    async def watch_repeatedly(self) -> None:
        """Looks again and again whether the database is still the one that was opened."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            await self.poll()

    async def poll(self) -> None:
        """Notes what is wrong with the database; nothing is written or read until that is over."""
        try:
            trouble = await self.watch.trouble()
        except Exception as error:
            trouble = reason(error)
        if trouble != self.trouble:
            log.error(
                "database unavailable; retrying" if trouble else "database available again", extra={"problem": trouble}
            )
        self.trouble = trouble

    def fail(self, batch: list[Waiting], error: Exception) -> None:
        """Tells all who wait that nothing was stored, as far as we know: they read again what there is."""
        self.failing = True
        self.failures += len(batch)
        log.warning("database write failed", extra={"problem": reason(error), "actions": len(batch)})
        for each in batch:
            if not each.done.done():
                each.done.set_exception(Unavailable(reason(error)))

    async def check(self) -> None:
        """Whether it can be read, and after a failure also written; raises Unavailable if not."""
        await self.poll()
        await self.rows(sa.select(sa.literal(1)))
        if self.failing or not await self.lock.held():
            last = schema.settings.delete().where(schema.settings.c.name == "checked")
            await self.write(last, schema.settings.insert().values(name="checked", value=str(now())))


async def finished(work: Awaitable[None]) -> bool:
    """Waits for work to its end even if whoever waits is cancelled meanwhile; returns whether that was so."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        task.result()
        return True
    return False


def execute(connection: Connection, work: list[Write]) -> None:
    """Executes statements in their order."""
    for statement, values in work:
        done = connection.execute(statement, values)
        if statement.get_execution_options().get("must_find") and not getattr(done, "rowcount", 1):
            raise NothingFound


def grouped(writes: list[Write]) -> list[Write]:
    """The same, with all values of one statement in one call; rows of different tables do not depend on each other."""
    groups: list[Write] = []
    many: dict[int, list[dict[str, Any]]] = {}
    for statement, values in writes:
        if values is None:
            groups.append((statement, None))
        elif id(statement) in many:
            many[id(statement)].extend(values)
        else:
            many[id(statement)] = list(values)
            groups.append((statement, many[id(statement)]))
    return groups
