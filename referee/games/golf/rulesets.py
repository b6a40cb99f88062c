"""The ruleset a table plays by: the standard one, amended by what it chose and by how many they are."""

from functools import lru_cache

from referee.games.golf.actions import ACT
from referee.games.golf.calls import CALL_PROCEDURE, CATCH_PROCEDURE, DECIDE_PROCEDURE
from referee.games.golf.claims import Call, Catch, Clear, Deal, Reshuffle, Resync, Reveal, Turn
from referee.games.golf.columns import CLEAR_PROCEDURE, same_number_or_color
from referee.games.golf.deal import DEAL_PROCEDURE
from referee.games.golf.deck import (
    ACTION_CHART,
    POINTS,
    RANK_FOR_THE_DEAL,
    REVERSE_BETWEEN_TWO,
    the_deck_has_what_was_drawn,
)
from referee.games.golf.differences import DIFFERENCES
from referee.games.golf.evolve import evolve
from referee.games.golf.holing_out import REVEAL_PROCEDURE
from referee.games.golf.house_rules import HOUSE_RULES
from referee.games.golf.irregular import (
    LEAVE_PROCEDURE,
    RECOUNT_PROCEDURE,
    RESYNC_PROCEDURE,
    deduction_is_silenced,
)
from referee.games.golf.people import JOIN_PROCEDURE
from referee.games.golf.pile import RESHUFFLE_PROCEDURE
from referee.games.golf.rulebook import FIRST_DEALER, SITTING_DOWN, STANDARD_RULEBOOK
from referee.games.golf.scoring import (
    SCORE_PROCEDURE,
    fewest_points_first,
    lowest_after_the_last_round,
    nobody_is_left_out,
    the_lowest_of_the_round_before,
)
from referee.games.golf.take import TURN_PROCEDURE
from referee.match.agreement import AgreeOnRules, agreed
from referee.match.contests import Decide
from referee.match.people import PEOPLE_PROCEDURES, Join, Leave, PaperScores, Recount
from referee.match.phones import PHONE_PROCEDURES
from referee.match.rounds import (
    ROUND_PROCEDURES,
    DrawForDeal,
    Score,
    nobody_is_out_of_the_match,
    the_match_goes_on,
)
from referee.match.rule_sheet import whole_rulebook
from referee.match.rulebook import RULES
from referee.match.state import Rules
from referee.rulings.ruleset import Procedure, Ruleset

RULEBOOK = whole_rulebook(STANDARD_RULEBOOK, DIFFERENCES, HOUSE_RULES)

STANDARD = (
    Ruleset(
        procedures={
            **ROUND_PROCEDURES,
            **PEOPLE_PROCEDURES,
            **PHONE_PROCEDURES,
            Score: SCORE_PROCEDURE,
            AgreeOnRules: Procedure(RULES, needs=(the_match_goes_on,), effects=agreed),
            Join: JOIN_PROCEDURE,
            Leave: LEAVE_PROCEDURE,
            Deal: DEAL_PROCEDURE,
            Turn: TURN_PROCEDURE,
            Clear: CLEAR_PROCEDURE,
            Call: CALL_PROCEDURE,
            Catch: CATCH_PROCEDURE,
            Decide: DECIDE_PROCEDURE,
            Reveal: REVEAL_PROCEDURE,
            Reshuffle: RESHUFFLE_PROCEDURE,
            Resync: RESYNC_PROCEDURE,
            Recount: RECOUNT_PROCEDURE,
        },
        evolve=evolve,
        when_agreed=deduction_is_silenced,
        charts={
            "actions": ACTION_CHART,
            "between two": {"reverse": REVERSE_BETWEEN_TWO},
            "points": POINTS,
            "rank for the deal": RANK_FOR_THE_DEAL,
        },
        settings={
            "target": 9,
            "opened": 1,
            "ignored cards stay": 1,
            "a thrown action acts": 1,
            "a closing card acts": 0,
            "action cards are taken": 1,
            "last turns": 0,
            "grace": 1500,
            "fewest seats": 2,
            "most seats": 8,
        },
        choices={
            "edition": lambda: "112",
            "alike": same_number_or_color,
            "action timing": ACT["end-of-turn"],
            "winners": lowest_after_the_last_round,
            "standings": fewest_points_first,
            "starter": the_lowest_of_the_round_before,
            "after a score": nobody_is_out_of_the_match,
        },
    )
    .with_article(FIRST_DEALER)
    .with_article(SITTING_DOWN)
    .with_need(DrawForDeal, the_deck_has_what_was_drawn)
    .with_need(PaperScores, nobody_is_left_out)
)


@lru_cache(maxsize=256)
def ruleset(rules: Rules, seats: int) -> Ruleset:
    """The ruleset of these rules for so many players; what they do not name is as in the standard rules.

    Between two, a Reverse is another row. Raises MissingTarget for house rules that cannot live together.
    """
    chosen = STANDARD if rules.target is None else STANDARD.with_setting("target", rules.target)
    for difference in DIFFERENCES:
        option = difference.option(rules.differences.get(difference.id, difference.default.id))
        chosen = option.amend(chosen)
    for rule in HOUSE_RULES:
        if rule.id in rules.house_rules:
            chosen = rule.amended(chosen, rules.house_rules[rule.id])
    if seats == 2:
        chosen = chosen.with_row("actions", "reverse", chosen.charts["between two"]["reverse"])
    return chosen


def with_cards_of(ruleset: Ruleset, past: Ruleset) -> Ruleset:
    """The ruleset with the deck of a past one, and what its cards were worth."""
    points, edition = past.charts["points"], past.choices["edition"]
    return ruleset.with_chart("points", points).with_choice("edition", edition)
