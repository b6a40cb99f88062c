"""Teams: the players of a team share one total."""

from collections.abc import Mapping
from typing import NamedTuple

from referee.games.uno.scores.scoring import TeamOfSeat, team_of_every_second_seat, team_of_opposite_seats
from referee.kit.quantities import Points
from referee.kit.seats import Seat, points_in_seat_order
from referee.match.model.rulebook import CHANGING_THE_RULES, TOTALS_FROM_PAPER
from referee.match.model.ruleset import MatchClaimCase
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.people import PaperScores
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, finding_breaks

PARTNERS_SHARE_PAPER_TOTAL = Article("uno.paper.partners", (OURS,), instead_of=TOTALS_FROM_PAPER.id)
TEAM_OF_TWO_SHARES_PAPER_TOTAL = Article("uno.paper.pairs", (OURS,), instead_of=TOTALS_FROM_PAPER.id)
EACH_OF_TWO_TEAMS_SHARES_PAPER_TOTAL = Article(
    "uno.paper.two-teams", (OURS,), instead_of=TOTALS_FROM_PAPER.id
)


class TeamRules(NamedTuple):
    """The rules of one kind of team: the function that returns the team of a seat, and the article by which
    each team has one total."""

    team: TeamOfSeat
    one_total: Article


RULES_OF_PARTNERS = TeamRules(team_of_opposite_seats, PARTNERS_SHARE_PAPER_TOTAL)
RULES_OF_TEAMS_OF_TWO = TeamRules(team_of_opposite_seats, TEAM_OF_TWO_SHARES_PAPER_TOTAL)
RULES_OF_TWO_TEAMS = TeamRules(team_of_every_second_seat, EACH_OF_TWO_TEAMS_SHARES_PAPER_TOTAL)
TEAM_RULES_BY_SCORING_OPTION: Mapping[str, TeamRules] = {
    "partners": RULES_OF_PARTNERS,
    "pairs": RULES_OF_TEAMS_OF_TWO,
    "two-teams": RULES_OF_TWO_TEAMS,
}
"""The rules of each kind of team; the keys are the ids of the scoring options."""


def share_points_with_team(
    team: TeamOfSeat, match: AnyMatch, points: Mapping[Seat, Points]
) -> dict[Seat, Points]:
    """The points of all seats, after the points of each player are given to all players of the same team."""
    shared = {mate: amount for seat, amount in points.items() for mate in team(match, seat)}
    return shared | dict(points)


def teammates_have_equal_paper_totals(teams: TeamRules, case: MatchClaimCase[PaperScores]) -> Finding | None:
    """Refuse totals from paper that differ between the players of one team."""
    match = case.state
    shared = share_points_with_team(teams.team, match, case.claim.points)
    return _refuse_unequal_team_totals(teams, match, points_in_seat_order(len(match.totals), shared))


def teammates_have_equal_totals(case: MatchClaimCase[AgreeOnRules]) -> Finding | None:
    """Refuse an agreement on teams while a round is open, or while the players of one team have different
    totals. Return None if the match already has these teams."""
    match = case.state
    teams, before = (
        TEAM_RULES_BY_SCORING_OPTION.get(rules.differences.get("scoring", ""))
        for rules in (case.claim.rules, match.rules)
    )
    if teams is None or (before is not None and before.team is teams.team):
        return None
    return (
        finding_breaks(CHANGING_THE_RULES, open=match.round_number)
        if match.round is not None
        else _refuse_unequal_team_totals(teams, match, match.totals)
    )


def _refuse_unequal_team_totals(
    teams: TeamRules, match: AnyMatch, totals: tuple[Points, ...]
) -> Finding | None:
    """Refuse totals that differ between the players of one team. `totals` has one total for each seat
    number."""
    together = (teams.team(match, seat) for seat in match.players)
    differ = next((mates for mates in together if len({totals[seat] for seat in mates}) > 1), None)
    if differ is None:
        return None
    return finding_breaks(teams.one_total, partners=list(differ), totals=[totals[seat] for seat in differ])
