"""Opening a match, scoring a round, a void round, drawing for the deal, the end, a remark."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, Protocol, TypeVar

from referee.kit.cards import Card
from referee.kit.quantities import EntryNumber, Points, Remark, RoundNumber, Value
from referee.kit.seats import Order, Seat, after, by_seat
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
        """What is left by seat, cards or their values; None where points are told."""
        return self.left if self.left is not None else self.values

    @property
    def points_by_seat(self) -> Mapping[Seat, Points]:
        """The points of each seat, where they are told seat by seat; else nobody's."""
        return self.points if isinstance(self.points, Mapping) else {}

    @property
    def names_only_the_winner(self) -> bool:
        """Whether it says who won the round and nothing else, which is enough where no points are counted."""
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
    """Who starts the next round; nobody while one is open, or once the match is over."""
    if match.round is not None or winners(ruleset, match):
        return None
    return ruleset.starter(match)


class OfARound(Protocol):
    """A claim that may name its round."""

    @property
    def round(self) -> RoundNumber | None: ...


# --- needs and checks: each is the sentence that must hold ---


def the_match_is_over(case: MatchCase[object]) -> Finding | None:
    return None if winners(case.ruleset, case.state) else breaks(PLAY_ON, over=False)


def two_can_play_on(case: MatchCase[object]) -> Finding | None:
    fewest = case.ruleset.fewest_seats
    return breaks(PLAY_ON, fewest=fewest) if len(case.state.players) < fewest else None


def the_new_target_is_not_reached(case: MatchCase[PlayOn]) -> Finding | None:
    """A target that somebody has already would end the match at once."""
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
    return None if is_anything_scored(case.state) else breaks(FINISH, scored=False)


def who_has_won(case: MatchCase[object]) -> Finding:
    """Cites who leads."""
    return holds(FINISH, winners=list(leaders(case.ruleset, case.state)))


def the_match_goes_on(case: MatchCase[object]) -> Finding | None:
    won_by = winners(case.ruleset, case.state)
    return breaks(OVER, winners=list(won_by)) if won_by else None


def a_round_is_open(case: MatchCase[object]) -> Finding | None:
    if case.state.round is None:
        return breaks(ROUND, open=False, dealer=case.state.dealer)
    return None


def no_round_is_open(case: MatchCase[object]) -> Finding | None:
    if case.state.round is not None:
        return breaks(ROUND, open=True, round=case.state.round_number)
    return None


def the_match_goes_on_or_a_score_is_replaced(case: MatchCase[Score]) -> Finding | None:
    return None if case.state.is_past(case.claim.round) else the_match_goes_on(case)


def its_round_has_come(case: MatchCase[OfARound]) -> Finding | None:
    if case.claim.round is not None and case.claim.round > case.state.round_number:
        return breaks(SCORE, round=case.claim.round, next=case.state.round_number)
    return None


def it_was_not_played_on_paper(case: MatchCase[OfARound]) -> Finding | None:
    """Of rounds on paper only the totals are known."""
    number, paper = case.claim.round, case.state.paper_rounds
    return breaks(PAPER, round=number, paper=paper) if number is not None and number <= paper else None


def who_is_named_played_it(case: MatchCase[Score]) -> Finding | None:
    """Of a round that is past: nobody who sat down later, or was away."""
    match, number = case.state, case.claim.round
    if not match.is_past(number):
        return None
    others = [seat for seat in named_in(case.claim) if not match.played(seat, number)]
    return breaks(WHO_PLAYED, seats=others, round=number) if others else None


def one_player_went_out(case: MatchCase[Score]) -> Finding | None:
    if case.claim.hands is not None and _went_out(case) is None:
        return breaks(ONE_WINNER, without_cards=_without_cards(case))
    return None


def no_two_players_went_out(case: MatchCase[Score]) -> Finding | None:
    """Enough where everybody scores the own hand: that somebody went out is a check there."""
    several = case.claim.hands is not None and len(_without_cards(case)) > 1
    return breaks(ONE_WINNER, without_cards=_without_cards(case)) if several else None


def everybody_drew_a_number(case: MatchCase[DrawForDeal]) -> Finding | None:
    """Where a card without a number does not count, who drew one draws again."""
    again = [seat for seat, card in case.claim.cards.items() if _rank(case, card) < 0]
    return breaks(DEALER, again=again) if again else None


def the_highest_card_is_one(case: MatchCase[DrawForDeal]) -> Finding | None:
    highest = _highest(case)
    return breaks(DEALER, tied=highest) if len(highest) > 1 else None


def nothing_was_dealt_before(case: MatchCase[object]) -> Finding | None:
    played = case.state.round_number - 1
    return breaks(DEALER, rounds=played) if played else None


def a_round_is_open_or_one_is_named(case: MatchCase[Void]) -> Finding | None:
    return a_round_is_open(case) if case.claim.round is None else no_round_is_open(case)


def the_named_round_was_scored(case: MatchCase[Void]) -> Finding | None:
    number, match = case.claim.round, case.state
    if number is None or match.is_past(number):
        return None
    return breaks(VOID, round=number, rounds=match.round_number - 1)


def what_the_removal_changes(case: MatchCase[Void]) -> Finding | None:
    """Cites the round that is removed, how many move up, the totals then, and who deals next."""
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


# --- effects ---


def opened(case: MatchCase[Open]) -> Events:
    order = tuple(Seat(number) for number in range(case.claim.seats))
    return (Opened(case.claim.game, case.claim.rules, order, order[0]),)


def scored(case: HandsCase[Score]) -> Events:
    claim, number = case.claim, case.claim.round or case.state.round_number
    match = as_it_was_played(case)
    if claim.hands is not None:
        winner = _went_out(case)
        told = {seat: _worth(case, claim.hands.get(seat, ())) for seat in match.order if seat != winner}
        left = {**told, **_laid_down(case)}
        return round_scored(case, number, None, winner, left)
    if isinstance(claim.points, Mapping):
        winner = case.ruleset.winner_by_points(match, claim.points)
        return round_scored(case, number, case.ruleset.points_per_seat(match, claim.points), winner)
    # Where the winner alone is named, no points are counted.
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
    """The events that give a round its points: those given, or what the ruleset makes of the hands left;
    and who is out of the match by that."""
    match, ruleset = bring_everybody_back(case.state), case.ruleset
    is_new = number == match.round_number
    # A row is as long as there were seats by then.
    seats = len(match.totals) if is_new else len(match.points_of(number))
    row = by_seat(seats, points if points is not None else ruleset.scoring(match, winner, known(left)))
    event = RoundScored(
        round=number,
        points=row,
        dealer=ruleset.next_dealer(match, winner, left) if is_new else match.dealer,
        winner=winner,
        left=left,
        out=ruleset.seen_going_out(case, winner),
    )
    return and_who_is_out(case, (event,))


def and_who_is_out(case: MatchCase[object], events: Events) -> Events:
    """These events, and who is out of the match after them, by the rules that are in force then."""
    match = reduce(case.ruleset.evolve, events, case.state)
    ruleset = case.ruleset.ruleset_of(match)
    return (*events, *ruleset.after_a_score(match, ruleset.target))


def nobody_is_out_of_the_match(match: AnyMatch, target: Points) -> tuple[SeatsOut, ...]:
    """After a score everybody plays on."""
    return ()


def everybody_plays_on(match: AnyMatch, target: Points) -> Order:
    """Nobody is out by the points."""
    return match.order


def as_they_are_told(match: AnyMatch, points: Mapping[Seat, Points]) -> dict[Seat, Points]:
    return dict(points)


def the_next_one_deals(match: AnyMatch, winner: Seat | None, left: Mapping[Seat, Points] | None) -> Seat:
    return after(match.order, match.dealer, 1)


def the_one_left_of_the_dealer(match: AnyMatch) -> Seat:
    return after(match.order, match.dealer, 1)


def next_of(seating: Order, seat: Seat, among: Order) -> Seat:
    """This seat or the first to its left that is one of these."""
    return next(one for steps in range(len(seating)) if (one := after(seating, seat, steps)) in among)


def hand_worth(case: MatchCase[object], cards: tuple[Card, ...]) -> Points:
    worth = case.ruleset.points
    return Points(sum(worth[card.face] for card in cards))


def voided(case: MatchCase[Void]) -> Events:
    """The end of the open round, or that a scored one counts no more; and who is out of the match then. Who
    was out by a score that was put right meanwhile is not dealt in again."""
    number = case.claim.round
    event = RoundVoided() if number is None else RoundRemoved(number, _dealer_without_a_round(case))
    return and_who_is_out(case, (event,))


def _dealer_without_a_round(case: MatchCase[object]) -> Seat:
    """Who deals next if one scored round less was played. Where the deal goes around the table, it goes back
    by one place; where the last round decides who deals, that does not change."""
    match = case.state
    return after(match.order, match.dealer, -1) if case.ruleset.deal_goes_around else match.dealer


def dealer_chosen(case: MatchCase[DrawForDeal]) -> Events:
    return (DealerChosen(_highest(case)[0]),)


def played_on(case: MatchCase[PlayOn]) -> Events:
    return and_who_is_out(case, (PlayedOn(case.claim.target),))


def finished(case: MatchCase[object]) -> Events:
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


def _laid_down(case: HandsCase[Score]) -> Mapping[Seat, Points]:
    """What hands that were set aside count in the open round; of a round that is past nobody knows."""
    match = case.state
    return {} if match.is_past(case.claim.round) else case.ruleset.set_aside_points(match)


def _without_cards(case: MatchCase[Score]) -> list[Seat]:
    """Who had none left: of a round that is past also who has gone home since."""
    return [seat for seat in who_played_it(case) if not known(case.claim.hands).get(seat)]


def who_played_it(case: MatchCase[Score]) -> tuple[Seat, ...]:
    """Who played that round to its end: of one that is past, of those who left in the middle of it only who
    is named."""
    match, number = case.state, case.claim.round
    if not match.is_past(number):
        return match.order
    some = {*match.who_stayed(number), *named_in(case.claim)}
    return tuple(seat for seat in match.who_played(number) if seat in some)


def as_it_was_played(case: MatchCase[Score]) -> AnyMatch:
    """The match with those in its order who played that round; of a past one nobody sits out any more."""
    match = replace(case.state, order=who_played_it(case))
    return replace(match, sitting_out=()) if match.is_past(case.claim.round) else match


def named_in(claim: Score) -> tuple[Seat, ...]:
    """The seats of which a score tells something."""
    told = claim.hands if claim.hands is not None else claim.points
    return tuple(told) if isinstance(told, Mapping) else (known(claim.winner),)


def _went_out(case: MatchCase[Score]) -> Seat | None:
    without = _without_cards(case)
    return without[0] if len(without) == 1 else None


def letting_count_what_is_only(proved: tuple[Check[JudgedCase], ...]) -> Callable[[JudgedCase], Allow | None]:
    """What mends a claim that is refused by these checks alone: people may know better than deduction."""

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
        checks=(what_the_removal_changes,),
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
        checks=(who_has_won,),
        effects=finished,
    ),
    Note: Procedure(NOTE),
}
