"""`consigliere words`, and the terminal in another language."""

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
    assert not any(line.startswith(("core/", "bots/", "table/")) for line in told)
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
