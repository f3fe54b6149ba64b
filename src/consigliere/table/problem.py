"""What goes wrong between a client and a table: a status, a code, a sentence."""

from typing import Any

from consigliere.words import say


class Problem(Exception):
    """An answer that is no success; the sentence is the message `table-CODE`."""

    def __init__(self, status: int, code: str, **more: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.more = more

    def body(self) -> dict[str, Any]:
        """The answer as JSON."""
        args: dict[str, Any] = {name: value for name, value in self.more.items() if isinstance(value, str | int)}
        return {"error": self.code, "message": say(f"table-{self.code}", **args), **self.more}


class Illegal(Problem):
    """A move the rules forbid; the answer is the refusal itself."""

    def __init__(self, refusal: dict[str, Any]) -> None:
        super().__init__(422, "illegal")
        self.refusal = refusal

    def body(self) -> dict[str, Any]:
        """Rule, message, arguments."""
        return self.refusal


class Stale(Problem):
    """An answer to a question that is no longer open."""

    def __init__(self, missed: list[dict[str, Any]]) -> None:
        super().__init__(409, "stale", missed=missed)
