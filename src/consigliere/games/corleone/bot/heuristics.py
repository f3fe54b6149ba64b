"""What the levels know of Corleone's Empire."""

from random import Random
from typing import Any, Final

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.core.step import CODE
from consigliere.games.corleone import frames
from consigliere.games.corleone.bot.candidates import candidates
from consigliere.games.corleone.bot.policy import Policy
from consigliere.games.corleone.bot.value import Evaluator
from consigliere.games.corleone.game import Corleone as Rules
from consigliere.games.corleone.state import CorleoneState

TRIES = 2  # actions that a simulation thinks through at a turn
SIMULATIONS_PER_MS: Final = {2: 2.2, 3: 2.0, 4: 1.8, 5: 1.4}  # by players; compiled


class Heuristics:
    """Candidates, policy and value for one number of players.

    Weights may replace what is set here, for a level or a comparison: `numbers` (those of value.py by name), `horizon`,
    `tries` with `pace` (the part of the usual simulations that there is time for then), and `sealed`: bribes by a mixed
    answer, not measured yet.
    """

    def __init__(self, game: Game, seats: int, weights: dict[str, Any]) -> None:
        assert isinstance(game, Rules)
        self.seats = seats
        self.simulations_per_ms = SIMULATIONS_PER_MS[seats] * float(weights.get("pace", 1.0))
        self.horizon: int = weights.get("horizon", 2)
        self.sealed: bool = weights.get("sealed", False)
        self.evaluator = Evaluator(game.components, seats, weights)
        self.rule = Policy(self.evaluator, weights.get("tries", TRIES))

    def candidates(self, state: State, seat: int) -> list[tuple[int, float]]:
        """Moves worth a thought, the likeliest first."""
        assert isinstance(state, CorleoneState)
        habit = -1 if state.stack[-1][CODE] == frames.TURN else self.rule.answer(state, seat, Random(0))
        return candidates(self.rule, state, seat, habit)

    def policy(self, state: State, seat: int, rng: Random) -> int:
        """What a seat plays without searching."""
        assert isinstance(state, CorleoneState)
        return self.rule.choose(state, seat, rng, 1)

    def play_on(self, state: State, seat: int, turns: int, rng: Random) -> None:
        """A turn ends when the next one begins."""
        assert isinstance(state, CorleoneState)
        self.rule.play_on(state, turns, rng)

    def values(self, state: State) -> list[float]:
        """The chance to win and, a little, the margin."""
        assert isinstance(state, CorleoneState)
        return self.evaluator.values(state)

    def is_sealed(self, state: State, seat: int) -> bool:
        """Bribes are set at the same time in secret."""
        return self.sealed and state.stack[-1][CODE] == frames.SET_BRIBES

    def features(self, state: State, seat: int) -> list[float]:
        """What each player will own at the end, about: the seat's, then the others' clockwise."""
        assert isinstance(state, CorleoneState)
        values = self.evaluator.wealth(state)
        return [values[(seat + i) % state.seats] for i in range(state.seats)]

    def feature_names(self) -> list[str]:
        """Names of the features."""
        return ["wealth", *[f"wealth of the {i}. on the left" for i in range(1, self.seats)]]
