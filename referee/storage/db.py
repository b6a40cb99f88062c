"""The database: one SQLAlchemy object, and how a connection must behave on SQLite and on PostgreSQL."""

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
from referee.storage.deadlines import PING, answered, cut_after
from referee.storage.group_commit import Writers
from referee.storage.revisions import NEWER
from referee.storage.soundness import NotWritable, is_unusable, why_not_written


class Base(DeclarativeBase):
    """Every constraint has a name, so that a later migration can speak of it on both databases."""

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
"""For rows of which a dataclass knows the columns."""


def columns_of(model: type[Base], stored: type) -> Query:
    """A query for the columns of `model` that the dataclass `stored` has, in its order."""
    return sa.select(*(getattr(model, field.name) for field in fields(stored)))


def rows_changed(session: Session, update: sa.Update) -> int:
    """How many rows it has changed, once it is done."""
    result = session.execute(update)
    if not isinstance(result, sa.CursorResult):
        raise TypeError("an update that gives rows back does not count them")
    return result.rowcount


db = SQLAlchemy(model_class=Base, disable_autonaming=True)
Run = Callable[[Callable[[], None]], None]
"""Runs something, and returns once it has."""
WRITERS = "referee-writers"
"""Under this name an app over SQLite keeps the queue of its writers."""

# busy_timeout stands first: the pragmas after it may already meet another process's lock.
# TRUNCATE + FULL lost no acknowledged claim at 105 simulated power cuts; SQLite's own default, DELETE + FULL,
# lost one at 24 of 86, and WAL has a known defect in the SQLite that many machines have.
# Without recursive_triggers INSERT OR REPLACE walks past the trigger that keeps entries.
_PRAGMAS = (
    "busy_timeout = 2000",  # milliseconds
    "journal_mode = TRUNCATE",
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",
)
# The last one frees the match that a frozen process holds locked.
_LIMITS = {
    "lock_timeout": "2s",
    "statement_timeout": "5s",
    "idle_in_transaction_session_timeout": "10s",
}
_POOLED = "referee-pooled"
"""Under this name a connection keeps whether a pooler stands between."""
_PREPARE_AFTER = 5
"""Uses of a statement after which PostgreSQL prepares it; without that a claim takes a sixth longer."""
# Else a cut that nobody tells of is noticed after hours. Nothing is prepared until it is known that there is
# no pooler: one that hands its connections around mixes up what each client has prepared.
LINE = {
    "connect_timeout": 2,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 8000,  # milliseconds
    "prepare_threshold": None,
}
# That a server only reads: told of a statement; and, by a standby, of a transaction that begins to write.
ONLY_READS = {"25006", "0A000"}
CONNECTIONS = 10
"""Of a process at the most, for its requests."""
# A full pool is told after 2 seconds, as is a lock that does not come.
_POOL = {"pool_size": CONNECTIONS, "max_overflow": 0, "pool_timeout": 2}


def init_app(app: Flask, config: Config, run: Run | None = None) -> None:
    """Give this app its engine; connects to nothing, so a server may still fork. SQLite commits by `run`,
    where it is given."""
    app.config["SQLALCHEMY_DATABASE_URI"] = config.database_url
    app.config["SQLALCHEMY_ENGINE_OPTIONS"] = _POOL | {
        "pool_pre_ping": not config.on_sqlite,
        "hide_parameters": True,  # an error would quote names and cards
        "connect_args": {} if config.on_sqlite else line_to(sa.make_url(config.database_url)),
    }
    app.extensions["referee-cell"] = config.cell
    app.extensions[ATTEMPTS] = Attempts()
    db.init_app(app)
    with app.app_context():
        if config.on_sqlite:
            app.extensions[WRITERS] = Writers(timeout=2, waiting=64)
            if run is not None:
                _commit_by(run, db.engine.dialect)
            sa.event.listen(db.engine, "connect", _prepare_sqlite)
            sa.event.listen(db.engine, "begin", _begin_on_sqlite)
            sa.event.listen(db.engine, "handle_error", _drop_what_is_not_to_be_trusted)
        else:
            sa.event.listen(db.engine, "connect", _prepare_postgresql)
            sa.event.listen(db.engine, "begin", _limit_behind_a_pooler)
            sa.event.listen(db.engine, "handle_error", _drop_what_only_reads)
            sa.event.listen(db.engine, "handle_error", _drop_what_is_out_of_step)
            sa.event.listen(db.engine, "after_cursor_execute", lambda _, done, *__: answered(done.connection))
            sa.event.listen(db.engine, "commit", lambda one: answered(one.connection.dbapi_connection))
            _ask_in_time(db.engine.dialect)


def line_to(url: sa.URL) -> dict[str, Any]:
    """How psycopg is to connect, but for what the URL itself says."""
    return {name: value for name, value in LINE.items() if name not in url.query}


def _ask_in_time(dialect: sa.Dialect) -> None:
    """What SQLAlchemy asks outside of any work: whether a connection lives, which server the first one leads
    to, and the end of what only read or failed.

    A connection is replaced if its ping does not succeed, whatever the error says: after a failed read it is
    out of step, which psycopg calls a mistake of whoever asks."""
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
    """The list into which PostgreSQL's warnings on this connection go; of SQLite there are none."""
    return getattr(connection, "referee_warnings", [])


def upgrade(config: Config) -> str | None:
    """Bring the database of these settings to the newest migration, all of it or nothing.

    The revision to which a newer release has brought it, where this one works with it as it is; else None.
    Raises NewerDatabase where it does not, and NotWritable where SQLite could not write.
    """
    import flask_migrate

    if (why := why_not_written(config.database_url)) is not None:
        raise NotWritable(why)
    _keep_private(sa.make_url(config.database_url))
    app = app_that_migrates(config)
    with app.app_context():
        try:
            flask_migrate.upgrade()
            return app.extensions.get(NEWER)
        finally:
            db.engine.dispose()


def _keep_private(url: sa.URL) -> None:
    """A new file of SQLite, and what SQLite puts beside it, is for its owner alone: it holds names, and
    hashes of tokens. One that is there keeps what its owner gave it."""
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        with suppress(OSError):  # that it is there, or cannot be made, is told by SQLite
            make_private(Path(url.database))


def make_private(file: Path) -> None:
    """A new empty file that only its owner reads. Raises OSError where one is there."""
    os.close(os.open(file, os.O_CREAT | os.O_EXCL, 0o600))


def app_that_migrates(config: Config) -> Flask:
    """An app that has nothing but the database and its migrations."""
    import flask_migrate  # a quarter of a second, for which whoever only serves need not wait

    app = Flask(__name__)
    init_app(app, config)
    flask_migrate.Migrate(app, db, directory=str(migrations_folder()), render_as_batch=True)
    return app


def migrations_folder() -> Path:
    """Inside the package where it was installed, beside it in a checkout.

    By file, not by importlib.resources: an editable install leaves a stale copy in site-packages.
    Inside first, because beside an installed package `migrations` may be another project's.
    """
    package = Path(__file__).parents[1]
    inside = package / "migrations"
    return inside if inside.is_dir() else package.parent / "migrations"


def _commit_by(run: Run, dialect: sa.Dialect) -> None:
    """Only what SQLite itself does: of all else each greenlet does its own."""

    def do_commit(dbapi_connection: PoolProxiedConnection) -> None:
        run(known(dbapi_connection.dbapi_connection).commit)

    dialect.do_commit = do_commit  # type: ignore[method-assign]


def _prepare_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # The driver's own transactions begin only at the first write: with them 908 of 1,200 read-modify-write
    # updates were lost without any error. None leaves BEGIN to us.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_on_sqlite(connection: sa.Connection) -> None:
    # A deferred transaction that reads and then writes fails at once when another wrote in between, whatever
    # the busy_timeout, so whoever means to write asks for IMMEDIATE.
    mode = connection.get_execution_options().get("sqlite_begin", "DEFERRED")
    connection.exec_driver_sql(f"BEGIN {mode}")


def _drop_what_is_not_to_be_trusted(context: sa.engine.ExceptionContext) -> None:
    """Close the pooled connections after a failed read or write: their caches may be wrong, and one that was
    opened while the file was read-only or another one stays so.

    At once and not when each is used again: a lock that SQLite could not release it holds until this process
    has no connection to the file any more.
    """
    error = context.original_exception
    code = getattr(error, "sqlite_errorcode", 0)
    if code & 0xFF in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY) or is_unusable(error):
        context.is_disconnect = True
        if context.execution_context is not None:
            # In the middle of an answer the connection would stay open, with its lock, for as long as anybody
            # remembers the error.
            context.execution_context.cursor.close()
        if context.engine is not None:
            context.engine.dispose()


def _drop_what_only_reads(context: sa.engine.ExceptionContext) -> None:
    """Discard the pooled connections of a server that was demoted and refuses writes: another server may lead
    now, and a new connection finds it."""
    meant_to_write = context.connection is not None and not context.connection.get_execution_options().get(
        "postgresql_readonly"
    )
    if meant_to_write and getattr(context.original_exception, "sqlstate", None) in ONLY_READS:
        context.is_disconnect = True


def _drop_what_is_out_of_step(context: sa.engine.ExceptionContext) -> None:
    """Discard a connection that could not be read from and still waits for an answer: a ROLLBACK would fail
    as well, and the pool would miss the connection until somebody has forgotten the error."""
    if context.connection is not None and not context.connection.invalidated:
        driver: Any = context.connection.connection.dbapi_connection
        if driver.info.transaction_status.name == "ACTIVE":
            context.is_disconnect = True


def _prepare_postgresql(connection: Any, record: ConnectionPoolEntry) -> None:
    warnings: list[str] = []
    connection.add_notice_handler(lambda told: _keep_warning(warnings, told))
    connection.referee_warnings = warnings
    with cut_after(PING, connection):
        record.info[_POOLED] = is_pooled(connection)
        if not record.info[_POOLED]:
            connection.execute(_set_limits(is_local=False))
            connection.prepare_threshold = _PREPARE_AFTER
        connection.commit()


def is_pooled(connection: Any) -> bool:
    """Whether this connection of psycopg's goes through a pooler, such as pgbouncer. Those make up the number
    of the process that answers."""
    return bool(connection.info.backend_pid != connection.execute("SELECT pg_backend_pid()").fetchone()[0])


def is_behind_a_pooler(connection: sa.Connection) -> bool:
    """Whether this connection of the pool goes through a pooler, as was found out when it was made."""
    return bool(connection.info[_POOLED])


def _limit_behind_a_pooler(connection: sa.Connection) -> None:
    """There each transaction may run on another connection of PostgreSQL, and what is set outside of one
    stays with whoever comes next."""
    if is_behind_a_pooler(connection):
        connection.exec_driver_sql(_set_limits(is_local=True))


def _set_limits(is_local: bool) -> str:
    return "SELECT " + ", ".join(
        f"set_config('{name}', '{most}', {is_local})" for name, most in _LIMITS.items()
    )


def _keep_warning(warnings: list[str], told: Any) -> None:
    if told.severity_nonlocalized == "WARNING":
        warnings.append(told.message_primary or "")
