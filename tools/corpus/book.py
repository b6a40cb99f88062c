"""What was asked and what was answered, in order: digests for the record, or all of it to be read."""

import hashlib
import io
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from flask.testing import FlaskClient
from openpyxl import load_workbook

from tests.api.phone import as_body
from tools.corpus.fixed import Chance, Clock
from tools.corpus.house import House

DIGITS = 12
"""Length of the digest in the line of an answer, in hexadecimal digits."""
LONGEST = 2000
"""Characters of a request's body that are written whole."""
JSON, NDJSON, PROBLEM = "application/json", "application/x-ndjson", "application/problem+json"
RATE = "RateLimit"
METHODS = "Access-Control-Allow-Methods"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

MADE = re.compile(r"\b(?:r[a-z]_)?a([\w-]+)")
"""What may be an id, or a secret after its prefix: a letter of its own, and what chance made."""
VERDICT = re.compile(rb'"verdict": ?"([a-z]+)"')


@dataclass(frozen=True)
class Answer:
    """What was asked in a few words, and all of what came back."""

    asked: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes
    sent: bytes = b""

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def kind(self) -> str:
        return dict(self.headers).get("Content-Type", "").partition(";")[0]

    @property
    def etag(self) -> str:
        return dict(self.headers)["ETag"]

    def digested(self) -> str:
        """The request line, and the digest of the status, the headers and the body."""
        head = "".join(f"{name}: {value}\n" for name, value in self.headers)
        digest = hashlib.sha256(f"{self.status}\n{head}\n".encode() + self.body).hexdigest()
        return f"{self.asked} {digest}"

    def line(self) -> str:
        """The request line, the status, in some cases a word, the length, and part of the digest."""
        digest = self.digested().rpartition(" ")[2]
        said = [str(self.status), *self._in_a_word(), str(len(self.body)), digest[:DIGITS]]
        return f"{self.asked} -> {' '.join(said)}"

    @property
    def problem(self) -> str | None:
        """What kind of problem it is."""
        return self.json["type"].rpartition(":")[2] if self.kind == PROBLEM else None

    def _in_a_word(self) -> list[str]:
        """What kind of problem it is; of a ruling, its verdict."""
        if self.problem is not None:
            return [self.problem]
        found = VERDICT.search(self.body) if "/claims" in self.asked else None
        return [found[1].decode()] if found else []

    def whole(self) -> str:
        """To be read and compared."""
        head = [f"{name}: {value}" for name, value in self.headers]
        return "\n".join([f"=== {self.line()}", *self._sent(), *head, "", self._text(), ""])

    def _sent(self) -> list[str]:
        """The body of the request, or its beginning."""
        text = self.sent.decode(errors="replace")
        shown = text if len(text) <= LONGEST else f"{text[:LONGEST]} ... {len(text)} characters"
        return [f"> {line}" for line in shown.split("\n")] if text else []

    def _text(self) -> str:
        if self.kind in (JSON, PROBLEM) and self.body:
            return json.dumps(self.json, indent=1, ensure_ascii=False)
        return self.body.decode()


@dataclass(frozen=True)
class Named:
    """A line that tells of itself: a name that others rely on."""

    text: str

    def digested(self) -> str:
        return self.text

    def whole(self) -> str:
        return self.text


# --- what is not the same in every run, or in every release ---


def without_the_release(record: Answer) -> Answer:
    header, *lines, trailer = (json.loads(line) for line in record.body.splitlines())
    header |= {"referee": "?", "digest": "?"}
    trailer |= {"before": "?", "digest": "?"}
    return replace(record, body=b"\n".join(map(as_body, (header, *lines, trailer))))


def by_its_cells(workbook: Answer) -> Answer:
    sheets = load_workbook(io.BytesIO(workbook.body), read_only=True).worksheets
    told = {sheet.title: [list(row) for row in sheet.iter_rows(values_only=True)] for sheet in sheets}
    return replace(workbook, body=json.dumps(told, default=str, ensure_ascii=False).encode())


def without_how_long(refusal: Answer) -> Answer:
    return replace(refusal, body=re.sub(rb"in \d+ seconds?", b"in ? seconds", refusal.body))


def in_order(text: str) -> str:
    return ", ".join(sorted(text.split(", ")))


def without_when(rate: str) -> str:
    return re.sub(r"\bt=\d+", "t=?", rate)


def header(name: str, change: Callable[[str], str] = lambda _: "?") -> Callable[[Answer], Answer]:
    """What changes this header, if there is one."""

    def changed(answer: Answer) -> Answer:
        headers = ((one, change(value) if one == name else value) for one, value in answer.headers)
        return replace(answer, headers=tuple(headers))

    return changed


def of_every_kind(answer: Answer) -> bool:
    return True


def of_what_may_be_known(answer: Answer) -> bool:
    return "ETag" in dict(answer.headers)


def of_a_record(answer: Answer) -> bool:
    return answer.kind == NDJSON


def of_a_workbook(answer: Answer) -> bool:
    return answer.kind == XLSX


def of_too_much(answer: Answer) -> bool:
    return answer.status == 429


def of_a_rate(answer: Answer) -> bool:
    return RATE in dict(answer.headers)


def of_a_changed_body(answer: Answer) -> bool:
    return any(one(answer) for one in (of_a_record, of_a_workbook, of_too_much))


@dataclass(frozen=True)
class Normalized:
    """What is not compared as it is: why, in which answers, and what is written down instead."""

    what: str
    why: str
    meant: Callable[[Answer], bool]
    change: Callable[[Answer], Answer]


NORMALIZED = (
    Normalized("Date", "Werkzeug adds the real time to what may be a 304", of_every_kind, header("Date")),
    Normalized(
        "the order in Allow", "Werkzeug keeps methods in a set", of_every_kind, header("Allow", in_order)
    ),
    Normalized("the order for other origins", "the same", of_every_kind, header(METHODS, in_order)),
    Normalized("ETag", "it is made of the release; a 304 is asked for", of_what_may_be_known, header("ETag")),
    Normalized("the release", "a record tells it, and two digests follow", of_a_record, without_the_release),
    Normalized("bytes", "they are up to the library that packs the cells", of_a_workbook, by_its_cells),
    Normalized("how long to wait", "it is told by a clock that goes on", of_too_much, without_how_long),
    Normalized("Retry-After", "it is the same time", of_too_much, header("Retry-After")),
    Normalized(
        "when a rate begins anew", "it is told by the same clock", of_a_rate, header(RATE, without_when)
    ),
    Normalized("Content-Length", "it is of what was changed", of_a_changed_body, header("Content-Length")),
)


class Book:
    """What was asked of one app, in order."""

    def __init__(self, house: House, chance: Chance, clock: Clock):
        self.house, self.chance, self.clock = house, chance, clock
        self.client = house.app.test_client()
        self.entries: list[Answer | Named] = []
        self._keys = 0

    def name(self, text: str) -> None:
        self.entries.append(Named(text))

    def ask(
        self,
        method: str,
        path: str,
        token: str | None = None,
        note: str = "",
        *,
        data: bytes | None = None,
        headers: Mapping[str, str] | None = None,
        client: FlaskClient | None = None,
        base_url: str | None = None,
        told: bool = True,
        length: bool = True,
    ) -> Answer:
        """Ask, and write the answer down; as it came it is given back."""
        sent = {"Authorization": f"Bearer {token}"} if token else {}
        asking = client or self.client
        sent |= dict(headers or {})
        sent.setdefault("X-Request-Id", "recorded")  # else each answer would have a new one
        with asking.open(path, method=method, headers=sent, data=data, base_url=base_url) as got:
            asked = " ".join(filter(None, (method, self._readable(path), note)))
            received = tuple(sorted(got.headers.items()))
            answer = Answer(asked, got.status_code, received, got.data, data or b"")
        if told:
            self.entries.append(_normalized(answer))
        return answer

    def stored(self, match: str) -> None:
        """Write down all that the database has of a match."""
        for table, rows in self.house.rows_of(match):
            body = json.dumps(rows, ensure_ascii=False).encode()
            self.entries.append(Answer(f"TABLE {table}", len(rows), (("Content-Type", JSON),), body))

    def get(self, path: str, token: str | None = None, note: str = "", **more: Any) -> Answer:
        return self.ask("GET", path, token, note, **more)

    def post(self, path: str, body: Any, token: str | None = None, note: str = "", **more: Any) -> Answer:
        """Post JSON with a key of its own."""
        headers = {"Content-Type": JSON, "Idempotency-Key": self.key(), **(more.pop("headers", None) or {})}
        return self.ask("POST", path, token, note, data=as_body(body), headers=headers, **more)

    def key(self) -> str:
        """Another idempotency key each time, and none that another chapter has."""
        self._keys += 1
        return f"{self.chance.seed}-{self._keys:06}"

    def _readable(self, path: str) -> str:
        """Without ids and secrets, which are of no interest."""
        return MADE.sub(lambda found: "{id}" if found[1] in self.chance.given else found[0], path)


def _normalized(answer: Answer) -> Answer:
    meant = [one.change for one in NORMALIZED if one.meant(answer)]
    return reduce(lambda reply, change: change(reply), meant, answer)
