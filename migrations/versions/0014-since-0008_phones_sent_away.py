"""The phones that a scorekeeper has removed, so that they join no rematch.

An existing token, or a token that an earlier release issues later, counts as the first one of its phone
(`first` is NULL).
"""

import sqlalchemy as sa
from alembic import op

revision = "0014_since_0008"
down_revision = "0013_since_0008"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("first", sa.Text))
    op.add_column("tokens", sa.Column("barred_at", sa.BigInteger))
