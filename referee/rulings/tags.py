"""Stable tags: the name under which a kind of claim or event is stored, once and for ever."""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, ClassVar, TypeVar

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


class Claim(Tagged):
    """Any claim: a frozen dataclass, marked with `claim`."""

    reporter: ClassVar[Reporter]
    freshness: ClassVar[Freshness]


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
    """Mark a frozen dataclass as the claim of this tag, who may report it, and what makes it stale.

    A claim may have a method `faults() -> {field: message}`: what is wrong with it before any rule, and
    a method `kept(ruleset, state) -> claim`: what of it may be stored, and `secret`, the names of the fields
    that not even a digest may be made of. What it calls a seat is `names(state)`. `parties(state)` are the
    seats between which it says who is right, and `said_by(seat)` is the same claim in a party's own mouth.
    """

    def mark(kind: type[_AnyClaim]) -> type[_AnyClaim]:
        _take(tag, "claim", kind)
        kind.reporter, kind.freshness = reporter, freshness
        return kind

    return mark


def _take(tag: str, what: str, kind: type[Tagged]) -> None:
    if tag in _taken:
        raise ValueError(f"the tag {tag} already belongs to {_taken[tag].__name__}")
    _taken[tag] = kind
    kind.tag, kind.kind = tag, what
