# not compiled: bookkeeping beside the games, never inside them
"""What a designer wants counted: tables whose rows are known before the first game, filled from public events."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

NOBODY = -1  # the seat of what happens to the table, not to a player
PER_GAME = "game"
PER_SEAT = "seat"
USED = "used"


@dataclass(frozen=True)
class Table:
    """A row for everything that could be counted, so that what never happens is seen too.

    The last measure is the one that tells whether a row mattered. Averages are per game or per player.
    """

    name: str  # its title is the message `statistics-NAME`, a measure's heading `statistics-measure-MEASURE`
    rows: dict[str, str]  # id, and what a person calls it
    measures: tuple[str, ...] = (USED,)
    per: str = PER_GAME


@dataclass(frozen=True)
class Count:
    """An event adds to the row that one of its fields names: one, or the number in another field."""

    table: str
    row: str
    measure: str = USED
    amount: str = ""


class Sheet:
    """What was counted in one game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.notes: Counter[tuple[str, str, str, int]] = Counter()  # table, row, measure, seat
        self.context: dict[str, Any] = {}  # what a later event is understood with

    def add(self, table: str, row: str, measure: str = USED, seat: int = NOBODY, n: int = 1) -> None:
        """So much more."""
        if n:
            self.notes[table, row, measure, seat] += n


class Statistics:
    """What a game counts; a game adds its tables, and what a plain list of counts cannot say."""

    def __init__(self, tables: list[Table], counts: dict[str, list[Count]]) -> None:
        self.tables = tables
        self.counts = counts  # by kind of event

    def see(self, event: dict[str, Any], sheet: Sheet) -> None:
        """One event as a spectator is shown it; a list of rows counts each of them."""
        for count in self.counts.get(event["kind"], []):
            rows = event[count.row]
            for row in rows if isinstance(rows, list) else [rows]:
                if row is None:
                    continue
                n = event[count.amount] if count.amount else 1
                sheet.add(count.table, str(row), count.measure, event.get("seat", NOBODY), n)

    def end(self, view: dict[str, Any], sheet: Sheet) -> None:
        """The table after the last move, as a spectator sees it."""


def places(seats: list[int], sheet: Sheet) -> None:
    """Notes who started first, second, …; `seats` in that order."""
    for place, seat in enumerate(seats):
        sheet.add("places", str(place + 1), USED, seat)


def clockwise(first: int, seats: int) -> list[int]:
    """The seats in order of play."""
    return [(first + i) % seats for i in range(seats)]


def numbered(most: int) -> dict[str, str]:
    """Rows that are called 1, 2, 3 …"""
    return {str(n): str(n) for n in range(1, most + 1)}


def plain(rows: Mapping[str, str]) -> dict[str, str]:
    """Rows by name, and nothing but that: they travel between processes."""
    return {row: str(name) for row, name in rows.items()}
