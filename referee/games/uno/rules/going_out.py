"""Going out, counting the hands that are left, and what they score."""

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
from referee.kit.deck import too_many
from referee.kit.quantities import Count, EntryNumber, Points
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.edits import Allow
from referee.match.model.evolve import everybody_back
from referee.match.model.state import Match
from referee.match.table.contests import contests_lapsed
from referee.match.table.ranking import winners
from referee.match.table.rounds import DrawForDeal, Score, hand_worth, round_scored, scored
from referee.rulings.finding import Fact, Finding, breaks, holds, unseen
from referee.rulings.ruleset import NOTHING_OPEN, Closing, Events, Procedure


def is_last_card(case: UnoCase[ClaimOfSeat]) -> bool:
    """Whether the card laid leaves the hand empty."""
    return case.state.round.hands[case.claim.seat] == 1


def ends_the_round(case: UnoCase[ClaimOfSeat]) -> bool:
    """Whether what is laid leaves the hand empty; a draw never does."""
    claim = case.claim
    if not isinstance(claim, Play | SeveralCardsPlay):
        return False
    return case.state.round.hands[claim.seat] == len(cards_of(claim))


def cards_left_after(case: UnoCase[ClaimOfSeat]) -> Count | None:
    """How many cards are left once this one is laid; None where that is not known."""
    held = case.state.round.hands[case.claim.seat]
    return None if held is None else Count(held - 1)


def cite_going_out(case: UnoCase[ClaimOfSeat]) -> Finding | None:
    return holds(GOING_OUT, out=case.claim.seat) if is_last_card(case) else None


def go_out(case: UnoCase[object], seat: Seat) -> Events:
    """The events of a last card, and what follows at once where nothing is counted."""
    out = (WentOut(seat), *contests_lapsed(case.state, seat))
    return (*out, *case.ruleset.once_somebody_is_out(case, seat))


def wait_for_counts(case: UnoCase[object], winner: Seat) -> Events:
    """By everybody else, one after the other."""
    return ()


def score_without_counting(case: UnoCase[object], winner: Seat) -> Events:
    """Nothing is counted."""
    return round_scored(case, case.state.round_number, None, winner, {})


def resolve_last_debt(case: UnoTableCase[object]) -> Closing:
    """The first count closes what the last card made somebody draw."""
    if not is_in_a_round(case) or case.state.round.out is None or case.state.round.debt is None:
        return NOTHING_OPEN
    return resolve_debt(case)


def somebody_is_out(case: UnoTableCase[CountHand]) -> Finding | None:
    if (unmet := a_round_is_open_to_you(case)) is not None:
        return unmet
    return breaks(COUNT, out=None) if known(case.state.round).out is None else None


def the_hand_is_not_the_winners(case: UnoCase[CountHand]) -> Finding | None:
    return breaks(COUNT, out=case.claim.seat) if case.claim.seat == case.state.round.out else None


def the_hand_has_its_size(case: UnoCase[CountHand]) -> Finding | None:
    said = case.claim.cards if case.claim.cards is not None else case.claim.values
    held = case.state.round.hands[case.claim.seat]
    if held is None:
        return unseen(COUNT_HAND, seat=case.claim.seat)
    if said is not None and len(said) != held:
        return breaks(COUNT_HAND, seat=case.claim.seat, held=held, counted=len(said))
    return None


def the_values_are_on_cards(case: UnoCase[CountHand]) -> Finding | None:
    points = case.ruleset.points
    printed: set[int] = {points[card.face] for card in EDITIONS[case.state.round.edition]}
    wrong = [value for value in case.claim.values or () if value not in printed]
    return breaks(POINTS, seat=case.claim.seat, value=wrong[0]) if wrong else None


def the_deck_has_these_cards(case: UnoCase[CountHand]) -> Finding | None:
    edition = case.state.round.edition
    other = next((card for card in case.claim.cards or () if card not in EDITIONS[edition]), None)
    return breaks(DECK, card=other.name, edition=edition) if other is not None else None


def the_deck_has_what_is_left(case: UnoTableCase[Score]) -> Finding | None:
    """Of a round that is written down card by card, without its plays."""
    cards = [card for hand in (case.claim.left or {}).values() for card in hand]
    return _not_in_the_deck(case, cards)


def the_deck_has_what_was_drawn(case: UnoTableCase[DrawForDeal]) -> Finding | None:
    """To decide who deals."""
    return _not_in_the_deck(case, list(case.claim.cards.values()))


def _not_in_the_deck(case: UnoTableCase[object], cards: list[Card]) -> Finding | None:
    edition = case.ruleset.edition
    other = too_many(EDITIONS[edition], cards)
    if other is None:
        return None
    return breaks(DECK, card=other.name, edition=edition, many=cards.count(other))


def cite_special_wilds(case: UnoCase[CountHand]) -> Finding | None:
    """Cites the worth of the wild cards that only some decks have."""
    special = [card for card in case.claim.cards or () if card.face in SPECIAL_WILDS]
    worth = case.ruleset.points
    return holds(SPECIAL_POINTS, card=special[0].name, points=worth[special[0].face]) if special else None


def the_hand_can_hold_the_points(case: UnoCase[CountHand]) -> Finding | None:
    return impossible_points(case.state.round, case.claim, case.ruleset.points)


def the_cards_can_all_be_left(case: UnoCase[CountHand]) -> Finding | None:
    return impossible_hand(case.state.round, case.claim)


def the_hands_can_all_be_left(case: UnoCase[CountHand]) -> Finding | None:
    """This one beside those that were counted before it."""
    if the_hand_has_its_size(case) or the_values_are_on_cards(case):
        return None
    return impossible_together(case.state.round, case.claim, case.ruleset.points)


def _what_cannot_be_left(case: UnoCase[CountHand], round: Round) -> Finding | None:
    """What speaks against this count, by what is known of the hands in this round."""
    then = replace(case, state=replace(case.state, round=round))
    checks = (the_hand_can_hold_the_points, the_cards_can_all_be_left, the_hands_can_all_be_left)
    return next((found for check in checks if (found := check(then)) is not None), None)


def cite_round_score(case: UnoCase[CountHand]) -> Finding | None:
    """Cites who scores once this is the last hand to be counted."""
    round, claim = case.state.round, case.claim
    to_count = seats_to_count(case)
    missing = [seat for seat in to_count if seat != claim.seat and round.counted[seat] is None]
    return None if missing else holds(WINNER_TAKES_ALL, winner=round.out, **_scores(case))


def _scores(case: UnoCase[CountHand]) -> dict[str, Fact]:
    """As facts: the round, and what it gives to each seat that gets or could get something; none where a hand
    that may be counted is not told yet."""
    left = complete_points(hands_left(case) | {case.claim.seat: _points(case)})
    if left is None:
        return {}
    given = case.ruleset.scoring(everybody_back(case.state), case.state.round.out, left)
    scores = {seat: points for seat, points in given.items() if points}
    return {"round": case.state.round_number, "whose": list(scores), "points": list(scores.values())}


def cite_hand_worth(case: UnoCase[CountHand]) -> Finding | None:
    """Cites the worth of the cards where cards or values were told."""
    if case.claim.points is not None:
        return None
    return holds(POINTS, seat=case.claim.seat, points=_points(case))


def cite_match_won_by_count(case: UnoCase[CountHand]) -> Finding | None:
    return cite_match_winner(case, count_hand(case))


def cite_match_won_by_score(case: UnoTableCase[Score]) -> Finding | None:
    return cite_match_winner(case, scored(case))


def cite_match_winner(case: UnoTableCase[object], events: Events) -> Finding | None:
    """Cites who has won the match after these events."""
    after = reduce(case.ruleset.evolve, events, case.state)
    won = winners(case.ruleset, after)
    if not won or case.state.finished:
        return None
    return holds(TARGET, **winner_fact(won), total=after.totals[won[0]])


def winner_fact(won: tuple[Seat, ...]) -> dict[str, Seat | list[Seat]]:
    """The fact that names one winner, or several."""
    return {"winner": won[0]} if len(won) == 1 else {"winners": list(won)}


def count_hand(case: UnoCase[CountHand]) -> Events:
    claim, round = case.claim, case.state.round
    points = _points(case)
    if points is None:
        return ()
    event = HandCounted(claim.seat, points, claim.cards, claim.values, round.hands[claim.seat])
    slips = forget_mistakes(round, lambda seen: _what_cannot_be_left(case, seen))
    lapsed = contests_lapsed(case.state, claim.seat)
    left = complete_points(hands_left(case) | {claim.seat: points})
    if left is None:
        return (*slips, event, *lapsed)
    return (*slips, event, *lapsed, *round_scored(case, case.state.round_number, None, round.out, left))


def hands_left(case: UnoCase[object]) -> dict[Seat, Points | None]:
    """What is counted of each hand that is to be counted, and of those whose players left; None where it is
    not counted yet."""
    counted = case.state.round.counted
    gone = [Seat(seat) for seat, points in enumerate(counted) if points is not None]
    return {seat: counted[seat] for seat in (*seats_to_count(case), *gone)}


def complete_points(left: Mapping[Seat, Points | None]) -> dict[Seat, Points] | None:
    """What each hand counts, once that is known of every one."""
    told = {seat: points for seat, points in left.items() if points is not None}
    return told if len(told) == len(left) else None


def points_set_aside(match: Match[Round | None]) -> dict[Seat, Points]:
    """What was counted of the hands of those who are out of the open round."""
    counted = () if match.round is None else match.round.counted
    return {
        Seat(seat): points
        for seat, points in enumerate(counted)
        if points is not None and seat not in match.order
    }


def seats_to_count(case: UnoCase[object]) -> tuple[Seat, ...]:
    """The seats whose hands are to be counted, once somebody is out."""
    return case.ruleset.who_counts(case.state)


def seats_left_to_count(ruleset: UnoRuleset, match: Match[Round]) -> tuple[Seat, ...]:
    """Those of them that have not been counted yet."""
    return tuple(seat for seat in ruleset.who_counts(match) if match.round.counted[seat] is None)


def _points(case: UnoCase[CountHand]) -> Points | None:
    """None of a claim that is only tried, whose hand is left blank."""
    if case.claim.cards is not None:
        return hand_worth(case, case.claim.cards)
    return Points(sum(case.claim.values)) if case.claim.values is not None else case.claim.points


def everybody_but_the_winner(match: Match[Round]) -> tuple[Seat, ...]:
    return tuple(seat for seat in match.order if seat != match.round.out)


def offer_to_allow(case: UnoTableCase[CountHand]) -> Allow | None:
    """What deduction refuses the people may know better: they may let it count."""
    found = is_in_a_round(case) and _is_counted(case) and any(check(case) for check in DEDUCTIONS)
    return Allow(EntryNumber(case.submission.number)) if found else None


def _is_counted(case: UnoCase[CountHand]) -> bool:
    return somebody_is_out(case) is None and the_hand_is_not_the_winners(case) is None


DEDUCTIONS = (the_hand_can_hold_the_points, the_cards_can_all_be_left, the_hands_can_all_be_left)

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
    settles_first=resolve_last_debt,
    remedy=offer_to_allow,
    impossible=(the_hand_has_its_size, the_deck_has_these_cards, the_values_are_on_cards, *DEDUCTIONS),
)
