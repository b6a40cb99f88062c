"""${message}."""

import sqlalchemy as sa
from alembic import op
${imports if imports else ""}
# One that only adds is called 0012-since-0009: what knows 0009 works with it (see docs/upgrading.md).
revision = ${repr(up_revision)}
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}
