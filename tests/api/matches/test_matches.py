"""A match is opened, looked at and erased."""

import pytest
import sqlalchemy as sa

from referee.games import GAMES
from referee.storage.db import db
from tests.api.phone import Phone, new_key, post

OPENING = {"game": "uno", "seats": ["Ann", "Bob"], "rules": {"preset": "standard", "target": 300}}
EXPANDED = {
    "preset": "standard",
    "target": 500,
    "differences": {one.id: one.default_option.id for one in GAMES["uno"].differences},
    "house_rules": {},
}
"""The standard rules as the first entry stores them: every difference with its answer."""


# --- opening ---


def test_an_opened_match_is_told_whole(send):
    """Its id and place, the keeper's token, the seats in order, the rules, and what may be claimed now."""
    opened = post(send, "/v1/matches", OPENING)
    ann, bob = {"seat": 0, "name": "Ann", "face": "fox"}, {"seat": 1, "name": "Bob", "face": "octopus"}

    assert (201, f"/v1/matches/{opened.json['id']}") == (opened.status, opened.headers["Location"])
    assert opened.json["token"].startswith("rk_")
    assert [ann, bob] == opened.json["seats"]
    assert ("uno", 1) == (opened.json["game"], opened.json["number"])
    assert EXPANDED | {"target": 300} == opened.json["state"]["rules"]
    assert [0, 0] == opened.json["state"]["totals"]
    assert [{"claim": {"claim": "uno.deal"}}] == opened.json["may"]


def test_without_rules_the_standard_ones_are_played(send):
    """To 500."""
    opened = post(send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]})

    assert EXPANDED == opened.json["state"]["rules"]


def test_the_first_entry_is_the_opening(phone):
    """Told by the keeper; the names are not in it, so that they can be erased."""
    entry = phone.get("/logbook").json["entries"][0]

    assert (1, "keeper", "upheld") == (entry["number"], entry["by"], entry["verdict"])
    assert ("match.open", 3) == (entry["claim"]["claim"], entry["claim"]["seats"])
    assert "Ann" not in str(entry)


def test_names_are_told_as_they_were_given(send):
    """Any script, and markup as it stands; blanks around a name are none of it."""
    names = ["  Łukasz ", "李", "Zoë & <b>Co</b>", "'; DROP TABLE seats; --", "=1+1"]
    phone = Phone.opening(send, *names)

    assert [name.strip() for name in names] == [seat["name"] for seat in phone.look()["seats"]]


@pytest.mark.parametrize("seats", [2, 10])
def test_so_many_people_play_uno(send, seats):
    """Two to ten."""
    phone = Phone.opening(send, *(f"P{number}" for number in range(seats)))

    assert list(range(seats)) == phone.look()["state"]["order"]


def test_ids_cannot_be_guessed(send):
    """128 random bits each, and nothing in common but the letter of the cell."""
    ids = {Phone.opening(send, "Ann", "Bob").match for _ in range(5)}

    assert 5 == len(ids)
    assert {1 + 22} == {len(match) for match in ids}


def test_a_repeated_opening_is_the_same_match(send):
    """With a token of its own: the first answer may have been lost, token and all. Both tokens live."""
    key = new_key()
    first, again = post(send, "/v1/matches", OPENING, key), post(send, "/v1/matches", OPENING, key)
    tokens = {first.json["token"], again.json["token"]}

    assert (201, first.json["id"]) == (again.status, again.json["id"])
    assert first.headers["Location"] == again.headers["Location"]
    assert 2 == len(tokens)
    assert {200} == {Phone(send, first.json["id"], token).get().status for token in tokens}
    assert 1 == again.json["number"]


def test_once_something_was_claimed_the_opening_is_not_repeated(send):
    """By then somebody holds a token, and who only guessed the key gets none."""
    key = new_key()
    first = post(send, "/v1/matches", OPENING, key)
    Phone(send, first.json["id"], first.json["token"]).claim("match.note", text="x")
    again = post(send, "/v1/matches", OPENING, key)

    assert (422, "urn:referee:problem:key-reused") == (again.status, again.json["type"])
    assert "token" not in again.json


@pytest.mark.parametrize("change", [{"seats": ["Bob", "Ann"]}, {"rules": {"target": 299}}])
def test_a_key_opens_one_match(send, change):
    """With other people or rules the key is refused, and no token told."""
    key = new_key()
    post(send, "/v1/matches", OPENING, key)
    again = post(send, "/v1/matches", OPENING | change, key)

    assert (422, "urn:referee:problem:key-reused") == (again.status, again.json["type"])


def test_another_key_opens_another_match(send):
    """The same people may play twice."""
    assert post(send, "/v1/matches", OPENING).json["id"] != post(send, "/v1/matches", OPENING).json["id"]


def test_an_erased_match_is_not_opened_again(send):
    """Its key is spent: the names are gone, so nobody could tell whether it is the same request."""
    key = new_key()
    opened = post(send, "/v1/matches", OPENING, key).json
    Phone(send, opened["id"], opened["token"]).send(
        "DELETE", f"/v1/matches/{opened['id']}", {"Authorization": f"Bearer {opened['token']}"}, None
    )

    assert 422 == post(send, "/v1/matches", OPENING, key).status


# --- looking ---


def test_a_match_is_told_as_it_stands(dealt):
    """The state is that of the last answer, and the number that of the last entry."""
    answer = dealt.claim("uno.play", seat=1, card="red 7")
    body = dealt.look()

    assert (answer["state"], 3) == (body["state"], body["number"])


def test_an_unchanged_match_is_not_told_again(dealt):
    """304 without a body while the phone has the newest answer, and it keeps its ETag."""
    told = dealt.get()
    again = dealt.get(headers={"If-None-Match": told.headers["ETag"]})

    assert (304, b"", told.headers["ETag"]) == (again.status, again.body, again.headers["ETag"])


@pytest.mark.parametrize(
    "claim",
    [
        {"claim": "uno.play", "seat": 1, "card": "red 7"},
        {"claim": "uno.play", "seat": 1, "card": "blue 7"},
        {"claim": "match.note", "text": "x"},
        {"claim": "match.take_back", "to": 1},
        {"claim": "match.allow", "entry": 1},
    ],
)
def test_every_entry_changes_the_etag(dealt, claim):
    """Also one that counts for nothing: the phone would miss its number."""
    told = dealt.get()
    dealt.tell(claim)
    again = dealt.get(headers={"If-None-Match": told.headers["ETag"]})

    assert 200 == again.status
    assert told.headers["ETag"] != again.headers["ETag"]


def test_every_view_has_its_own_etag(dealt):
    """With and without `may` are two answers."""
    assert dealt.get().headers["ETag"] != dealt.get(may=1).headers["ETag"]


def test_the_rules_in_force_are_told_as_data_where_that_is_asked(send):
    """To whoever opens a match at once; with a claim never."""
    opened = post(send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}).json
    phone = Phone(send, opened["id"], opened["token"])

    assert opened["kit"] == phone.look(kit=1)["kit"]
    assert "kit" not in phone.look()
    assert "kit" not in phone.claim("uno.deal", turned_up=["red 5"])


def test_a_match_is_for_its_phone_alone(dealt):
    """No cache on the way may keep it; the phone's own asks before it uses what it has, where there is
    an ETag to ask with."""
    kept = {path: dealt.get(path).headers["Cache-Control"] for path in ("", "/logbook", "/scores")}

    assert {"": "private, no-cache", "/logbook": "private, no-cache", "/scores": "no-store"} == kept


def test_a_head_request_is_a_look_without_a_body(dealt):
    """The same headers."""
    headers = {"Authorization": f"Bearer {dealt.token}"}
    told = dealt.send("HEAD", dealt.path, headers, None)

    assert (200, b"", dealt.get().headers["ETag"]) == (told.status, told.body, told.headers["ETag"])


@pytest.mark.parametrize(("may", "told"), [("1", True), ("true", True), ("0", False), ("false", False)])
def test_may_is_yes_or_no(dealt, may, told):
    """As people write it in an address."""
    assert told == ("may" in dealt.look(may=may))


# --- erasing ---


def erase(phone: Phone) -> int:
    return phone.send("DELETE", phone.path, {"Authorization": f"Bearer {phone.token}"}, None).status


def test_an_erased_match_is_gone(dealt):
    """204, and again 204 for the phone that lost the answer; everything else says 404 from then on."""
    statuses = erase(dealt), erase(dealt)
    after = [
        dealt.get(),
        dealt.get("/logbook"),
        dealt.get("/scores"),
        dealt.tell({"claim": "match.note", "text": "x"}),
        dealt.preview({"claim": "match.void"}),
        dealt.post(f"{dealt.path}/seats/1/tokens"),
    ]

    assert (204, 204) == statuses
    assert [404] * 6 == [answer.status for answer in after]


def test_after_an_erasure_no_seat_is_known(dealt):
    """Its token has died with the match."""
    bob = dealt.at_seat(1)
    erase(dealt)

    assert 401 == bob.get().status


def test_an_erased_match_answers_no_retry(dealt):
    """The old answers held names, so they are gone too."""
    key, claim = new_key(), {"claim": "uno.draw", "seat": 1, "after": 2}
    dealt.tell(claim, key)
    erase(dealt)

    assert 404 == dealt.tell(claim, key).status


def test_nothing_that_was_said_is_left_of_an_erased_match(app, send):
    """No row of the database holds a name, a remark or a card of it any more."""
    phone = Phone.opening(send, "Xanthippe", "Yggdrasil")
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("match.note", text="Zebedee was here")
    phone.at_seat(1).claim("uno.draw", seat=1)
    erase(phone)
    with app.app_context(), db.engine.connect() as connection:
        left = {
            table.name: connection.execute(sa.select(table).where(_of_match(table, phone.match))).all()
            for table in db.metadata.sorted_tables
            if table.name not in ("groups", "people", "noting", "probes")
        }

    gone = ("seats", "entries", "replies", "tallies")
    assert dict.fromkeys(gone, []) == {name: left[name] for name in gone}
    assert not any(word in str(left) for word in ("Xanthippe", "Yggdrasil", "Zebedee", "red 5"))


def _of_match(table: sa.Table, match: str) -> sa.ColumnElement[bool]:
    return (table.c.id if table.name == "matches" else table.c.match_id) == match


def test_only_its_own_match_is_erased(send):
    """The one beside it goes on."""
    gone, stays = (Phone.opening(send, "Ann", "Bob") for _ in range(2))
    erase(gone)

    assert 201 == stays.tell({"claim": "match.note", "text": "x"}).status
