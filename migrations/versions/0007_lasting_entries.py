"""Which entries are needed to know where a match stood once their round was over.

Of what is there already the text of the ruling tells it. A few too many do no harm: they are only read.
What an earlier release stores from now on says nothing about it (NULL), and is read as well.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

# An event of any match, or one that opens a round; or a letter that is written in another way.
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
