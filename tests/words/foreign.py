"""Words of another language in a text that somebody reads: Latin letters in Russian, English words in Polish.

What people type is no such word (docs/translate.md): commands, options, moves, keys of files. It is recognised by how
it is written (`TYPED`), and by name where a text tells how to type (`tells_typing`). All the rest that may stand in
Latin letters is on the list, foreign.toml.
"""

import re
import tomllib
from argparse import Action
from collections.abc import Iterator
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Any

import consigliere
from consigliere import words
from consigliere.bots import BOTS
from consigliere.cli.main import command_line
from consigliere.client.tools import Tools
from consigliere.core.game import Game
from consigliere.games import get
from consigliere.terminal_style import Ink

LIST = tomllib.loads((Path(__file__).parent / "foreign.toml").read_text(encoding="utf-8"))
NAMES: dict[str, str] = {name: reason for section in LIST["names"].values() for name, reason in section.items()}
ALSO_POLISH = set(LIST["also_polish"].split())

TYPED = [
    re.compile(pattern)
    for pattern in (
        r"(?m)\bconsigliere (?:(?!  |[\"»”]).)+",  # a command, up to what is said about it
        r"\bpip install \S+",
        r"`[^`]+`|\"[^\"\n]*\"",  # quoted as it is typed; what is only quoted stands in „…” or «…»
        r"(?<!\w)--?[a-z][\w-]*(?: [A-Z]+\b)?",  # an option
        r"\[\[?\w+\]?\]",  # a table of a file
        r"\w+://\S*|\b[a-z]+:(?!\w| \w)|\w*(?:[./@:=#]\w+)+|\b[a-z]+ = ",  # addresses, paths, files, settings
        r"\b\w*[A-Za-z]_\w+|\b[A-Za-z]+\d\w*",  # ids
        r"\b[a-z]+(?:-[a-z]+)+\b",  # ids with dashes
        r"%\(\w+\)[sr]|\{[a-z, ]+\}",  # what a program fills in; the keys of an answer
        r"\([a-e]\)",  # letters that lines are counted by
    )
]
NUMBER = re.compile(r"\b[IVX]+\b|\b(?:LF|CE|SI|Q|RU|RC)-\d+(?:[.–]\d+)*[a-z]?")  # Roman ones, and those of rules
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
LATIN = re.compile(r"[A-Za-zÀ-ɏ]")
CYRILLIC = re.compile(r"[Ѐ-ӿ]")
NOT_POLISH_LETTERS = re.compile(r"[qvx]", re.IGNORECASE)
NAMED = ("area-", "sea-", "mandamento-", "family-", "character-", "side-", "house-", "city-", "player-")
RECORD_KEYS = {"game", "rules", "pack", "seats", "options", "opening", "moves", "result"}
VALUES = {"true", "false", "auto", "always", "never", "compiled", "pure", "sqlite", "postgresql"}
IN_FILES = {"why", "code", "tests", "table", "own", "settings", "secret", "interrupted", "reset"}
AT_THE_PROMPT = {"undo", "back", "quit", "log", "save", "MOVE"}
TYPING = re.compile(r"(cli|client|core|research|.*/rules):|.*:(vocab|draw-page|plain)-")


def foreign(text: str, lang: str, where: str, english: str = "") -> list[str]:
    """The words of a text that are of another language; `where` is the place and the message, as far as it is known.

    In a text that tells how to type something, what can be typed and stands in the English message too may stand.
    """
    if lang == words.SOURCE_LANGUAGE:
        return CYRILLIC.findall(text)
    if not any(is_foreign(word, lang) for word in WORD.findall(text)):
        return []
    if not TYPING.match(where):
        return [word for word in WORD.findall(without_names(NUMBER.sub(" ", text))) if is_foreign(word, lang)]
    there = set(WORD.findall(english.lower()))
    found = [word for word in WORD.findall(without_names(without_typed(text))) if is_foreign(word, lang)]
    return [word for word in found if word.lower() not in there or not (is_letter(word) or is_typed(word))]


@cache
def is_foreign(word: str, lang: str) -> bool:
    """Whether a word is of another language."""
    if lang == "ru":
        return LATIN.search(word) is not None
    if CYRILLIC.search(word):
        return True
    small = word.lower()
    if len(word) < 2 or small in ALSO_POLISH:
        return False
    return small in english_words() or (NOT_POLISH_LETTERS.search(word) is not None and word not in names_of_things())


def is_letter(word: str) -> bool:
    """Whether it is a letter that stands for something: a variable, a mark. "a" is a word in English."""
    return len(word) == 1 and word not in "aAI"


def is_typed(word: str) -> bool:
    """Whether it is something that can be typed; a sentence may begin with it."""
    return word in typed() or word.lower() in typed()


@cache
def names_pattern() -> re.Pattern[str]:
    """What is on the list, the longest first."""
    longest_first = sorted(NAMES, key=len, reverse=True)
    parts = (f"[{name[0].upper()}{name[0].lower()}]{re.escape(name[1:])}" for name in longest_first)
    return re.compile(rf"(?<!\w)(?:{'|'.join(parts)})(?!\w)")


def without_typed(text: str) -> str:
    """A text without what is written as it is typed."""
    for pattern in (NUMBER, *TYPED):
        text = pattern.sub(" ", text)
    return text


def without_names(text: str) -> str:
    """A text without what is on the list."""
    return names_pattern().sub(" ", text)


@cache
def english_words() -> frozenset[str]:
    """All words of our English messages, but those that English itself has in names only, and never small."""
    names: set[str] = set()
    others: set[str] = set()
    for folder in words.word_places():
        for line in (folder / "en.ftl").read_text(encoding="utf-8").splitlines():
            if not line.startswith(("#", "draw-page-look")):
                text = re.sub(r"^[a-z][\w-]* =|\{ *\$[\w-]+( *->)?|^ *\*?\[[\w-]+\]|^ +\.\w+ =", " ", line)
                found = {word for word in WORD.findall(without_names(without_typed(text))) if len(word) > 1}
                (names if line.startswith(NAMED) else others).update(found)
    small = {word for word in others if word.islower()}
    return frozenset(small | {word.lower() for word in others - names} - {word.lower() for word in names - small})


@cache
def names_of_things() -> frozenset[str]:
    """Words of the names that places, families and people have in English."""
    own = ((name, message) for name in consigliere.games() for message in words.ids(name))
    called = [words.game_say(name, message, "en") for name, message in own if message.startswith(NAMED)]
    return frozenset(word for text in called for word in WORD.findall(text))


@cache
def typed() -> frozenset[str]:
    """What can be typed: commands, their options and values, moves, questions of a table, keys of files."""
    found = {"consigliere", *BOTS, "human", *words.languages(), *RECORD_KEYS, *VALUES, *IN_FILES, *AT_THE_PROMPT}
    for action in actions(command_line()):
        found |= {option.lstrip("-") for option in action.option_strings} | set(action.choices or ())
        found |= {action.metavar} if isinstance(action.metavar, str) else set()
    for tool in ("look", "choices", "why", "rules", "play", "chat"):
        found |= {tool, *signature(getattr(Tools, tool)).parameters}
    for name in consigliere.games():
        found |= set(typed_in(consigliere.game(name)))
    return frozenset(word for text in found for word in WORD.findall(text))


def actions(parser: Any) -> Iterator[Action]:
    """What a command line understands, with all commands below."""
    for action in parser._actions:
        yield action
        if isinstance(action.choices, dict):
            for below in action.choices.values():
                yield from actions(below)


def typed_in(game: Game) -> Iterator[str]:
    """What can be typed in a game and in its files."""
    yield from game.options
    yield from get(game.name).drawing(game.pack, Ink()).pages
    for kinds in (game.moves.kinds, game.events.kinds):
        yield from (name for names in kinds.values() for name in names if name)
    yield from (verb.name for verb in game.moves.verbs)
    for section in get(game.name).scenario_words().values():
        yield from (f"{word} {example}" for word, example, _ in section)
    yield from keys_and_values(game.pack.data)


def keys_and_values(data: Any) -> Iterator[str]:
    """The keys of a pack, and the values that are single words: kinds of effects, owners, places."""
    if isinstance(data, dict):
        yield from data
        data = list(data.values())
    if isinstance(data, list):
        for value in data:
            yield from keys_and_values(value)
    elif isinstance(data, str) and re.fullmatch(r"[a-z_]+", data):
        yield data
