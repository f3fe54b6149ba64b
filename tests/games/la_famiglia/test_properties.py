"""What holds in La Famiglia beyond the properties of every game (test_every_game.py): teams and hidden orders."""

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.la_famiglia import deals
from tests.games.la_famiglia import properties as p
from tests.games.la_famiglia.positions import GAME, STYLES, position

Test = Callable[..., None]
pytestmark = pytest.mark.ci

SEEDS = st.integers(0, 1 << 30)
HISTORIES = st.lists(
    st.tuples(st.sampled_from(["lay", "lay", "back", "gain", "sell"]), st.integers(0, 999)), max_size=12
)


def positions(test: Test) -> Test:
    """Hypothesis chooses a seed, how many moves were played, and in which style."""
    return given(seed=SEEDS, decisions=st.integers(0, 430), style=st.sampled_from(STYLES))(test)


@positions
def test_a_random_game_always_ends(seed: int, decisions: int, style: str) -> None:
    p.check_ends(position(seed, decisions, style), Random(seed), style != "plain")


@positions
def test_views_are_plain_json(seed: int, decisions: int, style: str) -> None:
    state = position(seed, decisions, style)
    for viewer in p.VIEWERS:
        p.check_view(state, viewer)


@positions
def test_imagined_worlds_look_the_same_and_can_be_played(seed: int, decisions: int, style: str, long: bool) -> None:
    state = position(seed, decisions, style)
    rng = Random(seed)
    for viewer in p.VIEWERS:
        p.check_imagined(state, viewer, rng, 12 if long else 8, rng.sample(range(GAME.move_count), 50))


@positions
def test_what_is_hidden_never_shows(seed: int, decisions: int, style: str, long: bool) -> None:
    state = position(seed, decisions, style)
    rng = Random(seed)
    for viewer in p.VIEWERS:
        p.PairedFamiglia().check_shuffled(state, viewer, rng, rng.sample(range(GAME.move_count), 500 if long else 100))
        p.PairedFamiglia().check_play(state.copy(), viewer, rng, 60 if long else 30, style != "plain")


@given(history=HISTORIES, seed=SEEDS)
def test_exactly_the_possible_deals_are_imagined(history: list[deals.Op], seed: int, long: bool) -> None:
    deals.check_deals(history, Random(seed), 200 if long else 40)


@pytest.mark.parametrize(
    "history",
    [
        [("lay", 0)],
        [("lay", 0), ("lay", 1)],
        [("lay", 0), ("gain", 0), ("gain", 0), ("lay", 3)],
        [("lay", 0), ("lay", 1), ("sell", 1), ("sell", 1)],
        [("lay", 0), ("gain", 1), ("gain", 1), ("back", 0), ("lay", 2), ("sell", 0)],
        [("sell", 0), ("sell", 0), ("lay", 0), ("gain", 0), ("gain", 0), ("lay", 1), ("back", 0)],
    ],
)
def test_possible_deals_are_equally_likely(history: list[deals.Op]) -> None:
    deals.check_uniform(history, Random(1), 6000)
