"""The day on which a match was last used, and the day on which use tracking began.

It is NULL for existing matches. With the index the service finds unused matches without reading all matches.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010_since_0008"
down_revision = "0009_since_0008"
IS_THERE = sa.text("erased_at IS NULL")


def upgrade() -> None:
    op.add_column("matches", sa.Column("used_on", sa.Integer))
    op.create_index(
        "ix_matches_used_on",
        "matches",
        ["group_id", "used_on"],
        sqlite_where=IS_THERE,
        postgresql_where=IS_THERE,
    )
    op.create_table(
        "noting",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_noting"),
    )
