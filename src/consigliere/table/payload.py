"""What a viewer is sent of a position: its view, its choices beside the moves, and words if a language is wanted."""

from typing import Any

from consigliere.alike import all_the_same
from consigliere.core.game import Game
from consigliere.games import aids, sides
from consigliere.table.outgoing import Choice, View
from consigliere.table.phrasing import Phrasing
from consigliere.table.shortcuts import shortcuts


def viewer_payload(game: Game, view: dict[str, Any], phrasing: Phrasing | None = None, with_aids: bool = True) -> View:
    """Everything a viewer is sent of a position, planning aids if the table has them; the view stays as it is."""
    found = View(
        **view,
        choices=[choice(game, view, move, phrasing) for move in view["moves"]],
        side_choices=[choice(game, view, move, phrasing) for move in view["side_moves"]],
        outlook=game.outlook(view) if view["step"] is not None else None,
        sides=sides(game, view),
        same=bool(view["moves"]) and all_the_same(game, view),
    )
    if with_aids and view["step"] is not None:
        found.aids = aids(game, view)
    if phrasing is not None:
        found.question = phrasing.question(view)
        found.shortcuts = shortcuts(game, view, phrasing) if view["moves"] else []
        found.ending = phrasing.result(view) if view["over"] else []
    return found


def choice(game: Game, view: dict[str, Any], move: int, phrasing: Phrasing | None) -> Choice:
    """A move as a client needs it: its notation, its slots, the things it speaks of, its words."""
    slots = game.slots(move)
    found = Choice(text=game.text(move), slots=slots, elements=game.elements(move))
    if phrasing is not None:
        found.label = phrasing.label(view, slots)
        found.detail = phrasing.detail(view, slots)
    return found
