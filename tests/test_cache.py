"""A cache drops what was written longest ago."""

import sys
from concurrent.futures import ThreadPoolExecutor

from consigliere.cache import Cache


def test_the_oldest_entry_goes_when_the_cache_is_full() -> None:
    cache: Cache[str, int] = Cache(2)
    cache["a"] = 1
    cache["b"] = 2
    cache["a"] = 3
    cache["c"] = 4
    assert dict(cache) == {"a": 3, "c": 4}


class Slow:
    """A key whose comparison runs Python code, as names in sentences do."""

    def __init__(self, n: int) -> None:
        self.n = n

    def __hash__(self) -> int:
        return self.n % 8

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Slow) and self.n == other.n


def test_several_threads_write_at_once() -> None:
    cache: Cache[Slow, int] = Cache(16)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def write(start: int) -> None:
        for n in range(2_000):
            cache[Slow((start + n) % 40)] = n

    try:
        with ThreadPoolExecutor(4) as pool:
            for done in [pool.submit(write, start) for start in range(4)]:
                done.result()
    finally:
        sys.setswitchinterval(interval)
    assert len(cache) == 16
