"""What released versions have written goes on: tables are taken up where they were, records and positions are read.

Each folder beside this file was made by the code of its time (`make.py`) and is never made again. What this code
writes now goes through the same checks, with one game.
"""

import io
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, redirect_stdout
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

import consigliere
from consigliere.cli.main import main
from tests.conftest import Size
from tests.server.running import COOKIE, Running, running
from tests.upgrade.make import SIZES, WATCHER, digest, lasting, texts
from tests.upgrade.version import (
    AGES,
    NOW,
    NOW_KINDS,
    NOW_SIZES,
    RELEASED,
    Data,
    Version,
    Visitor,
    differences,
    made_now,
    of_one_size,
    released,
    stored,
)

VERSIONS = [*RELEASED, NOW]
NOW_NAMES = [f"{game}-{seats}" for game, seats in NOW_SIZES]
TABLES = [f"{version}/{table}" for version in RELEASED for table in released(version).tables]
TABLES += [f"{NOW}/{name}-{kind}" for name in NOW_NAMES for kind in NOW_KINDS]
RECORDS = [file for version in RELEASED for file in released(version).files("records")]
RECORDS += [f"{NOW}/records/{name}{rest}.json" for name in NOW_NAMES for rest in ("", "-of-seat-1")]
POSITIONS = [file for version in RELEASED for file in released(version).files("positions")]
POSITIONS += [f"{NOW}/positions/{name}.json" for name in NOW_NAMES]

CANNOT_GO_ON: dict[str, str] = {}
"""Tables that a change of the rules has closed, and why: {"0.1.0/corleone-3-chain": "CE-5.2 was read wrongly"}."""
CANNOT_BE_PLAYED_AGAIN: dict[str, str] = {}
"""Records that a change of the rules or the pack keeps from being replayed: {"0.1.0/records/corleone-3.json": "…"}."""

TOLD_DIFFERENTLY: dict[str, str] = {}
"""Tables that go on, but with another history than then: {"0.1.0/corleone-3-chain": "CE-5.2 has an event"}."""

RUNNING_KINDS = ("waiting", "running", "chain", "together", "paused", "practice")
MOVES = 3


# ---- servers on copies


@pytest.fixture(scope="module")
def version_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Version]:
    """Read a version by name; what this code writes is made once."""
    found: dict[str, Version] = {}

    def read(name: str) -> Version:
        if name not in found:
            found[name] = made_now(tmp_path_factory.mktemp(NOW)) if name == NOW else released(name)
        return found[name]

    return read


@pytest.fixture(scope="module")
def server_of(
    version_of: Callable[[str], Version], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], Running]]:
    """Start a server on a copy of a version's database, once."""
    found: dict[str, Running] = {}
    with ExitStack() as stack:

        def start(name: str) -> Running:
            if name not in found:
                folder = tmp_path_factory.mktemp(name)
                version_of(name).copy_database(folder)
                found[name] = stack.enter_context(running(folder, limit_days=AGES))
            return found[name]

        yield start


# ---- tables


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_as_it_was_left_and_goes_on(
    name: str, version_of: Callable[[str], Version], server_of: Callable[[str], Running], long: bool
) -> None:
    version = version_of(name.partition("/")[0])
    table = version.tables[name.partition("/")[2]]
    here = Visitor(server_of(version.name), version, table)
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


@pytest.mark.ci
@pytest.mark.parametrize("name", VERSIONS)
def test_tables_that_have_gone_on_are_the_same_after_another_restart(
    name: str, version_of: Callable[[str], Version], tmp_path: Path, size: Size
) -> None:
    version = version_of(name)
    version.copy_database(tmp_path)
    tables = version.of_kinds("running", "chain", "together")
    tables = size(of_one_size(tables), tables)
    left: dict[str, Data] = {}
    with running(tmp_path, limit_days=AGES) as server:
        for here in [Visitor(server, version, table) for table in tables]:
            if here.name not in CANNOT_GO_ON:
                begin_again(here)
                while here.moves < MOVES and here.play():
                    pass
                left[here.table["name"]] = here.frames()
    with running(tmp_path, limit_days=AGES) as server:
        for table, frames in left.items():
            assert Visitor(server, version, version.tables[table]).frames() == frames, table
    assert left


def check_as_it_was(here: Visitor) -> None:
    """Everything the manifest says of a table, for everybody who may look."""
    table = here.table
    about = lasting(here.get("/about"))
    seats = about.pop("seats")
    before = {key: value for key, value in table["about"].items() if key not in ("seats", "engine")}
    assert not differences(before, about)
    assert [differences(left, now) for left, now in zip(table["about"]["seats"], seats, strict=True)] == [{}] * len(
        table["seats"]
    )
    kinds = [row["kind"] for row in stored(here.server, table["table"])]
    expected = {kind: count for kind, count in table["rows"].items() if kind != "snapshot"}
    assert {kind: kinds.count(kind) for kind in kinds} == expected
    if table["kind"] == "waiting":
        assert here.ask("GET", "", None).status_code == 409
        return
    frames = here.frames()
    if here.name in TOLD_DIFFERENTLY:
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
        assert here.digests() == table["after_undo"] or here.name in TOLD_DIFFERENTLY
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
    for version in [released(name) for name in RELEASED]:
        kinds = {
            (f"{table['about']['game']}-{len(table['seats'])}", table["kind"]) for table in version.tables.values()
        }
        sizes = {size for size, _ in kinds}
        assert {(size, kind) for size in sizes for kind in ("waiting", "running", "chain", "paused", "over")} <= kinds
        for table in version.of_kinds("running"):
            assert table["rows"]["snapshot"]
            assert table["rows"]["undo"]
        assert {f"{version.name}/records/{size}.json" for size in sizes} <= set(RECORDS)
        assert {f"{version.name}/positions/{size}.json" for size in sizes} <= set(POSITIONS)
        if version.name == RELEASED[-1]:
            assert sizes == {f"{game}-{seats}" for game, seats in SIZES}, "a new game or size needs a new folder"
    assert set(CANNOT_GO_ON) | set(TOLD_DIFFERENTLY) <= set(TABLES)
    assert set(CANNOT_BE_PLAYED_AGAIN) <= set(RECORDS)


@pytest.mark.parametrize("name", VERSIONS)
def test_people_come_back_by_cookie_return_link_and_feed(
    name: str, version_of: Callable[[str], Version], server_of: Callable[[str], Running]
) -> None:
    server = server_of(name)
    for person in version_of(name).manifest["people"]:
        known = {"cookie": f"{COOKIE}={person['cookie']}"}
        assert server.stranger(**known).get("/api/me").json()["me"]["name"] == person["name"]
        elsewhere = server.stranger()
        assert elsewhere.post("/api/me/restore", json={"token": person["return"]}).status_code == 200
        assert elsewhere.get("/api/me").json()["me"] == server.stranger(**known).get("/api/me").json()["me"]
        assert "<feed" in elsewhere.get(f"/api/feed/{person['feed']}").text


# ---- tables that do not fit any more


@pytest.mark.ci
@pytest.mark.parametrize("name", VERSIONS)
def test_a_table_that_does_not_fit_is_closed_with_a_plain_message_and_a_readable_record(
    name: str, version_of: Callable[[str], Version], tmp_path: Path, size: Size
) -> None:
    """Snapshots, chance or moves differ from what these rules make of them, as after a change of the rules."""
    version = version_of(name)
    database = version.copy_database(tmp_path)
    tables = version.of_kinds("running", "chain", "paused", "over", "resigned")
    tables = size(of_one_size(tables), tables)
    alterations = {
        "running": "UPDATE snapshots SET digest = 'x' WHERE table_id = ?",
        "chain": """UPDATE moves SET chance = '[{"x": [1]}]' WHERE table_id = ? AND seq = 0""",
        "paused": """UPDATE tables SET options = '{"gone": true}' WHERE id = ?""",
        "resigned": "UPDATE moves SET move = 'x' WHERE table_id = ? AND seq = 3",
        "over": "UPDATE moves SET move = 'x' WHERE table_id = ? AND seq = 9",
    }
    with closing(sqlite3.connect(database)) as connection, connection:
        for table in tables:
            connection.execute(alterations[table["kind"]], [table["table"]])
    with running(tmp_path, limit_days=AGES) as server:
        for table in tables:
            check_closed_with_its_record(Visitor(server, version, table))


# ---- records and positions


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_shown_and_verified(
    name: str, version_of: Callable[[str], Version], capsys: pytest.CaptureFixture[str]
) -> None:
    file = version_of(name.partition("/")[0]).folder.parent / name
    capsys.readouterr()
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
def test_a_position_is_loaded_and_imagined_from_every_view(name: str, version_of: Callable[[str], Version]) -> None:
    file = version_of(name.partition("/")[0]).folder.parent / name
    kept = json.loads(file.read_text(encoding="utf-8"))
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
