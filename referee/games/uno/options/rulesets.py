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
from referee.games.uno.model.events import DeductionDisabled
from referee.games.uno.model.evolve import CHANGES
from referee.games.uno.model.rulebook import STANDARD_RULEBOOK
from referee.games.uno.model.ruleset import UnoRuleset, UnoTableCase
from referee.games.uno.options.differences import DIFFERENCES
from referee.games.uno.options.house.sixty_nine import SIXTY_NINE, never_crazy
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.rules.calls import (
    CALL_PROCEDURE,
    CATCH_PROCEDURE,
    CLOSES_THE_TIME_TO_CATCH,
    DECIDE_PROCEDURE,
)
from referee.games.uno.rules.challenge import CHALLENGE_PROCEDURE, CHALLENGE_UNTIL, SHOW_HAND_PROCEDURE
from referee.games.uno.rules.deal import DEAL_PROCEDURE, FIRST_CARDS, STARTERS_AFTER_REVERSE
from referee.games.uno.rules.draw import DECLINING, DRAW_PROCEDURE, KEEPING
from referee.games.uno.rules.going_out import (
    COUNT_PROCEDURE,
    everybody_but_the_winner,
    points_set_aside,
    the_deck_has_what_was_drawn,
    wait_for_counts,
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
from referee.games.uno.rules.turn import keep_drawn_card
from referee.games.uno.rules.wild import BARRING_RULES, COLOR_PROCEDURE
from referee.games.uno.scores.out_of_the_match import (
    cite_eliminated_by_rules,
    cite_winner_by_paper,
    cite_winner_by_rules,
    the_rules_leave_somebody_in,
)
from referee.games.uno.scores.scorepad import (
    SCORE_PROCEDURE,
    SEAT_POINTS_PROCEDURE,
    hands_of_all_others,
    observed_winner,
    possible_winners,
    the_totals_can_be_on_paper,
)
from referee.games.uno.scores.scoring import (
    credit_winner,
    first_to_the_target,
    most_points_first,
    only_scorer,
    winner_takes_all,
)
from referee.games.uno.scores.teams import the_teams_are_level
from referee.kit.quantities import Count, Points
from referee.kit.values import replace
from referee.match.model.evolve import evolver_of
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import RULES_PROCEDURE, AgreeOnRules
from referee.match.table.contests import Decide
from referee.match.table.hands import ReportPoints
from referee.match.table.people import (
    PEOPLE_PROCEDURES,
    Leave,
    PaperScores,
    Recount,
    start_at_zero,
    totals_as_reported,
)
from referee.match.table.phones import PHONE_PROCEDURES
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    DrawForDeal,
    Score,
    allow_despite,
    deal_passes_left,
    everybody_plays_on,
    left_of_dealer,
    no_eliminations,
    points_as_reported,
)
from referee.match.text.rule_sheet import whole_rulebook
from referee.rulings.differences import with_options
from referee.rulings.house import not_agreed_on, with_house_rules
from referee.rulings.ruleset import Chart, Events, Procedure

EVERY_CHANGE = reduce(lambda known, rule: known | dict(rule.events), HOUSE_RULES, CHANGES)
evolve = evolver_of(EVERY_CHANGE)

RULEBOOK = whole_rulebook(STANDARD_RULEBOOK, DIFFERENCES, HOUSE_RULES)


def _ruleset_in_force(match: AnyMatch) -> UnoRuleset:
    return ruleset(match.rules, len(match.order))


def deduction_is_silenced(case: UnoTableCase[object]) -> Events:
    """Once the table lets something count against the rules, the cards prove nothing any more."""
    return (DeductionDisabled(),) if case.state.round is not None else ()


_AGREED: Procedure[UnoTableCase[AgreeOnRules]] = RULES_PROCEDURE
AGREE_PROCEDURE = replace(
    _AGREED,
    needs=(*_AGREED.needs, the_teams_are_level, the_rules_leave_somebody_in),
    checks=(*_AGREED.checks, cite_eliminated_by_rules, cite_winner_by_rules),
)
PAPER_PROCEDURE = replace(
    PEOPLE_PROCEDURES[PaperScores],
    checks=(
        the_totals_can_be_on_paper,
        *PEOPLE_PROCEDURES[PaperScores].checks,
        cite_winner_by_paper,
    ),
    remedy=allow_despite((the_totals_can_be_on_paper,)),
)

STANDARD = UnoRuleset(
    procedures={
        **ROUND_PROCEDURES,
        **PEOPLE_PROCEDURES,
        **PHONE_PROCEDURES,
        Score: SCORE_PROCEDURE,
        ReportPoints: SEAT_POINTS_PROCEDURE,
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
    actions=ACTION_CHART,
    between_two=Chart({"reverse": REVERSE_BETWEEN_TWO}),
    first_card=FIRST_CARDS,
    points=POINTS,
    rank_for_the_deal=RANK_FOR_THE_DEAL,
    target=Points(500),
    cards_dealt=Count(7),
    lost_challenge=Count(2),
    proved_bluff_goes_back=False,
    late_call=Count(2),
    has_calls=True,
    has_early_calls=True,
    call_is_tapped=False,
    call_on_receiving=False,
    missed_turn_closes=False,
    skip_closes=False,
    first_draw_two_skips=True,
    last_card_makes_somebody_draw=True,
    grace=1500,
    at_once="table",
    min_cards_left=1,
    fewest_seats=2,
    most_seats=10,
    edition="108",
    starter_after_reverse=STARTERS_AFTER_REVERSE["dealer"],
    declining=DECLINING["may"],
    keeping=KEEPING["may"],
    resolve_drawn_card=keep_drawn_card,
    bars_a_wild_draw_four=BARRING_RULES["color"],
    resolve_challenge_time=CHALLENGE_UNTIL["drawing"],
    closes_the_time_to_catch=CLOSES_THE_TIME_TO_CATCH["next-act"],
    after_going_out=wait_for_counts,
    seats_to_count=everybody_but_the_winner,
    scoring=winner_takes_all,
    credit=credit_winner,
    points_per_seat=points_as_reported,
    set_aside_points=points_set_aside,
    winner_by_points=only_scorer,
    possible_winners=possible_winners,
    seen_going_out=observed_winner,
    reported_hands=hands_of_all_others,
    after_a_score=no_eliminations,
    still_in=everybody_plays_on,
    starts_with=start_at_zero,
    paper_totals=totals_as_reported,
    ruleset_of=_ruleset_in_force,
    next_dealer=deal_passes_left,
    starter=left_of_dealer,
    winners=first_to_the_target,
    standings=most_points_first,
).with_need(DrawForDeal, the_deck_has_what_was_drawn)


MORE_TEAMS = ("pairs", "two-teams")


@lru_cache(maxsize=256)
def ruleset(rules: Rules, seats: int) -> UnoRuleset:
    """The ruleset of these rules for so many players; what they do not name is as in the standard rules.

    Between two, a Reverse is another row. Raises MissingTarget for house rules that cannot live together.
    """
    chosen = STANDARD if rules.target is None else replace(STANDARD, target=rules.target)
    chosen = with_options(chosen, DIFFERENCES, rules.differences)
    if seats == 2:
        chosen = replace(
            chosen, actions=chosen.actions.with_row("reverse", chosen.between_two.row("reverse"))
        )
    return with_house_rules(chosen, HOUSE_RULES, rules.house_rules)


def with_fewer(rules: Rules, seats: int) -> Rules:
    """Four of those who play in more teams, or larger ones, are partners."""
    if seats != 4 or rules.differences["scoring"] not in MORE_TEAMS:
        return rules
    return replace(rules, differences={**rules.differences, "scoring": "partners"})


def with_cards_of(ruleset: UnoRuleset, past: UnoRuleset) -> UnoRuleset:
    """The ruleset with the deck of a past one, what its cards were worth, and how its rounds were scored,
    whatever the table has agreed on since."""
    scoring = replace(
        ruleset,
        edition=past.edition,
        points=past.points,
        scoring=past.scoring,
        credit=past.credit,
        points_per_seat=past.points_per_seat,
        winner_by_points=past.winner_by_points,
        possible_winners=past.possible_winners,
        reported_hands=past.reported_hands,
    )
    return scoring.with_procedure(Score, past.procedures[Score])


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
    each, deck = chosen.cards_dealt, sum(EDITIONS[chosen.edition].values())
    if (needed := seats * each + 1) > deck:
        dealt = f"{each} cards for each of {seats} people and one turned up are {needed}"
        return {"house_rules": {"hand-size": [f"{dealt}: the deck has {deck}."]}}
    return {}


def offered_no_more(rules: Rules, seats: int) -> dict[str, dict[str, list[str]]]:
    """What tables once chose, and may go on with, but nobody begins with any more."""
    if rules.differences["scoring"] == "partners" and seats > 4:
        four = "Partners are four. So many play in teams of two (pairs), or as two teams (two-teams)."
        return {"differences": {"scoring": [four]}}
    if SIXTY_NINE.id in rules.house_rules and (why := never_crazy(seats)):
        return {"house_rules": {SIXTY_NINE.id: [why]}}
    return {}
