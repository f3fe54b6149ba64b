"""The answers to an open question as a numbered list, and what a typed line means among them."""

from dataclasses import dataclass
from typing import Any

from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.games import Drawing
from consigliere.ink import Ink, visible
from consigliere.typed import matching, notation, whole
from consigliere.words import say

FEW = 8  # so many are shown with what they cost and give
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
        """All answers: few ones with costs and gains, many ones in columns."""
        groups = self.groups()
        if len(self.moves) <= FEW:
            return [line for group in groups for line in self.previewed(group)]
        entries = [self.entry(group) for group in groups]
        if max(map(visible, entries)) * 2 + 2 <= self.ink.width:
            return self.ink.columns(entries)
        return [line for entry in entries for line in self.ink.wrap(entry.lstrip(), entry[: indent_of(entry)], " " * 5)]

    def groups(self) -> list[Group]:
        """The moves; those in a row that differ only in a number, and in nothing one must know, are one group."""
        found: list[Group] = []
        for i, move in enumerate(self.moves, 1):
            slots = self.game.slots(move)
            if found and self.continues(found[-1].moves[-1], move):
                found[-1].moves.append(move)
                lowest = self.game.slots(found[-1].moves[0])["n"]
                found[-1].slots["n"] = f"{lowest}–{slots['n']}"
            else:
                found.append(Group(i, [move], slots))
        return found

    def continues(self, before: int, move: int) -> bool:
        """Whether a move is the one before with the next number, and nothing else about it is worth a line."""
        slots, other = self.game.slots(move), self.game.slots(before)
        if "n" not in slots or {**other, "n": other.get("n", 0) + 1} != slots:
            return False
        if len(self.moves) <= FEW and self.shown(before) != self.shown(move):
            return False
        return self.drawing.detail(self.view, other) == self.drawing.detail(self.view, slots)

    def shown(self, move: int) -> tuple[str, bool]:
        """What a short list tells of a move besides its words: costs and gains, and whether it is final."""
        preview = self.preview(move)
        return self.drawing.gist(self.view, preview["events"]), preview["final"]

    def entry(self, group: Group) -> str:
        """One line of a long list."""
        return f"{group.number():>5} {self.words(group.slots)}"

    def words(self, slots: dict[str, Any]) -> str:
        """A move and what a person wants to know about it."""
        words, detail = self.drawing.move(self.view, slots), self.drawing.detail(self.view, slots)
        return say("play-choice", words=words, detail=detail) if detail else words

    def previewed(self, group: Group) -> list[str]:
        """One answer with what it costs and gives, and whether it is final."""
        gist, final = self.shown(group.moves[0])
        text = self.words(group.slots)
        if gist:
            text = say("play-choice-gist", text=text, gist=self.ink.paint(gist, "act"))
        mark = say("play-final-mark") if final else " "
        return self.ink.wrap(text, f"{group.number():>4}{mark} ", " " * 6)

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
        found = []
        for i, move in enumerate(self.side_moves, 1):
            found += self.ink.wrap(self.words(self.game.slots(move)), f"{SIDE + str(i):>5} ", " " * 6)
        return found

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


def by_verb(game: Game, moves: list[int]) -> list[tuple[str, Group]]:
    """Moves next to each other with the same verb."""
    found: list[tuple[str, Group]] = []
    for i, move in enumerate(moves, 1):
        slots = game.slots(move)
        if found and found[-1][0] == slots["verb"]:
            found[-1][1].moves.append(move)
        else:
            found.append((slots["verb"], Group(i, [move], slots)))
    return found


def indent_of(entry: str) -> int:
    """How many blanks a line begins with."""
    return len(entry) - len(entry.lstrip())
