"""Mistakes over HTTP: previewed, put right, told beside the entries; and what cannot be put right."""

import pytest

from referee.storage import journal
from referee.storage.transactions import open_read_session
from tests.api.phone import Phone

NO_SUCH_CARD = "There is no such card; cards are spelled like red 5, blue draw two, wild draw four."
RED_8 = {"claim": "uno.play", "seat": 1, "card": "red 8"}
CHALLENGE = [
    ("uno.play", {"seat": 1, "card": "wild draw four", "color": "blue"}),
    ("uno.challenge", {"seat": 2, "held_color": False}),
]


@pytest.fixture
def three(send) -> Phone:
    """Ann, Bob and Cat; the red 5 lies, Bob has laid a red 7 (entry 3) and Cat a red 3 (entry 4)."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat")
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("uno.play", seat=1, card="red 7")
    phone.claim("uno.play", seat=2, card="red 3")
    return phone


def superseded(phone: Phone) -> dict:
    entries = phone.get("/logbook").json["entries"]
    return {entry["number"]: entry["superseded"] for entry in entries if entry["superseded"]}


def test_an_entry_is_put_right(three):
    answer = three.tell({"claim": "match.correct", "entry": 3, "instead": RED_8})

    assert (201, "upheld") == (answer.status, answer.json["verdict"])
    assert [3] == [changed["entry"] for changed in answer.json["changed"]]
    assert [] == answer.json["consequences"]
    assert "Ann" == answer.json["say"][0]["name"]


def test_the_logbook_tells_what_it_says_now(three):
    """The entry itself is as it was heard."""
    three.claim("match.correct", entry=3, instead=RED_8)
    entry = three.get("/logbook", after=2, limit=1).json["entries"][0]

    assert "red 7" == entry["claim"]["card"]
    assert {"by": 5, "now": "corrected", "claim": RED_8, "verdict": "upheld"} == entry["superseded"]


def test_every_entry_knows_what_superseded_it(three):
    three.claim("match.correct", entry=3, instead={**RED_8, "card": "red reverse"})
    three.claim("match.take_back", to=3)
    gone = {"by": 6, "now": "taken back", "claim": None, "verdict": None}

    assert {4: gone, 5: gone} == superseded(three)


def test_only_what_still_fits_is_kept(three):
    """The preview names what would be dropped, and the logbook what was."""
    skip = {**RED_8, "card": "red skip"}
    claim = {"claim": "match.correct", "entry": 3, "instead": skip, "later": "fitting"}
    (preview,) = three.post("/v1/rulings", {"match": three.match, "claims": [claim]}).json["rulings"]
    answer = three.tell(claim)

    dropped = "Cat's red 3 no longer fits, so it no longer counts."
    assert (dropped, dropped) == (preview["consequences"][0], answer.json["consequences"][0])
    assert [(3, "upheld"), (4, None)] == [
        (one["entry"], one["ruling"] and one["ruling"]["verdict"]) for one in answer.json["changed"]
    ]
    assert {"by": 5, "now": "dropped", "claim": None, "verdict": None} == superseded(three)[4]


def test_a_preview_tells_the_consequences_and_stores_nothing(three):
    """In the words that a phone shows before it asks: put it right?"""
    for tag, said in CHALLENGE:
        three.claim(tag, **{**said, "seat": (said["seat"] + 2) % 3})
    before = three.look()
    claim = {
        "claim": "match.correct",
        "entry": 5,
        "instead": {"claim": "uno.play", "seat": 0, "card": "red 2"},
    }
    told = three.post("/v1/rulings", {"match": three.match, "claims": [claim]})

    assert 200 == told.status
    assert [
        "There is no longer a reason for Bob's challenge, so it no longer counts.",
        "The red 2 is on top. It is Bob's turn.",
    ] == told.json["rulings"][0]["consequences"]
    assert before == three.look()


def test_what_changes_is_listed_before_a_round_is_removed(send):
    """Round 2 was entered twice. Nothing is removed until the phone tells it."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat")
    for winner, points in ((0, 40), (1, 30), (1, 30), (2, 20)):
        phone.claim("match.score", winner=winner, points=points)
    before = phone.look()
    claim = {"claim": "match.void", "round": 2}
    (previewed,) = phone.post("/v1/rulings", {"match": phone.match, "claims": [claim]}).json["rulings"]

    assert ("upheld", before) == (previewed["verdict"], phone.look())
    assert [
        "Round 2 is removed. The numbers of the two rounds after it go down by one. "
        "The totals are now Ann 40, Bob 30 and Cat 20. Ann deals next."
    ] == [finding["sentence"] for finding in previewed["findings"]]
    body = phone.tell(claim).json
    assert {**previewed, "at": body["at"]} == body


def test_a_preview_is_what_the_claim_then_gets(three):
    claim = {"claim": "match.correct", "entry": 3, "instead": {**RED_8, "card": "red reverse"}}
    (previewed,) = three.post("/v1/rulings", {"match": three.match, "claims": [claim]}).json["rulings"]
    body = three.tell(claim).json

    assert {**previewed, "at": body["at"]} == body


def test_several_claims_are_previewed_around_a_correction(three):
    claims = [
        {"claim": "match.score", "winner": 1, "points": 40},
        {"claim": "match.correct", "entry": 3, "instead": RED_8},
        {"claim": "match.correct", "entry": 5, "instead": {"claim": "match.score", "winner": 1, "points": 4}},
    ]
    *_, last = three.post("/v1/rulings", {"match": three.match, "claims": claims}).json["rulings"]

    assert ["The totals are now Ann 0, Bob 4 and Cat 0."] == last["consequences"]


def test_a_typo_five_rounds_back(send):
    phone = Phone.opening(send, "Ann", "Bob")
    for points in (40, 30, 20, 10, 50, 60):
        phone.claim("match.score", winner=1, points=points)
    instead = {"claim": "match.score", "winner": 1, "points": 4}
    told = phone.claim("match.correct", entry=2, instead=instead)

    assert ["Later rounds stay as they are.", "The totals are now Ann 0 and Bob 174."] == told["consequences"]
    assert [0, 174] == phone.get("/scores").json["totals"]


def test_a_hand_in_a_correction_is_stored_nowhere(send, app):
    phone = Phone.opening(send, "Ann", "Bob", "Cat")
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("uno.play", seat=1, card="wild draw four", color="blue")
    phone.claim("uno.challenge", seat=2)
    phone.claim("uno.show_hand", seat=1, held_color=False)
    hand = ["yellow 1", "yellow 2", "green 9", "red 5", "blue 8", "blue 6"]
    told = phone.claim("match.correct", entry=5, instead={"claim": "uno.show_hand", "seat": 1, "hand": hand})

    assert "upheld" == told["verdict"]
    with app.app_context(), open_read_session() as session:
        entries = journal.read_entries_of_match(session, phone.match)
        replies = journal.read_replies_of_match(session, phone.match)
    assert 5 == len(replies)
    assert "green 9" not in str(entries) + str(replies)


@pytest.mark.parametrize(
    ("said", "errors"),
    [
        ({"entry": 3}, {"instead": ["Missing data for required field."]}),
        ({"entry": 3, "instead": 5}, {"instead": ["Send a claim: an object with the field `claim`."]}),
        ({"entry": 3, "instead": {}}, {"instead": {"claim": ["Missing data for required field."]}}),
        (
            {"entry": 3, "instead": {"claim": "match.take_back", "to": 2}},
            {"instead": ["Say what happened at the table: a play, a call, a score."]},
        ),
        (
            {"entry": 3, "instead": {"claim": "match.rename", "seat": 1, "name": "Bo"}},
            {"instead": ["To correct a name, use match.rename."]},
        ),
        ({"entry": 3, "instead": {**RED_8, "after": 2}}, {"instead": {"after": ["Do not send this here."]}}),
        ({"entry": 3, "instead": {**RED_8, "seat": 9}}, {"instead": {"seat": ["Nobody sits at seat 9."]}}),
        (
            {"entry": 3, "instead": RED_8, "later": "maybe"},
            {"later": ["Must be one of: keep, drop, fitting."]},
        ),
        ({"entry": 0, "instead": RED_8}, None),
        (
            {"entry": 3, "instead": {**RED_8, "card": "red 55"}},
            {"instead": {"card": [NO_SUCH_CARD]}},
        ),
    ],
)
def test_what_is_no_correction_at_all(three, said, errors):
    """422, and every field is named."""
    answer = three.tell({"claim": "match.correct", **said})

    assert 422 == answer.status
    assert errors in (None, answer.json["errors"])


def test_a_seat_taken_later_is_unknown_then(send):
    """Dan sat down after entry 2: there he cannot have scored."""
    phone = Phone.opening(send, "Ann", "Bob")
    phone.claim("match.score", winner=1, points=40)
    phone.claim("match.join", name="Dan")
    instead = {"claim": "match.score", "winner": 2, "points": 40}
    answer = phone.tell({"claim": "match.correct", "entry": 2, "instead": instead})

    assert (422, {"instead": {"winner": ["Nobody sits at seat 2."]}}) == (
        answer.status,
        answer.json["errors"],
    )


@pytest.mark.parametrize("entry", [1, 5, 99], ids=["the opening", "an edit", "no entry"])
def test_what_cannot_be_put_right_is_refused(three, entry):
    three.claim("match.take_back", to=3)
    answer = three.tell({"claim": "match.correct", "entry": entry, "instead": RED_8})

    assert (201, "refused") == (answer.status, answer.json["verdict"])
    assert [] == answer.json["consequences"]


def test_only_the_keeper_puts_right(three):
    answer = three.at_seat(1).tell({"claim": "match.correct", "entry": 3, "instead": RED_8})

    assert 403 == answer.status


def test_an_edit_is_stale_when_anything_was_claimed_meanwhile(three):
    """Whatever it is: what is put right is put right for the match as the phone had seen it."""
    three.claim("match.note", text="hm")
    answer = three.tell({"claim": "match.take_back", "to": 2, "after": 4})

    assert (409, [5]) == (answer.status, [entry["number"] for entry in answer.json["missed"]])
