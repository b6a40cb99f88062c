"""The day of an evening is the day of the people who played it."""

import datetime
import io
from typing import Any
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa
from openpyxl import load_workbook

from referee.services import matches
from referee.storage.db import db
from tests.api.evenings import Circle
from tests.api.phone import Answer, Phone, new_key, post
from tests.api.records_over_http import brought, taken_out
from tests.records.writing import opened

LOS_ANGELES, BERLIN, UTC = -480, 60, 0
SATURDAY, SUNDAY = "2026-11-28", "2026-11-29"
EVENING = round(datetime.datetime(2026, 11, 29, 1, 38, tzinfo=datetime.UTC).timestamp() * 1000)
"""Saturday 17:38 in Los Angeles."""


@pytest.fixture(autouse=True)
def on_that_evening(monkeypatch):
    monkeypatch.setattr(matches, "now", lambda: EVENING)


@pytest.fixture
def in_zone(app, monkeypatch):
    """Sets REFEREE_TIMEZONE of the server."""

    def put(name: str) -> None:
        monkeypatch.setitem(app.extensions, "referee-timezone", ZoneInfo(name))

    return put


def evening(circle: Circle, **said: Any) -> Phone:
    """A match of the group of which one round is scored."""
    told = {"game": "uno", "seats": ["Ann", "Bob"], **said}
    answer = post(circle.send, "/v1/matches", told, None, circle.bearer)
    assert 201 == answer.status, answer.body
    phone = Phone(circle.send, answer.json["id"], answer.json["token"])
    phone.claim("match.score", winner=1, points=20)
    return phone


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send)


@pytest.mark.parametrize(
    ("offset", "day"),
    [(LOS_ANGELES, SATURDAY), (UTC, SUNDAY), (BERLIN, SUNDAY), (-97, SUNDAY), (-99, SATURDAY)],
)
def test_a_saturday_evening_in_los_angeles_is_a_saturday(circle, offset, day):
    """In the match, the history, its files, and their names."""
    phone = evening(circle, utc_offset=offset)
    files = {kind: phone.get(f"/record.{kind}") for kind in ("csv", "xlsx", "txt", "ndjson")}

    assert day == phone.look()["day"]
    assert [day] == [match["day"] for match in circle.history()]
    assert [day, day] == [line.split(",")[0] for line in files["csv"].body.decode().splitlines()[1:]]
    for kind, file in files.items():
        assert f'filename="uno-{day}.{kind}"' in file.headers["Content-Disposition"]
    rows = circle.ask("/history.csv").body.decode().splitlines()
    assert all(f",{day},UNO," in row for row in rows[1:])


def test_the_days_of_a_workbook_are_days(circle):
    phone = evening(circle, utc_offset=LOS_ANGELES)
    for file in (phone.get("/record.xlsx"), circle.ask("/history.xlsx")):
        sheet = load_workbook(io.BytesIO(file.body)).active
        column = [cell.value for cell in sheet[1]].index("Match day")
        cells = [row[column] for row in sheet.iter_rows(min_row=2)]

        assert {datetime.datetime(2026, 11, 28)} == {cell.value for cell in cells}
        assert all(cell.is_date and "yyyy-mm-dd" == cell.number_format for cell in cells)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ({"from": SATURDAY, "to": SATURDAY}, ["la"]),
        ({"from": SUNDAY}, ["berlin", "old"]),
        ({"to": SATURDAY}, ["la"]),
        ({"from": SATURDAY}, ["berlin", "la", "old"]),
        ({"from": "2026-11-30"}, []),
        ({"to": "2026-11-27"}, []),
        ({"to": "9999-12-31"}, ["berlin", "la", "old"]),
        ({"from": "0001-01-01"}, ["berlin", "la", "old"]),
    ],
)
def test_the_history_and_the_standings_of_a_day_are_those_of_the_people(app, circle, wanted, found):
    phones = {
        "la": evening(circle, utc_offset=LOS_ANGELES),
        "berlin": evening(circle, utc_offset=BERLIN),
        "old": evening(circle),
    }
    forget_offset(app, phones["old"])
    names = {phone.match: name for name, phone in phones.items()}

    assert found == sorted(names[match["id"]] for match in circle.history(**wanted))
    assert len(found) == circle.standings(**wanted).get("Bob", {"rounds": 0})["rounds"]


def test_a_server_in_los_angeles_takes_its_own_day(app, circle, in_zone):
    """For phones that do not say theirs, and for what earlier releases have stored."""
    in_zone("America/Los_Angeles")
    new, old = evening(circle), evening(circle)
    forget_offset(app, old)

    assert (SATURDAY, SATURDAY) == (new.look()["day"], old.look()["day"])
    assert 2 == len(circle.history(to=SATURDAY))
    assert [] == circle.history(**{"from": SUNDAY})
    in_zone("Europe/Berlin")
    assert (SATURDAY, SUNDAY) == (new.look()["day"], old.look()["day"])
    assert [new.match] == [match["id"] for match in circle.history(to=SATURDAY)]


def test_summer_and_winter_have_their_own_offsets(app, circle, in_zone, monkeypatch):
    """23:30 on 30 June in Berlin is 21:30 in UTC; half past eleven in winter is 22:30."""
    in_zone("Europe/Berlin")
    for moment, expected in (((2026, 6, 30, 22, 30), "2026-07-01"), ((2026, 12, 30, 22, 30), "2026-12-30")):
        at = round(datetime.datetime(*moment, tzinfo=datetime.UTC).timestamp() * 1000)
        monkeypatch.setattr(matches, "now", lambda at=at: at)
        phone = evening(circle)

        assert expected == phone.look()["day"]
        forget_offset(app, phone)
        assert expected == phone.look()["day"]


def test_a_rematch_is_played_at_the_same_place(circle):
    phone = evening(circle, utc_offset=LOS_ANGELES)
    again = phone.post(f"{phone.path}/rematch")

    assert (201, SATURDAY) == (again.status, again.json["day"])


@pytest.mark.parametrize(
    ("offset", "why"),
    [
        (-721, "Must be greater than or equal to -720 and less than or equal to 840."),
        (841, "Must be greater than or equal to -720 and less than or equal to 840."),
        ("-480", "Not a valid integer."),
        (1.5, "Not a valid integer."),
        (True, "Not a valid integer."),
        ("America/Los_Angeles", "Not a valid integer."),
    ],
)
def test_an_offset_that_no_place_has_is_named(send, offset, why):
    answer = opening(send, offset)

    assert (422, {"utc_offset": [why]}) == (answer.status, answer.json["errors"])


def test_a_repeated_opening_gets_the_same_match(send):
    """With another offset it is another request."""
    key = new_key()
    one = opening(send, LOS_ANGELES, key)

    assert one.json["id"] == opening(send, LOS_ANGELES, key).json["id"]
    assert "urn:referee:problem:key-reused" == opening(send, BERLIN, key).json["type"]


def opening(send, offset: Any, key: str | None = None) -> Answer:
    return post(send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"], "utc_offset": offset}, key)


# --- records ---


def test_a_record_keeps_the_day(app, send, circle, in_zone):
    """Wherever the server stands that brings it in; a record without an offset stays as it is."""
    phone = evening(circle, utc_offset=LOS_ANGELES)
    record = taken_out(phone)
    in_zone("Asia/Tokyo")
    again = brought(send, record)

    assert LOS_ANGELES == opened(record)[0]["utc_offset"]
    assert (SATURDAY, record) == (again.look()["day"], taken_out(again))
    forget_offset(app, phone)
    without = taken_out(phone)
    assert "utc_offset" not in opened(without)[0]
    old = brought(send, without)
    assert (SUNDAY, without) == (old.look()["day"], taken_out(old))


def forget_offset(app, phone: Phone) -> None:
    """As an earlier release would have stored it."""
    with app.app_context(), db.engine.begin() as connection:
        connection.execute(
            sa.text("UPDATE matches SET utc_offset = NULL WHERE id = :id"), {"id": phone.match}
        )


def test_an_erased_match_does_not_say_where_it_was_played(app, circle):
    phone = evening(circle, utc_offset=LOS_ANGELES)
    circle.send("DELETE", phone.path, {"Authorization": f"Bearer {phone.token}"}, None)
    with app.app_context(), db.engine.connect() as connection:
        found = connection.execute(
            sa.text("SELECT utc_offset FROM matches WHERE id = :id"), {"id": phone.match}
        )

        assert [None] == [row.utc_offset for row in found]
