"""LF-7.6 to LF-7.31: the attack. Effects before it, bonuses, finesse or brute force, knockout, result.

All steps of one attack share one frame: seat of the attacker (or agitator), target, order (-1: agitated neutrals),
route, effects used, seat of the defender's cards, neutral attackers lost, attacker takes, defender takes.
"""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.la_famiglia import events, why
from consigliere.games.la_famiglia.anytime import within_reach
from consigliere.games.la_famiglia.codes import (
    APPROACH,
    ATTACKER_TAKES,
    BEFORE_ATTACK,
    COMMIT_CARD,
    DEFENDER_TAKES,
    NAME_DEFENDER,
)
from consigliere.games.la_famiglia.components import (
    CARDS,
    COWARD,
    T_BRIBERY,
    T_MINIGUNS,
    TURNCOAT,
    X_YELLOW_C,
)
from consigliere.games.la_famiglia.movement import SEA_ROUTE
from consigliere.games.la_famiglia.notation import (
    BRIBE,
    BRUTE,
    BUY,
    CARD,
    DEFEND,
    DONE,
    FEW,
    FINESSE,
    LEAVE,
    TAKE,
    TURN,
    VERB,
)
from consigliere.games.la_famiglia.pieces import (
    SUPPLY,
    check_loss,
    compensate,
    conquer,
    defence,
    eyes,
    pay,
    remove_soldati,
)
from consigliere.games.la_famiglia.state import (
    EMPTY,
    NEUTRAL,
    O_IDENTICAL_ONCE,
    SEATS,
    Famiglia,
    allied,
    car_attack,
    hue,
    owns_tile,
)

TARGET: Final = 2
ORDER: Final = 3
ROUTE: Final = 4
USED: Final = 5
DEFENDER: Final = 6
NEUTRALS_LOST: Final = 7
ATTACKER_TOOK: Final = 8
DEFENDER_TOOK: Final = 9

BRIBED: Final = 1  # bits of USED
SPECIAL_DONE: Final = 2


class BeforeAttack(Step[Famiglia]):
    """LF-7.6: Bribery, Green A, Black B, Yellow C, each at most once, in any sequence (Q-31)."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if not s.soldati[f[TARGET]]:  # LF-7.8, Q-32
            finish(s, f)
            return False
        if f[ORDER] < 0:  # nothing applies to agitated neutrals
            f[0] = APPROACH
            return False
        if any(self.open(s, f, move) for move in (BRIBE, TURN, BUY)):
            return True
        bonuses(s, f)
        return False

    def open(self, s: Famiglia, f: list[int], move: int) -> bool:
        """Whether the effect is possible, perhaps with money that can still be raised (Q-8)."""
        reason = self.check(s, f, f[1], move)
        if reason == why.BRIBE_TOO_DEAR:
            return s.supply[f[1]] >= s.c.bribery_swap and within_reach(s, f[1]) >= s.c.tile_cost[T_BRIBERY]
        if reason == why.BUY_TOO_DEAR:
            return within_reach(s, f[1]) >= s.c.buy_price
        return reason == 0

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        most = s.soldati[f[TARGET]]
        return [BRIBE, *range(TURN, TURN + min(most, FEW)), *range(BUY, BUY + most), DONE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == DONE:
            return 0
        special = s.c.special[f[ORDER]]
        if verb == BRIBE:
            if not owns_tile(s, seat, T_BRIBERY):
                return why.EFFECT_NOT_YOURS
            if f[USED] & BRIBED:
                return why.EFFECT_USED
            if s.money[seat] < s.c.tile_cost[T_BRIBERY]:
                return why.BRIBE_TOO_DEAR
            return 0 if s.supply[seat] >= s.c.bribery_swap else why.REPLACEMENT_SUPPLY
        if verb == TURN:
            n = move - TURN + 1
            if not s.c.turn_max[special]:
                return why.EFFECT_NOT_YOURS
            if f[USED] & SPECIAL_DONE:
                return why.EFFECT_USED
            if n > s.c.turn_max[special] or n > s.soldati[f[TARGET]]:
                return why.EFFECT_TOO_MANY
            return 0 if n <= s.supply[seat] else why.REPLACEMENT_SUPPLY
        if verb == BUY:
            n = move - BUY + 1
            if special != X_YELLOW_C:
                return why.EFFECT_NOT_YOURS
            if f[USED] & SPECIAL_DONE:
                return why.EFFECT_USED
            if n > s.soldati[f[TARGET]]:
                return why.EFFECT_TOO_MANY
            return 0 if n * s.c.buy_price <= s.money[seat] else why.BUY_TOO_DEAR
        return NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        verb = VERB[move]
        if verb == DONE:
            bonuses(s, f)
        elif verb == BRIBE:  # LF-10.9, Q-53
            f[USED] |= BRIBED
            pay(s, seat, SUPPLY, s.c.tile_cost[T_BRIBERY])
            replace(s, seat, f[TARGET], min(s.c.bribery_swap, s.soldati[f[TARGET]]))
        elif verb == TURN:  # LF-9.1, LF-9.2
            f[USED] |= SPECIAL_DONE
            replace(s, seat, f[TARGET], move - TURN + 1)
        else:  # LF-9.3, Q-52
            f[USED] |= SPECIAL_DONE
            n = move - BUY + 1
            pay(s, seat, SUPPLY, n * s.c.buy_price)
            remove_defenders(s, f, n)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return conflict_args(s, f)


def conflict_args(s: Famiglia, f: list[int]) -> dict[str, Any]:
    """What everybody sees of the attack."""
    return {"target": s.c.areas[f[TARGET]], "attackers": s.marching, "defenders": s.soldati[f[TARGET]]}


def replace(s: Famiglia, seat: int, area: int, n: int) -> None:
    """Defenders go to their supply, as many own Soldati from supply join the attackers; no compensation (Q-30)."""
    s.emit(events.REPLACED, [hue(s, s.side[area]), area, n])
    remove_soldati(s, area, n)
    s.supply[seat] -= n
    s.marching += n


def remove_defenders(s: Famiglia, f: list[int], n: int) -> None:
    """Defenders go to their supply; neutral ones are compensated (LF-1.13)."""
    area = f[TARGET]
    if n <= 0:
        return
    s.emit(events.REMOVED, [hue(s, s.side[area]), area, n])
    remove_soldati(s, area, n)
    if s.side[area] == NEUTRAL:
        compensate(s, f[1], n)


def attack_parts(s: Famiglia, f: list[int]) -> list[tuple[str, int]]:
    """LF-7.10: what the attack bonus consists of; nothing for agitated neutrals (Q-46)."""
    found: list[tuple[str, int]] = []
    if f[ORDER] < 0:
        return found
    if s.c.skull[f[ORDER]]:
        found.append(("order", s.c.skull[f[ORDER]]))
    if s.marching_car:
        found.append(("car", car_attack(s, f[1])))
    if f[ROUTE] == SEA_ROUTE and owns_tile(s, f[1], T_MINIGUNS):  # LF-10.11
        found.append(("miniguns", s.c.miniguns_bonus))
    return found


def bonuses(s: Famiglia, f: list[int]) -> None:
    """LF-7.10–7.13: attack and defence bonuses; the difference in defenders goes."""
    area = f[TARGET]
    attack = sum([n for _, n in attack_parts(s, f)])
    shield = defence(s, area)
    s.emit(events.BONUSES, [area, attack, shield])
    remove_defenders(s, f, min(attack - shield, s.soldati[area]))
    if s.soldati[area]:
        f[0] = APPROACH
    else:
        finish(s, f)


class Approach(Step[Famiglia]):
    """LF-7.15: finesse or brute force."""

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [FINESSE, BRUTE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        return 0 if move == FINESSE or move == BRUTE else NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        if move == BRUTE:  # LF-7.16, Q-33
            n = min(s.c.brute_force_cost, s.marching)
            s.emit(events.BRUTE_FORCE, [hue(s, s.marching_side), n])
            lose_attackers(s, f, n)
            knockout(s, f)
            return
        s.emit(events.FINESSE, [hue(s, s.marching_side)])
        side = s.side[f[TARGET]]
        if side == NEUTRAL:
            f[0] = NAME_DEFENDER
        else:
            f[DEFENDER] = side
            f[0] = COMMIT_CARD

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return conflict_args(s, f)


class NameDefender(Step[Famiglia]):
    """LF-7.17: the next enemy in order of play names who plays for the neutrals (Q-65)."""

    def actors(self, s: Famiglia, f: list[int]) -> list[int]:
        return [(f[1] + 1) % SEATS]

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return sorted(DEFEND + s.family[other] for other in range(SEATS))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != DEFEND:
            return NOT_AN_ANSWER
        other = s.seat_of[move - DEFEND]
        return 0 if other >= 0 and allied(seat, other) else why.NOT_YOUR_TEAM

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        f[DEFENDER] = s.seat_of[move - DEFEND]
        f[0] = COMMIT_CARD
        s.emit(events.DEFENDER_NAMED, [f[DEFENDER]])

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return conflict_args(s, f)


class CommitCard(Step[Famiglia]):
    """LF-7.18: both choose a card at the same time, in secret."""

    def advance(self, s: Famiglia, f: list[int]) -> bool:
        if self.actors(s, f):
            return True
        f[0] = ATTACKER_TAKES
        return False

    def actors(self, s: Famiglia, f: list[int]) -> list[int]:
        return [seat for seat in (f[1], f[DEFENDER]) if s.committed[seat] < 0]

    def committed(self, s: Famiglia, f: list[int]) -> list[int]:
        return [seat for seat in (f[1], f[DEFENDER]) if s.committed[seat] >= 0]

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return list(range(CARD, CARD + CARDS))

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        return 0 if VERB[move] == CARD else NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        s.committed[seat] = move - CARD
        s.emit_secret(events.CARD_CHOSEN, [seat], [move - CARD], eyes(seat))

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return conflict_args(s, f)


class TakeOrLeave(Step[Famiglia]):
    """LF-7.18: first the attacker about the defender's card, then the defender, both without seeing it (Q-62)."""

    def actors(self, s: Famiglia, f: list[int]) -> list[int]:
        return [f[1] if f[0] == ATTACKER_TAKES else f[DEFENDER]]

    def candidates(self, s: Famiglia, f: list[int], seat: int) -> list[int]:
        return [TAKE, LEAVE]

    def check(self, s: Famiglia, f: list[int], seat: int, move: int) -> int:
        return 0 if move == TAKE or move == LEAVE else NOT_AN_ANSWER

    def play(self, s: Famiglia, f: list[int], seat: int, move: int) -> None:
        took = int(move == TAKE)
        s.emit(events.CARD_TAKEN if took else events.CARD_LEFT, [seat])
        if f[0] == ATTACKER_TAKES:
            f[ATTACKER_TOOK] = took
            f[0] = DEFENDER_TAKES
        else:
            f[DEFENDER_TOOK] = took
            reveal(s, f)

    def asks(self, s: Famiglia, f: list[int]) -> dict[str, Any]:
        return {**conflict_args(s, f), "attacker_took": f[ATTACKER_TOOK]}


def reveal(s: Famiglia, f: list[int]) -> None:
    """LF-7.19, LF-7.20: the cards where they were taken; Turncoats, then Cowards, the attacker's first (LF-7.23)."""
    attacker, defender = s.committed[f[1]], s.committed[f[DEFENDER]]
    s.emit(events.CARDS_REVEALED, [attacker, defender])
    s.committed[f[1]] = -1
    s.committed[f[DEFENDER]] = -1
    front: list[list[int]] = [[], []]  # cards in front of the attacker, of the defender
    front[1 if f[DEFENDER_TOOK] else 0].append(attacker)
    front[0 if f[ATTACKER_TOOK] else 1].append(defender)
    for hand in front:
        if s.options[O_IDENTICAL_ONCE] and len(hand) == 2 and hand[0] == hand[1]:  # LF-7.24
            hand.pop()
    for kind in (TURNCOAT, COWARD):
        for of_attacker in (True, False):
            for card in front[0 if of_attacker else 1]:
                if s.c.card_kind[card] == kind:
                    apply_card(s, f, card, of_attacker)
    knockout(s, f)


def apply_card(s: Famiglia, f: list[int], card: int, of_attacker: bool) -> None:
    """LF-7.21, LF-7.22: one card of one side, as far as possible."""
    if s.c.card_kind[card] == TURNCOAT:
        turncoat(s, f, s.c.card_n[card], of_attacker)
    else:
        coward(s, f, s.c.card_n[card], of_attacker)


def turncoat(s: Famiglia, f: list[int], n: int, of_attacker: bool) -> None:
    """LF-7.21: an enemy Soldato goes, an own one comes from supply; two independent halves (Q-29)."""
    area = f[TARGET]
    defending = s.side[area]
    if of_attacker:
        go = min(n, s.soldati[area])
        remove_soldati(s, area, go)
        come = min(n, s.supply[s.marching_side])
        s.supply[s.marching_side] -= come
        s.marching += come
    else:
        go = min(n, s.marching)
        lose_attackers(s, f, go)
        come = min(n, s.supply[defending])
        s.supply[defending] -= come
        s.soldati[area] += come
    s.emit(events.TURNCOAT, [hue(s, s.marching_side if of_attacker else defending), go, come])


def coward(s: Famiglia, f: list[int], n: int, of_attacker: bool) -> None:
    """LF-7.22: Soldati of the side go home to headquarters, neutral ones to their supply."""
    area = f[TARGET]
    side = s.marching_side if of_attacker else s.side[area]
    n = min(n, s.marching if of_attacker else s.soldati[area])
    s.emit(events.COWARD, [hue(s, side), n])
    if of_attacker and side == NEUTRAL:
        lose_attackers(s, f, n)
    elif of_attacker:
        s.marching -= n
        s.hq[side] += n
    elif side == NEUTRAL:
        remove_soldati(s, area, n)
        compensate(s, f[1], n)
    else:
        s.soldati[area] -= n
        s.hq[side] += n


def lose_attackers(s: Famiglia, f: list[int], n: int) -> None:
    """Attackers go to their supply; neutral ones are counted for the defending family (LF-8.10, Q-45)."""
    s.marching -= n
    s.supply[s.marching_side] += n
    if s.marching_side == NEUTRAL:
        f[NEUTRALS_LOST] += n


def knockout(s: Famiglia, f: list[int]) -> None:
    """LF-7.28: one for one until a side has none; own losses reach the supply before the compensation (Q-75)."""
    area = f[TARGET]
    n = min(s.marching, s.soldati[area])
    if n:
        s.emit(events.KNOCKOUT, [area, n])
        lose_attackers(s, f, n)
        remove_soldati(s, area, n)
        if s.side[area] == NEUTRAL:
            compensate(s, f[1], n)
    finish(s, f)


def finish(s: Famiglia, f: list[int]) -> None:
    """LF-7.29, LF-7.30: who holds the area, and who loses cars and orders."""
    area, side = f[TARGET], s.marching_side
    defending = s.side[area]
    s.pop()
    if s.marching:
        conquer(s, side, area, s.marching, s.marching_car)
        s.took = int(side != NEUTRAL)
    else:
        if s.marching_car:
            s.car_supply[side] += s.marching_car
            s.emit(events.CARS_LOST, [side, area, s.marching_car])
        if s.soldati[area]:
            s.emit(events.REPELLED, [hue(s, side), area])
        else:
            s.emit(events.BOTH_GONE, [area])
            check_loss(s, area)
    if f[NEUTRALS_LOST] and defending < SEATS:  # LF-8.10
        compensate(s, defending, f[NEUTRALS_LOST])
    s.marching_side = EMPTY
    s.marching = 0
    s.marching_car = 0


STEPS = [
    (BEFORE_ATTACK, BeforeAttack("before-attack", "LF-7.6", money_matters=True)),
    (APPROACH, Approach("approach", "LF-7.15")),
    (NAME_DEFENDER, NameDefender("name-defender", "LF-7.17")),
    (COMMIT_CARD, CommitCard("commit-card", "LF-7.18", simultaneous=True)),
    (ATTACKER_TAKES, TakeOrLeave("attacker-takes", "LF-7.18")),
    (DEFENDER_TAKES, TakeOrLeave("defender-takes", "LF-7.18")),
]
