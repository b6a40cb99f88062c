"""The ruleset a table plays by: the standard one, amended by what it chose and by how many they are."""

from functools import lru_cache, reduce

from referee.games.uno.calls import (
    CALL_PROCEDURE,
    CATCH_PROCEDURE,
    CLOSES_THE_TIME_TO_CATCH,
    DECIDE_PROCEDURE,
)
from referee.games.uno.challenge import CHALLENGE_PROCEDURE, CHALLENGE_UNTIL, SHOW_HAND_PROCEDURE
from referee.games.uno.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
    Swap,
)
from referee.games.uno.deal import DEAL_PROCEDURE, FIRST_CARDS, STARTS_AFTER_A_REVERSE
from referee.games.uno.deck import ACTION_CHART, POINTS, RANK_FOR_THE_DEAL, REVERSE_BETWEEN_TWO
from referee.games.uno.differences import DIFFERENCES
from referee.games.uno.draw import DECLINING, DRAW_PROCEDURE, KEEPING
from referee.games.uno.events import DeductionSilenced
from referee.games.uno.evolve import CHANGES, evolving
from referee.games.uno.going_out import (
    COUNT_PROCEDURE,
    everybody_else,
    the_deck_has_what_was_drawn,
    the_hands_are_counted,
)
from referee.games.uno.hands import SWAP_PROCEDURE
from referee.games.uno.house_rules import HOUSE_RULES
from referee.games.uno.irregular import (
    LEAVE_PROCEDURE,
    RECOUNT_PROCEDURE,
    RESHUFFLE_PROCEDURE,
    RESYNC_PROCEDURE,
    Reshuffle,
    Resync,
)
from referee.games.uno.play import PLAY_PROCEDURE
from referee.games.uno.rulebook import STANDARD_RULEBOOK
from referee.games.uno.scorepad import SCORE_PROCEDURE, all_other_hands, whoever_scores
from referee.games.uno.scoring import (
    first_to_the_target,
    most_points_first,
    the_only_one_who_scores,
    to_the_winner,
    winner_takes_all,
)
from referee.games.uno.turn import it_counts_as_kept
from referee.games.uno.wild import BARS_A_WILD_DRAW_FOUR, COLOR_PROCEDURE
from referee.match.agreement import RULES_PROCEDURE, AgreeOnRules
from referee.match.contests import Decide
from referee.match.people import PEOPLE_PROCEDURES, Leave, Recount
from referee.match.phones import PHONE_PROCEDURES
from referee.match.rounds import (
    ROUND_PROCEDURES,
    DrawForDeal,
    Score,
    as_they_are_told,
    nobody_is_out_of_the_match,
    the_next_one_deals,
    the_one_left_of_the_dealer,
)
from referee.match.rule_sheet import whole_rulebook
from referee.match.state import Rules
from referee.rulings.house import not_agreed_on
from referee.rulings.ruleset import Case, Procedure, Ruleset

EVERY_CHANGE = reduce(lambda known, rule: known | dict(rule.events), HOUSE_RULES, CHANGES)
evolve = evolving(EVERY_CHANGE)

RULEBOOK = whole_rulebook(STANDARD_RULEBOOK, DIFFERENCES, HOUSE_RULES)


def deduction_is_silenced(case: Case) -> tuple:
    """Once the table lets something count against the rules, the cards prove nothing any more."""
    return (DeductionSilenced(),) if case.state.round is not None else ()


STANDARD = Ruleset(
    procedures={
        **ROUND_PROCEDURES,
        **PEOPLE_PROCEDURES,
        **PHONE_PROCEDURES,
        Score: SCORE_PROCEDURE,
        AgreeOnRules: RULES_PROCEDURE,
        Deal: DEAL_PROCEDURE,
        Play: PLAY_PROCEDURE,
        NameColor: COLOR_PROCEDURE,
        Swap: SWAP_PROCEDURE,
        Draw: DRAW_PROCEDURE,
        Challenge: CHALLENGE_PROCEDURE,
        ShowHand: SHOW_HAND_PROCEDURE,
        Call: CALL_PROCEDURE,
        Catch: CATCH_PROCEDURE,
        Decide: DECIDE_PROCEDURE,
        Reshuffle: RESHUFFLE_PROCEDURE,
        Resync: RESYNC_PROCEDURE,
        Recount: RECOUNT_PROCEDURE,
        Leave: LEAVE_PROCEDURE,
        CountHand: COUNT_PROCEDURE,
        **{
            claim: Procedure(rule.article, needs=(not_agreed_on(rule.article),))
            for rule in HOUSE_RULES
            for claim in rule.claims
        },
    },
    evolve=evolve,
    when_agreed=deduction_is_silenced,
    charts={
        "actions": ACTION_CHART,
        "between two": {"reverse": REVERSE_BETWEEN_TWO},
        "answers": {},
        "out of turn": {},
        "first card": FIRST_CARDS,
        "points": POINTS,
        "rank for the deal": RANK_FOR_THE_DEAL,
    },
    settings={
        "target": 500,
        "lost challenge": 2,
        "late call": 2,
        "calls": 1,
        "early calls": 1,
        "call on receiving": 0,
        "a missed turn closes": 0,
        "a skip closes": 0,
        "a first draw two skips": 1,
        "a last card makes somebody draw": 1,
        "grace": 1500,
        "cards in a hand left": 1,
        "fewest seats": 2,
        "most seats": 10,
    },
    choices={
        "edition": lambda: "108",
        "starts after a reverse": STARTS_AFTER_A_REVERSE["dealer"],
        "declining": DECLINING["may"],
        "keeping": KEEPING["may"],
        "leaving a drawn card": it_counts_as_kept,
        "bars a wild draw four": BARS_A_WILD_DRAW_FOUR["color"],
        "a challenge reopens": CHALLENGE_UNTIL["drawing"],
        "closes the time to catch": CLOSES_THE_TIME_TO_CATCH["next-act"],
        "once somebody is out": the_hands_are_counted,
        "who counts": everybody_else,
        "scoring": winner_takes_all,
        "credit": to_the_winner,
        "seat by seat": as_they_are_told,
        "who won": the_only_one_who_scores,
        "may have gone out": whoever_scores,
        "hands told": all_other_hands,
        "after a score": nobody_is_out_of_the_match,
        "next dealer": the_next_one_deals,
        "starter": the_one_left_of_the_dealer,
        "winners": first_to_the_target,
        "standings": most_points_first,
    },
).with_need(DrawForDeal, the_deck_has_what_was_drawn)


@lru_cache(maxsize=256)
def ruleset(rules: Rules, seats: int) -> Ruleset:
    """The ruleset of these rules for so many players; what they do not name is as in the standard rules.

    Between two, a Reverse is another row. Raises MissingTarget for house rules that cannot live together.
    """
    chosen = STANDARD if rules.target is None else STANDARD.with_setting("target", rules.target)
    for difference in DIFFERENCES:
        option = difference.option(rules.differences.get(difference.id, difference.default.id))
        chosen = option.amend(chosen)
    if seats == 2:
        chosen = chosen.with_row("actions", "reverse", chosen.charts["between two"]["reverse"])
    for rule in HOUSE_RULES:
        if rule.id in rules.house_rules:
            chosen = rule.amended(chosen, rules.house_rules[rule.id])
    return chosen


def with_cards_of(ruleset: Ruleset, past: Ruleset) -> Ruleset:
    """The ruleset with the deck of a past one, and what its cards were worth."""
    points, edition = past.charts["points"], past.choices["edition"]
    return ruleset.with_chart("points", points).with_choice("edition", edition)


def seats_refused(rules: Rules, seats: int) -> dict[str, list[str]]:
    """The options that so many people cannot play by, and why."""
    if rules.differences["scoring"] == "partners" and (seats < 4 or seats % 2):
        return {
            "scoring": [
                "Partners sit opposite each other: that takes an even number of people, four or more."
            ]
        }
    return {}
