"""Replies are stored deflated, each with the number of its entry.

Nothing that is stored is touched, for there may be millions: a reply of before stays the text that it is, and
its number stands in it. `body` is empty from now on and not null, because SQLite would write the whole table
anew to allow that.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("replies", sa.Column("deflated", sa.LargeBinary))
    op.add_column("replies", sa.Column("number", sa.Integer))
