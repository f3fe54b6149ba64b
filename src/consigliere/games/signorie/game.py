"""Signorie as a game: its tables, its steps, and the way from a pack to a state."""

from random import Random
from typing import Any, cast

from consigliere.core.event import EventTable
from consigliere.core.game import Game, Option
from consigliere.core.pack import Pack
from consigliere.core.result import Result
from consigliere.core.state import State
from consigliere.core.step import Step
from consigliere.games.signorie import (
    cities,
    ending,
    hidden,
    notation,
    outlook,
    position,
    rewards,
    setup,
    tracks,
    turn,
    view,
)
from consigliere.games.signorie.components import FACES, Components
from consigliere.games.signorie.events import ROWS, SOURCES
from consigliere.games.signorie.scenario import moments
from consigliere.games.signorie.state import Signorie as Position
from consigliere.games.signorie.why import REASONS

RULES_VERSION = "1"
CHAPTERS = (setup, turn, tracks, cities, rewards, ending)


class Signorie(Game):
    """Two to four players: dice, careers, marriages, helpers."""

    __slots__ = ("components",)

    components: Components

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name = "signorie"
        self.rules = RULES_VERSION
        self.seats = (2, 3, 4)
        self.options = {
            option.name: option
            for option in (
                Option("optional_city_tile", False, "RU-14"),
                Option("colours_by_seat", False, "RU-47"),
            )
        }
        self.components = Components(pack.data)
        self.moves = notation.move_table(self.components)
        self.move_count = self.moves.count
        kinds = {**notation.names(self.components), "source": SOURCES, "ending": ending.ENDINGS}
        self.events = EventTable(ROWS, kinds, [])
        self.reasons = REASONS
        self.last_rule = "SI-12.4"
        self.steps = numbered_steps()

    def fresh(self) -> State:
        state = Position()
        state.clear(self.components)
        return state

    def begin(self, state: State) -> None:
        setup.begin(cast(Position, state))

    def outlook(self, view_data: dict[str, Any]) -> dict[str, Any] | None:
        return outlook.outlook(self, view_data)

    def chance_names(self, label: str) -> list[str]:
        faces = notation.numbers(1, FACES)
        c = self.components
        return {
            "colours": c.colours,
            "order": c.colours,
            "rewards": c.rewards,
            "scoring": c.rewards,
            "removed": c.tiles,
            "closed": c.cities,
            "tiles": c.tiles,
            "dice": faces,
            "tasks": c.tasks,
            "offspring": faces,
        }.get(label, [])

    def set_position(self, state: State, described: dict[str, Any]) -> None:
        moments.set_position(cast(Position, state), described)

    def position_of(self, state: State) -> dict[str, Any]:
        return view.everything(cast(Position, state))

    def seat_named(self, state: State, name: str) -> int:
        return position.seat_named(cast(Position, state), name)

    def place_pieces(self, state: State, position_data: dict[str, Any]) -> None:
        position.from_view(cast(Position, state), position_data)

    def outcome(self, state: State) -> Result:
        return ending.outcome(cast(Position, state))

    def table_of(self, state: State, viewer: int | None) -> dict[str, Any]:
        return view.table(cast(Position, state))

    def own_of(self, state: State, viewer: int) -> dict[str, Any]:
        return {}

    def unknown_of(self, state: State, viewer: int | None) -> list[dict[str, Any]]:
        return hidden.unknown(cast(Position, state))

    def shuffle_hidden(self, state: State, viewer: int | None, rng: Random) -> None:
        hidden.shuffle(cast(Position, state), rng)


def numbered_steps() -> list[Step[State]]:
    """All steps of the chapters, each at the index of its code."""
    found: list[tuple[int, Step[Position]]] = []
    for chapter in CHAPTERS:
        found.extend(chapter.STEPS)
    found.sort(key=lambda entry: entry[0])
    assert [code for code, _ in found] == list(range(len(found))), "a step is missing or has a code twice"
    return cast("list[Step[State]]", [step for _, step in found])
