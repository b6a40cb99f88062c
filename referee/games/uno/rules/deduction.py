"""What can be proved from the cards on the table, without a look into any hand.

Nothing here guesses: where the cards on the table do not prove it, the answer is None. While the round is
`silent` nothing is proved at all. A card that only a refused claim has shown proves nothing, as the claim may
have been a mistake: what speaks against it is `unseen` and names that claim.
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
from referee.kit.deck import too_many, totals_of
from referee.kit.deck import unseen as not_seen
from referee.kit.hands import Hand, can_all_be_left, fewest_that_cannot_be
from referee.kit.seats import Seat, of_seats
from referee.kit.values import known, replace
from referee.rulings.finding import Finding, breaks, holds, unseen

Deduction = Callable[[Round], Finding | None]
"""What speaks against a claim, by what is known of the hands in this round."""


def without_unproved_cards(round: Round) -> Round:
    """The round without the cards that only refused claims have shown."""
    if not _unproved_cards(round):
        return round
    return replace(round, in_hands=tuple(one for one in round.in_hands if one.entry is None))


def weigh(round: Round, deduce: Deduction) -> Finding | None:
    """The finding of a deduction by what is certain. It is `unseen` if it rests on a card that only a refused
    claim has shown."""
    proved = deduce(without_unproved_cards(round))
    return proved or cite_refused_claim(round, lambda seen: deduce(seen) is not None)


def cite_refused_claim(round: Round, is_so: Callable[[Round], bool]) -> Finding | None:
    """Cites the refused claim by which this is so; None if it is not so, or is certain."""
    if not _unproved_cards(round) or not is_so(round) or is_so(without_unproved_cards(round)):
        return None
    one = _newest_basis(round, is_so)
    by = one.seat if one.by is None else one.by
    return unseen(SLIP, by=by, shown=one.card.name, entry=one.entry)


def forget_mistakes(round: Round, deduce: Deduction) -> tuple[SlipForgotten, ...]:
    """The cards of refused claims that are not there if a claim counts against which only they speak."""
    if cite_refused_claim(round, lambda seen: deduce(seen) is not None) is None:
        return ()
    wrong = _newest_basis(round, lambda seen: deduce(seen) is not None)
    gone = tuple(one for one in _unproved_cards(round) if one.entry == wrong.entry)
    slips = tuple(SlipForgotten(one.seat, one.card, known(one.entry)) for one in gone)
    return (*slips, *forget_mistakes(_without_claim(round, wrong), deduce))


def _unproved_cards(round: Round) -> list[InHand]:
    """The cards that only refused claims have shown, the newest claim first."""
    shown = [one for one in round.in_hands if one.entry is not None]
    return sorted(shown, key=lambda one: known(one.entry), reverse=True)


def _newest_basis(round: Round, is_so: Callable[[Round], bool]) -> InHand:
    """The newest card of those by which this is so, without any that is not needed for it."""
    for one in reversed(_unproved_cards(round)):
        rest = _without_claim(round, one)
        round = rest if is_so(rest) else round
    return _unproved_cards(round)[0]


def _without_claim(round: Round, shown: InHand) -> Round:
    """The round without what this refused claim has shown."""
    return replace(round, in_hands=tuple(one for one in round.in_hands if one.entry != shown.entry))


def seen_elsewhere(round: Round, seat: Seat | None) -> list[Card]:
    """The cards that are not in this hand, as this round has it: discarded, or seen or counted in another."""
    others = [one.card for one in round.in_hands if one.seat != seat]
    return [*round.discards, *others]


def copies_elsewhere(round: Round, seat: Seat, card: Card) -> int:
    """How many copies of a card are not in this hand, as this round has it."""
    return round.discards.count(card) + sum(one.card is card and one.seat != seat for one in round.in_hands)


def known_cards(round: Round, seat: Seat) -> list[InHand]:
    """The cards of this hand that are known, as this round has it."""
    return [] if round.silent else [one for one in round.in_hands if one.seat == seat]


def impossible_card(round: Round, seat: Seat, card: Card) -> Finding | None:
    """A card of which all copies lie elsewhere, or went into the pile from which this hand was given none."""
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
    """A card that neither came out of the pile, as it is known what that was made of, nor was in this hand
    before. `drawn`: it was drawn for this turn since the shuffle, or before it."""
    told = sources(round, seat, cards)
    if told is None or round.silent:
        return None
    card = find_impossible_card(restrict_to_draw(told, drawn), cards)
    if card is None:
        return None
    why, pile = _origin_reason(told, card, drawn), known(known(round.recycled).pile)
    lay = pile.count(card)
    return breaks(PILE_GIVES, seat=seat, card=card.name, pile=len(pile), lay=lay, why=why, proved=True)


def _origin_reason(told: Sources, card: Card, drawn: bool | None) -> str:
    """As a fact: by when it was drawn; or which of the cards of this hand have been laid, all of them."""
    if drawn is not None:
        return "drawn" if drawn else "drawn before"
    return "given" if not told.kept[card] else "held"


def impossible_cards(round: Round, seat: Seat, cards: tuple[Card, ...]) -> Finding | None:
    """Cards laid at once of which there cannot be so many, or any."""
    return weigh(round, lambda seen: _impossible_cards(seen, seat, cards))


def _impossible_cards(round: Round, seat: Seat, cards: tuple[Card, ...]) -> Finding | None:
    found = next((one for card in cards if (one := _impossible_card(round, seat, card)) is not None), None)
    if found is not None or round.silent:
        return found
    copies = EDITIONS[round.edition]
    card = too_many(copies, [*seen_elsewhere(round, seat), *cards])
    if card is None or card not in copies:
        return cite_origin(round, seat, cards)
    return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=seat)


def provably_holds(
    round: Round, seat: Seat, bars: BarringTest, hand: int | None, laid: Card | None = None
) -> bool | None:
    """Whether a hand of this size holds such a card, if that is proved; None if it is not.

    `laid` is a card that leaves the hand just now and does not count.
    """
    return apparently_holds(without_unproved_cards(round), seat, bars, hand, laid)


def apparently_holds(
    round: Round, seat: Seat, bars: BarringTest, hand: int | None, laid: Card | None = None
) -> bool | None:
    """The same by all that is known of the hands, as if no refused claim was a mistake."""
    if round.silent or hand is None:
        return None
    known = [one.card for one in round.in_hands if one.seat == seat]
    if laid in known:
        known.remove(laid)
    if any(map(bars, known)):
        return True
    others = not_seen(EDITIONS[round.edition], [*seen_elsewhere(round, seat), *([laid] if laid else [])])
    if hand <= len(known) or not any(map(bars, others)):
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


def cite_bluff(suspect: Suspect, **more: bool) -> Finding:
    return holds(BLUFF_PROVED, seat=suspect.seat, color=suspect.color, entry=suspect.entry, **more)


def impossible_hand(round: Round, claim: CountHand) -> Finding | None:
    """Cards counted of which there cannot be so many left."""
    return weigh(round, lambda seen: _impossible_hand(seen, claim))


def _impossible_hand(round: Round, claim: CountHand) -> Finding | None:
    if round.silent or claim.cards is None:
        return None
    copies = EDITIONS[round.edition]
    card = too_many(copies, [*seen_elsewhere(round, claim.seat), *claim.cards])
    if card is None or card not in copies:
        return cite_origin(round, claim.seat, claim.cards)
    counted = Counter(claim.cards)[card]
    return breaks(CARD_CANNOT_BE, card=card.name, copies=copies[card], seat=claim.seat, counted=counted)


def impossible_points(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    """A total that no hand of that size can have, out of the cards not seen elsewhere; of a hand that nobody
    counted, more than all cards of the deck are worth."""
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
    """A hand that could be, were there not those that were counted before it: no card is in two of them."""
    return weigh(round, lambda seen: _impossible_together(seen, claim, points))


def _impossible_together(round: Round, claim: CountHand, points: Mapping[str, int]) -> Finding | None:
    held = round.hands[claim.seat]
    if round.silent or held is None:
        return None
    if _impossible_points(round, claim, points) or _impossible_hand(round, claim):
        return None
    told = [one for one in round.told if one.seat != claim.seat]
    if claim.values is not None or claim.points is not None:
        told.append(CountedHand(claim.seat, held, claim.values))
    worth = of_seats(round.counted) | {claim.seat: claim.points}
    left = values_left(round, points, [*seen_elsewhere(round, claim.seat), *(claim.cards or ())])
    by_points = {
        one.seat: (one.size, worth_it)
        for one in told
        if one.values is None and (worth_it := worth[one.seat]) is not None
    }
    return cite_surplus_value(
        left, [one.values for one in told if one.values is not None]
    ) or cite_impossible_split(left, by_points)


def cite_surplus_value(left: Counter[int], hands: Iterable[tuple[int, ...]]) -> Finding | None:
    """Takes the values that were told out of those that are left."""
    told = Counter(value for hand in hands for value in hand)
    wrong = next((value for value, many in told.items() if many > left[value]), None)
    if wrong is not None:
        return breaks(SCORE_CANNOT_BE, value=wrong, unseen=left[wrong], left=told[wrong])
    left.subtract(told)
    return None


def cite_impossible_split(left: Mapping[int, int], hands: Mapping[Seat, Hand]) -> Finding | None:
    """Hands of these sizes and points that so many cards of each value do not make."""
    if can_all_be_left(left, list(hands.values())):
        return None
    sized = {seat: (size, points) for seat, (size, points) in hands.items() if size is not None}
    seats = [list(sized)[place] for place in fewest_that_cannot_be(left, list(sized.values()))]
    if not seats:
        each = [points for _, points in hands.values()]
        return breaks(SCORE_CANNOT_BE, seats=list(hands), each=each)
    held, points = (sum(sized[seat][part] for seat in seats) for part in (0, 1))
    near = nearest_totals(totals_of(left, min(held, sum(left.values()))), points)
    return breaks(SCORE_CANNOT_BE, seats=seats, points=points, held=held, **near)


def values_left(round: Round, points: Mapping[str, int], seen: Iterable[Card]) -> Counter[int]:
    """How many cards of each value are not among those seen."""
    by_value: Counter[int] = Counter()
    for card, copies in not_seen(EDITIONS[round.edition], () if round.silent else seen).items():
        by_value[points[card.face]] += copies
    return by_value


def totals_left(round: Round, held: int, points: Mapping[str, int], seen: Iterable[Card]) -> set[int]:
    """Every total that so many cards can have, none of them among those seen."""
    by_value = values_left(round, points, seen)
    return totals_of(by_value, min(held, sum(by_value.values())))


def nearest_totals(possible: set[int], points: int) -> dict[str, int | None]:
    """As facts: the possible totals next to one that is not, and the highest of all."""
    below = max((total for total in possible if total < points), default=None)
    above = min((total for total in possible if total > points), default=None)
    return {"below": below, "above": above, "most": max(possible)}
