"""The reasons of Signorie's refusals: a rule and a message each (message id `why-…`)."""

from typing import Final

from consigliere.core.refusal import FIRST_OF_A_GAME

SPACE_TAKEN: Final = FIRST_OF_A_GAME + 0
NO_SUCH_DIE: Final = FIRST_OF_A_GAME + 1
DIE_TOO_DEAR: Final = FIRST_OF_A_GAME + 2
NO_MAIN_ACTION: Final = FIRST_OF_A_GAME + 3
FOUR_DICE: Final = FIRST_OF_A_GAME + 4
NOT_LEFT_OVER: Final = FIRST_OF_A_GAME + 5
CELL_TAKEN: Final = FIRST_OF_A_GAME + 6
HIRE_TOO_DEAR: Final = FIRST_OF_A_GAME + 7
NO_DISC: Final = FIRST_OF_A_GAME + 8
TASK_OTHER_COLOUR: Final = FIRST_OF_A_GAME + 9
TASK_NUMBER: Final = FIRST_OF_A_GAME + 10
TASK_PAWNS: Final = FIRST_OF_A_GAME + 11
TASK_NO_EFFECT: Final = FIRST_OF_A_GAME + 12
NO_STEP: Final = FIRST_OF_A_GAME + 13
NO_MISSION: Final = FIRST_OF_A_GAME + 14
NO_MARRIAGE: Final = FIRST_OF_A_GAME + 15
OTHER_TRACK: Final = FIRST_OF_A_GAME + 16
NO_MAN_THERE: Final = FIRST_OF_A_GAME + 17
NO_MAN_IN_POOL: Final = FIRST_OF_A_GAME + 18
MAN_ON_TOP: Final = FIRST_OF_A_GAME + 19
TOO_MANY_POINTS: Final = FIRST_OF_A_GAME + 20
DISC_ON_TOP: Final = FIRST_OF_A_GAME + 21
SPEND_ONE: Final = FIRST_OF_A_GAME + 22
NO_SUCH_MAN: Final = FIRST_OF_A_GAME + 23
RANK_TOO_LOW: Final = FIRST_OF_A_GAME + 24
CITY_CLOSED: Final = FIRST_OF_A_GAME + 25
CITY_FULL: Final = FIRST_OF_A_GAME + 26
DOWRY_TOO_LOW: Final = FIRST_OF_A_GAME + 27
DOWRY_TOO_HIGH: Final = FIRST_OF_A_GAME + 28
DOWRY_TOO_DEAR: Final = FIRST_OF_A_GAME + 29
TAKE_NUMBER: Final = FIRST_OF_A_GAME + 30
RESERVE_SHORT: Final = FIRST_OF_A_GAME + 31
NOT_HIRED: Final = FIRST_OF_A_GAME + 32
HELPER_ORDER: Final = FIRST_OF_A_GAME + 33
HELPER_IDLE: Final = FIRST_OF_A_GAME + 34
ONE_PAWN_ONLY: Final = FIRST_OF_A_GAME + 35
TASK_NEEDS_MORE: Final = FIRST_OF_A_GAME + 36
ONE_PAWN_GENDER: Final = FIRST_OF_A_GAME + 37
BONUS_IDLE: Final = FIRST_OF_A_GAME + 38
FREE_CELL_TAKEN: Final = FIRST_OF_A_GAME + 39
EXTRA_NO_ACTION: Final = FIRST_OF_A_GAME + 40

REASONS: Final = [
    (SPACE_TAKEN, "SI-4.5", "space-taken"),
    (NO_SUCH_DIE, "SI-4.5", "no-such-die"),
    (DIE_TOO_DEAR, "SI-4.6", "die-too-dear"),
    (NO_MAIN_ACTION, "SI-4.8", "no-main-action"),
    (FOUR_DICE, "SI-4.3", "four-dice"),
    (NOT_LEFT_OVER, "SI-11.12", "not-left-over"),
    (CELL_TAKEN, "SI-5.1", "cell-taken"),
    (HIRE_TOO_DEAR, "SI-5.5", "hire-too-dear"),
    (NO_DISC, "SI-5.5", "no-disc"),
    (TASK_OTHER_COLOUR, "SI-6.1", "task-other-colour"),
    (TASK_NUMBER, "SI-6.2", "task-number"),
    (TASK_PAWNS, "SI-6.1", "task-pawns"),
    (TASK_NO_EFFECT, "SI-6.3", "task-no-effect"),
    (NO_STEP, "SI-7.3", "no-step"),
    (NO_MISSION, "SI-7.4", "no-mission"),
    (NO_MARRIAGE, "SI-7.7", "no-marriage"),
    (OTHER_TRACK, "SI-8.9", "other-track"),
    (NO_MAN_THERE, "SI-8.2", "no-man-there"),
    (NO_MAN_IN_POOL, "SI-8.2", "no-man-in-pool"),
    (MAN_ON_TOP, "SI-8.3", "man-on-top"),
    (TOO_MANY_POINTS, "SI-8.9", "too-many-points"),
    (DISC_ON_TOP, "SI-8.7", "disc-on-top"),
    (SPEND_ONE, "SI-8.9", "spend-one"),
    (NO_SUCH_MAN, "SI-7.4", "no-such-man"),
    (RANK_TOO_LOW, "SI-7.4", "rank-too-low"),
    (CITY_CLOSED, "SI-2.8", "city-closed"),
    (CITY_FULL, "SI-7.9", "city-full"),
    (DOWRY_TOO_LOW, "SI-7.7", "dowry-too-low"),
    (DOWRY_TOO_HIGH, "SI-7.7", "dowry-too-high"),
    (DOWRY_TOO_DEAR, "SI-7.7", "dowry-too-dear"),
    (TAKE_NUMBER, "SI-6.12", "take-number"),
    (RESERVE_SHORT, "SI-6.12", "reserve-short"),
    (NOT_HIRED, "SI-10.1", "not-hired"),
    (HELPER_ORDER, "SI-10.1", "helper-order"),
    (HELPER_IDLE, "SI-10.2", "helper-idle"),
    (ONE_PAWN_ONLY, "SI-10.5", "one-pawn-only"),
    (TASK_NEEDS_MORE, "SI-10.5", "task-needs-more"),
    (ONE_PAWN_GENDER, "SI-10.5", "one-pawn-gender"),
    (BONUS_IDLE, "SI-11.5", "bonus-idle"),
    (FREE_CELL_TAKEN, "SI-11.11", "free-cell-taken"),
    (EXTRA_NO_ACTION, "SI-11.12", "extra-no-action"),
]
