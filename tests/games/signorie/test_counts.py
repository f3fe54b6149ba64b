"""Golden numbers: how many lines a few moves make, and the digest of random games. The same in both builds.

A change of the rules changes them: look whether the change is meant, then write the new numbers here.
"""

import hashlib
import json
from random import Random

import pytest

from consigliere.core.state import State
from consigliere.games import load

pytestmark = pytest.mark.both

GAME = load("signorie")
COUNTS = {2: [9, 76, 484, 3678], 3: [14, 123, 1151, 10789], 4: [16, 145, 1483, 15001]}
DIGESTS = {2: "443b127794271a7e", 3: "b246ab8a6435211f", 4: "62105b35f88968fc"}


def count(state: State, depth: int) -> int:
    """How many lines of so many choices there are."""
    if depth == 0 or state.over:
        return 1
    seat = state.actors[0]
    moves = state.moves(seat)
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        copy = state.copy()
        copy.play(seat, move)
        found += count(copy, depth - 1)
    return found


def digest(seats: int, games: int) -> str:
    """Of the last positions of some random games."""
    found = hashlib.sha256()
    for seed in range(games):
        rng, state = Random(seed), GAME.start(seats, seed)
        while not state.over:
            moves = state.moves(state.actors[0])
            state.play(state.actors[0], moves[int(rng.random() * len(moves))])
        found.update(json.dumps(state.to_json(), sort_keys=True).encode())
    return found.hexdigest()[:16]


@pytest.mark.parametrize(("seats", "counts"), COUNTS.items())
def test_the_lines_from_the_start_are_counted(seats: int, counts: list[int]) -> None:
    state = GAME.start(seats, 1)
    assert [count(state, depth) for depth in range(1, 5)] == counts


@pytest.mark.parametrize(("seats", "wanted"), DIGESTS.items())
def test_random_games_end_in_the_same_positions(seats: int, wanted: str) -> None:
    assert digest(seats, 20) == wanted
