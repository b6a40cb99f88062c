"""Groups of people who play together over many evenings, and the tallies of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("opening_key", sa.Text, nullable=False),
        sa.Column("opening_fingerprint", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_groups"),
        sa.UniqueConstraint("opening_key", name="uq_groups_opening_key"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("group_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("folded", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.ForeignKeyConstraint(["group_id"], ["groups.id"], name="fk_people_group_id_groups"),
        sa.UniqueConstraint("group_id", "folded", name="uq_people_group_id"),
    )
    op.create_table(
        "tallies",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("tally", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", name="pk_tallies"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_tallies_match_id_matches"),
    )
    with op.batch_alter_table("matches") as batch:
        batch.add_column(sa.Column("group_id", sa.Text))
        batch.create_foreign_key("fk_matches_group_id_groups", "groups", ["group_id"], ["id"])
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("person_id", sa.Text))
        batch.create_foreign_key("fk_seats_person_id_people", "people", ["person_id"], ["id"])
    with op.batch_alter_table("tokens") as batch:
        batch.alter_column("match_id", existing_type=sa.Text, nullable=True)
        batch.add_column(sa.Column("group_id", sa.Text))
        batch.create_foreign_key("fk_tokens_group_id_groups", "groups", ["group_id"], ["id"])
        batch.create_check_constraint(op.f("ck_tokens_one_place"), "(match_id IS NULL) <> (group_id IS NULL)")
    op.create_index("ix_matches_group_id", "matches", ["group_id", "opened_at", "id"])
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
