"""The SQLAlchemy object, and the settings of its connections to SQLite and PostgreSQL."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from flask import Flask
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.orm import DeclarativeBase, Session
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from referee.config import Config
from referee.kit.values import known
from referee.storage.attempts import ATTEMPTS, Attempts
from referee.storage.deadlines import PING, cut_after, restart_deadline
from referee.storage.group_commit import Writers
from referee.storage.revisions import NEWER
from referee.storage.soundness import NotWritable, is_unusable, why_not_written


class Base(DeclarativeBase):
    """Base of all tables. Each constraint has a name, so that later migrations can change it on both
    databases."""

    metadata = sa.MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
        }
    )


Query = sa.Select[*tuple[Any, ...]]
"""A query whose rows have the columns of a dataclass."""


def columns_of(model: type[Base], stored: type) -> Query:
    """A query for the columns of `model` that the dataclass `stored` has, in its order."""
    return sa.select(*(getattr(model, field.name) for field in fields(stored)))


def rows_changed(session: Session, update: sa.Update) -> int:
    """Execute an update, and return the number of rows that it changed."""
    result = session.execute(update)
    if not isinstance(result, sa.CursorResult):
        raise TypeError("an update that gives rows back does not count them")
    return result.rowcount


db = SQLAlchemy(model_class=Base, disable_autonaming=True)
Run = Callable[[Callable[[], None]], None]
"""Runs a function, and returns after it has ended."""
WRITERS = "referee-writers"
"""Key of `Flask.extensions` for the queue of writers of an app over SQLite."""

# busy_timeout stands first: the pragmas after it may already meet another process's lock.
# TRUNCATE + FULL lost no acknowledged claim at 105 simulated power cuts; SQLite's own default, DELETE + FULL,
# lost one at 24 of 86, and WAL has a known defect in the SQLite that many machines have.
# Without recursive_triggers INSERT OR REPLACE bypasses the trigger that protects entries.
_PRAGMAS = (
    "busy_timeout = 2000",  # milliseconds
    "journal_mode = TRUNCATE",
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",
)
# The last limit unlocks a match whose process is frozen.
_LIMITS = {
    "lock_timeout": "2s",
    "statement_timeout": "5s",
    "idle_in_transaction_session_timeout": "10s",
}
_POOLER_KEY = "referee-pooled"
"""Key of a connection's `info`: whether a pooler is between this process and PostgreSQL."""
_PREPARE_AFTER = 5
"""Number of uses of a statement after which PostgreSQL prepares it. Without that a claim takes a sixth
longer."""
# Without keepalives a silent loss of the network is noticed after hours. No statement is prepared before
# `is_pooled` has found that there is no pooler: a pooler that shares connections between clients mixes up
# their prepared statements.
CONNECT_OPTIONS = {
    "connect_timeout": 2,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,  # milliseconds
    "prepare_threshold": None,
}
# PostgreSQL reports the first one for a statement, and a standby the second one for a transaction that begins
# to write.
READ_ONLY_SQLSTATES = {"25006", "0A000"}
POOL_SIZE = 10
"""Maximum number of connections of one process for its requests."""
# A request waits 2 seconds for a connection, as long as for a lock.
_POOL = {"pool_size": POOL_SIZE, "max_overflow": 0, "pool_timeout": 2}


def init_app(app: Flask, config: Config, run: Run | None = None) -> None:
    """Give this app its engine. It opens no connection, so a server may still fork. `run`, if it is given,
    runs the commits of SQLite."""
    app.config["SQLALCHEMY_DATABASE_URI"] = config.database_url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = _POOL | {
        "pool_pre_ping": not config.on_sqlite,
        "hide_parameters": True,  # an error message would contain names and cards
        "connect_args": {} if config.on_sqlite else connect_options(sa.make_url(config.database_url)),
    }
    app.extensions["referee-cell"] = config.cell
    app.extensions[ATTEMPTS] = Attempts()
    db.init_app(app)
    with app.app_context():
        if config.on_sqlite:
            app.extensions[WRITERS] = Writers(timeout=2, waiting=64)
            if run is not None:
                _commit_with(run, db.engine.dialect)
            sa.event.listen(db.engine, "connect", _prepare_sqlite)
            sa.event.listen(db.engine, "begin", _begin_on_sqlite)
            sa.event.listen(db.engine, "handle_error", _discard_after_failed_io)
        else:
            sa.event.listen(db.engine, "connect", _prepare_postgresql)
            sa.event.listen(db.engine, "begin", _limit_behind_a_pooler)
            sa.event.listen(db.engine, "handle_error", _discard_after_demotion)
            sa.event.listen(db.engine, "handle_error", _discard_out_of_step)
            sa.event.listen(
                db.engine, "after_cursor_execute", lambda _, done, *__: restart_deadline(done.connection)
            )
            sa.event.listen(
                db.engine, "commit", lambda one: restart_deadline(one.connection.dbapi_connection)
            )
            _limit_waiting(db.engine.dialect)


def connect_options(url: sa.URL) -> dict[str, Any]:
    """The `CONNECT_OPTIONS` of psycopg that the URL does not set itself."""
    return {name: value for name, value in CONNECT_OPTIONS.items() if name not in url.query}


def _limit_waiting(dialect: sa.Dialect) -> None:
    """Limit the time of the queries that SQLAlchemy sends by itself: the ping of a connection, the first
    query to a server, and ROLLBACK.

    A connection is replaced after any error of its ping. After a failed read the connection is out of step,
    and psycopg reports a programming error."""
    ping, initialize, rollback = dialect.do_ping, dialect.initialize, dialect.do_rollback

    def do_ping(dbapi_connection: DBAPIConnection) -> bool:
        with cut_after(PING, dbapi_connection), suppress(dialect.loaded_dbapi.Error):
            return ping(dbapi_connection)
        return False

    def do_initialize(connection: sa.Connection) -> None:
        with cut_after(PING, connection.connection.dbapi_connection):
            initialize(connection)

    def do_rollback(dbapi_connection: PoolProxiedConnection) -> None:
        with cut_after(PING, dbapi_connection.dbapi_connection):
            rollback(dbapi_connection)

    dialect.do_ping = do_ping  # type: ignore[method-assign]
    dialect.initialize = do_initialize  # type: ignore[method-assign]
    dialect.do_rollback = do_rollback  # type: ignore[method-assign]


def warnings_of(connection: Any) -> list[str]:
    """The list that collects the warnings of PostgreSQL on this connection. A connection to SQLite has
    none."""
    return getattr(connection, "referee_warnings", [])


def upgrade(config: Config) -> str | None:
    """Migrate the database of these settings to the newest revision, in one transaction.

    Return the revision of a newer release that this release can work with, and None otherwise. Raises
    NewerDatabase if this release cannot work with the revision, and NotWritable if SQLite could not write.
    """
    import flask_migrate

    if (why := why_not_written(config.database_url)) is not None:
        raise NotWritable(why)
    _create_privately(sa.make_url(config.database_url))
    app = app_that_migrates(config)
    with app.app_context():
        try:
            flask_migrate.upgrade()
            return app.extensions.get(NEWER)
        finally:
            db.engine.dispose()


def _create_privately(url: sa.URL) -> None:
    """Create a missing SQLite file so that only its owner can read it and its journal, because the file holds
    names and hashes of tokens. An existing file keeps its permissions."""
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        with suppress(OSError):  # SQLite reports it if the file cannot be created
            make_private(Path(url.database))


def make_private(file: Path) -> None:
    """Create an empty file that only its owner can read. Raises FileExistsError if there is one, and
    OSError."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def app_that_migrates(config: Config) -> Flask:
    """An app with the database and its migrations, and nothing else."""
    import flask_migrate  # takes a quarter of a second; a server does not need it

    app = Flask(__name__)
    init_app(app, config)
    flask_migrate.Migrate(app, db, directory=str(migrations_folder()), render_as_batch=True)
    return app


def migrations_folder() -> Path:
    """The folder `migrations`: inside an installed package, beside the package in a checkout.

    It does not use importlib.resources, because an editable install leaves a stale copy in site-packages. It
    looks inside first, because another project may have put a folder `migrations` beside an installed
    package.
    """
    package = Path(__file__).parents[1]
    inside = package / "migrations"
    return inside if inside.is_dir() else package.parent / "migrations"


def _commit_with(run: Run, dialect: sa.Dialect) -> None:
    """Commit with `run`. Each greenlet runs everything but the commits of SQLite itself."""

    def do_commit(dbapi_connection: PoolProxiedConnection) -> None:
        run(known(dbapi_connection.dbapi_connection).commit)

    dialect.do_commit = do_commit  # type: ignore[method-assign]


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # The driver's own transactions begin at the first write. They lost 908 of 1,200 read-modify-write updates
    # without an error. With None the driver never sends BEGIN.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_on_sqlite(connection: sa.Connection) -> None:
    # A deferred transaction that reads and then writes fails at once if another one wrote in between, even
    # within the busy_timeout. So transactions that write use IMMEDIATE.
    mode = connection.get_execution_options().get("sqlite_begin", "DEFERRED")
    connection.exec_driver_sql(f"BEGIN {mode}")


def _discard_after_failed_io(context: sa.engine.ExceptionContext) -> None:
    """Close all pooled connections after a failed read or write. Their caches may be wrong. A connection that
    was opened while the file was read-only, or was another file, never sees the change.

    They are closed at once, because SQLite may hold a lock that it could not release until this process has
    no connection to the file.
    """
    error = context.original_exception
    code = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY) or is_unusable(error):
        context.is_disconnect = True
        if context.execution_context is not None:
            # An open cursor would keep the connection and its lock for as long as the error is referenced.
            context.execution_context.cursor.close()
        if context.engine is not None:
            context.engine.dispose()


def _discard_after_demotion(context: sa.engine.ExceptionContext) -> None:
    """Discard the pooled connections of a server that was demoted and refuses writes. A new connection finds
    the server that leads now."""
    meant_to_write = context.connection is not None and not context.connection.get_execution_options().get(
        "postgresql_readonly"
    )
    if meant_to_write and getattr(context.original_exception, "sqlstate", None) in READ_ONLY_SQLSTATES:
        context.is_disconnect = True


def _discard_out_of_step(context: sa.engine.ExceptionContext) -> None:
    """Discard a connection that still waits for an answer after a failed read. ROLLBACK would fail as well,
    and the pool would lose the connection for as long as the error is referenced."""
    if context.connection is not None and not context.connection.invalidated:
        driver: Any = context.connection.connection.dbapi_connection
        if driver.info.transaction_status.name == "ACTIVE":
            context.is_disconnect = True


def _prepare_postgresql(connection: Any, record: ConnectionPoolEntry) -> None:
    warnings: list[str] = []
    connection.add_notice_handler(lambda notice: _keep_warning(warnings, notice))
    connection.referee_warnings = warnings
    with cut_after(PING, connection):
        record.info[_POOLER_KEY] = is_pooled(connection)
        if not record.info[_POOLER_KEY]:
            connection.execute(_set_limits(is_local=False))
            connection.prepare_threshold = _PREPARE_AFTER
        connection.commit()


def is_pooled(connection: Any) -> bool:
    """Whether this connection of psycopg goes through a pooler, such as pgbouncer. A pooler makes up the id
    of the server process."""
    return bool(connection.info.backend_pid != connection.execute("SELECT pg_backend_pid()").fetchone()[0])


def is_behind_a_pooler(connection: sa.Connection) -> bool:
    """Whether this connection of the pool goes through a pooler. It was checked when the connection was
    made."""
    return bool(connection.info[_POOLER_KEY])


def _limit_behind_a_pooler(connection: sa.Connection) -> None:
    """Set the limits in each transaction if there is a pooler. Behind a pooler each transaction may run on
    another connection to PostgreSQL, and a setting of the session would stay for the next client."""
    if is_behind_a_pooler(connection):
        connection.exec_driver_sql(_set_limits(is_local=True))


def _set_limits(is_local: bool) -> str:
    return "SELECT " + ", ".join(
        f"set_config('{name}', '{most}', {is_local})" for name, most in _LIMITS.items()
    )


def _keep_warning(warnings: list[str], notice: Any) -> None:
    if notice.severity_nonlocalized == "WARNING":
        warnings.append(notice.message_primary or "")
