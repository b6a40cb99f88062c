"""A group plays over many evenings: its matches, its people, its token."""

import pytest
import sqlalchemy as sa

from referee.services import people
from referee.storage.db import db
from tests.api.evenings import Circle, send_raw
from tests.api.phone import Phone, new_key, post, through
from tests.proofs.server import together


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send)


def problem(answer) -> tuple[int, str]:
    return answer.status, answer.json["type"].removeprefix("urn:referee:problem:")


# --- opening a group ---


def test_an_opened_group_is_told_whole(send):
    """Its id and place, its name, and the token that opens everything in it."""
    opened = post(send, "/v1/groups", {"name": "  Fridays at Łukasz's "})

    assert (201, f"/v1/groups/{opened.json['id']}") == (opened.status, opened.headers["Location"])
    assert ("Fridays at Łukasz's", "rg_a", 23) == (
        opened.json["name"],
        opened.json["token"][:4],
        len(opened.json["id"]),
    )


def test_a_new_group_has_nobody(circle):
    """And no match."""
    assert {"id": circle.group, "name": "Fridays", "people": [], "matches": 0} == circle.ask().json


def test_a_repeated_opening_is_the_same_group(send):
    """With a token of its own: the first answer may have been lost."""
    key = new_key()
    first, again = (post(send, "/v1/groups", {"name": "Fridays"}, key).json for _ in range(2))

    assert first["id"] == again["id"]
    assert first["token"] != again["token"]
    assert {200} == {Circle(send, first["id"], one["token"]).ask().status for one in (first, again)}


def test_once_something_was_opened_in_it_the_opening_is_not_repeated(send):
    """By then somebody holds a token, also when the match has been erased since."""
    key = new_key()
    opened = post(send, "/v1/groups", {"name": "Fridays"}, key).json
    circle = Circle(send, opened["id"], opened["token"])
    circle.delete(circle.evening("Ann", "Bob").path)
    again = post(send, "/v1/groups", {"name": "Fridays"}, key)

    assert (422, "key-reused") == problem(again)


def test_a_key_opens_one_group(send):
    """With another name it is refused."""
    key = new_key()
    post(send, "/v1/groups", {"name": "Fridays"}, key)

    assert (422, "key-reused") == problem(post(send, "/v1/groups", {"name": "Saturdays"}, key))


# --- opening matches in it ---


def test_a_match_in_a_group_is_a_match(circle):
    """With a keeper's token of its own, as any other; the people are the group's from now on."""
    opened = circle.open("Ann", "Bob")

    assert (201, "rk_") == (opened.status, opened.json["token"][:3])
    assert [(one["name"], one["matches"]) for one in circle.ask().json["people"]] == [("Ann", 1), ("Bob", 1)]
    assert 1 == circle.ask().json["matches"]


def test_people_are_known_by_their_names(circle):
    """In any capitals, and with an accent in one letter or two."""
    circle.evening("ann", "Zoë", "STRASSE")
    circle.evening("ANN", "Zoe\u0308", "Straße")

    told = {one["name"]: one["matches"] for one in circle.ask().json["people"]}
    assert {"ann": 2, "Zoë": 2, "STRASSE": 2} == told


def test_another_group_has_people_of_its_own(send, circle):
    """Even by the same names."""
    other = Circle.opening(send)
    circle.evening("Ann", "Bob")
    other.evening("Ann", "Bob")

    assert not set(circle.people().values()) & set(other.people().values())


@pytest.mark.parametrize("names", [("Zoë", "Zoe\u0308"), ("Ann", "aNN")])
def test_nobody_sits_at_two_seats(circle, names):
    """Two spellings of one name are one name."""
    body = circle.open(*names)

    assert (422, {"seats": ["Two people have the same name."]}) == (body.status, body.json["errors"])


def test_a_repeated_opening_is_the_same_match(circle):
    """In a group as without one; and its people are added once."""
    key = new_key()
    first, again = (circle.open("Ann", "Bob", key=key) for _ in range(2))

    assert (201, first.json["id"]) == (again.status, again.json["id"])
    assert 1 == circle.ask().json["matches"]


def test_a_key_belongs_to_one_group(send, circle):
    """Neither another group nor nobody's opening gets the match."""
    key = new_key()
    circle.open("Ann", "Bob", key=key)
    told = {"game": "uno", "seats": ["Ann", "Bob"], "rules": {"target": 500}}

    assert (422, "key-reused") == problem(Circle.opening(send).open("Ann", "Bob", key=key))
    assert (422, "key-reused") == problem(post(send, "/v1/matches", told, key))


@pytest.mark.parametrize("header", ["", "   "])
def test_without_a_token_a_match_belongs_to_nobody(send, circle, header):
    """As before there were groups."""
    opened = post(
        send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}, None, {"Authorization": header}
    )

    assert 201 == opened.status
    assert 404 == Phone(send, opened.json["id"], circle.token).get().status


@pytest.mark.parametrize(
    "token", ["{keeper}", "{seat}", "nonsense", "rg_" + "A" * 43, "{group}x", "\xff", "{group} {group}"]
)
def test_another_token_opens_nothing(send, circle, phone, token):
    """401: who means to open it in a group shall not open it beside."""
    told = token.replace("{keeper}", phone.token).replace("{seat}", phone.at_seat(1).token)
    header = {"Authorization": f"Bearer {told.replace('{group}', circle.token)}"}
    answer = post(send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}, None, header)

    assert (401, "no-token") == problem(answer)
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_who_joins_is_one_of_the_people(circle):
    """Somebody new, or somebody the group knows from another evening."""
    circle.evening("Dan", "Eve")
    phone = circle.evening("Ann", "Bob")
    phone.claim("match.join", name="DAN")
    phone.claim("match.join", name="Zoe")

    told = {one["name"]: one["matches"] for one in circle.ask().json["people"]}
    assert {"Ann": 1, "Bob": 1, "Dan": 2, "Eve": 1, "Zoe": 1} == told


def test_a_seat_with_another_name_is_another_persons(circle):
    """It was a slip, or somebody took the seat over."""
    phone = circle.evening("Ann", "Bbo")
    phone.claim("match.rename", seat=1, name="Bob")

    told = {one["name"]: one["matches"] for one in circle.ask().json["people"]}
    assert {"Ann": 1, "Bbo": 0, "Bob": 1} == told


def test_a_refused_join_adds_nobody(circle):
    """While a round is open nobody sits down."""
    phone = circle.evening("Ann", "Bob")
    phone.claim("uno.deal", turned_up=["red 5"])
    answer = phone.claim("match.join", name="Zoe")

    assert "refused" == answer["verdict"]
    assert ["Ann", "Bob"] == list(circle.people())


def test_a_preview_adds_nobody(circle):
    """Nothing is stored."""
    circle.evening("Ann", "Bob").preview({"claim": "match.join", "name": "Zoe"})

    assert ["Ann", "Bob"] == list(circle.people())


def test_nobody_joins_twice_under_two_spellings(circle):
    """Annie was found to be Ann, and sits there as Annie: so Ann sits there already."""
    phone = circle.evening("Annie", "Bob")
    circle.evening("Ann", "Cat")
    circle.merge(circle.people()["Annie"], circle.people()["Ann"])
    answer = phone.tell({"claim": "match.join", "name": "Ann"})

    assert (422, ["name"]) == (answer.status, list(answer.json["errors"]))
    assert 1 == phone.look()["number"]


# --- what the token is for ---


def test_a_group_reads_all_and_claims_nothing(circle):
    """It may try, issue a keeper's token and erase; the rest is the table's."""
    phone = circle.evening("Ann", "Bob")
    group = circle.at(phone)

    assert {200} == {group.get(path).status for path in ("", "/logbook", "/scores", "/agreement")}
    assert 200 == group.preview({"claim": "uno.deal", "turned_up": ["red 5"]}).status
    assert (403, "not-your-right") == problem(group.tell({"claim": "match.note", "text": "x"}))
    assert (403, "not-your-right") == problem(group.post(f"{phone.path}/seats/0/tokens"))
    assert (403, "not-your-right") == problem(circle.delete(f"{phone.path}/seats/0/name"))
    assert 1 == phone.look()["number"]


def test_the_keepers_keys_are_the_keepers(circle):
    """A group learns no answer to a key it has seen."""
    phone, key = circle.evening("Ann", "Bob"), new_key()
    phone.tell({"claim": "match.note", "text": "x", "after": 1}, key)

    assert 403 == circle.at(phone).tell({"claim": "match.note", "text": "x", "after": 1}, key).status


def test_a_lost_phone_is_no_lost_match(circle):
    """The group gives the keeper another token, and so does the keeper; the old one lives on."""
    phone = circle.evening("Ann", "Bob")
    issued = [one.post(f"{phone.path}/tokens") for one in (circle.at(phone), phone)]

    assert [(201, {"token"}, "rk_")] * 2 == [
        (one.status, set(one.json), one.json["token"][:3]) for one in issued
    ]
    for one in issued:
        assert 201 == Phone(phone.send, phone.match, one.json["token"]).post(f"{phone.path}/tokens").status
    assert 200 == phone.get().status


def test_a_seat_gives_nobody_a_token(circle):
    """Of the scorekeeper."""
    seat = circle.evening("Ann", "Bob").at_seat(1)

    assert (403, "not-your-right") == problem(seat.post(f"{seat.path}/tokens"))


def test_a_group_erases_a_match(circle):
    """204, and again 204; nothing of it can be had any more, and nothing counts it."""
    phone = circle.evening("Ann", "Bob")
    phone.claim("match.score", winner=1, points=20)
    circle.standings()
    statuses = [circle.delete(phone.path).status for _ in range(2)]
    group = circle.at(phone)

    assert [204, 204] == statuses
    assert {404} == {
        *(group.get().status, phone.get().status, group.post(f"{phone.path}/tokens").status),
        group.post(f"{phone.path}/rematch").status,
    }
    assert ([], {}, 0) == (circle.history(), circle.standings(), circle.ask().json["matches"])
    assert {"Ann", "Bob"} == set(circle.people())


def test_another_groups_match_is_not_there(send, circle):
    """404 on every route, as for a stranger, and as if there were none."""
    phone = circle.evening("Ann", "Bob")
    alone = Phone.opening(send, "Ann", "Bob")
    other = Circle.opening(send)
    for match in (phone.match, alone.match, "A" * 22):
        stranger = Phone(send, match, other.token)
        answers = [
            *(stranger.get(path) for path in ("", "/logbook", "/scores", "/agreement")),
            stranger.tell({"claim": "match.note", "text": "x"}),
            *(stranger.post(f"{stranger.path}/{what}") for what in ("tokens", "rematch", "seats/0/tokens")),
            other.delete(stranger.path),
            other.delete(f"{stranger.path}/seats/0/name"),
            stranger.preview({"claim": "match.void"}),
        ]

        assert {(404, "no-such-match")} == set(map(problem, answers))
    assert 200 == phone.get().status


OF_A_GROUP = [
    ("GET", "", None),
    ("GET", "/history", None),
    ("GET", "/standings", None),
    ("POST", "/people/{person}/merge", {"into": "x"}),
    ("DELETE", "/people/{person}", None),
]


@pytest.mark.parametrize(("method", "path", "body"), OF_A_GROUP)
def test_a_group_is_for_its_own_token(send, circle, phone, method, path, body):
    """401 without a token, and 404 with any other living one: that it exists is nobody else's business."""
    circle.evening("Ann", "Bob")
    path = circle.path + path.replace("{person}", circle.people()["Ann"])
    wrong = {"nonsense": 401, "": 401, Circle.opening(send).token: 404, phone.token: 404}
    for token, status in wrong.items():
        answer = send_raw(Circle(send, circle.group, token), method, path, body)

        assert (status, "no-token" if status == 401 else "no-such-group") == problem(answer)
    assert {"Ann", "Bob"} == set(circle.people())


@pytest.mark.parametrize("place", ["A" * 22, "%00", "%ed%a0%80", "x" * 5000, "' OR 1=1 --"])
def test_a_group_that_is_not_there_is_not_found(circle, place):
    """Also with the token of another."""
    answer = send_raw(circle, "GET", f"/v1/groups/{place}")

    assert (404, "no-such-group") == problem(answer)


@pytest.mark.parametrize("place", ["%00", "%ed%a0%80", "x" * 5000, "' OR 1=1 --"])
def test_a_match_that_cannot_be_there_is_not_found(circle, place):
    """No database is asked for it."""
    for path in ("", "/logbook", "/scores"):
        assert (404, "no-such-match") == problem(send_raw(circle, "GET", f"/v1/matches/{place}{path}"))


# --- merging ---


def test_two_spellings_become_one_person(circle):
    """What the one has played is the other's; the one is gone, and the matches count once."""
    circle.evening("Ann", "Bob").claim("match.score", winner=0, points=20)
    circle.evening("Anne", "Bob").claim("match.score", winner=0, points=30)
    known = circle.people()
    answer = circle.merge(known["Anne"], known["Ann"])

    assert (200, circle.ask().json) == (answer.status, answer.json)
    assert {"Ann": 2, "Bob": 2} == {one["name"]: one["matches"] for one in answer.json["people"]}
    assert (2, 50) == (circle.standings()["Ann"]["rounds_won"], circle.standings()["Ann"]["points"])
    assert {"Ann", "Bob"} == {one["name"] for match in circle.history() for one in match["people"]}
    assert [2, 0] == [len(circle.history(person=known["Ann"])), len(circle.people().keys() & {"Anne"})]
    assert (404, "no-such-person") == problem(circle.merge(known["Anne"], known["Ann"]))


def test_who_sat_in_one_match_are_two_people(circle):
    """422, and the match is named."""
    phone = circle.evening("Ann", "Bob")
    known = circle.people()
    answer = circle.merge(known["Ann"], known["Bob"])

    assert (422, ["into"]) == (answer.status, list(answer.json["errors"]))
    assert phone.match in answer.json["errors"]["into"][0]
    assert {"Ann", "Bob"} == set(circle.people())


@pytest.mark.parametrize(
    "into", [None, 1, "", "x" * 65, "nobody", "me too", "\u202e", "' OR 1=1 --", [], {}, "{self}", "{other}"]
)
def test_nobody_is_merged_with_who_is_not_there(send, circle, into):
    """Nor into oneself, nor into a person of another group: 422, and the field is named."""
    circle.evening("Ann", "Bob")
    other = Circle.opening(send)
    other.evening("Ann", "Bob")
    said = {"{self}": circle.people()["Ann"], "{other}": other.people()["Ann"]}
    answer = circle.merge(circle.people()["Ann"], said.get(into, into) if isinstance(into, str) else into)

    assert (422, ["into"]) == (answer.status, list(answer.json["errors"]))
    assert ({"Ann", "Bob"}, {"Ann", "Bob"}) == (set(circle.people()), set(other.people()))


@pytest.mark.parametrize("body", [{}, {"into": "x", "more": 1}, {"in": "x"}])
def test_a_merge_says_whom_and_nothing_else(circle, body):
    """422."""
    circle.evening("Ann", "Bob")
    path = f"{circle.path}/people/{circle.people()['Ann']}/merge"

    assert 422 == send_raw(circle, "POST", path, body).status


@pytest.mark.parametrize("person", ["nobody", "%00", "%ed%a0%80", "x" * 5000, "'%20OR%201=1", "{other}"])
def test_who_is_nobody_of_the_group_is_not_found(send, circle, person):
    """404 for merging and for erasing."""
    circle.evening("Ann", "Bob")
    other = Circle.opening(send)
    other.evening("Ann", "Bob")
    path = f"{circle.path}/people/{person.replace('{other}', other.people()['Ann'])}"

    assert (404, "no-such-person") == problem(circle.delete(path))
    merge = send_raw(circle, "POST", f"{path}/merge", {"into": circle.people()["Bob"]})
    assert (404, "no-such-person") == problem(merge)
    assert {"Ann", "Bob"} == set(other.people())


# --- names ---


@pytest.mark.parametrize(
    "name", [None, True, 0, "", "   ", "x" * 41, "a\nb", "a\x1b[31m", "\u202eboB", [], ["x"], {}]
)
def test_what_is_no_name_names_no_group(send, name):
    """422 with the field, and no group to the key."""
    key = new_key()
    answer = post(send, "/v1/groups", {"name": name}, key)

    assert (422, ["name"]) == (answer.status, list(answer.json["errors"]))
    assert 201 == post(send, "/v1/groups", {"name": "x"}, key).status


@pytest.mark.parametrize("body", [{}, {"name": "x", "token": "y"}])
def test_a_group_has_a_name_and_nothing_else(send, body):
    """422."""
    assert 422 == post(send, "/v1/groups", body).status


@pytest.mark.parametrize("path", ["/v1/groups", "/v1/matches/{match}/tokens", "/v1/matches/{match}/rematch"])
@pytest.mark.parametrize(("key", "kind"), [(None, "key-missing"), ("short", "key-malformed")])
def test_what_creates_needs_a_key(circle, path, key, kind):
    """400."""
    phone = circle.evening("Ann", "Bob")
    headers = circle.bearer | {"Content-Type": "application/json"} | ({"Idempotency-Key": key} if key else {})
    answer = circle.send("POST", path.replace("{match}", phone.match), headers, b'{"name": "x"}')

    assert (400, kind) == problem(answer)


# --- at the same moment ---

ROUNDS = 4


def test_two_openings_add_one_person(app, circle):
    """Both know the newcomer by then, and it is one."""
    for number in range(ROUNDS):
        name, at_once = (
            f"New {number}",
            [Circle(through(app.test_client()), circle.group, circle.token) for _ in range(4)],
        )
        answers = together(
            *(
                lambda one=one, place=place, name=name: one.open(name, f"P{place}")
                for place, one in enumerate(at_once)
            )
        )

        assert {201} == {answer.status for answer in answers}
        assert 4 == next(one["matches"] for one in circle.ask().json["people"] if one["name"] == name)


def test_a_merge_and_an_opening_do_not_meet(app, circle):
    """Whichever comes first: no seat is nobody's, and no name is there twice."""
    for number in range(ROUNDS):
        name = f"Anne {number}"
        circle.evening("Ann", "Bob")
        circle.evening(name, "Cat")
        opener, merger = (Circle(through(app.test_client()), circle.group, circle.token) for _ in range(2))
        known = circle.people()
        opened, merged = together(
            lambda opener=opener, name=name: opener.open(name, "Dan"),
            lambda merger=merger, name=name, known=known: merger.merge(known[name], known["Ann"]),
        )

        assert (201, 200) == (opened.status, merged.status)
        (match,) = (one for one in circle.history() if one["id"] == opened.json["id"])
        assert match["people"][0]["person"] in circle.people().values()
        assert match["people"][0]["name"] in ("Ann", name)


def test_a_merge_and_a_join_do_not_meet(app, circle):
    """Nobody comes to sit at two seats of one match."""
    for number in range(ROUNDS):
        one, other = f"Eva {number}", f"Eve {number}"
        circle.evening(other, "Bob")
        phone = circle.evening(one, "Cat")
        known = circle.people()
        joiner = Phone(through(app.test_client()), phone.match, phone.token)
        merger = Circle(through(app.test_client()), circle.group, circle.token)
        joined, merged = together(
            lambda joiner=joiner, other=other: joiner.tell({"claim": "match.join", "name": other}),
            lambda merger=merger, known=known, one=one, other=other: merger.merge(known[one], known[other]),
        )

        assert {(201, 422), (422, 200)} >= {(joined.status, merged.status)}
        (match,) = (told for told in circle.history() if told["id"] == phone.match)
        sitting = [told["person"] for told in match["people"]]
        assert len(sitting) == len(set(sitting))


# --- how names are compared ---


@pytest.mark.parametrize(
    ("name", "others", "told"),
    [
        ("Player 1", [], "Player 1"),
        ("Player 1", ["Ann"], "Player 1"),
        ("Player 1", ["player 1"], "Player 1 2"),
        ("Player 1", ["Player 1", "PLAYER 1 2", "x"], "Player 1 3"),
    ],
)
def test_a_name_is_made_unlike_the_others(name, others, told):
    """With the first number that is free."""
    assert told == people.add_number_if_name_is_used(name, others)


def test_people_and_seats_are_found_by_an_index(app):
    """What is asked of every evening reads no table whole."""
    with app.app_context(), db.engine.connect() as connection:
        inspector = sa.inspect(connection)
        indices = {
            index["name"]: index["column_names"]
            for table in ("matches", "seats")
            for index in inspector.get_indexes(table)
        }

    assert ["group_id", "opened_at", "id"] == indices["ix_matches_group_id"]
    assert ["person_id"] == indices["ix_seats_person_id"]
