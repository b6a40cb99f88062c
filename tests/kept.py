"""Databases, records and replies of a release, kept for the tests of all later releases.

    python -m tests.kept VERSION        writes tests/fixtures/VERSION, which must not exist yet

A folder is never written anew: a later release adds a folder of its own, see tests/test_kept.py. It has

    referee.sqlite3.gz   the database, after all that is described below
    postgresql.sql       the same database from PostgreSQL: its schema, its rows and its revision
    records/*.ndjson     the record of each match, as it was exported
    replies.ndjson       each claim as a request: its key, and the status and the SHA-256 of the stored reply
    expected.json        ids and secrets in clear; what each match and the group read; the next claim of each
                         match, not yet sent, with the verdict that it got as a preview

All matches are in one group. Ids, secrets and times are the same on both databases, so one expected.json
serves both. The replies themselves are rows of the database.
"""

import argparse
import gzip
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
import sqlalchemy as sa

from tests.postgres import Postgres
from tests.settings import folder_in_memory
from tools.corpus.book import JSON, Answer, Book
from tools.corpus.evening import KEEPER, Match
from tools.corpus.fixed import BEGINNING, Chance, Clock
from tools.corpus.house import House
from tools.corpus.inside import Told, fixed, scenario
from tools.transcripts import SCENARIOS

FIXTURES = Path(__file__).parent / "fixtures"
SQLITE, POSTGRESQL = "referee.sqlite3.gz", "postgresql.sql"
DAY = 24 * 60 * 60 * 1000

PLAYED: Mapping[str, int] = {
    "uno/challenge_guilty": 9,
    "uno/corrections": 9,
    "uno/coming_and_going": 9,
    "uno/house/sixty_nine": 7,
    "uno/scoring_partners_paper": 10,
    "uno/reported_hands": 11,
    "golf/house/corner_points": 10,
    "golf/clearing": 12,
}
"""Number of claims that are made of each transcript. The claim after them is the next claim of the match."""


@dataclass(frozen=True)
class Kept:
    """The folder of a release."""

    folder: Path

    @property
    def expected(self) -> Any:
        return json.loads((self.folder / "expected.json").read_text("utf-8"))

    @property
    def replies(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in (self.folder / "replies.ndjson").read_text("utf-8").splitlines()]

    def record(self, name: str) -> bytes:
        return record_file(self.folder, name).read_bytes()


def kept() -> dict[str, Kept]:
    """The folder of each release that has one, by its version."""
    return {path.parent.name: Kept(path.parent) for path in sorted(FIXTURES.glob("*/expected.json"))}


def record_file(folder: Path, name: str) -> Path:
    return folder / "records" / f"{name.replace('/', '-')}.ndjson"


class Requests(Book):
    """A book that also keeps each claim and what fingerprint its reply has.

    The opening of a match or a group is not kept: its key gets 422 as soon as the match or group is in use.
    """

    def __init__(self, house: House, chance: Chance, clock: Clock):
        super().__init__(house, chance, clock)
        self.replies: list[dict[str, Any]] = []

    def ask(self, method: str, path: str, token: str | None = None, note: str = "", **more: Any) -> Answer:
        answer = super().ask(method, path, token, note, **more)
        if "/claims" in path:
            sent = {"path": path, "token": token, "key": more["headers"]["Idempotency-Key"]}
            self.replies.append({**sent, "request": more["data"].decode(), **fingerprint(answer)})
        return answer

    def again(self, reply: Mapping[str, Any]) -> Answer:
        """The answer to a kept request that is sent once more, with its own key."""
        headers = {"Content-Type": JSON, "Idempotency-Key": reply["key"]}
        body = reply["request"].encode()
        return super().ask("POST", reply["path"], reply["token"], data=body, headers=headers)


def fingerprint(answer: Answer) -> dict[str, Any]:
    return {"status": answer.status, "sha256": hashlib.sha256(answer.body).hexdigest()}


# --- reading ---


def readings(book: Book, path: str, token: str) -> dict[str, Any]:
    """What a match reads, without sentences, which a release may improve."""
    state = book.get(path, token).json
    agreement = book.get(f"{path}/agreement", token).json
    return {
        "number": state["number"],
        "state": state["state"],
        "scores": book.get(f"{path}/scores", token).json,
        "agreement": {option["difference"]: option["option"] for option in agreement["options"]},
    }


def group_readings(book: Book, path: str, token: str) -> dict[str, Any]:
    """What the group reads: the matches of its history, and its standings."""
    return {what: book.get(f"{path}/{what}", token).json for what in ("history", "standings")}


@contextmanager
def opened(house: House, chance: str, clock: Clock) -> Iterator[Requests]:
    """The service over a database, at a time and with a chance that are the same in every run."""
    source = Chance(chance)
    with fixed(source, clock):
        yield Requests(house, source, clock)


def a_day_later() -> Clock:
    clock = Clock()
    clock.now = BEGINNING + DAY
    return clock


def load_sqlite(release: Kept, folder: Path) -> str:
    """The URL of a copy of the SQLite file in a folder."""
    file = folder / "referee.sqlite3"
    file.write_bytes(gzip.decompress((release.folder / SQLITE).read_bytes()))
    return f"sqlite:///{file}"


def load_postgresql(release: Kept, server: Postgres) -> str:
    """The URL of a new database that holds what the dump holds."""
    url = server.new_database()
    with psycopg.connect(plain(url), autocommit=True) as connection:
        connection.execute((release.folder / POSTGRESQL).read_bytes())
    return url


def plain(url: str) -> str:
    """The URL as psycopg wants it."""
    return sa.make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


# --- writing ---


def played(house: House) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, bytes]]:
    """Play everything; return what is expected, the claims, and the records by the names of their matches."""
    with opened(house, "kept", Clock()) as book:
        group = book.post("/v1/groups", {"name": "Fridays"}).json
        matches, records = {}, {}
        for name, claims in PLAYED.items():
            match, following = _played(book, name, claims, group)
            matches[name] = _expected(match, following)
            records[name] = book.get(f"{match.path}/record.ndjson", match.tokens[KEEPER]).body
        path = f"/v1/groups/{group['id']}"
        told = {"id": group["id"], "token": group["token"], **group_readings(book, path, group["token"])}
        return {"group": told, "matches": matches}, book.replies, records


def _played(book: Requests, name: str, claims: int, group: dict[str, Any]) -> tuple[Match, Told]:
    """The match after that number of claims, and the line that follows them."""
    whole = scenario((SCENARIOS / f"{name}.txt").read_text("utf-8"))
    match = Match(book, whole, group)
    for line in whole.told[:claims]:
        book.clock.be(line.at)
        match.hear(line)
    return match, whole.told[claims]


def _expected(match: Match, following: Told) -> dict[str, Any]:
    """What is to be known of a match, and of the claim that follows."""
    claim, body = match.bodies(following)
    token = match.tokens[following.by]
    preview = match.book.post("/v1/rulings", {"match": match.id, "claims": [claim]}, token).json
    tokens = {str(who): token for who, token in match.tokens.items()}
    known = {"id": match.id, "tokens": tokens, **readings(match.book, match.path, tokens[KEEPER])}
    return {**known, "next": {"token": token, "body": body, "verdict": preview["rulings"][0]["verdict"]}}


def write(folder: Path) -> None:
    """Play on both databases, and write all files of a new folder."""
    folder.mkdir(parents=True, exist_ok=False)
    on_sqlite = _write_sqlite(folder)
    on_postgresql = _write_postgresql(folder)
    if on_sqlite != on_postgresql:
        raise SystemExit("The two databases do not read the same.")
    expected, replies, records = on_sqlite
    (folder / "expected.json").write_text(json.dumps(expected, ensure_ascii=False) + "\n", "utf-8")
    (folder / "replies.ndjson").write_text(_lines(replies), "utf-8")
    (folder / "records").mkdir()
    for name, record in records.items():
        record_file(folder, name).write_bytes(record)


def _write_sqlite(folder: Path) -> Any:
    with folder_in_memory() as memory:
        file = Path(memory) / "referee.sqlite3"
        found = _played_on(f"sqlite:///{file}")
        (folder / SQLITE).write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    return found


def _write_postgresql(folder: Path) -> Any:
    with Postgres() as server:
        url = server.new_database()
        found = _played_on(url)
        (folder / POSTGRESQL).write_text(_for_any_release(server.dump(url)), "utf-8")
    return found


def _played_on(url: str) -> Any:
    house = House(url)
    try:
        return played(house)
    finally:
        house.close()


def _for_any_release(dump: str) -> str:
    """The dump without comments, settings and psql's own commands, which older PostgreSQL may not know."""
    left_out = ("--", "SET ", "SELECT pg_catalog.set_config(", "\\")
    return "".join(f"{line}\n" for line in dump.splitlines() if line and not line.startswith(left_out))


def _lines(values: Iterable[Any]) -> str:
    return "".join(f"{json.dumps(value, ensure_ascii=False)}\n" for value in values)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.kept", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("version", metavar="VERSION")
    write(FIXTURES / parser.parse_args().version)
