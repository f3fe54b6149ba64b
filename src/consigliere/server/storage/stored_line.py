"""The stored rows of a table without what was taken back: nothing is played again in vain, however many rows there are.

A position comes from the moves that stand alone: taking back returns to the position before, chance included.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

DEAL, MOVE, UNDO, BACK = "deal", "move", "undo", "back"
NO_SEAT = -1
Row = dict[str, Any]
Outline = tuple[int, str, int, str, str | None, int]  # seq, kind, seat, move, key, at


class StoredLine:
    """What stands of a table's rows, and what is to be remembered of the others."""

    def __init__(self) -> None:
        self.rows: list[Row] = []  # the deal and the moves that stand in their order, once they have been read
        self.deals: list[int] = []  # the first row, which cannot be taken back
        self.moves: list[int] = []  # the rows of the moves that stand
        self.elsewhere: set[int] = set()  # of those: what was played in another position, before an earlier one went
        self.taken_back: Counter[int] = Counter()  # number of moves before a question: how often one was taken back
        self.done: dict[tuple[int, str], int] = {}  # what was acknowledged, by key
        self.practice = False
        self.last = 0
        self.problem: str | None = None

    def add(self, outlines: Iterable[Outline]) -> None:
        """Follows more rows, as far as they make sense."""
        for seq, kind, seat, move, key, at in outlines:
            if self.problem is not None:
                return
            try:
                self.follow(seq, kind, move)
            except ValueError as error:
                self.problem = f"row {seq}: {error}"
                return
            self.last = seq
            if key is not None:
                self.done[seat, key] = at

    def follow(self, seq: int, kind: str, move: str) -> None:
        """One row."""
        if kind == MOVE:
            self.moves.append(seq)
        elif kind == DEAL:
            self.deals.append(seq)
        elif kind == UNDO:
            place = int(move or len(self.moves) - 1)
            if not 0 <= place < len(self.moves):
                raise ValueError(f"there is no move {move} to take back")
            del self.moves[place]
            self.elsewhere.update(self.moves[place:])
            self.taken_back[place] += 1
        elif kind == BACK:
            place = len(self.moves) - int(move)
            if not 0 <= place < len(self.moves):
                raise ValueError(f"{move} moves cannot be taken back")
            del self.moves[place:]
            self.practice = True
            self.taken_back[place] += 1
        else:
            raise ValueError(f"no such kind of row: {kind}")
