"""Base classes of claims and events. Each type has a tag, the name under which it is stored for ever."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from referee.kit.cards import Card
from referee.kit.quantities import RoundNumber
from referee.kit.seats import Order, Seat

Plain = Annotated[Any, "plain"]
"""A word, a number, a truth value, or a list of these."""
_Value = TypeVar("_Value")
IfAny = Annotated[_Value, "if any"]
"""Marks a field that JSON always leaves out if it has its default value."""


class Reporter(StrEnum):
    """Which phone may report a claim. The keeper may report every claim except those of the service."""

    SERVICE = "the service"
    KEEPER = "keeper"
    ITS_SEAT = "its seat"
    ITSELF = "any seat for itself"
    ANY_SEAT = "any seat"


class Freshness(StrEnum):
    """Which newer entries make a claim stale, if its phone had not displayed them.

    - `EXACT`: Entries of claims that are `EXACT` or `WINDOW`.
    - `WINDOW`: None. The rules judge such a claim by its window, such as the time to catch somebody.
    - `HAND`: Another count of the same hand.
    - `ANY`: None.
    """

    EXACT = "exact"
    WINDOW = "window"
    HAND = "hand"
    ANY = "any"

    @property
    def makes_stale(self) -> bool:
        """Whether an entry with such a claim makes `EXACT` claims stale."""
        return self in (Freshness.EXACT, Freshness.WINDOW)


class Tagged:
    """A claim or an event (`kind`), which is stored under a `tag`. See the decorators `claim` and `event`."""

    tag: ClassVar[str]
    kind: ClassVar[str]


class Event(Tagged):
    """Base class of events: frozen dataclasses with the decorator `event`."""

    opens_a_round: ClassVar[bool]

    def for_certain(self) -> "Event | None":
        """The event that states as certain what this one only suggests, or None if it suggests nothing."""
        return None


class Claim(Tagged):
    """Base class of claims: frozen dataclasses with the decorator `claim`."""

    reporter: ClassVar[Reporter]
    freshness: ClassVar[Freshness]

    def faults(self) -> dict[str, str]:
        """What is wrong with the claim by itself, in any match: sentences by field."""
        return {}


StateT_contra = TypeVar("StateT_contra", contravariant=True)
RulesetT_contra = TypeVar("RulesetT_contra", contravariant=True)


class Confidential(Claim, ABC, Generic[RulesetT_contra, StateT_contra]):
    """A claim with data that may not be stored. Not even a digest may be made of its `secret` fields."""

    secret: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def storable(self, ruleset: RulesetT_contra, state: StateT_contra) -> Claim:
        """A copy of this claim, reported in this state, with only the data that may be stored."""


class Disputable(Claim, ABC, Generic[StateT_contra]):
    """A claim that says which of several seats is right in a dispute."""

    @abstractmethod
    def parties(self, state: StateT_contra) -> Order:
        """The seats that are parties to the dispute; empty if nobody contradicts the claim."""

    def as_claimed_by(self, seat: Seat) -> Claim:
        """The same claim, as this party would report it."""
        return self


_registered: dict[str, type[Tagged]] = {}
_AnyEvent = TypeVar("_AnyEvent", bound=Event)
_AnyClaim = TypeVar("_AnyClaim", bound=Claim)


def json_name(name: str) -> str:
    """The name of a field in JSON: the name without a final underscore (`for_` becomes `for`), or the older
    name under which JSON has always had it (`OLDER_NAMES`)."""
    return OLDER_NAMES.get(name, name.removesuffix("_"))


OLDER_NAMES = {"remedy": "fix", "legal_claims": "may"}
"""By the name of a field in Python, its older name, which JSON keeps."""


def kind_of(tag: str) -> type[Tagged]:
    """The type of claim or event with this tag. Raises KeyError for an unknown tag."""
    return _registered[tag]


def event(tag: str, opens_a_round: bool = False) -> Callable[[type[_AnyEvent]], type[_AnyEvent]]:
    """Decorate the frozen dataclass of the events with this tag. Raises ValueError if the tag is taken."""

    def mark(kind: type[_AnyEvent]) -> type[_AnyEvent]:
        _register(tag, "event", kind)
        kind.opens_a_round = opens_a_round
        return kind

    return mark


def claim(
    tag: str, reporter: Reporter, freshness: Freshness = Freshness.EXACT
) -> Callable[[type[_AnyClaim]], type[_AnyClaim]]:
    """Decorate the frozen dataclass of the claims with this tag: who may report them, and what makes them
    stale. Raises ValueError if the tag is taken."""

    def mark(kind: type[_AnyClaim]) -> type[_AnyClaim]:
        _register(tag, "claim", kind)
        kind.reporter, kind.freshness = reporter, freshness
        return kind

    return mark


def seat_of(claim: object) -> Seat | None:
    """The seat in the field `seat` of a claim; None if it has none."""
    seat: Seat | None = getattr(claim, "seat", None)
    return seat


def card_of(claim: object) -> Card | None:
    """The card in the field `card` of a claim; None if it has none."""
    card: Card | None = getattr(claim, "card", None)
    return card


def round_of(claim: object) -> RoundNumber | None:
    """The number in the field `round` of a claim; None if it has none."""
    number: RoundNumber | None = getattr(claim, "round", None)
    return number


def _register(tag: str, what: str, kind: type[Tagged]) -> None:
    if tag in _registered:
        raise ValueError(f"the tag {tag} already belongs to {_registered[tag].__name__}")
    _registered[tag] = kind
    kind.tag, kind.kind = tag, what
