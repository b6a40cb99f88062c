"""What can be proved from the cards that everybody saw, without a look into any hand.

Nothing here guesses: where the cards on the table do not prove it, the answer is None. While the round is
`silent` nothing is proved at all.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from referee.games.uno.claims import CountHand
from referee.games.uno.deck import EDITIONS
from referee.games.uno.rulebook import BLUFF_PROVED, CARD_CANNOT_BE, POINTS
from referee.games.uno.state import Round, Suspect
from referee.kit.cards import Card
from referee.kit.deck import too_many, totals_of, unseen
from referee.kit.seats import Seat
from referee.rulings.finding import Finding, breaks, holds


def seen_elsewhere(round: Round, seat: Seat | None) -> list[Card]:
    """The cards that are certainly not in this hand: discarded, or seen or counted in another."""
    others = [known.card for known in round.in_hands if known.seat != seat]
    return [*round.discards, *others]


def known_cards(round: Round, seat: Seat) -> list[Card]:
    """The cards of this hand that everybody has seen."""
    return [] if round.silent else [known.card for known in round.in_hands if known.seat == seat]


def impossible_card(round: Round, seat: Seat, card: Card) -> Finding | None:
    """A card of which all copies lie elsewhere, or went into the pile from which this hand was given none."""
    copies = EDITIONS[round.edition]
    if round.silent or card not in copies:
        return None
    if too_many(copies, [*seen_elsewhere(round, seat), card]) == card:
        return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat)
    known = [one.card for one in round.in_hands if one.seat == seat]
    if card not in known and len(known) == round.hands[seat]:
        return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat, known=len(known))
    recycled = round.recycled
    if recycled is None or card not in recycled.cards:
        return None
    if round.received[seat] == recycled.received[seat]:
        return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat, received=0)
    return None


Bars = Callable[[Card], bool]
"""Whether holding this card makes a Wild Draw Four unlawful."""


def impossible_cards(round: Round, seat: Seat, cards: tuple[Card, ...]) -> Finding | None:
    """Cards laid at once of which there cannot be so many, or any."""
    found = next((one for card in cards if (one := impossible_card(round, seat, card)) is not None), None)
    if found is not None or round.silent:
        return found
    copies = EDITIONS[round.edition]
    card = too_many(copies, [*seen_elsewhere(round, seat), *cards])
    if card is None or card not in copies:
        return None
    return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat)


def holds_such(
    round: Round, seat: Seat, bars: Bars, hand: int | None, laid: Card | None = None
) -> bool | None:
    """Whether a hand of this size holds such a card, if that is proved; None if it is not.

    `laid` is a card that leaves the hand just now and does not count.
    """
    if round.silent or hand is None:
        return None
    known = [one.card for one in round.in_hands if one.seat == seat]
    if laid in known:
        known.remove(laid)
    if any(map(bars, known)):
        return True
    others = unseen(EDITIONS[round.edition], [*seen_elsewhere(round, seat), *([laid] if laid else [])])
    if hand == len(known) or not any(map(bars, others)):
        return False
    return True if sum(copies for card, copies in others.items() if not bars(card)) < hand else None


def proved_bluff(round: Round, seat: Seat, card: Card) -> Suspect | None:
    """The Wild Draw Four that this card proves to have been a bluff.

    Who has laid more cards of the color since than were given to that hand held one of them then.
    """
    if round.silent:
        return None
    given = round.received[seat]
    suspects = (one for one in round.suspects if one.seat == seat and one.color == card.color)
    return next((one for one in suspects if one.laid + 1 > given - one.received), None)


def bluff_finding(suspect: Suspect) -> Finding:
    return holds(BLUFF_PROVED, seat=suspect.seat, color=suspect.color, entry=suspect.entry)


def impossible_hand(round: Round, claim: CountHand) -> Finding | None:
    """Cards counted of which there cannot be so many left."""
    if round.silent or claim.cards is None:
        return None
    copies = EDITIONS[round.edition]
    card = too_many(copies, [*seen_elsewhere(round, claim.seat), *claim.cards])
    if card is None or card not in copies:
        return None
    counted = Counter(claim.cards)[card]
    return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=claim.seat, counted=counted)


def impossible_points(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    """A total that no hand of that size can have, out of the cards not seen elsewhere."""
    held = round.hands[claim.seat]
    if claim.points is None or held is None:
        return None
    possible = totals_left(round, held, points, seen_elsewhere(round, claim.seat))
    if claim.points in possible:
        return None
    return breaks(POINTS, seat=claim.seat, points=claim.points, held=held, **nearest(possible, claim.points))


def totals_left(round: Round, held: int, points: Mapping[str, int], seen: Iterable[Card]) -> set[int]:
    """Every total that so many cards can have, none of them among those seen."""
    by_value: Counter[int] = Counter()
    for card, copies in unseen(EDITIONS[round.edition], () if round.silent else seen).items():
        by_value[points[card.face]] += copies
    return totals_of(by_value, min(held, sum(by_value.values())))


def nearest(possible: set[int], points: int) -> dict[str, int | None]:
    """As facts: the possible totals next to one that is not, and the highest of all."""
    below = max((total for total in possible if total < points), default=None)
    above = min((total for total in possible if total > points), default=None)
    return {"below": below, "above": above, "most": max(possible)}
