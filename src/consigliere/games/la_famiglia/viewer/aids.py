# not compiled: read only to be shown
"""Planning aids: what enemies can still issue, what an attack would meet, Mandamenti one area from won or lost.

{"orders": {"blue": {"left": 3, "sure": […], "maybe": […]}},   enemies in planning (LF-3.5, LF-4.24)
 "attacks": [{"move": "send 4", "target": "ragusa", …}],        the viewer's own, before they set out (odds.py)
 "mandamenti": {"palermo": {"win": {"red": ["cefalu"]}, "lose": {"blue": […]}}}}
"""

from functools import lru_cache
from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.games.la_famiglia.state import PHASES, PLANNING, SETUP, LaFamigliaState, allied
from consigliere.games.la_famiglia.viewer.odds import attacks
from consigliere.games.la_famiglia.viewer.standing import REMEMBERED, Held

HOME = "headquarters"  # a place of orders that is no token
BEFORE_SETTING_OUT = {"ask-execute-order", "ask-second-target", "ask-send"}
View = dict[str, Any]


def aids(game: Game[LaFamigliaState], view: dict[str, Any]) -> dict[str, Any] | None:
    """What follows from a view for its viewer; nothing while the table is set up."""
    phase = view["table"]["phase"]
    if phase == PHASES[SETUP]:
        return None
    setting_out = view["moves"] and view["step"]["message"] in BEFORE_SETTING_OUT
    return {
        "orders": orders(view) if phase == PHASES[PLANNING] else {},
        "attacks": attacks(game.imagine(view, Random(0)), view) if setting_out else [],
        "mandamenti": mandamenti(game, view),
    }


# ---- what enemies can still issue


def orders(view: View) -> dict[str, Any]:
    """For each family whose headquarters are shut to the viewer: how many orders lie there, which can be among them.

    What a token that came back unseen may have been is not reckoned: `maybe` may hold an order too many.
    """
    spread = {group["family"]: group["places"] for group in view["unknown"] if group["kind"] == "orders"}
    by_seat = {}
    for colour, family in view["table"]["families"].items():
        if view["viewer"] is not None and allied(view["viewer"], family["seat"]):
            continue
        laid = tuple(tuple(place["cannot"]) for place in spread.get(colour, []) if place["place"] != HOME)
        sure, maybe = in_headquarters(tuple(family["held"]), laid)
        by_seat[colour] = {"left": family["orders"], "sure": sure, "maybe": maybe}
    return by_seat


@lru_cache(REMEMBERED)
def in_headquarters(held: tuple[str, ...], laid: tuple[tuple[str, ...], ...]) -> tuple[list[str], list[str]]:
    """Of a family's orders those that must lie there, and those that can, by what each face-down token cannot be."""
    tokens = [set(held) - set(cannot) for cannot in laid]
    in_hq = [order for order in held if fits(tokens, order)]
    sure = [order for order in in_hq if not can_be_laid(tokens, order)]
    return sure, [order for order in in_hq if order not in sure]


def fits(tokens: list[set[str]], without: str) -> bool:
    """Whether every face-down token can be another order (LF-1.6: there is one of each).

    What a token can be only grows with the time it was laid, so the tokens are served in that order.
    """
    sizes = sorted(len(token - {without}) for token in tokens)
    return all(size > i for i, size in enumerate(sizes))


def can_be_laid(tokens: list[set[str]], order: str) -> bool:
    """Whether an order can be one of the face-down tokens."""
    others = [tokens[:i] + tokens[i + 1 :] for i, token in enumerate(tokens) if order in token]
    return any(fits(rest, order) for rest in others)


# ---- one area from won or lost


def mandamenti(game: Game[Any], view: View) -> dict[str, Any]:
    """LF-5.1: a family controls a Mandamento with 2 of its 3 areas; LF-3.4: nobody takes an area from a partner.

    `win`: the areas each of which would give the Mandamento to a family; `lose`: those each of which keeps it there.
    """
    table = view["table"]
    seats = tuple((colour, family["seat"]) for colour, family in table["families"].items())
    return near(game, seats, tuple((area, here["side"]) for area, here in table["areas"].items()))


@lru_cache(REMEMBERED)
def near(game: Game[Any], families: tuple[tuple[str, int], ...], held: Held) -> dict[str, Any]:
    """The same, by the families with their seats and who holds which area."""
    entries = {}
    pack, seats, of_area = game.pack.data, dict(families), dict(held)
    enough = pack["limits"]["areas_to_control_mandamento"]
    for place in pack["map"]["mandamenti"]:
        sides = {area: of_area[area] for area in place["areas"]}
        win: dict[str, list[str]] = {}
        lose: dict[str, list[str]] = {}
        for colour, seat in seats.items():
            own = [area for area, side in sides.items() if side == colour]
            rest = [area for area, side in sides.items() if side not in seats or not allied(seat, seats[side])]
            if len(own) == enough - 1 and rest:
                win[colour] = rest
            elif len(own) == enough:
                lose[colour] = own
        if win or lose:
            entries[place["id"]] = {"win": win, "lose": lose}
    return entries
