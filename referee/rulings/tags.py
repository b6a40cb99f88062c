"""Stable tags: the name under which a kind of claim or event is stored, once and for ever."""

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, TypeVar

Claim = Annotated[Any, "claim"]
Event = Annotated[Any, "event"]
Plain = Annotated[Any, "plain"]
"""A word, a number, yes or no, or a list of them."""
_Value = TypeVar("_Value")
IfAny = Annotated[_Value, "if any"]
"""A field that is left out of the JSON at its default, also where others are told at theirs."""

_taken: dict[str, type] = {}


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


def spoken(name: str) -> str:
    """The name of a field in JSON: `for_` is `for`, which Python keeps to itself, and what is stored or
    answered under an older name keeps it."""
    return OLDER_NAMES.get(name, name.removesuffix("_"))


OLDER_NAMES = {"remedy": "fix", "legal_claims": "may"}


def kind_of(tag: str) -> type:
    """The kind of claim or event that a tag names. Raises KeyError for an unknown one."""
    return _taken[tag]


def event(tag: str, opens_a_round: bool = False) -> Callable[[type], type]:
    """Mark a frozen dataclass as the event of this tag; a tag used twice does not import."""

    def mark(kind: type) -> type:
        if tag in _taken:
            raise ValueError(f"the tag {tag} already belongs to {_taken[tag].__name__}")
        _taken[tag] = kind
        kind.tag, kind.kind, kind.opens_a_round = tag, "event", opens_a_round
        return kind

    return mark


def claim(tag: str, reporter: Reporter, freshness: Freshness = Freshness.EXACT) -> Callable[[type], type]:
    """Mark a frozen dataclass as the claim of this tag, who may report it, and what makes it stale.

    A claim may have a method `faults() -> {field: message}`: what is wrong with it before any rule, and
    a method `kept(ruleset, state) -> claim`: what of it may be stored, and `secret`, the names of the fields
    that not even a digest may be made of. What it calls a seat is `names(state)`. `parties(state)` are the
    seats between which it says who is right, and `said_by(seat)` is the same claim in a party's own mouth.
    """

    def mark(kind: type) -> type:
        kind.reporter = reporter
        kind.freshness = freshness
        event(tag)(kind)
        kind.kind = "claim"
        return kind

    return mark
