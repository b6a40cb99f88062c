"""Databases, records and replies of earlier releases: this release opens them, reads the same, and goes on.

A folder of tests/fixtures is never written anew: a release whose databases, records or replies have something
new adds a folder of its own (`python -m tests.kept VERSION`).

The tests stand in this order on purpose. All of them share one service per release and database, and the last
ones store something.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kept import (
    Kept,
    Requests,
    a_day_later,
    fingerprint,
    group_readings,
    kept,
    load_postgresql,
    load_sqlite,
    opened,
    readings,
)
from tests.settings import folder_in_memory
from tests.test_fixtures import says_the_same
from tools.corpus.book import NDJSON
from tools.corpus.house import House
from tools.corpus.inside import audited

RELEASES = kept()
OPENED = [(version, kind) for version in RELEASES for kind in ("sqlite", "postgresql")]


@pytest.fixture(scope="module", params=OPENED, ids="-".join)
def service(request):
    """The kept release, and this release over its database, a day later."""
    version, kind = request.param
    release = RELEASES[version]
    with folder_in_memory() as folder:
        if kind == "sqlite":
            url = load_sqlite(release, Path(folder))
        else:
            server = request.getfixturevalue("postgres")
            url = load_postgresql(release, server)
        house = House(url)
        with opened(house, "later", a_day_later()) as book:
            yield release, book
        house.close()
        if kind == "postgresql":
            server.drop_database(url)


@pytest.fixture
def release(service) -> Kept:
    return service[0]


@pytest.fixture
def book(service) -> Requests:
    return service[1]


def path_of(match: dict[str, Any]) -> str:
    return f"/v1/matches/{match['id']}"


def keeper_of(match: dict[str, Any]) -> str:
    return match["tokens"]["keeper"]


def without_release(record: bytes) -> list[dict[str, Any]]:
    """The lines of a record without the release that exported it and the digests that depend on it."""
    lines = [json.loads(line) for line in record.splitlines()]
    for line in (lines[0], lines[-1]):
        for name in ("referee", "before", "digest"):
            line.pop(name, None)
    return lines


def test_a_release_is_kept():
    """Release 0.21.1 is kept whole: eight matches with their records, and each claim with its reply."""
    release = RELEASES["0.21.1"]

    assert len(release.expected["matches"]) == 8
    assert all(release.record(name) for name in release.expected["matches"])
    assert len(release.replies) == 77


def test_a_repeated_request_gets_the_same_bytes(release, book):
    """The reply to every claim, as it was stored then."""
    for reply in release.replies:
        assert fingerprint(book.again(reply)) == {name: reply[name] for name in ("status", "sha256")}, reply


def test_every_match_reads_as_it_read(release, book):
    """The state, the scores and the agreement say all that they said."""
    for name, match in release.expected["matches"].items():
        now = readings(book, path_of(match), keeper_of(match))

        assert says_the_same({part: match[part] for part in now}, now), (name, now)


def test_every_secret_opens_what_it_opened(release, book):
    """The keeper's and each seat's."""
    for match in release.expected["matches"].values():
        for token in match["tokens"].values():
            assert book.get(path_of(match), token).status == 200


def test_the_group_reads_as_it_read(release, book):
    """Its history and its standings say all that they said."""
    group = release.expected["group"]
    now = group_readings(book, f"/v1/groups/{group['id']}", group["token"])

    assert says_the_same({part: group[part] for part in now}, now), now


def test_the_stored_state_is_what_the_entries_make(release, book):
    """Nothing is wrong with any match."""
    for name, match in release.expected["matches"].items():
        assert audited(book.house.app, match["id"]) == [], name


def test_every_record_is_exported_as_it_was(release, book):
    """It differs in the release that exports it, and in the digests that follow from that, alone."""
    for name, match in release.expected["matches"].items():
        now = book.get(f"{path_of(match)}/record.ndjson", keeper_of(match))

        assert says_the_same(without_release(release.record(name)), without_release(now.body)), name


def test_every_record_is_imported_and_exported_again(release, book):
    """The new match has the same entries and the same state, and nothing is wrong with it."""
    for name, match in release.expected["matches"].items():
        headers = {"Content-Type": NDJSON, "Idempotency-Key": book.key()}
        imported = book.ask("POST", "/v1/records", data=release.record(name), headers=headers)
        assert imported.status == 201, imported.body
        new = imported.json
        record = book.get(f"{path_of(new)}/record.ndjson", new["token"])

        assert without_release(record.body) == without_release(release.record(name)), name
        assert says_the_same(match["state"], book.get(path_of(new), new["token"]).json["state"]), name
        assert audited(book.house.app, new["id"]) == [], name


def test_every_match_goes_on(release, book):
    """The next claim gets the verdict that the kept release gave as a preview, and is stored soundly."""
    for name, match in release.expected["matches"].items():
        following = match["next"]
        ruled = book.post(f"{path_of(match)}/claims", following["body"], following["token"])

        assert ruled.status == 201, (name, ruled.body)
        assert ruled.json["verdict"] == following["verdict"] == "upheld", name
        assert book.get(path_of(match), keeper_of(match)).json["number"] == ruled.json["number"], name
        assert audited(book.house.app, match["id"]) == [], name
