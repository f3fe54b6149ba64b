"""Every .ftl file parses, says something everywhere and covers what the games refer to."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import consigliere
from consigliere import words
from consigliere.games import names

PACKAGE = Path(words.__file__).parent
FILES = sorted(PACKAGE.rglob("*.ftl"))


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "strict", True)


def entries(file: Path) -> list[ast.EntryType]:
    return parse(file.read_text(encoding="utf-8")).body


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_a_file_has_no_junk_and_no_message_twice(file: Path) -> None:
    body = entries(file)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    found = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(found) == len(set(found))


@pytest.mark.parametrize("game", names())
def test_rule_ids_are_well_formed_and_ascend(game: str) -> None:
    found = [message for message in words.ids(game) if message.startswith(("chapter-", "rule-", "ruling-"))]
    known = r"chapter-([A-Z]{2}-\d+|[A-Z]{1,2})|rule-[A-Z]{2}-\d+-\d+|ruling-[A-Z]{1,2}-\d+[a-z]?"
    assert all(re.fullmatch(known, message) for message in found)
    for kind in dict.fromkeys(re.sub(r"\d.*", "", message) for message in found):
        numbers = [
            [part.zfill(4) for part in re.findall(r"\d+|[a-z]$", message)]
            for message in found
            if re.sub(r"\d.*", "", message) == kind
        ]
        assert numbers == sorted(numbers)


@pytest.mark.parametrize("game", names())
def test_rules_only_refer_to_rules_there_are(game: str) -> None:
    found = set(words.ids(game))
    for message in found:
        if not message.startswith(("rule-", "ruling-")):
            continue
        text = words.game_say(game, message)
        for reference in re.findall(r"\b([A-Z]{2}-\d+\.\d+|Q-\d+)", text):
            kind = "ruling" if reference.startswith("Q") else "rule"
            assert f"{kind}-{reference.replace('.', '-')}" in found, f"{message} refers to {reference}"


@pytest.mark.parametrize("game", names())
def test_options_and_title_have_words(game: str) -> None:
    assert words.game_say(game, "game-title")
    for option in consigliere.game(game).options.values():
        assert words.has(option.message, game=game)
        assert {f"rule-{option.rule.replace('.', '-')}", f"ruling-{option.rule}"} & set(words.ids(game))


def test_la_famiglia_has_all_its_chapters_and_rulings() -> None:
    found = words.ids("la-famiglia")
    assert [message for message in found if message.startswith("chapter-LF")] == [
        f"chapter-LF-{n}" for n in range(1, 13)
    ]
    assert [message for message in found if message.startswith("ruling-")] == [f"ruling-Q-{n}" for n in range(1, 86)]
    assert sum(message.startswith("rule-") for message in found) == 154


def test_a_message_gets_its_arguments_without_isolation_marks() -> None:
    assert words.say("mistake", sentence="No.") == "consigliere: No."


def test_another_language_falls_back_to_english() -> None:
    assert words.say("interrupted", lang="de") == words.say("interrupted", lang="en")
    assert words.has("interrupted", lang="de")
    assert "en" in words.languages()


def test_a_missing_message_raises_here_and_no_user_sees_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(words.MissingWords, match="There is no message no-such-thing"):
        words.say("no-such-thing")
    monkeypatch.setattr(words, "strict", False)
    assert words.say("no-such-thing") == words.NOTHING_TO_SAY
    assert not words.has("no-such-thing")


def test_a_missing_argument_raises_here() -> None:
    with pytest.raises(words.MissingWords, match="mistake"):
        words.say("mistake")
