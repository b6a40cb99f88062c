"""Claims about the match and its rounds: opening, scoring, voiding, drawing for the deal, the end,
remarks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, Protocol, TypeVar

from referee.kit.cards import Card
from referee.kit.quantities import EntryNumber, Points, Remark, RoundNumber, Value
from referee.kit.seats import Order, Seat, points_row, seat_clockwise
from referee.kit.values import known, replace
from referee.match.model.edits import Allow
from referee.match.model.events import (
    DealerChosen,
    Finished,
    Opened,
    PlayedOn,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    SeatsOut,
)
from referee.match.model.evolve import bring_everybody_back
from referee.match.model.rulebook import (
    DEALER,
    FINISH,
    NOTE,
    ONE_WINNER,
    OPENING,
    OVER,
    PAPER,
    PLAY_ON,
    ROUND,
    SCORE,
    VOID,
    WHO_PLAYED,
)
from referee.match.model.ruleset import HandsCase, MatchCase, MatchRuleset
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.ranking import leaders, winners, winners_at
from referee.rulings.finding import Finding, breaks, holds
from referee.rulings.ruleset import Check, Events, Procedure
from referee.rulings.tags import Claim, Freshness, Reporter, claim


@claim("match.open", Reporter.SERVICE)
@dataclass(frozen=True)
class Open(Claim):
    """A match of this game is opened for these seats. Always the first entry."""

    game: str
    seats: int
    rules: Rules


POINTS_ARE_MISSING = "Say either the points, or the cards left, or their values."


@claim("match.score", Reporter.KEEPER)
@dataclass(frozen=True)
class Score(Claim):
    """The points of a round, in one of four ways.

    Send the winner and the points won; the points by seat; the cards left by seat; or the values of these
    cards, such as 9, 20 and 50. Where no points are counted, the winner is enough. Without `round`, they end
    the open round or count for the next one. With `round`, they replace the points of that round.
    """

    winner: Seat | None = None
    points: Points | Mapping[Seat, Points] | None = None
    left: Mapping[Seat, tuple[Card, ...]] | None = None
    round: RoundNumber | None = None
    values: Mapping[Seat, tuple[Value, ...]] | None = None

    @property
    def hands(self) -> Mapping[Seat, tuple[Card | Value, ...]] | None:
        """By seat, the cards left or their values; None if the claim has points."""
        return self.left if self.left is not None else self.values

    @property
    def points_by_seat(self) -> Mapping[Seat, Points]:
        """The points by seat; empty if the claim does not give them by seat."""
        return self.points if isinstance(self.points, Mapping) else {}

    @property
    def names_only_the_winner(self) -> bool:
        """Whether the claim has only the winner of the round, which is enough if no points are counted."""
        return self.winner is not None and self.hands is None and self.points is None

    def faults(self) -> dict[str, str]:
        if self.names_only_the_winner:
            return {}
        if [self.points, self.left, self.values].count(None) != 2:
            return {"points": POINTS_ARE_MISSING}
        if isinstance(self.points, int) and self.winner is None:
            return {"winner": "Say who won these points."}
        if self.winner is not None and not isinstance(self.points, int):
            return {"winner": "Leave the winner out where points or cards are given seat by seat."}
        empty = [name for name in ("points", "left", "values") if getattr(self, name) == {}]
        if empty:
            return {empty[0]: "Name at least one seat."}
        return {}


@claim("match.void", Reporter.KEEPER)
@dataclass(frozen=True)
class Void(Claim):
    """The open round does not count. With `round`, a scored round does not count, for example because it was
    entered twice: later rounds move up, and each has the number before its own from then on."""

    round: RoundNumber | None = None


@claim("match.dealer", Reporter.KEEPER)
@dataclass(frozen=True)
class DrawForDeal(Claim):
    """The cards that players drew to decide who deals first; after a tie, only the players who tied."""

    cards: Mapping[Seat, Card]

    def faults(self) -> dict[str, str]:
        return {} if len(self.cards) > 1 else {"cards": "Name at least two seats."}


@claim("match.play_on", Reporter.KEEPER)
@dataclass(frozen=True)
class PlayOn(Claim):
    """The table plays on after the end of the match: to another target, or without one until the match is
    finished."""

    target: Points | None = None

    def faults(self) -> dict[str, str]:
        return {} if self.target is None or self.target > 0 else {"target": "The target is at least 1."}


@claim("match.finish", Reporter.KEEPER)
@dataclass(frozen=True)
class Finish(Claim):
    """The table ends the match: the leader has won."""


@claim("match.note", Reporter.ANY_SEAT, Freshness.ANY)
@dataclass(frozen=True)
class Note(Claim):
    """A remark."""

    text: Remark


JudgedCase = TypeVar("JudgedCase", bound=MatchCase[Claim])


def starter(ruleset: MatchRuleset, match: AnyMatch) -> Seat | None:
    """The seat that starts the next round; None while a round is open, or if the match is over."""
    if match.round is not None or winners(ruleset, match):
        return None
    return ruleset.starter(match)


class NamesRound(Protocol):
    """A claim that may name its round."""

    @property
    def round(self) -> RoundNumber | None: ...


# --- needs and checks. The name of each is the sentence that must be true; None means that it is. ---


def the_match_is_over(case: MatchCase[object]) -> Finding | None:
    """Breaks `match.play-on` while the match goes on."""
    return None if winners(case.ruleset, case.state) else breaks(PLAY_ON, over=False)


def two_can_play_on(case: MatchCase[object]) -> Finding | None:
    """Breaks `match.play-on` if too few players are left."""
    fewest = case.ruleset.fewest_seats
    return breaks(PLAY_ON, fewest=fewest) if len(case.state.players) < fewest else None


def the_new_target_is_not_reached(case: MatchCase[PlayOn]) -> Finding | None:
    """Breaks `match.play-on` if somebody has reached the new target, which would end the match at once."""
    target = case.claim.target
    if target is None:
        return None
    onward = case.ruleset.evolve(case.state, PlayedOn(target))
    if won := winners_at(case.ruleset, onward, target):
        most = max(onward.totals[seat] for seat in (*onward.players, *won))
        return breaks(PLAY_ON, target=target, most=most, rounds=case.state.round_number - 1)
    return None


def is_anything_scored(match: AnyMatch) -> bool:
    """Whether a round is scored, or somebody has points from paper."""
    return any(match.totals) or bool(match.points)


def something_is_scored(case: MatchCase[object]) -> Finding | None:
    """Breaks `match.finish` if no round is scored and nobody has points."""
    return None if is_anything_scored(case.state) else breaks(FINISH, scored=False)


def cite_leaders(case: MatchCase[object]) -> Finding:
    """Cites `match.finish` with the seats that lead and so have won."""
    return holds(FINISH, winners=list(leaders(case.ruleset, case.state)))


def the_match_goes_on(case: MatchCase[object]) -> Finding | None:
    """Breaks `match.over` if somebody has won the match."""
    won_by = winners(case.ruleset, case.state)
    return breaks(OVER, winners=list(won_by)) if won_by else None


def a_round_is_open(case: MatchCase[object]) -> Finding | None:
    """Breaks `match.round` if no round is open."""
    if case.state.round is None:
        return breaks(ROUND, open=False, dealer=case.state.dealer)
    return None


def no_round_is_open(case: MatchCase[object]) -> Finding | None:
    """Breaks `match.round` if a round is open."""
    if case.state.round is not None:
        return breaks(ROUND, open=True, round=case.state.round_number)
    return None


def the_match_goes_on_or_a_score_is_replaced(case: MatchCase[Score]) -> Finding | None:
    """Breaks `match.over` if somebody has won the match, unless the claim replaces the score of a past
    round."""
    return None if case.state.is_past(case.claim.round) else the_match_goes_on(case)


def its_round_has_come(case: MatchCase[NamesRound]) -> Finding | None:
    """Breaks `match.score` if the claim names a round after the open or next one."""
    if case.claim.round is not None and case.claim.round > case.state.round_number:
        return breaks(SCORE, round=case.claim.round, next=case.state.round_number)
    return None


def it_was_not_played_on_paper(case: MatchCase[NamesRound]) -> Finding | None:
    """Breaks `match.paper` if the round was played on paper: only the totals of those rounds are known."""
    number, paper = case.claim.round, case.state.paper_rounds
    return breaks(PAPER, round=number, paper=paper) if number is not None and number <= paper else None


def who_is_named_played_it(case: MatchCase[Score]) -> Finding | None:
    """Breaks `match.score.players` if the score of a past round names a seat that did not play it."""
    match, number = case.state, case.claim.round
    if not match.is_past(number):
        return None
    others = [seat for seat in seats_named_in(case.claim) if not match.played(seat, number)]
    return breaks(WHO_PLAYED, seats=others, round=number) if others else None


def one_player_went_out(case: MatchCase[Score]) -> Finding | None:
    """Breaks `match.score.winner` if the cards left are given and not exactly one hand is empty."""
    if case.claim.hands is not None and _seat_without_cards(case) is None:
        return breaks(ONE_WINNER, without_cards=_without_cards(case))
    return None


def no_two_players_went_out(case: MatchCase[Score]) -> Finding | None:
    """Breaks `match.score.winner` if several hands are empty. Games in which players score their own hands
    need no more than this: whether anybody went out is a check of theirs."""
    several = case.claim.hands is not None and len(_without_cards(case)) > 1
    return breaks(ONE_WINNER, without_cards=_without_cards(case)) if several else None


def everybody_drew_a_number(case: MatchCase[DrawForDeal]) -> Finding | None:
    """Breaks `match.dealer` with the seats that drew a card without a number, if such cards have no rank."""
    again = [seat for seat, card in case.claim.cards.items() if _rank(case, card) < 0]
    return breaks(DEALER, again=again) if again else None


def the_highest_card_is_one(case: MatchCase[DrawForDeal]) -> Finding | None:
    """Breaks `match.dealer` with the seats that tie for the highest card."""
    highest = _highest(case)
    return breaks(DEALER, tied=highest) if len(highest) > 1 else None


def nothing_was_dealt_before(case: MatchCase[object]) -> Finding | None:
    """Breaks `match.dealer` if a round was played before."""
    played = case.state.round_number - 1
    return breaks(DEALER, rounds=played) if played else None


def a_round_is_open_or_one_is_named(case: MatchCase[Void]) -> Finding | None:
    """Breaks `match.round` if no round is open to be voided, or if one is open while a scored round is to be
    removed."""
    return a_round_is_open(case) if case.claim.round is None else no_round_is_open(case)


def the_named_round_was_scored(case: MatchCase[Void]) -> Finding | None:
    """Breaks `match.void` if the round to be removed is not scored."""
    number, match = case.claim.round, case.state
    if number is None or match.is_past(number):
        return None
    return breaks(VOID, round=number, rounds=match.round_number - 1)


def cite_removal(case: MatchCase[Void]) -> Finding | None:
    """Cites `match.void` with the round that is removed, the number of later rounds, the totals without it,
    and the next dealer."""
    number = case.claim.round
    if number is None:
        return None
    match = reduce(case.ruleset.evolve, voided(case), case.state)
    seats = match.seating
    return holds(
        VOID,
        round=number,
        later=case.state.round_number - 1 - number,
        whose=list(seats),
        totals=[match.totals[seat] for seat in seats],
        dealer=match.dealer,
    )


# --- effects, named after their events ---


def opened(case: MatchCase[Open]) -> Events:
    """The event that opens the match. Seats sit in the order of their numbers, and seat 0 deals."""
    order = tuple(Seat(number) for number in range(case.claim.seats))
    return (Opened(case.claim.game, case.claim.rules, order, order[0]),)


def scored(case: HandsCase[Score]) -> Events:
    """The event that scores the named, open or next round, and the events by which players are out then."""
    claim, number = case.claim, case.claim.round or case.state.round_number
    match = match_as_played(case)
    if claim.hands is not None:
        winner = _seat_without_cards(case)
        counted = {seat: _worth(case, claim.hands.get(seat, ())) for seat in match.order if seat != winner}
        left = {**counted, **_set_aside_points(case)}
        return round_scored(case, number, None, winner, left)
    if isinstance(claim.points, Mapping):
        winner = case.ruleset.winner_by_points(match, claim.points)
        return round_scored(case, number, case.ruleset.points_per_seat(match, claim.points), winner)
    # A score that names only the winner belongs to rules that count no points.
    points = Points(0) if claim.points is None else claim.points
    credited = case.ruleset.credit(match, known(claim.winner), points)
    return round_scored(case, number, credited, claim.winner)


def round_scored(
    case: HandsCase[object],
    number: RoundNumber,
    points: Mapping[Seat, Points] | None,
    winner: Seat | None,
    left: Mapping[Seat, Points] | None = None,
) -> Events:
    """The event that scores a round, and the events by which players are out of the match because of it.
    Without `points`, the ruleset computes them from `left`, what each hand is worth."""
    match, ruleset = bring_everybody_back(case.state), case.ruleset
    is_new = number == match.round_number
    # Rows of early rounds are shorter: players who join later have no column in them.
    seats = len(match.totals) if is_new else len(match.points_of(number))
    row = points_row(seats, points if points is not None else ruleset.scoring(match, winner, known(left)))
    event = RoundScored(
        round=number,
        points=row,
        dealer=ruleset.next_dealer(match, winner, left) if is_new else match.dealer,
        winner=winner,
        left=left,
        out=ruleset.seen_going_out(case, winner),
    )
    return with_eliminations(case, (event,))


def with_eliminations(case: MatchCase[object], events: Events) -> Events:
    """These events, and the events by which players are out of the match after them, by the rules in force
    then."""
    match = reduce(case.ruleset.evolve, events, case.state)
    ruleset = case.ruleset.ruleset_of(match)
    return (*events, *ruleset.after_a_score(match, ruleset.target))


def no_eliminations(match: AnyMatch, target: Points) -> tuple[SeatsOut, ...]:
    """No events: nobody goes out of the match by the points."""
    return ()


def everybody_plays_on(match: AnyMatch, target: Points) -> Order:
    """All seats: nobody goes out of the match by the points."""
    return match.order


def points_as_reported(match: AnyMatch, points: Mapping[Seat, Points]) -> dict[Seat, Points]:
    """The points by seat as they were reported."""
    return dict(points)


def deal_passes_left(match: AnyMatch, winner: Seat | None, left: Mapping[Seat, Points] | None) -> Seat:
    """The seat to the left of the dealer, as the next dealer."""
    return seat_clockwise(match.order, match.dealer, 1)


def left_of_dealer(match: AnyMatch) -> Seat:
    """The seat to the left of the dealer."""
    return seat_clockwise(match.order, match.dealer, 1)


def next_seat_among(seating: Order, seat: Seat, among: Order) -> Seat:
    """The first of the seats in `among`, clockwise from `seat`, which may be that seat itself."""
    return next(
        one for steps in range(len(seating)) if (one := seat_clockwise(seating, seat, steps)) in among
    )


def hand_worth(case: MatchCase[object], cards: tuple[Card, ...]) -> Points:
    """The sum of the points of these cards."""
    worth = case.ruleset.points
    return Points(sum(worth[card.face] for card in cards))


def voided(case: MatchCase[Void]) -> Events:
    """The event that voids the open round or removes a scored one, and the events by which players are out of
    the match then. A player who was out of the match when the round was dealt stays out, even if the score
    was corrected since."""
    number = case.claim.round
    event = RoundVoided() if number is None else RoundRemoved(number, _dealer_without_a_round(case))
    return with_eliminations(case, (event,))


def _dealer_without_a_round(case: MatchCase[object]) -> Seat:
    """The next dealer after the removal of a scored round: the seat before if the deal goes around the table,
    otherwise the same one."""
    match = case.state
    return seat_clockwise(match.order, match.dealer, -1) if case.ruleset.deal_goes_around else match.dealer


def dealer_chosen(case: MatchCase[DrawForDeal]) -> Events:
    """The event by which the seat with the highest card deals."""
    return (DealerChosen(_highest(case)[0]),)


def played_on(case: MatchCase[PlayOn]) -> Events:
    """The event by which the match goes on, and the events by which players are out with the new target."""
    return with_eliminations(case, (PlayedOn(case.claim.target),))


def finished(case: MatchCase[object]) -> Events:
    """The event that ends the match."""
    return (Finished(),)


def _rank(case: MatchCase[object], card: Card) -> int:
    return case.ruleset.rank_for_the_deal[card.face]


def _highest(case: MatchCase[DrawForDeal]) -> list[Seat]:
    drawn = {seat: _rank(case, card) for seat, card in case.claim.cards.items()}
    return [seat for seat, number in drawn.items() if number == max(drawn.values())]


def _worth(case: MatchCase[Score], hand: tuple[Card | Value, ...]) -> Points:
    return Points(sum(_value(case, one) for one in hand))


def _value(case: MatchCase[object], one: Card | Value) -> int:
    return case.ruleset.points[one.face] if isinstance(one, Card) else one


def _set_aside_points(case: HandsCase[Score]) -> Mapping[Seat, Points]:
    """By seat, what the hands are worth that were set aside in the open round; empty for a past round."""
    match = case.state
    return {} if match.is_past(case.claim.round) else case.ruleset.set_aside_points(match)


def _without_cards(case: MatchCase[Score]) -> list[Seat]:
    """The seats of the round that had no cards left."""
    return [seat for seat in players_of_round(case) if not known(case.claim.hands).get(seat)]


def players_of_round(case: MatchCase[Score]) -> tuple[Seat, ...]:
    """The seats that played the round of a score to its end. Players who left during a past round are
    included only if the score names them."""
    match, number = case.state, case.claim.round
    if not match.is_past(number):
        return match.order
    some = {*match.who_stayed(number), *seats_named_in(case.claim)}
    return tuple(seat for seat in match.who_played(number) if seat in some)


def match_as_played(case: MatchCase[Score]) -> AnyMatch:
    """The match with the players of the round of a score in its order."""
    match = replace(case.state, order=players_of_round(case))
    return replace(match, sitting_out=()) if match.is_past(case.claim.round) else match


def seats_named_in(claim: Score) -> tuple[Seat, ...]:
    """The seats that a score names."""
    by_seat = claim.hands if claim.hands is not None else claim.points
    return tuple(by_seat) if isinstance(by_seat, Mapping) else (known(claim.winner),)


def _seat_without_cards(case: MatchCase[Score]) -> Seat | None:
    without = _without_cards(case)
    return without[0] if len(without) == 1 else None


def allow_despite(proved: tuple[Check[JudgedCase], ...]) -> Callable[[JudgedCase], Allow | None]:
    """The `remedy` of claims that only these checks refuse: the claim that lets them count. The checks prove
    by deduction, and players may know better."""

    def let_it_count(case: JudgedCase) -> Allow | None:
        needs = case.ruleset.procedures[case.claim.__class__].needs
        if any(need(case) is not None for need in needs) or not any(check(case) for check in proved):
            return None
        return Allow(EntryNumber(case.submission.number))

    return let_it_count


ROUND_PROCEDURES: Mapping[type[Claim], Procedure[Any]] = {
    Open: Procedure(OPENING, effects=opened),
    Score: Procedure(
        SCORE,
        needs=(
            the_match_goes_on_or_a_score_is_replaced,
            its_round_has_come,
            it_was_not_played_on_paper,
            who_is_named_played_it,
            one_player_went_out,
        ),
        effects=scored,
    ),
    Void: Procedure(
        VOID,
        needs=(a_round_is_open_or_one_is_named, the_named_round_was_scored, it_was_not_played_on_paper),
        checks=(cite_removal,),
        effects=voided,
    ),
    DrawForDeal: Procedure(
        DEALER,
        needs=(
            the_match_goes_on,
            no_round_is_open,
            nothing_was_dealt_before,
            everybody_drew_a_number,
            the_highest_card_is_one,
        ),
        effects=dealer_chosen,
    ),
    PlayOn: Procedure(
        PLAY_ON,
        needs=(the_match_is_over, two_can_play_on, the_new_target_is_not_reached),
        effects=played_on,
    ),
    Finish: Procedure(
        FINISH,
        needs=(the_match_goes_on, no_round_is_open, something_is_scored),
        checks=(cite_leaders,),
        effects=finished,
    ),
    Note: Procedure(NOTE),
}
