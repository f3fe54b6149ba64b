"""A player that takes any legal move, and an anytime option now and then."""

from random import Random
from typing import Any

from consigliere.core.game import Game

SIDE_MOVE_CHANCE = 0.02


class RandomBot:
    """Every move is equally likely; one answer in fifty is an anytime option instead."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.rng = Random(seed)

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """A random move of the view."""
        side_moves: list[int] = view["side_moves"]
        if side_moves and self.rng.random() < SIDE_MOVE_CHANCE:
            return self.rng.choice(side_moves)
        moves: list[int] = view["moves"]
        return self.rng.choice(moves)
