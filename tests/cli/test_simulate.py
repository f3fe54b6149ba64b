"""`consigliere simulate`: games between bots."""

import json
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest

import consigliere
from consigliere.arena import play as one_game
from consigliere.arena.play import Broken, play_game
from consigliere.cli import simulate
from consigliere.cli.main import main
from consigliere.core.errors import Phrase
from consigliere.core.state import State

BOT = """
class First:
    def __init__(self, game, seed=0):
        self.views = 0
        self.seen = 0

    def choose(self, view, budget):
        self.views += 1
        assert view["moves"] and budget
        return view["moves"][0]

    def saw(self, events):
        self.seen += len(events)


class Cheat(First):
    def choose(self, view, budget):
        return 0


class Crash(First):
    def choose(self, view, budget):
        raise RuntimeError("no idea")
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    """A file with bots."""
    file = tmp_path / "mine.py"
    file.write_text(BOT, encoding="utf-8")
    return str(file)


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["simulate", "la-famiglia", *argv]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    return shown.out


def data(capsys: pytest.CaptureFixture[str], *argv: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(said(capsys, "--json", *argv))
    return found


def mistake(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["simulate", *argv]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("consigliere: ")
    assert shown.err.count("\n") == 1
    return shown.err


def test_results_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, "-n", "6", "--check", "--digest")
    assert shown.startswith("la-famiglia: 6 games, bots: random, seeds 0 to 5\n")
    assert "wins of seats 1, 3: " in shown
    assert f"per second ({consigliere.build} build)" in shown
    assert "all pieces were there at each of " in shown
    assert "ending-" not in shown
    assert "one game, bots: random, seed 3\n" in said(capsys, "-n", "1", "--seed", "3")


@pytest.mark.both
def test_results_as_json_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    found = data(capsys, "-n", "8", "--seed", "20", "--options", "first_game=true,open_books=no")
    assert found["games"] == 8
    assert found["options"] == {"first_game": True, "open_books": False}
    assert sum(found["endings"].values()) == 8
    assert sum(found["rounds"].values()) == 8
    assert sum(found["team_wins"]) + found["draws"] == 8
    assert found["seat_wins"] == [found["team_wins"][seat % 2] for seat in range(4)]
    assert found["moves"]["shortest"] <= found["moves"]["all"] / 8 <= found["moves"]["longest"]
    assert 0 < found["decisions"] <= found["moves"]["all"]
    assert 2 <= found["widest"] <= 120
    assert found["build"] == consigliere.build
    assert "digest" not in found


def test_the_same_seeds_give_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    one = data(capsys, "-n", "6", "--digest")
    assert data(capsys, "-n", "6", "--digest", "--check")["digest"] == one["digest"]
    assert data(capsys, "-n", "6", "--digest", "--seed", "1")["digest"] != one["digest"]
    workers = data(capsys, "-n", "6", "--digest", "--workers", "2")
    for changed in ("seconds", "decisions_per_second", "workers"):
        del one[changed], workers[changed]
    assert workers == one


def test_a_game_depends_on_its_seed_alone() -> None:
    game = consigliere.game("la-famiglia")
    random = ("random",) * 4
    once, again, other = (play_game(game, random, seed) for seed in (4, 4, 5))
    assert once == again
    assert other.digest != once.digest


def test_other_bots_get_views(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    names = f"{bots}:First,random,{bots}:First,random"
    found = data(capsys, "-n", "2", "--bots", names, "--check", "--digest")
    assert found["games"] == 2
    assert found["bots"] == names.split(",")
    assert data(capsys, "-n", "2", "--bots", names, "--digest")["digest"] == found["digest"]


def test_bots_are_told_what_their_seat_was_shown(bots: str) -> None:
    table = one_game.BotTable(consigliere.game("la-famiglia"), [f"{bots}:First"] * 4, 1)
    state = consigliere.game("la-famiglia").start(4, 1)
    table.saw(state.events)
    one_game.play_to_end(state, table, one_game.MoveLog(), False)
    assert state.over
    told: list[Any] = list(table.bots)
    assert [bot.seen for bot in told] == state.shown[:4]
    assert all(bot.views for bot in told)


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["chess"], 'There is no game "chess"; there is la-famiglia'),
        (["la-famiglia", "-n", "0"], "-n must be a number from 1, not 0."),
        (["la-famiglia", "--workers", "-1"], "--workers must be a number from 1, not -1."),
        (["la-famiglia", "--seats", "3"], "la-famiglia is for 4 players, not 3"),
        (["la-famiglia", "--bots", "clever"], "there is no bot 'clever'"),
        (["la-famiglia", "--bots", "random,random"], "one for each of the 4; it names 2."),
        (["la-famiglia", "--options", "first_game"], '"first_game" is neither.'),
        (["la-famiglia", "--options", "fast=true"], "la-famiglia has no option 'fast'"),
        (["la-famiglia", "--pack", "nowhere.toml"], "nowhere.toml"),
        (["la-famiglia", "-n", "many"], "--help"),
        (["la-famiglia", "--bots", "no.such.module:Bot"], "the bot 'no.such.module:Bot' cannot be loaded"),
    ],
)
def test_wrong_input_is_one_sentence(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence in mistake(capsys, *argv)


def test_a_bot_that_breaks_the_rules_is_named_with_its_game(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = mistake(capsys, "la-famiglia", "-n", "3", "--seed", "7", "--bots", f"{bots}:Cheat")
    assert "la-famiglia with seed 7 could not be played to its end: a chosen move was refused: " in shown
    assert "'lead black black' is not allowed: LF-2.5" in shown
    assert shown.endswith("the last moves, each with its seat, were: 0 'lead black black'.\n")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_error_is_one_sentence_without_traceback(
    bots: str, workers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = mistake(capsys, "la-famiglia", "-n", "2", "--bots", f"{bots}:Crash", "--workers", workers)
    assert "la-famiglia with seed 0 could not be played to its end: the game failed with RuntimeError: no idea" in shown
    assert "were: none." in shown


class Thief(one_game.RandomTable):
    """A random table at which money vanishes after some moves."""

    def next(self, state: State) -> tuple[int, int]:
        if self.decisions == 30:
            state.money[1] -= 1  # type: ignore[attr-defined]
        return super().next(state)


def test_missing_pieces_end_the_series(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(one_game, "RandomTable", Thief)
    shown = mistake(capsys, "la-famiglia", "-n", "2", "--check")
    assert "with seed 0 could not be played to its end: pieces or money are not right: seat 1 has" in shown
    assert said(capsys, "-n", "1")


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(one_game, "MOST_MOVES", 50)
    assert "there is no end after 50 moves" in mistake(capsys, "la-famiglia", "-n", "1")


def test_a_broken_game_can_be_told_by_another_process() -> None:
    told = ("la-famiglia", 7, "0 'done'", "error", "why")
    broken = pickle.loads(pickle.dumps(Broken(*told)))
    assert (broken.game, broken.seed, broken.last, broken.kind, broken.detail) == told
    assert broken.told("pl") == "why"


def test_missing_pieces_are_told_in_any_language() -> None:
    found = [Phrase("audit-negative", name="hq", numbers=[3, -1]), Phrase("audit-signorie-closed-city", city=2)]
    broken = pickle.loads(pickle.dumps(Broken("signorie", 7, "", "pieces", found)))
    assert broken.told("en") == "hq holds a number below zero: 3, -1; city 2 is closed and holds something"
    assert broken.told("pl") == "hq zawiera liczbę poniżej zera: 3, -1; miasto 2 jest zamknięte, a coś w nim jest"
    assert broken.told("ru") == "в hq есть число меньше нуля: 3, -1; город 2 закрыт, а в нём что-то есть"


def test_the_bar_is_for_terminals_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    bar = simulate.Progress(10)
    bar.show(5)
    bar.clear()
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar = simulate.Progress(10)
    bar.show(5)
    assert "█" * 15 + "░" * 15 + " 5 of 10" in capsys.readouterr().err
    bar.show(6)
    assert capsys.readouterr().err == ""
    bar.clear()
    assert capsys.readouterr().err == "\r\x1b[K"


def test_bots_that_change_seats_have_their_wins_told_with_an_interval(
    bots: str, capsys: pytest.CaptureFixture[str]
) -> None:
    first = f"{bots}:First"
    found = data(capsys, "-n", "4", "--bots", f"{first},random,random,random", "--rotate")
    assert found["rotated"]
    assert found["bot_wins"].keys() == {first, "random"}
    for tally in found["bot_wins"].values():
        assert tally["games"] == 4
        assert 0 <= tally["interval"][0] <= tally["wins"] / 4 <= tally["interval"][1] <= 1
    shown = said(capsys, "-n", "2", "--bots", f"{first},random,{first},random", "--rotate")
    assert f"wins of {first}: " in shown
    assert "true share 95 times in 100: " in shown
    assert "true share" not in said(capsys, "-n", "2")


def test_statistics_do_not_change_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    plain = data(capsys, "-n", "3", "--digest")
    found = data(capsys, "-n", "3", "--digest", "--statistics", "--workers", "2")
    assert found["digest"] == plain["digest"]
    assert "statistics" not in plain
    started = found["statistics"]["places"]
    assert [started[place]["players"] for place in "1234"] == [3, 3, 3, 3]
    assert sum(row["wins"] for row in started.values()) == 2 * (3 - found["draws"])
