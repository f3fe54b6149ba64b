"""What goes wrong between a client and a table: a status, a code, a sentence."""

from typing import Any

from consigliere.core import refusal as rules
from consigliere.core.errors import Mistake
from consigliere.server.protocol.messages import ErrorMessage, GameEvent, Refusal, Refused, Sent, StaleMessage
from consigliere.server.protocol.responses import ProblemBody
from consigliere.words import say

MESSAGES = {
    "unauthenticated": "table-who",
    "invalid-token": "table-token",
    "too-many-connections": "table-crowded",
    "bad-hello": "table-bye",
    "seat-not-claimed": "table-invitation",
    "cross-origin": "table-origin",
    "seat-taken": "table-taken",
    "already-seated": "table-seated",
    "bot-playing": "table-stand-in",
    "not-public": "table-not-open",
    "not-started": "table-waiting",
    "already-started": "table-begun",
    "game-not-over": "table-not-over",
    "illegal-move": "table-illegal",
    "practice-only": "table-no-practice",
    "unknown-event-count": "table-no-moment",
    "rate-limited": "table-too-fast",
    "too-many-open-tables": "table-many-open",
    "too-many-attempts": "table-many-guesses",
    "too-many-email-addresses": "table-many-addresses",
    "invitation-required": "table-guests-invited",
    "code-required": "table-guests-code",
    "code-not-needed": "table-no-code",
    "undo-limit": "table-take-back-limit",
    "no-teammate": "table-no-team",
    "local-only": "table-not-loopback",
}
"""Error codes whose message has another name; the others have `table-CODE`."""


class Problem(Exception):
    """An answer that is no success; its message is in `MESSAGES`. `more`: `detail` or `state`."""

    def __init__(self, status: int, code: str, **more: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.more = more

    def sentence(self, lang: str) -> str:
        """What is wrong, in words."""
        return say(MESSAGES.get(self.code, f"table-{self.code}"), lang, **self.details(lang))

    def details(self, lang: str) -> dict[str, Any]:
        """What else is said: of a mistake, its sentence."""
        return {name: more.say(lang) if isinstance(more, Mistake) else more for name, more in self.more.items()}

    def body(self, lang: str) -> Sent:
        """The answer to a request."""
        return ProblemBody(error=self.code, message=self.sentence(lang), **self.details(lang))

    def message(self, key: str | None, lang: str) -> Sent:
        """The answer to a message of the socket."""
        if key is None:
            return ErrorMessage(code=self.code, error=self.code, message=self.sentence(lang), **self.details(lang))
        return Refused(key=key, error=self.code, message=self.sentence(lang), **self.details(lang))


class Illegal(Problem):
    """A move the rules forbid; the answer is the refusal itself."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(422, "illegal-move")
        self.refusal = refusal

    def body(self, lang: str) -> Sent:
        """Rule, message, arguments."""
        return self.refusal

    def message(self, key: str | None, lang: str) -> Sent:
        """The same, for the key of the move."""
        if key is None:
            return super().message(key, lang)
        refusal = self.refusal
        return Refused(key=key, rule=refusal.rule, message=refusal.message, args=refusal.args, text=refusal.text)


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
