"""Claims about the match and its rounds: opening, scoring, voiding, the first dealer, the end, remarks."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Any, Protocol, TypeVar

from referee.kit.cards import Card
from referee.kit.quantities import CardValue, EntryNumber, Points, Remark, RoundNumber
from referee.kit.seats import Seat, SeatOrder, points_in_seat_order, seat_clockwise
from referee.kit.values import not_none, replace
from referee.languages.speech import tell
from referee.match.model.edits import AllowRefusedEntry
from referee.match.model.events import (
    DealerChosen,
    MatchContinued,
    MatchFinished,
    MatchOpened,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    SeatsOutOfMatch,
)
from referee.match.model.evolve import return_players_who_sat_out
from referee.match.model.rulebook import (
    DRAWING_FOR_THE_DEAL,
    FINISHING_THE_MATCH,
    MATCH_IS_OVER,
    NOTE,
    ONE_ROUND_AT_A_TIME,
    ONE_SEAT_GOES_OUT,
    OPENING,
    PLAY_ON,
    POINTS_ONLY_FOR_ROUND_PLAYERS,
    SCORING_A_ROUND,
    TOTALS_FROM_PAPER,
    VOID_ROUND,
)
from referee.match.model.ruleset import HandScoredClaimCase, MatchClaimCase, MatchRuleset
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.ranking import leading_seats, winners, winning_seats_at_target
from referee.rulings.finding import Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import Check, ClaimProcedure, Events
from referee.rulings.tags import AllowedReporter, Claim, ClaimFreshness, register_claim_type


@register_claim_type("match.open", AllowedReporter.SERVICE)
@dataclass(frozen=True)
class OpenMatch(Claim):
    """A match of this game is opened for these seats. Always the first entry."""

    game: str
    seats: int
    rules: Rules


@register_claim_type("match.score", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class ScoreRound(Claim):
    """The points of a round, in one of four ways.

    Send one of these: the winner and the points won; the points by seat; the cards left by seat; or the
    values of these cards, such as 9, 20 and 50. If the table counts no points, send only the winner. Without
    `round`, the score ends the open round, or counts for the next round if none is open. With `round`, the
    score replaces the points of that round.
    """

    winner: Seat | None = None
    points: Points | Mapping[Seat, Points] | None = None
    left: Mapping[Seat, tuple[Card, ...]] | None = None
    round: RoundNumber | None = None
    values: Mapping[Seat, tuple[CardValue, ...]] | None = None

    @property
    def cards_left_or_their_values(self) -> Mapping[Seat, tuple[Card | CardValue, ...]] | None:
        """For each seat, the cards left in the hand or the values of these cards.

        None if the claim has points or only a winner.
        """
        return self.left if self.left is not None else self.values

    @property
    def points_by_seat(self) -> Mapping[Seat, Points]:
        """The points of each seat. Empty if the claim does not list points for each seat."""
        return self.points if isinstance(self.points, Mapping) else {}

    @property
    def names_only_the_winner(self) -> bool:
        """Whether the claim has only the winner of the round.

        The winner is enough if the rules count no points.
        """
        return self.winner is not None and self.cards_left_or_their_values is None and self.points is None

    def errors_by_field(self) -> dict[str, str]:
        if self.names_only_the_winner:
            return {}
        if [self.points, self.left, self.values].count(None) != 2:
            return {"points": tell("error-score-points")}
        if isinstance(self.points, int) and self.winner is None:
            return {"winner": tell("error-score-winner")}
        if self.winner is not None and not isinstance(self.points, int):
            return {"winner": tell("error-score-no-winner")}
        empty = [name for name in ("points", "left", "values") if getattr(self, name) == {}]
        if empty:
            return {empty[0]: tell("error-no-seat-named")}
        return {}


@register_claim_type("match.void", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class VoidRound(Claim):
    """Without `round`, the open round does not count. With `round`, that scored round does not count, for
    example because it was entered twice. From then on, the number of each later round is lower by one."""

    round: RoundNumber | None = None


@register_claim_type("match.dealer", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class DrawForDeal(Claim):
    """The cards that players drew to decide who deals first. After a tie, the claim has only the cards of the
    players who tied."""

    cards: Mapping[Seat, Card]

    def errors_by_field(self) -> dict[str, str]:
        return {} if len(self.cards) > 1 else {"cards": tell("error-deal-two-seats")}


@register_claim_type("match.play_on", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class PlayOn(Claim):
    """The table plays on after the end of the match. `target` is the new target. Without it, the match goes
    on until the table finishes it."""

    target: Points | None = None

    def errors_by_field(self) -> dict[str, str]:
        return {} if self.target is None or self.target > 0 else {"target": tell("error-target-too-low")}


@register_claim_type("match.finish", AllowedReporter.KEEPER)
@dataclass(frozen=True)
class FinishMatch(Claim):
    """The table ends the match: the leader has won."""


@register_claim_type("match.note", AllowedReporter.ANY_SEAT, ClaimFreshness.ANY)
@dataclass(frozen=True)
class Note(Claim):
    """A remark."""

    text: Remark


JudgedCase = TypeVar("JudgedCase", bound=MatchClaimCase[Claim])


def seat_that_starts_next_round(ruleset: MatchRuleset, match: AnyMatch) -> Seat | None:
    """The seat that starts the next round. None if a round is open or the match is over."""
    if match.round is not None or winners(ruleset, match):
        return None
    return ruleset.starter(match)


class ClaimWithRoundNumber(Protocol):
    """A claim with a field for the number of a round. The field may be None."""

    @property
    def round(self) -> RoundNumber | None: ...


# --- needs and checks: each function returns None if the condition in its name is true ---


def the_match_is_over(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.play-on` while the match goes on."""
    return None if winners(case.ruleset, case.state) else finding_breaks(PLAY_ON, over=False)


def enough_players_can_play_on(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.play-on` if fewer players are left than the rules need."""
    fewest = case.ruleset.fewest_seats
    return finding_breaks(PLAY_ON, fewest=fewest) if len(case.state.players) < fewest else None


def the_new_target_is_not_reached(case: MatchClaimCase[PlayOn]) -> Finding | None:
    """The claim breaks `match.play-on` if a player has reached the new target already.

    The match would then end again at once.
    """
    target = case.claim.target
    if target is None:
        return None
    onward = case.ruleset.evolve(case.state, MatchContinued(target))
    if won := winning_seats_at_target(case.ruleset, onward, target):
        most = max(onward.totals[seat] for seat in (*onward.players, *won))
        return finding_breaks(PLAY_ON, target=target, most=most, rounds=case.state.round_number - 1)
    return None


def is_anything_scored(match: AnyMatch) -> bool:
    """Whether a round of the match is scored, or the total of a player is not 0 (for example from paper)."""
    return any(match.totals) or bool(match.points)


def something_is_scored(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.finish` if no round is scored and no player has points."""
    return None if is_anything_scored(case.state) else finding_breaks(FINISHING_THE_MATCH, scored=False)


def cite_leaders(case: MatchClaimCase[object]) -> Finding:
    """The finding that cites `match.finish`, with the seats that lead and therefore win."""
    return finding_holds(FINISHING_THE_MATCH, winners=list(leading_seats(case.ruleset, case.state)))


def the_match_goes_on(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.over` if somebody has won the match."""
    won_by = winners(case.ruleset, case.state)
    return finding_breaks(MATCH_IS_OVER, winners=list(won_by)) if won_by else None


def a_round_is_open(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.round` if no round is open."""
    if case.state.round is None:
        return finding_breaks(ONE_ROUND_AT_A_TIME, open=False, dealer=case.state.dealer)
    return None


def no_round_is_open(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.round` if a round is open."""
    if case.state.round is not None:
        return finding_breaks(ONE_ROUND_AT_A_TIME, open=True, round=case.state.round_number)
    return None


def the_match_goes_on_or_a_score_is_replaced(case: MatchClaimCase[ScoreRound]) -> Finding | None:
    """The claim breaks `match.over` if somebody has won the match.

    A claim that replaces the score of a past round is allowed even after the end of the match.
    """
    return None if case.state.is_past_round(case.claim.round) else the_match_goes_on(case)


def its_round_is_not_in_the_future(case: MatchClaimCase[ClaimWithRoundNumber]) -> Finding | None:
    """The claim breaks `match.score` if the claim names a round after the current round.

    The current round is the open round, or the next round if no round is open.
    """
    if case.claim.round is not None and case.claim.round > case.state.round_number:
        return finding_breaks(SCORING_A_ROUND, round=case.claim.round, next=case.state.round_number)
    return None


def its_round_was_not_played_on_paper(case: MatchClaimCase[ClaimWithRoundNumber]) -> Finding | None:
    """The claim breaks `match.paper` if the round in the claim was played on paper.

    For rounds on paper, the referee has only the totals. A single round therefore cannot be changed.
    """
    number, paper = case.claim.round, case.state.paper_rounds
    return (
        finding_breaks(TOTALS_FROM_PAPER, round=number, paper=paper)
        if number is not None and number <= paper
        else None
    )


def named_seats_played_the_round(case: MatchClaimCase[ScoreRound]) -> Finding | None:
    """The claim breaks `match.score.players` if it names a seat that did not play the scored round.

    This check is only for the score of a past round.
    """
    match, number = case.state, case.claim.round
    if not match.is_past_round(number):
        return None
    others = [
        seat for seat in seats_named_in_score(case.claim) if not match.has_played_in_round(seat, number)
    ]
    return finding_breaks(POINTS_ONLY_FOR_ROUND_PLAYERS, seats=others, round=number) if others else None


def one_player_went_out(case: MatchClaimCase[ScoreRound]) -> Finding | None:
    """The claim breaks `match.score.winner` unless exactly one hand is empty.

    This check is only for claims that list the cards left in the hands, or the values of these cards.
    """
    if case.claim.cards_left_or_their_values is not None and _only_seat_without_cards(case) is None:
        return finding_breaks(ONE_SEAT_GOES_OUT, without_cards=_seats_without_cards(case))
    return None


def no_two_players_went_out(case: MatchClaimCase[ScoreRound]) -> Finding | None:
    """The claim breaks `match.score.winner` if several hands are empty.

    This check is for scorings in which players score their own hands. A score without an empty hand is left
    to another check.
    """
    several = case.claim.cards_left_or_their_values is not None and len(_seats_without_cards(case)) > 1
    return finding_breaks(ONE_SEAT_GOES_OUT, without_cards=_seats_without_cards(case)) if several else None


def everybody_drew_a_ranked_card(case: MatchClaimCase[DrawForDeal]) -> Finding | None:
    """The claim breaks `match.dealer` if a seat drew a card without a rank. The finding has all such seats.

    The rules decide whether cards without a number have a rank.
    """
    again = [seat for seat, card in case.claim.cards.items() if _deal_rank_of_card(case, card) < 0]
    return finding_breaks(DRAWING_FOR_THE_DEAL, again=again) if again else None


def one_seat_drew_the_highest_card(case: MatchClaimCase[DrawForDeal]) -> Finding | None:
    """The claim breaks `match.dealer` if several seats drew the highest card. The finding has these seats."""
    highest = _seats_with_highest_card(case)
    return finding_breaks(DRAWING_FOR_THE_DEAL, tied=highest) if len(highest) > 1 else None


def nothing_was_dealt_before(case: MatchClaimCase[object]) -> Finding | None:
    """The claim breaks `match.dealer` if a round of the match is over already."""
    played = case.state.round_number - 1
    return finding_breaks(DRAWING_FOR_THE_DEAL, rounds=played) if played else None


def it_voids_the_open_or_a_past_round(case: MatchClaimCase[VoidRound]) -> Finding | None:
    """The claim breaks `match.round` in two cases.

    In the first case, the claim is about the open round, and no round is open. In the second case, the claim
    removes a scored round, and a round is open.
    """
    return a_round_is_open(case) if case.claim.round is None else no_round_is_open(case)


def the_named_round_was_scored(case: MatchClaimCase[VoidRound]) -> Finding | None:
    """The claim breaks `match.void` if the claim removes a round that is not scored."""
    number, match = case.claim.round, case.state
    if number is None or match.is_past_round(number):
        return None
    return finding_breaks(VOID_ROUND, round=number, rounds=match.round_number - 1)


def cite_round_removal(case: MatchClaimCase[VoidRound]) -> Finding | None:
    """The finding that cites `match.void`, with facts about the removal of a scored round.

    The facts are the removed round, the number of later rounds, the new totals and the next dealer. None if
    the claim voids the open round.
    """
    number = case.claim.round
    if number is None:
        return None
    match = reduce(case.ruleset.evolve, void_claim_events(case), case.state)
    seats = match.seating
    return finding_holds(
        VOID_ROUND,
        round=number,
        later=case.state.round_number - 1 - number,
        whose=list(seats),
        totals=[match.totals[seat] for seat in seats],
        dealer=match.dealer,
    )


# --- effects: functions that return the events of a claim ---


def match_opening_events(case: MatchClaimCase[OpenMatch]) -> Events:
    """The event that opens the match. The seats sit in the order of their numbers, and seat 0 deals."""
    order = tuple(Seat(number) for number in range(case.claim.seats))
    return (MatchOpened(case.claim.game, case.claim.rules, order, order[0]),)


def score_claim_events(case: HandScoredClaimCase[ScoreRound]) -> Events:
    """The event that scores a round, and the events that eliminate players because of the score.

    If the claim names no round, the open round is scored. If no round is open, the next round is scored.
    """
    claim, number = case.claim, case.claim.round or case.state.round_number
    match = match_with_players_of_round(case)
    if claim.cards_left_or_their_values is not None:
        winner = _only_seat_without_cards(case)
        counted = {
            seat: _points_of_cards_or_values(case, claim.cards_left_or_their_values.get(seat, ()))
            for seat in match.order
            if seat != winner
        }
        left = {**counted, **_points_of_set_aside_hands(case)}
        return scored_round_events(case, number, None, winner, left)
    if isinstance(claim.points, Mapping):
        winner = case.ruleset.winner_by_points(match, claim.points)
        return scored_round_events(case, number, case.ruleset.points_per_seat(match, claim.points), winner)
    # A claim that has only a winner is valid only if the rules count no points.
    points = Points(0) if claim.points is None else claim.points
    credited = case.ruleset.credit(match, not_none(claim.winner), points)
    return scored_round_events(case, number, credited, claim.winner)


def scored_round_events(
    case: HandScoredClaimCase[object],
    number: RoundNumber,
    points: Mapping[Seat, Points] | None,
    winner: Seat | None,
    left: Mapping[Seat, Points] | None = None,
) -> Events:
    """The event that scores a round, and the events that eliminate players because of the score.

    - `number`: The number of the round.
    - `points`: The points of each seat. If None, the ruleset computes the points from `left`.
    - `left`: For each seat, the points that the cards left in the hand are worth.

    Raises ValueError if `points` and `left` are both None.
    """
    match, ruleset = return_players_who_sat_out(case.state), case.ruleset
    is_new = number == match.round_number
    # The row of a past round is shorter if players have joined since: they have no value in the row.
    seats = len(match.totals) if is_new else len(match.points_of_round(number))
    row = points_in_seat_order(
        seats, points if points is not None else ruleset.scoring(match, winner, not_none(left))
    )
    event = RoundScored(
        round=number,
        points=row,
        dealer=ruleset.next_dealer(match, winner, left) if is_new else match.dealer,
        winner=winner,
        left=left,
        out=ruleset.seen_going_out(case, winner),
    )
    return add_elimination_events(case, (event,))


def add_elimination_events(case: MatchClaimCase[object], events: Events) -> Events:
    """The given events, followed by the events that eliminate players because of the given events.

    The rules in force after the given events decide which players are eliminated.
    """
    match = reduce(case.ruleset.evolve, events, case.state)
    ruleset = case.ruleset.ruleset_of(match)
    return (*events, *ruleset.after_a_score(match, ruleset.target))


def no_elimination_events(match: AnyMatch, target: Points) -> tuple[SeatsOutOfMatch, ...]:
    """Return no events. For games that never eliminate players because of points."""
    return ()


def all_playing_seats(match: AnyMatch, target: Points) -> SeatOrder:
    """All seats in `match.order`. For games that never eliminate players because of points."""
    return match.order


def seat_points_as_reported(match: AnyMatch, points: Mapping[Seat, Points]) -> dict[Seat, Points]:
    """The points of each seat, unchanged from the claim."""
    return dict(points)


def next_dealer_to_the_left(match: AnyMatch, winner: Seat | None, left: Mapping[Seat, Points] | None) -> Seat:
    """The next dealer: the seat to the left of the present dealer."""
    return seat_clockwise(match.order, match.dealer, 1)


def seat_left_of_dealer(match: AnyMatch) -> Seat:
    """The seat to the left of the dealer."""
    return seat_clockwise(match.order, match.dealer, 1)


def next_seat_among(seating: SeatOrder, seat: Seat, among: SeatOrder) -> Seat:
    """The first seat in `among`, clockwise from `seat`. If `seat` is in `among`, the result is `seat`.

    Raises StopIteration if no seat of `seating` is in `among`, and ValueError if `seat` is not in `seating`.
    """
    return next(
        one for steps in range(len(seating)) if (one := seat_clockwise(seating, seat, steps)) in among
    )


def points_of_hand_cards(case: MatchClaimCase[object], cards: tuple[Card, ...]) -> Points:
    """The points that a hand with these cards is worth."""
    worth = case.ruleset.points
    return Points(sum(worth[card.face] for card in cards))


def void_claim_events(case: MatchClaimCase[VoidRound]) -> Events:
    """The event that voids the open round or removes a scored round, and the events that eliminate players.

    Nobody is eliminated while a round is open. If a score was corrected during the open round, players can be
    eliminated when the open round is voided.
    """
    number = case.claim.round
    event = RoundVoided() if number is None else RoundRemoved(number, _next_dealer_after_round_removal(case))
    return add_elimination_events(case, (event,))


def _next_dealer_after_round_removal(case: MatchClaimCase[object]) -> Seat:
    """The next dealer after the removal of a scored round.

    If the deal always passes to the left, it goes back by one seat: to the right of the present dealer. If
    the result of a round decides who deals next, the dealer stays.
    """
    match = case.state
    return seat_clockwise(match.order, match.dealer, -1) if case.ruleset.deal_goes_around else match.dealer


def dealer_choice_events(case: MatchClaimCase[DrawForDeal]) -> Events:
    """The event that makes the seat with the highest card the dealer."""
    return (DealerChosen(_seats_with_highest_card(case)[0]),)


def playing_on_events(case: MatchClaimCase[PlayOn]) -> Events:
    """The event that continues the match, and the events that eliminate players under the new target."""
    return add_elimination_events(case, (MatchContinued(case.claim.target),))


def match_finish_events(case: MatchClaimCase[object]) -> Events:
    """The event that ends the match."""
    return (MatchFinished(),)


def _deal_rank_of_card(case: MatchClaimCase[object], card: Card) -> int:
    return case.ruleset.rank_for_the_deal[card.face]


def _seats_with_highest_card(case: MatchClaimCase[DrawForDeal]) -> list[Seat]:
    drawn = {seat: _deal_rank_of_card(case, card) for seat, card in case.claim.cards.items()}
    return [seat for seat, number in drawn.items() if number == max(drawn.values())]


def _points_of_cards_or_values(
    case: MatchClaimCase[ScoreRound], hand: tuple[Card | CardValue, ...]
) -> Points:
    return Points(sum(_points_of_card_or_value(case, one) for one in hand))


def _points_of_card_or_value(case: MatchClaimCase[object], one: Card | CardValue) -> int:
    return case.ruleset.points[one.face] if isinstance(one, Card) else one


def _points_of_set_aside_hands(case: HandScoredClaimCase[ScoreRound]) -> Mapping[Seat, Points]:
    """The points of each hand that was set aside in the open round. The keys are seats.

    Empty if the claim is about a past round.
    """
    match = case.state
    return {} if match.is_past_round(case.claim.round) else case.ruleset.set_aside_points(match)


def _seats_without_cards(case: MatchClaimCase[ScoreRound]) -> list[Seat]:
    """The seats that played the round and had no cards left."""
    return [
        seat
        for seat in seats_that_played_round(case)
        if not not_none(case.claim.cards_left_or_their_values).get(seat)
    ]


def seats_that_played_round(case: MatchClaimCase[ScoreRound]) -> tuple[Seat, ...]:
    """The seats that played the scored round.

    For the open round or the next round, these are all seats that play now. For a past round, these are the
    seats whose players stayed to the end of the round. If a player left during the past round, the seat is
    included only if the score names it.
    """
    match, number = case.state, case.claim.round
    if not match.is_past_round(number):
        return match.order
    some = {*match.seats_that_stayed_in_round(number), *seats_named_in_score(case.claim)}
    return tuple(seat for seat in match.all_seats_that_played_round(number) if seat in some)


def match_with_players_of_round(case: MatchClaimCase[ScoreRound]) -> AnyMatch:
    """A copy of the match in which `order` has only the players of the scored round.

    If the scored round is a past round, `sitting_out` is empty.
    """
    match = replace(case.state, order=seats_that_played_round(case))
    return replace(match, sitting_out=()) if match.is_past_round(case.claim.round) else match


def seats_named_in_score(claim: ScoreRound) -> tuple[Seat, ...]:
    """The seats that a score names. Raises ValueError if the score names neither seats nor a winner."""
    by_seat = (
        claim.cards_left_or_their_values if claim.cards_left_or_their_values is not None else claim.points
    )
    return tuple(by_seat) if isinstance(by_seat, Mapping) else (not_none(claim.winner),)


def _only_seat_without_cards(case: MatchClaimCase[ScoreRound]) -> Seat | None:
    without = _seats_without_cards(case)
    return without[0] if len(without) == 1 else None


def make_remedy_that_allows_refused_claim(
    proved: tuple[Check[JudgedCase], ...],
) -> Callable[[JudgedCase], AllowRefusedEntry | None]:
    """A function that returns the remedy for a refused claim: a claim that allows it (`match.allow`).

    The checks in `proved` refuse a claim that contradicts the cards seen so far. The players may know better
    and allow it. The function returns None if no check in `proved` refuses the claim. It also returns None if
    the claim fails one of its `needs` (preconditions).
    """

    def claim_to_allow_entry(case: JudgedCase) -> AllowRefusedEntry | None:
        needs = case.ruleset.procedures[case.claim.__class__].needs
        if any(need(case) is not None for need in needs) or not any(check(case) for check in proved):
            return None
        return AllowRefusedEntry(EntryNumber(case.submission.number))

    return claim_to_allow_entry


ROUND_PROCEDURES: Mapping[type[Claim], ClaimProcedure[Any]] = {
    OpenMatch: ClaimProcedure(OPENING, effects=match_opening_events),
    ScoreRound: ClaimProcedure(
        SCORING_A_ROUND,
        needs=(
            the_match_goes_on_or_a_score_is_replaced,
            its_round_is_not_in_the_future,
            its_round_was_not_played_on_paper,
            named_seats_played_the_round,
            one_player_went_out,
        ),
        effects=score_claim_events,
    ),
    VoidRound: ClaimProcedure(
        VOID_ROUND,
        needs=(
            it_voids_the_open_or_a_past_round,
            the_named_round_was_scored,
            its_round_was_not_played_on_paper,
        ),
        checks=(cite_round_removal,),
        effects=void_claim_events,
    ),
    DrawForDeal: ClaimProcedure(
        DRAWING_FOR_THE_DEAL,
        needs=(
            the_match_goes_on,
            no_round_is_open,
            nothing_was_dealt_before,
            everybody_drew_a_ranked_card,
            one_seat_drew_the_highest_card,
        ),
        effects=dealer_choice_events,
    ),
    PlayOn: ClaimProcedure(
        PLAY_ON,
        needs=(the_match_is_over, enough_players_can_play_on, the_new_target_is_not_reached),
        effects=playing_on_events,
    ),
    FinishMatch: ClaimProcedure(
        FINISHING_THE_MATCH,
        needs=(the_match_goes_on, no_round_is_open, something_is_scored),
        checks=(cite_leaders,),
        effects=match_finish_events,
    ),
    Note: ClaimProcedure(NOTE),
}
