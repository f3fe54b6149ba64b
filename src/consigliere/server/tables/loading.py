"""Load a table from the storage: its rows played again, its clocks where they were, closed if it no longer fits."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import RowMapping

import consigliere
from consigliere.core.errors import Mistake
from consigliere.server.cluster.lease import Lease
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import CLOSED, OVER, RUNNING, WAITING
from consigliere.server.storage import schema
from consigliere.server.storage.move_log import MoveLog, OffLoop
from consigliere.server.storage.replay import row_problem
from consigliere.server.storage.row_checks import TableRow
from consigliere.server.storage.store import Store, Unavailable, now
from consigliere.server.storage.stored_line import StoredLine
from consigliere.server.tables import seats as seating
from consigliere.server.tables.clocks import Clocks
from consigliere.server.tables.creation import COLUMNS
from consigliere.server.tables.table_state import TableState

log = logging.getLogger(__name__)

Stopping = Callable[[], bool]  # whether the server stops


async def load(store: Store, lease: Lease, off_loop: OffLoop, stopping: Stopping) -> tuple[TableState, MoveLog]:
    """Read the rows and play again what stands of them, off the event loop."""
    table = lease.table
    sane = table.isascii() and table.isalnum()  # some storages refuse odd characters instead of finding nothing
    row = await store.row(sa.select(schema.tables).where(schema.tables.c.id == table)) if sane else None
    if row is None:
        raise Problem(404, "unknown-table")
    columns = schema.seats.c
    seats = await store.rows(sa.select(schema.seats).where(columns.table_id == table).order_by(columns.seat))
    try:
        msgspec.convert({str(key): value for key, value in row.items()}, TableRow, builtin_types=(bytes,))
        state = state_of(row, seats)
    except (ValueError, TypeError, Mistake) as error:
        log.error("damaged table row", extra={"table": table, "problem": str(error)[:200]})
        raise Problem(500, "damaged-table") from error
    moves = MoveLog(store, lease)
    if state.status != WAITING:
        line, snapshots = await moves.read_line(off_loop), await moves.read_snapshots()
        moves.last_snapshot = max(snapshots, default=0)
        problem = await off_loop(replay, state, line, snapshots, stopping)
        if problem is not None:
            await refuse(state, moves, line, problem)
        restore(state, row["clocks"])
    return state, moves


def state_of(row: RowMapping, seats: Sequence[RowMapping]) -> TableState:
    """Return a table before anything is played."""
    agreed = dict(row["agreed"])
    swap_wishes = [(seat, other) for seat, other in agreed.pop("swap", [])]
    return TableState(
        **{name: row[name] for name in COLUMNS},
        game=consigliere.game(row["game"]),
        chairs=[seating.of_row(seat) for seat in seats],
        clocks=Clocks(row["clock"], len(seats)),
        stopped=row["result"] if row["reason"] else None,
        stored_result=None if row["reason"] else row["result"],
        votes=agreed,
        swap_wishes=swap_wishes,
    )


def replay(state: TableState, line: StoredLine, snapshots: Mapping[int, str], stopping: Stopping) -> str | None:
    """Play the moves that stand; return what does not fit, or None."""
    try:
        state.deal()
    except Exception as error:  # an option, or a number of seats, that is not there any more
        return f"the deal: {error}"
    for row in line.rows:
        if stopping():
            raise Unavailable("the server stops")
        digest = None if row["seq"] in line.elsewhere else snapshots.get(row["seq"])
        problem = row_problem(state.match, row, digest)
        if problem is not None:
            return problem
        state.follow_questions(row["seq"])
    state.match.practice = line.practice
    state.seq = line.last
    state.done, state.taken_back = line.done, line.taken_back
    state.note_change()
    return line.problem


async def refuse(state: TableState, moves: MoveLog, line: StoredLine, problem: str) -> None:
    """Close a table that does not fit these rules any more; its record stays."""
    log.error("replaying a table failed", extra={"table": state.id, "problem": problem})
    state.unread = line
    if not state.ended:
        state.status, state.reason = CLOSED, "closed-rules"
        await moves.change(status=CLOSED, reason=state.reason, due=None, turn=[])


def restore(state: TableState, clocks: dict[str, Any] | None) -> None:
    """Go on with clocks and turns where they were."""
    if state.status == RUNNING and state.match.state.over:
        state.status = OVER
    time = now()
    state.clocks.restore(clocks, time)
    stored_turns = (clocks or {}).get("turns", {})
    state.turns = {seat: stored_turns.get(str(seat), turn) for seat, turn in state.turns.items()}
    if state.status == RUNNING:
        state.clocks.follow(state.owing_people(), time)
