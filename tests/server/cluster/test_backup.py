"""Backups of nodes while people play, and the database of the version before: both go on with several nodes."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from sqlalchemy.engine import Connection

from consigliere.cli.main import main
from consigliere.server.storage import admin
from consigliere.server.storage.store import Store, config_for
from tests.conftest import Size
from tests.server.cluster.faults import GAMES, Playing, disagreements, truths
from tests.server.cluster.forwarded import PATIENT, PassedOn
from tests.server.cluster.nodes import SECRET, AnyNode, at, nodes
from tests.server.player import Player
from tests.server.running import generous, running
from tests.server.server import Postgres, Server, Table
from tests.upgrade.version import AGES, RELEASED, Visitor, made_now, of_one_size, released

MOVES = 3


def admin_does(*arguments: str) -> int:
    """A command in a thread of its own: it has an event loop of its own."""
    return main(["admin", *arguments])


@pytest.mark.ci
@pytest.mark.long
def test_a_backup_of_nodes_that_play_goes_on_at_other_nodes(
    postgres: Postgres, tmp_path: Path, size: Size, capsys: pytest.CaptureFixture[str]
) -> None:
    database, other, file = postgres.database(), postgres.database(), str(tmp_path / "all.backup")

    async def played_on() -> list[tuple[Table, list[Player]]]:
        proxy = AnyNode(both)
        games = [
            Playing(await asyncio.to_thread(server.make, game, ["open"] * seats), number, 0.0)
            for number, (game, seats) in enumerate(GAMES * size(1, 4))
            for server in [both[number % 2]]
        ]
        for playing in games:
            playing.table.server = proxy  # from now on any node is asked
        try:
            while min(playing.moves for playing in games) < size(5, 30):
                await asyncio.sleep(0.05)
            before = [playing.moves for playing in games]
            assert await asyncio.to_thread(admin_does, "backup", file, "--database", database) == 0
            while any(playing.moves <= moves and not playing.over for playing, moves in zip(games, before)):
                await asyncio.sleep(0.05)
            assert await asyncio.to_thread(admin_does, "restore", file, "--database", database) == 2  # nodes have it
        finally:
            for playing in games:
                await playing.end()
        return [(playing.table, list(playing.players)) for playing in games]

    with nodes(tmp_path, database, "one", "two") as both:
        games = asyncio.run(played_on())
    assert "server" in capsys.readouterr().err
    assert admin_does("restore", file, "--database", other) == 0
    then, now = asyncio.run(truths(other)), asyncio.run(truths(database))
    assert set(then) == {table.id for table, _ in games}
    for table, _ in games:
        rows = then[table.id].rows
        assert len(rows) > 5
        assert rows == now[table.id].rows[: len(rows)]
        assert disagreements(then[table.id], []) == []
    with nodes(tmp_path, other, "three", "four") as restored:
        for number, (table, _) in enumerate(games):
            go_on(at(restored[number % 2], table), restored[1 - number % 2])


def go_on(table: Table, elsewhere: Server) -> None:
    """The table is taken up by one node, and a move is played by way of another."""
    view = table.get("")
    if view["over"]:
        return
    there = at(elsewhere, table)
    seat = view["actors"][0]
    assert there.get("", seat)["ask"] is not None
    before = asyncio.run(truths(elsewhere.database, table.id))[table.id].rows
    assert there.play(seat, "restored").status_code == 200
    after = asyncio.run(truths(elsewhere.database, table.id))[table.id].rows
    assert (after[:-1], after[-1]["key"]) == (before, "restored")


# ---- the version before


def rows_of(database: Path) -> Iterator[dict[str, Any]]:
    """All rows of an earlier version's database, as lines of a backup."""
    engine = sa.create_engine(f"sqlite:///{database}")
    there = sa.MetaData()
    there.reflect(engine)
    count = 0
    with engine.connect() as connection:
        for table in there.sorted_tables:
            for row in connection.execute(sa.select(table)).mappings() if table.name in admin.KEPT else []:
                yield {"in": table.name, "row": {name: admin.plain(value) for name, value in row.items()}}
                count += 1
    engine.dispose()
    yield {"end": count}


def put(connection: Connection, schema: str, lines: list[dict[str, Any]]) -> None:
    """A PostgreSQL as the version before has left it."""
    command.upgrade(config_for(connection), schema)
    there = sa.MetaData()
    there.reflect(connection)
    connection.execute(there.tables["settings"].delete())
    admin.insert(connection, there, iter(json.loads(json.dumps(lines))))


@pytest.mark.ci
@pytest.mark.long
def test_the_database_of_the_version_before_goes_on_with_nodes(postgres: Postgres, tmp_path: Path, size: Size) -> None:
    database = postgres.database()
    version = released(RELEASED[-1]) if RELEASED else made_now(tmp_path)
    lines = list(rows_of(version.copy_database(tmp_path)))

    async def fill() -> None:
        store = Store(database)
        await store.database.write(lambda connection: put(connection, version.manifest["schema"], lines))
        await store.database.close()

    asyncio.run(fill())
    tables = version.of_kinds("running", "chain", "together")
    tables = size(of_one_size(tables)[:3], tables, ci=of_one_size(tables))
    shared = {"database": database, "cluster_secret": SECRET, "lease_seconds": PATIENT, "limit_days": AGES}
    with running(tmp_path, node="far", **shared) as far:
        near = PassedOn(generous(tmp_path, node="near", **shared), far)
        try:
            for table in tables:
                far.at(table["table"], lambda live: live.state.id)  # this node has it
            near.start()
            for table in tables:
                go_on_as_it_was(Visitor(near, version, table))
            assert near.passed_on > 0
        finally:
            near.stop()


def go_on_as_it_was(here: Visitor) -> None:
    """Everybody sees what they saw then, and moves can be played."""
    assert here.digests() == here.table["frames"]
    while here.moves < MOVES and here.play():
        pass
    assert here.moves > 0
