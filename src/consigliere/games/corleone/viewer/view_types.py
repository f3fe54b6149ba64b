# not compiled: types only
"""What a view of Corleone's Empire holds, key by key: the client's types come from here, tests compare real views."""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["red", "blue", "green", "yellow", "black", "white", "purple"]


class Course(TypedDict):
    """What the course of the game has to remember."""

    later: list[str]
    in_work: list[str]
    borrowed: int
    deck_age: int
    ages: dict[str, int]
    looker: int
    looked: list[int]
    committed: list[int]


class Box(TypedDict):
    """What is out of the game."""

    allies: list[str]
    jobs: list[str]
    cards: dict[str, int]


class Won(TypedDict):
    """What a family has won by majorities at the end."""

    territories: list[str]
    colours: list[str]


class Bonus(TypedDict):
    """The money of those majorities."""

    territories: int
    jobs: int


class Gone(TypedDict):
    """Figures and tokens that are out of the game."""

    thugs: int
    members: int
    tokens: int


class Figures(TypedDict):
    """Thugs and family members."""

    thugs: int
    members: int


class Suitcase(TypedDict):
    """The contents of a suitcase as far as the viewer knows it."""

    money: list[str]
    jobs: list[str]


class FamilyTable(TypedDict):
    """What everybody sees of a family."""

    seat: int
    hand: int
    known: list[str]
    suitcase: Suitcase
    front: list[str]
    thugs: int
    members: int
    hudson: Figures
    tokens: int
    gone: Gone
    bribe: list[str]
    drawn: NotRequired[list[int]]
    bonus: NotRequired[Bonus]
    won: NotRequired[Won]
    wealth: NotRequired[int]


class Table(TypedDict):
    """The whole table."""

    act: int
    phase: str
    horse: str
    families: dict[str, FamilyTable]
    tiles: dict[str, str | None]
    stacks: dict[str, int]  # business tiles that are face down, by colour
    thugs: dict[str, str | None]
    members: dict[str, str | None]
    chief: str | None
    hudson: list[str]
    control: dict[str, list[str]]
    controllers: dict[str, str | None]
    open_jobs: list[str]
    discard: list[str]
    deck_size: int
    allies: list[str]
    supply: dict[str, int]
    box: Box
    course: Course
    ledger: list[list[int]]


class OwnFamily(TypedDict):
    """What only this family knows: its hand, cards it looked at, its own entries of the ledger."""

    hand: list[str]
    looked: NotRequired[list[str]]
    ledger: NotRequired[dict[str, list[str | int]]]


class Chosen(TypedDict):
    """What this seat has chosen in secret: cards and how many."""

    cards: NotRequired[list[tuple[str, int]]]


class Turf(TypedDict):
    """A territory as it would be controlled: influence of each family, who would win it and the bonus token."""

    influence: dict[str, int]
    winner: str | None
    bonus: str | None


class Outlook(TypedDict):
    """What a player weighs: turf now, turf with a figure more by its place, what each job lacks."""

    turf: dict[str, Turf]
    then: dict[str, dict[str, Turf]]
    missing: dict[str, list[str]]


class TerritoryAid(TypedDict):
    """Who can still win a territory by placing figures: free spaces, the most influence, who can, who surely does."""

    thug_spaces: int
    family_spaces: int
    most: dict[str, int]
    can: list[str]
    sure: str | None


class Aids(TypedDict):
    """Planning aids: the territories while figures are played."""

    territories: dict[str, TerritoryAid]


class QuestionArgs(TypedDict):
    """What the open question speaks of; which keys there are depends on the question."""

    extra: NotRequired[int]
    thugs: NotRequired[int]
    members: NotRequired[int]
    ally: NotRequired[str]
    abilities: NotRequired[list[str]]
    launder: NotRequired[int]
    left: NotRequired[int]
    ability: NotRequired[str]
    limit: NotRequired[int]
    business: NotRequired[str]
    controller: NotRequired[int]
    area: NotRequired[str]
    owner: NotRequired[int]
    job: NotRequired[str]
    space: NotRequired[str]
    n: NotRequired[int]
    bidders: NotRequired[list[int]]
    where: NotRequired[str]
    good: NotRequired[str]
    need: NotRequired[int]
    place: NotRequired[str]
    figure: NotRequired[str]
    two_way: NotRequired[int]
    taker: NotRequired[int]


class UnknownPlace(TypedDict):
    """A place that holds some of the unknown cards: how many, and which it cannot hold."""

    place: str
    size: int
    cannot: list[str]
    seat: NotRequired[int]


class Unknown(TypedDict):
    """Cards the viewer does not know, and the places where they are."""

    kind: str
    age: NotRequired[int]
    pieces: NotRequired[list[str]]
    places: NotRequired[list[UnknownPlace]]
    seat: NotRequired[int]
    size: NotRequired[int]


Own = dict[str, OwnFamily]  # by family

PACK_NAMES = {  # entries of the pack that are of one kind wherever they stand
    "allies.effects": "Operation",
    "jobs.effects": "Operation",
    "start_businesses.front": "Operation",
    "start_businesses.back": "Operation",
    "business_tiles.front": "Operation",
    "business_tiles.back": "Operation",
    "start_businesses": "Business",
    "business_tiles": "Business",
}
PACK_UNREAD = ("meta", "totals", "board.rails")  # what no board reads
PACK_VALUES: dict[str, str] = {"families.colour_name": "Colour"}  # values of the pack that have a type above
