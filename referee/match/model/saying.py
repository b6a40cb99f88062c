"""What each seat is told to do now: sentences, each with what it is and the article that it rests on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from referee.kit.seats import Seat
from referee.rulings.article import Article


class Kind(StrEnum):
    """What a sentence is: what the game asks of a seat, what puts a slip right, what a slip costs, or what
    there is only to know."""

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
Say = Mapping[Seat, Parts]
"""What each seat is told, sentence by sentence."""


def turn(article: Article | str, sentence: str) -> Parts:
    return _part(Kind.TURN, article, sentence)


def remedy(article: Article | str, sentence: str) -> Parts:
    return _part(Kind.REMEDY, article, sentence)


def penalty(article: Article | str, sentence: str) -> Parts:
    return _part(Kind.PENALTY, article, sentence)


def information(article: Article | str, sentence: str) -> Parts:
    return _part(Kind.INFORMATION, article, sentence)


def _part(kind: Kind, article: Article | str, sentence: str) -> Parts:
    return (Part(kind, article if isinstance(article, str) else article.id, sentence),)


def joined(*told: Say) -> dict[Seat, Parts]:
    """All of it, in this order, by seat."""
    seats = sorted({seat for one in told for seat in one})
    return {seat: tuple(part for one in told for part in one.get(seat, ())) for seat in seats}


def spoken(parts: Sequence[Part]) -> str:
    """The sentences as they are read out, one after the other."""
    return " ".join(part.sentence for part in parts)
