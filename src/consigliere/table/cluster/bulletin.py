"""What nodes tell each other, by PostgreSQL's LISTEN and NOTIFY. What was said while nobody listened is lost: after a
break everything that depends on it is read anew."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from consigliere.table.database import PostgresDatabase, reason

log = logging.getLogger(__name__)

CHANNEL = "'consigliere_' || md5(current_schema())"
PAUSE = 0.2
Handler = Callable[[dict[str, Any]], None]


class Bulletin:
    """Everything that is told to all nodes."""

    def __init__(self, database: PostgresDatabase, session: Callable[[], str]) -> None:
        self.session = session
        self.engine = create_async_engine(
            database.url,
            connect_args=database.timeouts,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
        )
        self.handlers: dict[str, Handler] = {}
        self.after_break: list[Callable[[], None]] = []  # called when something may have been missed
        self.listening = False
        self.connection: AsyncConnection | None = None

    def statement(self, kind: str, **content: Any) -> sa.Executable:
        """Says something with the commit it is a part of."""
        text = json.dumps({"kind": kind, "by": self.session(), **content})
        return sa.select(sa.func.pg_notify(sa.literal_column(CHANNEL), text))

    def hear(self, text: str) -> None:
        """Something was said; what this node said itself it knows."""
        said = json.loads(text)
        handler = self.handlers.get(said.get("kind", ""))
        if handler is not None and said.get("by") != self.session():
            handler(said)

    async def listen_repeatedly(self) -> None:
        """Listens; comes back after every break."""
        while True:
            try:
                await self.listen()
            except Exception as error:
                log.warning("nothing is heard from other nodes", extra={"problem": reason(error)})
            finally:
                self.listening = False
            await asyncio.sleep(PAUSE)

    async def listen(self) -> None:
        """Until the connection ends."""
        ended = asyncio.Event()
        async with self.engine.connect() as connection:
            channel = str((await connection.execute(sa.text(f"SELECT {CHANNEL}"))).scalar())
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda _: ended.set())
            await driver.add_listener(channel, lambda connection, process, name, text: self.hear(text))
            self.connection, self.listening = connection, True
            for each in self.after_break:
                each()
            try:
                await ended.wait()
            finally:
                self.listening, self.connection = False, None
                with contextlib.suppress(Exception):
                    await connection.invalidate()

    async def check(self) -> None:
        """Ends a connection that does not answer any more: a cut line says nothing by itself."""
        connection = self.connection
        if connection is None:
            return
        try:
            await connection.execute(sa.text("SELECT 1"))
        except Exception:
            self.listening = False
            with contextlib.suppress(Exception):
                driver: Any = (await connection.get_raw_connection()).driver_connection
                driver.terminate()

    async def close(self) -> None:
        """Ends the connection."""
        await self.engine.dispose()
