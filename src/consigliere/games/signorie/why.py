"""The reasons of Signorie's refusals: a rule and a message each (message id `why-…`)."""

from typing import Final

from consigliere.core.refusal import FIRST_OF_A_GAME

W_SPACE_TAKEN: Final = FIRST_OF_A_GAME + 0
W_NO_SUCH_DIE: Final = FIRST_OF_A_GAME + 1
W_DIE_TOO_DEAR: Final = FIRST_OF_A_GAME + 2
W_NO_MAIN_ACTION: Final = FIRST_OF_A_GAME + 3
W_FOUR_DICE: Final = FIRST_OF_A_GAME + 4
W_NOT_LEFT_OVER: Final = FIRST_OF_A_GAME + 5
W_CELL_TAKEN: Final = FIRST_OF_A_GAME + 6
W_HIRE_TOO_DEAR: Final = FIRST_OF_A_GAME + 7
W_NO_DISC: Final = FIRST_OF_A_GAME + 8
W_TASK_OTHER_COLOUR: Final = FIRST_OF_A_GAME + 9
W_TASK_NUMBER: Final = FIRST_OF_A_GAME + 10
W_TASK_PAWNS: Final = FIRST_OF_A_GAME + 11
W_TASK_NO_EFFECT: Final = FIRST_OF_A_GAME + 12
W_NO_STEP: Final = FIRST_OF_A_GAME + 13
W_NO_MISSION: Final = FIRST_OF_A_GAME + 14
W_NO_MARRIAGE: Final = FIRST_OF_A_GAME + 15
W_OTHER_TRACK: Final = FIRST_OF_A_GAME + 16
W_STEP_ORDER: Final = FIRST_OF_A_GAME + 17
W_NO_MAN_THERE: Final = FIRST_OF_A_GAME + 18
W_NO_MAN_IN_POOL: Final = FIRST_OF_A_GAME + 19
W_MAN_ON_TOP: Final = FIRST_OF_A_GAME + 20
W_TOO_MANY_POINTS: Final = FIRST_OF_A_GAME + 21
W_DISC_ON_TOP: Final = FIRST_OF_A_GAME + 22
W_SPEND_ONE: Final = FIRST_OF_A_GAME + 23
W_NO_SUCH_MAN: Final = FIRST_OF_A_GAME + 24
W_RANK_TOO_LOW: Final = FIRST_OF_A_GAME + 25
W_CITY_CLOSED: Final = FIRST_OF_A_GAME + 26
W_CITY_FULL: Final = FIRST_OF_A_GAME + 27
W_DOWRY_TOO_LOW: Final = FIRST_OF_A_GAME + 28
W_DOWRY_TOO_HIGH: Final = FIRST_OF_A_GAME + 29
W_DOWRY_TOO_DEAR: Final = FIRST_OF_A_GAME + 30
W_TAKE_NUMBER: Final = FIRST_OF_A_GAME + 31
W_RESERVE_SHORT: Final = FIRST_OF_A_GAME + 32
W_NOT_HIRED: Final = FIRST_OF_A_GAME + 33
W_HELPER_ORDER: Final = FIRST_OF_A_GAME + 34
W_HELPER_IDLE: Final = FIRST_OF_A_GAME + 35
W_ONE_PAWN_ONLY: Final = FIRST_OF_A_GAME + 36
W_TASK_NEEDS_MORE: Final = FIRST_OF_A_GAME + 37
W_ONE_PAWN_GENDER: Final = FIRST_OF_A_GAME + 38
W_BONUS_IDLE: Final = FIRST_OF_A_GAME + 39
W_FREE_CELL_TAKEN: Final = FIRST_OF_A_GAME + 40
W_EXTRA_NO_ACTION: Final = FIRST_OF_A_GAME + 41

REASONS: Final = [
    ("SI-4.5", "space-taken"),
    ("SI-4.5", "no-such-die"),
    ("SI-4.6", "die-too-dear"),
    ("SI-4.8", "no-main-action"),
    ("SI-4.3", "four-dice"),
    ("SI-11.12", "not-left-over"),
    ("SI-5.1", "cell-taken"),
    ("SI-5.5", "hire-too-dear"),
    ("SI-5.5", "no-disc"),
    ("SI-6.1", "task-other-colour"),
    ("SI-6.2", "task-number"),
    ("SI-6.1", "task-pawns"),
    ("SI-6.3", "task-no-effect"),
    ("SI-7.3", "no-step"),
    ("SI-7.4", "no-mission"),
    ("SI-7.7", "no-marriage"),
    ("SI-8.9", "other-track"),
    ("RU-80", "step-order"),
    ("SI-8.2", "no-man-there"),
    ("SI-8.2", "no-man-in-pool"),
    ("SI-8.3", "man-on-top"),
    ("SI-8.9", "too-many-points"),
    ("SI-8.7", "disc-on-top"),
    ("SI-8.9", "spend-one"),
    ("SI-7.4", "no-such-man"),
    ("SI-7.4", "rank-too-low"),
    ("SI-2.8", "city-closed"),
    ("SI-7.9", "city-full"),
    ("SI-7.7", "dowry-too-low"),
    ("SI-7.7", "dowry-too-high"),
    ("SI-7.7", "dowry-too-dear"),
    ("SI-6.12", "take-number"),
    ("SI-6.12", "reserve-short"),
    ("SI-10.1", "not-hired"),
    ("SI-10.1", "helper-order"),
    ("SI-10.2", "helper-idle"),
    ("SI-10.5", "one-pawn-only"),
    ("SI-10.5", "task-needs-more"),
    ("SI-10.5", "one-pawn-gender"),
    ("SI-11.5", "bonus-idle"),
    ("SI-11.11", "free-cell-taken"),
    ("SI-11.12", "extra-no-action"),
]
