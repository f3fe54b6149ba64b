# not compiled: types only
"""What a view of La Famiglia holds, key by key: the client's types come from here, tests compare real views."""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["red", "blue", "green", "yellow", "black", "white"]
Side = Literal["red", "blue", "green", "yellow", "black", "white", "neutral"]
Row = Literal["justice", "police", "economy", "church"]
Team = Literal["a", "b"]


class Course(TypedDict):
    """What the course of the game has to remember; the phases of a round, and which of them it is now, if any."""

    clock: int
    effect: int
    took: int
    revealed: int
    phases: list[str]
    at: int | None


class Marching(TypedDict):
    """Soldati on their way from one area to another."""

    side: Side
    soldati: int
    car: int


class Neutral(TypedDict):
    """What the neutrals have in reserve."""

    soldati: int
    tokens: int


class Sheets(TypedDict):
    """The action sheets: which ones lie there, tokens by column and by space."""

    top: int
    bottom: int
    columns: list[dict[Side, int]]
    spaces: dict[str, dict[Side, int]]


class Area(TypedDict):
    """An area: who holds it and what stands there."""

    side: Side | None
    soldati: int
    cars: int
    labs: int
    orders: list[str]
    laid: NotRequired[list[int]]
    executed: NotRequired[list[str]]


class Supply(TypedDict):
    """Pieces of a family that are not in play."""

    soldati: int
    cars: int
    boats: int
    tokens: int


class Base(TypedDict):
    """The base values of a family."""

    place: int
    recruit: int
    car_attack: int
    car_strike: int


class Family(TypedDict):
    """What everybody sees of a family."""

    seat: int
    character: str
    money: int
    soldati: int
    orders: int
    held: list[str]
    sold: list[str]
    mat: dict[Row, int]
    supply: Supply
    bust: str | None
    times: NotRequired[dict[str, list[int]]]
    returned: NotRequired[list[tuple[int, int]]]  # when orders were laid and came back unseen
    base: Base


class Executing(TypedDict):
    """The order that is being executed."""

    seat: int
    order: str
    area: str


class Table(TypedDict):
    """The whole table."""

    round: int
    phase: str
    primo: Colour | None
    first: Colour | None
    tiles: list[str]
    dealt: dict[Team, list[Colour]]
    families: dict[Colour, Family]
    areas: dict[str, Area]
    seas: dict[str, dict[Colour, int]]
    sheets: Sheets
    marked: dict[str, dict[Team, Colour | None]]  # control tiles by who marked them
    control: dict[str, Colour | None]
    mandamenti: dict[Colour, int]
    lab_pool: int
    neutral: Neutral
    marching: Marching | None
    course: Course
    teams: dict[Team, list[int]]  # seats
    turn_order: list[int]  # seats, in the order of this phase
    holder: dict[str, Colour | None]  # who has enough areas of a Mandamento now
    executing: Executing | None


class OwnFamily(TypedDict):
    """Orders only the viewer's team knows: in hand, and laid by area."""

    orders: list[str]
    laid: dict[str, list[str]]


class OutlookCell(TypedDict):
    """How an encounter would end: who is left, and who holds the area."""

    attackers: int
    defenders: int
    holder: Side | None


class OutlookChoices(TypedDict):
    """The choices of both sides that lead to a row."""

    attacker: NotRequired[str]
    defender: NotRequired[str]
    card: NotRequired[str]
    approach: NotRequired[str]


class OutlookRow(TypedDict):
    """One row of the table of results: some choices, and the result for each column."""

    choices: OutlookChoices
    cells: list[OutlookCell]


class Taken(TypedDict):
    """Whether a side has taken the card it was offered."""

    attacker: bool | None
    defender: bool | None


class SidePair(TypedDict):
    """The cards of both sides, as far as they are known."""

    attacker: str | None
    defender: str | None


class StrengthSource(TypedDict):
    """Where some of the strength comes from."""

    source: str
    n: int


class Ledger(TypedDict):
    """The strengths of both sides, added up."""

    attack: list[StrengthSource]
    defence: list[StrengthSource]
    totals: list[int]
    applied: bool
    fell: int


class Defender(TypedDict):
    """The side that defends; nobody leads the neutrals."""

    seat: int | None
    side: Side
    soldati: int


class Attacker(TypedDict):
    """The side that attacks."""

    seat: int
    side: Side
    soldati: int
    car: int


Conflict = TypedDict(
    "Conflict",
    {
        "kind": Literal["conflict"],
        "executing": Executing,
        "at": str,
        "target": str,
        "order": str | None,
        "from": str | None,
        "route": str,
        "attacker": Attacker,
        "defender": Defender,
        "ledger": Ledger,
        "cards": SidePair,
        "taken": Taken,
        "columns": list[str],
        "rows": list[OutlookRow],
    },
)
"""What is at stake in an encounter, and the order it belongs to."""


class Execution(TypedDict):
    """An order is being executed, and nobody fights."""

    kind: Literal["order"]
    executing: Executing


Outlook = Conflict | Execution


class HeldMandamento(TypedDict):
    """A Mandamento that a family controls now, and with how many of its areas."""

    mandamento: str
    side: Colour
    areas: int


class TeamGoal(TypedDict):
    """Mandamenti of both players together, and how many win."""

    has: int
    needs: int


class OwnGoal(TypedDict):
    """The same of the one player who has more."""

    side: Colour
    has: int
    needs: int


class TeamStand(TypedDict):
    """How a team stands on its way to winning; `split`: it has enough areas there, but not one family by itself."""

    colours: list[Colour]
    held: list[HeldMandamento]
    split: list[str]
    together: TeamGoal
    alone: OwnGoal
    tie: bool


Sides = list[TeamStand]  # in the order of the teams


class OrdersAid(TypedDict):
    """What an enemy can still issue: how many orders, those that surely lie in its headquarters, those that may."""

    left: int
    sure: list[str]
    maybe: list[str]


class BruteAid(TypedDict):
    """Who is left after brute force."""

    attackers: int
    defenders: int


class FinesseAid(TypedDict):
    """Of all ways the cards can lie: in how many the attacker takes the area, it is held, both sides are gone."""

    won: int
    held: int
    empty: int


class AttackAid(TypedDict):
    """An attack before it sets out; without defenders after the bonuses there is no conflict."""

    move: str
    target: str
    soldati: int
    car: bool
    attack: int
    defence: int
    fall: int
    left: int
    brute: BruteAid | None
    finesse: FinesseAid | None


class MandamentoAid(TypedDict):
    """The areas each of which would give the Mandamento to a family, and those each of which it needs to keep it."""

    win: dict[Colour, list[str]]
    lose: dict[Colour, list[str]]


class Aids(TypedDict):
    """Planning aids: orders of enemies, own attacks, Mandamenti one area from won or lost."""

    orders: dict[Colour, OrdersAid]
    attacks: list[AttackAid]
    mandamenti: dict[str, MandamentoAid]


class QuestionArgs(TypedDict):
    """What the open question speaks of; which keys there are depends on the question."""

    unit: NotRequired[str]
    left: NotRequired[int]
    acted: NotRequired[int]
    must_sell: NotRequired[int]
    free: NotRequired[int]
    column: NotRequired[int]
    fee: NotRequired[int]
    side: NotRequired[str]
    offered: NotRequired[int]
    optional: NotRequired[int]
    ordered: NotRequired[int]
    area: NotRequired[str]
    more: NotRequired[int]
    space: NotRequired[str]
    done: NotRequired[int]
    most: NotRequired[int]
    empty: NotRequired[int]
    removed: NotRequired[int | list[int]]
    two: NotRequired[int]
    sea: NotRequired[str]
    order: NotRequired[str]
    target: NotRequired[str]
    attackers: NotRequired[int]
    defenders: NotRequired[int]
    attacker_took: NotRequired[int]
    clear: NotRequired[int]
    marked: NotRequired[int]
    mandamenti: NotRequired[int]
    two_in_one: NotRequired[int]
    pattern: NotRequired[list[int]]


class UnknownPlace(TypedDict):
    """A place that holds some of the unknown pieces: how many, and which it cannot hold."""

    place: str
    size: int
    cannot: list[str]
    index: NotRequired[int]


class Unknown(TypedDict):
    """Pieces the viewer does not know, and the places where they are."""

    kind: str
    seat: NotRequired[int]
    size: NotRequired[int]
    family: NotRequired[str]
    pieces: NotRequired[list[str]]
    places: NotRequired[list[UnknownPlace]]


Own = dict[Colour, OwnFamily]  # by family

Chosen = dict[str, str]  # by seat

PACK_NAMES: dict[str, str] = {
    "map.canvas": "PackCanvas",
    "map.mandamenti": "PackMandamento",
}  # entries of the pack that are of one kind wherever they stand
PACK_UNREAD = ("map.start", "map.provenance")  # what no board reads
PACK_VALUES: dict[str, str] = {
    "family.color": "Colour",
    "family.space.row": "Row",
    "column_action.row": "Row",
}  # values of the pack that have a type above
