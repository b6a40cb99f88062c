"""Who begins on paper."""

from referee.match.model.rulebook import PAPER
from referee.match.model.ruleset import MatchCase
from referee.match.table.people import PaperScores
from referee.rulings.finding import Finding, breaks


def some_rounds_are_left(case: MatchCase[PaperScores]) -> Finding | None:
    """A match of so many rounds that were all played on paper has none to play here."""
    rounds, all_of_them = case.claim.rounds or 0, case.ruleset.target
    return breaks(PAPER, played=rounds, target=all_of_them) if rounds >= all_of_them else None
