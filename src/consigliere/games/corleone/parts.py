"""CE-5.22 to CE-5.30: the parts of a job or an ally, one after the other; which step each operation opens (CE-13)."""

from typing import Any

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.corleone import codes, events, why
from consigliere.games.corleone import components as op
from consigliere.games.corleone.abilities import gain, is_gain, start, usable
from consigliere.games.corleone.cards import hand_size, may_have_money, take_money
from consigliere.games.corleone.components import MONEY, Effect
from consigliere.games.corleone.notation import DONE, USE, VERB
from consigliere.games.corleone.opponents import ask_for_cards, ask_for_offers
from consigliere.games.corleone.state import CASE, Corleone, others
from consigliere.games.corleone.turn import ASKED, EXTRA, FIRST, GRANTED, JOB, LAST, TAKEN, UNDECIDED

SEAT = 1
KIND = 2
CARD = 3
NEXT = 4
MONEY_TIME = 5
ASK_ORDER = (op.LAUNDER, op.USE_FRONT, op.USE_BACK, op.OFFER, op.STASH_MONEY)
YES_OR_NO = {
    op.DRAW_JOBS: codes.PART_JOBS,
    op.TAKE_HORSE: codes.PART_HORSE,
    op.TRADE: codes.PART_TRADE,
    op.TRADE_GOOD: codes.PART_TRADE_GOOD,
    op.COLLECT: codes.PART_COLLECT,
    op.OFFER: codes.PART_OFFER,
}
ON_CONTROL = {
    op.PLACE_CONTROL: codes.PLACE_TOKEN,
    op.REMOVE_CONTROL: codes.REMOVE_TOKEN,
    op.REPLACE_CONTROL: codes.REPLACE_TOKEN,
    op.SWAP_CONTROL: codes.SWAP_TOKENS,
    op.REORDER_CONTROL: codes.REORDER_TOKENS,
}


def order_matters(s: Corleone, job: int) -> bool:
    """RU-12a: the jobs for which the player is asked whether the money comes first."""
    for number in s.c.job_parts[job]:
        effect = s.c.effects[number]
        if effect.op in ASK_ORDER or (effect.op == op.MOVE_FIGURE and effect.shakedown != op.NO_SHAKEDOWN):
            return True
    return False


class CardParts(Step[Corleone]):
    """CE-5.22, CE-5.27: parts in the card's order. Frame: seat, kind, card, next part, when the money comes, chief."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        seat, card = f[SEAT], f[CARD]
        if f[MONEY_TIME] == UNDECIDED:
            f[MONEY_TIME] = FIRST
            if order_matters(s, card):
                f[MONEY_TIME] = ASKED
                s.push([codes.JOB_ORDER, seat, card])
                return False
        if f[MONEY_TIME] == FIRST:
            self.take_reward(s, f)
        parts = s.c.job_parts[card] if f[KIND] == JOB else s.c.ally_parts[card]
        if f[NEXT] < len(parts):
            f[NEXT] += 1
            start_part(s, seat, parts[f[NEXT] - 1], f)  # CE-13.28: resolved completely before the next part
            return False
        if f[MONEY_TIME] == LAST:
            self.take_reward(s, f)
        if f[KIND] == JOB:  # CE-5.23
            s.job_at[card] = CASE + seat
            s.emit(events.JOB_COMPLETED, [seat, card])
        s.pop()
        return False

    def take_reward(self, s: Corleone, f: list[int]) -> None:
        """CE-5.22: exactly the money cards shown, to hand (RC-1)."""
        f[MONEY_TIME] = TAKEN
        for value in s.c.job_money[f[CARD]]:
            take_money(s, f[SEAT], value)


def start_part(s: Corleone, seat: int, number: int, card: list[int]) -> None:
    """Opens the step of one part; a step without a possible choice closes by itself."""
    effect = s.c.effects[number]
    kind = effect.op
    if is_gain(effect):
        gain(s, seat, effect)
    elif kind in YES_OR_NO:
        s.push([YES_OR_NO[kind], seat, number])
    elif kind == op.LAUNDER:
        s.push([codes.LAUNDER_CARDS, seat, effect.count, MONEY - 1])
    elif kind == op.SHOOT:
        start_shooting(s, seat, number, effect, card)
    elif kind == op.MOVE_FIGURE:
        s.push([codes.MOVE_WHICH, seat, number, effect.count, -1])
    elif kind in ON_CONTROL:
        s.push([ON_CONTROL[kind], seat, number, effect.count, 0, -1])
    elif kind == op.USE_FRONT:
        s.push([codes.USE_FRONTS, seat, effect.where, effect.count, 0])
    elif kind == op.USE_BACK:
        s.push([codes.USE_BACKS, seat, -1, effect.count, 0])
    elif kind == op.STEAL_RANDOM:
        s.push([codes.STEAL_FROM, seat, number])
    elif kind == op.AUDIT:
        s.push([codes.AUDIT_WHOM, seat, number])
    elif kind == op.TAKE_OPEN_JOB:
        s.push([codes.TAKE_JOBS, seat, effect.count])
    elif kind == op.PLACE_NEUTRAL:
        s.push([codes.PLACE_FIGURE, seat, effect.figure, effect.spaces, effect.shakedown])
    elif kind == op.CHIEF_PUSH:
        if card[6]:
            s.push([codes.PUSH_WHICH, seat])
    elif kind == op.EXTRA_ACTION:
        s.stack[0][EXTRA] = GRANTED


def start_shooting(s: Corleone, seat: int, number: int, effect: Effect, card: list[int]) -> None:
    """CE-13.10: a territory first, or targets at once."""
    where = effect.where
    if where in (op.ONE_TERRITORY, op.ONE_TERRITORY_ALL, op.THUG_AND_FAMILY):
        s.push([codes.SHOOT_WHERE, seat, number])
    elif where == op.EACH_OPPONENT:
        for other in reversed(others(s, seat)):
            s.push([codes.SHOOT_FIGURE, seat, number, 1, -1, other, -1])
    elif where != op.CHIEF_TERRITORY or card[6]:
        area = s.chief if where == op.CHIEF_TERRITORY else -1
        s.push([codes.SHOOT_FIGURE, seat, number, effect.count, area, -1, -1])


class YesOrNo(Step[Corleone]):
    """CE-5.25, CE-5.27: a part that may be declined before it begins. Frame: seat, effect."""

    def advance(self, s: Corleone, f: list[int]) -> bool:
        if self.possible(s, f[1], s.c.effects[f[2]]):
            return True
        s.pop()
        return False

    def possible(self, s: Corleone, seat: int, effect: Effect) -> bool:
        if effect.op == op.COLLECT:
            return any(hand_size(s, other) for other in others(s, seat))
        if effect.op == op.OFFER:
            return any(may_have_money(s, other) for other in others(s, seat))
        return usable(s, seat, effect) == 0

    def candidates(self, s: Corleone, f: list[int], seat: int) -> list[int]:
        return [USE + s.c.ability_of[f[2]], DONE]

    def check(self, s: Corleone, f: list[int], seat: int, move: int) -> int:
        if move == DONE or move == USE + s.c.ability_of[f[2]]:
            return 0
        return why.NOT_IN_SET if VERB[move] == USE else NOT_AN_ANSWER

    def play(self, s: Corleone, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == DONE:
            return
        effect = s.c.effects[f[2]]
        if effect.op == op.COLLECT:
            ask_for_cards(s, seat, effect.count)
        elif effect.op == op.OFFER:
            ask_for_offers(s, seat)
        else:
            start(s, seat, f[2])

    def asks(self, s: Corleone, f: list[int]) -> dict[str, Any]:
        return {"ability": s.c.abilities[s.c.ability_of[f[2]]]}


STEPS = [
    (codes.CARD_PARTS, CardParts("card-parts", "CE-5.27")),
    (codes.PART_JOBS, YesOrNo("part-jobs", "CE-13.7")),
    (codes.PART_HORSE, YesOrNo("part-horse", "CE-13.8")),
    (codes.PART_TRADE, YesOrNo("part-trade", "CE-13.4")),
    (codes.PART_TRADE_GOOD, YesOrNo("part-trade-good", "CE-13.5")),
    (codes.PART_COLLECT, YesOrNo("part-collect", "CE-13.20")),
    (codes.PART_OFFER, YesOrNo("part-offer", "CE-13.21")),
]
