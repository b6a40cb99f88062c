"""The ruleset a table plays by: the standard one, amended by what it chose and by how many they are."""

from functools import lru_cache, reduce

from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Reshuffle, Resync, Reveal, Turn
from referee.games.golf.model.deck import (
    DEALER_DRAW_RANKS,
    POINTS_BY_FACE,
    REVERSE_EFFECT_FOR_TWO_PLAYERS,
    STANDARD_EFFECTS_OF_ACTION_CARDS,
)
from referee.games.golf.model.evolve import GOLF_ROUND_CHANGE_BY_EVENT_TYPE
from referee.games.golf.model.rulebook import FIRST_DEALER, SITTING_DOWN, STANDARD_RULEBOOK
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.differences import DIFFERENCES
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.games.golf.rules.actions import CARD_SELECTORS_BY_ACTION_TIMING
from referee.games.golf.rules.calls import CALL_PROCEDURE, CATCH_PROCEDURE, DECIDE_PROCEDURE
from referee.games.golf.rules.columns import CLEAR_PROCEDURE, same_number_or_color
from referee.games.golf.rules.deal import DEAL_PROCEDURE
from referee.games.golf.rules.deck import the_deck_has_the_drawn_cards
from referee.games.golf.rules.irregular import (
    LEAVE_PROCEDURE,
    RECOUNT_PROCEDURE,
    RESYNC_PROCEDURE,
    events_that_disable_golf_deduction,
)
from referee.games.golf.rules.people import some_rounds_are_left_to_play
from referee.games.golf.rules.pile import RESHUFFLE_PROCEDURE
from referee.games.golf.rules.round_end import REVEAL_PROCEDURE
from referee.games.golf.rules.scoring import (
    PAPER_SCORES_PROCEDURE,
    SCORE_PROCEDURE,
    SEAT_POINTS_PROCEDURE,
    every_seat_gets_points,
    fewest_points_first,
    starter_by_fewest_points,
    winners_by_lowest_total,
)
from referee.games.golf.rules.turn import TURN_PROCEDURE
from referee.kit.quantities import Points
from referee.kit.values import replace
from referee.match.model.evolve import make_evolve_function
from referee.match.model.rulebook import CHANGING_THE_RULES
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import AgreeOnRules, new_rules_events
from referee.match.table.contests import DecideContest
from referee.match.table.hands import ReportHandPoints
from referee.match.table.people import (
    PEOPLE_PROCEDURES,
    Leave,
    PaperScores,
    RecountCards,
    highest_total_as_starting_points,
    paper_totals_as_reported,
)
from referee.match.table.phones import PHONE_PROCEDURES
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    DrawForDeal,
    ScoreRound,
    no_elimination_events,
    the_match_goes_on,
)
from referee.match.text.rule_sheet import whole_rulebook
from referee.rulings.differences import ruleset_with_chosen_options
from referee.rulings.house import ruleset_with_chosen_house_rules
from referee.rulings.ruleset import ClaimProcedure, RuleChart

EVERY_CHANGE = reduce(
    lambda known, rule: known | dict(rule.events), HOUSE_RULES, GOLF_ROUND_CHANGE_BY_EVENT_TYPE
)
evolve = make_evolve_function(EVERY_CHANGE)

RULEBOOK = whole_rulebook(STANDARD_RULEBOOK, DIFFERENCES, HOUSE_RULES)


def _ruleset_in_force(match: AnyMatch) -> GolfRuleset:
    return ruleset(match.rules, len(match.order))


STANDARD = (
    GolfRuleset(
        procedures={
            **ROUND_PROCEDURES,
            **PEOPLE_PROCEDURES,
            **PHONE_PROCEDURES,
            ScoreRound: SCORE_PROCEDURE,
            ReportHandPoints: SEAT_POINTS_PROCEDURE,
            PaperScores: PAPER_SCORES_PROCEDURE,
            AgreeOnRules: ClaimProcedure(
                CHANGING_THE_RULES, needs=(the_match_goes_on,), effects=new_rules_events
            ),
            Leave: LEAVE_PROCEDURE,
            Deal: DEAL_PROCEDURE,
            Turn: TURN_PROCEDURE,
            Clear: CLEAR_PROCEDURE,
            Call: CALL_PROCEDURE,
            Catch: CATCH_PROCEDURE,
            DecideContest: DECIDE_PROCEDURE,
            Reveal: REVEAL_PROCEDURE,
            Reshuffle: RESHUFFLE_PROCEDURE,
            Resync: RESYNC_PROCEDURE,
            RecountCards: RECOUNT_PROCEDURE,
        },
        evolve=evolve,
        when_agreed=events_that_disable_golf_deduction,
        actions=STANDARD_EFFECTS_OF_ACTION_CARDS,
        between_two=RuleChart({"reverse": REVERSE_EFFECT_FOR_TWO_PLAYERS}),
        points=POINTS_BY_FACE,
        rank_for_the_deal=DEALER_DRAW_RANKS,
        target=Points(9),
        opened=1,
        ignored_cards_stay=True,
        thrown_action_acts=True,
        closing_card_acts=False,
        last_turns=False,
        new_columns_lie_left=False,
        column_side_article=None,
        grace=1500,
        at_once="table",
        fewest_seats=2,
        most_seats=8,
        edition="112",
        alike=same_number_or_color,
        takes_action_cards=lambda match, seat: True,
        action_timing=CARD_SELECTORS_BY_ACTION_TIMING["end-of-turn"],
        winners=winners_by_lowest_total,
        standings=fewest_points_first,
        starter=starter_by_fewest_points,
        after_a_score=no_elimination_events,
        starts_with=highest_total_as_starting_points,
        paper_totals=paper_totals_as_reported,
        ruleset_of=_ruleset_in_force,
    )
    .with_substitute_article(FIRST_DEALER)
    .with_substitute_article(SITTING_DOWN)
    .with_added_need(DrawForDeal, the_deck_has_the_drawn_cards)
    .with_added_need(PaperScores, every_seat_gets_points)
    .with_added_need(PaperScores, some_rounds_are_left_to_play)
)


@lru_cache(maxsize=256)
def ruleset(rules: Rules, seats: int) -> GolfRuleset:
    """The ruleset of these rules for so many players; what they do not name is as in the standard rules.

    Between two, a Reverse is another row. Raises AmendmentDoesNotFit for house rules that cannot live
    together.
    """
    chosen = STANDARD if rules.target is None else replace(STANDARD, target=rules.target)
    chosen = ruleset_with_chosen_options(chosen, DIFFERENCES, rules.differences)
    chosen = ruleset_with_chosen_house_rules(chosen, HOUSE_RULES, rules.house_rules)
    if seats == 2:
        chosen = replace(
            chosen,
            actions=chosen.actions.with_replaced_row("reverse", chosen.between_two.row_of_key("reverse")),
        )
    return chosen


def with_cards_of(ruleset: GolfRuleset, past: GolfRuleset) -> GolfRuleset:
    """The ruleset with the deck of a past one, and what its cards were worth."""
    return replace(ruleset, edition=past.edition, points=past.points)
