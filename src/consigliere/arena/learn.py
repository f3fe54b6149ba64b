"""Weights of a game's value, learned from games between bots.

A sample is a moment of a game: how the features of a team (`Heuristics.features`) differ from the mean of the others,
and by how much it ended ahead of their mean. The weights are those that foretell the second from the first best:
least squares with a penalty on weights far from a guess (ridge regression), chosen by games that were held out.
Heuristics may have such guesses (`guesses()`, by feature), else they are 0. Then the bots play on with the new
weights, and so on.

The end of a game is a matter of luck as well, and hundreds of games do not tell it from skill. So the margin that a
sample is to foretell is mixed of those that the weights so far see in the samples after it (temporal differences).

Only sums over the samples are kept, so that nothing grows with the number of games; they are added in the order of the
seeds, so that the weights do not depend on the number of processes. Plain Python is quick enough for some hundred
features: the games take the time.
"""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from random import Random
from typing import Any

from consigliere import bots as players
from consigliere.arena.play import game_of
from consigliere.bots.levels import Normal
from consigliere.bots.search import SearchBot
from consigliere.core.errors import Mistake
from consigliere.core.state import State
from consigliere.games import Heuristics, get

BATCH = 4  # games that a process plays before it reports
HELD_OUT_EVERY = 5  # every fifth game is held out: it chooses the penalty and gives R²
PENALTIES = (30.0, 100.0, 300.0, 1000.0, 3000.0, 10_000.0, 30_000.0)  # in samples that say "as guessed"
EARLIER = 0.5  # how much games with earlier weights count in the next round
DIGITS = 4
LEARNED, FINAL = 0, 1  # margins to learn from, and those at the end


@dataclass(frozen=True)
class Lesson:
    """What all games of a round of learning have in common."""

    game: str
    seats: int
    bot: str
    weights: dict[str, Any]
    simulations: int
    explore: float  # how often a bot plays any legal move instead: without mistakes nothing is learned about them
    sample: float  # the share of decisions that are looked at
    patience: float  # how much a margin that is learned from is the next sample's, the rest is the estimate of this one
    values: tuple[float, ...]  # the weights of that estimate, by feature; none: only the end counts


@dataclass
class Sums:
    """Products of features and margins, summed over samples: margins at the end, and those to learn from."""

    size: int
    samples: float = 0.0
    squares: list[float] = field(default_factory=lambda: [0.0, 0.0])  # of the margins: LEARNED, FINAL
    by_margin: list[list[float]] = field(default_factory=list)  # the same two, by each feature
    products: list[list[float]] = field(default_factory=list)  # of two features, the second not after the first

    def __post_init__(self) -> None:
        if not self.by_margin:
            self.by_margin = [[0.0] * self.size, [0.0] * self.size]
            self.products = [[0.0] * (i + 1) for i in range(self.size)]

    def add_sample(self, features: list[float], learned: float, final: float) -> None:
        """One more sample; most features are zero."""
        present = [(i, x) for i, x in enumerate(features) if x]
        self.samples += 1.0
        self.squares[LEARNED] += learned * learned
        self.squares[FINAL] += final * final
        by_learned, by_final = self.by_margin
        for i, x in present:
            by_learned[i] += x * learned
            by_final[i] += x * final
            row = self.products[i]
            for j, other in present:
                if j > i:
                    break
                row[j] += x * other

    def add(self, other: "Sums") -> None:
        """The samples of another sum."""
        self.samples += other.samples
        self.squares = added(self.squares, other.squares)
        self.by_margin = [added(own, more) for own, more in zip(self.by_margin, other.by_margin)]
        self.products = [added(own, more) for own, more in zip(self.products, other.products)]

    def scale(self, part: float) -> None:
        """All samples count less."""
        self.samples *= part
        self.squares = [part * each for each in self.squares]
        self.by_margin = [[part * each for each in row] for row in self.by_margin]
        self.products = [[part * each for each in row] for row in self.products]

    def product(self, i: int, j: int) -> float:
        """The sum of products of two features."""
        return self.products[i][j] if j <= i else self.products[j][i]

    def squared_error(self, weights: list[float], which: int) -> float:
        """The sum of squares of the margins (LEARNED or FINAL) that the weights leave unexplained."""
        error = self.squares[which]
        for i, weight in enumerate(weights):
            if weight:
                along = sum(self.products[i][j] * weights[j] for j in range(i))
                error += weight * (2.0 * along + self.products[i][i] * weight - 2.0 * self.by_margin[which][i])
        return max(0.0, error)


def added(one: list[float], other: list[float]) -> list[float]:
    """Two lists, number by number."""
    return [x + y for x, y in zip(one, other)]


@dataclass(frozen=True)
class Learned:
    """The weights of a round, and how well they foretell games that they were not made from."""

    weights: list[float]
    penalty: float
    explained: float  # R²: the share of the variance of margins
    error: float  # the root of the mean squared error, in points


def learn_from(train: Sums, held_out: Sums, fixed: dict[int, float], guesses: list[float]) -> Learned:
    """The weights with the penalty that suits the games that were held out best."""
    best, least = guesses, float("inf")
    chosen = PENALTIES[0]
    for penalty in PENALTIES:
        weights = solve(train, penalty, fixed, guesses)
        error = held_out.squared_error(weights, LEARNED)
        if error < least:
            best, least, chosen = weights, error, penalty
    left = held_out.squared_error(best, FINAL)
    explained = 1.0 - left / held_out.squares[FINAL] if held_out.squares[FINAL] else 0.0
    return Learned(best, chosen, explained, sqrt(left / max(1.0, held_out.samples)))


def solve(sums: Sums, penalty: float, fixed: dict[int, float], guesses: list[float]) -> list[float]:
    """Ridge regression: some weights are given, the others are pulled to guesses, the more the rarer their features."""
    weights = [fixed.get(i, guesses[i]) for i in range(sums.size)]
    free = [i for i in range(sums.size) if i not in fixed and sums.products[i][i] > 0.0]
    lower: list[list[float]] = []  # Cholesky: the matrix is lower times its mirror image
    right: list[float] = []
    for a, i in enumerate(free):
        row: list[float] = []
        for b in range(a + 1):
            value = sums.product(i, free[b]) - sum(map(float.__mul__, row, lower[b] if b < a else row))
            if b < a:
                row.append(value / lower[b][b])
            else:
                row.append(sqrt(max(1e-12, value + penalty)))
        lower.append(row)
        wanted = sums.by_margin[LEARNED][i] - sum(weight * sums.product(i, j) for j, weight in fixed.items())
        wanted += penalty * guesses[i]
        right.append((wanted - sum(map(float.__mul__, row, right))) / row[a])
    for a in range(len(free) - 1, -1, -1):
        later = sum(lower[b][a] * weights[free[b]] for b in range(a + 1, len(free)))
        weights[free[a]] = (right[a] - later) / lower[a][a]
    return weights


# ---- games


def samples_of(lesson: Lesson, seed: int) -> Sums:
    """One game, and the sums of its samples."""
    game = game_of(lesson.game, None)
    heuristics = get(game.name).heuristics(game, lesson.seats, lesson.weights)
    state = game.start(lesson.seats, seed)
    bots = [make_bot(lesson, seed * lesson.seats + seat) for seat in range(lesson.seats)]
    teams = game.teams(lesson.seats)
    rng = Random(f"learn/{seed}")
    seen: list[list[list[float]]] = []
    while not state.over:
        seat = state.actors[0]
        moves = state.moves(seat)
        if len(moves) > 1 and rng.random() < lesson.sample:
            seen.append([mean_of(heuristics, state, team) for team in teams])
        if rng.random() < lesson.explore:
            state.play(seat, rng.choice(moves))
        else:
            state.play(seat, bots[seat].choose(state.view(seat), {"simulations": lesson.simulations}))
    result = state.result
    assert result is not None
    ends = [sum(result.scores[seat] for seat in team) / len(team) for team in teams]
    sums = Sums(len(heuristics.feature_names()))
    wanted = range(1 if len(teams) == 2 else len(teams))  # of two teams the second is the mirror image of the first
    for team in wanted:
        final = margin = ahead(ends, team)
        for features in reversed(seen):
            x = against_others(features, team)
            sums.add_sample(x, margin, final)
            if lesson.values:
                estimate = sum(map(float.__mul__, x, lesson.values))
                margin = lesson.patience * margin + (1.0 - lesson.patience) * estimate
    return sums


def make_bot(lesson: Lesson, seed: int) -> players.Bot:
    """A bot with the weights of the round."""
    bot = players.make(lesson.bot, game_of(lesson.game, None), seed)
    if isinstance(bot, Normal | SearchBot):
        bot.weights = lesson.weights
    return bot


def mean_of(heuristics: Heuristics, state: State, team: list[int]) -> list[float]:
    """The features of a team: those of its seats, on average."""
    rows = [heuristics.features(state, seat) for seat in team]
    return rows[0] if len(rows) == 1 else [sum(column) / len(rows) for column in zip(*rows)]


def against_others(features: list[list[float]], team: int) -> list[float]:
    """The features of a team less the mean of the others."""
    others = [row for i, row in enumerate(features) if i != team]
    return [own - sum(column) / len(others) for own, *column in zip(features[team], *others)]


def ahead(ends: list[float], team: int) -> float:
    """By how much a team ended ahead of the mean of the others."""
    return ends[team] - (sum(ends) - ends[team]) / (len(ends) - 1)


def play_batch(lesson: Lesson, seeds: range) -> tuple[Sums, Sums]:
    """Some games: the sums to learn from, and those held out."""
    size = len(get(lesson.game).heuristics(game_of(lesson.game, None), lesson.seats, lesson.weights).feature_names())
    train, held_out = Sums(size), Sums(size)
    for seed in seeds:
        (held_out if seed % HELD_OUT_EVERY == 0 else train).add(samples_of(lesson, seed))
    return train, held_out


def play_lesson(lesson: Lesson, seeds: range, workers: int) -> Iterator[tuple[int, Sums, Sums]]:
    """All games of a round, some at a time: how many, and their sums; the same for any number of processes."""
    batches = [seeds[i : i + BATCH] for i in range(0, len(seeds), BATCH)]
    if workers == 1:
        for batch in batches:
            yield (len(batch), *play_batch(lesson, batch))
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        for batch, future in zip(batches, [pool.submit(play_batch, lesson, batch) for batch in batches]):
            yield (len(batch), *future.result())
    finally:
        pool.shutdown(cancel_futures=True)


class Training:
    """Several rounds of learning for one number of players, each with the weights of the one before."""

    def __init__(self, name: str, seats: int, fixed: dict[str, float]) -> None:
        self.game = name
        self.seats = seats
        heuristics = get(name).heuristics(game_of(name, None), seats, {})
        self.features = heuristics.feature_names()
        unknown = [feature for feature in fixed if feature not in self.features]
        if unknown:
            raise Mistake("mistake-learn-feature", feature=unknown[0], game=name, features=list(self.features))
        self.fixed = {self.features.index(feature): weight for feature, weight in fixed.items()}
        guessed: dict[str, float] = heuristics.guesses() if hasattr(heuristics, "guesses") else {}
        self.guesses = [guessed.get(feature, 0.0) for feature in self.features]
        self.train = Sums(len(self.features))
        self.held_out = Sums(len(self.features))
        self.weights: dict[str, Any] = {}
        self.learned: Learned | None = None

    def round(
        self, bot: str, seeds: range, workers: int, simulations: int, explore: float, sample: float, patience: float
    ) -> Iterator[int]:
        """Plays the games of a round (yields how many more are played) and then learns from them: `learned`."""
        values = tuple(self.learned.weights if self.learned else self.guesses)
        if not any(values):
            values = ()
        lesson = Lesson(self.game, self.seats, bot, self.weights, simulations, explore, sample, patience, values)
        self.train.scale(EARLIER)
        self.held_out = Sums(len(self.features))
        for games, train, held_out in play_lesson(lesson, seeds, workers):
            self.train.add(train)
            self.held_out.add(held_out)
            yield games
        before = self.learned.weights if self.learned else self.guesses
        self.learned = learn_from(self.train, self.held_out, self.fixed, before)
        rounded = [round(weight, DIGITS) for weight in self.learned.weights]
        self.weights = {"features": self.features, str(self.seats): rounded}


def together(weights: dict[str, Any]) -> dict[str, Any]:
    """The mean of what was learned for each number of players, for all of them: what one of them met by luck fades."""
    lists = {key: value for key, value in weights.items() if key.isdigit()}
    mean = [round(sum(column) / len(lists), DIGITS) for column in zip(*lists.values(), strict=True)]
    return {**weights, **dict.fromkeys(lists, mean)}
