"""Functions that apply the events of a round of Golf to the state of the round.

Each function returns the round after one event. No function refuses an event.
"""

from collections.abc import Callable
from typing import Any

from referee.games.golf.model.events import (
    CallWindowClosed,
    CardPlaced,
    CardThrown,
    CardTurnedUp,
    CatchDisputed,
    ColumnCleared,
    ColumnsDrawn,
    ColumnsReturned,
    DeductionDisabled,
    DirectionReversed,
    DiscardTaken,
    GridSetAside,
    LastTurnOver,
    PileShuffled,
    RoundClosed,
    RoundDealt,
    RoundResynced,
    SeatCaught,
    TurnBegun,
    TurnMissed,
    UnoCallDue,
    UnoCalled,
    UnoCalledEarly,
)
from referee.games.golf.model.recycling import (
    pile_knowledge_after_drawing_columns,
    pile_knowledge_after_shuffle,
    pile_knowledge_after_turning_up,
)
from referee.games.golf.model.state import Column, Grid, Round, Row, find_column
from referee.games.shared import call_window
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, ColumnId
from referee.kit.seats import Seat, row_with_value_at_seat
from referee.kit.values import replace
from referee.rulings.tags import Event


def grid_with_card(grid: Grid, number: ColumnId, row: Row, card: Card) -> Grid:
    """A copy of the grid in which this card is faceup in the given column and row."""
    return tuple(column.with_card_in_row(row, card) if column.id == number else column for column in grid)


def grid_without_column(grid: Grid, number: ColumnId) -> Grid:
    """A copy of the grid without the column of this number."""
    return tuple(column for column in grid if column.id != number)


def _apply_round_dealt(_: object, event: RoundDealt) -> Round:
    return Round(
        event.deck,
        event.grids,
        event.discards,
        columns=tuple(CardCount(len(grid)) for grid in event.grids),
        turn=event.turn,
        edition=event.edition,
    )


def _apply_card_placed(round: Round, event: CardPlaced) -> Round:
    grid = grid_with_card(round.grids[event.seat], event.column, event.row, event.card)
    replaced = find_column(round.grids[event.seat], event.column)
    recycled = round.recycled
    if replaced is not None and replaced.card_in_row(event.row) is None:
        recycled = pile_knowledge_after_turning_up(round, event.seat, event.column, event.came_out)
    discards = (*round.discards, event.came_out)
    return _round_with_grid(round, event.seat, grid, recycled=recycled, discards=discards)


def _apply_card_turned_up(round: Round, event: CardTurnedUp) -> Round:
    grid = grid_with_card(round.grids[event.seat], event.column, event.row, event.card)
    recycled = pile_knowledge_after_turning_up(round, event.seat, event.column, event.card)
    return _round_with_grid(round, event.seat, grid, recycled=recycled)


def _apply_column_cleared(round: Round, event: ColumnCleared) -> Round:
    left = grid_without_column(round.grids[event.seat], event.column)
    return _round_with_grid(round, event.seat, left, discards=(*round.discards, *event.cards))


def _apply_pile_shuffled(round: Round, event: PileShuffled) -> Round:
    recycled = pile_knowledge_after_shuffle(round, event)
    return replace(round, discards=round.discards[-1:], lost_track=False, silent=False, recycled=recycled)


def _apply_columns_drawn(round: Round, event: ColumnsDrawn) -> Round:
    had = round.columns[event.seat]
    new = tuple(Column(ColumnId(had + number)) for number in range(1, event.columns + 1))
    grid = round.grids[event.seat]
    grid = (*new[::-1], *grid) if event.on_the_left else (*grid, *new)
    recycled = pile_knowledge_after_drawing_columns(round.recycled, event.seat, new)
    columns = row_with_value_at_seat(round.columns, event.seat, CardCount(had + event.columns))
    return _round_with_grid(round, event.seat, grid, columns=columns, recycled=recycled)


def _apply_columns_returned(round: Round, event: ColumnsReturned) -> Round:
    """The round after the newest columns of the seat went back into the draw pile. Nobody knows the
    facedown cards of these columns. The cards of the pile are therefore no longer known either (`recycled`
    is None)."""
    grid = round.grids[event.seat]
    newest = sorted(column.id for column in grid)[len(grid) - event.columns :]
    kept = tuple(column for column in grid if column.id not in newest)
    return _round_with_grid(round, event.seat, kept, recycled=None)


def _apply_turn_begun(round: Round, event: TurnBegun) -> Round:
    return replace(round, turn=event.seat, called_early=None)


def _apply_round_closed(round: Round, event: RoundClosed) -> Round:
    closed = replace(round, closed_by=event.seat, last_turns=event.last_turns, called_early=None)
    return closed if event.last_turns else _with_only_scoring_left(closed)


def _apply_last_turn_over(round: Round, event: LastTurnOver) -> Round:
    left = tuple(seat for seat in round.last_turns if seat != event.seat)
    over = replace(round, last_turns=left, called_early=None)
    return over if left else _with_only_scoring_left(over)


def _with_only_scoring_left(round: Round) -> Round:
    """A copy of the round in which only the scoring is left: no seat has a turn, and no seat has to call
    UNO."""
    return replace(round, turn=None, window=None)


def _apply_round_resynced(round: Round, event: RoundResynced) -> Round:
    had = (max((column.id for column in grid), default=0) for grid in event.grids)
    return replace(
        round,
        discards=(event.top,),
        turn=event.turn,
        direction=event.direction,
        grids=event.grids,
        columns=tuple(CardCount(max(pair)) for pair in zip(round.columns, had, strict=True)),
        window=None,
        last_window=None,
        called_early=None,
        lost_track=True,
        silent=True,
        recycled=None,
    )


def _apply_grid_set_aside(round: Round, event: GridSetAside) -> Round:
    cards = tuple(card for column in round.grids[event.seat] for card in column.cards_of_column)
    left = tuple(seat for seat in round.last_turns if seat != event.seat)
    return _round_with_grid(
        round,
        event.seat,
        (),
        aside=(*round.aside, *cards),
        last_turns=left,
        window=None if round.window is not None and round.window.seat == event.seat else round.window,
    )


def _round_with_grid(round: Round, seat: Seat, grid: Grid, **changes: Any) -> Round:
    return replace(round, grids=row_with_value_at_seat(round.grids, seat, grid), **changes)


GOLF_ROUND_CHANGE_BY_EVENT_TYPE: dict[type[Event], Callable[[Round, Any], Round]] = {
    RoundDealt: _apply_round_dealt,
    DiscardTaken: lambda round, event: replace(round, discards=round.discards[:-1]),
    CardPlaced: _apply_card_placed,
    CardThrown: lambda round, event: replace(round, discards=(*round.discards, event.card)),
    CardTurnedUp: _apply_card_turned_up,
    ColumnCleared: _apply_column_cleared,
    PileShuffled: _apply_pile_shuffled,
    DirectionReversed: lambda round, event: replace(round, direction=event.direction),
    ColumnsDrawn: _apply_columns_drawn,
    ColumnsReturned: _apply_columns_returned,
    TurnMissed: lambda round, event: round,
    TurnBegun: _apply_turn_begun,
    RoundClosed: _apply_round_closed,
    LastTurnOver: _apply_last_turn_over,
    UnoCallDue: call_window.apply_uno_call_due,
    UnoCalled: call_window.apply_uno_called,
    UnoCalledEarly: lambda round, event: replace(round, called_early=event.seat),
    SeatCaught: call_window.apply_seat_caught,
    CatchDisputed: call_window.apply_catch_disputed,
    CallWindowClosed: call_window.apply_window_closed,
    RoundResynced: _apply_round_resynced,
    DeductionDisabled: lambda round, event: replace(round, silent=True),
    GridSetAside: _apply_grid_set_aside,
}
