"""When a question is answered: a test that stays valid although one looks at it after every block.

The question is whether a bot's true share of victories is above a bound. Each block gives one number from 0 to 1, the
bot's average over the turns of one deal; blocks are independent. Against a supposed share m one bets on every block: a
capital that begins with 1 is multiplied by 1 + b·(x/m − 1), for each b of a few fixed ones, and what counts is the mean
of these capitals. If the true share is m or less this is a supermartingale, so by Ville's inequality it ever reaches
1/a with a chance of a at most, no matter how often one looks. All m that have not been rejected are a
confidence sequence.

Of the 5 % that may go wrong, 1 % is spent on looking after every block, and 4 % on the ordinary interval once all games
are played: together the interval that is told holds the truth in at least 95 of 100 arenas, stopped early or not.
"""

from dataclasses import dataclass, field
from math import exp, log, sqrt
from statistics import NormalDist

EARLY, FINAL = 0.01, 0.04
NINETY_FIVE = 1.959964  # standard deviations on both sides that hold 95 %
BETS = (0.02, 0.04, 0.07, 0.11, 0.17, 0.25, 0.35, 0.47, 0.6, 0.75, 0.9, 0.98)
STUDENT_T = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469)  # for 1 to 6 degrees of freedom
STEPS = 40  # of a bisection
YES, NO = "yes", "no"


def log_capital(shares: list[float], supposed: float) -> float:
    """The logarithm of what bets against "the share is at most `supposed`" have made of 1."""
    bettor = Bettor(supposed)
    for share in shares:
        bettor.add(share)
    return bettor.log_capital


@dataclass
class Bettor:
    """Bets against "the share is at most `supposed`", with a capital of 1 on each of BETS."""

    supposed: float
    logs: list[float] = field(default_factory=lambda: [0.0] * len(BETS))

    def add(self, share: float) -> None:
        """One more block."""
        gain = share / self.supposed - 1
        for i, bet in enumerate(BETS):
            self.logs[i] += log(1 + bet * gain)

    @property
    def log_capital(self) -> float:
        """The logarithm of the capital so far, the mean over all bets."""
        most = max(self.logs)
        return most + log(sum(exp(each - most) for each in self.logs) / len(BETS))


class Question:
    """Whether a share is above a bound: YES, NO, or not known yet. Once answered it stays answered."""

    def __init__(self, bound: float) -> None:
        self.bound = bound
        self.above = Bettor(bound)
        self.below = Bettor(1 - bound)
        self.answer: str | None = None

    def add(self, share: float) -> str | None:
        """One more block, in the order of the schedule."""
        enough = log(2 / EARLY)
        self.above.add(share)
        self.below.add(1 - share)
        if self.answer is None:
            is_above, is_below = self.above.log_capital >= enough, self.below.log_capital >= enough
            self.answer = YES if is_above else NO if is_below else None
        return self.answer


def confidence_sequence(shares: list[float], error: float = EARLY) -> tuple[float, float]:
    """The shares that no bet has refuted so far; it may be asked for after every block."""
    return lower_end(shares, error / 2), 1 - lower_end([1 - share for share in shares], error / 2)


def lower_end(shares: list[float], error: float) -> float:
    """The largest share that is refuted from below; the capital falls with the supposed share."""
    low, high, enough = 0.0, 1.0, log(1 / error)
    for _ in range(STEPS):
        middle = (low + high) / 2
        if log_capital(shares, middle) >= enough:
            low = middle
        else:
            high = middle
    return low


def fixed_interval(shares: list[float], turns: int, error: float) -> tuple[float, float]:
    """Wilson's interval for a number of games that was fixed before; wider if the games of a deal go together."""
    if not shares:
        return 0.0, 1.0
    mean, blocks = sum(shares) / len(shares), len(shares)
    games = float(blocks * turns)
    if blocks > 1 and 0 < mean < 1:
        between = sum((share - mean) ** 2 for share in shares) / (blocks - 1)
        games /= max(1.0, between * turns / (mean * (1 - mean)))
    return wilson(mean, games, NormalDist().inv_cdf(1 - error / 2))


def wilson(share: float, games: float, z: float) -> tuple[float, float]:
    """Wilson's interval for a share of so many games; `z` is its half width in standard deviations."""
    z2 = z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = z / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """The mean of independent blocks with Student's 95 % interval; without an end where there is one block only."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("-inf"), float("inf")
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    half = student(len(values) - 1) * spread / sqrt(len(values))
    return mean, mean - half, mean + half


def student(freedom: int) -> float:
    """Student's t for 95 % on both sides: exact for few degrees of freedom, then Cornish and Fisher's expansion."""
    if freedom <= len(STUDENT_T):
        return STUDENT_T[freedom - 1]
    z = NormalDist().inv_cdf(0.975)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
