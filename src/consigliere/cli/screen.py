"""The terminal of one table: lines out, lines in, a screenful at a time; plain where nobody sits in front of it."""

import os
import shutil
import sys
from collections.abc import Iterable
from typing import Any

from consigliere.terminal_style import Ink
from consigliere.words import say

try:
    import termios
except ImportError:  # Windows
    termios = None  # type: ignore[assignment]

WIDEST = 160
USUAL = 80
LONGEST_ECHO = 60
LEAST_LINES = 5
ERASE = "\x1b[A\x1b[2K"  # the line above
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # also what has scrolled away


class Screen:
    """Where a person reads and types. Without a terminal it reads line by line and never waits."""

    def __init__(self, colour: str = "auto", width: int | None = None) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.fixed = width
        self.printed = 0  # lines since somebody last typed
        self.early = ""  # what was typed at "more", and nobody has read yet
        self.ink = Ink(width or self.columns(), wants_colour(colour))
        for stream in (sys.stdin, sys.stdout):
            tolerate(stream)
        if self.live:
            import_editing()

    def columns(self) -> int:
        """How wide the terminal is now."""
        if not self.live and "COLUMNS" not in os.environ:
            return USUAL
        return min(shutil.get_terminal_size().columns, WIDEST)

    def measure(self) -> None:
        """Follows a window that has been resized."""
        if self.fixed is None:
            self.ink.width = Ink(self.columns()).width

    def tell(self, *lines: str) -> None:
        """Prints lines as they are."""
        for line in lines:
            print(line)
        self.printed += len(lines)

    def say(self, message: str, /, **args: Any) -> None:
        """Prints one of our messages as a paragraph."""
        for line in say(message, **args).splitlines():
            self.tell(*self.ink.wrap(line))

    def show(self, lines: Iterable[str]) -> None:
        """Prints any number of lines, at most a screenful at a time; who types something has read enough."""
        room = max(shutil.get_terminal_size().lines - 2, LEAST_LINES)
        for line in lines:
            if self.live and not self.early and self.printed >= room:
                self.early = self.pause("play-more")
            if self.early:
                return
            self.tell(line)

    def ask(self, prompt: str) -> str | None:
        """A line that was typed, perhaps already at "more"; None if there will be no more."""
        self.printed = 0
        if early := self.typed_early():
            print(prompt + harmless(early))
            return early
        sys.stdout.flush()
        try:
            if self.live:
                return input(prompt).strip()
            line = sys.stdin.readline()
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            return ""
        if not line:
            return None
        print(prompt + harmless(line.strip()))
        return line.strip()

    def typed_early(self) -> str:
        """What was typed at "more", once; '' if that was nothing but Enter."""
        early, self.early = self.early, ""
        return early

    def waiting(self, text: str) -> None:
        """A line that is there only while something is being worked out; '' takes it away."""
        if self.live:
            print(f"\r{text}\x1b[K", end="", flush=True)

    def forget_typed(self) -> None:
        """What was typed before there was a question is no answer to it."""
        if self.live and termios is not None:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def pause(self, message: str, /, **args: Any) -> str:
        """Waits for Enter, if somebody is there; what was typed before it."""
        if not self.live:
            return ""
        typed = self.ask(say(message, **args) + " ")
        print(ERASE, end="")
        return typed or ""

    def clear(self) -> None:
        """Wipes the terminal, so that the next person does not read what was for the last."""
        if self.live:
            print(CLEAR, end="")


def is_answer(typed: str, answer: str) -> bool:
    """Whether somebody has typed yes, or no, in the language of the terminal or in English."""
    return typed.strip().lower() in (answer, answer[0], *say(f"answer-{answer}").split())


def wants_colour(wish: str) -> bool:
    """Whether to colour: as wished, or if a terminal that can is there and nobody minds (NO_COLOR)."""
    if wish != "auto":
        return wish == "always"
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def tolerate(stream: object) -> None:
    """Characters the terminal does not know become question marks instead of an error."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def import_editing() -> None:
    """Arrow keys and a memory for typed lines, where Python has them."""
    try:
        import readline  # noqa: F401 - `input` uses it once it is imported
    except ImportError:
        return


def harmless(text: str) -> str:
    """What somebody typed, safe to be printed."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= LONGEST_ECHO else shown[:LONGEST_ECHO] + "…"
