"""The words of Corleone's Empire: names from the pack, secrets, numbers."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from consigliere import words
from consigliere.cli.words_check import Place
from consigliere.fluent_bundle import Book
from consigliere.games import load
from consigliere.games.corleone.text.drawing import Drawing
from consigliere.terminal_style import Ink

NAME = "corleone"
GAME = load(NAME)


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


def dashes(name: str) -> str:
    return name.replace("_", "-")


def names() -> Iterator[str]:
    kinds = GAME.events.kinds
    yield from (f"side-{dashes(side)}" for side in kinds["side"])
    yield from (f"phase-{phase}" for phase in kinds["phase"])
    yield from (f"good-{dashes(good)}" for good in kinds["good"])
    yield from (f"colour-{colour}" for colour in kinds["colour"])
    yield from (f"figure-{figure}" for figure in kinds["figure"])


def test_everything_has_a_name() -> None:
    assert [message for message in names() if not words.has(message, game=NAME)] == []


def test_a_log_line_tells_a_secret_only_to_those_who_see_it() -> None:
    shown = {"kind": "kept", "seat": 1}
    assert words.event_say(NAME, shown) == "1 keeps a job."
    assert words.event_say(NAME, {**shown, "job": "jg01"}) == "1 keeps jg01."


def test_numbers_choose_the_form_of_the_word() -> None:
    event = {"kind": "given", "seat": 0, "to": 1}
    assert words.event_say(NAME, {**event, "n": 1}) == "0 gives 1 1 card."
    assert words.event_say(NAME, {**event, "n": 2}) == "0 gives 1 2 cards."


@pytest.mark.parametrize(
    ("lang", "numbers"),
    [
        ("pl", {"kartę": [1], "karty": [2, 4, 22, 104], "kart": [0, 5, 12, 14, 21, 25, 101, 111, 112]}),
        ("ru", {"карту": [1, 21, 101], "карты": [2, 4, 22, 104], "карт": [0, 5, 11, 12, 14, 25, 100, 111, 112]}),
    ],
)
def test_numbers_choose_among_the_forms_of_a_language(lang: str, numbers: dict[str, list[int]]) -> None:
    event = {"kind": "given", "seat": 0, "to": 1}
    for word, counts in numbers.items():
        for n in counts:
            assert words.event_say(NAME, {**event, "n": n}, lang).endswith(f" {n} {word}.")


@pytest.mark.parametrize("lang", ["pl", "ru"])
def test_a_translation_is_whole(lang: str) -> None:
    folder = words.game_folder(NAME) / "words"
    assert list(Place(folder, lang).findings()) == []


def test_goods_people_and_places_are_put_into_their_cases() -> None:
    polish, russian = (Drawing(GAME.pack.data, Ink(), lang) for lang in ("pl", "ru"))
    gained = {"kind": "gained", "seat": 0, "card": "blood_money"}
    played = {"kind": "ally-played", "seat": 0, "ally": "al_iii_5"}
    moved = {"kind": "token-moved", "seat": 0, "from": "brooklyn", "area": "wall_street"}
    assert polish.event_words(gained) == "Nr 1 bierze zapłatę za morderstwo."
    assert polish.event_words(played) == "Nr 1 zagrywa Skorumpowanego sędziego (III)."
    assert russian.event_words(played) == "№ 1 разыгрывает Продажного судью (III)."
    assert russian.event_words(moved) == "№ 1 переносит маркер контроля из Бруклина на Уолл-стрит."


class Texts(Visitor):
    """Collects what a message shows besides its arguments."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if node.id.name != "rule":  # a rule id, not a word
            self.generic_visit(node)


def test_russian_is_written_in_russian_letters() -> None:
    latin = []
    for message, entry in Book("ru", [words.game_folder(NAME) / "words" / "ru.ftl"]).entries.items():
        if not message.startswith(("vocab-", "draw-page-")):  # what people type stays English
            texts = Texts()
            texts.visit(entry.message)
            latin += [text for text in texts.found if re.search(r"[A-Za-z]", re.sub(r"\b[IV]+\b", "", text))]
    assert latin == []
