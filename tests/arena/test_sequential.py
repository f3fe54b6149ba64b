"""Tests that are looked at all the time, and the intervals they give."""

from random import Random

import pytest

from consigliere.arena.sequential import (
    EARLY,
    FINAL,
    NO,
    YES,
    Question,
    confidence_sequence,
    fixed_interval,
    log_capital,
    mean_interval,
    student,
)
from consigliere.arena.summary import interval
from tests.conftest import Size

BLOCKS, TURNS = 60, 2


def deals(rng: Random, share: float, luck: float) -> list[float]:
    """Blocks of two games with a true share, in which the deal favours a side by so much and a bot now and then."""
    found = []
    for _ in range(BLOCKS):
        tilt = luck * rng.choice((-1, 1))
        good = luck / 2 * rng.choice((-1, 1))
        found.append(sum(rng.random() < share + good + turn * tilt / 2 for turn in (-1, 1)) / TURNS)
    return found


def procedure(shares: list[float], bound: float) -> tuple[str | None, tuple[float, float]]:
    """What an arena says: stopped early by the test, or by the ordinary interval in the end."""
    question = Question(bound)
    for n, share in enumerate(shares, 1):
        if question.add(share) is not None:
            return question.answer, confidence_sequence(shares[:n], EARLY)
    low, high = fixed_interval(shares, TURNS, FINAL)
    return YES if low > bound else NO if high < bound else None, (low, high)


@pytest.mark.parametrize("share", [0.5, 0.85])
def test_wrong_answers_and_missed_truths_are_as_seldom_as_promised(share: float, size: Size) -> None:
    rng, runs = Random(14), size(300, 20_000)
    wrong = missed = naive = 0
    for _ in range(runs):
        shares = deals(rng, share, 0.1)
        answer, (low, high) = procedure(shares, share)
        wrong += answer is not None
        missed += not low <= share <= high
        naive += any(
            not ends[0] <= share <= ends[1]
            for n in range(5, BLOCKS)
            for ends in [interval(round(sum(shares[:n]) * TURNS), n * TURNS)]
        )
    tolerated = (EARLY + FINAL) * runs + 3 * ((EARLY + FINAL) * runs) ** 0.5
    assert wrong <= tolerated
    assert missed <= tolerated
    assert naive > 2 * tolerated, "whoever looks at an ordinary interval all the time is wrong far more often"


def test_looking_after_every_block_is_wrong_once_in_a_hundred_at_most(size: Size) -> None:
    rng, runs = Random(15), size(400, 20_000)
    answered = sum(
        any(question.add(share) for share in deals(rng, 0.6, 0.1)) for question in [Question(0.6) for _ in range(runs)]
    )
    assert answered <= EARLY * runs + 3 * (EARLY * runs) ** 0.5


def test_a_clear_case_is_answered_early_and_stays_answered() -> None:
    strong, weak = Question(0.5), Question(0.5)
    assert [strong.add(1.0) for _ in range(12)].index(YES) < 11
    assert [weak.add(0.0) for _ in range(12)].index(NO) < 11
    assert strong.add(0.0) == YES


@pytest.mark.parametrize("bound", [0.5, 0.7])
def test_an_answer_and_the_interval_say_the_same(bound: float) -> None:
    rng = Random(3)
    question = Question(bound)
    shares: list[float] = []
    while question.answer is None:
        shares.append(rng.choice((0.5, 1.0, 1.0)))
        question.add(shares[-1])
        if len(shares) % 8 == 0 or question.answer:
            low, high = confidence_sequence(shares)
            assert low < sum(shares) / len(shares) <= high
            assert (low > bound) == (question.answer == YES)


def test_the_capital_falls_with_the_supposed_share() -> None:
    shares = [0.5, 1.0, 0.0, 1.0]
    capitals = [log_capital(shares, supposed / 20) for supposed in range(1, 21)]
    assert capitals == sorted(capitals, reverse=True)
    assert log_capital([], 0.3) == 0


def test_the_ordinary_interval_is_wilsons_and_wider_if_games_of_a_deal_go_together() -> None:
    balanced = [0.5] * 20
    assert fixed_interval(balanced, 2, 0.05) == pytest.approx(interval(20, 40))
    together = fixed_interval([0.0, 1.0] * 10, 2, 0.05)
    assert together[1] - together[0] > 1.3 * (interval(20, 40)[1] - interval(20, 40)[0])
    assert fixed_interval([], 2, 0.05) == (0, 1)
    assert fixed_interval([1.0] * 5, 2, 0.05) == pytest.approx(interval(10, 10))


def test_margins_have_students_interval() -> None:
    assert [student(n) for n in (1, 4, 5, 10, 30)] == pytest.approx([12.706, 2.776, 2.571, 2.228, 2.042], abs=2e-3)
    mean, low, high = mean_interval([1.0, 2.0, 3.0])
    assert (mean, low, high) == pytest.approx((2, 2 - 4.3027 / 3**0.5, 2 + 4.3027 / 3**0.5))
    assert mean_interval([4.0]) == (4, float("-inf"), float("inf"))
