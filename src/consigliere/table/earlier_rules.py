"""Tables that began by an earlier version of the rules: their rows are played again by it, then they go on by this one.

A row of the kind `rules` stands where the rules changed. Snapshots before it hold positions of the earlier version;
where these are compared, what the frames of steps that ask in another way now remember is left out.
"""

import json
import zlib
from typing import TYPE_CHECKING, Any

from consigliere.core.match import Match
from consigliere.core.step import CODE
from consigliere.table.stored_line import RULES

if TYPE_CHECKING:
    from consigliere.table.room import Room

NOBODY = -1
VERSIONS = ("rules", "pack")  # not in a snapshot
Position = dict[str, Any]


def rules_row(room: "Room", time: int) -> dict[str, Any]:
    """The row after which the rules are those of the game now."""
    return {
        "table_id": room.id,
        "seq": room.seq + 1,
        "kind": RULES,
        "seat": NOBODY,
        "move": room.game.rules,
        "chance": None,
        "forced": None,
        "key": None,
        "at": 0,
        "clocks": None,
        "made": time,
    }


def same_position(match: Match, snapshot: bytes) -> bool:
    """Whether a match by earlier rules is where a snapshot of them was."""
    then: Position = json.loads(zlib.decompress(snapshot))
    now = {key: value for key, value in match.state.to_json().items() if key not in VERSIONS}
    return now.keys() == then.keys() and comparable(match, now) == comparable(match, then)


def comparable(match: Match, position: Position) -> Position:
    """A position without what the frames of changed steps remember: only which steps these are, and whose."""
    reframed = match.game.reframed
    frames = [f[: CODE + 2] if f[CODE] in reframed else f for f in position["stack"]]
    return {**position, "stack": frames}


def versions_of(room: "Room", earlier: int, lines: int) -> dict[str, Any]:
    """What a record out of the rows alone says of its rules: so many of its lines were played by those it began by."""
    if earlier == lines:
        return {"rules": room.rules}
    return {"rules": room.game.rules, "earlier": {"rules": room.rules, "moves": earlier}}
