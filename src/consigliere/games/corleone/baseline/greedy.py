"""How the greedy bot thinks about Corleone's Empire: the moves it looks at, the line it thinks through, its worth."""

from random import Random

from consigliere.core.step import CODE
from consigliere.games.corleone import frames
from consigliere.games.corleone.baseline.rollout import rollout_move
from consigliere.games.corleone.baseline.value import value
from consigliere.games.corleone.state import CorleoneState

LINE = 60  # moves of a line, at most
MOST_WORLDS = 2
BY_HABIT = (
    frames.SET_BRIBES,
    frames.PICK_ALLY,
    frames.TRIBUTE,
    frames.TRADE_DISCARDS,
    frames.PAYMENT,
    frames.GIVE_CARDS,
    frames.OFFER_CARD,
    frames.WITHDRAW_CARD,
    frames.LAUNDER_CARDS,
    frames.SHARING,
)
"""Questions that need no looking ahead."""


def promising(s: CorleoneState, seat: int, moves: list[int]) -> list[int]:
    """The moves worth looking at."""
    if s.stack[-1][CODE] in BY_HABIT:
        return [rollout_move(s, seat, Random(0))]
    canonical = s.canonical(seat)
    return [move for move in moves if move in canonical]


def samples(s: CorleoneState, wanted: int) -> int:
    """How many worlds to look at: what is hidden seldom decides."""
    return min(wanted, MOST_WORLDS)


def worth(s: CorleoneState, seat: int, move: int, rng: Random) -> float:
    """What a move brings if everybody then follows habit until this turn is over. The state is used up."""
    act, phase = s.act, s.phase
    s.play(seat, move)
    for _ in range(LINE):
        if s.over or s.phase != phase or s.act != act or s.stack[-1][CODE] == frames.TURN:
            break
        actor = s.actors[0]
        s.play(actor, rollout_move(s, actor, rng))
    return value(s, seat)
