"""Why a move is not possible: a rule, a message, arguments."""

from typing import Any

from consigliere.core.errors import Phrase

NOT_OVER = 1
NOT_YOUR_TURN = 2
NOT_AN_ANSWER = 3
NO_SUCH_MOVE = 4
NO_SUCH_SEAT = 5
FIRST_OF_A_GAME = 10  # the reasons of a game are numbered from here

CORE_MESSAGES = {
    NOT_OVER: "why-game-over",
    NOT_YOUR_TURN: "why-not-your-turn",
    NOT_AN_ANSWER: "why-not-an-answer",
    NO_SUCH_MOVE: "why-no-such-move",
    NO_SUCH_SEAT: "why-no-such-seat",
}


class Reasons:
    """The reasons of one game, numbered in the order in which they are added."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: list[tuple[str, str]] = []

    def add(self, message: str, rule: str = "") -> int:
        """Declare a reason and return its number; without a rule it takes that of the step that refuses."""
        self.rows.append((rule, message))
        return FIRST_OF_A_GAME + len(self.rows) - 1


class Refusal:
    """The rule that forbids a move, the id of the message that says so, and its arguments."""

    __slots__ = ("args", "message", "rule")

    def __init__(self, rule: str, message: str, args: dict[str, Any]) -> None:
        self.rule = rule
        self.message = message
        self.args = args

    def to_json(self) -> dict[str, Any]:
        """The refusal as plain JSON."""
        return {"rule": self.rule, "message": self.message, "args": self.args}

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.message!r}, {self.args!r})"


class IllegalMove(ValueError):
    """The move was refused; the state is unchanged. `refusal` says why."""

    def __init__(self, refusal: Refusal, move: str) -> None:
        super().__init__(f"'{move}' is not allowed: {refusal.rule} ({refusal.message})")
        self.refusal = refusal
        self.move = move

    def phrase(self) -> Phrase:
        """The same in any language."""
        return Phrase("mistake-illegal", move=self.move, rule=self.refusal.rule, why=self.refusal.message)
