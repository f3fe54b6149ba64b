"""Where everything is kept: one database, one writer that commits what waits together, then tells who waited."""

import asyncio
import logging
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Connection, RowMapping
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from consigliere.core.errors import Mistake

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_AT_ONCE = 256  # writes in one commit
BUSY_SECONDS = 5
Write = tuple[sa.Executable, list[dict[str, Any]] | None]


class Unavailable(Exception):
    """The database does not answer, or cannot write (a full disk); nothing of what was asked has happened."""


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
        raise Mistake(f"this is no address of a database: {database.split('@')[-1]}") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    name = url.drivername.partition("+")[0]
    if name not in drivers:
        raise Mistake(f"the database should be sqlite or postgresql, not {name}")
    return url.set(drivername=drivers[name])


def migrate(connection: Connection) -> None:
    """Brings the database to this version."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """Reads at once; writes wait for each other a moment and are committed together."""

    def __init__(self, database: str) -> None:
        url = address(database)
        self.sqlite = url.drivername.startswith("sqlite")
        timeout = {"timeout": BUSY_SECONDS} if self.sqlite else {"timeout": BUSY_SECONDS, "command_timeout": 30}
        self.engine: AsyncEngine = create_async_engine(url, connect_args=timeout, pool_pre_ping=not self.sqlite)
        if self.sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", durable)
        self.waiting: asyncio.Queue[tuple[list[Write], asyncio.Future[None]]] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.written = 0

    async def open(self) -> None:
        """Migrates, and starts the writer."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            raise Mistake(f"the database cannot be opened: {reason(error)}") from error
        self.writer = asyncio.create_task(self.write_on(), name="writer")

    async def close(self) -> None:
        """Writes what waits, and ends."""
        if self.writer is not None:
            await self.waiting.join()
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    # ---- reading

    async def rows(self, query: sa.Select[Any]) -> Sequence[RowMapping]:
        """All rows of a query."""
        try:
            async with self.engine.connect() as connection:
                found: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
                return found
        except (SQLAlchemyError, OSError) as error:
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

    async def write_on(self) -> None:
        """The writer: takes what waits, commits it, wakes who waited."""
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            await self.commit(batch)
            for _ in batch:
                self.waiting.task_done()

    async def commit(self, batch: list[tuple[list[Write], asyncio.Future[None]]]) -> None:
        """One transaction for all; if it fails each one alone, so that one bad write harms nobody else."""
        try:
            async with self.engine.begin() as connection:
                for statement, values in together([write for writes, _ in batch for write in writes]):
                    await connection.execute(statement, values)
        except Exception as error:
            if len(batch) == 1:
                log.warning("write failed", extra={"problem": reason(error)})
                if not batch[0][1].done():
                    batch[0][1].set_exception(Unavailable(reason(error)))
            else:
                for one in batch:
                    await self.commit([one])
            return
        self.commits += 1
        self.written += len(batch)
        for _, done in batch:
            if not done.done():
                done.set_result(None)


def together(writes: list[Write]) -> list[Write]:
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


def durable(connection: Any, _: Any) -> None:
    """A commit is on the disk when SQLite says so."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def reason(error: BaseException) -> str:
    """What went wrong, without statements and values."""
    return str(getattr(error, "orig", None) or error).splitlines()[0] if str(error) else type(error).__name__
