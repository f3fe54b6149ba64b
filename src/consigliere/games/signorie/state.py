"""A position of Signorie: where every pawn, die, tile, disc and florin is (SI-1.3, SI-1.4)."""

from typing import Final

from consigliere.core.state import State
from consigliere.games.signorie.components import (
    CAREERS,
    CITIES,
    CITY_SPACES,
    COLOURS,
    DICE,
    FACES,
    HELPERS,
    HOUSES,
    MAN,
    PLAN_ROWS,
    ROUNDS,
    SPAN,
    TASKS,
    TILES,
    WOMAN,
    Components,
)
from consigliere.games.signorie.events import SOURCES

# where an alliance tile is; 0 to 15: seat * PLAN_ROWS + row; from IN_CITY: city * 2 + place
UNSEEN: Final = -1  # in the stack or face down in a row: nobody knows which
REMOVED: Final = -2  # out of the game, unseen (SI-2.7)
IN_CITY: Final = COLOURS * PLAN_ROWS

PREPARE: Final = 0
ACTIONS: Final = 1
REWARDING: Final = 2
PHASES: Final = ["preparation", "actions", "rewards"]

# options, in the order of the game's list
O_OPTIONAL_TILE: Final = 0
O_COLOURS_BY_SEAT: Final = 1

# everything a position consists of, in the order of its JSON
FIELDS: Final = (
    "round",
    "phase",
    "pile",
    "discs",
    "entitled",
    "ending",
    "colour",
    "order",
    "passed",
    "florins",
    "vp",
    "earned",
    "pool",
    "reserve",
    "careers",
    "threshold",
    "brides",
    "board",
    "areas",
    "aside",
    "helpers",
    "where",
    "face_up",
    "face_down",
    "city_tile",
    "city_pawns",
    "filled",
    "closed",
    "tasks",
    "rewards",
    "disc",
    "arrivals",
)


class SignorieState(State):
    """All pieces of Signorie. Pawns of a seat: index seat * 2 + gender (0 man, 1 woman)."""

    __slots__ = ("c", *FIELDS)

    def __init__(self) -> None:
        super().__init__()

    def fresh(self) -> State:
        return SignorieState()

    def clear(self, c: Components) -> None:
        """Nothing on the table yet; says what each field holds."""
        self.c = c
        self.round = 1
        self.phase = PREPARE
        self.pile = 0  # alliance tiles in the stack
        self.discs = c.discs  # helper discs in the supply
        self.entitled = 0  # bit i: seat i gets a reward (fixed at the start of step 3)
        self.ending = 0
        self.colour = list(range(COLOURS))  # seat -> colour
        self.order: list[int] = []  # seats in turn order
        self.passed = [0] * COLOURS  # seat -> 1 if it has passed
        self.florins = [0] * COLOURS  # seat
        self.vp = [c.start_vp] * COLOURS  # seat
        self.earned = [0] * (COLOURS * len(SOURCES))  # seat * SOURCES + source -> points that came from there
        self.pool = [0] * (COLOURS * 2)  # seat * 2 + gender
        self.reserve = [c.men, c.women] * COLOURS  # seat * 2 + gender
        self.careers = [0] * (COLOURS * CAREERS * SPAN)  # (seat * CAREERS + career) * SPAN + space -> men
        self.threshold = [0] * (COLOURS * 2)  # seat * 2 + gender -> pawns in the threshold area
        self.brides = [0] * COLOURS  # seat -> weddings
        self.board = [0] * (COLOURS * DICE)  # seat * DICE + die -> value of the die placed there, 0 if none
        self.areas = [0] * (DICE * FACES)  # die * FACES + value - 1 -> dice in the area
        self.aside = [0] * DICE  # die -> dice out of reach until the next phase 1
        self.helpers = [0] * (COLOURS * HELPERS)  # seat * HELPERS + cell -> 1 if hired
        self.where = [UNSEEN] * TILES  # tile -> place
        self.face_up = [0] * (COLOURS * PLAN_ROWS * HOUSES)  # (seat * PLAN_ROWS + row) * HOUSES + house -> tiles
        self.face_down = [0] * (COLOURS * PLAN_ROWS)  # seat * PLAN_ROWS + row -> face-down tiles
        self.city_tile = [-1] * (CITIES * 2)  # city * 2 + place -> tile, or -1
        self.city_pawns = [-1] * (CITIES * CITY_SPACES)  # city * CITY_SPACES + i -> seat * 2 + gender, or -1
        self.filled = [0] * CITIES  # city -> pawns there
        self.closed = [0] * CITIES  # city -> 1 if it is not in use
        self.tasks = [-1] * TASKS  # task space -> task tile, or -1
        self.rewards = [-1] * ROUNDS  # round - 1 -> reward tile, or -1
        self.disc = [0] * COLOURS  # seat -> space of the initiative track
        self.arrivals: list[int] = []  # seats; of two discs on one space the later one here lies higher (SI-8.7)

    def copy_pieces(self, other: State) -> None:
        assert isinstance(other, SignorieState)
        other.c = self.c
        other.round = self.round
        other.phase = self.phase
        other.pile = self.pile
        other.discs = self.discs
        other.entitled = self.entitled
        other.ending = self.ending
        other.colour = self.colour[:]
        other.order = self.order[:]
        other.passed = self.passed[:]
        other.florins = self.florins[:]
        other.vp = self.vp[:]
        other.earned = self.earned[:]
        other.pool = self.pool[:]
        other.reserve = self.reserve[:]
        other.careers = self.careers[:]
        other.threshold = self.threshold[:]
        other.brides = self.brides[:]
        other.board = self.board[:]
        other.areas = self.areas[:]
        other.aside = self.aside[:]
        other.helpers = self.helpers[:]
        other.where = self.where[:]
        other.face_up = self.face_up[:]
        other.face_down = self.face_down[:]
        other.city_tile = self.city_tile[:]
        other.city_pawns = self.city_pawns[:]
        other.filled = self.filled[:]
        other.closed = self.closed[:]
        other.tasks = self.tasks[:]
        other.rewards = self.rewards[:]
        other.disc = self.disc[:]
        other.arrivals = self.arrivals[:]

    def fields(self) -> tuple[str, ...]:
        return FIELDS


def lowest_value(s: SignorieState, city: int) -> int:
    """The value of the lowest empty pawn space of a city, 0 if it is full (SI-7.4, RU-13, RU-51, RU-77)."""
    filled = s.filled[city]
    return s.c.city_values[city * CITY_SPACES + filled] if filled < CITY_SPACES else 0


def married_men(s: SignorieState, seat: int) -> int:
    """The head of the family and every man with a bride (RU-29)."""
    return 1 + s.brides[seat]


def pawns_in_cities(s: SignorieState, seat: int, gender: int) -> int:
    """The pawns of a seat and gender in all cities."""
    return s.city_pawns.count(seat * 2 + gender)


def men_in_cities(s: SignorieState, seat: int) -> int:
    """The men of a seat in all cities."""
    return s.city_pawns.count(seat * 2 + MAN)


def dice_taken(s: SignorieState, seat: int) -> int:
    """How many dice lie on the board of a seat."""
    count = 0
    for die in range(DICE):
        if s.board[seat * DICE + die]:
            count += 1
    return count


def dice_sum(s: SignorieState, seat: int) -> int:
    """The sum of the dice of a seat (SI-11.4)."""
    return sum(s.board[seat * DICE : seat * DICE + DICE])


def own_limit(s: SignorieState, seat: int) -> int:
    """The threshold of a seat: raised by each of its pawns in the area, without a cap (SI-11.4, RU-26, RU-27)."""
    return s.c.threshold + s.c.threshold_per_pawn * (s.threshold[seat * 2 + MAN] + s.threshold[seat * 2 + WOMAN])


def man_at(seat: int, career: int, space: int) -> int:
    """The index of a career space in `careers`."""
    return (seat * CAREERS + career) * SPAN + space


def area_at(die: int, value: int) -> int:
    """The index of the dice of a colour and value in `areas`."""
    return die * FACES + value - 1
