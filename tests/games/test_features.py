"""Positions as numbers: from the state, from a view and read by name they agree, and nothing hidden counts."""

import json
from random import Random

import pytest

import consigliere
from consigliere.core.errors import Mistake
from consigliere.core.features import FeatureList
from consigliere.core.state import State
from consigliere.games import get
from tests.conftest import Size
from tests.games import any_game
from tests.games.features_of_view import features_of_view

KINDS = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]
both = pytest.mark.both


def check(found: FeatureList[State], state: State, seat: int) -> None:
    """What the state gives is what the seat's view gives, within the bounds."""
    values = found.values(state, seat)
    view = json.loads(json.dumps(state.view(seat)))
    read = features_of_view(found, view)
    assert found.of_view(view) == values
    differing = [name for name, one, other in zip(found.names, values, read, strict=True) if one != other]
    assert not differing
    outside = [name for name, value, most in zip(found.names, values, found.bounds) if not 0 <= value <= most]
    assert not outside


@both
@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_features_are_those_of_the_view_at_every_step(name: str, seats: int, size: Size) -> None:
    game = consigliere.game(name)
    found = get(game.name).features(game, seats)
    assert len(set(found.names)) == len(found.names) == len(found.bounds)
    for seed in range(size(1, 50, ci=5)):
        rng = Random(seed)
        state = game.start(seats, seed, {option: rng.random() < 0.2 for option in game.options})
        while not state.over:
            seat = state.actors[0] if rng.random() < 0.5 else rng.randrange(seats)
            check(found, state, seat)
            actor = rng.choice(state.actors)
            side = state.side_moves(actor) if rng.random() < 0.1 else []
            state.play(actor, rng.choice(state.moves(actor) + side))
        for seat in range(seats):
            check(found, state, seat)


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_what_is_hidden_does_not_count(name: str, seats: int, size: Size) -> None:
    found = get(name).features(consigliere.game(name), seats)
    for seed in range(size(6, 200, ci=40)):
        state = any_game.position(name, seats, seed, 37 * seed % 400, True)
        for seat in range(seats):
            twin = state.copy()
            twin.shuffle_hidden(seat, Random(seed))
            assert found.values(twin, seat) == found.values(state, seat)


def test_seats_are_counted_from_the_viewer() -> None:
    game = consigliere.game("signorie")
    found = get(game.name).features(game, 3)
    state = game.start(3, 5)
    for seat in range(3):
        named = dict(zip(found.names, found.values(state, seat), strict=True))
        assert [named[f"p{i}.florins"] for i in range(3)] == [
            player["florins"]
            for i in range(3)
            for player in state.view(None)["table"]["players"].values()
            if player["seat"] == (seat + i) % 3
        ]


@pytest.mark.parametrize("name", consigliere.games())
def test_every_argument_of_a_question_counts(name: str) -> None:
    game = consigliere.game(name)
    assert set(get(game.name).features(game, game.seats[0]).arguments) == set(
        get(name).view_types.QuestionArgs.__annotations__
    )


@pytest.mark.parametrize("name", consigliere.games())
def test_another_number_of_players_is_refused(name: str) -> None:
    with pytest.raises(Mistake, match="players, not 9"):
        get(name).features(consigliere.game(name), 9)
