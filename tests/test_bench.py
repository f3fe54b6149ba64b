"""Our own part of the benchmarks, in a few milliseconds; the peers are not installed here."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from benchmarks import against
from benchmarks.peers import Ours, Tally, answer
from consigliere.games import names
from consigliere.words import game_say

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.sources(
    "benchmarks/*.py", "src/consigliere/__init__.py", "src/consigliere/core/*.py", "src/consigliere/research/*.py"
)


@pytest.mark.parametrize("name", names())
def test_only_decisions_with_at_least_two_moves_count(name: str) -> None:
    tally = Tally()
    Ours(name).play(Random(1), tally)
    assert tally.games == 1
    assert tally.decisions > 100
    assert tally.moves >= 2 * tally.decisions


@pytest.mark.parametrize("name", names())
def test_every_measurement_of_ours_gives_positive_numbers(name: str) -> None:
    ours, rng = Ours(name), Random(2)
    for command, keys in (
        ("play", {"decisions", "games", "us_per_move", "moves", "length"}),
        ("copies", {"copies"}),
        ("knowledge", {"copy", "view", "imagine", "worlds"}),
        ("search", {"start", "middle"}),
        ("steps", {"steps"}),
    ):
        found = answer(ours, rng, command, 0.001)
        assert found.keys() == keys
        assert all(value > 0 for value in found.values())


def test_the_tables_are_printed_without_peers() -> None:
    command = [sys.executable, "benchmarks/bench.py", "--alone", "--rounds", "1", "--seconds", "0.01"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stderr == ""
    assert "| decisions/s | games/s | copies/s | µs per legal move |" in said.stdout
    for name in names():
        assert said.stdout.count(f"| **{game_say(name, 'game-title')}, pure** | ") == 4
    assert "| `worlds(rng)`, parsed once |" in said.stdout
    assert "| simulations/s of a search | at the start | in the middle |" in said.stdout
    assert "| steps/s with observations, on one core |" in said.stdout


def test_a_peer_that_is_not_installed_is_one_sentence() -> None:
    command = [sys.executable, "benchmarks/bench.py", "--rounds", "1", "--seconds", "0.01"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert said.stderr.count("\n") == 1
    assert said.stderr.startswith("The benchmark of catanatron cannot run: ModuleNotFoundError")


@pytest.mark.long
@pytest.mark.ci
def test_this_tree_and_another_commit_play_the_same_games_in_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(against, "KEPT", tmp_path)
    monkeypatch.setattr(sys, "argv", ["bench", "--against", "HEAD", "--pure", "--rounds", "2", "--seconds", "0.01"])
    assert against.main() == 0
    (kept,) = tmp_path.iterdir()  # the other tree, and nothing half unpacked
    assert (kept / "src" / "consigliere" / "__init__.py").is_file()
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head == f"| this ÷ {kept.name} | decisions/s | copies/s | legal moves |"
    assert [row.split(",")[0] for row in rows] == [f"| {game_say(name, 'game-title')}" for name in names()]
    assert all(row.count(" × (") == 2 for row in rows)
    for row in rows:  # the same games have the same moves
        mine, theirs = row.split(" | ")[-1].removesuffix(" |").split(" and ")
        assert float(mine) == float(theirs) > 1
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--least", "1000", "--rounds", "1"])
    assert against.main() == against.TOO_SLOW


def test_a_commit_that_is_not_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "--against", "no-such-commit"])
    assert against.main() == against.CANNOT_MEASURE
    assert capsys.readouterr().err == "The trees cannot be compared: git knows no commit 'no-such-commit' here.\n"
