"""The argument parser of all commands: our words, and mistakes as one sentence."""

import argparse
import re
from collections.abc import Iterable
from functools import cache
from textwrap import fill
from typing import Any, NoReturn, TypeAlias

from consigliere.core.errors import Mistake
from consigliere.games import names
from consigliere.words import SOURCE_LANGUAGE, ids, say

Subparsers: TypeAlias = "argparse._SubParsersAction[Parser]"


def taught(message: str) -> str:
    """A text with examples, which name a game there is; what they do stands in a column of its own."""
    lines = say(message, game=names()[0]).splitlines()
    pairs = [re.split(r"(?<=\S) {2,}", line, maxsplit=1) if line.startswith(" ") else [line] for line in lines]
    width = max((len(pair[0]) for pair in pairs if len(pair) == 2), default=0)
    return "\n".join(pair[0].ljust(width) + f"   {pair[1]}" if len(pair) == 2 else pair[0] for pair in pairs)


@cache
def phrases() -> dict[str, str]:
    """What argparse says by itself, in its English: the message that says it."""
    return {say(message, SOURCE_LANGUAGE): message for message in ids() if message.startswith("argparse-")}


def translated(text: str) -> str:
    """What argparse says, in the language of the terminal; `%s` and the like are filled in by argparse."""
    return say(phrases()[text]) if text in phrases() else text


def translated_count(one: str, more: str, n: int) -> str:
    """The same where argparse counts: the text for several things, whose plural is ours to choose."""
    return say(phrases()[more], n=n) if more in phrases() else (one if n == 1 else more)


vars(argparse).update(_=translated, ngettext=translated_count)  # where it would ask gettext, it asks us


class HelpText(argparse.HelpFormatter):
    """Help that keeps the paragraphs of descriptions, and examples (indented lines) as they are written."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """The usage line, introduced in our words."""
        super().add_usage(usage, actions, groups, say("help-usage") + " " if prefix is None else prefix)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(line if line.startswith(" ") else fill(line, width) for line in text.splitlines())


class Parser(argparse.ArgumentParser):
    """A parser whose headings are messages and whose errors are raised, not printed."""

    def __init__(self, **settings: Any) -> None:
        ours: dict[str, Any] = {"formatter_class": HelpText, "allow_abbrev": False, "add_help": False}
        super().__init__(**(settings | ours))
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))

    def error(self, message: str) -> NoReturn:
        """Raise what argparse found wrong as a sentence that names the help."""
        raise Mistake("mistake-usage", problem=message, command=self.prog)
