"""What the server answers to requests."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, UnsetType

from consigliere.server.protocol.messages import (
    About,
    ChatLine,
    Clock,
    Engine,
    GameEvent,
    LogEntry,
    Preview,
    Refusal,
    Result,
    SeatInfo,
    Sent,
    Status,
    View,
    of_game,
)

GuestKind = Literal["open", "invited", "code"]


class Empty(Sent):
    """Nothing more to say than that it is done."""


class ProblemBody(Sent):
    """Why a request was not answered as hoped."""

    error: str
    message: str
    detail: str | UnsetType = UNSET
    state: str | UnsetType = UNSET
    missed: list[GameEvent] | UnsetType = UNSET


class Health(Sent):
    """The server can do its work."""

    status: Literal["ok"]
    version: str
    build: str
    bots: Engine  # how they think; the engine may be compiled while the server runs


class GameOption(Sent):
    """An option of a game, with its sentence."""

    name: str
    default: bool
    rule: str | None
    text: str


class Rating(Sent):
    """How strong a level is in the compiled build, with the ends of its 95 % interval."""

    rating: int
    low: int
    high: int


class Level(Sent):
    """An opponent that people choose: its bot, and what was measured of it, by the number of players."""

    bot: str
    ratings: dict[str, Rating]


class GameInfo(Sent):
    """A game with all that a table can be made of."""

    name: str
    title: str
    seats: list[int]
    teams: dict[str, list[list[int]]]
    options: list[GameOption]
    rules: str
    rules_languages: list[str]
    pack: str
    bots: list[str]
    levels: list[Level]
    choices: dict[str, int]  # of each player in a game, by number of players, where that was counted


class Games(Sent):
    """All games, and the languages there are words for."""

    games: list[GameInfo]
    languages: list[str]
    language_names: dict[str, str]  # in their own words


class PackBody(Sent):
    """A component pack."""

    digest: str
    data: Annotated[Any, of_game("pack")]


class Me(Sent):
    """A person, as they see themselves."""

    name: str
    mail: str | None
    mail_confirmed: bool
    quiet: str | None
    lang: str | None
    return_link: bool
    feed: bool
    mail_possible: bool


class MeBody(Sent):
    """Who am I (null: nobody we know), who may make tables on this server, and whether I may."""

    me: Me | None
    guests: GuestKind
    may_make: bool


class Link(Sent):
    """A private address."""

    link: str


class LobbyTable(Sent):
    """A table in a list; whose turn it is for the person's tables only."""

    table: str
    name: str
    game: str
    status: Status
    clock: Clock
    options: dict[str, bool]
    aids: bool
    seats: list[SeatInfo]
    turn: list[int]
    touched: int
    you: list[int] | UnsetType = UNSET
    your_turn: bool | UnsetType = UNSET
    due: int | UnsetType | None = UNSET


class Lobby(Sent):
    """Lists of tables."""

    open: list[LobbyTable]
    running: list[LobbyTable]
    mine: list[LobbyTable]


class FinishedGame(Sent):
    """A game of the person that has ended: who sat where, which seats were theirs, how it came out."""

    table: str
    name: str
    game: str
    status: Status
    reason: str | None
    seats: list[SeatInfo]
    you: list[int]
    result: Result | None
    touched: int


class FinishedGames(Sent):
    """Games that have ended, the last one first; whether there are more."""

    games: list[FinishedGame]
    more: bool


class Invitation(Sent):
    """The token of an open seat, and the name its invitation has in `about`, whichever seat it leads to later."""

    seat: int
    token: str
    invitation: str


class Made(Sent):
    """A new table: its id, the watchers' token, the tokens of open seats."""

    table: str
    watch: str
    seats: list[Invitation]


class Seated(Sent):
    """A seat that was taken or left; the token for whoever holds it now, or is invited next."""

    seat: int | UnsetType = UNSET
    token: str | UnsetType = UNSET
    invitation: str | UnsetType = UNSET  # its name in `about`


class Played(Sent):
    """What was asked is stored; so much has the seat been shown then."""

    at: int


class WhyBody(Sent):
    """Why not; null if it is possible."""

    refusal: Refusal | None


class Events(Sent):
    """What a viewer was shown."""

    at: int
    mark: str
    events: list[GameEvent]


class Log(Sent):
    """A portion of what a viewer was shown, move by move."""

    log: list[LogEntry]


class RoundScores(Sent):
    """The end of a round (0: the beginning): how much the viewer had been shown then, and the scores by seat."""

    round: int
    at: int
    scores: list[int]


class Rounds(Sent):
    """A game that has ended, round by round."""

    rounds: list[RoundScores]


class Chat(Sent):
    """What may be read of the chat."""

    chat: list[ChatLine]


class Notes(Sent):
    """Private notes."""

    text: str


ANSWERS: tuple[type[Sent], ...] = (
    About,
    Chat,
    ChatLine,
    Empty,
    Events,
    FinishedGames,
    Games,
    Health,
    Link,
    Lobby,
    Log,
    Made,
    MeBody,
    Notes,
    PackBody,
    Played,
    Preview,
    ProblemBody,
    Refusal,
    Rounds,
    Seated,
    View,
    WhyBody,
)
