"""Areas picked one by one in any order.

A frame keeps which places were picked, as the bits of one slot, so that the same picks leave the same frame. Picks
above the highest one so far are the canonical ones.
"""

from consigliere.core.step import Step
from consigliere.games.la_famiglia.state import LaFamigliaState


def may_pick(step: Step[LaFamigliaState], s: LaFamigliaState, f: list[int], seat: int, moves: list[int]) -> bool:
    """Return whether one of these picks is possible now."""
    for move in moves:
        if step.check(s, f, seat, move) == 0:
            return True
    return False


def is_picked(picked: int, place: int) -> bool:
    """Return whether a place was picked."""
    return picked >> place & 1 == 1


def is_above(picked: int, place: int) -> bool:
    """Return whether a place lies above all that were picked."""
    return picked >> place == 0
