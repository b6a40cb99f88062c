"""A whole turn: its source, its place, the discarded card, and the consequences."""

from functools import reduce

from referee.games.golf.model.claims import Place, Turn
from referee.games.golf.model.events import CardPlaced, CardThrown, CardTurnedUp, DiscardTaken, LastTurnOver
from referee.games.golf.model.rulebook import CARD_CANNOT_BE, PLACE, TAKEN_DISCARD, THROW, TURN
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import Grid, column_of, count_facedown, nth_column_fact
from referee.games.golf.rules.actions import (
    ActionOutcome,
    acting_cards,
    check_chosen_players,
    find_covered_action,
    find_thrown_action,
    resolve_actions,
)
from referee.games.golf.rules.calls import open_call_window
from referee.games.golf.rules.columns import (
    clear_columns,
    cleared_columns_match,
    find_clearing_fault,
    grid_after,
    no_such_column,
)
from referee.games.golf.rules.deduction import copies_are_left, origins_are_possible
from referee.games.golf.rules.pile import cite_column_side, shuffle_if_short, the_pile_gives_a_card
from referee.games.golf.rules.round_end import cite_complete_round, close_round, score_complete_round
from referee.games.golf.rules.turn_order import (
    close_call_window,
    it_is_your_turn,
    the_round_is_being_played,
)
from referee.kit.cards import Card
from referee.kit.values import known, replace
from referee.rulings.finding import Fact, Finding, breaks
from referee.rulings.ruleset import Events, Procedure, computed_once

# --- needs: each is the sentence that must hold ---


def the_place_is_in_your_grid(case: GolfCase[Turn]) -> Finding | None:
    """Refuses a column that the grid does not have."""
    claim, place = case.claim, _place(case)
    if column_of(_grid(case), place.column) is None:
        return no_such_column(case.state.round, claim.seat, place.column)
    return None


def the_discarded_card_is_known(case: GolfCase[Turn]) -> Finding | None:
    """Refuses a turn that does not name the card that was facedown in the place."""
    if case.claim.place is not None and _discarded_card(case) is None:
        return breaks(PLACE, seat=case.claim.seat, came_out=None, **_place_facts(case, case.claim.place))
    return None


def a_facedown_card_is_flipped(case: GolfCase[Turn]) -> Finding | None:
    """Refuses to flip a card that is faceup already."""
    flip, card = case.claim.flip, _card_at_place(case)
    if flip is None or card is None:
        return None
    return breaks(THROW, seat=case.claim.seat, faceup=card.name, **_place_facts(case, flip))


def _place_facts(case: GolfCase[Turn], place: Place) -> dict[str, Fact]:
    """The facts of a place: its column by number and by position from the left, and its row."""
    return {"column": place.column, "row": place.row, **nth_column_fact(_grid(case), place.column)}


def the_columns_can_be_cleared(case: GolfCase[Turn]) -> Finding | None:
    """Refuses a column that is missing or has a facedown card, or whose card on top is not in it."""
    return find_clearing_fault(case, case.claim.cleared, grid_after_placing(case))


# --- checks ---


def a_taken_discard_is_kept(case: GolfCase[Turn]) -> Finding | None:
    """Refuses to throw the card that was taken from the discards."""
    if case.claim.took == "discard" and case.claim.flip is not None:
        return breaks(TAKEN_DISCARD, card=case.state.round.top.name)
    return None


def it_is_the_top_discard(case: GolfCase[Turn]) -> Finding | None:
    """Refuses a taken discard that is not the top card."""
    claim, top = case.claim, case.state.round.top
    if claim.took == "discard" and claim.card is not None and claim.card != top:
        return breaks(CARD_CANNOT_BE, seat=claim.seat, card=claim.card.name, lies=top.name, top=True)
    return None


def it_is_the_card_in_that_place(case: GolfCase[Turn]) -> Finding | None:
    """Refuses a discarded card that differs from the faceup card in that place."""
    claim, card = case.claim, _card_at_place(case)
    if card is None or claim.came_out is None or claim.came_out == card:
        return None
    return breaks(CARD_CANNOT_BE, seat=claim.seat, card=claim.came_out.name, lies=card.name)


@computed_once
def copies_of_the_cards_are_left(case: GolfCase[Turn]) -> Finding | None:
    """Refuses a drawn card, or a card that was facedown, of which all copies are faceup elsewhere."""
    claim, round = case.claim, case.state.round
    drawn = [known(claim.card)] if claim.took == "pile" else []
    out = claim.came_out if _card_at_place(case) is None else None
    hidden = [card for card in (out, claim.flipped) if card is not None]
    impossible = copies_are_left(round, claim.seat, hidden)
    if impossible is not None or not drawn:
        return impossible
    # If the discards are shuffled for the draw, the drawn card may be one of them.
    shuffled = reduce(case.ruleset.evolve, shuffle_if_short(round, 1), case.state)
    return copies_are_left(shuffled.round, claim.seat, [*hidden, *drawn])


def the_cards_have_a_possible_origin(case: GolfCase[Turn]) -> Finding | None:
    """Refuses a drawn card that the shuffled pile does not have, or a card turned up that cannot have been in
    its place. It does not look at a card that `copies_of_the_cards_are_left` refuses."""
    if copies_of_the_cards_are_left(case) is not None:
        return None
    claim, place = case.claim, _place(case)
    drawn = [known(claim.card)] if claim.took == "pile" else []
    out = claim.came_out if _card_at_place(case) is None else None
    up = [(place.column, card) for card in (out, claim.flipped) if card is not None]
    shuffled = shuffle_if_short(case.state.round, 1) if drawn else ()
    round = reduce(case.ruleset.evolve, shuffled, case.state).round
    return origins_are_possible(round, claim.seat, drawn, up)


def the_cleared_columns_match(case: GolfCase[Turn]) -> Finding | None:
    """Refuses a column whose two cards do not match; else cites the columns that are cleared."""
    return cleared_columns_match(case, case.claim.cleared, grid_after_placing(case))


def the_right_players_are_chosen(case: GolfCase[Turn]) -> Finding | None:
    """Refuses players chosen without a Double Draw Two that acts, and a wrong choice."""
    return check_chosen_players(case, cards_that_act(case))


def cite_thrown_action(case: GolfCase[Turn]) -> Finding | None:
    """Cites whether a thrown action card acts; not if its turn closes the round and it has no effect."""
    if turn_closes_round(case) and not cards_that_act(case):
        return None
    return find_thrown_action(case, _move_cards(case))


def cite_covered_action(case: GolfCase[Turn]) -> Finding | None:
    """Cites an action card of this turn that did not stay on top."""
    return find_covered_action(case, _move_cards(case), cards_that_act(case))


def cite_consequences(case: GolfCase[Turn]) -> tuple[Finding, ...]:
    """Cites what the action cards do, where new columns are placed, and the scores if the round has ended."""
    turn = _turn_outcome(case)
    side = cite_column_side(case.ruleset, turn.events)
    return (*turn.findings, *cite_complete_round(case, turn.match), *side)


# --- effects ---


def take_turn(case: GolfCase[Turn]) -> Events:
    """The events of the turn, and those of the score if the round has ended."""
    turn = _turn_outcome(case)
    return (*turn.events, *score_complete_round(case, turn.match))


@computed_once
def _turn_outcome(case: GolfCase[Turn]) -> ActionOutcome:
    """The result of the turn: the cards moved, the call window, the end of the round, the action cards."""
    seat, round = case.claim.seat, case.state.round
    moved = (*close_call_window(case), *_move_cards(case))
    match = reduce(case.ruleset.evolve, moved, case.state)
    cards = cards_that_act(case)
    if round.closed_by is None and count_facedown(match.round.grids[seat]) == 0:
        end = close_round(case, match, cards)
        return replace(end, events=(*moved, *end.events))
    due = open_call_window(case, count_facedown(match.round.grids[seat]))
    over = (LastTurnOver(seat),) if round.closed_by is not None else ()
    match = reduce(case.ruleset.evolve, (*due, *over), match)
    after = resolve_actions(case, match, cards)
    return replace(after, events=(*moved, *due, *over, *after.events))


@computed_once
def _move_cards(case: GolfCase[Turn]) -> Events:
    """The events of the card that is taken, placed or thrown, and of the columns that are cleared."""
    return (*_place_card(case), *clear_columns(case.claim.seat, case.claim.cleared, grid_after_placing(case)))


@computed_once
def _place_card(case: GolfCase[Turn]) -> Events:
    claim, round = case.claim, case.state.round
    taken = (DiscardTaken(claim.seat),) if claim.took == "discard" else shuffle_if_short(round, 1)
    card = claim.card or round.top
    if claim.flip is not None:
        up = CardTurnedUp(claim.seat, claim.flip.column, claim.flip.row, known(claim.flipped))
        return (*taken, CardThrown(claim.seat, card), up)
    place, out = known(claim.place), known(_discarded_card(case))
    return (*taken, CardPlaced(claim.seat, place.column, place.row, card, out))


@computed_once
def cards_that_act(case: GolfCase[Turn]) -> tuple[Card, ...]:
    """The action cards that act in this turn, also if it closes the round."""
    cards, ruleset = acting_cards(case, _move_cards(case)), case.ruleset
    if not turn_closes_round(case) or ruleset.last_turns:
        return cards
    # Nobody has another turn: a closing card can only give columns.
    chart = ruleset.actions
    giving = tuple(card for card in cards if chart[card.face].columns or chart[card.face].chosen)
    return giving if ruleset.closing_card_acts else ()


def turn_closes_round(case: GolfCase[Turn]) -> bool:
    """Whether this turn closes the round: it is the first after which a grid is all faceup."""
    return case.state.round.closed_by is None and count_facedown(grid_after_placing(case)) == 0


def _grid(case: GolfCase[Turn]) -> Grid:
    return case.state.round.grids[case.claim.seat]


@computed_once
def grid_after_placing(case: GolfCase[Turn]) -> Grid:
    """The grid of the player once the card is placed or a card flipped, before any column is cleared."""
    return grid_after(_grid(case), _place_card(case))


def _place(case: GolfCase[Turn]) -> Place:
    return known(case.claim.place if case.claim.place is not None else case.claim.flip)


def _card_at_place(case: GolfCase[Turn]) -> Card | None:
    """The faceup card at the place of the claim; None if it is facedown."""
    place = _place(case)
    return known(column_of(_grid(case), place.column)).at(place.row)


def _discarded_card(case: GolfCase[Turn]) -> Card | None:
    """The card that comes out of the grid: the one that the claim names, or else the faceup one."""
    return case.claim.came_out if case.claim.came_out is not None else _card_at_place(case)


TURN_PROCEDURE: Procedure[GolfCase[Turn]] = Procedure(
    TURN,
    needs=(
        the_round_is_being_played,
        the_place_is_in_your_grid,
        the_discarded_card_is_known,
        a_facedown_card_is_flipped,
        the_columns_can_be_cleared,
    ),
    checks=(
        it_is_your_turn,
        a_taken_discard_is_kept,
        it_is_the_top_discard,
        it_is_the_card_in_that_place,
        the_pile_gives_a_card,
        copies_of_the_cards_are_left,
        the_cards_have_a_possible_origin,
        the_cleared_columns_match,
        the_right_players_are_chosen,
        cite_thrown_action,
        cite_covered_action,
    ),
    effects=take_turn,
    follow_ups=cite_consequences,
    act=True,
    impossible=(
        it_is_the_card_in_that_place,
        the_pile_gives_a_card,
        copies_of_the_cards_are_left,
        the_cards_have_a_possible_origin,
    ),
)
