"""Chapter SI-11: phase 3. Initiative points, the new order, rewards, weddings."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.signorie import events, frames, notation, refusals
from consigliere.games.signorie.chapters.effects import begin
from consigliere.games.signorie.chapters.pieces import pay, place_helper, receive, reset_discs, score
from consigliere.games.signorie.chapters.possible import can_act, possible
from consigliere.games.signorie.chapters.turn import area_moves, place_die
from consigliere.games.signorie.components import (
    DICE,
    HELPERS,
    MAN,
    PORTRAITS,
    ROUNDS,
    WOMAN,
    X_EXTRA_ACTION,
)
from consigliere.games.signorie.events import FROM_FLORINS, FROM_INITIATIVE, FROM_WEDDING
from consigliere.games.signorie.frames import (
    BONUS_OR_FLORINS,
    EXTRA_DIE,
    FIVE_FLORINS,
    FREE_HELPER,
    ORDER_IS_SET,
    PHASE_THREE,
    REWARD_ROUND,
    SERVED,
    WEDDING,
)
from consigliere.games.signorie.notation import BONUS, DONE, FLORINS, PAY, VERB, WED
from consigliere.games.signorie.state import REWARDING, SignorieState, area_at, dice_sum, own_limit


def score_initiative(s: SignorieState) -> None:
    """Step 1: the points of the space each disc lies on (SI-11.1)."""
    for seat in s.order:
        points = s.c.initiative_vp[s.disc[seat]]
        if points:
            score(s, seat, points, FROM_INITIATIVE)


def set_order(s: SignorieState) -> None:
    """Step 2: by initiative, on one space from the top of the stack down; then the discs go back (SI-11.2, SI-11.3).

    The order holds until this step of the next round (RU-07c); steps made after it count for that round (RU-57).
    """
    s.order = new_order(s)
    reset_discs(s)
    s.emit(events.ORDER_SET, [s.colour[seat] for seat in s.order])


def new_order(s: SignorieState) -> list[int]:
    """The seats by their discs, highest first."""
    order: list[int] = []
    for space in range(s.c.initiative_top, -1, -1):
        for i in range(s.seats - 1, -1, -1):
            if s.disc[s.arrivals[i]] == space:
                order.append(s.arrivals[i])
    return order


def settle_entitlement(s: SignorieState) -> None:
    """Who gets a reward is fixed once for all (SI-11.4, RU-31, RU-32); an extra action clears the boards (SI-11.12)."""
    s.entitled = 0
    for seat in s.order:
        total, limit = dice_sum(s, seat), own_limit(s, seat)
        if total <= limit:
            s.entitled |= 1 << seat
            s.emit(events.ENTITLED, [seat, total, limit])
        else:
            s.emit(events.NOT_ENTITLED, [seat, total, limit])
    if s.c.reward_effect[s.rewards[s.round - 1]].kind == X_EXTRA_ACTION:
        clear_boards(s)


def clear_boards(s: SignorieState) -> None:
    """All dice on player boards are set aside and cannot be taken again (SI-11.12, RU-36)."""
    for at in range(s.seats * DICE):
        if s.board[at]:
            s.aside[at % DICE] += 1
            s.board[at] = 0
    s.emit(events.BOARDS_CLEARED, [])


class PhaseThree(Step[SignorieState]):
    """The steps that nobody chooses in. The frame says with which of them to begin."""

    def advance(self, s: SignorieState, f: list[int]) -> bool:
        s.phase = REWARDING
        if not f[ORDER_IS_SET]:
            score_initiative(s)
            set_order(s)
        settle_entitlement(s)
        s.swap(frames.reward_round())
        return False


class RewardRound(Step[SignorieState]):
    """Step 3: every entitled player in the new order, one after the other (SI-11.5, RU-78)."""

    def advance(self, s: SignorieState, f: list[int]) -> bool:
        if f[SERVED] == s.seats:
            end_round(s)
            return False
        seat = s.order[f[SERVED]]
        f[SERVED] += 1
        if not s.entitled >> seat & 1:
            return False
        if s.c.bonus_round[s.round]:
            s.push(frames.wedding(seat))
            s.push(frames.bonus_or_florins(seat))
        else:  # SI-11.13
            s.push(frames.five_florins(seat))
            begin(s, seat, s.c.reward_effect[s.rewards[s.round - 1]], 1, 0)
        return False


def end_round(s: SignorieState) -> None:
    """The tile goes, pawns of the threshold area go to the reserves, the next round or the end follows (SI-11.15)."""
    s.emit(events.REWARD_REMOVED, [s.round, s.rewards[s.round - 1]])
    s.rewards[s.round - 1] = -1
    s.entitled = 0
    for seat in range(s.seats):
        men, women = s.threshold[seat * 2 + MAN], s.threshold[seat * 2 + WOMAN]
        if men or women:  # RU-27
            s.reserve[seat * 2 + MAN] += men
            s.reserve[seat * 2 + WOMAN] += women
            s.threshold[seat * 2 + MAN] = 0
            s.threshold[seat * 2 + WOMAN] = 0
            s.emit(events.THRESHOLD_RETURNED, [seat, men, women])
    if s.round == ROUNDS:
        s.swap(frames.end_scoring())
    else:
        s.round += 1
        s.swap(frames.preparation())


class BonusOrFlorins(Step[SignorieState]):
    """The bonus of the round's tile, if it is possible, or florins; one of the two (SI-11.5, RU-37, RU-75)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return [BONUS, FLORINS]

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if move == FLORINS:
            return 0
        if move != BONUS:
            return NOT_AN_ANSWER
        return 0 if possible(s, seat, s.c.reward_effect[s.rewards[s.round - 1]]) else refusals.BONUS_IDLE

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == FLORINS:
            s.emit(events.FLORINS_TAKEN, [seat])
            receive(s, seat, s.c.reward_florins)
            return
        reward = s.rewards[s.round - 1]
        s.emit(events.BONUS_TAKEN, [seat, reward])
        begin(s, seat, s.c.reward_effect[reward], 1, 0)

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        return {"reward": s.c.rewards[s.rewards[s.round - 1]]}


class ExtraDie(Step[SignorieState]):
    """Extra action: one of the dice left in the areas, for nothing (SI-11.12, RU-36)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return area_moves(s)

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != notation.DIE:
            return NOT_AN_ANSWER
        die, value = notation.die_of(move)
        if not s.areas[area_at(die, value)]:
            return refusals.NOT_LEFT_OVER
        return 0 if can_act(s, seat, die) else refusals.EXTRA_NO_ACTION

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        die, value = notation.die_of(move)
        place_die(s, seat, die, value, 0)


class FreeHelper(Step[SignorieState]):
    """A disc on any empty helper cell of the player's board, for nothing (SI-11.11, RU-39)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return notation.CELLS

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != notation.CELL:
            return NOT_AN_ANSWER
        return refusals.FREE_CELL_TAKEN if s.helpers[seat * HELPERS + notation.cell_of(move)] else 0

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        cell = notation.cell_of(move)
        place_helper(s, seat, cell)
        s.emit(events.HELPER_PLACED, [seat, cell])


class Wedding(Step[SignorieState]):
    """A bride for the topmost portrait without one, or none (SI-11.6, RU-33, RU-34, RU-35)."""

    def advance(self, s: SignorieState, f: list[int]) -> bool:
        if s.brides[f[SEAT]] < PORTRAITS:
            return True
        s.pop()
        return False

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return [WED, DONE]

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        return 0 if move == WED or move == DONE else NOT_AN_ANSWER

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == DONE:
            return
        points = s.c.wedding_vp[s.brides[seat]]  # SI-11.7
        s.brides[seat] += 1
        s.emit(events.WEDDING, [seat, s.brides[seat] + 1])
        if points:
            score(s, seat, points, FROM_WEDDING)
        if s.c.wedding_pays[s.round]:
            receive(s, seat, s.c.wedding_florins)

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        florins = s.c.wedding_florins if s.c.wedding_pays[s.round] else 0
        return {"n": s.c.wedding_vp[s.brides[f[SEAT]]], "florins": florins}


class FiveFlorins(Step[SignorieState]):
    """Rounds 6 and 7: florins for points, once (SI-11.13, RU-38)."""

    def advance(self, s: SignorieState, f: list[int]) -> bool:
        if s.florins[f[SEAT]] >= s.c.pay_florins:
            return True
        s.pop()
        return False

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return [PAY, DONE]

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        return 0 if move == PAY or move == DONE else NOT_AN_ANSWER

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        if move == PAY:
            s.emit(events.FIVE_PAID, [seat])
            pay(s, seat, s.c.pay_florins)
            score(s, seat, s.c.pay_vp, FROM_FLORINS)

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        return {"florins": s.c.pay_florins, "n": s.c.pay_vp}


STEPS: Final[list[tuple[int, Step[SignorieState]]]] = [
    (PHASE_THREE, PhaseThree("phase-three", "SI-11.1")),
    (REWARD_ROUND, RewardRound("reward-round", "SI-11.5")),
    (BONUS_OR_FLORINS, BonusOrFlorins("bonus-or-florins", "SI-11.5")),
    (EXTRA_DIE, ExtraDie("extra-die", "SI-11.12")),
    (FREE_HELPER, FreeHelper("free-helper", "SI-11.11")),
    (WEDDING, Wedding("wedding", "SI-11.6")),
    (FIVE_FLORINS, FiveFlorins("five-florins", "SI-11.13")),
]
