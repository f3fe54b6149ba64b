"""Plays ours and the peers in turns, round by round, with random moves, and prints rates and ratios as Markdown.

Each engine has a process of its own, and only one works at a time: what else the machine does meets all alike.
Rates are medians over the rounds; a ratio is the median of the ratios within a round.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from consigliere.games import names
from consigliere.words import game_say

WORKER = Path(__file__).with_name("peers.py")
PEERS = {
    "catanatron": "Catanatron {version}",
    "backgammon": "OpenSpiel {version} backgammon (C++)",
    "chess": "python-chess {version}",
}
ENVIRONMENTS = {
    "catanatron-gym": "Catanatron's Gym environment {version}",
    "pettingzoo-chess": "PettingZoo {version} chess_v6",
}
RATIOS = {"decisions": "decisions/s", "copies": "copies/s", "us_per_move": "µs per legal move"}
COSTS = {
    "copy": "`state.copy()`",
    "view": "`state.view(seat)`",
    "imagine": "`game.imagine(view, rng)`",
    "worlds": "`worlds(rng)`, parsed once",
}
SEARCHERS = {"backgammon": "OpenSpiel {version} MCTS on backgammon (C++)"}
MOMENTS = {"start": "at the start", "middle": "in the middle"}
CANNOT_MEASURE = 2
Rounds = list[dict[str, float]]


class Worker:
    """The process of one engine."""

    def __init__(self, engine: str, pure: bool = False) -> None:
        environment = {k: v for k, v in os.environ.items() if k != "CONSIGLIERE_PURE"}
        if pure:
            environment["CONSIGLIERE_PURE"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, str(WORKER), engine],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.engine = engine
        self.rounds: Rounds = []
        about = self.line()
        self.version: str = about["version"]
        self.build: str = about["build"]

    def line(self) -> dict[str, str]:
        """The next answer; a process that died ends the run with one sentence."""
        assert self.process.stdout is not None
        text = self.process.stdout.readline()
        if not text:
            assert self.process.stderr is not None
            last = (self.process.stderr.read().strip().splitlines() or ["no word"])[-1]
            print(f"The benchmark of {self.engine} cannot run: {last}.", file=sys.stderr)
            sys.exit(CANNOT_MEASURE)
        answer: dict[str, str] = json.loads(text)
        return answer

    def ask(self, command: str, seconds: float) -> dict[str, float]:
        """One measurement."""
        assert self.process.stdin is not None
        print(command, seconds, file=self.process.stdin, flush=True)
        return {name: float(value) for name, value in self.line().items()}

    def stop(self) -> None:
        """Ends the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def run(workers: list[Worker], environments: list[Worker], rounds: int, seconds: float) -> None:
    """All measurements, in turns; a first short round warms everybody up."""
    for worker in workers:
        worker.ask("play", seconds / 4)
    for worker in environments:
        worker.ask("steps", seconds / 4)
    for done in range(rounds):
        if sys.stderr.isatty():
            print(f"\rround {done + 1} of {rounds}\r", end="", file=sys.stderr, flush=True)
        for worker in workers:
            worker.rounds.append(worker.ask("play", seconds))
        for worker in workers:
            worker.rounds[-1] |= worker.ask("copies", seconds / 4)
        for worker in workers:
            if worker.engine not in PEERS:
                worker.rounds[-1] |= worker.ask("knowledge", seconds / 8)
            if worker.engine not in PEERS or worker.engine in SEARCHERS:
                worker.rounds[-1] |= worker.ask("search", seconds / 4)
        for worker in environments:
            worker.rounds.append({})
        for worker in [*workers, *environments]:
            if worker.engine not in PEERS:
                worker.rounds[-1] |= worker.ask("steps", seconds / 2)


def middle(worker: Worker, key: str, unit: str = "") -> float:
    """The median of a value over the rounds, as it is or in terms of another value of the same round."""
    return median(each[key] / (each[unit] if unit else 1.0) for each in worker.rounds)


def ratio(ours: Worker, peer: Worker, key: str) -> float:
    """How many times the peer's value ours is: the median over the rounds."""
    return median(mine[key] / theirs[key] for mine, theirs in zip(ours.rounds, peer.rounds))


def number(value: float) -> str:
    """Three digits that mean something."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def title(worker: Worker) -> str:
    """What a row is called."""
    names = PEERS | ENVIRONMENTS
    if worker.engine in names:
        return names[worker.engine].format(version=worker.version)
    return f"**{game_say(worker.engine, 'game-title')}, {worker.build}**"


def rates(workers: list[Worker]) -> Iterator[str]:
    """The table of what was measured."""
    yield "| | decisions/s | games/s | copies/s | µs per legal move | legal moves | decisions in a game |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for worker in workers:
        keys = ("decisions", "games", "copies", "us_per_move", "moves", "length")
        cells = [number(middle(worker, key)) for key in keys]
        yield f"| {title(worker)} | {' | '.join(cells)} |"


def ratios(ours: list[Worker], peers: list[Worker]) -> Iterator[str]:
    """The tables of ours in terms of the peers, one for each measure."""
    for key, measure in RATIOS.items():
        yield f"| {measure}: ours ÷ peer | {' | '.join(title(peer) for peer in peers)} |"
        yield f"|---|{'--:|' * len(peers)}"
        for mine in ours:
            yield f"| {title(mine)} | {' | '.join(f'{number(ratio(mine, peer, key))} ×' for peer in peers)} |"
        yield ""


def knowledge(ours: list[Worker]) -> Iterator[str]:
    """The table of what looking and imagining cost."""
    yield f"| µs (in copies) | {' | '.join(COSTS.values())} |"
    yield f"|---|{'--:|' * len(COSTS)}"
    for mine in ours:
        cells = [f"{number(middle(mine, key))} ({number(middle(mine, key, 'copy'))})" for key in COSTS]
        yield f"| {title(mine)} | {' | '.join(cells)} |"


def searches(workers: list[Worker]) -> Iterator[str]:
    """The table of simulations: ours play on by a policy to a horizon, OpenSpiel's by lot to the end of the game."""
    yield f"| simulations/s of a search | {' | '.join(MOMENTS.values())} |"
    yield f"|---|{'--:|' * len(MOMENTS)}"
    for worker in workers:
        if MOMENTS.keys() <= worker.rounds[0].keys():
            name = SEARCHERS.get(worker.engine, title(worker)).format(version=worker.version)
            yield f"| {name} | {' | '.join(number(middle(worker, moment)) for moment in MOMENTS)} |"


def steps(ours: list[Worker], environments: list[Worker]) -> Iterator[str]:
    """The table of environments: steps with observation and mask on one core, ours as a batch."""
    yield f"| steps/s with observations, on one core | | {' | '.join(f'÷ {title(each)}' for each in environments)} |"
    yield f"|---|--:|{'--:|' * len(environments)}"
    for worker in [*ours, *environments]:
        cells = [f"{number(ratio(worker, each, 'steps'))} ×" for each in environments]
        yield f"| {title(worker)} | {number(middle(worker, 'steps'))} | {' | '.join(cells)} |"


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="how often each engine has its turn (default 9)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long a turn of playing lasts (default 1)")
    parser.add_argument("--alone", action="store_true", help="without the peers")
    options = parser.parse_args()
    ours = [Worker(name, pure) for pure in (False, True) for name in names()]
    if ours[0].build == "pure":
        print("The engine is not compiled here (python3 dev.py build says why): only plain Python is measured.\n")
        for worker in ours[: len(names())]:
            worker.stop()
        del ours[: len(names())]
    peers = [] if options.alone else [Worker(name) for name in PEERS]
    environments = [] if options.alone else [Worker(name) for name in ENVIRONMENTS]
    run([*ours, *peers], environments, options.rounds, options.seconds)
    print("\n".join(rates([*ours, *peers])), end="\n\n")
    if peers:
        print("\n".join(ratios(ours, peers)))
    print("\n".join(knowledge(ours)), end="\n\n")
    print("\n".join(searches([*ours, *peers])), end="\n\n")
    print("\n".join(steps(ours, environments)))
    for worker in [*ours, *peers, *environments]:
        worker.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
