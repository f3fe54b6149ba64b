"""The codes of the steps: the first int of a frame on the stack, and the index into the game's list of steps."""

from typing import Final

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
