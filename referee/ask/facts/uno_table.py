"""What claims at a table of UNO depend on: how many play, whose turn it is, which color is in force, and
whether somebody still has to draw for what lies on top."""

from collections.abc import Iterator

from referee.ask.facts.fact import Answer, Fact, seat_from, with_round, with_seats
from referee.ask.situation import AT_A_TABLE, Situation
from referee.games.uno.position import LAID
from referee.games.uno.state import Debt
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import Count
from referee.kit.seats import Seat

WILD, DRAW_FOUR = Card("wild"), Card("wild draw four")
NAMED: Color = "blue"
"""The color that is named where it does not matter which."""
OWES = {"draw two": 2, "wild draw four": 4}


def name(situation: Situation, seat: Seat) -> str:
    return situation.names[seat]


def everything_is_told(situation: Situation) -> bool:
    """Who tells all discards, or what is owed, has the table before them, and leaves nothing out."""
    return situation.round.discards is not None or situation.round.debt is not None


def other_color(color: Color, steps: int = 1) -> Color:
    return COLORS[(COLORS.index(color) + steps) % len(COLORS)]


# --- how many play, whose turn it is ---


def how_many(situation: Situation) -> Iterator[Fact]:
    """Asked only where two are another matter."""
    told = situation.told
    if told.seats is None and told.people is None and situation.seats == AT_A_TABLE:
        yield Fact("people", "How many of you play?", _peoples)


def _peoples(situation: Situation) -> Iterator[Answer]:
    yield Answer("more", "Three or more.", with_seats(situation, AT_A_TABLE))
    if all(getattr(claim, "seat", 0) in (None, 0, 1) for claim in situation.claims):
        yield Answer("two", "Two.", with_seats(situation, 2))


def whose_turn(situation: Situation) -> Iterator[Fact]:
    round = situation.round
    told = (round.turn, round.color_owed_by, round.out, round.debt and round.debt.seat)
    if all(seat is None for seat in told):
        yield Fact("turn", "Whose turn is it?", _turns)


def _turns(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    other = seat_from(situation, seat, 1)
    yield Answer("theirs", f"{name(situation, seat)}'s.", with_round(situation, turn=seat))
    yield Answer("another", "Somebody else's.", with_round(situation, turn=other))


# --- what lies on top, where only that is told ---


def of_the_top(situation: Situation) -> Iterator[Fact]:
    """The color of a wild, and whether a card that makes somebody draw has done so."""
    round = situation.round
    if round.top is None or everything_is_told(situation) or round.out is not None:
        return
    if round.top.color is None and round.color is None and round.color_owed_by is None:
        yield Fact("color", "Which color is in force?", _colors)
    if round.top.face in OWES and round.color_owed_by is None:
        yield Fact("drawn", f"Has somebody drawn for that {round.top.face} already?", _drawn_for)


def _colors(situation: Situation) -> Iterator[Answer]:
    for color in COLORS:
        yield Answer(color, f"{color.capitalize()}.", with_round(situation, color=color))


def _drawn_for(situation: Situation) -> Iterator[Answer]:
    round, seat = situation.round, situation.claims[0].seat
    target = seat if round.turn is None else round.turn
    yield Answer("no", "No: it was laid just now.", with_debt(situation, target, round.top))
    yield Answer("yes", "Yes.", situation)


def with_debt(situation: Situation, seat: Seat, card: Card) -> Situation:
    """Cards owed for what the seat before has laid."""
    is_four = card == DRAW_FOUR
    by = seat_from(situation, seat, -1)
    debt = Debt(seat, Count(OWES[card.face]), by, LAID.color, is_four, under=LAID)
    return with_round(situation, top=card, debt=debt)
