"""What a call and a catch in UNO Golf depend on: how many cards lie facedown, and what has happened since."""

from collections.abc import Callable, Iterator

from referee.ask.facts.fact import Answer, Fact, after_that, seat_from, with_first, with_round
from referee.ask.facts.golf_grids import (
    CAME_OUT,
    a_place,
    all_but,
    before_the_last_but_one,
    grid_told,
    top_told,
    with_grid,
)
from referee.ask.situation import Situation
from referee.games.golf.claims import Catch, Place, Turn
from referee.games.golf.deal import FACEDOWN
from referee.games.golf.state import facedown
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId
from referee.kit.seats import Seat

THROWN, DRAWN, TURNED_UP = Card("4", "blue"), Card("6", "green"), Card("0", "blue")
COLUMNS = tuple(column.id for column in FACEDOWN)
UPPER, LOWER = Place(ColumnId(1), "upper"), Place(ColumnId(1), "lower")


def of_a_call(situation: Situation) -> Iterator[Fact]:
    yield from _of_the_last_card(situation, situation.claims[0].seat, _left_of_a_caller)


def of_a_catch(situation: Situation) -> Iterator[Fact]:
    yield from _of_the_last_card(situation, situation.claims[0].caught, _left)


def _of_the_last_card(situation: Situation, seat: Seat, left: Callable) -> Iterator[Fact]:
    if situation.round is None or _is_told(situation):
        return
    name, grid = situation.names[seat], grid_told(situation, seat)
    if grid is None or _is_just_down_to_one(situation, seat):
        yield Fact("left", f"How many of {name}'s cards lie facedown?", left)
        yield Fact("since", f"What has happened since {name}'s last turn?", _since)
        if isinstance(situation.claims[0], Catch):
            yield Fact("said", f'Has {name} said "UNO!"?', _said)


def _is_told(situation: Situation) -> bool:
    round = situation.round
    return bool(situation.happened) or any(
        one is not None for one in (round.window, round.last_window, round.closed_by)
    )


def _is_just_down_to_one(situation: Situation, seat: Seat) -> bool:
    """Whether the last but one may have been turned up in the turn before, as far as it is told."""
    turn, next_one = situation.round.turn, seat_from(situation, seat, 1)
    return facedown(grid_told(situation, seat)) == 1 and turn in (None, next_one)


# --- how many lie facedown ---


def _left(situation: Situation) -> Iterator[Answer]:
    seat = _whose_call(situation)
    grid, next_one = grid_told(situation, seat), seat_from(situation, seat, 1)
    yield Answer("one", "One: the last but one was turned up in that turn.", _down_to_one(situation, seat))
    later = with_round(situation, turn=next_one)
    if grid is not None:
        yield Answer("same", "One, as before that turn.", later)
        return
    one = with_grid(later, seat, all_but((LOWER,), COLUMNS))
    yield Answer("same", "One, as before that turn.", one)
    yield Answer("more", "Two or more.", with_grid(later, seat, FACEDOWN))


def _left_of_a_caller(situation: Situation) -> Iterator[Answer]:
    yield from _left(situation)
    seat = situation.claims[0].seat
    if grid_told(situation, seat) is None:
        two = with_grid(with_round(situation, turn=seat), seat, all_but((UPPER, LOWER), COLUMNS))
        yield Answer("two", "Two, and one of them is about to be turned up.", two)


def _down_to_one(situation: Situation, seat: Seat) -> Situation:
    """The situation in which a turn has just left one card of the grid facedown."""
    grid, flip, flipped = before_the_last_but_one(grid_told(situation, seat))
    thrown = top_told(situation) or THROWN
    discards = (situation.round.discards or ())[:-1] or None
    begun = with_round(with_grid(situation, seat, grid), turn=seat, top=None, discards=discards)
    return after_that(begun, Turn(seat, "pile", thrown, flip=flip, flipped=flipped))


def _whose_call(situation: Situation) -> Seat:
    claim = situation.claims[0]
    return claim.caught if isinstance(claim, Catch) else claim.seat


# --- what was said, and what has happened since ---


def _said(situation: Situation) -> Iterator[Answer]:
    yield Answer("no", "No.", situation)
    if situation.happened:
        yield Answer("yes", "Yes.", with_first(situation, said_uno=True))
        yield Answer("before", "Only earlier, before new columns came.", situation)


def _since(situation: Situation) -> Iterator[Answer]:
    yield Answer("nothing", "Nothing.", situation)
    if not situation.happened:
        return
    seat = _whose_call(situation)
    next_one = seat_from(situation, seat, 1)
    name, next_name = situation.names[seat], situation.names[next_one]
    yield Answer(
        "begun", f"{next_name}, who is next, has begun a turn.", _with_a_turn_of(situation, next_one)
    )
    if _top_and_grid_are_open(situation, next_one):
        skip = with_first(situation, card=Card("skip", THROWN.color))
        yield Answer("skipped", f"{next_name} was skipped by that turn, and nothing else has happened.", skip)
        hit = _turn_of(next_one, Card("double draw two", "green"), targets=(seat,))
        text = f"{name} got new columns by a Draw Two or a Double Draw Two."
        yield Answer("hit", text, after_that(situation, hit))
        closing = with_grid(situation, next_one, all_but((UPPER,), COLUMNS))
        over = after_that(closing, _turn_of(next_one, DRAWN))
        yield Answer("over", "Somebody else has turned up the last card of a grid.", over)
    yield Answer("caught", f"Somebody has caught {name} already.", after_that(situation, Catch(seat)))


def _top_and_grid_are_open(situation: Situation, next_one: Seat) -> bool:
    return situation.happened[-1].card == THROWN and grid_told(situation, next_one) is None


def _turn_of(seat: Seat, card: Card, targets: tuple[Seat, ...] = ()) -> Turn:
    return Turn(seat, "pile", card, flip=UPPER, flipped=TURNED_UP, targets=targets)


def _with_a_turn_of(situation: Situation, seat: Seat) -> Situation:
    """The situation after a turn of this seat by which nothing is turned up that could end the round."""
    place, card = a_place(grid_told(situation, seat) or FACEDOWN)
    came_out = CAME_OUT if card is None else None
    return after_that(situation, Turn(seat, "pile", DRAWN, place=place, came_out=came_out))
