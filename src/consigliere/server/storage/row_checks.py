"""What may stand in the database, row by row: a backup is held against this before anything of it is kept."""

import json
import zlib
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from consigliere import bots
from consigliere.core.errors import Mistake, Phrase
from consigliere.core.files import check_plain
from consigliere.games import names
from consigliere.server.protocol.messages import Result
from consigliere.server.protocol.requests import Key, LiveClock, TurnClock
from consigliere.server.storage import schema

AT_ONCE = 500
LARGEST_POSITION = 1 << 24  # bytes of JSON
SEED_BYTES = 32
SECRET = "secret"
ADDRESS = "address"  # where people reach the server, for the links of `admin invite`
FORGOTTEN = "forgotten"  # changes whenever `consigliere admin` deletes a person
SECRET_BYTES = 32
DAY = 24 * 3_600_000
INVITATION_DAYS = 30  # for which a host's invitation is good

Id = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z]{1,64}$")]
Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$")]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}$")]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Time = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Span = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]
Number = Annotated[int, msgspec.Meta(ge=0, le=(1 << 31) - 1)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
SeatText = Annotated[str, msgspec.Meta(pattern=r"^[0-9]$")]
LinesOf = Annotated[str, msgspec.Meta(pattern=r"^([0-9]|table)$")]


class SettingRow(msgspec.Struct):
    """A setting of the server itself."""

    name: Text
    value: Text

    def __post_init__(self) -> None:
        if self.name == SECRET:
            secret_of(self.value)
        if self.name == ADDRESS and not self.value.startswith(("http://", "https://")):
            raise Mistake("mistake-row-address")


class PersonRow(msgspec.Struct):
    """An identity."""

    id: Id
    name: Text
    generation: Number
    return_hash: Hash | None
    feed_hash: Hash | None
    mail: Text | None
    mail_state: Literal["new", "asked", "confirmed"] | None
    confirm_hash: Hash | None
    confirm_until: Time | None
    invited: bool
    code_hash: Digest | None
    quiet: Annotated[str, msgspec.Meta(pattern=r"^\d{1,2}-\d{1,2}@-?\d{1,3}$")] | None
    lang: Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")] | None
    made: Time


class ClockState(msgspec.Struct):
    """What is left to each seat, and since when a time runs."""

    left: list[int]
    running: dict[SeatText, Time]
    handed: dict[SeatText, Time] = {}
    earned: dict[SeatText, int] = {}
    granted: dict[SeatText, int] = {}
    turns: dict[SeatText, Number] = {}


class Votes(msgspec.Struct):
    """Which seats agree to what, and which would like to change places with which."""

    resign: list[Seat] = []
    stop: list[Seat] = []
    pause: list[Seat] = []
    resume: list[Seat] = []
    rematch: list[Seat] = []
    swap: list[tuple[Seat, Seat]] = []


class TableRow(msgspec.Struct):
    """A table."""

    id: Id
    name: Text
    game: str
    rules: Text
    pack: Text
    options: dict[str, bool]
    aids: bool
    seed: bytes
    clock: LiveClock | TurnClock | None
    listed: bool
    host: Id | None
    watch_hash: Hash
    status: Literal["waiting", "running", "paused", "over", "closed"]
    reason: Text | None
    result: Result | None
    turn: list[Seat]
    due: Time | None
    clocks: ClockState | None
    agreed: Votes
    next_table: Id | None
    origin: Digest | None
    chat_lines: dict[LinesOf, Number] | None
    made: Time
    touched: Time

    def __post_init__(self) -> None:
        if self.game not in names():
            raise Mistake("mistake-row-game")
        if len(self.seed) != SEED_BYTES:
            raise Mistake("mistake-row-seed", bytes=SEED_BYTES)


class SeatRow(msgspec.Struct):
    """A chair; only bots of this server sit on one."""

    table_id: Id
    seat: Seat
    kind: Literal["open", "person", "bot"]
    person: Id | None
    name: Text | None
    bot: str | None
    token_hash: Hash | None
    gone: bool

    def __post_init__(self) -> None:
        if (self.kind == "bot" or self.bot is not None) and self.bot not in bots.BOTS:
            raise Mistake("mistake-row-bot")


class MoveRow(msgspec.Struct):
    """What was done at a table."""

    table_id: Id
    seq: Number
    kind: Literal["deal", "move", "undo", "back"]
    seat: Annotated[int, msgspec.Meta(ge=-1, le=9)]
    move: Text
    chance: list[dict[str, Any]] | None
    forced: list[dict[str, Any]] | None
    key: Key | None
    at: Number
    clocks: list[Span] | None
    made: Time

    def __post_init__(self) -> None:
        if self.kind in ("undo", "back") and self.move and not (self.move.isascii() and self.move.isdecimal()):
            raise Mistake("mistake-row-moves")


class SnapshotRow(msgspec.Struct):
    """A position to compare with."""

    table_id: Id
    seq: Number
    digest: Hash
    position: bytes

    def __post_init__(self) -> None:
        inflating = zlib.decompressobj()
        try:
            text = inflating.decompress(self.position, LARGEST_POSITION)
            if not inflating.eof or not isinstance(json.loads(text), dict):
                raise ValueError
        except (zlib.error, ValueError, RecursionError):
            raise Mistake("mistake-row-position") from None


class ChatRow(msgspec.Struct):
    """A line of chat."""

    table_id: Id
    n: Number
    seat: Seat
    person: Id | None
    name: Text
    team: bool
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    key: Key | None
    made: Time


class NoteRow(msgspec.Struct):
    """Private notes."""

    table_id: Id
    seat: Seat
    text: Annotated[str, msgspec.Meta(max_length=20_000)]


class NoticeRow(msgspec.Struct):
    """A turn that a person is told of."""

    person: Id
    table_id: Id
    seat: Seat
    turn: Number
    since: Time
    mailed: bool


class MailCountRow(msgspec.Struct):
    """How many mails an address or a person has had."""

    name: Digest
    day: Number
    sent: Number
    asked: Time | None


class InvitationRow(msgspec.Struct):
    """A link that lets somebody make tables."""

    token_hash: Hash
    made: Time


KINDS: dict[str, type[msgspec.Struct]] = {
    "settings": SettingRow,
    "people": PersonRow,
    "tables": TableRow,
    "seats": SeatRow,
    "moves": MoveRow,
    "snapshots": SnapshotRow,
    "chat": ChatRow,
    "notes": NoteRow,
    "notices": NoticeRow,
    "mail_counts": MailCountRow,
    "invitations": InvitationRow,
}


def secret_of(value: str) -> bytes:
    """The server's secret as bytes; a ValueError or a Mistake if it is none."""
    secret = bytes.fromhex(value)
    if len(secret) != SECRET_BYTES:
        raise Mistake("mistake-row-secret", bytes=SECRET_BYTES)
    return secret


def check_all(connection: Connection) -> None:
    """Every row of a database is as this server would have written it; else a Mistake that says which is not."""
    tables = set(connection.execute(sa.select(schema.tables.c.id)).scalars())
    for table in (table for table in schema.metadata.sorted_tables if table not in schema.OF_NODES):
        query = sa.select(table).order_by(*table.primary_key.columns).execution_options(yield_per=AT_ONCE)
        check = checker(table.name, tables)
        for number, row in enumerate(connection.execute(query).mappings(), 1):
            try:
                check({str(key): value for key, value in row.items()})
            except (ValueError, TypeError, RecursionError, Mistake) as error:
                raise Mistake("mistake-admin-row", table=table.name, row=number, problem=error) from error
    check_seats(connection)


def checker(name: str, tables: set[str]) -> Callable[[dict[str, Any]], None]:
    """What checks a row of a table of the database."""
    kind = KINDS[name]

    def check(row: dict[str, Any]) -> None:
        check_plain({key: value for key, value in row.items() if not isinstance(value, bytes)}, name)
        msgspec.convert(row, kind, builtin_types=(bytes,))
        if "table_id" in row and row["table_id"] not in tables:
            raise Mistake("mistake-row-table")

    return check


def check_seats(connection: Connection) -> None:
    """Every table has its seats, from 0 on."""
    counted = sa.select(schema.seats.c.table_id, sa.func.count().label("n"), sa.func.max(schema.seats.c.seat))
    counts = {row[0]: (row[1], row[2]) for row in connection.execute(counted.group_by(schema.seats.c.table_id))}
    for number, table in enumerate(connection.execute(sa.select(schema.tables.c.id)).scalars(), 1):
        count, last = counts.get(table, (0, -1))
        if count == 0 or last != count - 1:
            raise Mistake("mistake-admin-row", table="tables", row=number, problem=Phrase("mistake-row-seats"))
