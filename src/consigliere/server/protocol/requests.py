"""What clients send: bodies of requests and messages of the socket. `decode.py` checks and reads them."""

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=80)]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[ -~]*$")]
Token = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Lang = Annotated[str, msgspec.Meta(max_length=8)]
Scope = Literal["table", "team"]
Subject = Annotated[
    Literal["resign", "stop", "pause", "resume", "rematch"], msgspec.Meta(extra={"typescript": "Agreement"})
]


class Body(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A body of a request; a field nobody knows is a mistake."""


class SeatWanted(Body):
    """A seat of a new table."""

    kind: Literal["open", "me", "bot"]
    bot: Name | None = None
    name: Name = ""  # who sits there, where one device goes round; else the person's own name


class LiveClock(Body, tag_field="kind", tag="live"):
    """So many minutes for the whole game, and some seconds more for each answer."""

    minutes: Annotated[float, msgspec.Meta(gt=0, le=600)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=600)] = 0


class TurnClock(Body, tag_field="kind", tag="turn"):
    """So many hours for each turn."""

    hours: Annotated[float, msgspec.Meta(gt=0, le=24 * 60)]


class NewTable(Body):
    """A table to be made."""

    game: Name
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[Name, bool] = {}
    aids: bool = True  # planning aids for everybody at the table
    name: Name = ""
    clock: LiveClock | TurnClock | None = None
    open: bool = False
    wait: bool = False


class Me(Body):
    """A person's name, how it is told of its turns, and in which language; null takes an address away."""

    name: Name
    mail: Annotated[str, msgspec.Meta(max_length=200)] | msgspec.UnsetType | None = msgspec.UNSET
    quiet: Annotated[str, msgspec.Meta(pattern=r"^\d{1,2}-\d{1,2}@-?\d{1,3}$")] | msgspec.UnsetType | None = (
        msgspec.UNSET
    )
    lang: Lang | msgspec.UnsetType = msgspec.UNSET


class CodeBody(Body):
    """The code with which a host lets people make tables."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class TokenBody(Body):
    """A token out of a link."""

    token: Token


class SeatBody(Body):
    """A seat by its number."""

    seat: SeatNumber


class Swap(Body):
    """Two seats that are to change places; with `yes: false` who wished it does no longer."""

    seat: SeatNumber
    other: SeatNumber
    yes: bool = True


class Join(Body):
    """A free seat of an open table; without a number the first one."""

    seat: SeatNumber | None = None


class MoveBody(Body):
    """A move in notation: which question it answers, and the client's own name for this attempt."""

    move: Notation
    ask: Count | None = None
    key: Key | None = None


class UndoBody(Body):
    """Taking back the last move, or in practice more."""

    ask: Count | None = None
    key: Key | None = None
    practice: bool = False


class ChatBody(Body):
    """A line of chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    scope: Scope = "table"
    key: Key | None = None


class NotesBody(Body):
    """Private notes."""

    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class BotBody(Body):
    """A seat handed to a bot."""

    seat: SeatNumber
    bot: Name


class Agree(Body):
    """Agreeing to something that needs others, or no longer."""

    what: Subject
    yes: bool = True


class Rename(Body):
    """A table's new name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


# ---- the socket


class Hello(Body, tag_field="type", tag="hello"):
    """The first message: who, from which seat, in which language, how much is known already.

    `changes`: updates may come as what has changed.
    """

    token: Token | None = None
    seat: SeatNumber | None = None
    lang: Lang | None = None
    after: Count | None = None
    mark: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    changes: bool = False


class LiveMove(Body, tag_field="type", tag="move"):
    """As POST …/moves."""

    move: Notation
    key: Key
    ask: Count | None = None


class LiveUndo(Body, tag_field="type", tag="undo"):
    """As POST …/undo."""

    key: Key
    ask: Count | None = None
    practice: bool = False


class LivePreview(Body, tag_field="type", tag="preview"):
    """As GET …/preview."""

    move: Notation
    id: Count


class LiveWhy(Body, tag_field="type", tag="why"):
    """As GET …/why."""

    id: Count
    move: Notation | None = None
    element: Notation | None = None


class LiveChat(Body, tag_field="type", tag="chat"):
    """As POST …/chat."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    key: Key
    scope: Scope = "table"


class LiveAgree(Body, tag_field="type", tag="agree"):
    """As POST …/agree."""

    what: Subject
    yes: bool = True


class LiveLanguage(Body, tag_field="type", tag="language"):
    """Another language from now on: the answer is a `welcome` with all that is said in it."""

    lang: Lang


class Ping(Body, tag_field="type", tag="ping"):
    """Are you there?"""


Live = Hello | LiveMove | LiveUndo | LivePreview | LiveWhy | LiveChat | LiveAgree | LiveLanguage | Ping
