"""A position as numbers, for learning: named, of fixed length, as one seat sees it.

Seats are counted from the viewer: p0 is the viewer itself, p1 the next one. Nothing hidden counts, so the features of a
view (`of_view`) are those of a world imagined from it; the tests also read them from the view by name, at every step.
A feature is a byte, from 0 to 255.
"""

from random import Random
from typing import Any, Final, Generic, TypeVar

from librt.strings import BytesWriter

from consigliere.core.errors import Either, Mistake
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.core.step import CODE

S = TypeVar("S", bound=State)

MOST: Final = 255  # numbers above stand as this: money, points

# what an argument of a question is
NUMBER: Final = 0
NAME: Final = 1  # one of the names
NAMES: Final = 2  # a list of them: how often each
SEAT_NUMBER: Final = 3
SEAT_NUMBERS: Final = 4  # a list of seats
UNTOLD: Final = 5  # no feature: an argument that is newer than the features of a version


class Argument:
    """One argument of the questions of a game, and how it becomes numbers."""

    __slots__ = ("at", "key", "kind", "names", "places", "size")

    def __init__(self, key: str, kind: int, names: list[str], groups: list[str] | None = None) -> None:
        self.key = key
        self.kind = kind
        self.names = names if groups is None else sorted(set(groups), key=groups.index)
        self.places: dict[str, int] = {}  # where each value counts; with groups, where its group does
        for i, name in enumerate(names):
            self.places[name] = i if groups is None else self.names.index(groups[i])
        self.size = len(self.names)
        self.at = 0  # its first feature, counted from the first of all arguments


class FeatureList(Generic[S]):
    """The features of a game for one number of players; each game fills it in its own folder."""

    __slots__ = ("arguments", "arguments_size", "bounds", "game", "names", "seats", "version", "zeros")

    def __init__(self, game: "Game[S]", seats: int) -> None:
        if seats not in game.seats:
            raise Mistake("mistake-seats", game=game.name, counts=Either(game.seats), seats=seats)
        self.game = game
        self.seats = seats
        self.names: list[str] = []
        self.bounds: list[int] = []  # what each is at most; the least is 0
        self.arguments: dict[str, Argument] = {}
        self.arguments_size = 0
        self.version = 0  # of the environments that show these features
        self.describe()
        self.zeros = bytes(len(self.names))

    # ---- what a game provides

    def describe(self) -> None:
        """Names all features, in the order of `values`."""
        raise NotImplementedError

    def fill(self, out: BytesWriter, at: int, s: S, seat: int) -> None:
        """Writes all that is not 0 of the position as a seat sees it, from the state itself; `at` is the first."""
        raise NotImplementedError

    # ---- what everybody uses

    def packed(self, s: S, seat: int) -> bytes:
        """The position as a seat sees it, a byte for each feature; for those in a hurry."""
        out = BytesWriter()
        out.write(self.zeros)
        self.fill(out, 0, s, seat)
        return out.getvalue()

    def values(self, s: S, seat: int) -> list[int]:
        """The position as a seat sees it."""
        return list(self.packed(s, seat))

    def of_view(self, view: dict[str, Any]) -> list[int]:
        """The features of a seat's view: those of any world that could be true for it."""
        seat: int = view["viewer"]
        return self.values(self.game.imagine(view, Random(0)), seat)

    # ---- naming

    def number(self, name: str, bound: int = MOST) -> None:
        """A feature that counts."""
        self.names.append(name)
        self.bounds.append(bound)

    def numbers(self, name: str, parts: list[str], bound: int = MOST) -> None:
        """One that counts for each part."""
        for part in parts:
            self.number(f"{name}.{part}", bound)

    def flags(self, name: str, parts: list[str]) -> None:
        """A yes or no for each part."""
        self.numbers(name, parts, 1)

    def players(self) -> list[str]:
        """The seats from the viewer on."""
        return [f"p{i}" for i in range(self.seats)]

    def describe_question(self, arguments: list[Argument]) -> None:
        """Who owes a choice, which question is open, and what it speaks of."""
        self.number("over", 1)
        self.flags("owes", self.players())
        self.flags("question", [step.name for step in self.game.steps])
        first = len(self.names)
        for argument in arguments:
            self.arguments[argument.key] = argument
            argument.at = len(self.names) - first
            name = f"asks.{argument.key}"
            if argument.kind == NUMBER:
                self.number(name)
            elif argument.kind == NAME:
                self.flags(name, argument.names)
            elif argument.kind == NAMES:
                self.numbers(name, argument.names)
            elif argument.kind != UNTOLD:
                self.flags(name, self.players())
        self.arguments_size = len(self.names) - first

    # ---- values

    def fill_question(self, out: BytesWriter, at: int, s: S, seat: int) -> int:
        """What `describe_question` names; returns where the next feature stands."""
        steps = self.game.steps
        asks = at + 1 + self.seats + len(steps)
        if s.over:
            out[at] = 1
            return asks + self.arguments_size
        f = s.stack[-1]
        step = steps[f[CODE]]
        for actor in step.actors(s, f):
            out[at + 1 + (actor - seat) % self.seats] = 1
        out[at + 1 + self.seats + f[CODE]] = 1
        self.fill_arguments(out, asks, step.question_args(s, f), seat)
        return asks + self.arguments_size

    def fill_arguments(self, out: BytesWriter, first: int, args: dict[str, Any], seat: int) -> None:
        """The arguments of the question; those it does not have are 0."""
        for key, value in args.items():
            argument = self.arguments[key]
            at = first + argument.at
            if argument.kind == NUMBER:
                out[at] = bounded(total(value))
            elif argument.kind == NAME:
                name: str = value
                if name:
                    out[at + argument.places[name]] = 1
            elif argument.kind == NAMES:
                names: list[str] = value
                for name in names:
                    out[at + argument.places[name]] = out[at + argument.places[name]] + 1
            elif argument.kind != UNTOLD:
                seats: list[int] = [value] if argument.kind == SEAT_NUMBER else value
                for other in seats:
                    if other >= 0:
                        out[at + (other - seat) % self.seats] = 1


def bounded(value: int) -> int:
    """A number within what features can hold."""
    return 0 if value < 0 else min(value, MOST)


def total(value: Any) -> int:
    """A number; of a list of numbers their sum."""
    if isinstance(value, list):
        return sum(value)
    return int(value)


def put(out: BytesWriter, at: int, numbers: list[int]) -> int:
    """Writes a list of small numbers; returns where the next feature stands."""
    for i in range(len(numbers)):
        value = numbers[i]
        if value:
            out[at + i] = value
    return at + len(numbers)


def put_part(out: BytesWriter, at: int, numbers: list[int], first: int, n: int) -> int:
    """Writes n numbers of a list from the first on."""
    for i in range(n):
        value = numbers[first + i]
        if value:
            out[at + i] = value
    return at + n
