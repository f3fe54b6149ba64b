"""Small plots as inline SVG. Colours come from the page's style sheet, so that they fit in light and in dark."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH, ROW, TEXT, VALUES = 760, 26, 190, 210  # the names of the rows on the left, their values on the right
TICKS = 6


@dataclass(frozen=True)
class Row:
    """A value with its name, and an interval if there is one."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    text: str = ""


def intervals(
    rows: Sequence[Row], title: str, ends: tuple[float, float] | None = None, mark: float | None = None
) -> str:
    """A dot and its interval for each row, on one scale; `mark` is a value to compare with."""
    if not rows:
        return ""
    known = [x for row in rows for x in (row.value, row.low, row.high, mark) if x is not None]
    low, high = ends or widened(min(known), max(known))
    scale = Scale(low, high)
    parts = scale.axis(len(rows))
    if mark is not None:
        parts.append(line(scale.x(mark), 4, scale.x(mark), len(rows) * ROW + 4, "mark"))
    for i, row in enumerate(rows):
        y = i * ROW + ROW // 2 + 4
        parts += labels(row, y)
        if row.low is not None and row.high is not None:
            left, right = scale.x(row.low), scale.x(row.high)
            parts += [line(left, y, right, y, "range")]
            parts += [line(x, y - 4, x, y + 4, "range") for x in (left, right)]
        parts.append(f'<circle class="dot" cx="{scale.x(row.value):.1f}" cy="{y}" r="4.5"/>')
    return drawing(parts, len(rows) * ROW + 28, title)


def bars(rows: Sequence[Row], title: str) -> str:
    """A bar from zero for each row."""
    if not rows:
        return ""
    scale = Scale(0.0, max(max(row.value for row in rows), 1e-9) * 1.05)
    parts = scale.axis(len(rows))
    for i, row in enumerate(rows):
        y = i * ROW + ROW // 2 + 4
        parts += labels(row, y)
        width = max(0.0, scale.x(row.value) - TEXT)
        parts.append(bar(TEXT, y - 8, width, 16))
    return drawing(parts, len(rows) * ROW + 28, title)


def columns(counts: Sequence[int], names: Sequence[str], title: str) -> str:
    """A histogram: a column for each bin, with its number on top and its name below."""
    if not counts:
        return ""
    height, most = 110, max(*counts, 1)
    step = min(56.0, (WIDTH - 8) / len(counts))
    parts = []
    for i, (count, name) in enumerate(zip(counts, names)):
        x, tall = 4 + i * step, count / most * height
        parts.append(bar(x + 2, 18 + height - tall, step - 4, tall))
        middle = x + step / 2
        if count:
            parts.append(text(middle, 14 + height - tall, str(count), "middle"))
        parts.append(text(middle, height + 32, name, "middle", "tick"))
    return drawing(parts, height + 40, title)


@dataclass(frozen=True)
class Scale:
    """From values to places on the plot."""

    low: float
    high: float

    def x(self, value: float) -> float:
        """Where a value lies; what lies outside stands at the edge."""
        share = (min(max(value, self.low), self.high) - self.low) / ((self.high - self.low) or 1.0)
        return TEXT + share * (WIDTH - TEXT - VALUES)

    def axis(self, rows: int) -> list[str]:
        """Lines at round numbers, with the numbers below."""
        bottom = rows * ROW + 4
        parts = []
        for value in round_numbers(self.low, self.high):
            x = self.x(value)
            parts.append(line(x, 4, x, bottom, "grid"))
            parts.append(text(x, bottom + 16, f"{value:g}", "middle", "tick"))
        return parts


def widened(low: float, high: float) -> tuple[float, float]:
    """A little room on both sides."""
    room = (high - low) * 0.05 or 1.0
    return low - room, high + room


def round_numbers(low: float, high: float) -> list[float]:
    """A few round numbers between two."""
    rough = (high - low) / TICKS or 1.0
    power = 10.0 ** floor(log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)
    return [round(i * step, 10) for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def labels(row: Row, y: float) -> list[str]:
    """The name of a row on the left, its value on the right."""
    name = row.name if len(row.name) <= 26 else "…" + row.name[-25:]
    return [text(TEXT - 10, y + 4, name, "end"), text(WIDTH - 4, y + 4, row.text, "end", "value")]


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def bar(x: float, y: float, width: float, height: float) -> str:
    """A filled rectangle."""
    return f'<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def text(x: float, y: float, words: str, anchor: str, kind: str = "name") -> str:
    """Some words."""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def drawing(parts: list[str], height: float, title: str) -> str:
    """The whole plot, with a name for those who do not see it."""
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])
