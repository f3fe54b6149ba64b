# not compiled: read only to be shown
"""What a person weighs at every choice: who would win each territory now, who would get its bonus, what jobs lack."""

from typing import Any

from consigliere.games.corleone.board import influence
from consigliere.games.corleone.components import GOOD_IDS, JOBS, MONEY, NARCOTICS, PILES, PLAIN_GOODS, TERRITORIES
from consigliere.games.corleone.ending import territory_bonus
from consigliere.games.corleone.state import HAND, NEUTRAL, OPEN, Corleone
from consigliere.games.corleone.turf import winner
from consigliere.games.corleone.view import name_of


def outlook(s: Corleone, seat: int | None) -> dict[str, Any]:
    """The same in every world that fits the viewer's view."""
    return {
        "turf": {s.c.areas[area]: turf(s, area) for area in range(TERRITORIES)},
        "missing": {} if seat is None else {s.c.jobs[job]: missing(s, seat, job) for job in jobs_of(s, seat)},
    }


def jobs_of(s: Corleone, seat: int) -> list[int]:
    """The jobs a player could complete: open ones and those in hand (CE-5.20)."""
    return [job for job in range(JOBS) if s.job_at[job] in (OPEN, HAND + seat)]


def turf(s: Corleone, area: int) -> dict[str, Any]:
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


def missing(s: Corleone, seat: int, job: int) -> list[str]:
    """CE-5.21: the goods a job still needs when narcotics replace what they can, the first ones first."""
    found: list[str] = []
    for good in range(PLAIN_GOODS):
        short = s.c.needs[job][good] - s.hand[seat * PILES + MONEY + good]
        found.extend([GOOD_IDS[good]] * max(0, short))
    return found[s.hand[seat * PILES + NARCOTICS] :]
