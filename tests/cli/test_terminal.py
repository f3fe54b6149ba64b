"""Whole games by keys in a terminal of 80 × 24: what is on each screen, and what is typed at "more"."""

import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import consigliere
from consigliere import words
from consigliere.cli import screen
from consigliere.cli.choices import FEW, Choices
from consigliere.cli.main import main
from consigliere.core.match import Match
from consigliere.games import get
from consigliere.terminal_style import TIE, Ink, Part, changed, plain, whole_table
from tests.conftest import Size

COLUMNS, LINES = 80, 24
OPPONENTS = {"la-famiglia": "human,random,random,random", "corleone": "human,random", "signorie": "human,random"}
FULL_TABLE = {"la-famiglia": "draw-legend", "corleone": "draw-spaces", "signorie": "draw-legend"}
GAMES = [("signorie", "en"), ("corleone", "pl"), ("la-famiglia", "ru"), ("corleone", "en"), ("la-famiglia", "en")]
CORLEONE = ("corleone", "--seats", OPPONENTS["corleone"])
Answer = Callable[[str], str]
Type = Callable[..., list[str]]


class Paper(io.StringIO):
    """A terminal that is not there."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def at_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Type:
    """Plays with somebody who reads each screen and types an answer to its last line; all screens with the answers."""

    def run(answer: Answer, *argv: str) -> list[str]:
        paper, screens = Paper(), []

        def typed(prompt: str) -> str:
            screens.append(as_shown(paper.getvalue() + prompt))
            paper.seek(0)
            paper.truncate()
            screens[-1] += (found := answer(screens[-1]))
            return found

        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "stdin", Paper())
        monkeypatch.setattr(sys, "stdout", paper)
        monkeypatch.setattr("builtins.input", typed)
        monkeypatch.setattr(screen, "termios", None)
        monkeypatch.setenv("COLUMNS", str(COLUMNS))
        monkeypatch.setenv("LINES", str(LINES))
        assert main(["play", *argv, "--seed", "3"]) == 0
        return [*screens, as_shown(paper.getvalue())]

    return run


def as_shown(printed: str) -> str:
    """What stands on the screen: without colours, and without lines that were taken away again."""
    text = plain(printed.replace(screen.ERASE, ""))
    return "\n".join(line.rpartition("\x1b[K")[2] for line in text.split("\n"))


def asks(shown: str) -> int:
    """How many answers the last line offers; 0 if it is no question."""
    found = re.search(r"^1(?:–(\d+))?,(?: undo,)? \? > $", shown.rpartition("\n")[2])
    return int(found[1] or 1) if found else 0


def lines_of(keys: Iterator[str]) -> Answer:
    """Enter at "more", and these lines at the questions; quits after the last."""
    return lambda shown: next(keys, "quit") if asks(shown) else ""


def by_lot(seed: int) -> Answer:
    """Enter at "more", any answer to a question."""
    rng = Random(seed)
    return lambda shown: str(rng.randint(1, count)) if (count := asks(shown)) else ""


def kept(game: str) -> Match:
    """The game as its file tells it."""
    return consigliere.replay(json.loads(Path(f"{game}-1.json").read_text(encoding="utf-8")))


# ---- whole games


@pytest.mark.ci
@pytest.mark.parametrize(("game", "lang"), Size()(GAMES[:1], GAMES, ci=GAMES[:3]))
def test_a_whole_game_at_80_by_24(game: str, lang: str, at_terminal: Type) -> None:
    screens = at_terminal(by_lot(5), game, "--seats", OPPONENTS[game], "--lang", lang)
    for shown in screens[:-1]:
        lines = shown.split("\n")
        assert len(lines) <= LINES, shown
        assert max(map(len, lines)) <= COLUMNS, shown
    everything = "\n".join(screens)
    assert not re.search(r"\b(draw|play|ask|event|why|move)-[a-z]+-[a-z]", everything)
    match = kept(game)
    assert match.state.over
    # the whole table once; then only what has changed
    legend = words.game_say(game, FULL_TABLE[game], lang=lang)
    first_words = " ".join(legend.split()[:4])
    drawn = sum(first_words in " ".join(shown.split()) for shown in screens)
    turns = everything.count(words.say("play-changed", lang=lang))
    assert turns > 10
    if game != "corleone":  # there the head of the spaces comes again with the spaces that have changed
        assert drawn == 1
    # the end, with its winner before everything else
    end = screens[-1]
    view = match.state.view(0)
    drawings = get(game).drawing(match.game.pack, Ink(COLUMNS), lang)
    winner = view["result"]["winners"][0]
    who = drawings.who(view, winner).replace(TIE, " ")
    assert who in end.partition(drawings.result(view)[0])[0].strip().splitlines()[-1]


def test_only_what_has_changed_is_drawn_again(at_terminal: Type) -> None:
    screens = at_terminal(lines_of(iter(["1", "1", "board"])), "signorie", "--seats", "human,greedy")
    first, _, later = "\n".join(screens).partition(words.say("play-changed"))
    later, _, asked = later.partition("> board")
    assert first.count("Rewards:") == 1
    assert first.count("\n  red (2):") == 1
    assert "Rewards:" not in later
    taken = re.findall(r"takes the (\w+) \d", first)
    shown = re.findall(r"\n  (\w+) \(\d\):", later)
    assert shown
    assert set(shown) == set(taken)
    assert asked.count("\n  red (2):") == 1
    assert "Rewards:" in asked


def test_parts_of_a_table_change_one_by_one() -> None:
    before = [Part("a", ["A"], [["1"], ["2", "  2"]]), Part("b", ["B"]), Part("c", ["C"], [["x"], ["y"]])]
    now = [Part("a", ["A"], [["1"], ["3", "  3"]]), Part("b", ["B!"]), Part("c", ["C"], [["y"]])]
    assert changed(before, before) == []
    assert changed(before, now) == ["A", "3", "  3", "B!", "C", "y"]
    assert changed([], now) == whole_table(now) == ["A", "1", "3", "  3", "B!", "C", "y"]


# ---- what is typed at "more"


def test_a_command_at_more_is_done_and_the_question_comes(at_terminal: Type) -> None:
    typed = iter(["?", "rules CE-9.1"])
    screens = at_terminal(lambda shown: "quit" if asks(shown) else next(typed, ""), *CORLEONE)
    assert screens[0].endswith("— more: press Enter, or type a command — ?")
    assert screens[1].startswith("> ?\nA number plays that answer")
    assert screens[1].endswith("— rules CE-9.1")
    assert "\n▲Z Marzullo: Play a thug or a family member" in screens[1]
    assert screens[2].startswith("1–18, ? > rules CE-9.1\nCE-9 ")


def test_an_answer_before_its_question_is_not_played(at_terminal: Type) -> None:
    typed = iter(["7", "7"])
    screens = at_terminal(lambda shown: "quit" if asks(shown) else next(typed, ""), *CORLEONE)
    assert screens[1].startswith('"7" came before the question. If it is your answer, type it again.')
    assert "Play a thug or a family member" in screens[1]
    assert screens[1].endswith("— 7")
    assert "> 7\n" in screens[2]  # now it is one
    assert sum(entry.seat == 0 for entry in kept("corleone").entries) == 1


def test_an_answer_at_more_is_played_once_its_question_stands_there(at_terminal: Type) -> None:
    played: list[str] = []

    def answer(shown: str) -> str:
        if not played and "Place a thug on Exchange Bank" in shown and not asks(shown):
            played.append(shown)
            return "2"
        return "quit" if asks(shown) else ""

    screens = at_terminal(answer, *CORLEONE)
    after = screens[screens.index(f"{played[0]}2") + 1]
    assert after.startswith("1–18, ? > 2\n")
    assert "places a thug on Waterfront Warehouse." in after
    assert kept("corleone").entries[0].seat == 0


def test_whoever_takes_the_keyboard_sees_the_whole_table(at_terminal: Type) -> None:
    keys = iter(["1", "1", "1", "1", "1", "1", "1", "1"])
    screens = at_terminal(lines_of(keys), "signorie", "--seats", "human,human")
    handed = sum("Hand over the keyboard." in shown for shown in screens)
    assert handed > 1
    assert "\n".join(screens).count("Rewards:") > handed


# ---- costs, help, the end


@pytest.mark.parametrize("game", OPPONENTS)
def test_help_has_examples_of_this_very_question(game: str, at_terminal: Type) -> None:
    argv = (game, "--seats", OPPONENTS[game])
    screens = at_terminal(lines_of(iter(["?"])), *argv)
    text = " ".join("\n".join(screens).split())
    examples = text.rpartition("For example: ")[2].partition(" 1–")[0].split(" · ")
    rule = kept(game).state.view(0)["step"]["rule"]
    assert examples[1:3] == [f"? {examples[0]}", f"rules {rule}"]
    looked = "\n".join(at_terminal(lines_of(iter([*examples[1:3], "look nowhere"])), *argv))
    assert "Not final:" in looked or "Final:" in looked
    assert f"\n{rule}\n" in looked
    place = {"la-famiglia": "Capo d'Orlando", "corleone": "Upper East Side", "signorie": "Firenze"}[game]
    assert place in " ".join(looked.rpartition("look nowhere")[2].split())
    assert not re.search(r"\w_\w", f"{text} {looked}".replace("first_game", ""))


def test_a_move_is_played_by_the_words_of_the_list(at_terminal: Type) -> None:
    screens = at_terminal(lines_of(iter(["thug bank", "thug", "thug nowhere"])), *CORLEONE)
    shown = " ".join("\n".join(screens).split())
    assert "places a thug on Exchange Bank." in shown


@pytest.mark.parametrize("game", ["la-famiglia", "signorie"])  # in Corleone's Empire payments have their own question
def test_every_list_says_what_an_answer_costs(game: str) -> None:
    """Also a long one: whatever the preview pays stands in its line."""
    rules, rng, ink = consigliere.game(game), Random(4), Ink(400)
    drawn = get(game).drawing(rules.pack, ink)
    match = rules.match(rules.seats[0], 4)
    long = 0
    while not match.state.over:
        seat = match.state.actors[0]
        view = match.state.view(seat)
        list_ = Choices(rules, drawn, ink, view)
        paying = [m for m in view["moves"] if any(e["kind"] == "paid" for e in list_.preview(m)["events"])]
        if paying and len(view["moves"]) > FEW:
            long += 1
            lines = "\n".join(list_.lines())
            gists = [drawn.gist(view, list_.preview(move)["events"]).replace(TIE, " ") for move in paying]
            assert all(gist in lines for gist in gists)
        match.play(seat, rng.choice(view["moves"]))
    assert long > 5
