"""People come and are renamed over HTTP: names live on the seats alone."""

import json


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
