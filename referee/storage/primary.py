"""The PostgreSQL that this process reaches: whether it leads, whether its commits wait, how it is set up."""

from dataclasses import dataclass

import sqlalchemy as sa

from referee.storage.db import db, is_behind_a_pooler
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
    """How PostgreSQL is set up: what decides whether a COMMIT lasts, by the names of the settings; which
    `standbys` have to confirm one, empty: none; how many connections there can be; whether a pooler stands
    between."""

    durable: dict[str, str]
    standbys: str
    most_connections: int
    is_pooled: bool


def settings() -> Settings:
    """How it is set up now. Raises NotApplied."""
    with reading(PING) as session:
        *durable, standbys, most = session.execute(_SETTINGS).one()
        pooled = is_behind_a_pooler(session.connection())
    return Settings(dict(zip(_DURABLE, durable, strict=True)), standbys, most, pooled)


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
