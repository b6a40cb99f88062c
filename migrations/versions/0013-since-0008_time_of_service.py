"""The time of service, in which a server ran and its clock ran normally. It decides when unused matches
expire.

It is NULL for existing matches, and an earlier release does not write it. Then all matches count as used when
this release begins to track uses.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013_since_0008"
down_revision = "0012_since_0008"


def upgrade() -> None:
    op.add_column("matches", sa.Column("used_until", sa.BigInteger))
    op.add_column("noting", sa.Column("served", sa.BigInteger))
    op.add_column("noting", sa.Column("served_since", sa.BigInteger))
    op.add_column("noting", sa.Column("served_seen", sa.Integer))
