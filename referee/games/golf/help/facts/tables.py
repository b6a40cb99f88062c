"""The tables of UNO Golf that may be meant: they differ in what nobody told and no ruling asks for."""

from dataclasses import replace

from referee.games.golf.help.facts.cards import numbers, spare
from referee.games.golf.help.facts.grids import (
    alike_column,
    columns_named,
    faceup_column,
    grid_told,
    with_grid,
)
from referee.games.golf.help.facts.people import (
    PLAYED,
    Open,
    closed_rounds,
    going_on,
    grid_of_who_closed,
    is_known_to_be_over,
    lies_faceup,
    may_be_two,
    order_of,
    rules_of,
    what_is_open,
    whom_it_is_about,
)
from referee.games.golf.model.claims import Call, Clear, Turn
from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.state import Column, facedown
from referee.games.golf.rules.deal import FACEDOWN
from referee.games.shared.call_window import CallWindow, Moment
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Count, EntryNumber
from referee.kit.seats import Seat
from referee.match.help.fact import with_round
from referee.match.help.situation import AT_A_TABLE, Situation, is_told
from referee.match.table.rounds import Score

TABLES = 5
"""So many tables that may be meant are looked at; they differ in what is not told."""
COLUMNS_OF_A_GRID = (3, 2, 4, 3, 5)
"""So many in each grid that nobody told, by table; fewer where the deck has not so many."""
TOPS = (Card("5", "red"), Card("2", "blue"), Card("skip", "green"), Card("0", "yellow"), Card("4", "green"))


def untold(situation: Situation, times: int = 1) -> tuple[Situation, ...]:
    """The same table with another dealer, play going the other way round, others on turn, other grids, and
    times to call, where nobody tells them. Who tells what happened since has told all that mattered then."""
    if situation.happened:
        return (_with_grids(situation, 0),)
    dealers = len(order_of(situation)) if situation.told.dealer is None else 0
    return tuple(_filled(situation, number) for number in range(max(TABLES, dealers) * times))


def _filled(situation: Situation, number: int) -> Situation:
    """The table of this number: everything that is not told is otherwise in some of them."""
    situation = _with_dealer(situation, number)
    if situation.round is None:
        return situation
    if not is_told(situation, "direction") and number in (1, 2):
        situation = with_round(situation, direction=-1)
    open = what_is_open(situation)
    filled = _with_turn(_with_grids(_with_columns_had(situation, number), number), open, number)
    return _with_calls(_with_top(filled, number), open, number)


def _with_dealer(situation: Situation, number: int) -> Situation:
    """Anybody, the last one first; of a table where it may be asked how many play, one of the first two."""
    if situation.told.dealer is not None:
        return situation
    order = order_of(situation)
    if isinstance(situation.claims[0], Turn) and len(order) == AT_A_TABLE and may_be_two(situation):
        order = order[:2]
    dealer = order[(number - 1) % len(order)]
    return replace(situation, told=replace(situation.told, dealer=dealer))


def _with_turn(situation: Situation, open: Open, number: int) -> Situation:
    """Whose turn it is, where no question tells it."""
    if isinstance(situation.claims[0], Turn | Clear) or not (open.turn or open.closed):
        return situation
    last = situation.round.turn
    tables = going_on(situation, open) if open.turn else [situation, *closed_rounds(situation, open, last)]
    return tables[number % len(tables)] if tables else situation


# --- grids ---


def _with_grids(situation: Situation, number: int) -> Situation:
    """Of others than who claims, all cards lie facedown, where nobody told them."""
    round = situation.round
    if round is None:
        return situation
    claim = situation.claims[0]
    about = {getattr(claim, name, None) for name in ("seat", "caught")}
    is_over = situation.happened or (isinstance(claim, PLAYED) and is_known_to_be_over(situation))
    unknown = [seat for seat in order_of(situation) if grid_told(situation, seat) is None]
    many = _columns(situation, len(unknown), number)
    for place, seat in enumerate(unknown):
        if seat in about and not is_over and not lies_faceup(situation, seat):
            continue
        grid = tuple(Column(ColumnId(one + 1)) for one in range(many[place]))
        if round.closed_by is not None and isinstance(claim, Score):
            # No points are deduced from a grid that nobody told.
            situation = with_round(situation, silent=True) if seat == round.closed_by else situation
            continue
        if seat == round.closed_by:
            left = (alike_column(situation),) if number == 3 else ()
            grid = left if number % 2 else grid_of_who_closed(situation)
        elif round.closed_by is not None and number % 2 and seat not in (round.turn, *round.last_turns):
            column = alike_column(situation) if number == 3 else faceup_column(situation, ColumnId(1))
            grid = (column,)
        situation = with_grid(situation, seat, grid)
    if getattr(claim, "seat", None) in unknown:
        # Which cards came out of a grid that nobody told does not follow from what was shuffled.
        situation = with_round(situation, recycled=None)
    return with_round(situation, draw_pile=None) if unknown else situation


def _with_columns_had(situation: Situation, number: int) -> Situation:
    """In some of them the first columns of who claims are cleared by now, so that those of which the claim
    speaks may come first, where nobody told that grid."""
    claim = situation.claims[0]
    if number % 2 == 0 or not isinstance(claim, Turn | Clear) or grid_told(situation, claim.seat) is not None:
        return situation
    had = Count(max(columns_named(claim)) + len(FACEDOWN))
    return with_round(situation, columns={claim.seat: had, **(situation.round.columns or {})})


def _columns(situation: Situation, people: int, number: int) -> list[int]:
    """How many columns lie in so many grids: as many as the deck leaves where the pile was counted."""
    round = situation.round
    deck = sum(EDITIONS[rules_of(situation).choices["edition"]()].values())
    lying = len(round.discards or (1,)) + len(round.aside) + (round.draw_pile or 0)
    left = (deck - lying) // 2 - sum(map(len, (round.grids or {}).values()))
    if round.draw_pile is None or round.discards is None:
        return [
            max(1, min(COLUMNS_OF_A_GRID[number % len(COLUMNS_OF_A_GRID)], left // max(1, people)))
        ] * people
    each, more = divmod(max(people, left), max(1, people))
    return [each + ((place + number) % people < more) for place in range(people)]


# --- the discards and times to call ---


def _with_top(situation: Situation, number: int) -> Situation:
    claim, round = situation.claims[0], situation.round
    is_taken = isinstance(claim, Turn) and claim.took == "discard"
    if round.top is not None or round.discards is not None or is_taken:
        return situation
    top = TOPS[number % len(TOPS)]
    (card,) = spare(situation, (top, *numbers(top)), 1) or (top,)
    return with_round(situation, top=card)


def _with_calls(situation: Situation, open: Open, number: int) -> Situation:
    """Somebody has to call, had to, or has called for the turn that comes; where nobody tells it."""
    round = situation.round
    moment = Moment(EntryNumber(max(1, situation.told.number or 1)))
    may_be = [seat for seat in order_of(situation) if _may_have_one_left(situation, open, seat)]
    if number in (1, 4) and not is_told(situation, "window") and may_be and round.closed_by is None:
        own = whom_it_is_about(situation)
        seat = own if number == 4 and own in may_be else may_be[0]
        situation = with_round(situation, window=CallWindow(seat, moment))
    if number == 2 and not is_told(situation, "last_window"):
        about = whom_it_is_about(situation)
        seat = order_of(situation)[-1] if about is None else about
        last = CallWindow(seat, moment, closed=moment)
        if isinstance(situation.claims[0], Call):
            last = replace(last, caught=moment, by_keeper=True)
        situation = with_round(situation, last_window=last)
    # Whoever asks about a catch as well has told who called.
    is_alone = len(situation.claims) == 1 and isinstance(situation.claims[0], Turn)
    if number == 3 and is_alone and not is_told(situation, "called_early"):
        situation = with_round(situation, called_early=situation.claims[0].seat)
    return situation


def _may_have_one_left(situation: Situation, open: Open, seat: Seat) -> bool:
    claim, grid = situation.claims[0], grid_told(situation, seat)
    if seat == whom_it_is_about(situation):
        return isinstance(claim, Turn | Clear) and (grid is None or facedown(grid) == 1)
    return seat in open.grids or (grid is not None and facedown(grid) == 1)
