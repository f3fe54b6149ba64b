"""CE-10.2, CE-13.4: what is offered to be discarded is exactly what `check` allows of all moves."""

from random import Random

import pytest

from consigliere.core.step import CODE
from consigliere.games.corleone.frames import TRADE_DISCARDS, TRIBUTE
from tests.games.corleone.positions import COUNTS, GAME


@pytest.mark.parametrize("count", COUNTS)
def test_discards_offered_are_the_possible_ones(count: int) -> None:
    seen = 0
    for seed in range(3):
        state, rng = GAME.start(count, seed), Random(seed)
        while not state.over:
            frame = state.stack[-1]
            if frame[CODE] in (TRIBUTE, TRADE_DISCARDS):
                step = GAME.steps[frame[CODE]]
                for seat in state.actors:
                    possible = [move for move in range(GAME.move_count) if not step.check(state, frame, seat, move)]
                    assert step.legal(state, frame, seat) == possible
                    seen += 1
            seat = state.actors[0]
            state.play(seat, rng.choice(state.moves(seat)))
    assert seen > 100
