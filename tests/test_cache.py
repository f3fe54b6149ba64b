"""A cache drops what was written longest ago."""

from consigliere.cache import Cache


def test_the_oldest_entry_goes_when_the_cache_is_full() -> None:
    cache: Cache[str, int] = Cache(2)
    cache["a"] = 1
    cache["b"] = 2
    cache["a"] = 3
    cache["c"] = 4
    assert dict(cache) == {"a": 3, "c": 4}
