"""What the tests of a vocabulary must be told of a game."""

import tomllib
from dataclasses import dataclass, field
from typing import Any

from consigliere.core import scenario_run
from consigliere.core.game import Game
from consigliere.core.scenario import Scenario
from consigliere.games import get, load

ONLY_IN_A_POSITION = {"at", "to_play", "clear"}
Results = list[dict[str, Any]]


@dataclass
class Facts:
    """A game's vocabulary, a position its examples can be laid over, and what is special about it."""

    name: str
    example: str  # the id of the scenario that the examples make
    seat: str  # who plays in the examples
    seats: int
    position: str  # TOML
    keys: set[str]  # what a position may say
    keys_below: dict[str, set[str]]  # and below the names of a table
    unknown: list[tuple[list[str], str]]  # places, and keys there that nobody knows
    luck: dict[str, Results] = field(default_factory=dict)  # by moment; other moments need nothing
    seldom: set[str] = field(default_factory=set)  # keys that random play may not meet
    seldom_drawn: set[str] = field(default_factory=set)
    not_listed: set[str] = field(default_factory=set)  # keys that only the engine sets
    beside: dict[str, dict[str, Any]] = field(default_factory=dict)  # what an example of a position needs besides
    games: int = 3  # that are played to meet every key

    @property
    def game(self) -> Game:
        """The game."""
        return load(self.name)

    @property
    def words(self) -> dict[str, list[tuple[str, str, str]]]:
        """Sections of words: word, example, message."""
        return get(self.name).scenario_words()

    def names(self, section: str) -> list[str]:
        """The words of a section."""
        return [word for word, _, _ in self.words[section]]

    def base(self) -> dict[str, Any]:
        """The position."""
        return tomllib.loads(self.position)

    def played(self, position: dict[str, Any], play: list[dict[str, Any]] | None = None) -> list[str]:
        """What differs if the runner plays this."""
        chance = {"results": self.luck.get(position["at"], [])}
        data: dict[str, Any] = {"id": "example", "game": self.name, "rules": [], "seats": self.seats}
        whole = Scenario({**data, "chance": chance, "position": position, "play": play or []}, "example")
        return scenario_run.run(whole, lambda _: self.game)


def examples_of_chance(name: str) -> Results:
    """The results of chance in the examples."""
    return [tomllib.loads(f"x = {example}")["x"] for _, example, _ in get(name).scenario_words()["chance"]]


def laid_over(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A table with some values changed, deep inside too."""
    both = {key: laid_over(base[key], changes[key]) for key in base.keys() & changes if isinstance(base[key], dict)}
    return {**base, **changes, **both}
