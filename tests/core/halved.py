"""A double of a rules change: each step of a game, of whose moves an earlier version knew only the first half."""

from typing import Any

from consigliere.core.state import State
from consigliere.core.step import Step


class HalfStep(Step[State]):
    """A step of which an earlier version knew only the first half of all moves."""

    def __init__(self, step: Step[State]) -> None:
        super().__init__(step.name, step.rule, step.money_matters, step.simultaneous)
        self.step = step

    def canonical(self, s: State, f: list[int], seat: int, move: int) -> bool:
        """Whether the move is in the first half."""
        moves = [each for each in self.step.candidates(s, f, seat) if self.step.check(s, f, seat, each) == 0]
        return move in moves[: (len(moves) + 1) // 2]

    def advance(self, s: State, f: list[int]) -> bool:
        return self.step.advance(s, f)

    def actors(self, s: State, f: list[int]) -> list[int]:
        return self.step.actors(s, f)

    def helped(self, s: State, f: list[int], seat: int) -> bool:
        return self.step.helped(s, f, seat)

    def committed(self, s: State, f: list[int]) -> list[int]:
        return self.step.committed(s, f)

    def candidates(self, s: State, f: list[int], seat: int) -> list[int]:
        return self.step.candidates(s, f, seat)

    def check(self, s: State, f: list[int], seat: int, move: int) -> int:
        return self.step.check(s, f, seat, move)

    def play(self, s: State, f: list[int], seat: int, move: int) -> None:
        self.step.play(s, f, seat, move)

    def asks(self, s: State, f: list[int]) -> dict[str, Any]:
        return self.step.asks(s, f)
