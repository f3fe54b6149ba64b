"""What a position is worth to a player: the value function of the greedy bot. It knows what an imagined state shows."""

from typing import Final

from consigliere.games.corleone import effects as op
from consigliere.games.corleone.chapters.board import controller, influence
from consigliere.games.corleone.chapters.bribery import suitcase_total
from consigliere.games.corleone.chapters.cards import hand_cards, in_hand
from consigliere.games.corleone.chapters.ending import completed, territory_bonus
from consigliere.games.corleone.chapters.turf import winner
from consigliere.games.corleone.components import (
    ACTS,
    COLOURS,
    FIRST_ALLY,
    FIRST_JOB,
    JOBS,
    MONEY,
    NARCOTICS,
    PILES,
    PLAIN_GOODS,
    TERRITORIES,
)
from consigliere.games.corleone.effects import Effect
from consigliere.games.corleone.state import FAMILY_BUSINESS, HAND, NEUTRAL, OPEN, CorleoneState

CASH: Final = [0.0, 0.62, 0.62, 0.66, 0.8]  # a dollar in hand, by act
KEPT: Final = 0.97  # a dollar in hand that will go into the suitcase at the end
BONUS: Final = [0.0, 1.6, 2.4, 3.6, 5.0]  # a bonus one would get now, by act
TOKEN: Final = [0.0, 2.0, 2.3, 2.8, 3.4]  # a territory one is about to win
CONTROL: Final = [0.0, 1.1, 0.9, 0.6, 0.0]  # sharing a front in the acts to come
TIED: Final = 0.35
GOOD: Final = 1.2
WANTED_GOOD: Final = 0.4
JOKER: Final = 1.8
COLOUR: Final = 1.6  # one more completed job of a colour
ALLY_USE: Final = 2.6  # one use of an ally
HORSE: Final = 0.5
THUG: Final = 3.0  # an unplayed thug
MEMBER: Final = 4.4
SURPLUS: Final = 0.45  # a card over the hand limit
MISSING: Final = [0.8, 0.5, 0.28, 0.14, 0.08]  # a job in hand, by goods missing
OTHERS: Final = 0.75


def value(s: CorleoneState, seat: int) -> float:
    """The position from the point of view of a seat."""
    done = completed(s)
    rest = 0.0
    for other in range(s.seats):
        if other != seat:
            rest += own_value(s, other, done, False)
    return own_value(s, seat, done, True) + turf(s, seat) - OTHERS * rest / (s.seats - 1)


def own_value(s: CorleoneState, seat: int, done: list[list[int]], closely: bool) -> float:
    """Suitcase, hand, figures, completed jobs of one player."""
    total = float(suitcase_total(s, seat))
    if s.over:
        closely = False
    total += jobs_done(s, seat, done)
    if closely:
        total += hand_value(s, seat)
    else:
        for v in range(MONEY):
            total += CASH[s.act] * s.hand[seat * PILES + v] * s.c.values[v]
        for good in range(MONEY, PILES):
            total += GOOD * s.hand[seat * PILES + good]
    if s.phase == FAMILY_BUSINESS:
        total += THUG * s.thugs[seat] + MEMBER * s.members[seat]
    if s.horse == seat:
        total += HORSE
    return total


def jobs_done(s: CorleoneState, seat: int, done: list[list[int]]) -> float:
    """Completed jobs: each counts, and the most of a colour counts more the nearer the end is."""
    total = 0.0
    for colour in range(COLOURS):
        mine = done[seat][colour]
        if not mine:
            continue
        best = 0
        for other in range(s.seats):
            if other != seat:
                best = max(best, done[other][colour])
        total += 0.5 * COLOUR * mine if s.act < ACTS else 0.0
        if mine >= best:
            total += BONUS[s.act]
            if mine > best and s.act < ACTS:
                total += 0.6
    return total


def hand_value(s: CorleoneState, seat: int) -> float:
    """The best cards up to the act's limit count in full, the others less."""
    worths: list[float] = []
    for card in hand_cards(s, seat):
        worth = card_worth(s, seat, card)
        for _ in range(in_hand(s, seat, card)):
            worths.append(worth)
    worths.sort(reverse=True)
    limit = s.c.hand_limit[s.act]
    acting = s.phase == FAMILY_BUSINESS and s.thugs[seat] + s.members[seat] > 0
    weight = SURPLUS if acting else 0.1
    return sum(worths[:limit]) + weight * sum(worths[limit:])


def card_worth(s: CorleoneState, seat: int, card: int) -> float:
    """One card in hand."""
    done = s.phase != FAMILY_BUSINESS or not s.thugs[seat] + s.members[seat]
    last = s.act == ACTS and done
    if card < MONEY:
        return s.c.values[card] * (KEPT if s.act == ACTS else CASH[s.act])
    if last:
        return 0.0
    if card == NARCOTICS:
        return JOKER
    if card < PILES:
        return GOOD + WANTED_GOOD * wanted(s, seat, card - MONEY)
    if card < FIRST_ALLY:
        return job_worth(s, seat, card - FIRST_JOB)
    return ALLY_USE * (ACTS - s.act + (0 if done else 1)) * 0.8


def wanted(s: CorleoneState, seat: int, good: int) -> int:
    """Whether a job in hand or an open one needs more of a good than is in hand."""
    held = s.hand[seat * PILES + MONEY + good]
    for job in range(JOBS):
        at = s.job_at[job]
        if (at == HAND + seat or at == OPEN) and s.c.needs[job][good] >= max(1, held):
            return 1
    return 0


def job_worth(s: CorleoneState, seat: int, job: int) -> float:
    """A job in hand: its money, its ability and colour, less the more goods are missing."""
    missing = 0
    size = 0
    for good in range(PLAIN_GOODS):
        need = s.c.needs[job][good]
        size += need
        missing += max(0, need - s.hand[seat * PILES + MONEY + good])
    missing = max(0, missing - s.hand[seat * PILES + NARCOTICS])
    gain = job_gain(s, seat, job) - 0.9 * size
    return max(0.3, gain) * MISSING[min(missing, 4)]


def job_gain(s: CorleoneState, seat: int, job: int) -> float:
    """What completing a job brings."""
    gain = COLOUR + 0.3 * BONUS[s.act]
    for v in s.c.job_money[job]:
        gain += s.c.values[v] * CASH[s.act]
    for number in s.c.job_parts[job]:
        gain += part_gain(s.c.effects[number])
    return gain


def part_gain(effect: Effect) -> float:
    """A rough worth of an operation."""
    kind = effect.op
    if kind == op.LAUNDER:
        return 1.1 * effect.count
    if kind == op.STASH_MONEY:
        return 3.0
    if kind in (op.PLACE_CONTROL, op.USE_FRONT):
        return 2.5 * effect.count
    if kind in (op.REPLACE_CONTROL, op.SWAP_CONTROL, op.EXTRA_ACTION, op.OFFER, op.COLLECT):
        return 2.5
    return 1.5


def turf(s: CorleoneState, seat: int) -> float:
    """Territories: who would get the bonus now, who shares fronts, who is about to win a token."""
    total = 0.0
    fighting = s.phase == FAMILY_BUSINESS
    share = OTHERS / (s.seats - 1)
    for area in range(TERRITORIES):
        if s.control[area]:
            owner = territory_bonus(s, area)
            total += BONUS[s.act] if owner == seat else -share * BONUS[s.act]
            if not s.over:
                total += CONTROL[s.act] if controller(s, area) == seat else 0.0
        if fighting:
            counts = influence(s, area)
            mine = counts[seat]
            best = winner(counts)
            if best == seat:
                lead = mine - max(counts[other] for other in range(NEUTRAL + 1) if other != seat)
                total += TOKEN[s.act] * (0.75 + 0.12 * min(lead, 2))
            elif best >= 0:
                total -= share * TOKEN[s.act] * 0.7
                total += 0.25 * mine
            elif mine and mine == max(counts):
                total += TIED * TOKEN[s.act]
    return total
