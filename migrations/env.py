"""Runs all missing migrations in one transaction, on SQLite and on PostgreSQL."""

from pathlib import Path

from alembic import context
from flask import current_app
from sqlalchemy import Connection

from referee.storage.revisions import (
    NEWER_REVISION_EXTENSION_KEY,
    is_usable_newer_revision,
    list_revisions_in_folder,
)
from referee.storage.soundness import refuse_database_of_other_program
from referee.storage.tables import Base

LOCK = 0x726566  # any number, the same in every release


def run() -> None:
    extension = current_app.extensions["migrate"]
    # BEGIN IMMEDIATE: two starting servers must not both read the same old version.
    engine = extension.db.engine.execution_options(sqlite_begin="IMMEDIATE")
    with engine.connect() as connection:
        connection.detach()  # the settings below end with this connection, and do not return to the pool
        if engine.dialect.name == "sqlite":
            prepare_sqlite(connection)
        # Alembic assumes that SQLite's DDL is not transactional. After our own BEGIN it is.
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
            if is_usable_newer_revision(revision, list_revisions_in_folder(Path(context.script.dir))):
                current_app.extensions[NEWER_REVISION_EXTENSION_KEY] = revision
                return
            if revision is None:
                refuse_database_of_other_program(connection)
            else:
                rename(connection, "-", "_")
            context.run_migrations()
            rename(connection, "_", "-")
            if engine.dialect.name == "sqlite":
                check_foreign_keys(connection)


def rename(connection: Connection, old: str, new: str) -> None:
    """Replace `old` by `new` in the stored revision. Alembic allows no hyphen in the name of a revision, but
    all releases read names such as `0012-since-0009`."""
    rows = f"UPDATE alembic_version SET version_num = replace(version_num, '{old}', '{new}')"
    connection.exec_driver_sql(rows)


def prepare_sqlite(connection: Connection) -> None:
    """Set pragmas that SQLite ignores inside a transaction. They go to the driver before BEGIN.

    A batch migration drops a table and renames its copy. With foreign keys on, the drop silently empties the
    tables that cascade from it. Without `legacy_alter_table` it fails on triggers that refer to the table.
    """
    driver = connection.connection.dbapi_connection
    for pragma in ("foreign_keys = OFF", "legacy_alter_table = ON", "busy_timeout = 60000"):
        driver.execute(f"PRAGMA {pragma}")


def check_foreign_keys(connection: Connection) -> None:
    """Raise RuntimeError if a row refers to a row that does not exist."""
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if broken:
        raise RuntimeError(f"This migration would leave rows without their parents: {broken[:5]}")


def wait_for_other_servers(connection: Connection) -> None:
    """Wait for other servers that start together: they migrate one after the other. Rewriting a table may
    take long."""
    connection.exec_driver_sql("SET LOCAL lock_timeout = '60s'")
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


run()
