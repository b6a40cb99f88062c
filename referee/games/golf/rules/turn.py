"""A whole turn: taking a card, placing or throwing it, clearing columns, and the consequences."""

from functools import reduce

from referee.games.golf.model.claims import Place, Turn
from referee.games.golf.model.events import CardPlaced, CardThrown, CardTurnedUp, DiscardTaken, LastTurnOver
from referee.games.golf.model.rulebook import CARD_CANNOT_BE, PLACE, TAKEN_DISCARD, THROW, TURN
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import Grid, column_position_fact, count_facedown, find_column
from referee.games.golf.rules.actions import (
    ActionOutcome,
    apply_action_cards,
    cards_that_take_effect,
    finding_of_covered_action,
    finding_of_thrown_action,
    refuse_wrong_double_draw_two_targets,
)
from referee.games.golf.rules.calls import call_window_opening_event
from referee.games.golf.rules.columns import (
    cleared_columns_have_matching_cards,
    column_cleared_events,
    grid_with_cards_of_events,
    refuse_missing_column,
    refuse_unclearable_column,
)
from referee.games.golf.rules.deduction import card_origins_are_possible, copies_of_cards_are_left
from referee.games.golf.rules.pile import (
    cite_shuffle_needed_for_draw,
    cite_side_of_new_columns,
    shuffle_if_short,
)
from referee.games.golf.rules.round_end import (
    cite_scores_of_complete_round,
    events_of_clears_and_score_at_round_end,
    outcome_of_round_closing_turn,
)
from referee.games.golf.rules.turn_order import (
    call_window_closing_event,
    it_is_your_turn,
    the_round_is_being_played,
)
from referee.kit.cards import Card
from referee.kit.values import not_none, replace
from referee.rulings.finding import Fact, Finding, finding_breaks
from referee.rulings.ruleset import ClaimProcedure, Events, compute_once_per_case

# --- needs: the name of each function states the condition that a claim must meet ---


def the_place_is_in_your_grid(case: GolfCase[Turn]) -> Finding | None:
    """Refuse a turn in a column that the grid of the player does not have."""
    claim, place = case.claim, _place_of_turn(case)
    if find_column(_grid_of_player(case), place.column) is None:
        return refuse_missing_column(case.state.round, claim.seat, place.column)
    return None


def replaced_facedown_card_is_named(case: GolfCase[Turn]) -> Finding | None:
    """Refuse a turn that replaces a facedown card and does not name that card."""
    if case.claim.place is not None and _discarded_card(case) is None:
        return finding_breaks(
            PLACE, seat=case.claim.seat, came_out=None, **_place_facts(case, case.claim.place)
        )
    return None


def the_flipped_card_was_facedown(case: GolfCase[Turn]) -> Finding | None:
    """Refuse a turn that flips a faceup card."""
    flip, card = case.claim.flip, _faceup_card_at_place(case)
    if flip is None or card is None:
        return None
    return finding_breaks(THROW, seat=case.claim.seat, faceup=card.name, **_place_facts(case, flip))


def _place_facts(case: GolfCase[Turn], place: Place) -> dict[str, Fact]:
    """The facts about a place in the grid: the number of its column, the position of the column from the
    left, and the row."""
    return {
        "column": place.column,
        "row": place.row,
        **column_position_fact(_grid_of_player(case), place.column),
    }


def the_columns_can_be_cleared(case: GolfCase[Turn]) -> Finding | None:
    """Refuse the turn if it clears a column that the grid does not have, or a column with a facedown card.
    Refuse the turn if an `on_top` is neither of the two cards of its column."""
    return refuse_unclearable_column(case, case.claim.cleared, grid_after_placing(case))


# --- checks ---


def a_taken_discard_is_kept(case: GolfCase[Turn]) -> Finding | None:
    """Refuse a turn that throws a card taken from the discards."""
    if case.claim.took == "discard" and case.claim.flip is not None:
        return finding_breaks(TAKEN_DISCARD, card=case.state.round.top.name)
    return None


def it_is_the_top_discard(case: GolfCase[Turn]) -> Finding | None:
    """Refuse a turn that takes a card from the discards and names a card that is not the top discard."""
    claim, top = case.claim, case.state.round.top
    if claim.took == "discard" and claim.card is not None and claim.card != top:
        return finding_breaks(CARD_CANNOT_BE, seat=claim.seat, card=claim.card.name, lies=top.name, top=True)
    return None


def discarded_card_was_in_that_place(case: GolfCase[Turn]) -> Finding | None:
    """Refuse a turn if the card that it discards from the grid differs from the faceup card at that place."""
    claim, card = case.claim, _faceup_card_at_place(case)
    if card is None or claim.came_out is None or claim.came_out == card:
        return None
    return finding_breaks(CARD_CANNOT_BE, seat=claim.seat, card=claim.came_out.name, lies=card.name)


@compute_once_per_case
def copies_of_turn_cards_are_left(case: GolfCase[Turn]) -> Finding | None:
    """Refuse the turn if a drawn card, or a card that was facedown, has all its copies faceup elsewhere."""
    claim, round = case.claim, case.state.round
    drawn = [not_none(claim.card)] if claim.took == "pile" else []
    out = claim.came_out if _faceup_card_at_place(case) is None else None
    hidden = [card for card in (out, claim.flipped) if card is not None]
    impossible = copies_of_cards_are_left(round, claim.seat, hidden)
    if impossible is not None or not drawn:
        return impossible
    # If the discards are shuffled for the draw, the drawn card may come from the discards.
    shuffled = reduce(case.ruleset.evolve, shuffle_if_short(round, 1), case.state)
    return copies_of_cards_are_left(shuffled.round, claim.seat, [*hidden, *drawn])


def turn_cards_have_possible_origins(case: GolfCase[Turn]) -> Finding | None:
    """Refuse the turn if the shuffled draw pile does not have the drawn card, or if a turned-up card cannot
    have been in its column. Return None if `copies_of_turn_cards_are_left` already refuses the turn."""
    if copies_of_turn_cards_are_left(case) is not None:
        return None
    claim, place = case.claim, _place_of_turn(case)
    drawn = [not_none(claim.card)] if claim.took == "pile" else []
    out = claim.came_out if _faceup_card_at_place(case) is None else None
    up = [(place.column, card) for card in (out, claim.flipped) if card is not None]
    shuffled = shuffle_if_short(case.state.round, 1) if drawn else ()
    round = reduce(case.ruleset.evolve, shuffled, case.state).round
    return card_origins_are_possible(round, claim.seat, drawn, up)


def the_cleared_columns_match(case: GolfCase[Turn]) -> Finding | None:
    """Refuse the turn if the two cards of a cleared column do not match. If the cards of every column match,
    return a finding that names the columns. Return None if no column is cleared."""
    return cleared_columns_have_matching_cards(case, case.claim.cleared, grid_after_placing(case))


def double_draw_two_targets_are_valid(case: GolfCase[Turn]) -> Finding | None:
    """Refuse the turn if it chooses players and no Double Draw Two takes effect. If one takes effect, refuse
    a wrong choice of players."""
    return refuse_wrong_double_draw_two_targets(case, effective_cards_of_turn(case))


def cite_thrown_action(case: GolfCase[Turn]) -> Finding | None:
    """The finding about a thrown action card. The result is None if no action card was thrown, or if the
    cards of a cleared column cover it. The result is also None if the turn closes the round and no action
    card takes effect."""
    if turn_closes_round(case) and not effective_cards_of_turn(case):
        return None
    return finding_of_thrown_action(case, _events_of_moved_cards(case))


def cite_covered_action(case: GolfCase[Turn]) -> Finding | None:
    """The finding about an action card of this turn that another card covered. The result is None if no
    action card was covered."""
    return finding_of_covered_action(case, _events_of_moved_cards(case), effective_cards_of_turn(case))


def cite_consequences_of_turn(case: GolfCase[Turn]) -> tuple[Finding, ...]:
    """The findings about the effects of action cards, and about the side on which new columns are added. If
    the turn ends the round, the findings about the scores are included."""
    turn = _turn_outcome_without_score(case)
    side = cite_side_of_new_columns(case.ruleset, turn.events)
    return (*turn.findings, *cite_scores_of_complete_round(case, turn.match), *side)


# --- effects ---


def events_of_golf_turn(case: GolfCase[Turn]) -> Events:
    """The events of the turn. If the round is then complete, the events of the score follow."""
    turn = _turn_outcome_without_score(case)
    return (*turn.events, *events_of_clears_and_score_at_round_end(case, turn.match))


@compute_once_per_case
def _turn_outcome_without_score(case: GolfCase[Turn]) -> ActionOutcome:
    """The outcome of the turn, without the score of the round. The cards move first. Then the turn may open a
    call window or close the round. The action cards take effect last."""
    seat, round = case.claim.seat, case.state.round
    moved = (*call_window_closing_event(case), *_events_of_moved_cards(case))
    match = reduce(case.ruleset.evolve, moved, case.state)
    cards = effective_cards_of_turn(case)
    if round.closed_by is None and count_facedown(match.round.grids[seat]) == 0:
        end = outcome_of_round_closing_turn(case, match, cards)
        return replace(end, events=(*moved, *end.events))
    due = call_window_opening_event(case, count_facedown(match.round.grids[seat]))
    over = (LastTurnOver(seat),) if round.closed_by is not None else ()
    match = reduce(case.ruleset.evolve, (*due, *over), match)
    after = apply_action_cards(case, match, cards)
    return replace(after, events=(*moved, *due, *over, *after.events))


@compute_once_per_case
def _events_of_moved_cards(case: GolfCase[Turn]) -> Events:
    """The events of the taken card, the placed or thrown card, and the cleared columns."""
    return (
        *_events_of_placed_card(case),
        *column_cleared_events(case.claim.seat, case.claim.cleared, grid_after_placing(case)),
    )


@compute_once_per_case
def _events_of_placed_card(case: GolfCase[Turn]) -> Events:
    claim, round = case.claim, case.state.round
    taken = (DiscardTaken(claim.seat),) if claim.took == "discard" else shuffle_if_short(round, 1)
    card = claim.card or round.top
    if claim.flip is not None:
        up = CardTurnedUp(claim.seat, claim.flip.column, claim.flip.row, not_none(claim.flipped))
        return (*taken, CardThrown(claim.seat, card), up)
    place, out = not_none(claim.place), not_none(_discarded_card(case))
    return (*taken, CardPlaced(claim.seat, place.column, place.row, card, out))


@compute_once_per_case
def effective_cards_of_turn(case: GolfCase[Turn]) -> tuple[Card, ...]:
    """The action cards that take effect in this turn. If the turn closes the round, the rules of the table
    may exclude some or all of these cards."""
    cards, ruleset = cards_that_take_effect(case, _events_of_moved_cards(case)), case.ruleset
    if not turn_closes_round(case) or ruleset.last_turns:
        return cards
    # No seat has another turn, so the action cards of this turn can only give new columns.
    chart = ruleset.actions
    giving = tuple(card for card in cards if chart[card.face].columns or chart[card.face].chosen)
    return giving if ruleset.closing_card_acts else ()


def turn_closes_round(case: GolfCase[Turn]) -> bool:
    """Whether this turn closes the round: no seat has closed the round before, and the player has no facedown
    card after the turn."""
    return case.state.round.closed_by is None and count_facedown(grid_after_placing(case)) == 0


def _grid_of_player(case: GolfCase[Turn]) -> Grid:
    return case.state.round.grids[case.claim.seat]


@compute_once_per_case
def grid_after_placing(case: GolfCase[Turn]) -> Grid:
    """The player's grid after a card is placed or flipped, and before columns are cleared."""
    return grid_with_cards_of_events(_grid_of_player(case), _events_of_placed_card(case))


def _place_of_turn(case: GolfCase[Turn]) -> Place:
    return not_none(case.claim.place if case.claim.place is not None else case.claim.flip)


def _faceup_card_at_place(case: GolfCase[Turn]) -> Card | None:
    """The faceup card at the place of the turn. The result is None if the card at this place is facedown.
    Raises ValueError if the grid has no such column."""
    place = _place_of_turn(case)
    return not_none(find_column(_grid_of_player(case), place.column)).card_in_row(place.row)


def _discarded_card(case: GolfCase[Turn]) -> Card | None:
    """The card that comes out of the grid: the `came_out` of the claim, or else the faceup card at the place
    of the turn. The result is None if `came_out` is None and the card at this place is facedown."""
    return case.claim.came_out if case.claim.came_out is not None else _faceup_card_at_place(case)


TURN_PROCEDURE: ClaimProcedure[GolfCase[Turn]] = ClaimProcedure(
    TURN,
    needs=(
        the_round_is_being_played,
        the_place_is_in_your_grid,
        replaced_facedown_card_is_named,
        the_flipped_card_was_facedown,
        the_columns_can_be_cleared,
    ),
    checks=(
        it_is_your_turn,
        a_taken_discard_is_kept,
        it_is_the_top_discard,
        discarded_card_was_in_that_place,
        cite_shuffle_needed_for_draw,
        copies_of_turn_cards_are_left,
        turn_cards_have_possible_origins,
        the_cleared_columns_match,
        double_draw_two_targets_are_valid,
        cite_thrown_action,
        cite_covered_action,
    ),
    effects=events_of_golf_turn,
    follow_ups=cite_consequences_of_turn,
    act=True,
    impossible=(
        discarded_card_was_in_that_place,
        cite_shuffle_needed_for_draw,
        copies_of_turn_cards_are_left,
        turn_cards_have_possible_origins,
    ),
)
