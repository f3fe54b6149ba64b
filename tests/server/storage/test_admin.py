"""`consigliere admin`: looking, closing, deleting, backing up and restoring, also while the server runs."""

import asyncio
import io
import json
import sqlite3
import stat
from pathlib import Path

import pytest
import sqlalchemy as sa

from consigliere.cli.main import main
from consigliere.server.storage import schema
from consigliere.server.storage.store import Store
from tests.server.conftest import Start
from tests.server.player import welcome
from tests.server.server import Postgres, Server, Table, wait_until

Said = pytest.CaptureFixture[str]


def run(capsys: Said, *arguments: str) -> str:
    """A command that must work; what it says."""
    assert main(["admin", *arguments]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def moves_played(server: Server, table: Table, count: int) -> None:
    """Some moves of all seats."""
    for _ in range(count):
        for seat in table.tokens:
            if table.get("", seat)["ask"] is not None:
                assert table.play(seat).status_code == 200


@pytest.fixture
def other(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """An empty database of the other kind."""
    if database.startswith("postgresql"):
        return str(tmp_path / "other.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.database()


def test_a_backup_of_a_running_server_goes_on_in_the_other_kind_of_database(
    start: Start, database: str, other: str, tmp_path: Path, capsys: Said
) -> None:
    server = start(database)
    table = server.make("corleone", ["open", "open", "random"], name="Évening")
    moves_played(server, table, 8)
    wait_until(lambda: set(table.get("")["actors"]) <= set(table.tokens))
    before = asyncio.run(all_looks(table))
    file = tmp_path / "all.backup"
    shown = run(capsys, "backup", str(file), "--database", database)
    assert shown.endswith(f" rows are in {file}\n")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    moves_played(server, table, 2)
    assert asyncio.run(all_looks(table)) != before
    server.stop()

    run(capsys, "restore", str(file), "--database", other)
    restored = start(other)
    table.server = restored
    assert asyncio.run(all_looks(table)) == before
    moves_played(restored, table, 3)
    assert asyncio.run(all_looks(table)) != before


async def all_looks(table: Table) -> list[object]:
    """What everybody sees."""
    return [await welcome(table, seat) for seat in [None, *table.tokens]]


def test_a_copy_of_a_sqlite_database_made_while_the_server_runs_is_a_database(
    start: Start, tmp_path: Path, capsys: Said
) -> None:
    server = start()
    table = server.make("signorie", ["open", "random"])
    moves_played(server, table, 3)
    wait_until(lambda: table.get("")["actors"] == [0])
    before = asyncio.run(all_looks(table))
    file = tmp_path / "copy.db"
    run(capsys, "backup", str(file), "--database", server.database)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    server.stop()
    table.server = start(str(file))
    assert asyncio.run(all_looks(table)) == before


def test_tables_are_listed_without_secrets_closed_and_deleted_under_a_running_server(
    start: Start, database: str, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(database)
    tables = [server.make("corleone", ["open", "open"], name=f"Table {n}") for n in range(2)]
    for table in tables:
        moves_played(server, table, 2)
    shown = run(capsys, "tables", "--database", database)
    assert shown.endswith("2 tables\n")
    for table in tables:
        assert table.id in shown
        assert not [token for token in (table.watch, *table.tokens.values()) if token in shown]
    secrets = asyncio.run(all_seeds(database))
    assert not [secret for secret in secrets if secret in shown]

    gone, closed = tables
    run(capsys, "close", closed.id, "--database", database)
    wait_until(lambda: closed.about()["status"] == "closed", what="the server notices")
    assert closed.play(closed.get("")["actors"][0]).status_code == 409
    assert len(closed.get("/record")["moves"]) > 0

    monkeypatch.setattr("sys.stdin", io.StringIO("no\n"))
    assert main(["admin", "delete", gone.id, "--database", database]) == 1
    assert "stays" in capsys.readouterr().out
    run(capsys, "delete", gone.id, "--yes", "--database", database)
    wait_until(lambda: server.get(gone.path, gone.watch).status_code == 404, what="the server notices")
    assert gone.id not in run(capsys, "tables", "--database", database)
    assert main(["admin", "close", gone.id, "--database", database]) == 2
    assert capsys.readouterr().err == f"consigliere: there is no table {gone.id}\n"
    assert server.stop() == 0
    assert [line for line in server.logged() if line["level"] == "error"] == []


async def all_seeds(database: str) -> list[str]:
    """What must never be shown."""
    store = Store(database)
    try:
        rows = await store.rows(sa.select(schema.tables.c.seed, schema.tables.c.watch_hash))
        return [text for row in rows for text in (row["seed"].hex(), row["watch_hash"])]
    finally:
        await store.database.close()


@pytest.fixture
def backup(tmp_path: Path, capsys: Said) -> Path:
    """A backup of an empty server."""
    database = str(tmp_path / "empty.db")
    asyncio.run(made(database))
    run(capsys, "backup", str(tmp_path / "a.backup"), "--database", database)
    return tmp_path / "a.backup"


async def made(database: str, name: str = "secret") -> None:
    """A database with something in it."""
    store = Store(database)
    await store.open()
    await store.write(schema.settings.insert().values(name=name, value="00" * 32))
    await store.close()


def test_what_cannot_be_restored_is_one_sentence_and_changes_nothing(
    backup: Path, tmp_path: Path, capsys: Said
) -> None:
    text = backup.read_text()
    person = {"id": "x", "name": "X", "generation": 1, "made": 0}
    head = json.loads(text.splitlines()[0])
    wrong = {
        "the backup is not complete: its end is missing; nothing was restored": text.splitlines()[0],
        "this is no backup of Consigliere": "hello",
        "this backup was made by a newer Consigliere": json.dumps({**head, "schema": "9.9.9"}),
        "this backup was made by a version before 0.1.0, which Consigliere no longer reads": json.dumps(
            {**head, "schema": "0008"}
        ),
    }
    for sentence, content in wrong.items():
        (tmp_path / "wrong").write_text(content)
        target = tmp_path / "target.db"
        target.unlink(missing_ok=True)
        assert main(["admin", "restore", str(tmp_path / "wrong"), "--database", str(target)]) == 2
        assert capsys.readouterr().err == f"consigliere: {sentence}\n"
        with sqlite3.connect(target) as connection:
            assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name='people'").fetchone() == (0,)
        connection.close()
    full = text.replace('{"end":1}', json.dumps({"in": "people", "row": person}) + '\n{"end":2}')
    (tmp_path / "full").write_text(full)
    run(capsys, "restore", str(tmp_path / "full"), "--database", str(tmp_path / "full.db"))
    assert main(["admin", "restore", str(backup), "--database", str(tmp_path / "full.db")]) == 2
    assert capsys.readouterr().err == "consigliere: the database is not empty; nothing was restored\n"
    for arguments in (["tables"], ["backup", str(tmp_path / "b")]):
        assert main(["admin", *arguments, "--database", str(tmp_path / "none.db")]) == 2
        assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
    assert main(["admin", "backup", str(backup), "--database", str(tmp_path / "full.db")]) == 2
    assert "is there already" in capsys.readouterr().err
