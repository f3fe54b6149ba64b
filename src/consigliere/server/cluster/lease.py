"""Who has a table: a lease with a fencing number, which every write of the table is checked by.

One server alone has all of them, for ever; several share them (`shared_leases.py`)."""

import asyncio
from collections.abc import Set
from dataclasses import dataclass, field

from sqlalchemy.engine import Connection

from consigliere.server.protocol.errors import Problem


@dataclass(frozen=True)
class Lease:
    """A table that this server has. Whoever takes it next gets a higher number, and then this one is worth nothing."""

    table: str
    fence: int


NO_TABLE = Lease("", 0)  # for what belongs to a person and stands in rows of tables: the name on a chair


@dataclass(eq=False)
class Peer:
    """Another node, as long as it is there: a name, one run of it, and where it listens for the others."""

    name: str
    session: str
    host: str
    port: int
    gone: asyncio.Event = field(default_factory=asyncio.Event)


class Elsewhere(Problem):
    """Another node has the table: what is asked of it is to be passed on."""

    def __init__(self, peer: Peer, table: str) -> None:
        super().__init__(503, "unavailable")
        self.peer = peer
        self.table = table


class Leases:
    """How a server comes to have tables: one server alone has every table."""

    async def take(self, table: str, new: bool = False) -> Lease:
        """Take the lease of a table; raise Elsewhere if another node has it. `new`: no one knows of the table yet."""
        return Lease(table, 0)

    async def release(self, lease: Lease) -> None:
        """Let another node have the table."""

    def check(self) -> None:
        """Raise Unavailable if this server may have lost its tables without knowing it."""

    def held(self, connection: Connection, leases: Set[Lease]) -> Set[Lease]:
        """Return those of some leases that are still good, inside the transaction that writes."""
        return leases
