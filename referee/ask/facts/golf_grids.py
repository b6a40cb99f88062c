"""Grids of Golf that fit what is claimed of them: the cards that a claim needs, and others beside them."""

from collections.abc import Iterator
from dataclasses import replace

from referee.ask.facts.fact import with_round
from referee.ask.situation import Situation
from referee.games.golf.claims import Clear, Cleared, Place, Reveal, Turn
from referee.games.golf.columns import cleared_by
from referee.games.golf.deal import FACEDOWN
from referee.games.golf.deck import NUMBERS
from referee.games.golf.evolve import with_card
from referee.games.golf.position import LAID
from referee.games.golf.state import ROWS, Column, Grid, Row, column_of
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import ColumnId
from referee.kit.seats import Seat

CAME_OUT = Card("2", "green")
"""What comes out of a grid where nobody says it."""


def grid_told(situation: Situation, seat: Seat) -> Grid | None:
    return (situation.round.grids or {}).get(seat)


def with_grid(situation: Situation, seat: Seat, grid: Grid) -> Situation:
    """The situation with this told of a grid."""
    return with_round(situation, grids={**(situation.round.grids or {}), seat: grid})


def top_told(situation: Situation) -> Card | None:
    """The top discard, if anybody has told it."""
    round = situation.round
    return round.discards[-1] if round.discards else round.top


# --- cards of a claim ---


def placed_card(situation: Situation, claim: Turn) -> Card:
    """The card that went into the grid: as said, else the top discard."""
    if claim.card is not None:
        return claim.card
    told = top_told(situation)
    return told if told is not None else _on_top_at_the_place(claim) or LAID


def _on_top_at_the_place(claim: Turn) -> Card | None:
    """Who takes a card that nobody names, and clears that column, is taken to leave that card on top."""
    return next((one.on_top for one in claim.cleared if one.column == place_of(claim).column), None)


def place_of(claim: Turn) -> Place:
    return claim.flip if claim.place is None else claim.place


def at_the_place(situation: Situation, claim: Turn) -> Card:
    """The card that lies at the place of a turn when columns are cleared."""
    return claim.flipped if claim.place is None else placed_card(situation, claim)


def whose_other_card_is_open(situation: Situation) -> tuple[Cleared, ...]:
    """The columns cleared of which the claim names one card only."""
    claim = situation.claims[0]
    return tuple(one for one in cleared_by(claim) if not _is_known(situation, claim, one))


def _is_known(situation: Situation, claim: Turn | Clear, cleared: Cleared) -> bool:
    is_its_place = isinstance(claim, Turn) and place_of(claim).column == cleared.column
    return is_its_place and at_the_place(situation, claim) != cleared.on_top


def pairs_cleared(situation: Situation) -> Iterator[tuple[Card | None, ...]]:
    """The two cards of each column that a turn clears, as far as the grid is told."""
    claim = situation.claims[0]
    grid = grid_told(situation, claim.seat)
    at, card = place_of(claim), at_the_place(situation, claim)
    for cleared in claim.cleared if grid is not None else ():
        column = column_of(grid, cleared.column)
        if column is not None and column.id == at.column:
            column = replace(column, **{at.row: card})
        yield (None, None) if column is None else column.cards


# --- grids ---


def with_columns(situation: Situation, others: dict[ColumnId, Card | None]) -> Situation:
    """The situation in which these lie in the columns that are cleared, beside what the claim names."""
    claim = situation.claims[0]
    grid = _begun(situation, claim)
    for cleared in cleared_by(claim):
        other = others.get(cleared.column, cleared.on_top)
        grid = _with_column(grid, _column(claim, column_of(grid, cleared.column), cleared, other))
    return with_grid(situation, claim.seat, grid)


def _begun(situation: Situation, claim: Turn | Clear) -> Grid:
    """A grid as it is told so far, or as it is dealt, with every column that the claim names."""
    grid = grid_told(situation, claim.seat) or FACEDOWN
    named = {one.column for one in cleared_by(claim)}
    named |= {place_of(claim).column} if isinstance(claim, Turn) else set()
    missing = named - {column.id for column in grid}
    return tuple(sorted((*grid, *map(Column, missing)), key=lambda column: column.id))


def _with_column(grid: Grid, column: Column) -> Grid:
    return tuple(column if one.id == column.id else one for one in grid)


def _column(claim: Turn | Clear, column: Column, cleared: Cleared, other: Card | None) -> Column:
    """The column before the turn in which it is cleared."""
    if isinstance(claim, Turn) and place_of(claim).column == cleared.column:
        return replace(column, **{_opposite(place_of(claim).row): other})
    return replace(column, upper=cleared.on_top, lower=other)


def _opposite(row: Row) -> Row:
    return next(one for one in ROWS if one != row)


def lies(situation: Situation, at: Place, card: Card | None) -> Situation:
    """The situation in which this card lies there in the grid of who claims; None is a facedown one."""
    claim = situation.claims[0]
    grid = _begun(situation, claim)
    column = replace(column_of(grid, at.column), **{at.row: card})
    return with_grid(situation, claim.seat, _with_column(grid, column))


def with_hidden(situation: Situation, at_least: int, at_most: int | None = None) -> Situation:
    """The situation in which so many cards of the grid lie facedown beside the place of the turn."""
    claim = situation.claims[0]
    grid = _begun(situation, claim)
    free = _free(claim, grid)
    while len(free) < at_least:
        grid = (*grid, Column(ColumnId(grid[-1].id + 1)))
        free = _free(claim, grid)
    for place in free[at_most:] if at_most is not None else ():
        grid = with_card(grid, place.column, place.row, _beside(grid, place))
    return with_grid(situation, claim.seat, grid)


def _free(claim: Turn, grid: Grid) -> list[Place]:
    """The facedown places of which the claim says nothing."""
    cleared, taken = {one.column for one in claim.cleared}, place_of(claim)
    free = [place for place in facedown_places(grid) if place.column not in cleared]
    return [place for place in free if place != taken]


def facedown_places(grid: Grid) -> Iterator[Place]:
    return (Place(column.id, row) for column in grid for row in ROWS if getattr(column, row) is None)


def _beside(grid: Grid, place: Place) -> Card:
    """A number that lies there faceup without being like the card beside it."""
    other = getattr(column_of(grid, place.column), _opposite(place.row))
    numbers = [NUMBERS[(place.column + more) % len(NUMBERS)] for more in (0, 1)]
    cards = [Card(number, color) for number in numbers for color in COLORS]
    return next(card for card in cards if other is None or not is_like(card, other))


def is_like(one: Card, other: Card) -> bool:
    return one.face == other.face or one.color == other.color


def unlike(card: Card) -> Card:
    """A number of another color."""
    number = NUMBERS[3] if card.face != NUMBERS[3] else NUMBERS[4]
    return Card(number, COLORS[(COLORS.index(card.color) + 1) % len(COLORS)])


def all_but(facedown_ones: tuple[Place, ...], columns: tuple[ColumnId, ...]) -> Grid:
    """A grid in which these places lie facedown and everything else faceup."""
    grid: Grid = tuple(map(Column, columns))
    for place in [place for place in facedown_places(grid) if place not in facedown_ones]:
        grid = with_card(grid, place.column, place.row, _beside(grid, place))
    return grid


def revealed(claim: Reveal, others: int) -> Grid:
    """The grid whose facedown cards are turned up by this claim, and so many others."""
    named = {Place(up.column, up.row) for up in claim.cards}
    columns = sorted({place.column for place in named} or {column.id for column in FACEDOWN})
    free = [Place(column, row) for column in columns for row in ROWS]
    left = [place for place in free if place not in named][:others]
    more = () if len(left) == others else (ColumnId(columns[-1] + 1),)
    left += [Place(column, ROWS[0]) for column in more]
    return all_but((*named, *left), (*columns, *more))


# --- how the last card but one was turned up ---


def before_the_last_but_one(grid: Grid | None) -> tuple[Grid, Place, Card]:
    """A grid with two facedown cards, and the place where one is turned up, with that card, so that it is
    this one then, if it is told."""
    told = all_but((Place(ColumnId(3), "lower"),), tuple(column.id for column in FACEDOWN))
    grid = told if grid is None else grid
    at, card = a_place(grid)
    column = replace(column_of(grid, at.column), **{at.row: None})
    return _with_column(grid, column), at, card


def a_place(grid: Grid) -> tuple[Place, Card | None]:
    """A place of a grid, with a faceup card if there is one, and what lies there."""
    shown = ((Place(column.id, row), getattr(column, row)) for column in grid for row in ROWS)
    return max(shown, key=lambda one: one[1] is not None)
