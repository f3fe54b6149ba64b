"""Histories of secret transfers (CE-12.1): what really happened is never ruled out, and little is tried in vain."""

from random import Random
from typing import Any, cast

import pytest

import consigliere
from consigliere.games.corleone.chapters import transfer_log as log
from consigliere.games.corleone.state import CorleoneState
from consigliere.games.corleone.viewer.transfers import History, replay

GAME = consigliere.game("corleone")


class Truth(Random):
    """Chance that always guesses what really went from hand to hand."""

    def __init__(self, entries: list[int], viewer: int | None) -> None:
        super().__init__(0)
        moved = [row for row in log.rows(entries) if log.kind_at(entries, row) == log.MOVED]
        self.rows = [row for row in moved if not log.knows(entries, row, viewer)]
        self.cards = [log.card_at(entries, row) for row in self.rows]
        self.guessed = 0

    def choice(self, seq: Any) -> Any:
        if not isinstance(seq[0], tuple):
            return super().choice(seq)
        card = self.cards[self.guessed]
        self.guessed += 1
        right = [option for option in seq if option[0] == card] or [option for option in seq if option[1] >= 0]
        assert right, f"card {card} is ruled out, but it was the one"
        return right[0]


def after_transfers(seed: int, seats: int) -> list[CorleoneState]:
    """Positions of a random game after some card went from hand to hand in secret."""
    match = GAME.match(seats=seats, seed=seed)
    rng = Random(seed)
    found: list[CorleoneState] = []
    while not match.state.over:
        state = cast(CorleoneState, match.state)
        if state.transfer_log and rng.random() < 0.1:
            found.append(state.copy())
        seat = rng.choice(state.actors)
        match.play(seat, rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.ci
def test_the_truth_is_always_among_the_histories(seats: int, long: bool) -> None:
    guessed = 0
    for seed in range(400 if long else 30):
        for state in after_transfers(seed, seats):
            for viewer in [None, *range(seats)]:
                truth = Truth(state.transfer_log, viewer)
                assert replay(state, viewer, History(seats), 0, truth, False) is not None
                assert truth.guessed == len(truth.rows)
                guessed += truth.guessed
    assert guessed or seats == 2  # with two players both know every card that goes between them


def test_who_has_begun_a_discard_can_end_it_in_every_imagined_world() -> None:
    """Cards are named in a fixed order: who has discarded one and owes another holds one that comes later."""
    compared = 0
    for seed in range(400):
        state, rng = GAME.start(seats=3, seed=seed), Random(seed)
        for _ in range(12):
            question = state.question()
            if question is not None and question["message"] == "ask-trade-discards" and question["args"]["left"] == 1:
                actor = state.actors[0]
                viewer = (actor + 1) % 3
                worlds = GAME.worlds(state.view(viewer))
                assert all(worlds(Random(number)).moves(actor) for number in range(20))
                compared += 1
            seat = state.actors[0]
            state.play(seat, rng.choice(state.moves(seat)))
    assert compared >= 3
