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
