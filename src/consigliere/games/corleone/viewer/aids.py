# not compiled: read only to be shown
"""Planning aids: who can still win each territory in the Turf War of this act (CE-9.1), by counting what is public.

Only figures that are still to be played are counted (CE-5.7, CE-5.17). Jobs and allies that shoot, move or place other
figures can change everything, and nobody can count them.
"""

from random import Random
from typing import Any

from consigliere.core.game import Game
from consigliere.games.corleone.chapters.board import influence, is_in, place_check
from consigliere.games.corleone.components import BUSINESSES, CHIEF_PLACE, TERRITORIES
from consigliere.games.corleone.state import FAMILY_BUSINESS, NEUTRAL, PHASES, CorleoneState
from consigliere.games.corleone.viewer.view import name_of


def aids(game: Game[CorleoneState], view: dict[str, Any]) -> dict[str, Any] | None:
    """The territories while figures are played; the same in every world that fits the viewer's view."""
    if view["table"]["phase"] != PHASES[FAMILY_BUSINESS]:
        return None
    s = game.imagine(view, Random(0))
    return {"territories": {s.c.areas[area]: chances(s, area) for area in range(TERRITORIES)}}


def chances(s: CorleoneState, area: int) -> dict[str, Any]:
    """Free spaces in a territory, the most influence each family can get there, and who can win it with that."""
    thug_spaces, family_spaces = free_spaces(s, area)
    now = influence(s, area)
    most = [
        now[seat] + min(s.thugs[seat], thug_spaces) + min(s.members[seat], family_spaces) for seat in range(s.seats)
    ]
    can = [seat for seat in range(s.seats) if most[seat] > highest_of_others(now, seat)]
    sure = [seat for seat in can if now[seat] > highest_of_others([*most, now[NEUTRAL]], seat)]
    return {
        "thug_spaces": thug_spaces,
        "family_spaces": family_spaces,
        "most": {str(name_of(s, seat)): most[seat] for seat in range(s.seats) if most[seat]},
        "can": [name_of(s, seat) for seat in can],
        "sure": name_of(s, sure[0]) if sure else None,
    }


def free_spaces(s: CorleoneState, area: int) -> tuple[int, int]:
    """CE-5.7, CE-5.17, CE-5.19: empty thug spaces in a territory, and empty family spaces that touch it."""
    free = [place for place in range(CHIEF_PLACE) if place_check(s, place) == 0 and is_in(s, place, area)]
    thugs = sum(place < BUSINESSES for place in free)
    return thugs, len(free) - thugs


def highest_of_others(counts: list[int], seat: int) -> int:
    """CE-9.2, CE-9.3: what a family has to exceed; a tie wins nothing, and the neutral side counts as one."""
    return max(counts[:seat] + counts[seat + 1 :])
