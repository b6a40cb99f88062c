"""Tokens that can be revoked one by one, and the tickets, spoken codes and knocks that let a phone join."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

# SQLite rewrites the table, and would lose a constraint that is not repeated here.
ONE_PLACE = sa.CheckConstraint("(match_id IS NULL) <> (group_id IS NULL)", name=op.f("ck_tokens_one_place"))


def upgrade() -> None:
    with op.batch_alter_table("tokens") as batch:
        batch.add_column(sa.Column("id", sa.Text))
        batch.add_column(sa.Column("key", sa.Text))
        batch.add_column(sa.Column("older", sa.Text))
    give_every_token_an_id()
    with op.batch_alter_table("tokens", table_args=(ONE_PLACE,)) as batch:
        batch.alter_column("id", existing_type=sa.Text, nullable=False)
        batch.create_unique_constraint("uq_tokens_id", ["id"])
        batch.create_unique_constraint("uq_tokens_key", ["key"])
        batch.create_unique_constraint("uq_tokens_older", ["older"])
    op.create_index("ix_tokens_match_id", "tokens", ["match_id"])
    op.create_table(
        "tickets",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger),
        sa.Column("ended_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_tickets"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_tickets_match_id_matches"),
        sa.UniqueConstraint("id", name="uq_tickets_id"),
        sa.UniqueConstraint("key", name="uq_tickets_key"),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_codes_match_id_matches"),
        sa.UniqueConstraint("key", name="uq_codes_key"),
    )
    op.create_table(
        "knocks",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("admitted", sa.Boolean),
        sa.Column("seat", sa.Integer),
        sa.Column("ended_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_knocks"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_knocks_match_id_matches"),
        sa.UniqueConstraint("id", name="uq_knocks_id"),
        sa.UniqueConstraint("key", name="uq_knocks_key"),
    )
    for table in ("tickets", "codes", "knocks"):
        op.create_index(f"ix_{table}_match_id", table, ["match_id"])
    for table in ("codes", "knocks"):
        op.create_index(f"ix_{table}_expires_at", table, ["expires_at"])


def give_every_token_an_id() -> None:
    tokens = sa.table("tokens", sa.column("hash"), sa.column("id"))
    connection = op.get_bind()
    rows = [
        {"of": one, "new": secrets.token_urlsafe(9)} for one in connection.scalars(sa.select(tokens.c.hash))
    ]
    if rows:
        named = tokens.update().where(tokens.c.hash == sa.bindparam("of")).values(id=sa.bindparam("new"))
        connection.execute(named, rows)
