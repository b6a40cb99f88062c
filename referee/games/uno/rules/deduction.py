"""Deductions: proofs from the known cards about hands that nobody has shown.

A deduction never guesses. If the known cards prove nothing, the deduction returns None. If `round.silent` is
set, no cards prove anything. It is set after the table has allowed something against the rules.

A refused claim may have been a mistake. A card that only a refused claim has shown is therefore no proof. If
a finding needs such a card, the finding is `finding_unseen` (nobody can check the claim) and names the
refused claim.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from referee.games.uno.model.claims import CountHand
from referee.games.uno.model.deck import COPIES_BY_EDITION, WildDrawFourTest
from referee.games.uno.model.events import MistakenlyShownCardRemoved
from referee.games.uno.model.recycling import (
    CardSources,
    find_impossible_card,
    played_card_is_from_new_pile,
    possible_card_sources,
    restrict_to_drawn_card,
)
from referee.games.uno.model.rulebook import (
    BLUFF_PROVED,
    CARD_CLAIMED_BY_MISTAKE,
    CARDS_THE_NEW_PILE_CAN_GIVE,
    IMPOSSIBLE_CARD,
    IMPOSSIBLE_SCORE,
    POINTS,
)
from referee.games.uno.model.state import CountedHand, InHand, Round, Suspect
from referee.kit.cards import Card
from referee.kit.deck import card_with_too_many_copies, possible_totals_of_hand
from referee.kit.deck import count_unseen_cards as not_seen
from referee.kit.hands import HandSizeAndTotal, deck_can_contain_hands, smallest_impossible_hand_group
from referee.kit.seats import Seat, row_values_by_seat
from referee.kit.values import not_none, replace
from referee.rulings.finding import Finding, finding_breaks, finding_holds, finding_unseen

Deduction = Callable[[Round], Finding | None]
"""A function that returns the finding against a claim, given a round with its known cards. The finding is
None if the cards prove nothing."""


def round_without_cards_of_refused_claims(round: Round) -> Round:
    """A copy of the round without the cards that only refused claims have shown."""
    if not _cards_of_refused_claims(round):
        return round
    return replace(round, in_hands=tuple(one for one in round.in_hands if one.entry is None))


def deduce_without_trusting_refused_claims(round: Round, deduce: Deduction) -> Finding | None:
    """Return the finding of `deduce` against a claim; None if the known cards do not contradict the claim.

    A card that only a refused claim has shown is no proof, because that claim may have been a mistake. If the
    deduction needs such a card, the finding names the refused claim and does not refuse the new claim.
    """
    proved = deduce(round_without_cards_of_refused_claims(round))
    return proved or cite_refused_claim_needed_for_proof(round, lambda seen: deduce(seen) is not None)


def cite_refused_claim_needed_for_proof(round: Round, is_so: Callable[[Round], bool]) -> Finding | None:
    """Return a finding if the condition `is_so` is true only because of cards that refused claims have shown;
    otherwise None. The finding names the refused claim. If several refused claims are needed, it names the
    newest one."""
    if (
        not _cards_of_refused_claims(round)
        or not is_so(round)
        or is_so(round_without_cards_of_refused_claims(round))
    ):
        return None
    one = _newest_card_that_condition_needs(round, is_so)
    by = one.seat if one.by is None else one.by
    return finding_unseen(CARD_CLAIMED_BY_MISTAKE, by=by, shown=one.card.name, entry=one.entry)


def remove_cards_of_mistaken_claims(
    round: Round, deduce: Deduction
) -> tuple[MistakenlyShownCardRemoved, ...]:
    """The events that remove the cards of mistaken claims from the known cards.

    A refused claim was a mistake if a later valid claim can be true only without the cards that it showed.
    `deduce` returns the finding against the later claim.
    """
    if cite_refused_claim_needed_for_proof(round, lambda seen: deduce(seen) is not None) is None:
        return ()
    wrong = _newest_card_that_condition_needs(round, lambda seen: deduce(seen) is not None)
    gone = tuple(one for one in _cards_of_refused_claims(round) if one.entry == wrong.entry)
    mistakes = tuple(MistakenlyShownCardRemoved(one.seat, one.card, not_none(one.entry)) for one in gone)
    return (*mistakes, *remove_cards_of_mistaken_claims(_round_without_cards_of_claim(round, wrong), deduce))


def _cards_of_refused_claims(round: Round) -> list[InHand]:
    """The cards that only refused claims have shown. The cards of the newest claim come first."""
    shown = [one for one in round.in_hands if one.entry is not None]
    return sorted(shown, key=lambda one: not_none(one.entry), reverse=True)


def _newest_card_that_condition_needs(round: Round, is_so: Callable[[Round], bool]) -> InHand:
    """The newest card from refused claims that the condition `is_so` needs to be true.

    The refused claims are tried from the oldest to the newest. If the condition is true without the cards of
    a claim, these cards are removed. The newest remaining card is returned.
    """
    for one in reversed(_cards_of_refused_claims(round)):
        rest = _round_without_cards_of_claim(round, one)
        round = rest if is_so(rest) else round
    return _cards_of_refused_claims(round)[0]


def _round_without_cards_of_claim(round: Round, shown: InHand) -> Round:
    """A copy of the round without the cards of one refused claim: the claim that has shown the card
    `shown`."""
    return replace(round, in_hands=tuple(one for one in round.in_hands if one.entry != shown.entry))


def cards_seen_outside_hand(round: Round, seat: Seat | None) -> list[Card]:
    """The known cards outside the hand of this seat: the discards, and the known cards of other hands. If
    `seat` is None, the known cards of all hands are included."""
    others = [one.card for one in round.in_hands if one.seat != seat]
    return [*round.discards, *others]


def number_of_copies_seen_outside_hand(round: Round, seat: Seat, card: Card) -> int:
    """Number of copies of a card that are known to be outside the hand of this seat."""
    return round.discards.count(card) + sum(one.card is card and one.seat != seat for one in round.in_hands)


def known_cards_of_hand(round: Round, seat: Seat) -> list[InHand]:
    """The known cards in the hand of this seat.

    The list is empty if `round.silent` is set. It is set after the table has allowed something against the
    rules. The cards seen so far then prove nothing about hidden hands.
    """
    return [] if round.silent else [one for one in round.in_hands if one.seat == seat]


def cite_impossible_card(round: Round, seat: Seat, card: Card) -> Finding | None:
    """Refuse a card that cannot be in this hand. There are four possible reasons.

    - All copies of the card are outside this hand.
    - All cards of the hand are known, and the card is not among the known cards.
    - All copies were shuffled into the draw pile, and the hand has received no card since the shuffle.
    - The card cannot have come from the new draw pile, and the hand cannot have had the card before the
      shuffle.
    """
    return deduce_without_trusting_refused_claims(
        round, lambda seen: _deduce_impossible_card(seen, seat, card)
    )


def _deduce_impossible_card(round: Round, seat: Seat, card: Card) -> Finding | None:
    copies = COPIES_BY_EDITION[round.edition]
    if round.silent or card not in copies:
        return None
    if number_of_copies_seen_outside_hand(round, seat, card) >= copies[card]:
        return finding_breaks(IMPOSSIBLE_CARD, card=card.name, copies=copies[card], seat=seat)
    known, held = known_cards_of_hand(round, seat), round.hands[seat]
    if all(one.card != card for one in known) and held is not None and len(known) >= held:
        return finding_breaks(
            IMPOSSIBLE_CARD, card=card.name, copies=copies[card], seat=seat, known=len(known)
        )
    recycled = round.recycled
    is_gone = recycled is not None and card in recycled.cards
    if recycled is not None and is_gone and round.received[seat] == recycled.received[seat]:
        return finding_breaks(IMPOSSIBLE_CARD, card=card.name, copies=copies[card], seat=seat, received=0)
    return cite_card_impossible_after_shuffle(
        round, seat, (card,), drawn=None if recycled is None else played_card_is_from_new_pile(round, seat)
    )


def cite_card_impossible_after_shuffle(
    round: Round, seat: Seat, cards: tuple[Card, ...], drawn: bool | None = None
) -> Finding | None:
    """Refuse a card that this hand cannot have since the last shuffle: it cannot come from the new draw pile,
    and it cannot have been in the hand before. None if the cards of the new draw pile are not known.

    If the card was drawn in this turn, `drawn` says whether the draw was after the shuffle (True) or before
    the shuffle (False). `drawn` is None if the card may be any card of the hand.
    """
    possible = possible_card_sources(round, seat, cards)
    if possible is None or round.silent:
        return None
    card = find_impossible_card(restrict_to_drawn_card(possible, drawn), cards)
    if card is None:
        return None
    why, pile = (
        _reason_why_impossible_after_shuffle(possible, card, drawn),
        not_none(not_none(round.recycled).pile),
    )
    copies = pile.count(card)
    return finding_breaks(
        CARDS_THE_NEW_PILE_CAN_GIVE,
        seat=seat,
        card=card.name,
        pile=len(pile),
        lay=copies,
        why=why,
        proved=True,
    )


def _reason_why_impossible_after_shuffle(possible: CardSources, card: Card, drawn: bool | None) -> str:
    """The reason why a card cannot be in a hand after a shuffle. The reason is a fact of the finding.

    - "drawn": The card was just drawn, after the shuffle.
    - "drawn before": The card was just drawn, before the shuffle.
    - "given": The hand has already played all cards that it received after the shuffle.
    - "held": The hand has already played all cards that it had before the shuffle.
    """
    if drawn is not None:
        return "drawn" if drawn else "drawn before"
    return "given" if not possible.kept[card] else "held"


def cite_impossible_cards(round: Round, seat: Seat, cards: tuple[Card, ...]) -> Finding | None:
    """Refuse several cards that are played at once, if this hand cannot have all of these cards."""
    return deduce_without_trusting_refused_claims(
        round, lambda seen: _deduce_impossible_cards(seen, seat, cards)
    )


def _deduce_impossible_cards(round: Round, seat: Seat, cards: tuple[Card, ...]) -> Finding | None:
    found = next(
        (one for card in cards if (one := _deduce_impossible_card(round, seat, card)) is not None), None
    )
    if found is not None or round.silent:
        return found
    copies = COPIES_BY_EDITION[round.edition]
    card = card_with_too_many_copies(copies, [*cards_seen_outside_hand(round, seat), *cards])
    if card is None or card not in copies:
        return cite_card_impossible_after_shuffle(round, seat, cards)
    return finding_breaks(IMPOSSIBLE_CARD, card=card.name, copies=copies[card], seat=seat)


def hand_provably_has_card(
    round: Round, seat: Seat, bars: WildDrawFourTest, hand: int | None, played: Card | None = None
) -> bool | None:
    """Whether a hand has a card for which the test `bars` is true. None if the known cards prove neither yes
    nor no.

    `hand` is the number of cards in the hand, without the card `played`. The card `played` is the card that
    the claim plays from the hand, and is not tested.
    """
    return hand_apparently_has_card(round_without_cards_of_refused_claims(round), seat, bars, hand, played)


def hand_apparently_has_card(
    round: Round, seat: Seat, bars: WildDrawFourTest, hand: int | None, played: Card | None = None
) -> bool | None:
    """Return the same result as `hand_provably_has_card`, with one difference: a card counts as known also if
    only a refused claim has shown it."""
    if round.silent or hand is None:
        return None
    known = [one.card for one in round.in_hands if one.seat == seat]
    if played in known:
        known.remove(played)
    if any(map(bars, known)):
        return True
    others = not_seen(
        COPIES_BY_EDITION[round.edition],
        [*cards_seen_outside_hand(round, seat), *([played] if played else [])],
    )
    if hand <= len(known) or not any(map(bars, others)):
        return False
    return True if sum(copies for card, copies in others.items() if not bars(card)) < hand else None


def find_earlier_bluff_proved_by_card(round: Round, seat: Seat, card: Card) -> Suspect | None:
    """The earlier Wild Draw Four that this played card proves to have been a bluff; None if the card proves
    no bluff.

    A Wild Draw Four is a bluff if its player had a card of the current color. After the Wild Draw Four, the
    seat has received some cards and has played some cards of the color. If the seat has played more cards of
    the color than it has received cards, the hand had the color before.
    """
    if round.silent:
        return None
    given = round.received[seat]
    suspects = (one for one in round.suspects if one.seat == seat and one.color == card.color)
    return next((one for one in suspects if one.laid + 1 > given - one.received), None)


def cite_bluff_proved_by_cards(suspect: Suspect, **more: bool) -> Finding:
    """Return a finding that later cards prove this Wild Draw Four to have been a bluff. `more` has further
    facts of the finding."""
    return finding_holds(BLUFF_PROVED, seat=suspect.seat, color=suspect.color, entry=suspect.entry, **more)


def cite_impossible_hand(round: Round, claim: CountHand) -> Finding | None:
    """Refuse counted cards that cannot be in this hand."""
    return deduce_without_trusting_refused_claims(round, lambda seen: _deduce_impossible_hand(seen, claim))


def _deduce_impossible_hand(round: Round, claim: CountHand) -> Finding | None:
    if round.silent or claim.cards is None:
        return None
    copies = COPIES_BY_EDITION[round.edition]
    card = card_with_too_many_copies(copies, [*cards_seen_outside_hand(round, claim.seat), *claim.cards])
    if card is None or card not in copies:
        return cite_card_impossible_after_shuffle(round, claim.seat, claim.cards)
    counted = Counter(claim.cards)[card]
    return finding_breaks(
        IMPOSSIBLE_CARD, card=card.name, copies=copies[card], seat=claim.seat, counted=counted
    )


def cite_impossible_points(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    """Refuse a total of points that this hand cannot have. The check uses the size of the hand and the cards
    seen elsewhere. `points` has the points of each face.

    If the size is not known, only a total higher than the points of the whole deck is refused.
    """
    return deduce_without_trusting_refused_claims(
        round, lambda seen: _deduce_impossible_points(seen, claim, points)
    )


def _deduce_impossible_points(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    held = round.hands[claim.seat]
    if claim.points is None:
        return None
    if held is None:
        most = sum(worth * copies for worth, copies in count_unseen_cards_by_value(round, points, ()).items())
        too_much = finding_breaks(IMPOSSIBLE_SCORE, points=claim.points, hands=1, least=0, most=most)
        return too_much if claim.points > most else None
    possible = possible_totals_of_unseen_cards(
        round, held, points, cards_seen_outside_hand(round, claim.seat)
    )
    if claim.points in possible:
        return None
    near = facts_about_nearest_possible_totals(possible, claim.points)
    return finding_breaks(POINTS, seat=claim.seat, points=claim.points, held=held, **near)


def cite_hand_impossible_with_others(
    round: Round, claim: CountHand, points: Mapping[str, int]
) -> Finding | None:
    """Refuse a counted hand that is possible alone, but not together with the hands counted before. The deck
    does not have enough cards to form all these hands at once. `points` has the points of each face."""
    return deduce_without_trusting_refused_claims(
        round, lambda seen: _deduce_hand_impossible_with_others(seen, claim, points)
    )


def _deduce_hand_impossible_with_others(
    round: Round, claim: CountHand, points: Mapping[str, int]
) -> Finding | None:
    held = round.hands[claim.seat]
    if round.silent or held is None:
        return None
    if _deduce_impossible_points(round, claim, points) or _deduce_impossible_hand(round, claim):
        return None
    counted = [one for one in round.told if one.seat != claim.seat]
    if claim.values is not None or claim.points is not None:
        counted.append(CountedHand(claim.seat, held, claim.values))
    worth = row_values_by_seat(round.counted) | {claim.seat: claim.points}
    left = count_unseen_cards_by_value(
        round, points, [*cards_seen_outside_hand(round, claim.seat), *(claim.cards or ())]
    )
    by_points = {
        one.seat: (one.size, worth_it)
        for one in counted
        if one.values is None and (worth_it := worth[one.seat]) is not None
    }
    return cite_too_many_cards_of_a_value(
        left, [one.values for one in counted if one.values is not None]
    ) or cite_hands_impossible_with_cards_left(left, by_points)


def cite_too_many_cards_of_a_value(left: Counter[int], hands: Iterable[tuple[int, ...]]) -> Finding | None:
    """Refuse hands that together have more cards of one value than `left`. If the hands are possible,
    subtract the cards of the hands from `left` and return None.

    `left` has the number of available cards for each value. `hands` has the card values of each hand.
    """
    reported = Counter(value for hand in hands for value in hand)
    wrong = next((value for value, many in reported.items() if many > left[value]), None)
    if wrong is not None:
        return finding_breaks(IMPOSSIBLE_SCORE, value=wrong, unseen=left[wrong], left=reported[wrong])
    left.subtract(reported)
    return None


def cite_hands_impossible_with_cards_left(
    left: Mapping[int, int], hands: Mapping[Seat, HandSizeAndTotal]
) -> Finding | None:
    """Refuse hands that cannot all be formed from the available cards. `left` has the number of available
    cards for each value. `hands` has the size and the points of each hand."""
    if deck_can_contain_hands(left, list(hands.values())):
        return None
    sized = {seat: (size, points) for seat, (size, points) in hands.items() if size is not None}
    seats = [list(sized)[place] for place in smallest_impossible_hand_group(left, list(sized.values()))]
    if not seats:
        each = [points for _, points in hands.values()]
        return finding_breaks(IMPOSSIBLE_SCORE, seats=list(hands), each=each)
    held, points = (sum(sized[seat][part] for seat in seats) for part in (0, 1))
    near = facts_about_nearest_possible_totals(
        possible_totals_of_hand(left, min(held, sum(left.values()))), points
    )
    return finding_breaks(IMPOSSIBLE_SCORE, seats=seats, points=points, held=held, **near)


def count_unseen_cards_by_value(
    round: Round, points: Mapping[str, int], seen: Iterable[Card]
) -> Counter[int]:
    """For each card value, the number of cards of the deck that have this value and are not in `seen`.
    `points` has the value of each face.

    If `round.silent` is set, seen cards prove nothing. All cards of the deck are then counted.
    """
    by_value: Counter[int] = Counter()
    for card, copies in not_seen(COPIES_BY_EDITION[round.edition], () if round.silent else seen).items():
        by_value[points[card.face]] += copies
    return by_value


def possible_totals_of_unseen_cards(
    round: Round, held: int, points: Mapping[str, int], seen: Iterable[Card]
) -> set[int]:
    """All possible totals of points of a hand of `held` cards that has none of the cards in `seen`. `points`
    has the points of each face."""
    by_value = count_unseen_cards_by_value(round, points, seen)
    return possible_totals_of_hand(by_value, min(held, sum(by_value.values())))


def facts_about_nearest_possible_totals(possible: set[int], points: int) -> dict[str, int | None]:
    """The facts about the possible totals that are nearest to the impossible total `points`.

    - `below`: The highest possible total below `points`; None if there is none.
    - `above`: The lowest possible total above `points`; None if there is none.
    - `most`: The highest possible total.
    """
    below = max((total for total in possible if total < points), default=None)
    above = min((total for total in possible if total > points), default=None)
    return {"below": below, "above": above, "most": max(possible)}
