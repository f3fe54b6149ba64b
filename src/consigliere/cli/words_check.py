"""What is wrong with a translation: what is missing, left over or different from English, place by place."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from consigliere.fluent_bundle import BARE, ID, Book, Entry
from consigliere.words import SOURCE_LANGUAGE, word_places

SEAT_FIRST = "{ $seat } "
SPEAKERS = ("draw", "board", "web", "plain", "statistics")
LOG_LINES = ("event-", "draw-event-")


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: which kind of mistake, where, and about what."""

    kind: str  # the message that tells it: `words-KIND`
    id: str = ""
    detail: str = ""


class Plurals(Visitor):
    """Looks for selectors that choose by plural categories, and how they end."""

    def __init__(self) -> None:
        self.defaults: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {
            key.name: variant.default for variant in node.variants if isinstance(key := variant.key, ast.Identifier)
        }
        if "one" in keys or "few" in keys:
            self.defaults += [name for name, is_default in keys.items() if is_default]
        self.generic_visit(node)


class Place:
    """One folder of words: English, and another language beside it."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.folder = folder
        self.lang = lang
        self.file = folder / f"{lang}.ftl"
        self.english = english(folder / f"{SOURCE_LANGUAGE}.ftl")

    def findings(self) -> Iterator[Finding]:
        """Everything that is wrong here."""
        if not self.file.is_file():
            yield Finding("no-file", detail=str(len(self.english.ids)))
            return
        own = Book(self.lang, [self.file])
        yield from junk(own.bodies[0], self.file.read_text(encoding="utf-8"))
        yield from twice(own.bodies[0])
        yield from (Finding("missing", message) for message in self.english.ids if not own.has(message))
        yield from (Finding("unused", message) for message in own.ids if not self.english.has(message))
        for message, entry in own.entries.items():
            if self.english.has(message) and own.has(message):
                yield from self.differences(message, entry, own)
        yield from forms(own)

    def differences(self, message: str, entry: Entry, own: Book) -> Iterator[Finding]:
        """What one message does otherwise than English does, and may not."""
        here, there = own.arguments(message), self.english.arguments(message)
        if here - there:
            yield Finding("more-arguments", message, listed(here - there))
        if there - here:
            yield Finding("fewer-arguments", message, listed(there - here))
        if message.startswith(LOG_LINES) and begins_with_seat(self.english.entries[message]):
            if not begins_with_seat(entry):
                yield Finding("seat-first", message)
        plurals = Plurals()
        plurals.visit(entry.message)
        if "few" in categories(self.lang) and "other" in plurals.defaults:
            yield Finding("plural", message, "many")


@lru_cache(maxsize=64)
def english(file: Path) -> Book:
    """The English words of a place, read once for all languages."""
    return Book(SOURCE_LANGUAGE, [file])


def check(lang: str) -> dict[Path, list[Finding]]:
    """What is wrong with a language, by folder."""
    return {folder: list(Place(folder, lang).findings()) for folder in word_places()}


def junk(body: list[ast.EntryType], text: str) -> Iterator[Finding]:
    """What is no Fluent: it does not exist for anybody who speaks."""
    for entry in body:
        if isinstance(entry, ast.Junk) and entry.span is not None:
            line = text.count("\n", 0, entry.span.start) + 1
            yield Finding("junk", (entry.content or "").strip().partition(" ")[0], str(line))


def twice(body: list[ast.EntryType]) -> Iterator[Finding]:
    """Messages that stand there more than once."""
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    yield from (Finding("twice", message) for message in sorted(set(ids)) if ids.count(message) > 1)


def forms(own: Book) -> Iterator[Finding]:
    """Forms that sentences ask for: those that no name has, and names that lack one which others of their kind have."""
    named = [message for message in own.ids if own.has(message) and is_name(own, message)]
    kinds: dict[str, set[str]] = {}
    for message in named:
        kinds.setdefault(kind_of(message), set()).update(own.entries[message].attributes)
    has_any = set().union(*kinds.values(), {ID})
    for message in own.ids:
        asked = {name.partition("-")[2] for name in own.used(message) if "-" in name} if own.has(message) else set()
        yield from (Finding("no-form", message, form) for form in sorted(asked - has_any))
    for message in named:
        lacking = kinds[kind_of(message)] - own.entries[message].attributes.keys() - BARE
        yield from (Finding("form", message, form) for form in sorted(lacking))


def is_name(own: Book, message: str) -> bool:
    """Whether a message can be the name of a thing: it says the same wherever it stands."""
    return not own.used(message) and not message.endswith(("-text", "-about"))


def kind_of(message: str) -> str:
    """The kind of thing that a message names: `area`; `draw-one` where the first part says only who speaks."""
    first, *rest = message.split("-")
    return "-".join([first, *rest[: first in SPEAKERS]])


def begins_with_seat(entry: Entry) -> bool:
    """Whether every way to say it begins with the seat's name and a blank."""
    pattern = entry.message.value
    return pattern is not None and starts(pattern)


def starts(pattern: ast.Pattern) -> bool:
    """The same for a part of a message."""
    first = pattern.elements[0]
    if not isinstance(first, ast.Placeable):
        return False
    inside = first.expression
    if isinstance(inside, ast.SelectExpression):
        return all(starts(variant.value) for variant in inside.variants)
    following = pattern.elements[1] if len(pattern.elements) > 1 else None
    is_seat = isinstance(inside, ast.VariableReference) and inside.id.name == "seat"
    return is_seat and isinstance(following, ast.TextElement) and bool(re.match(" ", following.value))


def categories(lang: str) -> set[str]:
    """The plural categories of a language."""
    return set(Locale.parse(lang).plural_form.tags)


def listed(names: set[str]) -> str:
    """Some arguments in one line."""
    return ", ".join(f"${name}" for name in sorted(names))
