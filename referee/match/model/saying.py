"""Instructions for each seat: sentences, each with its kind and the article on which it is based."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from referee.kit.seats import Seat
from referee.rulings.article import Article


class Kind(StrEnum):
    """The kind of a sentence: what the game requires of a seat, how a mistake is put right, the penalty for a
    mistake, or information."""

    TURN = "turn"
    REMEDY = "remedy"
    PENALTY = "penalty"
    INFORMATION = "information"


@dataclass(frozen=True)
class Part:
    """One sentence for a seat: its kind, and the id of its article."""

    kind: Kind
    article: str
    sentence: str


Parts = tuple[Part, ...]
PartsBySeat = Mapping[Seat, Parts]
"""The sentences for each seat, in order."""


def turn(article: Article | str, sentence: str) -> Parts:
    """A sentence about what the game requires of a seat."""
    return _part(Kind.TURN, article, sentence)


def remedy(article: Article | str, sentence: str) -> Parts:
    """A sentence about how a mistake is put right."""
    return _part(Kind.REMEDY, article, sentence)


def penalty(article: Article | str, sentence: str) -> Parts:
    """A sentence about the penalty for a mistake."""
    return _part(Kind.PENALTY, article, sentence)


def information(article: Article | str, sentence: str) -> Parts:
    """A sentence that only informs."""
    return _part(Kind.INFORMATION, article, sentence)


def _part(kind: Kind, article: Article | str, sentence: str) -> Parts:
    return (Part(kind, article if isinstance(article, str) else article.id, sentence),)


def merged(*groups: PartsBySeat) -> dict[Seat, Parts]:
    """The sentences of all groups by seat, in the order of the groups."""
    seats = sorted({seat for group in groups for seat in group})
    return {seat: tuple(part for group in groups for part in group.get(seat, ())) for seat in seats}


def read_aloud(parts: Sequence[Part]) -> str:
    """These sentences as one text."""
    return " ".join(part.sentence for part in parts)
