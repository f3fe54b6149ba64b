"""One server for one database: a lock that is gone with the process that holds it, however that ends."""

import asyncio
import contextlib
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

ACQUIRE_SECONDS = 3.0  # seconds: a server that was killed this moment is soon gone for its database too
RETRY_SECONDS = 0.05
LOOK_SECONDS = 1.0
FAR_AWAY = 1 << 62
LOCK_NUMBER = 0x636F6E73  # one of the numbers under which a database can be locked
TRY_LOCK = sa.text(f"SELECT pg_try_advisory_lock({LOCK_NUMBER}, hashtext(current_schema()))")
TRY_SHARED = sa.text(f"SELECT pg_try_advisory_lock_shared({LOCK_NUMBER}, hashtext(current_schema()))")


class FileLock:
    """A lock of the SQLite file itself, whatever name leads to it; the system releases it when the process ends.

    SQLite's own locks are of another kind and do not meet it. They would be lost if this process closed the file, so it
    stays open until SQLite has closed it."""

    def __init__(self, file: str) -> None:
        self.path = str(Path(file).resolve())
        self.handle: int | None = None

    async def held(self) -> bool:
        """Whether this process still holds the lock of the file that has this name."""
        return self.still_there()

    def still_there(self) -> bool:
        """Whether the name still leads to the file that was locked."""
        if self.handle is None:
            return False
        try:
            return os.path.samestat(os.stat(self.path), os.fstat(self.handle))
        except OSError:
            return False

    async def acquire(self) -> bool:
        """Takes the lock if it is free; returns whether this process holds it now."""
        handle = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        if try_lock(handle):
            self.handle = handle
            if self.still_there():
                return True
            self.handle = None
        os.close(handle)
        return False

    async def release(self) -> None:
        """Releases the lock for others, once SQLite has closed the file."""
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None


def try_lock(handle: int) -> bool:
    """Whether an open file could be locked."""
    try:
        try:
            import fcntl
        except ImportError:  # Windows
            import msvcrt

            os.lseek(handle, FAR_AWAY, os.SEEK_SET)  # there nobody may read what is locked
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


class SessionLock:
    """An advisory lock in PostgreSQL, held by one connection; nothing is written until a lost one is held again.

    Nodes share it: they keep out a server that is alone, and it keeps out them."""

    def __init__(self, url: sa.URL, timeouts: dict[str, float], shared: bool = False) -> None:
        self.try_lock = TRY_SHARED if shared else TRY_LOCK
        self.engine = create_async_engine(
            url, connect_args=timeouts, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True
        )
        self.connection: AsyncConnection | None = None
        self.is_lost: Callable[[], bool] = never  # whether the connection has been closed from the other side
        self.keeper: asyncio.Task[None] | None = None
        self.taking = asyncio.Lock()

    async def held(self) -> bool:
        """Whether this process still holds the lock; if the connection was lost, it is acquired again."""
        async with self.taking:
            if self.is_lost():
                await self.drop()
            if self.connection is None:
                with contextlib.suppress(Exception):
                    await self.acquire()
        return self.connection is not None

    def still_there(self) -> bool:
        """Whether what was written under the lock is where it belongs: PostgreSQL says so itself."""
        return True

    async def acquire(self) -> bool:
        """Takes the lock if it is free; returns whether this process holds it now."""
        connection = await self.engine.connect()
        try:
            if (await connection.execute(self.try_lock)).scalar():
                driver: Any = (await connection.get_raw_connection()).driver_connection
                self.connection, self.is_lost = connection, driver.is_closed
                self.keeper = self.keeper or asyncio.create_task(self.keep_alive(), name="keeper")
                return True
        except BaseException:
            await connection.close()
            raise
        await connection.close()
        return False

    async def keep_alive(self) -> None:
        """Looks whether the connection is still there, and takes the lock again when the database is back."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                if self.connection is not None:
                    await self.connection.execute(sa.text("SELECT 1"))
            except Exception:
                await self.drop()
            await self.held()

    async def drop(self) -> None:
        """Throws away a connection that no longer works."""
        connection, self.connection, self.is_lost = self.connection, None, never
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
            with contextlib.suppress(Exception):
                await connection.close()

    async def release(self) -> None:
        """Releases the lock for others."""
        if self.keeper is not None:
            self.keeper.cancel()
            await asyncio.gather(self.keeper, return_exceptions=True)
        await self.drop()
        await self.engine.dispose()


def never() -> bool:
    """There is no connection that could be lost."""
    return False


async def acquired(acquire: Callable[[], Awaitable[bool]]) -> bool:
    """Whether a lock could be had within a little while."""
    end = time.monotonic() + ACQUIRE_SECONDS
    while not await acquire():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(RETRY_SECONDS)
    return True
