"""Which games an arena plays: every deal once in each turn of the seats, so that neither luck nor a seat favours a bot.

A *side* is a team, or a seat where everybody plays alone. A *pairing* is who plays whom; its first bot is the one that
is asked about. A *block* is one deal played once for each side; these games are its *turns*, and from one to the next
everybody moves on by one side. Blocks are independent of each other, the games of one are not.
"""

from dataclasses import dataclass, field
from itertools import permutations
from math import factorial
from typing import Any

from consigliere.arena.entrants import Entrant

ALONE, TOGETHER = "alone", "together"


@dataclass(frozen=True)
class Pairing:
    """The sides of a table before they take their turns at the seats, as numbers of entrants, the first one first."""

    sides: tuple[int, ...]
    kind: str  # one against others that are all alike, or all different at one table

    @property
    def members(self) -> list[int]:
        """Who plays in it."""
        return list(dict.fromkeys(self.sides))


@dataclass(frozen=True)
class Job:
    """One game to play."""

    pairing: int
    block: int
    turn: int
    seed: int
    seating: tuple[int, ...]  # the entrant at each seat

    @property
    def key(self) -> tuple[int, int, int]:
        """Which game of the arena it is."""
        return self.pairing, self.block, self.turn


@dataclass(frozen=True)
class Schedule:
    """All games of an arena. They do not depend on who plays them, nor on how many processes do."""

    game: str
    teams: tuple[tuple[int, ...], ...]
    entrants: tuple[Entrant, ...]
    seed: int = 0
    options: dict[str, bool] = field(default_factory=dict)
    pack: str | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return sum(len(team) for team in self.teams)

    @property
    def turns(self) -> int:
        """How many games a block has."""
        return len(self.teams)

    @property
    def pairings(self) -> list[Pairing]:
        """All at one table if there are as many as sides; otherwise each pair, the first alone against the other."""
        count, sides = len(self.entrants), len(self.teams)
        if count == sides > 2:
            return [Pairing(tuple(range(count)), TOGETHER)]
        return [Pairing((a, *[b] * (sides - 1)), ALONE) for a in range(count) for b in range(a + 1, count)]

    def job(self, pairing: int, block: int, turn: int) -> Job:
        """One game: from turn to turn everybody moves on by one side, from block to block the neighbours change."""
        kind = self.pairings[pairing]
        sides = kind.sides
        if kind.kind == TOGETHER:
            orders = permutations(sides[1:])
            number = block % factorial(len(sides) - 1)
            sides = (sides[0], *next(order for i, order in enumerate(orders) if i == number))
        seating = [0] * self.seats
        for i, team in enumerate(self.teams):
            for seat in team:
                seating[seat] = sides[(i - turn) % len(sides)]
        return Job(pairing, block, turn, self.seed + block, tuple(seating))

    def blocks(self, games: int) -> int:
        """How many deals so many games for each pairing are, the last one whole."""
        return -(-games // self.turns)

    def to_json(self) -> dict[str, Any]:
        """What the games depend on."""
        return {
            "game": self.game,
            "seats": self.seats,
            "teams": [list(team) for team in self.teams],
            "bots": [entrant.to_json() for entrant in self.entrants],
            "seed": self.seed,
            "options": self.options,
            "pack": self.pack,
        }
