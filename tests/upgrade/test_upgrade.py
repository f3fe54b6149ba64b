"""What earlier versions have written goes on: tables are taken up where they were, records and positions are read.

Each folder beside this file was made by the code of its time (`make.py`) and is never made again.
"""

import io
import json
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, redirect_stdout
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

import consigliere
from consigliere.cli.main import main
from tests.conftest import Size
from tests.table.running import COOKIE, Running, running
from tests.upgrade.make import WATCHER, digest, lasting, texts

Data = dict[str, Any]
FOLDER = Path(__file__).parent
VERSIONS = sorted(file.parent.name for file in FOLDER.glob("*/manifest.json"))
MANIFESTS: dict[str, Data] = {
    version: json.loads((FOLDER / version / "manifest.json").read_text(encoding="utf-8")) for version in VERSIONS
}
TABLES = {f"{version}/{table['name']}": table for version in VERSIONS for table in MANIFESTS[version]["tables"]}
RECORDS = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.glob("*/records/*.json"))
POSITIONS = sorted(file.relative_to(FOLDER).as_posix() for file in FOLDER.glob("*/positions/*.json"))
SIZES = {f"{game}-{seats}" for game in consigliere.games() for seats in consigliere.game(game).seats}

CANNOT_GO_ON: dict[str, str] = {}
"""Tables that a change of the rules has closed, and which one: {"v1/corleone-3-chain": "CE-5.2 was read wrongly"}."""
CANNOT_BE_PLAYED_AGAIN: dict[str, str] = {}
"""Records that a change of the rules or the pack keeps from being played again: {"v1/records/corleone-3.json": "…"}."""

TOLD_DIFFERENTLY: dict[str, str] = {}
"""Tables that go on, but whose history is told otherwise than then: {"v1/corleone-3-chain": "CE-5.2 has an event"}."""

RUNNING_KINDS = ("waiting", "running", "chain", "together", "paused", "practice")
MOVES = 3
AGES = 100_000.0  # days: the tables in these folders are never too old
PATIENCE = 60.0


# ---- servers on copies


def copied(version: str, folder: Path) -> Path:
    """The database of a version, to be changed."""
    return Path(shutil.copy(FOLDER / version / "table.db", folder / "table.db"))


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Running]]:
    """A server for each version's database."""
    contexts = []
    found = {}
    for version in VERSIONS:
        folder = tmp_path_factory.mktemp(version)
        copied(version, folder)
        contexts.append(running(folder, limit_days=AGES))
        found[version] = contexts[-1].__enter__()
    yield found
    for context in contexts:
        context.__exit__(None, None, None)


def known_then(key: str, value: Any) -> Any:
    """A part of a frame without what was added to it since: Signorie's outlook on points to be spent."""
    if key != "outlook" or not value or "climbs" not in value:
        return value
    dice = {name: value[name] for name in value if name not in ("climbs", "men", "unused")}
    return dice if dice["dice"] else None


class Visitor:
    """Everybody at one table of an earlier version."""

    def __init__(self, server: Running, version: str, table: Data) -> None:
        self.server = server
        self.version = version
        self.keys = MANIFESTS[version]["frame_keys"]
        self.table = table
        self.seats: list[Data] = [dict(seat) for seat in table["seats"]]
        self.path = f"/api/tables/{table['table']}"
        self.http = server.stranger()
        self.rng = Random(table["name"])
        self.moves = 0

    def ask(self, method: str, part: str, viewer: int | None, content: Data | None = None) -> httpx.Response:
        """A request of a seat, or of a watcher."""
        who = {"token": self.table["watch"]} if viewer is None else self.seats[viewer]
        by_cookie = {"cookie": f"{COOKIE}={who['cookie']}"} if "cookie" in who else None
        headers = by_cookie or {"authorization": f"Bearer {who['token']}"}
        return self.http.request(method, self.path + part, json=content, headers=headers)

    def get(self, part: str = "", viewer: int | None = None) -> Any:
        """Something of the table."""
        answer = self.ask("GET", part, viewer)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, part: str, seat: int, **content: Any) -> None:
        """Something a seat does, successfully."""
        answer = self.ask("POST", part, seat, content)
        assert answer.status_code == 200, answer.text

    @property
    def viewers(self) -> dict[str, int | None]:
        """Everybody who may look, by the name in the manifest."""
        seats = [n for n, seat in enumerate(self.seats) if {"token", "cookie"} & set(seat)]
        return {**{str(n): n for n in seats}, WATCHER: None}

    def frames(self) -> Data:
        """What everybody sees."""
        return {name: self.get("", viewer) for name, viewer in self.viewers.items()}

    def digests(self) -> dict[str, str]:
        """What everybody sees, as digests; what was not there in that version does not count."""
        found = self.frames()
        assert all(set(self.keys) <= set(frame) for frame in found.values())
        return {name: digest({key: known_then(key, frame[key]) for key in self.keys}) for name, frame in found.items()}

    def status(self) -> str:
        """How the table stands."""
        return str(self.get("/about")["status"])

    def play(self) -> bool:
        """A move of a person who owes one, drawn by lot, as soon as the bots have played; False if the game is over."""
        end = time.monotonic() + PATIENCE
        while not (owing := set((frame := self.get())["actors"]) & set(self.viewers.values())):
            if frame["over"]:
                return False
            assert time.monotonic() < end, "the bots do not go on"
        seat = self.rng.choice(sorted(seat for seat in owing if seat is not None))
        view = self.get("", seat)
        move = self.rng.choice(view["choices"])["text"]
        self.do("/moves", seat, ask=view["ask"], move=move, key=f"upgraded-{self.moves}")
        self.moves += 1
        return True


def stored(server: Running, table: str) -> list[Data]:
    """The rows of a table as they lie in the storage."""
    with closing(sqlite3.connect(server.settings.database)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY seq", [table])]


def differences(before: Data, now: Data) -> Data:
    """What is no longer as it was; what is new does not count."""
    return {key: (value, now.get(key)) for key, value in before.items() if now.get(key) != value}


# ---- tables


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_as_it_was_left_and_goes_on(name: str, servers: dict[str, Running], long: bool) -> None:
    version, table = name.partition("/")[0], TABLES[name]
    here = Visitor(servers[version], version, table)
    if name in CANNOT_GO_ON:
        check_closed_with_its_record(here)
        return
    check_as_it_was(here)
    if table["kind"] not in RUNNING_KINDS:
        check_that_it_is_over(here)
        return
    begin_again(here)
    rows = len(stored(here.server, table["table"]))
    while here.moves < MOVES and here.play():
        pass
    assert len(stored(here.server, table["table"])) >= rows + here.moves > rows
    assert not any("standin" in seat for seat in here.get("/about")["seats"])
    if long and table["kind"] == "running":
        while here.play():
            pass
        assert consigliere.replay(here.get("/record")).result() == here.get("/about")["result"]


def of_one_size(names: list[str]) -> list[str]:
    """Of each game's tables of a kind the one with the fewest seats."""
    found: dict[tuple[str, str], str] = {}
    for name in sorted(names, key=lambda name: len(TABLES[name]["seats"])):
        found.setdefault((TABLES[name]["about"]["game"], TABLES[name]["kind"]), name)
    return list(found.values())


@pytest.mark.ci
@pytest.mark.parametrize("version", VERSIONS)
def test_tables_that_have_gone_on_are_the_same_after_another_restart(version: str, tmp_path: Path, size: Size) -> None:
    copied(version, tmp_path)
    kinds = ("running", "chain", "together")
    names = [name for name, table in TABLES.items() if name.startswith(f"{version}/") and table["kind"] in kinds]
    names = size(of_one_size(names), names)
    left: dict[str, Data] = {}
    with running(tmp_path, limit_days=AGES) as server:
        for name in (name for name in names if name not in CANNOT_GO_ON):
            here = Visitor(server, version, TABLES[name])
            begin_again(here)
            while here.moves < MOVES and here.play():
                pass
            left[name] = here.frames()
    with running(tmp_path, limit_days=AGES) as server:
        for name, frames in left.items():
            assert Visitor(server, version, TABLES[name]).frames() == frames, name
    assert left


def check_as_it_was(here: Visitor) -> None:
    """Everything the manifest says of a table, for everybody who may look."""
    table = here.table
    about = lasting(here.get("/about"))
    seats = about.pop("seats")
    assert not differences({key: value for key, value in table["about"].items() if key != "seats"}, about)
    assert [differences(before, now) for before, now in zip(table["about"]["seats"], seats, strict=True)] == [{}] * len(
        table["seats"]
    )
    kinds = [row["kind"] for row in stored(here.server, table["table"])]
    expected = {kind: count for kind, count in table["rows"].items() if kind != "snapshot"}
    assert {kind: kinds.count(kind) for kind in kinds} == expected
    if table["kind"] == "waiting":
        assert here.ask("GET", "", None).status_code == 409
        return
    frames = here.frames()
    if f"{here.version}/{table['name']}" in TOLD_DIFFERENTLY:
        return
    assert here.digests() == table["frames"]
    assert (frames[WATCHER]["actors"], frames[WATCHER]["at"]) == (table["actors"], table["at"])
    assert {name: frame["ask"] for name, frame in frames.items() if name != WATCHER} == table["asks"]
    for name, viewer in here.viewers.items():
        assert digest(here.get("/events", viewer)["events"]) == table["shown"][name]
        if table["chat"][name]:
            assert texts(here.get("/chat", viewer)) == table["chat"][name]
        if table["notes"].get(name):
            assert here.get("/notes", viewer)["text"] == table["notes"][name]
    check_words(here)


def check_words(here: Visitor) -> None:
    """The history in words, an earlier moment, and the choices of a seat."""
    live, welcome = here.server.live(here.table["table"], token=here.table["watch"], lang="en")
    live.close()
    assert welcome["type"] == "welcome"
    moment = welcome["log"][len(welcome["log"]) // 2]["at"]
    assert here.get(f"/then?at={moment}")["at"] == moment
    for seat in [seat for seat in here.table["actors"] if seat in here.viewers.values()][:1]:
        assert all(choice["label"] for choice in here.get("?lang=en", seat)["choices"])


def begin_again(here: Visitor) -> None:
    """What a table needs so that moves can be played, and what may be taken back there."""
    table = here.table
    if table["kind"] == "waiting":
        for seat, who in enumerate(here.seats):
            if "invitation" in who:
                answer = here.http.post(f"{here.path}/claim", json={"token": who["invitation"]})
                assert answer.status_code == 200, answer.text
                here.seats[seat] = {"token": answer.json()["token"]}
    elif table["kind"] == "paused":
        assert here.ask("POST", "/moves", 0, {"move": "x", "ask": 1}).status_code in (409, 422)
        for seat in range(1, len(here.seats)):
            here.do("/agree", seat, what="resume")
    elif table["kind"] == "practice":
        before = here.digests()
        here.do("/undo", 0, practice=True)
        assert here.digests() != before
    elif "undo" in table:
        here.do("/undo", table["undo"])
        assert here.digests() == table["after_undo"] or f"{here.version}/{table['name']}" in TOLD_DIFFERENTLY
    assert here.status() == "running"


def check_that_it_is_over(here: Visitor) -> None:
    """Nobody plays any more, and the record shows that nobody meddled with the luck."""
    table = here.table
    for seat in range(len(here.seats)):
        refused = here.ask("POST", "/moves", seat, {"move": "x", "ask": 1})
        assert refused.status_code in (409, 422)
        assert here.ask("POST", "/undo", seat, {}).status_code == 409
    record = here.get("/record", 0)
    seed = bytes.fromhex(record["seed"])
    assert sha256(b"consigliere" + table["table"].encode() + seed).hexdigest() == table["about"]["commitment"]
    assert consigliere.replay(record).result() == (None if record["stopped"] else table["about"]["result"])


def check_closed_with_its_record(here: Visitor) -> None:
    """A table these rules cannot go on with says so in plain words, and gives all that was played there."""
    about = here.get("/about")
    rows = stored(here.server, here.table["table"])
    if here.table["kind"] in RUNNING_KINDS:
        assert (about["status"], about["reason"]) == ("closed", "closed-rules")
        assert "reason-closed-rules = " in here.http.get("/api/words/en").text
    else:
        assert {key: about[key] for key in ("status", "reason", "result")} == {
            key: here.table["about"][key] for key in ("status", "reason", "result")
        }
    for name, seat in here.viewers.items():
        if seat is not None:
            refused = here.ask("POST", "/moves", seat, {"move": "x", "ask": here.table["asks"][name]})
            assert refused.status_code in (409, 422)
            assert refused.json()["message"]
        record = here.get("/record", seat)
        assert [(line["seat"], line["move"]) for line in record["moves"]] == left_of(rows)
        assert bytes.fromhex(record["seed"])
        assert (record["stopped"] or record["result"]) == here.table["about"]["result"]
    check_readable(here.get("/record"))


def check_readable(record: Data) -> None:
    """All moves are shown, and if they cannot be played again, why."""
    said = io.StringIO()
    with TemporaryDirectory() as folder, redirect_stdout(said):
        file = Path(folder) / "record.json"
        file.write_text(json.dumps(record), encoding="utf-8")
        code = main(["record", "show", str(file)])
    shown = said.getvalue()
    assert code == 0 or " does not fit: " in shown or " cannot be played again: " in shown
    assert all(line["move"] in shown for line in record["moves"])


def left_of(rows: list[Data]) -> list[tuple[int, str]]:
    """The moves that were not taken back."""
    found: list[tuple[int, str]] = []
    for row in rows:
        if row["kind"] == "move":
            found.append((row["seat"], row["move"]))
        elif row["kind"] == "undo":
            del found[int(row["move"])]
        elif row["kind"] == "back":
            del found[-int(row["move"]) :]
    return found


def test_everything_is_there_that_later_versions_must_read() -> None:
    for version in VERSIONS:
        tables = MANIFESTS[version]["tables"]
        kinds = {(f"{table['about']['game']}-{len(table['seats'])}", table["kind"]) for table in tables}
        sizes = {size for size, _ in kinds}
        assert {(size, kind) for size in sizes for kind in ("waiting", "running", "chain", "paused", "over")} <= kinds
        for table in (table for table in tables if table["kind"] == "running"):
            assert table["rows"]["snapshot"]
            assert table["rows"]["undo"]
        assert {f"{version}/records/{size}.json" for size in sizes} <= set(RECORDS)
        assert {f"{version}/positions/{size}.json" for size in sizes} <= set(POSITIONS)
    assert {size for size, _ in kinds} == SIZES, "a new game or size needs a new folder"
    assert set(CANNOT_GO_ON) | set(TOLD_DIFFERENTLY) <= set(TABLES)
    assert set(CANNOT_BE_PLAYED_AGAIN) <= set(RECORDS)


@pytest.mark.parametrize("version", VERSIONS)
def test_people_come_back_by_cookie_return_link_and_feed(version: str, servers: dict[str, Running]) -> None:
    server = servers[version]
    for person in MANIFESTS[version]["people"]:
        known = {"cookie": f"{COOKIE}={person['cookie']}"}
        assert server.stranger(**known).get("/api/me").json()["me"]["name"] == person["name"]
        elsewhere = server.stranger()
        assert elsewhere.post("/api/me/restore", json={"token": person["return"]}).status_code == 200
        assert elsewhere.get("/api/me").json()["me"] == server.stranger(**known).get("/api/me").json()["me"]
        assert "<feed" in elsewhere.get(f"/api/feed/{person['feed']}").text


# ---- tables that do not fit any more


ALTERED = [name for name in TABLES if name.endswith(("-running", "-chain", "-paused", "-over", "-resigned"))]


@pytest.mark.ci
@pytest.mark.parametrize("version", VERSIONS)
def test_a_table_that_does_not_fit_is_closed_with_a_plain_message_and_a_readable_record(
    version: str, tmp_path: Path, size: Size
) -> None:
    """Snapshots, chance or moves differ from what these rules make of them, as after a change of the rules."""
    database = copied(version, tmp_path)
    names = [name for name in ALTERED if name.startswith(f"{version}/")]
    names = size(of_one_size(names), names)
    alterations = {
        "running": "UPDATE snapshots SET digest = 'x' WHERE table_id = ?",
        "chain": """UPDATE moves SET chance = '[{"x": [1]}]' WHERE table_id = ? AND seq = 0""",
        "paused": """UPDATE tables SET options = '{"gone": true}' WHERE id = ?""",
        "resigned": "UPDATE moves SET move = 'x' WHERE table_id = ? AND seq = 3",
        "over": "UPDATE moves SET move = 'x' WHERE table_id = ? AND seq = 9",
    }
    with closing(sqlite3.connect(database)) as connection, connection:
        for name in names:
            connection.execute(alterations[TABLES[name]["kind"]], [TABLES[name]["table"]])
    with running(tmp_path, limit_days=AGES) as server:
        for name in names:
            here = Visitor(server, version, TABLES[name])
            check_closed_with_its_record(here)


# ---- records and positions


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_shown_and_verified(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = FOLDER / name
    record = json.loads(file.read_text(encoding="utf-8"))
    assert main(["record", "show", str(file)]) == (1 if name in CANNOT_BE_PLAYED_AGAIN else 0)
    shown = capsys.readouterr().out
    lines = record["shown"] if "seat" in record else record["moves"]
    assert len(shown.splitlines()) > len(lines)
    if "seat" in record:
        return
    assert all(line["move"] in shown for line in lines)
    if name in CANNOT_BE_PLAYED_AGAIN:
        assert main(["record", "verify", str(file)]) != 0
        return
    assert main(["record", "verify", str(file)]) == 0
    assert f"{len(lines)} moves" in capsys.readouterr().out
    again = consigliere.replay(record).record()
    assert again == {key: record[key] for key in again}


@pytest.mark.both
@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_is_loaded_and_imagined_from_every_view(name: str) -> None:
    kept = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    game = consigliere.game(kept["position"]["game"])
    state = game.load(kept["position"])
    assert state.to_json() == kept["position"]
    for view in kept["views"]:
        viewer = view["viewer"]
        assert not differences(view, state.view(viewer))
        world = game.imagine(view, Random(1))
        assert not differences(view, world.view(viewer))
        for move in view["moves"][:3]:
            world.copy().play(viewer, move)
