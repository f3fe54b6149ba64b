"""What the tests of research share: all games and numbers of players, and positions in which much is hidden."""

from collections.abc import Iterator
from random import Random

import pytest

import consigliere
from consigliere.core.state import State
from tests.games import any_game

KINDS = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]
every_kind = pytest.mark.parametrize(("name", "seats"), KINDS)
every_game = pytest.mark.parametrize("name", consigliere.games())


def pairs(name: str, seats: int, n: int) -> Iterator[tuple[State, State, int]]:
    """Positions of which a viewer cannot tell the second from the first."""
    for seed in range(n):
        state = any_game.position(name, seats, seed, 61 * seed % 350, True)
        viewer = seed % seats
        if state.actors:
            viewer = state.actors[0]
        twin = state.copy()
        twin.shuffle_hidden(viewer, Random(seed))
        yield state, twin, viewer
