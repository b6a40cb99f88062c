"""Descriptions of situations from matches that were not played with the referee.

Fields that are left out are unknown or have a default. `faults_in_described_match` and
`RoundDescriptionSpec.faults` say which parts of a description are impossible, and why.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from functools import cache, partial
from itertools import zip_longest
from typing import Any, Generic, TypeVar

from referee.kit.cards import Card
from referee.kit.deck import card_with_too_many_copies
from referee.kit.quantities import CardCount, EntryNumber, PersonName, Points, RoundNumber
from referee.kit.seats import Seat, SeatOrder, points_in_seat_order, seat_clockwise
from referee.languages.speech import tell
from referee.match.model.state import AnyMatch, Away, Match, Rules, SeenOut
from referee.rulings.shapes import (
    AnyClaimOrEventShape,
    AnyValueShape,
    DataclassShape,
    JSONShape,
    ListShape,
    MappingShape,
    PlainValueOrListShape,
    SimpleValueShape,
    UnionShape,
    json_members_of_dataclass,
    shape_without_annotations,
)
from referee.rulings.tags import Claim, Event

Faults = dict[str, Any]
DEFAULT_PLAYER_NAMES = tuple(
    map(PersonName, ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"])
)
"""The default names of the players, in the order of the seats."""


@dataclass(frozen=True)
class DescribedMatch:
    """A person describes the match, and may leave out everything that is not known.

    - `seats`: How many people play. Default: as many as are named or mentioned, but at least four. If the
      ruling would be different in a game of two, there is no default, and the number is asked for.
    - `people`: The names of the players, clockwise.
    - `rules`: The rules of the table.
    - `order`: The seats that play, clockwise. Default: by seat number.
    - `dealer`: The seat that deals next. Default: not known, and no ruling depends on it.
    - `totals`: The total of each seat. Default: what the `points` add up to, or 0.
    - `points`: The points of the rounds so far, a list for each round with one value per seat number.
    - `seating`: The seats at the table, clockwise, including those that are out of the match. Default:
      `order`.
    - `plays_on`: Whether the match goes on after its end.
    - `finished`: Whether the table has ended the match.
    - `number`: The number of the last entry before the situation.
    - `away`: Rounds that seats did not play.
    - `circle`: All seats that ever were at the table, clockwise.
    - `paper_rounds`: How many rounds were played on paper before those in `points`.
    - `seen_out`: The seats that were seen going out, by round.
    - `sitting_out`: The seats that are out of the open round and play again in the next one.
    """

    seats: CardCount | None = None
    people: tuple[PersonName, ...] | None = None
    rules: Rules = Rules()
    order: tuple[Seat, ...] | None = None
    dealer: Seat | None = None
    totals: Mapping[Seat, Points] | None = None
    points: tuple[tuple[Points, ...], ...] = ()
    seating: tuple[Seat, ...] | None = None
    plays_on: bool = False
    finished: bool = False
    number: EntryNumber | None = None
    away: tuple[Away, ...] = ()
    circle: tuple[Seat, ...] = ()
    paper_rounds: CardCount = CardCount(0)
    seen_out: tuple[SeenOut, ...] = ()
    sitting_out: tuple[Seat, ...] = ()


DescribedRoundT = TypeVar("DescribedRoundT")
RoundT = TypeVar("RoundT")


@dataclass(frozen=True)
class RoundDescriptionSpec(Generic[DescribedRoundT, RoundT]):
    """How people describe an open round of a game.

    - `round_type`: The type of a described round. All fields of this type are optional.
    - `round(match, described)`: Returns the round that `described` describes.
    - `faults(match, described)`: Returns why the description is impossible. Keys are fields of the
      description.
    - `between_rounds`: The types of claims that are made while no round is open.
    - `affected_seat(event)`: Returns the seat that has to draw cards or misses a turn because of this event;
      None if there is no such seat.
    """

    round_type: type[DescribedRoundT]
    round: Callable[[AnyMatch, DescribedRoundT], RoundT]
    faults: Callable[[AnyMatch, DescribedRoundT], Faults]
    between_rounds: tuple[type[Claim], ...]
    affected_seat: Callable[[Event], Seat | None]


AnyRoundDescriptionSpec = RoundDescriptionSpec[Any, Any]
"""How people describe an open round of any game."""


def match_from_description(game: str, rules: Rules, described: DescribedMatch, seats: int) -> AnyMatch:
    """The state of a described match, without the open round. `seats` is the number of seats.

    If the description names no dealer, the last seat in `order` deals, and the first seat in `order` starts.
    """
    everybody: SeatOrder = tuple(Seat(number) for number in range(seats))
    order = everybody if described.order is None else described.order
    seating = order if described.seating is None else described.seating
    summed = _points_summed_by_seat(described)
    totals = points_in_seat_order(seats, summed if described.totals is None else described.totals)
    return Match(
        game,
        rules,
        order,
        dealer=order[-1] if described.dealer is None else described.dealer,
        totals=totals,
        points=described.points,
        round=None,
        seating=seating,
        plays_on=described.plays_on,
        finished=described.finished,
        start=tuple(Points(total - summed.get(Seat(seat), 0)) for seat, total in enumerate(totals)),
        away=described.away
        or tuple(_absence_of_seat(described, rules, seat) for seat in everybody if seat not in order),
        circle=described.circle or (*seating, *(seat for seat in everybody if seat not in seating)),
        paper_rounds=described.paper_rounds,
        seen_out=described.seen_out,
        sitting_out=described.sitting_out,
    )


def seat_after_dealer(match: AnyMatch) -> Seat:
    """The next playing seat clockwise after the dealer. The dealer may be a seat that does not play.

    Raises StopIteration if no seat plays.
    """
    circle = next((one for one in (match.seating, match.circle) if match.dealer in one), ())
    seats = [seat_clockwise(circle, match.dealer, steps) for steps in range(1, len(circle) + 1)]
    return next(seat for seat in (*seats, *match.order) if seat in match.order)


def _points_summed_by_seat(described: DescribedMatch) -> dict[Seat, Points]:
    """For each seat, the sum of the described points of all rounds."""
    columns = zip_longest(*described.points, fillvalue=0)
    return {Seat(seat): Points(sum(column)) for seat, column in enumerate(columns)}


def _absence_of_seat(described: DescribedMatch, rules: Rules, seat: Seat) -> Away:
    """The absence of a seat that is not in the described `order`.

    If the seat is in the described `seating`, it is out of the match because of its points. If it is not in
    `seating`, its player has left.
    """
    number = RoundNumber(described.paper_rounds + len(described.points) + 1)
    return Away(seat, number, target=rules.target if seat in (described.seating or ()) else None)


def faults_in_described_match(described: DescribedMatch, seats: int) -> Faults:
    """Why a described match is impossible: for each wrong field, a list of sentences.

    `seats` is the number of seats.
    """
    everybody = tuple(map(Seat, range(seats)))
    found: Faults = {}
    if described.people is not None and len(set(described.people)) < len(described.people):
        found["people"] = [tell("situation-people-of-one-name")]
    if (
        described.people is not None
        and described.seats is not None
        and len(described.people) != described.seats
    ):
        numbers = {"seats": described.seats, "named": len(described.people)}
        found["people"] = [tell("situation-other-number-of-people", numbers)]
    for name in ("order", "seating", "circle"):
        seated = getattr(described, name)
        if seated is not None and (len(set(seated)) < len(seated) or not set(seated) <= set(everybody)):
            found[name] = [tell("situation-seats-twice", {"last": seats - 1})]
    if described.order is not None and len(described.order) < 2:
        found["order"] = [tell("situation-one-plays")]
    playing = everybody if described.order is None else described.order
    sitting = described.seating or playing
    for name, outer, inner in (
        ("seating", described.seating, playing),
        ("circle", described.circle, sitting),
    ):
        if outer and name not in found and (missing := [seat for seat in inner if seat not in outer]):
            found[name] = [tell("situation-missing-seat", {"seat": missing[0]})]
    if wrong := [seat for seat in described.sitting_out if seat in playing or seat not in everybody]:
        found["sitting_out"] = [tell("situation-sits-out", {"seat": wrong[0]})]
    if described.dealer is not None and described.dealer not in (*playing, *described.sitting_out):
        found["dealer"] = [tell("situation-nobody-plays", {"seat": described.dealer})]
    if wrong := [seat for seat in described.totals or () if seat not in everybody]:
        found["totals"] = [tell("situation-nobody-sits", {"seat": wrong[0]})]
    if wrong := [one.seat for one in described.away if one.seat not in everybody]:
        found["away"] = [tell("situation-nobody-sits", {"seat": wrong[0]})]
    if wrong := [seen.seat for seen in described.seen_out if seen.seat not in everybody]:
        found["seen_out"] = [tell("situation-nobody-sits", {"seat": wrong[0]})]
    if not all(
        _row_has_right_length(described, seats, number, row) for number, row in enumerate(described.points, 1)
    ):
        found["points"] = [tell("situation-points-of-a-round", {"seats": seats})]
    return found


def _row_has_right_length(described: DescribedMatch, seats: int, place: int, row: tuple[Points, ...]) -> bool:
    """Whether a row of points has the right length. `place` is the position of the row, counted from 1.

    The last seats may be missing from the row if these seats are described as away in that round.
    """
    number = described.paper_rounds + place
    later = set(range(len(row), seats)) - {
        away.seat for away in described.away if away.first <= number <= (away.last or number)
    }
    return len(row) <= seats and not later


# --- checks of a described round that all games use ---


def unknown_seat_faults(match: AnyMatch, described: Any) -> Faults:
    """One fault for each field of a described round with a seat that does not exist."""
    found: Faults = {}
    for name, seats_of in _seat_finders_by_field(described.__class__).items():
        wrong = [seat for seat in seats_of(getattr(described, name)) if seat >= len(match.totals)]
        if wrong:
            found[name] = [tell("situation-nobody-sits", {"seat": wrong[0]})]
    return found


def seat_not_playing_faults(match: AnyMatch, named: Iterable[tuple[str, Seat | None]]) -> Faults:
    """One fault for each field of a described round with a seat that does not play now.

    `named`: pairs of a field and its seat. Pairs with None as the seat are skipped.
    """
    gone = ((name, seat) for name, seat in named if seat is not None and seat not in match.order)
    return {name: [tell("situation-nobody-plays", {"seat": seat})] for name, seat in gone}


def seats_found_in_value(value: Any) -> Iterator[Seat]:
    """All seats in the fields of a dataclass, including seats in nested values. Empty for None."""
    if value is None:
        return
    kind: type = value.__class__
    for name, seats_of in _seat_finders_by_field(kind).items():
        yield from seats_of(getattr(value, name))


SeatFinder = Callable[[Any], Iterable[Seat]]


@cache
def _seat_finders_by_field(kind: type) -> dict[str, SeatFinder]:
    """The functions that find the seats in the fields of a dataclass. Fields without seats are left out."""
    if not is_dataclass(kind):
        return {}
    found = {member.field: _seat_finder_of_shape(member.shape) for member in json_members_of_dataclass(kind)}
    return {name: seats_of for name, seats_of in found.items() if seats_of is not None}


def _seat_finder_of_shape(shape: JSONShape) -> SeatFinder | None:
    """A function that finds the seats in a value of this shape; None if such a value has no seats."""
    match shape_without_annotations(shape):
        case SimpleValueShape(kind):
            return (lambda seat: (seat,)) if kind is Seat else None
        case AnyValueShape() | AnyClaimOrEventShape() | PlainValueOrListShape():
            return seats_found_in_value
        case DataclassShape(kind):
            return seats_found_in_value if _seat_finders_by_field(kind) else None
        case MappingShape(key, value):
            return _seat_finder_of_mapping(_seat_finder_of_shape(key), _seat_finder_of_shape(value))
        case ListShape(item):
            return _seat_finder_from_inner_finder(
                _seat_finder_of_shape(item), lambda of, value: (seat for one in value for seat in of(one))
            )
        case UnionShape((option, *_), may_be_null=True):
            return _seat_finder_from_inner_finder(
                _seat_finder_of_shape(option), lambda of, value: () if value is None else of(value)
            )
        case _:
            return None


def _seat_finder_from_inner_finder(
    of: SeatFinder | None, seats: Callable[[SeatFinder, Any], Iterable[Seat]]
) -> SeatFinder | None:
    return None if of is None else partial(seats, of)


def _seat_finder_of_mapping(of_key: SeatFinder | None, of_item: SeatFinder | None) -> SeatFinder | None:
    """A function that finds the seats in a mapping; None if such a mapping has no seats.

    `of_key` finds the seats in a key, and `of_item` finds the seats in a value.
    """
    if of_item is None:
        return of_key and (lambda value: (seat for key in value for seat in of_key(key)))
    if of_key is None:
        return lambda value: (seat for item in value.values() for seat in of_item(item))
    return lambda value: (s for key, item in value.items() for s in (*of_key(key), *of_item(item)))


def excess_card_fault(copies: Mapping[Card, int], cards: Iterable[Card]) -> str | None:
    """A sentence about a card of which `cards` has more copies than the deck; None if there is no such card.

    `copies` is the number of copies of each card in the deck.
    """
    named = list(cards)
    card = card_with_too_many_copies(copies, named)
    if card is None:
        return None
    facts = {"copies": copies.get(card, 0), "card": card.name, "told": named.count(card)}
    return tell("situation-too-many-of-a-card", facts)
