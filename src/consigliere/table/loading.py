"""A table out of the storage: its rows played again, its clocks where they were, closed if it no longer fits."""

import logging
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import RowMapping

import consigliere
from consigliere.core.errors import Mistake
from consigliere.table import chairs as seating
from consigliere.table import schema
from consigliere.table.clocks import Clocks
from consigliere.table.cluster.lease import Lease
from consigliere.table.problem import Problem
from consigliere.table.replay import replay_line
from consigliere.table.room import CLOSED, OVER, RUNNING, WAITING, Room
from consigliere.table.store import Store, now
from consigliere.table.stored_line import StoredLine, read_line
from consigliere.table.stored_rows import TableRow

if TYPE_CHECKING:
    from consigliere.table.house import House

log = logging.getLogger(__name__)


async def load(house: "House", table: str, lease: Lease) -> Room:
    """Reads the rows and plays again what stands of them, off the event loop."""
    store = house.store
    sane = table.isascii() and table.isalnum()  # some storages refuse odd characters instead of finding nothing
    row = await store.row(sa.select(schema.tables).where(schema.tables.c.id == table)) if sane else None
    if row is None:
        raise Problem(404, "unknown-table")
    seats = await store.rows(
        sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
    )
    try:
        msgspec.convert({str(key): value for key, value in row.items()}, TableRow, builtin_types=(bytes,))
        room = room_of(store, lease, row, seats)
    except (ValueError, TypeError, Mistake) as error:
        log.error("a table's row is damaged", extra={"table": table, "problem": str(error)[:200]})
        raise Problem(500, "damaged-table") from error
    if room.status == WAITING:
        return room
    line = await read_line(house, table)
    kept = await store.rows(
        sa.select(schema.snapshots.c.seq, schema.snapshots.c.digest).where(schema.snapshots.c.table_id == table)
    )
    snapshots = {each["seq"]: each["digest"] for each in kept}
    await take_up(house, room, line, snapshots, row["clocks"])
    return room


def room_of(store: Store, lease: Lease, row: RowMapping, seats: Any) -> Room:
    """A table before anything is played."""
    return Room(
        id=row["id"],
        game=consigliere.game(row["game"]),
        store=store,
        lease=lease,
        name=row["name"],
        seed=row["seed"],
        options=row["options"],
        aids=bool(row["aids"]),
        chairs=[seating.of_row(seat) for seat in seats],
        clocks=Clocks(row["clock"], len(seats)),
        host=row["host"],
        listed=bool(row["listed"]),
        watch_hash=row["watch_hash"],
        made=row["made"],
        status=row["status"],
        reason=row["reason"],
        stopped=row["result"] if row["reason"] else None,
        stored_result=None if row["reason"] else row["result"],
        agreed=dict(row["agreed"]),
        next_table=row["next_table"],
        rules=row["rules"],
        pack=row["pack"],
        touched=row["touched"],
        origin=row["origin"],
    )


async def take_up(
    house: "House", room: Room, line: StoredLine, snapshots: dict[int, str], clocks: dict[str, Any] | None
) -> None:
    """Plays the rows that stand; if they do not fit these rules any more the table is closed, and its record stays."""
    problem = await house.off_loop(replay_line, room, line, snapshots, house.stopping.is_set)
    if problem is not None:
        log.error("a table does not replay", extra={"table": room.id, "problem": problem})
        room.unread = line
    if problem is not None and room.status not in (OVER, CLOSED):
        room.status, room.reason = CLOSED, "closed-rules"
        await room.write(
            schema.tables.update()
            .where(schema.tables.c.id == room.id)
            .values(status=CLOSED, reason=room.reason, due=None, turn=[])
        )
    if room.status == RUNNING and room.match.state.over:
        room.status = OVER
    time = now()
    room.clocks.restore(clocks, time)
    stored_turns = (clocks or {}).get("turns", {})
    room.turns = {seat: stored_turns.get(str(seat), turn) for seat, turn in room.turns.items()}
    if room.status == RUNNING:
        room.clocks.follow(room.owing_people(), time)
