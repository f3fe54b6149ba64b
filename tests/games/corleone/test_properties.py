"""What is hidden (CE-12), on positions from random play at every player count."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.any_game import viewers
from tests.games.corleone import properties as p
from tests.games.corleone.positions import COUNTS, position, scarce

pytestmark = pytest.mark.ci
somewhere = given(
    count=st.sampled_from(COUNTS),
    seed=st.integers(0, 1 << 30),
    moves=st.integers(0, 250),
    eager=st.booleans(),
)


@somewhere
def test_imagined_worlds_differ_where_something_is_hidden(
    count: int, seed: int, moves: int, eager: bool, long: bool
) -> None:
    state = position(count, seed, moves, eager)
    for viewer in viewers(state):
        p.check_differ(state, viewer, Random(seed), 30 if long else 6)


@somewhere
def test_what_is_hidden_never_shows(count: int, seed: int, moves: int, eager: bool, long: bool) -> None:
    state = position(count, seed, moves, eager)
    rng = Random(seed)
    for viewer in viewers(state):
        p.PairedCorleone().check_play(state.copy(), viewer, rng, 100 if long else 30, eager)


@given(count=st.sampled_from(COUNTS), seed=st.integers(0, 1 << 30), moves=st.integers(0, 200))
def test_what_is_hidden_never_shows_with_empty_piles_and_decks(count: int, seed: int, moves: int, long: bool) -> None:
    state = scarce(count, seed, moves)
    rng = Random(seed)
    for viewer in viewers(state):
        p.PairedCorleone().check_play(state.copy(), viewer, rng, 100 if long else 30, True)
