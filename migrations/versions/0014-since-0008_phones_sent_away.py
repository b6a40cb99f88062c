"""Which phones were sent away, so that they come along to no rematch.

A token that is there already, or that an earlier release issues from now on, counts as the first of its phone
(`first` is NULL).
"""

import sqlalchemy as sa
from alembic import op

revision = "0014_since_0008"
down_revision = "0013_since_0008"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("first", sa.Text))
    op.add_column("tokens", sa.Column("barred_at", sa.BigInteger))
