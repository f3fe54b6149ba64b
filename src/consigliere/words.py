# not compiled
"""Every word a person sees: Fluent messages by language, general ones and those of each game."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

SOURCE_LANGUAGE = "en"
LARGEST_NUMBER = 10**15  # that is grouped by thousands; a larger one is no count of anything here
GENERAL = ""

strict = False
"""Tests set this: a missing message or argument raises instead of showing its id."""

_PACKAGE = Path(__file__).parent


class MissingWords(KeyError):
    """A message that no language has, or that lacks an argument."""

    def __str__(self) -> str:
        return str(self.args[0])


class Arguments(Visitor):
    """Collects the names of a message's arguments."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class Book:
    """The messages of one language from some .ftl files, in the order they are written in."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        self._messages: dict[str, ast.Message] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self._messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    @property
    def ids(self) -> list[str]:
        """The ids of the messages in the order of the files."""
        return list(self._messages)

    def has(self, message_id: str) -> bool:
        """Whether this language has the message."""
        return self._bundle.has_message(message_id)

    def say(self, message_id: str, args: dict[str, object]) -> str:
        """The message with its arguments filled in."""
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise MissingWords(f"The message {message_id} has no text.")
        text, errors = self._bundle.format_pattern(pattern, {name: _sayable(value) for name, value in args.items()})
        if errors and strict:
            raise MissingWords(f"The message {message_id} cannot be said: {errors[0]}.")
        return str(text)

    def arguments(self, message_id: str) -> set[str]:
        """The names of the arguments the message uses."""
        arguments = Arguments()
        arguments.visit(self._messages[message_id])
        return arguments.found


def languages() -> list[str]:
    """The languages there are words for: one file each beside the command line."""
    return sorted(file.stem for file in (_PACKAGE / "cli").glob("*.ftl"))


def say(message_id: str, /, lang: str = SOURCE_LANGUAGE, **args: object) -> str:
    """A general message."""
    return _say(GENERAL, message_id, lang, args)


def game_say(game: str, message_id: str, /, lang: str = SOURCE_LANGUAGE, **args: object) -> str:
    """A message of a game: its rules, questions, refusals, log lines."""
    return _say(game, message_id, lang, args)


def event_say(game: str, seen: dict[str, Any], /, lang: str = SOURCE_LANGUAGE) -> str:
    """The log line of an event as one viewer was shown it, secret parts included if the viewer sees them."""
    message = f"event-{seen['kind']}"
    with_secret = f"{message}-secret"
    if has(with_secret, lang, game) and arguments(with_secret, game, lang) <= seen.keys():
        message = with_secret
    return _say(game, message, lang, seen)


def has(message_id: str, lang: str = SOURCE_LANGUAGE, game: str = GENERAL) -> bool:
    """Whether there is such a message, in this language or in English."""
    return any(book.has(message_id) for book in _books(game, lang))


def ids(game: str = GENERAL, lang: str = SOURCE_LANGUAGE) -> list[str]:
    """The ids of all messages of a language, in the order of the files."""
    return _book(game, lang).ids


def arguments(message_id: str, game: str = GENERAL, lang: str = SOURCE_LANGUAGE) -> set[str]:
    """The names of the arguments that a message uses."""
    for book in _books(game, lang):
        if book.has(message_id):
            return book.arguments(message_id)
    return set()


def files(game: str = GENERAL, lang: str = SOURCE_LANGUAGE) -> list[Path]:
    """The .ftl files that hold a language's words."""
    own = game_folder(game)
    general = [_PACKAGE / "cli", _PACKAGE / "table" / "words", _PACKAGE / "bots"]
    places = [own / "rules", own / "words", _PACKAGE / "core"] if game else general
    return [file for place in places if (file := place / f"{lang}.ftl").is_file()]


def page_files(game: str, lang: str) -> list[Path]:
    """The .ftl files a page needs: its own words, or those of a game without the rules."""
    own = game_folder(game)
    places = [own / "words", _PACKAGE / "core"] if game else [_PACKAGE / "table", _PACKAGE / "bots"]
    return [file for place in places if lang.isalpha() and (file := place / f"{lang}.ftl").is_file()]


def rules_file(game: str, lang: str) -> Path | None:
    """The .ftl file with a game's rules."""
    file = game_folder(game) / "rules" / f"{lang}.ftl"
    return file if lang.isalpha() and file.is_file() else None


def rules_languages(game: str) -> list[str]:
    """The languages a game's rules are written in, English first."""
    found = {file.stem for file in (game_folder(game) / "rules").glob("*.ftl")}
    return [SOURCE_LANGUAGE, *sorted(found - {SOURCE_LANGUAGE})]


def game_folder(game: str) -> Path:
    """Where a game lives: its name with underscores."""
    return _PACKAGE / "games" / game.replace("-", "_")


def _sayable(value: object) -> object:
    """A list in one line; nothing at all as "none"; a number too large to be grouped by thousands as its digits."""
    if isinstance(value, list):
        return ", ".join(str(part) for part in value) or "none"
    if isinstance(value, int | float) and abs(value) > LARGEST_NUMBER:
        return str(value)
    return "none" if value is None else value


def _say(game: str, message_id: str, lang: str, args: dict[str, object]) -> str:
    for book in _books(game, lang):
        if book.has(message_id):
            return book.say(message_id, args)
    if strict:
        raise MissingWords(f"There is no message {message_id} among the words of {game or 'the command line'}.")
    return message_id


def _books(game: str, lang: str) -> Iterator[Book]:
    yield _book(game, lang)
    if lang != SOURCE_LANGUAGE:
        yield _book(game, SOURCE_LANGUAGE)


@cache
def _book(game: str, lang: str) -> Book:
    return Book(lang, files(game, lang))
