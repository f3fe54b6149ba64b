"""Scripted players for measurements: four sockets at each table, as little work as possible for each message.

A move counts from when it is sent until everybody at the table has been told what it changed.
"""

import asyncio
import os
import resource
import time
from collections import Counter, deque
from collections.abc import Coroutine, Iterator
from functools import partial
from random import Random
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

from benchmarks.hostile import UPGRADE, frame
from benchmarks.servers import Server

GAME, SEATS = "la-famiglia", 4
LATE = 5.0  # seconds after which a move is an error
MADE_UP = 0.1  # seconds of moves that may be sent later than they were due
TICK = 0.002  # seconds between two looks at the clock
AT_ONCE = 16  # tables that are made side by side
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Choice(msgspec.Struct):
    """A move, as far as a player needs it."""

    text: str


class View(msgspec.Struct):
    """A view, as far as a player needs it; in `changed` only what is not as it was."""

    ask: int | msgspec.UnsetType | None = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET
    choices: list[Choice] | msgspec.UnsetType = msgspec.UNSET

    def after(self, before: "View | None") -> "View":
        """All of it."""
        if before is not None:
            self.ask = before.ask if self.ask is msgspec.UNSET else self.ask
            self.over = before.over if self.over is msgspec.UNSET else self.over
            self.choices = before.choices if self.choices is msgspec.UNSET else self.choices
        return self


class Message(msgspec.Struct):
    """A message of the server, as far as a player needs it."""

    type: str
    view: View | None = None


read = msgspec.json.Decoder(Message).decode
write = msgspec.json.encode


class Line(asyncio.Protocol):
    """A socket of a table: everything that the protocol of WebSockets wants of a client that trusts its server."""

    transport: asyncio.Transport
    upgraded = False

    def __init__(self, address: str, path: str) -> None:
        self.host, self.port = urlsplit(address).hostname or "", urlsplit(address).port or 80
        self.path = path
        self.buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        head = f"GET {self.path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n{UPGRADE}\r\n"
        self.transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        """Some bytes."""
        self.buffer += data
        if not self.upgraded:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                self.transport.abort()
                return
            self.upgraded = True
            self.buffer = rest
            self.opened()
        for kind, content in self.frames():
            if kind == TEXT:
                self.told(content)
            elif kind == PING:
                self.transport.write(frame(content, PONG))
            elif kind == CLOSE:
                self.transport.close()

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """Whatever is whole; the rest waits."""
        buffer, at = self.buffer, 0
        while len(buffer) >= at + 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if len(buffer) < start:
                    break
                size = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start + size:
                break
            kind = buffer[at] & 15
            at = start + size
            yield kind, bytes(buffer[start:at])
        del buffer[:at]

    def send(self, message: Any) -> None:
        """One message."""
        self.transport.write(frame(write(message)))

    def opened(self) -> None:
        """It is a WebSocket now."""

    def told(self, content: bytes) -> None:
        """One message of the server."""


class Seat(Line):
    """One player of a table, or somebody who watches it."""

    view: View | None = None
    leaving = False

    def __init__(self, table: "Table", number: int, token: str, address: str) -> None:
        super().__init__(address, f"/api/tables/{table.id}/live")
        self.table = table
        self.number = number
        self.token = token

    def opened(self) -> None:
        """Says who it is."""
        lang, changes = self.table.crowd.lang, self.table.crowd.changes
        wishes = {**({"lang": lang} if lang else {}), **({"changes": True} if changes else {})}
        self.send({"type": "hello", "token": self.token, **wishes})

    def told(self, content: bytes) -> None:
        """Keeps the last view; whatever is not as it should be is an error."""
        message = read(content)
        if message.view is not None:
            self.view = message.view.after(self.view)
            self.table.seat_told(self.number)
        elif message.type in ("refused", "stale", "error"):
            self.table.crowd.errors[message.type] += 1

    def connection_lost(self, error: Exception | None) -> None:
        """Nobody should."""
        if not self.leaving:
            self.table.crowd.errors["lost"] += 1

    def leave(self) -> None:
        """Goes without a word."""
        self.leaving = True
        self.transport.abort()


class Table:
    """One table: its players, and the move that is on its way."""

    def __init__(self, crowd: "Crowd", made: dict[str, Any], home: int) -> None:
        self.crowd = crowd
        self.id: str = made["table"]
        self.watch: str = made["watch"]
        addresses = crowd.addresses
        tokens = [seat["token"] for seat in made["seats"]] + [self.watch] * crowd.watchers
        self.seats = [
            Seat(self, number, token, addresses[(home + number) % len(addresses)])
            for number, token in enumerate(tokens)
        ]
        self.home = home
        self.waits = set(range(len(self.seats)))
        self.complete = asyncio.Event()
        self.sent = 0.0
        self.moves = 0

    def seat_told(self, number: int) -> None:
        """Somebody has a new view; once all have, the next move can be played."""
        if number not in self.waits:
            return
        self.waits.discard(number)
        if not self.waits:
            self.complete.set()
            self.crowd.all_told(self)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(seat.view is not None and seat.view.over is True for seat in self.seats)

    def play(self, rng: Random) -> bool:
        """A move of somebody who owes a choice; False if nobody does."""
        for seat in self.seats:
            view = seat.view
            if view is not None and isinstance(view.ask, int) and view.choices:
                self.moves += 1
                self.waits = set(range(len(self.seats)))
                text = rng.choice(view.choices).text
                self.sent = time.perf_counter()
                seat.send({"type": "move", "ask": view.ask, "move": text, "key": str(self.moves)})
                return True
        return False

    def leave(self) -> None:
        """Everybody goes."""
        for seat in self.seats:
            seat.leave()


def itself(seat: Seat) -> Seat:
    """For who wants something that makes one."""
    return seat


class Crowd:
    """All tables: half of the sockets of each are at another node than the table, if there are two."""

    def __init__(
        self,
        servers: list[Server],
        seed: int = 0,
        lang: str | None = "en",
        watchers: int = 0,
        changes: bool = True,
    ) -> None:
        self.servers = servers
        self.addresses = [server.address for server in servers]
        self.lang = lang
        self.changes = changes  # whether they are told what has changed, as pages are, instead of whole views
        self.watchers = watchers  # at each table, beside those who play
        self.rng = Random(seed)
        self.tables: list[Table] = []
        self.ready: deque[Table] = deque()
        self.took: list[float] = []
        self.errors: Counter[str] = Counter()
        self.missed = 0
        self.flat_out = False
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- tables

    async def enter(self, count: int) -> None:
        """So many tables more; returns when everybody has seen a view."""
        for begin in range(0, count, AT_ONCE):
            homes = range(begin, min(begin + AT_ONCE, count))
            await asyncio.gather(*(self.one_more(number % len(self.servers)) for number in homes))

    async def one_more(self, home: int) -> None:
        """A table that lives at this node."""
        wanted = {"game": GAME, "seats": [{"kind": "open"}] * SEATS}
        made = await asyncio.to_thread(self.servers[home].ask, "/api/tables", wanted)
        table = Table(self, made, home)
        self.tables.append(table)
        loop = asyncio.get_running_loop()
        for seat in table.seats:
            await loop.create_connection(partial(itself, seat), seat.host, seat.port)
        async with asyncio.timeout(60):
            await table.complete.wait()

    async def again(self, table: Table) -> None:
        """A game is over: another one instead."""
        table.leave()
        self.tables.remove(table)
        await self.one_more(table.home)

    def leave(self) -> None:
        """All go home."""
        for table in self.tables:
            table.leave()

    # ---- moves

    def all_told(self, table: Table) -> None:
        """A move is through, or somebody has come to the table."""
        if table.sent:
            self.took.append(time.perf_counter() - table.sent)
            table.sent = 0.0
        if table.over:
            self.start(self.again(table))
        elif not (self.flat_out and table.play(self.rng)):
            self.ready.append(table)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Something beside the game."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def play(self, rate: float, seconds: float) -> float:
        """Moves at an even rate over all tables (0: as fast as they are answered); returns how long it took."""
        self.took, self.missed = [], 0
        begun = time.perf_counter()
        self.flat_out = not rate
        sent = 0
        while (passed := time.perf_counter() - begun) < seconds:
            due = int(passed * rate) if rate else len(self.tables) + sent
            while sent < due and self.ready:
                sent += self.ready.popleft().play(self.rng)
            if rate and due - sent > rate * MADE_UP:
                self.missed += due - sent
                sent = due
            await asyncio.sleep(TICK)
        self.flat_out = False
        passed = time.perf_counter() - begun
        end = time.perf_counter() + LATE
        while any(table.sent for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(TICK)
        self.errors["late"] += sum(took > LATE for took in self.took) + sum(table.sent > 0 for table in self.tables)
        await asyncio.gather(*self.tasks)
        return passed


def many_files() -> None:
    """As many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def own_cpu() -> float:
    """Seconds of processor time of this process."""
    times = os.times()
    return times.user + times.system
