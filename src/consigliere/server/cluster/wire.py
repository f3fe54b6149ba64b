"""How two nodes talk: one connection for each request or socket that is passed on, signed with the cluster's secret.

The first message names who asks whom, when, with a number that is used once, and holds the whole request; the key of
the messages after it comes from that number. Nobody without the secret is listened to, and nothing works twice. The
messages are signed, not hidden: the line between nodes must be a private one."""

import asyncio
import contextlib
import hmac
import secrets
from collections import OrderedDict
from hashlib import sha256
from typing import Any

import msgspec

SIGNATURE = 32
LARGEST_OPENING = 512 * 1024
LARGEST = 64 * 1024 * 1024
MOST_APART = 30_000  # milliseconds between the clocks of two nodes, and on the way
REMEMBERED = 500_000  # numbers of the last minute
ASKS, ANSWERS = b"a", b"b"


class Refused(Exception):
    """What came was not signed by a node of ours, or not for us, or not for the first time."""


class Opening(msgspec.Struct):
    """A request as it is passed on: who asks whom, when, the number, and what ASGI knows of it."""

    by: str
    to: str
    time: int
    number: bytes
    scope: dict[str, Any]
    body: bytes


class Channel:
    """Messages both ways, each signed and counted."""

    def __init__(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        key: bytes,
        sends: bytes,
        receives: bytes,
    ) -> None:
        self.reader = reader
        self.writer = writer
        self.key = key
        self.sends, self.receives = sends, receives
        self.sent = self.received = 0

    def signature(self, direction: bytes, number: int, content: bytes) -> bytes:
        """Of one message in one direction."""
        return hmac.new(self.key, direction + number.to_bytes(8, "big") + content, sha256).digest()

    async def send(self, message: Any) -> None:
        """Sends one; waits while the other side does not read."""
        content = msgspec.msgpack.encode(message)
        write(self.writer, self.signature(self.sends, self.sent, content), content)
        self.sent += 1
        await self.writer.drain()

    async def receive(self) -> dict[str, Any] | None:
        """The next one; None when the other side has ended."""
        try:
            signature, content = await read(self.reader, LARGEST)
        except (asyncio.IncompleteReadError, ConnectionError):
            return None
        if not hmac.compare_digest(signature, self.signature(self.receives, self.received, content)):
            raise Refused("a message is not signed")
        self.received += 1
        message: dict[str, Any] = msgspec.msgpack.decode(content)
        return message

    def close(self) -> None:
        """Ends the connection."""
        with contextlib.suppress(Exception):
            self.writer.close()


def write(writer: asyncio.StreamWriter, signature: bytes, content: bytes) -> None:
    """One message: its length, its signature, itself."""
    writer.write(len(content).to_bytes(4, "big") + signature + content)


async def read(reader: asyncio.StreamReader, largest: int) -> tuple[bytes, bytes]:
    """The next message and its signature."""
    length = int.from_bytes(await reader.readexactly(4), "big")
    if length > largest:
        raise Refused("a message is too large")
    return await reader.readexactly(SIGNATURE), await reader.readexactly(length)


def opening_signature(secret: bytes, content: bytes) -> bytes:
    """Of the first message."""
    return hmac.new(secret, b"consigliere opening " + content, sha256).digest()


def key_of(secret: bytes, number: bytes) -> bytes:
    """Of the messages that follow."""
    return hmac.new(secret, b"consigliere messages " + number, sha256).digest()


async def connect(
    address: tuple[str, int], secret: bytes, by: str, to: str, time: int, scope: dict[str, Any], body: bytes
) -> Channel:
    """A connection to another node that has said what it wants."""
    reader, writer = await asyncio.open_connection(*address)
    opening = Opening(by, to, time, secrets.token_bytes(16), scope, body)
    content = msgspec.msgpack.encode(opening)
    write(writer, opening_signature(secret, content), content)
    return Channel(reader, writer, key_of(secret, opening.number), ASKS, ANSWERS)


class Numbers:
    """The numbers that were used lately."""

    def __init__(self) -> None:
        self.used: OrderedDict[bytes, int] = OrderedDict()

    def use(self, number: bytes, time: int) -> bool:
        """Whether a number is new; it is not again."""
        while self.used and (next(iter(self.used.values())) < time - 2 * MOST_APART or len(self.used) > REMEMBERED):
            self.used.popitem(last=False)
        if number in self.used:
            return False
        self.used[number] = time
        return True


async def accept(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    secret: bytes,
    session: str,
    time: int,
    numbers: Numbers,
) -> tuple[Opening, Channel]:
    """What another node wants; raises Refused if it is none of ours."""
    signature, content = await read(reader, LARGEST_OPENING)
    if not hmac.compare_digest(signature, opening_signature(secret, content)):
        raise Refused("the signature is wrong")
    try:
        opening = msgspec.msgpack.decode(content, type=Opening)
    except msgspec.MsgspecError:
        raise Refused("it cannot be read") from None
    if opening.to != session:
        raise Refused("it is for another node, or an earlier run of this one")
    if abs(time - opening.time) > MOST_APART:
        raise Refused("it is too old, or the clocks differ")
    if len(opening.number) != 16 or not numbers.use(opening.number, time):
        raise Refused("it was sent before")
    return opening, Channel(reader, writer, key_of(secret, opening.number), ANSWERS, ASKS)
