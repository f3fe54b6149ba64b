"""What was played: the stored rows played again, and the record, also of a game these rules no longer understand."""

import json
import zlib
from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from consigliere.core.match import RECORD_FORMAT, Match, next_check
from consigliere.core.state import State
from consigliere.table.problem import Problem
from consigliere.table.store import Unavailable
from consigliere.table.stored_line import DEAL, Row, StoredLine

if TYPE_CHECKING:
    from consigliere.table.room import Room

NO_SEAT = -1


def position_text(match: Match) -> bytes:
    """A position without the versions it was made by."""
    found = match.state.to_json()
    del found["rules"], found["pack"]
    return json.dumps(found, sort_keys=True, separators=(",", ":")).encode()


def snapshot(table: str, seq: int, match: Match) -> dict[str, Any]:
    """The position as a row, to compare with after an upgrade."""
    text = position_text(match)
    return {"table_id": table, "seq": seq, "digest": sha256(text).hexdigest(), "position": zlib.compress(text, 1)}


def deal_row(room: "Room", time: int) -> dict[str, Any]:
    """The first row: what was dealt, so that the record needs nothing but the rows."""
    return {
        "table_id": room.id,
        "seq": 0,
        "kind": DEAL,
        "seat": NO_SEAT,
        "move": "",
        "chance": room.match.luck(room.match.opening.events) or None,
        "forced": None,
        "key": None,
        "at": 0,
        "clocks": None,
        "made": time,
    }


def replay_line(room: "Room", line: StoredLine, snapshots: dict[int, str], stopping: Callable[[], bool]) -> str | None:
    """Plays the moves that stand; returns what does not fit, or None. Not compiled: other threads get their turn."""
    try:
        room.deal()
    except Exception as error:  # such an option, or so many seats, are not there any more
        return f"the deal: {error}"
    match = room.match
    for row in line.rows:
        if stopping():
            raise Unavailable("the server stops")
        try:
            problem = replay_row(match, row)
        except Exception as error:
            problem = str(error) or type(error).__name__
        if problem is None and row["seq"] in snapshots and row["seq"] not in line.elsewhere:
            if sha256(position_text(match)).hexdigest() != snapshots[row["seq"]]:
                problem = "the position differs"
        if problem is not None:
            return f"row {row['seq']}: {problem}"
        room.seq = row["seq"]
        room.follow_questions(room.seq)
    match.practice = line.practice
    room.seq = line.last
    room.last_snapshot = max(snapshots, default=0)
    room.done, room.taken_back = line.done, line.taken_back
    room.note_change()
    return line.problem


def replay_row(match: Match, row: Row) -> str | None:
    """Plays one row; returns what is different now, or None."""
    if row["kind"] == DEAL:
        return None if (match.luck(match.opening.events) or None) == row["chance"] else "another deal"
    match.play(row["seat"], match.game.parse(row["move"]))
    return None if (match.luck(match.entries[-1].events) or None) == row["chance"] else "chance differs"


# ---- records


def whole_record(match: Match) -> dict[str, Any]:
    """The same as `match.record()`, step by step in ordinary Python: other threads get their turn."""
    check = match.first_check()
    lines = []
    for entry in match.entries:
        line = match.line(entry)
        check = next_check(check, line, entry.events)
        lines.append({**line, "check": check})
    return {
        **match.header(),
        "opening": match.luck(match.opening.events),
        "moves": lines,
        "practice": match.practice,
        "result": match.result(),
    }


def state_after(match: Match, moves: int) -> State:
    """The same as `match.state_after`, step by step, from the nearest position at hand."""
    before = match.entries[moves].before if moves < len(match.entries) else match.state
    if before is not None:
        return before.copy()
    state = match.opening.copy()
    for entry in match.entries[:moves]:
        state.play(entry.seat, entry.move)
    return state


def stored_record(room: "Room", line: StoredLine) -> dict[str, Any]:
    """The record of a table whose rows do not fit these rules any more, from the rows alone."""
    opening: list[dict[str, Any]] = []
    lines: list[dict[str, Any]] = []
    for row in line.rows:
        if row["kind"] == DEAL:
            opening = row["chance"] or []
        else:
            more = {name: row[name] for name in ("chance", "forced") if row[name]}
            lines.append({"seat": row["seat"], "move": row["move"], **more})
    return {
        "format": RECORD_FORMAT,
        "game": room.game.name,
        "rules": room.rules,
        "pack": {"name": room.game.pack.name, "digest": room.pack},
        "seats": len(room.chairs),
        "options": room.options,
        "opening": opening,
        "moves": lines,
        "practice": line.practice,
        "result": room.stored_result,
    }


def moment(room: "Room", viewer: int | None, at: int) -> State:
    """The position the viewer had when it had been shown so much."""
    moves = room.history(viewer).moves_until(at)
    if moves is None:
        raise Problem(404, "no-moment")
    return state_after(room.match, moves)
