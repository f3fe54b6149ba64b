"""Who wrote a line of chat, so that the name disappears with the person."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add a column, and fill it where the seat still has the person with that name."""
    op.add_column("chat", sa.Column("person", sa.Text))
    op.create_index("ix_chat_person", "chat", ["person"])
    op.execute(
        "UPDATE chat SET person = (SELECT person FROM seats WHERE seats.table_id = chat.table_id"
        " AND seats.seat = chat.seat AND seats.name = chat.name)"
    )
