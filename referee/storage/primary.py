"""Replication status and settings of the PostgreSQL server that this process uses."""

from dataclasses import dataclass

import sqlalchemy as sa

from referee.storage.db import db, is_behind_a_pooler
from referee.storage.deadlines import MOST_SECONDS_FOR_PING_ANSWER
from referee.storage.transactions import open_read_session

# A database user without the role `pg_read_all_stats` cannot see whether a standby is synchronous.
# `sync_state` is NULL for this user, and the query counts each connected standby as synchronous.
_SELECT_REPLICATION_STATUS = sa.text(
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


_NAMES_OF_DURABILITY_SETTINGS = ("fsync", "full_page_writes", "synchronous_commit")
_SELECT_SERVER_SETTINGS = sa.text(
    f"""
    SELECT {", ".join(f"current_setting('{name}')" for name in _NAMES_OF_DURABILITY_SETTINGS)},
        current_setting('synchronous_standby_names'),
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    """
)


@dataclass(frozen=True)
class PostgresqlSettings:
    """Settings of the PostgreSQL server.

    `durable`: the values of the settings that decide whether a COMMIT is durable, by name. `standbys`: the
    names of the standbys that have to confirm a COMMIT; empty if no standby has to confirm.
    `most_connections`: maximum number of connections of ordinary users. `is_pooled`: whether a pooler such as
    pgbouncer is between this process and PostgreSQL.
    """

    durable: dict[str, str]
    standbys: str
    most_connections: int
    is_pooled: bool


def read_postgresql_settings() -> PostgresqlSettings:
    """Read the current settings of the PostgreSQL server. Raises NotApplied if the database does not
    answer."""
    with open_read_session(MOST_SECONDS_FOR_PING_ANSWER) as session:
        *durable, standbys, most = session.execute(_SELECT_SERVER_SETTINGS).one()
        pooled = is_behind_a_pooler(session.connection())
    return PostgresqlSettings(
        dict(zip(_NAMES_OF_DURABILITY_SETTINGS, durable, strict=True)), standbys, most, pooled
    )


@dataclass(frozen=True)
class ReplicationStatus:
    """Replication status of the PostgreSQL server.

    `is_standby`: whether the server follows another server and refuses writes. `lacks_standby`: whether a
    COMMIT has to wait for a synchronous standby, although no synchronous standby is connected.
    `oldest_commit`: the time in seconds for which the oldest COMMIT of any process has waited for a standby;
    0 if no COMMIT waits.
    """

    is_standby: bool
    lacks_standby: bool
    oldest_commit: float


def read_replication_status() -> ReplicationStatus | None:
    """Read the current replication status of the PostgreSQL server; None on SQLite. Raises NotApplied if the
    database does not answer."""
    if db.engine.dialect.name == "sqlite":
        return None
    with open_read_session(MOST_SECONDS_FOR_PING_ANSWER) as session:
        return ReplicationStatus(*session.execute(_SELECT_REPLICATION_STATUS).one())
