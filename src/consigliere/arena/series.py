"""Many games, one after the other or side by side in several processes, and what came of them."""

import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from multiprocessing import active_children, get_context
from typing import Any

from consigliere.arena.play import Played, game_of, play_game
from consigliere.arena.summary import Summary, interval
from consigliere.games import get

LARGEST_BATCH = 25  # games that a process plays before it reports
BATCHES_PER_WORKER = 8


@dataclass(frozen=True)
class Plan:
    """What all games of a series have in common."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, bool] = field(default_factory=dict)
    pack: str | None = None
    check: bool = False
    rotate: bool = False  # the bots move on by one seat from seed to seed
    count: bool = False  # what the game's statistics count

    def seating(self, seed: int) -> tuple[str, ...]:
        """Who sits where in the game with this seed."""
        turn = seed % self.seats if self.rotate else 0
        return self.bots[self.seats - turn :] + self.bots[: self.seats - turn]


def play_batch(plan: Plan, seeds: range) -> list[Played]:
    """Some games of a series."""
    game = game_of(plan.game, plan.pack)
    counted = get(game.name).statistics(game, plan.seats) if plan.count else None
    return [play_game(game, plan.seating(seed), seed, plan.seats, plan.options, plan.check, counted) for seed in seeds]


def play_series(plan: Plan, seeds: range, workers: int = 1) -> Iterator[list[Played]]:
    """Every game of a series in the order of the seeds, some at a time; the same for any number of workers."""
    if workers == 1:
        for seed in seeds:
            yield play_batch(plan, range(seed, seed + 1))
        return
    size = max(1, min(LARGEST_BATCH, len(seeds) // (workers * BATCHES_PER_WORKER)))
    batches = [seeds[i : i + size] for i in range(0, len(seeds), size)]
    others = active_children()
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        for future in [pool.submit(play_batch, plan, batch) for batch in batches]:
            yield future.result()
    except BaseException:  # somebody has seen enough, or a game broke: do not wait for the games that are still played
        for child in active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@dataclass
class BotTally:
    """How often a bot won, at whichever seats it sat; a victory that another bot shares is counted for both."""

    games: int = 0
    wins: int = 0
    shared: int = 0

    def add(self, seats: list[int], winners: list[int]) -> None:
        """One more game."""
        won = any(seat in seats for seat in winners)
        self.games += 1
        self.wins += won
        self.shared += won and any(seat not in seats for seat in winners)

    def to_json(self) -> dict[str, Any]:
        """As plain JSON, with the interval that holds the true share of wins 95 times in 100."""
        low, high = interval(self.wins, self.games)
        return {
            "games": self.games,
            "wins": self.wins,
            "shared": self.shared,
            "interval": [round(low, 4), round(high, 4)],
        }


class Tally:
    """The sum of a series."""

    def __init__(self, teams: list[list[int]]) -> None:
        self.teams = teams
        self.games = 0
        self.moves = 0
        self.shortest = 0
        self.longest = 0
        self.decisions = 0
        self.widest = 0
        self.draws = 0
        self.endings: Counter[str] = Counter()
        self.rounds: Counter[int] = Counter()
        self.seat_wins = [0] * sum(len(team) for team in teams)
        self.team_wins = [0] * len(teams)
        self.bots: dict[str, BotTally] = {}
        self.summary = Summary()
        self._digest = blake2b(digest_size=16)

    def add(self, game: Played) -> None:
        """One more game."""
        self.shortest = min(self.shortest, game.moves) if self.games else game.moves
        self.longest = max(self.longest, game.moves)
        self.games += 1
        self.moves += game.moves
        self.decisions += game.decisions
        self.widest = max(self.widest, game.widest)
        self.endings[game.result["ending"]] += 1
        if game.rounds is not None:
            self.rounds[game.rounds] += 1
        self.draws += game.result["draw"]
        for seat in game.result["winners"]:
            self.seat_wins[seat] += 1
        for i, team in enumerate(self.teams):
            self.team_wins[i] += any(seat in game.result["winners"] for seat in team)
        for bot in dict.fromkeys(game.bots):
            seats = [seat for seat, name in enumerate(game.bots) if name == bot]
            self.bots.setdefault(bot, BotTally()).add(seats, game.result["winners"])
        self.summary.add(game)
        self._digest.update(game.digest)

    @property
    def digest(self) -> str:
        """Of all games in their order."""
        return self._digest.hexdigest()

    def to_json(self) -> dict[str, Any]:
        """The sum as plain JSON."""
        return {
            "games": self.games,
            "endings": dict(self.endings.most_common()),
            "rounds": {str(n): self.rounds[n] for n in sorted(self.rounds)},
            "moves": {"all": self.moves, "shortest": self.shortest, "longest": self.longest},
            "teams": self.teams,
            "team_wins": self.team_wins,
            "seat_wins": self.seat_wins,
            "bot_wins": {bot: tally.to_json() for bot, tally in self.bots.items()},
            "draws": self.draws,
            "decisions": self.decisions,
            "widest": self.widest,
        }
