"""What goes wrong between a client and a table: a status, a code, a sentence."""

from typing import Any

from consigliere.core import refusal as rules
from consigliere.core.errors import Mistake
from consigliere.server.protocol.messages import ErrorMessage, GameEvent, Refusal, Refused, Sent, StaleMessage
from consigliere.server.protocol.responses import ProblemBody
from consigliere.words import say


class Problem(Exception):
    """An answer that is no success; the sentence is the message `table-CODE`. `more`: `detail` or `state`."""

    def __init__(self, status: int, code: str, **more: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.more = more

    def sentence(self, lang: str) -> str:
        """What is wrong, in words."""
        return say(f"table-{self.code}", lang, **self.told(lang))

    def told(self, lang: str) -> dict[str, Any]:
        """What else is said: of a mistake, its sentence."""
        return {name: more.say(lang) if isinstance(more, Mistake) else more for name, more in self.more.items()}

    def body(self, lang: str) -> Sent:
        """The answer to a request."""
        return ProblemBody(error=self.code, message=self.sentence(lang), **self.told(lang))

    def message(self, key: str | None, lang: str) -> Sent:
        """The answer to a message of the socket."""
        if key is None:
            return ErrorMessage(code=self.code, error=self.code, message=self.sentence(lang), **self.told(lang))
        return Refused(key=key, error=self.code, message=self.sentence(lang), **self.told(lang))


class Illegal(Problem):
    """A move the rules forbid; the answer is the refusal itself."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(422, "illegal")
        self.refusal = refusal

    def body(self, lang: str) -> Sent:
        """Rule, message, arguments."""
        return self.refusal

    def message(self, key: str | None, lang: str) -> Sent:
        """The same, for the key of the move."""
        if key is None:
            return super().message(key, lang)
        found = self.refusal
        return Refused(key=key, rule=found.rule, message=found.message, args=found.args, text=found.text)


class Stale(Problem):
    """An answer to a question that is no longer open; `missed`: what the seat was shown since."""

    def __init__(self, missed: list[GameEvent]) -> None:
        super().__init__(409, "stale")
        self.missed = missed

    def body(self, lang: str) -> Sent:
        """The sentence, and what was missed."""
        return ProblemBody(error=self.code, message=self.sentence(lang), missed=self.missed)

    def message(self, key: str | None, lang: str) -> Sent:
        """The same, for the key of the move."""
        if key is None:
            return super().message(key, lang)
        return StaleMessage(key=key, error=self.code, message=self.sentence(lang), missed=self.missed)


def refusal_of(refusal: rules.Refusal) -> Refusal:
    """A refusal of the rules as it is sent."""
    return Refusal(**refusal.to_json())
