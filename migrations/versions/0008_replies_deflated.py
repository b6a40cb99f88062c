"""Replies are stored deflated, each with the number of its entry.

Stored replies do not change, because there may be millions: an older reply stays text, and has its number
inside. `body` is empty and not NULL from now on, because SQLite would rewrite the whole table to allow NULL.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("replies", sa.Column("deflated", sa.LargeBinary))
    op.add_column("replies", sa.Column("number", sa.Integer))
