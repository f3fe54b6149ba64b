"""What can be wrong with a message: each kind makes frames of a socket out of a message that is right."""

import json
import os
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.hostile import frame

Message = dict[str, Any]
BINARY, PING, TEXT, CONTINUED = 2, 9, 1, 0
FIRST_OF_SEVERAL = 0x7F  # without the bit that says "the last one"
VALUES: list[Any] = [
    *(None, True, False, 0, -1, 1, 9, 10, 255, 1 << 31, (1 << 31) + 1, 1 << 53, 1 << 63, 1 << 64, -(1 << 63), 10**40),
    *(0.5, -0.0, 1e308, "", " ", "0", "null", "pass", "seat:0", "a" * 65, "a" * 201, "x" * 20_001, [], {}, [[]]),
    *([None] * 40, {"type": "move"}, {"a": {"b": {}}}, "../../etc", "%00", "'; DROP TABLE moves; --", "{0}", "${x}"),
]
TEXTS = [
    *("\u0000", "\u202e", "\ud800", "\ufeff", "\U0001f9db" * 20, "e\u0301" * 60, "\u2028", "\u0130", "ß", "ﬀ", "\x7f"),
    *("\u3164", "\r\n", "\t", "\u200b" * 30, "＜script＞", "<script>alert(1)</script>", "‮txt.exe", "١٢٣"),
]
TYPES = [
    "hello",
    "move",
    "undo",
    "preview",
    "why",
    "chat",
    "agree",
    "language",
    "ping",
    "welcome",
    "update",
    "",
    "HELLO",
]


def text(message: Any) -> bytes:
    """A message as a frame."""
    return frame(json.dumps(message).encode("utf-8", "surrogatepass"))


def field(rng: Random, message: Message) -> str:
    """One of its fields."""
    return rng.choice(list(message))


def dropped(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """A field is missing."""
    name = field(rng, message)
    return [text({key: value for key, value in message.items() if key != name})]


def replaced(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """A field has another value, of any type."""
    return [text({**message, field(rng, message): rng.choice(VALUES)})]


def strange(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """A field with characters that people do not type."""
    name = field(rng, message)
    return [text({**message, name: rng.choice([f"{message[name]}{rng.choice(TEXTS)}", rng.choice(TEXTS)])})]


def added(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """A field more."""
    name = rng.choice(
        ["seat", "token", "after", "mark", "lang", "practice", "yes", "viewer", "__class__", "", "a" * 300]
    )
    return [text({**message, name: rng.choice(VALUES)})]


def retyped(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """A message of another kind with these fields."""
    return [text({**message, "type": rng.choice(TYPES)})]


def stolen(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """Somebody else's token, or another seat."""
    name = rng.choice(["token", "token", "seat", "mark", "move", "key", "text"])
    return [text({**message, name: rng.randrange(12) if name == "seat" else rng.choice(known)})]


def doubled(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """A field twice, with different values."""
    name = field(rng, message)
    start = json.dumps(message)[:-1]
    return [frame(f"{start}, {json.dumps(name)}: {json.dumps(rng.choice(VALUES))}}}".encode())]


def truncated(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """Not all of it."""
    whole = json.dumps(message).encode()
    return [frame(whole[: rng.randrange(len(whole))])]


def garbled(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """Some bytes are others."""
    whole = bytearray(json.dumps(message).encode())
    for _ in range(rng.randint(1, 4)):
        whole[rng.randrange(len(whole))] = rng.randrange(32, 127)
    return [frame(bytes(whole))]


def binary(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """As bytes: the message itself, or anything."""
    content = json.dumps(message).encode() if rng.random() < 0.5 else os.urandom(rng.randrange(300))
    return [frame(content, BINARY)]


def no_text(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """Bytes that are no UTF-8."""
    return [frame(rng.choice([b"\xff\xfe", b"\xc3", b'{"type":"\xed\xa0\x80"}', b'"\xf5"']))]


def nested(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """Deep inside of something."""
    depth = rng.choice([2, 50, 2000])
    return [frame(b"[" * depth + json.dumps(message).encode() + b"]" * depth)]


def long(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """Very long."""
    return [text({**message, field(rng, message): rng.choice("x9 é") * rng.choice([300, 5000, 60_000, 70_000])})]


def repeated(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """Many times at once."""
    return [text(message)] * rng.choice([2, 3, 20])


def in_pieces(rng: Random, message: Message, known: list[str]) -> list[bytes]:
    """In several frames, with a ping between them; sometimes the last one is missing before the next message."""
    whole = json.dumps(message).encode()
    cut = rng.randrange(len(whole))
    first = bytearray(frame(whole[:cut], TEXT))
    first[0] &= FIRST_OF_SEVERAL
    found = [bytes(first), frame(b"!", PING), frame(whole[cut:], CONTINUED)]
    return found if rng.random() < 0.8 else found[:2]


KINDS: dict[str, Callable[[Random, Message, list[str]], list[bytes]]] = {
    "field dropped": dropped,
    "field replaced": replaced,
    "strange text": strange,
    "field added": added,
    "other type": retyped,
    "somebody else's": stolen,
    "field twice": doubled,
    "truncated": truncated,
    "garbled": garbled,
    "binary": binary,
    "no text": no_text,
    "nested": nested,
    "very long": long,
    "repeated": repeated,
    "in pieces": in_pieces,
}
