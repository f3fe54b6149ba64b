"""The chat of a table has an end: the oldest lines go, numbers go on, and the last line costs what the first did."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from consigliere.server.storage import schema
from consigliere.server.tables import chat
from tests.server.running import Running, running, seated

PEOPLE = ("Anna", "Bruno", "Carla", "Dario")  # 0 and 2 are partners, 1 and 3 too


def rows(server: Running, table: str) -> list[dict[str, Any]]:
    """The lines as they are stored."""
    query = sa.select(schema.chat).where(schema.chat.c.table_id == table).order_by(schema.chat.c.n)
    return [dict(row) for row in server.inside(lambda: server.store.rows(query))]


def say(person: httpx.Client, table: str, text: str, **more: str) -> dict[str, Any]:
    """Writes a line."""
    answer = person.post(f"/api/tables/{table}/chat", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def heard(person: httpx.Client, table: str, after: int = 0) -> list[tuple[int, str]]:
    """What somebody reads: numbers and texts."""
    lines = person.get(f"/api/tables/{table}/chat?after={after}").json()["chat"]
    return [(line["n"], line["text"]) for line in lines]


@contextmanager
def statements(server: Running) -> Iterator[list[str]]:
    """What the database is asked for."""
    engine = server.store.database.engine
    found: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        found.append(statement)

    target = getattr(engine, "sync_engine", engine)
    sa.event.listen(target, "before_cursor_execute", note)
    yield found
    sa.event.remove(target, "before_cursor_execute", note)


def test_the_oldest_lines_go_and_numbers_go_on(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert chat.MOST_KEPT <= 2000
    monkeypatch.setattr(chat, "MOST_KEPT", 30)  # of a table with two teams: ten for all, ten for each team
    with running(tmp_path, database=database) as server:
        people = [server.person(name) for name in PEOPLE]
        table = seated(people, "la-famiglia")["table"]
        for n in range(12):
            assert say(people[n % 2], table, f"all {n}", key=f"k{n}")["n"] == n + 1
        assert heard(people[1], table) == [(n + 1, f"all {n}") for n in range(2, 12)]
        for n in range(25):
            assert say(people[2], table, f"us {n}", scope="team")["n"] == 13 + n
        assert len(rows(server, table)) == 20
        assert heard(people[1], table) == [(n + 1, f"all {n}") for n in range(2, 12)]  # the others cannot tell
        assert heard(people[0], table)[-10:] == [(n + 13, f"us {n}") for n in range(15, 25)]
        assert heard(people[0], table, after=36) == [(37, "us 24")]
        assert say(people[1], table, "all 11", key="k11")["n"] == 12  # the same line again
        assert len(rows(server, table)) == 20

    with running(tmp_path, database=database) as server:  # what was counted is stored
        for person in people:
            server.clients.append(person)
        people = [server.stranger(cookie=f"consigliere={person.cookies['consigliere']}") for person in people]
        assert say(people[3], table, "again")["n"] == 13
        assert say(people[0], table, "again")["n"] == 39
        assert heard(people[0], table, after=37) == [(38, "again"), (39, "again")]


def test_the_last_line_costs_no_more_than_the_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MOST_KEPT", 60)
    with running(tmp_path) as server:
        people = [server.person(name) for name in PEOPLE]
        table = seated(people, "la-famiglia")["table"]
        say(people[0], table, "first")
        costs = []
        for n in range(40):
            with statements(server) as found:
                say(people[0], table, f"line {n}", key=f"k{n}")
            asked = [statement for statement in found if "chat" in statement]
            assert not [each for each in asked if "count(" in each.lower() or "max(" in each.lower()], asked
            costs.append(len(asked))
        assert max(costs) - costs[0] <= 1  # one line goes for each that comes


def test_a_line_that_could_not_be_stored_leaves_no_gap(server_with_chat: tuple[Running, httpx.Client, str]) -> None:
    server, anna, table = server_with_chat
    assert say(anna, table, "one")["n"] == 1
    store = server.store
    store.trouble = "gone"
    assert anna.post(f"/api/tables/{table}/chat", json={"text": "two"}).status_code == 503
    store.trouble = None
    assert say(anna, table, "two")["n"] == 2
    assert [row["n"] for row in rows(server, table)] == [1, 2]


@pytest.fixture
def server_with_chat(tmp_path: Path) -> Iterator[tuple[Running, httpx.Client, str]]:
    """A server, a person and a table."""
    with running(tmp_path) as server:
        people = [server.person(name) for name in PEOPLE[:2]]
        yield server, people[0], seated(people, "signorie")["table"]
