"""The rows that the server writes to test whether its disk has room. They are deleted at once."""

import sqlalchemy as sa
from alembic import op

revision = "0012_since_0008"
down_revision = "0011_since_0008"


def upgrade() -> None:
    op.create_table(
        "probes",
        sa.Column("id", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("filling", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_probes"),
    )
