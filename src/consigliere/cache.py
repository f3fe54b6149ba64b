"""A dict of limited size, for caches that outlive a request."""

from threading import Lock
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Cache(dict[K, V]):
    """Hold at most `most` entries; a new one beyond that drops the one that was written longest ago.

    Several threads may write: a key's own `__eq__` can let another thread in at any moment.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most
        self.lock = Lock()

    def __setitem__(self, key: K, value: V) -> None:
        with self.lock:
            if self.pop(key, None) is None and len(self) >= self.most:
                del self[next(iter(self))]
            super().__setitem__(key, value)
