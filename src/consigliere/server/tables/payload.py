"""What a viewer is sent of a position: its view, its choices beside the moves, and words if a language is wanted."""

from functools import lru_cache
from typing import Any

from consigliere.core.game import Game
from consigliere.equivalent_moves import all_the_same
from consigliere.games import get
from consigliere.server.protocol.messages import Choice, View
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.shortcuts import shortcuts

REMEMBERED = 8192  # moves


def viewer_payload(game: Game, view: dict[str, Any], phrasing: Phrasing | None = None, with_aids: bool = True) -> View:
    """Everything a viewer is sent of a position, planning aids if the table has them; the view stays as it is."""
    payload = View(
        **view,
        choices=[choice(game, view, move, phrasing) for move in view["moves"]],
        side_choices=[choice(game, view, move, phrasing) for move in view["side_moves"]],
        outlook=game.outlook(view) if view["step"] is not None else None,
        sides=get(game.name).standings(game, view),
        same=bool(view["moves"]) and all_the_same(game, view),
    )
    if with_aids and view["step"] is not None:
        payload.aids = get(game.name).aids(game, view)
    if phrasing is not None:
        payload.question = phrasing.question(view)
        payload.shortcuts = shortcuts(game, view, phrasing) if view["moves"] else []
        payload.ending = phrasing.result(view) if view["over"] else []
    return payload


@lru_cache(REMEMBERED)
def bare(game: Game, move: int) -> tuple[str, dict[str, str | int], list[str]]:
    """What a move is at any time: its notation, its slots, the things it speaks of. Nobody changes it."""
    return game.text(move), game.slots(move), game.elements(move)


def choice(game: Game, view: dict[str, Any], move: int, phrasing: Phrasing | None) -> Choice:
    """A move as a client needs it: its notation, its slots, the things it speaks of, its words."""
    text, slots, elements = bare(game, move)
    item = Choice(text=text, slots=slots, elements=elements)
    if phrasing is not None:
        item.label = phrasing.label(view, slots)
        item.detail = phrasing.detail(view, slots)
    return item
