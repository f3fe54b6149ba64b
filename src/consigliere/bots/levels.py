"""The opponents that people choose from: four levels, the same in every game."""

import time
from random import Random
from statistics import pstdev
from typing import Any

from consigliere.bots.search import MindBot, SearchBot, worth_for

WORLDS = 2
MISJUDGEMENT = 0.8  # of an easy opponent: standard deviations of what the moves are worth
BETTER_PART = 2  # it chooses among the better half of the moves: one in so many


class Normal(MindBot):
    """Ends its turn in its head with each move, and takes the best; one ply, no further."""

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """The move with the best outcome."""
        worths, rng = self.worths(view, budget)
        return best(worths, rng)

    def worths(self, view: dict[str, Any], budget: dict[str, int]) -> tuple[dict[int, float], Random]:
        """What each move worth a thought brings in a few worlds; and a generator for what is left to chance.

        If the time ends before all of them were tried, the others, which are less likely, do not count.
        """
        until = time.monotonic() + budget["ms"] / 1000 if "ms" in budget else float("inf")
        rng = self.rng(view)
        if len(view["moves"]) == 1 and not view["side_moves"]:
            return {view["moves"][0]: 0.0}, rng
        seat: int = view["viewer"]
        heuristics = self.heuristics(view["seats"])
        worth = worth_for(heuristics, seat, 0)
        worlds = self.game.worlds(view, heuristics.policy)
        world = worlds(rng)
        worths = {move: 0.0 for move, _ in heuristics.candidates(world, seat)}
        if len(worths) == 1:
            return worths, rng
        for number in range(WORLDS):
            luck = rng.random()
            gains: dict[int, float] = {}
            for move in worths:
                gains[move] = worth(world.copy(), move, luck) / WORLDS
                if time.monotonic() >= until:
                    break
            if len(gains) < len(worths):
                return (worths if number else gains), rng
            for move, gain in gains.items():
                worths[move] += gain
            world = worlds(rng)
        return worths, rng


class Easy(Normal):
    """Looks no further than Normal and misjudges what it sees, as people do who are new to a game; never nonsense."""

    def choose(self, view: dict[str, Any], budget: dict[str, int]) -> int:
        """One of the better moves, seldom the best."""
        worths, rng = self.worths(view, budget)
        if len(worths) == 1:
            return next(iter(worths))
        sensible = sorted(worths, key=lambda move: -worths[move])[: -(-len(worths) // BETTER_PART)]
        spread = pstdev(worths.values())
        return best({move: worths[move] + rng.gauss(0, MISJUDGEMENT * spread) for move in sensible}, rng)


class Hard(SearchBot):
    """Searches for about a tenth of a second."""

    milliseconds = 100


class Expert(SearchBot):
    """Searches for about a second; where a game's weights say so, its lines are thought through, not only more."""

    level = "expert"
    milliseconds = 1000


def best(worths: dict[int, float], rng: Random) -> int:
    """A move that is worth the most, any of them if there are several."""
    most = max(worths.values())
    return rng.choice([move for move in worths if worths[move] >= most - 1e-12])
