"""The time of each entry on the clock of its match, which does not depend on changes of the time of day.

It is NULL for existing entries, and for entries that an earlier release stores later.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009_since_0008"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("entries", sa.Column("clock", sa.BigInteger))
