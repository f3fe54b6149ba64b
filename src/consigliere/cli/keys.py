"""Holds the position and the expectations of a scenario against the game's vocabulary: no key is silently nothing."""

import tomllib
from typing import Any, TypeAlias

from consigliere.core.errors import Mistake, Phrase
from consigliere.core.game import Game
from consigliere.core.scenario import Scenario
from consigliere.games import get

Path: TypeAlias = tuple[str, ...]

WHOLE, TABLE, LIST = "whole", "table", "list"


def check_keys(scenario: Scenario, game: Game) -> None:
    """Raise a Mistake that names the first key that is not known, or whose value is of another kind."""
    words = get(game.name).scenario_words()
    Keys(words["position"], game, "position").check(scenario.position)
    for number, entry in enumerate(scenario.play, 1):
        if "expect" in entry:
            Keys(words["position"] + words["expect"], game, f"play[{number}]: expect", True).check(entry["expect"])


class Keys:
    """The keys that may stand at one place of a scenario, each with an example of its value."""

    def __init__(self, words: list[tuple[str, str, str]], game: Game, where: str, changes: bool = False) -> None:
        self.examples = {tuple(word.split(".")): example_value(word, example) for word, example, _ in words}
        self.names = game.moves.kinds
        self.where = where
        self.changes = changes

    def check(self, table: Any, path: Path = (), shown: str = "") -> None:
        """All keys of a table and of the tables in it; `path` has kinds where `shown` has names."""
        if not isinstance(table, dict):
            raise self.wrong_value(shown, TABLE, table)
        for key, value in table.items():
            here = (*path, self.known(key, path, shown))
            below = f"{shown}.{key}" if shown else key
            if here in self.examples:
                self.check_value(value, self.examples[here], below)
            else:
                self.check(value, here, below)

    def known(self, key: str, path: Path, shown: str) -> str:
        """The key, or the kind of names it belongs to."""
        possible = sorted({other[len(path)] for other in self.examples if other[: len(path)] == path != other})
        if key in possible:
            return key
        for kind in possible:
            if kind.isupper() and key in self.names[kind.lower()]:
                return kind
        place = f"{self.where}.{shown}" if shown else self.where
        known = [name for kind in possible for name in (self.names[kind.lower()] if kind.isupper() else [kind])]
        raise Mistake("mistake-scenario-key", place=place, key=key, known=list(known))

    def check_value(self, value: Any, example: Any, shown: str) -> None:
        """A value is of the example's kind; in expectations a number may be a change, and nothing is possible."""
        wanted, given = kind_of(example), kind_of(value)
        if self.changes and isinstance(value, str) and is_change(value):
            given = WHOLE
        if given == wanted or (given == LIST and wanted.startswith(LIST)) or (self.changes and value == ""):
            return
        raise self.wrong_value(shown, wanted, value)

    def wrong_value(self, shown: str, wanted: str, found: Any) -> Mistake:
        place = f"{self.where}.{shown}" if shown else self.where
        return Mistake("mistake-scenario-value", place=place, wanted=kind_in_words(wanted), found=repr(found))


def example_value(word: str, example: str) -> Any:
    """The value in an example such as areas.gela.soldati = 5."""
    value: Any = tomllib.loads(example)
    for _ in word.split("."):
        (value,) = value.values()
    return value


def is_change(text: str) -> bool:
    """Whether a text means a change: +2, -1."""
    return text[:1] in ("+", "-") and text[1:].isdigit()


def kind_of(value: Any) -> str:
    """What kind of value it is; of a list also what is in it."""
    if isinstance(value, bool):
        return "truth"
    if isinstance(value, int):
        return WHOLE
    if isinstance(value, float):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, dict):
        return TABLE
    return " ".join([LIST, *sorted({kind_of(part).partition(" ")[0] for part in value})])


def kind_in_words(kind: str) -> Phrase:
    """A kind of value as a sentence names it."""
    first, *inside = kind.split()
    if not inside:
        return Phrase(f"mistake-kind-{first}")
    return Phrase("mistake-kind-list-of", kinds=[Phrase(f"mistake-kinds-{part}") for part in inside])
