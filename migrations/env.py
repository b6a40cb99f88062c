"""Runs the migrations: all that are missing in one transaction, on SQLite and on PostgreSQL."""

from pathlib import Path

from alembic import context
from flask import current_app
from sqlalchemy import Connection

from referee.storage.revisions import NEWER, is_ahead, revisions_in
from referee.storage.soundness import refuse_somebody_elses
from referee.storage.tables import Base

LOCK = 0x726566  # any number, the same in every release


def run() -> None:
    extension = current_app.extensions["migrate"]
    # BEGIN IMMEDIATE: two starting servers must not both read the same old version.
    engine = extension.db.engine.execution_options(sqlite_begin="IMMEDIATE")
    with engine.connect() as connection:
        connection.detach()  # what is set below dies with this connection, instead of going back to the pool
        if engine.dialect.name == "sqlite":
            prepare_sqlite(connection)
        # Alembic holds SQLite's DDL to be outside of transactions. With our own BEGIN it is not.
        context.configure(
            connection=connection,
            target_metadata=Base.metadata,
            transactional_ddl=True,
            **extension.configure_args,
        )
        with context.begin_transaction():
            if engine.dialect.name == "postgresql":
                wait_for_other_servers(connection)
            revision = context.get_context().get_current_revision()
            if is_ahead(revision, revisions_in(Path(context.script.dir))):
                current_app.extensions[NEWER] = revision
                return
            if revision is None:
                refuse_somebody_elses(connection)
            else:
                rename(connection, "-", "_")
            context.run_migrations()
            rename(connection, "_", "-")
            if engine.dialect.name == "sqlite":
                check_foreign_keys(connection)


def rename(connection: Connection, old: str, new: str) -> None:
    """Alembic allows no hyphen in the name of a revision, and all releases read `0012-since-0009`."""
    rows = f"UPDATE alembic_version SET version_num = replace(version_num, '{old}', '{new}')"
    connection.exec_driver_sql(rows)


def prepare_sqlite(connection: Connection) -> None:
    """Pragmas that SQLite ignores inside a transaction, so they go to the driver before there is one.

    A batch migration drops a table and renames its copy. With foreign keys on, the drop silently empties what
    cascades from that table; without the old way of renaming, it fails on triggers that speak of that table.
    """
    driver = connection.connection.dbapi_connection
    for pragma in ("foreign_keys = OFF", "legacy_alter_table = ON", "busy_timeout = 60000"):
        driver.execute(f"PRAGMA {pragma}")


def check_foreign_keys(connection: Connection) -> None:
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        raise RuntimeError(f"This migration would leave rows without their parents: {broken[:5]}")


def wait_for_other_servers(connection: Connection) -> None:
    """Servers that start together migrate one after the other; rewriting a table may take its time."""
    connection.exec_driver_sql("SET LOCAL lock_timeout = '60s'")
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


run()
