"""A game as text, for a reader that has nothing but words: a language model, a log, a person on the telephone.

Everything is made from a seat's view and from what that seat was shown, so it tells what the seat may know and no more.
"""

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.games import Drawing, get
from consigliere.move_input import matching, notation, whole
from consigliere.terminal_style import TIE, Ink
from consigliere.words import game_say, say, spoken

WIDTH = 100
SIDE = "s"  # numbers of anytime options begin so
LONGEST_ANSWER = 20_000  # characters, the last ones, that are looked at
MOST_CANDIDATES = 50
MOST_NAMED = 12  # moves that a sentence lists
KEYS = ("move", "choice", "answer", "action", "number")  # under which an answer in JSON may stand
FENCE = re.compile(r"```\w*\n?(.*?)```", re.DOTALL)
MARKER = re.compile(r"(?:answer|move|choice|option|action|play|choose|take)\b\W*(?:is\b|number\b|no\.)?", re.IGNORECASE)
NUMBERED = re.compile(rf"[#(\[]?\s*({SIDE}?\d+)\s*[.):\]]?(?:\s+(.*))?", re.IGNORECASE | re.DOTALL)
WRAPPING = " \t\r\n`*_\"'“”‘’«».,;!"
View = dict[str, Any]


class Text:
    """The words of one game for one reader at a time; in the language of the terminal if none is named."""

    def __init__(self, game: Game, width: int = WIDTH, lang: str | None = None) -> None:
        self.game = game
        self.lang = lang or spoken()
        self.drawing: Drawing = get(game.name).drawing(game.pack, Ink(width), self.lang)

    def say(self, message: str, /, **args: object) -> str:
        """One of the sentences around the game's own words."""
        return say(message, self.lang, **args)

    # ---- what there is to read

    def rules(self) -> str:
        """The rules in short: what it is about, what one does, how it ends."""
        return game_say(self.game.name, "game-in-short", self.lang)

    def who(self, view: View, seat: int) -> str:
        """A seat as the others know it."""
        return untied(self.drawing.who(view, seat))

    def position(self, view: View, page: str = "", about: str = "") -> str:
        """One page of the table, the whole of it without a name; `about` is whose, where a page is somebody's."""
        pages = self.drawing.pages
        if page and page not in pages:
            raise Mistake.worded(self.say("mistake-text-page", page=page, pages=", ".join(pages)))
        return joined(self.drawing.page(page or pages[0], view, about))

    def pages(self, view: View) -> Iterator[str]:
        """The whole table, and then the pages that tell more than it does."""
        whole_table = self.position(view)
        yield whole_table
        there = set(whole_table.splitlines())
        for page in self.drawing.pages[1:]:
            text = self.position(view, page)
            if not there.issuperset(text.splitlines()):
                yield text

    def happened(self, view: View, events: Iterable[dict[str, Any]]) -> str:
        """What the seat was shown, a line for each event."""
        return joined(self.drawing.log(view, list(events)))

    def question(self, view: View) -> str:
        """What is asked, and what one has to see for it; for who is not asked what the others are doing."""
        if view["over"]:
            return joined(self.drawing.result(view))
        asked = untied(self.drawing.question(view))
        if view["ask"] is None:
            return asked
        return joined([*self.drawing.context(view), asked])

    def choices(self, view: View) -> str:
        """All answers: number, notation, words, costs and gains, and whether it can be taken back."""
        lines = [self.choice(view, str(n), move) for n, move in enumerate(view["moves"], 1)]
        if view["side_moves"]:
            lines.append(self.say("text-anytime"))
            lines += [self.choice(view, f"{SIDE}{n}", move) for n, move in enumerate(view["side_moves"], 1)]
        return joined(lines)

    def choice(self, view: View, number: str, move: int) -> str:
        """One answer in one line."""
        preview = self.game.preview(view, move)
        text = self.say("text-choice", number=number, move=self.game.text(move), words=self.words(view, move))
        if gist := self.drawing.gist(view, preview["events"]):
            text = self.say("text-gist", text=text, gist=untied(gist))
        return self.say("text-final", text=text) if preview["final"] else text

    def words(self, view: View, move: int) -> str:
        """A move as a person calls it, with what one wants to know about it."""
        slots = self.game.slots(move)
        name, detail = untied(self.drawing.move(view, slots)), untied(self.drawing.detail(view, slots))
        return self.say("text-words", words=name, detail=detail) if detail else name

    def moment(self, view: View, events: Iterable[dict[str, Any]] = (), rules: bool = True) -> str:
        """All of it: rules in short, the position, what happened since, the question, the choices with their costs."""
        seat = view["viewer"]
        title = game_say(self.game.name, "game-title", self.lang)
        who = (
            self.say("text-watching") if seat is None else self.say("text-you", who=self.who(view, seat), seat=seat + 1)
        )
        lines = [self.say("text-title", title=title, who=who)]
        if rules:
            lines += [self.say("text-rules"), self.rules()]
        lines += [self.say("text-position"), *self.pages(view)]
        if told := self.happened(view, events):
            lines += [self.say("text-happened"), told]
        lines += [self.say("text-over" if view["over"] else "text-question"), self.question(view)]
        if choices := self.choices(view):
            lines += [self.say("text-choices"), choices]
        if view["ask"] is not None:
            lines.append(self.say("text-how"))
        return "\n\n".join(lines) + "\n"

    # ---- what comes back

    def read(self, view: View, answer: str) -> int:
        """The legal move an answer means: its number, its notation or words of it, bare, in JSON, or behind some talk.

        A Mistake says what is wrong: no such number, several moves it could mean, not legal and why, not understood.
        """
        for said, alone in candidates(answer):
            move = self.understood(view, said, alone)
            if move is not None:
                return move
        named = self.named(view, answer)
        if len(named) == 1:
            return named[0]
        self.refuse(view, answer, named)
        raise Mistake.worded(self.say("mistake-text-answer", answer=shortened(answer), count=len(view["moves"])))

    def understood(self, view: View, said: str, alone: bool) -> int | None:
        """The move of one candidate, if it is one beyond doubt; where nothing else was said, words may be left out."""
        numbered = NUMBERED.fullmatch(said)
        if numbered:
            number, rest = numbered[1].lower(), clean(numbered[2] or "")
            moves = view["side_moves" if number.startswith(SIDE) else "moves"]
            n = whole(number.removeprefix(SIDE)) or 0
            move = moves[n - 1] if 0 < n <= len(moves) else None
            if move is None and not rest and alone:
                raise Mistake.worded(self.say("mistake-text-number", number=number, count=len(moves)))
            if move is not None and (not rest or rest.lower().startswith(self.game.text(move).lower())):
                return int(move)
            if move is not None and self.said(view, move) in rest.lower():
                return int(move)
        for moves in (view["moves"], view["side_moves"]):
            exact = [move for move in moves if said.lower() in (self.game.text(move).lower(), self.said(view, move))]
            matches = exact or (matching(self.game, moves, said) if alone else [])
            if len(matches) == 1:
                return int(matches[0])
        return None

    def said(self, view: View, move: int) -> str:
        """The words of a move in small letters."""
        return untied(self.drawing.move(view, self.game.slots(move))).lower()

    def named(self, view: View, answer: str) -> list[int]:
        """The legal moves whose notation stands in a text, but for those that stand in it as a part of another."""
        text = " ".join(answer[-LONGEST_ANSWER:].lower().split())
        moves = sorted([*view["moves"], *view["side_moves"]], key=lambda move: -len(self.game.text(move)))
        matches = []
        for move in moves:
            pattern = re.compile(rf"(?<![\w.]){re.escape(self.game.text(move).lower())}(?![\w]|\.\w)")
            if pattern.search(text):
                matches.append(move)
                text = pattern.sub("|", text)
        return matches

    def refuse(self, view: View, answer: str, named: Sequence[int]) -> None:
        """Raises a Mistake that says more than that an answer was not understood, if more can be said."""
        if len(named) > 1:
            raise Mistake.worded(self.say("mistake-text-several", list=self.listed(named)))
        for said, _ in candidates(answer):
            for moves in (view["moves"], view["side_moves"]):
                matches = matching(self.game, moves, said)
                if matches and len(matches) < len(moves):
                    raise Mistake.worded(self.say("mistake-text-several", list=self.listed(matches)))
            try:
                refusal = self.refusal(view, said)
            except Mistake:
                continue
            if refusal is not None:
                raise Mistake.worded(self.refused(view, refusal))

    def listed(self, moves: Sequence[int]) -> str:
        """Some moves in notation, a few of many."""
        texts = [self.game.text(move) for move in moves[:MOST_NAMED]]
        return ", ".join([*texts, "…"] if len(moves) > MOST_NAMED else texts)

    def why(self, view: View, what: str) -> str:
        """Why the seat cannot play a move (in notation) or choose a thing (`city:milano`), with the rule; '' if it can.

        Found in an imagined world: the answer is the same in every world that could be true for the seat.
        """
        return self.refused(view, self.refusal(view, what))

    def refusal(self, view: View, what: str) -> dict[str, Any] | None:
        """The same as data: `rule`, `message`, `args`; a Mistake if there is no such move."""
        seat = view["viewer"]
        if seat is None or view["over"]:
            return None
        move = None if ":" in what else self.game.parse(notation(self.game, what))
        world = self.game.imagine(view, Random(0))
        refusal = self.game.why_not(world, seat, what.strip()) if move is None else world.refusal(seat, move)
        return None if refusal is None else refusal.to_json()

    def refused(self, view: View, refusal: dict[str, Any] | None) -> str:
        """A refusal as a sentence with its rule; '' if there is none."""
        if refusal is None:
            return ""
        return self.say("text-why", sentence=untied(self.drawing.refusal(view, refusal)), rule=refusal["rule"])


def joined(lines: Iterable[str]) -> str:
    """Lines as a text, without blanks at their ends."""
    return untied("\n".join(line.rstrip() for line in lines))


def untied(text: str) -> str:
    """A text with ordinary blanks only."""
    return text.replace(TIE, " ")


def candidates(answer: str) -> Iterator[tuple[str, bool]]:
    """What in an answer may be the move, the likeliest first, and whether it was said alone; not without an end."""
    return islice(all_candidates(answer[-LONGEST_ANSWER:]), MOST_CANDIDATES)


def all_candidates(answer: str) -> Iterator[tuple[str, bool]]:
    """All of them.

    JSON comes first, then the whole answer, then what stands behind a marker ("Answer: 3"), then the last line.
    """
    for text in (answer, *FENCE.findall(answer), *re.findall(r"\{[^{}]*\}", answer)):
        yield from ((candidate, True) for candidate in in_json(text))
    yield clean(answer), True
    lines = [line for line in answer.splitlines() if clean(line)]
    for line in reversed(lines):
        for marker in reversed(list(MARKER.finditer(line))):
            yield clean(line[marker.end() :]), False
    if lines:
        yield clean(lines[-1]), False


def in_json(text: str) -> Iterator[str]:
    """The answer in an object, a text or a number as JSON."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        return
    values = [content.get(key) for key in KEYS] if isinstance(content, dict) else [content]
    for value in values:
        if isinstance(value, str | int) and not isinstance(value, bool):
            yield clean(str(value))


def clean(text: str) -> str:
    """A text without what people and models put around an answer."""
    return " ".join(text.strip(WRAPPING).split())


def shortened(text: str) -> str:
    """A part of what was written, to be told."""
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:60] + "…"
