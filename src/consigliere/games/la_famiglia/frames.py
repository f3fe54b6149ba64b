"""The frames that open a phase or that several chapters read: planning turn, management, the order being executed.

A frame is a list of ints: the step's code, the seat that chooses, then the slots that are named here. All other frames
are made, and their slots named, beside their step.
"""

from typing import Final

from consigliere.core.step import CODE
from consigliere.games.la_famiglia.codes import (
    ACTION_PARTS,
    AFTER_MOVEMENT,
    EXECUTE_ORDER,
    INFLUENCE_TILE,
    MANAGEMENT_STEP,
    NEXT_ORDER,
    PLANNING_TURN,
)
from consigliere.games.la_famiglia.state import Famiglia

# the owners of the Influence tile, one after the other
INFLUENCE_TURN: Final = 2  # place in the order of play

# a planning turn
TILES_USED: Final = 2  # bit i: tile i
ACTED: Final = 3  # option A or B has been chosen
ASKED: Final = 4  # the teammate has been asked for money
MODE: Final = 5  # what the player may do: MODE_… of space.py
LEAST_PRICE: Final = 6  # of a free space with an effect
LEAST_IDLE_PRICE: Final = 7  # of a free space without any

# an action space in use
SPACE: Final = 2
PARTS_DONE: Final = 3  # bit i: part i
TILES_ALLOWED: Final = 4
TILE_RUNS: Final = 5  # a tile is being used, whose effect is not one of the space
EFFECT: Final = 6  # a part has had an effect (LF-4.9)

# management
AFTER_ENCOUNTER: Final = 2
STAGE: Final = 3
MANAGEMENT_TURN: Final = 4  # place in the order of play
SKIPPED: Final = 5  # placements skipped in a row

# an order being executed
ORDER: Final = 2
AREA: Final = 3
PARTS: Final = 4  # bit i: supply part i done
BLOCK: Final = 5  # the attack block
SHOTS: Final = 6  # movements made
BOMBS: Final = 7  # Strikes made
PENTITI: Final = 8
RALLIED: Final = 9
TAKEN: Final = 10  # Blue B: the area taken by this order, or -1
MOVED_TO: Final = 11  # target of the first movement, or -1
CAR_USED: Final = 12  # a car came along
SPECIAL_USED: Final = 13
LOST: Final = 14  # the area of the order was left or lost meanwhile

# a movement that is over
REACHED: Final = 2  # its target
TOOK: Final = 3  # it has taken the target (LF-10.7)


def influence_tile(first: int) -> list[int]:
    """LF-10.1: before the first turn of a planning phase."""
    return [INFLUENCE_TILE, first, 0]


def planning_turn(seat: int) -> list[int]:
    """LF-4.2: the turn of a seat."""
    return [PLANNING_TURN, seat, 0, 0, 0, 0, 0, 0]


def action_parts(seat: int, space: int, tiles_allowed: bool) -> list[int]:
    """LF-4.9: a space of which no part is done yet."""
    return [ACTION_PARTS, seat, space, 0, int(tiles_allowed), 0, 0]


def note_effect(s: Famiglia) -> None:
    """Note that the action space in use, if there is one, has had an effect (LF-4.9)."""
    for frame in s.stack:
        if frame[CODE] == ACTION_PARTS and not frame[TILE_RUNS]:
            frame[EFFECT] = 1


def management(first: int, after_encounter: bool) -> list[int]:
    """LF-5: both times in a round."""
    return [MANAGEMENT_STEP, first, int(after_encounter), 0, 0, 0]


def next_order(first: int) -> list[int]:
    """LF-6.2: the encounter phase, as long as orders are left."""
    return [NEXT_ORDER, first]


def execute_order(seat: int, order: int, area: int) -> list[int]:
    """LF-6.3: an order of which nothing has been done yet."""
    return [EXECUTE_ORDER, seat, order, area, 0, 0, 0, 0, 0, 0, -1, -1, 0, 0, 0]


def after_movement(seat: int, reached: int) -> list[int]:
    """LF-10.7: what follows when a movement to an area is over."""
    return [AFTER_MOVEMENT, seat, reached, 0]


def turn_frame(s: Famiglia) -> list[int]:
    """The frame of the running planning turn."""
    return s.stack[0]


def order_frame(s: Famiglia) -> list[int]:
    """The frame of the order being executed."""
    for frame in s.stack:
        if frame[CODE] == EXECUTE_ORDER:
            return frame
    raise AssertionError("no order is being executed")


def running(s: Famiglia, code: int, slot: int) -> int:
    """Return a slot of the frame of a step, 0 if the step does not run."""
    for frame in s.stack:
        if frame[CODE] == code:
            return frame[slot]
    return 0
