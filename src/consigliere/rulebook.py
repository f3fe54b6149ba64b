"""A game's rules in words, by id: chapters XX-4, rules XX-4.24, rulings Q-10 or RU-07b in chapters without a number."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.words import SOURCE_LANGUAGE, game_say, ids, rules_languages, spoken

_DASH = r"\s?[–—-]\s?"


@dataclass(frozen=True)
class Chapter:
    """A chapter with the ids of its rules; the rulings are the last chapters."""

    id: str
    title: str
    rules: list[str] = field(default_factory=list)


def rules_language(game: str) -> str:
    """The language of the terminal if a game's rules are written in it, else English."""
    return spoken() if spoken() in rules_languages(game) else SOURCE_LANGUAGE


class Rulebook:
    """All rules of a game in a language, in their order."""

    def __init__(self, game: str, lang: str = SOURCE_LANGUAGE) -> None:
        if game not in names():
            raise Mistake("mistake-game", game=game, games=names())
        there = rules_languages(game)
        if lang not in there:
            raise Mistake("mistake-rules-lang", wanted=lang, game=game, languages=list(there))
        self.game = game
        self.lang = lang
        self.chapters: list[Chapter] = []
        for message in ids(game):
            self._enter(message)

    def _enter(self, message: str) -> None:
        kind, _, tail = message.partition("-")
        if kind == "chapter":
            self.chapters.append(Chapter(tail, game_say(self.game, message, lang=self.lang)))
        elif kind in ("rule", "ruling"):
            rule = tail if kind == "ruling" else ".".join(tail.rsplit("-", 1))
            self.chapter(chapter_of(rule)).rules.append(rule)

    def chapter(self, chapter_id: str) -> Chapter:
        """The chapter of this id."""
        for chapter in self.chapters:
            if chapter.id == chapter_id:
                return chapter
        raise Mistake("mistake-chapter", chapter=chapter_id, game=self.game)

    def all(self) -> list[str]:
        """The ids of all rules, then of all rulings."""
        return [rule for chapter in self.chapters for rule in chapter.rules]

    def text(self, rule: str) -> str:
        """What a rule or a ruling says."""
        kind = "ruling" if is_ruling(rule) else "rule"
        return game_say(self.game, f"{kind}-{rule.replace('.', '-')}", lang=self.lang)

    def find(self, wanted: str) -> Chapter:
        """The chapter of this id, or a chapter with nothing but the rule of this id; `4.16` is one of this game."""
        prefix = self.chapters[0].id.partition("-")[0]
        name = f"{prefix}-{wanted}" if wanted[:1].isdecimal() else wanted.upper()
        for chapter in self.chapters:
            if name == chapter.id:
                return chapter
            for rule in chapter.rules:
                if name == rule.upper():
                    return Chapter(chapter.id, chapter.title, [rule])
        raise self._unknown(name, wanted)

    def _unknown(self, name: str, wanted: str) -> Mistake:
        for chapter in self.chapters:
            if chapter.id == chapter_of(name):
                first, last = chapter.rules[0], chapter.rules[-1]
                return Mistake("mistake-rule", rule=name, game=self.game, first=first, last=last, chapter=chapter.id)
        return Mistake("mistake-chapter", chapter=wanted, game=self.game)

    def mentioned(self, text: str, rulings: bool = True) -> Iterator[str]:
        """The ids a text names, existing or not; ranges like XX-4.5–4.9 and lists like XX-5.3, 5.4 are taken apart."""
        prefix = self.chapters[0].id.partition("-")[0]
        number = r"\d+\.\d+"
        span = rf"{number}(?:{_DASH}(?:{prefix}-)?{number})?"
        for match in re.finditer(rf"\b{prefix}-({span}(?:(?:, ?|/){span})*)", text):
            for part in re.split(r", ?|/", match[1]):
                yield from self._span(f"{prefix}-", re.findall(number, part))
        for letters in self._rulings() if rulings else ():
            number = r"\d+[a-z]?"
            for match in re.finditer(rf"\b{letters}-({number}(?:{_DASH}{letters}-{number}|–{number})?)\b", text):
                yield from self._span(f"{letters}-", re.findall(number, match[1]))

    def named(self, function: str, rulings: bool = True) -> Iterator[str]:
        """The ids in the name of a test such as test_xx_4_24_order_needs_a_soldato."""
        prefix = self.chapters[0].id.partition("-")[0]
        for chapter, number in re.findall(rf"(?<=_){prefix.lower()}_(\d+)_(\d+)(?=_|$)", function):
            yield f"{prefix}-{chapter}.{number}"
        for letters in self._rulings() if rulings else ():
            for number in re.findall(rf"(?<=_){letters.lower()}_(\d+[a-z]?)(?=_|$)", function):
                yield f"{letters}-{number}"

    def _rulings(self) -> list[str]:
        """The chapters of rulings: Q, RU."""
        return [chapter.id for chapter in self.chapters if "-" not in chapter.id]

    def _span(self, prefix: str, numbers: list[str]) -> list[str]:
        first, last = _key(numbers[0]), _key(numbers[-1])
        if first == last:
            return [prefix + numbers[0]]
        return [rule for rule in self.all() if rule.startswith(prefix) and first <= _key(rule[len(prefix) :]) <= last]


def is_ruling(rule: str) -> bool:
    """Whether an id is a ruling's."""
    return "." not in rule


def chapter_of(rule: str) -> str:
    """The id of the chapter a rule or a ruling stands in."""
    return rule.rpartition("-" if is_ruling(rule) else ".")[0]


def _key(number: str) -> list[tuple[int, str]]:
    return [(int(part), letter) for part, letter in re.findall(r"(\d+)([a-z]?)", number)]
