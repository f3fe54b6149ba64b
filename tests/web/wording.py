"""The words of the pages by their message ids, so that a test does not repeat them and they can change."""

import re
from functools import cache

from consigliere import words
from consigliere.fluent_bundle import Book

GAP = "\N{REPLACEMENT CHARACTER}"


@cache
def book(game: str, lang: str) -> Book:
    """Read the messages of the pages in one language, and those of a game."""
    return Book(lang, [file for file in words.page_files(game, lang) if file.stem == lang])


def word(message: str, lang: str = "en", **args: object) -> str:
    """Say one of the page's own messages, `web-…`."""
    text, errors = book("", lang).say(f"web-{message}", args)
    assert not errors, (message, errors)
    return text


def said(message: str, game: str = "", **args: object) -> re.Pattern[str]:
    """Match a message of the pages, or of a game, whatever fills the variables that are not given."""
    messages = book(game, "en")
    text, _ = messages.say(message, {**dict.fromkeys(messages.used(message), GAP), **args})
    return re.compile(".*".join(map(re.escape, text.split(GAP))), re.DOTALL)
