"""A claim is heard once, ruled on, and told back; a preview tells the same and stores nothing."""

import random

import pytest

from referee.services import claims as hearing
from referee.services import match_clock
from referee.storage import journal
from referee.storage.transactions import transact
from tests.api.phone import Phone, as_body, new_key

BLANKS = {"uno.deal": {"turned_up": ["red 5"]}, "uno.count": {"points": 60}}
"""What a phone fills in where `may` leaves a field to it."""


def entry_count(phone: Phone) -> int:
    return phone.look()["number"]


def without(answer: dict, *names: str) -> dict:
    return {name: told for name, told in answer.items() if name not in names}


@pytest.fixture
def still(monkeypatch):
    """A clock that stands, so that answers given one after the other can be the same."""
    monkeypatch.setattr(hearing, "now", lambda: 1_800_000_000_000)
    monkeypatch.setattr(match_clock, "monotonic_ms", lambda: 5_000)


# --- rulings ---


def test_an_answer_carries_all_a_phone_needs(dealt):
    """Its number, who said what, the ruling with its articles, what to do now and the state: one request."""
    answer = dealt.claim("uno.play", seat=1, card="red 7")

    assert (3, "keeper", 2) == (answer["number"], answer["by"], answer["after"])
    assert {"claim": "uno.play", "seat": 1, "card": "red 7"} == answer["claim"]
    assert "upheld" == answer["verdict"]
    assert ["uno.play", "uno.match"] == [finding["article"] for finding in answer["findings"]]
    assert {"event": "uno.card-played", "seat": 1, "card": "red 7", "color": "red"} in answer["events"]
    assert [(2, "Cat")] == [(said["seat"], said["name"]) for said in answer["say"]]
    assert ("red 7", 2, [7, 6, 7]) == (
        answer["state"]["round"]["top"],
        answer["state"]["round"]["turn"],
        answer["state"]["round"]["hands"],
    )


def test_a_refusal_is_an_answer(dealt):
    """201 with the article that decides, in a sentence, and what to do instead; and it is an entry."""
    answer = dealt.tell({"claim": "uno.play", "seat": 1, "card": "blue 7"})

    assert (201, "refused") == (answer.status, answer.json["verdict"])
    assert [("uno.match", "breaks")] == [(f["article"], f["weight"]) for f in answer.json["findings"]]
    finding = answer.json["findings"][0]
    assert "The blue 7 does not fit on the red 5." == finding["sentence"]
    assert "Only red, a 5 or a wild fits." == finding["more"]
    assert answer.json["say"][0]["sentence"].startswith("Take the blue 7 back.")
    assert 3 == entry_count(dealt)


def test_a_refusal_tells_what_mends_it(dealt):
    """A refusal that only follows from an earlier one carries the claim that puts both right."""
    dealt.claim("uno.play", seat=1, card="blue 7")
    refused = dealt.claim("uno.play", seat=2, card="blue 9")
    mended = dealt.claim(refused["fix"]["claim"], entry=refused["fix"]["entry"])

    assert {"claim": "match.allow", "entry": 3} == refused["fix"]
    assert [(3, "stands"), (4, "upheld")] == [(c["entry"], c["ruling"]["verdict"]) for c in mended["changed"]]
    assert "blue 9" == mended["state"]["round"]["top"]


def test_every_article_cited_can_be_read(dealt, send):
    """The link of a finding leads to the article itself."""
    for card in ("blue 7", "red skip", "wild"):
        for finding in dealt.claim("uno.play", seat=1, card=card)["findings"]:
            article = send("GET", finding["link"], {}, None)

            assert (200, finding["article"]) == (article.status, article.json["id"])


def test_a_claim_is_told_as_it_was_heard(phone):
    """A remark keeps its characters, quotes and emoji included."""
    text = 'Ann said "UNO" – l\'été 🃏 </script>'
    phone.claim("match.note", text=text)

    assert text == phone.get("/logbook").json["entries"][-1]["claim"]["text"]


# --- what may be claimed ---


POSITIONS = {
    "between rounds": [],
    "a number turned up": [("uno.deal", {"turned_up": ["red 5"]})],
    "a wild turned up": [("uno.deal", {"turned_up": ["wild"]})],
    "a draw two turned up": [("uno.deal", {"turned_up": ["red draw two"]})],
    "a card drawn": [("uno.deal", {"turned_up": ["red 5"]}), ("uno.draw", {"seat": 1})],
    "a wild draw four laid": [
        ("uno.deal", {"turned_up": ["red 5"]}),
        ("uno.play", {"seat": 1, "card": "wild draw four", "color": "blue"}),
    ],
}


def bring_about(phone: Phone, position: str) -> None:
    for tag, said in POSITIONS[position]:
        assert phone.claim(tag, **said)["verdict"] != "refused"


@pytest.mark.parametrize("position", POSITIONS)
def test_what_may_be_claimed_is_not_refused(phone, fresh_seed, position):
    """A claim on the list counts when it is made, and what is said to follow from it follows.

    Of the cards that go a few are laid, others on every run.
    """
    bring_about(phone, position)
    before = phone.number
    may = phone.look(may=1)["may"]
    plays = [told for told in may if told["claim"]["claim"] == "uno.play"]
    few = random.Random(fresh_seed).sample(plays, min(12, len(plays)))

    assert may != []
    for told in [told for told in may if told not in plays or told in few]:
        answer = phone.claim(**tagged(told["claim"] | BLANKS.get(told["claim"]["claim"], {})))
        round = answer["state"]["round"]
        phone.claim("match.take_back", to=before)

        assert "refused" != answer["verdict"], told
        if "then" in told:
            debt = round["debt"] and {"seat": round["debt"]["seat"], "count": round["debt"]["count"]}
            if debt and round["debt"]["open_to_challenge"]:
                debt["open_to_challenge"] = True
            follows = {"turn": round["turn"], "color": round["color"], "out": round["out"], "debt": debt}
            assert {"verdict": answer["verdict"], "then": follows} == {
                "verdict": told["verdict"],
                "then": {name: told["then"][name] for name in follows},
            }
            besides = {name: told["then"][name] for name in ("direction", "hands") if name in told["then"]}
            assert besides == {name: round[name] for name in besides}


@pytest.mark.parametrize("position", [name for name in POSITIONS if name != "between rounds"])
def test_no_card_that_goes_is_missing_from_the_list(phone, position):
    """A card that the list leaves out is refused when the seat on turn lays it all the same."""
    bring_about(phone, position)
    listed = [told["claim"] for told in phone.look(may=1)["may"]]
    seat = phone.look()["state"]["round"]["turn"]
    for card in ("red 7", "red skip", "blue 5", "blue 7", "green reverse", "wild", "wild draw four"):
        claim = {"claim": "uno.play", "seat": seat, "card": card}
        ruling = phone.preview(claim).json["rulings"][0]

        assert (claim in listed) == (ruling["verdict"] != "refused"), claim


def tagged(claim: dict) -> dict:
    return {"tag": claim["claim"], **{name: said for name, said in claim.items() if name != "claim"}}


def short_round(phone: Phone) -> Phone:
    """A round in which each of three has but one card left; it is Bob's turn, and red goes."""
    refused = phone.claim("uno.deal", turned_up=["red 5"], hands={"0": 2, "1": 2, "2": 2})
    phone.claim("match.allow", entry=refused["number"])
    for seat, card in ((1, "red 6"), (2, "red 7"), (0, "red 8")):
        assert phone.claim("uno.play", seat=seat, card=card)["verdict"] != "refused"
    return phone


def test_after_the_last_card_hands_may_be_counted(phone):
    """And its debt be drawn; no more plays."""
    last = {"claim": "uno.play", "seat": 1, "card": "red draw two"}
    claims = [told["claim"] for told in short_round(phone).tell(last, query="?may=1").json["may"]]

    assert {"claim": "uno.draw", "seat": 2} in claims
    assert [0, 2] == [claim["seat"] for claim in claims if claim["claim"] == "uno.count"]
    assert [] == [claim for claim in claims if claim["claim"] == "uno.play"]


def test_the_list_comes_only_where_it_is_asked_for(dealt):
    """With the match and with an answer alike; it is the same list."""
    plain = dealt.claim("match.note", text="x")
    asked = dealt.tell({"claim": "match.note", "text": "y"}, query="?may=1").json

    assert "may" not in plain
    assert "may" not in dealt.look()
    assert dealt.look(may=1)["may"] == asked["may"]


# --- keys ---


def test_a_repeated_key_gets_the_same_bytes(dealt):
    """One entry, the same answer byte for byte, and a header that says so."""
    key, claim = new_key(), {"claim": "uno.play", "seat": 1, "card": "red 7", "after": 2}
    first, again = dealt.tell(claim, key), dealt.tell(claim, key)

    assert (201, first.body) == (again.status, again.body)
    assert (None, "true") == (
        first.headers.get("Idempotent-Replayed"),
        again.headers.get("Idempotent-Replayed"),
    )
    assert first.headers["Content-Type"] == again.headers["Content-Type"]
    assert 3 == entry_count(dealt)


def test_the_key_is_looked_up_before_the_version(dealt):
    """An answer that was lost is told again, however much has happened since; it is not stale."""
    key, claim = new_key(), {"claim": "uno.play", "seat": 1, "card": "red 7", "after": 2}
    first = dealt.tell(claim, key)
    for _ in range(3):
        dealt.claim("uno.draw", seat=2)

    assert first.body == dealt.tell(claim, key).body


def test_a_refusal_is_repeated_too(dealt):
    """Its key is spent like any other."""
    key, claim = new_key(), {"claim": "uno.play", "seat": 1, "card": "blue 7", "after": 2}

    assert dealt.tell(claim, key).body == dealt.tell(claim, key).body
    assert 3 == entry_count(dealt)


def test_white_space_and_order_make_no_other_request(dealt):
    """The same claim written otherwise is the same claim; so is one that spells out what is its default."""
    key = new_key()
    first = dealt.tell({"claim": "uno.draw", "seat": 1, "after": 2}, key)
    spaced = b'  {"seat" : 1.0,\n "keep":false, "count": null, "after":2, "claim":"uno.draw"}\n'
    headers = {"Content-Type": "application/json", "Idempotency-Key": key}
    again = dealt.send(
        "POST", f"{dealt.path}/claims", headers | {"Authorization": f"Bearer {dealt.token}"}, spaced
    )

    assert (201, first.body) == (again.status, again.body)


@pytest.mark.parametrize(
    "other",
    [
        {"claim": "uno.draw", "seat": 1, "after": 2, "count": 1},
        {"claim": "uno.draw", "seat": 1, "after": 1},
        {"claim": "match.note", "text": "x", "after": 2},
        {"claim": "match.void", "after": 2},
    ],
)
def test_a_key_serves_one_request(dealt, other):
    """The same key with another claim, or another `after`, is a mistake of the phone and changes nothing."""
    key = new_key()
    dealt.tell({"claim": "uno.draw", "seat": 1, "after": 2}, key)
    answer = dealt.tell(other, key)

    assert (422, "urn:referee:problem:key-reused") == (answer.status, answer.json["type"])
    assert 3 == entry_count(dealt)


def test_what_was_heard_long_ago_is_told_where_it_is(app, dealt):
    """Once its answer was forgotten: 409 with the number of its entry, and nothing is entered twice. Another
    claim under its key is no more heard than before, and who goes on is answered as ever."""
    key, claim = new_key(), {"claim": "uno.play", "seat": 1, "card": "red 7", "after": 2}
    first = dealt.tell(claim, key)
    forget_replies(app, dealt)
    again, other = dealt.tell(claim, key), dealt.tell(claim | {"card": "red 8"}, key)
    key, later = new_key(), {"claim": "match.note", "text": "x", "after": 3}

    assert (201, 409, 422) == (first.status, again.status, other.status)
    assert ("urn:referee:problem:heard-before", 3) == (again.json["type"], again.json["number"])
    assert "entry 3" in again.json["detail"]
    assert "urn:referee:problem:key-reused" == other.json["type"]
    assert 3 == entry_count(dealt)
    assert dealt.tell(later, key).body == dealt.tell(later, key).body


def forget_replies(app, phone: Phone) -> None:
    with app.app_context():
        transact(lambda session: journal.delete_reply_bodies(session, phone.match, int))


def test_a_key_belongs_to_who_sent_it(dealt):
    """Two phones that choose one key get each its own answer."""
    key, claim = new_key(), {"claim": "match.note", "text": "x"}
    bob, cat = dealt.at_seat(1), dealt.at_seat(2)
    answers = [phone.tell(claim, key).json for phone in (dealt, bob, cat)]

    assert [(5, "keeper"), (6, "seat 1"), (7, "seat 2")] == [(told["number"], told["by"]) for told in answers]


def test_a_key_belongs_to_its_match(send):
    """In another match the same key is new."""
    key, claim = new_key(), {"claim": "match.note", "text": "x"}
    here, there = (Phone.opening(send, "Ann", "Bob") for _ in range(2))

    assert 201 == here.tell(claim, key).status
    assert None is there.tell(claim, key).headers.get("Idempotent-Replayed")


def test_a_phone_that_comes_back_still_gets_its_answer(dealt):
    """The key belongs to the seat and not to the token, so a new token for the seat settles what is open."""
    key, claim = new_key(), {"claim": "uno.play", "seat": 1, "card": "red 7", "after": 2}
    first = dealt.at_seat(1).tell(claim, key)

    assert first.body == dealt.at_seat(1).tell(claim, key).body


@pytest.mark.parametrize("form", ["{}", '"{}"'])
def test_a_key_may_stand_in_quotes(dealt, form):
    """As a structured header has it, or bare; both are the same key."""
    key, claim = new_key(), {"claim": "match.note", "text": "x", "after": 2}
    first = dealt.tell(claim, key)

    assert first.body == dealt.tell(claim, form.format(key)).body


# --- freshness ---


def test_a_stale_play_is_told_what_it_missed(dealt):
    """409 with the entries since, the number of the last one and the state: no second request is needed."""
    bob = dealt.at_seat(1)
    played = dealt.claim("uno.play", seat=1, card="red 7")
    answer = bob.tell({"claim": "uno.play", "seat": 1, "card": "red 8"})

    assert (409, "urn:referee:problem:stale", 4) == (
        answer.status,
        answer.json["type"],
        answer.json["number"],
    )
    assert [without(played, "say", "state")] == answer.json["missed"][1:]
    assert played["state"] == answer.json["state"]
    assert 4 == entry_count(dealt)


def test_at_most_fifty_missed_entries_are_told(phone):
    """The first fifty since; a phone that missed more asks for the logbook."""
    for number in range(60):
        phone.claim("match.note", text=f"{number}")
    answer = phone.tell({"claim": "match.take_back", "to": 1, "after": 1})

    assert (409, 61) == (answer.status, answer.json["number"])
    assert list(range(2, 52)) == [entry["number"] for entry in answer.json["missed"]]


def test_a_remark_makes_no_play_stale(dealt):
    """A play is stale only through what changes the round."""
    dealt.claim("match.note", text="more tea?")

    assert 201 == dealt.tell({"claim": "uno.play", "seat": 1, "card": "red 7", "after": 2}).status


def test_a_refused_play_makes_a_play_stale(dealt):
    """Somebody showed a card that the other phone had not seen."""
    dealt.claim("uno.play", seat=1, card="blue 7")

    assert 409 == dealt.tell({"claim": "uno.play", "seat": 1, "card": "red 7", "after": 2}).status


def test_an_edit_is_stale_through_any_entry(dealt):
    """Who takes back must have seen all of it, remarks included."""
    dealt.claim("match.note", text="x")

    assert 409 == dealt.tell({"claim": "match.take_back", "to": 1, "after": 2}).status


def test_counts_of_several_hands_may_cross(phone):
    """Everybody counts at once: a count is stale only through another count of the same hand."""
    short_round(phone).claim("uno.play", seat=1, card="red 9")
    seen = phone.number
    first = phone.tell({"claim": "uno.count", "seat": 0, "cards": ["blue 5"], "after": seen})
    same = phone.tell({"claim": "uno.count", "seat": 0, "cards": ["blue 9"], "after": seen})
    other = phone.tell({"claim": "uno.count", "seat": 2, "cards": ["blue 9"], "after": seen})

    assert (201, 409, 201) == (first.status, same.status, other.status)
    assert [0, 14, 0] == other.json["state"]["totals"]


def test_a_remark_needs_no_version(phone):
    """`after` may be left out where nothing can be stale."""
    assert 201 == phone.tell({"claim": "match.note", "text": "x", "after": None}).status


def test_an_exact_claim_says_what_its_phone_had_seen(dealt):
    """Without `after` nobody could tell whether it speaks of this state."""
    answer = dealt.tell({"claim": "uno.play", "seat": 1, "card": "red 7", "after": None})

    assert (422, ["after"]) == (answer.status, list(answer.json["errors"]))


def test_nobody_has_seen_what_is_still_to_come(dealt):
    """`after` beyond the last entry is a mistake of the phone, whatever the claim."""
    for claim in ({"claim": "match.note", "text": "x"}, {"claim": "uno.draw", "seat": 1}):
        answer = dealt.tell(claim | {"after": 3})

        assert (422, ["after"]) == (answer.status, list(answer.json["errors"]))


# --- previews ---

TRIED = {
    "a play": [{"claim": "uno.play", "seat": 1, "card": "red 7"}],
    "a refusal": [{"claim": "uno.play", "seat": 1, "card": "blue 7"}],
    "a turn round the table": [
        {"claim": "uno.play", "seat": 1, "card": "red 7"},
        {"claim": "uno.draw", "seat": 2, "keep": True},
        {"claim": "uno.play", "seat": 0, "card": "wild draw four", "color": "blue"},
        {"claim": "uno.draw", "seat": 1},
    ],
    "a mistake and its mending": [
        {"claim": "uno.play", "seat": 1, "card": "blue 7"},
        {"claim": "uno.play", "seat": 2, "card": "blue 9"},
        {"claim": "match.allow", "entry": 3},
        {"claim": "uno.play", "seat": 0, "card": "blue 2"},
    ],
    "taken back, and taken back again": [
        {"claim": "uno.play", "seat": 1, "card": "red 7"},
        {"claim": "match.take_back", "to": 2},
        {"claim": "uno.play", "seat": 1, "card": "red 9"},
        {"claim": "match.take_back", "to": 4},
        {"claim": "uno.play", "seat": 1, "card": "red 2"},
    ],
    "an edit that is refused": [
        {"claim": "match.allow", "entry": 1},
        {"claim": "match.take_back", "to": 9},
        {"claim": "uno.draw", "seat": 1},
    ],
    "a call, a catch and a challenge": [
        {"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "blue"},
        {"claim": "uno.challenge", "seat": 2},
        {"claim": "uno.show_hand", "seat": 1, "held_color": True},
        {"claim": "uno.catch", "caught": 1, "seat": 0},
        {"claim": "uno.call", "seat": 1},
    ],
    "a hand that is shown": [
        {"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "blue"},
        {"claim": "uno.challenge", "seat": 2},
        {
            "claim": "uno.show_hand",
            "seat": 1,
            "hand": ["blue 1", "blue 2", "blue 3", "blue 4", "wild", "blue 6"],
        },
    ],
    "people who come and go": [
        {"claim": "match.void"},
        {"claim": "match.join", "name": "Dan"},
        {"claim": "match.rename", "seat": 3, "name": "Dora"},
        {"claim": "uno.deal", "turned_up": ["blue 3"]},
        {"claim": "match.leave", "seat": 2},
    ],
    "a round that ends": [
        {"claim": "match.score", "winner": 1, "points": 40},
        {"claim": "uno.deal", "turned_up": ["blue 3"]},
        {"claim": "match.void"},
        {"claim": "match.note", "text": "again"},
    ],
}


@pytest.mark.parametrize("story", TRIED)
def test_a_preview_tells_what_will_be_ruled(still, dealt, story):
    """Verdicts, findings, events, sentences and states, one claim after the other, down to the numbers."""
    foretold = dealt.preview(*TRIED[story])
    ruled = [dealt.tell(claim).json for claim in TRIED[story]]

    assert 200 == foretold.status
    assert ruled == foretold.json["rulings"]


@pytest.mark.parametrize("story", TRIED)
def test_a_preview_stores_nothing(dealt, story):
    """The match is the same to the byte, and so is its logbook."""
    before = dealt.get(may=1).body, dealt.get("/logbook").body
    dealt.preview(*TRIED[story])

    assert before == (dealt.get(may=1).body, dealt.get("/logbook").body)


def test_a_preview_needs_no_key_and_no_version(dealt):
    """It creates nothing, so it can be asked as often as one likes."""
    answer = dealt.send(
        "POST",
        "/v1/rulings",
        {"Content-Type": "application/json", "Authorization": f"Bearer {dealt.token}"},
        as_body({"match": dealt.match, "claims": [{"claim": "uno.draw", "seat": 1}]}),
    )

    assert (200, ["upheld"]) == (answer.status, [told["verdict"] for told in answer.json["rulings"]])


def test_a_preview_of_what_is_no_claim_names_its_place(dealt):
    """Of several claims the phone learns which one, and which of its fields."""
    good = {"claim": "uno.draw", "seat": 1}
    wrong = dealt.preview(good, {"claim": "uno.draw", "seat": "one"})
    misfit = dealt.preview(good, {"claim": "uno.draw", "seat": 9})

    assert (422, {"claims": {"1": {"seat": ["Not a valid integer."]}}}) == (
        wrong.status,
        wrong.json["errors"],
    )
    assert (422, {"claims.1.seat": ["Nobody sits at seat 9."]}) == (misfit.status, misfit.json["errors"])


@pytest.mark.parametrize(("count", "status"), [(0, 422), (1, 200), (20, 200), (21, 422)])
def test_a_preview_has_one_to_twenty_claims(dealt, count, status):
    """Enough for a turn with all its consequences, and no more work than that."""
    assert status == dealt.preview(*[{"claim": "match.note", "text": "x"}] * count).status


def test_a_seat_may_try_any_claim(dealt):
    """A preview changes nothing, so everybody may ask what would be ruled."""
    answer = dealt.at_seat(2).preview({"claim": "match.void"}, {"claim": "uno.draw", "seat": 1})

    assert ["upheld", "refused"] == [told["verdict"] for told in answer.json["rulings"]]
