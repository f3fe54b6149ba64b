"""Whether the database is still the one that was opened: removed, replaced or damaged while the server runs."""

import os
import sqlite3
import time
from pathlib import Path

import sqlalchemy as sa

from consigliere.server.storage.database import PostgresDatabase, SqliteDatabase
from consigliere.server.storage.lock import FileLock

MAGIC = b"SQLite format 3\0"
BESIDE = ("-wal", "-shm")
CHECK_SECONDS = 0.8  # between checks of a small file's structure
CHECK_SHARE = 50  # a large one is checked as often as that takes this part of the time
WHICH = sa.text(
    "SELECT concat((SELECT oid FROM pg_database WHERE datname = current_database()), '/', 'tables'::regclass::oid)"
)


class FileWatch:
    """Looks at a SQLite file: whether its name still leads to it, and whether it can still be read."""

    def __init__(self, database: SqliteDatabase, lock: FileLock) -> None:
        self.database = database
        self.lock = lock
        self.beside: dict[str, tuple[int, int]] = {}
        self.checked = 0.0  # when the structure was checked last
        self.took = 0.0
        self.damage: str | None = None

    async def begin(self) -> None:
        """From now on these are the files."""
        for name in BESIDE:
            if (inode := identity(self.lock.path + name)) is not None:
                self.beside[name] = inode

    async def trouble(self) -> str | None:
        """What is wrong, or None."""
        return await self.database.read_off_loop(self.poll)

    def poll(self) -> str | None:
        """The same, in a thread."""
        if not self.lock.still_there():
            return "the database file was removed or replaced"
        for name, before in self.beside.items():
            if identity(self.lock.path + name) != before:
                return f"the database's {name} file was removed or replaced"
        return self.header_problem() or self.structure_problem()

    def header_problem(self) -> str | None:
        """What the first bytes of the file say. Its size says nothing: a checkpoint writes the first page first."""
        assert self.lock.handle is not None
        if os.pread(self.lock.handle, len(MAGIC), 0) != MAGIC:
            return "the database file is damaged (its header)"
        return None

    def structure_problem(self) -> str | None:
        """What SQLite says of the file's structure, read anew; not at every look."""
        begun = time.monotonic()
        if begun - self.checked < max(CHECK_SECONDS, self.took * CHECK_SHARE):
            return self.damage
        self.damage = None
        try:
            connection = sqlite3.connect(f"{Path(self.lock.path).as_uri()}?mode=ro", uri=True, timeout=1)
            try:
                row = connection.execute("PRAGMA quick_check(1)").fetchone()
            finally:
                connection.close()
            if row != ("ok",):
                self.damage = "the database file is damaged"
        except sqlite3.OperationalError:  # busy, no memory: that says nothing about the file
            pass
        except sqlite3.DatabaseError as error:
            self.damage = f"the database file is damaged ({error})"
        self.checked = time.monotonic()
        self.took = self.checked - begun
        return self.damage


class PostgresWatch:
    """Looks whether the database and its tables are the ones that were opened."""

    def __init__(self, database: PostgresDatabase) -> None:
        self.database = database
        self.which: str | None = None

    async def begin(self) -> None:
        """From now on it is this one."""
        self.which = await self.ask()

    async def trouble(self) -> str | None:
        """What is wrong, or None."""
        try:
            return None if await self.ask() == self.which else "the database was replaced"
        except Exception as error:
            return f"the database does not answer: {error}".splitlines()[0]

    async def ask(self) -> str:
        """Which database and which tables."""
        return str(await self.database.read(lambda connection: connection.execute(WHICH).scalar()))


def identity(path: str) -> tuple[int, int] | None:
    """Which file a name leads to."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return status.st_dev, status.st_ino
