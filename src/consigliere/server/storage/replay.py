"""Play stored rows again and compare what comes of them; read a record from rows that these rules do not understand."""

import json
import zlib
from hashlib import sha256
from typing import Any

from consigliere.core.match import Match
from consigliere.server.storage.stored_line import DEAL, Row, StoredLine


def position_text(match: Match) -> bytes:
    """Return a position without the versions it was made by."""
    position = match.state.to_json()
    del position["rules"], position["pack"]
    return json.dumps(position, sort_keys=True, separators=(",", ":")).encode()


def snapshot(table: str, seq: int, match: Match) -> Row:
    """Return the position as a row, to compare with after an upgrade."""
    text = position_text(match)
    return {"table_id": table, "seq": seq, "digest": sha256(text).hexdigest(), "position": zlib.compress(text, 1)}


def replay_row(match: Match, row: Row) -> str | None:
    """Play one row; return what is different now, or None."""
    if row["kind"] == DEAL:
        return None if (match.luck(match.opening.events) or None) == row["chance"] else "another deal"
    match.play(row["seat"], match.game.parse(row["move"]))
    return None if (match.luck(match.entries[-1].events) or None) == row["chance"] else "chance differs"


def row_problem(match: Match, row: Row, digest: str | None) -> str | None:
    """Play one row, and compare with the digest of its snapshot if there is one; return what does not fit, or None."""
    try:
        problem = replay_row(match, row)
    except Exception as error:
        problem = str(error) or type(error).__name__
    if problem is None and digest is not None and sha256(position_text(match)).hexdigest() != digest:
        problem = "the position differs"
    return None if problem is None else f"row {row['seq']}: {problem}"


def stored_lines(line: StoredLine) -> dict[str, Any]:
    """Return what of a record stands in the rows alone."""
    opening: list[dict[str, Any]] = []
    moves: list[dict[str, Any]] = []
    for row in line.rows:
        if row["kind"] == DEAL:
            opening = row["chance"] or []
        else:
            more = {name: row[name] for name in ("chance", "forced") if row[name]}
            moves.append({"seat": row["seat"], "move": row["move"], **more})
    return {"opening": opening, "moves": moves, "practice": line.practice}
