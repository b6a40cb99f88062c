"""Clearing columns: which columns may be cleared, when, and which card goes on top of the discards."""

from referee.games.golf.model.claims import Clear, Cleared, Turn
from referee.games.golf.model.deck import NUMBER_CARD_FACES
from referee.games.golf.model.events import CardPlaced, CardTurnedUp, ColumnCleared
from referee.games.golf.model.evolve import grid_with_card, grid_without_column
from referee.games.golf.model.rulebook import CLEAR, CLEAR_BEFORE, CLEAR_FACEUP, CLEAR_TOP, PLACE
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import Column, Grid, Round, column_position_fact, find_column
from referee.games.golf.rules.turn_order import (
    call_window_closing_event,
    it_is_your_turn,
    the_round_is_being_played,
)
from referee.games.shared.calls import ClaimOfSeat
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.rulings.finding import Fact, Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events
from referee.rulings.tags import Claim


def same_number_or_color(one: Card, other: Card) -> bool:
    """Whether two cards have the same color or the same number. An action card has no number."""
    return one.color == other.color or (one.face == other.face and one.face in NUMBER_CARD_FACES)


def column_is_clearable(case: GolfCase[object], column: Column) -> bool:
    """Whether both cards of the column are faceup and match by the rules of the table."""
    upper, lower = column.cards_of_column
    return upper is not None and lower is not None and case.ruleset.alike(upper, lower)


# --- the columns that a claim clears (a turn clears columns after it places its card) ---


def columns_to_clear(claim: Turn | Clear) -> tuple[Cleared, ...]:
    """The columns that the claim clears, each with the card that goes on top of the discards."""
    return claim.cleared if isinstance(claim, Turn) else (Cleared(claim.column, claim.on_top),)


def grid_with_cards_of_events(grid: Grid, events: Events) -> Grid:
    """A copy of the grid with the cards that these events place or turn up. Events of other types are
    ignored."""
    for event in events:
        if isinstance(event, CardPlaced | CardTurnedUp):
            grid = grid_with_card(grid, event.column, event.row, event.card)
    return grid


def refuse_missing_column(round: Round, seat: Seat, column: ColumnId) -> Finding:
    """The finding that refuses a column that the grid does not have. The finding says whether the seat had
    the column earlier in the round."""
    had = {"had": True} if column <= round.columns[seat] else {}
    return finding_breaks(PLACE, seat=seat, column=column, **had)


def refuse_unclearable_column(
    case: GolfCase[ClaimOfSeat], cleared: tuple[Cleared, ...], grid: Grid
) -> Finding | None:
    """Refuse the claim if a column in `cleared` cannot be cleared. The grid must have the column, both cards
    must be faceup, and `on_top` must be one of the two cards. The finding is about the first wrong column."""
    before, seat = grid, case.claim.seat
    for one in cleared:
        column, at = find_column(grid, one.column), column_position_fact(before, one.column)
        if column is None:
            return refuse_missing_column(case.state.round, seat, one.column)
        if column.facedown_count:
            return finding_breaks(CLEAR_FACEUP, seat=seat, column=one.column, **at)
        if one.on_top not in column.cards_of_column:
            return finding_breaks(CLEAR_TOP, seat=seat, column=one.column, card=one.on_top.name, **at)
        grid = grid_without_column(grid, one.column)
    return None


def cleared_columns_have_matching_cards(
    case: GolfCase[ClaimOfSeat], cleared: tuple[Cleared, ...], grid: Grid
) -> Finding | None:
    """Refuse the claim if the two cards of a cleared column do not match. If the cards of every column match,
    return a finding that names the columns. Return None if no column is cleared."""
    for one in cleared:
        column = not_none(find_column(grid, one.column))
        if not column_is_clearable(case, column):
            upper, lower = map(not_none, column.cards_of_column)
            alike: dict[str, Fact] = {
                "upper": upper.name,
                "lower": lower.name,
                **column_position_fact(grid, one.column),
            }
            return finding_breaks(CLEAR, seat=case.claim.seat, column=one.column, **alike)
    if not cleared:
        return None
    columns = [one.column for one in cleared]
    nths = [column_position_fact(grid, column)["nth"] for column in columns]
    return finding_holds(CLEAR, seat=case.claim.seat, columns=columns, nths=nths)


def column_cleared_events(seat: Seat, cleared: tuple[Cleared, ...], grid: Grid) -> tuple[ColumnCleared, ...]:
    """The events that put both cards of each cleared column on the discards, with the chosen card on top.
    Raises ValueError if the grid does not have one of the columns."""
    return tuple(
        ColumnCleared(
            seat,
            one.column,
            _cards_of_column_in_discard_order(not_none(find_column(grid, one.column)), one.on_top),
        )
        for one in cleared
    )


def _cards_of_column_in_discard_order(column: Column, on_top: Card) -> tuple[Card, ...]:
    under = column.lower if column.upper == on_top else column.upper
    return (not_none(under), on_top)


# --- a clear that is not part of a turn ---


def the_column_can_be_cleared(case: GolfCase[Clear]) -> Finding | None:
    """Refuse the clear if the grid does not have the column, or if a card of the column is facedown. Refuse
    the clear if `on_top` is neither of the two cards."""
    claim = case.claim
    return refuse_unclearable_column(case, columns_to_clear(claim), case.state.round.grids[claim.seat])


def the_two_cards_match(case: GolfCase[Clear]) -> Finding | None:
    """Refuse the clear if the two cards of the column do not match. If they match, return a finding that
    names the column."""
    claim = case.claim
    return cleared_columns_have_matching_cards(
        case, columns_to_clear(claim), case.state.round.grids[claim.seat]
    )


def cite_cleared_action_has_no_effect(case: GolfCase[Clear]) -> Finding | None:
    """The finding that an action card has no effect, because its column is cleared outside a turn. The result
    is None if the card that goes on top is no action card."""
    action = case.ruleset.actions.get(case.claim.on_top.face)
    return finding_holds(CLEAR_BEFORE, card=case.claim.on_top.name) if action is not None else None


def events_of_golf_clear(case: GolfCase[Clear]) -> Events:
    """The events of a clear outside a turn. If the seat on turn clears a column, the first event closes an
    open call window."""
    claim, round = case.claim, case.state.round
    closes = call_window_closing_event(case) if claim.seat == round.turn else ()
    return (*closes, *column_cleared_events(claim.seat, columns_to_clear(claim), round.grids[claim.seat]))


def add_refused_clear_to_turn(earlier: Claim, refused: Claim) -> Turn | None:
    """A copy of the earlier turn with the column of the refused clear added. The result is None if the claims
    are not a turn and a clear of the same player."""
    if not (isinstance(earlier, Turn) and isinstance(refused, Clear)) or earlier.seat != refused.seat:
        return None
    return replace(earlier, cleared=(*earlier.cleared, *columns_to_clear(refused)))


CLEAR_PROCEDURE: ClaimProcedure[GolfCase[Clear]] = ClaimProcedure(
    CLEAR,
    needs=(the_round_is_being_played, the_column_can_be_cleared),
    checks=(it_is_your_turn, the_two_cards_match, cite_cleared_action_has_no_effect),
    effects=events_of_golf_clear,
    act=True,
)
