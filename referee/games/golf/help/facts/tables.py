"""The tables of UNO Golf that may be meant: they differ in what nobody told and no ruling asks for."""

from collections.abc import Callable
from functools import partial

from referee.games.golf.help.facts.cards import cards_left, numbers, spare
from referee.games.golf.help.facts.grids import (
    alike_column,
    all_but,
    columns_named,
    facedown_places,
    faceup_column,
)
from referee.games.golf.help.facts.people import (
    PLAYED,
    Open,
    a_turn_may_come_back,
    closed_rounds,
    going_on,
    grid_of_many_points,
    grid_of_who_closed,
    has_last_turns,
    is_known_to_be_over,
    lies_faceup,
    may_be_two,
    nobody_plays_any_more,
    what_is_open,
    whom_it_is_about,
)
from referee.games.golf.help.facts.piles import deck_of, may_be_short, with_all_in_grids
from referee.games.golf.help.facts.turns import may_need_cards
from referee.games.golf.help.situation import (
    AnyGolfSituation,
    GolfSituation,
    grid_told,
    has_a_round,
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
from referee.match.help.situation import AT_A_TABLE, ClaimedT, is_about, is_told
from referee.match.help.variety import Variety
from referee.match.table.rounds import ScoreRound
from referee.rulings.tags import Claim, seat_named_in_claim

COLUMNS_OF_A_GRID = (3, 3, 2, 4, 1, 5)
"""So many in each grid that nobody told; fewer where the deck has not so many."""
TOPS = (Card("5", "red"), Card("2", "blue"), Card("skip", "green"), Card("0", "yellow"), Card("4", "green"))


def untold(situation: AnyGolfSituation, number: int) -> AnyGolfSituation:
    """The table of this number: with any dealer, play going any way round, anybody on turn, any grids, and
    any times to call, where nobody tells them; at the first of them as little of it as can be. Who tells what
    happened since has told all that mattered then."""
    if situation.happened:
        return _with_grids(situation, Variety(0)) if has_a_round(situation) else situation
    variety = Variety(number)
    situation = _with_dealer(situation, variety)
    if not has_a_round(situation):
        return situation
    if not is_told(situation, "direction"):
        situation = with_round(situation, direction=variety.one_of((1, -1), "direction"))
    open = what_is_open(situation)
    filled = _with_turn(_with_grids(_with_columns_had(situation, variety), variety), open, variety)
    return _with_calls(_with_top(filled, variety), open, variety)


def _with_dealer(situation: AnyGolfSituation, variety: Variety) -> AnyGolfSituation:
    """Anybody; of a table where it may be asked how many play, one of the first two."""
    if situation.told.dealer is not None:
        return situation
    order = order_of(situation)
    if isinstance(situation.claims[0], Turn) and len(order) == AT_A_TABLE and may_be_two(situation):
        order = order[:2]
    return replace(
        situation, told=replace(situation.told, dealer=variety.one_of((order[-1], *order[:-1]), "dealer"))
    )


def _with_turn(situation: GolfSituation[ClaimedT], open: Open, variety: Variety) -> GolfSituation[ClaimedT]:
    """Whose turn it is, where no question tells it."""
    if isinstance(situation.claims[0], Turn | Clear) or not (open.turn or open.closed):
        return situation
    last = situation.round.turn
    tables = going_on(situation, open) if open.turn else [situation, *closed_rounds(situation, open, last)]
    return variety.one_of(tables, "turn") if tables else situation


# --- grids ---


def _with_grids(situation: GolfSituation[ClaimedT], variety: Variety) -> GolfSituation[ClaimedT]:
    """Any cards lie in the grids of others than who claims, where nobody told them."""
    round, claim = situation.round, situation.claims[0]
    about = {seat_named_in_claim(claim), whom_it_is_about(situation)}
    is_over = situation.happened or (isinstance(claim, PLAYED) and is_known_to_be_over(situation))
    unknown = [seat for seat in order_of(situation) if grid_told(situation, seat) is None]
    many = _columns(situation, len(unknown), variety)
    for columns, seat in zip(many, unknown, strict=True):
        if seat in about and not is_over and not lies_faceup(situation, seat):
            continue
        if round.closed_by is not None and isinstance(claim, ScoreRound):
            # No points are deduced from a grid that nobody told.
            situation = with_round(situation, silent=True) if seat == round.closed_by else situation
            continue
        situation = with_grid(situation, seat, _any_grid(situation, seat, columns, variety))
    situation = _with_a_short_pile(situation, unknown, variety)
    if seat_named_in_claim(claim) in unknown:
        # Which cards came out of a grid that nobody told does not follow from what was shuffled.
        situation = with_round(situation, recycled=None)
    return with_round(situation, draw_pile=None) if unknown else situation


def _with_a_short_pile(
    situation: GolfSituation[ClaimedT], unknown: list[Seat], variety: Variety
) -> GolfSituation[ClaimedT]:
    """Where hardly a card may be left to draw, the grids that nobody told have all the others at some tables;
    of a turn that may give columns that is asked. Where the pile was shuffled before, or most of the deck has
    been discarded, it may be empty: then all discards come in."""
    own = whom_it_is_about(situation)
    is_asked = is_about(situation, Turn) and may_need_cards(situation)
    others = [seat for seat in unknown if seat not in (own, situation.round.closed_by)]
    drawable: tuple[int | None, ...]
    if may_be_short(situation):
        drawable = () if is_asked else (None, None, 0, 1, 2, 3)
    else:
        drawable = (None, 0) if _may_be_used_up(situation) else ()
    if not others or not drawable:
        return situation
    left = variety.one_of(drawable, "short")
    short = None if left is None else with_all_in_grids(situation, others, left)
    return situation if short is None else short


def _may_be_used_up(situation: GolfSituation[Claim]) -> bool:
    """Whether no card may be left in a pile that nobody counted."""
    round = situation.round
    is_mostly_laid = 2 * len(round.discards or ()) > deck_of(situation)
    return round.draw_pile is None and (round.recycled is not None or is_mostly_laid)


def _any_grid(situation: GolfSituation[Claim], seat: Seat, columns: int, variety: Variety) -> Grid:
    """So many columns, as a round that is told lets them lie: who has not closed it has a facedown card."""
    round = situation.round
    grid = tuple(Column(ColumnId(one + 1)) for one in range(columns))
    if round.closed_by is None or seat in (round.turn, *round.last_turns):
        at_least = 1
    elif seat == round.closed_by:
        up = partial(_turned_up, situation, grid, 0, seat, variety)
        many = partial(grid_of_many_points, situation, columns)
        first, alike = partial(grid_of_who_closed, situation), partial(_alike_alone, situation)
        grids: list[Callable[[], Grid]] = [first, alike, tuple, up, many]
        closed = variety.one_of(grids, f"grid of {seat}")()
        # In last turns who closed may have got a new column since.
        is_hit = has_last_turns(situation) and variety.is_so(f"hit since: {seat}")
        return (*closed, Column(ColumnId(columns + 1 + len(GRID_AT_THE_DEAL)))) if is_hit else closed
    else:
        at_least = 0
    most = 2 * columns
    # Whether somebody still has cards to turn up decides what they are told.
    few = most if at_least else 0
    left = variety.one_of((most, few, at_least, 1, 2, 3), f"facedown of {seat}")
    return _turned_up(situation, grid, max(at_least, min(most, left)), seat, variety)


def _alike_alone(situation: GolfSituation[Claim]) -> Grid:
    return (alike_column(situation),)


def _turned_up(situation: GolfSituation[Claim], grid: Grid, left: int, seat: Seat, variety: Variety) -> Grid:
    """The grid with so many facedown cards, and any that the deck has left in the other places."""
    places = variety.mixed(facedown_places(grid), f"places of {seat}")[left:]
    cards = cards_left(situation).elements() if places else ()
    numbers_left = (card for card in cards if card.face in NUMBER_CARD_FACES)
    for place, card in zip(places, variety.mixed(numbers_left, f"cards of {seat}"), strict=False):
        grid = grid_with_card(grid, place.column, place.row, card)
    return grid


def _with_columns_had(situation: GolfSituation[ClaimedT], variety: Variety) -> GolfSituation[ClaimedT]:
    """The first columns of who claims may be cleared by now, so that those of which the claim speaks may come
    first, where nobody told that grid."""
    claim = situation.claims[0]
    if not isinstance(claim, Turn | Clear) or grid_told(situation, claim.seat) is not None:
        return situation
    if not variety.is_so("columns had"):
        return situation
    had = CardCount(max(columns_named(claim)) + len(GRID_AT_THE_DEAL))
    return with_round(situation, columns={claim.seat: had, **(situation.round.columns or {})})


def _columns(situation: GolfSituation[Claim], people: int, variety: Variety) -> list[int]:
    """How many columns lie in so many grids, one at least in each: where the pile was counted as many as the
    deck leaves, shared out in any way."""
    round = situation.round
    lying = len(round.discards or (1,)) + len(round.aside) + (round.draw_pile or 0)
    left = (deck_of(situation) - lying) // 2 - sum(map(len, (round.grids or {}).values()))
    if round.draw_pile is None or round.discards is None:
        most = max(1, left // max(1, people))
        return [min(variety.one_of(COLUMNS_OF_A_GRID, f"columns {one}"), most) for one in range(people)]
    each, more = divmod(max(people, left), max(1, people))
    even = [each + ((place + variety.number) % people < more) for place in range(people)]
    given = [variety.below(many, f"columns given by {place}") for place, many in enumerate(even)]
    return [many - given[place] + given[place - 1] for place, many in enumerate(even)]


def completed(told: AnyGolfSituation, situation: AnyGolfSituation, number: int) -> AnyGolfSituation:
    """The table of this number once all questions are answered: the grid that the claim is about, where
    nobody told it, goes with the pile that was counted, and with who has closed the round."""
    if not has_a_round(told) or not has_a_round(situation):
        return situation
    seat = whom_it_is_about(situation)
    if seat not in order_of(situation) or grid_told(told, seat) is not None:
        return situation
    return _with_all_faceup(_with_columns_counted(told, situation, seat), seat)


def _with_columns_counted(
    told: GolfSituation[Claim], situation: GolfSituation[ClaimedT], seat: Seat
) -> GolfSituation[ClaimedT]:
    """As many columns as there are cards nowhere else, where the pile was counted and the discards are told.
    Of those that the claim says nothing of, the first to be left out lie faceup. A new one lies facedown only
    where more than two cards of the grid do: one or two may be its last."""
    round, grid = told.round, grid_told(situation, seat)
    if round.draw_pile is None or round.discards is None or round.lost_track:
        return situation
    if grid is None:
        grid = () if lies_faceup(situation, seat) else GRID_AT_THE_DEAL
    others = sum(len(one) for of, one in (situation.round.grids or {}).items() if of != seat)
    lying = len(round.discards) + len(round.aside) + round.draw_pile
    many = (deck_of(situation) - lying) // 2 - others
    free = [one for one in grid if one.id not in columns_named(situation.claims[0])]
    left_out = sorted(free, key=lambda one: one.facedown_count)[: max(0, len(grid) - many)]
    situation = with_grid(situation, seat, tuple(one for one in grid if one not in left_out))
    for _ in range(many - len(grid)):
        situation = _with_one_more(situation, seat)
    return situation


def _with_one_more(situation: GolfSituation[ClaimedT], seat: Seat) -> GolfSituation[ClaimedT]:
    """The situation with one more column in this grid: facedown only where others lie so, too. Where cards
    are turned up at the end, it has been told how many more lie facedown."""
    grid = not_none(grid_told(situation, seat))
    number = ColumnId(max((one.id for one in grid), default=0) + 1)
    is_counted = isinstance(situation.claims[0], Reveal)
    new = Column(number) if count_facedown(grid) > 2 and not is_counted else faceup_column(situation, number)
    return with_grid(situation, seat, (*grid, new))


def _with_all_faceup(situation: GolfSituation[ClaimedT], seat: Seat) -> GolfSituation[ClaimedT]:
    """Whoever has closed the round has no card facedown."""
    grid = grid_told(situation, seat)
    if grid is None or not lies_faceup(situation, seat):
        return situation
    return with_grid(situation, seat, all_but(situation, (), grid))


# --- the discards and times to call ---


def _with_top(situation: GolfSituation[ClaimedT], variety: Variety) -> GolfSituation[ClaimedT]:
    claim, round = situation.claims[0], situation.round
    is_taken = isinstance(claim, Turn) and claim.took == "discard"
    if round.top is not None or round.discards is not None or is_taken:
        return situation
    top = variety.one_of(TOPS, "top")
    (card,) = spare(situation, (top, *numbers(top)), 1) or (top,)
    return with_round(situation, top=card)


def _with_calls(situation: GolfSituation[ClaimedT], open: Open, variety: Variety) -> GolfSituation[ClaimedT]:
    """Somebody has to call, had to, or has called for the turn that comes; where nobody tells it."""
    order = order_of(situation)
    moment = Moment(EntryNumber(max(1, situation.told.number or 1)))
    may_be = [seat for seat in order if _may_have_one_left(situation, open, seat)]
    is_open = not (is_told(situation, "window") or nobody_plays_any_more(situation))
    if may_be and is_open and variety.is_so("window"):
        called = moment if variety.is_so("called") else None
        window = CallWindow(variety.one_of(may_be, "whose window"), moment, called=called)
        situation = with_round(_with_one_left(situation, window.seat, variety), window=window)
    if not is_told(situation, "last_window") and variety.below(4, "last window") > 0:
        seat = whom_it_is_about(situation)
        if seat is None or not variety.is_so("its own last window"):
            seat = variety.one_of(order, "whose last window")
        last = CallWindow(seat, moment, closed=moment)
        how = variety.one_of(("missed", "called", "caught"), "how it ended")
        if how == "called":
            last = replace(last, called=moment)
        elif how == "caught":
            last = replace(last, caught=moment, by_keeper=True, drawn=CardCount(2))
        situation = with_round(situation, last_window=last)
    # Whoever asks about a catch as well has told who called.
    claim, *others = situation.claims
    is_free = not others and not is_told(situation, "called_early")
    if isinstance(claim, Turn) and is_free and variety.below(3, "early") == 1:
        situation = with_round(situation, called_early=claim.seat)
    return situation


def _may_have_one_left(situation: GolfSituation[Claim], open: Open, seat: Seat) -> bool:
    """In a grid that nobody told any cards lie facedown, but not that of who has closed the round. Whoever is
    on turn has just played where a turn may come back."""
    claim, grid = situation.claims[0], grid_told(situation, seat)
    is_one = grid is None or count_facedown(grid) == 1
    if seat == whom_it_is_about(situation):
        return isinstance(claim, Turn | Clear) and is_one
    if seat == situation.round.turn and not a_turn_may_come_back(situation):
        return False
    return is_one or (bool(grid) and seat in open.grids and seat != situation.round.closed_by)


def _with_one_left(
    situation: GolfSituation[ClaimedT], seat: Seat, variety: Variety
) -> GolfSituation[ClaimedT]:
    """The situation in which one card of this grid lies facedown, as many columns as there are."""
    grid = grid_told(situation, seat)
    if grid is None or count_facedown(grid) == 1:
        return situation
    hidden = tuple(Column(column.id) for column in grid)
    return with_grid(situation, seat, _turned_up(situation, hidden, 1, seat, variety))
