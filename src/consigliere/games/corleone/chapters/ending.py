"""CE-11: the end of the game: the last money, both bonuses, the richest family."""

from typing import Final

from consigliere.core.result import Result
from consigliere.core.step import NO_SEAT, Step
from consigliere.games.corleone import events
from consigliere.games.corleone.chapters.bribery import suitcase_total
from consigliere.games.corleone.chapters.cards import discard, hand_cards, in_hand, is_money, launder
from consigliere.games.corleone.components import COLOURS, JOBS, TERRITORIES
from consigliere.games.corleone.frames import GAME_END
from consigliere.games.corleone.state import AFTER, CASE, CorleoneState

ENDINGS = ["ending-richest", "ending-more-territories", "ending-shared"]
RICHEST = 0
MORE_TERRITORIES = 1
SHARED = 2


class GameEnd(Step[CorleoneState]):
    """CE-11.1 to CE-11.5: empties the hands, counts the bonuses and ends the game."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        s.phase = AFTER
        s.emit(events.PHASE, [s.act, AFTER])
        for seat in range(s.seats):
            empty_hand(s, seat)
        for area in range(TERRITORIES):
            owner = territory_bonus(s, area)
            if owner != NO_SEAT:
                s.emit(events.TERRITORY_BONUS, [owner, area])
        for colour in range(COLOURS):
            for seat in job_bonus(s, colour):
                s.emit(events.JOB_BONUS, [seat, colour])
        for seat in range(s.seats):
            s.emit(events.WEALTH, [seat, wealth(s, seat)])
        s.over = True
        s.stack = []
        s.emit(events.GAME_OVER, [how_it_ended(s)])
        return False


def empty_hand(s: CorleoneState, seat: int) -> None:
    """CE-11.1: money in hand goes into the suitcase by itself (RU-24b), other cards are discarded."""
    for card in hand_cards(s, seat):
        n = in_hand(s, seat, card)
        if is_money(card):
            for _ in range(n):
                launder(s, seat, card)
        else:
            discard(s, seat, card, n)


def territory_bonus(s: CorleoneState, area: int) -> int:
    """CE-11.2: most tokens in the stack; a tie goes to the one whose token lies highest."""
    stack = s.control[area]
    best = NO_SEAT
    for seat in reversed(stack):
        if best == NO_SEAT or stack.count(seat) > stack.count(best):
            best = seat
    return best


def job_bonus(s: CorleoneState, colour: int) -> list[int]:
    """CE-11.3: most completed jobs of a colour; all tied players, nobody without one (RU-23)."""
    counts = [done[colour] for done in completed(s)]
    best = max(counts)
    return [seat for seat in range(s.seats) if best and counts[seat] == best]


def completed(s: CorleoneState) -> list[list[int]]:
    """How many jobs each player has completed, by colour."""
    counts = [[0] * COLOURS for _ in range(s.seats)]
    for job in range(JOBS):
        seat = s.job_at[job] - CASE
        if 0 <= seat < s.seats:
            counts[seat][s.c.job_colour[job]] += 1
    return counts


def territory_bonuses(s: CorleoneState, seat: int) -> int:
    """How many territories give the player their bonus."""
    return sum(territory_bonus(s, area) == seat for area in range(TERRITORIES))


def job_bonuses(s: CorleoneState, seat: int) -> int:
    """How many colours give the player their bonus."""
    return sum(seat in job_bonus(s, colour) for colour in range(COLOURS))


def wealth(s: CorleoneState, seat: int) -> int:
    """CE-11.4: money in the suitcase and bonuses."""
    bonuses = s.c.territory_bonus * territory_bonuses(s, seat) + s.c.job_bonus * job_bonuses(s, seat)
    return suitcase_total(s, seat) + bonuses


def standings(s: CorleoneState) -> list[tuple[int, int]]:
    """CE-11.4, CE-11.5: wealth, then territory bonuses."""
    return [(wealth(s, seat), territory_bonuses(s, seat)) for seat in range(s.seats)]


def how_it_ended(s: CorleoneState) -> int:
    """Whether wealth, territories or nothing told the winner from the others."""
    scores = standings(s)
    best = max(scores)
    if scores.count(best) > 1:
        return SHARED  # RU-24
    richest = [money for money, _ in scores].count(best[0])
    return MORE_TERRITORIES if richest > 1 else RICHEST


def outcome(s: CorleoneState) -> Result:
    """Scores, ranks and winners."""
    scores = standings(s)
    ranks = [1 + sum(other > mine for other in scores) for mine in scores]
    winners = [seat for seat in range(s.seats) if ranks[seat] == 1]
    return Result([money for money, _ in scores], ranks, winners, ENDINGS[how_it_ended(s)])


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [(GAME_END, GameEnd("game-end", "CE-11.1"))]
