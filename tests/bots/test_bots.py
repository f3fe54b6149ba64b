"""Players that only get a view: same view, same seed, same move; greedy beats random."""

import json
from math import sqrt
from pathlib import Path
from random import Random

import pytest

import consigliere
from consigliere.arena.play import play_game
from consigliere.core.errors import Mistake
from consigliere.core.state import State
from tests.conftest import Size

GAME = consigliere.game("la-famiglia")
BOTS = ("random", "greedy")


def position(seed: int, moves: int) -> State:
    """A position some random moves into a game."""
    state, rng = GAME.start(seed=seed), Random(seed)
    for _ in range(moves):
        seat = rng.choice(state.actors)
        state.play(seat, rng.choice(state.moves(seat)))
    return state


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("moves", [0, 25, 60, 140, 200])
def test_the_same_view_and_seed_give_the_same_legal_move(name: str, moves: int) -> None:
    state = position(7, moves)
    for seat in state.actors:
        view = state.view(seat)
        first = consigliere.bot(name, GAME, seed=3).choose(view, {"simulations": 4})
        again = consigliere.bot(name, GAME, seed=3).choose(json.loads(json.dumps(view)), {"simulations": 4})
        assert first == again
        assert first in view["moves"] + view["side_moves"]


def test_greedy_does_not_depend_on_what_it_cannot_know() -> None:
    state = position(11, 120)
    for seat in state.actors:
        twin = state.copy()
        twin.shuffle_hidden(seat, Random(5))
        moves = {consigliere.bot("greedy", GAME, seed=1).choose(s.view(seat), {}) for s in (state, twin)}
        assert len(moves) == 1


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


@pytest.mark.ci
def test_greedy_team_beats_random_team(size: Size) -> None:
    """Seat-balanced: the greedy team sits on the even seats in every other game."""
    games = size(4, 400, ci=100)
    wins = 0.0
    for seed in range(games):
        names = ["greedy", "random"] * 2 if seed % 2 else ["random", "greedy"] * 2
        result = play_game(GAME, names, seed).result
        wins += 0.5 if result["draw"] else names[result["winners"][0]] == "greedy"
    low, high = wilson(wins, games)
    print(f"greedy won {wins} of {games} against random: 95 % interval {low:.3f} to {high:.3f}")
    assert wins / games >= 0.97


def test_a_bot_from_a_file_or_a_module(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(
        "class First:\n    def __init__(self, game, seed=0): pass\n"
        "    def choose(self, view, budget): return view['moves'][0]\n"
    )
    state = position(1, 3)
    view = state.view(state.actors[0])
    both = view["moves"] + view["side_moves"]
    assert consigliere.bot(f"{file}:First", GAME).choose(view, {}) == view["moves"][0]
    assert consigliere.bot("consigliere.bots.random:RandomBot", GAME).choose(view, {}) in both


@pytest.mark.parametrize("name", ["nobody", "no.such.module:Bot", "missing.py:Bot", "consigliere.bots.random:Nobody"])
def test_a_bot_that_cannot_be_loaded_is_a_clear_mistake(name: str) -> None:
    with pytest.raises(Mistake, match="bot"):
        consigliere.bot(name, GAME)
