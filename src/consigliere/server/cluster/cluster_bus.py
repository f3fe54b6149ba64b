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

from consigliere.server.cluster.bus import Bus
from consigliere.server.storage.database import PostgresDatabase, reason
from consigliere.server.storage.store import Store

log = logging.getLogger(__name__)

CHANNEL = "'consigliere_' || md5(current_schema())"
PAUSE = 0.2


class ClusterBus(Bus):
    """Messages to all nodes through the database they share."""

    def __init__(self, store: Store, session: Callable[[], str]) -> None:
        database = store.database
        assert isinstance(database, PostgresDatabase)
        self.store = store
        self.session = session
        self.engine = create_async_engine(
            database.url,
            connect_args=database.timeouts,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
        )
        self.handlers: dict[str, Callable[..., None]] = {}
        self.break_handlers: list[Callable[[], None]] = []
        self.sending: set[asyncio.Task[None]] = set()
        self.listening = False
        self.connection: AsyncConnection | None = None

    def subscribe(self, kind: str, handler: Callable[..., None]) -> None:
        """Call the handler with every message of a kind that another node sends."""
        self.handlers[kind] = handler

    def after_break(self, handler: Callable[[], None]) -> None:
        """Call the handler when messages may have been missed."""
        self.break_handlers.append(handler)

    def statements(self, kind: str, **content: Any) -> list[sa.Executable]:
        """Return what sends a message with the commit that it is a part of."""
        text = json.dumps({"kind": kind, "by": self.session(), **content})
        return [sa.select(sa.func.pg_notify(sa.literal_column(CHANNEL), text))]

    def publish(self, kind: str, **content: Any) -> None:
        """Send a message; if that fails, the others find out by reading."""
        task = asyncio.create_task(self.send(kind, **content))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def send(self, kind: str, **content: Any) -> None:
        """Send a message, and wait for that."""
        with contextlib.suppress(Exception):
            await self.store.write(*self.statements(kind, **content))

    def receive(self, text: str) -> None:
        """Handle a message; what this node said itself it knows."""
        content = json.loads(text)
        handler, by = self.handlers.get(content.pop("kind", "")), content.pop("by", "")
        if handler is not None and by != self.session():
            handler(**content)

    async def listen_repeatedly(self) -> None:
        """Listens; comes back after every break."""
        while True:
            try:
                await self.listen()
            except Exception as error:
                log.warning("connection to the cluster bus lost; reconnecting", extra={"problem": reason(error)})
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
            await driver.add_listener(channel, lambda connection, process, name, text: self.receive(text))
            self.connection, self.listening = connection, True
            for each in self.break_handlers:
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
        """End the connection."""
        for task in self.sending:
            task.cancel()
        await self.engine.dispose()
