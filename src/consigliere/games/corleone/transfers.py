"""Hands after secret transfers (CE-12.1): possible histories of them, replayed along the ledger.

Every card seen to leave a hand must have been in it. A transfer the viewer did not see may have been any card that
this hand can spare then; a history that comes to something impossible after all is given up for another one.
"""

from random import Random
from typing import Final

from consigliere.games.corleone.cards import AGE_STEP, L_CARD, L_DRAW, L_EXTRA, L_GAIN, L_LOSE, L_MOVE, L_SEAT
from consigliere.games.corleone.components import ALLIES, CARDS, FIRST_ALLY, FIRST_JOB, JOBS, MONEY, PILES
from consigliere.games.corleone.state import DECK, HAND, LEDGER_ROW, LOOKED_AT, Corleone
from consigliere.games.corleone.view import knows

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
    if FIRST_JOB <= card < FIRST_ALLY and not any(cards[card] for cards in history.cards):
        fitting = [slot for slot in history.slots[seat] if history.age[slot] == age]
        if fitting:
            slot = rng.choice(fitting)
            history.slots[seat].remove(slot)
            history.face[slot] = card
            return 1
    return 0


def replay(s: Corleone, viewer: int | None, history: History, i: int, rng: Random, thorough: bool) -> History | None:
    """Goes on with a history from row i of the ledger; `thorough` tries every card a transfer may have been."""
    ledger = s.ledger
    while i < len(ledger):
        kind, seat, extra, card = ledger[i], ledger[i + L_SEAT], ledger[i + L_EXTRA], ledger[i + L_CARD]
        if kind == L_GAIN:
            history.cards[seat][card] += 1
        elif kind == L_LOSE:
            if not take_out(history, seat, card, extra, rng):
                return None
        elif kind == L_DRAW:
            if knows(ledger, i, viewer):
                history.cards[seat][card] += 1
            else:
                history.slots[seat].append(len(history.age))
                history.age.append(extra)
                history.face.append(-1)
                history.moved.append((i, -1, len(history.age) - 1))
        elif kind == L_MOVE:
            if not knows(ledger, i, viewer):
                return guess(s, viewer, history, i, rng, thorough)
            age, card = card // AGE_STEP, card % AGE_STEP
            if not take_out(history, seat, card, age, rng):
                return None
            history.cards[extra][card] += 1
        elif any(history.cards[seat][:MONEY]) != bool(card):
            return None
        i += LEDGER_ROW
    return history


def fewest(ledger: list[int], viewer: int | None, i: int, seat: int, cards: list[int]) -> list[int]:
    """How few cards of each kind a hand comes to that holds these at row i, as far as everything is seen."""
    left, low = cards[:], cards[:]
    drawn = False
    for row in range(i + LEDGER_ROW, len(ledger), LEDGER_ROW):
        kind, mine = ledger[row], ledger[row + L_SEAT] == seat
        card = ledger[row + L_CARD] % AGE_STEP
        if kind == L_MOVE and not knows(ledger, row, viewer):
            if ledger[row + L_EXTRA] == seat:
                break  # anything may have come
        elif kind == L_DRAW:
            drawn = drawn or mine
        elif mine and (kind == L_LOSE or kind == L_MOVE):
            left[card] -= 1
            if not (drawn and FIRST_JOB <= card < FIRST_ALLY):  # such a job may have been drawn again
                low[card] = min(low[card], left[card])
        elif (mine and kind == L_GAIN) or (kind == L_MOVE and ledger[row + L_EXTRA] == seat):
            left[card] += 1
    return low


def guess(s: Corleone, viewer: int | None, history: History, i: int, rng: Random, thorough: bool) -> History | None:
    """A transfer the viewer did not see: any card that one hand can spare; the one that the other must get."""
    seat, to = s.ledger[i + L_SEAT], s.ledger[i + L_EXTRA]
    spare = fewest(s.ledger, viewer, i, seat, history.cards[seat])
    lacking = fewest(s.ledger, viewer, i, to, history.cards[to])
    must = [card for card in range(CARDS) if lacking[card] < 0 and not FIRST_JOB <= card < FIRST_ALLY]
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
        branch.moved.append((i, card, slot))
        found = replay(s, viewer, branch, i + LEDGER_ROW, rng, thorough)
        if found is not None:
            return found
    return None


def deal_transfers(s: Corleone, viewer: int | None, rng: Random) -> None:
    """Hands, deck and ledger of a world in which everything seen so far can have happened."""
    history: History | None = None
    for _ in range(QUICK_TRIES):
        history = replay(s, viewer, History(s.seats), 0, rng, False)
        if history is not None:
            break
    if history is None:
        history = replay(s, viewer, History(s.seats), 0, rng, True)
    assert history is not None, "no deal explains what was seen"
    apply(s, viewer, history, rng)


def apply(s: Corleone, viewer: int | None, history: History, rng: Random) -> None:
    """Writes a history into the state: jobs nobody has seen are dealt to slots, the jobs looked at, and the deck."""
    looked = [s.job_age[job] for job in range(JOBS) if s.job_at[job] == LOOKED_AT]
    if s.looker == viewer:
        looked = []
    secret = []
    for job in range(JOBS):
        at = s.job_at[job]
        in_strange_hand = HAND <= at < HAND + s.seats and at - HAND != viewer
        if at == DECK or in_strange_hand or (at == LOOKED_AT and s.looker != viewer):
            owner = [seat for seat in range(s.seats) if history.cards[seat][FIRST_JOB + job]]
            if owner:
                s.job_at[job] = HAND + owner[0]
            else:
                secret.append(job)
    for ally in range(ALLIES):
        for seat in range(s.seats):
            if history.cards[seat][FIRST_ALLY + ally]:
                s.ally_at[ally] = HAND + seat
    for seat in range(s.seats):
        s.hand[seat * PILES : seat * PILES + PILES] = history.cards[seat][:PILES]
    rng.shuffle(secret)
    for seat in range(s.seats):
        for slot in history.slots[seat]:
            job = take_of_age(s, secret, history.age[slot])
            s.job_at[job] = HAND + seat
            history.face[slot] = FIRST_JOB + job
    for age in looked:
        s.job_at[take_of_age(s, secret, age)] = LOOKED_AT
    for job in secret:
        s.job_at[job] = DECK
    for row, card, slot in history.moved:
        s.ledger[row + L_CARD] = history.face[slot] if slot >= 0 else card
        if slot >= 0 and s.ledger[row] == L_MOVE:
            s.ledger[row + L_CARD] += AGE_STEP * history.age[slot]


def take_of_age(s: Corleone, jobs: list[int], age: int) -> int:
    """Takes a job of a deck out of a list."""
    for job in jobs:
        if s.job_age[job] == age:
            jobs.remove(job)
            return job
    raise AssertionError("a drawn job is missing")
