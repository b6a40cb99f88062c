"""A mark of the network of each request to join. Requests of an earlier release have none."""

import sqlalchemy as sa
from alembic import op

revision = "0015_since_0008"
down_revision = "0014_since_0008"


def upgrade() -> None:
    op.add_column("knocks", sa.Column("network", sa.Text))
