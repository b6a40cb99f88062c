"""Read-only links to a match or a group.

They have a table of their own, so that a release that does not know them rejects their tokens.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "readers",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text),
        sa.Column("group_id", sa.Text),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("issued_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_readers"),
        sa.CheckConstraint("(match_id IS NULL) <> (group_id IS NULL)", name=op.f("ck_readers_one_place")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_readers_match_id_matches"),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name="fk_readers_group_id_groups"),
        sa.UniqueConstraint("id", name="uq_readers_id"),
        sa.UniqueConstraint("key", name="uq_readers_key"),
    )
    for column in ("match_id", "group_id"):
        op.create_index(f"ix_readers_{column}", "readers", [column])
