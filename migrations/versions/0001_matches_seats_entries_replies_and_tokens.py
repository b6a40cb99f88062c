"""Matches, seats, entries, replies and tokens; and entries can only be added."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

# Both databases report these as integrity errors. INSERT OR REPLACE meets the second one on SQLite
# because the connection sets recursive_triggers.
SQLITE = (
    """
    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END
    """,
    """
    CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
    WHEN (SELECT erased_at FROM matches WHERE id = OLD.match_id) IS NULL
    BEGIN SELECT RAISE(ABORT, 'an entry is deleted only with its match'); END
    """,
)
POSTGRESQL = (
    """
    CREATE FUNCTION entries_are_never_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        RAISE restrict_violation USING MESSAGE = 'an entry is never changed';
    END $$
    """,
    """
    CREATE FUNCTION entries_are_never_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF (SELECT erased_at FROM matches WHERE id = OLD.match_id) IS NULL THEN
            RAISE restrict_violation USING MESSAGE = 'an entry is deleted only with its match';
        END IF;
        RETURN OLD;
    END $$
    """,
    """
    CREATE FUNCTION entries_are_never_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF EXISTS (SELECT FROM entries JOIN matches ON matches.id = match_id WHERE erased_at IS NULL) THEN
            RAISE restrict_violation USING MESSAGE = 'an entry is deleted only with its match';
        END IF;
        RETURN NULL;
    END $$
    """,
    """
    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_are_never_changed()
    """,
    """
    CREATE TRIGGER entries_are_never_deleted BEFORE DELETE ON entries
    FOR EACH ROW EXECUTE FUNCTION entries_are_never_deleted()
    """,
    """
    CREATE TRIGGER entries_are_never_truncated BEFORE TRUNCATE ON entries
    FOR EACH STATEMENT EXECUTE FUNCTION entries_are_never_truncated()
    """,
)


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("last_exact", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("base_number", sa.Integer, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("opening_key", sa.Text, nullable=False),
        sa.Column("opening_fingerprint", sa.Text, nullable=False),
        sa.Column("erased_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("opening_key", name="uq_matches_opening_key"),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_seats_match_id_matches"),
    )
    op.create_table(
        "entries",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("after", sa.Integer),
        sa.Column("tag", sa.Text, nullable=False),
        sa.Column("claim", sa.Text, nullable=False),
        sa.Column("ruling", sa.Text, nullable=False),
        sa.Column("exact", sa.Boolean, nullable=False),
        sa.Column("edits", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_entries_match_id_matches"),
    )
    op.create_table(
        "replies",
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("status", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match_id", "by", "key", name="pk_replies"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_replies_match_id_matches"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("issued_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_tokens_match_id_matches"),
    )
    living = sa.text("role = 'seat' AND revoked_at IS NULL")
    op.create_index(
        "uq_tokens_living_seat",
        "tokens",
        ["match_id", "seat"],
        unique=True,
        sqlite_where=living,
        postgresql_where=living,
    )
    for trigger in SQLITE if op.get_bind().dialect.name == "sqlite" else POSTGRESQL:
        op.execute(trigger)
