"""What comes from outside and is not as it should be: names, backups, databases, clocks that jump."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from consigliere.cli.main import main
from consigliere.core.files import is_control
from consigliere.table.clocks import HOUR, Clocks
from consigliere.words import say
from tests.table.running import Running, made, running, seated

Said = pytest.CaptureFixture[str]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server in this process."""
    with running(tmp_path) as found:
        yield found


# ---- names


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",
        "\u2800\u2800",
        "Anna\u3164",
        "\u115f",
        "\uffa0",
        "a" + "\u0301" * 10,
        "\u0338x",
        "x\u20dd",
        "\U000e0041",
    ],
)
def test_names_that_cannot_be_seen_or_reach_other_lines_are_refused(server: Running, name: str) -> None:
    person = server.person("Anna")
    refused = person.post("/api/me", json={"name": name})
    assert refused.status_code == 400
    assert person.get("/api/me").json()["me"]["name"] == "Anna"
    if "\U000e0041" not in name:  # that one is nothing at all
        assert refused.json()["message"] == say("table-unreadable-name")
        two = [{"kind": "me"}, {"kind": "open"}]
        table = {"game": "corleone", "seats": two}
        assert person.post("/api/tables", json={**table, "name": name}).status_code == 400
        named = [{"kind": "me", "name": name}, {"kind": "open"}]
        assert person.post("/api/tables", json={**table, "seats": named}).status_code == 400
        found = made(person, "corleone", two)["table"]
        assert person.post(f"/api/tables/{found}/rename", json={"name": name}).status_code == 400


def test_names_of_all_scripts_are_fine(server: Running) -> None:
    person = server.stranger()
    for name in ("Zoë", "Nguyễn Thị", "ณัฐฐ์", "प्रिया", "יוֹסֵף", "李小龍", "한글", "❤ Ann", "x̌̀"):
        assert person.post("/api/me", json={"name": name}).status_code == 200, name
    assert person.post("/api/me", json={"name": "I \u2764\ufe0f"}).json()["me"]["name"] == "I \u2764"


def test_what_a_database_holds_is_listed_without_orders_to_the_terminal(tmp_path: Path, capsys: Said) -> None:
    with running(tmp_path) as server:
        made(server.person("Anna"), "corleone", [{"kind": "me"}, {"kind": "open"}], name="Evening")
    database = str(tmp_path / "table.db")
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("UPDATE tables SET name = ?, reason = ?", ("\x1b[2Jx\x9b31m", "\x1b]0;owned\x07"))
        connection.execute(
            "UPDATE seats SET name = ?", ("\u202egnorw\nnext\ud800".encode("utf-8", "replace").decode(),)
        )
        connection.commit()
    assert main(["admin", "tables", "--database", database]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 2
    assert "owned" in out
    assert not [character for character in out if character != "\n" and is_control(character)]


# ---- clocks

JUMP = 71 * 24 * HOUR


@pytest.mark.parametrize("by", [JUMP, -JUMP])
@pytest.mark.parametrize("clock", [{"kind": "live", "minutes": 5}, {"kind": "turn", "hours": 24}])
def test_a_system_clock_that_jumps_neither_takes_nor_gives_time(
    server: Running, monkeypatch: pytest.MonkeyPatch, clock: dict[str, object], by: int
) -> None:
    people = [server.person("Anna"), server.person("Berta")]
    table = seated(people, "signorie", clock=clock)["table"]
    before = clocks_of(people[0], table)
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + by * 1_000_000)
    monkeypatch.setattr(time, "time", lambda: (real() + by * 1_000_000) / 1e9)
    server.inside(server.house.background.look_at_clocks)
    server.inside(server.house.background.sweep)
    after = clocks_of(people[0], table)
    assert all(0 <= early - late < 60_000 for early, late in zip(before, after))
    about = people[0].get(f"/api/tables/{table}/about").json()
    assert about["status"] == "running"
    assert not [seat for seat in about["seats"] if "standin" in seat]


def clocks_of(person: httpx.Client, table: str) -> list[int]:
    """What is left to each seat."""
    return [seat["clock_ms"] for seat in person.get(f"/api/tables/{table}/about").json()["seats"]]


def test_times_out_of_a_database_are_held_within_what_is_possible() -> None:
    hours = Clocks({"kind": "turn", "hours": 24}, 2)
    hours.restore({"left": [500 * HOUR, -5], "running": {"0": JUMP}}, 0)  # begun in the future
    assert (hours.left_at(0, 0), hours.left_at(1, 0), hours.left_at(0, HOUR)) == (24 * HOUR, 0, 23 * HOUR)
    live = Clocks({"kind": "live", "minutes": 5, "increment": 10}, 1)
    live.restore({"left": [JUMP], "running": {}}, 0)
    assert live.left_at(0, 0) < 6 * HOUR
    live.follow([0], 1000)
    assert live.left_at(0, 0) == live.left_at(0, 1000)  # asked about a moment before it began
