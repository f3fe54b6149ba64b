"""Tables that were begun before the rules changed: they go on by the new ones, and every restart finds them the same.

The change is a double: the earlier version knew only the first half of the moves at each question.
"""

import json
import shutil
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from copy import copy
from hashlib import sha256
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

import consigliere
from consigliere.cli.main import main
from consigliere.core.game import Game
from consigliere.table import making
from consigliere.table.room import ROWS_BETWEEN_SNAPSHOTS
from tests.core.halved import HalfStep
from tests.table.running import Running, made, running

pytestmark = [pytest.mark.both, pytest.mark.pure]  # compiled classes have no subclasses here

GAME = consigliere.game("signorie")
SEATS = 2
EARLIER, PRESENT = "1", "9"
Data = dict[str, Any]


class Place:
    """A table and both players at it, across all servers."""

    def __init__(self, server: Running, rng: Random) -> None:
        self.rng = rng
        found = made(server.stranger(), GAME.name, [{"kind": "open"}] * SEATS)
        self.id, self.watch = found["table"], found["watch"]
        self.path = f"/api/tables/{self.id}"
        self.tokens = [
            server.stranger().post(f"{self.path}/claim", json={"token": seat["token"]}).json()["token"]
            for seat in found["seats"]
        ]

    def views(self, server: Running) -> list[Data]:
        """What both see."""
        return [self.get(server, token) for token in self.tokens]

    def about(self, server: Running) -> Data:
        """What is known of the table."""
        return self.get(server, self.watch, "/about")

    def play(self, server: Running, moves: int, last: bool = False) -> None:
        """So many random moves, each of them perhaps taken back once; or always the last of all."""
        for _ in range(moves):
            views = self.views(server)
            if views[0]["over"]:
                return
            seat = self.rng.choice(views[0]["actors"])
            choices = views[seat]["choices"]
            move = choices[-1] if last else self.rng.choice(choices)
            self.post(server, seat, "/moves", move=move["text"], ask=views[seat]["ask"])
            if self.rng.random() < 0.1:
                self.asked(server, self.tokens[seat], "POST", "/undo", {})

    def post(self, server: Running, seat: int, part: str, **content: Any) -> None:
        """Something a seat does, successfully."""
        answer = self.asked(server, self.tokens[seat], "POST", part, content)
        assert answer.status_code == 200, answer.text

    def record(self, server: Running) -> Data:
        """The record, as the first seat gets it."""
        return self.get(server, self.tokens[0], "/record")

    def get(self, server: Running, token: str, part: str = "") -> Data:
        """Something of the table."""
        found: Data = self.asked(server, token, "GET", part, None).json()
        return found

    def asked(self, server: Running, token: str, method: str, part: str, content: Data | None) -> httpx.Response:
        """The answer to a request, all by one client."""
        client = server.clients[0] if server.clients else server.stranger()
        headers = {"authorization": f"Bearer {token}"}
        return client.request(method, self.path + part, json=content, headers=headers)


@contextmanager
def rules(patch: pytest.MonkeyPatch, version: str, *replays: str) -> Iterator[None]:
    """The rules of one version."""
    with patch.context() as changed:
        changed.setattr(GAME, "rules", version)
        changed.setattr(GAME, "replays", replays)
        changed.setattr(GAME, "steps", [HalfStep(each) for each in GAME.steps])
        if version == EARLIER:
            changed.setattr(Game, "is_earlier", lambda game, rules: True)  # then nothing else was legal
        yield


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Place]:
    """A table with snapshots, played by the earlier rules, and the folder of its database; always the same game."""
    folder = tmp_path_factory.mktemp("earlier")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, "secrets", SimpleNamespace(token_bytes=Random(4).randbytes))
        with rules(patch, EARLIER), running(folder) as server:
            place = Place(server, Random(1))
            while not rows(folder, place, "snapshots"):
                place.play(server, 10)
                assert place.about(server)["status"] == "running"
            while not server.at(place.id, lambda live: any(live.room.match.can_undo(seat) for seat in range(SEATS))):
                place.play(server, 1)
    return folder, place


@pytest.fixture
def begun(kept: tuple[Path, Place], tmp_path: Path) -> Place:
    """That table in a database of one's own."""
    folder, place = kept
    shutil.copy(folder / "table.db", tmp_path / "table.db")
    found = copy(place)
    found.rng = Random(2)
    return found


@pytest.fixture
def _present(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """From then on the rules are those of now."""
    with rules(monkeypatch, PRESENT, EARLIER):
        yield


def rows(folder: Path, place: Place, table: str = "moves") -> list[Data]:
    """The rows of a table as they lie in the storage."""
    with closing(sqlite3.connect(folder / "table.db")) as connection:
        connection.row_factory = sqlite3.Row
        query = f"SELECT * FROM {table} WHERE table_id = ? ORDER BY seq"
        return [dict(row) for row in connection.execute(query, [place.id])]


def kinds(folder: Path, place: Place) -> list[str]:
    """Those of its rows."""
    return [row["kind"] for row in rows(folder, place)]


@pytest.mark.usefixtures("_present")
def test_a_table_goes_on_by_the_new_rules_and_survives_restarts(begun: Place, tmp_path: Path) -> None:
    before = kinds(tmp_path, begun)
    assert "undo" in before
    with running(tmp_path) as server:
        assert begun.about(server)["status"] == "running"
        begun.play(server, 1, last=True)  # what the earlier rules did not know
        assert kinds(tmp_path, begun)[len(before)] == "rules"
        begun.play(server, 30)
        views = begun.views(server)
    for _ in range(2):
        with running(tmp_path) as server:
            assert begun.views(server) == views
            begun.play(server, ROWS_BETWEEN_SNAPSHOTS)
            views = begun.views(server)
    assert kinds(tmp_path, begun).count("rules") == 1
    assert len(rows(tmp_path, begun, "snapshots")) > 1


@pytest.mark.usefixtures("_present")
def test_its_record_says_what_was_played_by_which_rules_and_replays(begun: Place, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        early = begun.views(server)
        begun.play(server, 5000)
        assert begun.about(server)["status"] == "over"
        record = begun.record(server)
        then = begun.get(server, begun.tokens[0], f"/then?at={early[0]['at']}")
        assert then["table"] == early[0]["table"]
    assert record["rules"] == PRESENT
    assert record["earlier"]["rules"] == EARLIER
    assert 40 < record["earlier"]["moves"] < len(record["moves"]) - 40
    again = consigliere.replay(record)
    assert again.result() == record["result"]
    assert again.record() == {key: record[key] for key in again.record()}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["record", "verify", str(file)]) == 0
    assert main(["record", "show", str(file)]) == 0


@pytest.mark.usefixtures("_present")
def test_what_is_taken_back_past_the_change_is_found_again(begun: Place, tmp_path: Path) -> None:
    with running(tmp_path) as server:
        taken = 0
        while any(begun.asked(server, token, "POST", "/undo", {}).status_code == 200 for token in begun.tokens):
            taken += 1
        assert taken
        views = begun.views(server)
    with running(tmp_path) as server:
        assert begun.views(server) == views
        begun.play(server, 10, last=True)
        views = begun.views(server)
    with running(tmp_path) as server:
        assert begun.views(server) == views
        for seat in range(SEATS):
            begun.post(server, seat, "/agree", what="stop")
        record = begun.record(server)
        assert record["earlier"]["moves"] + taken <= kinds(tmp_path, begun).count("move")
        assert consigliere.replay({**record, "result": None}).entries


@pytest.mark.usefixtures("_present")
def test_a_table_that_was_over_needs_no_row(begun: Place, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection, connection:
        connection.execute("UPDATE tables SET status = 'over', reason = 'stopped' WHERE id = ?", [begun.id])
    before = kinds(tmp_path, begun)
    with running(tmp_path) as server:
        record = begun.record(server)
        assert (record["rules"], "earlier" in record) == (EARLIER, False)
        assert consigliere.replay({**record, "result": None}).entries
    assert kinds(tmp_path, begun) == before


def test_a_table_that_waited_is_dealt_by_the_rules_of_now(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with rules(monkeypatch, EARLIER), running(tmp_path) as server:
        found = made(server.stranger(), GAME.name, [{"kind": "open"}] * SEATS, wait=True)
    with rules(monkeypatch, PRESENT, EARLIER):
        with running(tmp_path) as server:
            path = f"/api/tables/{found['table']}"
            for seat in found["seats"]:
                seat["token"] = server.stranger().post(f"{path}/claim", json={"token": seat["token"]}).json()["token"]
            view = server.bearer(found["seats"][0]["token"]).get(path).json()
        with running(tmp_path) as server:
            assert server.bearer(found["seats"][0]["token"]).get(path).json() == view
            record = server.bearer(found["seats"][0]["token"]).get(f"{path}/record").json()
            assert record["rules"] == PRESENT


# ---- snapshots


@pytest.mark.usefixtures("_present")
@pytest.mark.parametrize("key", ["stack", "pieces"])
def test_a_table_does_not_go_on_if_a_snapshot_of_earlier_rules_does_not_fit(
    begun: Place, tmp_path: Path, key: str
) -> None:
    first = rows(tmp_path, begun, "snapshots")[0]
    position = json.loads(zlib.decompress(first["position"]))
    if key == "stack":
        position["stack"][-1].append(7)
    else:
        position["pieces"]["florins"][0] += 1
    text = json.dumps(position, sort_keys=True, separators=(",", ":")).encode()
    changed = [sha256(text).hexdigest(), zlib.compress(text), begun.id, first["seq"]]
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection, connection:
        connection.execute("UPDATE snapshots SET digest = ?, position = ? WHERE table_id = ? AND seq = ?", changed)
    with running(tmp_path) as server:
        assert begun.about(server)["status"] == "closed"
        assert begun.record(server)["rules"] == EARLIER


def test_a_table_of_rules_nobody_knows_any_more_is_closed_with_its_record(
    begun: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with rules(monkeypatch, PRESENT), running(tmp_path) as server:
        assert begun.about(server)["status"] == "closed"
        record = begun.record(server)
        assert record["rules"] == EARLIER
        assert record["moves"]


def test_a_table_that_has_gone_on_and_no_longer_fits_says_in_its_record_where_the_rules_changed(
    begun: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with rules(monkeypatch, PRESENT, EARLIER), running(tmp_path) as server:
        begun.play(server, 20)
        count = begun.record(server)["earlier"]
    with rules(monkeypatch, PRESENT), running(tmp_path) as server:
        record = begun.record(server)
        assert (record["rules"], record["earlier"]) == (PRESENT, count)
    with rules(monkeypatch, PRESENT, EARLIER):
        assert len(consigliere.replay({**record, "result": None}).entries) == len(record["moves"])
