"""LF-11: the end of the game."""

from typing import Final

from consigliere.core.result import Result
from consigliere.games.la_famiglia import events
from consigliere.games.la_famiglia.chapters.territory import mandamenti_of
from consigliere.games.la_famiglia.state import SEATS, LaFamigliaState, partner, team

FIVE_ALONE: Final = 1
SIX_TOGETHER: Final = 2
MORE_MANDAMENTI: Final = 3
BRONTE: Final = 4
DRAW: Final = 5
ENDINGS: Final = [
    "",
    "ending-five-alone",
    "ending-six-together",
    "ending-more-mandamenti",
    "ending-bronte",
    "ending-draw",
]


def team_total(s: LaFamigliaState, which: int) -> int:
    """Mandamenti of a team."""
    return mandamenti_of(s, which) + mandamenti_of(s, partner(which))


def fulfilled(s: LaFamigliaState, which: int) -> int:
    """LF-11.1: the winning condition a team fulfils, or 0; five count for one player by himself (Q-54)."""
    if max(mandamenti_of(s, which), mandamenti_of(s, partner(which))) >= s.c.win_alone:
        return FIVE_ALONE
    return SIX_TOGETHER if team_total(s, which) >= s.c.win_team else 0


def bronte_team(s: LaFamigliaState) -> int:
    """LF-11.3, Q-66: the team with a Soldato in Bronte, or -1."""
    side = s.side[s.c.bronte]
    return team(side) if side < SEATS else -1


def verdict(s: LaFamigliaState) -> tuple[int, int]:
    """How the game ends now and which team wins (-1: a draw); (0, -1) if it goes on."""
    met = [fulfilled(s, 0), fulfilled(s, 1)]
    if met[0] and not met[1]:
        return met[0], 0
    if met[1] and not met[0]:
        return met[1], 1
    last = s.round >= s.c.rounds
    if not met[0] and not last:
        return 0, -1
    totals = [team_total(s, 0), team_total(s, 1)]
    if totals[0] != totals[1]:  # LF-11.2; both fulfil LF-11.1: Q-55
        return MORE_MANDAMENTI, 0 if totals[0] > totals[1] else 1
    holder = bronte_team(s)
    if holder >= 0:
        return BRONTE, holder
    return (DRAW, -1) if last else (0, -1)  # LF-11.3: before round 4 play on


def check_end(s: LaFamigliaState) -> bool:
    """LF-11.1: in the management after an encounter phase; True if the game is over."""
    how, _ = verdict(s)
    if not how:
        return False
    s.ending = how
    s.over = True
    s.stack = []
    s.emit(events.GAME_OVER, [how])
    return True


def outcome(s: LaFamigliaState) -> Result:
    """Scores are the Mandamenti of the seat's team."""
    how, winner = verdict(s)
    scores = [team_total(s, team(seat)) for seat in range(SEATS)]
    winners = [seat for seat in range(SEATS) if winner >= 0 and team(seat) == winner]
    ranks = [1 if winner < 0 or seat in winners else 3 for seat in range(SEATS)]
    return Result(scores, ranks, winners, ENDINGS[how])
