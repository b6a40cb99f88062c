"""A match, an entry, a reply; and a few threads."""

import threading
from collections.abc import Callable

import pytest
from flask import Flask
from sqlalchemy.orm import Session

from referee.storage import journal
from referee.storage.stored import StoredEntry, StoredMatch, StoredReply
from referee.storage.transactions import transact

on_sqlite = pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
on_postgresql = pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)


def a_match(match_id: str = "m1", number: int = 1, **changes) -> StoredMatch:
    values = {"format": 1, "state": "[]", "base": "[]", "base_number": 1, "last_exact": number} | changes
    return StoredMatch(
        id=match_id,
        game="uno",
        number=number,
        opened_at=1_700_000_000_000,
        opening_key=f"key of {match_id}",
        opening_fingerprint="fingerprint",
        **values,
    )


def an_entry(number: int = 1, by: str = "keeper") -> StoredEntry:
    return StoredEntry(
        number=number,
        at=1_700_000_000_000 + number,
        by=by,
        after=number - 1 or None,
        tag="uno.draw",
        claim='{"claim":"uno.draw"}',
        ruling="{}",
        exact=True,
        edits=False,
    )


def a_reply(key: str, by: str = "keeper", body: str | None = None, number: int | None = 2) -> StoredReply:
    return StoredReply(by, key, "f", 201, f'{{"key":"{key}"}}' if body is None else body, number)


def open_sample(match_id: str = "m1") -> StoredMatch:
    match = a_match(match_id)
    transact(lambda session: journal.store_new_match(session, match, {0: "Ann", 1: "Bob"}, an_entry()))
    return match


def names_in(session: Session, match_id: str) -> dict[int, str]:
    """What everybody is called, by seat."""
    return {seat.number: seat.name for seat in journal.seats_with_faces(session, match_id)}


def reply_to(session: Session, match_id: str, by: str, key: str) -> StoredReply | None:
    """What was answered to this key, if it was ever answered."""
    found = journal.read_replies_of_match(session, match_id)
    return next((one for one in found if (one.by, one.key) == (by, key)), None)


def claim(match_id: str, by: str, key: str) -> int:
    """Read, count one up, write: what a lost update would show in. Returns the entry's number."""

    def work(session) -> int:
        number = journal.find_and_lock_match(session, match_id).number + 1
        reply = a_reply(key, by, number=number)
        journal.append_entry_and_reply(session, a_match(match_id, number), an_entry(number, by), reply)
        return number

    return transact(work)


def together(app: Flask, *works: Callable[[], object]) -> list:
    """Run these at the same time, one thread each; what each returned or raised."""
    outcomes: list = [None] * len(works)
    start = threading.Barrier(len(works))

    def run(place: int) -> None:
        with app.app_context():
            start.wait()
            try:
                outcomes[place] = works[place]()
            except Exception as error:
                outcomes[place] = error

    threads = [threading.Thread(target=run, args=(place,)) for place in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return outcomes
