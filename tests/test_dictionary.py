"""A claim takes little room: its entry, and its reply with the dictionary that replies are stored with."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from flask import Flask

from referee.storage.db import db
from referee.storage.deflating import inflated
from referee.storage.tables import EntryRow, ReplyRow
from tests.api.phone import Phone, through
from tests.seeds import FIXED_SEED
from tests.simulated.table import Table
from tests.simulated.variants import STANDARD
from tests.storage.databases import KINDS, lent
from tools.dictionary import SIZE, app_over, dictionary, replies, stored

BYTES = 1_000
"""So many a claim takes at most, on average; in one match it may be more."""
MATCHES = 4


@pytest.fixture(params=KINDS)
def database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    with lent(request) as url:
        yield url


def size(row: sa.Row) -> int:
    """In bytes, a number as if it were one of the largest."""
    return sum(map(_size, row))


def _size(value: Any) -> int:
    if isinstance(value, str):
        return len(value.encode())
    return len(value) if isinstance(value, bytes) else 0 if value is None else 8


def stored_in(app: Flask) -> tuple[list[sa.Row], list[sa.Row]]:
    """All entries and all replies."""
    with app.app_context():
        with db.engine.connect() as connection:
            entries, kept = (
                connection.execute(sa.select(one.__table__)).all() for one in (EntryRow, ReplyRow)
            )
        db.engine.dispose()
    return list(entries), list(kept)


def test_a_claim_takes_little_room(database_url):
    """With its entry, in matches of UNO by the standard rules, whatever is claimed."""
    app, claims = app_over(database_url), 0
    for seed in range(FIXED_SEED, FIXED_SEED + MATCHES):
        phone = Phone.opening(through(app.test_client()), "Ann", "Bob", "Cat", **STANDARD)
        for step in islice(Table(seed, 3, calls=True, challenges=True, rules=STANDARD).steps(), 200):
            assert 201 == phone.tell(step.claim).status
            claims += 1
    entries, kept = stored_in(app)

    assert claims == len(kept)
    assert BYTES * claims >= sum(map(size, [*entries, *kept]))


@pytest.mark.parametrize("game", ["uno", "golf"])
def test_a_reply_takes_a_fifth_of_its_text(database_url, fresh_seed, game):
    """By any rules, with `may` and without, on a scorepad, too; and each comes back as it was."""
    app, rng = app_over(database_url), Random(fresh_seed)
    told = [body for _ in range(5) for body in replies(through(app.test_client()), game, rng)]
    _, kept = stored_in(app)

    assert set(told) == {inflated(row.deflated) for row in kept}
    assert sum(len(body) for body in told) / 5 >= sum(len(row.deflated) for row in kept)


def test_a_dictionary_is_made_of_what_is_said_often():
    """As large as was wanted at most, and good for what it was not made of."""
    told = [f'{{"number":{number},"sentence":"It is your turn, whoever you are."}}' for number in range(200)]
    made = dictionary(told[:100], Random(FIXED_SEED))

    assert len(made) <= SIZE
    assert stored(made, told[100:]) < stored("", told[100:]) / 2
