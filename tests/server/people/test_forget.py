""" "Forget me" and `consigliere admin forget`: the name is nowhere in the database or in what others are sent."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from consigliere.cli.main import main
from consigliere.server.cluster.bus import Bus
from consigliere.server.people.people import People
from consigliere.server.storage import schema
from consigliere.server.tables.registry import TableRegistry
from tests.server.cluster.nodes import SECRET
from tests.server.running import Running, made, running
from tests.server.server import Postgres, wait_until

NAMES = ("Ottavia", "Ottavio", "Tavi")  # the person's, the one at a second seat, and an earlier one
SEATS = [{"kind": "me"}, {"kind": "me", "name": "Ottavio"}, {"kind": "open"}]


@pytest.fixture(autouse=True)
def _quick_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableRegistry, "preload_words", lambda registry: None)


@pytest.fixture
def server(tmp_path: Path, database: str) -> Iterator[Running]:
    """A server on each kind of database."""
    with running(tmp_path, database=database) as found:
        yield found


class Scene:
    """A person with three names at a table, who has written chat and notes, and another one who plays there."""

    def __init__(self, server: Running, elsewhere: Running | None = None) -> None:
        self.server = server
        self.person = server.person("Tavi")
        self.other = (elsewhere or server).person("Bruno")
        self.earlier = self.make()
        self.say(self.earlier["table"], "long ago")
        self.left = made(self.other, "signorie", [{"kind": "me"}, {"kind": "open"}])
        self.claim(self.person, self.left)
        self.say(self.left["table"], "before I left", seat=1)
        assert self.person.post(f"/api/tables/{self.left['table']}/leave", json={}).status_code == 200
        assert self.person.post("/api/me", json={"name": "Ottavia", "mail": "ottavia@example.org"}).status_code == 200
        self.table = self.make()
        self.claim(self.other, self.table)
        for seat in (0, 1):
            self.say(self.table["table"], f"from {seat}", seat)
            notes = self.person.put(f"{self.path}/notes?seat={seat}", json={"text": f"notes of {seat}"})
            assert notes.status_code == 200, notes.text
        assert self.other.put(f"{self.path}/notes", json={"text": "Bruno's notes"}).status_code == 200
        self.cookie = f"consigliere={self.person.cookies['consigliere']}"

    @property
    def path(self) -> str:
        """The table at which both play."""
        return f"/api/tables/{self.table['table']}"

    def make(self) -> dict[str, Any]:
        """A table of the person, who sits on two seats."""
        return made(self.person, "corleone", SEATS, open=True)

    def claim(self, client: httpx.Client, table: dict[str, Any]) -> None:
        """Takes the free seat."""
        answer = client.post(f"/api/tables/{table['table']}/claim", json={"token": table["seats"][0]["token"]})
        assert answer.status_code == 200, answer.text

    def say(self, table: str, text: str, seat: int = 0) -> None:
        """Writes a line of chat."""
        answer = self.person.post(f"/api/tables/{table}/chat?seat={seat}", json={"text": text})
        assert answer.status_code == 200, answer.text

    def told(self) -> str:
        """All that the other person can find out."""
        paths = [self.path, f"{self.path}/about", f"{self.path}/chat", f"{self.path}/log", f"{self.path}/record"]
        paths += ["/api/tables", "/api/me/games", f"/api/tables/{self.left['table']}/chat"]
        paths += [f"/api/tables/{self.earlier['table']}/{part}" for part in ("about", "chat")]
        answers = [self.other.get(path) for path in paths]
        assert [answer.status_code for answer in answers] == [200] * len(paths), [a.text[:100] for a in answers]
        return "\n".join(answer.text for answer in answers)


def stored(server: Running) -> str:
    """Everything in the database that is not bytes."""

    async def read() -> str:
        rows = []
        for table in schema.metadata.sorted_tables:
            rows += [dict(row) for row in await server.store.rows(sa.select(table))]
        return "\n".join(map(str, rows))

    return server.inside(read)


def named(text: str) -> list[str]:
    """The person's names, and their address, in a text."""
    return [name for name in (*NAMES, "ottavia@example.org") if name in text]


def check_forgotten(scene: Scene) -> None:
    """Nothing is left of the person but seats and lines without a name."""
    assert named(scene.told()) == []
    everything = stored(scene.server)
    assert named(everything) == []
    assert "notes of 0" not in everything
    assert "notes of 1" not in everything
    assert "Bruno's notes" in everything
    assert "Bruno" in scene.told()
    seats = scene.other.get(f"{scene.path}/about").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", ""), ("person", ""), ("person", "Bruno")]
    lines = scene.other.get(f"{scene.path}/chat").json()["chat"]
    assert [(line["name"], line["text"]) for line in lines] == [("", "from 0"), ("", "from 1")]
    assert scene.server.stranger(cookie=scene.cookie).get("/api/me").json()["me"] is None


def test_forget_me_removes_the_name_from_the_database_and_from_all_that_others_get(server: Running) -> None:
    scene = Scene(server)
    live, _ = server.live(scene.table["table"], scene.other, lang="en")
    mine, _ = server.live(scene.table["table"], scene.person, lang="en")
    assert set(named(scene.told())) == set(NAMES)
    assert set(named(stored(server))) == {*NAMES, "ottavia@example.org"}
    assert scene.person.delete("/api/me").status_code == 200
    mine.end()
    sent = "\n".join(live.so_far()).rpartition('"type":"about"')[2]
    assert '"Bruno"' in sent
    assert named(sent) == []
    check_forgotten(scene)
    server.inside(lambda: unload(server))
    check_forgotten(scene)


async def unload(server: Running) -> None:
    """All tables are read again."""
    for live in list(server.registry.tables.values()):
        server.registry.unload(live)


def test_a_host_forgets_a_person_while_the_server_runs(server: Running, capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(server)
    namesake = server.person("Ottavia")
    arguments = ["--database", server.settings.database]
    assert main(["admin", "forget", "Ottavia", "--yes", *arguments]) != 0
    assert "several people" in capsys.readouterr().err
    assert namesake.delete("/api/me").status_code == 200
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("builtins.input", lambda question: "no")
        assert main(["admin", "forget", "Ottavia", *arguments]) == 1
    assert set(named(scene.told())) == set(NAMES)
    assert main(["admin", "forget", "Ottavia", "--yes", *arguments]) == 0
    wait_until(lambda: not named(scene.told()))
    check_forgotten(scene)
    assert main(["admin", "forget", "Ottavia", "--yes", *arguments]) != 0


def test_other_nodes_forget_a_person_too(postgres: Postgres, tmp_path: Path) -> None:
    ours: dict[str, Any] = {"database": postgres.database(), "cluster_secret": SECRET, "lease_seconds": 120.0}
    with running(tmp_path, node="one", **ours) as one, running(tmp_path, node="two", **ours) as two:
        for node in (one, two):
            node.background.follow_forgotten = nothing  # type: ignore[method-assign]
        wait_until(lambda: all(node.app.state.node.bus.listening for node in (one, two)))
        scene = Scene(one, elsewhere=two)
        there = two.stranger(cookie=scene.cookie)
        assert there.get("/api/me").json()["me"]["name"] == "Ottavia"
        live, _ = one.live(scene.table["table"], scene.other, lang="en")  # so the first node has the table
        assert there.delete("/api/me").status_code == 200
        wait_until(lambda: not named(scene.told()))
        sent = "\n".join(live.so_far()).rpartition('"type":"about"')[2]
        assert '"Bruno"' in sent
        assert named(sent) == []
        check_forgotten(scene)


async def nothing() -> None:
    """Instead of looking into the database: what other nodes say must be enough."""


def test_a_person_who_is_deleted_while_being_read_is_not_cached() -> None:
    people: People

    class SlowStore:
        """A store in which the person is deleted between the read and its answer."""

        async def row(self, query: Any) -> dict[str, Any]:
            people.forget("p")
            return {column.name: None for column in schema.people.c} | {"id": "p", "name": "Ottavia", "generation": 1}

    store: Any = SlowStore()
    people = People(store, Bus())
    assert asyncio.run(people.get("p")) is not None
    assert not people.known
