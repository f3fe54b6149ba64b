"""How cards move between hands, suitcases, piles and decks (CE-5.33, CE-6)."""

from consigliere.games.corleone import events
from consigliere.games.corleone.chapters import transfer_log as log
from consigliere.games.corleone.components import (
    ALLIES,
    JOBS,
    MONEY,
    NARCOTICS,
    PILES,
    PLAIN_GOODS,
    ally_of_card,
    card_of_ally,
    card_of_good,
    card_of_job,
    is_job,
    is_pile,
    job_of_card,
)
from consigliere.games.corleone.state import BOX, DECK, DISCARDED, HAND, CorleoneState, case_at, hand_at


def is_money(card: int) -> bool:
    """Whether a card is money."""
    return card < MONEY


def piles_in_hand(s: CorleoneState, seat: int) -> list[int]:
    """How many cards of each kind of money and goods are in a hand."""
    return s.hand[hand_at(seat, 0) : hand_at(seat, PILES)]


def hand_size(s: CorleoneState, seat: int) -> int:
    """The cards in a hand (CE-12.2: public)."""
    place = HAND + seat
    return sum(piles_in_hand(s, seat)) + s.job_at.count(place) + s.ally_at.count(place)


def in_hand(s: CorleoneState, seat: int, card: int) -> int:
    """How many cards of a kind are in a hand."""
    if is_pile(card):
        return s.hand[hand_at(seat, card)]
    if is_job(card):
        return int(s.job_at[job_of_card(card)] == HAND + seat)
    return int(s.ally_at[ally_of_card(card)] == HAND + seat)


def hand_cards(s: CorleoneState, seat: int) -> list[int]:
    """The kinds of cards in a hand, in the fixed order."""
    place = HAND + seat
    piles = [pile for pile in range(PILES) if s.hand[hand_at(seat, pile)]]
    if place in s.job_at:
        piles.extend([card_of_job(job) for job in range(JOBS) if s.job_at[job] == place])
    if place in s.ally_at:
        piles.extend([card_of_ally(ally) for ally in range(ALLIES) if s.ally_at[ally] == place])
    return piles


def has_money(s: CorleoneState, seat: int) -> bool:
    """Whether there is money in a hand."""
    return any(s.hand[hand_at(seat, 0) : hand_at(seat, MONEY)])


def may_have_money(s: CorleoneState, seat: int) -> bool:
    """Whether everybody must reckon with money in a hand: where hands are not known no question may tell (RU-38)."""
    return bool(s.transfer_log) or has_money(s, seat)


def holds_plain_good(s: CorleoneState, seat: int) -> bool:
    """Whether gun, booze or blood money is in hand."""
    return any(s.hand[hand_at(seat, card_of_good(0)) : hand_at(seat, card_of_good(PLAIN_GOODS))])


def may_hold_plain_good(s: CorleoneState, seat: int) -> bool:
    """Whether everybody must reckon with a gun, booze or blood money in a hand (RU-38)."""
    return holds_plain_good(s, seat) or bool(s.transfer_log)


def has_secrets(s: CorleoneState, seat: int) -> bool:
    """Whether the hand holds something that not everybody knows."""
    if s.transfer_log:
        return True
    return any(s.job_at[job] == HAND + seat and not s.job_seen[job] for job in range(JOBS))


# ---- seen by everybody


def put_in_hand(s: CorleoneState, seat: int, card: int) -> None:
    """A card comes to a hand, seen by everybody."""
    if is_pile(card):
        s.hand[hand_at(seat, card)] += 1
        s.seen[hand_at(seat, card)] += 1
    elif is_job(card):
        s.job_at[job_of_card(card)] = HAND + seat
        s.job_seen[job_of_card(card)] = 1
    else:
        s.ally_at[ally_of_card(card)] = HAND + seat
        s.ally_seen[ally_of_card(card)] = 1
    note(s, log.GAINED, seat, 0, card)


def leave_hand(s: CorleoneState, seat: int, card: int, place: int) -> None:
    """A card leaves a hand, seen by everybody; a job or ally for `place`."""
    age = 0
    if is_pile(card):
        s.hand[hand_at(seat, card)] -= 1
        s.seen[hand_at(seat, card)] = max(0, s.seen[hand_at(seat, card)] - 1)
    elif is_job(card):
        s.job_at[job_of_card(card)] = place
        s.job_seen[job_of_card(card)] = 0
        age = s.job_age[job_of_card(card)]
    else:
        s.ally_at[ally_of_card(card)] = place
        s.ally_seen[ally_of_card(card)] = 0
    note(s, log.LOST, seat, age, card)


def take_money(s: CorleoneState, seat: int, value: int) -> None:
    """CE-13.1, CE-6.3: a money card to hand; if the pile is empty one of the nearest lower value, or nothing."""
    taken = available(s, value)
    if taken < 0:
        s.emit(events.PILE_EMPTY, [seat, value])
        return
    s.piles[taken] -= 1
    put_in_hand(s, seat, taken)
    s.emit(events.GAINED, [seat, taken])


def available(s: CorleoneState, value: int) -> int:
    """CE-6.3: this money value or the nearest lower one that is left, -1 if none."""
    while value >= 0 and not s.piles[value]:
        value -= 1
    return value


def take_good(s: CorleoneState, seat: int, good: int) -> None:
    """CE-13.2, CE-6.2: a goods card to hand, or nothing if the pile is empty."""
    if not s.piles[good]:
        s.emit(events.PILE_EMPTY, [seat, good])
        return
    s.piles[good] -= 1
    put_in_hand(s, seat, good)
    s.emit(events.GAINED, [seat, good])


def any_plain_good(s: CorleoneState) -> bool:
    """Whether gun, booze or blood money is left (CE-13.3)."""
    return any(s.piles[card_of_good(0) : card_of_good(PLAIN_GOODS)])


def stash_money(s: CorleoneState, seat: int, value: int) -> None:
    """CE-13.9: a money card from the supply straight into the suitcase."""
    taken = available(s, value)
    if taken < 0:
        s.emit(events.PILE_EMPTY, [seat, value])
        return
    s.piles[taken] -= 1
    s.suitcase[case_at(seat, taken)] += 1
    s.emit(events.STASHED, [seat, taken])


def launder(s: CorleoneState, seat: int, value: int) -> None:
    """CE-13.6: a money card from hand to the suitcase, shown."""
    leave_hand(s, seat, value, 0)
    s.suitcase[case_at(seat, value)] += 1
    s.emit(events.LAUNDERED, [seat, value])


def discard(s: CorleoneState, seat: int, card: int, n: int) -> None:
    """CE-5.33: money and goods to the supply, jobs face up on their pile, allies to the box."""
    for _ in range(n):
        leave_hand(s, seat, card, DISCARDED if is_job(card) else BOX)
    if is_pile(card):
        s.piles[card] += n
    elif is_job(card):
        s.discards.append(job_of_card(card))
    s.emit(events.DISCARDED, [seat, card, n])


# ---- the job deck (its order is not stored: every draw is a result of chance)


def deck(s: CorleoneState) -> list[int]:
    """The jobs in the deck."""
    return [job for job in range(JOBS) if s.job_at[job] == DECK]


def draw_job(s: CorleoneState, label: str) -> int:
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


def any_job_left(s: CorleoneState) -> bool:
    """Whether a job can be drawn (CE-6.4)."""
    return bool(s.discards) or DECK in s.job_at


def keep_job(s: CorleoneState, seat: int, job: int) -> None:
    """A job drawn in secret stays in hand (CE-12.1)."""
    s.job_at[job] = HAND + seat
    s.job_seen[job] = 0
    note(s, log.DRAWN, seat, s.job_age[job], card_of_job(job))
    s.emit_secret(events.KEPT, [seat], [job], 1 << seat)


# ---- secret transfers


def note(s: CorleoneState, kind: int, seat: int, extra: int, card: int) -> None:
    """Write into the log of secret transfers, once there is one."""
    if s.transfer_log:
        log.insert_sorted(s.transfer_log, kind, seat, extra, card)


def note_money(s: CorleoneState, seat: int) -> None:
    """CE-12.2: it shows whether there is money in this hand."""
    note(s, log.HAD_MONEY, seat, 0, int(has_money(s, seat)))


def open_log(s: CorleoneState) -> None:
    """Writes down what everybody knows of all hands before the first secret transfer."""
    if s.transfer_log:
        return
    for seat in range(s.seats):
        for card in range(PILES):
            for _ in range(s.hand[hand_at(seat, card)]):
                s.transfer_log.extend(log.entry(log.GAINED, seat, 0, card))
        here = [job for job in range(JOBS) if s.job_at[job] == HAND + seat]
        for job in here:
            if s.job_seen[job]:
                s.transfer_log.extend(log.entry(log.GAINED, seat, 0, card_of_job(job)))
        drawn = [(s.job_age[job], job) for job in here if not s.job_seen[job]]
        drawn.sort()  # by deck: the order of rows must not tell which jobs they are
        for age, job in drawn:
            s.transfer_log.extend(log.entry(log.DRAWN, seat, age, card_of_job(job)))
        for ally in range(ALLIES):
            if s.ally_at[ally] == HAND + seat:
                s.transfer_log.extend(log.entry(log.GAINED, seat, 0, card_of_ally(ally)))


def transfer(s: CorleoneState, seat: int, to: int, card: int) -> None:
    """CE-12.1: a card goes from hand to hand, seen by these two only."""
    open_log(s)
    age = 0
    for pile in range(PILES):  # any of the cards the others know of may be the one
        s.seen[hand_at(seat, pile)] = max(0, s.seen[hand_at(seat, pile)] - 1)
    for job in range(JOBS):
        if s.job_at[job] == HAND + seat:
            s.job_seen[job] = 0
    for ally in range(ALLIES):
        if s.ally_at[ally] == HAND + seat:
            s.ally_seen[ally] = 0
    if is_pile(card):
        s.hand[hand_at(seat, card)] -= 1
        s.hand[hand_at(to, card)] += 1
    elif is_job(card):
        s.job_at[job_of_card(card)] = HAND + to
        age = s.job_age[job_of_card(card)]
    else:
        s.ally_at[ally_of_card(card)] = HAND + to
    s.transfer_log.extend(log.move_entry(seat, to, card, age))


# ---- goods and jobs


def payable(s: CorleoneState, seat: int, job: int) -> bool:
    """CE-5.21: narcotics replace what is missing."""
    missing = 0
    for good in range(PLAIN_GOODS):
        missing += max(0, s.c.needs[job][good] - s.hand[hand_at(seat, card_of_good(good))])
    return missing <= s.hand[hand_at(seat, NARCOTICS)]
