"""Chapters SI-4 to SI-6 and SI-10: a turn of phase 2, its main action, and the helpers that act after it."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import Step
from consigliere.games.signorie import events, why
from consigliere.games.signorie.codes import HELPERS_ACT, MAIN_ACTION, PHASE_THREE, TASK_OF_HELPER, TURN
from consigliere.games.signorie.components import DICE, FACES, HELPER_ROWS, HELPERS, TASKS
from consigliere.games.signorie.effects import begin, use_task
from consigliere.games.signorie.notation import DONE, HELPER, HIRE, MANAGE, PASS, PAWNS, TAKE_DIE, TASK, VERB
from consigliere.games.signorie.pieces import pay, place_helper
from consigliere.games.signorie.possible import (
    die_cost,
    die_reason,
    hire_reason,
    main_task_reason,
    manage_reason,
    one_pawn_reason,
    possible,
)
from consigliere.games.signorie.state import Signorie, dice_taken


def next_seat(s: Signorie, seat: int) -> int:
    """The next player in turn order who has not passed, perhaps the same one; -1 if all have (SI-4.1)."""
    place = s.order.index(seat)
    for i in range(1, s.seats + 1):
        other = s.order[(place + i) % s.seats]
        if not s.passed[other]:
            return other
    return -1


def area_moves(s: Signorie) -> list[int]:
    """The dice in the areas; equal dice of one colour are one choice (SI-14.0)."""
    found = []
    for at in range(DICE * FACES):
        if s.areas[at]:
            found.append(TAKE_DIE + at)
    return found


def place_die(s: Signorie, seat: int, die: int, value: int, cost: int) -> None:
    """A die goes on the own action space and is paid; then come a main action and helpers (SI-4.5, SI-4.9, SI-4.11)."""
    s.areas[die * FACES + value - 1] -= 1
    s.board[seat * DICE + die] = value
    s.emit(events.DIE_TAKEN, [seat, die, value, cost])
    pay(s, seat, cost)
    s.push([HELPERS_ACT, seat, die, value, 0])
    s.push([MAIN_ACTION, seat, die, value])


class Turn(Step[Signorie]):
    """Take a die and act with it, or pass (SI-4.2)."""

    def advance(self, s: Signorie, f: list[int]) -> bool:
        if not s.passed[f[1]]:
            return True
        f[1] = next_seat(s, f[1])
        if f[1] < 0:
            s.swap([PHASE_THREE, -1, 0])
            return False
        return True

    def candidates(self, s: Signorie, f: list[int], seat: int) -> list[int]:
        return [*area_moves(s), PASS]

    def check(self, s: Signorie, f: list[int], seat: int, move: int) -> int:
        if move == PASS:
            return 0  # SI-4.4
        if VERB[move] != TAKE_DIE:
            return NOT_AN_ANSWER
        if dice_taken(s, seat) >= s.c.most_dice:
            return why.FOUR_DICE  # SI-4.3, RU-30
        at = move - TAKE_DIE
        return die_reason(s, seat, at // FACES, at % FACES + 1)

    def play(self, s: Signorie, f: list[int], seat: int, move: int) -> None:
        if move == PASS:
            s.passed[seat] = 1
            s.emit(events.PASSED, [seat])
            return
        at = move - TAKE_DIE
        die, value = at // FACES, at % FACES + 1
        f[1] = next_seat(s, seat)
        place_die(s, seat, die, value, die_cost(s, die, value))


class MainAction(Step[Signorie]):
    """Hire a helper, do a task, or manage (SI-4.8)."""

    def candidates(self, s: Signorie, f: list[int], seat: int) -> list[int]:
        found = [HIRE + row for row in range(HELPER_ROWS)]
        for space in range(TASKS):
            if s.c.task_die[space] == f[2]:
                for n in range(PAWNS):
                    found.append(TASK + space * PAWNS + n)
        found.append(MANAGE)
        return found

    def check(self, s: Signorie, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == HIRE:
            return hire_reason(s, seat, f[2], move - HIRE)
        if verb == TASK:
            return main_task_reason(s, seat, f[2], (move - TASK) // PAWNS, (move - TASK) % PAWNS + 1)
        return manage_reason(s, seat, f[2]) if verb == MANAGE else NOT_AN_ANSWER

    def play(self, s: Signorie, f: list[int], seat: int, move: int) -> None:
        s.pop()
        verb = VERB[move]
        if verb == HIRE:
            hire(s, seat, s.c.hires_in[f[2]] * HELPER_ROWS + move - HIRE)
        elif verb == TASK:
            use_task(s, seat, (move - TASK) // PAWNS, (move - TASK) % PAWNS + 1, f[3])
        else:
            s.emit(events.MANAGED, [seat, s.c.management[f[2]]])
            begin(s, seat, s.c.manages[s.c.management[f[2]]], 1, f[3])

    def asks(self, s: Signorie, f: list[int]) -> dict[str, Any]:
        return {"die": s.c.dice[f[2]], "value": f[3]}


def hire(s: Signorie, seat: int, cell: int) -> None:
    """The disc is paid by its cell; nothing else happens now (SI-5.1 to SI-5.4)."""
    place_helper(s, seat, cell)
    s.emit(events.HIRED, [seat, cell])
    pay(s, seat, s.c.helper_cost[cell])


class HelpersAct(Step[Signorie]):
    """The own helpers of the column, from top to bottom, each at most once (SI-10.1, RU-20, RU-21, RU-55, RU-81)."""

    def advance(self, s: Signorie, f: list[int]) -> bool:
        for row in range(f[4], HELPER_ROWS):
            if self.row_reason(s, f, row) == 0:
                return True
        s.pop()
        return False

    def row_reason(self, s: Signorie, f: list[int], row: int) -> int:
        cell = f[2] * HELPER_ROWS + row
        if not s.helpers[f[1] * HELPERS + cell]:
            return why.NOT_HIRED
        if row < f[4]:
            return why.HELPER_ORDER
        return 0 if possible(s, f[1], s.c.helps[cell]) else why.HELPER_IDLE  # SI-10.2

    def candidates(self, s: Signorie, f: list[int], seat: int) -> list[int]:
        return [*[HELPER + row for row in range(f[4], HELPER_ROWS)], DONE]

    def check(self, s: Signorie, f: list[int], seat: int, move: int) -> int:
        if VERB[move] == HELPER:
            return self.row_reason(s, f, move - HELPER)
        return 0 if move == DONE else NOT_AN_ANSWER

    def play(self, s: Signorie, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        row = move - HELPER
        f[4] = row + 1
        cell = f[2] * HELPER_ROWS + row
        s.emit(events.HELPER_USED, [seat, cell])
        begin(s, seat, s.c.helps[cell], 1, f[3])

    def asks(self, s: Signorie, f: list[int]) -> dict[str, Any]:
        return {"die": s.c.dice[f[2]], "value": f[3]}


class TaskOfHelper(Step[Signorie]):
    """Any task tile of any colour, with exactly one pawn (SI-10.5, RU-23)."""

    def candidates(self, s: Signorie, f: list[int], seat: int) -> list[int]:
        return [TASK + space * PAWNS for space in range(TASKS)]

    def check(self, s: Signorie, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != TASK:
            return NOT_AN_ANSWER
        if (move - TASK) % PAWNS:
            return why.ONE_PAWN_ONLY
        return one_pawn_reason(s, seat, (move - TASK) // PAWNS)

    def play(self, s: Signorie, f: list[int], seat: int, move: int) -> None:
        s.pop()
        use_task(s, seat, (move - TASK) // PAWNS, 1, f[2])


STEPS: Final[list[tuple[int, Step[Signorie]]]] = [
    (TURN, Turn("turn", "SI-4.2")),
    (MAIN_ACTION, MainAction("main-action", "SI-4.8")),
    (HELPERS_ACT, HelpersAct("helpers", "SI-10.1")),
    (TASK_OF_HELPER, TaskOfHelper("task-of-helper", "SI-10.5")),
]
