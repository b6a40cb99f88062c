"""The effect of a claim in a sentence: who did what."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from referee.kit.said import Person, Said
from referee.kit.seats import Seat, row_values_by_seat
from referee.kit.values import not_none
from referee.match.model.events import DealerChosen, RoundScored, SeatTaken
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.people import Join, Leave, PaperScores, RenamePlayer
from referee.match.table.rounds import DrawForDeal, Note, OpenMatch, PlayOn, ScoreRound, VoidRound
from referee.match.text.sentences import points_of_people
from referee.rulings.ruling import Ruling
from referee.rulings.tags import Event

Kind = TypeVar("Kind", bound=Event)
Happened = Callable[[Any, Ruling], Said]
"""A function that takes a claim and its ruling and returns the effect of the claim as a sentence."""


def one(events: Iterable[Event], kind: type[Kind]) -> Kind | None:
    """The first event of this kind."""
    return next((event for event in events if isinstance(event, kind)), None)


def by_seat(key: str) -> Happened:
    """A function that says the message `key` about the seat of a claim."""
    return lambda claim, ruling: Said(key, {"seat": Person(claim.seat)})


def always(key: str, **facts: str) -> Happened:
    """A function that says the message `key` with these facts."""
    return lambda claim, ruling: Said(key, facts)


def _scored(claim: ScoreRound, ruling: Ruling) -> Said:
    event = one(ruling.events, RoundScored)
    if event is None:
        return Said("match-score-is-entered")
    points = {
        Person(seat): amount
        for seat, amount in row_values_by_seat(event.points).items()
        if _is_named(claim, seat)
    }
    amounts = points_of_people(points, points.values())
    return Said("match-round-is-scored", {"round": event.round, "amounts": amounts})


def _is_named(claim: ScoreRound, seat: Seat) -> bool:
    """Whether a claim has points for this seat. A claim without seat numbers has points for all seats."""
    return not isinstance(claim.points, Mapping) or seat in claim.points


def _dealer(claim: DrawForDeal, ruling: Ruling) -> Said:
    dealer = not_none(one(ruling.events, DealerChosen)).seat
    return Said("match-deals-first", {"seat": Person(dealer)})


def _joined(claim: Join, ruling: Ruling) -> Said:
    taken = one(ruling.events, SeatTaken)
    who = claim.seat if taken is None else taken.seat
    return Said("match-sits-down", {"seat": Person(not_none(who))})


def _brought(claim: PaperScores, ruling: Ruling) -> Said:
    totals = points_of_people(map(Person, claim.points), claim.points.values())
    return Said("match-totals-from-paper", {"totals": totals})


def _plays_on(claim: PlayOn, ruling: Ruling) -> Said:
    if claim.target is None:
        return Said("match-goes-on")
    return Said("match-goes-on-to", {"target": claim.target})


OF_A_MATCH: Mapping[type | str, Happened] = {
    OpenMatch: always("match-begins"),
    ScoreRound: _scored,
    DrawForDeal: _dealer,
    VoidRound: always("match-round-does-not-count"),
    PlayOn: _plays_on,
    Note: always("match-is-written-down"),
    AgreeOnRules: always("match-has-new-rules"),
    Join: _joined,
    Leave: by_seat("match-seat-leaves"),
    RenamePlayer: by_seat("match-seat-has-a-new-name"),
    PaperScores: _brought,
}
"""By the kind of claim. A claim whose finding has facts needs no entry."""
