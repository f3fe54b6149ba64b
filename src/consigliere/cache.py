"""A dict of limited size, for caches that outlive a request."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(OrderedDict[K, V]):
    """Hold at most `most` entries; a new one beyond that drops the one that was written longest ago."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: K, value: V) -> None:
        if key in self:
            self.move_to_end(key)
        elif len(self) >= self.most:
            self.popitem(last=False)
        super().__setitem__(key, value)
