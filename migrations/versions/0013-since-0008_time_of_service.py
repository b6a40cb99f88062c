"""The time of service: that in which a server ran and its clock went normally. Unused matches expire by it.

Of what is there already it is not known (NULL), and an earlier release does not write it: then all matches
count as used when this release begins to note uses.
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
