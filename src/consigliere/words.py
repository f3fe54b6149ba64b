# not compiled
"""Every word a person sees: Fluent messages by language, general ones and those of each game."""

import logging
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from babel.lists import format_list
from fluent.syntax import FluentSerializer

from consigliere.fluent_bundle import BARE, ID, Book, Name

SOURCE_LANGUAGE = "en"
GENERAL = ""
WEB_WORDS = "server/web_words"  # the strings of the web client
MISTAKES = "mistakes"  # what is wrong with an input of the core or of any game; nobody else's words are mixed with it
NOTHING_TO_SAY = "…"  # where no language has a message; it has been reported

strict = os.environ.get("CONSIGLIERE_STRICT_WORDS") == "1"
"""Tests set this: a missing message or argument raises instead of being reported."""

log = logging.getLogger(__name__)
log.addHandler(logging.NullHandler())  # a terminal is not told; a server has its own handlers

_PACKAGE = Path(__file__).parent
_GENERAL_PLACES = ("cli", "server/words", "bots", "research", "client")
_here = [SOURCE_LANGUAGE]  # the language of the terminal
_reported: set[tuple[str, str, str]] = set()


class MissingWords(KeyError):
    """A message that no language has, or that lacks an argument."""

    def __str__(self) -> str:
        return str(self.args[0])


# ---- languages


@cache
def languages() -> tuple[str, ...]:
    """The languages that are offered, English first: those the pages have words in."""
    written = {file.stem for file in (_PACKAGE / WEB_WORDS).glob("*.ftl")}
    return (SOURCE_LANGUAGE, *sorted(written - {SOURCE_LANGUAGE}))


def language_name(lang: str) -> str:
    """What a language calls itself."""
    return say("language-name", lang)


def known(lang: str | None) -> str:
    """The language itself if it is offered, else English."""
    return lang if lang in languages() else SOURCE_LANGUAGE


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a terminal, as its environment has it."""
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return known(re.split(r"[_.@]", locale, maxsplit=1)[0].lower())


def accepted(header: str) -> str:
    """The language a browser prefers among those that are offered (its Accept-Language)."""
    wishes = []
    for wish in header.split(","):
        tag, _, quality = wish.partition(";q=")
        try:
            wishes.append((-float(quality or 1), tag.strip().partition("-")[0].lower()))
        except ValueError:
            continue
    wishes.sort(key=lambda wish: wish[0])
    return next((lang for _, lang in wishes if lang in languages()), SOURCE_LANGUAGE)


def speak(lang: str) -> None:
    """From now on the terminal is spoken to in this language; everybody else says which one is wanted."""
    _here[0] = lang


def spoken() -> str:
    """The language of the terminal."""
    return _here[0]


# ---- saying


def say(message: str, /, lang: str | None = None, **args: object) -> str:
    """A general message, in the language of the terminal if none is named."""
    return _say(GENERAL, message, lang or _here[0], args)


def game_say(game: str, message: str, /, lang: str | None = None, **args: object) -> str:
    """A message of a game: its rules, questions, refusals, log lines."""
    return _say(game, message, lang or _here[0], args)


def event_say(game: str, seen: dict[str, Any], /, lang: str | None = None) -> str:
    """The log line of an event as one viewer was shown it, secret parts included if the viewer sees them."""
    message = f"event-{seen['kind']}"
    with_secret = f"{message}-secret"
    if has(with_secret, game=game) and arguments(with_secret, game) <= seen.keys():
        message = with_secret
    return _say(game, message, lang or _here[0], seen)


def phrase_say(message: str, lang: str, args: Mapping[str, object]) -> str:
    """A message about what is wrong with an input: a general one, or one of the core or a game."""
    return _say(GENERAL if _book(GENERAL, SOURCE_LANGUAGE).has(message) else MISTAKES, message, lang, args)


def in_prose(parts: list[str], lang: str, style: Literal["standard", "or"] = "standard") -> str:
    """Some things within a sentence, in the language's own way: a, b and c; or 2, 3 or 4."""
    return format_list(parts, style=style, locale=lang)


class Speaker:
    """Who says the messages of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang

    def say(self, message: str, /, **args: object) -> str:
        """A message of the game."""
        return _say(self.game, message, self.lang, args)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return has(message, self.lang, self.game)

    def event(self, seen: dict[str, Any]) -> str:
        """The log line of an event."""
        return event_say(self.game, seen, self.lang)

    def name(self, message: str, /, **args: object) -> Name:
        """What a message calls a thing. Its other forms are the attributes of the message; one that is put together of
        names and has none has its names in that form."""
        text = _say(self.game, message, self.lang, args)

        def form(wanted: str, around: Mapping[str, object]) -> str:
            if wanted == ID:
                return message.partition("-")[2]
            for book in _books(self.game, self.lang):
                if book.has(message, wanted):
                    return _checked(book, message, {**around, **args}, wanted) or text
                if book.has(message):
                    break
            inside = {key: value.form(wanted, around) for key, value in args.items() if isinstance(value, Name)}
            if wanted in BARE:
                return next(iter(inside.values()), text)
            return self.say(message, **{**args, **inside}) if inside else text

        return Name.made(text, form)

    def thing(self, message: str, called: str) -> Name:
        """The name of a thing of the pack. A pack that calls it otherwise than our English does has its own name."""
        english = _book(self.game, SOURCE_LANGUAGE)
        if english.has(message) and english.say(message, {})[0] == called:
            return self.name(message)
        return Name.made(called, lambda wanted, _: message.partition("-")[2] if wanted == ID else called)

    def things(
        self, kind: str, entries: Iterable[Mapping[str, Any]], by: str = "id", name: str = "name"
    ) -> dict[str, Name]:
        """The names of a pack's entries, by what they are told apart by."""
        return {entry[by]: self.thing(f"{kind}-{dashes(entry[by])}", entry[name]) for entry in entries}

    def letter(self, message: str, otherwise: str) -> str:
        """The letter of a badge: the one this language gives the name, or another."""
        book = _book(self.game, self.lang)
        return book.say(message, {}, "letter")[0] if book.has(message, "letter") else otherwise


def dashes(name: str) -> str:
    """An id as it stands in message ids."""
    return name.replace("_", "-")


# ---- what there is


@cache
def has(message: str, lang: str = SOURCE_LANGUAGE, game: str = GENERAL) -> bool:
    """Whether there is such a message, in this language or in English."""
    return any(book.has(message) for book in _books(game, lang))


def ids(game: str = GENERAL, lang: str = SOURCE_LANGUAGE) -> list[str]:
    """The ids of all messages of a language, in the order of the files."""
    return _book(game, lang).ids


def arguments(message: str, game: str = GENERAL, lang: str = SOURCE_LANGUAGE) -> set[str]:
    """The names of the arguments that a message uses."""
    for book in _books(game, lang):
        if book.has(message):
            return book.arguments(message)
    return set()


def places(game: str = GENERAL) -> list[Path]:
    """The folders with the words of a game, or of none: a file for each language."""
    if game == MISTAKES:
        return mistake_places()
    own = game_folder(game)
    general = [_PACKAGE / place for place in _GENERAL_PLACES]
    return [own / "rules", own / "words", _PACKAGE / "core"] if game else general


def mistake_places() -> list[Path]:
    """The folders that say what is wrong with an input: that of the core, and one of each game."""
    return [_PACKAGE / "core" / MISTAKES, *(folder / MISTAKES for folder in _game_folders())]


def files(game: str = GENERAL, lang: str = SOURCE_LANGUAGE) -> list[Path]:
    """The .ftl files that hold a language's words."""
    return _there(places(game), lang)


def word_places() -> list[Path]:
    """All folders with words."""
    own = [game / part for game in _game_folders() for part in ("words", "rules", MISTAKES)]
    general = ("core", f"core/{MISTAKES}", "bots", WEB_WORDS, "server/words", "research", "client", "cli")
    folders = [*own, *(_PACKAGE / place for place in general)]
    return [folder for folder in folders if (folder / f"{SOURCE_LANGUAGE}.ftl").is_file()]


def place_name(folder: Path) -> str:
    """A folder of words as translators know it."""
    return folder.relative_to(_PACKAGE).as_posix()


def written_languages() -> list[str]:
    """The languages that anything is written in, English first."""
    written = {file.stem for folder in word_places() for file in folder.glob("*.ftl")}
    return [SOURCE_LANGUAGE, *sorted(written - {SOURCE_LANGUAGE})]


def page_places(game: str = GENERAL) -> list[Path]:
    """The folders with the words a page needs: its own, or those of a game without the rules."""
    return [game_folder(game) / "words", _PACKAGE / "core"] if game else [_PACKAGE / WEB_WORDS, _PACKAGE / "bots"]


def page_files(game: str, lang: str) -> list[Path]:
    """The .ftl files that a page's words are made of; none if the language is not offered."""
    wanted = dict.fromkeys((SOURCE_LANGUAGE, lang)) if lang in languages() else ()
    return [file for one in wanted for file in _there(page_places(game), one)]


def page_text(game: str, lang: str) -> str:
    """A page's words as one Fluent text; what a language does not have yet is there in English."""
    own = Book(lang, _there(page_places(game), lang))
    texts = [file.read_text(encoding="utf-8") for file in own.files]
    if lang != SOURCE_LANGUAGE:
        english = Book(SOURCE_LANGUAGE, _there(page_places(game), SOURCE_LANGUAGE))
        write = FluentSerializer().serialize_entry
        texts += [write(entry.message) for name, entry in english.entries.items() if not own.has(name)]
    return "\n".join(texts)


def rules_file(game: str, lang: str) -> Path | None:
    """The .ftl file with a game's rules."""
    file = game_folder(game) / "rules" / f"{lang}.ftl"
    return file if lang.isalpha() and file.is_file() else None


def rules_languages(game: str) -> list[str]:
    """The languages a game's rules are written in, English first."""
    written = {file.stem for file in (game_folder(game) / "rules").glob("*.ftl")}
    return [SOURCE_LANGUAGE, *sorted(written - {SOURCE_LANGUAGE})]


def game_folder(game: str) -> Path:
    """Where a game lives: its name with underscores."""
    return _PACKAGE / "games" / game.replace("-", "_")


def _game_folders() -> list[Path]:
    return [folder for folder in sorted((_PACKAGE / "games").iterdir()) if folder.is_dir()]


def _there(folders: list[Path], lang: str) -> list[Path]:
    return [file for folder in folders if (file := folder / f"{lang}.ftl").is_file()]


# ---- how it is found


def _say(game: str, message: str, lang: str, args: Mapping[str, object]) -> str:
    for book in _books(game, lang):
        if book.has(message):
            said = _checked(book, message, args)
            if said is not None:
                return said
        elif book.lang != SOURCE_LANGUAGE and _should_have(game, message, book):
            _missing(game, message, book.lang, f"There is no message {message} in {book.lang}.")
    if not _book(game, SOURCE_LANGUAGE).has(message):
        _missing(game, message, lang, f"There is no message {message} among the words of {game or 'the command line'}.")
        return NOTHING_TO_SAY
    return _book(game, SOURCE_LANGUAGE).say(message, args)[0]


def _checked(book: Book, message: str, args: Mapping[str, object], form: str | None = None) -> str | None:
    """The message, if nothing is wrong with it."""
    text, errors = book.say(message, args, form)
    if not errors:
        return text
    _missing("", message, book.lang, f"The message {message} cannot be said in {book.lang}: {errors[0]}.")
    return None


def _should_have(game: str, message: str, book: Book) -> bool:
    """Whether a language has the file in which English has the message."""
    entry = _book(game, SOURCE_LANGUAGE).entries.get(message)
    return entry is not None and entry.file.with_stem(book.lang) in book.files


def _missing(game: str, message: str, lang: str, sentence: str) -> None:
    """Something cannot be said: an error in tests; else it is reported once, and English stands in."""
    if strict:
        raise MissingWords(sentence)
    if (game, message, lang) not in _reported:
        _reported.add((game, message, lang))
        log.warning("missing message", extra={"words": message, "lang": lang})


@cache
def _books(game: str, lang: str) -> tuple[Book, ...]:
    """Those a message is looked for in, one after the other."""
    return tuple(_book(game, one) for one in dict.fromkeys((lang, SOURCE_LANGUAGE)))


@cache
def _book(game: str, lang: str) -> Book:
    return Book(lang, files(game, lang))
