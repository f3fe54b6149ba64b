"""Since when a node is there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add a column; of nodes that were there before it is not known."""
    op.add_column("nodes", sa.Column("since", sa.BigInteger))
