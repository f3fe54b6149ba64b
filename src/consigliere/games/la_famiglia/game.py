"""La Famiglia as a game: its tables, its steps, and the way from a pack to a state."""

from random import Random
from typing import Any

from consigliere.core.event import EventTable
from consigliere.core.game import Game, Option
from consigliere.core.moves import numbered
from consigliere.core.pack import Pack
from consigliere.core.result import Result
from consigliere.games.la_famiglia import notation
from consigliere.games.la_famiglia.chapters import (
    actions,
    agitate,
    anytime,
    conflict,
    conflict_cards,
    encounter,
    ending,
    equipment,
    gather,
    influence,
    management,
    mat,
    movement,
    orders,
    setup,
    spaces,
    specials,
    strikes,
    turn,
)
from consigliere.games.la_famiglia.components import Components
from consigliere.games.la_famiglia.events import kinds
from consigliere.games.la_famiglia.refusals import reasons
from consigliere.games.la_famiglia.scenario import moments
from consigliere.games.la_famiglia.state import PHASES, ROUTES, SEATS, LaFamigliaState, partner
from consigliere.games.la_famiglia.viewer import hidden, outlook, position, view

RULES_VERSION = "2"
CHAPTERS = (
    setup,
    turn,
    influence,
    spaces,
    actions,
    orders,
    equipment,
    gather,
    mat,
    management,
    encounter,
    movement,
    conflict,
    conflict_cards,
    strikes,
    agitate,
    specials,
)


class LaFamiglia(Game[LaFamigliaState]):
    """Four players, two against two, hidden orders."""

    __slots__ = ("components",)

    components: Components

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.name = "la-famiglia"
        self.rules = RULES_VERSION
        self.seats = (SEATS,)
        self.options = {
            option.name: option
            for option in (
                Option("first_game", False, "LF-2.5"),
                Option("identical_cards_once", False, "LF-7.24"),
                Option("agitate_requires_attack", False, "Q-73"),
                Option("open_books", False, "Q-61"),
            )
        }
        self.components = Components(pack.data)
        names = notation.names(self.components)
        self.fill_tables(
            numbered(notation.VERBS, names),
            EventTable(kinds, {**names, "phase": PHASES, "ending": ending.ENDINGS, "route": ROUTES}),
            reasons,
            [step for chapter in CHAPTERS for step in chapter.STEPS],
        )
        self.last_rule = "LF-11.1"

    def fresh(self) -> LaFamigliaState:
        state = LaFamigliaState()
        state.clear(self.components)
        return state

    def begin(self, state: LaFamigliaState) -> None:
        setup.begin(state)

    def teams(self, seats: int) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    def chance_names(self, label: str) -> list[str]:
        return {
            "tiles": self.components.tiles,
            "families": self.components.colours,
            "characters": self.components.characters,
        }.get(label, [])

    def sets(self) -> tuple[str, ...]:
        return moments.SETS

    def set_position(self, state: LaFamigliaState, described: dict[str, Any]) -> None:
        moments.set_position(state, described)

    def position_of(self, state: LaFamigliaState) -> dict[str, Any]:
        return view.everything(state)

    def seat_named(self, state: LaFamigliaState, name: str) -> int:
        return position.seat_named(state, name)

    def place_pieces(self, state: LaFamigliaState, position_data: dict[str, Any]) -> None:
        position.from_view(state, position_data)

    def is_anytime(self, move: int) -> bool:
        return anytime.is_anytime(move)

    def anytime_candidates(self, state: LaFamigliaState, seat: int) -> list[int]:
        return anytime.candidates(state, seat)

    def anytime_check(self, state: LaFamigliaState, seat: int, move: int) -> int:
        return anytime.check(state, seat, move)

    def anytime_play(self, state: LaFamigliaState, seat: int, move: int) -> None:
        anytime.play(state, seat, move)

    def may_help(self, state: LaFamigliaState, seat: int) -> bool:
        return anytime.may_help(state, seat)

    def outcome(self, state: LaFamigliaState) -> Result:
        return ending.outcome(state)

    def table_of(self, state: LaFamigliaState) -> dict[str, Any]:
        return view.table(state)

    def own_of(self, state: LaFamigliaState, viewer: int) -> dict[str, Any]:
        return view.own(state, sorted([viewer, partner(viewer)]))

    def unknown_of(self, state: LaFamigliaState, viewer: int | None) -> list[dict[str, Any]]:
        return hidden.unknown(state, viewer)

    def outlook(self, view: dict[str, Any]) -> dict[str, Any] | None:
        return outlook.outlook(self, view)

    def chosen_of(self, state: LaFamigliaState, viewer: int) -> dict[str, Any]:
        return view.chosen(state, viewer)

    def shuffle_hidden(self, state: LaFamigliaState, viewer: int | None, rng: Random) -> None:
        hidden.shuffle(state, viewer, rng)

    def uncommit(self, state: LaFamigliaState, viewer: int | None) -> list[int]:
        return hidden.uncommit(state, viewer)
