"""Questions with one answer: nobody is asked where it makes no difference, and only from what the viewer knows."""

from random import Random

import pytest

import consigliere
from consigliere.equivalent_moves import MOST, all_the_same, one_end
from tests.conftest import Size

SEATS = {"la-famiglia": 4, "corleone": 4, "signorie": 3}


@pytest.mark.parametrize("name", SEATS)
def test_what_is_said_to_come_to_the_same_does(name: str, size: Size) -> None:
    """In the position as it is, of which a viewer does not know everything."""
    game = consigliere.game(name)
    found: list[str] = []
    for seed in range(size(2, 40)):
        state, chance = game.start(seats=SEATS[name], seed=seed), Random(seed)
        while not state.over:
            seat = state.actors[0]
            moves = state.moves(seat)
            if 1 < len(moves) <= MOST and all_the_same(game, view := state.view(seat)):
                assert one_end(state, seat, moves), [game.text(move) for move in moves]
                found.append(view["step"]["message"])
            state.play(seat, chance.choice(moves))
    assert ("ask-sharing" in found) == (name == "corleone"), found


def test_the_money_or_the_ability_first_is_a_question_only_where_it_matters() -> None:
    game = consigliere.game("corleone")
    answers: set[bool] = set()
    for seed in range(60):
        state, chance = game.start(seats=3, seed=seed), Random(seed)
        while not state.over and len(answers) < 2:
            seat = state.actors[0]
            view = state.view(seat)
            if view["step"]["message"] == "ask-job-order":
                answers.add(all_the_same(game, view))
            state.play(seat, chance.choice(state.moves(seat)))
    assert answers == {False, True}


def test_others_are_told_nothing() -> None:
    game = consigliere.game("corleone")
    state = game.start(seats=2, seed=1)
    other = 1 - state.actors[0]
    assert not all_the_same(game, state.view(other))
    assert not all_the_same(game, state.view(None))
