"""A database file that is damaged or replaced under the server is an outage, and nothing needs a restart."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from referee import create_app
from referee.config import read_config
from tests.api.closing import close
from tests.api.phone import Phone, through
from tests.storage.databases import migrated_file

PAGE = 4096  # bytes


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "referee.sqlite3"


@pytest.fixture
def phone(file: Path) -> Iterator[Phone]:
    app = create_app(read_config({"REFEREE_DATABASE_URL": migrated_file(file)}))
    yield Phone.opening(through(app.test_client()), "Ann", "Bob")
    close(app)


def in_place(file: Path, content: bytes) -> None:
    file.write_bytes(content)


def by_another_file(file: Path, content: bytes) -> None:
    other = file.with_name("other")
    other.write_bytes(content)
    other.replace(file)


def noise(whole: bytes) -> bytes:
    return b"no database." * (len(whole) // 12)


def nothing(whole: bytes) -> bytes:
    return b""


def a_part(whole: bytes) -> bytes:
    return whole[: 8 * PAGE]


@pytest.mark.parametrize("how", [in_place, by_another_file])
@pytest.mark.parametrize("damaged", [noise, nothing, a_part])
def test_it_is_an_outage_until_the_file_is_back(
    phone: Phone, file: Path, how: Callable[[Path, bytes], None], damaged: Callable[[bytes], bytes]
):
    """503, `not_applied`, and not ready. Then all goes on, and what was acknowledged before is there."""
    assert (
        201
        == phone.post(f"{phone.path}/claims", {"claim": "match.note", "after": 1, "text": "before"}).status
    )
    whole = file.read_bytes()
    how(file, damaged(whole))
    answers = [
        phone.post(f"{phone.path}/claims", {"claim": "match.note", "after": 2, "text": "meanwhile"}),
        phone.get("/logbook"),
        phone.send("GET", "/readyz", {}, None),
    ]

    assert [(503, "urn:referee:problem:not-applied")] * 3 == [
        (one.status, one.json["type"]) for one in answers
    ]
    by_another_file(file, whole)
    phone.send("GET", "/readyz", {}, None)  # the first to come may still hold the other file
    assert 200 == phone.send("GET", "/readyz", {}, None).status
    assert (
        201 == phone.post(f"{phone.path}/claims", {"claim": "match.note", "after": 2, "text": "then"}).status
    )
    assert ["before", "then"] == [
        entry["claim"]["text"] for entry in phone.get("/logbook").json["entries"] if "text" in entry["claim"]
    ]
