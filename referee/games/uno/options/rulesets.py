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
    CARD_EFFECT_BY_FACE,
    COPIES_BY_EDITION,
    DEALER_DRAW_RANKS,
    POINTS_BY_FACE,
    REVERSE_EFFECT_BETWEEN_TWO,
)
from referee.games.uno.model.events import DeductionDisabled
from referee.games.uno.model.evolve import UNO_ROUND_CHANGE_BY_EVENT_TYPE
from referee.games.uno.model.rulebook import STANDARD_RULEBOOK
from referee.games.uno.model.ruleset import AnyUnoCase, UnoRuleset
from referee.games.uno.options.differences import DIFFERENCES
from referee.games.uno.options.house.sixty_nine import SIXTY_NINE, never_crazy
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.rules.calls import (
    CALL_PROCEDURE,
    CALL_WINDOW_CLOSING_RULES,
    CATCH_PROCEDURE,
    UNO_DECIDE_CONTEST_PROCEDURE,
)
from referee.games.uno.rules.challenge import (
    CHALLENGE_PROCEDURE,
    IMPLIED_EVENTS_OF_LATE_CHALLENGE,
    SHOW_HAND_PROCEDURE,
)
from referee.games.uno.rules.deal import (
    CHOICES_OF_STARTER_AFTER_REVERSE,
    DEAL_PROCEDURE,
    STANDARD_FATES_OF_FIRST_CARD,
)
from referee.games.uno.rules.draw import (
    CHECKS_OF_DRAW_BY_CHOICE,
    CHECKS_OF_KEEPING_DRAWN_CARD,
    DRAW_PROCEDURE,
)
from referee.games.uno.rules.going_out import (
    COUNT_HAND_PROCEDURE,
    all_seats_except_the_winner,
    points_of_players_who_left,
    the_deck_has_the_drawn_cards,
    wait_for_hand_counts_before_scoring,
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
from referee.games.uno.rules.turn import imply_keeping_of_drawn_card
from referee.games.uno.rules.wild import BARRING_TESTS_OF_WILD_DRAW_FOUR, NAME_COLOR_PROCEDURE
from referee.games.uno.scores.out_of_the_match import (
    cite_elimination_by_new_rules,
    cite_winner_by_new_rules,
    cite_winner_by_paper_totals,
    new_rules_leave_somebody_in,
)
from referee.games.uno.scores.scorepad import (
    SCORE_PROCEDURE,
    SEAT_POINTS_PROCEDURE,
    paper_totals_are_possible,
    possible_winners,
    reported_total_of_other_hands,
    winner_confirmed_by_plays,
)
from referee.games.uno.scores.scoring import (
    give_reported_total_to_winner,
    most_points_first,
    only_seat_with_points,
    winner_takes_all,
    winners_by_reaching_target_first,
)
from referee.games.uno.scores.teams import teammates_have_equal_totals
from referee.kit.quantities import CardCount, Points
from referee.kit.values import replace
from referee.languages.speech import tell
from referee.match.model.evolve import make_evolve_function
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import RULES_PROCEDURE, AgreeOnRules
from referee.match.table.contests import DecideContest
from referee.match.table.hands import ReportHandPoints
from referee.match.table.people import (
    PEOPLE_PROCEDURES,
    Leave,
    PaperScores,
    RecountCards,
    paper_totals_as_reported,
    zero_starting_points,
)
from referee.match.table.phones import PHONE_PROCEDURES
from referee.match.table.rounds import (
    ROUND_PROCEDURES,
    DrawForDeal,
    ScoreRound,
    all_playing_seats,
    make_remedy_that_allows_refused_claim,
    next_dealer_to_the_left,
    no_elimination_events,
    seat_left_of_dealer,
    seat_points_as_reported,
)
from referee.match.text.rule_sheet import whole_rulebook
from referee.rulings.differences import ruleset_with_chosen_options
from referee.rulings.house import make_check_that_refuses_every_claim, ruleset_with_chosen_house_rules
from referee.rulings.ruleset import ClaimProcedure, Events, RuleChart

EVERY_CHANGE = reduce(
    lambda known, rule: known | dict(rule.events), HOUSE_RULES, UNO_ROUND_CHANGE_BY_EVENT_TYPE
)
evolve = make_evolve_function(EVERY_CHANGE)

RULEBOOK = whole_rulebook(STANDARD_RULEBOOK, DIFFERENCES, HOUSE_RULES)


def _ruleset_in_force(match: AnyMatch) -> UnoRuleset:
    return ruleset(match.rules, len(match.order))


def deduction_is_silenced(case: AnyUnoCase[object]) -> Events:
    """Once the table lets something count against the rules, the cards prove nothing any more."""
    return (DeductionDisabled(),) if case.state.round is not None else ()


_AGREED: ClaimProcedure[AnyUnoCase[AgreeOnRules]] = RULES_PROCEDURE
AGREE_PROCEDURE = replace(
    _AGREED,
    needs=(*_AGREED.needs, teammates_have_equal_totals, new_rules_leave_somebody_in),
    checks=(*_AGREED.checks, cite_elimination_by_new_rules, cite_winner_by_new_rules),
)
PAPER_PROCEDURE = replace(
    PEOPLE_PROCEDURES[PaperScores],
    checks=(
        paper_totals_are_possible,
        *PEOPLE_PROCEDURES[PaperScores].checks,
        cite_winner_by_paper_totals,
    ),
    remedy=make_remedy_that_allows_refused_claim((paper_totals_are_possible,)),
)

STANDARD = UnoRuleset(
    procedures={
        **ROUND_PROCEDURES,
        **PEOPLE_PROCEDURES,
        **PHONE_PROCEDURES,
        ScoreRound: SCORE_PROCEDURE,
        ReportHandPoints: SEAT_POINTS_PROCEDURE,
        AgreeOnRules: AGREE_PROCEDURE,
        PaperScores: PAPER_PROCEDURE,
        Deal: DEAL_PROCEDURE,
        Play: PLAY_PROCEDURE,
        NameColor: NAME_COLOR_PROCEDURE,
        Swap: SWAP_PROCEDURE,
        Draw: DRAW_PROCEDURE,
        Challenge: CHALLENGE_PROCEDURE,
        ShowHand: SHOW_HAND_PROCEDURE,
        Call: CALL_PROCEDURE,
        Catch: CATCH_PROCEDURE,
        DecideContest: UNO_DECIDE_CONTEST_PROCEDURE,
        Reshuffle: RESHUFFLE_PROCEDURE,
        Resync: RESYNC_PROCEDURE,
        RecountCards: RECOUNT_PROCEDURE,
        Leave: LEAVE_PROCEDURE,
        CountHand: COUNT_HAND_PROCEDURE,
        **{
            claim: ClaimProcedure(rule.article, needs=(make_check_that_refuses_every_claim(rule.article),))
            for rule in HOUSE_RULES
            for claim in rule.claims
        },
    },
    evolve=evolve,
    when_agreed=deduction_is_silenced,
    actions=CARD_EFFECT_BY_FACE,
    between_two=RuleChart({"reverse": REVERSE_EFFECT_BETWEEN_TWO}),
    first_card=STANDARD_FATES_OF_FIRST_CARD,
    points=POINTS_BY_FACE,
    rank_for_the_deal=DEALER_DRAW_RANKS,
    target=Points(500),
    cards_dealt=CardCount(7),
    lost_challenge=CardCount(2),
    proved_bluff_goes_back=False,
    late_call=CardCount(2),
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
    starter_after_reverse=CHOICES_OF_STARTER_AFTER_REVERSE["dealer"],
    declining=CHECKS_OF_DRAW_BY_CHOICE["may"],
    keeping=CHECKS_OF_KEEPING_DRAWN_CARD["may"],
    resolve_drawn_card=imply_keeping_of_drawn_card,
    bars_a_wild_draw_four=BARRING_TESTS_OF_WILD_DRAW_FOUR["color"],
    resolve_challenge_time=IMPLIED_EVENTS_OF_LATE_CHALLENGE["drawing"],
    closes_the_time_to_catch=CALL_WINDOW_CLOSING_RULES["next-act"],
    after_going_out=wait_for_hand_counts_before_scoring,
    seats_to_count=all_seats_except_the_winner,
    scoring=winner_takes_all,
    credit=give_reported_total_to_winner,
    points_per_seat=seat_points_as_reported,
    set_aside_points=points_of_players_who_left,
    winner_by_points=only_seat_with_points,
    possible_winners=possible_winners,
    seen_going_out=winner_confirmed_by_plays,
    reported_hands=reported_total_of_other_hands,
    after_a_score=no_elimination_events,
    still_in=all_playing_seats,
    starts_with=zero_starting_points,
    paper_totals=paper_totals_as_reported,
    ruleset_of=_ruleset_in_force,
    next_dealer=next_dealer_to_the_left,
    starter=seat_left_of_dealer,
    winners=winners_by_reaching_target_first,
    standings=most_points_first,
).with_added_need(DrawForDeal, the_deck_has_the_drawn_cards)


MORE_TEAMS = ("pairs", "two-teams")


@lru_cache(maxsize=256)
def ruleset(rules: Rules, seats: int) -> UnoRuleset:
    """The ruleset of these rules for so many players; what they do not name is as in the standard rules.

    Between two, a Reverse is another row. Raises AmendmentDoesNotFit for house rules that cannot live
    together.
    """
    chosen = STANDARD if rules.target is None else replace(STANDARD, target=rules.target)
    chosen = ruleset_with_chosen_options(chosen, DIFFERENCES, rules.differences)
    if seats == 2:
        chosen = replace(
            chosen,
            actions=chosen.actions.with_replaced_row("reverse", chosen.between_two.row_of_key("reverse")),
        )
    return ruleset_with_chosen_house_rules(chosen, HOUSE_RULES, rules.house_rules)


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
    return scoring.with_procedure_for_claim(ScoreRound, past.procedures[ScoreRound])


def seats_refused(rules: Rules, seats: int) -> dict[str, dict[str, list[str]]]:
    """The options and house rules that so many people cannot play by, and why."""
    way = rules.differences["scoring"]
    if way == "partners" and (seats < 4 or seats % 2):
        return {"differences": {"scoring": [tell("uno-scoring-partners-seats")]}}
    if way in MORE_TEAMS and (seats < 6 or seats % 2):
        return {"differences": {"scoring": [tell("uno-scoring-teams-seats")]}}
    chosen = ruleset(rules, seats)
    each, deck = chosen.cards_dealt, sum(COPIES_BY_EDITION[chosen.edition].values())
    if (needed := seats * each + 1) > deck:
        facts = {"each": each, "people": seats, "needed": needed, "deck": deck}
        return {"house_rules": {"hand-size": [tell("uno-house-hand-size-too-many-players", facts)]}}
    return {}


def offered_no_more(rules: Rules, seats: int) -> dict[str, dict[str, list[str]]]:
    """What tables once chose, and may go on with, but nobody begins with any more."""
    if rules.differences["scoring"] == "partners" and seats > 4:
        return {"differences": {"scoring": [tell("uno-scoring-partners-are-four")]}}
    if SIXTY_NINE.id in rules.house_rules and (why := never_crazy(seats)):
        return {"house_rules": {SIXTY_NINE.id: [why]}}
    return {}
