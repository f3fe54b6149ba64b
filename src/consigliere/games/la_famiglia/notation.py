"""The move table of La Famiglia: the only place that knows how verbs and slots become ints.

A verb is named by the first int of its range; `VERB[move]` gives that int back. Each verb with slots has a function of
its name that makes the move: `send(3)` is "send 3". Verbs with the same slots share the function that reads them:
`area_of` takes "at gela" as well as "strike gela". Areas, columns, parts and so on are indexes, numbers are numbers.
"""

from typing import Final

from consigliere.core.moves import firsts
from consigliere.games.la_famiglia.components import (
    AREAS,
    CARDS,
    COLOURS,
    COLUMNS,
    GRID,
    ORDERS,
    ROWS,
    SEAS,
    TILES,
    Components,
)

HUES: Final = COLOURS + 1  # the colours of the families and the neutral one
FEW: Final = 9  # the largest number in a slot for few pieces
MANY: Final = 50  # the largest number of Soldati in a slot

LEAD: Final = 0
SOLDATI: Final = LEAD + COLOURS * COLOURS
CARS: Final = SOLDATI + AREAS * FEW
LABS: Final = CARS + AREAS * FEW
TOKEN: Final = LABS + AREAS * FEW
INFLUENCE: Final = TOKEN + COLUMNS
USE: Final = INFLUENCE + COLUMNS
SPACE: Final = USE + COLUMNS * HUES
GAIN: Final = SPACE + GRID
TILE: Final = GAIN + COLUMNS
PART: Final = TILE + TILES
ACTION: Final = PART + FEW
AT: Final = ACTION + 1
RECRUIT: Final = AT + AREAS
PLACE: Final = RECRUIT + MANY
ORDER: Final = PLACE + MANY
CAR: Final = ORDER + ORDERS
LAB: Final = CAR + AREAS
BOAT: Final = LAB + AREAS
SAIL: Final = BOAT + SEAS
SINK: Final = SAIL + SEAS
FETCH: Final = SINK + COLOURS
FETCH_CARS: Final = FETCH + AREAS * MANY
ROW: Final = FETCH_CARS + AREAS * FEW
TOP: Final = ROW + ROWS
DONE: Final = TOP + COLUMNS
SELL: Final = DONE + 1
GIVE: Final = SELL + ORDERS
CLEAR: Final = GIVE + 1
MARK: Final = CLEAR + TILES
EXECUTE: Final = MARK + TILES
RALLY: Final = EXECUTE + ORDERS
LAND: Final = RALLY + 1
SEA: Final = LAND + AREAS
ALLIES: Final = SEA + AREAS
SEND: Final = ALLIES + AREAS
DRIVE: Final = SEND + MANY
AGAIN: Final = DRIVE + MANY
STRIKE: Final = AGAIN + AREAS
BOMB: Final = STRIKE + AREAS
STRIKE_ON: Final = BOMB + AREAS
BOMB_ON: Final = STRIKE_ON + AREAS
PENTITO: Final = BOMB_ON + AREAS
REMOVE: Final = PENTITO + 1
SPECIAL: Final = REMOVE + AREAS * FEW
SWAP: Final = SPECIAL + 1
INVITE: Final = SWAP + AREAS * FEW
AGITATE: Final = INVITE + AREAS
BRIBE: Final = AGITATE + AREAS
TURN: Final = BRIBE + 1
BUY: Final = TURN + FEW
FINESSE: Final = BUY + MANY
BRUTE: Final = FINESSE + 1
DEFEND: Final = BRUTE + 1
CARD: Final = DEFEND + COLOURS
TAKE: Final = CARD + CARDS
LEAVE: Final = TAKE + 1
GARRISON: Final = LEAVE + 1
END: Final = GARRISON + FEW

VERBS: Final = [
    ("lead", "lower:colour upper:colour", LEAD),
    ("soldati", "area n:few", SOLDATI),
    ("cars", "area n:few", CARS),
    ("labs", "area n:few", LABS),
    ("token", "column", TOKEN),
    ("influence", "column", INFLUENCE),
    ("use", "column side", USE),
    ("space", "space", SPACE),
    ("gain", "column", GAIN),
    ("tile", "tile", TILE),
    ("part", "n:few", PART),
    ("action", "", ACTION),
    ("at", "area", AT),
    ("recruit", "n:many", RECRUIT),
    ("place", "n:many", PLACE),
    ("order", "order", ORDER),
    ("car", "area", CAR),
    ("lab", "area", LAB),
    ("boat", "sea", BOAT),
    ("sail", "sea", SAIL),
    ("sink", "colour", SINK),
    ("fetch", "area n:many", FETCH),
    ("fetch-cars", "area n:few", FETCH_CARS),
    ("row", "row", ROW),
    ("top", "column", TOP),
    ("done", "", DONE),
    ("sell", "order", SELL),
    ("give", "", GIVE),
    ("clear", "tile", CLEAR),
    ("mark", "tile", MARK),
    ("execute", "order", EXECUTE),
    ("rally", "", RALLY),
    ("land", "area", LAND),
    ("sea", "area", SEA),
    ("allies", "area", ALLIES),
    ("send", "n:many", SEND),
    ("drive", "n:many", DRIVE),
    ("again", "area", AGAIN),
    ("strike", "area", STRIKE),
    ("bomb", "area", BOMB),
    ("strike-on", "area", STRIKE_ON),
    ("bomb-on", "area", BOMB_ON),
    ("pentito", "", PENTITO),
    ("remove", "area n:few", REMOVE),
    ("special", "", SPECIAL),
    ("swap", "area n:few", SWAP),
    ("invite", "area", INVITE),
    ("agitate", "area", AGITATE),
    ("bribe", "", BRIBE),
    ("turn", "n:few", TURN),
    ("buy", "n:many", BUY),
    ("finesse", "", FINESSE),
    ("brute", "", BRUTE),
    ("defend", "colour", DEFEND),
    ("card", "card", CARD),
    ("take", "", TAKE),
    ("leave", "", LEAVE),
    ("garrison", "n:few", GARRISON),
]
VERB: Final = firsts(VERBS, END)


def names(c: Components) -> dict[str, list[str]]:
    """The names of everything that stands in a move or an event, by kind."""
    return {
        "colour": c.colours,
        "side": [*c.colours, "neutral"],
        "area": c.areas,
        "sea": c.seas,
        "column": [str(i + 1) for i in range(COLUMNS)],
        "space": c.spaces,
        "row": c.rows,
        "order": c.orders,
        "tile": c.tiles,
        "card": c.cards,
        "few": [str(n) for n in range(1, FEW + 1)],
        "many": [str(n) for n in range(1, MANY + 1)],
        "character": c.characters,
        "mandamento": c.mandamenti,
    }


# ---- making a move


def lead(lower: int, upper: int) -> int:
    return LEAD + lower * COLOURS + upper


def soldati(area: int, n: int) -> int:
    return SOLDATI + area * FEW + n - 1


def cars(area: int, n: int) -> int:
    return CARS + area * FEW + n - 1


def labs(area: int, n: int) -> int:
    return LABS + area * FEW + n - 1


def token(column: int) -> int:
    return TOKEN + column


def influence(column: int) -> int:
    return INFLUENCE + column


def use(column: int, hue: int) -> int:
    return USE + column * HUES + hue


def space(at: int) -> int:
    return SPACE + at


def gain(column: int) -> int:
    return GAIN + column


def tile(which: int) -> int:
    return TILE + which


def part(index: int) -> int:
    return PART + index


def at(area: int) -> int:
    return AT + area


def recruit(n: int) -> int:
    return RECRUIT + n - 1


def place(n: int) -> int:
    return PLACE + n - 1


def order(which: int) -> int:
    return ORDER + which


def car(area: int) -> int:
    return CAR + area


def lab(area: int) -> int:
    return LAB + area


def boat(sea_area: int) -> int:
    return BOAT + sea_area


def sail(sea_area: int) -> int:
    return SAIL + sea_area


def sink(colour: int) -> int:
    return SINK + colour


def fetch(area: int, n: int) -> int:
    return FETCH + area * MANY + n - 1


def fetch_cars(area: int, n: int) -> int:
    return FETCH_CARS + area * FEW + n - 1


def row(which: int) -> int:
    return ROW + which


def top(column: int) -> int:
    return TOP + column


def sell(which: int) -> int:
    return SELL + which


def clear(which: int) -> int:
    return CLEAR + which


def mark(which: int) -> int:
    return MARK + which


def execute(which: int) -> int:
    return EXECUTE + which


def land(area: int) -> int:
    return LAND + area


def sea(area: int) -> int:
    return SEA + area


def allies(area: int) -> int:
    return ALLIES + area


def send(n: int) -> int:
    return SEND + n - 1


def drive(n: int) -> int:
    return DRIVE + n - 1


def again(area: int) -> int:
    return AGAIN + area


def strike(area: int) -> int:
    return STRIKE + area


def bomb(area: int) -> int:
    return BOMB + area


def strike_on(area: int) -> int:
    return STRIKE_ON + area


def bomb_on(area: int) -> int:
    return BOMB_ON + area


def remove(area: int, n: int) -> int:
    return REMOVE + area * FEW + n - 1


def swap(area: int, n: int) -> int:
    return SWAP + area * FEW + n - 1


def invite(area: int) -> int:
    return INVITE + area


def agitate(area: int) -> int:
    return AGITATE + area


def turn(n: int) -> int:
    return TURN + n - 1


def buy(n: int) -> int:
    return BUY + n - 1


def defend(colour: int) -> int:
    return DEFEND + colour


def card(which: int) -> int:
    return CARD + which


def garrison(n: int) -> int:
    return GARRISON + n - 1


# ---- reading a move


def lead_of(move: int) -> tuple[int, int]:
    """The colours of the team's lower and upper seat."""
    return (move - LEAD) // COLOURS, (move - LEAD) % COLOURS


def area_of(move: int) -> int:
    """The area of a move whose only slot it is: at, car, lab, land, sea, allies, again, strike, invite, agitate …"""
    return move - VERB[move]


def pieces_of(move: int) -> tuple[int, int]:
    """Area and number of Soldati, cars or labs: soldati, cars, labs, fetch-cars, remove, swap."""
    slots = move - VERB[move]
    return slots // FEW, slots % FEW + 1


def fetch_of(move: int) -> tuple[int, int]:
    """The area Soldati are fetched from, and how many."""
    return (move - FETCH) // MANY, (move - FETCH) % MANY + 1


def number_of(move: int) -> int:
    """The number of a move whose only slot it is: recruit, place, send, drive, turn, buy, garrison."""
    return move - VERB[move] + 1


def column_of(move: int) -> int:
    """The column of a sheet: token, influence, gain, top."""
    return move - VERB[move]


def use_of(move: int) -> tuple[int, int]:
    """The column of a token on the top sheet, and its colour."""
    return (move - USE) // HUES, (move - USE) % HUES


def space_of(move: int) -> int:
    """The action space."""
    return move - SPACE


def part_of(move: int) -> int:
    """The part of a space or an order, an index: "part 1" is the first one, 0."""
    return move - PART


def tile_of(move: int) -> int:
    """The control tile: tile, clear, mark."""
    return move - VERB[move]


def order_of(move: int) -> int:
    """The order token: order, sell, execute."""
    return move - VERB[move]


def sea_of(move: int) -> int:
    """The sea area of a speedboat: boat, sail."""
    return move - VERB[move]


def row_of(move: int) -> int:
    """The row of the family mat."""
    return move - ROW


def colour_of(move: int) -> int:
    """The family's colour: sink, defend."""
    return move - VERB[move]


def card_of(move: int) -> int:
    """The conflict card."""
    return move - CARD


# ---- all moves of a verb


def up_to(verb: int, most: int) -> list[int]:
    """The moves of a verb whose only slot is a number, from 1 to `most`."""
    return list(range(verb, verb + most))


def pieces_up_to(verb: int, area: int, most: int) -> list[int]:
    """The moves of a verb with an area and few pieces, for one area and from 1 to `most` pieces."""
    first = verb + area * FEW
    return list(range(first, first + most))


EVERY_LEAD: Final = list(range(LEAD, LEAD + COLOURS * COLOURS))
EVERY_TOKEN: Final = list(range(TOKEN, TOKEN + COLUMNS))
EVERY_INFLUENCE: Final = list(range(INFLUENCE, INFLUENCE + COLUMNS))
EVERY_GAIN: Final = list(range(GAIN, GAIN + COLUMNS))
EVERY_AT: Final = list(range(AT, AT + AREAS))
EVERY_BOAT: Final = list(range(BOAT, BOAT + SEAS))
EVERY_SINK: Final = list(range(SINK, SINK + COLOURS))
EVERY_ROW: Final = list(range(ROW, ROW + ROWS))
EVERY_TOP: Final = list(range(TOP, TOP + COLUMNS))
EVERY_CLEAR: Final = list(range(CLEAR, CLEAR + TILES))
EVERY_MARK: Final = list(range(MARK, MARK + TILES))
EVERY_MOVEMENT: Final = list(range(LAND, LAND + 3 * AREAS))  # land, sea and allies
EVERY_CARD: Final = list(range(CARD, CARD + CARDS))
