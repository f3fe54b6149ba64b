"""The move table of Corleone's Empire: the only place that knows how verbs and slots become ints.

A verb is named by the first int of its range; `VERB[move]` gives that int back. A move with one slot is the verb plus
the slot's index; with two slots it is the verb plus first * size of the second + second.
"""

from typing import Final

from consigliere.core.moves import MoveTable, firsts, numbered
from consigliere.games.corleone.components import (
    ABILITIES,
    ALLIES,
    AREAS,
    BUSINESSES,
    CARDS,
    COLOUR_IDS,
    FAMILIES,
    GOOD_IDS,
    GOODS,
    JOBS,
    MONEY,
    NEUTRALS,
    PLACES,
    SPACES,
    Components,
)

PAID: Final = 5  # numbers of real goods in a payment: 0 to 4
FEW: Final = 12  # the largest number of one kind in a discard
MANY: Final = 40  # the largest number of one value in a bribe
DEEP: Final = 45  # tokens in a stack, at most

PLAY_THUG: Final = 0
PLAY_MEMBER: Final = PLAY_THUG + BUSINESSES
PLAY_JOB: Final = PLAY_MEMBER + SPACES
PLAY_ALLY: Final = PLAY_JOB + JOBS
PAY: Final = PLAY_ALLY + ALLIES
MONEY_FIRST: Final = PAY + GOODS * PAID
ABILITY_FIRST: Final = MONEY_FIRST + 1
SELF_FIRST: Final = ABILITY_FIRST + 1
CONTROLLER_FIRST: Final = SELF_FIRST + 1
USE: Final = CONTROLLER_FIRST + 1
LAUNDER: Final = USE + ABILITIES
DISCARD: Final = LAUNDER + MONEY
GOOD: Final = DISCARD + CARDS * FEW
KEEP: Final = GOOD + GOODS
SHOOT: Final = KEEP + JOBS
MOVE: Final = SHOOT + PLACES
TO: Final = MOVE + PLACES
AREA: Final = TO + PLACES
TOKEN: Final = AREA + AREAS
FRONT: Final = TOKEN + AREAS * DEEP
OPPONENT: Final = FRONT + BUSINESSES
WITHDRAW: Final = OPPONENT + FAMILIES
TAKE_JOB: Final = WITHDRAW + MONEY
GIVE: Final = TAKE_JOB + JOBS
OFFER: Final = GIVE + CARDS
BRIBE: Final = OFFER + MONEY
TAKE: Final = BRIBE + MONEY * MANY
DONE: Final = TAKE + ALLIES
END: Final = DONE + 1

VERBS: Final = [
    ("thug", "business", PLAY_THUG),
    ("member", "space", PLAY_MEMBER),
    ("job", "job", PLAY_JOB),
    ("ally", "ally", PLAY_ALLY),
    ("pay", "good n:paid", PAY),
    ("money-first", "", MONEY_FIRST),
    ("ability-first", "", ABILITY_FIRST),
    ("self-first", "", SELF_FIRST),
    ("controller-first", "", CONTROLLER_FIRST),
    ("use", "ability", USE),
    ("launder", "money", LAUNDER),
    ("discard", "card n:few", DISCARD),
    ("good", "good", GOOD),
    ("keep", "job", KEEP),
    ("shoot", "place", SHOOT),
    ("move", "place", MOVE),
    ("to", "place", TO),
    ("area", "area", AREA),
    ("token", "area n:deep", TOKEN),
    ("front", "business", FRONT),
    ("opponent", "family", OPPONENT),
    ("withdraw", "money", WITHDRAW),
    ("take-job", "job", TAKE_JOB),
    ("give", "card", GIVE),
    ("offer", "money", OFFER),
    ("bribe", "money n:many", BRIBE),
    ("take", "ally", TAKE),
    ("done", "", DONE),
]


VERB: Final = firsts(VERBS, END)


def move_table(components: Components) -> MoveTable:
    """The move table with the names of a pack."""
    return numbered(VERBS, names(components))


def names(c: Components) -> dict[str, list[str]]:
    """The names of everything that stands in a move or an event, by kind."""
    spaces = [*c.space_names, *[f"space-{n + 1}" for n in range(c.n_spaces, SPACES)]]
    return {
        "business": c.businesses,
        "space": spaces,
        "place": [*c.businesses, *spaces, NEUTRALS[2]],
        "job": c.jobs,
        "ally": c.allies,
        "card": c.cards,
        "money": c.money_names,
        "good": GOOD_IDS,
        "area": c.areas,
        "family": c.families,
        "side": [*c.families, *NEUTRALS],
        "ability": [*c.abilities, *[f"ability-{n + 1}" for n in range(len(c.abilities), ABILITIES)]],
        "colour": COLOUR_IDS,
        "figure": ["don", "consigliere", "heir"],
        "paid": [str(n) for n in range(PAID)],
        "few": [str(n) for n in range(1, FEW + 1)],
        "many": [str(n) for n in range(1, MANY + 1)],
        "deep": [str(n) for n in range(1, DEEP + 1)],
    }
