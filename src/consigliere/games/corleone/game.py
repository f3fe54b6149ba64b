"""Corleone's Empire as a game: its tables, its steps, and the way from a pack to a state."""

from random import Random
from typing import Any

from consigliere.core.event import EventTable
from consigliere.core.game import Game, Option
from consigliere.core.moves import numbered
from consigliere.core.pack import Pack
from consigliere.core.result import Result
from consigliere.games.corleone import notation
from consigliere.games.corleone.chapters import (
    abilities,
    allies,
    bribery,
    control,
    ending,
    figures,
    fronts,
    job_draws,
    opponents,
    parts,
    phases,
    setup,
    shooting,
    tribute,
    turf,
    turn,
)
from consigliere.games.corleone.components import Components
from consigliere.games.corleone.events import kinds
from consigliere.games.corleone.refusals import reasons
from consigliere.games.corleone.scenario import moments
from consigliere.games.corleone.state import PHASES, CorleoneState
from consigliere.games.corleone.viewer import hidden, outlook, position
from consigliere.games.corleone.viewer import view as views

RULES_VERSION = "2"
CHAPTERS = (
    *(phases, turn, parts, allies, abilities, job_draws, shooting, figures, fronts, control, opponents),
    *(turf, bribery, tribute, ending),
)


class Corleone(Game[CorleoneState]):
    """Two to five players, worker placement, hidden hands and suitcases, sealed bribes."""

    __slots__ = ("components",)

    components: Components

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name = "corleone"
        self.rules = RULES_VERSION
        self.seats = (2, 3, 4, 5)
        self.options = {"open_books": Option("open_books", False, "RU-25")}
        self.components = Components(pack.data)
        names = notation.names(self.components)
        self.fill_tables(
            numbered(notation.VERBS, names),
            EventTable(kinds, {**names, "phase": PHASES, "ending": ending.ENDINGS}),
            reasons,
            [step for chapter in CHAPTERS for step in chapter.STEPS],
        )
        self.last_rule = "CE-11.4"

    def fresh(self) -> CorleoneState:
        state = CorleoneState()
        state.clear(self.components)
        return state

    def begin(self, state: CorleoneState) -> None:
        setup.begin(state)

    def chance_names(self, label: str) -> list[str]:
        c = self.components
        return {
            "allies": c.allies,
            "tile": c.businesses,
            "open-job": c.jobs,
            "hand-jobs": c.jobs,
            "job": c.jobs,
            "stolen": c.cards,
        }.get(label, [])

    def sets(self) -> tuple[str, ...]:
        return moments.SETS

    def set_position(self, state: CorleoneState, described: dict[str, Any]) -> None:
        moments.set_position(state, described)

    def position_of(self, state: CorleoneState) -> dict[str, Any]:
        return views.everything(state)

    def seat_named(self, state: CorleoneState, name: str) -> int:
        return position.seat_named(state, name)

    def place_pieces(self, state: CorleoneState, position_data: dict[str, Any]) -> None:
        position.from_view(state, position_data)

    def outcome(self, state: CorleoneState) -> Result:
        return ending.outcome(state)

    def table_of(self, state: CorleoneState) -> dict[str, Any]:
        return views.table(state)

    def own_of(self, state: CorleoneState, viewer: int) -> dict[str, Any]:
        return views.own(state, [viewer])

    def unknown_of(self, state: CorleoneState, viewer: int | None) -> list[dict[str, Any]]:
        return hidden.unknown(state, viewer)

    def chosen_of(self, state: CorleoneState, viewer: int) -> dict[str, Any]:
        return views.chosen(state, viewer)

    def outlook(self, view: dict[str, Any]) -> dict[str, Any] | None:
        return outlook.outlook(self.imagine(view, Random(0)), view["viewer"])

    def shuffle_hidden(self, state: CorleoneState, viewer: int | None, rng: Random) -> None:
        hidden.shuffle(state, viewer, rng)

    def uncommit(self, state: CorleoneState, viewer: int | None) -> list[int]:
        return hidden.uncommit(state, viewer)
