"""A double of the version after this one: its database has one column more."""

import shutil
from pathlib import Path

import pytest

from consigliere.server.storage import store

COLUMN = "later"
STEP = f"""
import sqlalchemy as sa
from alembic import op

revision = "next"
down_revision = "0.1.0"


def upgrade() -> None:
    op.add_column("people", sa.Column("{COLUMN}", sa.Text))
"""


def use_next_version(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let databases be brought to the version after this one."""
    migrations = folder / "migrations"
    shutil.copytree(store.MIGRATIONS, migrations, ignore=shutil.ignore_patterns("__pycache__"))
    (migrations / "versions" / "next.py").write_text(STEP)
    patch.setattr(store, "MIGRATIONS", migrations)
