"""How the greedy bot thinks about La Famiglia: the moves it looks at, the line it thinks through, its worth."""

from random import Random

from consigliere.core.step import CODE
from consigliere.games.la_famiglia import frames
from consigliere.games.la_famiglia.baseline.rollout import horizon_of, rollout_move, shortlist
from consigliere.games.la_famiglia.baseline.value import value
from consigliere.games.la_famiglia.state import LaFamigliaState

LINE = 80  # moves of a line, at most
LUCKY = (frames.APPROACH, frames.COMMIT_CARD, frames.ATTACKER_TAKES, frames.DEFENDER_TAKES, frames.SEND_SOLDATI)


def promising(s: LaFamigliaState, seat: int, moves: list[int]) -> list[int]:
    """The moves worth looking at: of picks that only differ in their order one order is enough."""
    return shortlist(s, seat, s.canonical(seat))


def samples(s: LaFamigliaState, wanted: int) -> int:
    """How many worlds to look at: more where cards decide."""
    return wanted * 3 if s.stack[-1][CODE] in LUCKY else wanted


def worth(s: LaFamigliaState, seat: int, move: int, rng: Random) -> float:
    """What a move brings if everybody then follows habit until this episode is over. The state is used up."""
    start = horizon_of(s)
    s.play(seat, move)
    if not s.over and s.stack[-1][CODE] == frames.CHOOSE_SPACE and horizon_of(s) == start:
        return best_space(s, seat, rng)
    return roll_out(s, seat, start, rng)


def best_space(s: LaFamigliaState, seat: int, rng: Random) -> float:
    """A token is worth what its best space is worth."""
    start = horizon_of(s)
    best = -1e9
    for move in s.canonical(seat):
        line = s.copy()
        line.play(seat, move)
        best = max(best, roll_out(line, seat, start, rng))
    return best


def roll_out(s: LaFamigliaState, seat: int, start: int, rng: Random) -> float:
    """Plays on by habit until the episode is over."""
    for _ in range(LINE):
        if s.over or horizon_of(s) != start:
            break
        actor = s.actors[0]
        s.play(actor, rollout_move(s, actor, rng))
    return value(s, seat)
