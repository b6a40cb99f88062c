"""The end of a round: a seat goes out, the other hands are counted, and the round is scored."""

from collections.abc import Mapping
from functools import reduce

from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import CountHand, Play
from referee.games.uno.model.deck import EDITIONS, SPECIAL_WILDS
from referee.games.uno.model.events import HandCounted, WentOut
from referee.games.uno.model.rulebook import (
    COUNT,
    COUNT_HAND,
    DECK,
    GOING_OUT,
    POINTS,
    SPECIAL_POINTS,
    TARGET,
    WINNER_TAKES_ALL,
)
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset, UnoTableCase, is_in_a_round
from referee.games.uno.model.state import Round
from referee.games.uno.rules.cards_of_refused_claims import SeveralCardsPlay, cards_of
from referee.games.uno.rules.deduction import (
    forget_mistakes,
    impossible_hand,
    impossible_points,
    impossible_together,
)
from referee.games.uno.rules.turn import a_round_is_open_to_you, resolve_debt
from referee.kit.cards import Card
from referee.kit.deck import excess_card
from referee.kit.quantities import Count, EntryNumber, Points
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.edits import Allow
from referee.match.model.evolve import bring_everybody_back
from referee.match.model.state import Match
from referee.match.table.contests import lapsed_contests
from referee.match.table.ranking import winners
from referee.match.table.rounds import DrawForDeal, Score, hand_worth, round_scored, scored
from referee.rulings.finding import Fact, Finding, breaks, holds, unseen
from referee.rulings.ruleset import NOTHING_IMPLIED, Events, ImpliedEvents, Procedure


def is_last_card(case: UnoCase[ClaimOfSeat]) -> bool:
    """Whether the card that is played leaves the hand empty."""
    return case.state.round.hands[case.claim.seat] == 1


def ends_the_round(case: UnoCase[ClaimOfSeat]) -> bool:
    """Whether the card or cards that the claim plays leave the hand empty; a draw never does."""
    claim = case.claim
    if not isinstance(claim, Play | SeveralCardsPlay):
        return False
    return case.state.round.hands[claim.seat] == len(cards_of(claim))


def cards_left_after(case: UnoCase[ClaimOfSeat]) -> Count | None:
    """The number of cards left in the hand after this one is played; None if it is not known."""
    held = case.state.round.hands[case.claim.seat]
    return None if held is None else Count(held - 1)


def cite_going_out(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Cites that the seat goes out, if this is its last card."""
    return holds(GOING_OUT, out=case.claim.seat) if is_last_card(case) else None


def go_out(case: UnoCase[object], seat: Seat) -> Events:
    """The events of a seat that goes out. At tables that count nothing the round is scored at once."""
    out = (WentOut(seat), *lapsed_contests(case.state, seat))
    return (*out, *case.ruleset.after_going_out(case, seat))


def wait_for_counts(case: UnoCase[object], winner: Seat) -> Events:
    """No events: each other seat counts its hand by a claim."""
    return ()


def score_without_counting(case: UnoCase[object], winner: Seat) -> Events:
    """The score of a round whose hands are not counted."""
    return round_scored(case, case.state.round_number, None, winner, {})


def resolve_last_debt(case: UnoTableCase[object]) -> ImpliedEvents:
    """The implied draw of the cards that the last card of the round made a seat draw; none if there are
    none."""
    if not is_in_a_round(case) or case.state.round.out is None or case.state.round.debt is None:
        return NOTHING_IMPLIED
    return resolve_debt(case)


def somebody_is_out(case: UnoTableCase[CountHand]) -> Finding | None:
    """Refuses a count if no round is open, or before a seat has gone out."""
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    return breaks(COUNT, out=None) if known(case.state.round).out is None else None


def the_hand_is_not_the_winners(case: UnoCase[CountHand]) -> Finding | None:
    """Refuses a count of the hand of the seat that went out."""
    return breaks(COUNT, out=case.claim.seat) if case.claim.seat == case.state.round.out else None


def the_hand_has_its_size(case: UnoCase[CountHand]) -> Finding | None:
    """Refuses another number of cards or values than the hand has. Cites that its size is not known."""
    counted = case.claim.cards if case.claim.cards is not None else case.claim.values
    held = case.state.round.hands[case.claim.seat]
    if held is None:
        return unseen(COUNT_HAND, seat=case.claim.seat)
    if counted is not None and len(counted) != held:
        return breaks(COUNT_HAND, seat=case.claim.seat, held=held, counted=len(counted))
    return None


def the_values_are_on_cards(case: UnoCase[CountHand]) -> Finding | None:
    """Refuses a value that no card has."""
    points = case.ruleset.points
    printed: set[int] = {points[card.face] for card in EDITIONS[case.state.round.edition]}
    wrong = [value for value in case.claim.values or () if value not in printed]
    return breaks(POINTS, seat=case.claim.seat, value=wrong[0]) if wrong else None


def the_deck_has_these_cards(case: UnoCase[CountHand]) -> Finding | None:
    """Refuses a card that the deck does not have."""
    edition = case.state.round.edition
    other = next((card for card in case.claim.cards or () if card not in EDITIONS[edition]), None)
    return breaks(DECK, card=other.name, edition=edition) if other is not None else None


def the_deck_has_what_is_left(case: UnoTableCase[Score]) -> Finding | None:
    """Refuses cards left, in a score by cards, that the deck does not have."""
    cards = [card for hand in (case.claim.left or {}).values() for card in hand]
    return _not_in_the_deck(case, cards)


def the_deck_has_what_was_drawn(case: UnoTableCase[DrawForDeal]) -> Finding | None:
    """Refuses cards that the deck does not have, drawn to choose the dealer."""
    return _not_in_the_deck(case, list(case.claim.cards.values()))


def _not_in_the_deck(case: UnoTableCase[object], cards: list[Card]) -> Finding | None:
    edition = case.ruleset.edition
    other = excess_card(EDITIONS[edition], cards)
    if other is None:
        return None
    return breaks(DECK, card=other.name, edition=edition, many=cards.count(other))


def cite_special_wilds(case: UnoCase[CountHand]) -> Finding | None:
    """Cites the points of a wild card that only some decks have, if one is counted."""
    special = [card for card in case.claim.cards or () if card.face in SPECIAL_WILDS]
    worth = case.ruleset.points
    return holds(SPECIAL_POINTS, card=special[0].name, points=worth[special[0].face]) if special else None


def the_hand_can_hold_the_points(case: UnoCase[CountHand]) -> Finding | None:
    """Refuses a total that the hand cannot have."""
    return impossible_points(case.state.round, case.claim, case.ruleset.points)


def the_cards_can_all_be_left(case: UnoCase[CountHand]) -> Finding | None:
    """Refuses cards that the hand cannot have."""
    return impossible_hand(case.state.round, case.claim)


def the_hands_can_all_be_left(case: UnoCase[CountHand]) -> Finding | None:
    """Refuses a hand that is not possible beside the hands counted before."""
    if the_hand_has_its_size(case) or the_values_are_on_cards(case):
        return None
    return impossible_together(case.state.round, case.claim, case.ruleset.points)


def _cite_impossible_count(case: UnoCase[CountHand], round: Round) -> Finding | None:
    """Refuses a count that the hand cannot have, by the known cards of this round."""
    then = replace(case, state=replace(case.state, round=round))
    checks = (the_hand_can_hold_the_points, the_cards_can_all_be_left, the_hands_can_all_be_left)
    return next((found for check in checks if (found := check(then)) is not None), None)


def cite_round_score(case: UnoCase[CountHand]) -> Finding | None:
    """Cites the score of the round, if this is the last hand to be counted."""
    round, claim = case.state.round, case.claim
    to_count = seats_to_count(case)
    missing = [seat for seat in to_count if seat != claim.seat and round.counted[seat] is None]
    return None if missing else holds(WINNER_TAKES_ALL, winner=round.out, **_scores(case))


def _scores(case: UnoCase[CountHand]) -> dict[str, Fact]:
    """The facts of the score: the round, and the points of each seat that gets any; no facts if a hand is not
    counted yet."""
    left = complete_points(hands_left(case) | {case.claim.seat: _points(case)})
    if left is None:
        return {}
    given = case.ruleset.scoring(bring_everybody_back(case.state), case.state.round.out, left)
    scores = {seat: points for seat, points in given.items() if points}
    return {"round": case.state.round_number, "whose": list(scores), "points": list(scores.values())}


def cite_hand_worth(case: UnoCase[CountHand]) -> Finding | None:
    """Cites the points of the hand, if the claim names its cards or values."""
    if case.claim.points is not None:
        return None
    return holds(POINTS, seat=case.claim.seat, points=_points(case))


def cite_match_won_by_count(case: UnoCase[CountHand]) -> Finding | None:
    """Cites who has won the match by this count, if anybody has."""
    return cite_match_winner(case, count_hand(case))


def cite_match_won_by_score(case: UnoTableCase[Score]) -> Finding | None:
    """Cites who has won the match by this score, if anybody has."""
    return cite_match_winner(case, scored(case))


def cite_match_winner(case: UnoTableCase[object], events: Events) -> Finding | None:
    """Cites who has won the match by these events; None if nobody has, or if it was won before."""
    after = reduce(case.ruleset.evolve, events, case.state)
    won = winners(case.ruleset, after)
    if not won or case.state.finished:
        return None
    return holds(TARGET, **winner_fact(won), total=after.totals[won[0]])


def winner_fact(won: tuple[Seat, ...]) -> dict[str, Seat | list[Seat]]:
    """The fact that names the winner, or several winners."""
    return {"winner": won[0]} if len(won) == 1 else {"winners": list(won)}


def count_hand(case: UnoCase[CountHand]) -> Events:
    """The events of a counted hand, and the score of the round if it was the last one."""
    claim, round = case.claim, case.state.round
    points = _points(case)
    if points is None:
        return ()
    event = HandCounted(claim.seat, points, claim.cards, claim.values, round.hands[claim.seat])
    mistakes = forget_mistakes(round, lambda seen: _cite_impossible_count(case, seen))
    lapsed = lapsed_contests(case.state, claim.seat)
    left = complete_points(hands_left(case) | {claim.seat: points})
    if left is None:
        return (*mistakes, event, *lapsed)
    return (*mistakes, event, *lapsed, *round_scored(case, case.state.round_number, None, round.out, left))


def hands_left(case: UnoCase[object]) -> dict[Seat, Points | None]:
    """The points of each hand that has to be counted, and of the hands of players who left; None for a hand
    that is not counted yet."""
    counted = case.state.round.counted
    gone = [Seat(seat) for seat, points in enumerate(counted) if points is not None]
    return {seat: counted[seat] for seat in (*seats_to_count(case), *gone)}


def complete_points(left: Mapping[Seat, Points | None]) -> dict[Seat, Points] | None:
    """The points of each hand; None if one of them is not counted yet."""
    counted = {seat: points for seat, points in left.items() if points is not None}
    return counted if len(counted) == len(left) else None


def points_set_aside(match: Match[Round | None]) -> dict[Seat, Points]:
    """The points of the counted hands of players who left the open round."""
    counted = () if match.round is None else match.round.counted
    return {
        Seat(seat): points
        for seat, points in enumerate(counted)
        if points is not None and seat not in match.order
    }


def seats_to_count(case: UnoCase[object]) -> tuple[Seat, ...]:
    """The seats whose hands have to be counted, once a seat is out."""
    return case.ruleset.seats_to_count(case.state)


def seats_left_to_count(ruleset: UnoRuleset, match: Match[Round]) -> tuple[Seat, ...]:
    """The seats whose hands have to be counted and are not counted yet."""
    return tuple(seat for seat in ruleset.seats_to_count(match) if match.round.counted[seat] is None)


def _points(case: UnoCase[CountHand]) -> Points | None:
    """The points that the claim counts; None if it is only tried and leaves the hand blank."""
    if case.claim.cards is not None:
        return hand_worth(case, case.claim.cards)
    return Points(sum(case.claim.values)) if case.claim.values is not None else case.claim.points


def everybody_but_the_winner(match: Match[Round]) -> tuple[Seat, ...]:
    """The seats whose hands are counted: all but the one that went out."""
    return tuple(seat for seat in match.order if seat != match.round.out)


def offer_to_allow(case: UnoTableCase[CountHand]) -> Allow | None:
    """The claim by which the players may allow a count that only deductions refuse; None otherwise."""
    found = is_in_a_round(case) and _is_counted(case) and any(check(case) for check in DEDUCTIONS)
    return Allow(EntryNumber(case.submission.number)) if found else None


def _is_counted(case: UnoCase[CountHand]) -> bool:
    return somebody_is_out(case) is None and the_hand_is_not_the_winners(case) is None


DEDUCTIONS = (the_hand_can_hold_the_points, the_cards_can_all_be_left, the_hands_can_all_be_left)
"""Checks by deduction: the players may know better, and allow what these refuse."""

COUNT_PROCEDURE: Procedure[UnoCase[CountHand]] = Procedure(
    COUNT,
    needs=(somebody_is_out, the_hand_is_not_the_winners),
    checks=(
        the_hand_has_its_size,
        the_deck_has_these_cards,
        the_values_are_on_cards,
        *DEDUCTIONS,
        cite_hand_worth,
        cite_special_wilds,
        cite_round_score,
        cite_match_won_by_count,
    ),
    effects=count_hand,
    infer_first=resolve_last_debt,
    remedy=offer_to_allow,
    impossible=(the_hand_has_its_size, the_deck_has_these_cards, the_values_are_on_cards, *DEDUCTIONS),
)
