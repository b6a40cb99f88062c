"""All scoring options except the official option. Each option has articles and a function that changes the
ruleset."""

from functools import partial

from referee.games.uno.model.claims import CountHand, Play
from referee.games.uno.model.rulebook import WINNER_TAKES_ALL, WINNING_THE_MATCH
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase, UnoRuleset
from referee.games.uno.rules.going_out import (
    cite_match_winner,
    count_hand,
    fact_that_names_winners,
    go_out,
    score_round_without_counting_hands,
)
from referee.games.uno.scores import teams
from referee.games.uno.scores.out_of_the_match import (
    LAST_SEAT_LEFT_WINS,
    cite_elimination_by_paper_totals,
    cite_elimination_by_playing_on,
    cite_elimination_by_voided_round,
    events_that_eliminate_seats,
    paper_totals_leave_somebody_in,
    seats_still_in_the_match,
)
from referee.games.uno.scores.scorepad import (
    no_reported_hands,
    possible_winners_by_own_hands,
    possible_winners_by_team,
    reported_points_of_each_other_hand,
    reported_total_of_other_teams_hands,
)
from referee.games.uno.scores.scoring import (
    at_most_one_point_each,
    cite_eliminated_seats,
    fewest_points_first,
    first_team_to_the_target,
    give_reported_total_to_winning_team,
    ignore_total_and_give_winner_one_point,
    last_seat_left_in_the_match,
    no_automatic_winner,
    one_point_for_the_winner,
    only_one_player_scores,
    only_one_team_scores,
    only_seat_without_points,
    points_are_reported_seat_by_seat,
    points_of_own_hands_by_seat,
    rank_survivors_first,
    refuse_join_or_leave_with_teams,
    seats_outside_team_that_went_out,
    team_takes_all,
    winners_by_lowest_total_at_target,
)
from referee.games.uno.scores.teams import (
    TeamRules,
    share_points_with_team,
    teammates_have_equal_paper_totals,
)
from referee.kit.values import replace
from referee.match.model.rulebook import JOINING
from referee.match.model.ruleset import MatchClaimCase
from referee.match.table.people import Join, Leave, PaperScores, highest_total_as_starting_points
from referee.match.table.ranking import leading_seats
from referee.match.table.rounds import (
    FinishMatch,
    PlayOn,
    ScoreRound,
    VoidRound,
    no_two_players_went_out,
    one_player_went_out,
    score_claim_events,
)
from referee.rulings.article import OURS, Article
from referee.rulings.differences import Option
from referee.rulings.finding import Finding, finding_breaks, finding_holds

EVERYBODY_SCORES_OWN_HAND = Article("uno.score.own", ("IG", "FRSHOW"), instead_of=WINNER_TAKES_ALL.id)
LOWEST_TOTAL_WINS = Article("uno.target.lowest", ("IG", "FRSHOW", OURS), instead_of=WINNING_THE_MATCH.id)
LATE_PLAYER_STARTS_AT_HIGHEST_TOTAL = Article("uno.joining.lowest", (OURS,), instead_of=JOINING.id)
OWN_HAND_COUNTS_IN_CHALLENGE_UNO = Article(
    "uno.score.challenge", ("S1", "UBG"), instead_of=WINNER_TAKES_ALL.id
)
LATE_PLAYER_STARTS_AT_HIGHEST_SURVIVOR = Article("uno.joining.elimination", (OURS,), instead_of=JOINING.id)
PARTNERS_SCORE_TOGETHER = Article("uno.score.partners", ("S1", "UBG"), instead_of=WINNER_TAKES_ALL.id)
FIRST_PARTNERS_AT_TARGET_WIN = Article(
    "uno.target.partners", ("S1", "UBG", OURS), instead_of=WINNING_THE_MATCH.id
)
TEAMS_OF_TWO_SCORE_TOGETHER = Article("uno.score.pairs", ("UBG", OURS), instead_of=WINNER_TAKES_ALL.id)
FIRST_TEAM_OF_TWO_AT_TARGET_WINS = Article("uno.target.pairs", (OURS,), instead_of=WINNING_THE_MATCH.id)
TWO_TEAMS_SCORE_TOGETHER = Article("uno.score.two-teams", (OURS,), instead_of=WINNER_TAKES_ALL.id)
FIRST_OF_TWO_TEAMS_AT_TARGET_WINS = Article("uno.target.two-teams", (OURS,), instead_of=WINNING_THE_MATCH.id)
ROUNDS_COUNT_INSTEAD_OF_POINTS = Article("uno.score.none", ("S2", "S4"), instead_of=WINNER_TAKES_ALL.id)
ROUNDS_COUNT_TOWARD_TARGET = Article(
    "uno.score.rounds",
    ("S2", "S4"),
    instead_of=WINNER_TAKES_ALL.id,
    answers_as=ROUNDS_COUNT_INSTEAD_OF_POINTS.id,
)
TABLE_DECIDES_WHEN_MATCH_ENDS = Article("uno.target.none", (OURS,), instead_of=WINNING_THE_MATCH.id)


FIRST_TO_WIN_ROUNDS = Article("uno.target.rounds", ("S2", "S4", OURS), instead_of=WINNING_THE_MATCH.id)


def _use_own_hand_scoring(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset in which all players score their own hands. A player who joins late starts with the highest
    total."""
    return replace(
        ruleset,
        starts_with=highest_total_as_starting_points,
        scoring=points_of_own_hands_by_seat,
        winner_by_points=only_seat_without_points,
        possible_winners=possible_winners_by_own_hands,
        reported_hands=reported_points_of_each_other_hand,
    )


def use_lowest_total_wins(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset in which all players score their own hands. When a seat reaches the target, the lowest
    total wins."""
    otherwise = replace(
        _use_own_hand_scoring(ruleset),
        winners=winners_by_lowest_total_at_target,
        standings=fewest_points_first,
    )
    return (
        otherwise.with_substitute_article(EVERYBODY_SCORES_OWN_HAND)
        .with_substitute_article(LOWEST_TOTAL_WINS)
        .with_substitute_article(LATE_PLAYER_STARTS_AT_HIGHEST_TOTAL)
        .with_replaced_check(ScoreRound, only_one_player_scores, points_are_reported_seat_by_seat)
        .with_replaced_check(ScoreRound, one_player_went_out, no_two_players_went_out)
    )


def use_elimination(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset of Challenge UNO (`S1` in the list of sources). A seat that reaches the target is out, and
    the last seat left wins."""
    otherwise = replace(
        _use_own_hand_scoring(ruleset),
        winners=last_seat_left_in_the_match,
        standings=rank_survivors_first,
        after_a_score=events_that_eliminate_seats,
        still_in=seats_still_in_the_match,
    )
    return (
        otherwise.with_substitute_article(OWN_HAND_COUNTS_IN_CHALLENGE_UNO)
        .with_substitute_article(LAST_SEAT_LEFT_WINS)
        .with_substitute_article(LATE_PLAYER_STARTS_AT_HIGHEST_SURVIVOR)
        .with_added_need(PaperScores, paper_totals_leave_somebody_in)
        .with_added_check(PaperScores, cite_elimination_by_paper_totals)
        .with_added_check(VoidRound, cite_elimination_by_voided_round)
        .with_added_check(PlayOn, cite_elimination_by_playing_on)
        .with_added_check(CountHand, cite_elimination_by_hand_count)
        .with_added_check(ScoreRound, cite_elimination_by_score)
        .with_replaced_check(ScoreRound, only_one_player_scores, points_are_reported_seat_by_seat)
        .with_replaced_check(ScoreRound, one_player_went_out, no_two_players_went_out)
    )


def cite_elimination_by_hand_count(case: UnoCase[CountHand]) -> Finding | None:
    """The finding that names the seats that this count of hands eliminates. The result is None if no seat is
    eliminated."""
    return cite_eliminated_seats(case, count_hand(case))


def cite_elimination_by_score(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """The finding that names the seats that this score eliminates. The result is None if no seat is
    eliminated."""
    return cite_eliminated_seats(case, score_claim_events(case))


def use_partner_scoring(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset for four players in two teams: opposite seats are a team and share one total."""
    return _use_team_scoring(
        ruleset.with_substitute_article(PARTNERS_SCORE_TOGETHER).with_substitute_article(
            FIRST_PARTNERS_AT_TARGET_WIN
        ),
        teams.RULES_OF_PARTNERS,
    )


def use_teams_of_two(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset for six or more players in teams of two: opposite seats are a team and share one total."""
    return _use_team_scoring(
        ruleset.with_substitute_article(TEAMS_OF_TWO_SCORE_TOGETHER).with_substitute_article(
            FIRST_TEAM_OF_TWO_AT_TARGET_WINS
        ),
        teams.RULES_OF_TEAMS_OF_TWO,
    )


def use_two_teams(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset for two teams: every second seat belongs to the same team, and a team shares one total."""
    return _use_team_scoring(
        ruleset.with_substitute_article(TWO_TEAMS_SCORE_TOGETHER).with_substitute_article(
            FIRST_OF_TWO_TEAMS_AT_TARGET_WINS
        ),
        teams.RULES_OF_TWO_TEAMS,
    )


def _use_team_scoring(ruleset: UnoRuleset, way: TeamRules) -> UnoRuleset:
    team = way.team
    otherwise = replace(
        ruleset,
        scoring=partial(team_takes_all, team),
        credit=partial(give_reported_total_to_winning_team, team),
        seats_to_count=partial(seats_outside_team_that_went_out, team),
        possible_winners=partial(possible_winners_by_team, team),
        reported_hands=partial(reported_total_of_other_teams_hands, team),
        winners=partial(first_team_to_the_target, team),
        paper_totals=partial(share_points_with_team, team),
    )
    return (
        otherwise.with_substitute_article(way.one_total)
        .with_added_need(PaperScores, partial(teammates_have_equal_paper_totals, way))
        .with_replaced_check(ScoreRound, only_one_player_scores, partial(only_one_team_scores, team))
        .with_added_need(Join, refuse_join_or_leave_with_teams)
        .with_added_need(Leave, refuse_join_or_leave_with_teams)
    )


def _count_rounds_instead_of_points(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset in which each round is one point for its winner. No hands are counted."""
    otherwise = replace(
        ruleset,
        scoring=one_point_for_the_winner,
        credit=ignore_total_and_give_winner_one_point,
        winner_is_enough=True,
        points_per_seat=at_most_one_point_each,
        reported_hands=no_reported_hands,
        after_going_out=score_round_without_counting_hands,
        last_card_makes_somebody_draw=False,
    )
    return otherwise.with_added_check(Play, cite_round_won_by_last_card)


def use_no_points_and_no_target(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset in which each round is one point for its winner. The match has no target: the players
    decide when the match is over."""
    otherwise = replace(_count_rounds_instead_of_points(ruleset), winners=no_automatic_winner)
    return (
        otherwise.with_substitute_article(ROUNDS_COUNT_INSTEAD_OF_POINTS)
        .with_substitute_article(TABLE_DECIDES_WHEN_MATCH_ENDS)
        .with_added_check(PlayOn, the_match_has_no_target)
        .with_added_check(FinishMatch, cite_most_rounds_won)
    )


def use_target_of_rounds_won(ruleset: UnoRuleset) -> UnoRuleset:
    """The ruleset in which each round is one point for its winner. The first player with the agreed number of
    points wins the match."""
    return (
        _count_rounds_instead_of_points(ruleset)
        .with_substitute_article(ROUNDS_COUNT_TOWARD_TARGET)
        .with_substitute_article(FIRST_TO_WIN_ROUNDS)
        .with_added_check(Play, cite_winner_by_last_card)
    )


def cite_round_won_by_last_card(case: UnoCase[Play]) -> Finding | None:
    """The finding that the seat wins the round by its last card. The result is None if the played card is not
    the last card."""
    seat, number = case.claim.seat, case.state.round_number
    return finding_holds(WINNER_TAKES_ALL, winner=seat, round=number) if _is_play_of_last_card(case) else None


def _is_play_of_last_card(case: UnoCase[Play]) -> bool:
    return case.state.round.hands[case.claim.seat] == 1


def cite_winner_by_last_card(case: UnoCase[Play]) -> Finding | None:
    """The finding that names who wins the match by the last card of a round. The result is None if the played
    card is not the last card, or if the player needs more won rounds."""
    return cite_match_winner(case, go_out(case, case.claim.seat)) if _is_play_of_last_card(case) else None


def the_match_has_no_target(case: MatchClaimCase[PlayOn]) -> Finding | None:
    """Refuse a claim to play on to a new target, because a match with this scoring option has no target."""
    return None if case.claim.target is None else finding_breaks(WINNING_THE_MATCH, target=case.claim.target)


def cite_most_rounds_won(case: MatchClaimCase[FinishMatch]) -> Finding:
    """The finding that names the winners of a match without a target, and the number of rounds that each
    winner has won."""
    won = leading_seats(case.ruleset, case.state)
    return finding_holds(WINNING_THE_MATCH, **fact_that_names_winners(won), rounds=case.state.totals[won[0]])


UNOFFICIAL_SCORING_OPTIONS = (
    Option(
        "own-lowest-wins",
        EVERYBODY_SCORES_OWN_HAND.sources,
        (EVERYBODY_SCORES_OWN_HAND, LOWEST_TOTAL_WINS, LATE_PLAYER_STARTS_AT_HIGHEST_TOTAL),
        use_lowest_total_wins,
    ),
    Option(
        "elimination",
        OWN_HAND_COUNTS_IN_CHALLENGE_UNO.sources,
        (OWN_HAND_COUNTS_IN_CHALLENGE_UNO, LAST_SEAT_LEFT_WINS, LATE_PLAYER_STARTS_AT_HIGHEST_SURVIVOR),
        use_elimination,
    ),
    Option(
        "partners",
        PARTNERS_SCORE_TOGETHER.sources,
        (PARTNERS_SCORE_TOGETHER, FIRST_PARTNERS_AT_TARGET_WIN, teams.RULES_OF_PARTNERS.one_total),
        use_partner_scoring,
    ),
    Option(
        "pairs",
        TEAMS_OF_TWO_SCORE_TOGETHER.sources,
        (
            TEAMS_OF_TWO_SCORE_TOGETHER,
            FIRST_TEAM_OF_TWO_AT_TARGET_WINS,
            teams.RULES_OF_TEAMS_OF_TWO.one_total,
        ),
        use_teams_of_two,
    ),
    Option(
        "two-teams",
        TWO_TEAMS_SCORE_TOGETHER.sources,
        (TWO_TEAMS_SCORE_TOGETHER, FIRST_OF_TWO_TEAMS_AT_TARGET_WINS, teams.RULES_OF_TWO_TEAMS.one_total),
        use_two_teams,
    ),
    Option(
        "none",
        ROUNDS_COUNT_INSTEAD_OF_POINTS.sources,
        (ROUNDS_COUNT_INSTEAD_OF_POINTS, TABLE_DECIDES_WHEN_MATCH_ENDS),
        use_no_points_and_no_target,
        with_target="rounds",
    ),
    Option(
        "rounds",
        FIRST_TO_WIN_ROUNDS.sources,
        (ROUNDS_COUNT_TOWARD_TARGET, FIRST_TO_WIN_ROUNDS),
        use_target_of_rounds_won,
        target=1,
    ),
)
