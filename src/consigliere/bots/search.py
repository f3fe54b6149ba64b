"""Search over worlds that could be the truth: what each move leads to if everybody then plays on by the game's policy.

Sequential halving: all candidates are tried in the same worlds with the same luck, then the better half goes on. It can
be stopped at any moment. Where others answer at the same time in secret, the answer is a mixed one (`simultaneous.py`).
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, log2
from random import Random
from typing import Any

from consigliere.bots.simultaneous import regret_matching
from consigliere.core.game import Game, WorldSampler
from consigliere.core.state import State
from consigliere.games import Heuristics, get

FEWEST_WORLDS = 2  # before a candidate is dropped
Worth = Callable[[State, int, float], float]  # what a move is worth in a world, which is used up, with some luck


@dataclass
class Budget:
    """Simulations and time that a decision may take; one of them may be without limit."""

    simulations: int
    deadline: float  # by `time.monotonic`
    started: float

    @property
    def is_over(self) -> bool:
        """Whether the time is up."""
        return self.deadline < float("inf") and time.monotonic() >= self.deadline

    def has_passed(self) -> bool:
        """The same as a function."""
        return self.is_over

    def share(self, part: float) -> "Budget":
        """The same with a part of the time only."""
        if self.deadline == float("inf"):
            return self
        return Budget(self.simulations, self.started + part * (self.deadline - self.started), self.started)


@dataclass
class Candidate:
    """A move, and what it was worth so far."""

    move: int
    prior: float
    total: float = 0.0
    worlds: int = 0
    lot: float = 0.0  # decides between moves that are worth the same

    @property
    def mean(self) -> float:
        """What it is worth in a world."""
        return self.total / self.worlds if self.worlds else -1.0


@dataclass
class Considered:
    """What a search came to. Several of one question, with other seeds, can be put together (`decide`)."""

    candidates: list[Candidate]
    finalists: list[int]  # what was not dropped before the last round, the best first
    mixed: bool = False  # whether the totals say how often a move is to be played, not what it is worth


class MindBot:
    """What all levels share: the game's heuristics for each number of players, and a generator for each question."""

    level = ""
    """The name by which a game's weights may know it."""

    def __init__(self, game: Game, seed: int = 0, weights: dict[str, Any] | None = None) -> None:
        self.game = game
        self.seed = seed
        self.weights = weights
        self.heuristics_of: dict[int, Heuristics] = {}

    def heuristics(self, seats: int) -> Heuristics:
        """What there is to know of the game for so many players."""
        if seats not in self.heuristics_of:
            self.heuristics_of[seats] = get(self.game.name).heuristics(self.game, seats, self.weights, self.level)
        return self.heuristics_of[seats]

    def rng(self, view: dict[str, Any]) -> Random:
        """The generator for one question."""
        return Random(f"{self.seed}/{view['at']}/{view['ask']}")


class SearchBot(MindBot):
    """Searches every question of its seat; the same view, seed and number of simulations give the same move."""

    milliseconds = 100
    """What a decision takes at most if nobody says less."""

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """The best move that was found."""
        rng = self.rng(view)
        return decide([self.consider(view, budget, rng)], rng)

    def consider(self, view: dict[str, Any], budget: dict[str, int], rng: Random) -> Considered:
        """What the search finds out about the moves worth a thought."""
        if len(view["moves"]) == 1 and not view["side_moves"]:
            return single(int(view["moves"][0]))
        seat: int = view["viewer"]
        heuristics = self.heuristics(view["seats"])
        worlds = self.game.worlds(view, heuristics.policy)
        candidates = [Candidate(move, prior) for move, prior in heuristics.candidates(worlds(rng), seat)]
        if len(candidates) == 1:
            return single(candidates[0].move)
        granted = self.budget_for(budget, heuristics)
        if heuristics.is_sealed(worlds(rng), seat):
            moves = [candidate.move for candidate in candidates]
            weights = regret_matching(self.game, heuristics, view, moves, granted.simulations, granted.has_passed, rng)
            return Considered([Candidate(move, 0.0, weights[move], 1) for move in moves], moves, True)
        last = halve(candidates, worlds, worth_for(heuristics, seat, heuristics.horizon), granted, rng)
        return Considered(candidates, [candidate.move for candidate in last])

    def budget_for(self, budget: dict[str, int], heuristics: Heuristics) -> Budget:
        """What this decision may take: as many simulations as its milliseconds usually allow, if no time is given."""
        now = time.monotonic()
        usual = ceil(self.milliseconds * heuristics.simulations_per_ms)
        if "ms" not in budget:
            return Budget(budget.get("simulations", usual), float("inf"), now)
        deadline = now + min(self.milliseconds, budget["ms"]) / 1000
        return Budget(budget.get("simulations", usual * 4), deadline, now)


def single(move: int) -> Considered:
    """A question with one answer."""
    return Considered([Candidate(move, 1.0)], [move])


def decide(parts: list[Considered], rng: Random) -> int:
    """The move to play after one search, or after several of the same question: what they found is added up."""
    if len(parts) == 1 and not parts[0].mixed:
        return parts[0].finalists[0]
    total: dict[int, float] = {}
    worlds: dict[int, int] = {}
    for part in parts:
        for candidate in part.candidates:
            total[candidate.move] = total.get(candidate.move, 0.0) + candidate.total
            worlds[candidate.move] = worlds.get(candidate.move, 0) + candidate.worlds
    if parts[0].mixed:
        return rng.choices(list(total), list(total.values()))[0]
    finalists = dict.fromkeys(move for part in parts for move in part.finalists)
    return max(finalists, key=lambda move: total[move] / worlds[move] if worlds[move] else 0.0)


def worth_for(heuristics: Heuristics, seat: int, turns: int) -> Worth:
    """What a move is worth to a seat if everybody then plays on by policy, for so many turns."""

    def worth(world: State, move: int, luck: float) -> float:
        world.apply(seat, move)
        if not world.over:
            heuristics.play_on(world, seat, turns, Random(luck))
        return heuristics.values(world)[seat]

    return worth


def halve(found: list[Candidate], worlds: WorldSampler, worth: Worth, budget: Budget, rng: Random) -> list[Candidate]:
    """The worse half is dropped again and again, as long as the budget lasts; those of the last round, best first."""
    alive = found[: max(2, budget.simulations // (2 * FEWEST_WORLDS))]
    rounds = ceil(log2(len(alive)))
    left = budget.simulations
    for candidate in alive:
        candidate.lot = rng.random()
    for number in range(rounds):
        until = budget.share((number + 1) / rounds)
        sweeps = max(FEWEST_WORLDS, left // (rounds - number) // len(alive))
        for _ in range(sweeps):
            sweep(alive, worlds(rng), worth, rng.random(), budget)
            left -= len(alive)
            if until.is_over:
                break
        alive = sorted(alive, key=lambda candidate: (-candidate.mean, -candidate.prior, candidate.lot))
        if budget.is_over or number == rounds - 1:
            break
        alive = alive[: (len(alive) + 1) // 2]
    return alive


def sweep(alive: list[Candidate], world: State, worth: Worth, luck: float, budget: Budget) -> None:
    """Tries every candidate in one world with the same luck.

    If the time ends in between, nothing of this world counts but the first's.
    """
    worths: list[float] = []
    for candidate in alive:
        if budget.is_over and alive[0].worlds:
            return
        if budget.is_over and worths:
            break
        worths.append(worth(world.copy(), candidate.move, luck))
    for candidate, each in zip(alive, worths, strict=False):
        candidate.total += each
        candidate.worlds += 1
