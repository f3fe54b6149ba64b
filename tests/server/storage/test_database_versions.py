"""Databases and backups of other versions: brought up to date, or refused in one sentence and left as they are."""

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.engine import Connection

from consigliere.core.errors import Mistake
from consigliere.server.storage import admin, schema
from consigliere.server.storage.store import Store
from tests.server.storage.next_version import COLUMN, use_next_version

ANNA = {"id": "a", "name": "Anna", "generation": 1, "made": 5}


async def made(database: str) -> None:
    """A database of this version with a person in it."""
    store = Store(database)
    await store.open()
    await store.write(schema.people.insert().values(ANNA))
    await store.close()


async def written(database: str, statement: str) -> None:
    """Change something without opening it as a server."""
    store = Store(database)
    await store.database.write(lambda connection: connection.execute(sa.text(statement)))
    await store.database.close()


async def content(database: str) -> dict[str, Any]:
    """All rows of all tables that are there."""

    def rows(connection: Connection) -> dict[str, Any]:
        there = sa.MetaData()
        there.reflect(connection)
        return {
            table.name: [tuple(row) for row in connection.execute(sa.select(table))] for table in there.sorted_tables
        }

    store = Store(database)
    found = await store.database.read(rows)
    await store.database.close()
    return found


def test_the_steps_make_the_tables_of_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async def work() -> list[Any]:
        await made(database)
        store = Store(database)
        found = await store.database.read(differences)
        await store.database.close()
        return found

    assert asyncio.run(work()) == []


@pytest.mark.parametrize("revision", ["0001", "0009"])
def test_a_database_of_an_unreleased_version_is_refused_and_left_as_it_is(database: str, revision: str) -> None:
    async def work() -> None:
        await made(database)
        await written(database, f"UPDATE alembic_version SET version_num = '{revision}'")
        before = await content(database)
        with pytest.raises(Mistake, match=r"made by a version before 0\.1\.0, which Consigliere no longer reads"):
            await Store(database).open()
        assert await content(database) == before

    asyncio.run(work())


def test_a_database_and_a_backup_are_brought_to_the_next_version(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        first = str(tmp_path / "first.db")
        await made(first)
        backup = io.StringIO()
        await admin.backup(first, backup)
        assert json.loads(backup.getvalue().splitlines()[0])["schema"] == "0.1.0"
        use_next_version(monkeypatch, tmp_path)
        backup.seek(0)
        await admin.restore(database, backup)
        for place in (database, first):
            store = Store(place)
            await store.open()
            rows = await store.rows(sa.select(sa.text(f"name, {COLUMN}")).select_from(schema.people))
            await store.close()
            assert [str(dict(row)) for row in rows] == [str({"name": "Anna", COLUMN: None})]

    asyncio.run(work())
