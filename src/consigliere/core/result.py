"""How a game ended."""

from typing import Any


class Result:
    """Scores, ranks (1-based, ties share), winners (empty: a draw), the ending's message id, payoff per seat."""

    __slots__ = ("draw", "ending", "payoff", "ranks", "scores", "winners")

    def __init__(self, scores: list[int], ranks: list[int], winners: list[int], ending: str) -> None:
        self.scores = scores
        self.ranks = ranks
        self.winners = winners
        self.draw = not winners
        self.ending = ending
        losers = len(scores) - len(winners)
        loss = -len(winners) / losers if losers else 0.0
        win = 1.0 if losers else 0.0  # a victory shared by all is worth nothing
        self.payoff = [0.0 if self.draw else win if seat in winners else loss for seat in range(len(scores))]

    def to_json(self) -> dict[str, Any]:
        """The result as plain JSON."""
        return {name: self[name] for name in ("scores", "ranks", "winners", "draw", "ending", "payoff")}

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)
