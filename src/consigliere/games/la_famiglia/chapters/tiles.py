"""LF-4.4, LF-10.2 to LF-10.5: control tiles that may be used once per planning turn."""

from typing import Final

from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.actions import BY_MEETING, BY_REINFORCEMENTS
from consigliere.games.la_famiglia.chapters.anytime import within_reach
from consigliere.games.la_famiglia.chapters.equipment import BOAT_OFFERED, CAR_OFFERED
from consigliere.games.la_famiglia.chapters.pieces import SUPPLY, pay
from consigliere.games.la_famiglia.components import AREAS, T_CARS, T_MEETING, T_REINFORCEMENTS, T_SPEEDBOATS
from consigliere.games.la_famiglia.frames import TILES_USED, equipment, place_where, recruit_soldati, turn_frame
from consigliere.games.la_famiglia.state import LaFamigliaState, owns_tile

ONCE_PER_TURN: Final = [T_MEETING, T_REINFORCEMENTS, T_CARS, T_SPEEDBOATS]  # LF-10.2–10.5
TILE_MOVES: Final = [notation.tile(tile) for tile in ONCE_PER_TURN]


def tile_check(s: LaFamigliaState, seat: int, used: int, tile: int) -> int:
    """0, or why the tile cannot be used now (LF-10.2–10.5, Q-42, Q-43)."""
    if tile not in ONCE_PER_TURN or not owns_tile(s, seat, tile):
        return refusals.TILE_NOT_YOURS
    if used >> tile & 1:
        return refusals.TILE_USED
    if s.money[seat] < s.c.tile_cost[tile]:
        return refusals.TILE_TOO_DEAR
    return 0 if tile_helps(s, seat, tile) else refusals.TILE_USELESS


def tile_helps(s: LaFamigliaState, seat: int, tile: int) -> bool:
    """Whether the tile could move at least one piece."""
    if tile == T_MEETING:
        return s.supply[seat] > 0
    own = seat in s.side
    if tile == T_REINFORCEMENTS:
        return s.hq[seat] > 0 and own
    if tile == T_CARS:
        return s.car_supply[seat] > 0 and own
    return s.boat_supply[seat] > 0 and any(s.side[area] == seat and s.c.coast[area] for area in range(AREAS))


def tiles_usable(s: LaFamigliaState, seat: int, used: int) -> bool:
    """Whether any once-per-turn tile can be used now, or could be with money that can still be raised."""
    for tile in ONCE_PER_TURN:
        reason = tile_check(s, seat, used, tile)
        if reason == 0:
            return True
        if reason == refusals.TILE_TOO_DEAR and tile_helps(s, seat, tile):
            if within_reach(s, seat) >= s.c.tile_cost[tile]:
                return True
    return False


def use_tile(s: LaFamigliaState, seat: int, tile: int) -> None:
    """LF-10.2–10.5: pays and opens the tile's action."""
    turn_frame(s)[TILES_USED] |= 1 << tile
    s.emit(events.TILE_USED, [seat, tile])
    pay(s, seat, SUPPLY, s.c.tile_cost[tile])
    if tile == T_MEETING:
        s.push(recruit_soldati(seat, s.c.meeting_soldati, BY_MEETING))
    elif tile == T_REINFORCEMENTS:
        s.push(place_where(seat, s.c.reinforcements_soldati, BY_REINFORCEMENTS))
    else:
        s.push(equipment(seat, CAR_OFFERED if tile == T_CARS else BOAT_OFFERED))
