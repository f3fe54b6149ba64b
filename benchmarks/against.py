"""This tree against another commit: both play the same random games in turns, and the ratios are printed as Markdown.

The other commit is unpacked and compiled below build/against, once. Each tree has a process for each game, and only one
works at a time; a ratio is that of processor time for the same work within a round, so that others may use the machine.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from statistics import fmean, median, quantiles
from tempfile import TemporaryDirectory

from consigliere.games import names
from consigliere.words import game_say

ROOT = Path(__file__).resolve().parents[1]
PLAYER = Path(__file__).with_name("random_games.py")
KEPT = ROOT / "build" / "against"
CANNOT_MEASURE = 2
TOO_SLOW = 1
NO_COMPILER = 3  # exit code of hatch_build.py
MEASURES = {"decisions": "decisions/s", "copies": "copies/s"}
LEGAL = "legal"  # moves at a decision: no speed, but more of them take more time


class CannotMeasure(Exception):
    """One sentence that says why."""


class Tree:
    """The process that plays one game with the sources of one tree."""

    def __init__(self, folder: Path, game: str, pure: bool) -> None:
        variables = {**os.environ, "PYTHONPATH": str(folder / "src"), "CONSIGLIERE_PURE": str(int(pure))}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        command = [sys.executable, str(PLAYER), game]
        self.process = subprocess.Popen(command, text=True, env=variables, cwd=folder, **pipes)  # type: ignore[call-overload]
        self.rounds: dict[str, list[float]] = {measure: [] for measure in (*MEASURES, LEGAL)}
        about = self.answer()
        self.build = str(about["build"])
        if Path(str(about["file"])).parent != folder / "src" / "consigliere":
            raise CannotMeasure(f"{about['file']} was imported instead of {folder / 'src'}")

    def answer(self) -> dict[str, float | str]:
        """The next line."""
        text: str = self.process.stdout.readline()
        if not text:
            last = (self.process.stderr.read().strip().splitlines() or ["no word"])[-1]
            raise CannotMeasure(f"a tree cannot play: {last}")
        found: dict[str, float | str] = json.loads(text)
        return found

    def ask(self, first: int, games: int, seconds: float) -> dict[str, float]:
        """Plays so many games; if that is 0, as many as the seconds allow."""
        print(json.dumps({"first": first, "games": games, "seconds": seconds}), file=self.process.stdin, flush=True)
        return {name: float(value) for name, value in self.answer().items()}

    def stop(self) -> None:
        """Ends the process."""
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()
        self.process.stderr.close()


def commit_hash(commit: str) -> str:
    """The full hash of whatever names a commit."""
    command = ["git", "rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if found.returncode != 0:
        raise CannotMeasure(f"git knows no commit {commit!r} here")
    return found.stdout.strip()


def unpacked(commit: str) -> Path:
    """The files of a commit below build/against; they stay there for the next time."""
    folder = KEPT / commit[:12]
    if not folder.exists():
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        KEPT.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=KEPT) as part, tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            tar.extractall(f"{part}/files", filter="data")
            Path(part, "files").rename(folder)
    return folder


def compile_tree(folder: Path) -> None:
    """Compiles it, unless that was done; one that was interrupted goes on where it was."""
    code = subprocess.run([sys.executable, "hatch_build.py"], cwd=folder, stdout=sys.stderr, check=False).returncode
    if code == NO_COMPILER:
        raise CannotMeasure("there is no C compiler here; --pure compares plain Python")
    if code != 0:
        raise CannotMeasure(f"{folder.name} cannot be compiled")


def play(this: Tree, other: Tree, rounds: int, seconds: float) -> None:
    """Round by round the same games; who begins changes."""
    games = max(1, int(other.ask(0, 0, seconds)["games"]))
    this.ask(0, games, seconds)  # warm as well
    for number in range(rounds):
        for tree in (this, other) if number % 2 else (other, this):
            found = tree.ask(1 + number * games, games, seconds)
            for measure, values in tree.rounds.items():
                values.append(found[measure])


def ratio(this: Tree, other: Tree, measure: str) -> tuple[float, str]:
    """This ÷ other: the median over the rounds, and as text with its quartiles."""
    found = [mine / theirs for mine, theirs in zip(this.rounds[measure], other.rounds[measure])]
    low, _, high = quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
    return median(found), f"{median(found):.3f} × ({low:.3f} to {high:.3f})"


def compared(folder: Path, build: str, rounds: int, seconds: float) -> tuple[list[str], float]:
    """The rows of one build, and the smallest ratio."""
    rows, least = [], float("inf")
    for name in names():
        this, other = (Tree(tree, name, build == "pure") for tree in (ROOT, folder))
        if {this.build, other.build} != {build}:
            raise CannotMeasure(f"wanted {build}, but this tree runs {this.build} and the other {other.build}")
        play(this, other, rounds, seconds)
        cells = []
        for measure in MEASURES:
            value, text = ratio(this, other, measure)
            least = min(least, value)
            rates = " and ".join(f"{median(tree.rounds[measure]):,.0f}" for tree in (this, other))
            cells.append(f"{text}: {rates}")
        cells.append(" and ".join(f"{fmean(tree.rounds[LEGAL]):.2f}" for tree in (this, other)))
        rows.append(f"| {game_say(name, 'game-title')}, {build} | {' | '.join(cells)} |")
        for tree in (this, other):
            tree.stop()
    return rows, least


def measure(options: argparse.Namespace) -> int:
    """Compares and prints."""
    commit = commit_hash(options.against)
    folder = unpacked(commit)
    builds = ["pure"] if options.pure else ["compiled"]
    if not options.pure:
        for tree in (ROOT, folder):
            compile_tree(tree)
    heads = [f"this ÷ {commit[:12]}", *MEASURES.values(), "legal moves"]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    slow = False
    for build in builds:
        rows, least = compared(folder, build, options.rounds, options.seconds)
        print("\n".join(rows))
        slow = slow or least < options.least
    if slow:
        print(f"A ratio is below {options.least}.", file=sys.stderr)
    return TOO_SLOW if slow else 0


def main() -> int:
    """Read the command line and measure; what is not possible is one sentence."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--against", required=True, metavar="COMMIT", help="whatever git knows: a hash, a tag, HEAD~3")
    parser.add_argument("--rounds", type=int, default=21, help="how often each tree has its turn (default 21)")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long a turn lasts (default 1)")
    parser.add_argument("--pure", action="store_true", help="plain Python instead of the compiled build")
    parser.add_argument("--least", type=float, default=0.0, help="a median below this ratio is a failure")
    try:
        return measure(parser.parse_args())
    except CannotMeasure as reason:
        print(f"The trees cannot be compared: {reason}.", file=sys.stderr)
        return CANNOT_MEASURE


if __name__ == "__main__":
    sys.exit(main())
