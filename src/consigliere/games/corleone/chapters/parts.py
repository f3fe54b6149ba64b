"""CE-5.22 to CE-5.25: the parts of a job, one after the other; which step each operation opens (CE-13)."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import NO_SEAT, SEAT, Step
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters import opponents
from consigliere.games.corleone.chapters.abilities import gain, is_gain, may_be_usable, start, usable
from consigliere.games.corleone.chapters.cards import hand_size, may_have_money, take_money
from consigliere.games.corleone.effects import Effect
from consigliere.games.corleone.frames import (
    CARD,
    CHIEF_PLACED,
    EFFECT,
    MONEY_ASKED,
    MONEY_FIRST,
    MONEY_LAST,
    MONEY_TAKEN,
    MONEY_TIME,
    MONEY_UNDECIDED,
    NEXT_PART,
    ON_CONTROL,
    YES_OR_NO,
    grant_extra_action,
)
from consigliere.games.corleone.state import CASE, CorleoneState, others

ASK_ORDER = (op.LAUNDER, op.USE_FRONT, op.USE_BACK, op.OFFER, op.STASH_MONEY)


def order_matters(s: CorleoneState, job: int) -> bool:
    """RU-12a: the jobs for which the player is asked whether the money comes first."""
    for number in s.c.job_parts[job]:
        effect = s.c.effects[number]
        if effect.op in ASK_ORDER or (effect.op == op.MOVE_FIGURE and effect.shakedown != op.NO_SHAKEDOWN):
            return True
    return False


class CardParts(Step[CorleoneState]):
    """CE-5.22: the parts of a job in the card's order."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        seat, card = f[SEAT], f[CARD]
        if f[MONEY_TIME] == MONEY_UNDECIDED:
            f[MONEY_TIME] = MONEY_FIRST
            if order_matters(s, card):
                f[MONEY_TIME] = MONEY_ASKED
                s.push(frames.job_order(seat, card))
                return False
        if f[MONEY_TIME] == MONEY_FIRST:
            self.take_reward(s, f)
        parts = s.c.job_parts[card]
        part = f[NEXT_PART]
        if part < len(parts):
            f[NEXT_PART] += 1
            start_part(s, seat, parts[part], f[CHIEF_PLACED])  # CE-13.28: resolved completely before the next part
            return False
        if f[MONEY_TIME] == MONEY_LAST:
            self.take_reward(s, f)
        s.job_at[card] = CASE + seat  # CE-5.23
        s.emit(events.JOB_COMPLETED, [seat, card])
        s.pop()
        return False

    def take_reward(self, s: CorleoneState, f: list[int]) -> None:
        """CE-5.22: exactly the money cards shown, to hand (RC-1)."""
        f[MONEY_TIME] = MONEY_TAKEN
        for value in s.c.job_money[f[CARD]]:
            take_money(s, f[SEAT], value)


def start_part(s: CorleoneState, seat: int, number: int, chief_placed: int) -> None:
    """Opens the step of one part; a step without a possible choice closes by itself."""
    effect = s.c.effects[number]
    if is_gain(effect):
        gain(s, seat, effect)
    elif effect.op == op.EXTRA_ACTION:
        grant_extra_action(s)
    else:
        for frame in part_frames(s, seat, number, chief_placed):
            s.push(frame)


def part_frames(s: CorleoneState, seat: int, number: int, chief_placed: int) -> list[list[int]]:
    """What the choices of a part put on the stack, the one that comes first last."""
    effect = s.c.effects[number]
    kind = effect.op
    if kind == op.SHOOT:
        return shooting_frames(s, seat, number, effect, chief_placed)
    if kind == op.CHIEF_PUSH:
        return [frames.push_which(seat)] if chief_placed else []
    if kind in YES_OR_NO:
        return [frames.yes_or_no(seat, number, effect)]
    if kind == op.LAUNDER:
        return [frames.launder_cards(seat, effect.count)]
    if kind == op.MOVE_FIGURE:
        return [frames.move_which(seat, number, effect.count)]
    if kind in ON_CONTROL:
        return [frames.on_control(seat, number, effect)]
    if kind == op.USE_FRONT:
        return [frames.choose_fronts(seat, effect.where, effect.count)]
    if kind == op.USE_BACK:
        return [frames.choose_backs(seat, frames.ANY_AREA, effect.count)]
    if kind == op.STEAL_RANDOM:
        return [frames.steal_from(seat, number)]
    if kind == op.AUDIT:
        return [frames.audit_whom(seat, number)]
    if kind == op.TAKE_OPEN_JOB:
        return [frames.take_jobs(seat, effect.count)]
    return [frames.place_figure(seat, effect)]


def shooting_frames(s: CorleoneState, seat: int, number: int, effect: Effect, chief_placed: int) -> list[list[int]]:
    """CE-13.10: a territory first, or targets at once."""
    where = effect.where
    if where in (op.ONE_TERRITORY, op.ONE_TERRITORY_ALL, op.THUG_AND_FAMILY):
        return [frames.shoot_where(seat, number)]
    if where == op.EACH_OPPONENT:
        return [frames.shoot_figure(seat, number, 1, -1, other) for other in reversed(others(s, seat))]
    if where == op.CHIEF_TERRITORY:
        return [frames.shoot_figure(seat, number, effect.count, s.chief, NO_SEAT)] if chief_placed else []
    return [frames.shoot_figure(seat, number, effect.count, -1, NO_SEAT)]


class YesOrNo(Step[CorleoneState]):
    """CE-5.25, CE-5.27: a part that may be declined before it begins."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        if self.possible(s, f):
            return True
        s.pop()
        return False

    def possible(self, s: CorleoneState, f: list[int]) -> bool:
        """Whether the part can be used, as far as everybody may know (RU-38)."""
        seat, effect = f[SEAT], s.c.effects[f[EFFECT]]
        if effect.op == op.COLLECT:
            return any(hand_size(s, other) for other in others(s, seat))
        if effect.op == op.OFFER:
            return any(may_have_money(s, other) for other in others(s, seat))
        return may_be_usable(s, seat, effect)

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return bool(s.transfer_log)

    def accept(self, s: CorleoneState, f: list[int]) -> int:
        """The move that uses the part."""
        return notation.use(s.c.ability_of[f[EFFECT]])

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [self.accept(s, f), notation.DONE]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        if move == notation.DONE:
            return 0
        if move == self.accept(s, f):
            effect = s.c.effects[f[EFFECT]]
            return 0 if effect.op in (op.COLLECT, op.OFFER) else usable(s, seat, effect)
        return refusals.NOT_IN_SET if notation.VERB[move] == notation.USE else NOT_AN_ANSWER

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == notation.DONE:
            return
        effect = s.c.effects[f[EFFECT]]
        if effect.op == op.COLLECT:
            opponents.ask_for_cards(s, seat, effect.count)
        elif effect.op == op.OFFER:
            opponents.ask_for_offers(s, seat)
        else:
            start(s, seat, f[EFFECT])

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"ability": s.c.abilities[s.c.ability_of[f[EFFECT]]]}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (frames.CARD_PARTS, CardParts("card-parts", "CE-5.22")),
    (frames.PART_JOBS, YesOrNo("part-jobs", "CE-13.7")),
    (frames.PART_HORSE, YesOrNo("part-horse", "CE-13.8")),
    (frames.PART_TRADE, YesOrNo("part-trade", "CE-13.4")),
    (frames.PART_TRADE_GOOD, YesOrNo("part-trade-good", "CE-13.5")),
    (frames.PART_COLLECT, YesOrNo("part-collect", "CE-13.20")),
    (frames.PART_OFFER, YesOrNo("part-offer", "CE-13.21")),
]
