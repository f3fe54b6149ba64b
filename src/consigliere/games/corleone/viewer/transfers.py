"""Hands after secret transfers (CE-12.1): possible histories of them, replayed along the transfer log.

Every card seen to leave a hand must have been in it. A transfer the viewer did not see may have been any card that
this hand can spare then; a history that comes to something impossible after all is given up for another one.
"""

from random import Random
from typing import Final

from consigliere.games.corleone.chapters import transfer_log as log
from consigliere.games.corleone.components import (
    ALLIES,
    CARDS,
    JOBS,
    MONEY,
    PILES,
    card_of_ally,
    card_of_job,
    is_job,
)
from consigliere.games.corleone.state import DECK, HAND, LOOKED_AT, CorleoneState, hand_at

QUICK_TRIES: Final = 60


class History:
    """One way the hands may have come about: cards by kind, and jobs drawn whose faces are still open (slots)."""

    def __init__(self, seats: int) -> None:
        self.cards = [[0] * CARDS for _ in range(seats)]
        self.slots: list[list[int]] = [[] for _ in range(seats)]
        self.age: list[int] = []  # slot -> deck it was drawn from
        self.face: list[int] = []  # slot -> card, once it has been seen
        self.moved: list[tuple[int, int, int]] = []  # row, card or -1, slot or -1

    def copy(self) -> "History":
        other = History(0)
        other.cards = [row[:] for row in self.cards]
        other.slots = [row[:] for row in self.slots]
        other.age = self.age[:]
        other.face = self.face[:]
        other.moved = self.moved[:]
        return other


def take_out(history: History, seat: int, card: int, age: int, rng: Random) -> int:
    """A card that was seen leaves a hand: 1, or 0 if it cannot have been there."""
    if history.cards[seat][card]:
        history.cards[seat][card] -= 1
        return 1
    if is_job(card) and not any(cards[card] for cards in history.cards):
        fitting = [slot for slot in history.slots[seat] if history.age[slot] == age]
        if fitting:
            slot = rng.choice(fitting)
            history.slots[seat].remove(slot)
            history.face[slot] = card
            return 1
    return 0


def replay(
    s: CorleoneState, viewer: int | None, history: History, row: int, rng: Random, thorough: bool
) -> History | None:
    """Goes on with a history from a row of the transfer log; `thorough` tries every card a transfer may have been."""
    for i in log.rows(s.transfer_log, row):
        kind, seat = log.kind_at(s.transfer_log, i), log.seat_at(s.transfer_log, i)
        extra, card = log.extra_at(s.transfer_log, i), log.card_at(s.transfer_log, i)
        if kind == log.GAINED:
            history.cards[seat][card] += 1
        elif kind == log.LOST:
            if not take_out(history, seat, card, extra, rng):
                return None
        elif kind == log.DRAWN:
            if log.knows(s.transfer_log, i, viewer):
                history.cards[seat][card] += 1
            else:
                history.slots[seat].append(len(history.age))
                history.age.append(extra)
                history.face.append(-1)
                history.moved.append((i, -1, len(history.age) - 1))
        elif kind == log.MOVED:
            if not log.knows(s.transfer_log, i, viewer):
                return guess(s, viewer, history, i, rng, thorough)
            if not take_out(history, seat, card, log.age_at(s.transfer_log, i), rng):
                return None
            history.cards[extra][card] += 1
        elif any(history.cards[seat][:MONEY]) != bool(card):
            return None
    return history


def fewest(s: CorleoneState, viewer: int | None, row: int, seat: int, cards: list[int]) -> list[int]:
    """How few cards of each kind a hand comes to that holds these at a row, as far as everything is seen."""
    left, low = cards[:], cards[:]
    drawn = False
    for later in log.rows(s.transfer_log, row + log.ROW):
        kind, card = log.kind_at(s.transfer_log, later), log.card_at(s.transfer_log, later)
        mine, comes = log.seat_at(s.transfer_log, later) == seat, log.extra_at(s.transfer_log, later) == seat
        if kind == log.MOVED and not log.knows(s.transfer_log, later, viewer):
            if comes:
                break  # anything may have come
        elif kind == log.DRAWN:
            drawn = drawn or mine
        elif mine and (kind == log.LOST or kind == log.MOVED):
            left[card] -= 1
            if not (drawn and is_job(card)):  # such a job may have been drawn again
                low[card] = min(low[card], left[card])
        elif (mine and kind == log.GAINED) or (kind == log.MOVED and comes):
            left[card] += 1
    return low


def guess(
    s: CorleoneState, viewer: int | None, history: History, row: int, rng: Random, thorough: bool
) -> History | None:
    """A transfer the viewer did not see: any card that one hand can spare; the one that the other must get."""
    seat, to = log.seat_at(s.transfer_log, row), log.extra_at(s.transfer_log, row)
    spare = fewest(s, viewer, row, seat, history.cards[seat])
    lacking = fewest(s, viewer, row, to, history.cards[to])
    must = [card for card in range(CARDS) if lacking[card] < 0 and not is_job(card)]
    options: list[tuple[int, int]] = []
    for card in must or range(CARDS):
        if spare[card] > 0:
            options.extend([(card, -1)] * history.cards[seat][card])
    if not must:
        options.extend([(-1, slot) for slot in history.slots[seat]])
    if not options:
        return None
    if not thorough:
        options = [rng.choice(options)]
    else:
        rng.shuffle(options)
    for card, slot in options:
        branch = history.copy() if thorough else history
        if slot < 0:
            branch.cards[seat][card] -= 1
            branch.cards[to][card] += 1
        else:
            branch.slots[seat].remove(slot)
            branch.slots[to].append(slot)
        branch.moved.append((row, card, slot))
        guessed = replay(s, viewer, branch, row + log.ROW, rng, thorough)
        if guessed is not None:
            return guessed
    return None


def deal_transfers(s: CorleoneState, viewer: int | None, rng: Random) -> None:
    """Hands, deck and transfer log of a world in which everything seen so far can have happened."""
    history: History | None = None
    for _ in range(QUICK_TRIES):
        history = replay(s, viewer, History(s.seats), 0, rng, False)
        if history is not None:
            break
    if history is None:
        history = replay(s, viewer, History(s.seats), 0, rng, True)
    assert history is not None, "no deal explains what was seen"
    apply(s, viewer, history, rng)


def apply(s: CorleoneState, viewer: int | None, history: History, rng: Random) -> None:
    """Writes a history into the state: jobs nobody has seen are dealt to slots, the jobs looked at, and the deck."""
    looked = [s.job_age[job] for job in range(JOBS) if s.job_at[job] == LOOKED_AT]
    if s.looking_seat == viewer:
        looked = []
    secret = []
    for job in range(JOBS):
        at = s.job_at[job]
        in_other_hand = HAND <= at < HAND + s.seats and at - HAND != viewer
        if at == DECK or in_other_hand or (at == LOOKED_AT and s.looking_seat != viewer):
            owner = [seat for seat in range(s.seats) if history.cards[seat][card_of_job(job)]]
            if owner:
                s.job_at[job] = HAND + owner[0]
            else:
                secret.append(job)
    for ally in range(ALLIES):
        for seat in range(s.seats):
            if history.cards[seat][card_of_ally(ally)]:
                s.ally_at[ally] = HAND + seat
    for seat in range(s.seats):
        s.hand[hand_at(seat, 0) : hand_at(seat, PILES)] = history.cards[seat][:PILES]
    rng.shuffle(secret)
    for seat in range(s.seats):
        for slot in history.slots[seat]:
            job = take_of_age(s, secret, history.age[slot])
            s.job_at[job] = HAND + seat
            history.face[slot] = card_of_job(job)
    for age in looked:
        s.job_at[take_of_age(s, secret, age)] = LOOKED_AT
    for job in secret:
        s.job_at[job] = DECK
    for row, card, slot in history.moved:
        if slot >= 0:
            log.set_card(s.transfer_log, row, history.face[slot], history.age[slot])
        else:
            log.set_card(s.transfer_log, row, card, 0)


def take_of_age(s: CorleoneState, jobs: list[int], age: int) -> int:
    """Takes a job of a deck out of a list."""
    for job in jobs:
        if s.job_age[job] == age:
            jobs.remove(job)
            return job
    raise AssertionError("a drawn job is missing")
