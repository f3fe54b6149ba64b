"""Servers and databases for the tests of the table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from consigliere import words
from consigliere.server import rate_limits
from tests.server.mailbox import Mailbox, mail_server
from tests.server.server import Postgres, Server, make_postgres

Start = Callable[..., Server]


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message is an error here, not a shown id."""
    monkeypatch.setattr(words, "strict", True)


class Clock:
    """The time that limits go by; it stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        """Instead of time.monotonic."""
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """For servers in this process: how busy the machine is does not decide what is too fast."""
    found = Clock()
    monkeypatch.setattr(rate_limits, "time", found)
    return found


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mail server on this machine."""
    with mail_server() as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own."""
    yield from make_postgres()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "table.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server with a database (SQLite without one) and settings; it is gone after the test."""
    servers: list[Server] = []

    def begin(database: str | None = None, **settings: Any) -> Server:
        servers.append(Server(tmp_path, database, **settings))
        return servers[-1].start()

    yield begin
    for server in servers:
        server.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a file; they may kill it, if they start it again."""
    shared = Server(tmp_path_factory.mktemp("shared")).start()
    yield shared
    shared.close()
