"""`consigliere admin doctor`: whether a server's storage is well, and what is not. It changes nothing."""

import os
import shutil
import stat
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

import consigliere
from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.server.cluster.membership import ALIVE
from consigliere.server.protocol.messages import PAUSED, RUNNING, WAITING
from consigliere.server.storage import schema
from consigliere.server.storage.admin import open_store
from consigliere.server.storage.database import reason
from consigliere.server.storage.row_checks import check_all
from consigliere.server.storage.store import UNRELEASED, Store, config_for, now

MEGABYTE = 1 << 20
LITTLE_ROOM, NO_ROOM = 1024 * MEGABYTE, 100 * MEGABYTE
CLOCKS_APART = 2_000  # milliseconds between the clocks of this machine and of the database
STUCK = 60_000  # milliseconds after which a server that runs should have done what is due
MOST_NAMED = 10  # tables
GOOD, CARE, BAD = "good", "care", "bad"


@dataclass(frozen=True)
class Finding:
    """What was found: a message, and whether somebody has to do something."""

    message: str
    level: str = GOOD
    values: dict[str, Any] = field(default_factory=dict)


async def examine(database: str) -> list[Finding]:
    """All findings; a database that cannot be read is one, too."""
    store = open_store(database)
    try:
        runs = not await store.lock.acquire()
        if not runs:
            await store.lock.release()
        findings = await store.database.whole(lambda connection: examine_all(connection, store, runs))
        return [Finding("doctor-server" if runs else "doctor-no-server"), *findings]
    except Mistake:
        raise
    except Exception as error:
        return [Finding("doctor-unreadable", BAD, {"problem": reason(error)})]
    finally:
        await store.database.close()
        await store.lock.release()


def examine_all(connection: Connection, store: Store, runs: bool) -> list[Finding]:
    """Everything that can be asked on one connection; rows are read only if the schema is the one we know."""
    findings = [database_found(connection, store)]
    if store.file:
        findings += [*file_found(connection, Path(store.file)), room_found(Path(store.file))]
    schema_is, is_ours = schema_found(connection)
    findings.append(schema_is)
    if is_ours:
        findings += [clock_found(connection), rows_found(connection), *tables_found(connection, runs)]
        findings += nodes_found(connection) if connection.dialect.name == "postgresql" else []
    return findings


def database_found(connection: Connection, store: Store) -> Finding:
    """Which database it is, and how large."""
    version = ".".join(str(part) for part in connection.dialect.server_version_info or ())
    if store.file:
        size = sum(file.stat().st_size for file in parts_of(Path(store.file)))
    else:
        size = int(connection.execute(sa.text("SELECT pg_database_size(current_database())")).scalar() or 0)
    values = {"name": "SQLite" if store.file else "PostgreSQL", "version": version, "size": megabytes(size)}
    return Finding("doctor-database", values=values)


def parts_of(file: Path) -> list[Path]:
    """A SQLite file with those beside it."""
    return [part for part in (file, Path(f"{file}-wal"), Path(f"{file}-shm")) if part.exists()]


def megabytes(size: int) -> float:
    """A size for people."""
    return round(size / MEGABYTE, 1)


def file_found(connection: Connection, file: Path) -> list[Finding]:
    """Whether SQLite can read all of its file, and whether others can read it, too: it holds secrets."""
    said = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    findings = [Finding("doctor-file") if said == "ok" else Finding("doctor-damaged", BAD, {"problem": said})]
    if os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO):
        findings.append(Finding("doctor-not-private", CARE, {"file": str(file)}))
    return findings


def room_found(file: Path) -> Finding:
    """How much room there is where the file lies."""
    free = shutil.disk_usage(file.resolve().parent).free
    level = BAD if free < NO_ROOM else CARE if free < LITTLE_ROOM else GOOD
    return Finding("doctor-room" if level == GOOD else "doctor-little-room", level, {"size": megabytes(free)})


def schema_found(connection: Connection) -> tuple[Finding, bool]:
    """Whether the tables of the database are those of this version."""
    steps = ScriptDirectory.from_config(config_for(connection))
    there, head = MigrationContext.configure(connection).get_current_revision(), steps.get_current_head()
    values = {"there": there or "-", "head": head}
    if there == head:
        return Finding("doctor-schema", values=values), True
    if there in UNRELEASED:
        return Finding("doctor-schema-unreleased", BAD, values), False
    known = {step.revision for step in steps.walk_revisions()}
    if there is None or there in known:
        return Finding("doctor-schema-older", CARE, values), False
    return Finding("doctor-schema-newer", BAD, values), False


def clock_found(connection: Connection) -> Finding:
    """Whether the clock can be right: the database's own, or the last thing that happened."""
    here = time.time_ns() // 1_000_000
    if connection.dialect.name == "postgresql":
        there = connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar()
        ahead = abs(int(there or 0) - here)
    else:
        last = connection.execute(sa.select(sa.func.max(schema.tables.c.touched))).scalar()
        ahead = max(0, int(last or 0) - here)
    if ahead > CLOCKS_APART:
        return Finding("doctor-clock-wrong", CARE, {"seconds": round(ahead / 1000)})
    return Finding("doctor-clock")


def rows_found(connection: Connection) -> Finding:
    """Whether every row is as a server writes it."""
    try:
        check_all(connection)
    except Mistake as mistake:
        return Finding("doctor-row", BAD, mistake.phrase.args)
    return Finding("doctor-rows")


def tables_found(connection: Connection, runs: bool) -> list[Finding]:
    """How many tables there are, and which of them do not go on."""
    t = schema.tables.c
    counted = connection.execute(sa.select(t.status, sa.func.count()).group_by(t.status))
    counts = {str(status): int(number) for status, number in counted}
    going = {status: counts.pop(status, 0) for status in (WAITING, RUNNING, PAUSED)}
    findings = [Finding("doctor-tables", values={**going, "ended": sum(counts.values())})]
    packs = {name: consigliere.game(name).pack_digest for name in names()}
    rows = connection.execute(sa.select(t.id, t.game, t.pack, t.due, t.touched).where(t.status == RUNNING)).all()
    changed = [row.id for row in rows if row.game in packs and row.pack != packs[row.game]]
    if changed:
        findings.append(Finding("doctor-other-pack", CARE, named(changed)))
    late = now() - STUCK
    stuck = [row.id for row in rows if row.due is not None and max(row.due, row.touched) < late]
    if stuck and runs:  # while no server runs nothing can be done
        findings.append(Finding("doctor-stuck", BAD, named(stuck)))
    return findings


def nodes_found(connection: Connection) -> list[Finding]:
    """Which nodes there are and how many tables each has; those that are gone, and what nobody has taken up yet.

    One server alone has no leases, and nothing is said."""
    node, lease, t = schema.nodes.c, schema.leases.c, schema.tables.c
    tables = sa.select(sa.func.count()).where(lease.session == node.session).scalar_subquery()
    columns = (node.name, node.host, node.port, node.since, node.until, ALIVE.label("alive"), tables.label("count"))
    findings = []
    for row in connection.execute(sa.select(*columns).order_by(node.name, node.until)):
        values = {"node": row.name, "address": f"{row.host}:{row.port}", "count": row.count}
        if row.alive:
            findings.append(Finding("doctor-node", values={**values, "since": moment(row.since)}))
        else:
            findings.append(Finding("doctor-node-gone", CARE, {**values, "until": moment(row.until)}))
    there = sa.select(node.session).where(ALIVE)
    left = sa.select(t.id).join_from(schema.tables, schema.leases, t.id == lease.table_id)
    left = left.where(t.status == RUNNING, lease.session.is_not(None), lease.session.not_in(there))
    if ids := [str(row.id) for row in connection.execute(left.order_by(t.id))]:
        findings.append(Finding("doctor-left", CARE, named(ids)))
    return findings


def moment(time: int | None) -> str:
    """A time for people; "-" if it is not known."""
    return "-" if time is None else datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def named(tables: list[str]) -> dict[str, Any]:
    """Some tables by their ids, and how many there are."""
    return {"count": len(tables), "tables": " ".join(tables[:MOST_NAMED])}
