"""A whole turn: where the card came from, where it went, what came out, and what follows."""

from functools import reduce

from referee.games.golf.model.claims import Place, Turn
from referee.games.golf.model.events import CardPlaced, CardThrown, CardTurnedUp, DiscardTaken, LastTurnOver
from referee.games.golf.model.rulebook import CARD_CANNOT_BE, PLACE, TAKEN_DISCARD, THROW, TURN
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import Grid, column_of, facedown, where
from referee.games.golf.rules.actions import (
    Course,
    acting,
    course,
    what_a_thrown_card_does,
    what_is_covered,
    who_is_chosen,
)
from referee.games.golf.rules.calls import call_due
from referee.games.golf.rules.columns import (
    cannot_be_cleared,
    columns_cleared,
    grid_once,
    no_such_column,
    what_is_cleared,
)
from referee.games.golf.rules.deduction import they_can_be_there, they_can_come_from_there
from referee.games.golf.rules.pile import reshuffled, the_pile_gives_a_card, where_they_lie
from referee.games.golf.rules.round_end import closes, counted, how_it_is_counted
from referee.games.golf.rules.turn_order import (
    it_is_your_turn,
    the_call_window_closes,
    the_round_is_being_played,
)
from referee.kit.cards import Card
from referee.kit.values import known, replace
from referee.rulings.finding import Fact, Finding, breaks
from referee.rulings.ruleset import Events, Procedure, computed_once

# --- needs: each is the sentence that must hold ---


def the_place_is_in_your_grid(case: GolfCase[Turn]) -> Finding | None:
    claim, place = case.claim, _place(case)
    if column_of(_grid(case), place.column) is None:
        return no_such_column(case.state.round, claim.seat, place.column)
    return None


def what_came_out_is_known(case: GolfCase[Turn]) -> Finding | None:
    """It is said, or it lay faceup."""
    if case.claim.place is not None and _came_out(case) is None:
        return breaks(PLACE, seat=case.claim.seat, came_out=None, **_at(case, case.claim.place))
    return None


def a_facedown_card_is_flipped(case: GolfCase[Turn]) -> Finding | None:
    flip, lies = case.claim.flip, _lies_at(case)
    if flip is None or lies is None:
        return None
    return breaks(THROW, seat=case.claim.seat, faceup=lies.name, **_at(case, flip))


def _at(case: GolfCase[Turn], place: Place) -> dict[str, Fact]:
    """As facts: a place by the number of its column, and as people point at it."""
    return {"column": place.column, "row": place.row, **where(_grid(case), place.column)}


def the_columns_can_be_cleared(case: GolfCase[Turn]) -> Finding | None:
    return cannot_be_cleared(case, case.claim.cleared, grid_once_placed(case))


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


def it_is_what_lay_there(case: GolfCase[Turn]) -> Finding | None:
    claim, lies = case.claim, _lies_at(case)
    if lies is None or claim.came_out is None or claim.came_out == lies:
        return None
    return breaks(CARD_CANNOT_BE, seat=claim.seat, card=claim.came_out.name, lies=lies.name)


@computed_once
def the_cards_can_be_there(case: GolfCase[Turn]) -> Finding | None:
    """Of what was drawn and what had lain facedown."""
    claim, round = case.claim, case.state.round
    drawn = [known(claim.card)] if claim.took == "pile" else []
    out = claim.came_out if _lies_at(case) is None else None
    hidden = [card for card in (out, claim.flipped) if card is not None]
    impossible = they_can_be_there(round, claim.seat, hidden)
    if impossible is not None or not drawn:
        return impossible
    # What is drawn from a pile that was shuffled for it may have lain among the discards.
    shuffled = reduce(case.ruleset.evolve, reshuffled(round, 1), case.state)
    return they_can_be_there(shuffled.round, claim.seat, [*hidden, *drawn])


def the_cards_can_come_from_there(case: GolfCase[Turn]) -> Finding | None:
    """Out of a pile of which it is known what it was made of, and from where they lay facedown; of cards that
    can be there at all."""
    if the_cards_can_be_there(case) is not None:
        return None
    claim, place = case.claim, _place(case)
    drawn = [known(claim.card)] if claim.took == "pile" else []
    out = claim.came_out if _lies_at(case) is None else None
    up = [(place.column, card) for card in (out, claim.flipped) if card is not None]
    shuffled = reshuffled(case.state.round, 1) if drawn else ()
    round = reduce(case.ruleset.evolve, shuffled, case.state).round
    return they_can_come_from_there(round, claim.seat, drawn, up)


def the_columns_are_alike(case: GolfCase[Turn]) -> Finding | None:
    return what_is_cleared(case, case.claim.cleared, grid_once_placed(case))


def the_right_ones_are_chosen(case: GolfCase[Turn]) -> Finding | None:
    return who_is_chosen(case, acting_at_the_end(case))


def whether_a_thrown_card_acts(case: GolfCase[Turn]) -> Finding | None:
    """Where it closes the round, and acts no more for that, nothing is said of it."""
    if it_closes(case) and not acting_at_the_end(case):
        return None
    return what_a_thrown_card_does(case, _cards_moved(case))


def whether_a_covered_card_acts(case: GolfCase[Turn]) -> Finding | None:
    return what_is_covered(case, _cards_moved(case), acting_at_the_end(case))


def what_follows(case: GolfCase[Turn]) -> tuple[Finding, ...]:
    """What the action cards do, and what the round comes to if this was its end."""
    turn = _follows(case)
    lie = where_they_lie(case.ruleset, turn.events)
    return (*turn.findings, *how_it_is_counted(case, turn.match), *lie)


# --- effects ---


def turn_taken(case: GolfCase[Turn]) -> Events:
    turn = _follows(case)
    return (*turn.events, *counted(case, turn.match))


@computed_once
def _follows(case: GolfCase[Turn]) -> Course:
    """The cards where they went, and what comes of them."""
    seat, round = case.claim.seat, case.state.round
    moved = (*the_call_window_closes(case), *_cards_moved(case))
    match = reduce(case.ruleset.evolve, moved, case.state)
    cards = acting_at_the_end(case)
    if round.closed_by is None and facedown(match.round.grids[seat]) == 0:
        end = closes(case, match, cards)
        return replace(end, events=(*moved, *end.events))
    due = call_due(case, facedown(match.round.grids[seat]))
    over = (LastTurnOver(seat),) if round.closed_by is not None else ()
    match = reduce(case.ruleset.evolve, (*due, *over), match)
    after = course(case, match, cards)
    return replace(after, events=(*moved, *due, *over, *after.events))


@computed_once
def _cards_moved(case: GolfCase[Turn]) -> Events:
    """The card taken, placed or thrown, what was turned up, and the columns cleared."""
    return (*_placed(case), *columns_cleared(case.claim.seat, case.claim.cleared, grid_once_placed(case)))


@computed_once
def _placed(case: GolfCase[Turn]) -> Events:
    claim, round = case.claim, case.state.round
    taken = (DiscardTaken(claim.seat),) if claim.took == "discard" else reshuffled(round, 1)
    card = claim.card or round.top
    if claim.flip is not None:
        up = CardTurnedUp(claim.seat, claim.flip.column, claim.flip.row, known(claim.flipped))
        return (*taken, CardThrown(claim.seat, card), up)
    place, out = known(claim.place), known(_came_out(case))
    return (*taken, CardPlaced(claim.seat, place.column, place.row, card, out))


@computed_once
def acting_at_the_end(case: GolfCase[Turn]) -> tuple[Card, ...]:
    """The action cards that act, where the table still has turns, or lets the closing card act."""
    cards, ruleset = acting(case, _cards_moved(case)), case.ruleset
    if not it_closes(case) or ruleset.last_turns:
        return cards
    # Nobody has a turn any more: a card that closes does no more than to give columns.
    chart = ruleset.actions
    giving = tuple(card for card in cards if chart[card.face].columns or chart[card.face].chosen)
    return giving if ruleset.closing_card_acts else ()


def it_closes(case: GolfCase[Turn]) -> bool:
    """Whether all cards of the grid lie faceup by this turn, which those of nobody did before."""
    return case.state.round.closed_by is None and facedown(grid_once_placed(case)) == 0


def _grid(case: GolfCase[Turn]) -> Grid:
    return case.state.round.grids[case.claim.seat]


@computed_once
def grid_once_placed(case: GolfCase[Turn]) -> Grid:
    return grid_once(_grid(case), _placed(case))


def _place(case: GolfCase[Turn]) -> Place:
    return known(case.claim.place if case.claim.place is not None else case.claim.flip)


def _lies_at(case: GolfCase[Turn]) -> Card | None:
    """The card that shows at the place of the claim; None where it lies facedown."""
    place = _place(case)
    return known(column_of(_grid(case), place.column)).at(place.row)


def _came_out(case: GolfCase[Turn]) -> Card | None:
    """What the claim says, or else what showed there."""
    return case.claim.came_out if case.claim.came_out is not None else _lies_at(case)


TURN_PROCEDURE: Procedure[GolfCase[Turn]] = Procedure(
    TURN,
    needs=(
        the_round_is_being_played,
        the_place_is_in_your_grid,
        what_came_out_is_known,
        a_facedown_card_is_flipped,
        the_columns_can_be_cleared,
    ),
    checks=(
        it_is_your_turn,
        a_taken_discard_is_kept,
        it_is_the_top_discard,
        it_is_what_lay_there,
        the_pile_gives_a_card,
        the_cards_can_be_there,
        the_cards_can_come_from_there,
        the_columns_are_alike,
        the_right_ones_are_chosen,
        whether_a_thrown_card_acts,
        whether_a_covered_card_acts,
    ),
    effects=turn_taken,
    follow_ups=what_follows,
    act=True,
    impossible=(
        it_is_what_lay_there,
        the_pile_gives_a_card,
        the_cards_can_be_there,
        the_cards_can_come_from_there,
    ),
)
