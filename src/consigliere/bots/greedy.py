"""A player that looks at each move, thinks the line through by habit, and takes the best outcome."""

from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.games import get

EQUAL = 1e-9  # outcomes as good as each other: any of them will do
WORLDS = 2  # at most, times what the game asks for where luck decides


class GreedyBot:
    """Looks at a few worlds that could be the truth, and at what each promising move brings in them.

    A baseline: what it chooses does not change. Of several picks it tries one order.
    """

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.baseline = get(game.name).baseline

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """The move with the best average outcome; the same view and seed give the same move."""
        moves: list[int] = view["moves"]
        if len(moves) == 1:
            return moves[0]
        seat: int = view["viewer"]
        rng = Random(f"{self.seed}/{view['at']}/{view['ask']}")
        worlds = self.game.worlds(view)
        world = plain(worlds(rng))
        promising = self.baseline.promising(world, seat, world.canonical(seat))
        if len(promising) == 1:
            return promising[0]
        total = dict.fromkeys(promising, 0.0)
        for sample in range(self.baseline.samples(world, min(WORLDS, budget.get("simulations", WORLDS)))):
            if sample:
                world = plain(worlds(rng))
            luck = rng.random()
            for move in promising:
                total[move] += self.baseline.worth(world.copy(), seat, move, Random(luck))
        best = max(total.values())
        return rng.choice([move for move in promising if total[move] >= best - EQUAL])


def plain(world: State) -> State:
    """A world with one stream of chance: what there was when this bot was made."""
    world.chance.streams = None
    return world
