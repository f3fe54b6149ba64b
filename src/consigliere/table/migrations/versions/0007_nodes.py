"""Several servers on one database: which are there, and which of them has a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add two tables; one server alone leaves them empty."""
    op.create_table(
        "nodes",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("port", sa.Integer, nullable=False),
        sa.Column("version", sa.JSON, nullable=False),
        sa.Column("secret_mark", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("session", sa.Text, index=True),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
