"""The day on which a match was last used, and since when that is noted.

Of what is there already it is not known (NULL). By the index the service finds what is unused for long
without reading all matches.
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
