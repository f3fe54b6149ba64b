"""Several moves in one click: only from the viewer's own view, and nothing but legal moves."""

from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.server.tables.phrasing import Phrasing, plain
from consigliere.server.tables.shortcuts import JOIN, MOST_AFTER, MOST_HALVES, shortcuts
from tests.conftest import Size

SEATS = {"la-famiglia": 4, "corleone": 3, "signorie": 3}
View = dict[str, Any]


def positions(game: Game, seats: int, games: int) -> list[tuple[State, int, View]]:
    """Positions of random games in which something can be put together, with the seat that is asked."""
    found = []
    for seed in range(games):
        state, chance = game.start(seats=seats, seed=seed), Random(seed)
        while not state.over and len(state.actors) and state.view(None)["at"] < 400:
            seat = state.actors[0]
            found.append((state.copy(), seat, state.view(seat)))
            state.play(seat, chance.choice(state.moves(seat)))
    return found


@pytest.mark.parametrize("name", SEATS)
def test_a_shortcut_is_two_moves_that_can_be_played_one_after_the_other(name: str, size: Size) -> None:
    game = consigliere.game(name)
    phrasing = Phrasing(game, "en")
    offered = 0
    for state, seat, view in positions(game, SEATS[name], size(1, 5)):
        found = shortcuts(game, view, phrasing)
        assert found == shortcuts(game, view, phrasing)
        for one in found:
            if not one.first:
                continue
            offered += 1
            first, _, second = one.text.partition(JOIN)
            assert first == one.first
            after = state.copy()
            assert after.play(seat, game.parse(first)) == [], "the first half does nothing by itself"
            assert game.parse(second) in after.moves(seat)
            assert set(game.elements(game.parse(second))) <= set(one.elements)
            assert isinstance(one.label, list)
            assert plain(one.label)[0].isupper()
        halves = {one.first for one in found if one.first}
        for half in halves:
            assert sum(one.first == half for one in found) <= MOST_AFTER
            verb = half.split()[0]
            assert sum(each.split()[0] == verb for each in halves) <= MOST_HALVES
    assert offered or name != "la-famiglia"


def test_the_same_answer_for_all_times_that_a_question_is_asked(size: Size) -> None:
    """All tokens of a column to the space that stays open: as many moves as there are tokens, and no more is asked."""
    game = consigliere.game("la-famiglia")
    phrasing = Phrasing(game, "en")
    offered = 0
    for state, seat, view in positions(game, 4, size(2, 8)):
        if view["step"]["message"] != "ask-move-tokens":
            continue
        left = view["step"]["args"]["left"]
        for one in shortcuts(game, view, phrasing):
            offered += 1
            assert left > 1
            assert isinstance(one.label, list)
            assert plain(one.label) == f"Move all {left} to space {one.slots['space']}, which stays open"
            assert one.elements == [], "a click on the space itself moves one"
            after = state.copy()
            for text in one.text.split(JOIN):
                assert after.question()["message"] == "ask-move-tokens"  # type: ignore[index]
                after.play(seat, game.parse(text))
            assert after.question()["message"] != "ask-move-tokens"  # type: ignore[index]
    assert offered


def test_nobody_else_is_offered_anything() -> None:
    game = consigliere.game("la-famiglia")
    phrasing = Phrasing(game, "en")
    for state, seat, _ in positions(game, 4, 1)[::10]:
        for other in range(4):
            if other != seat:
                assert shortcuts(game, state.view(other), phrasing) == []
