"""Where everything is kept: one database, one writer that commits what waits together, then tells who waited."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import DataError, IntegrityError

from consigliere.core.errors import Mistake
from consigliere.table import schema
from consigliere.table.database import SqliteDatabase, Work, address, database_at, keep_private, reason
from consigliere.table.database_watch import FileWatch, PostgresWatch
from consigliere.table.lock import FileLock, SessionLock, acquired
from consigliere.table.problem import Problem

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_AT_ONCE = 256  # writes in one commit
WOKEN_AT_ONCE = 8  # of those who waited for it
CHECKPOINT_SECONDS = 1.0
WATCH_SECONDS = 0.4
T = TypeVar("T")
Write = tuple[sa.Executable, list[dict[str, Any]] | None]


class Unavailable(Problem):
    """The database does not answer, or cannot write (a full disk); nothing of what was asked has been acknowledged."""

    def __init__(self, why: str) -> None:
        super().__init__(503, "unavailable")
        self.why = why


def steady() -> int:
    """Nanoseconds that never jump; where the system counts them, also those of a machine that sleeps."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()


BEGUN = time.time_ns() - steady()


def now() -> int:
    """The time in milliseconds: the system's at the start of this process, and from then on steady. Somebody who sets
    the system's clock takes no time to think from anybody, and closes no table."""
    return (BEGUN + steady()) // 1_000_000


def config_for(connection: Connection) -> Config:
    """Where the steps from version to version are, and what they are to change."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    """Brings the database to this version."""
    command.upgrade(config_for(connection), "head")


class Store:
    """Reads at once; writes wait for each other a moment and are committed together."""

    def __init__(self, database: str) -> None:
        url = address(database)
        self.database = database_at(url)
        self.file = self.database.file
        if isinstance(self.database, SqliteDatabase):
            file_lock = FileLock(self.database.file)
            self.lock: FileLock | SessionLock = file_lock
            self.watch: FileWatch | PostgresWatch = FileWatch(self.database, file_lock)
        else:
            self.lock = SessionLock(url, self.database.timeouts)
            self.watch = PostgresWatch(self.database)
        self.trouble: str | None = None  # why the database is not to be used: it is gone, or another, or damaged
        self.waiting: asyncio.Queue[tuple[list[Write], asyncio.Future[None]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.checkpointer: asyncio.Task[None] | None = None
        self.watcher: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0
        self.failures = 0
        self.failing = False  # the last write failed

    async def open(self) -> None:
        """Makes sure that no other server has it, migrates, and starts the writer."""
        try:
            if self.file:
                keep_private(self.file)
            if not await acquired(self.lock.acquire):
                raise Mistake("mistake-database-taken")
            await self.database.write(migrate)
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

    async def rows(self, query: sa.Select[Any]) -> Sequence[RowMapping]:
        """All rows of a query."""
        return await self.read(lambda connection: connection.execute(query).mappings().all())

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
            log.warning("reading failed", extra={"problem": reason(error)})
            raise Unavailable(reason(error)) from error

    async def row(self, query: sa.Select[Any]) -> RowMapping | None:
        """The first row of a query."""
        found = await self.rows(query.limit(1))
        return found[0] if found else None

    # ---- writing

    async def write(self, *writes: sa.Executable | Write) -> None:
        """Returns when all of it is durably stored; raises Unavailable if none of it is."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(([each if isinstance(each, tuple) else (each, None) for each in writes], done))
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

    async def commit(self, batch: list[tuple[list[Write], asyncio.Future[None]]]) -> None:
        """One transaction for all. If a row does not fit each one alone, so that one bad write harms nobody else."""
        work = grouped([write for writes, _ in batch for write in writes])
        try:
            if not await self.lock.held():
                raise ConnectionError("the database was replaced, or may belong to another server")
            if self.trouble is not None:
                raise ConnectionError(self.trouble)
            await self.database.write(lambda connection: execute(connection, work))
            if not self.lock.still_there():
                raise ConnectionError("the database was replaced while something was written")
        except (IntegrityError, DataError) as error:
            if len(batch) == 1:
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
            for number, (_, done) in enumerate(batch, 1):
                if not done.done():
                    done.set_result(None)
                if number % WOKEN_AT_ONCE == 0:  # whoever was woken tells its table; then others have their turn
                    await asyncio.sleep(0)

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
                    log.warning("checkpoint failed", extra={"problem": reason(error)})

    async def watch_repeatedly(self) -> None:
        """Looks again and again whether the database is still the one that was opened."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            await self.look()

    async def look(self) -> None:
        """Notes what is wrong with the database; nothing is written or read until that is over."""
        try:
            trouble = await self.watch.trouble()
        except Exception as error:
            trouble = reason(error)
        if trouble != self.trouble:
            log.error("the database cannot be used" if trouble else "the database is back", extra={"problem": trouble})
        self.trouble = trouble

    def fail(self, batch: list[tuple[list[Write], asyncio.Future[None]]], error: Exception) -> None:
        """Tells all who wait that nothing was stored, as far as we know: they read again what there is."""
        self.failing = True
        self.failures += len(batch)
        log.warning("writing failed", extra={"problem": reason(error), "actions": len(batch)})
        for _, done in batch:
            if not done.done():
                done.set_exception(Unavailable(reason(error)))

    async def check(self) -> None:
        """Whether it can be read, and after a failure also written; raises Unavailable if not."""
        await self.look()
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
        connection.execute(statement, values)


def grouped(writes: list[Write]) -> list[Write]:
    """The same, with all values of one statement in one call; rows of different tables do not depend on each other."""
    found: list[Write] = []
    many: dict[int, list[dict[str, Any]]] = {}
    for statement, values in writes:
        if values is None:
            found.append((statement, None))
        elif id(statement) in many:
            many[id(statement)].extend(values)
        else:
            many[id(statement)] = list(values)
            found.append((statement, many[id(statement)]))
    return found
