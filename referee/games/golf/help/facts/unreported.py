"""Variants of a described situation of UNO Golf: values for details that nobody reported and no fact asks
for."""

from collections.abc import Callable
from functools import partial

from referee.games.golf.help.facts.cards import available_cards, cards_left, number_cards
from referee.games.golf.help.facts.grids import (
    alike_column,
    columns_of_claim,
    facedown_places,
    faceup_column,
    turn_up_except,
)
from referee.games.golf.help.facts.people import (
    CLAIMS_WHILE_TURNS_LEFT,
    UnreportedDetails,
    closed_rounds,
    find_unreported_details,
    fits_two_players,
    grid_of_many_points,
    has_last_turns,
    has_only_faceup_cards,
    is_known_to_be_over,
    no_turn_is_left,
    seat_of_claim,
    situations_with_turn_left,
    turn_may_come_back,
    usual_grid_of_closer,
)
from referee.games.golf.help.facts.piles import deck_size, pile_may_be_short, with_rest_in_grids
from referee.games.golf.help.facts.turns import may_need_cards
from referee.games.golf.help.situation import (
    AnyGolfSituation,
    GolfSituation,
    has_described_round,
    reported_grid,
    with_grid,
    with_round,
)
from referee.games.golf.model.claims import Clear, Reveal, Turn
from referee.games.golf.model.deck import NUMBER_CARD_FACES
from referee.games.golf.model.evolve import grid_with_card
from referee.games.golf.model.state import Column, Grid, count_facedown
from referee.games.golf.rules.deal import GRID_AT_THE_DEAL
from referee.games.shared.call_window import CallWindow, Moment
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, ColumnId, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import order_of
from referee.match.help.situation import DEFAULT_SEATS, ClaimedT, is_about, is_reported
from referee.match.help.variety import Variety
from referee.match.table.rounds import ScoreRound
from referee.rulings.tags import Claim, seat_named_in_claim

COLUMNS_OF_A_GRID = (3, 3, 2, 4, 1, 5)
"""Possible numbers of columns in an unreported grid. They are smaller if the deck has too few cards."""
TOP_CARDS = (
    Card("5", "red"),
    Card("2", "blue"),
    Card("skip", "green"),
    Card("0", "yellow"),
    Card("4", "green"),
)


def with_unreported_details(situation: AnyGolfSituation, number: int) -> AnyGolfSituation:
    """The variant with this number.

    It has any dealer, direction, seat on turn, grids and call windows, if these are not reported. Variant 0
    has as few of these details as possible. If the description has claims that happened, the details before
    them are known.
    """
    if situation.happened:
        return _with_grids(situation, Variety(0)) if has_described_round(situation) else situation
    variety = Variety(number)
    situation = _with_dealer(situation, variety)
    if not has_described_round(situation):
        return situation
    if not is_reported(situation, "direction"):
        situation = with_round(situation, direction=variety.one_of((1, -1), "direction"))
    unreported = find_unreported_details(situation)
    filled = _with_turn(
        _with_grids(_with_number_of_columns_had(situation, variety), variety), unreported, variety
    )
    return _with_call_windows(_with_top_card(filled, variety), unreported, variety)


def _with_dealer(situation: AnyGolfSituation, variety: Variety) -> AnyGolfSituation:
    """The situation with any dealer. If a fact may ask for the number of players, it is one of the first
    two."""
    if situation.match.dealer is not None:
        return situation
    order = order_of(situation)
    if isinstance(situation.claims[0], Turn) and len(order) == DEFAULT_SEATS and fits_two_players(situation):
        order = order[:2]
    return replace(
        situation, match=replace(situation.match, dealer=variety.one_of((order[-1], *order[:-1]), "dealer"))
    )


def _with_turn(
    situation: GolfSituation[ClaimedT], unreported: UnreportedDetails, variety: Variety
) -> GolfSituation[ClaimedT]:
    """The situation with a seat on turn, if no fact asks for it."""
    if isinstance(situation.claims[0], Turn | Clear) or not (unreported.turn or unreported.closed):
        return situation
    last = situation.round.turn
    situations = (
        situations_with_turn_left(situation, unreported)
        if unreported.turn
        else [situation, *closed_rounds(situation, unreported, last)]
    )
    return variety.one_of(situations, "turn") if situations else situation


# --- grids ---


def _with_grids(situation: GolfSituation[ClaimedT], variety: Variety) -> GolfSituation[ClaimedT]:
    """The situation with any cards in the unreported grids of the other players."""
    round, claim = situation.round, situation.claims[0]
    about = {seat_named_in_claim(claim), seat_of_claim(situation)}
    is_over = situation.happened or (
        isinstance(claim, CLAIMS_WHILE_TURNS_LEFT) and is_known_to_be_over(situation)
    )
    unknown = [seat for seat in order_of(situation) if reported_grid(situation, seat) is None]
    count = _column_counts(situation, len(unknown), variety)
    for columns, seat in zip(count, unknown, strict=True):
        if seat in about and not is_over and not has_only_faceup_cards(situation, seat):
            continue
        if round.closed_by is not None and isinstance(claim, ScoreRound):
            # No points are inferred from an unreported grid.
            situation = with_round(situation, silent=True) if seat == round.closed_by else situation
            continue
        situation = with_grid(situation, seat, _any_grid(situation, seat, columns, variety))
    situation = _with_short_pile(situation, unknown, variety)
    if seat_named_in_claim(claim) in unknown:
        # The shuffled cards do not say which cards came out of an unreported grid.
        situation = with_round(situation, recycled=None)
    return with_round(situation, draw_pile=None) if unknown else situation


def _with_short_pile(
    situation: GolfSituation[ClaimedT], unknown: list[Seat], variety: Variety
) -> GolfSituation[ClaimedT]:
    """The situation with the rest of the deck in unreported grids, in some variants.

    If a turn may give columns, a fact asks for the pile. If the pile was shuffled, or most cards were
    discarded, the pile may be empty and all discards are shuffled in.
    """
    own = seat_of_claim(situation)
    is_asked = is_about(situation, Turn) and may_need_cards(situation)
    others = [seat for seat in unknown if seat not in (own, situation.round.closed_by)]
    drawable: tuple[int | None, ...]
    if pile_may_be_short(situation):
        drawable = () if is_asked else (None, None, 0, 1, 2, 3)
    else:
        drawable = (None, 0) if _pile_may_be_empty(situation) else ()
    if not others or not drawable:
        return situation
    left = variety.one_of(drawable, "short")
    short = None if left is None else with_rest_in_grids(situation, others, left)
    return situation if short is None else short


def _pile_may_be_empty(situation: GolfSituation[Claim]) -> bool:
    """Whether a pile that nobody counted may be empty."""
    round = situation.round
    is_mostly_discarded = 2 * len(round.discards or ()) > deck_size(situation)
    return round.draw_pile is None and (round.recycled is not None or is_mostly_discarded)


def _any_grid(situation: GolfSituation[Claim], seat: Seat, columns: int, variety: Variety) -> Grid:
    """A grid with this number of columns. A player who has not closed the round has a facedown card."""
    round = situation.round
    grid = tuple(Column(ColumnId(one + 1)) for one in range(columns))
    if round.closed_by is None or seat in (round.turn, *round.last_turns):
        at_least = 1
    elif seat == round.closed_by:
        up = partial(_turn_up_any, situation, grid, 0, seat, variety)
        count = partial(grid_of_many_points, situation, columns)
        first, alike = partial(usual_grid_of_closer, situation), partial(_alike_column_alone, situation)
        grids: list[Callable[[], Grid]] = [first, alike, tuple, up, count]
        closed = variety.one_of(grids, f"grid of {seat}")()
        # In last turns, the player who closed the round may have a new column.
        is_hit = has_last_turns(situation) and variety.is_chosen(f"hit since: {seat}")
        return (*closed, Column(ColumnId(columns + 1 + len(GRID_AT_THE_DEAL)))) if is_hit else closed
    else:
        at_least = 0
    most = 2 * columns
    # Instructions to a player depend on whether cards are left to turn up.
    few = most if at_least else 0
    left = variety.one_of((most, few, at_least, 1, 2, 3), f"facedown of {seat}")
    return _turn_up_any(situation, grid, max(at_least, min(most, left)), seat, variety)


def _alike_column_alone(situation: GolfSituation[Claim]) -> Grid:
    return (alike_column(situation),)


def _turn_up_any(
    situation: GolfSituation[Claim], grid: Grid, left: int, seat: Seat, variety: Variety
) -> Grid:
    """The grid with this number of facedown cards, and any number cards that are left in the other places."""
    places = variety.shuffled(facedown_places(grid), f"places of {seat}")[left:]
    cards = cards_left(situation).elements() if places else ()
    numbers_left = (card for card in cards if card.face in NUMBER_CARD_FACES)
    for place, card in zip(places, variety.shuffled(numbers_left, f"cards of {seat}"), strict=False):
        grid = grid_with_card(grid, place.column, place.row, card)
    return grid


def _with_number_of_columns_had(
    situation: GolfSituation[ClaimedT], variety: Variety
) -> GolfSituation[ClaimedT]:
    """The situation in which the first columns of the player may already be cleared, if the grid is
    unreported. The columns of the claim may then be the first ones."""
    claim = situation.claims[0]
    if not isinstance(claim, Turn | Clear) or reported_grid(situation, claim.seat) is not None:
        return situation
    if not variety.is_chosen("columns had"):
        return situation
    had = CardCount(max(columns_of_claim(claim)) + len(GRID_AT_THE_DEAL))
    return with_round(situation, columns={claim.seat: had, **(situation.round.columns or {})})


def _column_counts(situation: GolfSituation[Claim], people: int, variety: Variety) -> list[int]:
    """The numbers of columns in this number of grids. Each grid has at least one column.

    If the pile was counted, they use up the deck and differ between the variants.
    """
    round = situation.round
    outside_grids = len(round.discards or (1,)) + len(round.aside) + (round.draw_pile or 0)
    left = (deck_size(situation) - outside_grids) // 2 - sum(map(len, (round.grids or {}).values()))
    if round.draw_pile is None or round.discards is None:
        most = max(1, left // max(1, people))
        return [min(variety.one_of(COLUMNS_OF_A_GRID, f"columns {one}"), most) for one in range(people)]
    each, more = divmod(max(people, left), max(1, people))
    even = [each + ((place + variety.number) % people < more) for place in range(people)]
    given = [variety.below(count, f"columns given by {place}") for place, count in enumerate(even)]
    return [count - given[place] + given[place - 1] for place, count in enumerate(even)]


def complete_situation(
    described: AnyGolfSituation, situation: AnyGolfSituation, number: int
) -> AnyGolfSituation:
    """The variant with this number after all answers.

    The grid of the claim must agree with a counted pile, and with the seat that has closed the round.
    """
    if not has_described_round(described) or not has_described_round(situation):
        return situation
    seat = seat_of_claim(situation)
    if seat not in order_of(situation) or reported_grid(described, seat) is not None:
        return situation
    return _with_all_faceup(_with_counted_columns(described, situation, seat), seat)


def _with_counted_columns(
    described: GolfSituation[Claim], situation: GolfSituation[ClaimedT], seat: Seat
) -> GolfSituation[ClaimedT]:
    """The situation in which the grid has all cards that are nowhere else, if the pile was counted.

    Columns that the claim does not name are left out first, beginning with the faceup ones. A new column is
    facedown only if more than two other cards are facedown, because one or two may be the last ones.
    """
    round, grid = described.round, reported_grid(situation, seat)
    if round.draw_pile is None or round.discards is None or round.lost_track:
        return situation
    if grid is None:
        grid = () if has_only_faceup_cards(situation, seat) else GRID_AT_THE_DEAL
    others = sum(len(one) for of, one in (situation.round.grids or {}).items() if of != seat)
    outside_grids = len(round.discards) + len(round.aside) + round.draw_pile
    count = (deck_size(situation) - outside_grids) // 2 - others
    free = [one for one in grid if one.id not in columns_of_claim(situation.claims[0])]
    left_out = sorted(free, key=lambda one: one.facedown_count)[: max(0, len(grid) - count)]
    situation = with_grid(situation, seat, tuple(one for one in grid if one not in left_out))
    for _ in range(count - len(grid)):
        situation = _with_one_more_column(situation, seat)
    return situation


def _with_one_more_column(situation: GolfSituation[ClaimedT], seat: Seat) -> GolfSituation[ClaimedT]:
    """The situation with one more column in this grid. It is facedown only if other cards are.

    For a reveal, the number of facedown cards is known, so the column is faceup.
    """
    grid = not_none(reported_grid(situation, seat))
    number = ColumnId(max((one.id for one in grid), default=0) + 1)
    is_counted = isinstance(situation.claims[0], Reveal)
    new = Column(number) if count_facedown(grid) > 2 and not is_counted else faceup_column(situation, number)
    return with_grid(situation, seat, (*grid, new))


def _with_all_faceup(situation: GolfSituation[ClaimedT], seat: Seat) -> GolfSituation[ClaimedT]:
    """The situation in which the player who closed the round has no facedown cards."""
    grid = reported_grid(situation, seat)
    if grid is None or not has_only_faceup_cards(situation, seat):
        return situation
    return with_grid(situation, seat, turn_up_except(situation, (), grid))


# --- the discards and call windows ---


def _with_top_card(situation: GolfSituation[ClaimedT], variety: Variety) -> GolfSituation[ClaimedT]:
    claim, round = situation.claims[0], situation.round
    is_taken = isinstance(claim, Turn) and claim.took == "discard"
    if round.top is not None or round.discards is not None or is_taken:
        return situation
    top = variety.one_of(TOP_CARDS, "top")
    (card,) = available_cards(situation, (top, *number_cards(top)), 1) or (top,)
    return with_round(situation, top=card)


def _with_call_windows(
    situation: GolfSituation[ClaimedT], unreported: UnreportedDetails, variety: Variety
) -> GolfSituation[ClaimedT]:
    """The situation with an open or a past call window, or an early call, if they are not reported."""
    order = order_of(situation)
    moment = Moment(EntryNumber(max(1, situation.match.number or 1)))
    may_be = [seat for seat in order if _may_have_one_facedown_card(situation, unreported, seat)]
    window_is_open = not (is_reported(situation, "window") or no_turn_is_left(situation))
    if may_be and window_is_open and variety.is_chosen("window"):
        called = moment if variety.is_chosen("called") else None
        window = CallWindow(variety.one_of(may_be, "whose window"), moment, called=called)
        situation = with_round(_with_one_facedown_card(situation, window.seat, variety), window=window)
    if not is_reported(situation, "last_window") and variety.below(4, "last window") > 0:
        seat = seat_of_claim(situation)
        if seat is None or not variety.is_chosen("its own last window"):
            seat = variety.one_of(order, "whose last window")
        last = CallWindow(seat, moment, closed=moment)
        how = variety.one_of(("missed", "called", "caught"), "how it ended")
        if how == "called":
            last = replace(last, called=moment)
        elif how == "caught":
            last = replace(last, caught=moment, by_keeper=True, drawn=CardCount(2))
        situation = with_round(situation, last_window=last)
    # A person who also asks about a catch has reported who called.
    claim, *others = situation.claims
    is_free = not others and not is_reported(situation, "called_early")
    if isinstance(claim, Turn) and is_free and variety.below(3, "early") == 1:
        situation = with_round(situation, called_early=claim.seat)
    return situation


def _may_have_one_facedown_card(
    situation: GolfSituation[Claim], unreported: UnreportedDetails, seat: Seat
) -> bool:
    """Whether the grid may have exactly one facedown card.

    An unreported grid may, except that of the seat that closed the round. The seat on turn may, if a turn may
    come back.
    """
    claim, grid = situation.claims[0], reported_grid(situation, seat)
    is_one = grid is None or count_facedown(grid) == 1
    if seat == seat_of_claim(situation):
        return isinstance(claim, Turn | Clear) and is_one
    if seat == situation.round.turn and not turn_may_come_back(situation):
        return False
    return is_one or (bool(grid) and seat in unreported.grids and seat != situation.round.closed_by)


def _with_one_facedown_card(
    situation: GolfSituation[ClaimedT], seat: Seat, variety: Variety
) -> GolfSituation[ClaimedT]:
    """The situation in which this grid has exactly one facedown card, with the same number of columns."""
    grid = reported_grid(situation, seat)
    if grid is None or count_facedown(grid) == 1:
        return situation
    hidden = tuple(Column(column.id) for column in grid)
    return with_grid(situation, seat, _turn_up_any(situation, hidden, 1, seat, variety))
