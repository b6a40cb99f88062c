"""Matches that began on paper."""

from referee.match.model.rulebook import PAPER
from referee.match.model.ruleset import MatchCase
from referee.match.table.people import PaperScores
from referee.rulings.finding import Finding, breaks


def some_rounds_are_left(case: MatchCase[PaperScores]) -> Finding | None:
    """Refuses as many rounds on paper as the match has, or more: none would be left to play here."""
    rounds, all_of_them = case.claim.rounds or 0, case.ruleset.target
    return breaks(PAPER, played=rounds, target=all_of_them) if rounds >= all_of_them else None
