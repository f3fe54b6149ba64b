"""Questions that several answer at once in secret: a mixed answer by regret matching over everybody's candidates."""

from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.games import Heuristics

FEWEST_ROUNDS = 4
Regrets = dict[int, float]  # by move: how much better it would have been so far


def regret_matching(
    game: Game,
    heuristics: Heuristics,
    view: dict[str, Any],
    moves: list[int],
    simulations: int,
    is_over: Callable[[], bool],
    rng: Random,
) -> dict[int, float]:
    """How often each move is played in the mixed answer, summed over the rounds.

    In every world all seats draw an answer by what they regret so far; then each of one's own moves is tried against
    the others' answers, and each of one other seat's moves against the rest.
    """
    seat: int = view["viewer"]
    worlds = game.worlds(view)
    regrets: dict[int, Regrets] = defaultdict(lambda: defaultdict(float))
    weight = dict.fromkeys(moves, 0.0)
    used = rounds = 0
    while rounds < FEWEST_ROUNDS or used < simulations:
        world = worlds(rng)
        game.uncommit(world, seat)
        others = [other for other in world.actors if other != seat]
        options = {seat: moves} | {other: [move for move, _ in heuristics.candidates(world, other)] for other in others}
        chances = {each: matched(regrets[each], options[each]) for each in options}
        for move, chance in zip(moves, chances[seat], strict=True):
            weight[move] += chance
        drawn = {each: rng.choices(options[each], chances[each])[0] for each in options}
        luck = rng.random()
        for each in (seat, rng.choice(others)) if others else (seat,):
            worths = [worth(heuristics, world.copy(), each, {**drawn, each: move}, luck) for move in options[each]]
            expected = sum(chance * gain for chance, gain in zip(chances[each], worths, strict=True))
            for move, gain in zip(options[each], worths, strict=True):
                regrets[each][move] = max(0.0, regrets[each][move] + gain - expected)
            used += len(worths)
        rounds += 1
        if is_over():
            break
    return weight


def matched(regrets: Regrets, moves: list[int]) -> list[float]:
    """How likely each move is played: in proportion to its regret, all alike if there is none."""
    weights = [regrets[move] for move in moves]
    total = sum(weights)
    return [each / total for each in weights] if total > 0 else [1 / len(moves)] * len(moves)


def worth(heuristics: Heuristics, world: State, seat: int, answers: dict[int, int], luck: float) -> float:
    """What the answers of all seats are worth to one of them; the world is used up."""
    for each, move in answers.items():
        world.apply(each, move)
    if not world.over:
        heuristics.play_on(world, seat, heuristics.horizon, Random(luck))
    return heuristics.values(world)[seat]
