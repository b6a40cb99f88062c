"""Base classes of claims and events. Each type of claim or event has a tag: its permanent name in JSON."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from referee.kit.cards import Card
from referee.kit.quantities import RoundNumber
from referee.kit.seats import Seat, SeatOrder

PlainValueOrList = Annotated[Any, "plain"]
"""A text, a number, true or false, or a list of such values."""
_Value = TypeVar("_Value")
OmittedAtDefault = Annotated[_Value, "if any"]
"""The type of a field that is left out of the JSON if the field has its default value."""


class AllowedReporter(StrEnum):
    """The phones that may report a type of claim.

    The scorekeeper may report all claims except claims of the `SERVICE`, which no phone may report.
    """

    SERVICE = "the service"
    KEEPER = "keeper"
    ITS_SEAT = "its seat"
    ITSELF = "any seat for itself"
    ANY_SEAT = "any seat"


class ClaimFreshness(StrEnum):
    """The condition under which a claim is stale. The service does not accept a stale claim.

    The phone that reports a claim has *missed* an entry if the entry is newer than the last entry that the
    phone had displayed.

    - `EXACT`: The claim is stale if the phone missed an entry of an `EXACT` or `WINDOW` claim.
    - `WINDOW`: The claim is never stale, but its entry makes `EXACT` claims stale. These are claims that
      players may make during a span of time, such as the time to catch a player.
    - `HAND`: The claim reports the cards or points of one hand. It is stale if the phone missed an entry that
      reports the same hand.
    - `ANY`: The claim is never stale, and its entry makes no `EXACT` claim stale.
    """

    EXACT = "exact"
    WINDOW = "window"
    HAND = "hand"
    ANY = "any"

    @property
    def makes_exact_claims_stale(self) -> bool:
        """Whether entries of claims with this freshness make `EXACT` claims stale. A phone that missed such
        an entry cannot report an `EXACT` claim."""
        return self in (ClaimFreshness.EXACT, ClaimFreshness.WINDOW)


class ClaimOrEvent:
    """Base class of claims and events.

    The decorators `register_claim_type` and `register_event_type` set the class variables. `tag` is the name
    of the type in JSON. `kind` is the string "claim" or "event".
    """

    tag: ClassVar[str]
    kind: ClassVar[str]


class Event(ClaimOrEvent):
    """Base class of events: frozen dataclasses with the decorator `register_event_type`."""

    opens_a_round: ClassVar[bool]

    def as_certain_event(self) -> "Event | None":
        """A copy of the event that counts as certain. None for types of events that are never in doubt.

        For example, a card that only a refused claim has shown is in doubt, because the claim may be a
        mistake.
        """
        return None


class Claim(ClaimOrEvent):
    """Base class of claims: frozen dataclasses with the decorator `register_claim_type`."""

    reporter: ClassVar[AllowedReporter]
    freshness: ClassVar[ClaimFreshness]

    def errors_by_field(self) -> dict[str, str]:
        """Error messages about values that make the claim invalid in every match. The keys are field names.

        Empty if all values are valid.
        """
        return {}


StateT_contra = TypeVar("StateT_contra", contravariant=True)
RulesetT_contra = TypeVar("RulesetT_contra", contravariant=True)


class ConfidentialClaim(Claim, ABC, Generic[RulesetT_contra, StateT_contra]):
    """A claim with data that may not be stored, such as the cards of a hand or the names of people.

    `secret`: the names of the fields with this data. Even hashes of these fields may not be stored.
    """

    secret: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def without_confidential_data(self, ruleset: RulesetT_contra, state: StateT_contra) -> Claim:
        """The claim to store in place of this claim. It contains only data that may be stored.

        `ruleset`, `state`: the ruleset and the state of the match when this claim was reported.
        """


class DisputableClaim(Claim, ABC, Generic[StateT_contra]):
    """A claim that is the statement of one party in a dispute between seats."""

    @abstractmethod
    def parties_to_dispute(self, state: StateT_contra) -> SeatOrder:
        """The seats that are parties to the dispute; empty if nobody contradicts the claim."""

    def as_reported_by_party(self, seat: Seat) -> Claim:
        """This claim in the form in which the player of `seat` reports it. That player is a party to the
        dispute. By default, the claim is returned unchanged."""
        return self


_type_by_tag: dict[str, type[ClaimOrEvent]] = {}
_AnyEvent = TypeVar("_AnyEvent", bound=Event)
_AnyClaim = TypeVar("_AnyClaim", bound=Claim)


def json_name_of_field(name: str) -> str:
    """The name in JSON of a field with the name `name` in Python.

    A final underscore is removed, for example from `for_`. A field in `OLDER_JSON_NAMES` keeps its older name
    in JSON.
    """
    return OLDER_JSON_NAMES.get(name, name.removesuffix("_"))


OLDER_JSON_NAMES = {"remedy": "fix", "legal_claims": "may"}
"""The names in JSON of fields that were renamed in Python. The keys are the current names in Python."""


def claim_or_event_type_with_tag(tag: str) -> type[ClaimOrEvent]:
    """The type of claim or event with this tag. Raises KeyError for an unknown tag."""
    return _type_by_tag[tag]


def register_event_type(
    tag: str, opens_a_round: bool = False
) -> Callable[[type[_AnyEvent]], type[_AnyEvent]]:
    """Return a decorator for a frozen dataclass. It registers the class as the type of events with this tag.

    `opens_a_round`: whether an event of this type opens a round. The decorator raises ValueError if another
    type has the tag.
    """

    def mark(kind: type[_AnyEvent]) -> type[_AnyEvent]:
        _register_tag(tag, "event", kind)
        kind.opens_a_round = opens_a_round
        return kind

    return mark


def register_claim_type(
    tag: str, reporter: AllowedReporter, freshness: ClaimFreshness = ClaimFreshness.EXACT
) -> Callable[[type[_AnyClaim]], type[_AnyClaim]]:
    """Return a decorator for a frozen dataclass. It registers the class as the type of claims with this tag.

    - `reporter`: The phones that may report a claim of this type.
    - `freshness`: The condition under which a claim of this type is stale.

    The decorator raises ValueError if another type has the tag.
    """

    def mark(kind: type[_AnyClaim]) -> type[_AnyClaim]:
        _register_tag(tag, "claim", kind)
        kind.reporter, kind.freshness = reporter, freshness
        return kind

    return mark


def seat_named_in_claim(claim: object) -> Seat | None:
    """The seat in the field `seat` of a claim.

    None if the claim has no field `seat`, or if the field is None.
    """
    seat: Seat | None = getattr(claim, "seat", None)
    return seat


def card_named_in_claim(claim: object) -> Card | None:
    """The card in the field `card` of a claim.

    None if the claim has no field `card`, or if the field is None.
    """
    card: Card | None = getattr(claim, "card", None)
    return card


def round_named_in_claim(claim: object) -> RoundNumber | None:
    """The number in the field `round` of a claim.

    None if the claim has no field `round`, or if the field is None.
    """
    number: RoundNumber | None = getattr(claim, "round", None)
    return number


def _register_tag(tag: str, what: str, kind: type[ClaimOrEvent]) -> None:
    if tag in _type_by_tag:
        raise ValueError(f"the tag {tag} already belongs to {_type_by_tag[tag].__name__}")
    _type_by_tag[tag] = kind
    kind.tag, kind.kind = tag, what
