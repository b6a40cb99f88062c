"""The app over a database of one kind, and that database by its tables."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any

import sqlalchemy as sa
from flask import Flask

from tests.postgres import Postgres
from tests.settings import UNLIMITED, folder_in_memory
from tools.corpus.inside import migrated, opened

NOT_OF_INTEREST = {"replies": {"body", "deflated"}}
"""Columns that hold what was answered, and so what is recorded already."""


class House:
    """The whole app over a migrated database."""

    def __init__(self, url: str):
        self.environ = {"REFEREE_DATABASE_URL": url, **UNLIMITED}
        migrated(self.environ)
        self.app = opened(self.environ)

    def another(self, **environ: str) -> Flask:
        """The app over the same database by other settings. Who asks for it closes it."""
        return opened(self.environ | environ)

    def close(self) -> None:
        close(self.app)

    @cached_property
    def tables(self) -> list[sa.Table]:
        metadata = sa.MetaData()
        metadata.reflect(engine_of(self.app))
        return sorted(metadata.tables.values(), key=lambda table: table.name)

    def rows_of(self, match: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """What each table holds of a match, its rows in an order that both databases have."""
        with engine_of(self.app).connect() as connection:
            for table in self.tables:
                of = table.c.get("match_id") if table.name != "matches" else table.c.id
                if of is not None:
                    rows = connection.execute(sa.select(table).where(of == match)).mappings()
                    yield table.name, sorted((_told(table.name, row) for row in rows), key=repr)


def _told(table: str, row: Any) -> dict[str, Any]:
    left_out = NOT_OF_INTEREST.get(table, set())
    return {name: row[name] for name in sorted(row) if name not in left_out}


def engine_of(app: Flask) -> sa.Engine:
    with app.app_context():
        return app.extensions["sqlalchemy"].engine


def close(app: Flask) -> None:
    engine_of(app).dispose()


@contextmanager
def on_sqlite() -> Iterator[House]:
    with folder_in_memory() as folder:
        house = House(f"sqlite:///{folder}/referee.sqlite3")
        try:
            yield house
        finally:
            house.close()


@contextmanager
def on_postgresql(server: Postgres) -> Iterator[House]:
    url = server.new_database()
    house = House(url)
    try:
        yield house
    finally:
        house.close()
        server.drop_database(url)
