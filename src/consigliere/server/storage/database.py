"""A database behind one way to work: a function gets a connection and runs in a transaction, off the event loop."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from consigliere.core.errors import Mistake

BUSY_SECONDS = 5
ANSWER_SECONDS = 10
READERS = 4
LONGEST_LOG = 10_000  # pages; then a commit checkpoints by itself
T = TypeVar("T")
Work = Callable[[Connection], T]


def address(database: str) -> sa.URL:
    """A path or a URL as SQLAlchemy wants it, with the driver we use."""
    if "://" not in database:
        return sa.URL.create("sqlite+pysqlite", database=database)
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError as error:
        raise Mistake("mistake-database-url", url=database.split("@")[-1]) from error
    drivers = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise Mistake("mistake-database-kind", kind=name)
    return url.set(drivername=drivers[name])


class SqliteDatabase:
    """One file. Read from a few threads, written from one, checkpointed from another: a commit never waits for that."""

    def __init__(self, url: sa.URL) -> None:
        self.file = url.database or ""
        self.engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        sa.event.listen(self.engine, "connect", make_durable)
        self.readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.writer = ThreadPoolExecutor(1, "sqlite-writer")
        self.checkpointer = ThreadPoolExecutor(1, "sqlite-checkpoint")

    async def read(self, work: Work[T]) -> T:
        """Runs what only reads."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.run_read, work)

    async def read_off_loop(self, work: Callable[[], T]) -> T:
        """Runs what looks at the file itself, in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, work)

    def run_read(self, work: Work[T]) -> T:
        """The same, in a reader thread."""
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Runs one transaction: all of it is on the disk, or nothing."""
        return await asyncio.get_running_loop().run_in_executor(self.writer, self.run_write, work)

    def run_write(self, work: Work[T]) -> T:
        """The same, in the writer thread."""
        with self.engine.begin() as connection:
            return work(connection)

    async def whole(self, work: Work[T]) -> T:
        """Runs one transaction that sees everything as it was at one moment, also if it only reads."""

        def begun(connection: Connection) -> T:
            connection.exec_driver_sql("BEGIN")
            return work(connection)

        return await self.write(begun)

    async def checkpoint(self) -> None:
        """Moves what was written from SQLite's log to its file, as far as readers allow."""
        await asyncio.get_running_loop().run_in_executor(self.checkpointer, self.run_checkpoint)

    def run_checkpoint(self) -> None:
        """The same, in the checkpoint thread."""
        with self.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def copy_to(self, file: str) -> None:
        """The database as it is at this moment, as another file."""
        other = sa.create_engine(sa.URL.create("sqlite+pysqlite", database=file))
        try:
            with self.engine.connect() as here, other.connect() as there:
                source, target = here.connection.driver_connection, there.connection.driver_connection
                assert source is not None
                source.backup(target)
        finally:
            other.dispose()
            self.engine.dispose()

    async def close(self) -> None:
        """Ends all threads and connections."""
        for thread in (self.readers, self.writer, self.checkpointer):
            thread.shutdown()
        self.engine.dispose()


class PostgresDatabase:
    """A PostgreSQL server, through a pool of connections."""

    file = None

    def __init__(self, url: sa.URL, shared: float | None = None, seconds: float | None = None) -> None:
        """`shared`: after so many seconds a node that is paused within a transaction keeps no locks from others."""
        self.url = url
        self.shared = shared
        self.timeouts: dict[str, float] = {
            "timeout": seconds or BUSY_SECONDS,
            "command_timeout": seconds or ANSWER_SECONDS,
        }
        idle = "idle_in_transaction_session_timeout"
        settings = {idle: str(round(shared * 1000))} if shared is not None else {}
        arguments = {**self.timeouts, "server_settings": settings}
        self.engine = create_async_engine(url, connect_args=arguments, pool_pre_ping=True, hide_parameters=True)

    def another(self, seconds: float) -> "PostgresDatabase":
        """Connections of their own to the same database, which answers in time or not at all."""
        return PostgresDatabase(self.url, self.shared, seconds)

    async def read(self, work: Work[T]) -> T:
        """Runs what only reads."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        """Runs one transaction."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def whole(self, work: Work[T]) -> T:
        """Runs one transaction that sees everything as it was at one moment."""
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            result = await connection.run_sync(work)
            await connection.commit()
            return result

    async def checkpoint(self) -> None:
        """PostgreSQL does that by itself."""

    async def close(self) -> None:
        """Ends all connections."""
        await self.engine.dispose()


Database = SqliteDatabase | PostgresDatabase


def database_at(url: sa.URL, shared: float | None = None) -> Database:
    """The database of an address; `shared` with other nodes."""
    return SqliteDatabase(url) if url.drivername.startswith("sqlite") else PostgresDatabase(url, shared)


def keep_private(file: str) -> None:
    """Makes the file, if it is not there, so that only its owner can read the seeds in it."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def make_durable(connection: Any, _: Any) -> None:
    """A commit is on the disk when SQLite says so."""
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
