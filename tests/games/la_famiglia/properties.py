"""The properties of La Famiglia beyond those of every game: teams, what is hidden.

They work on any position; `test_properties.py` brings positions, `test_properties_can_fail.py` breaks the engine.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from consigliere.core.state import State
from tests.games import any_game
from tests.games.any_game import dumped
from tests.games.la_famiglia.positions import GAME, choice
from tests.games.paired import Pair, Paired

VIEWERS: tuple[int | None, ...] = (None, 0, 1, 2, 3)
HIDDEN_VERBS = ("order", "card", "lead")  # enemies see that something is chosen, not what


def check_ends(state: State, rng: Random, eager: bool = False) -> None:
    """A random game always ends; teammates win, lose or draw together."""
    any_game.check_ends(state, rng, eager)
    assert state.result is not None
    assert sorted(state.result.ranks) == ([1, 1, 1, 1] if state.result.draw else [1, 1, 3, 3])


def check_view(state: State, viewer: int | None) -> None:
    """As in every game; and no view tells how often luck was asked."""
    any_game.check_view(state, viewer)
    assert '"drawn"' not in dumped(state.view(viewer))


def secrets(state: State) -> str:
    """Everything that can be hidden."""
    pieces = state.to_json()["pieces"]
    tokens = [sorted(pieces["tokens"][at : at + 2]) for at in range(0, len(pieces["tokens"]), 2)]
    return dumped([tokens, pieces["where"], pieces["committed"]])


def deals(view: dict[str, Any]) -> int:
    """How many worlds the groups of a view allow; tokens that came back unseen are not reckoned with."""
    total = 1
    for group in view["unknown"]:
        if group["kind"] == "choice":
            total *= 6 if view["table"]["phase"] == "setup" else 3  # ways to lead two of three families, or cards
            continue
        rooms = sorted(len(group["pieces"]) - len(place["cannot"]) for place in group["places"][1:])
        for i, room in enumerate(rooms):
            total *= room - i
    return total


def check_imagined(state: State, viewer: int | None, rng: Random, worlds: int, moves: Iterable[int]) -> None:
    """As in every game; and there are as many worlds as what is hidden allows."""
    any_game.check_imagined(state, viewer, rng, 2, moves)
    view = state.view(viewer)
    draw = GAME.worlds(view)
    found = {secrets(draw(rng)) for _ in range(worlds)}
    assert len(found) <= deals(view)
    if deals(view) > worlds and not any("returned" in family for family in view["table"]["families"].values()):
        assert len(found) > 1, "all imagined worlds are the same although something is hidden"
    if deals(view) == 1:
        assert found == {secrets(state)}, "nothing is hidden and yet the world is another one"


class PairedFamiglia(Paired):
    """Worlds part where orders or cards are revealed; teammates know each other's secrets."""

    game = GAME
    showing = ("order-revealed", "cards-revealed", "leads")

    def circle(self, viewer: int | None) -> tuple[int, ...]:
        return () if viewer is None else (viewer, viewer ^ 2)

    def check_shown(self, state: State, twin: State, viewer: int | None) -> bool:
        if not super().check_shown(state, twin, viewer):
            return False
        assert twin.shown == state.shown
        return True

    def choose(self, state: State, twin: State, viewer: int | None, rng: Random, eager: bool) -> Pair:
        for _ in range(50):
            seat, move = choice(state, rng, eager)
            legal = twin.moves(seat) + twin.side_moves(seat)
            verb = GAME.moves.verb(move).name
            if seat in self.circle(viewer) or verb not in HIDDEN_VERBS:
                if move in legal:
                    return seat, move, move
                assert verb == "sell", f"'{GAME.text(move)}' of seat {seat} is legal in one world only"
                assert seat not in self.circle(viewer)
                continue  # the order lies on the board there: choose something else
            return seat, move, rng.choice([other for other in legal if GAME.moves.verb(other).name == verb])
        return None  # all that can be done is to sell orders that lie on the board there
