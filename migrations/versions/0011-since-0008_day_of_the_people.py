"""The UTC offset of the players, which decides the day of a match.

It is NULL for existing matches, and for matches that an earlier release stores later. Then the time zone of
the server decides.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011_since_0008"
down_revision = "0010_since_0008"


def upgrade() -> None:
    op.add_column("matches", sa.Column("utc_offset", sa.Integer))
