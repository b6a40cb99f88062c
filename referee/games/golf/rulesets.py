"""The ruleset a table plays by: the standard one, amended by what it chose."""

from functools import lru_cache

from referee.games.golf.deck import RANK_FOR_THE_DEAL, the_deck_has_what_was_drawn
from referee.games.golf.differences import DIFFERENCES
from referee.games.golf.people import JOIN_PROCEDURE, LEAVE_PROCEDURE
from referee.games.golf.rulebook import FIRST_DEALER, SITTING_DOWN, STANDARD_RULEBOOK
from referee.games.golf.scoring import (
    SCORE_PROCEDURE,
    fewest_points_first,
    lowest_after_the_last_round,
    nobody_is_left_out,
    the_lowest_of_the_round_before,
)
from referee.match.agreement import AgreeOnRules, agreed
from referee.match.events import evolve
from referee.match.people import PEOPLE_PROCEDURES, Join, Leave, PaperScores
from referee.match.rounds import (
    ROUND_PROCEDURES,
    DrawForDeal,
    Score,
    nobody_is_out_of_the_match,
    the_match_goes_on,
)
from referee.match.rulebook import RULES
from referee.match.state import Rules
from referee.rulings.article import Rulebook
from referee.rulings.ruleset import Procedure, Ruleset

RULEBOOK = STANDARD_RULEBOOK + Rulebook(
    *(
        article
        for difference in DIFFERENCES
        for option in difference.options[1:]
        for article in option.articles
    )
)

STANDARD = (
    Ruleset(
        procedures={
            **ROUND_PROCEDURES,
            **PEOPLE_PROCEDURES,
            AgreeOnRules: Procedure(RULES, needs=(the_match_goes_on,), effects=agreed),
            Score: SCORE_PROCEDURE,
            Join: JOIN_PROCEDURE,
            Leave: LEAVE_PROCEDURE,
        },
        evolve=evolve,
        charts={"rank for the deal": RANK_FOR_THE_DEAL},
        settings={"target": 9, "fewest seats": 2, "most seats": 8},
        choices={
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


@lru_cache(maxsize=64)
def ruleset(rules: Rules, seats: int) -> Ruleset:
    """The ruleset of these rules, for any number of players."""
    chosen = STANDARD if rules.target is None else STANDARD.with_setting("target", rules.target)
    for difference in DIFFERENCES:
        option = difference.option(rules.differences.get(difference.id, difference.default.id))
        chosen = option.amend(chosen)
    return chosen
