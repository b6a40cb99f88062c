"""The UTC offset at the place of the players, by which the day of a match is told.

Of what is there already, and of what an earlier release stores from now on, it is not known (NULL): then the
time zone of the server decides.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011_since_0008"
down_revision = "0010_since_0008"


def upgrade() -> None:
    op.add_column("matches", sa.Column("utc_offset", sa.Integer))
