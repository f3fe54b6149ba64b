"""What the levels know of Signorie."""

from math import exp
from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.core.step import CODE
from consigliere.games.signorie.codes import HELPERS_ACT, TURN
from consigliere.games.signorie.state import Signorie
from consigliere.games.signorie.yardstick.mind import next_best
from consigliere.games.signorie.yardstick.value import prospects

LINE = 400
SPREAD = 25.0


class Mind:
    """Candidates, policy and value for one number of players."""

    def __init__(self, game: Game, seats: int, weights: dict[str, Any]) -> None:
        self.seats = seats
        self.simulations_per_ms = 1.0
        self.horizon = 3

    def candidates(self, state: State, seat: int) -> list[tuple[int, float]]:
        """All canonical moves: there are few."""
        moves = state.canonical(seat)
        return [(move, 1.0 / len(moves)) for move in moves]

    def policy(self, state: State, seat: int, rng: Random) -> int:
        """The move after which things look best at once."""
        assert isinstance(state, Signorie)
        moves = state.canonical(seat)
        if len(moves) == 1 or state.stack[-1][CODE] == HELPERS_ACT:
            return moves[0]
        return next_best(state, seat, moves)

    def play_on(self, state: State, seat: int, turns: int, rng: Random) -> None:
        """A turn ends when somebody takes the next die."""
        for _ in range(LINE):
            if state.over:
                return
            actor = state.actors[0]
            if state.stack[-1][CODE] == TURN:
                if turns == 0:
                    return
                turns -= 1
            state.apply(actor, self.policy(state, actor, rng))

    def values(self, state: State) -> list[float]:
        """The chance to win, from the margin to the best other player."""
        assert isinstance(state, Signorie)
        points = [prospects(state, seat) for seat in range(state.seats)]
        found = []
        for seat in range(state.seats):
            rival = max([points[other] for other in range(state.seats) if other != seat])
            found.append(1.0 / (1.0 + exp((rival - points[seat]) / SPREAD)))
        return found

    def is_sealed(self, state: State, seat: int) -> bool:
        """Nothing is chosen in secret."""
        return False

    def features(self, state: State, seat: int) -> list[float]:
        """The value as it is."""
        assert isinstance(state, Signorie)
        return [prospects(state, seat)]

    def feature_names(self) -> list[str]:
        """Names of the features."""
        return ["prospects"]
