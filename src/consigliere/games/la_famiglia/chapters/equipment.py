"""LF-4.26 to LF-4.28: cars, speedboats and labs."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.pieces import place_car, place_lab
from consigliere.games.la_famiglia.components import AREAS, SEAS
from consigliere.games.la_famiglia.frames import (
    BOAT_SEA,
    EQUIPMENT,
    MAY_DECLINE,
    OFFERED,
    ORDER_AREA,
    SAIL_ON,
    SINK_OTHER,
    note_effect,
    sail_on,
    sink_other,
)
from consigliere.games.la_famiglia.state import SEATS, LaFamigliaState

# what is offered, as bits
CAR_OFFERED: Final = 1
BOAT_OFFERED: Final = 2
LAB_OFFERED: Final = 4
ANYTHING_OFFERED: Final = 7


def car_check(s: LaFamigliaState, seat: int, area: int) -> int:
    """LF-4.27: a car goes to an area with own Soldati."""
    if not s.car_supply[seat]:
        return refusals.NO_CAR_LEFT
    return 0 if s.side[area] == seat else refusals.PIECE_AREA_NOT_YOURS


def lab_check(s: LaFamigliaState, seat: int, area: int) -> int:
    """LF-4.27: a lab goes to an area with own Soldati and fewer than two labs."""
    if not s.lab_pool:
        return refusals.NO_LAB_LEFT
    if s.side[area] != seat:
        return refusals.PIECE_AREA_NOT_YOURS
    return 0 if s.labs[area] < s.c.labs_per_area else refusals.LABS_FULL_HERE


def boat_check(s: LaFamigliaState, seat: int, sea: int, area: int) -> int:
    """LF-4.28: a sea area adjacent to own Soldati; from an order adjacent to its area (LF-6.7)."""
    if not s.boat_supply[seat]:
        return refusals.NO_BOAT_LEFT
    for other in s.c.sea_areas[sea]:
        if s.side[other] == seat and (area < 0 or area == other):
            return 0
    return refusals.SEA_NOT_ADJACENT if area < 0 else refusals.SEA_NOT_AT_ORDER


def equipment_possible(s: LaFamigliaState, seat: int, offered: int, area: int) -> bool:
    """Whether anything of what is offered could be placed."""
    if offered & CAR_OFFERED and s.car_supply[seat] and (s.side[area] == seat if area >= 0 else seat in s.side):
        return True
    if offered & LAB_OFFERED and any(lab_check(s, seat, a) == 0 for a in ([area] if area >= 0 else range(AREAS))):
        return True
    return bool(offered & BOAT_OFFERED) and any(boat_check(s, seat, sea, area) == 0 for sea in range(SEAS))


class Equipment(Step[LaFamigliaState]):
    """LF-4.26: one car, speedboat or lab."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if equipment_possible(s, f[SEAT], f[OFFERED], f[ORDER_AREA]):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        moves: list[int] = []
        if f[OFFERED] & CAR_OFFERED:
            moves.extend([notation.car(area) for area in range(AREAS) if s.side[area] == seat])
        if f[OFFERED] & LAB_OFFERED:
            moves.extend([notation.lab(area) for area in range(AREAS) if s.side[area] == seat])
        if f[OFFERED] & BOAT_OFFERED:
            moves.extend(notation.EVERY_BOAT)
        moves.append(notation.DONE)
        return moves

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            return 0 if f[MAY_DECLINE] else refusals.MUST_BE_DONE
        if verb == notation.BOAT:
            if not f[OFFERED] & BOAT_OFFERED:
                return refusals.NOT_OFFERED_HERE
            return boat_check(s, seat, notation.sea_of(move), f[ORDER_AREA])
        if verb != notation.CAR and verb != notation.LAB:
            return NOT_AN_ANSWER
        if not f[OFFERED] & (CAR_OFFERED if verb == notation.CAR else LAB_OFFERED):
            return refusals.NOT_OFFERED_HERE
        area = notation.area_of(move)
        if f[ORDER_AREA] >= 0 and f[ORDER_AREA] != area:
            return refusals.AREA_FIXED
        return car_check(s, seat, area) if verb == notation.CAR else lab_check(s, seat, area)

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        s.pop()
        if verb == notation.DONE:
            return
        note_effect(s)
        if verb == notation.CAR:
            place_car(s, seat, notation.area_of(move))
        elif verb == notation.LAB:
            place_lab(s, seat, notation.area_of(move))
        else:
            sea = notation.sea_of(move)
            s.boat_supply[seat] -= 1
            s.boats[sea * SEATS + seat] += 1
            s.emit(events.BOAT_PLACED, [seat, sea])
            s.push(sail_on(seat, sea))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"offered": f[OFFERED], "optional": f[MAY_DECLINE]}


class SailOn(Step[LaFamigliaState]):
    """LF-4.28: the new boat may move to one adjacent sea area; only where it ends the boats are counted."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [*[notation.sail(sea) for sea in s.c.sea_near[f[BOAT_SEA]]], notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if notation.VERB[move] != notation.SAIL:
            return NOT_AN_ANSWER
        return 0 if notation.sea_of(move) in s.c.sea_near[f[BOAT_SEA]] else refusals.SAIL_NOT_ADJACENT

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        sea = f[BOAT_SEA]
        if move != notation.DONE:
            target = notation.sea_of(move)
            s.boats[sea * SEATS + seat] -= 1
            s.emit(events.BOAT_SAILED, [seat, sea, target])
            sea = target
            s.boats[sea * SEATS + seat] += 1
        if sum(s.boats[sea * SEATS : sea * SEATS + SEATS]) > s.c.boats_per_sea:
            s.push(sink_other(seat, sea))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"sea": s.c.seas[f[BOAT_SEA]]}


class SinkOther(Step[LaFamigliaState]):
    """LF-4.28: of three boats the new one and one other go, chosen by the acting player."""

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_SINK

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.SINK:
            return NOT_AN_ANSWER
        owner = s.seat_of[notation.colour_of(move)]
        if owner < 0:
            return refusals.SINK_NONE
        return 0 if s.boats[f[BOAT_SEA] * SEATS + owner] - int(owner == seat) > 0 else refusals.SINK_NONE

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        sea, owner = f[BOAT_SEA], s.seat_of[notation.colour_of(move)]
        for gone in (seat, owner):
            s.boats[sea * SEATS + gone] -= 1
            s.boat_supply[gone] += 1
            s.emit(events.BOAT_SUNK, [seat, sea, s.family[gone]])

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"sea": s.c.seas[f[BOAT_SEA]]}


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (EQUIPMENT, Equipment("equipment", "LF-4.26")),
    (SAIL_ON, SailOn("sail-on", "LF-4.28")),
    (SINK_OTHER, SinkOther("sink-other", "LF-4.28")),
]
