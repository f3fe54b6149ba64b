"""Ratings over all pairings, as in chess: 400 points more are ten times the chance to win.

Bradley and Terry's model, for any number of sides as Luce wrote it: a side wins with a chance in proportion to its
strength. A shared victory is divided. Every two bots that met are given one drawn game more, so that who has won all
games still has a rating; intervals come from the curvature of the likelihood.
"""

from dataclasses import dataclass
from math import exp, log, sqrt

from consigliere.arena.sequential import NINETY_FIVE

ANCHOR, ANCHORED_AT = "greedy", 1000.0
SCALE = 400 / log(10)
ROUNDS, CLOSE = 200, 1e-10


@dataclass(frozen=True)
class Contest:
    """Games between the same sides: how many victories each bot has of them."""

    sides: tuple[int, ...]  # the bot of each side
    wins: dict[int, float]

    @property
    def games(self) -> float:
        """How many there were."""
        return sum(self.wins.values())


@dataclass(frozen=True)
class Rating:
    """A bot's rating and where it lies 95 times in 100; the anchor has no width."""

    rating: float
    low: float
    high: float


def ratings(count: int, contests: list[Contest], anchor: int) -> list[Rating | None]:
    """A rating for every bot that is connected with the anchor by games; the anchor's is given."""
    played = [contest for contest in contests if contest.games]
    met = {tuple(sorted({a, b})) for contest in played for a in contest.sides for b in contest.sides if a != b}
    played += [Contest(pair, {pair[0]: 0.5, pair[1]: 0.5}) for pair in sorted(met)]
    known = {anchor}
    while more := {bot for pair in met if known & set(pair) for bot in pair} - known:
        known |= more
    free = sorted(known - {anchor})
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        slope, curve = derivatives(strengths, free, played)
        step = solve(curve, slope)
        largest = max((abs(each) for each in step), default=0.0)
        for bot, each in zip(free, step):
            strengths[bot] += each / max(1.0, largest)  # no leaps: far from the top the curve is flat
        if largest < CLOSE:
            break
    _, curve = derivatives(strengths, free, played)
    ratings_found: list[Rating | None] = [None] * count
    ratings_found[anchor] = Rating(ANCHORED_AT, ANCHORED_AT, ANCHORED_AT)
    for i, bot in enumerate(free):
        variance = solve(curve, [float(j == i) for j in range(len(free))])[i]
        rating = ANCHORED_AT + SCALE * strengths[bot]
        half = NINETY_FIVE * SCALE * sqrt(variance)
        ratings_found[bot] = Rating(rating, rating - half, rating + half)
    return ratings_found


def derivatives(
    strengths: list[float], free: list[int], contests: list[Contest]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the log likelihood, and its curvature with the sign turned."""
    slope = [0.0] * len(free)
    curve = [[0.0] * len(free) for _ in free]
    for contest in contests:
        sides = {bot: contest.sides.count(bot) * exp(strengths[bot]) for bot in set(contest.sides)}
        total = sum(sides.values())
        chance = {bot: each / total for bot, each in sides.items()}
        for i, a in enumerate(free):
            if a not in chance:
                continue
            slope[i] += contest.wins.get(a, 0.0) - contest.games * chance[a]
            for j, b in enumerate(free):
                if b in chance:
                    curve[i][j] += contest.games * (chance[a] * (a == b) - chance[a] * chance[b])
    return slope, curve


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination, for the few equations there are."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for other in range(size):
            if other != i:
                factor = rows[other][i] / rows[i][i]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[i])]
    return [rows[i][size] / rows[i][i] for i in range(size)]
