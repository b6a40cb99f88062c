"""A finding is one article applied to one claim, with the facts it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from referee.rulings.article import Article

Fact = int | str | bool | None | list[Any]
Facts = Mapping[str, Fact]
NamedFacts = Mapping[str, Any]
"""The facts of a finding with people's names instead of seats, from which sentences are made."""


class Weight(StrEnum):
    """How an article bears on a claim, from the least grave to the gravest: it is kept, it depends on
    something that nobody has seen, it contradicts another claim, or it is broken."""

    HOLDS = "holds"
    UNSEEN = "unseen"
    CROSSED = "crossed"
    BREAKS = "breaks"


GRAVITY = {weight: place for place, weight in enumerate(Weight)}
"""The rank of each weight; the gravest has the highest."""


@dataclass(frozen=True)
class Finding:
    """The id of an article, its weight for the claim, and plain facts. Facts contain no sentences and no
    names."""

    article: str
    weight: Weight
    facts: Facts = field(default_factory=dict)


def as_number(fact: Fact) -> int:
    """A fact as a number. Raises TypeError if it is none."""
    if not isinstance(fact, int):
        raise TypeError(f"{fact!r} is no number")
    return fact


def is_refuted(found: Finding | None) -> bool:
    """Whether a finding refuses the claim; None is the result of a check that found nothing."""
    return found is not None and found.weight is Weight.BREAKS


def holds(article: Article, **facts: Fact) -> Finding:
    """A finding that the claim keeps this article."""
    return Finding(article.id, Weight.HOLDS, facts)


def unseen(article: Article, **facts: Fact) -> Finding:
    """A finding that nothing speaks against the claim, but that nobody saw whether it keeps this article."""
    return Finding(article.id, Weight.UNSEEN, facts)


def breaks(article: Article, **facts: Fact) -> Finding:
    """A finding that the claim breaks this article. It refuses the claim."""
    return Finding(article.id, Weight.BREAKS, facts)
