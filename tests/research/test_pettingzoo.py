"""Our games as PettingZoo environments: its own suite, rewards, and that nothing hidden is given out."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from consigliere import IllegalMove
from consigliere.core.errors import Mistake
from consigliere.research.pettingzoo import Environment, env
from tests.conftest import Size
from tests.games import any_game
from tests.research.kinds import every_kind, pairs

pytestmark = pytest.mark.ci
MASKED = "Observation is not a NumPy array"  # observations with a mask are a dict, as PettingZoo's own games have them
SPACE = "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete"


@contextmanager
def known_warnings() -> Iterator[None]:
    """The two that every environment with a mask in its observations gets."""
    with warnings.catch_warnings():
        for message in (MASKED, SPACE):
            warnings.filterwarnings("ignore", message, UserWarning)
        yield


def play(game: Any, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent got in all."""
    rng = np.random.default_rng(seed)
    game.reset(seed=seed)
    total = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        observation, reward, over, _, _ = game.last()
        total[agent] += reward
        game.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@every_kind
def test_its_own_suite(name: str, seats: int, size: Size, capsys: pytest.CaptureFixture[str]) -> None:
    make = partial(env, name, seats=seats)
    with known_warnings():
        api_test(make(), num_cycles=size(15, 1000, ci=300))
        seed_test(make, num_cycles=size(5, 200, ci=50))
        render_test(make)
    capsys.readouterr()


@pytest.mark.long
@every_kind
def test_its_benchmark(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(name, seats=seats))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("zero_sum", "least", "total"), [(False, -1.0, -1.0), (True, -0.5, 0.0)])
def test_rewards_are_the_result(zero_sum: bool, least: float, total: float) -> None:
    found = play(env("signorie", seats=3, zero_sum=zero_sum), 4)
    assert max(found.values()) == 1.0
    assert min(found.values()) == least
    assert sum(found.values()) == total


def test_partners_win_together() -> None:
    game = env("la-famiglia").unwrapped
    for seed in range(20):
        state = any_game.position("la-famiglia", 4, seed, 5000, True)
        assert state.result is not None
        game.reset()
        game.finish(state)
        assert game.rewards["seat_0"] == game.rewards["seat_2"] == -game.rewards["seat_1"] == -game.rewards["seat_3"]
        if not state.result.draw:
            assert game.rewards[f"seat_{state.result.winners[0]}"] == 1
            return
    raise AssertionError("all of them ended in a draw")


def test_features_have_names_and_bounds() -> None:
    game = env("signorie_v1", seats=2).unwrapped
    assert isinstance(game, Environment)
    game.reset(seed=7)
    agent = game.agent_selection
    observation = game.observe(agent)["observation"]
    assert observation.dtype == np.float32
    assert game.named(agent) == dict(zip(game.feature_names, observation.tolist(), strict=True))
    assert game.observation_space(agent).contains(game.observe(agent))
    assert game.metadata["name"] == "signorie_v1"
    other = next(each for each in game.agents if each != agent)
    assert not game.observe(other)["action_mask"].any()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seats": 7}, "for 2, 3, or 4 players, not 7"),
        ({"options": {"quick": True}}, "no option 'quick'"),
        ({"render_mode": "hologram"}, "no way to render 'hologram'"),
    ],
)
def test_what_there_is_not_is_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mistake, match=sentence):
        env("signorie", **given)


def test_a_move_outside_the_mask_is_refused() -> None:
    game = env("signorie")
    game.reset(seed=1)
    observation = game.last()[0]
    with pytest.raises(IllegalMove):
        game.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))


@every_kind
def test_nothing_hidden_is_given_out(name: str, seats: int, size: Size) -> None:
    ours, theirs = (env(name, seats=seats).unwrapped for _ in range(2))
    for state, twin, viewer in pairs(name, seats, size(4, 200, ci=40)):
        agent = f"seat_{viewer}"
        for game, position in ((ours, state), (theirs, twin)):
            game.reset(seed=1)
            game.state_ = position
            game.agent_selection = agent
        one, other = ours.observe(agent), theirs.observe(agent)
        assert np.array_equal(one["observation"], other["observation"])
        assert np.array_equal(one["action_mask"], other["action_mask"])


@every_kind
@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_pictures_and_texts_are_what_a_spectator_sees(name: str, seats: int, mode: str, size: Size) -> None:
    ours, theirs = (env(name, seats=seats, render_mode=mode).unwrapped for _ in range(2))
    shown = []
    for state, _, _ in pairs(name, seats, size(2, 20, ci=5)):
        twin = state.copy()
        twin.shuffle_hidden(None, Random(1))
        ours.state_, theirs.state_ = state, twin
        one, other = ours.render(), theirs.render()
        assert np.array_equal(one, other)
        shown.append(one)
    assert not np.array_equal(shown[0], shown[1])


def test_a_picture_is_drawn_from_the_layout() -> None:
    game = env("la-famiglia", render_mode="rgb_array").unwrapped
    game.reset(seed=1)
    drawn = game.render()
    layout = game.game.pack.data["map"]
    width, height = layout["canvas"]["width"], layout["canvas"]["height"]
    assert drawn.shape == (600 * height // width, 600, 3)
    sea = drawn[0, 0].tolist()
    for area in layout["areas"]:
        x, y = (round(each * 600 / width) for each in area["anchor"])
        assert drawn[y, x].tolist() != sea, area["id"]
