"""What a host does with the storage itself: look, close, delete, back up, restore. Works while the server runs."""

import base64
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.runtime.migration import MigrationContext
from alembic.util.exc import CommandError
from sqlalchemy.engine import Connection

from consigliere.core.errors import Mistake
from consigliere.core.files import check_plain
from consigliere.server.people import tokens
from consigliere.server.people.people import forgetting
from consigliere.server.protocol.messages import CLOSED, OVER
from consigliere.server.settings import Settings
from consigliere.server.storage import schema
from consigliere.server.storage.database import SqliteDatabase, address, database_at, keep_private, reason
from consigliere.server.storage.lock import acquired
from consigliere.server.storage.row_checks import ADDRESS, DAY, FORGOTTEN, INVITATION_DAYS, check_all
from consigliere.server.storage.store import UNRELEASED, Store, config_for, migrate, now
from consigliere.words import say

FORMAT = 1
AT_ONCE = 500
LONGEST_LINE = 1 << 24
T = TypeVar("T")
KEPT = {table.name: table for table in schema.metadata.sorted_tables if table not in schema.OF_NODES}
OF_A_TABLE = (schema.seats, schema.moves, schema.snapshots, schema.chat, schema.notes, schema.notices)


def open_store(database: str) -> Store:
    """A storage that is there already."""
    store = Store(database)
    if store.file and not Path(store.file).is_file():
        raise Mistake("mistake-admin-nothing", file=store.file)
    return store


async def transaction(database: str, work: Callable[[Connection], T], new: bool = False) -> T:
    """Runs work in one transaction; a database that is not there is not made unless it is to be new, and then no server
    may have it."""
    store = Store(database) if new else open_store(database)
    try:
        if store.file:
            keep_private(store.file)
        if new and not await acquired(store.lock.acquire):
            raise Mistake("mistake-admin-running")
        return await store.database.whole(work)
    except Mistake:
        raise
    except Exception as error:
        raise Mistake("mistake-database", problem=reason(error)) from error
    finally:
        await store.database.close()
        await store.lock.release()


async def tables(database: str) -> list[dict[str, Any]]:
    """All tables, the last touched first; no tokens, no seeds."""
    return await transaction(database, list_tables)


def list_tables(connection: Connection) -> list[dict[str, Any]]:
    """The same, on a connection."""
    columns = schema.tables.c
    query = sa.select(columns.id, columns.name, columns.game, columns.status, columns.reason, columns.touched)
    rows = [dict(row) for row in connection.execute(query.order_by(columns.touched.desc())).mappings()]
    people: dict[str, list[str]] = {}
    for seat in connection.execute(sa.select(schema.seats).order_by(schema.seats.c.seat)).mappings():
        people.setdefault(seat["table_id"], []).append(seat["name"] or seat["kind"])
    return [{**row, "people": people.get(row["id"], [])} for row in rows]


async def close(database: str, table: str) -> None:
    """Closes a table; a server that runs notices within seconds."""
    columns = schema.tables.c
    values: dict[str, Any] = {"status": CLOSED, "reason": "closed-host", "due": None, "turn": [], "touched": now()}

    def work(connection: Connection) -> None:
        check_known(connection, table)
        open_still = (columns.id == table) & columns.status.not_in([OVER, CLOSED])
        connection.execute(schema.tables.update().where(open_still).values(values))

    await transaction(database, work)


async def delete(database: str, table: str) -> None:
    """Deletes a table and everything of it, and what a server still wrote to tables deleted before."""

    def work(connection: Connection) -> None:
        check_known(connection, table)
        connection.execute(schema.tables.delete().where(schema.tables.c.id == table))
        there = sa.select(schema.tables.c.id)
        for part in OF_A_TABLE:
            connection.execute(part.delete().where(part.c.table_id.not_in(there)))

    await transaction(database, work)


def check_known(connection: Connection, table: str) -> None:
    """A table that is not there is a mistake."""
    query = sa.select(schema.tables.c.id).where(schema.tables.c.id == table)
    if connection.execute(query).first() is None:
        raise Mistake("mistake-admin-table", table=table)


# ---- who may make tables


async def invite(database: str, count: int, public_url: str | None) -> list[str]:
    """Links that each let one person make tables; with the address the server has had last, unless another is named."""
    made = [tokens.new_token() for _ in range(count)]

    def work(connection: Connection) -> str:
        rows = [{"token_hash": tokens.hash_of(token), "made": now()} for token in made]
        connection.execute(schema.invitations.insert(), rows)
        address_query = sa.select(schema.settings.c.value).where(schema.settings.c.name == ADDRESS)
        return str(public_url or connection.execute(address_query).scalar() or Settings().address).rstrip("/")

    address = await transaction(database, work)
    return [f"{address}/#guest={token}" for token in made]


async def guests(database: str) -> tuple[list[dict[str, Any]], int]:
    """The people who are invited, and how many invitations are open."""
    columns, good = schema.people.c, schema.invitations.c.made > now() - INVITATION_DAYS * DAY

    def work(connection: Connection) -> tuple[list[dict[str, Any]], int]:
        query = sa.select(columns.id, columns.name, columns.made).where(columns.invited).order_by(columns.made)
        people = [dict(row) for row in connection.execute(query).mappings()]
        count = connection.execute(sa.select(sa.func.count()).select_from(schema.invitations).where(good)).scalar()
        return people, int(count or 0)

    return await transaction(database, work)


async def uninvite(database: str, person: str | None) -> None:
    """A person makes no more tables; without one all invitations that nobody has used are void."""

    def work(connection: Connection) -> None:
        if person is None:
            connection.execute(schema.invitations.delete())
            return
        there = schema.people.c.id == person
        if connection.execute(sa.select(schema.people.c.id).where(there)).first() is None:
            raise Mistake("mistake-admin-person", person=person)
        connection.execute(schema.people.update().where(there).values(invited=False))

    await transaction(database, work)


async def person_of(database: str, wanted: str) -> tuple[str, str]:
    """Return id and name of the person with this id or this name; several with one name are a mistake."""
    columns = schema.people.c

    def work(connection: Connection) -> tuple[str, str]:
        query = sa.select(columns.id, columns.name).where((columns.id == wanted) | (columns.name == wanted))
        people = connection.execute(query.order_by(columns.made)).all()
        if not people:
            raise Mistake("mistake-admin-person", person=wanted)
        if len(people) > 1:
            raise Mistake("mistake-admin-people", person=wanted, ids=", ".join(row.id for row in people))
        return people[0].id, people[0].name

    return await transaction(database, work)


async def forget(database: str, person: str) -> None:
    """Delete a person; a running server notices within seconds."""
    settings = schema.settings

    def work(connection: Connection) -> None:
        for statement in forgetting(person):
            connection.execute(statement)
        connection.execute(settings.delete().where(settings.c.name == FORGOTTEN))
        connection.execute(settings.insert().values(name=FORGOTTEN, value=tokens.new_id()))

    await transaction(database, work)


# ---- backups


def copy(database: str, file: Path) -> None:
    """A SQLite database as it is at this moment, as another one."""
    target = database_at(address(database))
    if not isinstance(target, SqliteDatabase):
        raise Mistake("mistake-admin-copy")
    if not Path(target.file).is_file():
        raise Mistake("mistake-admin-nothing", file=target.file)
    keep_private(str(file))
    try:
        target.copy_to(str(file))
    except Exception as error:
        raise Mistake("mistake-database", problem=reason(error)) from error


async def backup(database: str, file: IO[str]) -> int:
    """Everything as lines of JSON, which either kind of database can be restored from; returns how many rows."""
    return await transaction(database, lambda connection: write_all(connection, file))


def write_all(connection: Connection, file: IO[str]) -> int:
    """The same, on a connection; rows are read in portions."""
    count = 0
    version = MigrationContext.configure(connection).get_current_revision()
    write(file, {"consigliere": "backup", "format": FORMAT, "schema": version, "made": now()})
    for table in KEPT.values():
        query = sa.select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
        for row in connection.execute(query).mappings():
            write(file, {"in": table.name, "row": {name: plain(value) for name, value in row.items()}})
            count += 1
    write(file, {"end": count})
    return count


def write(file: IO[str], content: dict[str, Any]) -> None:
    """Writes one line of a backup."""
    file.write(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n")


def plain(value: Any) -> Any:
    """A value as JSON has it."""
    return base64.b64encode(value).decode() if isinstance(value, bytes) else value


async def restore(database: str, file: IO[str]) -> int:
    """A backup into an empty database, brought up to date; returns how many rows."""
    return await transaction(database, lambda connection: restore_now(connection, file), new=True)


def restore_now(connection: Connection, file: IO[str]) -> int:
    """The same, on one connection, in one transaction: all of it or nothing."""
    lines = content(file)
    head = next(lines, {})
    if head.get("consigliere") != "backup" or head.get("format") != FORMAT:
        raise Mistake("mistake-admin-backup")
    if head.get("schema") in UNRELEASED:
        raise Mistake("mistake-admin-older")
    config = config_for(connection)
    try:
        command.upgrade(config, str(head.get("schema")))
    except CommandError as error:
        raise Mistake("mistake-admin-newer") from error
    there = sa.MetaData()
    there.reflect(connection)
    for name in ("people", "tables"):
        if connection.execute(sa.select(there.tables[name]).limit(1)).first() is not None:
            raise Mistake("mistake-admin-full")
    connection.execute(there.tables["settings"].delete())
    count = insert(connection, there, lines)
    migrate(connection)
    check_all(connection)
    return count


def insert(connection: Connection, there: sa.MetaData, lines: Iterator[dict[str, Any]]) -> int:
    """All rows; a backup without its end was cut off."""
    waiting: list[dict[str, Any]] = []
    name = ""
    for count, line in enumerate(lines):
        if waiting and (line.get("in") != name or len(waiting) >= AT_ONCE):
            insert_rows(connection, there.tables[name], waiting, count)
            waiting = []
        if "end" in line:
            if line["end"] != count:
                break
            return count
        name = line.get("in", "")
        if name not in KEPT or name not in there.tables or not isinstance(line.get("row"), dict):
            raise Mistake("mistake-admin-backup")
        try:
            waiting.append(typed(there.tables[name], line["row"]))
        except (KeyError, ValueError, TypeError) as error:
            problem = reason(error)
            raise Mistake("mistake-admin-row", table=name, row=count + 1, problem=problem) from error
    raise Mistake("mistake-admin-cut")


def insert_rows(connection: Connection, table: sa.Table, rows: list[dict[str, Any]], last: int) -> None:
    """Some rows; what the database does not take is named by the last of them."""
    try:
        for columns in {tuple(sorted(row)) for row in rows}:
            connection.execute(table.insert(), [row for row in rows if tuple(sorted(row)) == columns])
    except (sa.exc.DBAPIError, sa.exc.StatementError, OverflowError, RecursionError) as error:
        raise Mistake("mistake-admin-row", table=table.name, row=last, problem=reason(error)) from error


def typed(table: sa.Table, row: dict[str, Any]) -> dict[str, Any]:
    """A row with bytes where the table has bytes."""
    return {
        name: base64.b64decode(value, validate=True) if isinstance(table.c[name].type, sa.LargeBinary) else value
        for name, value in row.items()
    }


def content(file: IO[str]) -> Iterator[dict[str, Any]]:
    """The lines of a backup."""
    while line := file.readline(LONGEST_LINE):
        try:
            row = json.loads(line)
        except (ValueError, RecursionError):
            raise Mistake("mistake-admin-backup") from None
        check_plain(row, say("admin-the-backup"))
        if not isinstance(row, dict):
            raise Mistake("mistake-admin-backup")
        yield row
