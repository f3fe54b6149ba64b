"""CE-13.3 to CE-13.7: discarding for money or goods, choosing a good, drawing jobs, laundering."""

from typing import Any, Final

from consigliere.core.chance import Luck
from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import NO_SEAT, SEAT, Step
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters.cards import (
    any_plain_good,
    discard,
    draw_job,
    hand_cards,
    has_secrets,
    in_hand,
    keep_job,
    launder,
    may_have_money,
    take_good,
    take_money,
)
from consigliere.games.corleone.chapters.choices import add_card, last_kind
from consigliere.games.corleone.chapters.picking import PickOrDone
from consigliere.games.corleone.components import (
    FIRST_ALLY,
    FIRST_JOB,
    JOBS,
    MONEY,
    NARCOTICS,
    PILES,
    PLAIN_GOODS,
    ally_of_card,
    card_of_good,
    card_of_job,
    job_of_card,
)
from consigliere.games.corleone.frames import (
    CHOOSE_GOOD,
    DISCARDS_LEFT,
    EFFECT,
    KEEP_JOB,
    KEEP_LEFT,
    LAST_KIND,
    LAST_NUMBER,
    LAUNDER_CARDS,
    LAUNDER_LEFT,
    LOWEST_VALUE,
    TRADE_DISCARDS,
)
from consigliere.games.corleone.notation import FEW
from consigliere.games.corleone.state import DISCARDED, HAND, LOOKED_AT, CorleoneState, hand_at

# ---- discards: a multiset, kind by kind in the fixed order


def cards_after(s: CorleoneState, seat: int, card: int) -> int:
    """How many cards of later kinds are in a hand."""
    place = HAND + seat
    if card >= FIRST_ALLY:
        return s.ally_at[ally_of_card(card) + 1 :].count(place)
    count = s.ally_at.count(place)
    if card >= FIRST_JOB:
        return count + s.job_at[job_of_card(card) + 1 :].count(place)
    count += s.job_at.count(place)
    return count + sum(s.hand[hand_at(seat, card + 1) : hand_at(seat, PILES)])


def discard_candidates(s: CorleoneState, seat: int, left: int, last: int, last_n: int, put_aside: int) -> list[int]:
    """All that have neither a problem of order nor of number, where `last_n` cards of the kind `last` were chosen
    last; `put_aside`: of that kind so many in hand are chosen already."""
    moves: list[int] = []
    later = 0
    for card in reversed(hand_cards(s, seat)):
        if order_problem(card, last, last_n):
            break
        held = in_hand(s, seat, card)
        free = held - put_aside if card == last else held
        for n in range(min(free, left, FEW), 0, -1):
            if n == left or left - n <= later + (free - n if n == FEW else 0):
                moves.append(notation.discard(card, n))
        later += held
    moves.reverse()
    return moves


def order_problem(card: int, last: int, last_n: int) -> bool:
    """Kinds rise; the same kind again only if one choice could not hold them all."""
    return card < last or (card == last and last_n < FEW)


def rest_problem(s: CorleoneState, seat: int, card: int, n: int, left: int, held: int) -> bool:
    """Check whether later kinds are too few for the rest, so that it would have to come from earlier ones (RU-29)."""
    if n == left:
        return False
    rest = held - n if n == FEW else 0
    return left - n > rest + cards_after(s, seat, card)


def discards_left(f: list[int]) -> int:
    """How many cards are still to be discarded."""
    return f[DISCARDS_LEFT]


def last_discarded(f: list[int]) -> int:
    """The kind discarded last, or -1."""
    return f[LAST_KIND]


class TradeDiscards(Step[CorleoneState]):
    """CE-5.33, CE-13.4, CE-13.5: all discards, then what they bring."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        if f[DISCARDS_LEFT]:
            return True
        s.pop()
        seat, effect = f[SEAT], s.c.effects[f[EFFECT]]
        if effect.op == op.TRADE:
            for value in effect.money:
                take_money(s, seat, value)
        else:
            s.push(frames.choose_good(seat))
        return False

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat)

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return discard_candidates(s, seat, f[DISCARDS_LEFT], f[LAST_KIND], f[LAST_NUMBER], 0)

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.DISCARD:
            return NOT_AN_ANSWER
        card, n = notation.discard_of(move)
        held = in_hand(s, seat, card)
        if not held:
            return refusals.NOT_IN_HAND
        if order_problem(card, f[LAST_KIND], f[LAST_NUMBER]):
            return refusals.DISCARD_ORDER
        if n > f[DISCARDS_LEFT] or n > held:
            return refusals.DISCARD_NUMBER
        if rest_problem(s, seat, card, n, f[DISCARDS_LEFT], held):
            return refusals.DISCARD_ORDER
        if s.c.effects[f[EFFECT]].op == op.TRADE_GOOD and f[DISCARDS_LEFT] == n and not self.good_after(s, card):
            return refusals.NO_GOODS_AFTER
        return 0

    def good_after(self, s: CorleoneState, card: int) -> bool:
        """CE-13.5: one of the three piles has a card after the discard."""
        return any_plain_good(s) or MONEY <= card < NARCOTICS

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        card, n = notation.discard_of(move)
        discard(s, seat, card, n)
        f[DISCARDS_LEFT] -= n
        f[LAST_KIND] = card
        f[LAST_NUMBER] = n

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"left": f[DISCARDS_LEFT], "ability": s.c.abilities[s.c.ability_of[f[EFFECT]]]}


class ChooseGood(Step[CorleoneState]):
    """CE-13.3: a gun, booze or blood money from a pile that is not empty."""

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return notation.PLAIN_GOOD

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return refusals.GAIN_MUST
        if notation.VERB[move] != notation.GOOD:
            return NOT_AN_ANSWER
        good = notation.good_of(move)
        if good >= PLAIN_GOODS:
            return refusals.GOOD_NOT_OFFERED
        return 0 if s.piles[card_of_good(good)] else refusals.GOODS_EMPTY

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        take_good(s, seat, card_of_good(notation.good_of(move)))


# ---- job draws


def draw_jobs(s: CorleoneState, seat: int, number: int, keep: int) -> None:
    """CE-13.7, CE-6.5: looks at the top jobs one by one; what cannot be chosen among is kept."""
    looked: list[int] = []
    for _ in range(number):
        job = draw_job(s, "job")
        if job < 0:
            break
        s.job_at[job] = LOOKED_AT
        s.emit_secret(events.LOOKED, [seat], [job], 1 << seat).luck = Luck("job", [job])
        looked.append(job)
    if len(looked) <= keep:
        for job in looked:
            keep_job(s, seat, job)
        return
    s.looking_seat = seat
    s.push(frames.which_to_keep(seat, keep))


class KeepJob(Step[CorleoneState]):
    """CE-13.7: which of the jobs looked at stays in hand."""

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [notation.keep(job) for job in range(JOBS) if s.job_at[job] == LOOKED_AT]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if notation.VERB[move] != notation.KEEP:
            return NOT_AN_ANSWER
        job = notation.keep_of(move)
        if s.job_at[job] != LOOKED_AT:
            return refusals.KEEP_NOT_SEEN
        return 0

    def canonical(self, s: CorleoneState, f: list[int], seat: int, move: int) -> bool:
        """Of several jobs the first of the deck's list first."""
        job = notation.keep_of(move)
        later = sum(s.job_at[other] == LOOKED_AT for other in range(job + 1, JOBS))
        return card_of_job(job) > last_kind(s.chosen[seat]) and later >= f[KEEP_LEFT] - 1

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        f[KEEP_LEFT] -= 1
        kept = notation.keep_of(move)
        keep_job(s, seat, kept)
        add_card(s.chosen[seat], card_of_job(kept))  # what is kept stays secret, so not in the frame
        if not f[KEEP_LEFT]:
            for job in range(JOBS):
                if s.job_at[job] == LOOKED_AT:
                    self.discard(s, seat, job)
            s.chosen[seat] = []
            s.looking_seat = NO_SEAT
            s.pop()

    def discard(self, s: CorleoneState, seat: int, job: int) -> None:
        """RU-16: face up on the pile after the choice."""
        s.job_at[job] = DISCARDED
        s.discards.append(job)
        s.emit(events.JOB_DISCARDED, [seat, job])


class LaunderCards(PickOrDone):
    """CE-13.6 on a job or ally: up to so many money cards, in any order."""

    def verb(self, f: list[int]) -> int:
        return notation.LAUNDER

    def possible(self, s: CorleoneState, f: list[int]) -> bool:
        return f[LAUNDER_LEFT] > 0 and may_have_money(s, f[SEAT])

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat)

    def pick_check(self, s: CorleoneState, f: list[int], seat: int, value: int) -> int:
        return 0 if s.hand[hand_at(seat, value)] else refusals.LAUNDER_NONE

    def in_order(self, s: CorleoneState, f: list[int], value: int) -> bool:
        return value <= f[LOWEST_VALUE]

    def pick(self, s: CorleoneState, f: list[int], seat: int, value: int) -> None:
        launder(s, seat, value)
        f[LAUNDER_LEFT] -= 1
        f[LOWEST_VALUE] = min(value, f[LOWEST_VALUE])

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"left": f[LAUNDER_LEFT]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (TRADE_DISCARDS, TradeDiscards("trade-discards", "CE-5.33")),
    (CHOOSE_GOOD, ChooseGood("choose-good", "CE-13.3")),
    (KEEP_JOB, KeepJob("keep-job", "CE-13.7")),
    (LAUNDER_CARDS, LaunderCards("launder-cards", "CE-13.6")),
]
