"""The properties of the design (§13), on positions from random play at every player count."""

from collections.abc import Callable, Iterable
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from consigliere.arena.series import Plan, Tally, play_series
from consigliere.core.state import State
from tests.games.corleone import properties as p
from tests.games.corleone.positions import COUNTS, GAME, position


def positions(test: Callable[..., None]) -> Callable[..., None]:
    """Hypothesis chooses a player count, a seed, how many moves were played, and how eagerly."""
    counts, seeds, moves = st.sampled_from(COUNTS), st.integers(0, 1 << 30), st.integers(0, 250)
    return given(count=counts, seed=seeds, moves=moves, eager=st.booleans())(test)


def open_position(count: int, seed: int, moves: int, eager: bool) -> State:
    """A position in which the game still goes on."""
    state = position(count, seed, moves, eager)
    assume(not state.over)
    return state


def some_moves(rng: Random, long: bool, few: int) -> Iterable[int]:
    """Move ints: all of them in the long size."""
    return range(GAME.move_count) if long else rng.sample(range(GAME.move_count), few)


@positions
def test_cards_figures_and_tokens_are_conserved(count: int, seed: int, moves: int, eager: bool) -> None:
    p.check_conserved_in_play(open_position(count, seed, moves, eager), Random(seed), 60, eager)


@positions
def test_copies_are_exact_and_independent(count: int, seed: int, moves: int, eager: bool) -> None:
    p.check_copies(open_position(count, seed, moves, eager), Random(seed), 20)


@positions
def test_a_position_survives_json_and_plays_on_the_same(count: int, seed: int, moves: int, eager: bool) -> None:
    p.check_json(open_position(count, seed, moves, eager), Random(seed), 20)


@positions
def test_offered_moves_have_texts_that_parse_back(count: int, seed: int, moves: int, eager: bool) -> None:
    p.check_notation(position(count, seed, moves, eager))


@positions
def test_offered_moves_are_accepted_and_all_others_refused(
    count: int, seed: int, moves: int, eager: bool, long: bool
) -> None:
    p.check_moves(open_position(count, seed, moves, eager), some_moves(Random(seed), long, 300))


@positions
def test_a_random_game_always_ends(count: int, seed: int, moves: int, eager: bool) -> None:
    p.check_ends(position(count, seed, moves, eager), Random(seed), eager)


@positions
def test_views_are_plain_json(count: int, seed: int, moves: int, eager: bool) -> None:
    state = position(count, seed, moves, eager)
    for viewer in p.viewers(state):
        p.check_view(state, viewer)


@positions
def test_imagined_worlds_look_the_same_and_can_be_played(
    count: int, seed: int, moves: int, eager: bool, long: bool
) -> None:
    state = position(count, seed, moves, eager)
    rng = Random(seed)
    for viewer in p.viewers(state):
        p.check_imagined(state, viewer, rng, 30 if long else 6, some_moves(rng, long, 50))


@positions
def test_what_is_hidden_never_shows(count: int, seed: int, moves: int, eager: bool, long: bool) -> None:
    state = position(count, seed, moves, eager)
    rng = Random(seed)
    for viewer in p.viewers(state):
        p.check_shuffle(state, viewer, rng, some_moves(rng, long, 100))
        p.check_paired_play(state.copy(), viewer, rng, 100 if long else 30, eager)


@pytest.mark.both
@pytest.mark.parametrize("count", COUNTS)
def test_everything_is_there_at_every_decision_of_many_games(count: int, long: bool) -> None:
    games = 10_000 if long else 20
    tally = Tally(GAME.teams(count))
    plan = Plan("corleone", count, ("random",) * count, check=True)
    for played in play_series(plan, range(games), 2 if long else 1):
        for game in played:
            tally.add(game)
    assert tally.games == games
    assert tally.widest <= p.MOST_LEGAL_MOVES
    assert sum(tally.endings.values()) == games
