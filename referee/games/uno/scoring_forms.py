"""The ways to score besides the official one, as options: each with its articles and its amendment."""

from referee.games.uno.claims import CountHand, Play
from referee.games.uno.going_out import counted, the_round_is_over, who_won
from referee.games.uno.rulebook import TARGET, WINNER_TAKES_ALL
from referee.games.uno.scorepad import (
    hand_by_hand,
    hands_of_other_teams,
    no_hands,
    the_team_that_scores,
    whoever_has_nothing,
)
from referee.games.uno.scoring import (
    everybody_but_the_team,
    everybody_keeps_their_own,
    fewest_points_first,
    first_team_to_the_target,
    last_one_left,
    lowest_at_the_target,
    nobody_before_the_table_says_so,
    one_for_whoever_scores,
    one_player_scores,
    one_round_won,
    one_team_scores,
    partners_stay_together,
    points_are_told_seat_by_seat,
    survivors_first,
    the_only_one_without_points,
    the_team_takes_all,
    to_the_team,
    to_the_winner_one,
    who_goes_out,
    who_reached_the_target_is_out,
)
from referee.match.people import Join, Leave
from referee.match.rounds import Finish, Score, leaders, scored
from referee.rulings.article import OURS, Article
from referee.rulings.differences import Option
from referee.rulings.finding import Finding, holds
from referee.rulings.ruleset import Case, Ruleset

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
    "When anybody reaches the target after a round the match is over, and the lowest total has won. Who ties "
    "shares it.",
    ("IG", "FRSHOW", OURS),
    instead_of=TARGET.id,
)
CAUGHT_WITH = Article(
    "uno.score.challenge",
    "Challenge UNO: a running total against everybody",
    "What is left in a hand counts against its player, and who went out scores nothing.",
    ("S1", "UBG"),
    instead_of=WINNER_TAKES_ALL.id,
)
LAST_ONE = Article(
    "uno.target.elimination",
    "Challenge UNO: the last one left wins",
    "Who reaches the target after a round is out of the match. The last two play head to head, with the "
    "rules for two and their totals carried on; who reaches the target then has lost.",
    ("S1", "UBG", OURS),
    instead_of=TARGET.id,
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
ROUNDS_WON = Article(
    "uno.score.none",
    "No points",
    "No cards are counted: when somebody is out the round is over, and it counts as one round won.",
    ("S2", "S4"),
    instead_of=WINNER_TAKES_ALL.id,
)
NO_TARGET = Article(
    "uno.target.none",
    "Nobody wins before the table says so",
    "Without points there is no target: the match ends when the table calls it a day, and who has won most "
    "rounds has won it.",
    (OURS,),
    instead_of=TARGET.id,
)


def own_lowest_wins(ruleset: Ruleset) -> Ruleset:
    """Everybody keeps their own; the lowest total wins when anybody reaches the target."""
    return (
        ruleset.with_article(OWN_HAND)
        .with_article(LOWEST_WINS)
        .with_choice("scoring", everybody_keeps_their_own)
        .with_choice("who won", the_only_one_without_points)
        .with_choice("may have gone out", whoever_has_nothing)
        .with_choice("hands told", hand_by_hand)
        .with_choice("winners", lowest_at_the_target)
        .with_choice("standings", fewest_points_first)
        .replaced(Score, one_player_scores, points_are_told_seat_by_seat)
    )


def elimination(ruleset: Ruleset) -> Ruleset:
    """Challenge UNO: who reaches the target is out; the last one left wins."""
    return (
        ruleset.with_article(CAUGHT_WITH)
        .with_article(LAST_ONE)
        .with_choice("scoring", everybody_keeps_their_own)
        .with_choice("who won", the_only_one_without_points)
        .with_choice("may have gone out", whoever_has_nothing)
        .with_choice("hands told", hand_by_hand)
        .with_choice("winners", last_one_left)
        .with_choice("standings", survivors_first)
        .with_choice("after a score", who_reached_the_target_is_out)
        .with_check(CountHand, this_count_throws_out)
        .with_check(Score, this_score_throws_out)
        .replaced(Score, one_player_scores, points_are_told_seat_by_seat)
    )


def this_count_throws_out(case: Case) -> Finding | None:
    return who_goes_out(case, counted(case))


def this_score_throws_out(case: Case) -> Finding | None:
    return who_goes_out(case, scored(case))


def partners(ruleset: Ruleset) -> Ruleset:
    """Opposite seats are a team with one total."""
    return (
        ruleset.with_article(PARTNERS)
        .with_article(FIRST_TEAM)
        .with_choice("scoring", the_team_takes_all)
        .with_choice("credit", to_the_team)
        .with_choice("who counts", everybody_but_the_team)
        .with_choice("may have gone out", the_team_that_scores)
        .with_choice("hands told", hands_of_other_teams)
        .with_choice("winners", first_team_to_the_target)
        .replaced(Score, one_player_scores, one_team_scores)
        .with_need(Join, partners_stay_together)
        .with_need(Leave, partners_stay_together)
    )


def none(ruleset: Ruleset) -> Ruleset:
    """Rounds won are counted, and nothing else."""
    return (
        ruleset.with_article(ROUNDS_WON)
        .with_article(NO_TARGET)
        .with_choice("scoring", one_round_won)
        .with_choice("credit", to_the_winner_one)
        .with_choice("seat by seat", one_for_whoever_scores)
        .with_choice("hands told", no_hands)
        .with_choice("winners", nobody_before_the_table_says_so)
        .with_choice("once somebody is out", the_round_is_over)
        .with_setting("a last card makes somebody draw", 0)
        .with_check(Play, nothing_is_counted)
        .with_check(Finish, most_rounds_won)
    )


def nothing_is_counted(case: Case) -> Finding | None:
    """Cites that the round is over with the last card."""
    is_last = case.state.round.hands[case.claim.seat] == 1
    return holds(WINNER_TAKES_ALL, winner=case.claim.seat) if is_last else None


def most_rounds_won(case: Case) -> Finding:
    """Cites that there was no target, and how many rounds were enough."""
    won = leaders(case.ruleset, case.state)
    return holds(TARGET, **who_won(won), rounds=case.state.totals[won[0]])


SCORING_FORMS = (
    Option(
        "own-lowest-wins",
        "Everybody scores the own hand, and the lowest total wins.",
        OWN_HAND.sources,
        (OWN_HAND, LOWEST_WINS),
        own_lowest_wins,
    ),
    Option(
        "elimination",
        "Challenge UNO: who reaches the target is out, and the last one left wins.",
        CAUGHT_WITH.sources,
        (CAUGHT_WITH, LAST_ONE),
        elimination,
    ),
    Option(
        "partners",
        "Partners sit opposite each other and score together.",
        PARTNERS.sources,
        (PARTNERS, FIRST_TEAM),
        partners,
    ),
    Option(
        "none",
        "No points: only rounds won are counted.",
        ROUNDS_WON.sources,
        (ROUNDS_WON, NO_TARGET),
        none,
    ),
)
