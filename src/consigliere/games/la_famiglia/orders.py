"""LF-4.24, LF-4.25: issuing orders."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.codes import ORDER_WHERE, ORDER_WHICH
from consigliere.games.la_famiglia.components import AREAS, HAND
from consigliere.games.la_famiglia.notation import AT, DONE, ORDER, VERB
from consigliere.games.la_famiglia.pieces import eyes
from consigliere.games.la_famiglia.state import IN_HQ, ON_BOARD, Famiglia, hq_orders, order_limit, orders_in


def issue_check(s: Famiglia, seat: int, area: int) -> int:
    """LF-4.24: own Soldati, and no order token there (with Chain of Command: fewer than two, Q-40)."""
    if s.side[area] != seat:
        return why.ORDER_AREA_NOT_YOURS
    limit = order_limit(s, seat)
    if orders_in(s, area) >= limit:
        return why.ORDER_LIMIT if limit == s.c.orders_per_area else why.CHAIN_LIMIT
    return 0 if hq_orders(s, seat) else why.NO_ORDER_IN_HQ


class OrderWhere(Step[Famiglia]):
    """LF-4.24, LF-4.25: the area of the next order. Frame: seat, orders left, two in one, first area, may stop."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if f[2] and any(self.check(s, f, f[1], AT + area) == 0 for area in range(AREAS)):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*[AT + area for area in range(AREAS) if s.side[area] == seat], DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0 if f[5] else why.EFFECT_FIRST
        if VERB[move] != AT:
            return NOT_AN_ANSWER
        area = move - AT
        if area == f[4]:
            return why.OTHER_AREA
        if f[3] and s.side[area] == seat and orders_in(s, area):
            return why.TWO_IN_ONE_AREA
        return issue_check(s, seat, area)

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        f[2] -= 1
        f[4] = move - AT
        f[5] = 1
        s.push([ORDER_WHICH, seat, move - AT, 2 if f[3] else 1, 0])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"left": f[2], "two_in_one": f[3]}


class OrderWhich(Step[Famiglia]):
    """LF-4.24: which order token goes face down into the area. Frame: seat, area, orders left, may stop."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if f[3] and hq_orders(s, f[1]):
            return True
        s.pop()
        return False

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [*[ORDER + order for order in hq_orders(s, seat)], DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0 if f[4] else why.EFFECT_FIRST
        if VERB[move] == AT and f[4]:
            return why.TWO_IN_ONE_SAME
        if VERB[move] != ORDER:
            return NOT_AN_ANSWER
        order = move - ORDER
        return 0 if order // HAND == s.family[seat] and s.where[order] == IN_HQ else why.ORDER_NOT_IN_HQ

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        issue(s, seat, f[2], move - ORDER)
        f[3] -= 1
        f[4] = 1

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {"area": s.c.areas[f[2]], "more": f[4]}


def issue(s: Famiglia, seat: int, area: int, order: int) -> None:
    """LF-4.24: the token lies face down; only the team knows which it is, and nobody moves it any more (LF-3.6)."""
    at = area * 2 if s.tokens[area * 2] < 0 else area * 2 + 1
    s.clock += 1
    s.tokens[at] = order
    s.laid[at] = s.clock
    s.where[order] = ON_BOARD
    s.effect = 1
    s.emit_secret(events.ORDER_ISSUED, [seat, area], [order], eyes(seat))


STEPS = [
    (ORDER_WHERE, OrderWhere("order-where", "LF-4.24")),
    (ORDER_WHICH, OrderWhich("order-which", "LF-4.24")),
]
