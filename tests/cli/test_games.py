"""`consigliere games` and what all commands share."""

import subprocess
import sys

import pytest

import consigliere
from consigliere.cli.main import COMMANDS, main
from consigliere.games import names


def test_games_lists_players_moves_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    for name in names():
        game = consigliere.game(name)
        assert f"{name}: " in shown
        assert f"moves: {game.move_count:,}" in shown
        for option, about in game.options.items():
            assert f"{option} = {str(about.default).lower()} ({about.rule}): " in shown
    assert "la-famiglia: La Famiglia: The Great Mafia War\n  players: 4\n" in shown


def test_help_has_an_example_of_each_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2]
        assert f"  consigliere {name}" in shown.partition("Examples")[2]


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.startswith("Usage: consigliere")


@pytest.mark.parametrize("command", [command.__name__.rpartition(".")[2] for command in COMMANDS])
def test_each_command_has_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"Usage: consigliere {command}")


def test_version_names_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.endswith(f" ({consigliere.build})\n")


@pytest.mark.parametrize("argv", [["gamse"], ["games", "--what"], ["rules"]])
def test_wrong_usage_is_one_sentence_on_stderr(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("consigliere: ")
    assert shown.err.count("\n") == 1
    assert "--help" in shown.err


def test_the_package_runs_as_a_module() -> None:
    run = subprocess.run([sys.executable, "-m", "consigliere", "games"], capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert "la-famiglia" in run.stdout


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m consigliere rules la-famiglia Q | head -n 1"
    run = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True, check=False)
    assert run.returncode == 0
    assert run.stderr == ""
