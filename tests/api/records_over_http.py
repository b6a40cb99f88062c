"""Records over HTTP: out, in, and everything that may be asked of a match that came in."""

from collections.abc import Iterator
from typing import Any

from referee.services import maintenance
from tests.api.phone import Answer, Phone, Send, new_key

NDJSON = "application/x-ndjson"
KINDS = ("ndjson", "csv", "xlsx", "txt")


def bring(send: Send, record: bytes, key: str | None = None, **headers: str) -> Answer:
    """Post a record."""
    told = {"Content-Type": NDJSON, "Idempotency-Key": key or new_key(), "Content-Length": str(len(record))}
    return send("POST", "/v1/records", told | headers, record)


def brought(send: Send, record: bytes) -> Phone:
    """The keeper's phone of a match that was brought in."""
    answer = bring(send, record)
    assert answer.status == 201, answer.body
    return Phone(send, answer.json["id"], answer.json["token"], answer.json["number"])


def taken_out(phone: Phone, kind: str = "ndjson") -> bytes:
    answer = phone.get(f"/record.{kind}")
    assert answer.status == 200, answer.body
    return answer.body


def failures(phone: Phone) -> Iterator[str]:
    """What of all that may be asked of a match fails: reads of every kind and of every entry, and claims."""
    number = phone.look()["number"]
    asked = [
        *(
            phone.get(path)
            for path in ("", "/scores", "/agreement", "/logbook", *(f"/record.{kind}" for kind in KINDS))
        ),
        *(phone.get(at=entry) for entry in range(1, number + 1)),
        *(phone.get("/logbook", after=entry) for entry in range(number)),
        phone.get(may=1),
    ]
    yield from (f"{answer.status} {answer.body[:200]!r}" for answer in asked if answer.status != 200)
    for claim in _claims(phone, number):
        answer = phone.preview(claim)
        if answer.status >= 500:
            yield f"{claim}: {answer.status}"
    yield from maintenance.find_match_defects(phone.match)


def _claims(phone: Phone, number: int) -> Iterator[dict[str, Any]]:
    yield from (one["claim"] for one in phone.look(may=1).get("may", ()))
    for entry in range(1, number + 1):
        yield {"claim": "match.take_back", "to": entry}
        yield {"claim": "match.allow", "entry": entry}
        yield {"claim": "match.correct", "entry": entry, "instead": {"claim": "match.note", "text": "x"}}
        yield {"claim": "match.decide", "entry": entry, "for": 0}
    yield {"claim": "match.score", "winner": 1, "points": 20}
    yield {"claim": "match.void"}
    yield {"claim": "match.leave", "seat": 1}
    yield {"claim": "uno.resync", "top": "red 7", "turn": 1}
