"""Checks of matches that began on paper."""

from referee.match.model.rulebook import TOTALS_FROM_PAPER
from referee.match.model.ruleset import MatchClaimCase
from referee.match.table.people import PaperScores
from referee.rulings.finding import Finding, finding_breaks


def some_rounds_are_left_to_play(case: MatchClaimCase[PaperScores]) -> Finding | None:
    """Refuse the scores from paper if all rounds of the match were played on paper. At least one round has to
    be left."""
    rounds, all_of_them = case.claim.rounds or 0, case.ruleset.target
    return (
        finding_breaks(TOTALS_FROM_PAPER, played=rounds, target=all_of_them)
        if rounds >= all_of_them
        else None
    )
