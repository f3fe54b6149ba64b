"""The real application in this process: uvicorn on a loopback port in a thread, a real SQLite file, real sockets."""

import asyncio
import json
import ssl
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from consigliere.server import run
from consigliere.server.app import make
from consigliere.server.bots.pool import BotPool
from consigliere.server.people.mail_limits import MailLimits
from consigliere.server.people.people import People
from consigliere.server.settings import Settings
from consigliere.server.storage.store import Store
from consigliere.server.tables.background import Background
from consigliere.server.tables.registry import TableRegistry
from consigliere.server.tables.table import Table

T = TypeVar("T")
Message = dict[str, Any]
SECONDS = 60.0  # of patience, on a busy machine too
COOKIE = "consigliere"
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # making one for each client takes long


class Live:
    """A client's end of a table's socket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.pings = 0

    def __enter__(self) -> "Live":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Says good-bye."""
        self.line.close()

    def send(self, message: Message | str | bytes) -> None:
        """Sends a message, or whatever it is."""
        self.line.send(json.dumps(message) if isinstance(message, dict) else message)

    def raw(self, seconds: float = SECONDS) -> str:
        """The next message as it came."""
        text = self.line.recv(timeout=seconds)
        assert isinstance(text, str)
        return text

    def next(self, seconds: float = SECONDS) -> Message:
        """The next message."""
        found: Message = json.loads(self.raw(seconds))
        return found

    def until(self, *kinds: str) -> Message:
        """The next message of one of these types; others are passed over."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def ask(self, message: Message, *kinds: str) -> Message:
        """Sends, and waits for an answer of one of these types."""
        self.send(message)
        return self.until(*kinds)

    def so_far(self) -> list[str]:
        """All that has come until now: everything queued before the answer to a ping."""
        self.send({"type": "ping"})
        found: list[str] = []
        while (text := self.raw()) != '{"type":"pong"}':
            found.append(text)
        return found

    def end(self) -> tuple[list[Message], int]:
        """What still comes until the server closes, and the code it closes with."""
        found: list[Message] = []
        try:
            while True:
                found.append(self.next())
        except ConnectionClosed as closed:
            return found, closed.rcvd.code if closed.rcvd else 1006


class Running:
    """A server that runs, seen from outside and from inside."""

    def __init__(self, settings: Settings) -> None:
        self.place = run.listen(settings)
        self.settings = replace(settings, port=self.place.getsockname()[1])
        self.app: Starlette = make(self.settings)
        self.look_into(self.app)
        self.server = uvicorn.Server(run.config_of(self.settings, self.app))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.clients: list[httpx.Client] = []
        self.lives: list[Live] = []

    def look_into(self, app: Starlette) -> None:
        """The parts of the server that tests look at."""
        self.registry: TableRegistry = app.state.registry
        self.background: Background = app.state.background
        self.people: People = app.state.people
        self.store: Store = app.state.store
        self.mail_limits: MailLimits = app.state.mail_limits
        self.bot_pool: BotPool = self.registry.bot_pool

    def run(self) -> None:
        """The thread."""
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server._serve([self.place]))
        self.loop.close()

    def start(self) -> "Running":
        """Returns when it answers."""
        self.thread.start()
        for _ in range(int(SECONDS * 100)):
            if self.server.started:
                return self
            self.thread.join(0.01)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        """A clean stop."""
        for live in self.lives:
            live.close()
        for client in self.clients:
            client.close()
        self.server.should_exit = True
        self.thread.join(SECONDS)
        self.place.close()
        assert not self.thread.is_alive()

    # ---- inside

    def inside(self, work: Callable[[], Awaitable[T]]) -> T:
        """Runs something in the server's own event loop."""

        async def run() -> T:
            return await work()

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(60)

    def at(self, table: str, work: Callable[[Table], T]) -> T:
        """Does something with a table, locked."""

        async def run() -> T:
            async with self.registry.locked(table) as live:
                return work(live)

        return self.inside(run)

    # ---- outside

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.settings.port}"

    def stranger(self, **headers: str) -> httpx.Client:
        """A client nobody knows."""
        client = httpx.Client(base_url=self.address, timeout=SECONDS, headers=headers, verify=UNUSED)
        self.clients.append(client)
        return client

    def person(self, name: str, **headers: str) -> httpx.Client:
        """A client with a cookie."""
        client = self.stranger(**headers)
        assert client.post("/api/me", json={"name": name}).status_code == 200
        return client

    def bearer(self, token: str) -> httpx.Client:
        """A client with a token."""
        return self.stranger(authorization=f"Bearer {token}")

    def line(self, table: str, client: httpx.Client | None = None, origin: str | None = None) -> Live:
        """A socket that has said nothing yet; a client lends its cookie."""
        lent = client.headers if client is not None else httpx.Headers()
        headers = {name: lent[name] for name in ("authorization", "cookie") if name in lent}
        if client is not None and COOKIE in client.cookies:
            headers["cookie"] = f"{COOKIE}={client.cookies[COOKIE]}"
        address = f"ws://127.0.0.1:{self.settings.port}/api/tables/{table}/live"
        found = Live(
            connect(
                address,
                additional_headers=headers,
                origin=Origin(origin) if origin else None,
                max_size=None,
                compression=None,
                open_timeout=SECONDS,
                legacy=True,
            )
        )
        self.lives.append(found)
        return found

    def live(self, table: str, client: httpx.Client | None = None, **hello: Any) -> tuple[Live, Message]:
        """A socket that has said hello, and its welcome."""
        live = self.line(table, client)
        live.send({"type": "hello", **hello})
        return live, live.until("welcome", "error")


def generous(folder: Path, **settings: Any) -> Settings:
    """Limits of rate are wide unless said otherwise."""
    wide = {"rate": 100_000, "burst": 100_000, "tables_per_minute": 100_000, "open_tables": 100_000, "workers": 1}
    return Settings(**{"database": str(folder / "table.db"), "port": 0, **wide, **settings})


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server for a while."""
    server = Running(generous(folder, **settings)).start()
    try:
        yield server
    finally:
        server.stop()


def made(client: httpx.Client, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A new table."""
    answer = client.post("/api/tables", json={"game": game, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def seated(people: list[httpx.Client], game: str, **more: Any) -> dict[str, Any]:
    """A table at which these people sit, the first one being the host."""
    found = made(people[0], game, [{"kind": "me"}] + [{"kind": "open"}] * (len(people) - 1), **more)
    for person, seat in zip(people[1:], found["seats"]):
        assert person.post(f"/api/tables/{found['table']}/claim", json={"token": seat["token"]}).status_code == 200
    return found
