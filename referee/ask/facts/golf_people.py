"""Who plays UNO Golf and whose turn it is, as a referee would ask for it."""

from collections.abc import Iterator

from referee.ask.facts.fact import Answer, Fact, seat_from, with_round, with_seats
from referee.ask.facts.golf_grids import grid_told, with_grid
from referee.ask.situation import AT_A_TABLE, Situation
from referee.games.golf.claims import Clear, Deal, Resync, Turn
from referee.games.golf.rulesets import ruleset
from referee.games.golf.state import Column, facedown
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId
from referee.kit.seats import Order, Seat
from referee.match.position import seats_in
from referee.rulings.ruleset import Ruleset

SKIP = Card("skip", "red")


def how_many(situation: Situation) -> Iterator[Fact]:
    """Asked only where two are another matter."""
    if nobody_says_how_many(situation):
        yield Fact("people", "How many of you play?", _peoples)


def nobody_says_how_many(situation: Situation) -> bool:
    told = situation.told
    return told.seats is None and told.people is None and situation.seats == AT_A_TABLE


def _peoples(situation: Situation) -> Iterator[Answer]:
    yield Answer("more", "Three or more.", with_seats(situation, AT_A_TABLE))
    if may_be_two(situation):
        yield Answer("two", "Two.", with_seats(situation, 2))


def may_be_two(situation: Situation) -> bool:
    parts = (situation.told, situation.round, *situation.happened, *situation.claims)
    return all(seat < 2 for part in parts for seat in seats_in(None, part))


def whose_turn(situation: Situation) -> Iterator[Fact]:
    round = situation.round
    if round.turn is None and round.closed_by is None and not somebody_has_played(situation):
        yield Fact("turn", "Whose turn is it?", _turns)


def somebody_has_played(situation: Situation) -> bool:
    return any(isinstance(one, Deal | Turn | Clear | Resync) for one in situation.happened)


def _turns(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    name, other = situation.names[seat], seat_from(situation, seat, 1)
    yield Answer("theirs", f"{name}'s.", with_round(situation, turn=seat))
    missed = f"Somebody else's: {name} was made to miss this turn, for example."
    yield Answer("another", missed, with_round(situation, turn=other))
    for closer in closers(situation)[-1:]:
        closed = with_closed_by(situation, closer)
        if not rules_of(situation).settings["last turns"]:
            yield Answer("nobodys", "Nobody's: all cards of one grid lie faceup.", closed)
            return
        last = with_round(closed, turn=seat, last_turns=(seat,))
        yield Answer("last", f"{name}'s last one: all cards of another grid lie faceup.", last)
        yield Answer("nobodys", "Nobody's: the last turns are over.", closed)


def closers(situation: Situation) -> list[Seat]:
    """Who may have closed the round, beside who claims: whose grid is not told, or lies faceup."""
    others = others_of(situation, situation.claims[0].seat)
    return [seat for seat in others if not facedown(grid_told(situation, seat) or ())]


def with_closed_by(situation: Situation, seat: Seat) -> Situation:
    """The situation in which this seat has closed the round. An action card is left in a grid that is not
    told, so that nobody scores cards that are made up."""
    closed = with_round(situation, closed_by=seat)
    if grid_told(situation, seat) is not None:
        return closed
    return with_grid(closed, seat, (Column(ColumnId(1), SKIP, Card("3", "green")),))


def order_of(situation: Situation) -> Order:
    return situation.told.order or tuple(map(Seat, range(situation.seats)))


def others_of(situation: Situation, seat: Seat) -> list[Seat]:
    """Everybody else, in the order of play."""
    return [seat_from(situation, seat, steps) for steps in range(1, len(order_of(situation)))]


def rules_of(situation: Situation) -> Ruleset:
    return ruleset(situation.told.rules, len(order_of(situation)))


def is_at_turn(situation: Situation) -> bool:
    """Whether whoever claims has the turn, as far as it is told: else nothing more needs to be known."""
    round = situation.round
    if somebody_has_played(situation):
        return True
    return round.turn == situation.claims[0].seat


def is_open(situation: Situation) -> bool:
    """Whether nobody told the grid that the claim is about, nor what happened to it."""
    seat = situation.claims[0].seat
    return grid_told(situation, seat) is None and all(
        getattr(one, "seat", None) != seat for one in situation.happened
    )
