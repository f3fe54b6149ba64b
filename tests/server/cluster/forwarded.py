"""Two nodes in this process: people come to one, and every table is at the other. What holds at one server holds here.

`served` is for fixtures: the same tests run with one server and through another node."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from consigliere.server.settings import Settings
from tests.server.cluster.nodes import SECRET
from tests.server.running import Running, generous, running
from tests.server.server import Postgres

ALONE, OTHER_NODE = "alone", "other node"
PATIENT = 60.0  # seconds of a lease: nobody dies here


class PassedOn(Running):
    """The node that people come to; `far` has the tables, and is what is looked into."""

    def __init__(self, settings: Settings, far: Running) -> None:
        super().__init__(settings)
        self.far = far
        self.near_app, self.app = self.app, far.app
        self.look_into(far.app)

    def start(self) -> "PassedOn":
        """Returns when it answers."""
        super().start()
        return self

    def inside(self, work: Any) -> Any:
        """Where the tables are."""
        return self.far.inside(work)

    def stranger(self, **headers: str) -> httpx.Client:
        """A client of this node, except that new tables are made at the other one."""
        client = super().stranger(**headers)
        client.event_hooks = {"request": [self.made_there]}
        return client

    def made_there(self, request: httpx.Request) -> None:
        """Where a request goes."""
        if (request.method, request.url.path) == ("POST", "/api/tables"):
            request.url = request.url.copy_with(port=self.far.settings.port)

    @property
    def passed_on(self) -> int:
        """How much was passed on so far."""
        return int(self.near_app.state.node.forwarder.forwarded)


@contextmanager
def served(where: str, folder: Path, request: pytest.FixtureRequest, **settings: Any) -> Iterator[Running]:
    """One server, or two nodes; in the end nobody has asked the wrong one."""
    if where == ALONE:
        with running(folder, **settings) as server:
            yield server
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    shared = {"database": postgres.database(), "cluster_secret": SECRET, "lease_seconds": PATIENT, **settings}
    with running(folder, node="far", **shared) as far:
        near = PassedOn(generous(folder, node="near", **shared), far).start()
        try:
            yield near
            assert near.passed_on > 0
            assert not near.near_app.state.registry.tables
        finally:
            near.stop()
