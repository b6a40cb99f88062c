"""Everybody at a table has a face, the same on every phone, in rematches and over evenings."""

import json
from typing import Any

import pytest

from referee.match.table.faces import FACES
from referee.storage import groups, journal
from referee.storage.transactions import open_read_session, transact
from tests.api.evenings import Circle
from tests.api.joining import ticket
from tests.api.phone import Answer, Phone, new_key, post

NDJSON = "application/x-ndjson"


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send)


def opening(send, names: str, faces: Any, **more: Any) -> Answer:
    told = {"game": "uno", "seats": names.split(), "faces": faces}
    return post(send, "/v1/matches", told, **more)


def opened(send, names: str, *faces: str | None, circle: Circle | None = None) -> Phone:
    """The keeper's phone of a match for which faces were chosen."""
    answer = opening(send, names, list(faces), headers=circle.bearer if circle else None)
    assert answer.status == 201, answer.body
    return Phone(send, answer.json["id"], answer.json["token"])


def shown(told: dict) -> dict[str, str]:
    """Who sits at a match with which face."""
    return {seat["name"]: seat["face"] for seat in told["seats"]}


def table_of(phone: Phone) -> dict[str, str]:
    return shown(phone.look())


def remembered(circle: Circle) -> dict[str, str]:
    """The people of a group with their faces."""
    return {person["name"]: person["face"] for person in circle.ask().json["people"]}


def refused(answer: Answer) -> dict:
    """The errors that a 422 tells."""
    assert answer.status == 422, answer.body
    return answer.json["errors"]


# --- at a table ---


def test_nobody_has_to_choose(phone):
    """In the order in which they sit."""
    assert {"Ann": "fox", "Bob": "octopus", "Cat": "frog"} == table_of(phone)


def test_faces_are_chosen_when_a_match_is_opened(send):
    """By some or all; whoever chooses none has one that is free."""
    answer = opening(send, "Ann Bob Cat", [None, "penguin", "fox"])

    assert {"Ann": "octopus", "Bob": "penguin", "Cat": "fox"} == shown(answer.json)


@pytest.mark.parametrize(
    ("faces", "wrong"),
    [
        (["cat", "cat"], {"1": ["Somebody else has this face."]}),
        (["cat"], ["Send an avatar or null for each seat."]),
        (["cat", None, None], ["Send an avatar or null for each seat."]),
        (["cat", "unicorn"], {"1": [f"Must be one of: {', '.join(FACES)}."]}),
        (["cat", 7], {"1": ["Not a valid string."]}),
        (["cat", ["fox"]], {"1": ["Not a valid string."]}),
        ([], ["Length must be between 1 and 20."]),
        ("cat", ["Not a valid list."]),
        (None, ["Field may not be null."]),
    ],
    ids=str,
)
def test_what_is_no_choice_of_faces_is_refused(send, faces, wrong):
    """With the place that is wrong."""
    assert {"faces": wrong} == refused(opening(send, "Ann Bob", faces))


def test_a_repeated_opening_chooses_the_same_faces(send):
    """With other faces it is another one; without any it is what it was to earlier releases."""
    key = new_key()
    first = opening(send, "Ann Bob", ["cat", None], key=key)

    assert first.json["id"] == opening(send, "Ann Bob", ["cat", None], key=key).json["id"]
    assert 422 == opening(send, "Ann Bob", ["owl", None], key=key).status
    assert 422 == post(send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}, key).status


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("penguin", ("fox", "octopus", "penguin")),
        ("fox", ("frog", "octopus", "fox")),
        ("frog", ("fox", "octopus", "frog")),
    ],
)
def test_somebody_has_another_face(phone, face, told):
    """Who had it gets the one that this seat had, and nobody else another one."""
    ruling = phone.claim("match.rename", seat=2, face=face)

    assert ("upheld", told) == (ruling["verdict"], tuple(table_of(phone).values()))


def test_a_chosen_face_is_traded_back_and_forth(send):
    """Between those two."""
    phone = opened(send, "Ann Bob Cat", "owl", "cat", None)
    phone.claim("match.rename", seat=0, face="cat")
    once = table_of(phone)
    phone.claim("match.rename", seat=0, face="owl")

    assert {"Ann": "cat", "Bob": "owl", "Cat": "fox"} == once
    assert {"Ann": "owl", "Bob": "cat", "Cat": "fox"} == table_of(phone)


def test_a_name_and_a_face_may_change_at_once(phone):
    """Or either alone."""
    phone.claim("match.rename", seat=1, name="Ben", face="owl")
    both = table_of(phone)
    phone.claim("match.rename", seat=1, name="Bill")

    assert {"Ann": "fox", "Ben": "owl", "Cat": "frog"} == both
    assert {"Ann": "fox", "Bill": "owl", "Cat": "frog"} == table_of(phone)


@pytest.mark.parametrize("more", [{}, {"name": None}, {"face": None}, {"name": None, "face": None}], ids=str)
def test_one_of_the_two_is_said(phone, more):
    """Otherwise nothing would change."""
    told = phone.tell({"claim": "match.rename", "seat": 1, **more})

    assert {"name": ["Say a new name or a new face."]} == refused(told)


@pytest.mark.parametrize(
    "claim", [{"claim": "match.rename", "seat": 1}, {"claim": "match.join", "name": "Dan"}]
)
@pytest.mark.parametrize("face", ["unicorn", "Fox", "", 1, ["fox"], {"fox": 1}], ids=str)
def test_what_is_no_face_is_refused(phone, claim, face):
    """Also another spelling of one."""
    assert ["face"] == list(refused(phone.tell({**claim, "face": face})))


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({}, ("fox", "octopus", "frog", "crab")),
        ({"left_of": 0}, ("fox", "crab", "octopus", "frog")),
        ({"face": "penguin"}, ("fox", "octopus", "frog", "penguin")),
        ({"face": "fox"}, ("crab", "octopus", "frog", "fox")),
    ],
    ids=str,
)
def test_who_sits_down_has_a_face(phone, said, told):
    """The one that is chosen, as anybody chooses one; otherwise one that is free."""
    phone.claim("match.join", name="Dan", **said)

    assert told == tuple(table_of(phone).values())


def test_who_leaves_keeps_the_face_and_comes_back_with_it(phone):
    """Nobody else gets it meanwhile, but by trading."""
    phone.claim("match.leave", seat=1)
    phone.claim("match.join", name="Dan")
    gone = phone.look()
    back = phone.tell({"claim": "match.join", "seat": 1, "face": "owl"})
    phone.claim("match.join", seat=1)

    assert {"Ann": "fox", "Cat": "frog", "Dan": "crab"} == shown(gone)
    assert [{"seat": 1, "name": "Bob", "face": "octopus"}] == gone["gone"]
    assert {"face": ["A player who comes back keeps the face. To change it, use match.rename."]} == refused(
        back
    )
    assert "octopus" == table_of(phone)["Bob"]


def test_whoever_sits_down_in_the_place_of_a_slip_has_nothing_of_it(phone):
    """The seat was taken back, and with it the face."""
    last = phone.look()["number"]
    phone.claim("match.join", name="Dna", face="fox")
    phone.claim("match.take_back", to=last)
    phone.claim("match.join", name="Dan")

    assert {"Ann": "crab", "Bob": "octopus", "Cat": "frog", "Dan": "fox"} == table_of(phone)


def test_a_refused_claim_chooses_nothing(dealt):
    """Nobody sits down while a round is open."""
    told = dealt.claim("match.join", name="Dan", face="fox")

    assert "refused" == told["verdict"]
    assert {"Ann": "fox", "Bob": "octopus", "Cat": "frog"} == table_of(dealt)


def test_trying_a_claim_chooses_nothing(phone):
    """A preview stores nothing."""
    assert 200 == phone.preview({"claim": "match.rename", "seat": 0, "face": "owl"}).status
    assert "fox" == table_of(phone)["Ann"]


def test_more_than_ten_who_ever_sat_there(send):
    """The faces go round again, and can still be chosen and traded."""
    phone = Phone.opening(send, *(f"P{number}" for number in range(10)))
    phone.claim("match.leave", seat=3)
    phone.claim("match.join", name="Dan")
    body = phone.look()
    phone.claim("match.rename", seat=10, face="bear")

    assert [*FACES[:3], *FACES[4:], "fox"] == list(shown(body).values())
    assert ("fox", "bear", "fox") == tuple(table_of(phone)[name] for name in ("P0", "Dan", "P5"))


def test_no_entry_holds_a_face(app, phone):
    """As it holds no name: both live with the seat."""
    phone.claim("match.join", name="Dan", face="owl")
    phone.claim("match.rename", seat=0, face="cat")
    with app.app_context(), open_read_session() as session:
        stored = journal.read_entries_of_match(session, phone.match)

    assert ['{"claim":"match.join"}', '{"claim":"match.rename","seat":0}'] == [
        entry.claim for entry in stored[-2:]
    ]
    assert {"Ann": "cat", "Bob": "octopus", "Cat": "frog", "Dan": "owl"} == table_of(phone)


def test_every_phone_sees_the_same_faces(phone):
    """A seat's, also before anybody holds it, and whatever the match was asked for."""
    phone.claim("match.rename", seat=0, face="cat")
    door = post(phone.send, "/v1/doors", {"ticket": ticket(phone)}).json
    seat = phone.at_seat(1)

    assert table_of(phone) == table_of(seat) == shown(door) == shown(seat.look(at=1))


def test_other_phones_learn_of_it_as_they_learn_of_a_name(phone):
    """By an entry of that claim, after which they ask for the match; its ETag is another one."""
    seat = phone.at_seat(1)
    before = seat.get()
    entry = phone.claim("match.rename", seat=0, face="cat")
    told = seat.get("/logbook", after=entry["number"] - 1).json["entries"]
    after = seat.get(headers={"If-None-Match": before.headers["ETag"]})

    assert [("match.rename", 0)] == [(one["claim"]["claim"], one["claim"]["seat"]) for one in told]
    assert (200, "cat") == (after.status, shown(after.json)["Ann"])


def test_a_seat_chooses_no_face(phone):
    """Whoever may rename may: the scorekeeper."""
    told = phone.at_seat(1).tell({"claim": "match.rename", "seat": 1, "face": "cat"})

    assert (403, "octopus") == (told.status, table_of(phone)["Bob"])


# --- in a rematch ---


def test_a_rematch_keeps_the_faces(phone):
    """Wherever people sit there, and whether or not anybody chose."""
    phone.claim("match.score", winner=0, points=10)
    by_default = phone.post(f"{phone.path}/rematch").json
    bearer = {"Authorization": f"Bearer {by_default['token']}"}
    phone.send("DELETE", f"/v1/matches/{by_default['id']}", bearer, None)
    phone.claim("match.rename", seat=2, face="owl")
    chosen = phone.post(f"{phone.path}/rematch").json

    assert {"Bob": "octopus", "Cat": "frog", "Ann": "fox"} == shown(by_default)
    assert {"Bob": "octopus", "Cat": "owl", "Ann": "fox"} == shown(chosen)


def test_a_rematch_keeps_them_when_new_people_come_along(phone):
    """They have what is free; who has left is not there, and the face neither."""
    phone.claim("match.opening", points={"0": 5})
    phone.claim("match.leave", seat=0)
    body = phone.post(f"{phone.path}/rematch").json
    again = Phone(phone.send, body["id"], body["token"])
    again.claim("match.join", name="Dan")
    again.claim("match.join", name="Eve")

    assert {"Bob": "octopus", "Cat": "frog", "Dan": "fox", "Eve": "crab"} == table_of(again)


# --- over evenings ---


def test_people_of_a_group_keep_their_faces(circle):
    """Wherever they sit, though nobody ever chose one."""
    first, second = circle.evening("Ann", "Bob", "Cat"), circle.evening("Cat", "Dan", "Ann")

    assert {"Ann": "fox", "Bob": "octopus", "Cat": "frog"} == table_of(first)
    assert {"Cat": "frog", "Dan": "crab", "Ann": "fox"} == table_of(second)
    assert {"Ann": "fox", "Bob": "octopus", "Cat": "frog", "Dan": "crab"} == remembered(circle)


def test_a_chosen_face_is_for_later_evenings(send, circle):
    """Chosen on opening, on sitting down or later; a match that was opened before keeps what it had."""
    before = circle.evening("Ann", "Bob", "Dan")
    phone = opened(send, "Ann Bob", "owl", None, circle=circle)
    phone.claim("match.rename", seat=1, face="cat")
    phone.claim("match.join", name="Dan", face="penguin")

    assert {"Ann": "owl", "Bob": "cat", "Dan": "penguin"} == remembered(circle) == table_of(phone)
    assert {"Dan": "penguin", "Ann": "owl", "Bob": "cat"} == table_of(circle.evening("Dan", "Ann", "Bob"))
    assert {"Ann": "fox", "Bob": "octopus", "Dan": "frog"} == table_of(before)


def test_traded_faces_stay_traded(circle):
    """Each of the two keeps what they got for it."""
    circle.evening("Ann", "Bob").claim("match.rename", seat=1, face="fox")

    assert {"Ann": "octopus", "Bob": "fox"} == remembered(circle)
    assert {"Ann": "octopus", "Bob": "fox"} == table_of(circle.evening("Ann", "Bob"))


@pytest.fixture
def two_foxes(circle) -> Circle:
    """A group in which Ann and Bob, who never met, have one face."""
    circle.evening("Ann", "Cat")
    circle.evening("Bob", "Cat").claim("match.rename", seat=0, face="fox")
    assert {"Ann": "fox", "Bob": "fox", "Cat": "octopus"} == remembered(circle)
    return circle


def test_of_two_with_one_face_who_sits_later_has_a_free_one(two_foxes):
    """At that table; both keep theirs."""
    phones = [two_foxes.evening(*names.split()) for names in ("Ann Bob Cat", "Bob Ann Cat")]

    assert {"Ann": "fox", "Bob": "frog", "Cat": "octopus"} == table_of(phones[0])
    assert {"Bob": "fox", "Ann": "frog", "Cat": "octopus"} == table_of(phones[1])
    assert {"Ann": "fox", "Bob": "fox", "Cat": "octopus"} == remembered(two_foxes)


def test_who_trades_a_face_that_was_only_for_a_table_keeps_the_own_one(two_foxes):
    """Bob is a frog here; Cat takes the frog, and Bob is still the fox of other evenings."""
    phone = two_foxes.evening("Ann", "Bob", "Cat")
    phone.claim("match.rename", seat=2, face="frog")

    assert {"Ann": "fox", "Bob": "octopus", "Cat": "frog"} == table_of(phone)
    assert {"Ann": "fox", "Bob": "fox", "Cat": "frog"} == remembered(two_foxes)


def test_what_is_chosen_for_a_seat_goes_before_what_people_have(send, circle):
    """Ann, who has that face, is another animal for this match."""
    circle.evening("Ann", "Bob")
    phone = opened(send, "Ann Bob", None, "fox", circle=circle)

    assert {"Ann": "octopus", "Bob": "fox"} == table_of(phone)
    assert {"Ann": "fox", "Bob": "fox"} == remembered(circle)


def test_who_sits_down_later_brings_the_own_face(two_foxes):
    """If nobody there has it."""
    phone = two_foxes.evening("Cat", "Dan")
    phone.claim("match.join", name="Ann")
    phone.claim("match.join", name="Bob")

    assert {"Cat": "octopus", "Dan": "frog", "Ann": "fox", "Bob": "crab"} == table_of(phone)
    assert "fox" == remembered(two_foxes)["Bob"]


def test_a_seat_that_is_somebody_else_has_that_ones_face(two_foxes):
    """If nobody there has it; who is new takes over the face of the seat."""
    phone = two_foxes.evening("Cat", "Dan")
    phone.claim("match.rename", seat=1, name="Ann")
    known = table_of(phone)
    phone.claim("match.rename", seat=1, name="Eve")
    new = table_of(phone)
    phone.claim("match.rename", seat=0, name="Bob")
    taken = table_of(phone)

    assert [{"Cat": "octopus", "Ann": "fox"}, {"Cat": "octopus", "Eve": "fox"}] == [known, new]
    assert {"Bob": "octopus", "Eve": "fox"} == taken
    assert ("fox", "fox", "frog") == tuple(remembered(two_foxes)[name] for name in ("Eve", "Bob", "Dan"))


def test_what_is_chosen_with_another_name_is_traded_for_what_the_seat_had(two_foxes):
    """Not for the face that this person has elsewhere."""
    phone = two_foxes.evening("Cat", "Dan")
    phone.claim("match.rename", seat=1, name="Ann", face="octopus")

    assert {"Cat": "frog", "Ann": "octopus"} == table_of(phone)
    assert ("frog", "octopus", "frog") == tuple(remembered(two_foxes)[name] for name in ("Cat", "Ann", "Dan"))


def test_a_rematch_in_a_group_keeps_the_faces_of_its_table(two_foxes):
    """And changes nobody's own."""
    phone = two_foxes.evening("Ann", "Bob", "Cat")
    phone.claim("match.score", winner=0, points=10)
    body = phone.post(f"{phone.path}/rematch").json

    assert {"Bob": "frog", "Cat": "octopus", "Ann": "fox"} == shown(body)
    assert {"Ann": "fox", "Bob": "fox", "Cat": "octopus"} == remembered(two_foxes)


def test_two_spellings_of_one_person_have_the_others_face(circle):
    """The one into whom they are merged."""
    circle.evening("Ann", "Bob")
    circle.evening("Bobb", "Ann")
    people = circle.people()
    assert 200 == circle.merge(people["Bobb"], people["Bob"]).status

    assert {"Ann": "fox", "Bob": "octopus"} == remembered(circle)


# --- looking back ---


def test_evenings_are_looked_back_on_with_the_faces_of_today(circle):
    """As with the names of today; in the standings everybody has the own one."""
    phone = circle.evening("Ann", "Bob", target=10)
    phone.claim("match.score", winner=0, points=10)
    circle.evening("Cat", "Ann").claim("match.rename", seat=1, face="owl")
    (newer, older) = circle.history()

    assert [("Cat", "frog"), ("Ann", "owl")] == [(one["name"], one["face"]) for one in newer["people"]]
    assert [("Ann", "owl"), ("Bob", "octopus")] == [(one["name"], one["face"]) for one in older["people"]]
    assert {"Ann": "owl", "Bob": "octopus", "Cat": "frog"} == {
        name: row["face"] for name, row in circle.standings().items()
    }


def test_no_two_of_a_match_look_alike_in_the_history(two_foxes):
    """Who sits later has one that is free."""
    two_foxes.evening("Bob", "Ann", "Cat")

    assert ["fox", "frog", "octopus"] == [one["face"] for one in two_foxes.history()[0]["people"]]


# --- leaving and coming in ---


def record_of(phone: Phone) -> Answer:
    answer = phone.get("/record.ndjson")
    assert answer.status == 200, answer.body
    return answer


def brought(send, record: bytes, circle: Circle | None = None) -> Answer:
    headers = {"Content-Type": NDJSON, "Idempotency-Key": new_key(), **(circle.bearer if circle else {})}
    return send("POST", "/v1/records", headers, record)


def header_of(record: Answer) -> list[dict]:
    return json.loads(record.body.splitlines()[0])["seats"]


def test_a_record_tells_the_faces_that_were_chosen(send, phone):
    """A choice tells those of the whole table; without one it is what earlier releases wrote. It comes in
    with all of them, and leaves as it came."""
    plain = record_of(phone)
    phone.claim("match.rename", seat=2, face="fox")
    record = record_of(phone)
    answer = brought(send, record.body)

    assert [{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "Bob"}, {"seat": 2, "name": "Cat"}] == header_of(
        plain
    )
    assert ["frog", "octopus", "fox"] == [seat["face"] for seat in header_of(record)]
    assert (201, table_of(phone)) == (answer.status, shown(answer.json))
    assert record.body == record_of(Phone(send, answer.json["id"], answer.json["token"])).body


def test_a_match_that_is_taken_over_into_a_group_keeps_its_faces(send, circle):
    """Who is new there has that face from now on, and who was there already keeps the own one."""
    circle.evening("Cat", "Ann")
    phone = opened(send, "Ann Bob Cat", "owl", "penguin", None)
    answer = brought(send, record_of(phone).body, circle)

    assert {"Ann": "owl", "Bob": "penguin", "Cat": "fox"} == shown(answer.json) == table_of(phone)
    assert {"Ann": "octopus", "Bob": "penguin", "Cat": "fox"} == remembered(circle)


def test_a_match_without_chosen_faces_takes_those_of_the_group(send, circle):
    """As a match that is opened there."""
    circle.evening("Cat", "Ann")
    answer = brought(send, record_of(Phone.opening(send, "Ann", "Bob", "Cat")).body, circle)

    assert {"Ann": "octopus", "Bob": "frog", "Cat": "fox"} == shown(answer.json)
    assert {"Ann": "octopus", "Bob": "frog", "Cat": "fox"} == remembered(circle)


# --- erased ---


def chosen(app, phone: Phone) -> list[str | None]:
    with app.app_context(), open_read_session() as session:
        return [seat.face for seat in journal.seats_with_faces(session, phone.match)]


def test_a_face_is_erased_with_the_name(app, send):
    """Of a seat; all others keep theirs."""
    phone = opened(send, "Ann Bob Cat", "owl", "cat", "fox")
    erased = phone.send(
        "DELETE", f"{phone.path}/seats/0/name", {"Authorization": f"Bearer {phone.token}"}, None
    )

    assert (204, [None, "cat", "fox"]) == (erased.status, chosen(app, phone))
    assert {"Player 1": "octopus", "Bob": "cat", "Cat": "fox"} == table_of(phone)


def test_an_erased_match_has_no_faces(app, send):
    """Nothing of it is left."""
    phone = opened(send, "Ann Bob", "owl", "cat")
    phone.send("DELETE", phone.path, {"Authorization": f"Bearer {phone.token}"}, None)

    assert [] == chosen(app, phone)


def test_a_persons_face_is_erased_with_the_name(app, send, circle):
    """From the group and all its matches."""
    phones = [opened(send, "Ann Bob", "owl", "cat", circle=circle), circle.evening("Bob", "Ann")]
    person = circle.people()["Ann"]
    assert 204 == circle.forget(person).status

    assert [[None, "cat"], ["cat", None]] == [chosen(app, phone) for phone in phones]
    assert {"Bob": "cat"} == remembered(circle)
    with app.app_context(), open_read_session() as session:
        assert groups.find_person_of_group(session, circle.group, person).face is None
    assert ["fox", "cat"] == [one["face"] for one in circle.history()[1]["people"]]


# --- from before there were faces ---


def test_a_match_from_before_has_faces_too(app, circle):
    """By its seats; and once somebody chooses one there, all others keep theirs."""
    phone = circle.evening("Ann", "Bob", "Cat")
    with app.app_context():
        transact(
            lambda session: journal.set_chosen_faces_of_seats(session, phone.match, dict.fromkeys(range(3)))
        )
    before = table_of(phone)
    phone.claim("match.rename", seat=0, face="penguin")

    assert {"Ann": "fox", "Bob": "octopus", "Cat": "frog"} == before
    assert {"Ann": "penguin", "Bob": "octopus", "Cat": "frog"} == table_of(phone)
