"""What was counted in many games, put together: averages, how often a thing occurs at all, and who wins with it."""

from dataclasses import dataclass

from consigliere.arena.play import Played
from consigliere.arena.sequential import NINETY_FIVE, wilson
from consigliere.core.statistics import NOBODY, PER_SEAT, Table


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Wilson's interval: where a share lies 95 times in 100."""
    if not tries:
        return 0.0, 1.0
    return wilson(hits / tries, tries, NINETY_FIVE)


@dataclass
class Cell:
    """One measure of one row over all games."""

    total: int = 0
    games: int = 0  # in which it occurred
    players: int = 0  # who had it, once per game and player
    wins: int = 0  # how many of those won
    winners_total: int = 0  # how much of it those had


class Summary:
    """The sheets of all games."""

    def __init__(self) -> None:
        self.games = 0
        self.seats = 0
        self.winners = 0
        self.cells: dict[tuple[str, str, str], Cell] = {}

    def add(self, game: Played) -> None:
        """One more game."""
        self.games += 1
        self.seats += len(game.bots)
        self.winners += len(game.result["winners"])
        for table, row, measure in dict.fromkeys(key[:3] for key in game.notes):
            self.cell(table, row, measure).games += 1
        for (table, row, measure, seat), n in game.notes.items():
            cell = self.cell(table, row, measure)
            cell.total += n
            if seat != NOBODY:
                won = seat in game.result["winners"]
                cell.players += 1
                cell.wins += won
                cell.winners_total += n * won

    def cell(self, table: str, row: str, measure: str) -> Cell:
        """One cell, empty if nothing was counted there."""
        return self.cells.setdefault((table, row, measure), Cell())

    def average(self, table: Table, row: str, measure: str) -> float:
        """Per game, or per player and game."""
        return self.cell(table.name, row, measure).total / (self.seats if table.per == PER_SEAT else self.games)

    def used(self, table: Table, row: str) -> Cell:
        """The measure that tells whether the row mattered."""
        return self.cell(table.name, row, table.measures[-1])

    def never(self, table: Table) -> list[str]:
        """What occurred in no game."""
        return [row for row in table.rows if not self.used(table, row).games]

    def always(self, table: Table) -> list[str]:
        """What occurred in every game."""
        return [row for row in table.rows if self.used(table, row).games == self.games]

    def to_json(self, tables: list[Table]) -> dict[str, dict[str, dict[str, float]]]:
        """Totals by table, row and measure."""
        content: dict[str, dict[str, dict[str, float]]] = {}
        for table in tables:
            rows = content.setdefault(table.name, {})
            for row in table.rows:
                cell = self.used(table, row)
                rows[row] = {measure: self.cell(table.name, row, measure).total for measure in table.measures}
                rows[row] |= {"games": cell.games, "players": cell.players, "wins": cell.wins}
        return content
