"""A move that is not possible is refused with a rule, and nothing changes."""

import json
from typing import Any

import pytest

import consigliere
from consigliere import IllegalMove, Refusal
from consigliere.core.refusal import FIRST_OF_A_GAME
from consigliere.core.state import State

pytestmark = pytest.mark.both

GAME = consigliere.game("la-famiglia")
FAMILIES = GAME.parse("lead black blue")


def some_game(decisions: int, seed: int = 5) -> State:
    """A game after some first moves."""
    state = GAME.start(4, seed)
    for i in range(decisions):
        if state.over:
            break
        moves = state.moves(state.actors[0])
        state.play(state.actors[0], moves[i % len(moves)])
    return state


def everything(state: State) -> str:
    """The position, the questions and the last events."""
    seats = range(4)
    data: list[Any] = [state.to_json(), state.actors]
    data += [[state.moves(seat) for seat in seats], [state.side_moves(seat) for seat in seats]]
    data += [[event.seen(0) for event in state.events], state.forced[:]]
    return json.dumps(data)


def refused(state: State, seat: int, move: int) -> Refusal:
    """The refusal of a move that must be refused, the state unchanged."""
    before = everything(state)
    expected = state.refusal(seat, move)
    with pytest.raises(IllegalMove) as error:
        state.play(seat, move)
    refusal = error.value.refusal
    assert expected is not None
    assert refusal.to_json() == expected.to_json()
    assert refusal.rule in str(error.value)
    assert everything(state) == before
    return refusal


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_a_seat_that_does_not_exist(seat: int) -> None:
    state = some_game(20)
    refusal = refused(state, seat, state.moves(state.actors[0])[0])
    assert refusal.message == "why-no-such-seat"
    assert refusal.args["seat"] == seat


@pytest.mark.parametrize("move", [-1, GAME.move_count, 1 << 40])
def test_a_move_that_does_not_exist(move: int) -> None:
    state = some_game(20)
    refusal = refused(state, state.actors[0], move)
    assert refusal.message == "why-no-such-move"
    assert refusal.args == {"seat": state.actors[0]}


def test_a_move_out_of_turn() -> None:
    state = some_game(40)
    (actor,) = state.actors
    for other in range(4):
        if other != actor:
            assert refused(state, other, state.moves(actor)[0]).message == "why-not-your-turn"
            assert state.moves(other) == []


def test_a_move_that_answers_another_question() -> None:
    state = some_game(40)
    refusal = refused(state, state.actors[0], FAMILIES)
    assert refusal.message == "why-not-an-answer"
    assert refusal.args["verb"] == "lead"


def test_a_rule_that_forbids() -> None:
    state = GAME.start(4, 5)
    mine = state.moves(0)
    foreign = next(move for move in state.moves(1) if move not in mine)
    refusal = refused(state, 0, foreign)
    assert refusal.rule == "LF-2.5"
    assert refusal.args["seat"] == 0
    assert refusal.args["verb"] == "lead"


def test_a_reason_without_a_rule_takes_the_rule_of_its_step() -> None:
    without = [i for i, (rule, _) in enumerate(GAME.reasons) if not rule]
    assert without
    state = some_game(40)
    question = state.question()
    assert question is not None
    for i in without:
        refusal = state.explain(FIRST_OF_A_GAME + i, state.actors[0], FAMILIES)
        assert (refusal.rule, refusal.message) == (question["rule"], f"why-{GAME.reasons[i][1]}")


def test_a_secret_choice_is_made_once() -> None:
    state = GAME.start(4, 5)
    state.play(0, state.moves(0)[0])
    assert refused(state, 0, FAMILIES).message == "why-not-your-turn"


def test_nothing_is_possible_after_the_end() -> None:
    state = some_game(2000)
    assert state.over
    assert state.actors == []
    for seat in range(4):
        assert state.moves(seat) == []
        assert state.side_moves(seat) == []
        for move in (0, GAME.parse("done"), GAME.parse("give")):
            refusal = refused(state, seat, move)
            assert refusal.message == "why-game-over"
            assert refusal.rule == GAME.last_rule


def test_an_illegal_move_is_a_value_error_and_says_what() -> None:
    state = some_game(40)
    with pytest.raises(ValueError, match="'lead black blue' is not allowed: LF-"):
        state.play(state.actors[0], FAMILIES)
    with pytest.raises(ValueError, match="'-7' is not allowed: LF-"):
        state.play(state.actors[0], -7)


def test_a_refusal_is_plain_json() -> None:
    refusal = Refusal("LF-7.2", "why-same-area", {"seat": 1, "area": "gela"})
    assert refusal.to_json() == {"rule": "LF-7.2", "message": "why-same-area", "args": {"seat": 1, "area": "gela"}}
    assert repr(refusal) == "Refusal('LF-7.2', 'why-same-area', {'seat': 1, 'area': 'gela'})"
