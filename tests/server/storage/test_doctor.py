"""`consigliere admin doctor`: what it finds, on both kinds of database, and what it says when something is wrong.

And the dashboard: all that it shows is there."""

import json
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import pytest

from consigliere.cli.main import main
from consigliere.server.storage import doctor
from tests.server.conftest import Start
from tests.server.running import made, running
from tests.server.storage.next_version import use_next_version

Said = pytest.CaptureFixture[str]
DASHBOARD = Path(__file__).parents[3] / "docs" / "grafana.json"


class Usage(NamedTuple):
    """What a disk has left."""

    free: int


def examined(capsys: Said, database: str) -> tuple[int, str]:
    """What the command says."""
    code = main(["admin", "doctor", "--database", database])
    return code, capsys.readouterr().out


@pytest.fixture(scope="module")
def left_behind(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that a server has left, with a table."""
    folder = tmp_path_factory.mktemp("doctor")
    with running(folder) as server:
        made(server.person("Anna"), "signorie", [{"kind": "me"}, {"kind": "open"}])
    return folder / "table.db"


@pytest.fixture
def file(left_behind: Path, tmp_path: Path) -> Path:
    """A copy to be spoilt."""
    return Path(shutil.copy(left_behind, tmp_path))


def changed(file: Path, statement: str, *values: object) -> None:
    """Somebody was at the database."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement, values)


def test_a_server_that_is_well(start: Start, database: str, capsys: Said) -> None:
    server = start(database)
    server.make("corleone", ["open", "random"])
    code, said = examined(capsys, database)
    assert code == 0, said
    lines = said.splitlines()
    assert all(line.startswith("ok  ") for line in lines), said
    assert "ok    A server is using this database." in lines
    assert "ok    Tables: 0 waiting, 1 running, 0 paused, 0 ended" in lines
    assert ("PostgreSQL " if database.startswith("postgresql") else "SQLite ") in said
    server.stop()
    assert "No server is using this database." in examined(capsys, database)[1]


def test_no_database_is_a_mistake_and_makes_none(tmp_path: Path, capsys: Said) -> None:
    assert main(["admin", "doctor", "--database", str(tmp_path / "no.db")]) == 2
    assert "no.db" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_row_nobody_would_write_a_file_for_all_and_a_clock_that_was_set(file: Path, capsys: Said) -> None:
    changed(file, "UPDATE seats SET bot = 'os:system'")
    changed(file, "UPDATE tables SET touched = touched + 86400000")
    file.chmod(0o644)
    code, said = examined(capsys, str(file))
    assert code == 1
    assert "BAD   A row is not as a server writes it (seats, row 1: no such bot)." in said
    assert f"look  Others on this machine can read {file}" in said
    assert "look  The clock of this machine and what the database says are 86" in said


def test_a_damaged_file(file: Path, capsys: Said) -> None:
    content = file.read_bytes()
    file.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    code, said = examined(capsys, str(file))
    assert code == 1
    assert "BAD   " in said


@pytest.mark.parametrize(
    ("version", "line"),
    [
        ("0003", "BAD   The tables of the database are of a version before 0.1.0"),
        ("9.9.9", "BAD   The tables of the database are of a later version"),
    ],
)
def test_tables_of_another_version(file: Path, capsys: Said, version: str, line: str) -> None:
    changed(file, "UPDATE alembic_version SET version_num = ?", version)
    found, said = examined(capsys, str(file))
    assert (found, line in said) == (1, True), said


def test_tables_of_the_version_before(
    file: Path, capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_next_version(monkeypatch, tmp_path)
    found, said = examined(capsys, str(file))
    assert (found, "look  The tables of the database are of an earlier version" in said) == (0, True), said


def test_little_room(file: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    for free, code, line in ((500 << 20, 0, "look  Only 500 MB"), (50 << 20, 1, "BAD   Only 50 MB")):
        usage = Usage(free)
        monkeypatch.setattr(shutil, "disk_usage", lambda folder, usage=usage: usage)
        found, said = examined(capsys, str(file))
        assert (found, line in said) == (code, True), said


def test_tables_that_do_not_go_on_and_a_dashboard_that_shows_every_number(tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "table.db"
    with running(tmp_path) as server:
        told = set(re.findall(r"^([a-z_]+) ", server.stranger().get("/metrics").text, re.MULTILINE))
        table = made(server.person("Anna"), "signorie", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["table"]
        server.at(table, lambda live: None)
        statement = "UPDATE tables SET due = 0, touched = touched - 3600000, pack = ?"
        changed(file, statement, "0" * 64)
        code, said = examined(capsys, str(file))
        assert code == 1
        assert f"BAD   1 table waits for the server, which does nothing there: {table}" in said
        assert "look  1 running table was made with other component data and may be closed" in said
    assert "which does nothing there" not in examined(capsys, str(file))[1]
    shown = {target["expr"] for panel in json.loads(DASHBOARD.read_text())["panels"] for target in panel["targets"]}
    asked = {name for each in shown for name in re.findall(r"[a-z_]+(?=\{)", each)}
    ours = {name for name in told if name.startswith("consigliere_")}
    assert asked <= told
    assert ours <= asked, "a number that the dashboard does not show"
    assert doctor.named(["a"] * 30) == {"count": 30, "tables": " ".join(["a"] * doctor.MOST_NAMED)}
