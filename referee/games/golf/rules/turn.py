"""A whole turn: where the card came from, where it went, what came out, and what follows."""

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
from referee.rulings.ruleset import Events, Procedure, once

# --- needs: each is the sentence that must hold ---


def the_place_is_in_your_grid(case: GolfCase[Turn]) -> Finding | None:
    claim, place = case.claim, _place(case)
    if column_of(_grid(case), place.column) is None:
        return no_such_column(case.state.round, claim.seat, place.column)
    return None


def the_discarded_card_is_known(case: GolfCase[Turn]) -> Finding | None:
    """It is said, or it lay faceup."""
    if case.claim.place is not None and _discarded_card(case) is None:
        return breaks(PLACE, seat=case.claim.seat, came_out=None, **_place_facts(case, case.claim.place))
    return None


def a_facedown_card_is_flipped(case: GolfCase[Turn]) -> Finding | None:
    flip, lies = case.claim.flip, _card_at_place(case)
    if flip is None or lies is None:
        return None
    return breaks(THROW, seat=case.claim.seat, faceup=lies.name, **_place_facts(case, flip))


def _place_facts(case: GolfCase[Turn], place: Place) -> dict[str, Fact]:
    """As facts: a place by the number of its column, and as people point at it."""
    return {"column": place.column, "row": place.row, **nth_column_fact(_grid(case), place.column)}


def the_columns_can_be_cleared(case: GolfCase[Turn]) -> Finding | None:
    return find_clearing_fault(case, case.claim.cleared, grid_after_placing(case))


# --- checks ---


def a_taken_discard_is_kept(case: GolfCase[Turn]) -> Finding | None:
    if case.claim.took == "discard" and case.claim.flip is not None:
        return breaks(TAKEN_DISCARD, card=case.state.round.top.name)
    return None


def it_is_the_top_discard(case: GolfCase[Turn]) -> Finding | None:
    claim, top = case.claim, case.state.round.top
    if claim.took == "discard" and claim.card is not None and claim.card != top:
        return breaks(CARD_CANNOT_BE, seat=claim.seat, card=claim.card.name, lies=top.name, top=True)
    return None


def it_is_the_card_in_that_place(case: GolfCase[Turn]) -> Finding | None:
    claim, lies = case.claim, _card_at_place(case)
    if lies is None or claim.came_out is None or claim.came_out == lies:
        return None
    return breaks(CARD_CANNOT_BE, seat=claim.seat, card=claim.came_out.name, lies=lies.name)


@once
def copies_of_the_cards_are_left(case: GolfCase[Turn]) -> Finding | None:
    """Of what was drawn and what had lain facedown."""
    claim, round = case.claim, case.state.round
    drawn = [known(claim.card)] if claim.took == "pile" else []
    out = claim.came_out if _card_at_place(case) is None else None
    hidden = [card for card in (out, claim.flipped) if card is not None]
    impossible = copies_are_left(round, claim.seat, hidden)
    if impossible is not None or not drawn:
        return impossible
    # What is drawn from a pile that was shuffled for it may have lain among the discards.
    shuffled = reduce(case.ruleset.evolve, shuffle_if_short(round, 1), case.state)
    return copies_are_left(shuffled.round, claim.seat, [*hidden, *drawn])


def the_cards_have_a_possible_origin(case: GolfCase[Turn]) -> Finding | None:
    """Out of a pile of which it is known what it was made of, and from where they lay facedown; of cards that
    can be there at all."""
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
    return cleared_columns_match(case, case.claim.cleared, grid_after_placing(case))


def the_right_players_are_chosen(case: GolfCase[Turn]) -> Finding | None:
    return check_chosen_players(case, cards_that_act(case))


def cite_thrown_action(case: GolfCase[Turn]) -> Finding | None:
    """Where it closes the round, and acts no more for that, nothing is said of it."""
    if turn_closes_round(case) and not cards_that_act(case):
        return None
    return find_thrown_action(case, _move_cards(case))


def cite_covered_action(case: GolfCase[Turn]) -> Finding | None:
    return find_covered_action(case, _move_cards(case), cards_that_act(case))


def cite_consequences(case: GolfCase[Turn]) -> tuple[Finding, ...]:
    """What the action cards do, and what the round comes to if this was its end."""
    turn = _turn_outcome(case)
    lie = cite_column_side(case.ruleset, turn.events)
    return (*turn.findings, *cite_complete_round(case, turn.match), *lie)


# --- effects ---


def take_turn(case: GolfCase[Turn]) -> Events:
    turn = _turn_outcome(case)
    return (*turn.events, *score_complete_round(case, turn.match))


@once
def _turn_outcome(case: GolfCase[Turn]) -> ActionOutcome:
    """The cards where they went, and what comes of them."""
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


@once
def _move_cards(case: GolfCase[Turn]) -> Events:
    """The card taken, placed or thrown, what was turned up, and the columns cleared."""
    return (*_place_card(case), *clear_columns(case.claim.seat, case.claim.cleared, grid_after_placing(case)))


@once
def _place_card(case: GolfCase[Turn]) -> Events:
    claim, round = case.claim, case.state.round
    taken = (DiscardTaken(claim.seat),) if claim.took == "discard" else shuffle_if_short(round, 1)
    card = claim.card or round.top
    if claim.flip is not None:
        up = CardTurnedUp(claim.seat, claim.flip.column, claim.flip.row, known(claim.flipped))
        return (*taken, CardThrown(claim.seat, card), up)
    place, out = known(claim.place), known(_discarded_card(case))
    return (*taken, CardPlaced(claim.seat, place.column, place.row, card, out))


@once
def cards_that_act(case: GolfCase[Turn]) -> tuple[Card, ...]:
    """The action cards that act, where the table still has turns, or lets the closing card act."""
    cards, ruleset = acting_cards(case, _move_cards(case)), case.ruleset
    if not turn_closes_round(case) or ruleset.last_turns:
        return cards
    # Nobody has a turn any more: a card that closes does no more than to give columns.
    chart = ruleset.actions
    giving = tuple(card for card in cards if chart[card.face].columns or chart[card.face].chosen)
    return giving if ruleset.closing_card_acts else ()


def turn_closes_round(case: GolfCase[Turn]) -> bool:
    """Whether all cards of the grid lie faceup by this turn, which those of nobody did before."""
    return case.state.round.closed_by is None and count_facedown(grid_after_placing(case)) == 0


def _grid(case: GolfCase[Turn]) -> Grid:
    return case.state.round.grids[case.claim.seat]


@once
def grid_after_placing(case: GolfCase[Turn]) -> Grid:
    return grid_after(_grid(case), _place_card(case))


def _place(case: GolfCase[Turn]) -> Place:
    return known(case.claim.place if case.claim.place is not None else case.claim.flip)


def _card_at_place(case: GolfCase[Turn]) -> Card | None:
    """The card that shows at the place of the claim; None where it lies facedown."""
    place = _place(case)
    return known(column_of(_grid(case), place.column)).at(place.row)


def _discarded_card(case: GolfCase[Turn]) -> Card | None:
    """What the claim says, or else what showed there."""
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
