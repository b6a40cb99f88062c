"""A whole evening on the scorepad, as a family has it: three matches in a group, a typo found late, and what
is taken home."""

import datetime
import io

import openpyxl
import pytest
import tablib

from tests.api.evenings import Circle
from tests.api.phone import Phone, new_key, post

FORMULA, ARABIC, EMOJI = "=SUM(1,2)", "ليلى", "👩\u200d👧 Zoë"
PEOPLE = (FORMULA, ARABIC, EMOJI)
FIRST = ((0, 120), (1, 80), (1, 0), (2, 95), (0, 210), (1, 33), (0, 200))
"""Who won each round of the first match, and how much; the third round was a wash."""
HOLES = ((12, 0, 7), (3, 9, 9), (0, 0, 15), (4, 4, 4), (20, 1, 2), (5, 6, 7), (8, 0, 3), (2, 2, 1), (9, 9, 0))


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send, "Fridays")


@pytest.fixture
def evening(circle) -> tuple[Circle, list[Phone]]:
    """UNO with a typo five rounds back put right, once more with the cards counted, and nine Golf holes."""
    first = circle.evening(*PEOPLE)
    for winner, points in FIRST:
        first.claim("match.score", winner=winner, points=points if points != 80 else 8)
    told = first.claim("match.correct", entry=3, instead={"claim": "match.score", "winner": 1, "points": 80})
    assert "The totals are now =SUM(1,2) 530, ليلى 113 and 👩\u200d👧 Zoë 95." == told["consequences"][-1]
    return circle, [first, counted(first), golf(circle)]


def counted(first: Phone) -> Phone:
    """The rematch, to 500; hands are written down card by card, and the last round is played."""
    opened = first.post(f"{first.path}/rematch")
    again = Phone(first.send, opened.json["id"], opened.json["token"])
    seats = {person["name"]: str(person["seat"]) for person in opened.json["seats"]}
    hands = {seats[FORMULA]: ["wild", "red 9"], seats[ARABIC]: [], seats[EMOJI]: ["blue skip"]}
    again.claim("match.score", left=hands)
    again.claim("match.finish")
    return again


def golf(circle: Circle) -> Phone:
    told = {"game": "golf", "seats": list(PEOPLE)}
    opened = post(circle.send, "/v1/matches", told, None, circle.bearer)
    phone = Phone(circle.send, opened.json["id"], opened.json["token"])
    for hole in HOLES:
        phone.claim("match.score", points={str(seat): points for seat, points in enumerate(hole)})
    return phone


def rows(phone: Phone, ending: str) -> list[dict]:
    """The score sheet as a spreadsheet reads it."""
    body = phone.get(f"/record.{ending}").body
    if ending == "csv":
        return tablib.Dataset().load(body.decode("utf-8-sig"), format="csv").dict
    return tablib.Dataset().load(body, format="xlsx").dict


def test_the_sheet_is_the_ledger(evening):
    """Round by round and seat by seat: the points, and the totals that run up to those of the scores."""
    for phone in evening[1]:
        scores = phone.get("/scores").json
        names = [seat["name"] for seat in phone.look()["seats"]]
        totals, wanted = [0] * len(names), []
        for round in scores["rounds"]:
            for seat, points in enumerate(round["points"]):
                totals[seat] += points
                wanted.append((round["round"], names[seat], names[round["dealer"]], points, totals[seat]))

        assert scores["totals"] == totals
        assert sorted(wanted) == sorted(
            (row["Round"], row["Player"], row["Dealer"], row["Points"], row["Total"])
            for row in rows(phone, "xlsx")
        )


def test_the_csv_says_the_same(evening):
    """But that what looks like a formula stands behind an apostrophe."""
    for phone in evening[1]:
        in_csv = [
            {name: str(value).removeprefix("'") for name, value in row.items()} for row in rows(phone, "csv")
        ]
        in_xlsx = [
            {name: "" if value is None else text_of(value) for name, value in row.items()}
            for row in rows(phone, "xlsx")
        ]

        assert in_csv == in_xlsx
        assert f"'{FORMULA}" in {row["Player"] for row in rows(phone, "csv")}


def text_of(value: object) -> str:
    """A cell as the CSV has it: a day without a time."""
    return value.date().isoformat() if isinstance(value, datetime.datetime) else str(value)


def test_no_cell_is_a_formula(evening):
    """Neither in a workbook nor in what a spreadsheet makes of the CSV."""
    circle, phones = evening
    books = [phone.get("/record.xlsx") for phone in phones]
    books += [circle.ask("/history.xlsx"), circle.ask("/standings.xlsx")]
    for book in books:
        for sheet in openpyxl.load_workbook(io.BytesIO(book.body)).worksheets:
            assert {cell.data_type for row in sheet for cell in row} <= {"s", "n", "d"}
    for text in (circle.ask("/history.csv"), circle.ask("/standings.csv")):
        told = tablib.Dataset().load(text.body.decode("utf-8-sig"), format="csv")
        assert not any(str(cell).startswith(("=", "+", "-", "@")) for row in told for cell in row)


def test_the_standings_are_right(evening):
    """Counted by hand: the first match went to the first of them, both others to the second."""
    uno, holes = evening[0].standings(game="uno"), evening[0].standings(game="golf")

    assert [(2, 1, 8, 3, 530), (2, 1, 8, 4, 192), (2, 0, 8, 1, 95)] == [
        tuple(uno[name][what] for what in ("played", "won", "rounds", "rounds_won", "points"))
        for name in PEOPLE
    ]
    assert (59, None, 20) == tuple(uno[name]["average_left"] for name in PEOPLE)
    sums = [sum(hole[seat] for hole in HOLES) for seat in range(3)]
    assert [*zip(sums, (0, 1, 0), strict=True)] == [
        (holes[name]["points"], holes[name]["won"]) for name in PEOPLE
    ]


def test_the_history_has_the_newest_first(evening):
    circle, phones = evening
    body = circle.history()

    assert [phone.match for phone in reversed(phones)] == [match["id"] for match in body]
    assert [True, True, True] == [match["over"] for match in body]


def test_the_match_goes_on_elsewhere(evening, send):
    """Every record of the evening can be brought in again, and tells the same."""
    for phone in evening[1]:
        record = phone.get("/record.ndjson").body
        brought = send(
            "POST",
            "/v1/records",
            {"Content-Type": "application/x-ndjson", "Idempotency-Key": new_key()},
            record,
        )
        there = Phone(send, brought.json["id"], brought.json["token"])

        assert 201 == brought.status
        assert record == there.get("/record.ndjson").body
        for name in PEOPLE:
            assert name in there.get("/record.txt").body.decode()
