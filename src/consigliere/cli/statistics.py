"""What was counted in many games, as tables in a terminal."""

from collections.abc import Iterator

from consigliere.arena.summary import Summary
from consigliere.core.statistics import PER_SEAT, Table
from consigliere.words import game_say, say

GAP = 2
Row = list[str]


def share(value: float) -> str:
    """A part of all, in percent."""
    return say("simulate-share", share=value)


def average(value: float) -> str:
    """A number with two decimals."""
    return say("simulate-average", n=value)


def statistics_lines(game: str, summary: Summary, tables: list[Table]) -> Iterator[str]:
    """All tables, an empty line before each."""
    for table in tables:
        yield ""
        yield from columns([heading(game, table), *(row_of(summary, table, row) for row in table.rows)])
        yield from extremes(summary, table)


def heading(game: str, table: Table) -> Row:
    """The title, the measures, and what is told of the last of them."""
    title = game_say(game, f"statistics-{table.name}")
    per = "simulate-title-per-seat" if table.per == PER_SEAT else "simulate-title-per-game"
    cells = [say(per, title=title), *(game_say(game, f"measure-{measure}") for measure in table.measures)]
    if table.per == PER_SEAT:
        cells.append(say("simulate-column-winners"))
    return [*cells, say("simulate-column-games"), say("simulate-column-wins")]


def row_of(summary: Summary, table: Table, row: str) -> Row:
    """One row: averages, the winners' average, the games it occurred in, how many of those who had it won."""
    used = summary.used(table, row)
    cells = [f"  {table.rows[row]}", *(average(summary.average(table, row, measure)) for measure in table.measures)]
    if table.per == PER_SEAT:
        cells.append(average(used.winners_total / summary.winners) if summary.winners else say("simulate-nobody"))
    wins = share(used.wins / used.players) if used.players else say("simulate-nobody")
    return [*cells, share(used.games / summary.games), wins]


def columns(rows: list[Row]) -> Iterator[str]:
    """Names to the left, numbers to the right."""
    widths = [max(len(row[i]) for row in rows) + GAP for i in range(len(rows[0]))]
    for row in rows:
        yield row[0].ljust(widths[0]) + "".join(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))


def extremes(summary: Summary, table: Table) -> Iterator[str]:
    """What never occurred, what always did; not for a table where that goes for all."""
    for message, rows in (("simulate-never", summary.never(table)), ("simulate-always", summary.always(table))):
        if rows and len(rows) < len(table.rows):
            yield f"  {say(message, list=', '.join(table.rows[row] for row in rows))}"
