"""How the PostgreSQL stands that this process reaches: whether it leads, and whether its commits wait."""

from dataclasses import dataclass

import sqlalchemy as sa

from referee.storage.db import db
from referee.storage.deadlines import PING
from referee.storage.transactions import reading

# Who may not read all statistics is not told the state of a standby, only that there is one.
_STANDS = sa.text(
    """
    SELECT pg_is_in_recovery(),
        current_setting('synchronous_standby_names') <> ''
        AND current_setting('synchronous_commit') NOT IN ('off', 'local')
        AND NOT EXISTS (
            SELECT FROM pg_stat_replication WHERE coalesce(sync_state, 'sync') IN ('sync', 'quorum')
        ),
        coalesce((
            SELECT extract(epoch FROM clock_timestamp() - min(query_start)) FROM pg_stat_activity
            WHERE wait_event = 'SyncRep' AND datname = current_database()
        ), 0)::float
    """
)


@dataclass(frozen=True)
class Standing:
    """`is_standby`: it follows another server and only reads. `lacks_standby`: a COMMIT waits for one that is
    not there. `oldest_commit`: seconds that the oldest COMMIT has waited for one, of any process; 0 if none
    does."""

    is_standby: bool
    lacks_standby: bool
    oldest_commit: float


def standing() -> Standing | None:
    """How it stands now; None on SQLite. Raises NotApplied."""
    if db.engine.dialect.name == "sqlite":
        return None
    with reading(PING) as session:
        return Standing(*session.execute(_STANDS).one())
