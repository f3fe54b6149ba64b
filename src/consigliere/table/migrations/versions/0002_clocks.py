"""Clocks that stand still while the server is away, the deal as a row, keys of chat, notices by turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add columns; notices are made anew."""
    op.add_column("tables", sa.Column("clocks", sa.JSON))
    op.add_column("moves", sa.Column("forced", sa.JSON))
    op.add_column("chat", sa.Column("key", sa.Text))
    op.drop_table("notices")
    op.create_table(
        "notices",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("mailed", sa.Boolean, nullable=False),
    )
