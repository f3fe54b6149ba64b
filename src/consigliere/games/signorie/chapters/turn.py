"""Chapters SI-4 to SI-6 and SI-10: a turn of phase 2, its main action, and the helpers that act after it."""

from typing import Any, Final

from consigliere.core.refusal import NOT_AN_ANSWER
from consigliere.core.step import SEAT, Step
from consigliere.games.signorie import events, frames, notation, refusals
from consigliere.games.signorie.chapters.effects import begin, use_task
from consigliere.games.signorie.chapters.pieces import pay, place_helper
from consigliere.games.signorie.chapters.possible import (
    die_cost,
    die_reason,
    hire_reason,
    main_task_reason,
    manage_reason,
    one_pawn_reason,
    possible,
)
from consigliere.games.signorie.components import DICE, FACES, HELPER_ROWS, HELPERS, TASKS
from consigliere.games.signorie.frames import (
    DIE,
    DIE_VALUE,
    FIRST_ROW,
    HELPERS_ACT,
    MAIN_ACTION,
    TASK_OF_HELPER,
    TURN,
    VALUE,
)
from consigliere.games.signorie.notation import DONE, MANAGE, PASS, PAWNS, VERB
from consigliere.games.signorie.state import SignorieState, area_at, dice_taken


def next_seat(s: SignorieState, seat: int) -> int:
    """The next player in turn order who has not passed, perhaps the same one; -1 if all have (SI-4.1)."""
    place = s.order.index(seat)
    for i in range(1, s.seats + 1):
        other = s.order[(place + i) % s.seats]
        if not s.passed[other]:
            return other
    return -1


def area_moves(s: SignorieState) -> list[int]:
    """The dice in the areas; equal dice of one colour are one choice (SI-14.0)."""
    moves = []
    for die in range(DICE):
        for value in range(1, FACES + 1):
            if s.areas[area_at(die, value)]:
                moves.append(notation.die(die, value))
    return moves


def place_die(s: SignorieState, seat: int, die: int, value: int, cost: int) -> None:
    """A die goes on its action space and is paid; then come a main action and helpers (SI-4.5, SI-4.9, SI-4.11)."""
    s.areas[area_at(die, value)] -= 1
    s.board[seat * DICE + die] = value
    s.emit(events.DIE_TAKEN, [seat, die, value, cost])
    pay(s, seat, cost)
    s.push(frames.helpers_act(seat, die, value))
    s.push(frames.main_action(seat, die, value))


class Turn(Step[SignorieState]):
    """Take a die and act with it, or pass (SI-4.2)."""

    def advance(self, s: SignorieState, f: list[int]) -> bool:
        if not s.passed[f[SEAT]]:
            return True
        f[SEAT] = next_seat(s, f[SEAT])
        if f[SEAT] < 0:
            s.swap(frames.phase_three(0))
            return False
        return True

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return [*area_moves(s), PASS]

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if move == PASS:
            return 0  # SI-4.4
        if VERB[move] != notation.DIE:
            return NOT_AN_ANSWER
        if dice_taken(s, seat) >= s.c.most_dice:
            return refusals.FOUR_DICE  # SI-4.3, RU-30
        die, value = notation.die_of(move)
        return die_reason(s, seat, die, value)

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        if move == PASS:
            s.passed[seat] = 1
            s.emit(events.PASSED, [seat])
            return
        die, value = notation.die_of(move)
        f[SEAT] = next_seat(s, seat)
        place_die(s, seat, die, value, die_cost(s, die, value))


class MainAction(Step[SignorieState]):
    """Hire a helper, do a task, or manage (SI-4.8)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        moves = notation.HIRES[:]
        for space in range(TASKS):
            if s.c.task_die[space] == f[DIE]:
                for n in range(1, PAWNS + 1):
                    moves.append(notation.task(space, n))
        moves.append(MANAGE)
        return moves

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == notation.HIRE:
            return hire_reason(s, seat, f[DIE], notation.hire_of(move))
        if verb == notation.TASK:
            space, n = notation.task_of(move)
            return main_task_reason(s, seat, f[DIE], space, n)
        return manage_reason(s, seat, f[DIE]) if verb == MANAGE else NOT_AN_ANSWER

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        verb = VERB[move]
        if verb == notation.HIRE:
            hire(s, seat, s.c.hires_in[f[DIE]] * HELPER_ROWS + notation.hire_of(move))
        elif verb == notation.TASK:
            space, n = notation.task_of(move)
            use_task(s, seat, space, n, f[VALUE])
        else:
            management = s.c.management[f[DIE]]
            s.emit(events.MANAGED, [seat, management])
            begin(s, seat, s.c.manages[management], 1, f[VALUE])

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        return {"die": s.c.dice[f[DIE]], "value": f[VALUE]}


def hire(s: SignorieState, seat: int, cell: int) -> None:
    """The disc is paid by its cell; nothing else happens now (SI-5.1 to SI-5.4)."""
    place_helper(s, seat, cell)
    s.emit(events.HIRED, [seat, cell])
    pay(s, seat, s.c.helper_cost[cell])


class HelpersAct(Step[SignorieState]):
    """The helpers in the column, from top to bottom, each at most once (SI-10.1, RU-20, RU-21, RU-55, RU-81)."""

    def advance(self, s: SignorieState, f: list[int]) -> bool:
        for row in range(f[FIRST_ROW], HELPER_ROWS):
            if self.row_reason(s, f, row) == 0:
                return True
        s.pop()
        return False

    def row_reason(self, s: SignorieState, f: list[int], row: int) -> int:
        cell = f[DIE] * HELPER_ROWS + row
        if not s.helpers[f[SEAT] * HELPERS + cell]:
            return refusals.NOT_HIRED
        if row < f[FIRST_ROW]:
            return refusals.HELPER_ORDER
        return 0 if possible(s, f[SEAT], s.c.helps[cell]) else refusals.HELPER_IDLE  # SI-10.2

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return [*[notation.helper(row) for row in range(f[FIRST_ROW], HELPER_ROWS)], DONE]

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if VERB[move] == notation.HELPER:
            return self.row_reason(s, f, notation.helper_of(move))
        return 0 if move == DONE else NOT_AN_ANSWER

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        if move == DONE:
            s.pop()
            return
        row = notation.helper_of(move)
        f[FIRST_ROW] = row + 1
        cell = f[DIE] * HELPER_ROWS + row
        s.emit(events.HELPER_USED, [seat, cell])
        begin(s, seat, s.c.helps[cell], 1, f[VALUE])

    def question_args(self, s: SignorieState, f: list[int]) -> dict[str, Any]:
        return {"die": s.c.dice[f[DIE]], "value": f[VALUE]}


class TaskOfHelper(Step[SignorieState]):
    """Any task tile of any colour, with exactly one pawn (SI-10.5, RU-23)."""

    def candidates(self, s: SignorieState, f: list[int], seat: int) -> list[int]:
        return [notation.task(space, 1) for space in range(TASKS)]

    def check(self, s: SignorieState, f: list[int], seat: int, move: int) -> int:
        if VERB[move] != notation.TASK:
            return NOT_AN_ANSWER
        space, n = notation.task_of(move)
        return one_pawn_reason(s, seat, space) if n == 1 else refusals.ONE_PAWN_ONLY

    def play(self, s: SignorieState, f: list[int], seat: int, move: int) -> None:
        s.pop()
        space, n = notation.task_of(move)
        use_task(s, seat, space, n, f[DIE_VALUE])


STEPS: Final[list[tuple[int, Step[SignorieState]]]] = [
    (TURN, Turn("turn", "SI-4.2")),
    (MAIN_ACTION, MainAction("main-action", "SI-4.8")),
    (HELPERS_ACT, HelpersAct("helpers", "SI-10.1")),
    (TASK_OF_HELPER, TaskOfHelper("task-of-helper", "SI-10.5")),
]
