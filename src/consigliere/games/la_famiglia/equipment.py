"""LF-4.26 to LF-4.28: cars, speedboats and labs."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import EQUIPMENT, SAIL_ON, SINK_OTHER
from consigliere.games.la_famiglia.components import AREAS, COLOURS, SEAS
from consigliere.games.la_famiglia.notation import BOAT, CAR, DONE, LAB, SAIL, SINK, VERB
from consigliere.games.la_famiglia.pieces import place_car, place_lab
from consigliere.games.la_famiglia.state import SEATS, Famiglia

# which equipment an EQUIPMENT frame offers
CAR_OFFERED = 1
BOAT_OFFERED = 2
LAB_OFFERED = 4


def car_check(s: Famiglia, seat: int, area: int) -> int:
    """LF-4.27: a car goes to an area with own Soldati."""
    if not s.car_supply[seat]:
        return why.NO_CAR_LEFT
    return 0 if s.side[area] == seat else why.PIECE_AREA_NOT_YOURS


def lab_check(s: Famiglia, seat: int, area: int) -> int:
    """LF-4.27: a lab goes to an area with own Soldati and fewer than two labs."""
    if not s.lab_pool:
        return why.NO_LAB_LEFT
    if s.side[area] != seat:
        return why.PIECE_AREA_NOT_YOURS
    return 0 if s.labs[area] < s.c.labs_per_area else why.LABS_FULL_HERE


def boat_check(s: Famiglia, seat: int, sea: int, area: int) -> int:
    """LF-4.28: a sea area adjacent to own Soldati; from an order adjacent to its area (LF-6.7)."""
    if not s.boat_supply[seat]:
        return why.NO_BOAT_LEFT
    for other in s.c.sea_areas[sea]:
        if s.side[other] == seat and (area < 0 or area == other):
            return 0
    return why.SEA_NOT_ADJACENT if area < 0 else why.SEA_NOT_AT_ORDER


def equipment_possible(s: Famiglia, seat: int, offered: int, area: int) -> bool:
    """Whether anything of what is offered could be placed."""
    if offered & CAR_OFFERED and s.car_supply[seat] and (s.side[area] == seat if area >= 0 else seat in s.side):
        return True
    if offered & LAB_OFFERED and any(lab_check(s, seat, a) == 0 for a in ([area] if area >= 0 else range(AREAS))):
        return True
    return bool(offered & BOAT_OFFERED) and any(boat_check(s, seat, sea, area) == 0 for sea in range(SEAS))


class Equipment(Step[Famiglia]):
    """LF-4.26: one car, speedboat or lab. Frame: seat, offered, may decline, area of the order or -1."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if equipment_possible(s, f[1], f[2], f[4]):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        found: list[int] = []
        if f[2] & CAR_OFFERED:
            found.extend([CAR + area for area in range(AREAS) if s.side[area] == seat])
        if f[2] & LAB_OFFERED:
            found.extend([LAB + area for area in range(AREAS) if s.side[area] == seat])
        if f[2] & BOAT_OFFERED:
            found.extend(range(BOAT, BOAT + SEAS))
        found.append(DONE)
        return found

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == DONE:
            return 0 if f[3] else why.MUST_BE_DONE
        if verb == BOAT:
            return boat_check(s, seat, move - BOAT, f[4]) if f[2] & BOAT_OFFERED else why.NOT_OFFERED_HERE
        if verb == CAR:
            if not f[2] & CAR_OFFERED:
                return why.NOT_OFFERED_HERE
            return car_check(s, seat, move - CAR) if f[4] < 0 or f[4] == move - CAR else why.AREA_FIXED
        if verb == LAB:
            if not f[2] & LAB_OFFERED:
                return why.NOT_OFFERED_HERE
            return lab_check(s, seat, move - LAB) if f[4] < 0 or f[4] == move - LAB else why.AREA_FIXED
        return NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        verb = VERB[move]
        s.pop()
        if verb == DONE:
            return
        s.effect = 1
        if verb == CAR:
            place_car(s, seat, move - CAR)
        elif verb == LAB:
            place_lab(s, seat, move - LAB)
        else:
            sea = move - BOAT
            s.boat_supply[seat] -= 1
            s.boats[sea * SEATS + seat] += 1
            s.emit(events.BOAT_PLACED, [seat, sea])
            s.push([SAIL_ON, seat, sea])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"offered": f[2], "optional": f[3]}


class SailOn(Step[Famiglia]):
    """LF-4.28: the new boat may move to one adjacent sea area; only where it ends the boats are counted."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*[SAIL + sea for sea in s.c.sea_near[f[2]]], DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != SAIL:
            return NOT_AN_ANSWER
        return 0 if move - SAIL in s.c.sea_near[f[2]] else why.SAIL_NOT_ADJACENT

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.pop()
        sea = f[2]
        if move != DONE:
            s.boats[sea * SEATS + seat] -= 1
            s.emit(events.BOAT_SAILED, [seat, sea, move - SAIL])
            sea = move - SAIL
            s.boats[sea * SEATS + seat] += 1
        if sum(s.boats[sea * SEATS : sea * SEATS + SEATS]) > s.c.boats_per_sea:
            s.push([SINK_OTHER, seat, sea])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"sea": s.c.seas[f[2]]}


class SinkOther(Step[Famiglia]):
    """LF-4.28: of three boats the new one and one other go, chosen by the acting player."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return list(range(SINK, SINK + COLOURS))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != SINK:
            return NOT_AN_ANSWER
        owner = s.seat_of[move - SINK]
        if owner < 0:
            return why.SINK_NONE
        return 0 if s.boats[f[2] * SEATS + owner] - int(owner == seat) > 0 else why.SINK_NONE

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.pop()
        sea, owner = f[2], s.seat_of[move - SINK]
        for gone in (seat, owner):
            s.boats[sea * SEATS + gone] -= 1
            s.boat_supply[gone] += 1
            s.emit(events.BOAT_SUNK, [seat, sea, s.family[gone]])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"sea": s.c.seas[f[2]]}


STEPS = [
    (EQUIPMENT, Equipment("equipment", "LF-4.26")),
    (SAIL_ON, SailOn("sail-on", "LF-4.28")),
    (SINK_OTHER, SinkOther("sink-other", "LF-4.28")),
]
