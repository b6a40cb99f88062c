"""Deductions from the cards on the table, without a look into any hand.

Nothing is guessed: if the cards do not prove something, the answer is None. A `silent` round proves nothing.
A card that only a refused claim has shown proves nothing, because the claim may have been a mistake: a
finding that rests on it is `unseen` and cites that claim.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from referee.games.uno.model.claims import CountHand
from referee.games.uno.model.deck import EDITIONS, BarringTest
from referee.games.uno.model.events import SlipForgotten
from referee.games.uno.model.recycling import (
    Sources,
    came_from_pile,
    find_impossible_card,
    restrict_to_draw,
    sources,
)
from referee.games.uno.model.rulebook import (
    BLUFF_PROVED,
    CARD_CANNOT_BE,
    PILE_GIVES,
    POINTS,
    SCORE_CANNOT_BE,
    SLIP,
)
from referee.games.uno.model.state import CountedHand, InHand, Round, Suspect
from referee.kit.cards import Card
from referee.kit.deck import cards_unseen as not_seen
from referee.kit.deck import excess_card, totals_of
from referee.kit.hands import Hand, hands_are_possible, smallest_impossible_hands
from referee.kit.seats import Seat, cells_by_seat
from referee.kit.values import known, replace
from referee.rulings.finding import Finding, breaks, holds, unseen

Deduction = Callable[[Round], Finding | None]
"""A function that returns the finding against a claim, by the known cards of a round."""


def without_unproved_cards(round: Round) -> Round:
    """The round without the cards that only refused claims have shown."""
    if not _unproved_cards(round):
        return round
    return replace(round, in_hands=tuple(one for one in round.in_hands if one.entry is None))


def weigh(round: Round, deduce: Deduction) -> Finding | None:
    """The finding of a deduction from certain cards. If it needs a card that only a refused claim has shown,
    an `unseen` finding that cites that claim. None if there is nothing against the claim."""
    proved = deduce(without_unproved_cards(round))
    return proved or cite_refused_claim(round, lambda seen: deduce(seen) is not None)


def cite_refused_claim(round: Round, is_so: Callable[[Round], bool]) -> Finding | None:
    """Cites the refused claim without which `is_so` would not hold; None if it does not hold, or holds for
    certain."""
    if not _unproved_cards(round) or not is_so(round) or is_so(without_unproved_cards(round)):
        return None
    one = _newest_basis(round, is_so)
    by = one.seat if one.by is None else one.by
    return unseen(SLIP, by=by, shown=one.card.name, entry=one.entry)


def forget_mistakes(round: Round, deduce: Deduction) -> tuple[SlipForgotten, ...]:
    """The events that forget cards of refused claims, if a claim counts that only those cards contradict."""
    if cite_refused_claim(round, lambda seen: deduce(seen) is not None) is None:
        return ()
    wrong = _newest_basis(round, lambda seen: deduce(seen) is not None)
    gone = tuple(one for one in _unproved_cards(round) if one.entry == wrong.entry)
    mistakes = tuple(SlipForgotten(one.seat, one.card, known(one.entry)) for one in gone)
    return (*mistakes, *forget_mistakes(_without_claim(round, wrong), deduce))


def _unproved_cards(round: Round) -> list[InHand]:
    """The cards that only refused claims have shown, those of the newest claim first."""
    shown = [one for one in round.in_hands if one.entry is not None]
    return sorted(shown, key=lambda one: known(one.entry), reverse=True)


def _newest_basis(round: Round, is_so: Callable[[Round], bool]) -> InHand:
    """The newest card that `is_so` needs, after all cards that it does not need are left out."""
    for one in reversed(_unproved_cards(round)):
        rest = _without_claim(round, one)
        round = rest if is_so(rest) else round
    return _unproved_cards(round)[0]


def _without_claim(round: Round, shown: InHand) -> Round:
    """The round without the cards that this refused claim has shown."""
    return replace(round, in_hands=tuple(one for one in round.in_hands if one.entry != shown.entry))


def seen_elsewhere(round: Round, seat: Seat | None) -> list[Card]:
    """The cards that are not in this hand, by this round: discarded, or seen or counted in another hand."""
    others = [one.card for one in round.in_hands if one.seat != seat]
    return [*round.discards, *others]


def copies_elsewhere(round: Round, seat: Seat, card: Card) -> int:
    """The number of copies of a card that are not in this hand, by this round."""
    return round.discards.count(card) + sum(one.card is card and one.seat != seat for one in round.in_hands)


def known_cards(round: Round, seat: Seat) -> list[InHand]:
    """The known cards of this hand, by this round; none in a silent round."""
    return [] if round.silent else [one for one in round.in_hands if one.seat == seat]


def impossible_card(round: Round, seat: Seat, card: Card) -> Finding | None:
    """Refuses a card that this hand cannot have: all copies are elsewhere, all cards of the hand are known,
    or all copies went into the pile and the hand was given no card since."""
    return weigh(round, lambda seen: _impossible_card(seen, seat, card))


def _impossible_card(round: Round, seat: Seat, card: Card) -> Finding | None:
    copies = EDITIONS[round.edition]
    if round.silent or card not in copies:
        return None
    if copies_elsewhere(round, seat, card) >= copies[card]:
        return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat)
    known, held = known_cards(round, seat), round.hands[seat]
    if all(one.card != card for one in known) and held is not None and len(known) >= held:
        return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat, known=len(known))
    recycled = round.recycled
    is_gone = recycled is not None and card in recycled.cards
    if recycled is not None and is_gone and round.received[seat] == recycled.received[seat]:
        return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat, received=0)
    return cite_origin(round, seat, (card,), drawn=None if recycled is None else came_from_pile(round, seat))


def cite_origin(
    round: Round, seat: Seat, cards: tuple[Card, ...], drawn: bool | None = None
) -> Finding | None:
    """Refuses a card that neither came from the new pile nor was in this hand before the shuffle. `drawn`:
    the card was drawn in this turn, after the shuffle (True) or before it (False). None if the cards of the
    pile are not known."""
    possible = sources(round, seat, cards)
    if possible is None or round.silent:
        return None
    card = find_impossible_card(restrict_to_draw(possible, drawn), cards)
    if card is None:
        return None
    why, pile = _origin_reason(possible, card, drawn), known(known(round.recycled).pile)
    copies = pile.count(card)
    return breaks(PILE_GIVES, seat=seat, card=card.name, pile=len(pile), lay=copies, why=why, proved=True)


def _origin_reason(possible: Sources, card: Card, drawn: bool | None) -> str:
    """The fact that says why a card has no source: it was just drawn, "drawn" after or "drawn before" the
    shuffle; or the hand has played all cards that it was "given" since, or "held" before."""
    if drawn is not None:
        return "drawn" if drawn else "drawn before"
    return "given" if not possible.kept[card] else "held"


def impossible_cards(round: Round, seat: Seat, cards: tuple[Card, ...]) -> Finding | None:
    """Refuses cards played at once that this hand cannot have, one of them or all together."""
    return weigh(round, lambda seen: _impossible_cards(seen, seat, cards))


def _impossible_cards(round: Round, seat: Seat, cards: tuple[Card, ...]) -> Finding | None:
    found = next((one for card in cards if (one := _impossible_card(round, seat, card)) is not None), None)
    if found is not None or round.silent:
        return found
    copies = EDITIONS[round.edition]
    card = excess_card(copies, [*seen_elsewhere(round, seat), *cards])
    if card is None or card not in copies:
        return cite_origin(round, seat, cards)
    return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat)


def provably_holds(
    round: Round, seat: Seat, bars: BarringTest, hand: int | None, played: Card | None = None
) -> bool | None:
    """Whether a hand of `hand` cards has a card that passes the test `bars`; None if nothing proves it.
    `played` is a card that leaves the hand by this claim and does not count."""
    return apparently_holds(without_unproved_cards(round), seat, bars, hand, played)


def apparently_holds(
    round: Round, seat: Seat, bars: BarringTest, hand: int | None, played: Card | None = None
) -> bool | None:
    """The same as `provably_holds`, if no refused claim was a mistake."""
    if round.silent or hand is None:
        return None
    known = [one.card for one in round.in_hands if one.seat == seat]
    if played in known:
        known.remove(played)
    if any(map(bars, known)):
        return True
    others = not_seen(EDITIONS[round.edition], [*seen_elsewhere(round, seat), *([played] if played else [])])
    if hand <= len(known) or not any(map(bars, others)):
        return False
    return True if sum(copies for card, copies in others.items() if not bars(card)) < hand else None


def proved_bluff(round: Round, seat: Seat, card: Card) -> Suspect | None:
    """The Wild Draw Four that this card proves to have been a bluff; None if it proves nothing.

    If a seat has since played more cards of the color than it was given cards, it had one of them then.
    """
    if round.silent:
        return None
    given = round.received[seat]
    suspects = (one for one in round.suspects if one.seat == seat and one.color == card.color)
    return next((one for one in suspects if one.laid + 1 > given - one.received), None)


def cite_bluff(suspect: Suspect, **more: bool) -> Finding:
    """Cites that later cards prove this Wild Draw Four to have been a bluff."""
    return holds(BLUFF_PROVED, seat=suspect.seat, color=suspect.color, entry=suspect.entry, **more)


def impossible_hand(round: Round, claim: CountHand) -> Finding | None:
    """Refuses counted cards that this hand cannot have."""
    return weigh(round, lambda seen: _impossible_hand(seen, claim))


def _impossible_hand(round: Round, claim: CountHand) -> Finding | None:
    if round.silent or claim.cards is None:
        return None
    copies = EDITIONS[round.edition]
    card = excess_card(copies, [*seen_elsewhere(round, claim.seat), *claim.cards])
    if card is None or card not in copies:
        return cite_origin(round, claim.seat, claim.cards)
    counted = Counter(claim.cards)[card]
    return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=claim.seat, counted=counted)


def impossible_points(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    """Refuses a total that no hand of this size can have with the cards not seen elsewhere. If the size is
    not known, it refuses more points than all cards of the deck are worth."""
    return weigh(round, lambda seen: _impossible_points(seen, claim, points))


def _impossible_points(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    held = round.hands[claim.seat]
    if claim.points is None:
        return None
    if held is None:
        most = sum(worth * copies for worth, copies in values_left(round, points, ()).items())
        too_much = breaks(SCORE_CANNOT_BE, points=claim.points, hands=1, least=0, most=most)
        return too_much if claim.points > most else None
    possible = totals_left(round, held, points, seen_elsewhere(round, claim.seat))
    if claim.points in possible:
        return None
    near = nearest_totals(possible, claim.points)
    return breaks(POINTS, seat=claim.seat, points=claim.points, held=held, **near)


def impossible_together(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    """Refuses a counted hand that is possible alone, but not beside the hands counted before: no card is in
    two hands."""
    return weigh(round, lambda seen: _impossible_together(seen, claim, points))


def _impossible_together(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    held = round.hands[claim.seat]
    if round.silent or held is None:
        return None
    if _impossible_points(round, claim, points) or _impossible_hand(round, claim):
        return None
    counted = [one for one in round.told if one.seat != claim.seat]
    if claim.values is not None or claim.points is not None:
        counted.append(CountedHand(claim.seat, held, claim.values))
    worth = cells_by_seat(round.counted) | {claim.seat: claim.points}
    left = values_left(round, points, [*seen_elsewhere(round, claim.seat), *(claim.cards or ())])
    by_points = {
        one.seat: (one.size, worth_it)
        for one in counted
        if one.values is None and (worth_it := worth[one.seat]) is not None
    }
    return cite_surplus_value(
        left, [one.values for one in counted if one.values is not None]
    ) or cite_impossible_split(left, by_points)


def cite_surplus_value(left: Counter[int], hands: Iterable[tuple[int, ...]]) -> Finding | None:
    """Refuses more cards of a value than are left; else takes the values of these hands out of `left`."""
    reported = Counter(value for hand in hands for value in hand)
    wrong = next((value for value, many in reported.items() if many > left[value]), None)
    if wrong is not None:
        return breaks(SCORE_CANNOT_BE, value=wrong, unseen=left[wrong], left=reported[wrong])
    left.subtract(reported)
    return None


def cite_impossible_split(left: Mapping[int, int], hands: Mapping[Seat, Hand]) -> Finding | None:
    """Refuses hands of these sizes and points that the cards `left`, by value, cannot form together."""
    if hands_are_possible(left, list(hands.values())):
        return None
    sized = {seat: (size, points) for seat, (size, points) in hands.items() if size is not None}
    seats = [list(sized)[place] for place in smallest_impossible_hands(left, list(sized.values()))]
    if not seats:
        each = [points for _, points in hands.values()]
        return breaks(SCORE_CANNOT_BE, seats=list(hands), each=each)
    held, points = (sum(sized[seat][part] for seat in seats) for part in (0, 1))
    near = nearest_totals(totals_of(left, min(held, sum(left.values()))), points)
    return breaks(SCORE_CANNOT_BE, seats=seats, points=points, held=held, **near)


def values_left(round: Round, points: Mapping[str, int], seen: Iterable[Card]) -> Counter[int]:
    """The number of cards of each value that are not among those seen."""
    by_value: Counter[int] = Counter()
    for card, copies in not_seen(EDITIONS[round.edition], () if round.silent else seen).items():
        by_value[points[card.face]] += copies
    return by_value


def totals_left(round: Round, held: int, points: Mapping[str, int], seen: Iterable[Card]) -> set[int]:
    """Every total that `held` cards can have, none of them among those seen."""
    by_value = values_left(round, points, seen)
    return totals_of(by_value, min(held, sum(by_value.values())))


def nearest_totals(possible: set[int], points: int) -> dict[str, int | None]:
    """The facts for an impossible total: the next possible total `below` and `above` it (None if there is
    none), and the highest possible one."""
    below = max((total for total in possible if total < points), default=None)
    above = min((total for total in possible if total > points), default=None)
    return {"below": below, "above": above, "most": max(possible)}
