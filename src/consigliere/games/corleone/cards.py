"""How cards move between hands, suitcases, piles and decks (CE-5.33, CE-6); and the ledger of secret transfers."""

from typing import Final

from consigliere.games.corleone import events
from consigliere.games.corleone.components import (
    ALLIES,
    FIRST_ALLY,
    FIRST_JOB,
    JOBS,
    MONEY,
    NARCOTICS,
    PILES,
    PLAIN_GOODS,
)
from consigliere.games.corleone.state import BOX, DECK, DISCARDED, HAND, LEDGER_ROW, Corleone

# the ints of a row of the ledger: what happened, then
L_SEAT: Final = 1  # to whose hand
L_EXTRA: Final = 2
L_CARD: Final = 3

# what happened; which EXTRA and CARD it has
L_GAIN: Final = 0  # 0, card: everybody saw it come to this hand
L_LOSE: Final = 1  # age (of a job), card: everybody saw it leave this hand
L_DRAW: Final = 2  # age, job: drawn in secret from a deck of this age
L_MOVE: Final = 3  # to, card + AGE_STEP * age of a job: went in secret to another hand
L_HAD: Final = 4  # 0, 1 or 0: it showed that there was money in this hand, or none

AGE_STEP: Final = 256


def is_money(card: int) -> bool:
    """Whether a card is money."""
    return card < MONEY


def hand_size(s: Corleone, seat: int) -> int:
    """The cards in a hand (CE-12.2: public)."""
    place = HAND + seat
    return sum(s.hand[seat * PILES : seat * PILES + PILES]) + s.job_at.count(place) + s.ally_at.count(place)


def in_hand(s: Corleone, seat: int, card: int) -> int:
    """How many cards of a kind are in a hand."""
    if card < PILES:
        return s.hand[seat * PILES + card]
    if card < FIRST_ALLY:
        return int(s.job_at[card - FIRST_JOB] == HAND + seat)
    return int(s.ally_at[card - FIRST_ALLY] == HAND + seat)


def hand_cards(s: Corleone, seat: int) -> list[int]:
    """The kinds of cards in a hand, in the fixed order."""
    place = HAND + seat
    found = [pile for pile in range(PILES) if s.hand[seat * PILES + pile]]
    if place in s.job_at:
        found.extend([FIRST_JOB + job for job in range(JOBS) if s.job_at[job] == place])
    if place in s.ally_at:
        found.extend([FIRST_ALLY + ally for ally in range(ALLIES) if s.ally_at[ally] == place])
    return found


def has_money(s: Corleone, seat: int) -> bool:
    """Whether there is money in a hand."""
    return any(s.hand[seat * PILES : seat * PILES + MONEY])


def may_have_money(s: Corleone, seat: int) -> bool:
    """Whether everybody must reckon with money in a hand: where hands are not known no question may tell (RU-38)."""
    return bool(s.ledger) or has_money(s, seat)


def holds_plain_good(s: Corleone, seat: int) -> bool:
    """Whether gun, booze or blood money is in hand."""
    first = seat * PILES + MONEY
    return any(s.hand[first : first + PLAIN_GOODS])


def may_hold_plain_good(s: Corleone, seat: int) -> bool:
    """Whether everybody must reckon with a gun, booze or blood money in a hand (RU-38; not so in version 1)."""
    return holds_plain_good(s, seat) or (bool(s.ledger) and not s.only_canonical)


def has_secrets(s: Corleone, seat: int) -> bool:
    """Whether the hand holds something that not everybody knows."""
    if s.ledger:
        return True
    return any(s.job_at[job] == HAND + seat and not s.job_seen[job] for job in range(JOBS))


# ---- seen by everybody


def put_in_hand(s: Corleone, seat: int, card: int) -> None:
    """A card comes to a hand, seen by everybody."""
    if card < PILES:
        s.hand[seat * PILES + card] += 1
        s.seen[seat * PILES + card] += 1
    elif card < FIRST_ALLY:
        s.job_at[card - FIRST_JOB] = HAND + seat
        s.job_seen[card - FIRST_JOB] = 1
    else:
        s.ally_at[card - FIRST_ALLY] = HAND + seat
        s.ally_seen[card - FIRST_ALLY] = 1
    note(s, L_GAIN, seat, 0, card)


def leave_hand(s: Corleone, seat: int, card: int, place: int) -> None:
    """A card leaves a hand, seen by everybody; a job or ally for `place`."""
    age = 0
    if card < PILES:
        s.hand[seat * PILES + card] -= 1
        s.seen[seat * PILES + card] = max(0, s.seen[seat * PILES + card] - 1)
    elif card < FIRST_ALLY:
        s.job_at[card - FIRST_JOB] = place
        s.job_seen[card - FIRST_JOB] = 0
        age = s.job_age[card - FIRST_JOB]
    else:
        s.ally_at[card - FIRST_ALLY] = place
        s.ally_seen[card - FIRST_ALLY] = 0
    note(s, L_LOSE, seat, age, card)


def take_money(s: Corleone, seat: int, value: int) -> None:
    """CE-13.1, CE-6.3: a money card to hand; if the pile is empty one of the nearest lower value, or nothing."""
    found = available(s, value)
    if found < 0:
        s.emit(events.PILE_EMPTY, [seat, value])
        return
    s.piles[found] -= 1
    put_in_hand(s, seat, found)
    s.emit(events.GAINED, [seat, found])


def available(s: Corleone, value: int) -> int:
    """CE-6.3: this money value or the nearest lower one that is left, -1 if none."""
    while value >= 0 and not s.piles[value]:
        value -= 1
    return value


def take_good(s: Corleone, seat: int, good: int) -> None:
    """CE-13.2, CE-6.2: a goods card to hand, or nothing if the pile is empty."""
    if not s.piles[good]:
        s.emit(events.PILE_EMPTY, [seat, good])
        return
    s.piles[good] -= 1
    put_in_hand(s, seat, good)
    s.emit(events.GAINED, [seat, good])


def any_plain_good(s: Corleone) -> bool:
    """Whether gun, booze or blood money is left (CE-13.3)."""
    return any(s.piles[MONEY : MONEY + PLAIN_GOODS])


def stash_money(s: Corleone, seat: int, value: int) -> None:
    """CE-13.9: a money card from the supply straight into the suitcase."""
    found = available(s, value)
    if found < 0:
        s.emit(events.PILE_EMPTY, [seat, value])
        return
    s.piles[found] -= 1
    s.suitcase[seat * MONEY + found] += 1
    s.emit(events.STASHED, [seat, found])


def launder(s: Corleone, seat: int, value: int) -> None:
    """CE-13.6: a money card from hand to the suitcase, shown."""
    leave_hand(s, seat, value, 0)
    s.suitcase[seat * MONEY + value] += 1
    s.emit(events.LAUNDERED, [seat, value])


def discard(s: Corleone, seat: int, card: int, n: int) -> None:
    """CE-5.33: money and goods to the supply, jobs face up on their pile, allies to the box."""
    for _ in range(n):
        leave_hand(s, seat, card, DISCARDED if card < FIRST_ALLY else BOX)
    if card < PILES:
        s.piles[card] += n
    elif card < FIRST_ALLY:
        s.discards.append(card - FIRST_JOB)
    s.emit(events.DISCARDED, [seat, card, n])


# ---- the job deck (its order is not stored: every draw is a result of chance)


def deck(s: Corleone) -> list[int]:
    """The jobs in the deck."""
    return [job for job in range(JOBS) if s.job_at[job] == DECK]


def draw_job(s: Corleone, label: str) -> int:
    """CE-6.4, RU-40: the top job; an empty deck is made anew from the discard pile, -1 if there is none."""
    if DECK not in s.job_at:
        if not s.discards:
            return -1
        s.deck_age += 1
        for job in s.discards:
            s.job_at[job] = DECK
            s.job_age[job] = s.deck_age
        s.emit(events.RESHUFFLED, [len(s.discards)])
        s.discards = []
    return s.chance.deal(label, deck(s), 1)[0]


def any_job_left(s: Corleone) -> bool:
    """Whether a job can be drawn (CE-6.4)."""
    return bool(s.discards) or DECK in s.job_at


def keep_job(s: Corleone, seat: int, job: int) -> None:
    """A job drawn in secret stays in hand (CE-12.1)."""
    s.job_at[job] = HAND + seat
    s.job_seen[job] = 0
    note(s, L_DRAW, seat, s.job_age[job], FIRST_JOB + job)
    s.emit_secret(events.KEPT, [seat], [job], 1 << seat)


# ---- secret transfers


def note(s: Corleone, kind: int, seat: int, extra: int, card: int) -> None:
    """Writes into the ledger, once there is one; rows of one kind and hand that follow each other stand sorted.

    Cards that come or go one after the other leave the same ledger in whatever order they are picked.
    """
    if not s.ledger:
        return
    i = len(s.ledger)
    while i and s.ledger[i - LEDGER_ROW] == kind and s.ledger[i - LEDGER_ROW + L_SEAT] == seat:
        before = s.ledger[i - LEDGER_ROW + L_EXTRA]
        if before < extra or (before == extra and s.ledger[i - LEDGER_ROW + L_CARD] <= card) or s.only_canonical:
            break
        i -= LEDGER_ROW
    s.ledger[i:i] = [kind, seat, extra, card]


def note_money(s: Corleone, seat: int) -> None:
    """CE-12.2: it shows whether there is money in this hand."""
    note(s, L_HAD, seat, 0, int(has_money(s, seat)))


def open_ledger(s: Corleone) -> None:
    """Writes down what everybody knows of all hands before the first secret transfer."""
    if s.ledger:
        return
    for seat in range(s.seats):
        for card in range(PILES):
            for _ in range(s.hand[seat * PILES + card]):
                s.ledger.extend([L_GAIN, seat, 0, card])
        here = [job for job in range(JOBS) if s.job_at[job] == HAND + seat]
        for job in here:
            if s.job_seen[job]:
                s.ledger.extend([L_GAIN, seat, 0, FIRST_JOB + job])
        drawn = [(s.job_age[job], job) for job in here if not s.job_seen[job]]
        drawn.sort()  # by deck: the order of rows must not tell which jobs they are
        for age, job in drawn:
            s.ledger.extend([L_DRAW, seat, age, FIRST_JOB + job])
        for ally in range(ALLIES):
            if s.ally_at[ally] == HAND + seat:
                s.ledger.extend([L_GAIN, seat, 0, FIRST_ALLY + ally])


def transfer(s: Corleone, seat: int, to: int, card: int) -> None:
    """CE-12.1: a card goes from hand to hand, seen by these two only."""
    open_ledger(s)
    age = 0
    for pile in range(PILES):  # any of the cards the others know of may be the one
        s.seen[seat * PILES + pile] = max(0, s.seen[seat * PILES + pile] - 1)
    for job in range(JOBS):
        if s.job_at[job] == HAND + seat:
            s.job_seen[job] = 0
    for ally in range(ALLIES):
        if s.ally_at[ally] == HAND + seat:
            s.ally_seen[ally] = 0
    if card < PILES:
        s.hand[seat * PILES + card] -= 1
        s.hand[to * PILES + card] += 1
    elif card < FIRST_ALLY:
        s.job_at[card - FIRST_JOB] = HAND + to
        age = s.job_age[card - FIRST_JOB]
    else:
        s.ally_at[card - FIRST_ALLY] = HAND + to
    s.ledger.extend([L_MOVE, seat, to, card + AGE_STEP * age])


# ---- goods and jobs


def payable(s: Corleone, seat: int, job: int) -> bool:
    """CE-5.21: narcotics replace what is missing."""
    missing = 0
    for good in range(PLAIN_GOODS):
        missing += max(0, s.c.needs[job][good] - s.hand[seat * PILES + MONEY + good])
    return missing <= s.hand[seat * PILES + NARCOTICS]
