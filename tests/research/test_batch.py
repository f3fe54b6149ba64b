"""Batches: what stands in the arrays is what the engine and a seat's view say, in this process and in others."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import consigliere
from consigliere.core.errors import Mistake
from consigliere.games import get
from consigliere.research import batch
from consigliere.research.batches import STEP, Arrays, Batch, Deal, Games
from tests.conftest import Size
from tests.research.kinds import every_game, every_kind, pairs

SEED = 5


@contextmanager
def opened(*arguments: Any, **named: Any) -> Iterator[Batch]:
    """A batch that is closed at the end."""
    found = batch(*arguments, **named)
    try:
        yield found
    finally:
        found.close()


@every_kind
def test_rows_are_what_the_views_say(name: str, seats: int, size: Size) -> None:
    game = consigliere.game(name)
    known = get(game.name).features(game, seats)
    rng = np.random.default_rng(seats)
    with opened(name, 2, seats=seats, seed=SEED, processes=0) as games:
        games.reset()
        played = [1, 1]
        states = [game.start(seats, f"{SEED}/{row}/1".encode()) for row in range(2)]
        for _ in range(size(60, 3000, ci=400)):
            for row, state in enumerate(states):
                seat = state.actors[0]
                view = state.view(seat)
                assert games.seats[row] == seat
                assert games.observations[row].tolist() == known.of_view(view)
                possible = view["moves"] + view["side_moves"]
                assert np.flatnonzero(games.masks[row]).tolist() == sorted(possible)
                assert games.legal(row).tolist() == possible
            actions = games.sample(rng)
            games.step(actions)
            for row, state in enumerate(states):
                state.play(state.actors[0], int(actions[row]))
                assert games.done[row] == state.over
                assert games.rewards[row].tolist() == pytest.approx(
                    state.result.payoff if state.result else [0] * seats
                )
                if state.over:
                    played[row] += 1
                    states[row] = game.start(seats, f"{SEED}/{row}/{played[row]}".encode())


@every_game
def test_processes_play_the_same_games(name: str) -> None:
    with opened(name, 5, processes=0) as here, opened(name, 5, processes=2) as there:
        for _ in range(2):
            rng = np.random.default_rng(3)
            here.reset()
            there.reset()
            for _ in range(40):
                assert np.array_equal(here.observations, there.observations)
                assert np.array_equal(here.masks, there.masks)
                assert np.array_equal(here.seats, there.seats)
                actions = here.sample(rng)
                here.step(actions)
                there.step(actions)


def test_a_game_ends_and_the_next_begins() -> None:
    rng = np.random.default_rng(1)
    with opened("signorie", 4, processes=0) as games:
        games.reset()
        first = games.observations.copy()
        ended = 0
        while ended < 6:
            games.step(games.sample(rng))
            ended += int(games.done.sum())
            assert np.allclose(games.rewards.sum(1), 0)
            assert (games.rewards.any(1) <= games.done).all()
            for row in np.flatnonzero(games.done):
                named = dict(zip(games.feature_names, games.observations[row], strict=True))
                assert named["round"] == 1
                assert not np.array_equal(games.observations[row], first[row])
        games.reset()
        assert np.array_equal(games.observations, first)


def test_the_seats_and_options_are_those_asked_for() -> None:
    with opened(consigliere.game("signorie"), 2, seats=3, options={"colours_by_seat": True}, processes=0) as games:
        games.reset()
        named = dict(zip(games.feature_names, games.observations[0], strict=True))
        assert games.rewards.shape == (2, 3)
        assert named["p0.colour.purple"] + named["p1.colour.purple"] + named["p2.colour.purple"] == 1
        assert (games.observations <= games.feature_bounds).all()


def test_wrong_actions_are_a_sentence() -> None:
    with opened("signorie", 2, processes=0) as games:
        games.reset()
        right = games.sample(np.random.default_rng(0))
        wrong = np.flatnonzero(~games.masks[1])[0]
        with pytest.raises(Mistake, match="is not possible in game 1"):
            games.step(np.array([right[0], wrong]))
        with pytest.raises(Mistake, match="2 actions, one for each game"):
            games.step(right[:1])
        with pytest.raises(Mistake, match="a number from 0 to 327"):
            games.step(np.array([right[0], 328]))
    with pytest.raises(Mistake, match="at least one game"):
        batch("signorie", 0)
    with pytest.raises(Mistake, match="no option 'quick'"):
        batch("signorie", 1, options={"quick": True}, processes=0)


def test_what_goes_wrong_in_a_process_is_told() -> None:
    with opened("signorie", 2, processes=1) as games:
        with pytest.raises(RuntimeError, match="IndexError"):
            games.tell(STEP)  # before the first reset
        games.reset()
        games.close()
        with pytest.raises(Mistake, match="closed"):
            games.reset()


@every_kind
def test_rows_do_not_tell_what_is_hidden(name: str, seats: int, size: Size) -> None:
    game = consigliere.game(name)
    arrays = Arrays(2, len(get(game.name).features(game, seats).names), game.move_count, seats, None)
    games = Games(Deal(name, None, seats, {}, 0), arrays, 0, 2)
    for state, twin, viewer in pairs(name, seats, size(4, 200, ci=40)):
        if state.over or viewer != state.actors[0]:
            continue
        games.rows.states = [state, twin]
        games.look()
        assert np.array_equal(arrays.observations[0], arrays.observations[1])
        assert np.array_equal(arrays.masks[0], arrays.masks[1])
