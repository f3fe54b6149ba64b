"""La Famiglia as a game: its tables, its steps, and the way from a pack to a state."""

from random import Random
from typing import Any, cast

from consigliere.core.event import EventTable
from consigliere.core.game import Game, Option
from consigliere.core.pack import Pack
from consigliere.core.result import Result
from consigliere.core.state import State
from consigliere.core.step import Step
from consigliere.games.la_famiglia import (
    actions,
    agitate,
    anytime,
    conflict,
    encounter,
    ending,
    equipment,
    gather,
    hidden,
    influence,
    management,
    mat,
    movement,
    notation,
    orders,
    outlook,
    position,
    setup,
    space,
    specials,
    strikes,
    turn,
    view,
)
from consigliere.games.la_famiglia.components import Components
from consigliere.games.la_famiglia.events import REVEALING, ROWS
from consigliere.games.la_famiglia.scenario import moments
from consigliere.games.la_famiglia.state import PHASES, SEATS, Famiglia, partner
from consigliere.games.la_famiglia.why import REASONS

RULES_VERSION = "1"
CHAPTERS = (
    setup,
    turn,
    influence,
    space,
    actions,
    orders,
    equipment,
    gather,
    mat,
    management,
    encounter,
    movement,
    conflict,
    strikes,
    agitate,
    specials,
)


class LaFamiglia(Game):
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
        self.moves = notation.move_table(self.components)
        self.move_count = self.moves.count
        names = notation.names(self.components)
        kinds = {**names, "phase": PHASES, "ending": ending.ENDINGS, "route": movement.ROUTES}
        self.events = EventTable(ROWS, kinds, REVEALING)
        self.reasons = REASONS
        self.last_rule = "LF-11.1"
        self.steps = numbered_steps()

    def fresh(self) -> State:
        state = Famiglia()
        state.clear(self.components)
        return state

    def begin(self, state: State) -> None:
        setup.begin(cast(Famiglia, state))

    def teams(self, seats: int) -> list[list[int]]:
        return [[0, 2], [1, 3]]

    def chance_names(self, label: str) -> list[str]:
        return {
            "tiles": self.components.tiles,
            "families": self.components.colours,
            "characters": self.components.characters,
        }.get(label, [])

    def set_position(self, state: State, described: dict[str, Any]) -> None:
        moments.set_position(cast(Famiglia, state), described)

    def position_of(self, state: State) -> dict[str, Any]:
        return view.everything(cast(Famiglia, state))

    def seat_named(self, state: State, name: str) -> int:
        return position.seat_named(cast(Famiglia, state), name)

    def place_pieces(self, state: State, position_data: dict[str, Any]) -> None:
        position.from_view(cast(Famiglia, state), position_data)

    def is_side(self, move: int) -> bool:
        return anytime.is_side(move)

    def side_candidates(self, state: State, seat: int) -> list[int]:
        return anytime.candidates(cast(Famiglia, state), seat)

    def side_check(self, state: State, seat: int, move: int) -> int:
        return anytime.check(cast(Famiglia, state), seat, move)

    def side_play(self, state: State, seat: int, move: int) -> None:
        anytime.play(cast(Famiglia, state), seat, move)

    def may_help(self, state: State, seat: int) -> bool:
        return anytime.may_help(cast(Famiglia, state), seat)

    def outcome(self, state: State) -> Result:
        return ending.outcome(cast(Famiglia, state))

    def table_of(self, state: State, viewer: int | None) -> dict[str, Any]:
        return view.table(cast(Famiglia, state), viewer)

    def own_of(self, state: State, viewer: int) -> dict[str, Any]:
        return view.own(cast(Famiglia, state), sorted([viewer, partner(viewer)]))

    def unknown_of(self, state: State, viewer: int | None) -> list[dict[str, Any]]:
        return hidden.unknown(cast(Famiglia, state), viewer)

    def outlook(self, view: dict[str, Any]) -> dict[str, Any] | None:
        return outlook.outlook(self, view)

    def chosen_of(self, state: State, viewer: int) -> dict[str, Any]:
        return view.chosen(cast(Famiglia, state), viewer)

    def shuffle_hidden(self, state: State, viewer: int | None, rng: Random) -> None:
        hidden.shuffle(cast(Famiglia, state), viewer, rng)


def numbered_steps() -> list[Step[State]]:
    """All steps of the chapters, each at the index of its code."""
    found: list[tuple[int, Step[Famiglia]]] = []
    for chapter in CHAPTERS:
        found.extend(chapter.STEPS)
    found.sort(key=lambda entry: entry[0])
    assert [code for code, _ in found] == list(range(len(found))), "a step is missing or has a code twice"
    return cast("list[Step[State]]", [step for _, step in found])
