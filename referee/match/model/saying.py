"""The sentences that tell each player what to do, each with its kind and the article that it is based on."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from referee.kit.said import Sentence
from referee.kit.seats import Seat
from referee.rulings.article import Article


class InstructionKind(StrEnum):
    """The kind of a sentence for a seat.

    `TURN`: what the game requires. `REMEDY`: how a mistake is put right. `PENALTY`: what a mistake costs.
    `INFORMATION`: everything else.
    """

    TURN = "turn"
    REMEDY = "remedy"
    PENALTY = "penalty"
    INFORMATION = "information"


@dataclass(frozen=True)
class InstructionPart:
    """One sentence for a seat, with its kind and the id of its article."""

    kind: InstructionKind
    article: str
    sentence: Sentence


InstructionParts = tuple[InstructionPart, ...]
InstructionsBySeat = Mapping[Seat, InstructionParts]
"""For each seat, the sentences for the player at that seat, in order."""


def turn_instruction(article: Article | str, sentence: Sentence) -> InstructionParts:
    """A single sentence about what the game requires of a seat."""
    return _single_instruction(InstructionKind.TURN, article, sentence)


def remedy_instruction(article: Article | str, sentence: Sentence) -> InstructionParts:
    """A single sentence about how a mistake is put right."""
    return _single_instruction(InstructionKind.REMEDY, article, sentence)


def penalty_instruction(article: Article | str, sentence: Sentence) -> InstructionParts:
    """A single sentence about the penalty for a mistake."""
    return _single_instruction(InstructionKind.PENALTY, article, sentence)


def information_instruction(article: Article | str, sentence: Sentence) -> InstructionParts:
    """A single sentence that only informs a seat."""
    return _single_instruction(InstructionKind.INFORMATION, article, sentence)


def _single_instruction(
    kind: InstructionKind, article: Article | str, sentence: Sentence
) -> InstructionParts:
    article_id = article if isinstance(article, str) else article.id
    return (InstructionPart(kind, article_id, sentence),)


def merge_instructions(*groups: InstructionsBySeat) -> dict[Seat, InstructionParts]:
    """For each seat, the sentences of all groups, in the order of the groups."""
    seats = sorted({seat for group in groups for seat in group})
    return {seat: tuple(part for group in groups for part in group.get(seat, ())) for seat in seats}
