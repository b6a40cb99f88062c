"""People come and go and come back, are renamed, and start with the totals they have on paper."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from referee.kit.quantities import Count, PersonName, Points, RoundNumber
from referee.kit.seats import Order, Seat, after, by_seat
from referee.match.model.events import PaperTotals, SeatBack, SeatLeft, SeatTaken
from referee.match.model.naming import NamesPeople
from referee.match.model.rulebook import COMING_BACK, JOINING, LEAVING_A_MATCH, PAPER, RENAMING, RULES
from referee.match.model.ruleset import MatchCase, MatchRuleset
from referee.match.model.state import AnyMatch
from referee.match.table.faces import Face
from referee.match.table.ranking import winners
from referee.match.table.rounds import and_who_is_out, no_round_is_open, the_match_goes_on
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure
from referee.rulings.tags import Claim, Freshness, Reporter, claim


@claim("match.join", Reporter.KEEPER, Freshness.ANY)
@dataclass(frozen=True)
class Join(NamesPeople):
    """A player sits down. Without `seat`, it is a new player: to the left of the named seat, or last if none
    is named. With `seat`, it is the player of that seat, who had left and comes back: to the old place, or to
    the left of the named seat. `points`: what the table gives them to start with, if it differs from the
    rules. The name and the avatar are stored with the seat only."""

    name: PersonName | None = None
    left_of: Seat | None = None
    points: Points | None = None
    seat: Seat | None = None
    face: Face | None = None

    def faults(self) -> dict[str, str]:
        if self.seat is None:
            return {} if self.name else {"name": "Say who sits down."}
        if self.left_of == self.seat:
            return {"left_of": "Nobody sits to the left of themselves."}
        if self.name:
            return {"name": "Who comes back keeps the name; match.rename changes it."}
        return {"face": "Who comes back keeps the face; match.rename changes it."} if self.face else {}

    def storable(self, ruleset: MatchRuleset, state: AnyMatch) -> "Join":
        return Join(left_of=self.left_of, points=self.points, seat=self.seat)

    def names(self, state: AnyMatch) -> dict[Seat, str]:
        return {Seat(len(state.totals)): self.name} if self.seat is None and self.name else {}

    def faces(self, state: AnyMatch) -> dict[Seat, Face]:
        """Which seat has chosen which face once this counts."""
        return {Seat(len(state.totals)): self.face} if self.face else {}


@claim("match.rename", Reporter.KEEPER, Freshness.ANY)
@dataclass(frozen=True)
class Rename(NamesPeople):
    """A player gets another name or avatar; a player who had that avatar gets this player's old one. Both are
    stored with the seat only."""

    seat: Seat
    name: PersonName | None = None
    face: Face | None = None

    def faults(self) -> dict[str, str]:
        return {} if self.name or self.face else {"name": "Say the new name, or a face."}

    def storable(self, ruleset: MatchRuleset, state: AnyMatch) -> "Rename":
        return Rename(self.seat)

    def names(self, state: AnyMatch) -> dict[Seat, str]:
        return {self.seat: self.name} if self.name else {}

    def faces(self, state: AnyMatch) -> dict[Seat, Face]:
        """Which seat has chosen which face once this counts."""
        return {self.seat: self.face} if self.face else {}


@claim("match.leave", Reporter.ITS_SEAT)
@dataclass(frozen=True)
class Leave(Claim):
    """A player leaves. `points`: what is left in the hand, if the table counts that."""

    seat: Seat
    points: Points | None = None


@claim("match.opening", Reporter.KEEPER)
@dataclass(frozen=True)
class PaperScores(Claim):
    """The totals that people bring from paper, before the first round. `rounds`: how many rounds were played
    on paper, so that the next one gets the right number."""

    points: Mapping[Seat, Points]
    rounds: RoundNumber | None = None

    def faults(self) -> dict[str, str]:
        return {} if self.points else {"points": "Name at least one seat."}


@claim("match.recount", Reporter.KEEPER)
@dataclass(frozen=True)
class Recount(Claim):
    """The cards of a hand or of the draw pile were counted."""

    seat: Seat | None = None
    count: Count | None = None
    pile: Count | None = None

    def faults(self) -> dict[str, str]:
        if (self.pile is None) == (self.seat is None):
            return {"pile": "Say the pile, or a seat with its count."}
        return {} if (self.seat is None) == (self.count is None) else {"count": "Say a seat with its count."}


def there_is_room(case: MatchCase[object]) -> Finding | None:
    most = case.ruleset.most_seats
    return breaks(JOINING, most=most) if len(case.state.order) >= most else None


def somebody_stays(case: MatchCase[Leave]) -> Finding | None:
    """Who is out of the match already may leave at any time."""
    fewest = case.ruleset.fewest_seats
    plays = case.claim.seat in case.state.order
    return breaks(LEAVING_A_MATCH, fewest=fewest) if plays and len(case.state.order) <= fewest else None


def no_other_rules_wait(case: MatchCase[Leave]) -> Finding | None:
    """Rules were agreed on for as many as sit there; with one fewer they may not fit."""
    return breaks(RULES, waiting=case.claim.seat) if case.state.next_rules is not None else None


def nothing_is_scored_yet(case: MatchCase[object]) -> Finding | None:
    scored = len(case.state.points)
    return breaks(PAPER, rounds=scored) if scored else None


def the_neighbor_plays(case: MatchCase[Join]) -> Finding | None:
    """Nobody sits down to the left of somebody who is not there."""
    neighbor = case.claim.left_of
    return breaks(JOINING, neighbor=neighbor) if neighbor not in (None, *case.state.order) else None


def who_comes_back_had_left(case: MatchCase[Join]) -> Finding | None:
    """Whoever sits there need not come back, and who is out of the match does not."""
    match, seat = case.state, case.claim.seat
    if seat is None:
        return None
    if seat in match.order:
        return breaks(COMING_BACK, seat=seat)
    away = match.away_now(seat)
    target = None if away is None else away.target
    if target is None or match.totals[seat] < target:
        return None
    return breaks(COMING_BACK, seat=seat, total=match.totals[seat], target=target)


def nobody_sits_down_at_the_end(case: MatchCase[Join]) -> Finding | None:
    """Points with which the match would be over, or the player out of it, are none to start with."""
    match = reduce(case.ruleset.evolve, _seated(case), case.state)
    seat, target = _who_sits_down(case), case.ruleset.target
    is_out = any(seat not in event.order for event in case.ruleset.after_a_score(match, target))
    if not is_out and not winners(case.ruleset, match):
        return None
    return breaks(JOINING, points=_points_to_start_with(case), target=target)


def with_how_many_points(case: MatchCase[Join]) -> Finding | None:
    """Cites what somebody starts with who sits down late, and what is different for who comes back."""
    claim, match, points = case.claim, case.state, _points_to_start_with(case)
    if claim.seat is None:
        is_told = points or claim.points is not None
        return holds(JOINING, seat=_who_sits_down(case), points=points) if is_told else None
    return holds(COMING_BACK, seat=claim.seat, points=points, was=match.totals[claim.seat])


def the_seat_is_taken(case: MatchCase[Join]) -> Events:
    """A new seat, or one that was left; and who is out of the match by then."""
    return and_who_is_out(case, _seated(case))


def _seated(case: MatchCase[Join]) -> Events:
    claim, points = case.claim, _points_to_start_with(case)
    if claim.seat is None:
        return (SeatTaken(_who_sits_down(case), _order(case), points, _sits_behind_who_does_not_play(case)),)
    return (SeatBack(claim.seat, _order(case), points),)


def _who_sits_down(case: MatchCase[Join]) -> Seat:
    return Seat(len(case.state.totals)) if case.claim.seat is None else case.claim.seat


def _points_to_start_with(case: MatchCase[Join]) -> Points:
    """As the table says; otherwise what the rules give who comes late, and to who comes back no less than
    that seat had."""
    claim, match = case.claim, case.state
    if claim.points is not None:
        return claim.points
    level = case.ruleset.starts_with(match)
    return level if claim.seat is None else max(level, match.totals[claim.seat])


def _order(case: MatchCase[Join]) -> Order:
    """To the left of whom is named; otherwise who comes back sits in the old place, and who is new last."""
    claim, match, seat = case.claim, case.state, _who_sits_down(case)
    if claim.left_of is None and seat in match.circle:
        return tuple(one for one in match.circle if one == seat or one in match.order)
    place = len(match.order) if claim.left_of is None else match.order.index(claim.left_of) + 1
    return (*match.order[:place], seat, *match.order[place:])


def _sits_behind_who_does_not_play(case: MatchCase[Join]) -> bool:
    """Last at the table, where those who sat there last have left or are out of the match."""
    return case.claim.left_of is None and case.state.circle[-1] != case.state.order[-1]


def with_nothing(match: AnyMatch) -> Points:
    """Where many points are good, who comes late has none."""
    return Points(0)


def level_with_the_most(match: AnyMatch) -> Points:
    """Where few points are good, who comes late has as many as whoever in play has most."""
    return max(match.totals[seat] for seat in match.order)


def the_seat_is_left(case: MatchCase[Leave]) -> Events:
    """The seat is out of the order. If it was to deal, the next one deals.

    While a round is open the deal passes on with the score: it is put back by one seat until then.
    """
    match, seat = case.state, case.claim.seat
    order = tuple(other for other in match.order if other != seat)
    dealer = match.dealer
    if dealer == seat:
        dealer = after(match.players, seat, 1 if match.round is None else -1)
    return (SeatLeft(seat, order, dealer, over=bool(winners(case.ruleset, match))),)


def brought_along(case: MatchCase[PaperScores]) -> Events:
    """The totals, and who is out of the match by them. The deal has passed on with every round on paper."""
    claim, match = case.claim, case.state
    rounds = claim.rounds or 0
    told = case.ruleset.paper_totals(match, claim.points)
    dealer = after(match.order, match.dealer, rounds - match.paper_rounds)
    moved = dealer if dealer != match.dealer else None
    return and_who_is_out(case, (PaperTotals(by_seat(len(match.totals), told), rounds, moved),))


def what_is_on_paper(case: MatchCase[PaperScores]) -> Finding | None:
    """Cites how many rounds the totals hold, where that is told."""
    rounds = case.claim.rounds
    return holds(PAPER, rounds=rounds, next=rounds + 1) if rounds else None


def more_than_paper_holds(
    case: MatchCase[PaperScores], most: Points, rounds: RoundNumber | None
) -> Finding | None:
    """Cites the first total on paper above `most`: what a player can have after `rounds`, or before the match
    is over if that is None."""
    after = {} if rounds is None else {"after": rounds}
    for seat, points in case.claim.points.items():
        if points > most:
            return breaks(PAPER, seat=seat, points=points, most=most, **after)
    return None


def as_it_is_told(match: AnyMatch, points: Mapping[Seat, Points]) -> Mapping[Seat, Points]:
    """Who is not named starts with nothing."""
    return points


PEOPLE_PROCEDURES: Mapping[type[Claim], Procedure[Any]] = {
    Join: Procedure(
        JOINING,
        needs=(
            the_match_goes_on,
            no_round_is_open,
            who_comes_back_had_left,
            there_is_room,
            the_neighbor_plays,
            nobody_sits_down_at_the_end,
        ),
        checks=(with_how_many_points,),
        effects=the_seat_is_taken,
    ),
    Rename: Procedure(RENAMING),
    PaperScores: Procedure(
        PAPER,
        needs=(nothing_is_scored_yet, no_round_is_open),
        checks=(what_is_on_paper,),
        effects=brought_along,
    ),
}
