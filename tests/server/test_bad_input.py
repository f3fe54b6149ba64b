"""What comes from outside and is not as it should be: names, backups, databases, clocks that jump."""

import asyncio
import copy
import json
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from consigliere.cli.main import main
from consigliere.core.errors import Mistake
from consigliere.core.files import is_control
from consigliere.server.bots import worker
from consigliere.server.storage import lock, schema
from consigliere.server.storage.store import Store, Unavailable
from consigliere.server.tables.clocks import HOUR, Clocks
from consigliere.server.tables.seats import STAND_IN
from consigliere.words import say
from tests.server.conftest import Start
from tests.server.running import COOKIE, Running, made, running, seated
from tests.server.server import Postgres, wait_until

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
    server.inside(server.background.check_clocks)
    server.inside(server.background.sweep)
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


# ---- bots that nobody has registered

EVIL = """
from pathlib import Path
Path(__file__).with_name("was-here").touch()

class Bot:
    def __init__(self, game, seed):
        pass

    def choose(self, view, budget):
        return view["moves"][0]
"""


def test_a_bot_that_a_database_names_is_never_loaded(tmp_path: Path) -> None:
    (tmp_path / "evil.py").write_text(EVIL)
    with running(tmp_path) as server:
        person = server.person("Anna")
        table = made(person, "corleone", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["table"]
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection:
        connection.execute("UPDATE seats SET bot = ? WHERE kind = 'bot'", (f"{tmp_path / 'evil.py'}:Bot",))
        connection.commit()
    with running(tmp_path) as server:
        again = server.stranger(cookie=f"{COOKIE}={person.cookies[COOKIE]}")
        assert again.get(f"/api/tables/{table}/about").json()["seats"][1]["bot"] == STAND_IN
        for _ in range(200):
            view = again.get(f"/api/tables/{table}").json()
            if server.bot_pool.decisions:
                break
            if view["ask"] is not None:
                move = {"ask": view["ask"], "move": view["choices"][0]["text"]}
                assert again.post(f"/api/tables/{table}/moves", json=move).status_code == 200
            time.sleep(0.05)
        assert server.bot_pool.decisions
    assert not (tmp_path / "was-here").exists()
    for bot in (f"{tmp_path / 'evil.py'}:Bot", f"command:touch {tmp_path / 'was-here'}"):
        with pytest.raises(ValueError, match="is no bot of this server"):
            worker.choose({"game": "corleone", "bot": bot, "seed": 1, "view": {}, "budget": {}})
    assert not (tmp_path / "was-here").exists()


# ---- restoring

SPOILT: list[tuple[str, dict[str, Any]]] = [
    ("seats", {"bot": "evil.py:Bot"}),
    ("seats", {"bot": "os:system"}),
    ("seats", {"bot": "command:touch was-here"}),
    ("seats", {"kind": "bot", "bot": None}),
    ("seats", {"kind": "ghost"}),
    ("seats", {"seat": 7}),
    ("seats", {"table_id": "ffff"}),
    ("seats", {"name": "\x1b[2J"}),
    ("seats", {"token_hash": 5}),
    ("tables", {"game": "chess"}),
    ("tables", {"status": "flying"}),
    ("tables", {"options": [1]}),
    ("tables", {"options": {"x": "y"}}),
    ("tables", {"clock": {"kind": "live", "minutes": -5}}),
    ("tables", {"clocks": {"left": "all", "running": {}}}),
    ("tables", {"turn": ["x"]}),
    ("tables", {"turn": "[[[["}),
    ("tables", {"seed": "!!"}),
    ("tables", {"seed": "AAAA"}),
    ("tables", {"seed": None}),
    ("tables", {"touched": 10**30}),
    ("tables", {"touched": "soon"}),
    ("tables", {"id": "../x"}),
    ("tables", {"no_such_column": 1}),
    ("tables", {"result": {"winners": 5}}),
    ("people", {"generation": -1}),
    ("people", {"name": "\u202ex"}),
    ("settings", {"value": "zz"}),
    ("settings", {"value": "00"}),
    ("settings", {"value": "games.example"}),
    ("moves", {"kind": "jump"}),
    ("moves", {"seq": -1}),
    ("moves", {"chance": "x"}),
    ("moves", {"move": "x" * 5000}),
]


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    """The lines of a backup with a table in it."""
    folder = tmp_path_factory.mktemp("backup")
    with running(folder) as server:
        made(server.person("Anna"), "corleone", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    assert main(["admin", "backup", str(folder / "a"), "--database", str(folder / "table.db")]) == 0
    return [json.loads(line) for line in (folder / "a").read_text().splitlines()]


def restored(database: str, lines: list[dict[str, Any]], tmp_path: Path) -> int:
    """Restores a backup."""
    (tmp_path / "lines").write_text("\n".join(map(json.dumps, lines)))
    return main(["admin", "restore", str(tmp_path / "lines"), "--database", database])


def test_a_backup_is_restored_only_if_every_row_is_as_a_server_writes_it(
    backup: list[dict[str, Any]], database: str, tmp_path: Path, capsys: Said
) -> None:
    for table, values in SPOILT if database.endswith(".db") else SPOILT[::6]:
        lines = copy.deepcopy(backup)
        wanted = "address" if values.get("value") == "games.example" else "secret"  # of the settings
        rows = [line["row"] for line in lines if line.get("in") == table]
        next((row for row in rows if row.get("name") == wanted), rows[0]).update(values)
        assert restored(database, lines, tmp_path) == 2, values
        shown = capsys.readouterr()
        assert shown.out == ""
        assert shown.err.count("\n") == 1
        assert "backup" in shown.err, shown.err
        assert not [character for character in shown.err if character != "\n" and is_control(character)]
    for line in ({"in": "alembic_version", "row": {"version_num": "x"}}, {"in": "tables"}, {"in": 5, "row": {}}, {}):
        assert restored(database, [*backup[:-1], line, backup[-1]], tmp_path) == 2
        assert capsys.readouterr().err.count("\n") == 1
    for text in ("[" * 100_000, '{"consigliere": ' + "9" * 100_000 + "}", '{"consigliere": "backup", "format": 1}'):
        (tmp_path / "lines").write_text(text)
        assert main(["admin", "restore", str(tmp_path / "lines"), "--database", database]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert restored(database, backup, tmp_path) == 0  # nothing was left of all that


def test_nothing_is_restored_under_a_running_server_not_even_into_an_empty_database(
    start: Start, backup: list[dict[str, Any]], database: str, tmp_path: Path, capsys: Said
) -> None:
    server = start(database)
    assert restored(database, backup, tmp_path) == 2
    assert capsys.readouterr().err == f"consigliere: {say('mistake-admin-running')}\n"
    assert server.get("/health").status_code == 200
    table = server.make("corleone", ["open", "open"])
    assert table.play(table.get("")["actors"][0]).status_code == 200
    server.stop()


# ---- a database that is gone, another, or damaged


class Playing:
    """One person against a bot that stands still, at a server in this process."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.person = server.person("Anna")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Berta"}]
        self.path = f"/api/tables/{made(self.person, 'signorie', seats)['table']}"

    def move(self) -> int:
        """Plays the first possible move; the status of the answer."""
        view = self.person.get(self.path).json()
        move = {"ask": view.get("ask"), "move": view["choices"][0]["text"]} if "choices" in view else {"move": "x"}
        return self.person.post(f"{self.path}/moves?seat={view.get('viewer', 0)}", json=move).status_code

    def health(self) -> int:
        """What the server says of itself."""
        return self.server.stranger().get("/health").status_code

    def notices(self) -> None:
        """Within a second, on a busy machine a few, also without anybody who asks."""
        wait_until(lambda: self.server.store.trouble is not None, 10, "it is noticed")
        assert self.health() == 503
        assert self.move() == 503
        assert self.person.post("/api/me", json={"name": "Clara"}).status_code == 503

    def goes_on(self) -> None:
        """All is well again."""
        wait_until(lambda: self.health() == 200, 30, "it is well again")
        assert self.move() == 200


def test_a_database_file_that_is_removed_or_replaced_is_noticed_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    file, away = tmp_path / "table.db", tmp_path / "away.db"
    with running(tmp_path) as server:
        playing = Playing(server)
        playing.goes_on()
        file.rename(away)
        playing.notices()
        shutil.copy(away, file)  # another file of the same name
        playing.notices()
        away.replace(file)
        playing.goes_on()
        Path(f"{file}-wal").rename(tmp_path / "wal")
        playing.notices()
        (tmp_path / "wal").rename(f"{file}-wal")
        playing.goes_on()
    with running(tmp_path) as server:  # nothing that was acknowledged is gone
        assert len(server.inside(lambda: server.store.rows(sa.select(schema.moves)))) == 4


def test_a_database_file_that_is_damaged_in_place_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "table.db"
    with running(tmp_path) as server:
        playing = Playing(server)
        playing.goes_on()
        server.inside(server.store.database.checkpoint)
        whole = file.read_bytes()
        for spoilt in (whole[:4096] + b"\x5a" * (len(whole) - 4096), b"\0" * 512 + whole[512:], whole[:8192]):
            with file.open("r+b") as handle:  # the same file, another content
                handle.write(spoilt)
                handle.truncate(len(spoilt))
            playing.notices()
            with file.open("r+b") as handle:
                handle.write(whole)
            wait_until(lambda: playing.health() == 200, 30, "it is well again")
        playing.goes_on()


def test_a_database_is_locked_under_whatever_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lock, "ACQUIRE_SECONDS", 0.1)
    file, link = tmp_path / "table.db", tmp_path / "link.db"

    async def both() -> None:
        first = Store(str(file))
        await first.open()
        link.hardlink_to(file)
        Path(f"{file}.lock").unlink(missing_ok=True)
        for name in (file, link):
            with pytest.raises(Mistake, match="another server is using this database"):
                await Store(str(name)).open()
        await first.close()

    asyncio.run(both())


def test_a_postgresql_database_whose_tables_were_replaced_is_noticed(postgres: Postgres) -> None:
    def run(text: str) -> Callable[[Connection], object]:
        return lambda connection: connection.exec_driver_sql(text)

    async def replaced() -> None:
        store = Store(postgres.database())
        await store.open()
        await store.check()
        for statement in ("ALTER TABLE tables RENAME TO gone", "CREATE TABLE tables AS SELECT * FROM gone"):
            await store.database.write(run(statement))
        async with asyncio.timeout(10):
            while store.trouble is None:
                await asyncio.sleep(0.1)
        with pytest.raises(Unavailable):
            await store.check()
        with pytest.raises(Unavailable):
            await store.write(schema.settings.insert().values(name="x", value="y"))
        await store.close()

    asyncio.run(replaced())


@pytest.mark.parametrize(
    "change",
    ["options = '[[['", "options = '5'", "turn = '{}'", "clock = '{\"kind\": 1}'", "touched = 'x'", "seed = 'text'"],
)
def test_one_bad_row_harms_no_other_table(tmp_path: Path, change: str) -> None:
    with running(tmp_path) as server:
        person = server.person("Anna")
        seats = [{"kind": "me"}, {"kind": "open"}]
        bad, good = (made(person, "corleone", seats, open=True)["table"] for _ in range(2))
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection:
        connection.execute(f"UPDATE tables SET {change}, due = 0 WHERE id = ?", [bad])
        connection.commit()
    with running(tmp_path) as server:
        again = server.stranger(cookie=f"{COOKIE}={person.cookies[COOKIE]}")
        found = again.get("/api/tables")
        assert found.status_code == 200
        for name in ("open", "mine"):
            assert good in [entry["table"] for entry in found.json()[name]]
        refused = again.get(f"/api/tables/{bad}/about")
        assert refused.status_code in (500, 503)
        assert set(refused.json()) == {"error", "message"}
        assert again.get(f"/api/tables/{good}/about").status_code == 200
        server.inside(server.background.sweep)


@pytest.mark.parametrize("value", ["", "zz", "00", "not hexadecimal at all"])
def test_a_damaged_secret_is_one_sentence_at_the_start(tmp_path: Path, capsys: Said, value: str) -> None:
    with running(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection:
        connection.execute("UPDATE settings SET value = ? WHERE name = 'secret'", [value])
        connection.commit()
    assert main(["serve", "--port", "0", "--database", str(tmp_path / "table.db")]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"consigliere: {say('mistake-secret')}"
