"""A migrated database for one test or one module: it is migrated once a run, and lent as good as new.

What the migrations do by themselves is for tests/storage/test_migrations.py, which runs them for each test.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
import sqlalchemy as sa

from referee.config import read
from referee.storage import db
from referee.storage.tables import Base
from tests.postgres import Postgres
from tests.settings import folder_in_memory

KINDS = ["sqlite", "postgresql"]


@contextmanager
def lent(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a migrated empty database of the kind that the request's parameter names.

    SQLite's is a new file, PostgreSQL's is the same one each time, and emptied.
    """
    if request.param == "sqlite":
        with folder_in_memory() as folder:
            file = Path(folder) / "referee.sqlite3"
            file.write_bytes(_migrated_file())
            yield f"sqlite:///{file}"
    else:
        url = _migrated_on(request.getfixturevalue("postgres"))
        _empty(url)
        yield url


@cache
def _migrated_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "referee.sqlite3"
        db.upgrade(read({"REFEREE_DATABASE_URL": f"sqlite:///{file}"}))
        return file.read_bytes()


@cache
def _migrated_on(server: Postgres) -> str:
    url = server.new_database()
    db.upgrade(read({"REFEREE_DATABASE_URL": url}))
    return url


def _empty(url: str) -> None:
    """Every row goes, unseen by the triggers that keep entries; a lock that somebody holds is an error."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("SET LOCAL session_replication_role = replica")
        connection.exec_driver_sql("SET LOCAL lock_timeout = '5s'")
        for table in Base.metadata.sorted_tables:
            connection.execute(sa.delete(table))
