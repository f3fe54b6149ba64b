"""Anytime options (LF-3.3): selling an order, giving money to the teammate."""

from consigliere.core.refusal import NO_SUCH_MOVE
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.components import HAND
from consigliere.games.la_famiglia.state import (
    ENCOUNTER,
    IN_HQ,
    PLANNING,
    SOLD,
    LaFamigliaState,
    hq_orders,
    partner,
)


def is_anytime(move: int) -> bool:
    """Whether a move is an anytime option."""
    return notation.VERB[move] == notation.SELL or move == notation.GIVE


def candidates(s: LaFamigliaState, seat: int) -> list[int]:
    """LF-3.3: each order in headquarters, and a gift."""
    if s.phase != PLANNING and s.phase != ENCOUNTER:
        return []
    moves = [notation.sell(order) for order in hq_orders(s, seat)]
    moves.append(notation.GIVE)
    return moves


def check(s: LaFamigliaState, seat: int, move: int) -> int:
    """0, or why the seat may not do this now (windows: Q-8)."""
    if s.phase != PLANNING and s.phase != ENCOUNTER:
        return refusals.ONLY_IN_PHASES
    if s.committed[seat] >= 0:  # until the cards are revealed
        return refusals.CARD_COMMITTED
    if move == notation.GIVE:
        return 0 if s.money[seat] >= 1 + s.c.gift_extra else refusals.GIFT_TOO_DEAR
    if notation.VERB[move] == notation.SELL:
        return sale_check(s, seat, notation.order_of(move))
    return NO_SUCH_MOVE


def sale_check(s: LaFamigliaState, seat: int, order: int) -> int:
    """LF-3.3: only an order in the seat's headquarters can be sold."""
    return 0 if order // HAND == s.family[seat] and s.where[order] == IN_HQ else refusals.NOT_IN_HQ


def may_help(s: LaFamigliaState, seat: int) -> bool:
    """Whether the seat could sell an order, or get money from its teammate."""
    return within_reach(s, seat) > s.money[seat]


def within_reach(s: LaFamigliaState, seat: int) -> int:
    """The money the seat could have now: its own, by selling orders, by gifts of the teammate (Q-8)."""
    if s.phase != PLANNING and s.phase != ENCOUNTER:
        return s.money[seat]
    other = partner(seat)
    gifts = (s.money[other] + s.c.sale * len(hq_orders(s, other))) // (1 + s.c.gift_extra)
    return s.money[seat] + s.c.sale * len(hq_orders(s, seat)) + gifts


def play(s: LaFamigliaState, seat: int, move: int) -> None:
    """Carries out an anytime option."""
    if move == notation.GIVE:
        give(s, seat)
    else:
        sell(s, seat, notation.order_of(move))


def sell(s: LaFamigliaState, seat: int, order: int) -> None:
    """LF-3.3 (1): the order leaves the game, visible to all, for 1 money."""
    s.clock += 1
    s.where[order] = SOLD
    s.sold[order] = s.clock
    s.money[seat] += s.c.sale
    s.emit(events.ORDER_SOLD, [seat, order])


def give(s: LaFamigliaState, seat: int) -> None:
    """LF-3.3 (2): 2 spent, 1 received by the teammate."""
    s.money[seat] -= 1 + s.c.gift_extra
    s.money[partner(seat)] += 1
    s.emit(events.MONEY_GIVEN, [seat, partner(seat)])
