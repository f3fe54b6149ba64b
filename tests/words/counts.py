"""Counted nouns: which forms our own selectors give to which numbers, and texts and selectors that contradict them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from fluent.syntax import ast

from tests.words.branches import CATEGORIES, category, key_of

WHOLE = {"en": ("one", "other"), "pl": ("one", "few", "many"), "ru": ("one", "few", "many")}
"""The plural categories of whole numbers."""

COUNTED = re.compile(r"(?<![\w$.,:–+/−-])(?<!\d, )(\d+) ([^\W\d_]+)")  # no amount of money, no part of a list


@dataclass
class Forms:
    """The forms of counted nouns in one language: learned from selectors that have all of them."""

    lang: str
    categories: dict[str, set[str]] = field(default_factory=dict)  # by form: the numbers it may stand behind
    of_one: dict[str, set[tuple[str, ...]]] = field(default_factory=dict)  # by the form of one: the other forms

    def learn(self, pattern: ast.Pattern, counted: bool = False) -> None:
        """Learns from all selectors of a pattern that count."""
        whole = WHOLE[self.lang]
        for nouns in counting(pattern, counted):
            for key, noun in nouns.items():
                rest = set(whole) - nouns.keys() - {"one"} if key == whole[-1] else set()
                self.categories.setdefault(noun, set()).update({key, *rest})
            if set(whole) <= nouns.keys():
                self.of_one.setdefault(nouns["one"], set()).add(tuple(nouns[key] for key in whole[1:]))

    def contradictions(self, text: str) -> list[str]:
        """Numbers in a text with a noun in a form that cannot stand there."""
        return [
            f"{number} {noun}"
            for number, noun in COUNTED.findall(text)
            if noun in self.categories and not self.may_stand(category(int(number), self.lang), self.categories[noun])
        ]

    def may_stand(self, number: str, forms: set[str]) -> bool:
        """Whether a noun in these forms may stand behind a number of this category.

        Where the genitive is wanted ("do 2 kart", «до 1 карты») one and few have the form that is otherwise that of
        few and of many.
        """
        if number in forms:
            return True
        return "few" in WHOLE[self.lang] and {"one": "few", "few": "many"}.get(number) in forms - {number}

    def lacking(self, pattern: ast.Pattern, counted: bool = False) -> Iterator[str]:
        """Selectors without a form for "few", of a noun for which other selectors have one that is not that of "many".

        The form of one says in which case the noun stands, unless it is the same as that of few: that may be two cases.
        """
        for nouns in counting(pattern, counted):
            if "few" in WHOLE[self.lang] and {"one", "many"} == nouns.keys():
                for few, many in self.of_one.get(nouns["one"], ()):
                    if few not in (many, nouns["one"]) and many == nouns["many"]:
                        yield f"{nouns['one']}, {few}, {many}"


def counting(pattern: ast.Pattern, counted: bool = False) -> Iterator[dict[str, str]]:
    """The nouns behind a number that a pattern chooses by plural categories, by category.

    The number stands in front of the selector (`counted`: in the sentence the form is put into) or in its variants.
    """
    for i, element in enumerate(pattern.elements):
        if not isinstance(element, ast.Placeable) or not isinstance(node := element.expression, ast.SelectExpression):
            continue
        before = pattern.elements[max(0, i - 2) : i]
        behind = is_number(before[0]) and is_blank(before[1]) if len(before) == 2 else counted and not before
        nouns = {key_of(variant): noun for variant in node.variants if (noun := noun_of(variant.value, behind))}
        chosen = {key: noun for key, noun in nouns.items() if key in CATEGORIES}
        if len(chosen) > 1 and are_forms_of_one_noun(list(chosen.values())):
            yield chosen
        for variant in node.variants:
            yield from counting(variant.value)


def are_forms_of_one_noun(words: list[str]) -> bool:
    """Whether it is a noun that changes, and no verb behind the number: "2 are", "3 win"."""
    return len({word[0] for word in words}) == 1 and not words[0].removesuffix("s") == words[-1] != words[0]


def noun_of(pattern: ast.Pattern, behind: bool) -> str:
    """The noun a variant begins with, behind a number in front of it or at its beginning."""
    elements = pattern.elements
    if not behind and is_number(elements[0]):
        elements = elements[1:]
    elif not behind:
        return ""
    if not elements or not isinstance(elements[0], ast.TextElement):
        return ""
    found = re.match(r" ?([^\W\d_]+)(?![\w-])", elements[0].value)
    return found[1] if found else ""


def is_blank(element: ast.TextElement | ast.Placeable) -> bool:
    """Whether it ends with nothing but a blank behind a number."""
    return isinstance(element, ast.TextElement) and element.value == " "


def is_number(element: ast.TextElement | ast.Placeable) -> bool:
    """Whether it is an argument, as a number in front of a noun is."""
    return isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
