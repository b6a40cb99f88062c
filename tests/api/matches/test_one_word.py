"""A scorekeeper who plays is a player where the own seat is concerned: docs/rules/entries.md 6.5-6.7."""

import pytest

from tests.api.joining import joined, phones, send_away
from tests.api.phone import Phone, new_key
from tests.api.records_over_http import brought, taken_out

HAND = {"hand": ["green 1", "green 2", "green 3", "green 4", "green 6", "green 7"]}
NAMES = ("Ann", "Bob", "Cat")


@pytest.fixture
def keeper(send) -> Phone:
    """Ann's: it keeps the score. Bob has laid a Wild Draw Four, and Cat challenges it."""
    keeper = Phone.opening(send, *NAMES)
    keeper.claim("uno.deal", turned_up=["red 5"])
    keeper.claim("uno.play", seat=1, card="wild draw four", color="blue")
    return keeper


def challenged(phone: Phone) -> Phone:
    phone.number = phone.claim("uno.challenge", seat=2)["number"]
    return phone


def show(phone: Phone, **said) -> tuple[str, str]:
    told = phone.claim("uno.show_hand", seat=1, **said)
    return told["by"], told["verdict"]


def test_two_phones_that_say_opposite_things_settle_nothing(keeper):
    """Over HTTP: the first stands, the other makes it contested, and neither decides for itself."""
    bob, cat = (joined(challenged(keeper) if seat == 1 else keeper, seat=seat) for seat in (1, 2))
    assert ("seat 2", "stands") == show(cat, held_color=True)
    assert ("seat 1", "contested") == show(bob, **HAND)

    state = keeper.look()["state"]
    assert ([7, 6, 7], 4) == (state["round"]["hands"], state["round"]["debt"]["count"])
    entry = state["contests"][0]["entry"]
    assert "refused" == cat.claim("match.decide", entry=entry, **{"for": 2})["verdict"]
    told = bob.claim("match.decide", entry=entry, **{"for": 2})
    assert ("upheld", [7, 10, 7]) == (told["verdict"], told["state"]["round"]["hands"])


@pytest.mark.parametrize(("seat", "said"), [(2, {"held_color": True}), (1, {"held_color": False}), (1, HAND)])
def test_a_keeper_whose_own_hand_or_challenge_it_is_settles_nothing(keeper, seat, said):
    """Cat, or Bob, keeps the score, and the other has a phone."""
    playing, other = joined(keeper, "keeper", seat=seat), joined(keeper, seat=3 - seat)
    challenged(playing)

    assert (f"seat {seat}", "stands") == show(playing, **said)
    opposite = {"held_color": True} if seat == 1 else HAND
    assert (f"seat {3 - seat}", "contested") == show(other, **opposite)


def test_a_playing_keeper_who_had_not_seen_the_next_play_is_still_heard(keeper):
    """What another scorekeeper's phone entered meanwhile is nothing that this one had seen."""
    bob, cat = joined(keeper, "keeper", seat=1), challenged(joined(keeper, seat=2))
    show(cat, held_color=True)
    bob.number = keeper.number = cat.number
    keeper.claim("uno.play", seat=2, card="blue 1")

    assert ("seat 1", "contested") == show(bob, **HAND)


def test_the_answer_that_comes_with_the_challenge_is_heard_so_too(keeper):
    cat, bob = joined(keeper, "keeper", seat=2), joined(keeper, seat=1)
    told = cat.claim("uno.challenge", seat=2, held_color=True)

    assert ("seat 2", "stands") == (told["by"], told["verdict"])
    assert ("seat 1", "contested") == show(bob, **HAND)


@pytest.mark.parametrize("seat", [1, 2])
def test_who_alone_has_a_phone_speaks_for_the_table(keeper, seat):
    """One phone enters everything: there is nobody else whom anybody could hear."""
    playing = challenged(joined(keeper, "keeper", seat=seat))

    assert ("keeper", "upheld") == show(playing, held_color=True)


def test_a_keeper_who_is_no_party_speaks_for_the_table(keeper):
    ann, bob, cat = joined(keeper, "keeper", seat=0), joined(keeper, seat=1), joined(keeper, seat=2)
    challenged(ann)
    assert "stands" == show(cat, held_color=True)[1]

    assert ("keeper", "upheld") == show(ann, held_color=False)
    assert "refused" == show(bob, held_color=True, shown=True)[1]


def test_once_the_other_phone_is_gone_the_keeper_speaks_for_the_table_again(keeper):
    cat = challenged(joined(keeper, "keeper", seat=2))
    joined(keeper, seat=1)
    send_away(keeper, next(one["phone"] for one in phones(keeper) if one["seat"] == 1))

    assert ("keeper", "upheld") == show(cat, held_color=True)


def test_a_retry_finds_its_answer_whoever_it_was_heard_as(keeper):
    """The other phone came in between the two copies: the claim was the keeper's, and is not heard twice."""
    cat, key = challenged(joined(keeper, "keeper", seat=2)), new_key()
    said = {"claim": "uno.show_hand", "seat": 1, "held_color": True, "after": cat.number}
    first = cat.post(f"{cat.path}/claims", said, key)
    joined(keeper, seat=1)
    again = cat.post(f"{cat.path}/claims", said, key)

    assert ("keeper", 201, first.body) == (first.json["by"], again.status, again.body)


def test_a_retry_finds_it_as_well_that_was_heard_as_a_players(keeper):
    """And the other phone has gone in between."""
    cat, key = challenged(joined(keeper, "keeper", seat=2)), new_key()
    joined(keeper, seat=1)
    said = {"claim": "uno.show_hand", "seat": 1, "held_color": True, "after": cat.number}
    first = cat.post(f"{cat.path}/claims", said, key)
    send_away(keeper, next(one["phone"] for one in phones(keeper) if one["seat"] == 1))
    again = cat.post(f"{cat.path}/claims", said, key)

    assert ("seat 2", 201, first.body) == (first.json["by"], again.status, again.body)


def test_a_preview_is_heard_as_the_claim_would_be(keeper):
    cat = challenged(joined(keeper, "keeper", seat=2))
    joined(keeper, seat=1)
    answer = cat.preview({"claim": "uno.show_hand", "seat": 1, "held_color": True})

    assert ("seat 2", "stands") == (answer.json["rulings"][0]["by"], answer.json["rulings"][0]["verdict"])


@pytest.mark.parametrize(
    ("named", "by", "verdict"), [(True, "seat 2", "stands"), (False, "keeper", "upheld")]
)
def test_a_keepers_own_catch_is_a_players_word(keeper, named, by, verdict):
    """Named as the catcher, Cat is a party, and Bob has a phone; without a name it is the table's catch."""
    keeper.claim("match.void")
    keeper.claim("uno.deal", turned_up=["red 5"])
    keeper.claim("match.recount", seat=1, count=2)
    keeper.claim("uno.play", seat=1, card="red 7")
    cat, bob = joined(keeper, "keeper", seat=2), joined(keeper, seat=1)
    told = cat.claim("uno.catch", caught=1, **({"seat": 2} if named else {}))
    assert (by, verdict) == (told["by"], told["verdict"])

    bob.number = told["number"]
    called = bob.claim("uno.call", seat=1)["verdict"]
    assert ("contested" if named else "refused") == called


def test_what_it_was_heard_as_is_in_the_record_and_replays(keeper):
    cat, bob = joined(keeper, "keeper", seat=2), joined(keeper, seat=1)
    challenged(cat)
    show(cat, held_color=True)
    show(bob, **HAND)
    state = keeper.look()["state"]
    record = taken_out(keeper)
    assert b"green 1" not in record

    assert state == brought(keeper.send, record).look()["state"]
