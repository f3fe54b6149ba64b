"""Luck: one generator per state, reproducible from its seed, or read from a prepared list."""

from hashlib import blake2b, sha256
from typing import Any

from consigliere.core.errors import Mistake

WORDS_PER_BLOCK = 16
WORD_RANGE = 1 << 32


def key_of(seed: int | bytes) -> bytes:
    """The generator's key: the SHA-256 of the seed (an int stands for its decimal digits)."""
    return sha256(seed if isinstance(seed, bytes) else str(seed).encode()).digest()


def branch(key: bytes) -> "Chance":
    """The chance of an imagined world, with a stream for each kind of draw."""
    chance = Chance(key)
    chance.streams = {}
    return chance


def chance_from_json(data: dict[str, Any]) -> "Chance":
    """The inverse of `Chance.to_json`."""
    chance = Chance(bytes.fromhex(data["key"]), data["drawn"])
    if "streams" in data:
        chance.streams = {}
        for label, drawn in data["streams"].items():
            chance.stream(label).drawn = drawn
    return chance


class Luck:
    """One result of chance: what was asked for and what came out."""

    __slots__ = ("label", "names", "results")

    def __init__(self, label: str, results: list[int], names: list[str] | None = None) -> None:
        self.label = label
        self.results = results
        self.names = names  # what a person calls the results, where the list was written by one

    def text(self, results: list[int]) -> str:
        """Results of this kind as a person writes them."""
        names = self.names
        if not names:
            return str(results)
        return ", ".join([names[i] if 0 <= i < len(names) else str(i) for i in results])


class Chance:
    """Block k is BLAKE2b keyed with the seed's SHA-256 over the counter k; integers below n by rejection.

    An imagined world has a stream for each kind of draw: two lines of play that draw other things in between
    still meet the same dice.
    """

    __slots__ = ("block", "block_index", "drawn", "goes_on", "key", "script", "streams")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn
        self.block = b""
        self.block_index = -1
        self.script: list[Luck] | None = None
        self.goes_on = False  # after the prepared results it draws by itself
        self.streams: dict[str, Chance] | None = None  # by kind of draw, in imagined worlds

    def copy(self) -> "Chance":
        """The same generator at the same place, independent from now on."""
        other = Chance(self.key, self.drawn)
        other.block = self.block
        other.block_index = self.block_index
        if self.script is not None:
            other.script = self.script[:]
        other.goes_on = self.goes_on
        if self.streams is not None:
            other.streams = {label: stream.copy() for label, stream in self.streams.items()}
        return other

    def stream(self, label: str) -> "Chance":
        """The stream of one kind of draw."""
        assert self.streams is not None
        stream = self.streams.get(label)
        if stream is None:
            stream = self.streams[label] = Chance(blake2b(label.encode(), key=self.key, digest_size=32).digest())
        return stream

    def word(self) -> int:
        """The next 32 bits."""
        index = self.drawn // WORDS_PER_BLOCK
        if index != self.block_index:
            self.block = blake2b(index.to_bytes(8, "big"), key=self.key, digest_size=64).digest()
            self.block_index = index
        start = self.drawn % WORDS_PER_BLOCK * 4
        self.drawn += 1
        return int.from_bytes(self.block[start : start + 4], "big")

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n - 1."""
        limit = WORD_RANGE - WORD_RANGE % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def deal(self, label: str, pool: list[int], k: int) -> list[int]:
        """k different ones of the pool, in random order."""
        if self.streams is not None:
            return self.stream(label).deal(label, pool, k)
        if self.is_prepared():
            luck = self.prepared(label, pool, k)
            if len(set(luck.results)) != k:
                raise Mistake("mistake-chance-different", label=label, k=k, given=luck.text(luck.results))
            return luck.results[:]
        pool = pool[:]
        for i in range(k):
            j = i + self.below(len(pool) - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:k]

    def roll(self, label: str, n: int, k: int) -> list[int]:
        """k independent numbers below n."""
        if self.streams is not None:
            return self.stream(label).roll(label, n, k)
        if self.is_prepared():
            return self.prepared(label, list(range(n)), k).results[:]
        return [self.below(n) for _ in range(k)]

    def to_json(self) -> dict[str, Any]:
        """Where it stands; prepared results are no part of it."""
        content: dict[str, Any] = {"key": self.key.hex(), "drawn": self.drawn}
        if self.streams is not None:
            content["streams"] = {label: stream.drawn for label, stream in self.streams.items()}
        return content

    def is_prepared(self) -> bool:
        """Whether the next result comes from the prepared list."""
        return self.script is not None and (len(self.script) > 0 or not self.goes_on)

    def prepared(self, label: str, pool: list[int], k: int) -> Luck:
        """The next result of the prepared list, which must be the one that is asked for."""
        if not self.script:
            raise Mistake("mistake-chance-none", label=label)
        luck = self.script.pop(0)
        if luck.label != label:
            raise Mistake("mistake-chance-other", label=label, found=luck.label)
        if len(luck.results) != k or any(result not in pool for result in luck.results):
            given = luck.text(luck.results)
            raise Mistake("mistake-chance-pool", label=label, k=k, pool=luck.text(pool), given=given)
        return luck
