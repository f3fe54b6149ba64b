"""CE-5.8, CE-5.12, CE-5.18, CE-5.35: using fronts and backs, ability by ability in the player's order."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import NO_SEAT, SEAT, Step
from consigliere.games.corleone import effects as op
from consigliere.games.corleone import events, frames, notation, refusals
from consigliere.games.corleone.chapters import job_draws
from consigliere.games.corleone.chapters.board import controller
from consigliere.games.corleone.chapters.cards import (
    any_job_left,
    any_plain_good,
    available,
    hand_size,
    holds_plain_good,
    launder,
    may_have_money,
    may_hold_plain_good,
    stash_money,
    take_good,
    take_money,
)
from consigliere.games.corleone.effects import Effect
from consigliere.games.corleone.frames import ABILITY_SET, FIRST_EFFECT, FRONT_OWNER, SHARED_BUSINESS, SHARING
from consigliere.games.corleone.state import CorleoneState, hand_at


def use_front(s: CorleoneState, seat: int, business: int) -> None:
    """CE-5.8, CE-5.12: all abilities of a front; another player who controls the territory shares (CE-5.14)."""
    owner = controller(s, s.spot[business])
    if owner != NO_SEAT and owner != seat:
        s.push(frames.sharing(seat, business, owner))
        return
    s.emit(events.FRONT_USED, [seat, business])
    s.push(frames.ability_set(seat, s.c.front[business]))


def use_backs(s: CorleoneState, seat: int, areas: list[int]) -> None:
    """CE-5.18: all abilities on the backs of all businesses of these areas; CE-5.15: nobody shares."""
    effects: list[int] = []
    for area in areas:
        s.emit(events.BACKS_USED, [seat, area])
        effects.extend(s.c.back[area])
        if s.tile_at[area] >= 0:
            effects.extend(s.c.back[s.tile_at[area]])
    s.push(frames.ability_set(seat, effects))


def shared_business(f: list[int]) -> int:
    """The business whose front is shared."""
    return f[SHARED_BUSINESS]


class Sharing(Step[CorleoneState]):
    """CE-5.13: who resolves first; CE-5.6: a controller needs no figure."""

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        return [notation.SELF_FIRST, notation.CONTROLLER_FIRST]

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        return 0 if move in (notation.SELF_FIRST, notation.CONTROLLER_FIRST) else NOT_AN_ANSWER

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        business, owner = f[SHARED_BUSINESS], f[FRONT_OWNER]
        s.pop()
        s.emit(events.FRONT_USED, [seat, business])
        s.emit(events.FRONT_SHARED, [owner, business])
        order = [owner, seat] if move == notation.SELF_FIRST else [seat, owner]  # the last one on the stack comes first
        for who in order:
            s.push(frames.ability_set(who, s.c.front[business]))

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        return {"business": s.c.businesses[f[SHARED_BUSINESS]], "controller": f[FRONT_OWNER]}


def is_gain(effect: Effect) -> bool:
    """CE-5.32: abilities that only give cards cannot be declined."""
    return effect.op <= op.STASH_MONEY


def gain(s: CorleoneState, seat: int, effect: Effect) -> None:
    """CE-13.1, CE-13.2, CE-13.3, CE-13.9: the gains."""
    kind = effect.op
    if kind == op.GAIN_MONEY:
        take_money(s, seat, effect.card)
    elif kind == op.GAIN_GOOD:
        take_good(s, seat, effect.card)
    elif kind == op.STASH_MONEY:
        stash_money(s, seat, effect.card)
    elif any_plain_good(s):
        s.push(frames.choose_good(seat))


def start(s: CorleoneState, seat: int, number: int) -> None:
    """Begins an ability that `use` names."""
    effect = s.c.effects[number]
    kind = effect.op
    if is_gain(effect):
        gain(s, seat, effect)
    elif kind == op.TRADE or kind == op.TRADE_GOOD:
        s.push(frames.trade_discards(seat, number, effect.count))
    elif kind == op.DRAW_JOBS:
        job_draws.draw_jobs(s, seat, effect.count, effect.keep)
    elif kind == op.TAKE_HORSE:
        take_horse(s, seat)


def take_horse(s: CorleoneState, seat: int) -> None:
    """CE-13.8, CE-5.34: first player from now on; CE-3.5: nothing else moves the Horse Head."""
    s.horse = seat
    s.emit(events.HORSE_TAKEN, [seat])


def usable(s: CorleoneState, seat: int, effect: Effect) -> int:
    """0, or why an ability cannot be used now (CE-5.35)."""
    kind = effect.op
    if kind == op.GAIN_MONEY or kind == op.STASH_MONEY:
        return 0 if available(s, effect.card) >= 0 else refusals.MONEY_EMPTY
    if kind == op.GAIN_GOOD:
        return 0 if s.piles[effect.card] else refusals.GOODS_EMPTY
    if kind == op.GAIN_GOOD_CHOICE:
        return 0 if any_plain_good(s) else refusals.GOODS_EMPTY
    if kind == op.TRADE:
        return 0 if hand_size(s, seat) >= effect.count else refusals.TOO_FEW_CARDS
    if kind == op.TRADE_GOOD:
        if hand_size(s, seat) < effect.count:
            return refusals.TOO_FEW_CARDS
        return 0 if any_plain_good(s) or holds_plain_good(s, seat) else refusals.NO_GOODS_AFTER
    if kind == op.DRAW_JOBS:
        return 0 if any_job_left(s) else refusals.NO_JOBS
    if kind == op.TAKE_HORSE:
        return refusals.HORSE_HELD if s.horse == seat else 0
    return 0


def may_be_usable(s: CorleoneState, seat: int, effect: Effect) -> bool:
    """Whether everybody must reckon with an ability being usable: no question may tell what a hand holds (RU-38)."""
    if effect.op == op.LAUNDER:
        return may_have_money(s, seat)
    if effect.op == op.TRADE_GOOD and not any_plain_good(s):
        return hand_size(s, seat) >= effect.count and may_hold_plain_good(s, seat)
    return usable(s, seat, effect) == 0


class AbilitySet(Step[CorleoneState]):
    """CE-5.35: any ability that can be used now, or stop."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        seat = f[SEAT]
        self.drop_unusable(s, f, seat)
        if all(is_gain(s.c.effects[number]) for number in f[FIRST_EFFECT:]):
            if len(f) == FIRST_EFFECT:
                s.pop()
            else:
                gain(s, seat, s.c.effects[f.pop(FIRST_EFFECT)])
            return False
        for number in f[FIRST_EFFECT:]:
            if may_be_usable(s, seat, s.c.effects[number]):
                return True
        self.stop(s, f)
        return False

    def drop_unusable(self, s: CorleoneState, f: list[int], seat: int) -> None:
        """RU-37: takes out what can never be used in this set: the Horse Head one holds, laundering without money."""
        effects = s.c.effects
        if s.horse == seat:
            f[FIRST_EFFECT:] = [number for number in f[FIRST_EFFECT:] if effects[number].op != op.TAKE_HORSE]
        if any(effects[number].op == op.LAUNDER for number in f[FIRST_EFFECT:]):
            sources = any(effects[number].op in (op.GAIN_MONEY, op.TRADE) for number in f[FIRST_EFFECT:])
            if not sources and not may_have_money(s, seat):
                f[FIRST_EFFECT:] = [number for number in f[FIRST_EFFECT:] if effects[number].op != op.LAUNDER]

    def stop(self, s: CorleoneState, f: list[int]) -> None:
        """The gains still unresolved happen in listed order, the rest is lost."""
        f[FIRST_EFFECT:] = [number for number in f[FIRST_EFFECT:] if is_gain(s.c.effects[number])]

    def keep_open(self, s: CorleoneState, f: list[int], seat: int) -> bool:
        return bool(s.transfer_log)

    def candidates(self, s: CorleoneState, f: list[int], seat: int) -> list[int]:
        moves: list[int] = []
        for number in f[FIRST_EFFECT:]:
            if s.c.effects[number].op == op.LAUNDER:
                more = notation.moves_of(notation.LAUNDER)
            else:
                more = [notation.use(s.c.ability_of[number])]
            if more[0] not in moves:
                moves.extend(more)
        moves.append(notation.DONE)
        return moves

    def check(self, s: CorleoneState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            return 0
        if verb == notation.LAUNDER:
            if not s.hand[hand_at(seat, notation.launder_of(move))]:
                return refusals.LAUNDER_NONE
            return 0 if self.launder_at(s, f) >= 0 else refusals.NOT_IN_SET
        if verb != notation.USE:
            return NOT_AN_ANSWER
        ability = notation.use_of(move)
        if ability >= len(s.c.effect_of) or s.c.effect_of[ability] not in f[FIRST_EFFECT:]:
            return refusals.NOT_IN_SET
        return usable(s, seat, s.c.effects[s.c.effect_of[ability]])

    def launder_at(self, s: CorleoneState, f: list[int]) -> int:
        """Where the set has a suitcase icon, or -1."""
        for i in range(FIRST_EFFECT, len(f)):
            if s.c.effects[f[i]].op == op.LAUNDER:
                return i
        return -1

    def play(self, s: CorleoneState, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            self.stop(s, f)
        elif verb == notation.LAUNDER:
            f.pop(self.launder_at(s, f))
            launder(s, seat, notation.launder_of(move))
        else:
            number = s.c.effect_of[notation.use_of(move)]
            f.pop(f.index(number, FIRST_EFFECT))
            start(s, seat, number)

    def question_args(self, s: CorleoneState, f: list[int]) -> dict[str, Any]:
        effects = s.c.effects
        names = [s.c.abilities[s.c.ability_of[n]] for n in f[FIRST_EFFECT:] if effects[n].op != op.LAUNDER]
        return {"abilities": names, "launder": sum(effects[n].op == op.LAUNDER for n in f[FIRST_EFFECT:])}


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (SHARING, Sharing("sharing", "CE-5.13")),
    (ABILITY_SET, AbilitySet("abilities", "CE-5.35")),
]
