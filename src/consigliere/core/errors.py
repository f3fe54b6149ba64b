# not compiled: raised once, and shown to a person.
"""The error of a person or a file: one clear sentence in whatever language is wanted, no traceback."""

from collections.abc import Iterable
from typing import Self

ENGLISH = "en"


class Phrase:
    """Something to be said in any language: the id of a message and its arguments, which may be phrases themselves."""

    def __init__(self, message: str, /, **args: object) -> None:
        self.message = message
        self.args = args

    def say(self, lang: str | None = None) -> str:
        """The phrase in a language; in that of the terminal if none is named."""
        from consigliere.words import phrase_say, spoken  # what is never said needs no words

        lang = lang or spoken()
        return phrase_say(self.message, lang, {name: in_words(value, lang) for name, value in self.args.items()})

    def __str__(self) -> str:
        return self.say(ENGLISH)


class Either(list[object]):
    """Some things of which one is meant: 2, 3 or 4."""

    def __init__(self, parts: Iterable[object]) -> None:
        super().__init__(parts)


class Both(list[object]):
    """Some things that are all meant: a, b and c."""

    def __init__(self, parts: Iterable[object]) -> None:
        super().__init__(parts)


class Mistake(Exception):
    """What was wrong, where, and what would be right: a message with its arguments. As a text it is English."""

    def __init__(self, message: str, /, **args: object) -> None:
        super().__init__(message)
        self.phrase = Phrase(message, **args)

    def say(self, lang: str | None = None) -> str:
        """The sentence in a language; in that of the terminal if none is named."""
        return self.phrase.say(lang)

    def __str__(self) -> str:
        return str(self.phrase)

    @classmethod
    def worded(cls, sentence: str) -> Self:
        """A sentence that somebody else has put into words already."""
        return cls("mistake-worded", sentence=sentence)


class PackError(Mistake):
    """A pack is wrong: the sentence names the file, the key path and what was expected."""


def in_words(value: object, lang: str) -> object:
    """An argument as a message takes it: numbers and lists stay what they are, all else is a text."""
    if isinstance(value, Phrase | Mistake):
        return value.say(lang)
    if isinstance(value, Either | Both):
        from consigliere.words import in_prose

        return in_prose(
            [str(in_words(part, lang)) for part in value], lang, "or" if isinstance(value, Either) else "standard"
        )
    if isinstance(value, list | tuple):
        return ", ".join(str(in_words(part, lang)) for part in value)
    return value if isinstance(value, str | int | float) and not isinstance(value, bool) else str(value)
