"""CE-13.3 to CE-13.7: discarding for money or goods, choosing a good, drawing jobs, laundering."""

from typing import Any

from consigliere.core.chance import Luck
from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import components as op
from consigliere.games.corleone import events, why
from consigliere.games.corleone.cards import (
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
from consigliere.games.corleone.codes import CHOOSE_GOOD, KEEP_JOB, LAUNDER_CARDS, TRADE_DISCARDS
from consigliere.games.corleone.components import FIRST_ALLY, FIRST_JOB, JOBS, MONEY, NARCOTICS, PILES, PLAIN_GOODS
from consigliere.games.corleone.notation import DISCARD, DONE, FEW, GOOD, KEEP, LAUNDER, VERB
from consigliere.games.corleone.state import DISCARDED, HAND, LOOKED_AT, NOBODY, Corleone

# ---- discards: a multiset, kind by kind in the fixed order


def cards_after(s: Corleone, seat: int, card: int) -> int:
    """How many cards of later kinds are in a hand."""
    place = HAND + seat
    if card >= FIRST_ALLY:
        return s.ally_at[card - FIRST_ALLY + 1 :].count(place)
    found = s.ally_at.count(place)
    if card >= FIRST_JOB:
        return found + s.job_at[card - FIRST_JOB + 1 :].count(place)
    found += s.job_at.count(place)
    return found + sum(s.hand[seat * PILES + card + 1 : seat * PILES + PILES])


def discard_candidates(s: Corleone, seat: int, left: int) -> list[int]:
    """All numbers of all kinds in hand."""
    return [
        DISCARD + card * FEW + n for card in hand_cards(s, seat) for n in range(min(in_hand(s, seat, card), left, FEW))
    ]


def order_problem(card: int, last: int, last_n: int) -> bool:
    """Kinds rise; the same kind again only if one choice could not hold them all."""
    return card < last or (card == last and last_n < FEW)


def number_problem(s: Corleone, seat: int, card: int, n: int, left: int, held: int) -> bool:
    """So many are there, not more than wanted, and the rest can still be had from later kinds."""
    if n > left or n > held:
        return True
    if n == left:
        return False
    rest = held - n if n == FEW else 0
    return left - n > rest + cards_after(s, seat, card)


class TradeDiscards(Step[Corleone]):
    """CE-5.33, CE-13.4, CE-13.5: all discards, then what they bring. Frame: seat, effect, left, last kind, its n."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[3]:
            return True
        s.pop()
        seat, effect = f[1], s.c.effects[f[2]]
        if effect.op == op.TRADE:
            for value in effect.money:
                take_money(s, seat, value)
        else:
            s.push([CHOOSE_GOOD, seat])
        return False

    def helped(self, s: Corleone, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat)

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return discard_candidates(s, seat, f[3])

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != DISCARD:
            return NOT_AN_ANSWER
        card, n = (move - DISCARD) // FEW, (move - DISCARD) % FEW + 1
        held = in_hand(s, seat, card)
        if not held:
            return why.NOT_IN_HAND
        if order_problem(card, f[4], f[5]):
            return why.DISCARD_ORDER
        if number_problem(s, seat, card, n, f[3], held):
            return why.DISCARD_NUMBER
        if s.c.effects[f[2]].op == op.TRADE_GOOD and f[3] == n and not self.good_after(s, card):
            return why.NO_GOODS_AFTER
        return 0

    def good_after(self, s: Corleone, card: int) -> bool:
        """CE-13.5: one of the three piles has a card after the discard."""
        return any_plain_good(s) or MONEY <= card < NARCOTICS

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        card, n = (move - DISCARD) // FEW, (move - DISCARD) % FEW + 1
        discard(s, seat, card, n)
        f[3] -= n
        f[4] = card
        f[5] = n

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"left": f[3], "ability": s.c.abilities[s.c.ability_of[f[2]]]}


class ChooseGood(Step[Corleone]):
    """CE-13.3: a gun, booze or blood money from a pile that is not empty."""

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return list(range(GOOD, GOOD + PLAIN_GOODS))

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return why.GAIN_MUST
        if VERB[move] != GOOD:
            return NOT_AN_ANSWER
        good = move - GOOD
        if good >= PLAIN_GOODS:
            return why.GOOD_NOT_OFFERED
        return 0 if s.piles[MONEY + good] else why.GOODS_EMPTY

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        take_good(s, seat, MONEY + move - GOOD)


# ---- job draws


def draw_jobs(s: Corleone, seat: int, number: int, keep: int) -> None:
    """CE-13.7, CE-6.5: looks at the top jobs one by one; what cannot be chosen among is kept."""
    looked: list[int] = []
    for _ in range(number):
        job = draw_job(s, "job")
        if job < 0:
            break
        s.job_at[job] = LOOKED_AT
        s.emit_secret(events.LOOKED, [seat], [job], 1 << seat)
        s.events[-1].luck = Luck("job", [job])
        looked.append(job)
    if len(looked) <= keep:
        for job in looked:
            keep_job(s, seat, job)
        return
    s.looker = seat
    s.push([KEEP_JOB, seat, keep])


class KeepJob(Step[Corleone]):
    """CE-13.7: which of the jobs looked at stays in hand. Frame: seat, how many."""

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [KEEP + job for job in range(JOBS) if s.job_at[job] == LOOKED_AT]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != KEEP:
            return NOT_AN_ANSWER
        job = move - KEEP
        if s.job_at[job] != LOOKED_AT:
            return why.KEEP_NOT_SEEN
        later = sum(s.job_at[other] == LOOKED_AT for other in range(job + 1, JOBS))
        return why.KEEP_ORDER if later < f[2] - 1 else 0

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        f[2] -= 1
        chosen = move - KEEP
        gone = [job for job in range(JOBS) if s.job_at[job] == LOOKED_AT and (job < chosen or not f[2])]
        keep_job(s, seat, chosen)
        for job in gone:
            if job != chosen:
                self.discard(s, seat, job)
        if not f[2]:
            s.looker = NOBODY
            s.pop()

    def discard(self, s: Corleone, seat: int, job: int) -> None:
        """RU-16: face up on the pile after the choice."""
        s.job_at[job] = DISCARDED
        s.discards.append(job)
        s.emit(events.JOB_DISCARDED, [seat, job])


class LaunderCards(Step[Corleone]):
    """CE-13.6 on a job or ally: up to so many money cards, from high to low. Frame: seat, left, the last value."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if f[2] and may_have_money(s, f[1]):
            return True
        s.pop()
        return False

    def helped(self, s: Corleone, f: list[int], seat: int) -> bool:
        return has_secrets(s, seat)

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [*range(LAUNDER, LAUNDER + MONEY), DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE:
            return 0
        if VERB[move] != LAUNDER:
            return NOT_AN_ANSWER
        value = move - LAUNDER
        if not s.hand[seat * PILES + value]:
            return why.LAUNDER_NONE
        return why.LAUNDER_ORDER if value > f[3] else 0

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        launder(s, seat, move - LAUNDER)
        f[2] -= 1
        f[3] = move - LAUNDER

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"left": f[2]}


STEPS = [
    (TRADE_DISCARDS, TradeDiscards("trade-discards", "CE-5.33")),
    (CHOOSE_GOOD, ChooseGood("choose-good", "CE-13.3")),
    (KEEP_JOB, KeepJob("keep-job", "CE-13.7")),
    (LAUNDER_CARDS, LaunderCards("launder-cards", "CE-13.6")),
]
