"""What a position is worth: the points that each seat can expect, and from them its chance to win.

The points are a sum of features (`features.py`) with weights learned from self-play (`consigliere learn signorie`).
"""

from math import exp
from typing import Any, Final

from consigliere.games.signorie.bot.features import (
    BASE,
    KNOTS,
    LATEST,
    TIMED,
    base_features,
    shares,
    time_left,
)
from consigliere.games.signorie.bot.names import guesses
from consigliere.games.signorie.chapters.ending import standing
from consigliere.games.signorie.components import Components
from consigliere.games.signorie.state import SignorieState

MARGIN: Final = 0.04  # how much of a value is by how much, the rest is the chance to win
FAR: Final = 40.0  # a margin of so many points is as good as any greater one
END_SPREAD: Final = 2.5  # of the logistic curve, in points, when nothing but the end is left
SPREAD: Final = 2.2  # what it grows by, times the square root of the dice that are left


class Value:
    """The learned weights of one number of players, laid out for each moment of the game."""

    def __init__(self, c: Components, seats: int, weights: dict[str, Any]) -> None:
        by_name = guesses(c)
        if str(seats) in weights:
            for name, weight in zip(weights["features"], weights[str(seats)], strict=True):
                by_name[name] = float(weight)
        flat = list(by_name.values())
        self.rows: list[list[float]] = []  # by time left: the weight of each base feature
        for time in range(LATEST + 1):
            parts = shares(time)
            row = []
            for i in range(TIMED):
                row.append(sum([parts[k] * flat[i * len(KNOTS) + k] for k in range(len(KNOTS))]))
            self.rows.append(row + flat[TIMED * len(KNOTS) :])

    def expected(self, s: SignorieState, seat: int) -> float:
        """The points of a seat at the end, as far as can be foreseen; only differences mean something."""
        if s.over:
            return float(s.vp[seat])
        x = base_features(s, seat)
        row = self.rows[time_left(s, seat)]
        total = 0.0
        for i in range(BASE):
            total += x[i] * row[i]
        return total

    def chances(self, s: SignorieState) -> list[float]:
        """For each seat, from 0 to 1: the chance to win and, a little, by how much."""
        points = [self.expected(s, seat) for seat in range(s.seats)]
        chances = [0.0] * s.seats
        if s.over:
            chances[standing(s)[0]] = 1.0
        else:
            time = 0
            for seat in range(s.seats):
                time += time_left(s, seat)
            spread = END_SPREAD + SPREAD * float(time / s.seats) ** 0.5
            total = 0.0
            for seat in range(s.seats):
                chances[seat] = 1.0 / (1.0 + exp(-margin(points, seat) / spread))
                total += chances[seat]
            for seat in range(s.seats):
                chances[seat] /= total
        for seat in range(s.seats):
            ahead = max(-FAR, min(FAR, margin(points, seat))) / FAR
            chances[seat] = (1.0 - MARGIN) * chances[seat] + MARGIN * (0.5 + 0.5 * ahead)
        return chances


def margin(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the best other one."""
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best
