"""A migrated database for one test or one module. Each process migrates one of each kind and copies it.

tests/storage/test_migrations.py tests the migrations and runs them for each test.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa

from referee.config import read_config
from referee.storage import db
from referee.storage.tables import Base
from tests.postgres import Postgres, name_of
from tests.settings import folder_in_memory

KINDS = ["sqlite", "postgresql"]


@contextmanager
def lent(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a migrated empty database of the kind that the request's parameter names.

    SQLite's is a new file, PostgreSQL's is the same one each time, and emptied.
    """
    if request.param == "sqlite":
        with folder_in_memory() as folder:
            yield migrated_file(Path(folder) / "referee.sqlite3")
    else:
        url = _migrated_on(request.getfixturevalue("postgres"))
        _empty(url)
        yield url


def migrated_file(file: Path) -> str:
    """Write a migrated empty SQLite database to this file and return its URL."""
    file.write_bytes(_migrated_file())
    return f"sqlite:///{file}"


def migrated_database(server: Postgres) -> str:
    """Return the URL of a new, migrated and empty database of this PostgreSQL."""
    return server.new_database(template=_template_on(server))


@cache
def _migrated_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "referee.sqlite3"
        db.migrate_database(read_config({"REFEREE_DATABASE_URL": f"sqlite:///{file}"}))
        return file.read_bytes()


@cache
def _migrated_on(server: Postgres) -> str:
    return migrated_database(server)


@cache
def _template_on(server: Postgres) -> str:
    """Return the name of a migrated database to which nobody ever connects again, as only such a one can be
    copied."""
    url = server.new_database()
    db.migrate_database(read_config({"REFEREE_DATABASE_URL": url}))
    return name_of(url)


def _empty(url: str) -> None:
    """Every row goes, unseen by the triggers that keep entries; a lock that somebody holds is an error."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("SET LOCAL session_replication_role = replica")
        connection.exec_driver_sql("SET LOCAL lock_timeout = '5s'")
        for table in Base.metadata.sorted_tables:
            connection.execute(sa.delete(table))
