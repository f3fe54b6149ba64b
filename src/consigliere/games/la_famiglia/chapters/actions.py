"""LF-4.20 to LF-4.22: what the parts of spaces and orders do; recruiting and placing Soldati."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import notation, refusals
from consigliere.games.la_famiglia.chapters.equipment import (
    ANYTHING_OFFERED,
    BOAT_OFFERED,
    car_check,
    equipment_possible,
    lab_check,
)
from consigliere.games.la_famiglia.chapters.gather import gather_check
from consigliere.games.la_famiglia.chapters.orders import issue_check
from consigliere.games.la_famiglia.chapters.pieces import (
    labs_of,
    launder,
    place,
    place_car,
    place_lab,
    receive,
    recruit,
)
from consigliere.games.la_famiglia.components import (
    AREAS,
    P_CAR,
    P_EQUIPMENT,
    P_EXERT_SHEET,
    P_EXERT_SUPPLY,
    P_EXERT_TWO,
    P_GATHER,
    P_LAB,
    P_LAUNDER,
    P_MONEY,
    P_ORDER,
    P_ORDER_TWO_AREAS,
    P_ORDER_TWO_IN_ONE,
    P_PLACE,
    P_PLACE_N,
    P_PLACE_OWN,
    P_RECRUIT,
    P_RECRUIT_N,
    P_SPEEDBOAT,
    P_ULTIMA,
    ROWS,
)
from consigliere.games.la_famiglia.frames import (
    BY,
    MOST,
    PLACE_AREA,
    PLACE_BY,
    PLACE_HOW_MANY,
    PLACE_MOST,
    PLACE_WHERE,
    RECRUIT_SOLDATI,
    choose_row,
    equipment,
    gather_where,
    note_effect,
    order_where,
    place_how_many,
    place_where,
    recruit_soldati,
)
from consigliere.games.la_famiglia.state import EMPTY, LaFamigliaState, mat_left, orders_in, place_base, recruit_base

# by what Soldati are recruited or placed: it decides the limit's rule
BY_SPACE: Final = 0
BY_OWN_SPACE: Final = 1  # LF-4.22: own areas only
BY_ORDER: Final = 2
BY_MEETING: Final = 3
BY_REINFORCEMENTS: Final = 4
RECRUIT_REASON: Final = {
    BY_SPACE: refusals.RECRUIT_LIMIT,
    BY_ORDER: refusals.ORDER_LIMIT_RECRUIT,
    BY_MEETING: refusals.MEETING_LIMIT,
}
PLACE_REASON: Final = {
    BY_SPACE: refusals.PLACE_LIMIT,
    BY_OWN_SPACE: refusals.PLACE_OWN_LIMIT,
    BY_ORDER: refusals.ORDER_LIMIT_PLACE,
    BY_REINFORCEMENTS: refusals.REINFORCE_LIMIT,
}


def act_check(s: LaFamigliaState, seat: int, do: int, area: int) -> int:
    """Q-11: 0 if a part could have an effect now, else why not; `area` is the order's area, -1 in planning."""
    if do == P_RECRUIT or do == P_RECRUIT_N:
        return 0 if s.supply[seat] else refusals.SUPPLY_SHORT
    if do == P_PLACE or do == P_PLACE_OWN or do == P_PLACE_N:
        if not s.hq[seat]:
            return refusals.HQ_SHORT
        if area >= 0:
            return 0 if s.side[area] == seat else refusals.PART_AREA_LEFT
        return 0 if seat in s.side or (do == P_PLACE and EMPTY in s.side) else refusals.PLACE_AREA
    if do == P_ORDER or do == P_ORDER_TWO_AREAS:
        return 0 if any(issue_check(s, seat, a) == 0 for a in range(AREAS)) else refusals.NO_ORDER_IN_HQ
    if do == P_ORDER_TWO_IN_ONE:
        possible = any(issue_check(s, seat, a) == 0 and not orders_in(s, a) for a in range(AREAS))
        return 0 if possible else refusals.TWO_IN_ONE_AREA
    if do == P_EQUIPMENT:
        return 0 if equipment_possible(s, seat, ANYTHING_OFFERED, area) else refusals.NO_EQUIPMENT
    if do == P_LAUNDER:
        return 0 if labs_of(s, seat) else refusals.NO_LABS
    if do == P_GATHER:
        return 0 if any(gather_check(s, seat, a) == 0 for a in range(AREAS)) else refusals.GATHER_NOT_ADJACENT
    if do == P_EXERT_SUPPLY or do == P_EXERT_SHEET or do == P_EXERT_TWO:
        return 0 if any(mat_left(s, seat, row) for row in range(ROWS)) else refusals.ROW_EMPTY
    if do == P_ULTIMA:
        return 0 if s.bust[seat] < 0 else refusals.BUST_PLACED
    if do == P_MONEY:
        return 0
    if s.side[area] != seat:
        return refusals.PART_AREA_LEFT
    if do == P_CAR:
        return car_check(s, seat, area)
    if do == P_LAB:
        return lab_check(s, seat, area)
    if not s.c.coast[area]:
        return refusals.INLAND
    return 0 if s.boat_supply[seat] else refusals.NO_BOAT_LEFT


def open_part(s: LaFamigliaState, seat: int, do: int, n: int, area: int) -> None:
    """Begins a part of an action space (`area` -1) or a supply part of an order in `area` (LF-6.7, Q-5)."""
    if do == P_RECRUIT:
        s.push(recruit_soldati(seat, recruit_base(s, seat) + n, BY_SPACE if area < 0 else BY_ORDER))
    elif do == P_RECRUIT_N:
        s.push(recruit_soldati(seat, n, BY_ORDER))
    elif do == P_PLACE_N:
        s.push(place_how_many(seat, area, n, BY_ORDER))
    elif do == P_PLACE or do == P_PLACE_OWN:
        most = place_base(s, seat) + n
        if area >= 0:
            s.push(place_how_many(seat, area, most, BY_ORDER))
        else:
            s.push(place_where(seat, most, BY_SPACE if do == P_PLACE else BY_OWN_SPACE))
    elif do == P_ORDER:
        s.push(order_where(seat, 1))
    elif do == P_ORDER_TWO_AREAS:
        s.push(order_where(seat, 2))
    elif do == P_ORDER_TWO_IN_ONE:
        s.push(order_where(seat, 1, two_in_one=True))
    elif do == P_EQUIPMENT:
        s.push(equipment(seat, ANYTHING_OFFERED, area))
    elif do == P_LAUNDER:
        launder(s, seat)
    elif do == P_GATHER:
        s.push(gather_where(seat))
    elif do == P_EXERT_SUPPLY or do == P_EXERT_SHEET or do == P_EXERT_TWO:
        s.push(choose_row(seat, do))
    elif do == P_MONEY:
        receive(s, seat, n)
    elif do == P_CAR:
        place_car(s, seat, area)
    elif do == P_LAB:
        place_lab(s, seat, area)
    elif do == P_SPEEDBOAT:
        s.push(equipment(seat, BOAT_OFFERED, area))


class RecruitSoldati(Step[LaFamigliaState]):
    """LF-4.20: up to base + bonus Soldati from supply to headquarters."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if s.supply[f[SEAT]]:
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.up_to(notation.RECRUIT, min(f[MOST], s.supply[seat]))

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.RECRUIT:
            return NOT_AN_ANSWER
        n = notation.number_of(move)
        if n > f[MOST]:
            return RECRUIT_REASON[f[BY]]
        return 0 if n <= s.supply[seat] else refusals.SUPPLY_SHORT

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        recruit(s, seat, notation.number_of(move))
        note_effect(s)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"most": min(f[MOST], s.supply[f[SEAT]])}


class PlaceWhere(Step[LaFamigliaState]):
    """LF-4.21, LF-4.22: the area for placed Soldati."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if s.hq[f[SEAT]] and (f[SEAT] in s.side or (f[BY] == BY_SPACE and EMPTY in s.side)):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.EVERY_AT

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.AT:
            return NOT_AN_ANSWER
        side = s.side[notation.area_of(move)]
        if side == seat or (f[BY] == BY_SPACE and side == EMPTY):
            return 0
        if side != EMPTY:
            return refusals.PLACE_AREA
        return refusals.PLACE_OWN_ONLY if f[BY] == BY_OWN_SPACE else refusals.REINFORCE_AREA

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.swap(place_how_many(seat, notation.area_of(move), f[MOST], f[BY]))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"most": min(f[MOST], s.hq[f[SEAT]]), "empty": int(f[BY] == BY_SPACE)}


class PlaceHowMany(Step[LaFamigliaState]):
    """LF-4.21, LF-6.8, Q-76: how many Soldati go from headquarters to the area."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if s.hq[f[SEAT]]:
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return notation.up_to(notation.PLACE, min(f[PLACE_MOST], s.hq[seat]))

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.PLACE:
            return NOT_AN_ANSWER
        n = notation.number_of(move)
        if n > f[PLACE_MOST]:
            return PLACE_REASON[f[PLACE_BY]]
        return 0 if n <= s.hq[seat] else refusals.HQ_SHORT

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        place(s, seat, f[PLACE_AREA], notation.number_of(move))
        note_effect(s)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[PLACE_AREA]], "most": min(f[PLACE_MOST], s.hq[f[SEAT]])}


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (RECRUIT_SOLDATI, RecruitSoldati("recruit", "LF-4.20")),
    (PLACE_WHERE, PlaceWhere("place-where", "LF-4.21")),
    (PLACE_HOW_MANY, PlaceHowMany("place-how-many", "LF-4.21")),
]
