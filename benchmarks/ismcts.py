"""OpenSpiel's own information-set MCTS as a bot for our games: `benchmarks/ismcts.py:Ismcts`, with random playouts.

Information sets are views, returns are wins. OpenSpiel counts simulations, not time: how many a decision has follows
from what they have cost so far. Needs the environment of `dev.py bench`.
"""

import json
import time
from random import Random
from types import SimpleNamespace
from typing import Any, Self

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from consigliere.core.game import Game
from consigliere.core.state import State

EXPLORATION = 1.4
MILLISECONDS = 1000
FEWEST = 4  # simulations of a decision
KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
)


class Position:
    """One of our states with the names that OpenSpiel's algorithms use. Who owes a choice first is the player."""

    def __init__(self, state: State) -> None:
        self.state = state

    def get_game(self) -> Any:
        """Only its type is asked for."""
        return SimpleNamespace(get_type=lambda: KIND)

    def clone(self) -> Self:
        """A copy with the same luck."""
        return type(self)(self.state.copy())

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    def is_chance_node(self) -> bool:
        """Luck is drawn by the engine."""
        return False

    def current_player(self) -> int:
        """The first seat that owes a choice."""
        return self.state.actors[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Moves without permutations of the same picks."""
        return self.state.canonical(self.current_player())

    def apply_action(self, move: int) -> None:
        """Plays a move quietly."""
        self.state.apply(self.current_player(), int(move))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player may know."""
        return json.dumps(self.state.view(self.current_player()), sort_keys=True)

    def returns(self) -> list[float]:
        """1 for winners, -1 for losers."""
        result = self.state.result
        assert result is not None
        return [1.0 if seat in result.winners else -1.0 for seat in range(self.state.seats)]


class Ismcts:
    """Thinks for the milliseconds of its budget, a second if there are none."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.seconds = 0.0
        self.simulations = 0

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """The move that was tried most."""
        if len(view["moves"]) == 1:
            return int(view["moves"][0])
        rng = Random(f"{self.seed}/{view['at']}/{view['ask']}")
        chosen = np.random.RandomState(rng.getrandbits(32))
        worlds = self.game.worlds(view)
        bot = ISMCTSBot(
            self.game,
            RandomRolloutEvaluator(1, chosen),
            EXPLORATION,
            self.affordable(budget.get("ms", MILLISECONDS) / 1000),
            random_state=chosen,
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(lambda state, player: Position(worlds(rng)))
        start = time.perf_counter()
        move = int(bot.step(Position(worlds(rng))))
        self.seconds += time.perf_counter() - start
        self.simulations += bot._max_simulations
        return move

    def affordable(self, seconds: float) -> int:
        """How many simulations fit into so much time, as far as one knows."""
        if not self.simulations:
            return FEWEST
        return max(FEWEST, int(seconds * self.simulations / self.seconds))
