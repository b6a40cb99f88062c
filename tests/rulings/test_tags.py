"""The names under which claims and events are stored belong to one kind each, for ever."""

from dataclasses import dataclass

import pytest

from referee.kit.seats import Seat
from referee.rulings.submission import KEEPER, reporter_text
from referee.rulings.tags import (
    AllowedReporter,
    Claim,
    ClaimFreshness,
    ConfidentialClaim,
    DisputableClaim,
    Event,
    claim_or_event_type_with_tag,
    register_claim_type,
    register_event_type,
)


@register_event_type("rain.fell")
@dataclass(frozen=True)
class Fell(Event):
    """An event."""


@register_claim_type("rain.seen", AllowedReporter.ANY_SEAT)
@dataclass(frozen=True)
class Seen(Claim):
    """A claim."""


@pytest.mark.parametrize("tag", ["rain.fell", "rain.seen"])
def test_a_tag_used_twice_does_not_import(tag):
    """Not even once for a claim and once for an event."""
    with pytest.raises(ValueError, match=f"the tag {tag} already belongs to"):
        register_event_type(tag)(type("Twice", (), {}))
    with pytest.raises(ValueError, match=f"the tag {tag} already belongs to"):
        register_claim_type(tag, AllowedReporter.KEEPER)(type("Twice", (), {}))


def test_a_tag_names_its_kind():
    assert (Fell, Seen) == (
        claim_or_event_type_with_tag("rain.fell"),
        claim_or_event_type_with_tag("rain.seen"),
    )


def test_an_unknown_tag_names_nothing():
    with pytest.raises(KeyError):
        claim_or_event_type_with_tag("rain.forgotten")


def test_a_kind_knows_its_tag_and_what_it_is():
    assert ("rain.fell", "event") == (Fell.tag, Fell.kind)
    assert ("rain.seen", "claim") == (Seen.tag, Seen.kind)


def test_an_event_opens_no_round_unless_it_says_so():
    assert not claim_or_event_type_with_tag("rain.fell").opens_a_round


def test_a_claim_is_exact_unless_it_says_otherwise():
    """A claim that nobody thought about must not slip in behind others."""
    assert (AllowedReporter.ANY_SEAT, ClaimFreshness.EXACT) == (Seen.reporter, Seen.freshness)


def test_what_changes_a_round_makes_a_claim_stale():
    """Another count of the same hand, or a remark, does not."""
    assert [ClaimFreshness.EXACT, ClaimFreshness.WINDOW] == [
        one for one in ClaimFreshness if one.makes_exact_claims_stale
    ]


def test_it_is_stored_who_reported_a_claim():
    assert ("keeper", "seat 0", "seat 2") == (
        reporter_text(KEEPER),
        reporter_text(Seat(0)),
        reporter_text(Seat(2)),
    )


@pytest.mark.parametrize(
    ("duty", "owes"),
    [(ConfidentialClaim, "without_confidential_data"), (DisputableClaim, "parties_to_dispute")],
)
def test_a_claim_with_a_duty_says_how_it_does_it(duty, owes):
    """Else it cannot be made."""
    with pytest.raises(TypeError, match=f"abstract method '?{owes}"):
        type("Silent", (duty,), {})()
