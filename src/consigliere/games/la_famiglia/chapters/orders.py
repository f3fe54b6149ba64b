"""LF-4.24, LF-4.25: issuing orders."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.pieces import team_mask
from consigliere.games.la_famiglia.components import AREAS, HAND
from consigliere.games.la_famiglia.frames import (
    FIRST_AREA,
    ISSUE_AREA,
    LEFT_HERE,
    MAY_STOP,
    MAY_STOP_HERE,
    ORDER_WHERE,
    ORDER_WHICH,
    ORDERS_LEFT,
    TWO_IN_ONE,
    note_effect,
    order_which,
)
from consigliere.games.la_famiglia.state import IN_HQ, ON_BOARD, LaFamigliaState, hq_orders, order_limit, orders_in


def issue_check(s: LaFamigliaState, seat: int, area: int) -> int:
    """LF-4.24: own Soldati, and no order token there (with Chain of Command: fewer than two, Q-40)."""
    if s.side[area] != seat:
        return refusals.ORDER_AREA_NOT_YOURS
    limit = order_limit(s, seat)
    if orders_in(s, area) >= limit:
        return refusals.ORDER_LIMIT if limit == s.c.orders_per_area else refusals.CHAIN_LIMIT
    return 0 if hq_orders(s, seat) else refusals.NO_ORDER_IN_HQ


class OrderWhere(Step[LaFamigliaState]):
    """LF-4.24, LF-4.25: the area of the next order."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if f[ORDERS_LEFT] and any(self.check(s, f, f[SEAT], notation.at(area)) == 0 for area in range(AREAS)):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [*[notation.at(area) for area in range(AREAS) if s.side[area] == seat], notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0 if f[MAY_STOP] else refusals.EFFECT_FIRST
        if notation.VERB[move] != notation.AT:
            return NOT_AN_ANSWER
        area = notation.area_of(move)
        if area == f[FIRST_AREA]:
            return refusals.OTHER_AREA
        if f[TWO_IN_ONE] and s.side[area] == seat and orders_in(s, area):
            return refusals.TWO_IN_ONE_AREA
        return issue_check(s, seat, area)

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            s.pop()
            return
        area = notation.area_of(move)
        f[ORDERS_LEFT] -= 1
        f[FIRST_AREA] = area
        f[MAY_STOP] = 1
        s.push(order_which(seat, area, 2 if f[TWO_IN_ONE] else 1))

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"left": f[ORDERS_LEFT], "two_in_one": f[TWO_IN_ONE]}


class OrderWhich(Step[LaFamigliaState]):
    """LF-4.24: which order token goes face down into the area."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if f[LEFT_HERE] and hq_orders(s, f[SEAT]):
            return True
        s.pop()
        return False

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        return [*[notation.order(order) for order in hq_orders(s, seat)], notation.DONE]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0 if f[MAY_STOP_HERE] else refusals.EFFECT_FIRST
        if notation.VERB[move] == notation.AT and f[MAY_STOP_HERE]:
            return refusals.TWO_IN_ONE_SAME
        if notation.VERB[move] != notation.ORDER:
            return NOT_AN_ANSWER
        order = notation.order_of(move)
        return 0 if order // HAND == s.family[seat] and s.where[order] == IN_HQ else refusals.ORDER_NOT_IN_HQ

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        if move == notation.DONE:
            s.pop()
            return
        issue(s, seat, f[ISSUE_AREA], notation.order_of(move))
        f[LEFT_HERE] -= 1
        f[MAY_STOP_HERE] = 1

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[ISSUE_AREA]], "more": f[MAY_STOP_HERE]}


def issue(s: LaFamigliaState, seat: int, area: int, order: int) -> None:
    """LF-4.24: the token lies face down; only the team knows which it is, and nobody moves it any more (LF-3.6)."""
    at = area * 2 if s.tokens[area * 2] < 0 else area * 2 + 1
    s.clock += 1
    s.tokens[at] = order
    s.laid[at] = s.clock
    s.where[order] = ON_BOARD
    note_effect(s)
    s.emit_secret(events.ORDER_ISSUED, [seat, area], [order], team_mask(seat))


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (ORDER_WHERE, OrderWhere("order-where", "LF-4.24")),
    (ORDER_WHICH, OrderWhich("order-which", "LF-4.24")),
]
