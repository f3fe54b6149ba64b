"""A position of La Famiglia: where every piece lies (LF-1.4)."""

from typing import Final

from consigliere.core.state import State
from consigliere.games.la_famiglia.components import (
    AREAS,
    CHURCH,
    COLOURS,
    COLUMNS,
    GRID,
    HAND,
    JUSTICE,
    MANDAMENTI,
    ORDERS,
    POLICE,
    ROWS,
    SEAS,
    T_CHAIN,
    TILES,
    Components,
)

SEATS: Final = 4
NEUTRAL: Final = 4  # a side besides the four seats
EMPTY: Final = 5  # the "side" of an area without Soldati
SIDES: Final = 5

# where an order token is
OUT: Final = 0  # of a family that does not play
ON_MAT: Final = 1
IN_HQ: Final = 2
ON_BOARD: Final = 3
SOLD: Final = 4

# phases
SETUP: Final = 0
PLANNING: Final = 1
MANAGEMENT: Final = 2
ENCOUNTER: Final = 3
PHASES: Final = ["setup", "planning", "management", "encounter"]

# routes of a movement
LAND_ROUTE: Final = 0
SEA_ROUTE: Final = 1
ALLIES_ROUTE: Final = 2
ROUTES: Final = ["land", "sea", "allies"]

# options, in the order of the game's list
O_FIRST_GAME: Final = 0
O_IDENTICAL_ONCE: Final = 1
O_AGITATE_AFTER_ATTACK: Final = 2
O_OPEN_BOOKS: Final = 3

# everything a position consists of, in the order of its JSON
FIELDS: Final = (
    "round",
    "phase",
    "primo",
    "first",
    "lab_pool",
    "neutral_tokens",
    "revealed",
    "clock",
    "ending",
    "dealt",
    "family",
    "seat_of",
    "character",
    "side",
    "soldati",
    "cars",
    "labs",
    "boats",
    "tokens",
    "laid",
    "executed",
    "where",
    "gained",
    "sold",
    "returned",
    "supply",
    "hq",
    "money",
    "car_supply",
    "boat_supply",
    "token_supply",
    "opened",
    "top",
    "bottom",
    "bust",
    "in_play",
    "marks",
    "control",
    "committed",
)


class LaFamigliaState(State):
    """All pieces of La Famiglia. LF-1.9: an area holds Soldati of one side at most.

    An area's `side` is EMPTY exactly when it holds no Soldati, except for areas that a running rally or gather has
    just emptied. The Soldati on the move to a contested area are in no area: the frame of the attack has them.
    """

    __slots__ = ("c", *FIELDS)

    def __init__(self) -> None:
        super().__init__()

    def fresh(self) -> State:
        return LaFamigliaState()

    def clear(self, c: Components) -> None:
        """Nothing on the table yet; says what each field holds."""
        self.c = c
        self.round = 1
        self.phase = SETUP
        self.primo = 0  # who holds the Primo Giocatore piece
        self.first = 0  # who held it when this phase began (LF-3.2)
        self.lab_pool = c.labs
        self.neutral_tokens = c.neutral_tokens  # neutral influence tokens out of play
        self.revealed = 0  # 1: the order tokens on the board lie face up
        self.clock = 0  # counts orders laid, returned, gained and sold since all were last seen
        self.ending = 0
        self.dealt = [-1] * COLOURS  # colour -> team it was dealt to, or -1
        self.family = [-1] * SEATS  # seat -> colour, or -1
        self.seat_of = [-1] * COLOURS  # colour -> seat, or -1
        self.character = [-1] * SEATS  # seat -> character card
        self.side = [EMPTY] * AREAS  # area -> side
        self.soldati = [0] * AREAS  # area
        self.cars = [0] * AREAS  # area; they belong to the side that holds it
        self.labs = [0] * AREAS  # area
        self.boats = [0] * (SEAS * SEATS)  # sea * SEATS + seat
        self.tokens = [-1] * (AREAS * 2)  # area * 2 + place -> order, or -1
        self.laid = [0] * (AREAS * 2)  # area * 2 + place -> when the token was laid
        self.executed = [0] * (AREAS * 2)  # area * 2 + place -> 1 if its order has been executed
        self.where = [OUT] * ORDERS  # order -> ON_MAT, IN_HQ …
        self.gained = [0] * ORDERS  # order -> when it was gained since all were last seen, 0 before
        self.sold = [0] * ORDERS  # order -> when it was sold since all were last seen, 0 before or not
        self.returned: list[int] = []  # seat, laid, returned, …: tokens that came back unseen since all were last seen
        self.supply = [c.soldati] * SEATS + [c.neutral_soldati]  # side -> Soldati in supply, the neutral ones last
        self.hq = [0] * SEATS  # seat -> Soldati in headquarters
        self.money = [0] * SEATS  # seat
        self.car_supply = [c.cars] * SEATS
        self.boat_supply = [c.boats] * SEATS
        self.token_supply = [c.tokens] * SEATS  # influence tokens
        self.opened = [0] * (SEATS * ROWS)  # seat * ROWS + row -> tokens removed from that row of the mat
        self.top = [0] * (COLUMNS * SIDES)  # column * SIDES + side -> tokens on the top sheet
        self.bottom = [0] * (GRID * SIDES)  # space * SIDES + side -> tokens on the bottom sheet
        self.bust = [-1] * SEATS  # seat -> space where its bust stands, or -1
        self.in_play = [0] * TILES  # tile -> 1 if it is one of the seven
        self.marks = [-1] * (2 * TILES)  # team * TILES + tile -> seat whose token lies there, or -1
        self.control = [-1] * MANDAMENTI  # mandamento -> seat whose control token lies there, or -1
        self.committed = [-1] * SEATS  # seat -> secret choice of a simultaneous step, or -1

    def copy_pieces(self, other: State) -> None:
        assert isinstance(other, LaFamigliaState)
        other.c = self.c
        other.round = self.round
        other.phase = self.phase
        other.primo = self.primo
        other.first = self.first
        other.lab_pool = self.lab_pool
        other.neutral_tokens = self.neutral_tokens
        other.revealed = self.revealed
        other.clock = self.clock
        other.ending = self.ending
        other.dealt = self.dealt[:]
        other.family = self.family[:]
        other.seat_of = self.seat_of[:]
        other.character = self.character[:]
        other.side = self.side[:]
        other.soldati = self.soldati[:]
        other.cars = self.cars[:]
        other.labs = self.labs[:]
        other.boats = self.boats[:]
        other.tokens = self.tokens[:]
        other.laid = self.laid[:]
        other.executed = self.executed[:]
        other.where = self.where[:]
        other.gained = self.gained[:]
        other.sold = self.sold[:]
        other.returned = self.returned[:]
        other.supply = self.supply[:]
        other.hq = self.hq[:]
        other.money = self.money[:]
        other.car_supply = self.car_supply[:]
        other.boat_supply = self.boat_supply[:]
        other.token_supply = self.token_supply[:]
        other.opened = self.opened[:]
        other.top = self.top[:]
        other.bottom = self.bottom[:]
        other.bust = self.bust[:]
        other.in_play = self.in_play[:]
        other.marks = self.marks[:]
        other.control = self.control[:]
        other.committed = self.committed[:]

    def fields(self) -> tuple[str, ...]:
        return FIELDS


def partner(seat: int) -> int:
    """The teammate (LF-2.3)."""
    return seat ^ 2


def allied(seat: int, side: int) -> bool:
    """Whether a side is the seat itself or its teammate."""
    return side < SEATS and (side ^ seat) & 1 == 0


def team(seat: int) -> int:
    """0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat & 1


def family_orders(s: LaFamigliaState, seat: int) -> range:
    """The thirteen orders of the seat's family."""
    colour = s.family[seat]
    return range(colour * HAND, colour * HAND + HAND)


def hq_orders(s: LaFamigliaState, seat: int) -> list[int]:
    """The orders in the seat's headquarters."""
    first = s.family[seat] * HAND
    return [order for order in range(first, first + HAND) if s.where[order] == IN_HQ]


def owns_tile(s: LaFamigliaState, seat: int, tile: int) -> bool:
    """Whether the seat's token lies on that control tile, until a later management (LF-5.5, Q-25)."""
    return s.marks[team(seat) * TILES + tile] == seat


def order_limit(s: LaFamigliaState, seat: int) -> int:
    """How many own orders may lie in one area (LF-4.24, Chain of Command LF-10.6)."""
    return s.c.orders_per_area_chain if owns_tile(s, seat, T_CHAIN) else s.c.orders_per_area


def orders_in(s: LaFamigliaState, area: int) -> int:
    """How many order tokens lie in an area."""
    return int(s.tokens[area * 2] >= 0) + int(s.tokens[area * 2 + 1] >= 0)


def returned_tokens(s: LaFamigliaState, seat: int) -> list[tuple[int, int]]:
    """When each of the seat's tokens that came back unseen was laid, and when it came back."""
    tokens = s.returned
    return [(tokens[i + 1], tokens[i + 2]) for i in range(0, len(tokens), 3) if tokens[i] == seat]


def hue(s: LaFamigliaState, side: int) -> int:
    """The colour of a side for events: the family's, or the neutrals'."""
    return s.family[side] if side < SEATS else COLOURS


def mat_left(s: LaFamigliaState, seat: int, row: int) -> int:
    """Influence tokens still on a row of the mat."""
    return s.c.mat_size[s.family[seat] * ROWS + row] - s.opened[seat * ROWS + row]


def place_base(s: LaFamigliaState, seat: int) -> int:
    """Base value for placing Soldati: the police row (LF-4.21)."""
    return s.c.place_base[s.family[seat]][s.opened[seat * ROWS + POLICE]]


def recruit_base(s: LaFamigliaState, seat: int) -> int:
    """Base value for recruiting: the church row (LF-4.20)."""
    return s.c.recruit_base[s.family[seat]][s.opened[seat * ROWS + CHURCH]]


def car_attack(s: LaFamigliaState, seat: int) -> int:
    """Attack value of a car: upper half of the justice row (LF-7.10)."""
    return s.c.car_attack[s.family[seat]][s.opened[seat * ROWS + JUSTICE]]


def car_strike(s: LaFamigliaState, seat: int) -> int:
    """Strike value of a car bomb: lower half of the justice row (LF-8.2)."""
    return s.c.car_strike[s.family[seat]][s.opened[seat * ROWS + JUSTICE]]
