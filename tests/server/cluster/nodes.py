"""Several real servers on one PostgreSQL."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.server import Server, Table, wait_until

SECRET = "a secret of the tests, thirty-two characters"
LEASE = 6.0  # seconds: on a busy machine a beat may be late


@contextmanager
def nodes(folder: Path, database: str, *names: str, **settings: Any) -> Iterator[list[Server]]:
    """Some nodes for a while."""
    servers = [node(folder, database, name, **settings) for name in names]
    try:
        yield [server.start() for server in servers]
    finally:
        for server in servers:
            if server.process is not None:
                server.process.send_signal(signal.SIGCONT)
            server.close()


def node(folder: Path, database: str, name: str, **settings: Any) -> Server:
    """A node that is not started yet."""
    place = folder / name
    place.mkdir(exist_ok=True)
    ours = {"node": name, "cluster_secret": SECRET, "lease_seconds": LEASE, "workers": 1}
    return Server(place, database, **{**ours, **settings})


def at(server: Server, table: Table) -> Table:
    """The same table, asked for at another node."""
    seats = [{"seat": seat, "token": token} for seat, token in table.tokens.items()]
    return Table(server, {"table": table.id, "watch": table.watch, "seats": seats})


def has(server: Server, count: int) -> None:
    """Waits until a node has so many tables in memory."""
    wait_until(lambda: server.metric("tables") == count, 30, f"{count} tables at {server.settings['node']}")


class AnyNode(Server):
    """What a proxy does that knows nothing of tables: every request and socket goes to the next node that is up."""

    def __init__(self, servers: list[Server]) -> None:
        super().__init__(servers[0].folder, servers[0].database)
        self.up = list(servers)
        self.turn = 0

    @property
    def address(self) -> str:
        """Of the next one."""
        self.turn += 1
        return self.up[self.turn % len(self.up)].address

    @address.setter
    def address(self, _: str) -> None:
        """It has none of its own."""


class OtherNode(Server):
    """Two nodes as one server that is killed and started: the tables are at one, and everybody asks the other.

    Killed is the one that has the tables; when it is started again it is the one that is asked."""

    def __init__(self, folder: Path, database: str, **settings: Any) -> None:
        super().__init__(folder, database)
        self.asked, self.having = (node(folder, database, name, **settings) for name in ("one", "two"))

    @property
    def address(self) -> str:
        """Of the node that has no table."""
        return self.asked.address

    @address.setter
    def address(self, _: str) -> None:
        """It has none of its own."""

    def start(self) -> Server:
        """Starts what does not run."""
        if self.asked.process is None:
            self.asked.start()
            self.having.start()
        else:
            self.having.start()
            self.asked, self.having = self.having, self.asked
        return self

    def make(self, game: str, seats: list[str], **more: Any) -> Table:
        """A table, which is then asked for at the other node."""
        return at(self, self.having.make(game, seats, **more))

    def kill(self) -> int:
        """Ends the node that has the tables."""
        return self.having.kill()

    def stop(self) -> int:
        """Asks both to end."""
        return self.asked.stop() or self.having.stop()

    def logged(self) -> list[dict[str, Any]]:
        """What both have said."""
        return self.asked.logged() + self.having.logged()

    def close(self) -> None:
        """Whatever happened."""
        for server in (self.asked, self.having):
            server.close()
        super().close()
