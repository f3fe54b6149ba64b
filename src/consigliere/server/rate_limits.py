"""How much one connection, person or address may ask for."""

import time
from ipaddress import IPv6Address, ip_address

from consigliere.cache import Cache

REMEMBERED = 20_000
PEOPLE_PER_NETWORK = 4  # a household or a school plays from one address
GUESSES_PER_HOUR = 10  # wrong codes and invitations from one address
ASKS_PER_DAY = 10  # mail addresses that people at one address want to be asked
LOCAL_PART = 0.1  # what a request of this machine's own programs counts


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

    def has(self, n: float = 1.0) -> bool:
        """Whether there is enough left; nothing is taken."""
        return min(self.most, self.level + (time.monotonic() - self.filled) * self.rate) >= n


class Limits:
    """Buckets by name; the ones not used for the longest time are forgotten (they are full by then)."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.buckets: Cache[str, Bucket] = Cache(REMEMBERED)

    def take(self, name: str, n: float = 1.0) -> bool:
        """Whether somebody may go on."""
        bucket = self.buckets[name] = self.buckets.get(name) or Bucket(self.rate, self.most)
        return bucket.take(n)

    def has(self, name: str, n: float = 1.0) -> bool:
        """Whether somebody could go on."""
        bucket = self.buckets.get(name)
        return bucket is None or bucket.has(n)


class Allowance:
    """What an identity and the address it comes from may ask for together: requests and messages of all sockets."""

    def __init__(
        self, rate: float, burst: float, local: bool, tables_per_minute: float = 20, open_tables: int = 5
    ) -> None:
        """`local`: nobody stands in front of the server, so a loopback address is this machine itself."""
        self.names = Limits(rate, burst)
        self.networks = Limits(rate * PEOPLE_PER_NETWORK, burst * PEOPLE_PER_NETWORK)
        self.makers = Limits(tables_per_minute / 60, tables_per_minute)
        self.guesses = Limits(GUESSES_PER_HOUR / 3600, GUESSES_PER_HOUR)
        self.asks = Limits(ASKS_PER_DAY / 86_400, ASKS_PER_DAY)
        self.open_tables = open_tables
        self.local = local

    def share(self, network: str) -> float:
        """What one request from there counts."""
        return LOCAL_PART if self.local and network in ("127.0.0.1", "::1") else 1.0

    def take(self, network: str, name: str | None, cost: float = 1.0) -> bool:
        """Whether somebody (None: nobody we know) may go on."""
        cost *= self.share(network)
        return self.networks.take(network, cost) and self.names.take(name or f"stranger at {network}", cost)

    def make(self, network: str) -> bool:
        """Whether somebody there may make something that stays: a table, a rematch, a person."""
        return self.makers.take(network, self.share(network))

    def ask_address(self, network: str) -> bool:
        """Whether somebody there may have one more mail address asked for its confirmation."""
        return self.asks.take(network, self.share(network))

    def most_open(self, network: str) -> tuple[int, int]:
        """How many tables of one person, and of all people there, may wait in the lobby."""
        return self.open_tables, round(self.open_tables * PEOPLE_PER_NETWORK / self.share(network))


def network_of(host: str) -> str:
    """The address that counts: of IPv6 the network, since one machine has all addresses in it."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address) or address.is_loopback:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"
