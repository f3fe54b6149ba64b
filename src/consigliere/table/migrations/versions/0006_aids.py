"""Planning aids: an option of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; tables that are there have them from now on, as new ones do."""
    op.add_column("tables", sa.Column("aids", sa.Boolean, nullable=False, server_default=sa.true()))
