# not compiled
"""Text for a terminal: colour where it is wanted, widths that do not count it, columns and paragraphs."""

import re
from collections.abc import Iterable, Iterator, Sequence

_CODE = re.compile(r"\x1b\[[0-9;]*m")
_RESET = "\x1b[0m"
_STYLES = {
    "black": "97;40",
    "blue": "97;44",
    "green": "30;42",
    "red": "97;41",
    "white": "30;107",
    "yellow": "30;103",
    "purple": "97;45",
    "grey": "30;47",
    "turquoise": "30;46",
    "strong": "1",
    "quiet": "2",
    "act": "38;5;208",
}
_SHAPES = {
    "red": "◆",
    "blue": "●",
    "green": "✚",
    "yellow": "▲",
    "black": "■",
    "white": "★",
    "purple": "■",
}
NARROWEST = 40
TIE = "\u00a0"  # a blank where no line is broken


class Part:
    """A part of a table as lines: a head, and entries of some lines each, which change one by one."""

    __slots__ = ("entries", "head", "name")

    def __init__(self, name: str, head: list[str], entries: list[list[str]] | None = None) -> None:
        self.name = name
        self.head = head
        self.entries = entries or []


def whole_table(parts: Iterable[Part]) -> list[str]:
    """All lines of all parts."""
    return [line for part in parts for lines in (part.head, *part.entries) for line in lines]


def changed(before: Iterable[Part], now: Iterable[Part]) -> list[str]:
    """The lines that have changed: new entries below their heads; a whole part if it has more or fewer of them."""
    known = {part.name: part for part in before}
    lines: list[str] = []
    for part in now:
        old = known.get(part.name)
        if old is None or len(old.entries) != len(part.entries):
            lines += whole_table([part])
        elif fresh := [line for entry in part.entries if entry not in old.entries for line in entry]:
            lines += [*part.head, *fresh]
        elif part.head != old.head:
            lines += part.head
    return lines


class Ink:
    """How wide a line may be, and whether it may be coloured."""

    def __init__(self, width: int = 80, colour: bool = False) -> None:
        self.width = max(width, NARROWEST)
        self.colour = colour

    def paint(self, text: str, style: str) -> str:
        """The text in a style, word by word so that lines can be broken; as it is where there is no colour."""
        return re.sub(r"\S+", f"\x1b[{_STYLES[style]}m\\g<0>{_RESET}", text) if self.colour else text

    def badge(self, colour: str, letter: str) -> str:
        """Who: colour, shape and letter, two columns wide."""
        return self.paint(_SHAPES[colour] + letter, colour)

    def name(self, kind: str, piece: str, text: str) -> str:
        """The name of a thing on the table; where lines are read on a page it leads to the thing itself."""
        return text

    def wrap(self, text: str, first: str = "", rest: str | None = None) -> list[str]:
        """A paragraph of the full width; `first` and `rest` begin its lines."""
        return wrapped(text, self.width, first, first if rest is None else rest)

    def title(self, text: str, style: str = "strong") -> list[str]:
        """A heading."""
        return [self.paint(line, style) for line in self.wrap(text)]

    def columns(self, entries: Sequence[str], gap: int = 2, most: int = 0) -> list[str]:
        """Entries in as many columns as fit (at most `most`), read downwards."""
        widest = max(map(visible, entries), default=0)
        count = max(1, (self.width + gap) // (widest + gap))
        count = min(count, most) if most else count
        height = -(-len(entries) // count)
        stacks = [entries[i : i + height] for i in range(0, len(entries), height)]
        return beside([list(stack) for stack in stacks], [widest] * len(stacks), gap)


def visible(text: str) -> int:
    """How many columns a text takes."""
    return len(_CODE.sub("", text))


def plain(text: str) -> str:
    """The text without its colours."""
    return _CODE.sub("", text)


def pad(text: str, width: int) -> str:
    """The text filled up with blanks to a width."""
    return text + " " * (width - visible(text))


def cut(text: str, width: int) -> str:
    """An uncoloured text, shortened with a dot if it is too long."""
    return text if len(text) <= width else text[: width - 1].rstrip() + "."


def beside(blocks: Sequence[list[str]], widths: Sequence[int], gap: int = 2) -> list[str]:
    """Blocks of lines next to each other."""
    height = max((len(block) for block in blocks), default=0)
    lines = []
    for row in range(height):
        cells = [block[row] if row < len(block) else "" for block in blocks]
        line = (" " * gap).join(pad(cell, width) for cell, width in zip(cells, widths))
        lines.append(line.rstrip().replace(TIE, " "))
    return lines


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """A coloured text broken into lines between words; a word longer than a line is broken too."""
    lines = [first]
    begun = False
    for word in words(text, width - max(visible(first), visible(rest))):
        if begun and visible(lines[-1]) + 1 + visible(word) > width:
            lines.append(rest)
            begun = False
        lines[-1] += f" {word}" if begun else word
        begun = True
    return [line.rstrip().replace(TIE, " ") for line in lines]


def tied(text: str) -> str:
    """The text so that no line is broken inside it."""
    return text.replace(" ", TIE)


def words(text: str, longest: int) -> Iterator[str]:
    """The words of a text; one that is too long comes in pieces, without its colour."""
    for word in re.findall(rf"[^\s{TIE}]+(?:{TIE}+[^\s{TIE}]+)*", text):
        if visible(word) <= longest:
            yield word
        else:
            bare = plain(word)
            yield from (bare[i : i + longest] for i in range(0, len(bare), longest))
