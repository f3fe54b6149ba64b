"""What the server keeps: the tables of its database, the same on SQLite and PostgreSQL."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Dialect


class Unreadable:
    """What is found where JSON should be: nobody can use it, and one such row harms no other."""


class StoredJson(sa.TypeDecorator[Any]):
    """JSON; a value that cannot be read is Unreadable instead of an error for all rows of a query."""

    impl = sa.JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any] | None:
        """Reads a value, whatever it is."""
        read = super().result_processor(dialect, coltype)
        if read is None:
            return None

        def careful(value: Any) -> Any:
            try:
                return read(value)
            except (ValueError, TypeError, RecursionError):
                return Unreadable()

        return careful


metadata = sa.MetaData()

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("generation", sa.Integer, nullable=False),  # cookies of an older one are void
    sa.Column("return_hash", sa.Text, index=True),
    sa.Column("feed_hash", sa.Text, index=True),
    sa.Column("mail", sa.Text),
    sa.Column("mail_state", sa.Text),  # new, asked, confirmed; null: an address from before anybody was asked
    sa.Column("confirm_hash", sa.Text, index=True),  # of the link in the mail that asks
    sa.Column("confirm_until", sa.BigInteger),
    sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()),  # by the host of the server
    sa.Column("code_hash", sa.Text),  # of the guests' code this person has given
    sa.Column("quiet", sa.Text),  # "22-7@60": hours without mail, minutes from UTC
    sa.Column("lang", sa.Text),  # of mails and feeds; null: English
    sa.Column("made", sa.BigInteger, nullable=False),  # milliseconds since 1970, like every time here
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("pack", sa.Text, nullable=False),
    sa.Column("options", StoredJson, nullable=False),
    sa.Column("aids", sa.Boolean, nullable=False, server_default=sa.true()),  # planning aids, for all alike
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("clock", StoredJson),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("host", sa.Text),
    sa.Column("watch_hash", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False, index=True),  # waiting, running, paused, over, closed
    sa.Column("reason", sa.Text),  # why it was closed or stopped
    sa.Column("result", StoredJson),
    sa.Column("turn", StoredJson, nullable=False),  # the seats that owe a choice, for the lobby
    sa.Column("due", sa.BigInteger, index=True),  # when the server must act by itself: 0 at once, else a deadline
    sa.Column("clocks", StoredJson),  # what is left to each seat, and since when a time runs
    sa.Column("agreed", StoredJson, nullable=False),
    sa.Column("next_table", sa.Text),
    sa.Column("origin", sa.Text),  # a keyed digest of the address it was made from
    sa.Column("chat_lines", StoredJson),  # lines ever written: to the "table", and by each seat to its team
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Column("touched", sa.BigInteger, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # open, person, bot
    sa.Column("person", sa.Text, index=True),
    sa.Column("name", sa.Text),
    sa.Column("bot", sa.Text),  # the bot that plays it, or that stands in for the person
    sa.Column("token_hash", sa.Text),
    sa.Column("gone", sa.Boolean, nullable=False),  # resigned: the stand-in stays
)

moves = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),  # deal (the first row), move, undo, back
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("move", sa.Text, nullable=False),  # notation; undo: which was taken back; back: how many
    sa.Column("chance", StoredJson),
    sa.Column("forced", StoredJson),  # what the engine then played by itself
    sa.Column("key", sa.Text),
    sa.Column("at", sa.Integer, nullable=False),  # the answer the mover got
    sa.Column("clocks", StoredJson),  # what was left to each seat after it
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "key"),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("digest", sa.Text, nullable=False),
    sa.Column("position", sa.LargeBinary, nullable=False),  # JSON, deflated
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.Text, index=True),  # who wrote it; null: a program, or a line of an earlier version
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("team", sa.Boolean, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("key", sa.Text),
    sa.Column("made", sa.BigInteger, nullable=False),
    sa.Index("ix_chat_key", "table_id", "seat", "key"),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),  # the row of the move after which the person was to play
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("mailed", sa.Boolean, nullable=False),
)

mail_counts = sa.Table(
    "mail_counts",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),  # a keyed digest of an address or a person
    sa.Column("day", sa.Integer, nullable=False),  # since 1970
    sa.Column("sent", sa.Integer, nullable=False),  # on that day
    sa.Column("asked", sa.BigInteger),  # when it was asked to confirm, and has not yet
)

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("token_hash", sa.Text, primary_key=True),  # of a link that lets somebody make tables
    sa.Column("made", sa.BigInteger, nullable=False),
)

nodes = sa.Table(
    "nodes",
    metadata,
    sa.Column("session", sa.Text, primary_key=True),  # one run of a node
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),  # where the other nodes reach it
    sa.Column("port", sa.Integer, nullable=False),
    sa.Column("version", StoredJson, nullable=False),  # of the rules and the packs
    sa.Column("secret_mark", sa.Text, nullable=False),  # what shows that it has the cluster's secret
    sa.Column("until", sa.BigInteger, nullable=False),  # by the database's clock; then its tables are free
    sa.Column("since", sa.BigInteger),  # by the same clock
)

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("session", sa.Text, index=True),  # of the node that has the table; null: nobody
    sa.Column("fence", sa.BigInteger, nullable=False),  # one more whenever somebody takes it
)

OF_NODES = (nodes, leases)  # they say who is there now: no part of a backup
