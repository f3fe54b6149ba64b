"""The move table of La Famiglia: the only place that knows how verbs and slots become ints.

A verb is named by the first int of its range; `VERB[move]` gives that int back. A move with one slot is the verb plus
the slot's index; with two slots it is the verb plus first * size of the second + second. Numbers begin at 1.
"""

from typing import Final

from consigliere.core.moves import MoveTable, firsts, numbered
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

FEW: Final = 9  # the largest number in a slot for few pieces
MANY: Final = 50  # the largest number of Soldati in a slot

LEAD: Final = 0
SOLDATI: Final = LEAD + COLOURS * COLOURS
CARS: Final = SOLDATI + AREAS * FEW
LABS: Final = CARS + AREAS * FEW
TOKEN: Final = LABS + AREAS * FEW
INFLUENCE: Final = TOKEN + COLUMNS
USE: Final = INFLUENCE + COLUMNS
SPACE: Final = USE + COLUMNS * (COLOURS + 1)
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


def move_table(components: Components) -> MoveTable:
    """The move table with the names of a pack."""
    return numbered(VERBS, names(components))


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
