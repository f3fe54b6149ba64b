"""All lines into the server: how many one address may hold, and who is cut off because it never reads."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address, ip_network

from consigliere.server.rate_limits import network_of
from consigliere.server.settings import Settings

log = logging.getLogger(__name__)

ALL_PER_SOCKET = 2  # connections of any kind from one address, for each socket it may have
WANTED_FILES = 65_536  # open files, if the system allows so many
OWN_FILES = 200  # open files that are no connections: storage, bots, pages
LOOKS = 1.0  # seconds between looks at what is waiting to be read
STALLED_SECONDS = 10.0  # without one byte read although some wait
CLOSING_SECONDS = 2.0  # the same for a connection that is being closed
MOST_UNREAD = 8 * 1024 * 1024


def raise_file_limit() -> int:
    """As many open files as the system lets us have, every connection being one; returns how many."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return WANTED_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return WANTED_FILES if soft == resource.RLIM_INFINITY else soft


@dataclass(eq=False)
class Line:
    """One connection, HTTP or socket, until it is closed for good."""

    transport: asyncio.Transport
    network: str | None  # None: counted by nobody, a proxy speaks for many
    unread: int = 0
    waiting_since: float = 0.0


class Connections:
    """The open connections of a server."""

    def __init__(self, settings: Settings) -> None:
        self.most = settings.connections * ALL_PER_SOCKET
        self.most_of_all = WANTED_FILES - OWN_FILES
        proxies = settings.proxies.split(",") if settings.public_url is not None else []
        self.proxies = [ip_network(proxy.strip()) for proxy in proxies]
        self.lines: set[Line] = set()
        self.of_network: dict[str, int] = {}
        self.on_stop: list[Callable[[], None]] = []  # called when the server begins to stop
        self.refused = 0
        self.aborted = 0

    def is_proxy(self, host: str) -> bool:
        """Whether a proxy that speaks for many is at an address."""
        try:
            return any(ip_address(host) in proxy for proxy in self.proxies)
        except ValueError:
            return False

    def enter(self, transport: asyncio.Transport, host: str) -> Line | None:
        """A new connection; None if its address, or the server, has too many already."""
        network = None if self.is_proxy(host) else network_of(host)
        full = len(self.lines) >= self.most_of_all
        if full or (network is not None and self.of_network.get(network, 0) >= self.most):
            self.refused += 1
            if self.refused == 1:
                log.warning("too many connections; refusing new ones", extra={"all": full})
            return None
        line = Line(transport, network)
        self.lines.add(line)
        if network is not None:
            self.of_network[network] = self.of_network.get(network, 0) + 1
        return line

    def leave(self, line: Line) -> None:
        """A connection has ended."""
        if line not in self.lines:
            return
        self.lines.discard(line)
        if line.network is not None:
            self.of_network[line.network] -= 1
            if not self.of_network[line.network]:
                del self.of_network[line.network]

    def begin_stop(self) -> None:
        """The server begins to stop: whoever holds a connection is not kept by what takes long."""
        for each in self.on_stop:
            each()

    async def poll(self) -> None:
        """Aborts connections whose other end reads nothing."""
        instant = time.monotonic()
        for line in list(self.lines):
            unread = line.transport.get_write_buffer_size()
            if not unread or unread < line.unread or not line.unread:
                line.waiting_since = instant
            line.unread = unread
            patience = CLOSING_SECONDS if line.transport.is_closing() else STALLED_SECONDS
            if unread and (instant - line.waiting_since >= patience or unread > MOST_UNREAD):
                self.aborted += 1
                line.transport.abort()
