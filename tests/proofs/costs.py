"""What a claim costs the database: its statements, and the entries they read, early and late in a match."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from unittest import mock

import sqlalchemy as sa
from flask import Flask
from sqlalchemy.orm import Session

from referee.match.table.rounds import Note
from referee.services import auth, claims
from referee.storage import journal
from referee.storage.db import db
from referee.storage.transactions import transact
from tests.api.phone import Phone, Send, new_key

ROUND = {
    "a deal": {"claim": "uno.deal", "turned_up": ["red 5"]},
    "a play": {"claim": "uno.play", "seat": 1, "card": "red 7"},
    "a refused play": {"claim": "uno.play", "seat": 0, "card": "blue 9"},
    "a draw": {"claim": "uno.draw", "seat": 0},
    "a remark": {"claim": "match.note", "text": "x"},
    "a void round": {"claim": "match.void"},
    "a refused void round": {"claim": "match.void"},
    "a score": {"claim": "match.score", "winner": 1, "points": 0},
    "a refused score": {"claim": "match.score", "winner": 1, "points": 1, "round": 9_999},
}


@dataclass
class Cost:
    """The statements of one request, and how many entries were read by them."""

    statements: list[str] = field(default_factory=list)
    entries_read: int = 0


def costs_at(app: Flask, send: Send, number: int) -> dict[str, Cost]:
    """What each claim of a round costs that begins right after entry `number`, and what a look does."""
    phone = Phone.opening(send, "Ann", "Bob", target=100_000)
    fill(app, phone, number)
    told = {}
    for name, claim in ROUND.items():
        with _counted(app) as cost:
            answer = phone.tell(claim)
        assert ("refused" in name) == (answer.json["verdict"] == "refused"), answer.body
        told[name] = cost
    with _counted(app) as told["a look"]:
        phone.look(may=1)
    with _counted(app) as told["a preview"]:
        phone.preview(ROUND["a deal"], ROUND["a refused play"])
    return told


def fill(app: Flask, phone: Phone, upto: int) -> None:
    """Remarks until the match has so many entries, all heard by the service but in one transaction."""

    def hear_all(session: Session) -> None:
        with mock.patch.object(claims, "transact", lambda work: work(session)):
            for _ in range(phone.number, upto):
                claims.submit_claim(
                    keeper, Note("x"), None, claims.IdempotentRequest(new_key(), "", 201), False
                )

    with app.app_context():
        keeper = auth.find_caller(phone.token, phone.match)
        transact(hear_all)
    phone.number = phone.look()["number"]
    assert phone.number == upto


@contextlib.contextmanager
def _counted(app: Flask) -> Iterator[Cost]:
    cost = Cost()
    real = journal.read_entries_of_match

    def statement(_connection, _cursor, text, *_):
        cost.statements.append(text)

    def entries(*arguments, **named):
        found = real(*arguments, **named)
        cost.entries_read += len(found)
        return found

    with app.app_context():
        engine = db.engine
    sa.event.listen(engine, "before_cursor_execute", statement)
    try:
        with mock.patch.object(journal, "read_entries_of_match", entries):
            yield cost
    finally:
        sa.event.remove(engine, "before_cursor_execute", statement)
