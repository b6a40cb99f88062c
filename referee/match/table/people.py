"""Claims about people: they join, leave, come back, get other names, and bring totals from paper."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from referee.kit.quantities import Count, PersonName, Points, RoundNumber
from referee.kit.seats import Order, Seat, points_row, seat_clockwise
from referee.match.model.events import PaperTotals, SeatBack, SeatLeft, SeatTaken
from referee.match.model.naming import NamesPeople
from referee.match.model.rulebook import COMING_BACK, JOINING, LEAVING_A_MATCH, PAPER, RENAMING, RULES
from referee.match.model.ruleset import MatchCase, MatchRuleset
from referee.match.model.state import AnyMatch
from referee.match.table.faces import Face
from referee.match.table.ranking import winners
from referee.match.table.rounds import no_round_is_open, the_match_goes_on, with_eliminations
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
        """By seat, the faces that this claim gives if it counts."""
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
        """By seat, the faces that this claim gives if it counts."""
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
    """Breaks `match.joining` if the maximum number of players has been reached."""
    most = case.ruleset.most_seats
    return breaks(JOINING, most=most) if len(case.state.order) >= most else None


def somebody_stays(case: MatchCase[Leave]) -> Finding | None:
    """Breaks `match.leaving` if too few players stay. Players who are out of the match may leave at any
    time."""
    fewest = case.ruleset.fewest_seats
    plays = case.claim.seat in case.state.order
    return breaks(LEAVING_A_MATCH, fewest=fewest) if plays and len(case.state.order) <= fewest else None


def no_other_rules_wait(case: MatchCase[Leave]) -> Finding | None:
    """Breaks `match.rules` if other rules are agreed on for the next deal: they may not suit fewer
    players."""
    return breaks(RULES, waiting=case.claim.seat) if case.state.next_rules is not None else None


def nothing_is_scored_yet(case: MatchCase[object]) -> Finding | None:
    """Breaks `match.paper` if a round has been scored here."""
    scored = len(case.state.points)
    return breaks(PAPER, rounds=scored) if scored else None


def the_neighbor_plays(case: MatchCase[Join]) -> Finding | None:
    """Breaks `match.joining` if the named neighbor does not play."""
    neighbor = case.claim.left_of
    return breaks(JOINING, neighbor=neighbor) if neighbor not in (None, *case.state.order) else None


def who_comes_back_had_left(case: MatchCase[Join]) -> Finding | None:
    """Breaks `match.coming-back` if the player of this seat has not left, or is out of the match."""
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
    """Breaks `match.joining` if the match would be over, or the player out of it, with the points to start
    with."""
    match = reduce(case.ruleset.evolve, _seated(case), case.state)
    seat, target = _joining_seat(case), case.ruleset.target
    is_out = any(seat not in event.order for event in case.ruleset.after_a_score(match, target))
    if not is_out and not winners(case.ruleset, match):
        return None
    return breaks(JOINING, points=_points_to_start_with(case), target=target)


def cite_starting_points(case: MatchCase[Join]) -> Finding | None:
    """Cites the points that a player starts with: `match.joining` for a new player if there are any or the
    claim names them, `match.coming-back`, with the old total, for one who comes back."""
    claim, match, points = case.claim, case.state, _points_to_start_with(case)
    if claim.seat is None:
        is_named = points or claim.points is not None
        return holds(JOINING, seat=_joining_seat(case), points=points) if is_named else None
    return holds(COMING_BACK, seat=claim.seat, points=points, was=match.totals[claim.seat])


def seat_taken(case: MatchCase[Join]) -> Events:
    """The event of a new seat, or of one whose player comes back, and the events by which players are out of
    the match then."""
    return with_eliminations(case, _seated(case))


def _seated(case: MatchCase[Join]) -> Events:
    claim, points = case.claim, _points_to_start_with(case)
    if claim.seat is None:
        return (SeatTaken(_joining_seat(case), _order(case), points, _is_last_at_table(case)),)
    return (SeatBack(claim.seat, _order(case), points),)


def _joining_seat(case: MatchCase[Join]) -> Seat:
    return Seat(len(case.state.totals)) if case.claim.seat is None else case.claim.seat


def _points_to_start_with(case: MatchCase[Join]) -> Points:
    """The points that the claim names; otherwise those that the rules give a late player, but at least the
    old total of one who comes back."""
    claim, match = case.claim, case.state
    if claim.points is not None:
        return claim.points
    level = case.ruleset.starts_with(match)
    return level if claim.seat is None else max(level, match.totals[claim.seat])


def _order(case: MatchCase[Join]) -> Order:
    """The order with this player to the left of the named neighbor. Without a neighbor, a player who comes
    back gets the old place, and a new player is the last one."""
    claim, match, seat = case.claim, case.state, _joining_seat(case)
    if claim.left_of is None and seat in match.circle:
        return tuple(one for one in match.circle if one == seat or one in match.order)
    place = len(match.order) if claim.left_of is None else match.order.index(claim.left_of) + 1
    return (*match.order[:place], seat, *match.order[place:])


def _is_last_at_table(case: MatchCase[Join]) -> bool:
    """Whether a new player sits after all other seats of the table: nobody is named as the neighbor, and the
    last seat does not play."""
    return case.claim.left_of is None and case.state.circle[-1] != case.state.order[-1]


def start_at_zero(match: AnyMatch) -> Points:
    """0: the points of a late player in a game in which the most points win."""
    return Points(0)


def start_at_highest_total(match: AnyMatch) -> Points:
    """The highest total of a player: the points of a late player in a game in which the fewest points win."""
    return max(match.totals[seat] for seat in match.order)


def seat_left(case: MatchCase[Leave]) -> Events:
    """The event by which a seat leaves the order. If it was the dealer, the next seat deals.

    While a round is open the deal passes on with the score, so until then the dealer is the seat before.
    """
    match, seat = case.state, case.claim.seat
    order = tuple(other for other in match.order if other != seat)
    dealer = match.dealer
    if dealer == seat:
        dealer = seat_clockwise(match.players, seat, 1 if match.round is None else -1)
    return (SeatLeft(seat, order, dealer, over=bool(winners(case.ruleset, match))),)


def paper_totals_entered(case: MatchCase[PaperScores]) -> Events:
    """The event of the totals from paper, and the events by which players are out of the match because of
    them. The deal passes on by one seat for every round on paper."""
    claim, match = case.claim, case.state
    rounds = claim.rounds or 0
    totals = case.ruleset.paper_totals(match, claim.points)
    dealer = seat_clockwise(match.order, match.dealer, rounds - match.paper_rounds)
    moved = dealer if dealer != match.dealer else None
    return with_eliminations(case, (PaperTotals(points_row(len(match.totals), totals), rounds, moved),))


def cite_paper_rounds(case: MatchCase[PaperScores]) -> Finding | None:
    """Cites `match.paper` with the number of rounds on paper, if the claim names it."""
    rounds = case.claim.rounds
    return holds(PAPER, rounds=rounds, next=rounds + 1) if rounds else None


def excess_paper_total(
    case: MatchCase[PaperScores], most: Points, rounds: RoundNumber | None
) -> Finding | None:
    """Breaks `match.paper` with the first total above `most`, the maximum that a player can have after
    `rounds` rounds, or before the end of the match if `rounds` is None."""
    after = {} if rounds is None else {"after": rounds}
    for seat, points in case.claim.points.items():
        if points > most:
            return breaks(PAPER, seat=seat, points=points, most=most, **after)
    return None


def totals_as_reported(match: AnyMatch, points: Mapping[Seat, Points]) -> Mapping[Seat, Points]:
    """The totals on paper as they are: seats that are not named start at 0."""
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
        checks=(cite_starting_points,),
        effects=seat_taken,
    ),
    Rename: Procedure(RENAMING),
    PaperScores: Procedure(
        PAPER,
        needs=(nothing_is_scored_yet, no_round_is_open),
        checks=(cite_paper_rounds,),
        effects=paper_totals_entered,
    ),
}
