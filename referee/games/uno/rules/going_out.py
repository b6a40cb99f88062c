"""Rules for the end of a round: a seat goes out, the other hands are counted, and the round is scored."""

from collections.abc import Mapping
from functools import reduce

from referee.games.shared.calls import ClaimOfSeat
from referee.games.uno.model.claims import CountHand, Play
from referee.games.uno.model.deck import COPIES_BY_EDITION, SPECIAL_WILD_FACES
from referee.games.uno.model.events import RemainingHandCounted, WentOut
from referee.games.uno.model.rulebook import (
    COUNTING_THE_HANDS,
    DECK,
    GOING_OUT,
    POINTS,
    SIZE_OF_COUNTED_HAND,
    SPECIAL_WILD_POINTS,
    WINNER_TAKES_ALL,
    WINNING_THE_MATCH,
)
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase, UnoRuleset, case_has_open_round
from referee.games.uno.model.state import Round
from referee.games.uno.rules.cards_of_refused_claims import SeveralCardsPlay, cards_played_by_claim
from referee.games.uno.rules.deduction import (
    cite_hand_impossible_with_others,
    cite_impossible_hand,
    cite_impossible_points,
    remove_cards_of_mistaken_claims,
)
from referee.games.uno.rules.turn import imply_draw_of_owed_cards, you_play_in_the_open_round
from referee.kit.cards import Card
from referee.kit.deck import card_with_too_many_copies
from referee.kit.quantities import CardCount, EntryNumber, Points
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.model.edits import AllowRefusedEntry
from referee.match.model.evolve import return_players_who_sat_out
from referee.match.model.state import Match
from referee.match.table.contests import lapsed_contest_events
from referee.match.table.ranking import winners
from referee.match.table.rounds import (
    DrawForDeal,
    ScoreRound,
    points_of_hand_cards,
    score_claim_events,
    scored_round_events,
)
from referee.rulings.finding import Fact, Finding, finding_breaks, finding_holds, finding_unseen
from referee.rulings.ruleset import NOTHING_IMPLIED, ClaimProcedure, Events, ImpliedEvents


def is_play_of_last_card(case: UnoCase[ClaimOfSeat]) -> bool:
    """Whether the played card is the last card of the hand."""
    return case.state.round.hands[case.claim.seat] == 1


def plays_all_cards_of_hand(case: UnoCase[ClaimOfSeat]) -> bool:
    """Whether the claim plays all cards that are left in the hand. False for claims that play no card."""
    claim = case.claim
    if not isinstance(claim, Play | SeveralCardsPlay):
        return False
    return case.state.round.hands[claim.seat] == len(cards_played_by_claim(claim))


def cards_left_after_play(case: UnoCase[ClaimOfSeat]) -> CardCount | None:
    """Number of cards in the hand after one card is played; None if the size of the hand is not known."""
    held = case.state.round.hands[case.claim.seat]
    return None if held is None else CardCount(held - 1)


def cite_going_out(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    """Return a finding that the seat goes out; None if the played card is not the last card of the hand."""
    return finding_holds(GOING_OUT, out=case.claim.seat) if is_play_of_last_card(case) else None


def go_out(case: UnoCase[object], seat: Seat) -> Events:
    """The events of a seat that goes out. At tables where no hands are counted, these events include the
    score of the round."""
    out = (WentOut(seat), *lapsed_contest_events(case.state, seat))
    return (*out, *case.ruleset.after_going_out(case, seat))


def wait_for_hand_counts_before_scoring(case: UnoCase[object], winner: Seat) -> Events:
    """Return no events. At tables with this rule, the round is scored when each other seat has counted its
    hand."""
    return ()


def score_round_without_counting_hands(case: UnoCase[object], winner: Seat) -> Events:
    """The events that score a round at once, without counting the hands."""
    return scored_round_events(case, case.state.round_number, None, winner, {})


def imply_draw_of_cards_owed_for_last_card(case: AnyUnoCase[object]) -> ImpliedEvents:
    """The implied draw of cards that a seat owes because of the last card of the round. Nothing is implied if
    no seat has gone out or no seat owes cards."""
    if not case_has_open_round(case) or case.state.round.out is None or case.state.round.debt is None:
        return NOTHING_IMPLIED
    return imply_draw_of_owed_cards(case)


def somebody_has_gone_out(case: AnyUnoCase[CountHand]) -> Finding | None:
    """Refuse a count of a hand if no round is open, or if no seat has gone out yet."""
    if (unmet := you_play_in_the_open_round(case)) is not None:
        return unmet
    return finding_breaks(COUNTING_THE_HANDS, out=None) if not_none(case.state.round).out is None else None


def the_hand_is_not_the_winners(case: UnoCase[CountHand]) -> Finding | None:
    """Refuse a count of the hand of the seat that went out."""
    return (
        finding_breaks(COUNTING_THE_HANDS, out=case.claim.seat)
        if case.claim.seat == case.state.round.out
        else None
    )


def the_count_matches_the_hand_size(case: UnoCase[CountHand]) -> Finding | None:
    """Refuse a count with a wrong number of cards or of card values. The right number is the size of the
    hand. If the size is not known, the finding is `finding_unseen` (nobody can check the count)."""
    counted = case.claim.cards if case.claim.cards is not None else case.claim.values
    held = case.state.round.hands[case.claim.seat]
    if held is None:
        return finding_unseen(SIZE_OF_COUNTED_HAND, seat=case.claim.seat)
    if counted is not None and len(counted) != held:
        return finding_breaks(SIZE_OF_COUNTED_HAND, seat=case.claim.seat, held=held, counted=len(counted))
    return None


def the_deck_has_the_counted_values(case: UnoCase[CountHand]) -> Finding | None:
    """Refuse a count with a card value that no card of the deck has."""
    points = case.ruleset.points
    printed: set[int] = {points[card.face] for card in COPIES_BY_EDITION[case.state.round.edition]}
    wrong = [value for value in case.claim.values or () if value not in printed]
    return finding_breaks(POINTS, seat=case.claim.seat, value=wrong[0]) if wrong else None


def the_deck_has_the_counted_cards(case: UnoCase[CountHand]) -> Finding | None:
    """Refuse a count with a card that is not in the deck."""
    edition = case.state.round.edition
    other = next((card for card in case.claim.cards or () if card not in COPIES_BY_EDITION[edition]), None)
    return finding_breaks(DECK, card=other.name, edition=edition) if other is not None else None


def the_deck_has_the_remaining_cards(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Refuse a score that lists the cards left in the hands, if the deck does not have all these cards."""
    cards = [card for hand in (case.claim.left or {}).values() for card in hand]
    return _cite_cards_not_in_the_deck(case, cards)


def the_deck_has_the_drawn_cards(case: AnyUnoCase[DrawForDeal]) -> Finding | None:
    """Refuse the draw that chooses the dealer (each player draws one card), if the deck does not have all
    these cards."""
    return _cite_cards_not_in_the_deck(case, list(case.claim.cards.values()))


def _cite_cards_not_in_the_deck(case: AnyUnoCase[object], cards: list[Card]) -> Finding | None:
    edition = case.ruleset.edition
    other = card_with_too_many_copies(COPIES_BY_EDITION[edition], cards)
    if other is None:
        return None
    return finding_breaks(DECK, card=other.name, edition=edition, many=cards.count(other))


def cite_points_of_special_wilds(case: UnoCase[CountHand]) -> Finding | None:
    """Return a finding with the points of a counted special wild card; None if no special wild card is
    counted. Only some decks have special wild cards."""
    special = [card for card in case.claim.cards or () if card.face in SPECIAL_WILD_FACES]
    worth = case.ruleset.points
    return (
        finding_holds(SPECIAL_WILD_POINTS, card=special[0].name, points=worth[special[0].face])
        if special
        else None
    )


def the_hand_can_hold_the_points(case: UnoCase[CountHand]) -> Finding | None:
    """Refuse a total of points that this hand cannot have."""
    return cite_impossible_points(case.state.round, case.claim, case.ruleset.points)


def the_hand_can_have_these_cards(case: UnoCase[CountHand]) -> Finding | None:
    """Refuse counted cards that cannot be in this hand."""
    return cite_impossible_hand(case.state.round, case.claim)


def the_counted_hands_can_exist_together(case: UnoCase[CountHand]) -> Finding | None:
    """Refuse a counted hand that is not possible together with the hands counted before."""
    if the_count_matches_the_hand_size(case) or the_deck_has_the_counted_values(case):
        return None
    return cite_hand_impossible_with_others(case.state.round, case.claim, case.ruleset.points)


def _cite_impossible_count(case: UnoCase[CountHand], round: Round) -> Finding | None:
    """Refuse a count that is not possible, given the known cards of `round`."""
    then = replace(case, state=replace(case.state, round=round))
    checks = (
        the_hand_can_hold_the_points,
        the_hand_can_have_these_cards,
        the_counted_hands_can_exist_together,
    )
    return next((found for check in checks if (found := check(then)) is not None), None)


def cite_round_score(case: UnoCase[CountHand]) -> Finding | None:
    """Return a finding with the score of the round; None if other hands still have to be counted."""
    round, claim = case.state.round, case.claim
    to_count = seats_whose_hands_must_be_counted(case)
    missing = [seat for seat in to_count if seat != claim.seat and round.counted[seat] is None]
    return None if missing else finding_holds(WINNER_TAKES_ALL, winner=round.out, **_round_score_facts(case))


def _round_score_facts(case: UnoCase[CountHand]) -> dict[str, Fact]:
    """The facts of the score: the number of the round, and the points of each seat that gets points. No facts
    if a hand is not counted yet."""
    left = points_if_all_hands_are_counted(
        points_of_remaining_hands(case) | {case.claim.seat: _points_of_counted_hand(case)}
    )
    if left is None:
        return {}
    given = case.ruleset.scoring(return_players_who_sat_out(case.state), case.state.round.out, left)
    scores = {seat: points for seat, points in given.items() if points}
    return {"round": case.state.round_number, "whose": list(scores), "points": list(scores.values())}


def cite_points_of_counted_hand(case: UnoCase[CountHand]) -> Finding | None:
    """Return a finding with the points of the hand; None if the claim already reports the points."""
    if case.claim.points is not None:
        return None
    return finding_holds(POINTS, seat=case.claim.seat, points=_points_of_counted_hand(case))


def cite_match_won_by_count(case: UnoCase[CountHand]) -> Finding | None:
    """Return a finding that says who wins the match by this count; None if nobody wins."""
    return cite_match_winner(case, count_hand(case))


def cite_match_won_by_score(case: AnyUnoCase[ScoreRound]) -> Finding | None:
    """Return a finding that says who wins the match by this score; None if nobody wins."""
    return cite_match_winner(case, score_claim_events(case))


def cite_match_winner(case: AnyUnoCase[object], events: Events) -> Finding | None:
    """Return a finding that says who wins the match by these events. None if nobody wins, or if the match was
    won before."""
    after = reduce(case.ruleset.evolve, events, case.state)
    won = winners(case.ruleset, after)
    if not won or case.state.finished:
        return None
    return finding_holds(WINNING_THE_MATCH, **fact_that_names_winners(won), total=after.totals[won[0]])


def fact_that_names_winners(won: tuple[Seat, ...]) -> dict[str, Seat | list[Seat]]:
    """The fact that names the winner (`winner`), or several winners (`winners`)."""
    return {"winner": won[0]} if len(won) == 1 else {"winners": list(won)}


def count_hand(case: UnoCase[CountHand]) -> Events:
    """The events of a counted hand. After the last count, these events include the score of the round."""
    claim, round = case.claim, case.state.round
    points = _points_of_counted_hand(case)
    if points is None:
        return ()
    event = RemainingHandCounted(claim.seat, points, claim.cards, claim.values, round.hands[claim.seat])
    mistakes = remove_cards_of_mistaken_claims(round, lambda seen: _cite_impossible_count(case, seen))
    lapsed = lapsed_contest_events(case.state, claim.seat)
    left = points_if_all_hands_are_counted(points_of_remaining_hands(case) | {claim.seat: points})
    if left is None:
        return (*mistakes, event, *lapsed)
    return (
        *mistakes,
        event,
        *lapsed,
        *scored_round_events(case, case.state.round_number, None, round.out, left),
    )


def points_of_remaining_hands(case: UnoCase[object]) -> dict[Seat, Points | None]:
    """The points of each hand at the end of the round; the keys are the seats. The points are None if the
    hand is not counted yet.

    Two kinds of hands are included: hands that have to be counted, and counted hands of players who left the
    round.
    """
    counted = case.state.round.counted
    gone = [Seat(seat) for seat, points in enumerate(counted) if points is not None]
    return {seat: counted[seat] for seat in (*seats_whose_hands_must_be_counted(case), *gone)}


def points_if_all_hands_are_counted(left: Mapping[Seat, Points | None]) -> dict[Seat, Points] | None:
    """The points of all hands; the keys are the seats. None if a hand is not counted yet."""
    counted = {seat: points for seat, points in left.items() if points is not None}
    return counted if len(counted) == len(left) else None


def points_of_players_who_left(match: Match[Round | None]) -> dict[Seat, Points]:
    """The points of the counted hands of players who left the open round; the keys are the seats."""
    counted = () if match.round is None else match.round.counted
    return {
        Seat(seat): points
        for seat, points in enumerate(counted)
        if points is not None and seat not in match.order
    }


def seats_whose_hands_must_be_counted(case: UnoCase[object]) -> tuple[Seat, ...]:
    """The seats whose hands have to be counted after a seat has gone out."""
    return case.ruleset.seats_to_count(case.state)


def seats_with_uncounted_hands(ruleset: UnoRuleset, match: Match[Round]) -> tuple[Seat, ...]:
    """The seats whose hands still have to be counted after a seat has gone out."""
    return tuple(seat for seat in ruleset.seats_to_count(match) if match.round.counted[seat] is None)


def _points_of_counted_hand(case: UnoCase[CountHand]) -> Points | None:
    """The points of the hand, from the cards, the values or the total of the claim. None if the claim has
    none of these. Such a claim is only an offer that the player still has to fill in."""
    if case.claim.cards is not None:
        return points_of_hand_cards(case, case.claim.cards)
    return Points(sum(case.claim.values)) if case.claim.values is not None else case.claim.points


def all_seats_except_the_winner(match: Match[Round]) -> tuple[Seat, ...]:
    """The seats whose hands are counted: all seats except the seat that went out."""
    return tuple(seat for seat in match.order if seat != match.round.out)


def offer_to_allow_refused_count(case: AnyUnoCase[CountHand]) -> AllowRefusedEntry | None:
    """A claim by which the players may allow a count that deductions (proofs from known cards) refuse. None
    if no deduction refuses the count."""
    found = (
        case_has_open_round(case)
        and _may_hand_be_counted(case)
        and any(check(case) for check in DEDUCTION_CHECKS)
    )
    return AllowRefusedEntry(EntryNumber(case.submission.number)) if found else None


def _may_hand_be_counted(case: UnoCase[CountHand]) -> bool:
    return somebody_has_gone_out(case) is None and the_hand_is_not_the_winners(case) is None


DEDUCTION_CHECKS = (
    the_hand_can_hold_the_points,
    the_hand_can_have_these_cards,
    the_counted_hands_can_exist_together,
)
"""The checks of a count that use deductions (proofs from known cards). The players may know better, and may
allow a count that these checks refuse."""

COUNT_HAND_PROCEDURE: ClaimProcedure[UnoCase[CountHand]] = ClaimProcedure(
    COUNTING_THE_HANDS,
    needs=(somebody_has_gone_out, the_hand_is_not_the_winners),
    checks=(
        the_count_matches_the_hand_size,
        the_deck_has_the_counted_cards,
        the_deck_has_the_counted_values,
        *DEDUCTION_CHECKS,
        cite_points_of_counted_hand,
        cite_points_of_special_wilds,
        cite_round_score,
        cite_match_won_by_count,
    ),
    effects=count_hand,
    infer_first=imply_draw_of_cards_owed_for_last_card,
    remedy=offer_to_allow_refused_count,
    impossible=(
        the_count_matches_the_hand_size,
        the_deck_has_the_counted_cards,
        the_deck_has_the_counted_values,
        *DEDUCTION_CHECKS,
    ),
)
