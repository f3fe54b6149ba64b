"""The steps of the stack: their codes, what is in the slots of their frames after code and seat, and how each is made.

One module for all, since the chapters open each other's steps: an effect (SI-15) asks for missions, rows and dice,
a turn ends in phase 3, a round in the next preparation.
"""

from typing import Final

from consigliere.core.step import NO_SEAT

# ---- codes: the first int of a frame, and the index into the game's list of steps
PREPARATION: Final = 0
TURN: Final = 1
MAIN_ACTION: Final = 2
HELPERS_ACT: Final = 3
SPEND_POINTS: Final = 4
SEND_MAN: Final = 5
MARRY_OFF: Final = 6
CITY_TILE: Final = 7
PLAN_ROW: Final = 8
TAKE_PAWNS: Final = 9
TASK_OF_HELPER: Final = 10
PHASE_THREE: Final = 11
REWARD_ROUND: Final = 12
BONUS_OR_FLORINS: Final = 13
EXTRA_DIE: Final = 14
FREE_HELPER: Final = 15
WEDDING: Final = 16
FIVE_FLORINS: Final = 17
END_SCORING: Final = 18

# ---- frames


def preparation() -> list[int]:
    """Phase 1 of a round."""
    return [PREPARATION, NO_SEAT]


def turn(seat: int) -> list[int]:
    """The turns of phase 2, beginning with a seat."""
    return [TURN, seat]


# of a main action and of the helpers after it: the die just placed
DIE: Final = 2
VALUE: Final = 3


def main_action(seat: int, die: int, value: int) -> list[int]:
    """The action with a die just placed."""
    return [MAIN_ACTION, seat, die, value]


FIRST_ROW: Final = 4  # the first row of the column that may still act


def helpers_act(seat: int, die: int, value: int) -> list[int]:
    """The helpers in the column of a die just placed."""
    return [HELPERS_ACT, seat, die, value, 0]


DIE_VALUE: Final = 2  # of the die just placed


def task_of_helper(seat: int, value: int) -> list[int]:
    """A task with one pawn, by a helper."""
    return [TASK_OF_HELPER, seat, value]


TRACKS: Final = 2  # bit i: career i, bit INITIATIVE: the initiative track
POINTS: Final = 3  # still to be spent
HIGHEST_TRACK: Final = 4  # of the highest step made: careers in the order of the board, then initiative
HIGHEST_START: Final = 5  # the space it was made from; 0 on the initiative track
SPENT: Final = 6  # points spent


def spend_points(seat: int, tracks: int, points: int) -> list[int]:
    """Steps on some of the tracks."""
    return [SPEND_POINTS, seat, tracks, points, 0, 0, 0]


FACE_DOWN: Final = 2  # of a mission or marriage: 1 if it brings a face-down tile instead of the city's


def send_man(seat: int, face_down: int) -> list[int]:
    """A diplomatic mission."""
    return [SEND_MAN, seat, face_down]


def marry_off(seat: int, face_down: int) -> list[int]:
    """A marriage."""
    return [MARRY_OFF, seat, face_down]


TILE_ROW: Final = 2  # of the plan, where the tile would lie
TILE_CITY: Final = 3
TILE_PLACE: Final = 4  # of the city: mission or marriage


def city_tile(seat: int, row: int, city: int, place: int) -> list[int]:
    """Whether a tile of a city is taken (RU-14)."""
    return [CITY_TILE, seat, row, city, place]


TILES_TO_LAY: Final = 2


def plan_row(seat: int, tiles: int) -> list[int]:
    """The rows of so many face-down tiles."""
    return [PLAN_ROW, seat, tiles]


PAWNS_TO_TAKE: Final = 2


def take_pawns(seat: int, n: int) -> list[int]:
    """So many pawns of either gender."""
    return [TAKE_PAWNS, seat, n]


ORDER_IS_SET: Final = 2  # 1 if initiative and order are done: only entitlement and rewards are left


def phase_three(order_is_set: int) -> list[int]:
    """Phase 3 of a round."""
    return [PHASE_THREE, NO_SEAT, order_is_set]


SERVED: Final = 2  # places of the order that have had their reward


def reward_round() -> list[int]:
    """The rewards, in the new order."""
    return [REWARD_ROUND, NO_SEAT, 0]


def bonus_or_florins(seat: int) -> list[int]:
    """The bonus of the round's tile, or florins."""
    return [BONUS_OR_FLORINS, seat]


def extra_die(seat: int) -> list[int]:
    """One of the dice left in the areas."""
    return [EXTRA_DIE, seat]


def free_helper(seat: int) -> list[int]:
    """A helper for nothing."""
    return [FREE_HELPER, seat]


def wedding(seat: int) -> list[int]:
    """A bride, or none."""
    return [WEDDING, seat]


def five_florins(seat: int) -> list[int]:
    """Florins for points."""
    return [FIVE_FLORINS, seat]


def end_scoring() -> list[int]:
    """The end of the game."""
    return [END_SCORING, NO_SEAT]
