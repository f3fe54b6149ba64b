"""Two worlds that look the same to a viewer are played on alike: it is shown the same until secrets come to light."""

from collections.abc import Iterable
from random import Random
from typing import Any, ClassVar

from consigliere.core.game import Game
from consigliere.core.state import State
from tests.games.any_game import check_conserved, dumped, refusals

Pair = tuple[int, int, int] | None


class Paired:
    """What a game adds: the events that show something, and moves that look the same."""

    game: ClassVar[Game[Any]]
    showing: ClassVar[tuple[str, ...]]  # after these events the worlds may look different

    def circle(self, viewer: int | None) -> tuple[int, ...]:
        """The seats whose secrets the viewer knows."""
        return () if viewer is None else (viewer,)

    def choose(self, state: State, twin: State, viewer: int | None, rng: Random, eager: bool) -> Pair:
        """A seat, its move, and the move in the other world that looks the same to the viewer, if there is one."""
        raise NotImplementedError

    def check_shuffled(self, state: State, viewer: int | None, rng: Random, moves: Iterable[int]) -> State:
        """Exchanging what the viewer cannot tell apart changes nothing it can get. Returns the other world."""
        twin = state.copy()
        twin.shuffle_hidden(viewer, rng)
        check_conserved(twin)
        self.check_same(state, twin, viewer, moves)
        return twin

    def check_same(self, state: State, twin: State, viewer: int | None, moves: Iterable[int]) -> None:
        """The viewer cannot tell the two worlds apart."""
        moves = list(moves)
        assert dumped(twin.view(viewer)) == dumped(state.view(viewer))
        for seat in self.circle(viewer):
            assert refusals(twin, seat, moves) == refusals(state, seat, moves)

    def check_shown(self, state: State, twin: State, viewer: int | None) -> bool:
        """The viewer is shown the same, up to an event that shows a secret; False if the worlds part there."""
        here = [event.seen(viewer) for event in state.events]
        there = [event.seen(viewer) for event in twin.events]
        for one, other in zip(here, there):
            if one != other:
                assert one is not None
                assert one["kind"] in self.showing, f"{one} differs from {other}"
                return False
        return len(here) == len(there)

    def check_play(self, state: State, viewer: int | None, rng: Random, moves: int, eager: bool) -> int:
        """Plays both on. Returns how many moves were played."""
        twin = self.check_shuffled(state, viewer, rng, self.some_moves(rng))
        for played in range(moves):
            if state.over:
                return played
            assert twin.actors == state.actors
            pair = self.choose(state, twin, viewer, rng, eager)
            if pair is None:
                return played
            seat, move, other = pair
            state.play(seat, move)
            twin.play(seat, other)
            if not self.check_shown(state, twin, viewer):
                return played
            self.check_same(state, twin, viewer, self.some_moves(rng))
            if rng.random() < 0.1:
                twin = self.check_shuffled(twin, viewer, rng, [])
        return moves

    def some_moves(self, rng: Random) -> list[int]:
        """Moves the viewer may ask about."""
        return rng.sample(range(self.game.move_count), 20)
