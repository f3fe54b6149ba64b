"""The properties of the design (§13) on positions from random play, for every game and number of seats.

La Famiglia's own module goes further where `every_table` leaves it out; its positions are richer (positions.py there).
"""

from collections.abc import Iterable
from functools import lru_cache
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import consigliere
from consigliere.arena.series import Plan, Tally, play_series
from consigliere.core.state import State
from tests.conftest import Size
from tests.games import any_game
from tests.games.la_famiglia.positions import STYLES
from tests.games.la_famiglia.positions import position as la_famiglia_position

TABLES = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]
pytestmark = pytest.mark.ci
every_table = pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[0] != "la-famiglia"])
any_table = pytest.mark.parametrize(("name", "seats"), TABLES)


class Place(NamedTuple):
    """Where in which game: a seed, how many choices were made, and whether by eager players."""

    seed: int
    decisions: int
    eager: bool


def random_place(seed: int) -> Place:
    """One of the places of the small size: all properties are tried at the same ones, so each is played to once."""
    rng = Random(seed)
    return Place(seed, rng.randrange(rng.choice([100, 150, 250, 400])), rng.random() < 0.5)  # games may be short


ANYWHERE = st.builds(Place, st.integers(0, 1 << 30), st.integers(0, 400), st.booleans())
somewhere = given(place=Size()(st.sampled_from([random_place(seed) for seed in range(32)]), ANYWHERE))


@lru_cache(maxsize=200)
def reached(name: str, seats: int, place: Place) -> State:
    """A position to be copied."""
    return fresh(name, seats, place)


def fresh(name: str, seats: int, place: Place) -> State:
    """A position that was never copied."""
    if name != "la-famiglia":
        return any_game.position(name, seats, *place)
    style = "plain" if not place.eager else STYLES[1 + place.seed % 2]
    return la_famiglia_position(place.seed, place.decisions, style)


def position(name: str, seats: int, place: Place) -> State:
    """A position of one's own."""
    return reached(name, seats, place).copy()


def open_position(name: str, seats: int, place: Place) -> State:
    """A position in which the game still goes on."""
    state = position(name, seats, place)
    assume(not state.over)
    return state


def some_moves(state: State, rng: Random, size: Size, few: int) -> Iterable[int]:
    """Move ints: all of them in the full size."""
    count = state.game.move_count
    some = size(few, count, ci=3 * few)
    return range(count) if some >= count else rng.sample(range(count), some)


@any_table
@somewhere
def test_pieces_and_money_are_conserved(name: str, seats: int, place: Place) -> None:
    any_game.check_conserved_in_play(open_position(name, seats, place), Random(place.seed), 60, place.eager)


@any_table
@somewhere
def test_copies_are_exact_and_independent(name: str, seats: int, place: Place) -> None:
    state = fresh(name, seats, place)
    assume(not state.over)
    any_game.check_copies(state, Random(place.seed), 12)


@any_table
@somewhere
def test_a_position_survives_json(name: str, seats: int, place: Place) -> None:
    any_game.check_json(open_position(name, seats, place), Random(place.seed), 20)


@any_table
@somewhere
def test_offered_moves_have_texts(name: str, seats: int, place: Place) -> None:
    any_game.check_notation(position(name, seats, place))


@any_table
@somewhere
def test_offered_moves_are_accepted_and_all_others_refused(name: str, seats: int, place: Place, size: Size) -> None:
    state = open_position(name, seats, place)
    any_game.check_moves(state, some_moves(state, Random(place.seed), size, 300))


@any_table
@somewhere
def test_simultaneous_choices_can_be_asked_for_one_by_one(name: str, seats: int, place: Place) -> None:
    any_game.check_any_order(position(name, seats, place), Random(place.seed), 60)


@any_table
@somewhere
def test_canonical_moves_are_legal_and_some_are_wherever_there_are_moves(name: str, seats: int, place: Place) -> None:
    state = position(name, seats, place)
    any_game.check_canonical(state)
    for _ in any_game.walk(state, Random(place.seed), 30, place.eager):
        any_game.check_canonical(state)


@any_table
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=Size()(4, 500, ci=20))
def test_a_game_of_canonical_moves_ends(name: str, seats: int, seed: int) -> None:
    state, rng = consigliere.game(name).start(seats, seed), Random(seed)
    while not state.over:
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(state.canonical(seat)))
    any_game.check_conserved(state)


@every_table
@somewhere
def test_a_random_game_always_ends(name: str, seats: int, place: Place) -> None:
    any_game.check_ends(position(name, seats, place), Random(place.seed), place.eager)


@every_table
@somewhere
def test_views_are_plain_json(name: str, seats: int, place: Place) -> None:
    state = position(name, seats, place)
    for viewer in any_game.viewers(state):
        any_game.check_view(state, viewer)


@every_table
@somewhere
def test_imagined_worlds_look_the_same_and_can_be_played(name: str, seats: int, place: Place, size: Size) -> None:
    state = position(name, seats, place)
    rng = Random(place.seed)
    for viewer in (None, place.seed % seats):
        any_game.check_imagined(state, viewer, rng, size(2, 8), some_moves(state, rng, size, 50))


@every_table
@somewhere
def test_exchanging_what_is_hidden_shows_nothing(name: str, seats: int, place: Place, size: Size) -> None:
    state = position(name, seats, place)
    rng = Random(place.seed)
    for viewer in any_game.viewers(state):
        any_game.check_shuffled(state, viewer, rng, some_moves(state, rng, size, 100))


@any_table
@given(seed=st.integers(0, 1 << 30))
@settings(max_examples=Size()(8, 1000, ci=50))
def test_a_record_replays(name: str, seats: int, seed: int) -> None:
    any_game.check_record(name, seats, seed)


@pytest.mark.both
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_everything_is_there_at_every_decision_of_many_games(name: str, seats: int, size: Size) -> None:
    games = size(10, 10_000, ci=1_000)
    tally = Tally(consigliere.game(name).teams(seats))
    for played in play_series(Plan(name, seats, ("random",) * seats, check=True), range(games), size(1, 2, ci=1)):
        for game in played:
            tally.add(game)
    assert tally.games == games
    assert tally.widest <= any_game.MOST_LEGAL_MOVES
    assert sum(tally.endings.values()) == games
