"""Every message of every file, with every branch and every count, can be said in each language, and in it alone."""

import re
from collections import Counter
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from consigliere import words
from tests.words.branches import Args, Branch, all_branches, reached, ways
from tests.words.counts import Forms
from tests.words.foreign import ALSO_POLISH, NAMES, WORD, english_words, foreign, names_pattern
from tests.words.messages import Spoken, english, spoken

LANGUAGES = words.languages()
MOST_NAMES = 80
in_each_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def forms(lang: str) -> Forms:
    """The counted nouns of a language."""
    found = Forms(lang)
    for one in spoken(lang):
        found.learn(one.pattern, one.form == "counted")
    return found


class Walk:
    """Says everything there is in a language, and keeps what is wrong with it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.counted: Counter[str] = Counter()
        self.found: dict[str, str] = {}
        self.met: set[str] = set()  # words of other languages, those that may stand there too
        for one in spoken(lang):
            self.say(one)

    def say(self, one: Spoken) -> None:
        """Says a message in all ways; an id or an argument that is missing raises."""
        waiting: set[Branch] = set(all_branches(one.pattern))
        self.counted.update(messages=1, branches=len(waiting))
        texts: set[str] = set()
        for args in one.ways():
            text = one.say(args)
            self.counted["sentences"] += 1
            waiting -= set(reached(one.pattern, args, self.lang)) if waiting else set()
            if args and (wrong := forms(self.lang).contradictions(text)):
                self.found.setdefault(f"{one.where}: a count", f"{wrong}: {text}")
            texts.add(bare(text, args))
        for text in texts:
            if words_of_others := foreign(text, self.lang, one.where, english(one.speaker, one.id)):
                self.found.setdefault(f"{one.where}: {words_of_others}", text)
        if waiting:
            self.found[f"{one.where}: a branch that nothing leads to"] = str(sorted(waiting))
        if lacking := list(forms(self.lang).lacking(one.pattern, one.form == "counted")):
            self.found[f"{one.where}: no form for few"] = str(lacking)
        if self.lang != words.SOURCE_LANGUAGE:
            self.met |= {name for text in texts for name in names_pattern().findall(text)}
            self.met |= {word.lower() for text in texts for word in WORD.findall(text)} & ALSO_POLISH


def bare(text: str, args: Args) -> str:
    """A text without its numbers, and without arguments that are the keys of its own branches."""
    keys = "|".join(re.escape(value) for value in args.values() if isinstance(value, str))
    return re.sub(rf"\b(?:{keys})\b|\d+" if keys else r"\d+", "0", text)


@cache
def walk(lang: str) -> Walk:
    """All that can be said in a language."""
    return Walk(lang)


@in_each_language
def test_everything_can_be_said(lang: str) -> None:
    """No id and no argument is missing, every branch is reached, no word is foreign, no number contradicts its noun."""
    assert walk(lang).found == {}
    assert walk(lang).counted["messages"] > 4300
    assert walk(lang).counted["branches"] > 1000
    assert walk(lang).counted["sentences"] > 20_000


@in_each_language
def test_all_languages_have_the_same_messages(lang: str) -> None:
    """Also those that nobody happens to say; forms are a language's own."""
    here, there = ({one.where for one in spoken(each) if one.form is None} for each in (lang, words.SOURCE_LANGUAGE))
    assert here == there


def test_the_list_is_short_and_everything_on_it_is_used() -> None:
    assert len(NAMES) <= MOST_NAMES
    assert all(reason.strip() for reason in NAMES.values())
    met = {name.lower() for lang in ("pl", "ru") for name in walk(lang).met}
    assert {name for name in NAMES if name.lower() not in met} == set()
    assert ALSO_POLISH - met == set()
    assert {word for word in ALSO_POLISH if word not in english_words()} == set()


# ---- every kind of mistake is noticed


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("pl", "Wybierz area ze swoimi soldati."),
        ("pl", "The gracz wybiera."),
        ("pl", "Vendetta trwa."),
        ("pl", "Gracz выбирает."),
        ("ru", "Выберите area со своими солдатами."),
        ("ru", "Ход игрока c чёрными фишками."),
        ("ru", "Кaрта"),
        ("ru", "Mandaменто"),
        ("en", "A карта"),
    ],
)
def test_a_foreign_word_is_noticed(lang: str, text: str) -> None:
    """A Latin "c" and "a" that look like Russian letters too."""
    assert foreign(text, lang, "games/la_famiglia/words:ask-order-where", text)
    assert foreign(text, lang, "cli:play-help", "Choose.")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("pl", "Soldati idą do Central Parku."),
        ("pl", "Plan: do 2 pionków, Akt III, zasada SI-4.2."),
        ("ru", "La Famiglia: ход Zio Peppino, акт IV, правило CE-11.4."),
    ],
)
def test_names_and_numbers_are_not_foreign(lang: str, text: str) -> None:
    assert foreign(text, lang, "games/signorie/words:event-any") == []


@pytest.mark.parametrize(
    "text", ["просто undo: ход назад", "consigliere play --lang pl", "файл mine.toml", "ключ to_play"]
)
def test_what_is_typed_may_stand_where_typing_is_told(text: str) -> None:
    assert foreign(text, "ru", "cli:play-help", text) == []
    assert foreign(text, "ru", "games/corleone/words:ask-bribe", text)


def test_a_word_that_is_typed_may_not_stand_where_english_has_it_not() -> None:
    assert foreign("undo", "ru", "cli:play-help", "back") == ["undo"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("pl", "Weź 5 karty."),
        ("pl", "Weź 2 karta."),
        ("pl", "1 kart"),
        ("ru", "5 карты"),
        ("ru", "21 карт"),
        ("en", "1 cards"),
    ],
)
def test_a_count_that_contradicts_the_plural_rule_is_noticed(lang: str, text: str) -> None:
    assert forms(lang).contradictions(text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("pl", "Weź 22 karty albo do 2 kart."),
        ("ru", "21 карта, 22 карты, 25 карт, до 1 карты"),
        ("en", "1 card, 2 cards"),
    ],
)
def test_a_count_that_agrees_passes(lang: str, text: str) -> None:
    assert forms(lang).contradictions(text) == []


def pattern_of(text: str) -> ast.Pattern:
    """A message's pattern."""
    entry = FluentParser().parse_entry(text)
    assert isinstance(entry, ast.Message)
    assert entry.value is not None
    return entry.value


def test_a_branch_that_nothing_leads_to_is_noticed() -> None:
    pattern = pattern_of("m = { $n ->\n    [1] a\n    [one] b\n    [few] c\n   *[many] d\n}\n")
    for lang, left in (("pl", {(0, 1)}), ("ru", set())):  # in Polish only 1 is "one", in Russian 21 is too
        met = {branch for args in ways(pattern, lang, {"n"}) for branch in reached(pattern, args, lang)}
        assert set(all_branches(pattern)) - met == left


def test_a_form_for_few_that_is_missing_is_noticed() -> None:
    said = "m = {{ $n ->\n    [one] {{ $n }} {}\n   *[many] {{ $n }} kart\n}}\n"
    assert list(forms("pl").lacking(pattern_of(said.format("karta")))) == ["karta, karty, kart"]
    assert list(forms("pl").lacking(pattern_of(said.format("karty")))) == []  # a genitive: "do 2 kart"


def test_an_argument_that_is_missing_is_an_error() -> None:
    one = next(one for one in spoken("pl") if one.id == "ask-recruit")
    assert one.say({"most": 2})
    with pytest.raises(words.MissingWords):
        words.game_say(one.speaker, one.id, "pl")
