"""Hands after secret transfers (CE-12.1): tales of how they may have come about, told along the ledger.

Every card seen to leave a hand must have been in it. A transfer the viewer did not see may have been any card that
this hand can spare then; a tale that comes to something impossible after all is given up for another one.
"""

from random import Random
from typing import Final

from consigliere.games.corleone.cards import AGE_STEP, L_DRAW, L_GAIN, L_LOSE, L_MOVE
from consigliere.games.corleone.components import ALLIES, CARDS, FIRST_ALLY, FIRST_JOB, JOBS, MONEY, PILES
from consigliere.games.corleone.state import DECK, HAND, LEDGER_ROW, LOOKED_AT, Corleone
from consigliere.games.corleone.view import knows

QUICK_TRIES: Final = 60


class Tale:
    """One way the hands may have come about: cards by kind, and jobs drawn whose faces are still open (slots)."""

    def __init__(self, seats: int) -> None:
        self.cards = [[0] * CARDS for _ in range(seats)]
        self.slots: list[list[int]] = [[] for _ in range(seats)]
        self.age: list[int] = []  # slot -> deck it was drawn from
        self.face: list[int] = []  # slot -> card, once it has been seen
        self.moved: list[tuple[int, int, int]] = []  # row, card or -1, slot or -1

    def copy(self) -> "Tale":
        other = Tale(0)
        other.cards = [row[:] for row in self.cards]
        other.slots = [row[:] for row in self.slots]
        other.age = self.age[:]
        other.face = self.face[:]
        other.moved = self.moved[:]
        return other


def take_out(tale: Tale, seat: int, card: int, age: int, rng: Random) -> int:
    """A card that was seen leaves a hand: 1, or 0 if it cannot have been there."""
    if tale.cards[seat][card]:
        tale.cards[seat][card] -= 1
        return 1
    if FIRST_JOB <= card < FIRST_ALLY and not any(cards[card] for cards in tale.cards):
        fitting = [slot for slot in tale.slots[seat] if tale.age[slot] == age]
        if fitting:
            slot = rng.choice(fitting)
            tale.slots[seat].remove(slot)
            tale.face[slot] = card
            return 1
    return 0


def tell(s: Corleone, viewer: int | None, tale: Tale, i: int, rng: Random, thorough: bool) -> Tale | None:
    """Goes on with a tale from row i of the ledger; `thorough` tries every card a transfer may have been."""
    ledger = s.ledger
    while i < len(ledger):
        kind, seat, extra, card = ledger[i], ledger[i + 1], ledger[i + 2], ledger[i + 3]
        if kind == L_GAIN:
            tale.cards[seat][card] += 1
        elif kind == L_LOSE:
            if not take_out(tale, seat, card, extra, rng):
                return None
        elif kind == L_DRAW:
            if knows(ledger, i, viewer):
                tale.cards[seat][card] += 1
            else:
                tale.slots[seat].append(len(tale.age))
                tale.age.append(extra)
                tale.face.append(-1)
                tale.moved.append((i, -1, len(tale.age) - 1))
        elif kind == L_MOVE:
            if not knows(ledger, i, viewer):
                return guess(s, viewer, tale, i, rng, thorough)
            age, card = card // AGE_STEP, card % AGE_STEP
            if not take_out(tale, seat, card, age, rng):
                return None
            tale.cards[extra][card] += 1
        elif any(tale.cards[seat][:MONEY]) != bool(card):
            return None
        i += LEDGER_ROW
    return tale


def fewest(ledger: list[int], viewer: int | None, i: int, seat: int, cards: list[int]) -> list[int]:
    """How few cards of each kind a hand comes to that holds these at row i, as far as everything is seen."""
    left, low = cards[:], cards[:]
    drawn = False
    for row in range(i + LEDGER_ROW, len(ledger), LEDGER_ROW):
        kind, mine = ledger[row], ledger[row + 1] == seat
        card = ledger[row + 3] % AGE_STEP
        if kind == L_MOVE and not knows(ledger, row, viewer):
            if ledger[row + 2] == seat:
                break  # anything may have come
        elif kind == L_DRAW:
            drawn = drawn or mine
        elif mine and (kind == L_LOSE or kind == L_MOVE):
            left[card] -= 1
            if not (drawn and FIRST_JOB <= card < FIRST_ALLY):  # such a job may have been drawn again
                low[card] = min(low[card], left[card])
        elif (mine and kind == L_GAIN) or (kind == L_MOVE and ledger[row + 2] == seat):
            left[card] += 1
    return low


def guess(s: Corleone, viewer: int | None, tale: Tale, i: int, rng: Random, thorough: bool) -> Tale | None:
    """A transfer the viewer did not see: any card that one hand can spare; the one that the other must get."""
    seat, to = s.ledger[i + 1], s.ledger[i + 2]
    spare = fewest(s.ledger, viewer, i, seat, tale.cards[seat])
    lacking = fewest(s.ledger, viewer, i, to, tale.cards[to])
    must = [card for card in range(CARDS) if lacking[card] < 0 and not FIRST_JOB <= card < FIRST_ALLY]
    options: list[tuple[int, int]] = []
    for card in must or range(CARDS):
        if spare[card] > 0:
            options.extend([(card, -1)] * tale.cards[seat][card])
    if not must:
        options.extend([(-1, slot) for slot in tale.slots[seat]])
    if not options:
        return None
    if not thorough:
        options = [rng.choice(options)]
    else:
        rng.shuffle(options)
    for card, slot in options:
        branch = tale.copy() if thorough else tale
        if slot < 0:
            branch.cards[seat][card] -= 1
            branch.cards[to][card] += 1
        else:
            branch.slots[seat].remove(slot)
            branch.slots[to].append(slot)
        branch.moved.append((i, card, slot))
        found = tell(s, viewer, branch, i + LEDGER_ROW, rng, thorough)
        if found is not None:
            return found
    return None


def deal_transfers(s: Corleone, viewer: int | None, rng: Random) -> None:
    """Hands, deck and ledger of a world in which everything seen so far can have happened."""
    tale: Tale | None = None
    for _ in range(QUICK_TRIES):
        tale = tell(s, viewer, Tale(s.seats), 0, rng, False)
        if tale is not None:
            break
    if tale is None:
        tale = tell(s, viewer, Tale(s.seats), 0, rng, True)
    assert tale is not None, "no deal explains what was seen"
    apply(s, viewer, tale, rng)


def apply(s: Corleone, viewer: int | None, tale: Tale, rng: Random) -> None:
    """Writes a tale into the state: jobs nobody has seen are dealt to slots, the jobs looked at, and the deck."""
    looked = [s.job_age[job] for job in range(JOBS) if s.job_at[job] == LOOKED_AT]
    if s.looker == viewer:
        looked = []
    secret = []
    for job in range(JOBS):
        at = s.job_at[job]
        in_strange_hand = HAND <= at < HAND + s.seats and at - HAND != viewer
        if at == DECK or in_strange_hand or (at == LOOKED_AT and s.looker != viewer):
            owner = [seat for seat in range(s.seats) if tale.cards[seat][FIRST_JOB + job]]
            if owner:
                s.job_at[job] = HAND + owner[0]
            else:
                secret.append(job)
    for ally in range(ALLIES):
        for seat in range(s.seats):
            if tale.cards[seat][FIRST_ALLY + ally]:
                s.ally_at[ally] = HAND + seat
    for seat in range(s.seats):
        s.hand[seat * PILES : seat * PILES + PILES] = tale.cards[seat][:PILES]
    rng.shuffle(secret)
    for seat in range(s.seats):
        for slot in tale.slots[seat]:
            job = take_of_age(s, secret, tale.age[slot])
            s.job_at[job] = HAND + seat
            tale.face[slot] = FIRST_JOB + job
    for age in looked:
        s.job_at[take_of_age(s, secret, age)] = LOOKED_AT
    for job in secret:
        s.job_at[job] = DECK
    for row, card, slot in tale.moved:
        s.ledger[row + 3] = tale.face[slot] if slot >= 0 else card
        if slot >= 0 and s.ledger[row] == L_MOVE:
            s.ledger[row + 3] += AGE_STEP * tale.age[slot]


def take_of_age(s: Corleone, jobs: list[int], age: int) -> int:
    """Takes a job of a deck out of a list."""
    for job in jobs:
        if s.job_age[job] == age:
            jobs.remove(job)
            return job
    raise AssertionError("a drawn job is missing")
