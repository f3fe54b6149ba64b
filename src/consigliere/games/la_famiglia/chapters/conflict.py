"""LF-7.6 to LF-7.13 and LF-7.28 to LF-7.31: the attack. Effects before it, bonuses, knockout, result.

What comes between, finesse or brute force, is in conflict_cards.py. Each step of an attack puts the frame of the
next one in its place.
"""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.la_famiglia import events, notation, refusals
from consigliere.games.la_famiglia.chapters.anytime import within_reach
from consigliere.games.la_famiglia.chapters.pieces import (
    SUPPLY,
    check_loss,
    compensate,
    conquer,
    defence,
    pay,
    remove_soldati,
)
from consigliere.games.la_famiglia.components import T_BRIBERY, T_MINIGUNS, X_YELLOW_C
from consigliere.games.la_famiglia.frames import (
    ATTACK_CAR,
    ATTACK_ORDER,
    ATTACK_ROUTE,
    ATTACK_SIDE,
    ATTACK_SOLDATI,
    ATTACK_TARGET,
    BEFORE_ATTACK,
    BRIBED,
    EFFECTS_USED,
    NEUTRALS_LOST,
    SPECIAL_DONE,
    TOOK,
    approach,
)
from consigliere.games.la_famiglia.state import (
    NEUTRAL,
    SEA_ROUTE,
    SEATS,
    LaFamigliaState,
    car_attack,
    hue,
    owns_tile,
)


class BeforeAttack(Step[LaFamigliaState]):
    """LF-7.6: Bribery, Green A, Black B, Yellow C, each at most once, in any sequence (Q-31)."""

    def advance(self, s: LaFamigliaState, f: list[int]) -> bool:
        if not s.soldati[f[ATTACK_TARGET]]:  # LF-7.8, Q-32
            finish(s, f)
            return False
        if f[ATTACK_ORDER] < 0:  # nothing applies to agitated neutrals
            s.swap(approach(f))
            return False
        if any(self.open(s, f, move) for move in (notation.BRIBE, notation.turn(1), notation.buy(1))):
            return True
        bonuses(s, f)
        return False

    def open(self, s: LaFamigliaState, f: list[int], move: int) -> bool:
        """Whether the effect is possible, perhaps with money that can still be raised (Q-8)."""
        reason = self.check(s, f, f[SEAT], move)
        if reason == refusals.BRIBE_TOO_DEAR:
            return s.supply[f[SEAT]] >= s.c.bribery_swap and within_reach(s, f[SEAT]) >= s.c.tile_cost[T_BRIBERY]
        if reason == refusals.BUY_TOO_DEAR:
            return within_reach(s, f[SEAT]) >= s.c.buy_price
        return reason == 0

    def candidates(self, s: LaFamigliaState, f: list[int], seat: int) -> list[int]:
        most = s.soldati[f[ATTACK_TARGET]]
        return [
            notation.BRIBE,
            *notation.up_to(notation.TURN, min(most, notation.FEW)),
            *notation.up_to(notation.BUY, most),
            notation.DONE,
        ]

    def check(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> int:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            return 0
        special = s.c.special[f[ATTACK_ORDER]]
        if verb == notation.BRIBE:
            if not owns_tile(s, seat, T_BRIBERY):
                return refusals.EFFECT_NOT_YOURS
            if f[EFFECTS_USED] & BRIBED:
                return refusals.EFFECT_USED
            if s.money[seat] < s.c.tile_cost[T_BRIBERY]:
                return refusals.BRIBE_TOO_DEAR
            return 0 if s.supply[seat] >= s.c.bribery_swap else refusals.REPLACEMENT_SUPPLY
        if verb == notation.TURN:
            n = notation.number_of(move)
            if not s.c.turn_max[special]:
                return refusals.EFFECT_NOT_YOURS
            if f[EFFECTS_USED] & SPECIAL_DONE:
                return refusals.EFFECT_USED
            if n > s.c.turn_max[special] or n > s.soldati[f[ATTACK_TARGET]]:
                return refusals.EFFECT_TOO_MANY
            return 0 if n <= s.supply[seat] else refusals.REPLACEMENT_SUPPLY
        if verb == notation.BUY:
            n = notation.number_of(move)
            if special != X_YELLOW_C:
                return refusals.BUY_NOT_YOURS
            if f[EFFECTS_USED] & SPECIAL_DONE:
                return refusals.EFFECT_USED
            if n > s.soldati[f[ATTACK_TARGET]]:
                return refusals.BUY_TOO_MANY
            return 0 if n * s.c.buy_price <= s.money[seat] else refusals.BUY_TOO_DEAR
        return NOT_AN_ANSWER

    def play(self, s: LaFamigliaState, f: list[int], seat: int, move: int) -> None:
        verb = notation.VERB[move]
        if verb == notation.DONE:
            bonuses(s, f)
        elif verb == notation.BRIBE:  # LF-10.9, Q-53
            f[EFFECTS_USED] |= BRIBED
            pay(s, seat, SUPPLY, s.c.tile_cost[T_BRIBERY])
            replace(s, f, min(s.c.bribery_swap, s.soldati[f[ATTACK_TARGET]]))
        elif verb == notation.TURN:  # LF-9.1, LF-9.2, Q-85
            f[EFFECTS_USED] |= SPECIAL_DONE
            replace(s, f, notation.number_of(move))
        else:  # LF-9.3, Q-52
            f[EFFECTS_USED] |= SPECIAL_DONE
            n = notation.number_of(move)
            pay(s, seat, SUPPLY, n * s.c.buy_price)
            remove_defenders(s, f, n)

    def question_args(self, s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
        return conflict_args(s, f)


def conflict_args(s: LaFamigliaState, f: list[int]) -> dict[str, Any]:
    """What everybody sees of the attack."""
    return {
        "target": s.c.areas[f[ATTACK_TARGET]],
        "attackers": f[ATTACK_SOLDATI],
        "defenders": s.soldati[f[ATTACK_TARGET]],
    }


def replace(s: LaFamigliaState, f: list[int], n: int) -> None:
    """Defenders go to their supply, as many own Soldati from supply join the attackers; no compensation (Q-30)."""
    area = f[ATTACK_TARGET]
    s.emit(events.REPLACED, [hue(s, s.side[area]), area, n])
    remove_soldati(s, area, n)
    s.supply[f[SEAT]] -= n
    f[ATTACK_SOLDATI] += n


def remove_defenders(s: LaFamigliaState, f: list[int], n: int) -> None:
    """Defenders go to their supply; neutral ones are compensated (LF-1.13)."""
    area = f[ATTACK_TARGET]
    if n <= 0:
        return
    s.emit(events.REMOVED, [hue(s, s.side[area]), area, n])
    remove_soldati(s, area, n)
    if s.side[area] == NEUTRAL:
        compensate(s, f[SEAT], n)


def attack_parts(s: LaFamigliaState, f: list[int]) -> list[tuple[str, int]]:
    """LF-7.10: what the attack bonus consists of; nothing for agitated neutrals (Q-46)."""
    parts: list[tuple[str, int]] = []
    if f[ATTACK_ORDER] < 0:
        return parts
    if s.c.skull[f[ATTACK_ORDER]]:
        parts.append(("order", s.c.skull[f[ATTACK_ORDER]]))
    if f[ATTACK_CAR]:
        parts.append(("car", car_attack(s, f[SEAT])))
    if f[ATTACK_ROUTE] == SEA_ROUTE and owns_tile(s, f[SEAT], T_MINIGUNS):  # LF-10.11
        parts.append(("miniguns", s.c.miniguns_bonus))
    return parts


def bonuses(s: LaFamigliaState, f: list[int]) -> None:
    """LF-7.10–7.13: attack and defence bonuses; the difference in defenders goes."""
    area = f[ATTACK_TARGET]
    attack = sum([n for _, n in attack_parts(s, f)])
    shield = defence(s, area)
    s.emit(events.BONUSES, [area, attack, shield])
    remove_defenders(s, f, min(attack - shield, s.soldati[area]))
    if s.soldati[area]:
        s.swap(approach(f))
    else:
        finish(s, f)


def lose_attackers(s: LaFamigliaState, f: list[int], n: int) -> None:
    """Attackers go to their supply; neutral ones are counted for the defending family (LF-8.10, Q-45)."""
    f[ATTACK_SOLDATI] -= n
    s.supply[f[ATTACK_SIDE]] += n
    if f[ATTACK_SIDE] == NEUTRAL:
        f[NEUTRALS_LOST] += n


def knockout(s: LaFamigliaState, f: list[int]) -> None:
    """LF-7.28: one for one until a side has none; own losses reach the supply before the compensation (Q-75)."""
    area = f[ATTACK_TARGET]
    n = min(f[ATTACK_SOLDATI], s.soldati[area])
    if n:
        s.emit(events.KNOCKOUT, [area, n])
        lose_attackers(s, f, n)
        remove_soldati(s, area, n)
        if s.side[area] == NEUTRAL:
            compensate(s, f[SEAT], n)
    finish(s, f)


def finish(s: LaFamigliaState, f: list[int]) -> None:
    """LF-7.29, LF-7.30: who holds the area, and who loses cars and orders."""
    area, side = f[ATTACK_TARGET], f[ATTACK_SIDE]
    defending = s.side[area]
    s.pop()
    if f[ATTACK_SOLDATI]:
        conquer(s, side, area, f[ATTACK_SOLDATI], f[ATTACK_CAR])
        if side != NEUTRAL:
            s.stack[-1][TOOK] = 1
    else:
        if f[ATTACK_CAR]:
            s.car_supply[side] += f[ATTACK_CAR]
            s.emit(events.CARS_LOST, [side, area, f[ATTACK_CAR]])
        if s.soldati[area]:
            s.emit(events.REPELLED, [hue(s, side), area])
        else:
            s.emit(events.BOTH_GONE, [area])
            check_loss(s, area)
    if f[NEUTRALS_LOST] and defending < SEATS:  # LF-8.10
        compensate(s, defending, f[NEUTRALS_LOST])


STEPS: Final[list[tuple[int, Step[LaFamigliaState]]]] = [
    (BEFORE_ATTACK, BeforeAttack("before-attack", "LF-7.6", money_matters=True))
]
