"""Where everything is kept: one database, one writer that commits what waits together, then tells who waited."""

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from consigliere.core.errors import Mistake
from consigliere.table import schema
from consigliere.table.lock import FileLock, SessionLock, acquired
from consigliere.table.problem import Problem
from consigliere.words import say

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_AT_ONCE = 256  # writes in one commit
WOKEN_AT_ONCE = 8  # of those who waited for it
BUSY_SECONDS = 5
ANSWER_SECONDS = 10
CHECKPOINT_SECONDS = 1.0
LONGEST_LOG = 10_000  # pages; then a commit checkpoints by itself
Write = tuple[sa.Executable, list[dict[str, Any]] | None]


class Unavailable(Problem):
    """The database does not answer, or cannot write (a full disk); nothing of what was asked has been acknowledged."""

    def __init__(self, why: str) -> None:
        super().__init__(503, "unavailable")
        self.why = why


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


def address(database: str) -> sa.URL:
    """A path or a URL as SQLAlchemy wants it, with an asynchronous driver."""
    if "://" not in database:
        return sa.URL.create("sqlite+aiosqlite", database=database)
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError as error:
        raise Mistake(say("mistake-database-url", url=database.split("@")[-1])) from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise Mistake(say("mistake-database-kind", kind=name))
    return url.set(drivername=drivers[name])


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
        self.sqlite = url.drivername.startswith("sqlite")
        self.file = url.database if self.sqlite else None
        timeouts: dict[str, Any] = {"timeout": BUSY_SECONDS}
        if not self.sqlite:
            timeouts["command_timeout"] = ANSWER_SECONDS
        self.engine: AsyncEngine = create_async_engine(
            url, connect_args=timeouts, pool_pre_ping=not self.sqlite, hide_parameters=True
        )
        self.lock = FileLock(self.file) if self.file is not None else SessionLock(url, timeouts)
        # SQLite is written from one thread and checkpointed from another
        self.writer_thread = ThreadPoolExecutor(1, "sqlite-writer") if self.sqlite else None
        self.checkpoint_thread = ThreadPoolExecutor(1, "sqlite-checkpoint") if self.sqlite else None
        sync_url = url.set(drivername="sqlite") if self.sqlite else sa.make_url("sqlite://")
        self.writing_engine = sa.create_engine(
            sync_url, connect_args=timeouts if self.sqlite else {}, hide_parameters=True
        )
        if self.sqlite:
            for engine in (self.engine.sync_engine, self.writing_engine):
                sa.event.listen(engine, "connect", durable)
        self.waiting: asyncio.Queue[tuple[list[Write], asyncio.Future[None]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.checkpointer: asyncio.Task[None] | None = None
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
                raise Mistake(say("mistake-database-taken"))
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except Exception as error:
            await self.lock.release()
            await self.engine.dispose()
            if isinstance(error, Mistake):
                raise
            if isinstance(error, CommandError):
                raise Mistake(say("mistake-database-newer")) from error
            raise Mistake(say("mistake-database", problem=reason(error))) from error
        self.writer = asyncio.create_task(self.write_repeatedly(), name="writer")
        if self.sqlite:
            self.checkpointer = asyncio.create_task(self.checkpoint_repeatedly(), name="checkpointer")

    async def close(self) -> None:
        """Writes what waits, and ends."""
        if self.writer is not None:
            await self.waiting.join()
        tasks = [task for task in (self.writer, self.checkpointer) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for thread in (self.writer_thread, self.checkpoint_thread):
            if thread is not None:
                thread.shutdown()
        self.writing_engine.dispose()
        await self.engine.dispose()
        await self.lock.release()

    # ---- reading

    async def rows(self, query: sa.Select[Any]) -> Sequence[RowMapping]:
        """All rows of a query."""
        try:
            async with self.engine.connect() as connection:
                found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
                return found
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
                raise ConnectionError("the database may belong to another server")
            if self.writer_thread is not None:
                await asyncio.get_running_loop().run_in_executor(self.writer_thread, self.write_in_thread, work)
            else:
                async with self.engine.begin() as connection:
                    for statement, values in work:
                        await connection.execute(statement, values)
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

    def write_in_thread(self, work: list[Write]) -> None:
        """One transaction, in the writer thread: the event loop has nothing to do with it."""
        with self.writing_engine.begin() as connection:
            for statement, values in work:
                connection.execute(statement, values)

    async def checkpoint_repeatedly(self) -> None:
        """Moves what SQLite has written from its log to its file, beside the writing: a commit never waits for that."""
        before = 0
        while True:
            await asyncio.sleep(CHECKPOINT_SECONDS)
            if self.commits != before:
                before = self.commits
                await asyncio.get_running_loop().run_in_executor(self.checkpoint_thread, self.checkpoint)

    def checkpoint(self) -> None:
        """One checkpoint, as far as readers allow."""
        try:
            with self.writing_engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except Exception as error:
            log.warning("checkpoint failed", extra={"problem": reason(error)})

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


def keep_private(file: str) -> None:
    """Makes the file, if it is not there, so that only its owner can read the seeds in it."""
    if file != ":memory:":
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def durable(connection: Any, _: Any) -> None:
    """Makes SQLite durable: a commit is on the disk when SQLite says so."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
    cursor.close()


def reason(error: BaseException) -> str:
    """What went wrong, without statements and values."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(getattr(error, "orig", None) or error).splitlines()[0] if str(error) else type(error).__name__
