"""People come and go, are renamed, and start with the totals they have on paper."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.kit.quantities import Count, PersonName, Points
from referee.kit.seats import Seat, after, by_seat
from referee.match.events import PaperTotals, SeatLeft, SeatTaken
from referee.match.rounds import no_round_is_open, the_match_goes_on
from referee.match.rulebook import JOINING, LEAVING_A_MATCH, PAPER, RENAMING, RULES
from referee.match.state import Match
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Case, Procedure, Ruleset
from referee.rulings.tags import Freshness, Reporter, claim


@claim("match.join", Reporter.KEEPER, Freshness.ANY)
@dataclass(frozen=True)
class Join:
    """Somebody sits down, to the left of a seat if one is named. The name is kept with the seat alone."""

    name: PersonName | None = None
    left_of: Seat | None = None

    def faults(self) -> dict[str, str]:
        return {} if self.name else {"name": "Say who sits down."}

    def kept(self, ruleset: Ruleset, state: Match) -> "Join":
        return Join(left_of=self.left_of)

    def names(self, state: Match) -> dict[Seat, str]:
        """Which seat is called what once this counts."""
        return {Seat(len(state.totals)): self.name}


@claim("match.rename", Reporter.KEEPER, Freshness.ANY)
@dataclass(frozen=True)
class Rename:
    """Somebody is called something else. The name is kept with the seat alone."""

    seat: Seat
    name: PersonName | None = None

    def faults(self) -> dict[str, str]:
        return {} if self.name else {"name": "Say the new name."}

    def kept(self, ruleset: Ruleset, state: Match) -> "Rename":
        return Rename(self.seat)

    def names(self, state: Match) -> dict[Seat, str]:
        """Which seat is called what once this counts."""
        return {self.seat: self.name}


@claim("match.leave", Reporter.ITS_SEAT)
@dataclass(frozen=True)
class Leave:
    """Somebody leaves. `points`: what is left in the hand, where the table counts that."""

    seat: Seat
    points: Points | None = None


@claim("match.opening", Reporter.KEEPER)
@dataclass(frozen=True)
class PaperScores:
    """The totals that people bring along from paper, before the first round."""

    points: Mapping[Seat, Points]

    def faults(self) -> dict[str, str]:
        return {} if self.points else {"points": "Name at least one seat."}


@claim("match.recount", Reporter.KEEPER)
@dataclass(frozen=True)
class Recount:
    """The cards of a hand were counted, or those of the draw pile."""

    seat: Seat | None = None
    count: Count | None = None
    pile: Count | None = None

    def faults(self) -> dict[str, str]:
        if (self.pile is None) == (self.seat is None):
            return {"pile": "Say the pile, or a seat with its count."}
        return {} if (self.seat is None) == (self.count is None) else {"count": "Say a seat with its count."}


def there_is_room(case: Case) -> Finding | None:
    most = case.ruleset.settings["most seats"]
    return breaks(JOINING, most=most) if len(case.state.order) >= most else None


def somebody_stays(case: Case) -> Finding | None:
    """Who is out of the match already may leave at any time."""
    fewest = case.ruleset.settings["fewest seats"]
    plays = case.claim.seat in case.state.order
    return breaks(LEAVING_A_MATCH, fewest=fewest) if plays and len(case.state.order) <= fewest else None


def no_other_rules_wait(case: Case) -> Finding | None:
    """Rules were agreed on for as many as sit there; with one fewer they may not fit."""
    return breaks(RULES, waiting=case.claim.seat) if case.state.next_rules is not None else None


def nothing_is_scored_yet(case: Case) -> Finding | None:
    scored = len(case.state.points)
    return breaks(PAPER, rounds=scored) if scored else None


def the_seat_is_taken(case: Case) -> tuple:
    match = case.state
    place = len(match.order) if case.claim.left_of is None else match.order.index(case.claim.left_of) + 1
    new = Seat(len(match.totals))
    return (SeatTaken(new, (*match.order[:place], new, *match.order[place:])),)


def the_seat_is_left(case: Case) -> tuple:
    """The seat is out of the order. If it was to deal, the next one deals.

    While a round is open the deal passes on with the score: it is put back by one seat until then.
    """
    match, seat = case.state, case.claim.seat
    order = tuple(other for other in match.order if other != seat)
    dealer = match.dealer
    if dealer == seat:
        dealer = after(match.order, seat, 1 if match.round is None else -1)
    return (SeatLeft(seat, order, dealer),)


def brought_along(case: Case) -> tuple:
    return (PaperTotals(by_seat(len(case.state.totals), case.claim.points)),)


PEOPLE_PROCEDURES = {
    Join: Procedure(
        JOINING, needs=(the_match_goes_on, no_round_is_open, there_is_room), effects=the_seat_is_taken
    ),
    Rename: Procedure(RENAMING),
    PaperScores: Procedure(PAPER, needs=(nothing_is_scored_yet, no_round_is_open), effects=brought_along),
}
