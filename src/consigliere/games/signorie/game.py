"""Signorie as a game: its tables, its steps, and the way from a pack to a state."""

from random import Random
from typing import Any

from consigliere.core.event import EventTable
from consigliere.core.game import Game, Option
from consigliere.core.moves import numbered
from consigliere.core.pack import Pack
from consigliere.core.result import Result
from consigliere.games.signorie import notation
from consigliere.games.signorie.chapters import cities, ending, rewards, setup, tracks, turn
from consigliere.games.signorie.components import FACES, Components
from consigliere.games.signorie.events import SOURCES, kinds
from consigliere.games.signorie.refusals import reasons
from consigliere.games.signorie.scenario import moments
from consigliere.games.signorie.state import SignorieState
from consigliere.games.signorie.viewer import hidden, outlook, position, view

RULES_VERSION = "2"
CHAPTERS = (setup, turn, tracks, cities, rewards, ending)


class Signorie(Game[SignorieState]):
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
        names = notation.names(self.components)
        self.fill_tables(
            numbered(notation.VERBS, names),
            EventTable(kinds, {**names, "source": SOURCES, "ending": ending.ENDINGS}),
            reasons,
            [step for chapter in CHAPTERS for step in chapter.STEPS],
        )
        self.last_rule = "SI-12.4"

    def fresh(self) -> SignorieState:
        state = SignorieState()
        state.clear(self.components)
        return state

    def begin(self, state: SignorieState) -> None:
        setup.begin(state)

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

    def sets(self) -> tuple[str, ...]:
        return moments.SETS

    def set_position(self, state: SignorieState, described: dict[str, Any]) -> None:
        moments.set_position(state, described)

    def position_of(self, state: SignorieState) -> dict[str, Any]:
        return view.everything(state)

    def seat_named(self, state: SignorieState, name: str) -> int:
        return position.seat_named(state, name)

    def place_pieces(self, state: SignorieState, position_data: dict[str, Any]) -> None:
        position.from_view(state, position_data)

    def outcome(self, state: SignorieState) -> Result:
        return ending.outcome(state)

    def table_of(self, state: SignorieState) -> dict[str, Any]:
        return view.table(state)

    def own_of(self, state: SignorieState, viewer: int) -> dict[str, Any]:
        return {}

    def unknown_of(self, state: SignorieState, viewer: int | None) -> list[dict[str, Any]]:
        return hidden.unknown(state)

    def shuffle_hidden(self, state: SignorieState, viewer: int | None, rng: Random) -> None:
        hidden.shuffle(state, rng)
