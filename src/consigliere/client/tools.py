"""What a model can do at its seat, as text: look, choices, why, rules, play, and chat where that is allowed.

Every answer is made from the seat's own view and from what that seat was shown. Names and chat of others are quoted as
data with their sender. Tokens are in no answer.
"""

import json
import threading
from typing import Any

from consigliere.client.listener import Listener
from consigliere.client.seat import Refused
from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.research.text import Text
from consigliere.rulebook import Rulebook, rules_language
from consigliere.words import game_say, say

LONGEST_WAIT = 50  # seconds; clients give up after a minute
MOST_EVENTS = 120  # that are told at once
MOST_LINES = 20  # of the chat
MOST_FOUND = 12  # rules that a search lists
View = dict[str, Any]


class Tools:
    """The tools of one seat. They may be called from several threads."""

    def __init__(self, listener: Listener, game: Game) -> None:
        self.listener = listener
        self.game = game
        self.text = Text(game)
        self.book = Rulebook(game.name, rules_language(game.name))
        self.listed: View | None = None  # the view whose choices were last listed: numbers mean these
        self.one_at_a_time = threading.RLock()  # a drawing remembers whose view it speaks of

    # ---- looking

    def look(self, page: str = "", wait: int = 0) -> str:
        """The table: who plays, what happened since the last look, the position, what is asked, what was said."""
        self.await_turn(wait)
        with self.one_at_a_time:
            lines = [self.status()]
            view = self.listener.view
            if view is not None:
                name, _, about = page.strip().partition(" ")
                lines += self.happened(view)
                lines += [say("text-position"), self.text.position(view, name, about)]
                lines.append(say("guest-pages", pages=", ".join(self.text.drawing.pages)))
                lines += self.question(view, listing=False)
            return "\n\n".join([*lines, *self.talk()])

    def choices(self) -> str:
        """The open question and all answers with their costs."""
        with self.one_at_a_time:
            return "\n\n".join(self.question(self.view(), listing=True))

    def why(self, what: str) -> str:
        """Why a move or a thing cannot be chosen now, with the rule in full."""
        with self.one_at_a_time:
            view = self.view()
            refusal = self.text.refusal(view, what)
            if refusal is None:
                return say("guest-possible")
            rule = refusal["rule"]
            return f"{self.text.refused(view, refusal)}\n\n{rule}: {self.book.text(rule)}"

    def rules(self, about: str = "") -> str:
        """The rules: in short with the chapters, one chapter or rule by its id, or those that speak of something."""
        if not about.strip():
            chapters = [f"{chapter.id} {chapter.title}" for chapter in self.book.chapters]
            return "\n\n".join([self.text.rules(), say("guest-chapters"), "\n".join(chapters)])
        try:
            chapter = self.book.find(about.strip())
        except Mistake as unknown:
            rules = [rule for rule in self.book.all() if about.strip().lower() in self.book.text(rule).lower()]
            if not rules:
                raise Mistake("mistake-guest-rules", about=quoted(about), problem=unknown) from None
            texts = [f"{rule}: {self.book.text(rule)}" for rule in rules[:MOST_FOUND]]
            left = [say("guest-more-rules", list=", ".join(rules[MOST_FOUND:]))] if len(rules) > MOST_FOUND else []
            return "\n\n".join([*texts, *left])
        head = say("rules-title", id=chapter.id, title=chapter.title)
        return "\n\n".join([head, *(f"{rule}: {self.book.text(rule)}" for rule in chapter.rules)])

    # ---- acting

    def play(self, move: str, ask: int | None = None, wait: int = 20) -> str:
        """Plays a move, an answer to the question `ask`; then waits for the next question and tells what happened."""
        with self.one_at_a_time:
            view = self.view()
            if ask is not None and ask != view["ask"]:
                raise Mistake.worded(self.stale(ask, view))
            shown = self.listed if self.listed is not None and self.listed["ask"] == ask else view
            number = self.text.read(shown, move)
            if ask is None and number not in shown["side_moves"]:
                raise Mistake.worded(self.stale(ask, view))
            words = self.text.words(view, number)
        try:
            self.listener.play(ask, self.game.text(number))
        except Refused as refused:
            raise Mistake.worded(self.refusal(view, refused)) from None
        self.await_turn(wait)
        with self.one_at_a_time:
            view = self.view()
            lines = [say("guest-played", move=self.game.text(number), words=words), *self.happened(view)]
            return "\n\n".join([*lines, *self.question(view, listing=True), *self.talk()])

    def chat(self, text: str) -> str:
        """Writes a line that everybody at the table reads."""
        try:
            self.listener.write(text)
        except Refused as refused:
            raise Mistake.worded(str(refused)) from None
        return say("guest-written")

    # ---- parts of answers

    def view(self) -> View:
        """The seat's view, where a game is going on or over."""
        if self.listener.ended:
            raise Mistake.worded(self.listener.ended)
        if self.listener.view is None:
            raise Mistake("mistake-guest-waiting")
        return self.listener.view

    def await_turn(self, seconds: int) -> None:
        """Waits for a question or the end, not longer than clients do."""
        self.listener.wait_for(self.listener.is_asked, max(0, min(seconds, LONGEST_WAIT)))

    def status(self) -> str:
        """The game and who sits where, names quoted."""
        about, view = self.listener.about, self.listener.view
        lines = [say("guest-status", game=game_say(self.game.name, "game-title"), status=str(about.get("status", "?")))]
        if self.listener.ended:
            lines.append(self.listener.ended)
        if self.listener.stood_in:
            lines.append(say("guest-stood-in"))
        lines.append(say("guest-seats"))
        for each in about.get("seats", []):
            seat = {"seat": each["seat"] + 1, "you": each["seat"] == self.listener.number, "kind": each["kind"]}
            if view is not None:
                seat["plays"] = self.text.who(view, each["seat"])
            lines.append(quoted({**seat, "name": each["name"]}))
        return "\n".join(lines)

    def happened(self, view: View) -> list[str]:
        """What was shown since the last time."""
        taken_back, events = self.listener.news()
        lines = [say("guest-taken-back")] if taken_back else []
        if len(events) > MOST_EVENTS:
            lines.append(say("guest-left-out", count=len(events) - MOST_EVENTS))
        told = self.text.happened(view, events[-MOST_EVENTS:])
        return [*lines, say("text-happened"), told] if told else lines

    def question(self, view: View, listing: bool) -> list[str]:
        """What is asked of the seat, with its number, and all answers; else what the others are doing."""
        if view["over"]:
            return [say("text-over"), self.text.question(view)]
        if view["ask"] is None:
            lines = [say("guest-not-asked"), self.text.question(view)]
        else:
            lines = [say("guest-question", ask=str(view["ask"])), self.text.question(view)]
            if not listing:
                lines.append(say("guest-ask-choices", count=len(view["moves"])))
        choices = self.text.choices(view) if listing else ""
        if choices:
            self.listed = view
            lines += [say("text-choices"), choices]
        return lines

    def talk(self) -> list[str]:
        """What others wrote since the last time, each line as data with its sender."""
        lines = self.listener.talk(MOST_LINES)
        if not lines:
            return []
        parts = [say("guest-chat")]
        for line in lines:
            seat = None if line["seat"] is None else line["seat"] + 1
            parts.append(quoted({"seat": seat, "name": line["name"], "scope": line["scope"], "text": line["text"]}))
        return ["\n".join(parts)]

    def stale(self, ask: int | None, view: View) -> str:
        """A move that answers another question than the open one."""
        if ask is None:
            return say("mistake-guest-no-ask", now=str(view["ask"]))
        now = say("guest-none-open") if view["ask"] is None else say("guest-open", ask=str(view["ask"]))
        return say("mistake-guest-stale", ask=str(ask), now=now)

    def refusal(self, view: View, refused: Refused) -> str:
        """Why the server does not take a move."""
        answer = refused.answer
        if answer.get("error") == "stale":
            return self.stale(view["ask"], self.view())
        if "rule" not in answer:
            return str(refused)
        with self.one_at_a_time:
            return self.text.refused(view, answer)


def quoted(data: Any) -> str:
    """What others have written, as JSON: nothing in it can be taken for a part of our answer."""
    text = json.dumps(data, ensure_ascii=False)
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)
