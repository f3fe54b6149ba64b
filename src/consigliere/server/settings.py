"""How a server is run."""

import socket
from dataclasses import dataclass, field
from functools import cache
from ipaddress import ip_address
from typing import Literal

OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))  # addresses for examples: no one has them


def any_interface(host: str) -> bool:
    """Whether a host means all interfaces: something to listen on, not to connect to."""
    try:
        return host in ("", "0") or ip_address(host).is_unspecified
    except ValueError:  # a name
        return False


@cache
def lan_address() -> str:
    """Guess the address of this machine in its network: the one it would send from. Nothing is sent."""
    for family, there in OUTSIDE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((there, 9))
                return str(probe.getsockname()[0])
        except OSError:
            continue
    return "127.0.0.1"


@dataclass(frozen=True)
class Settings:
    """What the command line decides."""

    database: str = "consigliere.db"
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None
    proxies: str = "127.0.0.1,::1"  # whose word counts for where a request comes from, if there is a public address
    mail: str | None = None
    metrics_token: str | None = None
    guests: Literal["open", "invited", "code"] = "open"  # who may make tables
    guest_code: str | None = field(default=None, repr=False)  # never in a log
    node: str | None = None  # the name of this server among several on one database
    node_host: str = "127.0.0.1"  # where the other nodes reach it
    node_port: int = 0
    cluster_secret: str | None = field(default=None, repr=False)  # never in a log
    lease_seconds: float = 3.0  # after which a node that says nothing loses its tables
    limit_days: float = 60
    unload_minutes: float = 10  # a table that nobody looks at stays in memory for so long
    workers: int | None = None
    thinkers: str | None = None  # the address of a Ray cluster on which bots think
    rate: float = 30  # requests per second of one person or address, messages of one connection
    burst: float = 120
    tables_per_minute: float = 20
    open_tables: int = 5  # of one person that wait in the lobby; an address may have four times as many
    connections: int = 200  # sockets from one address
    largest_body: int = 64 * 1024
    bot_ms: int = 2000  # what a bot may think about one decision
    bot_grace: float = 15  # seconds it may take longer before it is replaced
    build: tuple[str, ...] = ()  # the command that compiles the engine; an installed package has none
    notice_wait: float = 60  # seconds a turn must last before a mail is written
    notice_look: float = 20  # seconds between looks who is to be told

    @property
    def secure(self) -> bool:
        """Whether people reach it by https."""
        return self.public_url is not None and self.public_url.startswith("https:")

    @property
    def address_unknown(self) -> bool:
        """Whether it listens on all interfaces, and no one has said where people reach it."""
        return self.public_url is None and any_interface(self.host)

    @property
    def address(self) -> str:
        """Where people reach it, as far as is known: never "all interfaces"."""
        host = lan_address() if self.address_unknown else self.host
        host = f"[{host}]" if ":" in host else host
        return (self.public_url or f"http://{host}:{self.port}").rstrip("/")
