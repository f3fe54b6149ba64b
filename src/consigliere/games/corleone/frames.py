"""Frames that more than one chapter knows: of a turn, of a job or ally being resolved, of the phases."""

from typing import Final

from consigliere.core.step import SEAT
from consigliere.games.corleone.choices import NOT_YET
from consigliere.games.corleone.codes import ALLY_PARTS, CARD_PARTS, GAME_END, SET_BRIBES, TRIBUTE, TURF_WAR, TURN
from consigliere.games.corleone.state import Corleone

# ---- a turn of the Family Business phase
ACTED: Final = 2  # whether the action is over
EXTRA: Final = 3  # an extra action (CE-13.24)
STUCK: Final = 4  # how many players in a row could not act

GRANTED: Final = 1  # values of EXTRA
TAKING: Final = 2


def turn(seat: int) -> list[int]:
    return [TURN, seat, 0, 0, 0]


def whose_turn(s: Corleone) -> int:
    """The player whose turn it is; in other phases the one that the phase began with."""
    return s.stack[0][SEAT]


def grant_extra_action(s: Corleone) -> None:
    """CE-13.24: another action in the turn that is running."""
    s.stack[0][EXTRA] = GRANTED


# ---- a job or an ally being resolved
CARD: Final = 2  # its number
NEXT_PART: Final = 3  # of a job, whose parts come in order
PARTS_LEFT: Final = 3  # of an ally, whose parts come in any order (RU-13): those not resolved yet, as bits
CHIEF_PLACED: Final = 4  # whether this card has placed the Police Chief
MONEY_TIME: Final = 5  # when a job's money comes

MONEY_UNDECIDED: Final = 0  # values of MONEY_TIME
MONEY_ASKED: Final = 1
MONEY_FIRST: Final = 2
MONEY_LAST: Final = 3
MONEY_TAKEN: Final = 4


def job_parts(seat: int, job: int) -> list[int]:
    return [CARD_PARTS, seat, job, 0, 0, MONEY_UNDECIDED]


def ally_parts(seat: int, ally: int, parts: int) -> list[int]:
    return [ALLY_PARTS, seat, ally, (1 << parts) - 1, 0]


# ---- phases
TURF_AREA: Final = 2  # the territory the Turf War has come to


def turf_war(seat: int) -> list[int]:
    return [TURF_WAR, seat, 0]


def set_bribes(seat: int) -> list[int]:
    """A secret choice (choices.py) whose players are not asked yet."""
    return [SET_BRIBES, seat, 0, NOT_YET]


def tribute(seat: int) -> list[int]:
    """A secret choice (choices.py) whose players are not asked yet."""
    return [TRIBUTE, seat, 0, NOT_YET]


def game_end(seat: int) -> list[int]:
    return [GAME_END, seat]
