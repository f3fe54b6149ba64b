"""The preview's ledger: what a seat has before and after a move, as the view says it once the move is played."""

from random import Random
from typing import Any

import pytest

import consigliere
from consigliere.core.state import State
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.preview import ledger

MOVES = 120
SEATS = {"la-famiglia": 4, "corleone": 3, "signorie": 3}


def imagined(state: State, move: int) -> tuple[dict[str, Any], State]:
    """The view before a move, and an imagined world in which it was played."""
    view = state.view(state.actors[0])
    world = state.game.imagine(view, Random(0))
    world.play(state.actors[0], move)
    return view, world


def stock_after(state: State, seat: int, move: int, phrasing: Phrasing) -> dict[str, int]:
    """What the seat really has once it has played."""
    world = state.copy()
    world.play(seat, move)
    return phrasing.stock(world.view(seat))


@pytest.mark.parametrize("name", list(SEATS))
def test_the_ledger_is_what_comes(name: str) -> None:
    game = consigliere.game(name)
    state = game.start(seats=SEATS[name], seed=5, options={})
    phrasing, chance = Phrasing(game, "en"), Random(name)
    changed: set[str] = set()
    for _ in range(MOVES):
        if state.over:
            break
        seat = state.actors[0]
        view: dict[str, Any] = state.view(seat)
        move = chance.choice(view["moves"])
        told = ledger(*imagined(state, move), phrasing)
        before, after = phrasing.stock(view), stock_after(state, seat, move, phrasing)
        for line in told:
            what = line.what
            assert line.before == before[what] != line.after == after[what], (line, game.text(move))
        changed |= {line.what for line in told}
        state.play(seat, move)
    assert len(changed) > 2, changed


def test_a_payment_stands_in_the_ledger() -> None:
    """Signorie: a die costs florins, and the sum of the dice grows by its value."""
    game = consigliere.game("signorie")
    state = game.start(seats=2, seed=1, options={})
    view = state.view(state.actors[0])
    phrasing = Phrasing(game, "en")
    told = [ledger(*imagined(state, move), phrasing) for move in view["moves"]]
    assert any(line.what == "Sum of your dice" and line.before == 0 for lines in told for line in lines), told
