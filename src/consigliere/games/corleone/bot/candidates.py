"""The moves worth a thought, with the chance that each is the best."""

from math import exp
from typing import Final

from consigliere.core.step import CODE
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import frames, notation
from consigliere.games.corleone.bot.actions import HandEstimate
from consigliere.games.corleone.bot.policy import BY_VALUE, SHAKEDOWNS, Policy
from consigliere.games.corleone.components import ACTS
from consigliere.games.corleone.state import CorleoneState

MOST: Final = 16  # actions of a turn
FEW: Final = 7  # answers to any other question
WARMTH: Final = 1.5  # dollars: how far behind at a glance a move may be
DEAREST: Final = 10  # bribes above that are nobody's plan
SETTLED: Final = (
    frames.PAYMENT,  # narcotics last
    frames.JOB_ORDER,  # money first
    frames.LAUNDER_CARDS,  # the highest card
    frames.SHARING,  # oneself first, but for the Horse Head
    frames.WITHDRAW_CARD,  # the lowest card
    frames.OFFER_CARD,
    frames.PART_JOBS,  # a job more to choose from
    frames.PART_HORSE,
)
"""Questions with an answer that is hardly ever worse than another: it is played without a thought."""


def candidates(policy: Policy, s: CorleoneState, seat: int, habit: int) -> list[tuple[int, float]]:
    """The likeliest first; `habit` is what the policy answers."""
    code = s.stack[-1][CODE]
    if code == frames.TURN:
        return actions(policy, s, seat)
    moves = bribes(s, seat) if code == frames.SET_BRIBES else s.canonical(seat)
    others = [move for move in moves if move != habit]
    if not others or is_settled(s, code, habit, moves):
        return [(habit, 1.0)]
    if len(others) >= FEW:
        others = foremost(policy, s, seat, code, others)
    return [(habit, 0.5)] + [(move, 0.5 / len(others)) for move in others]


def is_settled(s: CorleoneState, code: int, habit: int, moves: list[int]) -> bool:
    """Whether the habit is good enough: gains and draws come first, and laundering last."""
    if code in SETTLED:
        return True
    if code == frames.TRIBUTE:
        return s.act == ACTS  # the most money
    if code != frames.ABILITY_SET and code != frames.ALLY_PARTS:
        return False
    verb = notation.VERB[habit]
    if verb == notation.USE:
        kind = s.c.effects[s.c.effect_of[notation.use_of(habit)]].op
        return kind <= op.STASH_MONEY or kind == op.DRAW_JOBS or kind == op.TAKE_HORSE
    if verb == notation.LAUNDER:
        return not any(notation.VERB[move] == notation.USE for move in moves)
    return False


def foremost(policy: Policy, s: CorleoneState, seat: int, code: int, moves: list[int]) -> list[int]:
    """The better ones of many answers."""
    if code in BY_VALUE:
        scores = policy.values_after(s, seat, moves)
    elif code in SHAKEDOWNS:
        scores = policy.shakedown_gains(s, seat, moves)
    elif code in (frames.TRIBUTE, frames.TRADE_DISCARDS):
        scores = []
        for move in moves:
            card, n = notation.discard_of(move)
            scores.append(-n * policy.card_worth(s, seat, card))
    elif code == frames.GIVE_CARDS:
        scores = [-policy.card_worth(s, seat, notation.give_of(move)) for move in moves]
    else:
        return moves
    ranked = [(-scores[i], i) for i in range(len(moves))]
    ranked.sort()
    return [moves[i] for _, i in ranked[: FEW - 1]]


def actions(policy: Policy, s: CorleoneState, seat: int) -> list[tuple[int, float]]:
    """The actions of a turn that promise most at a glance."""
    estimate = HandEstimate(policy.evaluator, s, seat)
    scored = [(-estimate.score(move), move) for move in before_the_last_figure(estimate, s.moves(seat))]
    scored.sort()
    scored = scored[:MOST]
    weights = [exp(max(-30.0, (scored[0][0] - score) / WARMTH)) for score, _ in scored]
    total = sum(weights)
    return [(scored[i][1], weights[i] / total) for i in range(len(scored))]


def before_the_last_figure(estimate: HandEstimate, moves: list[int]) -> list[int]:
    """Jobs and allies alone before one's own last figure: afterwards there is no turn for them in this act (CE-5.3).

    As long as others have figures one of the jobs must be worth its goods, for the space may be gone. A search sees too
    little of that: it compares lines that end in the old act and in the new one.
    """
    s = estimate.s
    if estimate.unplayed != 1:
        return moves
    first = [move for move in moves if notation.VERB[move] in (notation.JOB, notation.ALLY)]
    if sum(s.thugs) + sum(s.members) > 1 and not any(is_job_worth_its_goods(estimate, move) for move in first):
        return moves
    return first or moves


def is_job_worth_its_goods(estimate: HandEstimate, move: int) -> bool:
    """Whether a move completes a job that brings more than another use of its goods."""
    if notation.VERB[move] != notation.JOB:
        return False
    s, evaluator, job = estimate.s, estimate.evaluator, notation.job_of(move)
    return s.act == ACTS or evaluator.job_gain[s.act][job] > evaluator.good[s.act] * evaluator.size[job]


def bribes(s: CorleoneState, seat: int) -> list[int]:
    """One bribe for each total that a single value makes up: several values together are seldom better."""
    if s.chosen[seat]:
        return [notation.DONE]
    by_value: dict[int, int] = {0: notation.DONE}
    for move in s.moves(seat):
        if move != notation.DONE:
            value, n = notation.bribe_of(move)
            total = s.c.values[value] * n
            if total <= DEAREST and n <= 3 and total not in by_value:
                by_value[total] = move
    return list(by_value.values())
