"""What every claim asks touches one partition, where tables are kept in several by the hash of the match."""

import re
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from referee.storage import statements
from referee.storage.db import db
from tests.storage.samples import an_entry, on_postgresql

PARTS = 8
KEYS = {
    "matches": "id",
    "seats": "match_id, number",
    "entries": "match_id, number",
    "replies": "match_id, by, key",
    "tokens": "match_id, hash",
}
"""The tables that carry the match, with their keys: the match comes first."""
ASKED = {
    "match_id": "m1",
    "this_match": "m1",
    "match_ids": ["m1"],
    "digest": "d",
    "digests": ["d"],
    "by": "keeper",
    "key": "k",
    "but": "match.phone",
    "tag": "uno.play",
    "after": 0,
    "upto": 9,
    "limit": 9,
    "last": 1,
    "numbers": [1, 2],
}
AFTER_IT = {"format": 4, "number": 2, "last_exact": 2, "state": "[]", "base": "[]", "base_number": 1}
ENTRY = {f"entries_{name}": value for name, value in vars(an_entry(2)).items()} | {"entries_match_id": "m1"}
REPLY = {"by": "keeper", "key": "k", "fingerprint": "f", "status": 201, "body": "", "number": 2}
REPLY |= {"deflated": b"", "match_id": "m1"}
ROWS = ENTRY | {f"replies_{name}": value for name, value in REPLY.items()}
TOLD = {**ASKED, **AFTER_IT, **ROWS}

BY_SECRET = {
    "SELECT_TOKEN_HOLDER",
    "SELECT_READ_ONLY_TOKEN_HOLDER",
    "SELECT_HASHES_OF_VALID_TOKENS",
    "SELECT_HASHES_OF_VALID_LINKS",
}
"""Whoever shows a token may not name a match: these look in all partitions."""
NAMED = [
    name
    for name, one in vars(statements).items()
    if isinstance(one, sa.Select | sa.Update | sa.Insert) and name.isupper() and not name.startswith("_")
]
ONE_PARTITION = sorted({*NAMED} - BY_SECRET - {"INSERT_ENTRY", "INSERT_REPLY"})
"""The two that only insert a row are SQLite's own part of APPEND."""

pytestmark = on_postgresql


@pytest.fixture
def partitioned(app) -> Iterator[sa.Connection]:
    """A connection to which every table that carries the match is kept in parts."""
    with db.engine.connect() as connection, connection.begin() as transaction:
        connection.exec_driver_sql("CREATE SCHEMA parts")
        for table, key in KEYS.items():
            whole = f"CREATE TABLE parts.{table} (LIKE public.{table}, PRIMARY KEY ({key}))"
            connection.exec_driver_sql(f"{whole} PARTITION BY HASH ({key.split(',')[0]})")
            for part in range(PARTS):
                of_it = f"PARTITION OF parts.{table} FOR VALUES WITH (MODULUS {PARTS}, REMAINDER {part})"
                connection.exec_driver_sql(f"CREATE TABLE parts.{table}_part{part} {of_it}")
        connection.exec_driver_sql("SET LOCAL search_path = parts, public")
        yield connection
        transaction.rollback()


def parts_touched(connection: sa.Connection, statement: sa.Executable) -> dict[str, int]:
    """By table, how many of its parts PostgreSQL plans to look at."""
    if isinstance(statement, sa.Update):
        statement = statement.values({name: sa.bindparam(name) for name in AFTER_IT})
    compiled = statement.compile(dialect=db.engine.dialect)
    named = {name: TOLD[name] for name in compiled.bind_names.values() if name in TOLD}
    asked = compiled.construct_expanded_state(named)
    plan = connection.exec_driver_sql(f"EXPLAIN {asked.statement}", asked.parameters).scalars().all()
    found = set(re.findall(r"\b([a-z]+)_part(\d+)\b", "\n".join(plan)))
    return {table: sum(of == table for of, _ in found) for table in KEYS}


@pytest.mark.parametrize("name", ONE_PARTITION)
def test_a_statement_of_a_match_touches_one_partition(partitioned, name):
    """It says which match it is about, for each table that it reads."""
    touched = parts_touched(partitioned, getattr(statements, name))

    assert max(touched.values()) == 1, touched


@pytest.mark.parametrize("name", ["SELECT_TOKEN_HOLDER", "SELECT_HASHES_OF_VALID_TOKENS"])
def test_a_secret_alone_is_looked_for_everywhere(partitioned, name):
    """So the test above can fail."""
    assert PARTS == parts_touched(partitioned, getattr(statements, name))["tokens"]
