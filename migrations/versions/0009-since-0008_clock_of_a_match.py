"""Each entry has the time of its match's own clock, which goes on whatever becomes of the time of day.

Of what is there already, and of what an earlier release stores from now on, it is not known (NULL).
"""

import sqlalchemy as sa
from alembic import op

revision = "0009_since_0008"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("entries", sa.Column("clock", sa.BigInteger))
