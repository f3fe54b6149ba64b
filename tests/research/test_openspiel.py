"""Our games in OpenSpiel: its own suites and players, serialising, resampling, and that nothing hidden is given out."""

import json
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts, sample_some_states
from open_spiel.python.observation import make_observation

from consigliere.games import get
from consigliere.research import openspiel
from tests.conftest import Size
from tests.research.kinds import KINDS, every_game, every_kind, pairs

pytestmark = pytest.mark.ci
PRIVATE = pyspiel.PrivateInfoType
GAMES, SIMULATIONS = 3, 50
openspiel.register()


def loaded(name: str, seats: int | None = None) -> Any:
    return pyspiel.load_game(f"consigliere_{get(name).module}" + (f"(seats={seats})" if seats else ""))


def dealt(game: Any, luck: int) -> Any:
    """A position after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(luck)
    return state


def middle(game: Any, luck: int, moves: int) -> Any:
    """A position after some random moves."""
    rng = np.random.RandomState(luck)
    state = dealt(game, luck)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(rng.randint(256)) if state.is_chance_node() else int(rng.choice(state.legal_actions())))
    while state.is_chance_node():
        state.apply_action(luck)
    return state


def test_names_and_parameters() -> None:
    assert openspiel.register() == ["consigliere_la_famiglia", "consigliere_corleone", "consigliere_signorie"]
    game = pyspiel.load_game("consigliere_signorie(seats=3,colours_by_seat=True)")
    assert game.num_players() == 3
    assert dealt(game, 1).position.options == [0, 1]
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_random_games_serialised_at_every_step(size: Size) -> None:
    for name, seats in size([("signorie", 2)], KINDS):
        pyspiel.random_sim_test(loaded(name, seats), num_sims=1, serialize=True, verbose=False)


@every_game
def test_a_position_survives_serialising(name: str) -> None:
    state = middle(loaded(name), 3, 60)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1]
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()


@every_kind
def test_its_own_suite(name: str, seats: int, size: Size, monkeypatch: pytest.MonkeyPatch) -> None:
    some = size(60, 400, ci=100)
    random.seed(1)  # by which it samples
    monkeypatch.setattr(
        sample_some_states,
        "sample_some_states",
        lambda game, max_states, sample=sample_some_states.sample_some_states: sample(game, max_states=some),
    )
    made = {"game_name": name, "game": loaded(name, seats)}
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(type(name, (api_test.EnforceAPIOnPartialTreeBase,), made))
    assert suite.countTestCases() >= 5
    result = unittest.TestResult()
    suite.run(result)
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]


@every_game
def test_its_mcts_searches(name: str) -> None:
    game = loaded(name)
    state = dealt(game, 2)
    search = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 3), 2.0, 3, 100, False, 7, False)
    assert search.mcts_search(state).best_child().action in state.legal_actions()


@pytest.mark.long
@every_game
def test_its_mcts_plays_whole_games(name: str) -> None:
    game = loaded(name)
    for seed in range(GAMES):
        bots = [pyspiel.make_uniform_random_bot(seat, seed) for seat in range(game.num_players())]
        playout = pyspiel.RandomRolloutEvaluator(1, seed)
        bots[0] = pyspiel.MCTSBot(game, playout, 2.0, SIMULATIONS, 100, False, seed, False)
        returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        assert sum(returns) == pytest.approx(0)


@every_game
def test_its_ismcts_plays_whole_games(name: str, size: Size) -> None:
    """In the small size the first three decisions, in the middle one the first twenty."""
    game = loaded(name)
    for seed in range(size(1, GAMES, ci=1)):
        rng = np.random.RandomState(seed)
        playout = mcts.RandomRolloutEvaluator(1, rng)
        simulations = size(2, SIMULATIONS)
        bot = ismcts.ISMCTSBot(game, playout, 1.4, simulations, random_state=rng, allow_inconsistent_action_sets=True)
        state = dealt(game, seed)
        decisions = size(3, 10**6, ci=20)
        while not state.is_terminal() and decisions:
            if state.is_chance_node():
                state.apply_action(int(rng.randint(256)))
            elif state.current_player() == 0:
                state.apply_action(int(bot.step(state)))
                decisions -= 1
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        assert state.is_terminal() or not decisions


@every_game
def test_resampled_positions_look_the_same_to_the_player(name: str) -> None:
    state = middle(loaded(name), 5, 80)
    player = state.current_player()
    others = set()
    for number in range(6):
        other = state.resample_from_infostate(player, lambda number=number: number / 7)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other))
        while not other.is_terminal():
            other.apply_action(1 if other.is_chance_node() else other.legal_actions()[0])
    assert len(others) == 6


def test_luck_is_a_chance_node() -> None:
    state = dealt(loaded("signorie"), 1)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[-1])
    ends = set()
    for outcome, probability in state.chance_outcomes()[:8]:
        assert probability == 1 / 256
        ends.add(str(state.child(outcome)))
    assert len(ends) > 1
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 3) == "luck 3"


@every_kind
def test_nothing_hidden_is_given_out(name: str, seats: int, size: Size) -> None:
    game = loaded(name, seats)
    observers = [make_observation(game, pyspiel.IIGObservationType(*kind)) for kind in kinds()]
    for state, twin, viewer in pairs(name, seats, size(4, 200, ci=40)):
        given = []
        for position in (state, twin):
            here = dealt(game, 1)
            here.line = openspiel.Line(position, b"")
            seen: list[Any] = [here.information_state_string(viewer), here.information_state_tensor(viewer)]
            seen += [here.observation_string(viewer), here.observation_tensor(viewer), here.legal_actions(viewer)]
            for observer in observers:
                observer.set_from(here, viewer)
                seen += [observer.string_from(here, viewer), observer.tensor.tolist()]
            given.append(seen)
        assert given[0] == given[1]
        assert json.loads(given[0][0]) == state.view(viewer)


def kinds() -> list[tuple[bool, bool, Any]]:
    """What an observer may show: public, of perfect recall, private."""
    return [
        (public, recall, private)
        for public in (False, True)
        for recall in (False, True)
        for private in (PRIVATE.NONE, PRIVATE.SINGLE_PLAYER)
    ]
