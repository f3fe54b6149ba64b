"""A game's sentences for a page: text, and the names of things as parts that lead to the board."""

import re
import threading
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from msgspec import UNSET

from consigliere.core.game import Game
from consigliere.game_text import Seating
from consigliere.games import Drawing, get
from consigliere.server.protocol.messages import Line, LogLine, Part, Ref, Refusal
from consigliere.terminal_style import TIE, Ink
from consigliere.words import Speaker

OPEN, BETWEEN, CLOSE = "\ue000", "\ue001", "\ue002"  # how MarkedInk hands names through Fluent; never sent
_MARK = re.compile(f"{OPEN}([^{BETWEEN}]*){BETWEEN}([^{CLOSE}]*){CLOSE}")
REMEMBERED = 8192  # sentences; tables say the same few things again and again
View = dict[str, Any]


class MarkedInk(Ink):
    """Ink for a page: no colours, no line breaks, and every name of a thing says which thing it is."""

    def __init__(self) -> None:
        super().__init__(10_000)

    def name(self, kind: str, piece: str, text: str) -> str:
        """A name that leads to the thing."""
        return f"{OPEN}{kind}:{piece}{BETWEEN}{text}{CLOSE}"

    def badge(self, colour: str, letter: str) -> str:
        """Who: the page draws colour and shape, and puts the letter in."""
        return self.name("badge", colour, letter)

    def wrap(self, text: str, first: str = "", rest: str | None = None) -> list[str]:
        """A paragraph stays one line."""
        return [first + text]


class Phrasing:
    """The words of one game in one language, for pages."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.mine = threading.local()

    @property
    def drawing(self) -> Drawing:
        """The game's words, for this thread alone: they remember whose view they speak of."""
        if not hasattr(self.mine, "drawing"):
            self.mine.drawing = get(self.game.name).drawing(self.game.pack, MarkedInk(), self.lang)
        drawing: Drawing = self.mine.drawing
        return drawing

    def question(self, view: View) -> Line:
        """The open question."""
        return parts(self.drawing.question(view)) if view["step"] else []

    def label(self, view: View, slots: dict[str, Any]) -> Line:
        """A move as a button says it."""
        return parts(self.drawing.move(view, slots))

    def speaks_of_all(self, verb: str) -> bool:
        """Whether there are words for doing the same several times at once."""
        return Speaker(self.game.name, self.lang).has(f"move-all-{verb}")

    def detail(self, view: View, slots: dict[str, Any]) -> Line:
        """What a person wants to know about a move."""
        return parts(self.drawing.detail(view, slots))

    def log(self, view: View, events: list[dict[str, Any]], seating: Seating | None = None) -> list[LogLine]:
        """What happened, a line for each event: whose it is, whether it hangs below the one before, its parts.

        The view is what came of it; if it is of another moment, `seating` says who sat where before.
        """
        return [
            LogLine(
                seat=line.seat,
                inset=line.inset,
                parts=parts(line.text),
                brief=parts(line.brief) if line.brief else UNSET,
                scene=parts(line.scene) if line.scene else UNSET,
            )
            for line in self.drawing.log_lines(view, events, seating)
        ]

    def gist(self, view: View, events: list[dict[str, Any]]) -> Line:
        """Costs and gains in few words."""
        return parts(self.drawing.gist(view, events))

    def stock(self, view: View) -> dict[str, int]:
        """What the viewer has, counted."""
        return self.drawing.stock(view)

    def refusal(self, view: View, refusal: Refusal) -> Line:
        """Why a move is not possible."""
        return parts(self.drawing.refusal(view, {"message": refusal.message, "args": refusal.args}))

    def result(self, view: View) -> list[LogLine]:
        """How the game ended, and why; what the terminal indents is inset."""
        return [
            LogLine(seat=None, inset=line.startswith(" "), parts=parts(line.lstrip(" ")))
            for line in self.drawing.result(view)
        ]


@lru_cache(REMEMBERED)
def parts(text: str) -> Line:
    """A marked text as plain texts and names: ["You take ", Ref("area:noto", "Noto"), "."]. Nobody changes it."""
    return list(_pieces(text.replace(TIE, " ")))


def _pieces(text: str) -> Iterator[Part]:
    end = 0
    for mark in _MARK.finditer(text):
        if mark.start() > end:
            yield text[end : mark.start()]
        yield Ref(ref=mark[1], text=mark[2])
        end = mark.end()
    if end < len(text):
        yield text[end:]


def plain(line: Line) -> str:
    """A line as bare text."""
    return "".join(part if isinstance(part, str) else part.text for part in line)
