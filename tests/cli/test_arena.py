"""`consigliere arena`: which bot is stronger."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli import arena
from consigliere.cli.main import main

BOT = """
class First:
    def __init__(self, game, seed=0):
        pass

    def choose(self, view, budget):
        return view["moves"][0]


class Crash(First):
    def choose(self, view, budget):
        raise RuntimeError("no <idea>")

"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A file with bots, in the folder that is the current one."""
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return "mine.py"


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["arena", "signorie", "--workers", "0", *argv]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


def mistake(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["arena", *argv]) == 2
    shown = capsys.readouterr()
    assert shown.err.count("\n") == 1
    return shown.err


class Page(HTMLParser):
    """Checks that what is opened is closed, and collects what is pointed to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.references: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.references += [value for name, value in attrs if name in ("href", "src", "xlink:href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_what_came_of_it_in_words_in_a_file_and_on_a_page(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = f"{bots}:First,random,{bots}:Crash"
    shown = said(capsys, "--bots", names, "--games", "2", "--out", "out")
    assert "Signorie, 2 seats, 6 games, deals from seed 0." in shown
    assert f"{bots}:First against random, each deal from both seats." in shown
    assert f"{bots}:Crash lost 4 games, the first of deal 0: crashed: RuntimeError: no <idea> (mine.py:12)" in shown
    assert "which happens by chance once in 100 arenas at most, however often one looks" in shown
    assert shown.endswith("Report: out/report.html; results: out/results.json; games: out/games.jsonl\n")
    found = json.loads(Path("out/results.json").read_text())
    assert found["table"]["pairings"][2]["wins"] == {"random": 2, f"{bots}:Crash": 0}
    page = Page()
    text = Path("out/report.html").read_text()
    page.feed(text)
    page.close()
    assert page.open == []
    assert page.references == []
    assert "://" not in text
    assert "<script" not in text
    assert {"svg", "table", "circle", "rect", "line"} <= page.seen
    assert "no &lt;idea&gt;" in text
    for heading in ("Share of victories", "Points ahead", "Moves in a game", "Ratings", "Decisions per second"):
        assert f"<h3>{heading}" in text
    assert "prefers-color-scheme: dark" in text


def test_it_goes_on_where_it_was_stopped(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("--bots", f"{bots}:First,{bots}:Crash")
    whole = json.loads(said(capsys, *names, "--games", "4", "--json"))
    said(capsys, *names, "--games", "2", "--out", "kept.jsonl")
    assert "kept.jsonl holds games already" in mistake(capsys, "signorie", *names, "--out", "kept.jsonl")
    again = json.loads(said(capsys, *names, "--games", "4", "--out", "kept.jsonl", "--resume", "--json"))
    assert again["table"] == whole["table"]
    assert Path("kept.html").exists()
    assert json.loads(Path("kept.json").read_text()) == again


def test_one_plays_alone_against_several(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "--bots", f"{bots}:Crash,{bots}:First", "--seats", "4", "--games", "4", "--every-game")
    assert f"One {bots}:Crash against 3 {bots}:First, each deal 4 times, so that {bots}:Crash sits everywhere." in shown
    assert f"{bots}:Crash: won 0 of 4, share 0% [0% to 49%]" in shown
    assert "whether the first bot of a pairing wins more than 25%" in shown


def test_teams_change_sides(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "la-famiglia", "--workers", "0", "--bots", f"{bots}:Crash,random", "--games", "2"]) == 0
    shown = capsys.readouterr().out
    assert f"{bots}:Crash against random, 2 seats each as a team, each deal from both sides." in shown
    assert "random: won 2 of 2" in shown


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["chess", "--bots", "a,b"], 'There is no game "chess"'),
        (["signorie", "--bots", "greedy"], "An arena needs at least two bots"),
        (["signorie", "--bots", "greedy@0,random"], 'not "greedy@0"'),
        (["signorie", "--bots", "clever,random"], "there is no bot 'clever'"),
        (["signorie", "--bots", "greedy,random", "--games", "0"], "--games must be a number from 1"),
        (["signorie", "--bots", "greedy,random", "--workers", "-1"], "--workers must be"),
        (["signorie", "--bots", "greedy,random", "--beats", "60"], "--beats must be between 0 and 1"),
        (["signorie", "--bots", "greedy,random", "--seats", "9"], "signorie is for"),
        (["signorie", "--bots", "greedy,random", "--resume"], "--resume needs --out"),
        (["signorie", "--bots", "greedy,random", "--ms", "5", "--simulations", "5"], "not allowed with"),
        (["signorie", "--bots", "greedy,command:no-such-program"], "there is no program 'no-such-program'"),
        (["signorie"], "--bots"),
    ],
)
def test_wrong_input_is_one_sentence(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence in mistake(capsys, *argv)


class Counted:
    """A tournament as the progress sees it."""

    def __init__(self, played: int, left: int) -> None:
        self.played = played
        self.left = left


def test_progress_tells_the_time_that_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    times: Iterator[float] = iter([0.0, 1.0, 61.0, 70.0])
    seen: list[Any] = [Counted(11, 89), Counted(31, 69), Counted(32, 68)]
    progress = arena.Progress(lambda: next(times))
    for each in seen:
        progress.show(each)
    progress.clear()
    assert capsys.readouterr().err == "31 of at most 100 games, at most 3 min left\n"
    times = iter([0.0, 1.0, 1.1, 4000.0])
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    progress = arena.Progress(lambda: next(times))
    for each in seen:
        progress.show(each)
    progress.clear()
    shown = capsys.readouterr().err
    assert shown.count("of at most") == 2
    assert "32 of at most 100 games, at most 3 h 26 min left" in shown
    assert shown.endswith("\r\x1b[K")


@pytest.mark.ci
@pytest.mark.long
def test_killed_in_the_middle_and_started_again_it_gives_the_same_table(
    bots: str, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["--bots", f"{bots}:First,random", "--games", "12"]
    whole = json.loads(said(capsys, *names, "--json"))["table"]
    command = [sys.executable, "-m", "consigliere", "arena", "signorie", *names, "--out", "out", "--workers", "2"]
    process = subprocess.Popen(command, start_new_session=True)
    file = Path("out/games.jsonl")
    while not file.exists() or file.read_bytes().count(b"\n") < 4:
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    assert file.read_bytes().count(b"\n") < 13
    again = json.loads(said(capsys, *names, "--json", "--out", "out", "--resume"))["table"]
    assert again == whole
