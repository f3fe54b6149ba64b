"""A position as numbers, for learning: named, of fixed length, as one seat sees it.

Seats are counted from the viewer: p0 is the viewer itself, p1 the next one. Everything stands in the viewer's view
too: a game's features are read twice, from the state (`values`, quick) and from a view (`of_view`, by name), and the
tests compare both at every step.
"""

from typing import Any, Final, Generic, TypeVar

from consigliere.core.errors import Mistake
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


class Argument:
    """One argument of the questions of a game, and how it becomes numbers."""

    __slots__ = ("key", "kind", "names", "places", "size")

    def __init__(self, key: str, kind: int, names: list[str], groups: list[str] | None = None) -> None:
        self.key = key
        self.kind = kind
        self.names = names if groups is None else sorted(set(groups), key=groups.index)
        self.places: dict[str, int] = {}  # where each value counts; with groups, where its group does
        for i, name in enumerate(names):
            self.places[name] = i if groups is None else self.names.index(groups[i])
        self.size = len(self.names)


class FeatureList(Generic[S]):
    """The features of a game for one number of players; each game fills it in its own folder."""

    __slots__ = ("arguments", "bounds", "game", "names", "seats")

    def __init__(self, game: "Game[S]", seats: int) -> None:
        if seats not in game.seats:
            raise Mistake(f"{game.name} is for {' or '.join(str(n) for n in game.seats)} players, not {seats}")
        self.game = game
        self.seats = seats
        self.names: list[str] = []
        self.bounds: list[int] = []  # what each is at most; the least is 0
        self.arguments: list[Argument] = []
        self.describe()

    # ---- what a game provides

    def describe(self) -> None:
        """Names all features, in the order of `values`."""
        raise NotImplementedError

    def values(self, s: S, seat: int) -> list[int]:
        """The position as a seat sees it, from the state itself."""
        raise NotImplementedError

    def read(self, view: dict[str, Any]) -> dict[str, int]:
        """The same by name, from a seat's view alone."""
        raise NotImplementedError

    # ---- what everybody uses

    def of_view(self, view: dict[str, Any]) -> list[int]:
        """The features of a seat's view, in order."""
        found = self.read(view)
        if len(found) != len(self.names):
            raise AssertionError(f"not named: {sorted(set(found) - set(self.names))}")
        return [found[name] for name in self.names]

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
        self.arguments = arguments
        for argument in arguments:
            name = f"asks.{argument.key}"
            if argument.kind == NUMBER:
                self.number(name)
            elif argument.kind == NAME:
                self.flags(name, argument.names)
            elif argument.kind == NAMES:
                self.numbers(name, argument.names)
            else:
                self.flags(name, self.players())

    # ---- values

    def add_question(self, found: list[int], s: S, seat: int) -> None:
        """The values of what `describe_question` names."""
        owes = [0] * self.seats
        question = [0] * len(self.game.steps)
        if s.over:
            found.append(1)
            found.extend(owes)
            found.extend(question)
            self.add_arguments(found, {}, seat)
            return
        found.append(0)
        f = s.stack[-1]
        step = self.game.steps[f[CODE]]
        for actor in step.actors(s, f):
            owes[(actor - seat) % self.seats] = 1
        found.extend(owes)
        question[f[CODE]] = 1
        found.extend(question)
        self.add_arguments(found, step.asks(s, f), seat)

    def add_arguments(self, found: list[int], args: dict[str, Any], seat: int) -> None:
        """The arguments of the question; those it does not have are 0."""
        for argument in self.arguments:
            value = args.get(argument.key)
            if argument.kind == NUMBER:
                found.append(0 if value is None else bounded(total(value)))
                continue
            first = len(found)
            found.extend([0] * (argument.size if argument.kind <= NAMES else self.seats))
            if value is None:
                continue
            if argument.kind == NAME:
                name: str = value
                if name:
                    found[first + argument.places[name]] = 1
            elif argument.kind == NAMES:
                names: list[str] = value
                for name in names:
                    found[first + argument.places[name]] += 1
            else:
                seats: list[int] = [value] if argument.kind == SEAT_NUMBER else value
                for other in seats:
                    if other >= 0:
                        found[first + (other - seat) % self.seats] = 1

    # ---- the same from a view

    def read_question(self, view: dict[str, Any]) -> dict[str, int]:
        """What `describe_question` names, from a view."""
        seat: int = view["viewer"]
        step: dict[str, Any] | None = view["step"]
        found = {"over": int(view["over"])}
        for i in range(self.seats):
            found[f"owes.p{i}"] = int((seat + i) % self.seats in view["actors"])
        for each in self.game.steps:
            found[f"question.{each.name}"] = int(step is not None and step["message"] == f"ask-{each.name}")
        values: list[int] = []
        self.add_arguments(values, {} if step is None else step["args"], seat)
        names = [name for name in self.names if name.startswith("asks.")]
        found.update(zip(names, values, strict=True))
        return found


def bounded(value: int) -> int:
    """A number within what features can hold."""
    return 0 if value < 0 else min(value, MOST)


def total(value: Any) -> int:
    """A number; of a list of numbers their sum."""
    if isinstance(value, list):
        return sum(value)
    return int(value)


def one_of(found: list[int], size: int, which: int) -> None:
    """Adds a flag for each of so many, 1 for this one; none if it is negative."""
    first = len(found)
    found.extend([0] * size)
    if which >= 0:
        found[first + which] = 1
