"""Opening a match, scoring a round, a void round, drawing for the deal, a remark."""

from collections.abc import Mapping
from dataclasses import dataclass

from referee.kit.cards import Card
from referee.kit.quantities import Points, Remark, RoundNumber
from referee.kit.seats import Seat, after, by_seat
from referee.match.events import DealerChosen, Opened, RoundScored, RoundVoided
from referee.match.rulebook import DEALER, NOTE, ONE_WINNER, OPENING, OVER, ROUND, SCORE, VOID
from referee.match.state import Match, Rules
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Case, Procedure, Ruleset
from referee.rulings.tags import Freshness, Reporter, claim


@claim("match.open", Reporter.KEEPER)
@dataclass(frozen=True)
class Open:
    """A match of this game is opened for so many seats. Always the first entry."""

    game: str
    seats: int
    rules: Rules


@claim("match.score", Reporter.KEEPER)
@dataclass(frozen=True)
class Score:
    """The points of a round, in one of three ways.

    The winner and the points won; points by seat; or the cards left by seat. Without `round` they
    end the open round or count for the next one; with it they replace that round's points.
    """

    winner: Seat | None = None
    points: Points | Mapping[Seat, Points] | None = None
    left: Mapping[Seat, tuple[Card, ...]] | None = None
    round: RoundNumber | None = None

    def faults(self) -> dict[str, str]:
        if (self.points is None) == (self.left is None):
            return {"points": "Say either the points or the cards left, and not both."}
        if isinstance(self.points, int) and self.winner is None:
            return {"winner": "Say who won these points."}
        if self.winner is not None and not isinstance(self.points, int):
            return {"winner": "Leave the winner out where points or cards are given seat by seat."}
        if self.points == {} or self.left == {}:
            return {"points" if self.left is None else "left": "Name at least one seat."}
        return {}


@claim("match.void", Reporter.KEEPER)
@dataclass(frozen=True)
class Void:
    """The open round does not count."""


@claim("match.dealer", Reporter.KEEPER)
@dataclass(frozen=True)
class DrawForDeal:
    """Who drew which card to decide who deals first; after a tie, those who tied alone."""

    cards: Mapping[Seat, Card]

    def faults(self) -> dict[str, str]:
        return {} if len(self.cards) > 1 else {"cards": "Name at least two seats."}


@claim("match.note", Reporter.ANY_SEAT, Freshness.ANY)
@dataclass(frozen=True)
class Note:
    """A remark."""

    text: Remark


def winners(ruleset: Ruleset, match: Match) -> tuple[Seat, ...]:
    """Who has won the match by now; empty while it goes on."""
    return ruleset.choices["winners"](match, ruleset.settings["target"])


# --- needs and checks: each is the sentence that must hold ---


def the_match_goes_on(case: Case) -> Finding | None:
    won_by = winners(case.ruleset, case.state)
    return breaks(OVER, winners=list(won_by)) if won_by else None


def a_round_is_open(case: Case) -> Finding | None:
    if case.state.round is None:
        return breaks(ROUND, open=False, dealer=case.state.dealer)
    return None


def no_round_is_open(case: Case) -> Finding | None:
    if case.state.round is not None:
        return breaks(ROUND, open=True, round=case.state.round_number)
    return None


def the_match_goes_on_or_a_score_is_replaced(case: Case) -> Finding | None:
    is_replaced = case.claim.round is not None and case.claim.round < case.state.round_number
    return None if is_replaced else the_match_goes_on(case)


def its_round_has_come(case: Case) -> Finding | None:
    if case.claim.round is not None and case.claim.round > case.state.round_number:
        return breaks(SCORE, round=case.claim.round, next=case.state.round_number)
    return None


def one_player_went_out(case: Case) -> Finding | None:
    if case.claim.left is not None and _went_out(case) is None:
        return breaks(ONE_WINNER, without_cards=_without_cards(case))
    return None


def the_highest_card_is_one(case: Case) -> Finding | None:
    highest = _highest(case)
    return breaks(DEALER, tied=highest) if len(highest) > 1 else None


def nothing_was_dealt_before(case: Case) -> Finding | None:
    scored = len(case.state.points)
    return breaks(DEALER, rounds=scored) if scored else None


# --- effects ---


def opened(case: Case) -> tuple:
    order = tuple(Seat(number) for number in range(case.claim.seats))
    return (Opened(case.claim.game, case.claim.rules, order, order[0]),)


def scored(case: Case) -> tuple:
    claim, match = case.claim, case.state
    if claim.left is None:
        points = {claim.winner: claim.points} if claim.winner is not None else dict(claim.points)
        return (round_scored(case, claim.round or match.round_number, points, claim.winner),)
    winner = _went_out(case)
    left = {seat: hand_worth(case, claim.left.get(seat, ())) for seat in match.order if seat != winner}
    return (round_scored(case, claim.round or match.round_number, None, winner, left),)


def round_scored(
    case: Case,
    number: RoundNumber,
    points: Mapping[Seat, Points] | None,
    winner: Seat | None,
    left: Mapping[Seat, Points] | None = None,
) -> RoundScored:
    """The event that gives a round its points: those given, or what the ruleset makes of the hands left."""
    match, ruleset = case.state, case.ruleset
    row = by_seat(
        len(match.totals), points if points is not None else ruleset.choices["scoring"](winner, left)
    )
    is_new = number == match.round_number
    return RoundScored(
        round=number,
        points=row,
        dealer=after(match.order, match.dealer, 1) if is_new else match.dealer,
        winner=winner,
        left=left,
    )


def hand_worth(case: Case, cards: tuple[Card, ...]) -> Points:
    worth = case.ruleset.charts["points"]
    return Points(sum(worth[card.face] for card in cards))


def voided(case: Case) -> tuple:
    return (RoundVoided(),)


def dealer_chosen(case: Case) -> tuple:
    return (DealerChosen(_highest(case)[0]),)


def _highest(case: Case) -> list[Seat]:
    rank = case.ruleset.charts["rank for the deal"]
    drawn = {seat: rank[card.face] for seat, card in case.claim.cards.items()}
    return [seat for seat, number in drawn.items() if number == max(drawn.values())]


def _without_cards(case: Case) -> list[Seat]:
    return [seat for seat in case.state.order if not case.claim.left.get(seat)]


def _went_out(case: Case) -> Seat | None:
    without = _without_cards(case)
    return without[0] if len(without) == 1 else None


ROUND_PROCEDURES = {
    Open: Procedure(OPENING, effects=opened),
    Score: Procedure(
        SCORE,
        needs=(the_match_goes_on_or_a_score_is_replaced, its_round_has_come, one_player_went_out),
        effects=scored,
    ),
    Void: Procedure(VOID, needs=(a_round_is_open,), effects=voided),
    DrawForDeal: Procedure(
        DEALER,
        needs=(the_match_goes_on, no_round_is_open, nothing_was_dealt_before, the_highest_card_is_one),
        effects=dealer_chosen,
    ),
    Note: Procedure(NOTE),
}
