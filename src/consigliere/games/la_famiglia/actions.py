"""LF-4.20 to LF-4.22: what the parts of spaces and orders do; recruiting and placing Soldati."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import why
from consigliere.games.la_famiglia.codes import (
    CHOOSE_ROW,
    EQUIPMENT,
    GATHER_WHERE,
    ORDER_WHERE,
    PLACE_HOW_MANY,
    PLACE_WHERE,
    RECRUIT_SOLDATI,
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
from consigliere.games.la_famiglia.equipment import (
    BOAT_OFFERED,
    CAR_OFFERED,
    LAB_OFFERED,
    car_check,
    equipment_possible,
    lab_check,
)
from consigliere.games.la_famiglia.gather import gather_check
from consigliere.games.la_famiglia.notation import AT, PLACE, RECRUIT, VERB
from consigliere.games.la_famiglia.orders import issue_check
from consigliere.games.la_famiglia.pieces import labs_of, place, place_car, place_lab, receive, recruit
from consigliere.games.la_famiglia.state import EMPTY, Famiglia, orders_in, place_base, recruit_base

# by what Soldati are recruited or placed: it decides the limit's rule
BY_SPACE: Final = 0
BY_OWN_SPACE: Final = 1  # LF-4.22: own areas only
BY_ORDER: Final = 2
BY_MEETING: Final = 3
BY_REINFORCEMENTS: Final = 4
RECRUIT_REASON: Final = {BY_SPACE: why.RECRUIT_LIMIT, BY_ORDER: why.ORDER_LIMIT_RECRUIT, BY_MEETING: why.MEETING_LIMIT}
PLACE_REASON: Final = {
    BY_SPACE: why.PLACE_LIMIT,
    BY_OWN_SPACE: why.PLACE_OWN_LIMIT,
    BY_ORDER: why.ORDER_LIMIT_PLACE,
    BY_REINFORCEMENTS: why.REINFORCE_LIMIT,
}


def act_check(s: Famiglia, seat: int, do: int, area: int) -> int:
    """Q-11: 0 if a part could have an effect now, else why not; `area` is the order's area, -1 in planning."""
    if do == P_RECRUIT or do == P_RECRUIT_N:
        return 0 if s.supply[seat] else why.SUPPLY_SHORT
    if do == P_PLACE or do == P_PLACE_OWN or do == P_PLACE_N:
        if not s.hq[seat]:
            return why.HQ_SHORT
        if area >= 0:
            return 0 if s.side[area] == seat else why.PART_AREA_LEFT
        return 0 if seat in s.side or (do == P_PLACE and EMPTY in s.side) else why.PLACE_AREA
    if do == P_ORDER or do == P_ORDER_TWO_AREAS:
        return 0 if any(issue_check(s, seat, a) == 0 for a in range(AREAS)) else why.NO_ORDER_IN_HQ
    if do == P_ORDER_TWO_IN_ONE:
        found = any(issue_check(s, seat, a) == 0 and not orders_in(s, a) for a in range(AREAS))
        return 0 if found else why.TWO_IN_ONE_AREA
    if do == P_EQUIPMENT:
        offered = CAR_OFFERED | BOAT_OFFERED | LAB_OFFERED
        return 0 if equipment_possible(s, seat, offered, area) else why.NO_EQUIPMENT
    if do == P_LAUNDER:
        return 0 if labs_of(s, seat) else why.NO_LABS
    if do == P_GATHER:
        return 0 if any(gather_check(s, seat, a) == 0 for a in range(AREAS)) else why.GATHER_NOT_ADJACENT
    if do == P_EXERT_SUPPLY or do == P_EXERT_SHEET or do == P_EXERT_TWO:
        return 0 if any(mat_left(s, seat, row) for row in range(ROWS)) else why.ROW_EMPTY
    if do == P_ULTIMA:
        return 0 if s.bust[seat] < 0 else why.BUST_PLACED
    if do == P_MONEY:
        return 0
    if s.side[area] != seat:
        return why.PART_AREA_LEFT
    if do == P_CAR:
        return car_check(s, seat, area)
    if do == P_LAB:
        return lab_check(s, seat, area)
    if not s.c.coast[area]:
        return why.INLAND
    return 0 if s.boat_supply[seat] else why.NO_BOAT_LEFT


def mat_left(s: Famiglia, seat: int, row: int) -> int:
    """Influence tokens still on a row of the mat."""
    return s.c.mat_size[s.family[seat] * ROWS + row] - s.opened[seat * ROWS + row]


def open_part(s: Famiglia, seat: int, do: int, n: int, area: int) -> None:
    """Begins a part of an action space (`area` -1) or a supply part of an order in `area` (LF-6.7, Q-5)."""
    if do == P_RECRUIT:
        s.push([RECRUIT_SOLDATI, seat, recruit_base(s, seat) + n, BY_SPACE if area < 0 else BY_ORDER])
    elif do == P_RECRUIT_N:
        s.push([RECRUIT_SOLDATI, seat, n, BY_ORDER])
    elif do == P_PLACE_N:
        s.push([PLACE_HOW_MANY, seat, area, n, BY_ORDER])
    elif do == P_PLACE or do == P_PLACE_OWN:
        most = place_base(s, seat) + n
        if area >= 0:
            s.push([PLACE_HOW_MANY, seat, area, most, BY_ORDER])
        else:
            s.push([PLACE_WHERE, seat, most, BY_SPACE if do == P_PLACE else BY_OWN_SPACE])
    elif do == P_ORDER:
        s.push([ORDER_WHERE, seat, 1, 0, -1, 0])
    elif do == P_ORDER_TWO_AREAS:
        s.push([ORDER_WHERE, seat, 2, 0, -1, 0])
    elif do == P_ORDER_TWO_IN_ONE:
        s.push([ORDER_WHERE, seat, 1, 1, -1, 0])
    elif do == P_EQUIPMENT:
        s.push([EQUIPMENT, seat, CAR_OFFERED | BOAT_OFFERED | LAB_OFFERED, 0, area])
    elif do == P_LAUNDER:
        launder(s, seat)
    elif do == P_GATHER:
        s.push([GATHER_WHERE, seat])
    elif do == P_EXERT_SUPPLY or do == P_EXERT_SHEET or do == P_EXERT_TWO:
        s.push([CHOOSE_ROW, seat, do, 0, -1, -1])
    elif do == P_MONEY:
        receive(s, seat, n)
    elif do == P_CAR:
        place_car(s, seat, area)
    elif do == P_LAB:
        place_lab(s, seat, area)
    elif do == P_SPEEDBOAT:
        s.push([EQUIPMENT, seat, BOAT_OFFERED, 0, area])


def launder(s: Famiglia, seat: int) -> None:
    """LF-4.29: 1 money per lab in areas with own Soldati."""
    labs = labs_of(s, seat)
    if labs:
        receive(s, seat, labs)
        s.effect = 1


class RecruitSoldati(Step[Famiglia]):
    """LF-4.20: up to base + bonus Soldati from supply to headquarters. Frame: seat, most, by what."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if s.supply[f[1]]:
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return list(range(RECRUIT, RECRUIT + min(f[2], s.supply[seat])))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != RECRUIT:
            return NOT_AN_ANSWER
        n = move - RECRUIT + 1
        if n > f[2]:
            return RECRUIT_REASON[f[3]]
        return 0 if n <= s.supply[seat] else why.SUPPLY_SHORT

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.pop()
        recruit(s, seat, move - RECRUIT + 1)
        s.effect = 1

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"most": min(f[2], s.supply[f[1]])}


class PlaceWhere(Step[Famiglia]):
    """LF-4.21, LF-4.22: the area for placed Soldati. Frame: seat, most, by what."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if s.hq[f[1]] and (f[1] in s.side or (f[3] == BY_SPACE and EMPTY in s.side)):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return list(range(AT, AT + AREAS))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != AT:
            return NOT_AN_ANSWER
        side = s.side[move - AT]
        if side == seat or (f[3] == BY_SPACE and side == EMPTY):
            return 0
        if side != EMPTY:
            return why.PLACE_AREA
        return why.PLACE_OWN_ONLY if f[3] == BY_OWN_SPACE else why.REINFORCE_AREA

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.swap([PLACE_HOW_MANY, seat, move - AT, f[2], f[3]])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"most": min(f[2], s.hq[f[1]]), "empty": int(f[3] == BY_SPACE)}


class PlaceHowMany(Step[Famiglia]):
    """LF-4.21, LF-6.8, Q-76: how many Soldati go from headquarters to the area. Frame: seat, area, most, by what."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if s.hq[f[1]]:
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return list(range(PLACE, PLACE + min(f[3], s.hq[seat])))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != PLACE:
            return NOT_AN_ANSWER
        n = move - PLACE + 1
        if n > f[3]:
            return PLACE_REASON[f[4]]
        return 0 if n <= s.hq[seat] else why.HQ_SHORT

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.pop()
        place(s, seat, f[2], move - PLACE + 1)
        s.effect = 1

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]], "most": min(f[3], s.hq[f[1]])}


STEPS = [
    (RECRUIT_SOLDATI, RecruitSoldati("recruit", "LF-4.20")),
    (PLACE_WHERE, PlaceWhere("place-where", "LF-4.21")),
    (PLACE_HOW_MANY, PlaceHowMany("place-how-many", "LF-4.21")),
]
