"""Where tables were made, and how many lines their chats have had: counted once, and from then on kept."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add columns; the lines that are there are counted."""
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("chat_lines", sa.JSON))
    op.create_index("ix_chat_key", "chat", ["table_id", "seat", "key"])
    chat = sa.table("chat", sa.column("table_id"), sa.column("team", sa.Boolean), sa.column("seat"))
    counted = sa.select(chat.c.table_id, chat.c.team, chat.c.seat, sa.func.count()).group_by(*chat.c)
    found: dict[str, dict[str, int]] = {}
    for table, team, seat, lines in op.get_bind().execute(counted):
        name = str(seat) if team else "table"
        counts = found.setdefault(table, {})
        counts[name] = counts.get(name, 0) + lines
    tables = sa.table("tables", sa.column("id"), sa.column("chat_lines", sa.JSON))
    for table, counts in found.items():
        op.execute(tables.update().where(tables.c.id == table).values(chat_lines=counts))
