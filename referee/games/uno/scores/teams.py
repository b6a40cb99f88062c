"""Teams: their players share one total."""

from collections.abc import Mapping
from typing import NamedTuple

from referee.games.uno.scores.scoring import Team, every_second_seat, opposite_seats
from referee.kit.quantities import Points
from referee.kit.seats import Seat, points_row
from referee.match.model.rulebook import PAPER, RULES
from referee.match.model.ruleset import MatchCase
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.people import PaperScores
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, breaks

ONE_TOTAL = Article(
    "uno.paper.partners",
    "Totals from paper, one a team",
    "Before the first round is scored, people may bring along the totals they have on paper, and say how "
    "many rounds were played for them. Partners share one total: it is told for one of them or the same "
    "for both, and counts for both. Where a table agrees on partners later, the two of each team have to "
    "be level.",
    (OURS,),
    instead_of=PAPER.id,
)
ONE_TOTAL_A_PAIR = Article(
    "uno.paper.pairs",
    "Totals from paper, one a team of two",
    "Before the first round is scored, people may bring along the totals they have on paper, and say how "
    "many rounds were played for them. A team of two shares one total: it is told for one of them or the "
    "same for both, and counts for both. Where a table agrees on such teams later, the two of each have to "
    "be level.",
    (OURS,),
    instead_of=PAPER.id,
)
ONE_TOTAL_A_SIDE = Article(
    "uno.paper.two-teams",
    "Totals from paper, one for each of two teams",
    "Before the first round is scored, people may bring along the totals they have on paper, and say how "
    "many rounds were played for them. A team shares one total: it is told for one of its players or the "
    "same for all, and counts for all of them. Where a table agrees on two teams later, the players of each "
    "have to be level.",
    (OURS,),
    instead_of=PAPER.id,
)


class Teams(NamedTuple):
    """A function that returns the team of a seat, and the article by which a team has one total."""

    team: Team
    one_total: Article


PARTNERS = Teams(opposite_seats, ONE_TOTAL)
PAIRS = Teams(opposite_seats, ONE_TOTAL_A_PAIR)
TWO_TEAMS = Teams(every_second_seat, ONE_TOTAL_A_SIDE)
TEAM_SCORINGS: Mapping[str, Teams] = {"partners": PARTNERS, "pairs": PAIRS, "two-teams": TWO_TEAMS}
"""The scoring options with teams, by id."""


def share_with_team(team: Team, match: AnyMatch, points: Mapping[Seat, Points]) -> dict[Seat, Points]:
    """The points of all seats, if the points of one player count for the whole team."""
    shared = {mate: amount for seat, amount in points.items() for mate in team(match, seat)}
    return shared | dict(points)


def a_team_brings_one_total(teams: Teams, case: MatchCase[PaperScores]) -> Finding | None:
    """Refuses totals from paper that differ within a team."""
    match = case.state
    shared = share_with_team(teams.team, match, case.claim.points)
    return _two_totals(teams, match, points_row(len(match.totals), shared))


def the_teams_are_level(case: MatchCase[AgreeOnRules]) -> Finding | None:
    """Refuses to agree on teams whose players have different totals, or while a round without teams is
    open."""
    match = case.state
    teams, before = (
        TEAM_SCORINGS.get(rules.differences.get("scoring", "")) for rules in (case.claim.rules, match.rules)
    )
    if teams is None or (before is not None and before.team is teams.team):
        return None
    return (
        breaks(RULES, open=match.round_number)
        if match.round is not None
        else _two_totals(teams, match, match.totals)
    )


def _two_totals(teams: Teams, match: AnyMatch, totals: tuple[Points, ...]) -> Finding | None:
    """Refuses totals by seat number that differ within a team."""
    together = (teams.team(match, seat) for seat in match.players)
    differ = next((mates for mates in together if len({totals[seat] for seat in mates}) > 1), None)
    if differ is None:
        return None
    return breaks(teams.one_total, partners=list(differ), totals=[totals[seat] for seat in differ])
