"""Facts on which a call or a catch in UNO Golf depends: facedown cards, the call, and what has happened
since."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from referee.games.golf.help.facts.grids import turn_up_except
from referee.games.golf.help.facts.people import (
    UnreportedDetails,
    closed_rounds,
    fact_about_round_end,
    find_unreported_details,
    has_last_turns,
    has_only_faceup_cards,
    no_turn_is_left,
    seats_that_may_have_closed,
    turn_may_come_back,
    whose_turn,
)
from referee.games.golf.help.situation import GolfFact, GolfSituation, reported_grid, with_grid, with_round
from referee.games.golf.model.claims import Call, Catch, Place
from referee.games.golf.model.state import Column, count_facedown
from referee.games.golf.rules.deal import GRID_AT_THE_DEAL
from referee.games.shared.call_window import CallWindow, Moment, seat_of_call_window
from referee.kit.quantities import CardCount, ColumnId, EntryNumber
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import NO, YES, Answer, Fact, seat_from
from referee.match.help.situation import ClaimedT, is_reported
from referee.rulings.tags import Claim

UPPER, LOWER = Place(ColumnId(1), "upper"), Place(ColumnId(1), "lower")


def facts_of_call(situation: GolfSituation[Call]) -> Iterator[GolfFact[Call]]:
    """The facts on which a call depends. With two facedown cards, the player may be about to turn one of them
    up."""
    seat = situation.claims[0].seat
    if _has_two_facedown_cards(situation, seat):
        yield from whose_turn(situation)
    else:
        yield from _facts_about_last_card(situation, seat)


def facts_of_catch(situation: GolfSituation[Catch]) -> Iterator[GolfFact[Catch]]:
    """The facts on which a catch depends: those about the last facedown card of the caught player."""
    yield from _facts_about_last_card(situation, situation.claims[0].caught)


def _has_two_facedown_cards(situation: GolfSituation[Call], seat: Seat) -> bool:
    """Whether the reported grid of this seat has two facedown cards."""
    grid = reported_grid(situation, seat)
    if grid is None or situation.happened or has_only_faceup_cards(situation, seat):
        return False
    return count_facedown(grid) == 2


@dataclass(frozen=True)
class LastCardDetails:
    """Details about the last facedown card of a player that may be unreported.

    - `seat`: The seat of the player.
    - `window_may_be_open`: Whether the call window may be open.
    - `grid_is_unreported`: Whether the grid of the player is not reported.
    - `unreported`: The unreported details of the round.
    """

    seat: Seat
    window_may_be_open: bool
    grid_is_unreported: bool
    unreported: UnreportedDetails

    @property
    def turn(self) -> bool:
        """Whether the seat on turn is unreported."""
        return self.unreported.turn


def _facts_about_last_card(
    situation: GolfSituation[Call | Catch], seat: Seat
) -> Iterator[GolfFact[Call | Catch]]:
    """The facts about the last facedown card of this seat. The description must not have claims that
    happened."""
    if situation.happened:
        return
    who, grid = {"who": Person(seat)}, reported_grid(situation, seat)
    last_card = LastCardDetails(
        seat, _window_may_be_open(situation, seat), grid is None, find_unreported_details(situation)
    )
    if has_only_faceup_cards(situation, seat):
        return
    if grid is not None and not (last_card.window_may_be_open and count_facedown(grid) == 1):
        yield from fact_about_round_end(situation)
        return
    yield Fact("left", Said("fact-golf-left-asks", who), partial(_cards_left_answers, last_card))
    yield Fact("since", Said("fact-golf-since-asks", who), partial(_since_answers, last_card))
    if last_card.window_may_be_open and isinstance(situation.claims[0], Catch):
        yield Fact("said", Said("fact-golf-said-asks", who), partial(_said_answers, last_card))


def _window_may_be_open(situation: GolfSituation[Claim], seat: Seat) -> bool:
    """Whether the call window may be open: it is not reported, and the last turn may have been that of this
    seat."""
    round = situation.round
    is_known = is_reported(situation, "window") or no_turn_is_left(situation)
    return not is_known and (round.turn != seat or turn_may_come_back(situation))


# --- the number of facedown cards ---


def _cards_left_answers(
    last_card: LastCardDetails, situation: GolfSituation[Call | Catch]
) -> Iterator[Answer]:
    seat, who = last_card.seat, {"who": Person(last_card.seat)}
    one = (
        with_grid(situation, seat, turn_up_except(situation, (LOWER,), GRID_AT_THE_DEAL))
        if last_card.grid_is_unreported
        else situation
    )
    if last_card.window_may_be_open:
        first, later = (_with_call_window(last_card, one, number) for number in (0, 1))
        yield Answer("one", Said("fact-golf-left-one", who), first, (later,))
    yield Answer("same", Said("fact-golf-left-same", who), one)
    if not last_card.grid_is_unreported:
        return
    three = turn_up_except(situation, (UPPER, LOWER, Place(ColumnId(2), "upper")), GRID_AT_THE_DEAL)
    more = [with_grid(situation, seat, grid) for grid in (GRID_AT_THE_DEAL, three)]
    yield Answer("more", Said("fact-two-or-more"), more[0], (more[1],))
    if last_card.unreported.closed and (last_card.turn or has_last_turns(situation)):
        yield Answer("none", Said("fact-golf-left-none"), *_situations_closed_by(last_card, situation))
    if not isinstance(situation.claims[0], Catch) and (last_card.turn or situation.round.turn == seat):
        two = with_grid(situation, seat, turn_up_except(situation, (UPPER, LOWER), GRID_AT_THE_DEAL))
        yield Answer("two", Said("fact-golf-left-two", who), with_round(two, turn=seat))


def _situations_closed_by(
    last_card: LastCardDetails, situation: GolfSituation[ClaimedT]
) -> tuple[GolfSituation[ClaimedT], tuple[GolfSituation[ClaimedT], ...]]:
    """The situations in which the round is closed by the player with the faceup grid.

    At a table with last turns, a last turn may be left.
    """
    grid = with_grid(situation, last_card.seat, turn_up_except(situation, (), GRID_AT_THE_DEAL))
    over = with_round(grid, closed_by=last_card.seat, turn=None, window=None)
    if not has_last_turns(situation):
        return over, ()
    last = seat_from(situation, last_card.seat, 1) if last_card.turn else not_none(situation.round.turn)
    with_last_turn = with_round(over, turn=last, last_turns=(last,))
    return (over, (with_last_turn,)) if last_card.turn else (with_last_turn, ())


def _with_call_window(
    last_card: LastCardDetails, situation: GolfSituation[ClaimedT], number: int
) -> GolfSituation[ClaimedT]:
    """The situation in which a turn has left one facedown card. It ended `number` entries ago."""
    opened = Moment(EntryNumber(max(1, (situation.match.number or 1) - number)))
    return _with_next_turn(last_card, with_round(situation, window=CallWindow(last_card.seat, opened)))


def _with_next_turn(
    last_card: LastCardDetails, situation: GolfSituation[ClaimedT]
) -> GolfSituation[ClaimedT]:
    """The situation with the next player on turn, if the seat on turn is unreported."""
    if not last_card.turn:
        return situation
    if situation.round.turn in (None, last_card.seat):
        return with_round(situation, turn=seat_from(situation, last_card.seat, 1))
    return situation


# --- the call, and what has happened since ---


def _said_answers(last_card: LastCardDetails, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    yield Answer("no", NO, situation)
    round = situation.round
    window_is_open = seat_of_call_window(round.window) == last_card.seat
    window = round.window if window_is_open else round.last_window
    if window is None or window.seat != last_card.seat:
        return
    called = replace(window, called=window.opened)
    answered = (
        with_round(situation, window=called) if window_is_open else with_round(situation, last_window=called)
    )
    yield Answer("yes", YES, answered)
    text = Said("fact-golf-said-before", {"who": Person(last_card.seat)})
    yield Answer("before", text, situation)


def _since_answers(last_card: LastCardDetails, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    yield Answer("nothing", Said("fact-nothing-since"), situation)
    if last_card.turn and situation.round.closed_by == last_card.seat:
        return
    window = situation.round.window
    over = (
        closed_rounds(situation, last_card.unreported)
        if last_card.turn and seats_that_may_have_closed(situation, last_card.unreported)
        else []
    )
    last = Answer("over", Said("fact-golf-since-over"), over[0], tuple(over[1:])) if over else None
    if window is None or window.seat != last_card.seat:
        if last is not None:
            yield last
        return
    next_seat = seat_from(situation, last_card.seat, 1)
    who, next_player = {"who": Person(last_card.seat)}, {"who": Person(next_seat)}
    closed = with_round(situation, window=None, last_window=replace(window, closed=window.opened))
    if last_card.turn:
        closed = with_round(closed, turn=seat_from(situation, last_card.seat, 2))
    yield Answer("begun", Said("fact-golf-since-begun", next_player), closed)
    if last_card.turn:
        skipped = with_round(situation, turn=seat_from(situation, last_card.seat, 2))
        yield Answer("skipped", Said("fact-golf-since-skipped", next_player), skipped)
    if last_card.grid_is_unreported:
        yield Answer("hit", Said("fact-golf-since-hit", who), _with_new_column(last_card, closed))
    if last is not None:
        yield last
    if last_card.grid_is_unreported:
        caught = replace(window, caught=window.opened, by_keeper=True, drawn=CardCount(2))
        answered = _with_new_column(last_card, with_round(situation, window=caught))
        yield Answer("caught", Said("fact-golf-since-caught", who), answered)


def _with_new_column(
    last_card: LastCardDetails, situation: GolfSituation[ClaimedT]
) -> GolfSituation[ClaimedT]:
    """The situation with one more column in the grid of the player."""
    grid = not_none(reported_grid(situation, last_card.seat))
    return with_grid(situation, last_card.seat, (*grid, Column(ColumnId(grid[-1].id + 1))))
