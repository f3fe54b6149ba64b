"""Points on the tracks as a second reading of the rules has them (`track_model.py`), question by question."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from consigliere.core.state import State
from consigliere.core.step import CODE
from consigliere.games import load
from consigliere.games.signorie.frames import SPEND_POINTS
from tests.games.any_game import choice
from tests.games.signorie.track_model import Player, Spending, pay, source

GAME = load("signorie")


class Follower:
    """Plays a game, and all points on tracks also in the model."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rng = Random(seed)
        self.state: State = GAME.start(seats, seed)
        self.placed = ("", 0)
        self.spending: Spending | None = None
        self.met: set[tuple[tuple[str, ...], bool]] = set()

    def play(self) -> None:
        """One choice, and what the engine plays after it by itself."""
        state = self.state
        seat, move = choice(state, self.rng, True)
        if self.spending is not None:
            assert {GAME.text(legal) for legal in state.moves(seat)} == self.spending.answers()
        before = state.view(seat)
        player = Player.of(before)
        state.play(seat, move)
        for i, text in enumerate([GAME.text(move), *[GAME.text(forced) for forced in state.forced[1::2]]]):
            assert i == 0 or self.spending is None or self.spending.answers() == {text}
            self.follow(text, player, before["table"], seat)
        assert (self.spending is not None) == (not state.over and state.stack[-1][CODE] == SPEND_POINTS)
        if self.spending is not None:
            assert Player.of(state.view(seat)) == self.spending.player

    def follow(self, text: str, player: Player, table: dict[str, Any], seat: int) -> None:
        """One move; `player` is how things were before its points."""
        if self.spending is not None:
            assert text in self.spending.answers()
            self.spending.play(text)
            self.met.add((self.spending.tracks, self.spending.ended))
            if self.spending.ended:
                self.compare_the_end(table, seat)
                self.spending = None
            return
        if text.startswith("die "):
            _, colour, value = text.split()
            self.placed = (colour, int(value))
        pay(player, table, text)
        found = source(table, self.placed, text)
        if found:
            self.spending = Spending(player, *found)

    def compare_the_end(self, table: dict[str, Any], seat: int) -> None:
        """What came of all points; by now the discs may have gone back (SI-11.3) and a reward been paid (SI-11.5)."""
        assert self.spending is not None
        after = self.state.view(seat)
        player = Player.of(after)
        if any(after["table"][key] != table[key] for key in ("round", "phase")):
            player.disc, player.florins = self.spending.player.disc, self.spending.player.florins
        assert player == self.spending.player


@pytest.mark.parametrize("seats", GAME.seats)
def test_legal_points_and_their_results_are_those_of_the_model(seats: int, size: Callable[..., int]) -> None:
    met = set()
    for seed in range(size(8, 300)):
        follower = Follower(seats, seed)
        while not follower.state.over:
            follower.play()
        met |= follower.met
    assert len({tracks for tracks, _ in met}) == 6  # all tracks, the three careers, each track alone
    assert {ended for _, ended in met} == {True, False}
