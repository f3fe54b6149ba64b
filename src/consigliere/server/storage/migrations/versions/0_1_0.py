"""All tables of version 0.1.0, the first released one."""

import sqlalchemy as sa
from alembic import op

revision = "0.1.0"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("return_hash", sa.Text, index=True),
        sa.Column("feed_hash", sa.Text, index=True),
        sa.Column("mail", sa.Text),
        sa.Column("mail_state", sa.Text),
        sa.Column("confirm_hash", sa.Text, index=True),
        sa.Column("confirm_until", sa.BigInteger),
        sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("code_hash", sa.Text),
        sa.Column("quiet", sa.Text),
        sa.Column("lang", sa.Text),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("aids", sa.Boolean, nullable=False, server_default=sa.true()),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("watch_hash", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("reason", sa.Text),
        sa.Column("result", sa.JSON),
        sa.Column("turn", sa.JSON, nullable=False),
        sa.Column("due", sa.BigInteger, index=True),
        sa.Column("clocks", sa.JSON),
        sa.Column("agreed", sa.JSON, nullable=False),
        sa.Column("next_table", sa.Text),
        sa.Column("origin", sa.Text),
        sa.Column("chat_lines", sa.JSON),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("person", sa.Text, index=True),
        sa.Column("name", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("token_hash", sa.Text),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("chance", sa.JSON),
        sa.Column("forced", sa.JSON),
        sa.Column("key", sa.Text),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("clocks", sa.JSON),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("team", sa.Boolean, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("person", sa.Text, index=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Index("ix_chat_key", "table_id", "seat", "key"),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("mailed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "mail_counts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("sent", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger),
    )
    op.create_table(
        "invitations",
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "nodes",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("port", sa.Integer, nullable=False),
        sa.Column("version", sa.JSON, nullable=False),
        sa.Column("secret_mark", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("session", sa.Text, index=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
