"""The move table of Signorie: the only place that knows how verbs and slots become ints.

A verb is named by the first int of its range; `VERB[move]` gives that int back. A move with one slot is the verb plus
the slot's index; with several slots the last one counts fastest.
"""

from typing import Final

from consigliere.core.moves import MoveTable, firsts, numbered
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

TAKE_DIE: Final = 0
PASS: Final = TAKE_DIE + DICE * FACES
HIRE: Final = PASS + 1
TASK: Final = HIRE + HELPER_ROWS
MANAGE: Final = TASK + TASKS * PAWNS
STEP: Final = MANAGE + 1
RISE: Final = STEP + CAREERS * FROMS
DONE: Final = RISE + STEPS
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
    ("die", "die value:face", TAKE_DIE),
    ("pass", "", PASS),
    ("hire", "row:cell", HIRE),
    ("task", "space:task_space n:pawns", TASK),
    ("manage", "", MANAGE),
    ("step", "career from:from", STEP),
    ("initiative", "n:steps", RISE),
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


def move_table(components: Components) -> MoveTable:
    """The move table with the names of a pack."""
    return numbered(VERBS, names(components))


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
