"""Once more, with the same people and the same rules."""

from typing import Any

import pytest

from referee.services import joining
from tests.api.evenings import Circle
from tests.api.joining import comings_and_goings, join, joined, phones, send_away, ticket
from tests.api.phone import Answer, Phone, new_key, post, through
from tests.proofs.server import together


def again(phone: Phone, key: str | None = None) -> Answer:
    return phone.post(f"{phone.path}/rematch", key=key)


def names(told: dict) -> list[str]:
    return [seat["name"] for seat in told["seats"]]


def with_points(phone: Phone) -> Phone:
    """Ann has brought points from paper: a match in which nothing was scored has no rematch."""
    phone.claim("match.opening", points={"0": 5})
    return phone


def closed(phone: Phone, rematch: dict) -> None:
    """Nobody comes along any more; so the next rematch is another match."""
    headers = {"Authorization": f"Bearer {rematch['token']}"}
    assert phone.send("DELETE", f"/v1/matches/{rematch['id']}/tickets", headers, None).status == 204


@pytest.fixture
def phone(phone) -> Phone:
    return with_points(phone)


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send)


# --- what it opens ---


def test_a_rematch_is_opened_as_any_match(phone):
    """Its id and place, a keeper's token, and nothing played yet."""
    opened = again(phone)
    body = opened.json

    assert (201, f"/v1/matches/{body['id']}") == (opened.status, opened.headers["Location"])
    assert body["id"] != phone.match
    assert ("rk_", "uno", 1, [0, 0, 0]) == (
        *(body["token"][:3], body["game"], body["number"]),
        body["state"]["totals"],
    )
    assert "uno.deal" in str(body["may"])
    assert 201 == Phone(phone.send, body["id"], body["token"]).tell({"claim": "match.void"}).status


def test_no_body_is_needed(phone):
    """Not even an empty one."""
    headers = {"Authorization": f"Bearer {phone.token}", "Idempotency-Key": new_key()}

    assert 201 == phone.send("POST", f"{phone.path}/rematch", headers, None).status


@pytest.mark.parametrize(
    ("claims", "people"),
    [
        ([], ["Ann", "Bob", "Cat"]),
        ([("uno.deal", {"turned_up": ["red 5"]})], ["Bob", "Cat", "Ann"]),
        ([("match.score", {"winner": 0, "points": 10})], ["Bob", "Cat", "Ann"]),
        ([("match.score", {"winner": 0, "points": 10})] * 2, ["Cat", "Ann", "Bob"]),
        ([("match.score", {"winner": 0, "points": 500})], ["Bob", "Cat", "Ann"]),
        ([("match.score", {"winner": 0, "points": 10}), ("match.finish", {})], ["Bob", "Cat", "Ann"]),
        ([("match.rename", {"seat": 1, "name": "Bill"})], ["Ann", "Bill", "Cat"]),
        ([("match.join", {"name": "Dan", "left_of": 0})], ["Ann", "Dan", "Bob", "Cat"]),
        ([("match.leave", {"seat": 1})], ["Ann", "Cat"]),
        ([("match.leave", {"seat": 0})], ["Bob", "Cat"]),
        ([("uno.deal", {"turned_up": ["red 5"]}), ("match.leave", {"seat": 1})], ["Cat", "Ann"]),
        ([("uno.deal", {"turned_up": ["red 5"]}), ("match.leave", {"seat": 0})], ["Bob", "Cat"]),
    ],
    ids=str,
)
def test_the_first_deal_goes_on_around_the_table(phone, claims, people):
    """Whoever would deal next deals first, whether or not the match is over; who has left is not there."""
    for tag, said in claims:
        assert "refused" != phone.claim(tag, **said)["verdict"]
    body = again(phone).json

    assert people == names(body)
    assert 0 == body["state"]["dealer"]


def test_who_was_knocked_out_plays_again(send):
    """They sit at the table still, and where they sat."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", target=50, differences={"scoring": "elimination"})
    phone.claim("match.score", points={"0": 60, "1": 0, "2": 5})
    out = phone.look()["state"]
    body = again(phone).json

    assert ([1, 2], [0, 1, 2]) == (out["order"], out["seating"])
    assert ["Bob", "Cat", "Ann"] == names(body)
    assert [0, 1, 2] == body["state"]["order"]


def test_the_rules_are_those_of_the_next_deal(send):
    """With all their differences and house rules, also if they were changed meanwhile."""
    rules = {"house_rules": {"jump-in": {}}, "differences": {"late-uno-penalty": 4}}
    phone = with_points(Phone.opening(send, "Ann", "Bob", target=300, **rules))
    before = phone.look()["state"]["rules"]
    first = again(phone).json
    closed(phone, first)
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("match.rules", rules={"target": 200})
    coming = again(phone).json["state"]["rules"]

    assert before == first["state"]["rules"]
    assert (200, {}) == (coming["target"], coming["house_rules"])


def test_a_house_rule_that_was_left_out_stays_out(send):
    """Though it is one of the preset's."""
    phone = with_points(Phone.opening(send, "Ann", "Bob", preset="family", house_rules={"stacking": None}))

    assert ["no-bluffing"] == list(phone.look()["state"]["rules"]["house_rules"])
    assert phone.look()["state"]["rules"] == again(phone).json["state"]["rules"]


def test_any_game_has_a_rematch(send):
    """Also one whose rounds are only scored."""
    opened = post(send, "/v1/matches", {"game": "golf", "seats": ["Ann", "Bob", "Cat"]}).json
    phone = Phone(send, opened["id"], opened["token"])
    phone.claim("match.score", points={"0": 12, "1": 3, "2": 0})
    dealer = phone.look()["state"]["dealer"]
    body = again(phone).json

    assert ("golf", phone.look()["state"]["rules"]) == (body["game"], body["state"]["rules"])
    assert phone.look()["seats"][dealer]["name"] == names(body)[0]


def test_a_table_that_has_grown_too_large_plays_no_rematch(send):
    """Eleven sit there, one of them knocked out: ten are the most who play."""
    names = [f"P{number}" for number in range(10)]
    phone = Phone.opening(send, *names, target=50, differences={"scoring": "elimination"})
    phone.claim("match.score", points={"0": 60})
    phone.claim("match.join", name="P10")
    answer = again(phone)

    assert (422, ["seats"]) == (answer.status, list(answer.json["errors"]))


def test_the_old_match_tells_its_newest_rematch(dealt):
    """No entry does; all else stays as it is. One that is erased is told no more."""
    before = dealt.look()
    first = again(dealt).json
    closed(dealt, first)
    newest = again(dealt).json
    body = dealt.look()
    at_new = Phone(dealt.send, newest["id"], newest["token"])
    dealt.send("DELETE", at_new.path, {"Authorization": f"Bearer {at_new.token}"}, None)

    assert before["rematch"] is None is first["rematch"]
    assert first["id"] != newest["id"]
    assert {**before, "rematch": newest["id"]} == body
    assert before == dealt.look()


# --- who goes along ---


def along(phone: Phone, match: str, key: str | None = None, **more: Any) -> Answer:
    """A phone of the match before asks to be let into this one."""
    return join(phone.send, key, phone.token, rematch=match, **more)


@pytest.fixture
def opened(phone) -> Phone:
    """A phone of Bob keeps the score at the old match, where two others are; its rematch is open. Bob deals
    first there, and Ann sits last."""
    phone.claim("match.score", winner=0, points=10)
    body = again(phone).json
    assert ["Bob", "Cat", "Ann"] == names(body)
    return Phone(phone.send, body["id"], body["token"])


def test_the_phones_go_along_as_what_they_are(phone, opened):
    """Each to the seat that its person has now; the tokens of the match before stay good."""
    ann, cat = phone.at_seat(0), phone.at_seat(2)
    watcher, keeper = joined(phone, watch=True), joined(phone, "keeper", seat=1)
    told = [along(one, opened.match) for one in (ann, cat, watcher, keeper)]

    assert [("seat", 2), ("seat", 1), ("watcher", None), ("keeper", 0)] == [
        (one.json["role"], one.json["seat"]) for one in told
    ]
    assert {(201, f"/v1/matches/{opened.match}")} == {(one.status, one.headers["Location"]) for one in told}
    assert 200 == ann.get().status
    assert [("seat", 2), ("seat", 1), ("watcher", None), ("keeper", 0)] == [
        (role, seat) for by, role, seat, _ in comings_and_goings(opened)
    ]


def test_who_keeps_the_score_and_plays_does_so_again(phone):
    """The opener's seat goes along as well, and is told, so nobody else takes it."""
    keeper = joined(phone, "keeper", seat=2)
    phone.claim("match.score", winner=0, points=10)
    key = new_key()
    told, repeated = again(keeper, key).json, again(keeper, key).json
    opened = Phone(phone.send, told["id"], told["token"])

    assert (1, 1) == (told["seat"], repeated["seat"])
    assert [("keeper", 1)] == [(one["role"], one["seat"]) for one in phones(opened)]
    assert 409 == join(phone.send, ticket=ticket(opened), seat=1).status


def test_whoever_opened_it_has_come_along(phone):
    """If the answer is lost, and the key with it, the token of the match before leads in: the same phone."""
    keeper = joined(phone, "keeper", seat=2)
    opened = again(keeper).json
    body = along(keeper, opened["id"]).json

    assert ("keeper", 2, opened["seat"]) == (body["role"], body["seat"], 2)
    assert 1 == len(phones(Phone(phone.send, body["id"], body["token"])))


def test_another_scorekeepers_key_opens_nothing(phone):
    """Nor does it take over the token of who opened it."""
    key, other = new_key(), joined(phone, "keeper")
    again(phone, key)

    assert 422 == again(other, key).status


def test_a_scorekeeper_who_was_sent_away_does_not_come_back(phone, opened):
    """Whether that phone opened the rematch or came along, and by no other token that it gets meanwhile."""
    other = along(joined(phone, "keeper"), opened.match).json
    (first, _) = phones(opened)
    at_other = Phone(phone.send, opened.match, other["token"])
    assert 200 == send_away(at_other, first["phone"]).status
    anew = phone.post(f"{phone.path}/tokens").json["token"]

    assert 401 == opened.get().status
    assert [404, 404] == [
        along(one, opened.match).status for one in (phone, Phone(phone.send, phone.match, anew))
    ]


def test_a_phone_comes_along_once(phone, opened):
    """Asking again is the same phone with a new secret; sent away, it stays away."""
    ann = phone.at_seat(0)
    first, second = along(ann, opened.match).json, along(ann, opened.match).json
    both = [Phone(phone.send, opened.match, one["token"]).get().status for one in (first, second)]
    send_away(opened, first["phone"])

    assert first["phone"] == second["phone"]
    assert [200, 200] == both
    assert 404 == along(ann, opened.match).status


def test_who_has_left_the_table_watches(phone):
    """There is no seat for that phone, whether somebody left in the rematch or before it."""
    bob, cat = phone.at_seat(1), phone.at_seat(2)
    first = again(phone).json
    Phone(phone.send, first["id"], first["token"]).claim("match.leave", seat=1)
    left_there = along(bob, first["id"]).json
    closed(phone, first)
    phone.claim("match.leave", seat=2)
    left_before = along(cat, again(phone).json["id"]).json

    assert [("watcher", None)] * 2 == [(one["role"], one["seat"]) for one in (left_there, left_before)]


def test_a_seat_that_is_taken_stays_so(phone, opened):
    """Somebody was quicker with the ticket: 409."""
    join(phone.send, ticket=ticket(opened), seat=2)

    assert 409 == along(phone.at_seat(0), opened.match).status


def test_nobody_goes_along_through_a_closed_door(phone, opened):
    """Nor to a match that is not the newest rematch, nor with a token that has ended, nor a group's."""
    ann, nowhere = phone.at_seat(0), "urn:referee:problem:no-way-in"
    seats_anew = phone.at_seat(0)
    opened.send("DELETE", f"{opened.path}/tickets", {"Authorization": f"Bearer {opened.token}"}, None)
    closed = along(seats_anew, opened.match)
    newest = again(phone).json["id"]
    older, ended = along(seats_anew, opened.match), along(ann, newest)

    assert [nowhere] * 3 == [one.json["type"] for one in (closed, older, ended)]
    assert phone.look()["rematch"] == newest
    assert 404 == along(Phone.opening(phone.send, "Dan", "Eve"), newest).status
    assert 401 == join(phone.send, rematch=newest).status
    assert 201 == along(seats_anew, newest).status


def test_nobody_goes_along_from_an_erased_match(phone, opened):
    """Though its scorekeeper's token is still known there."""
    other = joined(phone, "keeper")
    phone.send("DELETE", phone.path, {"Authorization": f"Bearer {phone.token}"}, None)

    assert 404 == along(other, opened.match).status


def test_a_phone_that_is_sent_away_on_its_way_stays_out(phone, opened, monkeypatch):
    """Its token is looked at once more while the new match is locked."""
    ann, joined_then = phone.at_seat(0), joining._join_match

    def sent_away_first(*asked: Any) -> dict:
        monkeypatch.setattr(joining, "_join_match", joined_then)
        phone.at_seat(0)
        return joined_then(*asked)

    monkeypatch.setattr(joining, "_join_match", sent_away_first)

    assert 404 == along(ann, opened.match).status


def test_copies_of_going_along_are_one_phone(app, phone, opened):
    """However they race."""
    ann = phone.at_seat(0)
    copies = [Phone(through(app.test_client()), phone.match, ann.token) for _ in range(4)]
    answers = together(*(lambda one=one: along(one, opened.match) for one in copies))

    assert {201} == {answer.status for answer in answers}
    assert 1 == len({answer.json["phone"] for answer in answers})
    assert 2 == len(phones(opened))


def test_the_rematch_of_a_group_takes_the_phones_along(circle):
    """Also where the group has opened it; a group's token itself is no phone."""
    phone = with_points(circle.evening("Ann", "Bob"))
    body = again(circle.at(phone)).json

    assert 201 == along(phone.at_seat(1), body["id"]).status
    assert 404 == along(circle.at(phone), body["id"]).status


# --- in a group ---


def test_a_rematch_stays_in_the_group(circle):
    """With the same people, by whatever name they are known by now."""
    phone = with_points(circle.evening("Anne", "Bob"))
    circle.evening("Ann", "Cat")
    known = circle.people()
    circle.merge(known["Anne"], known["Ann"])
    body = again(phone).json
    newest = circle.history()[0]

    assert ["Ann", "Bob"] == names(body)
    assert body["id"] == newest["id"]
    assert [known["Ann"], known["Bob"]] == [person["person"] for person in newest["people"]]
    assert {"Ann", "Bob", "Cat"} == set(circle.people())


def test_a_rematch_without_a_group_is_in_none(send, circle):
    """And adds nobody to any."""
    opened = again(with_points(Phone.opening(send, "Ann", "Bob"))).json

    assert 404 == Phone(send, opened["id"], circle.token).get().status


def test_the_group_opens_a_rematch(circle):
    """It may open matches, and gets the keeper's token of each."""
    phone = with_points(circle.evening("Ann", "Bob"))
    opened = again(circle.at(phone))

    assert (201, "rk_") == (opened.status, opened.json["token"][:3])
    assert 2 == circle.ask().json["matches"]


def test_whose_name_was_erased_is_a_number_again(circle):
    """And nobody of the group."""
    phone = with_points(circle.evening("Ann", "Bob", "Cat"))
    circle.forget(circle.people()["Bob"])
    body = again(phone).json

    assert ["Ann", "Player 2", "Cat"] == names(body)
    assert ["Ann", "Cat"] == list(circle.people())
    assert circle.history()[0]["people"][1]["person"] is None


def test_a_number_that_is_taken_is_another(circle):
    """Somebody was erased at seat 1, and somebody calls herself Player 2."""
    phone = with_points(circle.evening("Ann", "Bob", "Cat"))
    circle.forget(circle.people()["Bob"])
    phone.claim("match.rename", seat=2, name="Cleo")
    circle.evening("Player 2", "Dan")
    circle.merge(circle.people()["Cleo"], circle.people()["Player 2"])

    assert ["Ann", "Player 2", "Player 2 2"] == names(again(phone).json)


# --- who, and how often ---


def test_a_seat_opens_no_rematch(phone):
    """403: it would be the keeper of a match."""
    answer = again(phone.at_seat(1))

    assert (403, "urn:referee:problem:not-your-right") == (answer.status, answer.json["type"])


@pytest.mark.parametrize("token", ["", "nonsense"])
def test_nobody_opens_a_rematch(phone, token):
    """401."""
    assert 401 == again(Phone(phone.send, phone.match, token)).status


def test_a_stranger_opens_no_rematch(send, phone):
    """404."""
    other = Phone.opening(send, "Dan", "Eve")

    assert 404 == again(Phone(send, phone.match, other.token)).status


def test_a_repeated_rematch_is_the_same_match(phone):
    """With a token of its own, whatever has been played in the old match since."""
    key = new_key()
    first = again(phone, key).json
    phone.claim("match.score", winner=0, points=10)
    second = again(phone, key).json

    assert (first["id"], first["seats"]) == (second["id"], second["seats"])
    assert first["token"] != second["token"]


def test_once_something_was_claimed_it_is_repeated_all_the_same(phone):
    """The answer may have been lost while other phones went along, and the key alone opens nothing."""
    key = new_key()
    opened = again(phone, key).json
    Phone(phone.send, opened["id"], opened["token"]).claim("match.note", text="x")
    answer = again(phone, key)

    assert (201, opened["id"], 2) == (answer.status, answer.json["id"], answer.json["number"])
    assert 403 == again(phone.at_seat(1), key).status


def test_a_key_is_for_one_match(send, phone):
    """Neither for the rematch of another, nor for an opening."""
    key = new_key()
    again(phone, key)
    other = with_points(Phone.opening(send, "Ann", "Bob", "Cat"))

    assert (422, "urn:referee:problem:key-reused") == (
        again(other, key).status,
        again(other, key).json["type"],
    )
    assert (
        422
        == phone.post("/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}, key, Authorization="").status
    )


def test_an_erased_match_has_no_rematch(phone):
    """404, also for a key that had one."""
    key = new_key()
    again(phone, key)
    phone.send("DELETE", phone.path, {"Authorization": f"Bearer {phone.token}"}, None)

    assert [404, 404] == [again(phone, key).status, again(phone).status]


def test_copies_that_race_open_one_match(app, circle):
    """And its people are there once."""
    for _ in range(3):
        phone, key = with_points(circle.evening("Ann", "Bob")), new_key()
        phones = [Phone(through(app.test_client()), phone.match, phone.token) for _ in range(4)]
        answers = together(*(lambda one=one, key=key: again(one, key) for one in phones))

        assert {201} == {answer.status for answer in answers}
        assert 1 == len({answer.json["id"] for answer in answers})


# --- two phones, one rematch ---


def problem(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["type"].removeprefix("urn:referee:problem:")


def test_the_second_phone_that_asks_gets_the_rematch_of_the_first(phone):
    """With another key: the same match, a scorekeeper's token of its own, and the logbook says so."""
    other = joined(phone, "keeper", seat=2)
    first, second = again(phone).json, again(other).json
    at_second = Phone(phone.send, second["id"], second["token"])

    assert first["id"] == second["id"] == phone.look()["rematch"]
    assert (first["token"] != second["token"], second["seat"]) == (True, 2)
    assert "upheld" == at_second.claim("match.score", winner=0, points=10)["verdict"]
    assert [("keeper", None), ("keeper", 2)] == [(one["role"], one["seat"]) for one in phones(at_second)]
    assert [("keeper", 2)] == [(role, seat) for _, role, seat, _ in comings_and_goings(at_second)]


def test_the_same_phone_gets_it_again_with_another_key(phone):
    """It is one phone there, however often it asks."""
    first, second = again(phone).json, again(phone).json

    assert first["id"] == second["id"]
    assert 1 == len(phones(Phone(phone.send, second["id"], second["token"])))


def test_who_comes_second_may_come_along_afterwards_as_the_same_phone(phone):
    """By the token of the match before, if the answer is lost."""
    other = joined(phone, "keeper", seat=2)
    again(phone)
    body = again(other).json
    came = along(other, body["id"]).json

    assert ("keeper", body["seat"]) == (came["role"], came["seat"])
    assert 2 == len(phones(Phone(phone.send, body["id"], came["token"])))


def test_a_seat_that_another_phone_has_is_not_given_twice(phone):
    """Who comes second keeps the score all the same."""
    other = joined(phone, "keeper", seat=2)
    first = again(phone).json
    join(phone.send, ticket=ticket(Phone(phone.send, first["id"], first["token"])), seat=2)
    body = again(other).json

    assert (first["id"], None, "rk_") == (body["id"], body["seat"], body["token"][:3])


def test_the_group_gets_the_rematch_that_a_phone_has_opened(circle):
    """And the other way round."""
    for one, other in (("phone", "group"), ("group", "phone")):
        phone = with_points(circle.evening("Ann", "Bob"))
        by = {"phone": phone, "group": circle.at(phone)}
        first, second = again(by[one]).json, again(by[other]).json

        assert first["id"] == second["id"]
        assert "rk_" == second["token"][:3]


def test_a_key_by_which_a_group_came_along_leads_into_no_other_match(circle):
    """Each answer has the token of the match that it shows."""
    key, answers = new_key(), []
    for _ in range(2):
        phone = with_points(circle.evening("Ann", "Bob"))
        again(phone)
        answers.append(again(circle.at(phone), key).json)

    assert answers[0]["id"] != answers[1]["id"]
    assert [200, 200] == [Phone(circle.send, one["id"], one["token"]).get().status for one in answers]


def test_two_phones_that_ask_at_once_open_one_rematch(app, circle):
    """However they race, on either database."""
    for _ in range(3):
        phone = with_points(circle.evening("Ann", "Bob"))
        tokens = [phone.token, joined(phone, "keeper").token, circle.token, phone.token]
        racing = [Phone(through(app.test_client()), phone.match, token) for token in tokens]
        answers = together(*(lambda one=one: again(one) for one in racing))

        assert {201} == {answer.status for answer in answers}
        assert 1 == len({answer.json["id"] for answer in answers})
        assert phone.look()["rematch"] == answers[0].json["id"]


def test_a_match_in_which_nothing_was_scored_has_no_rematch(send):
    """409, with the reason; a match in which everybody has nothing after a round has one."""
    phone = Phone.opening(send, "Ann", "Bob", game="golf")
    answer = again(phone)
    phone.claim("match.score", points={"0": 0, "1": 0})

    assert (409, "nothing-scored") == problem(answer)
    assert answer.json["detail"].startswith("Nothing has been scored in this match yet")
    assert phone.look()["rematch"] is None
    assert 201 == again(phone).status


def test_a_rematch_that_was_opened_before_anything_was_scored_is_still_the_one(app, phone):
    """Earlier releases opened such ones."""
    first = again(phone).json
    phone.claim("match.take_back", to=1)

    assert first["id"] == again(phone).json["id"]
