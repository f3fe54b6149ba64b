"""All messages of all files, said in every way: the words of the games, of the server, the pages and the terminal."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import consigliere
from consigliere import words
from consigliere.fluent_bundle import Book, Name
from tests.words.branches import ANYTHING, Args, Value, counts_of, ways

PAGES = "pages"  # the words of the pages, which only a browser says
SOMETHING = Name.made(ANYTHING, lambda *_: ANYTHING)


@dataclass(frozen=True)
class Spoken:
    """One message of a language, or one form of it, and who says it."""

    speaker: str  # a game, "" for the server and the terminal, PAGES
    lang: str
    id: str
    form: str | None
    pattern: ast.Pattern
    where: str  # the place and the message, as findings tell it

    def say(self, args: Args) -> str:
        """Says it as the program does; what is missing is an error. Arguments no branch depends on are anything."""
        own = book(self.speaker, self.lang)
        if self.form is None:
            given: dict[str, object] = dict.fromkeys(book(self.speaker, "en").arguments(self.id), SOMETHING)
        else:
            given = {name.partition("-")[0]: SOMETHING for name in own.used(self.id, self.form)}
        given.update(args)
        if self.form is None and self.speaker != PAGES:
            return words.game_say(self.speaker, self.id, self.lang, **given)
        text, errors = own.say(self.id, given, self.form)
        if errors:
            raise words.MissingWords(f"{self.where} cannot be said: {errors[0]}")
        return text

    def ways(self) -> Iterator[dict[str, Value]]:
        """All arguments it is to be said with; what one language counts is a number in all."""
        counts = counts_of(self.pattern, self.lang)
        if self.form is None:
            for lang in words.languages():
                entry = book(self.speaker, lang).entries[self.id]
                counts |= counts_of(entry.message.value, lang) if entry.message.value else set()
        return ways(self.pattern, self.lang, counts)


@cache
def book(speaker: str, lang: str) -> Book:
    """The messages of one who speaks, as they are read to be said."""
    if speaker == PAGES:
        return Book(lang, [file for file in words.page_files("", lang) if file.stem == lang])
    return words._book(speaker, lang)


@cache
def spoken(lang: str) -> list[Spoken]:
    """All messages of a language and all their forms, each once."""
    found: dict[str, Spoken] = {}
    for speaker in ("", *consigliere.games(), PAGES):
        own = book(speaker, lang)
        places = {file: words.place_name(file.parent) for file in own.files}
        for message, entry in own.entries.items():
            patterns = {"": entry.message.value} | {form: one.value for form, one in entry.attributes.items()}
            for form, pattern in patterns.items():
                if pattern is not None:
                    where = f"{places[entry.file]}:{message}{'.' if form else ''}{form}"
                    found.setdefault(where, Spoken(speaker, lang, message, form or None, pattern, where))
    return list(found.values())


class Texts(Visitor):
    """Collects what is written in a message, all branches."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


@cache
def english(speaker: str, message: str) -> str:
    """All that is written in an English message."""
    found = Texts()
    entry = book(speaker, "en").entries.get(message)
    if entry is not None:
        found.visit(entry.message)
    return " ".join(found.found)
