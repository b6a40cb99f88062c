"""Amounts that people ask for in a match."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlencode

from tests.api.phone import Phone


def test_a_match_answers_by_its_rules_and_not_with_the_points_of_its_players(send):
    phone = Phone.opening(send, "Ida", "Leo", house_rules={"hand-size": {"cards": 5}})
    phone.claim_lawfully("match.score", points={"1": 30})

    def found(typed: str) -> Any:
        return _search(phone, typed)

    points = found("I hold a 7 and a skip, how many points is that?")
    pile = found("how many cards are in the draw pile with 3 players?")
    assert "right_now" not in points
    assert points["hits"][0]["line"] == "27 points: 7 for the 7 and 20 for the Skip."
    assert pile["hits"][0]["line"] == "92 cards: 108 in the deck, minus 15 dealt and 1 turned up."


def test_the_card_of_a_round_has_no_amount_of_its_own(send):
    phone = Phone.opening(send, "Ida", "Leo", "Zoe", house_rules={"stacking": {}})
    phone.claim_lawfully("uno.deal", turned_up=["red 5"])
    phone.claim_lawfully("uno.play", seat=1, card="red draw two")
    phone.claim_lawfully("uno.play", seat=2, card="blue draw two")
    found = _search(phone, "how many cards do I have to draw for the +2?")

    assert not any(hit["line"].startswith("2 cards") for hit in found["hits"])


def _search(phone: Phone, typed: str) -> Mapping[str, Any]:
    """What is found for a text in the match of a phone."""
    path = f"/v1/questions?{urlencode({'q': typed, 'match': phone.match})}"
    return phone.send("GET", path, {"Authorization": f"Bearer {phone.token}"}, None).json
