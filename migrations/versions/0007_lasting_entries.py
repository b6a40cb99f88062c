"""The entries that are needed for the state of a match after their round.

For existing entries the text of the ruling decides. A few too many do no harm, because they are only read.
Entries that an earlier release stores later have NULL, and are read as well.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

# An event of any match, an event that opens a round, or an escaped letter.
SIGNS = ("match.", ".dealt", "\\")
FIND = {"sqlite": "instr(ruling, '{}') > 0", "postgresql": "strpos(ruling, '{}') > 0"}
NEVER_CHANGED = """
    CREATE TRIGGER entries_are_never_changed BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'an entry is never changed'); END
"""


def upgrade() -> None:
    dialect = op.get_bind().dialect.name
    op.add_column("entries", sa.Column("lasting", sa.Boolean))
    found = " OR ".join(FIND[dialect].format(sign) for sign in SIGNS)
    note = f"UPDATE entries SET lasting = (edits OR {found})"
    if dialect == "sqlite":
        op.execute("DROP TRIGGER entries_are_never_changed")
        op.execute(note)
        op.execute(NEVER_CHANGED)
    else:
        op.execute("ALTER TABLE entries DISABLE TRIGGER entries_are_never_changed")
        op.execute(note)
        op.execute("ALTER TABLE entries ENABLE TRIGGER entries_are_never_changed")
    op.create_index(
        "ix_entries_lasting",
        "entries",
        ["match_id", "number"],
        sqlite_where=sa.text("lasting IS NOT 0"),
        postgresql_where=sa.text("lasting IS NOT false"),
    )
