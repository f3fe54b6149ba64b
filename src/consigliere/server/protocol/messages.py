"""What the server sends on the socket, and its parts. `web/types/messages.py` writes the client's types of them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from consigliere.server.protocol.requests import LiveClock, Scope, TurnClock


def named(name: str) -> msgspec.Meta:
    """A type that has a name of its own in TypeScript."""
    return msgspec.Meta(extra={"typescript": name})


WITH_LANGUAGE = msgspec.Meta(extra={"with_language": True})  # sent if a language is wanted; the page always wants one


def of_game(part: str) -> msgspec.Meta:
    """What the rules and the pack of a game decide; in TypeScript a part of the game's own types."""
    return msgspec.Meta(extra={"of_game": part})


Element = Annotated[str, named("Element")]
Arguments = Annotated[dict[str, str | int], named("Arguments")]
GameEvent = Annotated[dict[str, Any], of_game("event")]
Engine = Annotated[Literal["compiled", "pure"], named("Engine")]  # in plain Python bots that search are weaker
Status = Annotated[Literal["waiting", "running", "paused", "over", "closed"], named("Status")]
WAITING, RUNNING, PAUSED, OVER, CLOSED = "waiting", "running", "paused", "over", "closed"
Clock = Annotated[LiveClock | TurnClock | None, named("Clock")]


class Sent(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Something the server sends; a field that is UNSET is not sent."""


# ---- words


class Ref(Sent):
    """The name of a thing in a sentence: 'area:noto'; 'badge:red' is a seat's badge with its letter as text."""

    ref: Element
    text: str


Part = Annotated[str | Ref, named("Part")]
Line = Annotated[list[Part], named("Line")]
Words = Annotated[Line | UnsetType, WITH_LANGUAGE]


class LogLine(Sent):
    """A line of the log: whose it is (null: nobody's), whether it hangs below the one before, what it says.

    `brief`: the same in a word or two, without who, if it is worth mentioning among what a turn was. `scene`: the name
    of what begins here (a round, a Turf War).
    """

    seat: int | None
    inset: bool
    parts: Line
    brief: Line | UnsetType = UNSET
    scene: Line | UnsetType = UNSET


# ---- a position


class Choice(Sent):
    """A move that can be played: its notation as it is sent back, its slots, the things it speaks of, its words."""

    text: str
    slots: Annotated[dict[str, str | int], named("Slots")]
    elements: list[Element]
    label: Words = UNSET
    detail: Words = UNSET


class Shortcut(Choice, kw_only=True):
    """Several moves in one, sent one after the other: `text` has them with semicolons between.

    It takes the place of the choice `first`; if that is empty, it stands beside all of them.
    """

    first: str


class Question(Sent):
    """The open question, as everybody may see it."""

    message: str
    rule: str
    args: Annotated[Any, of_game("args")]
    stack: list[list[int]]


class Result(Sent):
    """How a game ended, by seat."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    draw: bool
    ending: str
    payoff: list[float]


class View(Sent):
    """Everything a viewer is sent of a position; what the rules and the pack decide is the game's own."""

    game: str
    rules: str
    pack: str
    seats: int
    options: dict[str, bool]
    viewer: int | None
    at: int
    actors: list[int]
    step: Question | None
    ask: int | None
    moves: list[int]
    side_moves: list[int]
    chosen: Annotated[Any, of_game("chosen")]
    table: Annotated[Any, of_game("table")]
    own: Annotated[Any, of_game("own")]
    unknown: list[Annotated[Any, of_game("unknown")]]
    over: bool
    result: Result | None
    choices: list[Choice]
    side_choices: list[Choice]
    outlook: Annotated[Any, of_game("outlook")] | None
    sides: Annotated[Any, of_game("sides")] | None
    same: bool  # whichever answer is given, it comes to the same
    aids: Annotated[Any, of_game("aids")] | UnsetType | None = UNSET  # at tables with planning aids
    shortcuts: Annotated[list[Shortcut] | UnsetType, WITH_LANGUAGE] = UNSET
    question: Words = UNSET
    ending: Annotated[list[LogLine] | UnsetType, WITH_LANGUAGE] = UNSET


class LogEntry(Sent):
    """One move in the log: whose it was (null: the deal), what was shown of it; `at` is the viewer's count after it."""

    at: int
    seat: int | None
    events: list[GameEvent]
    lines: Annotated[list[LogLine] | UnsetType, WITH_LANGUAGE] = UNSET


class CanUndo(Sent):
    """What may be taken back: the last move, or in practice more."""

    undo: bool
    practice: bool


class LedgerLine(Sent):
    """Something the seat has more or less of after a move."""

    what: str
    before: int
    after: int


class Preview(Sent):
    """What a move would do up to the barrier, and whether it passes one."""

    events: list[GameEvent]
    final: bool
    gist: Words = UNSET
    ledger: Annotated[list[LedgerLine] | UnsetType, WITH_LANGUAGE] = UNSET


class Refusal(Sent):
    """Why a move is not possible: rule, message, arguments."""

    rule: str
    message: str
    args: Arguments
    text: Words = UNSET


# ---- the table itself


class SeatInfo(Sent):
    """Who sits on a seat, as everybody may know it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | UnsetType = UNSET
    standin: str | UnsetType = UNSET
    resigned: bool | UnsetType = UNSET  # who has given up for good; the bot stays
    shared: int | UnsetType = UNSET  # one person holds several seats: the lowest of them
    here: bool | UnsetType = UNSET
    clock_ms: int | UnsetType = UNSET
    running: bool | UnsetType = UNSET
    invitation: str | UnsetType = UNSET  # of an open seat: who holds a link knows by this which seat it leads to


class About(Sent):
    """The table itself: name, seats with their people, status, clocks, consent, commitment."""

    table: str
    name: str
    game: str
    status: Status
    reason: str | None
    seats: list[SeatInfo]
    teams: list[list[int]]  # seats that win together; who plays alone is a team, too
    clock: Clock
    host: int | None
    open: bool
    options: dict[str, bool]
    aids: bool  # whether the table has planning aids, for all alike
    commitment: str
    agreements: dict[str, list[int]]
    next: str | None
    result: Result | None
    made: int
    engine: Engine
    seed: str | UnsetType = UNSET
    invited: int | UnsetType = UNSET  # to whom asks with an invitation: the seat it is for


class You(Sent):
    """What a connection is at the table."""

    seat: int | None
    seats: list[int]
    watcher: bool
    host: bool


class ChatLine(Sent):
    """A line of chat, numbered for its reader."""

    n: int
    seat: int | None
    name: str
    scope: Scope
    text: str
    time: int


# ---- messages of the socket


class Welcome(Sent, tag_field="type", tag="welcome"):
    """The first message, and another one when the game begins (then without about, chat and you)."""

    view: View | None
    at: int
    mark: str
    whole: bool
    log: list[LogEntry]
    can_undo: CanUndo
    chat: list[ChatLine] | UnsetType = UNSET
    about: About | UnsetType = UNSET
    you: You | UnsetType = UNSET


class Update(Sent, tag_field="type", tag="update"):
    """Something the viewer may see has changed."""

    at: int
    mark: str
    log: list[LogEntry]
    view: View
    can_undo: CanUndo


class Changed(Sent, tag_field="type", tag="changed"):
    """An update for those who said so in their hello: of the view, and of its table, only what is not as it was."""

    at: int
    mark: str
    log: list[LogEntry]
    view: dict[str, Any]
    table: dict[str, Any]
    can_undo: CanUndo


class Rewound(Sent, tag_field="type", tag="rewound"):
    """Something shown was taken back: forget what came after `back`, then go on as after an update."""

    at: int
    mark: str
    log: list[LogEntry]
    view: View
    can_undo: CanUndo
    back: int


class AboutMessage(About, tag_field="type", tag="about"):
    """The table itself has changed."""


class ChatMessage(ChatLine, tag_field="type", tag="chat"):
    """Somebody has written."""


class Done(Sent, tag_field="type", tag="done"):
    """What was asked with this key is stored."""

    key: str
    at: int


class StaleMessage(Sent, tag_field="type", tag="stale"):
    """The question was no longer open: what was missed since it came up."""

    key: str
    error: str
    message: str
    missed: list[GameEvent]


class Refused(Sent, tag_field="type", tag="refused"):
    """What was asked with this key was not done: against the rules (rule, args, text), or for another reason."""

    key: str
    message: str
    rule: str | UnsetType = UNSET
    args: Arguments | UnsetType = UNSET
    text: Line | UnsetType = UNSET
    error: str | UnsetType = UNSET
    detail: str | UnsetType = UNSET
    state: str | UnsetType = UNSET


class ErrorMessage(Sent, tag_field="type", tag="error"):
    """A problem that answers no key."""

    code: str
    error: str
    message: str
    detail: str | UnsetType = UNSET
    state: str | UnsetType = UNSET


class PreviewMessage(Sent, tag_field="type", tag="preview"):
    """The preview asked for, or why there is none."""

    id: int
    events: list[GameEvent] | UnsetType = UNSET
    final: bool | UnsetType = UNSET
    gist: Line | UnsetType = UNSET
    ledger: list[LedgerLine] | UnsetType = UNSET
    refusal: Refusal | UnsetType = UNSET


class WhyMessage(Sent, tag_field="type", tag="why"):
    """Why not; null if it is possible."""

    id: int
    refusal: Refusal | None


class Notice(Sent, tag_field="type", tag="notice"):
    """It is this person's turn at another table."""

    kind: Literal["your-turn"]
    table: str
    name: str
    seat: int


class Pong(Sent, tag_field="type", tag="pong"):
    """The answer to a ping."""


ServerMessage = (
    Welcome
    | Update
    | Changed
    | Rewound
    | AboutMessage
    | ChatMessage
    | Done
    | StaleMessage
    | Refused
    | ErrorMessage
    | PreviewMessage
    | WhyMessage
    | Notice
    | Pong
)
