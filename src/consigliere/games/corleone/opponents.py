"""CE-13.19 to CE-13.23: cards from opponents' hands and suitcases, and open jobs."""

from typing import Any

from consigliere.core.chance import Luck
from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import events, why
from consigliere.games.corleone.cards import (
    hand_cards,
    hand_size,
    has_money,
    has_secrets,
    in_hand,
    leave_hand,
    note_money,
    put_in_hand,
    transfer,
)
from consigliere.games.corleone.codes import (
    AUDIT_WHOM,
    GIVE_CARDS,
    OFFER_CARD,
    STEAL_FROM,
    TAKE_JOBS,
    WITHDRAW_CARD,
)
from consigliere.games.corleone.components import FAMILIES, FIRST_JOB, JOBS, MONEY, PILES
from consigliere.games.corleone.draws import cards_after
from consigliere.games.corleone.notation import DONE, GIVE, OFFER, OPPONENT, TAKE_JOB, VERB, WITHDRAW
from consigliere.games.corleone.state import OPEN, Corleone, others, turn_order


def seat_of(s: Corleone, family: int) -> int:
    """The seat of a family, -1 if it does not play."""
    return s.family.index(family) if family in s.family[: s.seats] else -1


class Victim(Step[Corleone]):
    """CE-13.19, CE-13.22: which opponent. Frame: seat, effect."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if any(self.check(s, f, f[1], OPPONENT + family) == 0 for family in range(FAMILIES)):
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(OPPONENT, OPPONENT + FAMILIES), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != OPPONENT:
            return NOT_AN_ANSWER
        victim = seat_of(s, move - OPPONENT)
        if victim < 0:
            return why.FAMILY_ABSENT
        steals = f[0] == STEAL_FROM
        if victim == seat:
            return why.STEAL_SELF if steals else why.AUDIT_SELF
        if steals:
            return 0 if hand_size(s, victim) else why.STEAL_EMPTY
        return 0 if any(s.suitcase[victim * MONEY : victim * MONEY + MONEY]) else why.AUDIT_EMPTY

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == DONE:
            return
        victim = seat_of(s, move - OPPONENT)
        if f[0] == STEAL_FROM:
            steal(s, seat, victim, s.c.effects[f[2]].count)
        else:
            s.push([WITHDRAW_CARD, victim, seat])


def steal(s: Corleone, seat: int, victim: int, count: int) -> None:
    """CE-13.19: random cards of any kind; only the two players see them."""
    for _ in range(min(count, hand_size(s, victim))):
        pool = [card for card in hand_cards(s, victim) for _ in range(in_hand(s, victim, card))]
        card = s.chance.deal("stolen", pool, 1)[0]
        transfer(s, victim, seat, card)
        s.emit_secret(events.STOLEN, [seat, victim], [card], 1 << seat | 1 << victim)
        s.events[-1].luck = Luck("stolen", [card])


class WithdrawCard(Step[Corleone]):
    """CE-13.22: the audited player takes a money card of his choice back to hand. Frame: seat, who audits."""

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return list(range(WITHDRAW, WITHDRAW + MONEY))

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != WITHDRAW:
            return NOT_AN_ANSWER
        return 0 if s.suitcase[seat * MONEY + move - WITHDRAW] else why.WITHDRAW_NONE

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        value = move - WITHDRAW
        s.suitcase[seat * MONEY + value] -= 1
        put_in_hand(s, seat, value)
        s.emit(events.WITHDRAWN, [seat, value])


# ---- secret choices of several players at once (RU-26). Frame: taker, number of cards, seats asked (bits)


def asked(s: Corleone, f: list[int], done: int) -> list[int]:
    """The seats asked, in turn order, that have (1) or have not (0) made their choice."""
    return [seat for seat in turn_order(s) if f[3] >> seat & 1 and s.committed[seat] == done]


def forget_choices(s: Corleone) -> None:
    """After the reveal."""
    for seat in range(s.seats):
        s.chosen[seat] = []
        s.committed[seat] = 0


def ask_for_cards(s: Corleone, seat: int, count: int) -> None:
    """CE-13.20: each opponent with cards in hand."""
    bits = 0
    for other in range(s.seats):
        if other != seat and hand_size(s, other):
            bits |= 1 << other
    s.push([GIVE_CARDS, seat, count, bits])


class GiveCards(Step[Corleone]):
    """CE-13.20: chosen in secret, handed over together."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if asked(s, f, 0):
            return True
        s.pop()
        for seat in asked(s, f, 1):
            cards = s.chosen[seat][::2]
            for card in cards:
                transfer(s, seat, f[1], card)
            s.emit_secret(events.GIVEN, [seat, f[1], len(cards)], cards, 1 << seat | 1 << f[1])
        forget_choices(s)
        return False

    def actors(self, s: Corleone, f: list[int]) -> list[int]:
        return asked(s, f, 0)

    def committed(self, s: Corleone, f: list[int]) -> list[int]:
        return asked(s, f, 1)

    def helped(self, s: Corleone, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat) and hand_size(s, seat) > f[2]

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [GIVE + card for card in hand_cards(s, seat)]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != GIVE:
            return NOT_AN_ANSWER
        card, chosen = move - GIVE, s.chosen[seat]
        free = in_hand(s, seat, card) - chosen[::2].count(card)
        if free <= 0:
            return why.GIVE_NOT_IN_HAND
        left = min(f[2], hand_size(s, seat)) - len(chosen) // 2 - 1
        if (chosen and card < chosen[-2]) or left > free - 1 + cards_after(s, seat, card):
            return why.GIVE_ORDER
        return 0

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.chosen[seat].extend([move - GIVE, 1])
        if len(s.chosen[seat]) // 2 == min(f[2], hand_size(s, seat)):
            s.committed[seat] = 1
            s.emit_secret(events.GIFT_CHOSEN, [seat], s.chosen[seat][::2], 1 << seat)

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"taker": f[1], "n": f[2]}


def ask_for_offers(s: Corleone, seat: int) -> None:
    """CE-13.21: each opponent with money in hand (CE-12.2: everybody sees who is asked)."""
    bits = 0
    for other in others(s, seat):
        note_money(s, other)
        if has_money(s, other):
            bits |= 1 << other
    if bits:
        s.push([OFFER_CARD, seat, 1, bits])


class OfferCard(Step[Corleone]):
    """CE-13.21: one money card each; the highest goes into the taker's suitcase, the others to the supply."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if asked(s, f, 0):
            return True
        s.pop()
        best = -1
        for seat in asked(s, f, 1):
            value = s.chosen[seat][0]
            leave_hand(s, seat, value, 0)
            s.piles[value] += 1
            s.emit(events.OFFERED, [seat, value])
            best = max(best, value)
        s.piles[best] -= 1
        s.suitcase[f[1] * MONEY + best] += 1
        s.emit(events.OFFER_WON, [f[1], best])
        forget_choices(s)
        return False

    def actors(self, s: Corleone, f: list[int]) -> list[int]:
        return asked(s, f, 0)

    def committed(self, s: Corleone, f: list[int]) -> list[int]:
        return asked(s, f, 1)

    def helped(self, s: Corleone, f: list[int], seat: int) -> bool:
        return bool(s.ledger)

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return list(range(OFFER, OFFER + MONEY))

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != OFFER:
            return NOT_AN_ANSWER
        return 0 if s.hand[seat * PILES + move - OFFER] else why.OFFER_NONE

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.chosen[seat] = [move - OFFER, 1]
        s.committed[seat] = 1
        s.emit_secret(events.OFFER_CHOSEN, [seat], [move - OFFER], 1 << seat)

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"taker": f[1]}


class TakeJobs(Step[Corleone]):
    """CE-13.23: open jobs into hand; their places stay empty. Frame: seat, left."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[2] and OPEN in s.job_at:
            return True
        s.pop()
        return False

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*[TAKE_JOB + job for job in range(JOBS) if s.job_at[job] == OPEN], DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != TAKE_JOB:
            return NOT_AN_ANSWER
        return 0 if s.job_at[move - TAKE_JOB] == OPEN else why.JOB_NOT_OPEN

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        job = move - TAKE_JOB
        s.open_jobs[s.open_jobs.index(job)] = -1
        put_in_hand(s, seat, FIRST_JOB + job)
        s.emit(events.OPEN_JOB_TAKEN, [seat, job])
        f[2] -= 1

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"left": f[2]}


STEPS = [
    (STEAL_FROM, Victim("steal-from", "CE-13.19")),
    (AUDIT_WHOM, Victim("audit-whom", "CE-13.22")),
    (WITHDRAW_CARD, WithdrawCard("withdraw-card", "CE-13.22")),
    (GIVE_CARDS, GiveCards("give-cards", "CE-13.20", simultaneous=True)),
    (OFFER_CARD, OfferCard("offer-card", "CE-13.21", simultaneous=True)),
    (TAKE_JOBS, TakeJobs("take-jobs", "CE-13.23")),
]
