"""The two action sheets: what is empty, what a token and a column cost (LF-4.5 to LF-4.14)."""

from consigliere.games.la_famiglia import refusals
from consigliere.games.la_famiglia.components import COLOURS
from consigliere.games.la_famiglia.state import EMPTY, NEUTRAL, SIDES, LaFamigliaState


def side_of(s: LaFamigliaState, hue_index: int) -> int:
    """The side of a colour in a move, EMPTY if that family does not play."""
    if hue_index == COLOURS:
        return NEUTRAL
    return s.seat_of[hue_index] if s.seat_of[hue_index] >= 0 else EMPTY


def fee(s: LaFamigliaState, seat: int, side: int) -> int:
    """LF-4.7: what moving a token costs for its owner; own and neutral tokens nothing."""
    return 0 if side == seat or side == NEUTRAL else s.c.foreign_token_cost


def is_free(s: LaFamigliaState, space: int) -> bool:
    """LF-4.6: an ∞ space always counts as empty, any other holds one token."""
    if s.c.infinite[s.round][space]:
        return True
    for at in range(space * SIDES, space * SIDES + SIDES):
        if s.bottom[at]:
            return False
    return True


def space_check(s: LaFamigliaState, space: int) -> int:
    """LF-4.5, LF-4.6: an empty action space of the bottom sheet."""
    if not s.c.exists[s.round][space]:
        return refusals.NO_SUCH_SPACE
    return 0 if is_free(s, space) else refusals.SPACE_FULL


def price(s: LaFamigliaState, space: int) -> int:
    """LF-4.8: what the space itself costs."""
    return max(0, -s.c.space_money[s.round][space])


def column_tokens(s: LaFamigliaState, column: int) -> int:
    """Tokens in a column of the top sheet."""
    total = 0
    for at in range(column * SIDES, column * SIDES + SIDES):
        total += s.top[at]
    return total


def column_price(s: LaFamigliaState, seat: int, column: int) -> int:
    """LF-4.13: printed cost, 1 per token to the supply, 1 per foreign token to its owner."""
    total = s.c.column_cost[s.round - 1][column]
    for side in range(SIDES):
        total += s.top[column * SIDES + side] * (s.c.gain_token_cost + fee(s, seat, side))
    return total


def lay(s: LaFamigliaState, column: int, side: int, space: int) -> None:
    """A token goes from a column of the top sheet to a space of the bottom sheet."""
    s.top[column * SIDES + side] -= 1
    s.bottom[space * SIDES + side] += 1
