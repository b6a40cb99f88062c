"""The rematch of each match, and the former seat of each of its players."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("rematch_id", sa.Text))
    op.create_index("ix_matches_rematch_id", "matches", ["rematch_id"])
    op.add_column("seats", sa.Column("former", sa.Integer))
