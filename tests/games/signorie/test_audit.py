"""The stocktaking notices every piece that is lost, doubled or where it may not be."""

from collections.abc import Callable
from typing import cast

import pytest

from consigliere.games.signorie.check.audit import audit, audit_money, money_of
from consigliere.games.signorie.state import REMOVED, SignorieState
from tests.games.any_game import position

Break = Callable[[SignorieState], None]


def add(name: str, at: int, n: int) -> Break:
    """Changes one number of a list."""

    def broken(s: SignorieState) -> None:
        getattr(s, name)[at] += n

    return broken


def number(name: str, n: int) -> Break:
    """Changes one number."""

    def broken(s: SignorieState) -> None:
        setattr(s, name, getattr(s, name) + n)

    return broken


def removed_one_more(s: SignorieState) -> None:
    s.where[next(tile for tile in range(54) if s.where[tile] != REMOVED)] = REMOVED


def swapped_order(s: SignorieState) -> None:
    s.order[0] = s.order[1]


@pytest.mark.parametrize(
    "broken",
    [
        add("pool", 0, 1),
        add("reserve", 1, -1),
        add("careers", 3, 1),
        add("threshold", 2, 1),
        add("city_pawns", 0, 1),
        add("areas", 0, 1),
        add("aside", 2, -1),
        add("board", 1, 6),
        add("helpers", 0, 2),
        add("face_up", 0, 1),
        add("face_down", 5, 1),
        add("filled", 2, 1),
        add("closed", 0, 1),
        add("tasks", 0, 1),
        add("rewards", 6, 99),
        add("disc", 0, 99),
        add("brides", 0, 5),
        add("florins", 0, -99),
        number("pile", 1),
        number("discs", -1),
        removed_one_more,
        swapped_order,
    ],
)
def test_a_lost_or_doubled_piece_is_noticed(broken: Break) -> None:
    state = cast(SignorieState, position("signorie", 3, 5, 90, True))
    assert audit(state) == []
    broken(state)
    assert audit(state) != []


def test_si_1_6_florins_that_move_without_an_event_are_noticed() -> None:
    state = cast(SignorieState, position("signorie", 2, 5, 20, True))
    before = money_of(state)
    seat = state.actors[0]
    state.play(seat, state.moves(seat)[0])
    assert audit_money(before, state) == []
    state.florins[0] += 1
    assert audit_money(before, state) != []
