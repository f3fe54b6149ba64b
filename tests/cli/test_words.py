"""`consigliere words`, and the terminal in another language."""

import argparse
import inspect
import re

import pytest

from consigliere import words
from consigliere.cli.main import main


def test_a_message_is_shown_in_all_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "show", "why-game-over"]) == 0
    assert capsys.readouterr().out == (
        "core: why-game-over\n  en  The game is over.\n  pl  Gra jest skończona.\n  ru  Игра окончена.\n"
    )
    assert main(["words", "show", "no-such-thing"]) == 2
    assert 'No message is called "no-such-thing".' in capsys.readouterr().err


def test_a_language_is_checked_place_by_place(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["words", "check", "pl"])
    told = capsys.readouterr().out.splitlines()
    assert code == (0 if told[-1] == "pl: everything is there." else 1)
    assert not any(line.startswith(("core/", "bots/", "server/")) for line in told)
    assert main(["words", "check", "xx"]) == 2
    assert capsys.readouterr().err == 'consigliere: Nothing is written in "xx"; there are en, pl, ru.\n'


@pytest.mark.parametrize("typed", [["--lang", "pl", "play", "--help"], ["play", "--help", "--lang=pl"]])
def test_the_terminal_speaks_the_language_that_is_typed(capsys: pytest.CaptureFixture[str], typed: list[str]) -> None:
    assert main(typed) == 0
    assert words.spoken() == "pl"
    assert words.say("help-usage", "pl") in capsys.readouterr().out


def test_the_terminal_speaks_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert main(["--version"]) == 0
    assert words.spoken() == "ru"
    assert main(["--lang", "en", "--version"]) == 0
    assert words.spoken() == "en"


def test_a_language_without_words_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "de"]) == 2
    assert capsys.readouterr().err == 'consigliere: There are no words in "de"; there are en, pl, ru.\n'


@pytest.mark.parametrize(
    ("typed", "lang", "told"),
    [
        (["record", "show"], "en", "the following arguments are required: FILE"),
        (["record", "show"], "pl", "brakuje argumentów: FILE"),
        (["play", "--seats"], "ru", "аргумент --seats: ожидается одно значение"),
        (["simulate", "signorie", "--seats", "x"], "pl", "argument --seats: zła wartość (int): 'x'"),
        (["frobnicate"], "ru", "аргумент COMMAND: неверный выбор: 'frobnicate' (возможны: 'games', 'play'"),
        (["play", "--nope"], "pl", "nieznane argumenty: --nope"),
        (["simulate", "signorie", "--seats", "7"], "ru", "signorie: игроков может быть 2, 3 или 4, а не 7"),
        (["scenario", "none.toml"], "pl", "nie można odczytać none.toml: "),
    ],
)
def test_what_was_typed_wrong_is_said_in_the_language(
    capsys: pytest.CaptureFixture[str], typed: list[str], lang: str, told: str
) -> None:
    assert main([*typed, "--lang", lang]) == 2
    assert f"consigliere: {told}" in capsys.readouterr().err


@pytest.mark.parametrize("lang", words.languages())
def test_what_argparse_says_keeps_its_places(lang: str) -> None:
    """Every text is one of argparse's own, and is filled in with the same values."""
    source = inspect.getsource(argparse)
    found = [message for message in words.ids() if message.startswith("argparse-")]
    assert len(found) > 10
    for message in found:
        places = re.findall(r"%(?:\(\w+\))?[sr]", words.say(message, "en"))
        assert sorted(re.findall(r"%(?:\(\w+\))?[sr]", words.say(message, lang))) == sorted(places)
    ours = {words.say(message, "en") for message in found}
    assert len([text for text in ours if text in source]) >= len(ours) - 3  # another Python may word a few otherwise
