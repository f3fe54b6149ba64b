"""The move table of Signorie: the only place that knows how verbs and slots become ints.

A verb is named by the first int of its range; `VERB[move]` gives that int back. A move with one slot is the verb plus
the slot's index; with several slots the last one counts fastest.

For each verb with slots one function makes its move and one reads it back: `mission(career, space, city)` and
`mission_of(move)`. Numbers are given as they are written: `initiative(2)` is "initiative 2". What has a name, and a row
of helpers, is given by its index in the components.
"""

from typing import Final

from consigliere.core.moves import firsts
from consigliere.games.signorie.components import (
    CAREERS,
    CITIES,
    DICE,
    FACES,
    GENDERS,
    HELPER_ROWS,
    MANAGEMENT_IDS,
    PLACES,
    PLAN_ROWS,
    ROUNDS,
    SPAN,
    TASKS,
    Components,
)

PAWNS: Final = 3  # the most pawns of a task
FROMS: Final = SPAN - 1  # a man goes up from 0 (the pool) to 8
STEPS: Final = 12  # the most steps of an initiative disc
DOWRIES: Final = 9

DIE: Final = 0
PASS: Final = DIE + DICE * FACES
HIRE: Final = PASS + 1
TASK: Final = HIRE + HELPER_ROWS
MANAGE: Final = TASK + TASKS * PAWNS
STEP: Final = MANAGE + 1
INITIATIVE: Final = STEP + CAREERS * FROMS
DONE: Final = INITIATIVE + STEPS
MISSION: Final = DONE + 1
MARRIAGE: Final = MISSION + CAREERS * FROMS * CITIES
TILE: Final = MARRIAGE + CITIES * DOWRIES
ROW: Final = TILE + 1
TAKE: Final = ROW + PLAN_ROWS
HELPER: Final = TAKE + (PAWNS + 1) * (PAWNS + 1)
BONUS: Final = HELPER + HELPER_ROWS
FLORINS: Final = BONUS + 1
CELL: Final = FLORINS + 1
WED: Final = CELL + DICE * HELPER_ROWS
PAY: Final = WED + 1
END: Final = PAY + 1

VERBS: Final = [
    ("die", "die value:face", DIE),
    ("pass", "", PASS),
    ("hire", "row:cell", HIRE),
    ("task", "space:task_space n:pawns", TASK),
    ("manage", "", MANAGE),
    ("step", "career from:from", STEP),
    ("initiative", "n:steps", INITIATIVE),
    ("done", "", DONE),
    ("mission", "career space:career_space city", MISSION),
    ("marriage", "city dowry", MARRIAGE),
    ("tile", "", TILE),
    ("row", "row", ROW),
    ("take", "men:few women:few", TAKE),
    ("helper", "row:cell", HELPER),
    ("bonus", "", BONUS),
    ("florins", "", FLORINS),
    ("cell", "die row:cell", CELL),
    ("wed", "", WED),
    ("pay", "", PAY),
]


VERB: Final = firsts(VERBS, END)


def die(colour: int, value: int) -> int:
    """Take a die."""
    return DIE + colour * FACES + value - 1


def die_of(move: int) -> tuple[int, int]:
    """Colour and value of the die to take."""
    return (move - DIE) // FACES, (move - DIE) % FACES + 1


def hire(row: int) -> int:
    """Hire the helper of a row."""
    return HIRE + row


def hire_of(move: int) -> int:
    """The row of the helper to hire."""
    return move - HIRE


def task(space: int, n: int) -> int:
    """Use the task on a space with n pawns."""
    return TASK + space * PAWNS + n - 1


def task_of(move: int) -> tuple[int, int]:
    """Task space and number of pawns."""
    return (move - TASK) // PAWNS, (move - TASK) % PAWNS + 1


def step(career: int, start: int) -> int:
    """A man goes up from a space of a career, or from the pool (0)."""
    return STEP + career * FROMS + start


def step_of(move: int) -> tuple[int, int]:
    """Career and space the step is made from."""
    return (move - STEP) // FROMS, (move - STEP) % FROMS


def initiative(n: int) -> int:
    """The disc goes up n steps."""
    return INITIATIVE + n - 1


def initiative_of(move: int) -> int:
    """The number of steps of the disc."""
    return move - INITIATIVE + 1


def mission(career: int, space: int, city: int) -> int:
    """Send the man on a space of a career to a city."""
    return MISSION + (career * FROMS + space - 1) * CITIES + city


def mission_of(move: int) -> tuple[int, int, int]:
    """Career and space of the man, and the city he goes to."""
    man = (move - MISSION) // CITIES
    return man // FROMS, man % FROMS + 1, (move - MISSION) % CITIES


def marriage(city: int, dowry: int) -> int:
    """Marry off a woman to a city."""
    return MARRIAGE + city * DOWRIES + dowry - 1


def marriage_of(move: int) -> tuple[int, int]:
    """City and dowry."""
    return (move - MARRIAGE) // DOWRIES, (move - MARRIAGE) % DOWRIES + 1


def row(plan_row: int) -> int:
    """Choose a row of the plan."""
    return ROW + plan_row


def row_of(move: int) -> int:
    """The row of the plan."""
    return move - ROW


def take(men: int, women: int) -> int:
    """Take pawns from the reserve."""
    return TAKE + men * (PAWNS + 1) + women


def take_of(move: int) -> tuple[int, int]:
    """How many men and women to take."""
    return (move - TAKE) // (PAWNS + 1), (move - TAKE) % (PAWNS + 1)


def helper(row: int) -> int:
    """Activate the helper of a row."""
    return HELPER + row


def helper_of(move: int) -> int:
    """The row of the helper to activate."""
    return move - HELPER


def cell(at: int) -> int:
    """Choose a helper cell of the board: die * HELPER_ROWS + row."""
    return CELL + at


def cell_of(move: int) -> int:
    """The helper cell."""
    return move - CELL


# all moves of a verb
HIRES: Final = [hire(i) for i in range(HELPER_ROWS)]
ROWS: Final = [row(i) for i in range(PLAN_ROWS)]
CELLS: Final = [cell(at) for at in range(DICE * HELPER_ROWS)]


def names(c: Components) -> dict[str, list[str]]:
    """The names of everything that stands in a move or an event, by kind."""
    return {
        "colour": c.colours,
        "die": c.dice,
        "face": numbers(1, FACES),
        "cell": numbers(1, HELPER_ROWS),
        "task_space": c.task_spaces,
        "pawns": numbers(1, PAWNS),
        "career": c.careers,
        "from": numbers(0, FROMS - 1),
        "career_space": numbers(1, FROMS),
        "steps": numbers(1, STEPS),
        "city": c.cities,
        "dowry": numbers(1, DOWRIES),
        "row": c.rows,
        "few": numbers(0, PAWNS),
        "house": c.houses,
        "tile": c.tiles,
        "place": PLACES,
        "helper": c.helpers,
        "task": c.tasks,
        "reward": c.rewards,
        "gender": GENDERS,
        "management": MANAGEMENT_IDS,
        "disc_space": numbers(0, STEPS),
        "round": numbers(1, ROUNDS),
    }


def numbers(low: int, high: int) -> list[str]:
    """The texts of a range of numbers."""
    return [str(n) for n in range(low, high + 1)]
