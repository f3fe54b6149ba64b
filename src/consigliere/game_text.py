"""What the drawings of all games do alike: who, what is asked, what happened and what it cost, why one cannot."""

from typing import Any, ClassVar

from consigliere.cache import Cache
from consigliere.fluent_bundle import listed
from consigliere.terminal_style import Ink
from consigliere.words import Speaker

View = dict[str, Any]
Seating = dict[int, str]  # who sits where: the family or colour of each seat that has one yet
HEADINGS = {"phase", "round"}  # events a log is read by
REMEMBERED = 512  # names, or sentences of one kind


class LogLine:
    """One sentence of the log: whose it is (None: nobody's), and whether it hangs below the one before.

    `brief` says the same in a word or two, for what a whole turn was ("": not worth it); `scene` is the name of what
    begins with it (a round, a Turf War), at which everybody stops for a moment.
    """

    __slots__ = ("brief", "inset", "scene", "seat", "text")

    def __init__(self, seat: int | None, inset: bool, text: str, brief: str = "", scene: str = "") -> None:
        self.seat = seat
        self.inset = inset
        self.text = text
        self.brief = brief
        self.scene = scene


class Names:
    """How a game reads the arguments of its questions, events and refusals, in one language."""

    words: Speaker

    def __init__(self) -> None:
        self.seating: Seating = {}
        self._seen: tuple[View | None, Seating] = None, {}  # the view that was looked at last
        self._called: Cache[tuple[str, str, bool], Any] = Cache(REMEMBERED)

    def look_at(self, view: View) -> None:
        """Learns who sits where; views are never changed, so one that was looked at before is known."""
        if self._seen[0] is not view:
            self._seen = view, self.seats(view)
        self.seating = self._seen[1]

    def seats(self, view: View) -> Seating:
        """Who sits where in a view."""
        raise NotImplementedError

    def seat(self, seat: int) -> str:
        """Who sits there."""
        raise NotImplementedError

    def arguments(self, given: dict[str, Any]) -> dict[str, Any]:
        """Arguments in words."""
        raise NotImplementedError

    def thing(self, key: str, value: str, single: bool = False) -> Any:
        """What an argument that is no number, seat or list is called: made once, its value alone decides it."""
        wanted = key, value, single
        if wanted not in self._called:
            self._called[wanted] = self.called(key, value, single)
        return self._called[wanted]

    def called(self, key: str, value: str, single: bool) -> Any:
        """The same, made anew; a single good may have its article."""
        raise NotImplementedError


class GameText:
    """The half of a drawing that is words; a game adds its pages, its moves, and how it ended."""

    board_at: ClassVar[set[str]]  # questions before which one looks at the whole table
    chapters: ClassVar[set[str]]  # events that begin something; the others belong to the one before
    ink: Ink
    names: Names

    @property
    def words(self) -> Speaker:
        """Who speaks."""
        return self.names.words

    def who(self, view: View, seat: int) -> str:
        """A seat as a person knows it."""
        self.names.look_at(view)
        return self.names.seat(seat)

    def wants_board(self, view: View) -> bool:
        """Whether the open question is one before which one looks at the whole table."""
        return bool(view["step"]) and view["step"]["message"] in self.board_at

    def question(self, view: View) -> str:
        """The open question in words; for those who are not asked, what somebody else is doing."""
        self.names.look_at(view)
        message: str = view["step"]["message"]
        if view["viewer"] not in view["actors"]:
            message = f"doing-{message.removeprefix('ask-')}"
        elif self.words.has(f"draw-{message}"):
            message = f"draw-{message}"
        return capital(self.words.say(message, **self.names.arguments(self.question_args(view))))

    def question_args(self, view: View) -> dict[str, Any]:
        """The arguments of the open question, and what else its words need."""
        args: dict[str, Any] = view["step"]["args"]
        return args

    def anytime(self, view: View, verb: str) -> str:
        """A kind of anytime options in few words."""
        return self.words.say(f"draw-anytime-{verb}")

    def log(self, view: View, events: list[dict[str, Any]]) -> list[str]:
        """The log in the terminal, as far as a view goes: as wide as it is, inset lines indented."""
        lines = []
        for line in self.log_lines(view, events):
            lines += self.ink.wrap(line.text, "  ", "    ") if line.inset else self.ink.wrap(line.text, "", "  ")
        return lines

    def log_lines(self, view: View, events: list[dict[str, Any]], seating: Seating | None = None) -> list[LogLine]:
        """A line for each event; what belongs to the line before is inset and does not repeat who acts.

        Everybody is called as they were at that moment: `seating` says who sat where before the first event, without
        it the view is what came of the last one.
        """
        self.names.seating = self.seating_before(view, events) if seating is None else seating
        lines = []
        who = ""  # who acted in the line before
        for seen in events:
            text = self.event_words(seen)
            actor = f"{self.names.seat(seen['seat'])} " if "seat" in seen else ""
            if seen["kind"] in HEADINGS:
                text = self.ink.paint(text, "strong")
            inset = seen["kind"] not in self.chapters
            if inset and who == actor:
                text = text.removeprefix(who)
            lines.append(LogLine(seen.get("seat"), inset, text, self.brief(seen), self.scene(seen)))
            who = actor
            self.names.seating = self.seating_after([seen], self.names.seating)
        return lines

    def sits(self, seen: dict[str, Any]) -> Seating:
        """Who sits where from this event on; most events seat nobody."""
        return {}

    def seating_before(self, view: View, events: list[dict[str, Any]]) -> Seating:
        """Who sat where before some events, if a view is what came of them."""
        self.names.look_at(view)
        fresh = self.seating_after(events, {})
        return {seat: who for seat, who in self.names.seating.items() if seat not in fresh}

    def seating_after(self, events: list[dict[str, Any]], before: Seating) -> Seating:
        """Who sits where after some events; the same object if nobody sat down."""
        for seen in events:
            if fresh := self.sits(seen):
                before = before | fresh
        return before

    def event_words(self, seen: dict[str, Any]) -> str:
        """What happened, in one sentence."""
        message = f"draw-event-{seen['kind']}"
        if self.words.has(message):
            return self.words.say(message, **self.names.arguments(self.event_args(seen)))
        return self.words.event(self.names.arguments(seen) | {"kind": seen["kind"]})

    def brief(self, seen: dict[str, Any]) -> str:
        """The same in a word or two, without who; '' if it is not worth mentioning among what a turn was."""
        message = f"draw-brief-{seen['kind']}"
        if not self.words.has(message):
            return ""
        told = self.event_args(seen) if self.words.has(f"draw-event-{seen['kind']}") else seen
        return self.words.say(message, **self.names.arguments(told))

    def scene(self, seen: dict[str, Any]) -> str:
        """What begins with an event, if it is something at which one stops for a moment."""
        message = f"draw-scene-{seen['kind']}"
        if not self.words.has(message):
            return ""
        return self.words.say(message, **self.names.arguments(seen), which=seen.get("phase", ""))

    def event_args(self, seen: dict[str, Any]) -> dict[str, Any]:
        """The arguments of an event whose words need more than it says."""
        return seen

    def gist(self, view: View, events: list[dict[str, Any]]) -> str:
        """Costs and gains among some events, in few words."""
        self.names.look_at(view)
        parts = []
        for seen in events:
            message = f"draw-gist-{seen['kind']}"
            if self.words.has(message) and seen.get("seat", view["viewer"]) == view["viewer"]:
                parts.append(self.words.say(message, **self.names.arguments(seen)))
        return listed(filter(None, parts))

    def refusal(self, view: View, refusal: dict[str, Any]) -> str:
        """Why a move is not possible."""
        self.names.look_at(view)
        return capital(self.words.say(refusal["message"], **self.names.arguments(refusal["args"])))


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]
