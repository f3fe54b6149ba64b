# not compiled: read only to be shown
"""What a person weighs at every choice: who would win each territory now or after a figure more, what jobs lack."""

from typing import Any

from consigliere.core.step import CODE, NO_SEAT
from consigliere.games.corleone.chapters.board import influence, is_in, place_check
from consigliere.games.corleone.chapters.ending import territory_bonus
from consigliere.games.corleone.chapters.turf import winner
from consigliere.games.corleone.components import (
    BUSINESSES,
    CHIEF_PLACE,
    GOOD_IDS,
    JOBS,
    NARCOTICS,
    PLAIN_GOODS,
    TERRITORIES,
    card_of_good,
)
from consigliere.games.corleone.frames import TURN
from consigliere.games.corleone.state import HAND, NEUTRAL, OPEN, CorleoneState, hand_at
from consigliere.games.corleone.viewer.view import name_of


def outlook(s: CorleoneState, seat: int | None) -> dict[str, Any]:
    """The same in every world that fits the viewer's view."""
    return {
        "turf": {s.c.areas[area]: turf(s, area) for area in range(TERRITORIES)},
        "then": {} if seat is None or not at_turn(s, seat) else places(s, seat),
        "missing": {} if seat is None else {s.c.jobs[job]: missing(s, seat, job) for job in jobs_of(s, seat)},
    }


def at_turn(s: CorleoneState, seat: int) -> bool:
    """Whether a player is asked for the action of a turn (CE-5.1)."""
    return s.stack[-1][CODE] == TURN and seat in s.actors


def places(s: CorleoneState, seat: int) -> dict[str, Any]:
    """CE-5.7, CE-5.17, CE-9.1: for each empty place the turf around it with a figure of the player there."""
    after = s.copy()
    entries: dict[str, Any] = {}
    for place in range(CHIEF_PLACE):
        if place_check(s, place) == 0:
            stands = (after.thug_at, place) if place < BUSINESSES else (after.member_at, place - BUSINESSES)
            stands[0][stands[1]] = seat
            areas = [area for area in range(TERRITORIES) if is_in(after, place, area)]
            entries[name_at(s, place)] = {s.c.areas[area]: turf(after, area) for area in areas}
            stands[0][stands[1]] = NO_SEAT
    return entries


def name_at(s: CorleoneState, place: int) -> str:
    """A thug space is named by its business."""
    return s.c.businesses[place] if place < BUSINESSES else s.c.space_names[place - BUSINESSES]


def jobs_of(s: CorleoneState, seat: int) -> list[int]:
    """The jobs a player could complete: open ones and those in hand (CE-5.20)."""
    return [job for job in range(JOBS) if s.job_at[job] in (OPEN, HAND + seat)]


def turf(s: CorleoneState, area: int) -> dict[str, Any]:
    """CE-9.1 to CE-9.3, CE-11.2: influence by side, and who would win the territory and its bonus now."""
    counts = influence(s, area)
    sides = {str(name_of(s, seat)): counts[seat] for seat in range(s.seats) if counts[seat]}
    if counts[NEUTRAL]:
        sides["neutral"] = counts[NEUTRAL]
    return {
        "influence": sides,
        "winner": name_of(s, winner(counts)),
        "bonus": name_of(s, territory_bonus(s, area)),
    }


def missing(s: CorleoneState, seat: int, job: int) -> list[str]:
    """CE-5.21: the goods a job still needs when narcotics replace what they can, the first ones first."""
    names: list[str] = []
    for good in range(PLAIN_GOODS):
        short = s.c.needs[job][good] - s.hand[hand_at(seat, card_of_good(good))]
        names.extend([GOOD_IDS[good]] * max(0, short))
    return names[s.hand[hand_at(seat, NARCOTICS)] :]
