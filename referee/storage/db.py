"""The SQLAlchemy extension of the Flask app, and the settings of the connections to SQLite and PostgreSQL."""

import os
import sqlite3
from collections.abc import Callable, MutableMapping
from contextlib import AbstractContextManager, suppress
from dataclasses import fields
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from flask import Flask, current_app
from flask_sqlalchemy import SQLAlchemy
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.orm import DeclarativeBase, Session
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from referee.config import Config
from referee.kit.values import not_none
from referee.storage.attempts import ATTEMPTS_EXTENSION_KEY, SharedWriteAttempts
from referee.storage.deadlines import (
    MOST_SECONDS_FOR_PING_ANSWER,
    disconnect_if_no_answer_within,
    restart_deadline,
)
from referee.storage.group_commit import SQLiteWriterQueue
from referee.storage.revisions import NEWER_REVISION_EXTENSION_KEY
from referee.storage.soundness import (
    NotWritable,
    error_means_unusable_database,
    explain_why_sqlite_cannot_write,
)


class Base(DeclarativeBase):
    """Base class of all tables. Each constraint has a name, so that later migrations can change the
    constraint in SQLite and in PostgreSQL."""

    metadata = sa.MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
        }
    )


DataclassQuery = sa.Select[*tuple[Any, ...]]
"""A SELECT statement with a column for each field of a dataclass."""


def select_dataclass_columns(model: type[Base], stored: type) -> DataclassQuery:
    """A SELECT statement for the table of `model`. The statement has a column for each field of the dataclass
    `stored`, in the order of the fields."""
    return sa.select(*(getattr(model, field.name) for field in fields(stored)))


def execute_and_count_changed_rows(session: Session, update: sa.Update) -> int:
    """Execute an update, and return the number of changed rows. Raises TypeError for an update that returns
    rows."""
    result = session.execute(update)
    if not isinstance(result, sa.CursorResult):
        raise TypeError("an update that gives rows back does not count them")
    return result.rowcount


db = SQLAlchemy(model_class=Base, disable_autonaming=True)
Extensions = MutableMapping[str, Any]
"""The objects that belong to one application, by their keys (`Flask.extensions`)."""
AppContext = Callable[[], AbstractContextManager[Any]]
"""A function that returns a new context manager. In the block of the context manager, one application is
Flask's current application (see `Flask.app_context`)."""
RunFunction = Callable[[Callable[[], None]], None]
"""A function that calls its argument, for example in another thread. It returns when the call has ended."""
WRITER_QUEUE_EXTENSION_KEY = "referee-writers"
"""Key of `Flask.extensions` for the queue of writers of an app that uses SQLite."""

# `busy_timeout` comes first, because the later pragmas may already meet a lock of another process.
# Journal mode TRUNCATE with `synchronous` FULL lost no acknowledged claim in 105 simulated power cuts.
# Journal mode DELETE with FULL, the default of SQLite, lost a claim in 24 of 86 simulated power cuts.
# Journal mode WAL has a known defect in the SQLite release of many machines.
# If `recursive_triggers` is off, the statement INSERT OR REPLACE bypasses the trigger that protects entries.
_PRAGMAS = (
    "busy_timeout = 2000",  # the value is in milliseconds
    "journal_mode = TRUNCATE",
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",
)
# If a process with a lock on a match is frozen, `idle_in_transaction_session_timeout` ends the lock.
_POSTGRESQL_TIME_LIMITS = {
    "lock_timeout": "2s",
    "statement_timeout": "5s",
    "idle_in_transaction_session_timeout": "10s",
}
_POOLER_KEY = "referee-pooled"
"""Key in the `info` of a connection. The value says whether a pooler, such as pgbouncer, is between this
process and PostgreSQL."""
_EXECUTIONS_BEFORE_PREPARING = 5
"""Number of executions after which a statement is prepared. Without prepared statements a claim takes a sixth
longer."""
# Without keepalives a silent loss of the network is noticed only after hours.
# A pooler that shares connections between clients mixes up the prepared statements of the clients.
# So `_configure_postgresql_connection` switches prepared statements on only if there is no pooler.
CONNECT_OPTIONS = {
    "connect_timeout": 2,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,  # the value is in milliseconds
    "prepare_threshold": None,
}
# PostgreSQL reports the error code 25006 for a statement that writes in a read-only transaction.
# A standby reports the error code 0A000 for a transaction that begins to write.
READ_ONLY_SQLSTATES = {"25006", "0A000"}
POOL_SIZE = 10
"""Maximum number of connections to the database that the requests of one process use."""
# A request waits at most 2 seconds for a connection, and at most 2 seconds for a lock.
_POOL_OPTIONS = {"pool_size": POOL_SIZE, "max_overflow": 0, "pool_timeout": 2}


def current_extensions() -> Extensions:
    """Return the objects in `Flask.extensions` of the current application. Raises RuntimeError outside of the
    context of an application."""
    return current_app.extensions


def init_app(app: Flask, config: Config, run: RunFunction | None = None) -> None:
    """Create the database engine of this app, and register the handlers of its events.

    No connection is opened yet, so a server may still fork. If `run` is given, each COMMIT of SQLite is
    executed through `run`, for example in another thread.
    """
    app.config["SQLALCHEMY_DATABASE_URI"] = config.database_url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = _POOL_OPTIONS | {
        "pool_pre_ping": not config.uses_sqlite,
        "hide_parameters": True,  # an error message must not contain names and cards
        "connect_args": {}
        if config.uses_sqlite
        else connect_options_not_set_by_url(sa.make_url(config.database_url)),
    }
    app.extensions["referee-cell"] = config.cell
    app.extensions[ATTEMPTS_EXTENSION_KEY] = SharedWriteAttempts()
    db.init_app(app)
    with app.app_context():
        if config.uses_sqlite:
            app.extensions[WRITER_QUEUE_EXTENSION_KEY] = SQLiteWriterQueue(timeout=2, waiting=64)
            if run is not None:
                _run_sqlite_commits_with(run, db.engine.dialect)
            sa.event.listen(db.engine, "connect", _configure_sqlite_connection)
            sa.event.listen(db.engine, "begin", _send_begin_to_sqlite)
            sa.event.listen(db.engine, "handle_error", _discard_connections_after_failed_io)
        else:
            sa.event.listen(db.engine, "connect", _configure_postgresql_connection)
            sa.event.listen(db.engine, "begin", _set_time_limits_behind_pooler)
            sa.event.listen(db.engine, "handle_error", _discard_connections_to_standby)
            sa.event.listen(db.engine, "handle_error", _discard_connection_awaiting_answer)
            sa.event.listen(
                db.engine, "after_cursor_execute", lambda _, done, *__: restart_deadline(done.connection)
            )
            sa.event.listen(
                db.engine, "commit", lambda one: restart_deadline(one.connection.dbapi_connection)
            )
            _limit_time_of_implicit_queries(db.engine.dialect)


def connect_options_not_set_by_url(url: sa.URL) -> dict[str, Any]:
    """The options of `CONNECT_OPTIONS` for psycopg, without the options that the database URL sets."""
    return {name: value for name, value in CONNECT_OPTIONS.items() if name not in url.query}


def _limit_time_of_implicit_queries(dialect: sa.Dialect) -> None:
    """Limit the time of the queries that SQLAlchemy sends by itself: the ping of a connection, the first
    query to a server, and ROLLBACK.

    A ping with any error of psycopg counts as failed, so that SQLAlchemy replaces the connection. Even a
    ProgrammingError may mean that the connection still waits for the answer to an earlier query.
    """
    ping, initialize, rollback = dialect.do_ping, dialect.initialize, dialect.do_rollback

    def do_ping(dbapi_connection: DBAPIConnection) -> bool:
        with (
            disconnect_if_no_answer_within(MOST_SECONDS_FOR_PING_ANSWER, dbapi_connection),
            suppress(dialect.loaded_dbapi.Error),
        ):
            return ping(dbapi_connection)
        return False

    def do_initialize(connection: sa.Connection) -> None:
        with disconnect_if_no_answer_within(
            MOST_SECONDS_FOR_PING_ANSWER, connection.connection.dbapi_connection
        ):
            initialize(connection)

    def do_rollback(dbapi_connection: PoolProxiedConnection) -> None:
        with disconnect_if_no_answer_within(MOST_SECONDS_FOR_PING_ANSWER, dbapi_connection.dbapi_connection):
            rollback(dbapi_connection)

    dialect.do_ping = do_ping  # type: ignore[method-assign]
    dialect.initialize = do_initialize  # type: ignore[method-assign]
    dialect.do_rollback = do_rollback  # type: ignore[method-assign]


def collected_postgresql_warnings(connection: Any) -> list[str]:
    """The list that collects the warnings of PostgreSQL on `connection`, a connection of the driver. The list
    is always empty for SQLite."""
    return getattr(connection, "referee_warnings", [])


def migrate_database(config: Config) -> str | None:
    """Migrate the database of these settings to the newest revision, in one transaction.

    Returns None after a migration. If a newer release has already migrated the database, returns the revision
    of that release. Raises NewerDatabase if this release cannot work with that revision. Raises NotWritable
    if SQLite cannot write its file, and NotADatabaseOfReferee if the file is the database of another program.
    """
    import flask_migrate

    if (why := explain_why_sqlite_cannot_write(config.database_url)) is not None:
        raise NotWritable(why)
    _create_private_sqlite_file(sa.make_url(config.database_url))
    app = make_app_for_migrations(config)
    with app.app_context():
        try:
            flask_migrate.upgrade()
            return app.extensions.get(NEWER_REVISION_EXTENSION_KEY)
        finally:
            db.engine.dispose()


def _create_private_sqlite_file(url: sa.URL) -> None:
    """Create the SQLite file of this URL if the file is missing. The file contains names and hashes of
    tokens, so only the owner can read the new file and its journal. An existing file keeps its
    permissions."""
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        with suppress(OSError):  # SQLite reports a file that cannot be created
            create_private_file(Path(url.database))


def create_private_file(file: Path) -> None:
    """Create an empty file that only its owner can read. Raises FileExistsError if the file already exists,
    and OSError if the file cannot be created."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def make_app_for_migrations(config: Config) -> Flask:
    """An app with only the database and its migrations. The commands that migrate use this app."""
    import flask_migrate  # the import takes a quarter of a second, and a server does not need the module

    app = Flask(__name__)
    init_app(app, config)
    flask_migrate.Migrate(app, db, directory=str(migrations_folder()), render_as_batch=True)
    return app


def migrations_folder() -> Path:
    """The path of the folder `migrations`: inside an installed package, and beside the package in a checkout.

    The folder inside the package is tried first, because another project may have put a folder `migrations`
    beside an installed package. The function does not use importlib.resources, because an editable install
    leaves an old copy of the folder in site-packages.
    """
    package = Path(__file__).parents[1]
    inside = package / "migrations"
    return inside if inside.is_dir() else package.parent / "migrations"


def _run_sqlite_commits_with(run: RunFunction, dialect: sa.Dialect) -> None:
    """Make SQLAlchemy execute each COMMIT of SQLite through `run`, for example in another thread. All other
    statements are executed in the thread or greenlet of the caller."""

    def do_commit(dbapi_connection: PoolProxiedConnection) -> None:
        run(not_none(dbapi_connection.dbapi_connection).commit)

    dialect.do_commit = do_commit  # type: ignore[method-assign]


def _configure_sqlite_connection(connection: sqlite3.Connection, _record: object) -> None:
    # `isolation_level` None stops the driver from sending BEGIN: `_send_begin_to_sqlite` sends it instead.
    # The driver would send BEGIN only at the first write, so updates would get lost without an error.
    # In a test 908 of 1,200 updates that depend on an earlier read got lost in this way.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _send_begin_to_sqlite(connection: sa.Connection) -> None:
    # The first write of a DEFERRED transaction fails if another transaction has written since the first read.
    # `busy_timeout` cannot prevent this failure, so a transaction that writes begins with IMMEDIATE.
    mode = connection.get_execution_options().get("sqlite_begin", "DEFERRED")
    connection.exec_driver_sql(f"BEGIN {mode}")


def _discard_connections_after_failed_io(context: sa.engine.ExceptionContext) -> None:
    """Close all pooled connections after a failed read or write of the SQLite file.

    The caches of the connections may be wrong. An open connection never notices that a read-only file became
    writable, or that the file was replaced. All connections are closed at once, because SQLite may hold a
    lock until this process has no connection to the file.
    """
    error = context.original_exception
    code = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY) or error_means_unusable_database(error):
        context.is_disconnect = True
        if context.execution_context is not None:
            # An open cursor would keep the connection and its lock as long as the error is referenced.
            context.execution_context.cursor.close()
        if context.engine is not None:
            context.engine.dispose()


def _discard_connections_to_standby(context: sa.engine.ExceptionContext) -> None:
    """Discard the pooled connections if the server refuses a write. Such a server has become a standby, and
    new connections find the new primary server."""
    meant_to_write = context.connection is not None and not context.connection.get_execution_options().get(
        "postgresql_readonly"
    )
    if meant_to_write and getattr(context.original_exception, "sqlstate", None) in READ_ONLY_SQLSTATES:
        context.is_disconnect = True


def _discard_connection_awaiting_answer(context: sa.engine.ExceptionContext) -> None:
    """Discard a connection that still waits for an answer of PostgreSQL after a failed read. Otherwise
    ROLLBACK would fail, and the pool could not use the connection again as long as the error is
    referenced."""
    if context.connection is not None and not context.connection.invalidated:
        driver: Any = context.connection.connection.dbapi_connection
        if driver.info.transaction_status.name == "ACTIVE":
            context.is_disconnect = True


def _configure_postgresql_connection(connection: Any, record: ConnectionPoolEntry) -> None:
    warnings: list[str] = []
    connection.add_notice_handler(lambda notice: _add_notice_if_warning(warnings, notice))
    connection.referee_warnings = warnings
    with disconnect_if_no_answer_within(MOST_SECONDS_FOR_PING_ANSWER, connection):
        record.info[_POOLER_KEY] = connection_uses_pooler(connection)
        if not record.info[_POOLER_KEY]:
            connection.execute(_sql_that_sets_time_limits(is_local=False))
            connection.prepare_threshold = _EXECUTIONS_BEFORE_PREPARING
        connection.commit()


def connection_uses_pooler(connection: Any) -> bool:
    """Whether this connection of psycopg goes through a pooler, such as pgbouncer. A pooler reports an
    invented id of the server process, which differs from the real id."""
    return bool(connection.info.backend_pid != connection.execute("SELECT pg_backend_pid()").fetchone()[0])


def is_behind_a_pooler(connection: sa.Connection) -> bool:
    """Whether this connection of SQLAlchemy goes through a pooler such as pgbouncer. The result was
    determined when the connection was opened."""
    return bool(connection.info[_POOLER_KEY])


def _set_time_limits_behind_pooler(connection: sa.Connection) -> None:
    """If the connection goes through a pooler, set the time limits for the current transaction only. A pooler
    may give the connection to PostgreSQL to another client after each transaction. Limits for the whole
    session would then apply to that client."""
    if is_behind_a_pooler(connection):
        connection.exec_driver_sql(_sql_that_sets_time_limits(is_local=True))


def _sql_that_sets_time_limits(is_local: bool) -> str:
    return "SELECT " + ", ".join(
        f"set_config('{name}', '{most}', {is_local})" for name, most in _POSTGRESQL_TIME_LIMITS.items()
    )


def _add_notice_if_warning(warnings: list[str], notice: Any) -> None:
    if notice.severity_nonlocalized == "WARNING":
        warnings.append(notice.message_primary or "")
