"""The ruleset a table plays by: the standard one, amended by what it chose and by how many they are."""

from functools import lru_cache, reduce

from referee.games.uno.model.claims import (
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
from referee.games.uno.model.deck import (
    ACTION_CHART,
    EDITIONS,
    POINTS,
    RANK_FOR_THE_DEAL,
    REVERSE_BETWEEN_TWO,
)
from referee.games.uno.model.events import DeductionSilenced
from referee.games.uno.model.evolve import CHANGES
from referee.games.uno.model.rulebook import STANDARD_RULEBOOK
from referee.games.uno.options.differences import DIFFERENCES
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.rules.calls import (
    CALL_PROCEDURE,
    CATCH_PROCEDURE,
    CLOSES_THE_TIME_TO_CATCH,
    DECIDE_PROCEDURE,
)
from referee.games.uno.rules.challenge import CHALLENGE_PROCEDURE, CHALLENGE_UNTIL, SHOW_HAND_PROCEDURE
from referee.games.uno.rules.deal import DEAL_PROCEDURE, FIRST_CARDS, STARTS_AFTER_A_REVERSE
from referee.games.uno.rules.draw import DECLINING, DRAW_PROCEDURE, KEEPING
from referee.games.uno.rules.going_out import (
    COUNT_PROCEDURE,
    everybody_else,
    hands_laid_down,
    the_deck_has_what_was_drawn,
    the_hands_are_counted,
)
from referee.games.uno.rules.hands import SWAP_PROCEDURE
from referee.games.uno.rules.irregular import (
    RECOUNT_PROCEDURE,
    RESHUFFLE_PROCEDURE,
    RESYNC_PROCEDURE,
    Reshuffle,
    Resync,
)
from referee.games.uno.rules.leaving import LEAVE_PROCEDURE
from referee.games.uno.rules.play import PLAY_PROCEDURE
from referee.games.uno.rules.turn import it_counts_as_kept
from referee.games.uno.rules.wild import BARS_A_WILD_DRAW_FOUR, COLOR_PROCEDURE
from referee.games.uno.scores.out_of_the_match import (
    the_rules_leave_somebody_in,
    these_rules_throw_out,
    these_rules_win_the_match,
    this_opening_wins_the_match,
)
from referee.games.uno.scores.scorepad import (
    SCORE_PROCEDURE,
    TELL_PROCEDURE,
    all_other_hands,
    seen_going_out,
    whoever_scores,
)
from referee.games.uno.scores.scoring import (
    first_to_the_target,
    most_points_first,
    the_only_one_who_scores,
    to_the_winner,
    winner_takes_all,
)
from referee.games.uno.scores.teams import the_teams_are_level
from referee.kit.values import replace
from referee.match.model.evolve import evolving
from referee.match.model.state import Rules
from referee.match.table.agreement import RULES_PROCEDURE, AgreeOnRules
from referee.match.table.contests import Decide
from referee.match.table.hands import TellPoints
from referee.match.table.people import (
    PEOPLE_PROCEDURES,
    Leave,
    PaperScores,
    Recount,
    as_it_is_told,
    with_nothing,
)
from referee.match.table.phones import PHONE_PROCEDURES
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    DrawForDeal,
    Score,
    as_they_are_told,
    everybody_plays_on,
    nobody_is_out_of_the_match,
    the_next_one_deals,
    the_one_left_of_the_dealer,
)
from referee.match.text.rule_sheet import whole_rulebook
from referee.rulings.differences import with_options
from referee.rulings.house import not_agreed_on, with_house_rules
from referee.rulings.ruleset import Case, Procedure, Ruleset, nothing_follows_by_itself

EVERY_CHANGE = reduce(lambda known, rule: known | dict(rule.events), HOUSE_RULES, CHANGES)
evolve = evolving(EVERY_CHANGE)

RULEBOOK = whole_rulebook(STANDARD_RULEBOOK, DIFFERENCES, HOUSE_RULES)


def deduction_is_silenced(case: Case) -> tuple:
    """Once the table lets something count against the rules, the cards prove nothing any more."""
    return (DeductionSilenced(),) if case.state.round is not None else ()


AGREE_PROCEDURE = replace(
    RULES_PROCEDURE,
    needs=(*RULES_PROCEDURE.needs, the_teams_are_level, the_rules_leave_somebody_in),
    checks=(*RULES_PROCEDURE.checks, these_rules_throw_out, these_rules_win_the_match),
)
PAPER_PROCEDURE = replace(
    PEOPLE_PROCEDURES[PaperScores],
    checks=(*PEOPLE_PROCEDURES[PaperScores].checks, this_opening_wins_the_match),
)

STANDARD = Ruleset(
    procedures={
        **ROUND_PROCEDURES,
        **PEOPLE_PROCEDURES,
        **PHONE_PROCEDURES,
        Score: SCORE_PROCEDURE,
        TellPoints: TELL_PROCEDURE,
        AgreeOnRules: AGREE_PROCEDURE,
        PaperScores: PAPER_PROCEDURE,
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
        "cards dealt": 7,
        "lost challenge": 2,
        "a proved bluff goes back": 0,
        "late call": 2,
        "calls": 1,
        "early calls": 1,
        "a call is tapped": 0,
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
        "laid down": hands_laid_down,
        "who won": the_only_one_who_scores,
        "may have gone out": whoever_scores,
        "seen going out": seen_going_out,
        "hands told": all_other_hands,
        "aftermath": nothing_follows_by_itself,
        "after a score": nobody_is_out_of_the_match,
        "still in": everybody_plays_on,
        "starts with": with_nothing,
        "paper totals": as_it_is_told,
        "ruleset of": lambda match: ruleset(match.rules, len(match.order)),
        "next dealer": the_next_one_deals,
        "starter": the_one_left_of_the_dealer,
        "winners": first_to_the_target,
        "standings": most_points_first,
    },
).with_need(DrawForDeal, the_deck_has_what_was_drawn)


MORE_TEAMS = ("pairs", "two-teams")


@lru_cache(maxsize=256)
def ruleset(rules: Rules, seats: int) -> Ruleset:
    """The ruleset of these rules for so many players; what they do not name is as in the standard rules.

    Between two, a Reverse is another row. Raises MissingTarget for house rules that cannot live together.
    """
    chosen = STANDARD if rules.target is None else STANDARD.with_setting("target", rules.target)
    chosen = with_options(chosen, DIFFERENCES, rules.differences)
    if seats == 2:
        chosen = chosen.with_row("actions", "reverse", chosen.charts["between two"]["reverse"])
    return with_house_rules(chosen, HOUSE_RULES, rules.house_rules)


def with_fewer(rules: Rules, seats: int) -> Rules:
    """Four of those who play in more teams, or larger ones, are partners."""
    if seats != 4 or rules.differences["scoring"] not in MORE_TEAMS:
        return rules
    return replace(rules, differences={**rules.differences, "scoring": "partners"})


SCORES_A_ROUND = (
    "edition",
    "scoring",
    "credit",
    "seat by seat",
    "who won",
    "may have gone out",
    "hands told",
)
"""The choices by which a round is scored, whatever the table has agreed on since."""


def with_cards_of(ruleset: Ruleset, past: Ruleset) -> Ruleset:
    """The ruleset with the deck of a past one, what its cards were worth, and how its rounds were scored."""
    ruleset = ruleset.with_chart("points", past.charts["points"])
    for name in SCORES_A_ROUND:
        ruleset = ruleset.with_choice(name, past.choices[name])
    return ruleset.with_procedure(Score, past.procedures[Score])


def seats_refused(rules: Rules, seats: int) -> dict[str, dict[str, list[str]]]:
    """The options and house rules that so many people cannot play by, and why."""
    way = rules.differences["scoring"]
    if way == "partners" and (seats < 4 or seats % 2):
        even = "Partners sit opposite each other: that takes an even number of people, four or more."
        return {"differences": {"scoring": [even]}}
    if way in MORE_TEAMS and (seats < 6 or seats % 2):
        more = "Such teams take six, eight or ten people. Four play as partners."
        return {"differences": {"scoring": [more]}}
    chosen = ruleset(rules, seats)
    each, deck = chosen.settings["cards dealt"], sum(EDITIONS[chosen.choices["edition"]()].values())
    if (needed := seats * each + 1) > deck:
        dealt = f"{each} cards for each of {seats} people and one turned up are {needed}"
        return {"house_rules": {"hand-size": [f"{dealt}: the deck has {deck}."]}}
    return {}


def offered_no_more(rules: Rules, seats: int) -> dict[str, dict[str, list[str]]]:
    """What tables once chose, and may go on with, but nobody begins with any more."""
    if rules.differences["scoring"] == "partners" and seats > 4:
        four = "Partners are four. So many play in teams of two (pairs), or as two teams (two-teams)."
        return {"differences": {"scoring": [four]}}
    return {}
