"""The answers to an open question as a numbered list, and what a typed line means among them."""

import re
from dataclasses import dataclass
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.games import Drawing
from consigliere.move_input import matching, notation, stands_for, whole
from consigliere.terminal_style import Ink, plain, visible
from consigliere.words import say

FEW = 8  # so many stand below each other even if they are short
INDENT = 6  # columns before an answer
SIDE = "s"  # numbers of anytime options begin so
View = dict[str, Any]


@dataclass(frozen=True)
class Group:
    """Moves that differ only in a number, next to each other in the list; usually just one."""

    first: int
    moves: list[int]
    slots: dict[str, Any]

    def number(self, mark: str = "") -> str:
        """How it is chosen."""
        last = self.first + len(self.moves) - 1
        return f"{mark}{self.first}" if last == self.first else f"{mark}{self.first}–{mark}{last}"


class Choices:
    """The moves and anytime options of a view, numbered from 1."""

    def __init__(self, game: Game, drawing: Drawing, ink: Ink, view: View) -> None:
        self.game = game
        self.drawing = drawing
        self.ink = ink
        self.view = view
        self.moves: list[int] = view["moves"]
        self.side_moves: list[int] = view["side_moves"]
        self.previews: dict[int, dict[str, Any]] = {}
        self.texts = {game.text(move).lower(): move for move in [*self.moves, *self.side_moves]}

    # ---- the list

    def lines(self) -> list[str]:
        """All answers with what they cost and give; many short ones in columns."""
        entries = [(self.number(group), self.entry(group)) for group in self.groups()]
        lines = [number + text for number, text in entries]
        if len(lines) > FEW and max(map(visible, lines)) * 2 + 2 <= self.ink.width:
            return self.ink.columns(lines)
        return [line for number, text in entries for line in self.ink.wrap(text, number, " " * INDENT)]

    def groups(self) -> list[Group]:
        """The moves; those in a row that differ only in a number, and in nothing one must know, are one group."""
        groups: list[Group] = []
        for i, move in enumerate(self.moves, 1):
            slots = self.game.slots(move)
            if groups and self.continues(groups[-1].moves[-1], move):
                groups[-1].moves.append(move)
                lowest = self.game.slots(groups[-1].moves[0])["n"]
                groups[-1].slots["n"] = f"{lowest}–{slots['n']}"
            else:
                groups.append(Group(i, [move], slots))
        return groups

    def continues(self, before: int, move: int) -> bool:
        """Whether a move is the one before with the next number, and nothing else about it is worth a line."""
        slots, other = self.game.slots(move), self.game.slots(before)
        if "n" not in slots or {**other, "n": other.get("n", 0) + 1} != slots:
            return False
        if self.shown(before) != self.shown(move):
            return False
        return self.drawing.detail(self.view, other) == self.drawing.detail(self.view, slots)

    def shown(self, move: int) -> tuple[str, bool]:
        """What the list tells of a move besides its words: costs and gains, and whether it is final."""
        preview = self.preview(move)
        return self.drawing.gist(self.view, preview["events"]), preview["final"]

    def number(self, group: Group) -> str:
        """How a line of the list begins: the number, and a mark if the answer is final."""
        mark = say("play-final-mark") if self.shown(group.moves[0])[1] else " "
        return f"{group.number():>{INDENT - 2}}{mark} "

    def words(self, slots: dict[str, Any]) -> str:
        """A move and what a person wants to know about it."""
        words, detail = self.drawing.move(self.view, slots), self.drawing.detail(self.view, slots)
        return say("play-choice", words=words, detail=detail) if detail else words

    def entry(self, group: Group) -> str:
        """One answer with what it costs and gives."""
        gist = self.shown(group.moves[0])[0]
        text = self.words(group.slots)
        return say("play-choice-gist", text=text, gist=self.ink.paint(gist, "act")) if gist else text

    def preview(self, move: int) -> dict[str, Any]:
        """What the person would see of a move, and whether it is final."""
        if move not in self.previews:
            self.previews[move] = self.game.preview(self.view, move)
        return self.previews[move]

    def side_line(self) -> list[str]:
        """The anytime options in one line."""
        if not self.side_moves:
            return []
        groups = [
            say("play-anytime-entry", numbers=group.number(SIDE), words=self.drawing.anytime(self.view, verb))
            for verb, group in by_verb(self.game, self.side_moves)
        ]
        return self.ink.wrap(say("play-anytime", list=", ".join(groups)), "", "  ")

    def side_lines(self) -> list[str]:
        """The anytime options one by one."""
        lines = []
        for i, move in enumerate(self.side_moves, 1):
            lines += self.ink.wrap(self.words(self.game.slots(move)), f"{SIDE + str(i):>5} ", " " * 6)
        return lines

    # ---- what was typed

    def numbered(self, typed: str) -> int | None:
        """The move of a number, or of a number of an anytime option."""
        moves = self.side_moves if typed.startswith(SIDE) else self.moves
        number = whole(typed.removeprefix(SIDE))
        return moves[number - 1] if number and number <= len(moves) else None

    def matching(self, typed: str) -> list[int]:
        """The legal moves a typed text may stand for: its notation, or words of it, shortened perhaps."""
        text = " ".join(typed.lower().split())
        if text in self.texts:
            return [self.texts[text]]
        return matching(self.game, self.moves, typed) or matching(self.game, self.side_moves, typed)

    def worded(self, typed: str) -> list[int]:
        """The legal moves that have the typed words in the list; none if it is the notation of another move."""
        try:
            if self.impossible(typed) is not None:
                return []
        except Mistake:
            pass
        wanted = bare_words(typed)
        return [m for m in (*self.moves, *self.side_moves) if wanted and stands_for(wanted, self.bare(m))]

    def bare(self, move: int) -> list[str]:
        """The words of a move in the list, as one types them."""
        return bare_words(self.drawing.move(self.view, self.game.slots(move)))

    def written(self, move: int) -> str:
        """What a person may type for a move: its notation, or its words where that has names nobody reads."""
        text = self.game.text(move)
        return " ".join(self.bare(move)) if "_" in text else text

    def impossible(self, typed: str) -> int | None:
        """The move that was typed although it is not legal; a verb that legal moves have may be left out."""
        text = notation(self.game, typed)
        if text.partition(" ")[0] in self.game.moves.index:
            return self.game.parse(text)
        for verb in dict.fromkeys(self.game.slots(move)["verb"] for move in self.moves):
            try:
                return self.game.parse(f"{verb} {text}")
            except Mistake:
                continue
        return None


def bare_words(text: str) -> list[str]:
    """The words of a text in small letters, without signs between and around them."""
    return re.findall(r"[^\W_][\w'’-]*", plain(text).lower())


def by_verb(game: Game, moves: list[int]) -> list[tuple[str, Group]]:
    """Moves next to each other with the same verb."""
    groups: list[tuple[str, Group]] = []
    for i, move in enumerate(moves, 1):
        slots = game.slots(move)
        if groups and groups[-1][0] == slots["verb"]:
            groups[-1][1].moves.append(move)
        else:
            groups.append((slots["verb"], Group(i, [move], slots)))
    return groups
