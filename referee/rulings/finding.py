"""Findings. A finding is the result of applying one article (rule) to one claim, with the facts behind it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from referee.rulings.article import Article

Fact = int | str | bool | None | list[Any]
Facts = Mapping[str, Fact]
NamedFacts = Mapping[str, Any]
"""The facts of a finding, with a `Person` in place of each seat number, and a tuple in place of each list.

The sentences about a finding are made from these facts.
"""


class FindingWeight(StrEnum):
    """The result of applying an article to a claim.

    The results are in order of gravity, the least grave first.

    - `HOLDS`: The claim meets the article.
    - `UNSEEN`: Nobody can check whether the claim meets the article.
    - `CROSSED`: Another claim says the opposite, and nothing shows which claim is right.
    - `BREAKS`: The claim violates the article.
    """

    HOLDS = "holds"
    UNSEEN = "unseen"
    CROSSED = "crossed"
    BREAKS = "breaks"


GRAVITY_BY_WEIGHT = {weight: place for place, weight in enumerate(FindingWeight)}
"""The rank of each weight, from 0. The gravest weight has the highest rank."""


@dataclass(frozen=True)
class Finding:
    """The result of applying one article to a claim.

    - `article`: The id of the article.
    - `facts`: The details that led to the result. The keys are names of details. The facts contain no
      sentences and no names of people.
    """

    article: str
    weight: FindingWeight
    facts: Facts = field(default_factory=dict)


def fact_as_number(fact: Fact) -> int:
    """The fact, typed as an integer. Raises TypeError if the fact is not an integer."""
    if not isinstance(fact, int):
        raise TypeError(f"{fact!r} is no number")
    return fact


def refuses_claim(found: Finding | None) -> bool:
    """Whether the finding of a check refuses the claim.

    `found`: the finding, or None if the check has no finding. None refuses nothing.
    """
    return found is not None and found.weight is FindingWeight.BREAKS


def finding_holds(article: Article, **facts: Fact) -> Finding:
    """A finding that the claim meets this article."""
    return Finding(article.id, FindingWeight.HOLDS, facts)


def finding_unseen(article: Article, **facts: Fact) -> Finding:
    """A finding that nobody can check whether the claim meets this article. It does not refuse the claim."""
    return Finding(article.id, FindingWeight.UNSEEN, facts)


def finding_breaks(article: Article, **facts: Fact) -> Finding:
    """A finding that the claim breaks this article. The judge then refuses the claim."""
    return Finding(article.id, FindingWeight.BREAKS, facts)
