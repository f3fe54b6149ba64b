"""The moves worth a thought, with the chance that each is the best."""

from math import exp
from typing import Final

from consigliere.core.step import CODE
from consigliere.games.corleone import codes, notation
from consigliere.games.corleone.bot.actions import Glance
from consigliere.games.corleone.bot.policy import Policy
from consigliere.games.corleone.state import Corleone

MOST: Final = 16  # actions of a turn
WARMTH: Final = 1.5  # dollars: how far behind at a glance a move may be
DEAREST: Final = 10  # bribes above that are nobody's plan
SETTLED: Final = (codes.PAYMENT, codes.JOB_ORDER, codes.LAUNDER_CARDS)
"""Questions with an answer that is never worse than another: narcotics last, money first, the highest card."""


def candidates(policy: Policy, s: Corleone, seat: int, habit: int) -> list[tuple[int, float]]:
    """The likeliest first; `habit` is what the policy answers."""
    code = s.stack[-1][CODE]
    if code == codes.TURN:
        return actions(policy, s, seat)
    if code in SETTLED:
        return [(habit, 1.0)]
    moves = bribes(s, seat) if code == codes.SET_BRIBES else s.canonical(seat)
    others = [move for move in moves if move != habit]
    if not others:
        return [(habit, 1.0)]
    return [(habit, 0.5)] + [(move, 0.5 / len(others)) for move in others]


def actions(policy: Policy, s: Corleone, seat: int) -> list[tuple[int, float]]:
    """The actions of a turn that promise most at a glance."""
    glance = Glance(policy.judge, s, seat)
    scored = [(-glance.score(move), move) for move in s.moves(seat)]
    scored.sort()
    scored = scored[:MOST]
    weights = [exp(max(-30.0, (scored[0][0] - score) / WARMTH)) for score, _ in scored]
    total = sum(weights)
    return [(scored[i][1], weights[i] / total) for i in range(len(scored))]


def bribes(s: Corleone, seat: int) -> list[int]:
    """One bribe for each total that a single value makes up: several values together are seldom better."""
    if s.chosen[seat]:
        return [notation.DONE]
    found: dict[int, int] = {0: notation.DONE}
    for move in s.moves(seat):
        if move != notation.DONE:
            value, n = notation.bribe_of(move)
            total = s.c.values[value] * n
            if total <= DEAREST and n <= 3 and total not in found:
                found[total] = move
    return list(found.values())
