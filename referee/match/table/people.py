"""Claims about people: players join, leave, come back, get new names, and bring totals from paper."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any

from referee.kit.quantities import CardCount, PersonName, Points, RoundNumber
from referee.kit.seats import Seat, SeatOrder, points_in_seat_order, seat_clockwise
from referee.languages.speech import tell
from referee.match.model.events import PaperTotalsEntered, PlayerCameBack, SeatLeft, SeatTaken
from referee.match.model.naming import ClaimWithNames
from referee.match.model.rulebook import (
    CHANGING_THE_RULES,
    COMING_BACK,
    JOINING,
    LEAVING_A_MATCH,
    RENAMING,
    TOTALS_FROM_PAPER,
)
from referee.match.model.ruleset import MatchClaimCase, MatchRuleset
from referee.match.model.state import AnyMatch
from referee.match.table.faces import Face
from referee.match.table.ranking import winners
from referee.match.table.rounds import add_elimination_events, no_round_is_open, the_match_goes_on
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events
from referee.rulings.tags import AllowedReporter, Claim, ClaimFreshness, register_claim_type


@register_claim_type("match.join", AllowedReporter.KEEPER, ClaimFreshness.ANY)
@dataclass(frozen=True)
class Join(ClaimWithNames):
    """A player sits down. Without `seat`, it is a new player. New players sit to the left of the seat
    `left_of`, or last if it is left out. With `seat`, the player who had left this seat comes back. They get
    the old place, or a place to the left of the seat `left_of`. `points` are the points to start with, if
    they differ from the rules. The name and the avatar are stored only with the seat, not in the entry."""

    name: PersonName | None = None
    left_of: Seat | None = None
    points: Points | None = None
    seat: Seat | None = None
    face: Face | None = None

    def errors_by_field(self) -> dict[str, str]:
        if self.seat is None:
            return {} if self.name else {"name": tell("error-join-name")}
        if self.left_of == self.seat:
            return {"left_of": tell("error-join-left-of-oneself")}
        if self.name:
            return {"name": tell("error-come-back-name")}
        return {"face": tell("error-come-back-face")} if self.face else {}

    def without_confidential_data(self, ruleset: MatchRuleset, state: AnyMatch) -> "Join":
        return Join(left_of=self.left_of, points=self.points, seat=self.seat)

    def names_by_seat(self, state: AnyMatch) -> dict[Seat, str]:
        return {Seat(len(state.totals)): self.name} if self.seat is None and self.name else {}

    def faces_by_seat(self, state: AnyMatch) -> dict[Seat, Face]:
        """The face (avatar picture) that this claim gives to a seat if the claim takes effect. The key is the
        seat. Empty if the claim names no face."""
        return {Seat(len(state.totals)): self.face} if self.face else {}


@register_claim_type("match.rename", AllowedReporter.KEEPER, ClaimFreshness.ANY)
@dataclass(frozen=True)
class RenamePlayer(ClaimWithNames):
    """A player gets another name or avatar. If another player has this avatar, the two players exchange
    avatars. The name and the avatar are stored only with the seat, not in the entry."""

    seat: Seat
    name: PersonName | None = None
    face: Face | None = None

    def errors_by_field(self) -> dict[str, str]:
        return {} if self.name or self.face else {"name": tell("error-rename-nothing")}

    def without_confidential_data(self, ruleset: MatchRuleset, state: AnyMatch) -> "RenamePlayer":
        return RenamePlayer(self.seat)

    def names_by_seat(self, state: AnyMatch) -> dict[Seat, str]:
        return {self.seat: self.name} if self.name else {}

    def faces_by_seat(self, state: AnyMatch) -> dict[Seat, Face]:
        """The face (avatar picture) that this claim gives to a seat if the claim takes effect. The key is the
        seat. Empty if the claim names no face."""
        return {self.seat: self.face} if self.face else {}


@register_claim_type("match.leave", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class Leave(Claim):
    """A player leaves. `points` are the points left in the hand, if the table counts them."""

    seat: Seat
    points: Points | None = None


@register_claim_type("match.opening", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class PaperScores(Claim):
    """The totals that players bring from rounds on paper, before the first round here. `rounds` is the number
    of rounds on paper. The next round is numbered after them."""

    points: Mapping[Seat, Points]
    rounds: RoundNumber | None = None

    def errors_by_field(self) -> dict[str, str]:
        return {} if self.points else {"points": tell("error-no-seat-named")}


@register_claim_type("match.recount", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class RecountCards(Claim):
    """The cards of a hand or of the draw pile were counted."""

    seat: Seat | None = None
    count: CardCount | None = None
    pile: CardCount | None = None

    def errors_by_field(self) -> dict[str, str]:
        if (self.pile is None) == (self.seat is None):
            return {"pile": tell("error-recount-nothing")}
        return {} if (self.seat is None) == (self.count is None) else {"count": tell("error-recount-seat")}


def there_is_room_for_a_player(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.joining` if the match has the maximum number of players already."""
    most = case.ruleset.most_seats
    return finding_breaks(JOINING, most=most) if len(case.state.order) >= most else None


def enough_players_stay(case: MatchClaimCase[Leave]) -> Finding | None:
    """The claim breaks `match.leaving` if too few players would stay.

    Players who are out of the match may leave at any time.
    """
    fewest = case.ruleset.fewest_seats
    plays = case.claim.seat in case.state.order
    return (
        finding_breaks(LEAVING_A_MATCH, fewest=fewest) if plays and len(case.state.order) <= fewest else None
    )


def no_new_rules_wait_for_next_deal(case: MatchClaimCase[Leave]) -> Finding | None:
    """The claim breaks `match.rules` if the table has agreed on new rules for the next deal.

    The new rules may not suit the smaller number of players.
    """
    return (
        finding_breaks(CHANGING_THE_RULES, waiting=case.claim.seat)
        if case.state.next_rules is not None
        else None
    )


def nothing_is_scored_yet(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.paper` if a round of this match has been scored."""
    scored = len(case.state.points)
    return finding_breaks(TOTALS_FROM_PAPER, rounds=scored) if scored else None


def the_neighbor_plays(case: MatchClaimCase[Join]) -> Finding | None:
    """The claim breaks `match.joining` if the neighbor that the claim names does not play."""
    neighbor = case.claim.left_of
    return finding_breaks(JOINING, neighbor=neighbor) if neighbor not in (None, *case.state.order) else None


def the_returning_player_had_left(case: MatchClaimCase[Join]) -> Finding | None:
    """The claim breaks `match.coming-back` if the player of the seat in the claim cannot come back.

    A player cannot come back while the seat still plays. A player who has reached the target is out of the
    match and cannot come back.
    """
    match, seat = case.state, case.claim.seat
    if seat is None:
        return None
    if seat in match.order:
        return finding_breaks(COMING_BACK, seat=seat)
    away = match.current_absence_of(seat)
    target = None if away is None else away.target
    if target is None or match.totals[seat] < target:
        return None
    return finding_breaks(COMING_BACK, seat=seat, total=match.totals[seat], target=target)


def joining_does_not_end_the_match(case: MatchClaimCase[Join]) -> Finding | None:
    """The claim breaks `match.joining` if the match would be over at once because of the starting points.

    The claim also breaks the article if the joining player would be out of the match at once.
    """
    match = reduce(case.ruleset.evolve, _joining_events_before_eliminations(case), case.state)
    seat, target = _joining_seat(case), case.ruleset.target
    is_out = any(seat not in event.order for event in case.ruleset.after_a_score(match, target))
    if not is_out and not winners(case.ruleset, match):
        return None
    return finding_breaks(JOINING, points=_starting_points(case), target=target)


def cite_starting_points(case: MatchClaimCase[Join]) -> Finding | None:
    """The finding that cites the points that a player starts with.

    For a new player, the finding cites `match.joining`. If a new player starts with 0 points and the claim
    names no points, the result is None. For a player who comes back, the finding cites `match.coming-back`
    and also has the old total.
    """
    claim, match, points = case.claim, case.state, _starting_points(case)
    if claim.seat is None:
        is_named = points or claim.points is not None
        return finding_holds(JOINING, seat=_joining_seat(case), points=points) if is_named else None
    return finding_holds(COMING_BACK, seat=claim.seat, points=points, was=match.totals[claim.seat])


def player_joining_events(case: MatchClaimCase[Join]) -> Events:
    """The event that adds a seat or brings a player back. If players go out of the match because of this, the
    events of their elimination follow."""
    return add_elimination_events(case, _joining_events_before_eliminations(case))


def _joining_events_before_eliminations(case: MatchClaimCase[Join]) -> Events:
    claim, points = case.claim, _starting_points(case)
    if claim.seat is None:
        return (
            SeatTaken(
                _joining_seat(case),
                _order_with_joining_seat(case),
                points,
                _new_player_sits_last_at_table(case),
            ),
        )
    return (PlayerCameBack(claim.seat, _order_with_joining_seat(case), points),)


def _joining_seat(case: MatchClaimCase[Join]) -> Seat:
    return Seat(len(case.state.totals)) if case.claim.seat is None else case.claim.seat


def _starting_points(case: MatchClaimCase[Join]) -> Points:
    """The starting points of a player who joins or comes back.

    If the claim names points, these are the starting points. If not, the rules decide how many points a late
    player gets. A player who comes back then gets at least the old total.
    """
    claim, match = case.claim, case.state
    if claim.points is not None:
        return claim.points
    level = case.ruleset.starts_with(match)
    return level if claim.seat is None else max(level, match.totals[claim.seat])


def _order_with_joining_seat(case: MatchClaimCase[Join]) -> SeatOrder:
    """The order after the player has sat down.

    The player sits to the left of the neighbor that the claim names. Without a neighbor in the claim, a
    player who comes back gets the old place, and a new player gets the last place.
    """
    claim, match, seat = case.claim, case.state, _joining_seat(case)
    if claim.left_of is None and seat in match.circle:
        return tuple(one for one in match.circle if one == seat or one in match.order)
    place = len(match.order) if claim.left_of is None else match.order.index(claim.left_of) + 1
    return (*match.order[:place], seat, *match.order[place:])


def _new_player_sits_last_at_table(case: MatchClaimCase[Join]) -> bool:
    """Whether a new player sits down in the last place of the table, next to a seat that does not play.

    `Match.order` cannot show this place, because it has only the seats that play. False if the claim names a
    neighbor.
    """
    return case.claim.left_of is None and case.state.circle[-1] != case.state.order[-1]


def zero_starting_points(match: AnyMatch) -> Points:
    """The starting points of a late player in a game in which the most points win: 0."""
    return Points(0)


def highest_total_as_starting_points(match: AnyMatch) -> Points:
    """The starting points of a late player in a game in which the fewest points win: the highest total."""
    return max(match.totals[seat] for seat in match.order)


def player_leaving_events(case: MatchClaimCase[Leave]) -> Events:
    """The event that removes the seat of a player who leaves from the order.

    If the dealer leaves between rounds, the next seat becomes the dealer. If the dealer leaves during a
    round, the previous seat becomes the dealer. The score of the round then passes the deal on by one seat.
    """
    match, seat = case.state, case.claim.seat
    order = tuple(other for other in match.order if other != seat)
    dealer = match.dealer
    if dealer == seat:
        dealer = seat_clockwise(match.players, seat, 1 if match.round is None else -1)
    return (SeatLeft(seat, order, dealer, over=bool(winners(case.ruleset, match))),)


def paper_totals_events(case: MatchClaimCase[PaperScores]) -> Events:
    """The event that sets the totals from paper, and the events that eliminate players because of the totals.

    The deal passes on by one seat for every round on paper.
    """
    claim, match = case.claim, case.state
    rounds = claim.rounds or 0
    totals = case.ruleset.paper_totals(match, claim.points)
    dealer = seat_clockwise(match.order, match.dealer, rounds - match.paper_rounds)
    moved = dealer if dealer != match.dealer else None
    return add_elimination_events(
        case, (PaperTotalsEntered(points_in_seat_order(len(match.totals), totals), rounds, moved),)
    )


def cite_paper_rounds(case: MatchClaimCase[PaperScores]) -> Finding | None:
    """The finding that cites `match.paper`, with the number of rounds on paper.

    None if the claim has no such number, or the number 0.
    """
    rounds = case.claim.rounds
    return finding_holds(TOTALS_FROM_PAPER, rounds=rounds, next=rounds + 1) if rounds else None


def find_excessive_paper_total(
    case: MatchClaimCase[PaperScores], most: Points, rounds: RoundNumber | None
) -> Finding | None:
    """The claim breaks `match.paper` if it has a total above `most`. The finding has the first such total.

    `most` is the highest total that a player can have after `rounds` rounds. If `rounds` is None, `most` is
    the highest total that a player can have before the match ends.
    """
    after = {} if rounds is None else {"after": rounds}
    for seat, points in case.claim.points.items():
        if points > most:
            return finding_breaks(TOTALS_FROM_PAPER, seat=seat, points=points, most=most, **after)
    return None


def paper_totals_as_reported(match: AnyMatch, points: Mapping[Seat, Points]) -> Mapping[Seat, Points]:
    """The totals from paper, unchanged. A seat that is not in `points` starts at 0."""
    return points


PEOPLE_PROCEDURES: Mapping[type[Claim], ClaimProcedure[Any]] = {
    Join: ClaimProcedure(
        JOINING,
        needs=(
            the_match_goes_on,
            no_round_is_open,
            the_returning_player_had_left,
            there_is_room_for_a_player,
            the_neighbor_plays,
            joining_does_not_end_the_match,
        ),
        checks=(cite_starting_points,),
        effects=player_joining_events,
    ),
    RenamePlayer: ClaimProcedure(RENAMING),
    PaperScores: ClaimProcedure(
        TOTALS_FROM_PAPER,
        needs=(nothing_is_scored_yet, no_round_is_open),
        checks=(cite_paper_rounds,),
        effects=paper_totals_events,
    ),
}
