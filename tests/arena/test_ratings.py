"""Ratings over all pairings."""

from math import log

import pytest

from consigliere.arena.ratings import SCALE, Contest, ratings


def test_two_bots_are_as_far_apart_as_their_victories_say() -> None:
    strong, anchor = ratings(2, [Contest((0, 1), {0: 89.5, 1: 29.5})], 1)
    assert strong
    assert anchor
    assert strong.rating == pytest.approx(1000 + SCALE * log(90 / 30))
    assert (anchor.rating, anchor.low, anchor.high) == (1000, 1000, 1000)
    half = 1.959964 * SCALE / (120 * 0.75 * 0.25) ** 0.5
    assert (strong.low, strong.high) == pytest.approx((strong.rating - half, strong.rating + half))


def test_who_has_won_everything_still_has_a_rating() -> None:
    found = ratings(2, [Contest((0, 1), {0: 40, 1: 0})], 1)[0]
    assert found
    assert 1500 < found.rating < 2000
    assert found.high - found.low > 500


def test_three_against_one_is_fair_at_a_quarter() -> None:
    alone = ratings(2, [Contest((0, 1, 1, 1), {0: 100, 1: 300})], 1)[0]
    assert alone
    assert alone.rating == pytest.approx(1000, abs=1)
    together = ratings(3, [Contest((0, 1, 2), {0: 60, 1: 30, 2: 30})], 2)
    assert together[0]
    assert together[1]
    assert together[0].rating - together[1].rating == pytest.approx(SCALE * log(2), abs=5)


def test_strengths_add_up_over_pairings() -> None:
    contests = [Contest((0, 1), {0: 80, 1: 20}), Contest((1, 2), {1: 80, 2: 20}), Contest((0, 2), {0: 94, 2: 6})]
    first, second, third = ratings(3, contests, 2)
    assert first
    assert second
    assert third
    assert first.rating > second.rating > third.rating == 1000
    assert first.rating - second.rating == pytest.approx(SCALE * log(4), abs=12)


def test_who_has_not_met_the_anchor_has_no_rating() -> None:
    found = ratings(4, [Contest((0, 1), {0: 3, 1: 1}), Contest((2, 3), {2: 1, 3: 1})], 0)
    assert found[1]
    assert found[2:] == [None, None]
