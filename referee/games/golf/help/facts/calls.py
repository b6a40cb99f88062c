"""What a call and a catch in UNO Golf depend on: how many cards lie facedown, and what has happened since."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from referee.games.golf.help.facts.grids import all_but
from referee.games.golf.help.facts.people import (
    Open,
    a_turn_may_come_back,
    closed_rounds,
    closers,
    has_last_turns,
    is_over,
    lies_faceup,
    nobody_plays_any_more,
    what_is_open,
    whose_turn,
)
from referee.games.golf.help.situation import GolfFact, GolfSituation, grid_told, with_grid, with_round
from referee.games.golf.model.claims import Call, Catch, Place
from referee.games.golf.model.state import Column, count_facedown
from referee.games.golf.rules.deal import GRID_AT_THE_DEAL
from referee.games.shared.call_window import CallWindow, Moment, seat_of_call_window
from referee.kit.quantities import CardCount, ColumnId, EntryNumber
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import NO, YES, Answer, Fact, seat_from
from referee.match.help.situation import ClaimedT, is_told
from referee.rulings.tags import Claim

UPPER, LOWER = Place(ColumnId(1), "upper"), Place(ColumnId(1), "lower")


def of_a_call(situation: GolfSituation[Call]) -> Iterator[GolfFact[Call]]:
    """Of two cards one may be about to be turned up."""
    seat = situation.claims[0].seat
    if _has_two_left(situation, seat):
        yield from whose_turn(situation)
    else:
        yield from _of_the_last_card(situation, seat)


def of_a_catch(situation: GolfSituation[Catch]) -> Iterator[GolfFact[Catch]]:
    yield from _of_the_last_card(situation, situation.claims[0].caught)


def _has_two_left(situation: GolfSituation[Call], seat: Seat) -> bool:
    grid = grid_told(situation, seat)
    if grid is None or situation.happened or lies_faceup(situation, seat):
        return False
    return count_facedown(grid) == 2


@dataclass(frozen=True)
class LastCard:
    """What nobody has told of somebody's last facedown card: whether the time to call `may_be_open`, the
    `grid`, and what is `open` of the round."""

    seat: Seat
    may_be_open: bool
    grid: bool
    open: Open

    @property
    def turn(self) -> bool:
        return self.open.turn


def _of_the_last_card(situation: GolfSituation[Call | Catch], seat: Seat) -> Iterator[GolfFact[Call | Catch]]:
    if situation.happened:
        return
    who, grid = {"who": Person(seat)}, grid_told(situation, seat)
    about = LastCard(seat, _may_be_open(situation, seat), grid is None, what_is_open(situation))
    if lies_faceup(situation, seat):
        return
    if grid is not None and not (about.may_be_open and count_facedown(grid) == 1):
        yield from is_over(situation)
        return
    yield Fact("left", Said("fact-golf-left-asks", who), partial(_left, about))
    yield Fact("since", Said("fact-golf-since-asks", who), partial(_since, about))
    if about.may_be_open and isinstance(situation.claims[0], Catch):
        yield Fact("said", Said("fact-golf-said-asks", who), partial(_said, about))


def _may_be_open(situation: GolfSituation[Claim], seat: Seat) -> bool:
    """Whether a time to call may be open: nobody told it, and the last turn may have been this seat's."""
    round = situation.round
    is_known = is_told(situation, "window") or nobody_plays_any_more(situation)
    return not is_known and (round.turn != seat or a_turn_may_come_back(situation))


# --- how many lie facedown ---


def _left(about: LastCard, situation: GolfSituation[Call | Catch]) -> Iterator[Answer]:
    seat, who = about.seat, {"who": Person(about.seat)}
    one = (
        with_grid(situation, seat, all_but(situation, (LOWER,), GRID_AT_THE_DEAL))
        if about.grid
        else situation
    )
    if about.may_be_open:
        first, later = (_with_window(about, one, number) for number in (0, 1))
        yield Answer("one", Said("fact-golf-left-one", who), first, (later,))
    yield Answer("same", Said("fact-golf-left-same", who), one)
    if not about.grid:
        return
    three = all_but(situation, (UPPER, LOWER, Place(ColumnId(2), "upper")), GRID_AT_THE_DEAL)
    more = [with_grid(situation, seat, grid) for grid in (GRID_AT_THE_DEAL, three)]
    yield Answer("more", Said("fact-two-or-more"), more[0], (more[1],))
    if about.open.closed and (about.turn or has_last_turns(situation)):
        yield Answer("none", Said("fact-golf-left-none"), *_closed_by(about, situation))
    if not isinstance(situation.claims[0], Catch) and (about.turn or situation.round.turn == seat):
        two = with_grid(situation, seat, all_but(situation, (UPPER, LOWER), GRID_AT_THE_DEAL))
        yield Answer("two", Said("fact-golf-left-two", who), with_round(two, turn=seat))


def _closed_by(
    about: LastCard, situation: GolfSituation[ClaimedT]
) -> tuple[GolfSituation[ClaimedT], tuple[GolfSituation[ClaimedT], ...]]:
    """The round is closed by whose grid lies faceup; where the table plays last turns they go on, too."""
    grid = with_grid(situation, about.seat, all_but(situation, (), GRID_AT_THE_DEAL))
    over = with_round(grid, closed_by=about.seat, turn=None, window=None)
    if not has_last_turns(situation):
        return over, ()
    last = seat_from(situation, about.seat, 1) if about.turn else not_none(situation.round.turn)
    going_on = with_round(over, turn=last, last_turns=(last,))
    return (over, (going_on,)) if about.turn else (going_on, ())


def _with_window(about: LastCard, situation: GolfSituation[ClaimedT], number: int) -> GolfSituation[ClaimedT]:
    """The situation in which a turn has just left one card of the grid facedown."""
    opened = Moment(EntryNumber(max(1, (situation.told.number or 1) - number)))
    return _played_on(about, with_round(situation, window=CallWindow(about.seat, opened)))


def _played_on(about: LastCard, situation: GolfSituation[ClaimedT]) -> GolfSituation[ClaimedT]:
    """Whoever is next, where nobody tells who is on turn."""
    if not about.turn:
        return situation
    if situation.round.turn in (None, about.seat):
        return with_round(situation, turn=seat_from(situation, about.seat, 1))
    return situation


# --- what was said, and what has happened since ---


def _said(about: LastCard, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    yield Answer("no", NO, situation)
    round = situation.round
    is_open = seat_of_call_window(round.window) == about.seat
    window = round.window if is_open else round.last_window
    if window is None or window.seat != about.seat:
        return
    called = replace(window, called=window.opened)
    then = with_round(situation, window=called) if is_open else with_round(situation, last_window=called)
    yield Answer("yes", YES, then)
    text = Said("fact-golf-said-before", {"who": Person(about.seat)})
    yield Answer("before", text, situation)


def _since(about: LastCard, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    yield Answer("nothing", Said("fact-nothing-since"), situation)
    if about.turn and situation.round.closed_by == about.seat:
        return
    window = situation.round.window
    over = closed_rounds(situation, about.open) if about.turn and closers(situation, about.open) else []
    last = Answer("over", Said("fact-golf-since-over"), over[0], tuple(over[1:])) if over else None
    if window is None or window.seat != about.seat:
        if last is not None:
            yield last
        return
    next_one = seat_from(situation, about.seat, 1)
    who, next_player = {"who": Person(about.seat)}, {"who": Person(next_one)}
    closed = with_round(situation, window=None, last_window=replace(window, closed=window.opened))
    if about.turn:
        closed = with_round(closed, turn=seat_from(situation, about.seat, 2))
    yield Answer("begun", Said("fact-golf-since-begun", next_player), closed)
    if about.turn:
        skipped = with_round(situation, turn=seat_from(situation, about.seat, 2))
        yield Answer("skipped", Said("fact-golf-since-skipped", next_player), skipped)
    if about.grid:
        yield Answer("hit", Said("fact-golf-since-hit", who), _with_new_column(about, closed))
    if last is not None:
        yield last
    if about.grid:
        caught = replace(window, caught=window.opened, by_keeper=True, drawn=CardCount(2))
        then = _with_new_column(about, with_round(situation, window=caught))
        yield Answer("caught", Said("fact-golf-since-caught", who), then)


def _with_new_column(about: LastCard, situation: GolfSituation[ClaimedT]) -> GolfSituation[ClaimedT]:
    grid = not_none(grid_told(situation, about.seat))
    return with_grid(situation, about.seat, (*grid, Column(ColumnId(grid[-1].id + 1))))
