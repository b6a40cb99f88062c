"""People come and are renamed over HTTP: names live on the seats alone."""

import json

import pytest

from tests.api.phone import Phone


def test_a_newcomer_has_a_name_and_a_place(phone):
    """The name is told from then on, and the order says where the seat is."""
    answer = phone.claim("match.join", name="Zoe", left_of=0)

    assert {"claim": "match.join", "left_of": 0} == answer["claim"]
    assert [0, len(answer["state"]["order"]) - 1] == answer["state"]["order"][:2]
    assert "Zoe" in [seat["name"] for seat in phone.get("").json["seats"]]


def test_no_entry_holds_a_name(phone):
    """What was said of a name is kept on the seat, not in the logbook."""
    phone.claim("match.join", name="Zoe")
    phone.claim("match.rename", seat=0, name="Anastasia")

    text = json.dumps([entry["claim"] for entry in phone.get("/logbook").json["entries"]])
    assert "Zoe" not in text
    assert "Anastasia" not in text


def test_two_people_have_two_names(phone):
    """A name that somebody else has is refused, and the field is named."""
    answer = phone.tell({"claim": "match.rename", "seat": 1, "name": "aNN"})

    assert (422, {"name": ["Somebody else has this name."]}) == (answer.status, answer.json["errors"])


def test_a_preview_knows_the_newcomer(phone):
    """What is tried after a join speaks of the new seat by its name."""
    joined, renamed = phone.preview(
        {"claim": "match.join", "name": "Zoe"}, {"claim": "match.rename", "seat": 0, "name": "Anna"}
    ).json["rulings"]

    assert "upheld" == joined["verdict"]
    assert ["Anna"] == [said["name"] for said in renamed["say"]]


def test_a_deal_over_which_somebody_sat_down_is_not_let_count(phone):
    """The newcomer's seat would be gone, and with it what was claimed for it."""
    phone.claim("uno.deal", turned_up=["red 0", "blue 0"])
    phone.claim("match.join", name="Zoe")
    phone.claim("uno.play", seat=3, card="blue 5")
    answer = phone.tell({"claim": "match.allow", "entry": 2})

    assert (201, "refused", "match.allow") == (
        answer.status,
        answer.json["verdict"],
        answer.json["findings"][0]["article"],
    )


def test_the_scheme_of_a_token_is_read_in_any_case(phone):
    """`bearer` and `BEARER` are as good as `Bearer`."""
    headers = [{"Authorization": f"{scheme} {phone.token}"} for scheme in ("bearer", "BEARER")]

    assert [200, 200] == [phone.get("", header).status for header in headers]


# coming back


def gone(phone, who: int = 1) -> None:
    phone.claim("match.score", points={"1": 40})
    phone.claim("match.leave", seat=who)


def test_who_joins_with_the_name_of_one_who_left_is_offered_to_come_back(phone):
    """Bob's name is Bob's: the answer carries the claim that brings him back, to be sent with one tap."""
    gone(phone)
    answer = phone.tell({"claim": "match.join", "name": "bob"})

    assert (422, "Bob has sat here before: bring Bob back, or choose another name.") == (
        answer.status,
        answer.json["detail"],
    )
    assert {"claim": "match.join", "seat": 1} == answer.json["fix"]
    back = phone.tell(answer.json["fix"]).json
    assert ("upheld", [0, 1], 40) == (back["verdict"], back["state"]["order"][:2], back["state"]["totals"][1])


def test_where_he_wants_to_sit_is_offered_with_it(phone):
    gone(phone)
    answer = phone.tell({"claim": "match.join", "name": "Bob", "left_of": 2, "points": 7})

    assert {"claim": "match.join", "left_of": 2, "points": 7, "seat": 1} == answer.json["fix"]


def test_nobody_is_offered_the_place_of_who_sits_there(phone):
    answer = phone.tell({"claim": "match.join", "name": "Bob"})

    assert (422, {"name": ["Somebody else has this name."]}) == (answer.status, answer.json["errors"])
    assert "fix" not in answer.json


def test_nor_of_who_is_out_of_the_match(send):
    """Who is out by the points stays out, also after leaving."""
    phone = Phone.opening(send, "Ann", "Bob", "Cat", target=100, differences={"scoring": "elimination"})
    phone.claim("match.score", points={"0": 0, "1": 100, "2": 5})
    phone.claim("match.leave", seat=1)
    answer = phone.tell({"claim": "match.join", "name": "Bob"})

    assert (422, None) == (answer.status, answer.json.get("fix"))
    assert "refused" == phone.claim("match.join", seat=1)["verdict"]


def test_his_phone_works_again(phone):
    """It stays at the table all the while; without a seat in the round it says nothing that counts."""
    bob = phone.at_seat(1)
    gone(phone)
    bob.number = phone.number
    refused = bob.tell({"claim": "uno.play", "seat": 1, "card": "red 5"})
    phone.claim("match.join", seat=1)
    phone.claim("uno.deal", turned_up=["red 0"], dealer=0)
    bob.number = phone.number

    assert (422, {"seat": ["Nobody sits at seat 1."]}) == (refused.status, refused.json["errors"])
    assert "upheld" == bob.claim("uno.play", seat=1, card="red 5")["verdict"]


def test_a_new_phone_is_let_in_for_who_is_back(phone):
    gone(phone)
    away = phone.post(f"{phone.path}/seats/1/tokens")
    phone.claim("match.join", seat=1)

    assert (422, 201) == (away.status, phone.post(f"{phone.path}/seats/1/tokens").status)


def test_who_was_forgotten_while_away_comes_back_under_a_number(phone):
    """The name is free then, and nobody is offered anything for it."""
    gone(phone)
    bearer = {"Authorization": f"Bearer {phone.token}"}
    assert 204 == phone.send("DELETE", f"{phone.path}/seats/1/name", bearer, None).status
    back = phone.claim("match.join", seat=1)
    new = phone.claim("match.join", name="Bob")

    assert ("upheld", "upheld") == (back["verdict"], new["verdict"])
    assert ["Player 2", "Bob"] == [
        seat["name"]
        for seat in phone.get("").json["seats"]
        if seat["seat"] in (1, len(new["state"]["totals"]) - 1)
    ]


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ({"seat": 1, "name": "Bobby"}, "name"),
        ({"seat": 1, "left_of": 1}, "left_of"),
        ({"seat": 9}, "seat"),
        ({"name": "Zoe", "points": -1}, "points"),
        ({"name": "Zoe", "points": 100_001}, "points"),
        ({"name": "Zoe", "points": 1.5}, "points"),
        ({}, "name"),
    ],
)
def test_what_nobody_can_mean_by_sitting_down(phone, said, field):
    gone(phone)
    answer = phone.tell({"claim": "match.join", **said})

    assert (422, [field]) == (answer.status, list(answer.json["errors"]))


def test_where_somebody_starts_is_told_beside_the_rounds(phone):
    """And with the points of the rounds it is the total, for everybody."""
    phone.claim("match.opening", points={"0": 30}, rounds=2)
    phone.claim("match.score", points={"1": 40})
    phone.claim("match.join", name="Zoe", points=12)
    phone.claim("match.score", points={"0": 5})
    body = phone.get("/scores").json
    seats = range(len(body["totals"]))

    assert ([30, 0, 12], 2) == ([body["start"][seat] for seat in (0, 1, seats[-1])], body["paper_rounds"])
    assert [3, 4] == [row["round"] for row in body["rounds"]]
    assert seats[-1] not in body["rounds"][0]["players"]
    for seat in seats:
        played = (row["points"][seat] for row in body["rounds"] if seat in row["players"])
        assert body["totals"][seat] == body["start"][seat] + sum(played)


def test_the_match_as_it_stood_before_somebody_came_back(phone):
    gone(phone)
    phone.claim("match.join", seat=1, points=7)

    told = phone.get(f"?at={phone.number - 1}").json["state"]
    assert ([1], 40) == ([away["seat"] for away in told["away"]], told["totals"][1])
    now = phone.get("").json["state"]
    assert ([], 7, -33) == (now["away"], now["totals"][1], now["start"][1])
