"""Bots that are programs."""

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import consigliere
from consigliere.bots.command import CommandBot, CommandFailure, time_limit
from consigliere.core.errors import Mistake
from consigliere.server.bots.worker import choose as choose_for_server

PROGRAM = """
import json, os, sys, time
how = sys.argv[1]
print("hello from", how, os.getpid(), file=sys.stderr, flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    move, key = asked["view"]["moves"][0], asked["key"]
    if how == "late":
        time.sleep(60)
    if how == "ends":
        sys.exit(3)
    if how == "key":
        key = "0/0/0"
    if how == "garbage":
        print("I take the first one", flush=True)
    if how == "text":
        move = sys.argv[2]
    if how == "list":
        move = [move]
    if how == "many":
        print("x" * 10_000_000)
    print(json.dumps({"move": move, "key": key, "budget": asked["budget"]}), flush=True)
"""
GAME = consigliere.game("signorie")
VIEW = GAME.start(2, 7).view(0)


@pytest.fixture
def program(tmp_path: Path) -> str:
    file = tmp_path / "program with blank.py"
    file.write_text(PROGRAM, encoding="utf-8")
    return f"command:{sys.executable} '{file}'"


def asked(command: str, errors: Path | None = None, budget: dict[str, int] | None = None) -> int:
    bot = CommandBot(command, GAME, 5, errors)
    try:
        return bot.choose(VIEW, budget or {})
    finally:
        bot.close()


def test_a_program_answers_in_lines_and_ends_with_the_game(program: str, tmp_path: Path) -> None:
    errors = tmp_path / "said"
    bot: Any = consigliere.bot(f"{program} well", GAME, 5)
    bot.errors = errors
    assert bot.choose(VIEW, {"simulations": 3}) == VIEW["moves"][0]
    assert bot.choose(VIEW, {}) == VIEW["moves"][0]
    process = bot.program.process
    bot.close()
    assert process.returncode == 0
    assert errors.read_text().startswith("hello from well")
    assert errors.read_text().count("hello") == 1


def test_a_move_may_be_written_in_notation(program: str) -> None:
    text = GAME.text(VIEW["moves"][1])
    assert asked(f"{program} text '{text}'") == VIEW["moves"][1]


@pytest.mark.parametrize(
    ("how", "kind", "sentence"),
    [
        ("ends", "ended", "the program has ended"),
        ("key", "answer", "the key '0/0/0' instead of '5/"),
        ("garbage", "answer", "not 'I take the first one'"),
        ("list", "answer", "a move is a number or its notation"),
        ("text nonsense", "answer", "nonsense"),
        ("many", "answer", "not 'xxxx"),
    ],
)
def test_what_is_no_answer_is_a_failure(program: str, how: str, kind: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(CommandFailure, match=sentence.replace("(", r"\(")) as failure:
        asked(f"{program} {how}", tmp_path / "said")
    assert failure.value.kind == kind


def test_a_late_program_is_not_waited_for_and_is_ended(program: str, tmp_path: Path) -> None:
    errors = tmp_path / "said"
    start = time.monotonic()
    with pytest.raises(CommandFailure, match="no answer within 1") as failure:
        asked(f"{program} late", errors, {"ms": 2})
    assert failure.value.kind == "late"
    assert time.monotonic() - start < 10
    number = int(errors.read_text().split()[-1])
    with pytest.raises(ProcessLookupError):
        os.kill(number, 0)


def test_no_shell_reads_the_command(tmp_path: Path, program: str) -> None:
    with pytest.raises(CommandFailure):
        asked(f"{program} text $(touch {tmp_path}/hacked); touch {tmp_path}/hacked")
    assert not (tmp_path / "hacked").exists()


@pytest.mark.parametrize("wrong", ["command:", "command:no-such-program-at-all x", "command:'open"])
def test_a_program_that_is_not_there_is_a_mistake(wrong: str) -> None:
    with pytest.raises(Mistake, match="the bot 'command:"):
        consigliere.bot(wrong, GAME)


def test_a_budget_in_milliseconds_limits_the_time() -> None:
    assert time_limit({"ms": 100}) == pytest.approx(1.5)
    assert time_limit({"simulations": 9}, 7) == 7


def test_a_server_never_starts_a_program(tmp_path: Path) -> None:
    command = f"command:touch {tmp_path / 'was-here'}"
    with pytest.raises(ValueError, match="is no bot of this server"):
        choose_for_server({"game": "signorie", "bot": command, "seed": 1, "view": json.loads("{}"), "budget": {}})
    assert not (tmp_path / "was-here").exists()
