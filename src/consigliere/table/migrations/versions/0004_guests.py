"""Mail addresses that are confirmed, mails that are counted, and who may make tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add columns and tables; addresses that are there are asked when there is something to say."""
    op.add_column("people", sa.Column("mail_state", sa.Text))
    op.add_column("people", sa.Column("confirm_hash", sa.Text))
    op.add_column("people", sa.Column("confirm_until", sa.BigInteger))
    op.add_column("people", sa.Column("invited", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("code_hash", sa.Text))
    op.create_index("ix_people_confirm_hash", "people", ["confirm_hash"])
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
