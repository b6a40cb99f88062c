"""Stable tags: the name under which a kind of claim or event is stored, once and for ever."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Generic, TypeVar

from referee.kit.cards import Card
from referee.kit.quantities import RoundNumber
from referee.kit.seats import Order, Seat

Plain = Annotated[Any, "plain"]
"""A word, a number, yes or no, or a list of them."""
_Value = TypeVar("_Value")
IfAny = Annotated[_Value, "if any"]
"""A field that is left out of the JSON at its default, also where others are told at theirs."""


class Reporter(StrEnum):
    """Whose phone may report a claim; the keeper may report every one but what the service alone enters."""

    SERVICE = "the service"
    KEEPER = "keeper"
    ITS_SEAT = "its seat"
    ITSELF = "any seat for itself"
    ANY_SEAT = "any seat"


class Freshness(StrEnum):
    """What makes a claim stale: an exact entry that its phone had not seen, another count of the
    same hand, or nothing at all. A claim of a window is judged by its window and is never stale, but
    makes an exact one stale."""

    EXACT = "exact"
    WINDOW = "window"
    HAND = "hand"
    ANY = "any"

    @property
    def makes_stale(self) -> bool:
        return self in (Freshness.EXACT, Freshness.WINDOW)


class Tagged:
    """What is stored under a `tag`, as a `kind` of thing: a claim or an event. See `claim` and `event`."""

    tag: ClassVar[str]
    kind: ClassVar[str]


class Event(Tagged):
    """Any event: a frozen dataclass, marked with `event`."""

    opens_a_round: ClassVar[bool]

    def for_certain(self) -> "Event | None":
        """The event that makes certain what this one only suggests, if it does."""
        return None


class Claim(Tagged):
    """Any claim: a frozen dataclass, marked with `claim`."""

    reporter: ClassVar[Reporter]
    freshness: ClassVar[Freshness]

    def faults(self) -> dict[str, str]:
        """What is wrong with it before any rule, by field."""
        return {}


StateT_contra = TypeVar("StateT_contra", contravariant=True)
RulesetT_contra = TypeVar("RulesetT_contra", contravariant=True)


class Confidential(Claim, ABC, Generic[RulesetT_contra, StateT_contra]):
    """A claim that says what may not be stored. Of its `secret` fields not even a digest may be made."""

    secret: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def kept(self, ruleset: RulesetT_contra, state: StateT_contra) -> Claim:
        """What of it may be stored, as it was heard in this state."""


class Disputable(Claim, ABC, Generic[StateT_contra]):
    """A claim that says which of several seats is right."""

    @abstractmethod
    def parties(self, state: StateT_contra) -> Order:
        """The seats between which it says so; none where nobody is against it."""

    def said_by(self, seat: Seat) -> Claim:
        """The same claim in a party's own mouth."""
        return self


_taken: dict[str, type[Tagged]] = {}
_AnyEvent = TypeVar("_AnyEvent", bound=Event)
_AnyClaim = TypeVar("_AnyClaim", bound=Claim)


def spoken(name: str) -> str:
    """The name of a field in JSON: `for_` is `for`, which Python keeps to itself, and what is stored or
    answered under an older name keeps it."""
    return OLDER_NAMES.get(name, name.removesuffix("_"))


OLDER_NAMES = {"remedy": "fix", "legal_claims": "may"}


def kind_of(tag: str) -> type[Tagged]:
    """The kind of claim or event that a tag names. Raises KeyError for an unknown one."""
    return _taken[tag]


def event(tag: str, opens_a_round: bool = False) -> Callable[[type[_AnyEvent]], type[_AnyEvent]]:
    """Mark a frozen dataclass as the event of this tag; a tag used twice does not import."""

    def mark(kind: type[_AnyEvent]) -> type[_AnyEvent]:
        _take(tag, "event", kind)
        kind.opens_a_round = opens_a_round
        return kind

    return mark


def claim(
    tag: str, reporter: Reporter, freshness: Freshness = Freshness.EXACT
) -> Callable[[type[_AnyClaim]], type[_AnyClaim]]:
    """Mark a frozen dataclass as the claim of this tag, who may report it, and what makes it stale."""

    def mark(kind: type[_AnyClaim]) -> type[_AnyClaim]:
        _take(tag, "claim", kind)
        kind.reporter, kind.freshness = reporter, freshness
        return kind

    return mark


def seat_of(claim: object) -> Seat | None:
    """Whose claim it is, where it names a seat as that."""
    seat: Seat | None = getattr(claim, "seat", None)
    return seat


def card_of(claim: object) -> Card | None:
    """The one card that it speaks of, where there is one."""
    card: Card | None = getattr(claim, "card", None)
    return card


def round_of(claim: object) -> RoundNumber | None:
    """The round that it speaks of, where it names one."""
    number: RoundNumber | None = getattr(claim, "round", None)
    return number


def _take(tag: str, what: str, kind: type[Tagged]) -> None:
    if tag in _taken:
        raise ValueError(f"the tag {tag} already belongs to {_taken[tag].__name__}")
    _taken[tag] = kind
    kind.tag, kind.kind = tag, what
