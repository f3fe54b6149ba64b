"""What nobody knows: which of the unseen tiles are out of the game, in the stack or face down (SI-13.2, RU-45).

The stack is drawn from when a tile is turned up, so a state holds nothing hidden but the tiles out of the game.
"""

from random import Random
from typing import Any

from consigliere.games.signorie.components import HOUSES, PLAN_ROWS, TILES
from consigliere.games.signorie.state import REMOVED, UNSEEN, SignorieState
from consigliere.games.signorie.viewer.view import name_of


def unseen_of(s: SignorieState, house: int) -> list[int]:
    """The tiles of a house that nobody has ever seen."""
    return [tile for tile in range(TILES) if s.c.house[tile] == house and s.where[tile] <= UNSEEN]


def unknown(s: SignorieState) -> list[dict[str, Any]]:
    """One group: all unseen tiles, the places they are spread over, what a place cannot hold."""
    pieces = [s.c.tiles[tile] for tile in range(TILES) if s.where[tile] <= UNSEEN]
    places: list[dict[str, Any]] = []
    for house in range(HOUSES):
        gone = sum(1 for tile in unseen_of(s, house) if s.where[tile] == REMOVED)
        if gone:
            others = [s.c.tiles[tile] for tile in range(TILES) if s.c.house[tile] != house and s.where[tile] <= UNSEEN]
            places.append({"place": "removed", "house": s.c.houses[house], "size": gone, "cannot": others})
    if s.pile:
        places.append({"place": "stack", "size": s.pile, "cannot": []})
    for seat in range(s.seats):
        for row in range(PLAN_ROWS):
            n = s.face_down[seat * PLAN_ROWS + row]
            if n:
                where = {"player": name_of(s, seat), "row": s.c.rows[row]}
                places.append({"place": "face-down", **where, "size": n, "cannot": []})
    return [{"kind": "tiles", "pieces": pieces, "places": places}] if pieces else []


def shuffle(s: SignorieState, rng: Random) -> None:
    """Chooses anew which unseen tiles of each house are out of the game (RU-45)."""
    for house in range(HOUSES):
        unseen = unseen_of(s, house)
        gone = sum(1 for tile in unseen if s.where[tile] == REMOVED)
        if gone:
            for tile in unseen:
                s.where[tile] = UNSEEN
            for tile in rng.sample(unseen, gone):
                s.where[tile] = REMOVED
