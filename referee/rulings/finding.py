"""A finding is one article applied to one claim, with the facts it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from referee.rulings.article import Article

Fact = int | str | bool | None | list[Any]
Facts = Mapping[str, Fact]
Spoken = Mapping[str, Any]
"""Facts as sentences are made of them, with people's names instead of seats."""


class Weight(StrEnum):
    """How an article bears on a claim; the later, the graver."""

    HOLDS = "holds"
    UNSEEN = "unseen"
    CROSSED = "crossed"
    BREAKS = "breaks"


GRAVITY = {weight: place for place, weight in enumerate(Weight)}


@dataclass(frozen=True)
class Finding:
    """The id of an article, how it bears on the claim, and plain facts; never prose, never a name."""

    article: str
    weight: Weight
    facts: Facts = field(default_factory=dict)


def as_number(fact: Fact) -> int:
    """A fact that is a number. Raises TypeError for any other."""
    if not isinstance(fact, int):
        raise TypeError(f"{fact!r} is no number")
    return fact


def is_refuted(found: Finding | None) -> bool:
    """Whether a check found something by which the claim is refused."""
    return found is not None and found.weight is Weight.BREAKS


def holds(article: Article, **facts: Fact) -> Finding:
    return Finding(article.id, Weight.HOLDS, facts)


def unseen(article: Article, **facts: Fact) -> Finding:
    return Finding(article.id, Weight.UNSEEN, facts)


def breaks(article: Article, **facts: Fact) -> Finding:
    return Finding(article.id, Weight.BREAKS, facts)
