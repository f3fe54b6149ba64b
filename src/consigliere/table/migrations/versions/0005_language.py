"""The language in which a person is written to."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; who was there before is written to in English until it chooses."""
    op.add_column("people", sa.Column("lang", sa.Text))
