"""A frame: a viewer's view with its choices beside the moves, and, where a language is asked for, in words."""

from typing import Any

from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.table.told import Teller

View = dict[str, Any]


def frame(state: State, viewer: int | None, teller: Teller | None = None) -> View:
    """Everything the viewer is sent of a position."""
    view = state.view(viewer)
    game = state.game
    view["choices"] = [choice(game, view, move, teller) for move in view["moves"]]
    view["side_choices"] = [choice(game, view, move, teller) for move in view["side_moves"]]
    view["outlook"] = game.outlook(view) if view["step"] is not None else None
    if teller is not None:
        view["question"] = teller.question(view)
        view["ending"] = teller.result(view) if view["over"] else []
    return view


def choice(game: Game, view: View, move: int, teller: Teller | None) -> dict[str, Any]:
    """A move as a client needs it: its notation, its slots, the things it speaks of, its words."""
    slots = game.slots(move)
    found: dict[str, Any] = {"text": game.text(move), "slots": slots, "elements": game.elements(move)}
    if teller is not None:
        found["label"] = teller.label(view, slots)
        found["detail"] = teller.detail(view, slots)
    return found
