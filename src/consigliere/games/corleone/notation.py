"""The move table of Corleone's Empire: the only place that knows how verbs and slots become ints.

A verb is named by the first int of its range; `VERB[move]` gives that int back. A move with one slot is the verb plus
the slot's index; with two slots it is the verb plus first * size of the second + second. For each verb with slots
there are two functions: `thug(business)` is the move "thug BUSINESS", `thug_of(move)` the business of such a move.
"""

from typing import Final

from consigliere.core.moves import firsts
from consigliere.games.corleone.components import (
    ABILITIES,
    ALLIES,
    AREAS,
    BUSINESSES,
    CARDS,
    CHIEF_PLACE,
    COLOUR_IDS,
    FAMILIES,
    GOOD_IDS,
    GOODS,
    JOBS,
    MONEY,
    PLACES,
    PLAIN_GOODS,
    SPACES,
    Components,
)
from consigliere.games.corleone.effects import NEUTRALS

PAID: Final = 5  # numbers of real goods in a payment: 0 to 4
FEW: Final = 12  # the largest number of one kind in a discard
MANY: Final = 40  # the largest number of one value in a bribe
DEEP: Final = 45  # tokens in a stack, at most

THUG: Final = 0
MEMBER: Final = THUG + BUSINESSES
JOB: Final = MEMBER + SPACES
ALLY: Final = JOB + JOBS
PAY: Final = ALLY + ALLIES
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
    ("thug", "business", THUG),
    ("member", "space", MEMBER),
    ("job", "job", JOB),
    ("ally", "ally", ALLY),
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
MOVES_OF: Final = {first: list(range(first, first + VERB.count(first))) for _, _, first in VERBS}
TO_THUG_SPACES: Final = MOVES_OF[TO][:BUSINESSES]
TO_FAMILY_SPACES: Final = MOVES_OF[TO][BUSINESSES:CHIEF_PLACE]
PLAIN_GOOD: Final = MOVES_OF[GOOD][:PLAIN_GOODS]


# ---- any verb with one slot


def moves_of(verb: int) -> list[int]:
    """All moves of a verb, in the order of its slot."""
    return MOVES_OF[verb]


def slot_of(move: int) -> int:
    """The slot of a move with one slot, whatever its verb."""
    return move - VERB[move]


# ---- verb by verb


def thug(business: int) -> int:
    return THUG + business


def thug_of(move: int) -> int:
    return move - THUG


def member(space: int) -> int:
    return MEMBER + space


def member_of(move: int) -> int:
    return move - MEMBER


def job(which: int) -> int:
    return JOB + which


def job_of(move: int) -> int:
    return move - JOB


def ally(which: int) -> int:
    return ALLY + which


def ally_of(move: int) -> int:
    return move - ALLY


def pay(good: int, n: int) -> int:
    """So many real goods of a kind, from 0; narcotics replace the rest."""
    return PAY + good * PAID + n


def pay_of(move: int) -> tuple[int, int]:
    return (move - PAY) // PAID, (move - PAY) % PAID


def use(ability: int) -> int:
    return USE + ability


def use_of(move: int) -> int:
    return move - USE


def launder(value: int) -> int:
    return LAUNDER + value


def launder_of(move: int) -> int:
    return move - LAUNDER


def discard(card: int, n: int) -> int:
    """So many cards of a kind, from 1 to FEW."""
    return DISCARD + card * FEW + n - 1


def discard_of(move: int) -> tuple[int, int]:
    return (move - DISCARD) // FEW, (move - DISCARD) % FEW + 1


def good(which: int) -> int:
    return GOOD + which


def good_of(move: int) -> int:
    return move - GOOD


def keep(job: int) -> int:
    return KEEP + job


def keep_of(move: int) -> int:
    return move - KEEP


def shoot(place: int) -> int:
    return SHOOT + place


def shoot_of(move: int) -> int:
    return move - SHOOT


def move(place: int) -> int:
    return MOVE + place


def move_of(move: int) -> int:
    return move - MOVE


def to(place: int) -> int:
    return TO + place


def to_of(move: int) -> int:
    return move - TO


def area(which: int) -> int:
    return AREA + which


def area_of(move: int) -> int:
    return move - AREA


def token(area: int, height: int) -> int:
    """A control token of a stack, counted from the bottom, from 1 to DEEP."""
    return TOKEN + area * DEEP + height - 1


def token_of(move: int) -> tuple[int, int]:
    return (move - TOKEN) // DEEP, (move - TOKEN) % DEEP + 1


def front(business: int) -> int:
    return FRONT + business


def front_of(move: int) -> int:
    return move - FRONT


def opponent(family: int) -> int:
    return OPPONENT + family


def opponent_of(move: int) -> int:
    return move - OPPONENT


def withdraw(value: int) -> int:
    return WITHDRAW + value


def withdraw_of(move: int) -> int:
    return move - WITHDRAW


def take_job(job: int) -> int:
    return TAKE_JOB + job


def take_job_of(move: int) -> int:
    return move - TAKE_JOB


def give(card: int) -> int:
    return GIVE + card


def give_of(move: int) -> int:
    return move - GIVE


def offer(value: int) -> int:
    return OFFER + value


def offer_of(move: int) -> int:
    return move - OFFER


def bribe(value: int, n: int) -> int:
    """So many money cards of a value, from 1 to MANY."""
    return BRIBE + value * MANY + n - 1


def bribe_of(move: int) -> tuple[int, int]:
    return (move - BRIBE) // MANY, (move - BRIBE) % MANY + 1


def take(ally: int) -> int:
    return TAKE + ally


def take_of(move: int) -> int:
    return move - TAKE


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
