"""Forged records in large numbers: each is refused with its line, or is one that a Referee can have written.

The records have from a few lines up to as many as may be imported. What is accepted is imported over HTTP
too, and leaves as it came; so is a part of what is refused, which is answered 422 and never 5xx.
"""

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from flask import Flask

from referee import create_app
from referee.api.http.bodies import LARGEST_RECORD
from referee.config import read_config
from referee.storage.db import db
from tests.api.phone import Phone, Send, new_key, through
from tests.kept import FIXTURES
from tests.records.forging import Forgery, exported_alike, forgeries, wrong_with
from tests.records.writing import TOLD, record_of, scenario, told
from tests.settings import UNLIMITED

OF_ONE_RECORD = 10
"""Forgeries of each short record."""
SIZES = ((1_000, 100), (5_000, 10), (None, 2))
"""Notes of a long record (None: as many as may be imported), and forgeries of it."""
REFUSED_OVER_HTTP = 20
"""One in this number of what is refused is sent to the server."""
LONGEST_NOTE = "🃏" * 500


@dataclass
class Outcome:
    """The numbers of forgeries, of accepted ones by the way, and of requests; `wrong` are sentences."""

    forged: int = 0
    accepted: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    largest: int = 0
    wrong: list[str] = field(default_factory=list)


def forge_often(seed: int, many: int, seconds: float, url: str) -> Outcome:
    """Forge so many records, or as many as there is time for. `url` is that of a migrated database."""
    rng, outcome, until = Random(seed), Outcome(), time.monotonic() + seconds
    app = create_app(read_config({"REFEREE_DATABASE_URL": url, **UNLIMITED}))
    try:
        send = through(app.test_client())
        for name, genuine, forged in _forged(rng, many):
            _judge(send, rng, f"seed {seed}, {name}", genuine, forged, outcome)
            if time.monotonic() > until:
                break
        return outcome
    finally:
        _dispose(app)


def _forged(rng: Random, many: int) -> Iterator[tuple[str, bytes, Forgery]]:
    """So many forgeries, each with the name of its record and the record: first of long ones."""
    for notes, some in SIZES:
        genuine = long_record(notes)
        yield from ((f"{notes} notes", genuine, one) for one in forgeries(genuine, rng, some))
        many -= some
    kept = sorted(FIXTURES.glob("*/records/*.ndjson"))
    while many > 0:
        path = rng.choice((*TOLD, *kept))
        genuine = scenario(path) if isinstance(path, str) else path.read_bytes()
        yield from ((str(path), genuine, one) for one in forgeries(genuine, rng, min(many, OF_ONE_RECORD)))
        many -= OF_ONE_RECORD


def long_record(notes: int | None) -> bytes:
    """A genuine record with so many notes; None: as many of the longest ones as may be imported."""
    opening = "uno standard to 500 | Ann Bob\nscore: winner Ann 40\n"
    if notes is not None:
        return record_of(told(opening + "note: x\n" * notes))
    some = [len(record_of(told(opening + f"note: {LONGEST_NOTE}\n" * many))) for many in (0, 1)]
    return record_of(told(opening + f"note: {LONGEST_NOTE}\n" * (LARGEST_RECORD // (some[1] - some[0] + 20))))


def _judge(send: Send, rng: Random, name: str, genuine: bytes, forged: Forgery, outcome: Outcome) -> None:
    outcome.forged += 1
    outcome.largest = max(outcome.largest, len(forged.record))
    is_accepted, why = wrong_with(forged, genuine)
    outcome.wrong += [f"{name}, {why}"] if why else []
    if is_accepted:
        outcome.accepted[forged.way.name] += 1
    if is_accepted or rng.randrange(REFUSED_OVER_HTTP) == 0:
        outcome.sent += 1
        outcome.wrong += [f"{name}, {forged.what}: {why}" for why in _over_http(send, forged, is_accepted)]


def _over_http(send: Send, forged: Forgery, is_accepted: bool) -> Iterator[str]:
    """What is wrong with what the server answers."""
    headers = {"Content-Type": "application/x-ndjson", "Idempotency-Key": new_key()}
    answer = send("POST", "/v1/records", headers, forged.record)
    if len(forged.record) > LARGEST_RECORD:
        if answer.status != 413:
            yield f"too large and answered {answer.status}"
    elif not is_accepted:
        if answer.status != 422 or answer.json["line"] < forged.line:
            yield f"refused by the check and answered {answer.status} {answer.body[:200]!r}"
    elif answer.status != 201:
        yield f"accepted by the check and answered {answer.status} {answer.body[:200]!r}"
    else:
        again = Phone(send, answer.json["id"], answer.json["token"]).get("/record.ndjson")
        if again.status != 200 or not exported_alike(forged.record, again.body):
            yield f"exported otherwise, {again.status}"


def _dispose(app: Flask) -> None:
    with app.app_context():
        db.engine.dispose()
