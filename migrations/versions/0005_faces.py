"""The chosen faces of seats, and a face for each person of a group."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

# The faces of that release. A migration does not change with the code.
FACES = ("fox", "octopus", "frog", "crab", "whale", "bear", "rabbit", "owl", "cat", "penguin")


def upgrade() -> None:
    op.add_column("people", sa.Column("face", sa.Text))
    op.add_column("seats", sa.Column("face", sa.Text))
    give_everybody_of_a_group_a_face()
    give_their_seats_the_same()


def give_everybody_of_a_group_a_face() -> None:
    """Give each person a face, in order of names. People who are being erased get none."""
    people = sa.table("people", *map(sa.column, ("id", "group_id", "folded", "face")))
    connection = op.get_bind()
    living = sa.select(people.c.group_id, people.c.id).where(people.c.folded.is_not(None))
    had: dict[str, int] = {}
    rows = []
    for group, person in connection.execute(living.order_by(people.c.group_id, people.c.folded)):
        rows.append({"of": person, "new": FACES[had.get(group, 0) % len(FACES)]})
        had[group] = had.get(group, 0) + 1
    if rows:
        given = people.update().where(people.c.id == sa.bindparam("of")).values(face=sa.bindparam("new"))
        connection.execute(given, rows)


def give_their_seats_the_same() -> None:
    op.execute(
        "UPDATE seats SET face = (SELECT people.face FROM people WHERE people.id = seats.person_id) "
        "WHERE person_id IS NOT NULL"
    )
