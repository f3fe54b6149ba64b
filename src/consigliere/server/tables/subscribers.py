"""Sockets at tables: what waits to be sent to each, which seat it belongs to, and all sockets of a person."""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from consigliere.server.cluster.bus import Bus
from consigliere.server.protocol.messages import Notice, You
from consigliere.server.tables.seats import Chair
from consigliere.server.tables.view_delta import EncodedView

MOST_WAITING = 256  # messages a slow connection may lag behind, and bytes
MOST_BYTES = 4 * 1024 * 1024


class Socket(Protocol):
    """A socket, as far as subscribers need it."""

    async def send_text(self, data: str) -> None:
        """Send one message."""
        ...


@dataclass(eq=False)
class Subscriber:
    """One socket at a table: which seat it watches from (None: the public), in which language."""

    table: str
    socket: Socket
    viewer: int | None
    lang: str | None
    person: str | None
    token_hash: str | None = None  # of the token it came with, if it came with one
    you: You | None = None  # what it was told about itself
    changes: bool = False  # whether it takes what has changed for a view
    sent_view: EncodedView | None = None  # the view it has
    waiting: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    bytes_waiting: int = 0
    leaving: bool = False  # nothing more is sent, and nothing it asks for is done
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: bytes) -> None:
        """Queue a message. One that lags too far behind is closed: it has all up to some message, and comes back."""
        if self.leaving:
            return
        self.bytes_waiting += len(message)
        self.waiting.put_nowait(message)
        if self.waiting.qsize() > MOST_WAITING or self.bytes_waiting > MOST_BYTES:
            self.abort()

    def close(self) -> None:
        """End the connection after what is queued."""
        if not self.leaving:
            self.leaving = True
            self.waiting.put_nowait(None)

    def abort(self) -> None:
        """End the connection at once; what is queued is not sent."""
        self.leaving = True
        self.ended.set()
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    async def pump(self) -> None:
        """Send what is queued until the connection ends."""
        while (message := await self.waiting.get()) is not None:
            await self.socket.send_text(message.decode())
            self.bytes_waiting -= len(message)

    def may_act(self, chairs: list[Chair]) -> bool:
        """Whether the seat it looks from still belongs to the one who opened it."""
        return self.viewer is not None and not self.leaving and self.holds(chairs[self.viewer])

    def holds(self, chair: Chair) -> bool:
        """Whether a chair belongs to the one who opened this connection."""
        if self.token_hash is not None:
            return chair.token_hash == self.token_hash
        return self.person is not None and chair.person == self.person


class PersonSockets:
    """All sockets that belong to a person, on this node; the others are told."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.of_person: dict[str, set[Subscriber]] = {}
        bus.subscribe("turn", self.notify_here)
        bus.subscribe("disconnect", self.close_here)

    def add(self, subscriber: Subscriber) -> None:
        """Remember a socket."""
        if subscriber.person is not None:
            self.of_person.setdefault(subscriber.person, set()).add(subscriber)

    def remove(self, subscriber: Subscriber) -> None:
        """Forget a socket."""
        if subscriber.person is not None:
            mine = self.of_person.get(subscriber.person, set())
            mine.discard(subscriber)
            if not mine:
                self.of_person.pop(subscriber.person, None)

    def notify_turn(self, person: str, table: str, name: str, seat: int) -> None:
        """Notify a person who looks at another table, on any node, that it is their turn at this one."""
        self.notify_here(person, table, name, seat)
        self.bus.publish("turn", person=person, table=table, name=name, seat=seat)

    def notify_here(self, person: str, table: str, name: str, seat: int) -> None:
        """Notify a person on this node."""
        text = msgspec.json.encode(Notice(kind="your-turn", table=table, name=name, seat=seat))
        for subscriber in self.of_person.get(person, set()):
            if subscriber.table != table:
                subscriber.send(text)

    def close(self, person: str) -> None:
        """Abort all sockets of a person, on all nodes; a browser whose cookie is still good comes back."""
        self.close_here(person)
        self.bus.publish("disconnect", person=person)

    def close_here(self, person: str) -> None:
        """Abort those on this node."""
        for subscriber in list(self.of_person.get(person, set())):
            subscriber.abort()
