"""What the levels know of La Famiglia."""

from math import exp
from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.games.la_famiglia.state import Famiglia
from consigliere.games.la_famiglia.yardstick.habits import episode, habit
from consigliere.games.la_famiglia.yardstick.mind import promising
from consigliere.games.la_famiglia.yardstick.value import value

LINE = 400
SPREAD = 20.0


class Mind:
    """Candidates, policy and value for one number of players."""

    def __init__(self, game: Game, seats: int, weights: dict[str, Any]) -> None:
        self.seats = seats
        self.simulations_per_ms = 1.0
        self.horizon = 0

    def candidates(self, state: State, seat: int) -> list[tuple[int, float]]:
        """What the greedy bot looks at."""
        assert isinstance(state, Famiglia)
        moves = promising(state, seat, state.canonical(seat))
        return [(move, 1.0 / len(moves)) for move in moves]

    def policy(self, state: State, seat: int, rng: Random) -> int:
        """The habit."""
        assert isinstance(state, Famiglia)
        return habit(state, seat, rng)

    def play_on(self, state: State, seat: int, turns: int, rng: Random) -> None:
        """What counts as a turn is an episode: a token, an order, a conflict."""
        assert isinstance(state, Famiglia)
        start = episode(state)
        for _ in range(LINE):
            if state.over:
                return
            if episode(state) != start:
                if turns == 0:
                    return
                turns -= 1
                start = episode(state)
            actor = state.actors[0]
            state.apply(actor, habit(state, actor, rng))

    def values(self, state: State) -> list[float]:
        """The chance to win."""
        assert isinstance(state, Famiglia)
        return [1.0 / (1.0 + exp(-max(-100.0, min(100.0, value(state, seat) / SPREAD)))) for seat in range(state.seats)]

    def is_sealed(self, state: State, seat: int) -> bool:
        """No question is answered with a mixed answer yet."""
        return False

    def features(self, state: State, seat: int) -> list[float]:
        """The value as it is."""
        assert isinstance(state, Famiglia)
        return [value(state, seat)]

    def feature_names(self) -> list[str]:
        """Names of the features."""
        return ["value"]
