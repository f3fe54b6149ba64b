# not compiled: between two moves other threads get their turn.
"""Play a match again, position by position: the only loop that does."""

from collections.abc import Iterator

from consigliere.core.match import Match
from consigliere.core.state import State


def positions(match: Match) -> Iterator[State]:
    """Yield the opening position and the one after each move: one state that is played on, so copy what you keep."""
    state = match.opening.copy()
    yield state
    for entry in match.entries:
        state.play(entry.seat, entry.move)
        yield state


def position_after(match: Match, moves: int) -> State:
    """Return the position after some moves: a copy if it is at hand, else played again."""
    before = match.entries[moves].before if moves < len(match.entries) else match.state
    if before is not None:
        return before.copy()
    return next(state for n, state in enumerate(positions(match)) if n == moves)
