"""Planning aids of every game tell nobody more than the view: by worlds that look the same, and by what is sent."""

from importlib import import_module
from random import Random
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.json import encode

import consigliere
from consigliere.games import get
from consigliere.server.tables.payload import viewer_payload
from tests.conftest import Size
from tests.games.any_game import dumped, position, viewers

every_game = pytest.mark.parametrize("name", consigliere.games())


def positions(name: str, n: int) -> Any:
    """Moments of random games."""
    game = consigliere.game(name)
    for seed in range(n):
        yield position(name, game.seats[seed % len(game.seats)], seed, 15 + 37 * seed % 400, True)


@pytest.mark.ci
@every_game
def test_two_worlds_that_look_the_same_have_the_same_aids(name: str, size: Size) -> None:
    told = 0
    for state in positions(name, size(12, 400, ci=100)):
        for viewer in viewers(state):
            twin = state.copy()
            twin.shuffle_hidden(viewer, Random(1))
            here, there = (viewer_payload(each.game, each.view(viewer)) for each in (state, twin))
            assert encode(here) == encode(there)
            told += here.aids is not UNSET and here.aids is not None
    assert told


@every_game
def test_no_world_that_is_imagined_on_the_way_shines_through(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever world is imagined to count in, what is told is the same."""
    module = import_module(f"consigliere.games.{get(name).module}.viewer.aids")
    for state in positions(name, 12):
        for viewer in viewers(state):
            view = state.view(viewer)
            found = dumped(get(state.game.name).aids(state.game, view))
            with monkeypatch.context() as patch:
                patch.setattr(module, "Random", lambda _: Random(99))
                assert dumped(get(state.game.name).aids(state.game, view)) == found


@every_game
def test_a_view_stays_as_it_is(name: str) -> None:
    for state in positions(name, 6):
        view = state.view(0)
        before = dumped(view)
        get(state.game.name).aids(state.game, view)
        assert dumped(view) == before
