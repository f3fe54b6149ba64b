"""Areas picked one by one in any order: what a frame keeps of them.

A frame keeps which places were picked, as the bits of one slot, so that the same picks leave the same frame. Beside it
stands the highest of them: picks above it are the canonical ones. Rules version 1 knew no others and kept nothing else.
"""

from consigliere.core.step import Step
from consigliere.games.la_famiglia.state import Famiglia


def may_pick(step: Step[Famiglia], s: Famiglia, f: list[int], seat: int, moves: list[int]) -> bool:
    """Whether one of these picks is possible now; in a match of rules version 1 only canonical ones are."""
    for move in moves:
        if step.check(s, f, seat, move) == 0 and (not s.only_canonical or step.canonical(s, f, seat, move)):
            return True
    return False


def is_picked(f: list[int], slot: int, place: int, highest: int) -> bool:
    """Whether a place was picked; in a frame of rules version 1, without the slot, all up to the highest are past."""
    return f[slot] >> place & 1 == 1 if len(f) > slot else place <= highest


def keep_pick(s: Famiglia, f: list[int], slot: int, place: int, highest: int) -> None:
    """Keeps that a place was picked; `highest` is that of the earlier ones, or -1."""
    if s.only_canonical:
        return
    if len(f) == slot:
        f.append((1 << highest + 1) - 1)
    f[slot] |= 1 << place
