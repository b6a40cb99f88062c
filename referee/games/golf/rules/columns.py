"""Clearing columns: which columns may be cleared, when, and with which card on top."""

from referee.games.golf.model.claims import Clear, Cleared, Turn
from referee.games.golf.model.deck import NUMBERS
from referee.games.golf.model.events import CardPlaced, CardTurnedUp, ColumnCleared
from referee.games.golf.model.evolve import with_card, without_column
from referee.games.golf.model.rulebook import CLEAR, CLEAR_BEFORE, CLEAR_FACEUP, CLEAR_TOP, PLACE
from referee.games.golf.model.ruleset import GolfCase
from referee.games.golf.model.state import Column, Grid, Round, column_of, nth_column_fact
from referee.games.golf.rules.turn_order import (
    close_call_window,
    it_is_your_turn,
    the_round_is_being_played,
)
from referee.games.shared.calls import ClaimOfSeat
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.rulings.finding import Fact, Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure
from referee.rulings.tags import Claim


def same_number_or_color(one: Card, other: Card) -> bool:
    """Whether two cards match by color or by number. An action card has no number."""
    return one.color == other.color or (one.face == other.face and one.face in NUMBERS)


def is_clearable(case: GolfCase[object], column: Column) -> bool:
    """Whether both cards of a column are faceup and match by the rules of the table."""
    upper, lower = column.cards
    return upper is not None and lower is not None and case.ruleset.alike(upper, lower)


# --- the columns of a claim; those of a turn are looked at after its card is placed ---


def columns_to_clear(claim: Turn | Clear) -> tuple[Cleared, ...]:
    """The columns that a claim clears, each with the card on top."""
    return claim.cleared if isinstance(claim, Turn) else (Cleared(claim.column, claim.on_top),)


def grid_after(grid: Grid, events: Events) -> Grid:
    """The grid after these events have placed or turned up cards."""
    for event in events:
        if isinstance(event, CardPlaced | CardTurnedUp):
            grid = with_card(grid, event.column, event.row, event.card)
    return grid


def no_such_column(round: Round, seat: Seat, column: ColumnId) -> Finding:
    """Refuses a column that the grid does not have (any more)."""
    had = {"had": True} if column <= round.columns[seat] else {}
    return breaks(PLACE, seat=seat, column=column, **had)


def find_clearing_fault(
    case: GolfCase[ClaimOfSeat], cleared: tuple[Cleared, ...], grid: Grid
) -> Finding | None:
    """Refuses a column that is missing or has a facedown card, or whose card on top is not in it."""
    before, seat = grid, case.claim.seat
    for one in cleared:
        column, at = column_of(grid, one.column), nth_column_fact(before, one.column)
        if column is None:
            return no_such_column(case.state.round, seat, one.column)
        if column.facedown:
            return breaks(CLEAR_FACEUP, seat=seat, column=one.column, **at)
        if one.on_top not in column.cards:
            return breaks(CLEAR_TOP, seat=seat, column=one.column, card=one.on_top.name, **at)
        grid = without_column(grid, one.column)
    return None


def cleared_columns_match(
    case: GolfCase[ClaimOfSeat], cleared: tuple[Cleared, ...], grid: Grid
) -> Finding | None:
    """Refuses a column whose two cards do not match. Cites the columns that are cleared, if there are any."""
    for one in cleared:
        column = known(column_of(grid, one.column))
        if not is_clearable(case, column):
            upper, lower = map(known, column.cards)
            alike: dict[str, Fact] = {
                "upper": upper.name,
                "lower": lower.name,
                **nth_column_fact(grid, one.column),
            }
            return breaks(CLEAR, seat=case.claim.seat, column=one.column, **alike)
    if not cleared:
        return None
    columns = [one.column for one in cleared]
    nths = [nth_column_fact(grid, column)["nth"] for column in columns]
    return holds(CLEAR, seat=case.claim.seat, columns=columns, nths=nths)


def clear_columns(seat: Seat, cleared: tuple[Cleared, ...], grid: Grid) -> tuple[ColumnCleared, ...]:
    """The events that put both cards of each column on the discards, the chosen one on top."""
    return tuple(
        ColumnCleared(seat, one.column, _under_and_top(known(column_of(grid, one.column)), one.on_top))
        for one in cleared
    )


def _under_and_top(column: Column, on_top: Card) -> tuple[Card, ...]:
    under = column.lower if column.upper == on_top else column.upper
    return (known(under), on_top)


# --- a clear that is not part of a turn ---


def the_column_can_be_cleared(case: GolfCase[Clear]) -> Finding | None:
    """Refuses a column that is missing or has a facedown card, or whose card on top is not in it."""
    claim = case.claim
    return find_clearing_fault(case, columns_to_clear(claim), case.state.round.grids[claim.seat])


def its_cards_are_alike(case: GolfCase[Clear]) -> Finding | None:
    """Refuses a column whose two cards do not match; else cites that it is cleared."""
    claim = case.claim
    return cleared_columns_match(case, columns_to_clear(claim), case.state.round.grids[claim.seat])


def cite_idle_action(case: GolfCase[Clear]) -> Finding | None:
    """Cites that an action card on top has no effect here."""
    action = case.ruleset.actions.get(case.claim.on_top.face)
    return holds(CLEAR_BEFORE, card=case.claim.on_top.name) if action is not None else None


def clear_column(case: GolfCase[Clear]) -> Events:
    """The events of the clear. A clear by the seat on turn also closes the call window."""
    claim, round = case.claim, case.state.round
    closes = close_call_window(case) if claim.seat == round.turn else ()
    return (*closes, *clear_columns(claim.seat, columns_to_clear(claim), round.grids[claim.seat]))


def turn_with_clear(earlier: Claim, refused: Claim) -> Turn | None:
    """The earlier turn with the refused clear of the same player as a part of it; None for other claims."""
    if not (isinstance(earlier, Turn) and isinstance(refused, Clear)) or earlier.seat != refused.seat:
        return None
    return replace(earlier, cleared=(*earlier.cleared, *columns_to_clear(refused)))


CLEAR_PROCEDURE: Procedure[GolfCase[Clear]] = Procedure(
    CLEAR,
    needs=(the_round_is_being_played, the_column_can_be_cleared),
    checks=(it_is_your_turn, its_cards_are_alike, cite_idle_action),
    effects=clear_column,
    act=True,
)
