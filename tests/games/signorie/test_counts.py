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
COUNTS = {2: [9, 76, 484, 3676], 3: [14, 123, 1151, 10814], 4: [16, 145, 1483, 15062]}
DIGESTS = {2: "c8b919c7f6fa06ba", 3: "d3111deecb5cd9b2", 4: "96dbccc8baa22066"}


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
