"""Status and settings of the PostgreSQL server that this process uses."""

from dataclasses import dataclass

import sqlalchemy as sa

from referee.storage.db import db, is_behind_a_pooler
from referee.storage.deadlines import PING
from referee.storage.transactions import reading

# A role without pg_read_all_stats sees that there is a standby, and NULL for its state.
_STATUS = sa.text(
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


_DURABLE = ("fsync", "full_page_writes", "synchronous_commit")
_SETTINGS = sa.text(
    f"""
    SELECT {", ".join(f"current_setting('{name}')" for name in _DURABLE)},
        current_setting('synchronous_standby_names'),
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    """
)


@dataclass(frozen=True)
class Settings:
    """Settings of PostgreSQL. `durable` has the values of the settings that decide whether a COMMIT is
    durable. `standbys` names the standbys that have to confirm a COMMIT, and is empty if there is none.
    `is_pooled` says whether a pooler is between this process and PostgreSQL."""

    durable: dict[str, str]
    standbys: str
    most_connections: int
    is_pooled: bool


def settings() -> Settings:
    """Read the current settings. Raises NotApplied if the database does not answer."""
    with reading(PING) as session:
        *durable, standbys, most = session.execute(_SETTINGS).one()
        pooled = is_behind_a_pooler(session.connection())
    return Settings(dict(zip(_DURABLE, durable, strict=True)), standbys, most, pooled)


@dataclass(frozen=True)
class PrimaryStatus:
    """Replication status of the server. `is_standby`: it follows another server and refuses writes.
    `lacks_standby`: a COMMIT waits for a synchronous standby that is not connected. `oldest_commit`: seconds
    that the oldest COMMIT of any process has waited for a standby; 0 if none waits."""

    is_standby: bool
    lacks_standby: bool
    oldest_commit: float


def status() -> PrimaryStatus | None:
    """Read the current status; None on SQLite. Raises NotApplied if the database does not answer."""
    if db.engine.dialect.name == "sqlite":
        return None
    with reading(PING) as session:
        return PrimaryStatus(*session.execute(_STATUS).one())
