"""How much one connection, person or address may ask for."""

import time
from collections import OrderedDict

REMEMBERED = 20_000


class Bucket:
    """So many at once, so many per second."""

    __slots__ = ("filled", "level", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.filled = time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """Whether there was enough left."""
        instant = time.monotonic()
        self.level = min(self.most, self.level + (instant - self.filled) * self.rate)
        self.filled = instant
        if self.level < n:
            return False
        self.level -= n
        return True


class Limits:
    """Buckets by name; the ones not used for the longest time are forgotten (they are full by then)."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, n: float = 1.0) -> bool:
        """Whether somebody may go on."""
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.rate, self.most)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(name)
        return bucket.take(n)
