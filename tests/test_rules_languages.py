"""The rules in Polish and Russian say what the English ones say: same ids, references and paragraphs; no English."""

import re
from functools import cache

import pytest

from consigliere import words
from consigliere.games import get, names
from consigliere.rulebook import Rulebook

TRANSLATED = [(game, lang) for game in names() for lang in ("pl", "ru")]
each = pytest.mark.parametrize(("game", "lang"), TRANSLATED)

LATIN_IN_RUSSIAN = {
    **dict.fromkeys(("La", "Famiglia", "Signorie"), "titles that the boxes print in Latin letters"),
    **dict.fromkeys(("n", "X", "E", "N", "i", "v"), "variables: a number, a side, a set of moves, a seat, a value"),
    **dict.fromkeys(("I", "II", "III", "IV"), "numbers of acts"),
    **dict.fromkeys(("a", "b", "c", "d", "e"), "steps of the Entr'acte, referred to by letter"),
    "R": "the mark of what we reconstructed, in a pack",
    # Names of effects and of their values in a pack; those with an underscore or a digit need no entry here.
    **dict.fromkeys(("hire", "task", "mission", "marriage", "offspring", "threshold"), "effects of Signorie"),
    **dict.fromkeys(("trade", "launder", "shoot", "collect", "offer", "audit"), "operations of Corleone's Empire"),
    **dict.fromkeys(("thug", "family", "any", "own", "opponent"), "kinds and owners of figures"),
    **dict.fromkeys(("anywhere", "uncontrolled", "controlled", "none", "full"), "places and shakedowns"),
}
ENGLISH = """the of and is are was were with from or that not into for which only when may must if their this these
those each be been have has had its an as at than then there they who whose you your all any"""
ENGLISH_IN_POLISH = {
    "The": "The Godfather, the printed title",
    "any": "a value of an operation of Corleone's Empire",
}
REFERENCE = r"\b(?:LF|SI|CE)-\d+(?:\.\d+)?(?:–\d+\.\d+)?|\b(?:Q|RU|RC)-\d+[a-z]?"


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "strict", True)


@cache
def texts(game: str, lang: str) -> dict[str, str]:
    """The rules as a language itself has them; nothing comes from English."""
    kinds = ("game-title", "chapter-", "rule-", "ruling-")
    own = [message for message in words.ids(game, lang) if message.startswith(kinds)]
    return {message: words.game_say(game, message, lang=lang) for message in own}


@each
def test_every_rule_is_there_in_the_same_order_with_the_same_arguments(game: str, lang: str) -> None:
    assert list(texts(game, lang)) == list(texts(game, "en"))
    for message in texts(game, lang):
        assert words.arguments(message, game, lang) == words.arguments(message, game)


@each
def test_a_rule_refers_to_the_same_rules_and_has_as_many_paragraphs(game: str, lang: str) -> None:
    own = texts(game, lang)
    for message, english in texts(game, "en").items():
        assert sorted(re.findall(REFERENCE, own[message])) == sorted(re.findall(REFERENCE, english)), message
        assert own[message].count("\n") == english.count("\n"), message


@each
def test_names_of_options_and_effects_stay_as_they_are_typed(game: str, lang: str) -> None:
    own = texts(game, lang)
    for message, english in texts(game, "en").items():
        typed = r"\b[a-z]+(?:_[a-z]+)+\b"
        assert set(re.findall(typed, own[message])) == set(re.findall(typed, english)), message


@pytest.mark.parametrize("game", names())
def test_russian_rules_have_no_latin_words(game: str) -> None:
    for message, text in texts(game, "ru").items():
        found = re.findall(r"(?<!\w)[A-Za-z]\w*", re.sub(REFERENCE, "", text))
        typed = [word for word in found if "_" in word or re.search(r"\d", word)]
        assert {word for word in found if word not in typed} <= LATIN_IN_RUSSIAN.keys(), message
        assert not re.search(r"[А-Яа-яЁё][A-Za-z]|[A-Za-z][А-Яа-яЁё]", text), f"{message}: a word of two alphabets"
        assert not re.search('"| – ', text), f"{message}: quotes are «…», the dash is —"


@pytest.mark.parametrize("game", names())
def test_polish_rules_have_no_english_words(game: str) -> None:
    for message, text in texts(game, "pl").items():
        found = {word for word in re.findall(r"\w+", text) if word.lower() in ENGLISH.split()}
        assert found <= ENGLISH_IN_POLISH.keys(), message
        assert not re.search(r"[А-Яа-яЁё]", text), message
        assert not re.search('"|—', text), f"{message}: quotes are „…”, the dash is –"


@each
def test_the_rules_are_offered_in_the_language_and_no_text_is_the_english_one(game: str, lang: str) -> None:
    assert words.rules_languages(game) == ["en", "pl", "ru"]
    own, english = Rulebook(game, lang), Rulebook(game)
    assert own.all() == english.all()
    assert [rule for rule in own.all() if own.text(rule) == english.text(rule)] == []
    assert all(a.title != b.title for a, b in zip(own.chapters, english.chapters, strict=True))


@each
def test_a_folder_gives_english_for_what_is_not_translated(game: str, lang: str) -> None:
    parts = {file.parent.name: file.stem for file in get(game).words(lang)}
    assert parts == {
        "words": lang if (get(game).path / "words" / f"{lang}.ftl").is_file() else "en",
        "rules": lang,
    }
    assert [file.stem for file in get(game).words("xx")] == ["en", "en"]
