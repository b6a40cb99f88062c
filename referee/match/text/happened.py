"""What a claim that counts comes to, in a sentence: who did what."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from referee.kit.seats import NameOfSeat, Seat, row_values_by_seat
from referee.kit.values import not_none
from referee.match.model.events import DealerChosen, RoundScored, SeatTaken
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.people import Join, Leave, PaperScores, RenamePlayer
from referee.match.table.rounds import DrawForDeal, Note, OpenMatch, PlayOn, ScoreRound, VoidRound
from referee.match.text.sentences import listed
from referee.rulings.ruling import Ruling
from referee.rulings.tags import Event

Kind = TypeVar("Kind", bound=Event)
Happened = Callable[[Any, Ruling, NameOfSeat], str]


def one(events: Iterable[Event], kind: type[Kind]) -> Kind | None:
    """The first event of this kind."""
    return next((event for event in events if isinstance(event, kind)), None)


def _scored(claim: ScoreRound, ruling: Ruling, name: NameOfSeat) -> str:
    event = one(ruling.events, RoundScored)
    if event is None:
        return "The score is entered."
    told = row_values_by_seat(event.points).items()
    amounts = [f"{name(seat)} {points}" for seat, points in told if _is_named(claim, seat)]
    return f"Round {event.round} is scored: {listed(amounts)}."


def _is_named(claim: ScoreRound, seat: Seat) -> bool:
    """Only whoever is told of, where the points are told by seat: others may not have played."""
    return not isinstance(claim.points, Mapping) or seat in claim.points


def _dealer(claim: DrawForDeal, ruling: Ruling, name: NameOfSeat) -> str:
    dealer = not_none(one(ruling.events, DealerChosen)).seat
    return f"{name(dealer)} has drawn the highest card, and deals first."


def _joined(claim: Join, ruling: Ruling, name: NameOfSeat) -> str:
    taken = one(ruling.events, SeatTaken)
    who = claim.seat if taken is None else taken.seat
    return f"{name(not_none(who))} sits down to play."


def _brought(claim: PaperScores, ruling: Ruling, name: NameOfSeat) -> str:
    totals = [f"{name(seat)} {points}" for seat, points in claim.points.items()]
    return f"These totals come from paper: {listed(totals)}."


def _plays_on(claim: PlayOn, ruling: Ruling, name: NameOfSeat) -> str:
    return "The match goes on." if claim.target is None else f"The match goes on, now to {claim.target}."


OF_A_MATCH: Mapping[type | str, Happened] = {
    OpenMatch: lambda claim, ruling, name: "The match begins.",
    ScoreRound: _scored,
    DrawForDeal: _dealer,
    VoidRound: lambda claim, ruling, name: "This round does not count: it is dealt again.",
    PlayOn: _plays_on,
    Note: lambda claim, ruling, name: "It is written down.",
    AgreeOnRules: lambda claim, ruling, name: "These rules hold from the next deal on.",
    Join: _joined,
    Leave: lambda claim, ruling, name: f"{name(claim.seat)} leaves.",
    RenamePlayer: lambda claim, ruling, name: f"{name(claim.seat)} has a new name or a new face.",
    PaperScores: _brought,
}
"""By the kind of claim; what is told with facts of its own needs none."""
