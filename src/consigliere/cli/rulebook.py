"""A game's rules in words, by id: chapters LF-4, rules LF-4.24, rulings Q-10."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.words import game_say, ids, say

RULINGS = "Q"
"""The chapter that holds the rulings Q-1, Q-2, …"""

_DASH = r"\s?[–—-]\s?"


@dataclass(frozen=True)
class Chapter:
    """A chapter with the ids of its rules; the rulings are the last chapter."""

    id: str
    title: str
    rules: list[str] = field(default_factory=list)


class Rulebook:
    """All rules of a game, in their order."""

    def __init__(self, game: str) -> None:
        if game not in names():
            raise Mistake(say("mistake-game", game=game, games=", ".join(names())))
        self.game = game
        self.chapters: list[Chapter] = []
        for message in ids(game):
            self._enter(message)

    def _enter(self, message: str) -> None:
        kind, _, tail = message.partition("-")
        if kind == "chapter":
            self.chapters.append(Chapter(tail, game_say(self.game, message)))
        elif kind in ("rule", "ruling"):
            rule = tail if is_ruling(tail) else ".".join(tail.rsplit("-", 1))
            self.chapter(chapter_of(rule)).rules.append(rule)

    def chapter(self, chapter_id: str) -> Chapter:
        """The chapter of this id."""
        for chapter in self.chapters:
            if chapter.id == chapter_id:
                return chapter
        raise Mistake(say("mistake-chapter", chapter=chapter_id, game=self.game))

    def all(self) -> list[str]:
        """The ids of all rules, then of all rulings."""
        return [rule for chapter in self.chapters for rule in chapter.rules]

    def text(self, rule: str) -> str:
        """What a rule or a ruling says."""
        kind = "ruling" if is_ruling(rule) else "rule"
        return game_say(self.game, f"{kind}-{rule.replace('.', '-')}")

    def find(self, wanted: str) -> Chapter:
        """The chapter of this id, or a chapter with nothing but the rule of this id."""
        name = wanted.upper()
        for chapter in self.chapters:
            if name == chapter.id:
                return chapter
            if name in chapter.rules:
                return Chapter(chapter.id, chapter.title, [name])
        raise Mistake(self._unknown(name))

    def _unknown(self, name: str) -> str:
        for chapter in self.chapters:
            if chapter.id == chapter_of(name):
                first, last = chapter.rules[0], chapter.rules[-1]
                return say("mistake-rule", rule=name, game=self.game, first=first, last=last, chapter=chapter.id)
        return say("mistake-chapter", chapter=name, game=self.game)

    def mentioned(self, text: str, rulings: bool = True) -> Iterator[str]:
        """The ids a text names, existing or not; ranges like LF-4.5–4.9 and lists like LF-5.3, 5.4 are taken apart."""
        prefix = self.chapters[0].id.partition("-")[0]
        number = r"\d+\.\d+"
        span = rf"{number}(?:{_DASH}(?:{prefix}-)?{number})?"
        for match in re.finditer(rf"\b{prefix}-({span}(?:(?:, ?|/){span})*)", text):
            for part in re.split(r", ?|/", match[1]):
                yield from self._span(f"{prefix}-", re.findall(number, part))
        if rulings:
            for match in re.finditer(rf"\bQ-(\d+(?:{_DASH}Q-\d+|–\d+)?)", text):
                yield from self._span("Q-", re.findall(r"\d+", match[1]))

    def named(self, function: str, rulings: bool = True) -> Iterator[str]:
        """The ids in the name of a test such as test_lf_4_24_order_needs_a_soldato."""
        prefix = self.chapters[0].id.partition("-")[0]
        for chapter, number in re.findall(rf"(?<=_){prefix.lower()}_(\d+)_(\d+)(?=_|$)", function):
            yield f"{prefix}-{chapter}.{number}"
        if rulings:
            yield from (f"Q-{number}" for number in re.findall(r"(?<=_)q_(\d+)(?=_|$)", function))

    def _span(self, prefix: str, numbers: list[str]) -> list[str]:
        first, last = _key(numbers[0]), _key(numbers[-1])
        if first == last:
            return [prefix + numbers[0]]
        return [rule for rule in self.all() if rule.startswith(prefix) and first <= _key(rule[len(prefix) :]) <= last]


def is_ruling(rule: str) -> bool:
    """Whether an id is a ruling's."""
    return rule.startswith(RULINGS + "-")


def chapter_of(rule: str) -> str:
    """The id of the chapter a rule or a ruling stands in."""
    return RULINGS if is_ruling(rule) else rule.rpartition(".")[0]


def _key(number: str) -> list[int]:
    return [int(part) for part in number.split(".")]
