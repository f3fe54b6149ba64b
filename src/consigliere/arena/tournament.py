"""An arena from the first game to the last: which game is next, when a question is answered, and what counts.

Games may finish in any order, wherever they are played. What counts are the whole blocks of a pairing in the order of
the schedule, up to the one that answered its question: so the table is the same for any number of processes or nodes.
"""

from collections.abc import Callable
from typing import Any

from consigliere.arena.journal import Journal
from consigliere.arena.schedule import Job, Pairing, Schedule
from consigliere.arena.sequential import Question
from consigliere.arena.workers import Lines, NextJob

Backend = Callable[[NextJob], Lines]
Key = tuple[int, int, int]


class PairingRun:
    """One pairing: how many of its blocks count so far, and whether its question is answered."""

    def __init__(self, pairing: Pairing, number: int, schedule: Schedule, bound: float, stop: bool) -> None:
        self.pairing = pairing
        self.number = number
        self.schedule = schedule
        self.question = Question(bound)
        self.stop = stop
        self.lines: list[list[dict[str, Any]]] = []  # the blocks that count

    @property
    def is_stopped(self) -> bool:
        """Whether no more games are needed."""
        return self.stop and self.question.answer is not None

    def label(self, member: int) -> str:
        """What a bot of the pairing is called."""
        return self.schedule.entrants[member].label

    def shares(self, label: str) -> list[float]:
        """A bot's average over each block."""
        return [sum(points(line, label, self.schedule) for line in block) / len(block) for block in self.lines]

    def add(self, block: list[dict[str, Any]]) -> None:
        """The next block."""
        self.lines.append(block)
        first = self.label(self.pairing.sides[0])
        self.question.add(sum(points(line, first, self.schedule) for line in block) / len(block))


class Tournament:
    """All pairings, up to `games` games each."""

    def __init__(self, schedule: Schedule, games: int, bound: float | None = None, stop: bool = True) -> None:
        self.schedule = schedule
        self.planned = schedule.blocks(games)
        self.bound = 1 / schedule.turns if bound is None else bound
        self.stop = stop
        pairings = enumerate(schedule.pairings)
        self.runs = [PairingRun(pairing, n, schedule, self.bound, stop) for n, pairing in pairings]
        self.lines: dict[Key, dict[str, Any]] = {}
        self.handed_out: set[Key] = set()

    def run(self, backend: Backend, journal: Journal, on_game: Callable[["Tournament"], None] | None = None) -> None:
        """Plays what is not in the journal yet."""
        for line in journal.found:
            self.add(line)
        for line in backend(self.next_job):
            journal.add(line)
            self.add(line)
            if on_game is not None:
                on_game(self)

    def next_job(self) -> Job | None:
        """A game that is still to be played; all pairings go on side by side."""
        going_on = [run for run in self.runs if not run.is_stopped]
        for block in range(min((len(run.lines) for run in going_on), default=0), self.planned):
            for run in going_on:
                for turn in range(self.schedule.turns):
                    key = (run.number, block, turn)
                    if key not in self.lines and key not in self.handed_out:
                        self.handed_out.add(key)
                        return self.schedule.job(*key)
        return None

    def add(self, line: dict[str, Any]) -> None:
        """A finished game; blocks count in their order, as soon as they are whole."""
        key = (line["pairing"], line["block"], line["turn"])
        if not 0 <= key[0] < len(self.runs) or key in self.lines:
            return
        self.lines[key] = line
        run = self.runs[key[0]]
        turns = range(self.schedule.turns)
        while not run.is_stopped and len(run.lines) < self.planned:
            block = [self.lines.get((key[0], len(run.lines), turn)) for turn in turns]
            whole = [line for line in block if line is not None]
            if len(whole) < len(turns):
                return
            run.add(whole)

    @property
    def played(self) -> int:
        """How many games are over."""
        return len(self.lines)

    @property
    def left(self) -> int:
        """How many games are still to be played at most."""
        wanted = [run for run in self.runs if not run.is_stopped]
        keys = ((c.number, block, turn) for c in wanted for block in range(self.planned) for turn in self.turns)
        return sum(key not in self.lines for key in keys)

    @property
    def turns(self) -> range:
        """The games of a block."""
        return range(self.schedule.turns)


def points(line: dict[str, Any], label: str, schedule: Schedule) -> float:
    """A bot's part of the victory in one game: shared ones are divided, and so is a draw, by all."""
    winning = [team for team in schedule.teams if any(seat in line["winners"] for seat in team)]
    sides = winning or list(schedule.teams)
    own = [team for team in sides if line["bots"][team[0]] == label]
    return len(own) / len(sides)
