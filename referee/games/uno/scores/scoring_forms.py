"""The scoring options besides the official one, each with its articles and its amendment of the ruleset."""

from functools import partial

from referee.games.uno.model.claims import CountHand, Play
from referee.games.uno.model.rulebook import TARGET, WINNER_TAKES_ALL
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset, UnoTableCase
from referee.games.uno.rules.going_out import (
    cite_match_winner,
    count_hand,
    go_out,
    score_without_counting,
    winner_fact,
)
from referee.games.uno.scores import teams
from referee.games.uno.scores.out_of_the_match import (
    LAST_ONE,
    cite_eliminated_by_paper,
    cite_eliminated_by_playing_on,
    cite_eliminated_by_void,
    eliminate_at_target,
    seats_still_in,
    the_paper_leaves_somebody_in,
)
from referee.games.uno.scores.scorepad import (
    each_hand,
    hands_of_other_teams,
    no_hands,
    scoring_team,
    seats_without_points,
)
from referee.games.uno.scores.scoring import (
    cite_eliminated,
    credit_one_round,
    credit_team,
    fewest_points_first,
    first_team_to_the_target,
    last_one_left,
    lowest_at_the_target,
    no_automatic_winner,
    one_player_scores,
    one_point_each,
    one_round_won,
    one_team_scores,
    only_seat_without_points,
    partners_stay_together,
    points_are_reported_seat_by_seat,
    points_of_own_hand,
    seats_outside_team,
    survivors_first,
    team_takes_all,
)
from referee.games.uno.scores.teams import Teams, a_team_brings_one_total, share_with_team
from referee.kit.values import replace
from referee.match.model.rulebook import JOINING
from referee.match.model.ruleset import MatchCase
from referee.match.table.people import Join, Leave, PaperScores, start_at_highest_total
from referee.match.table.ranking import leaders
from referee.match.table.rounds import (
    Finish,
    PlayOn,
    Score,
    Void,
    no_two_players_went_out,
    one_player_went_out,
    scored,
)
from referee.rulings.article import OURS, Article
from referee.rulings.differences import Option
from referee.rulings.finding import Finding, breaks, holds

OWN_HAND = Article(
    "uno.score.own",
    "Everybody scores the own hand",
    "What is left in a hand counts against its player, and who went out scores nothing. Few points are good.",
    ("IG", "FRSHOW"),
    instead_of=WINNER_TAKES_ALL.id,
)
LOWEST_WINS = Article(
    "uno.target.lowest",
    "The lowest total wins",
    "When anybody reaches the target after a round the match is over, and the lowest total has won. "
    "Whoever ties "
    "shares it.",
    ("IG", "FRSHOW", OURS),
    instead_of=TARGET.id,
)
LATE_IS_LEVEL = Article(
    "uno.joining.lowest",
    "Sitting down late",
    "Between two rounds somebody new may sit down anywhere at the table, with as many points as the "
    "player who has most, or with as many as the table says, below the target. They are where that player "
    "starts, and no round's points.",
    (OURS,),
    instead_of=JOINING.id,
)
CAUGHT_WITH = Article(
    "uno.score.challenge",
    "Challenge UNO: a running total against everybody",
    "What is left in a hand counts against its player, and who went out scores nothing.",
    ("S1", "UBG"),
    instead_of=WINNER_TAKES_ALL.id,
)
LATE_IS_LAST = Article(
    "uno.joining.elimination",
    "Sitting down among those who are left",
    "Between two rounds somebody new may sit down anywhere at the table, with as many points as the "
    "player who has most of those who still play, or with as many as the table says, below the target. "
    "They are where that player starts, and no round's points.",
    (OURS,),
    instead_of=JOINING.id,
)
PARTNERS = Article(
    "uno.score.partners",
    "Partners score together",
    "Partners sit opposite each other and share one total. When one of them is out, both score what is "
    "left in "
    "the hands of the other teams; the partner's own hand counts for nobody.",
    ("S1", "UBG"),
    instead_of=WINNER_TAKES_ALL.id,
)
FIRST_TEAM = Article(
    "uno.target.partners",
    "The first team at the target wins",
    "The team that first reaches the target has won the match. Nobody joins or leaves before that.",
    ("S1", "UBG", OURS),
    instead_of=TARGET.id,
)
PAIRS = Article(
    "uno.score.pairs",
    "Teams of two score together",
    "Six, eight or ten people play in teams of two, who sit opposite each other and share one total: six are "
    "three teams. When somebody is out, both of that team score what is left in the hands of the other "
    "teams; their own hands count for nobody.",
    ("UBG", OURS),
    instead_of=WINNER_TAKES_ALL.id,
)
FIRST_PAIR = Article(
    "uno.target.pairs",
    "The first team of two at the target wins",
    "The team of two that first reaches the target has won the match. Nobody joins or leaves before that.",
    (OURS,),
    instead_of=TARGET.id,
)
TWO_TEAMS = Article(
    "uno.score.two-teams",
    "Two teams score together",
    "Six, eight or ten people play in two teams: every second player belongs to the same one, and a team "
    "shares one total. When somebody is out, all of that team score what is left in the hands of the other "
    "team; their own hands count for nobody.",
    (OURS,),
    instead_of=WINNER_TAKES_ALL.id,
)
FIRST_OF_TWO_TEAMS = Article(
    "uno.target.two-teams",
    "The first of two teams at the target wins",
    "The one of the two teams that first reaches the target has won the match. Nobody joins or leaves before "
    "that.",
    (OURS,),
    instead_of=TARGET.id,
)
ROUNDS_WON = Article(
    "uno.score.none",
    "No points",
    "No cards are counted: when somebody is out the round is over, and it counts as one round won.",
    ("S2", "S4"),
    instead_of=WINNER_TAKES_ALL.id,
)
ROUNDS_WON_TO_A_TARGET = Article(
    "uno.score.rounds",
    "No points, and a number of rounds",
    "No cards are counted: when somebody is out the round is over, and it counts as one round won.",
    ("S2", "S4"),
    instead_of=WINNER_TAKES_ALL.id,
    answers_as=ROUNDS_WON.id,
)
NO_TARGET = Article(
    "uno.target.none",
    "Nobody wins before the table says so",
    "Without points there is no target: the match ends when the table calls it a day, and who has won most "
    "rounds has won it.",
    (OURS,),
    instead_of=TARGET.id,
)


FIRST_TO_WIN_ROUNDS = Article(
    "uno.target.rounds",
    "The first to win the agreed number of rounds",
    "The player who first has won the agreed number of rounds has won the match: one round, unless the table "
    "chose another number. With one round, the last card wins the match.",
    ("S2", "S4", OURS),
    instead_of=TARGET.id,
)


def _own_hand_counts(ruleset: UnoRuleset) -> UnoRuleset:
    """Each player scores the own hand. A player who joins late starts with the highest total."""
    return replace(
        ruleset,
        starts_with=start_at_highest_total,
        scoring=points_of_own_hand,
        winner_by_points=only_seat_without_points,
        possible_winners=seats_without_points,
        reported_hands=each_hand,
    )


def own_lowest_wins(ruleset: UnoRuleset) -> UnoRuleset:
    """Each player scores the own hand. The lowest total wins once a seat reaches the target."""
    otherwise = replace(
        _own_hand_counts(ruleset),
        winners=lowest_at_the_target,
        standings=fewest_points_first,
    )
    return (
        otherwise.with_article(OWN_HAND)
        .with_article(LOWEST_WINS)
        .with_article(LATE_IS_LEVEL)
        .replaced(Score, one_player_scores, points_are_reported_seat_by_seat)
        .replaced(Score, one_player_went_out, no_two_players_went_out)
    )


def elimination(ruleset: UnoRuleset) -> UnoRuleset:
    """Challenge UNO (S1): a seat that reaches the target is out, and the last one left wins."""
    otherwise = replace(
        _own_hand_counts(ruleset),
        winners=last_one_left,
        standings=survivors_first,
        after_a_score=eliminate_at_target,
        still_in=seats_still_in,
    )
    return (
        otherwise.with_article(CAUGHT_WITH)
        .with_article(LAST_ONE)
        .with_article(LATE_IS_LAST)
        .with_need(PaperScores, the_paper_leaves_somebody_in)
        .with_check(PaperScores, cite_eliminated_by_paper)
        .with_check(Void, cite_eliminated_by_void)
        .with_check(PlayOn, cite_eliminated_by_playing_on)
        .with_check(CountHand, cite_eliminated_by_count)
        .with_check(Score, cite_eliminated_by_score)
        .replaced(Score, one_player_scores, points_are_reported_seat_by_seat)
        .replaced(Score, one_player_went_out, no_two_players_went_out)
    )


def cite_eliminated_by_count(case: UnoCase[CountHand]) -> Finding | None:
    """Cites the seats that this count eliminates."""
    return cite_eliminated(case, count_hand(case))


def cite_eliminated_by_score(case: UnoTableCase[Score]) -> Finding | None:
    """Cites the seats that this score eliminates."""
    return cite_eliminated(case, scored(case))


def partners(ruleset: UnoRuleset) -> UnoRuleset:
    """Four players: opposite seats are a team with one total."""
    return _in_teams(ruleset.with_article(PARTNERS).with_article(FIRST_TEAM), teams.PARTNERS)


def pairs(ruleset: UnoRuleset) -> UnoRuleset:
    """Six players or more: opposite seats are a team with one total."""
    return _in_teams(ruleset.with_article(PAIRS).with_article(FIRST_PAIR), teams.PAIRS)


def two_teams(ruleset: UnoRuleset) -> UnoRuleset:
    """Two teams: every second seat belongs to the same team with one total."""
    return _in_teams(ruleset.with_article(TWO_TEAMS).with_article(FIRST_OF_TWO_TEAMS), teams.TWO_TEAMS)


def _in_teams(ruleset: UnoRuleset, way: Teams) -> UnoRuleset:
    team = way.team
    otherwise = replace(
        ruleset,
        scoring=partial(team_takes_all, team),
        credit=partial(credit_team, team),
        seats_to_count=partial(seats_outside_team, team),
        possible_winners=partial(scoring_team, team),
        reported_hands=partial(hands_of_other_teams, team),
        winners=partial(first_team_to_the_target, team),
        paper_totals=partial(share_with_team, team),
    )
    return (
        otherwise.with_article(way.one_total)
        .with_need(PaperScores, partial(a_team_brings_one_total, way))
        .replaced(Score, one_player_scores, partial(one_team_scores, team))
        .with_need(Join, partners_stay_together)
        .with_need(Leave, partners_stay_together)
    )


def _won_rounds_count(ruleset: UnoRuleset) -> UnoRuleset:
    """Each round is one point for its winner, and no hands are counted."""
    otherwise = replace(
        ruleset,
        scoring=one_round_won,
        credit=credit_one_round,
        winner_is_enough=True,
        points_per_seat=one_point_each,
        reported_hands=no_hands,
        after_going_out=score_without_counting,
        last_card_makes_somebody_draw=False,
    )
    return otherwise.with_check(Play, cite_round_won)


def none(ruleset: UnoRuleset) -> UnoRuleset:
    """Each round is one point for its winner, and the table decides when the match is over."""
    otherwise = replace(_won_rounds_count(ruleset), winners=no_automatic_winner)
    return (
        otherwise.with_article(ROUNDS_WON)
        .with_article(NO_TARGET)
        .with_check(PlayOn, there_is_no_target)
        .with_check(Finish, cite_most_rounds_won)
    )


def rounds(ruleset: UnoRuleset) -> UnoRuleset:
    """Each round is one point for its winner, and the first player with the agreed number wins the match."""
    return (
        _won_rounds_count(ruleset)
        .with_article(ROUNDS_WON_TO_A_TARGET)
        .with_article(FIRST_TO_WIN_ROUNDS)
        .with_check(Play, cite_winner_by_last_card)
    )


def cite_round_won(case: UnoCase[Play]) -> Finding | None:
    """Cites that the last card wins the round, if this is one."""
    seat, number = case.claim.seat, case.state.round_number
    return holds(WINNER_TAKES_ALL, winner=seat, round=number) if _is_a_last_card(case) else None


def _is_a_last_card(case: UnoCase[Play]) -> bool:
    return case.state.round.hands[case.claim.seat] == 1


def cite_winner_by_last_card(case: UnoCase[Play]) -> Finding | None:
    """Cites who has won the match, if this last card wins the last round that was needed."""
    return cite_match_winner(case, go_out(case, case.claim.seat)) if _is_a_last_card(case) else None


def there_is_no_target(case: MatchCase[PlayOn]) -> Finding | None:
    """Refuses a target: rounds are counted without one."""
    return None if case.claim.target is None else breaks(TARGET, target=case.claim.target)


def cite_most_rounds_won(case: MatchCase[Finish]) -> Finding:
    """Cites the winners of a match without a target, and the number of rounds that they have won."""
    won = leaders(case.ruleset, case.state)
    return holds(TARGET, **winner_fact(won), rounds=case.state.totals[won[0]])


SCORING_FORMS = (
    Option(
        "own-lowest-wins",
        "Everybody scores the own hand, and the lowest total wins.",
        OWN_HAND.sources,
        (OWN_HAND, LOWEST_WINS, LATE_IS_LEVEL),
        own_lowest_wins,
    ),
    Option(
        "elimination",
        "Challenge UNO: whoever reaches the target is out, and the last one left wins.",
        CAUGHT_WITH.sources,
        (CAUGHT_WITH, LAST_ONE, LATE_IS_LAST),
        elimination,
    ),
    Option(
        "partners",
        "Partners sit opposite each other and score together.",
        PARTNERS.sources,
        (PARTNERS, FIRST_TEAM, teams.PARTNERS.one_total),
        partners,
    ),
    Option(
        "pairs",
        "Six, eight or ten in teams of two, who sit opposite each other and score together.",
        PAIRS.sources,
        (PAIRS, FIRST_PAIR, teams.PAIRS.one_total),
        pairs,
    ),
    Option(
        "two-teams",
        "Six, eight or ten in two teams: every second player belongs to the same one.",
        TWO_TEAMS.sources,
        (TWO_TEAMS, FIRST_OF_TWO_TEAMS, teams.TWO_TEAMS.one_total),
        two_teams,
    ),
    Option(
        "none",
        "No points and no target: rounds won are counted until you stop.",
        ROUNDS_WON.sources,
        (ROUNDS_WON, NO_TARGET),
        none,
        with_target="rounds",
    ),
    Option(
        "rounds",
        "No points: the player who first wins the agreed number of rounds wins, usually one.",
        FIRST_TO_WIN_ROUNDS.sources,
        (ROUNDS_WON_TO_A_TARGET, FIRST_TO_WIN_ROUNDS),
        rounds,
        target=1,
    ),
)
