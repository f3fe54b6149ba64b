"""CE-13.19 to CE-13.23: cards from opponents' hands and suitcases, and open jobs."""

from typing import Any, Final

from consigliere.core.chance import Luck
from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import CODE, SEAT, Step
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters import choices
from consigliere.games.corleone.chapters.cards import (
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
from consigliere.games.corleone.chapters.choices import SecretChoice, forget_choices
from consigliere.games.corleone.chapters.job_draws import cards_after
from consigliere.games.corleone.chapters.picking import PickOrDone
from consigliere.games.corleone.components import MONEY, card_of_job
from consigliere.games.corleone.frames import (
    AUDIT_WHOM,
    EFFECT,
    GIVE_CARDS,
    JOBS_LEFT,
    OFFER_CARD,
    STEAL_FROM,
    TAKE_JOBS,
    WANTED,
    WITHDRAW_CARD,
)
from consigliere.games.corleone.state import OPEN, CorleoneState, case_at, hand_at, others


def seat_of(s: CorleoneState, family: int) -> int:
    """The seat of a family, -1 if it does not play."""
    return s.family.index(family) if family in s.family[: s.seats] else -1


class Victim(PickOrDone):
    """CE-13.19, CE-13.22: which opponent."""

    def verb(self, f: list[int]) -> int:
        return notation.OPPONENT

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, family: int) -> int:
        victim = seat_of(s, family)
        if victim < 0:
            return refusals.FAMILY_ABSENT
        steals = f[CODE] == STEAL_FROM
        if victim == seat:
            return refusals.STEAL_SELF if steals else refusals.AUDIT_SELF
        if steals:
            return 0 if hand_size(s, victim) else refusals.STEAL_EMPTY
        return 0 if any(s.suitcase[case_at(victim, 0) : case_at(victim, MONEY)]) else refusals.AUDIT_EMPTY

    def pick(self, s: CorleoneState, f: list[int], seat: int, family: int) -> None:
        s.pop()
        victim = seat_of(s, family)
        if f[CODE] == STEAL_FROM:
            steal(s, seat, victim, s.c.effects[f[EFFECT]].count)
        else:
            s.push(frames.withdraw_card(victim, seat))


def steal(s: CorleoneState, seat: int, victim: int, count: int) -> None:
    """CE-13.19: random cards of any kind; only the two players see them."""
    for _ in range(min(count, hand_size(s, victim))):
        pool = [card for card in hand_cards(s, victim) for _ in range(in_hand(s, victim, card))]
        card = s.chance.deal("stolen", pool, 1)[0]
        transfer(s, victim, seat, card)
        s.emit_secret(events.STOLEN, [seat, victim], [card], 1 << seat | 1 << victim).luck = Luck("stolen", [card])


class WithdrawCard(Step[CorleoneState]):
    """CE-13.22: the audited player takes a money card of his choice back to hand."""

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return notation.moves_of(notation.WITHDRAW)

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.WITHDRAW:
            return NOT_AN_ANSWER
        return 0 if s.suitcase[case_at(seat, notation.withdraw_of(move))] else refusals.WITHDRAW_NONE

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        value = notation.withdraw_of(move)
        s.suitcase[case_at(seat, value)] -= 1
        put_in_hand(s, seat, value)
        s.emit(events.WITHDRAWN, [seat, value])


# ---- secret choices (choices.py)


def ask_for_cards(s: CorleoneState, seat: int, count: int) -> None:
    """CE-13.20: each opponent with cards in hand."""
    asked = 0
    for other in range(s.seats):
        if other != seat and hand_size(s, other):
            asked |= 1 << other
    s.push(frames.give_cards(seat, count, asked))


class GiveCards(SecretChoice):
    """CE-13.20: chosen in secret, in any order, handed over together."""

    def reveal(self, s: CorleoneState, f: list[int], seats: list[int]) -> None:
        s.pop()
        taker = f[SEAT]
        for seat in seats:
            cards = choices.cards_of(s.chosen[seat])
            for card in cards:
                transfer(s, seat, taker, card)
            s.emit_secret(events.GIVEN, [seat, taker, len(cards)], cards, 1 << seat | 1 << taker)
        forget_choices(s)

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat) and hand_size(s, seat) > f[WANTED]

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [notation.give(card) for card in hand_cards(s, seat)]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.GIVE:
            return NOT_AN_ANSWER
        card, chosen = notation.give_of(move), s.chosen[seat]
        free = in_hand(s, seat, card) - choices.number_of(chosen, card)
        if free <= 0:
            return refusals.GIVE_NOT_IN_HAND
        return 0

    def canonical(self, s: CorleoneState, f: list[int], seat: int, move: int) -> bool:
        """Kinds rise, as long as enough cards of later kinds are left."""
        card, chosen = notation.give_of(move), s.chosen[seat]
        free = in_hand(s, seat, card) - choices.number_of(chosen, card)
        left = min(f[WANTED], hand_size(s, seat)) - choices.total(chosen)
        return card >= choices.last_kind(chosen) and left <= free + cards_after(s, seat, card)

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        chosen = s.chosen[seat]
        choices.add_card(chosen, notation.give_of(move))
        if choices.total(chosen) == min(f[WANTED], hand_size(s, seat)):
            s.committed[seat] = 1
            s.emit_secret(events.GIFT_CHOSEN, [seat], choices.cards_of(chosen), 1 << seat)

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"taker": f[SEAT], "n": f[WANTED]}


def ask_for_offers(s: CorleoneState, seat: int) -> None:
    """CE-13.21: each opponent with money in hand (CE-12.2: everybody sees who is asked)."""
    asked = 0
    for other in others(s, seat):
        note_money(s, other)
        if has_money(s, other):
            asked |= 1 << other
    if asked:
        s.push(frames.offer_card(seat, asked))


class OfferCard(SecretChoice):
    """CE-13.21: one money card each; the highest goes into the taker's suitcase, the others to the supply."""

    def reveal(self, s: CorleoneState, f: list[int], seats: list[int]) -> None:
        s.pop()
        taker, best = f[SEAT], -1
        for seat in seats:
            value = choices.last_kind(s.chosen[seat])
            leave_hand(s, seat, value, 0)
            s.piles[value] += 1
            s.emit(events.OFFERED, [seat, value])
            best = max(best, value)
        s.piles[best] -= 1
        s.suitcase[case_at(taker, best)] += 1
        s.emit(events.OFFER_WON, [taker, best])
        forget_choices(s)

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return bool(s.transfer_log)

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return notation.moves_of(notation.OFFER)

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.OFFER:
            return NOT_AN_ANSWER
        return 0 if s.hand[hand_at(seat, notation.offer_of(move))] else refusals.OFFER_NONE

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        value = notation.offer_of(move)
        s.chosen[seat] = [value, 1]
        s.committed[seat] = 1
        s.emit_secret(events.OFFER_CHOSEN, [seat], [value], 1 << seat)

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"taker": f[SEAT]}


# ---- open jobs


class TakeJobs(PickOrDone):
    """CE-13.23: open jobs into hand; their places stay empty."""

    def verb(self, f: list[int]) -> int:
        return notation.TAKE_JOB

    def more(self, s: CorleoneState, f: list[int]) -> bool:
        return f[JOBS_LEFT] > 0

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, job: int) -> int:
        return 0 if s.job_at[job] == OPEN else refusals.JOB_NOT_OPEN

    def pick(self, s: CorleoneState, f: list[int], seat: int, job: int) -> None:
        s.open_jobs[s.open_jobs.index(job)] = -1
        put_in_hand(s, seat, card_of_job(job))
        s.emit(events.OPEN_JOB_TAKEN, [seat, job])
        f[JOBS_LEFT] -= 1

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"left": f[JOBS_LEFT]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (STEAL_FROM, Victim("steal-from", "CE-13.19")),
    (AUDIT_WHOM, Victim("audit-whom", "CE-13.22")),
    (WITHDRAW_CARD, WithdrawCard("withdraw-card", "CE-13.22")),
    (GIVE_CARDS, GiveCards("give-cards", "CE-13.20", simultaneous=True)),
    (OFFER_CARD, OfferCard("offer-card", "CE-13.21", simultaneous=True)),
    (TAKE_JOBS, TakeJobs("take-jobs", "CE-13.23")),
]
