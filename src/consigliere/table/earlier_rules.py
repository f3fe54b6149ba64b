"""Tables that began by an earlier version of the rules: their rows are played again by it, then they go on by this one.

A row of the kind `rules` stands where the rules changed. Every snapshot before it must come out the same, as after it.
"""

from typing import TYPE_CHECKING, Any

from consigliere.table.stored_line import RULES

if TYPE_CHECKING:
    from consigliere.table.room import Room

NOBODY = -1


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


def versions_of(room: "Room", earlier: int, lines: int) -> dict[str, Any]:
    """What a record out of the rows alone says of its rules: so many of its lines were played by those it began by."""
    if earlier == lines:
        return {"rules": room.rules}
    return {"rules": room.game.rules, "earlier": {"rules": room.rules, "moves": earlier}}
