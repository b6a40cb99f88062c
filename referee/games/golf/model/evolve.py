"""The events of a round of Golf: each function returns the round after one event. It never refuses one."""

from collections.abc import Callable
from typing import Any

from referee.games.golf.model.events import (
    CallDue,
    Called,
    CalledEarly,
    CallWindowClosed,
    CardPlaced,
    CardThrown,
    CardTurnedUp,
    CatchDisputed,
    Caught,
    Closed,
    ColumnCleared,
    ColumnsDrawn,
    ColumnsReturned,
    Dealt,
    DeductionDisabled,
    DirectionTurned,
    DiscardTaken,
    GridSetAside,
    LastTurnOver,
    PileShuffled,
    Resynced,
    TurnMissed,
    TurnPassed,
)
from referee.games.golf.model.recycling import after_drawing, after_shuffle, after_turning_up
from referee.games.golf.model.state import Column, Grid, Round, Row, column_of
from referee.games.shared import call_window
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Count
from referee.kit.seats import Seat, row_with
from referee.kit.values import replace
from referee.rulings.tags import Event


def with_card(grid: Grid, number: ColumnId, row: Row, card: Card) -> Grid:
    """The grid with this card faceup in that place."""
    return tuple(column.with_card(row, card) if column.id == number else column for column in grid)


def without_column(grid: Grid, number: ColumnId) -> Grid:
    """The grid without this column."""
    return tuple(column for column in grid if column.id != number)


def _dealt(_: object, event: Dealt) -> Round:
    return Round(
        event.deck,
        event.grids,
        event.discards,
        columns=tuple(Count(len(grid)) for grid in event.grids),
        turn=event.turn,
        edition=event.edition,
    )


def _card_placed(round: Round, event: CardPlaced) -> Round:
    grid = with_card(round.grids[event.seat], event.column, event.row, event.card)
    replaced = column_of(round.grids[event.seat], event.column)
    recycled = round.recycled
    if replaced is not None and replaced.at(event.row) is None:
        recycled = after_turning_up(round, event.seat, event.column, event.came_out)
    discards = (*round.discards, event.came_out)
    return _with_grid(round, event.seat, grid, recycled=recycled, discards=discards)


def _card_turned_up(round: Round, event: CardTurnedUp) -> Round:
    grid = with_card(round.grids[event.seat], event.column, event.row, event.card)
    recycled = after_turning_up(round, event.seat, event.column, event.card)
    return _with_grid(round, event.seat, grid, recycled=recycled)


def _column_cleared(round: Round, event: ColumnCleared) -> Round:
    left = without_column(round.grids[event.seat], event.column)
    return _with_grid(round, event.seat, left, discards=(*round.discards, *event.cards))


def _pile_shuffled(round: Round, event: PileShuffled) -> Round:
    recycled = after_shuffle(round, event)
    return replace(round, discards=round.discards[-1:], lost_track=False, silent=False, recycled=recycled)


def _columns_drawn(round: Round, event: ColumnsDrawn) -> Round:
    had = round.columns[event.seat]
    new = tuple(Column(ColumnId(had + number)) for number in range(1, event.columns + 1))
    grid = round.grids[event.seat]
    grid = (*new[::-1], *grid) if event.on_the_left else (*grid, *new)
    recycled = after_drawing(round.recycled, event.seat, new)
    columns = row_with(round.columns, event.seat, Count(had + event.columns))
    return _with_grid(round, event.seat, grid, columns=columns, recycled=recycled)


def _columns_returned(round: Round, event: ColumnsReturned) -> Round:
    """The newest columns go back into the pile, so its cards are no longer known."""
    grid = round.grids[event.seat]
    newest = sorted(column.id for column in grid)[len(grid) - event.columns :]
    kept = tuple(column for column in grid if column.id not in newest)
    return _with_grid(round, event.seat, kept, recycled=None)


def _turn_passed(round: Round, event: TurnPassed) -> Round:
    return replace(round, turn=event.seat, called_early=None)


def _closed(round: Round, event: Closed) -> Round:
    closed = replace(round, closed_by=event.seat, last_turns=event.last_turns, called_early=None)
    return closed if event.last_turns else _with_play_over(closed)


def _last_turn_over(round: Round, event: LastTurnOver) -> Round:
    left = tuple(seat for seat in round.last_turns if seat != event.seat)
    over = replace(round, last_turns=left, called_early=None)
    return over if left else _with_play_over(over)


def _with_play_over(round: Round) -> Round:
    """The round once only the scoring is left: nobody has a turn or has to call UNO."""
    return replace(round, turn=None, window=None)


def _resynced(round: Round, event: Resynced) -> Round:
    had = (max((column.id for column in grid), default=0) for grid in event.grids)
    return replace(
        round,
        discards=(event.top,),
        turn=event.turn,
        direction=event.direction,
        grids=event.grids,
        columns=tuple(Count(max(pair)) for pair in zip(round.columns, had, strict=True)),
        window=None,
        last_window=None,
        called_early=None,
        lost_track=True,
        silent=True,
        recycled=None,
    )


def _grid_set_aside(round: Round, event: GridSetAside) -> Round:
    cards = tuple(card for column in round.grids[event.seat] for card in column.cards)
    left = tuple(seat for seat in round.last_turns if seat != event.seat)
    return _with_grid(
        round,
        event.seat,
        (),
        aside=(*round.aside, *cards),
        last_turns=left,
        window=None if round.window is not None and round.window.seat == event.seat else round.window,
    )


def _with_grid(round: Round, seat: Seat, grid: Grid, **changes: Any) -> Round:
    return replace(round, grids=row_with(round.grids, seat, grid), **changes)


CHANGES: dict[type[Event], Callable[[Round, Any], Round]] = {
    Dealt: _dealt,
    DiscardTaken: lambda round, event: replace(round, discards=round.discards[:-1]),
    CardPlaced: _card_placed,
    CardThrown: lambda round, event: replace(round, discards=(*round.discards, event.card)),
    CardTurnedUp: _card_turned_up,
    ColumnCleared: _column_cleared,
    PileShuffled: _pile_shuffled,
    DirectionTurned: lambda round, event: replace(round, direction=event.direction),
    ColumnsDrawn: _columns_drawn,
    ColumnsReturned: _columns_returned,
    TurnMissed: lambda round, event: round,
    TurnPassed: _turn_passed,
    Closed: _closed,
    LastTurnOver: _last_turn_over,
    CallDue: call_window.call_due,
    Called: call_window.called,
    CalledEarly: lambda round, event: replace(round, called_early=event.seat),
    Caught: call_window.caught,
    CatchDisputed: call_window.catch_disputed,
    CallWindowClosed: call_window.window_closed,
    Resynced: _resynced,
    DeductionDisabled: lambda round, event: replace(round, silent=True),
    GridSetAside: _grid_set_aside,
}
