# not compiled: types only
"""What a view of Signorie holds, key by key: the client's types come from here, tests compare real views."""

from typing import Literal, NotRequired, TypedDict

Colour = Literal["purple", "red", "blue", "yellow"]
Career = Literal["politics", "church", "military"]
Row = Literal["politics", "church", "military", "marriage"]
DieColour = Literal["yellow", "red", "purple", "grey", "turquoise"]


class City(TypedDict):
    """A city: its pawns in order, the lowest free space, the tiles laid there."""

    closed: bool
    pawns: list[str]
    lowest: int
    marriage: str | None
    mission: str | None


class Pawns(TypedDict):
    """Men and women."""

    men: int
    women: int


class Player(TypedDict):
    """One player in full; everything is public."""

    seat: int
    florins: int
    vp: int
    points: dict[str, int]
    men: int
    women: int
    reserve: Pawns
    careers: dict[Career, list[int]]
    threshold: Pawns
    dice: dict[str, int]
    sum: int
    limit: int
    helpers: list[str]
    rows: dict[Row, list[str]]
    face_down: dict[Row, int]
    worth: dict[Row, int]
    brides: int
    married: int


class Table(TypedDict):
    """The whole table."""

    round: int
    phase: str
    order: list[Colour]
    passed: list[Colour]
    entitled: list[Colour]
    initiative: dict[str, list[Colour]]
    dice: dict[DieColour, list[int]]
    aside: dict[DieColour, int]
    tasks: dict[str, str]
    rewards: dict[str, str | None]
    stack: int
    removed: dict[str, int]
    helper_discs: int
    brides: int
    players: dict[Colour, Player]
    cities: dict[str, City]


class Own(TypedDict):
    """Nobody has secrets."""


class Chosen(TypedDict):
    """Nothing is chosen in secret."""


class Journeys(TypedDict):
    """Missions or marriages that are possible: how many, the fewest and the most points, the tiles."""

    ways: int
    low: int
    high: int
    tiles: list[str]


class Brings(TypedDict):
    """What an action, a task or a helper brings."""

    florins: NotRequired[int]
    marriages: NotRequired[Journeys]
    dice: NotRequired[int]
    points: NotRequired[int]
    tracks: NotRequired[list[str]]
    missions: NotRequired[Journeys]
    limit: NotRequired[int]
    tiles: NotRequired[int]
    pawns: NotRequired[int]
    tasks: NotRequired[list[str]]
    vp: NotRequired[int]


class WhyNot(TypedDict):
    """Why something is not possible: the rule and the message."""

    rule: str
    message: str
    args: dict[str, str | int]


class HelperOutlook(TypedDict):
    """What a helper in the column would bring, or why it cannot be used."""

    helper: str
    row: int
    why: WhyNot | None
    brings: NotRequired[Brings]


class WayOutlook(TypedDict):
    """What a task brings with so many pawns."""

    n: int
    brings: Brings


class ActionOutlook(TypedDict):
    """One thing to do with a die, and what it brings, or why it is not possible."""

    verb: str
    management: NotRequired[str]
    why: WhyNot | None
    brings: NotRequired[Brings]
    space: NotRequired[str]
    task: NotRequired[str]
    ways: NotRequired[list[WayOutlook]]
    helper: NotRequired[str]
    row: NotRequired[int]
    cost: NotRequired[int]


class DieOutlook(TypedDict):
    """A die one could take: its cost and all that can be done with it."""

    die: str
    value: int
    why: WhyNot | None
    space: int
    cost: int
    florins: int
    sum: int
    actions: list[ActionOutlook]
    helpers: list[HelperOutlook]


class ClimbMove(TypedDict):
    """One step of a climb, and where it comes among the steps of all climbs."""

    text: str
    elements: list[str]
    order: int


class Climb(TypedDict):
    """A man's way up a career, or the disc's on the initiative track."""

    track: str
    start: int
    moves: list[ClimbMove]


class Outlook(TypedDict):
    """What a player weighs when a die is chosen, or points are spent."""

    sum: int
    limit: int
    dice: list[DieOutlook]
    men: int
    climbs: list[Climb]
    unused: str


class DieAid(TypedDict):
    """A die that lies in its area: its cost, whether it can be taken, whether the sum then keeps to the threshold."""

    value: int
    cost: int
    can: bool
    within: bool


class ColumnAid(TypedDict):
    """A column of the own board: whether a die lies there, the dice one could take, the kinds of actions they allow."""

    die: DieColour
    taken: bool
    dice: list[DieAid]
    actions: list[Literal["manage", "task", "hire"]]


class Aids(TypedDict):
    """Planning aids for the rest of the round: dice, threshold, who could go to cities, rows that score nothing yet."""

    dice_left: int
    room: int
    most_dice: int
    could_raise: int
    columns: list[ColumnAid]
    missions: int
    marriages: int
    short_rows: dict[Row, int]


class QuestionArgs(TypedDict):
    """What the open question speaks of; which keys there are depends on the question."""

    die: NotRequired[str]
    value: NotRequired[int]
    n: NotRequired[int]
    tracks: NotRequired[list[str]]
    reward: NotRequired[str]
    florins: NotRequired[int]
    tile: NotRequired[str]
    city: NotRequired[str]
    row: NotRequired[str]
    space: NotRequired[str]
    face_down: NotRequired[bool]


class UnknownPlace(TypedDict):
    """A place that holds some of the tiles nobody knows: how many, and which it cannot hold."""

    place: str
    house: NotRequired[str]
    size: int
    cannot: list[str]
    player: NotRequired[str]
    row: NotRequired[str]


class Unknown(TypedDict):
    """Tiles the viewer does not know, and the places where they are."""

    kind: str
    pieces: list[str]
    places: list[UnknownPlace]


PACK_NAMES: dict[str, str] = {}  # entries of the pack that are of one kind wherever they stand
PACK_UNREAD = ("layout", "sources", "effect")  # what no board reads
PACK_VALUES: dict[str, str] = {
    "careers": "Career",
    "rows": "Row",
    "action_space.color": "DieColour",
    "helper.color": "DieColour",
    "die.color": "DieColour",
    "task_space.color": "DieColour",
}  # values of the pack that have a type above
