"""What can be deduced from played cards after the discards were shuffled into an empty draw pile.

The new pile has exactly the cards that were under the top discard. At the time of the shuffle, every other
card except the top discard was in a hand, or was just being drawn from the old pile. A card that is played
after the shuffle comes from the new pile, or is one of these other cards. For some cards only one of the two
is possible.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.model.events import PileShuffled
from referee.games.uno.model.state import Recycled, Round
from referee.kit.cards import Card
from referee.kit.quantities import CardCount
from referee.kit.seats import RowValue, Seat, add_to_count_of_seat
from referee.kit.values import not_none, replace


@dataclass(frozen=True)
class CardSources:
    """The possible sources of the cards in a hand.

    - `pile`: Maximum number of copies of each card that can have come from the new pile.
    - `kept`: Maximum number of copies of each card that can have stayed in hands since before the shuffle.
    - `from_pile`: Maximum number of cards of the hand that came from the new pile; None if the number is not
      known.
    - `from_before`: Maximum number of cards of the hand that are from before the shuffle; None if the number
      is not known.
    """

    pile: Mapping[Card, int]
    kept: Mapping[Card, int]
    from_pile: int | None
    from_before: int | None


def possible_card_sources(round: Round, seat: Seat, cards: Iterable[Card]) -> CardSources | None:
    """The possible sources of these cards in the hand of a seat; None if the cards of the pile are not
    known."""
    recycled = round.recycled
    if recycled is None or recycled.pile is None:
        return None
    pile = {card: _copies_left_in_pile(recycled, card) for card in cards}
    kept = {card: _copies_left_in_hands(round, card) for card in pile}
    return CardSources(pile, kept, recycled.given[seat], recycled.held[seat])


def played_card_is_from_new_pile(round: Round, seat: Seat) -> bool | None:
    """Whether the card that the seat plays now was drawn after the last shuffle. Returns None if the seat has
    drawn no card in this turn, because the seat may then play any card of its hand."""
    if not round.drew or round.turn != seat:
        return None
    return not not_none(round.recycled).drew_before


def restrict_to_drawn_card(possible: CardSources, of_the_pile: bool | None) -> CardSources:
    """The sources in `possible` that a card drawn in this turn can have. If `of_the_pile` is true, it was
    drawn after the last shuffle, so it comes from the new pile. If false, it was drawn before the shuffle. If
    None, the card need not be the drawn card, and `possible` is returned unchanged."""
    if of_the_pile is None:
        return possible
    none = dict.fromkeys(possible.pile, 0)
    return replace(possible, kept=none) if of_the_pile else replace(possible, pile=none)


def find_impossible_card(possible: CardSources, cards: Iterable[Card]) -> Card | None:
    """A card of the hand for which no source is left; None if the hand can have all of these cards."""
    counted = Counter(cards)
    kept, pile = possible.kept, possible.pile
    of_pile = {card: many - kept[card] for card, many in counted.items() if many > kept[card]}
    of_before = {card: many - pile[card] for card, many in counted.items() if many > pile[card]}
    nowhere = [card for card in of_pile if counted[card] > kept[card] + pile[card]]
    if nowhere:
        return nowhere[0]
    if possible.from_pile is not None and sum(of_pile.values()) > possible.from_pile:
        return next(iter(of_pile))
    if possible.from_before is not None and sum(of_before.values()) > possible.from_before:
        return next(iter(of_before))
    return None


# --- functions that return what is known about the draw pile after an event ---


def pile_knowledge_after_shuffle(round: Round, event: PileShuffled) -> Recycled:
    """What is known about the draw pile after the discards were shuffled into it."""
    recycled = Recycled(event.gone, round.received)
    if event.pile is None:
        return recycled
    none = (CardCount(0),) * len(round.hands)
    of_pile = replace(recycled, pile=event.pile, before=event.before)
    return replace(of_pile, held=round.hands, given=none, drew_before=True)


def pile_knowledge_after_giving(recycled: Recycled | None, seat: Seat, count: int) -> Recycled | None:
    """What is known about the draw pile after a seat has been given cards. Cards left in the old pile are
    given first."""
    if recycled is None or recycled.pile is None:
        return recycled
    before = min(recycled.before, count)
    return replace(
        recycled,
        held=add_to_count_of_seat(recycled.held, seat, before),
        given=add_to_count_of_seat(recycled.given, seat, count - before),
        before=CardCount(recycled.before - before),
    )


def pile_knowledge_after_drawing(recycled: Recycled | None, count: int) -> Recycled | None:
    """What is known about the draw pile after cards were drawn in a turn. The result records that the last
    drawn card was drawn after the shuffle. Only this card may be played in the same turn."""
    if recycled is None or recycled.pile is None or not count:
        return recycled
    return replace(recycled, drew_before=False)


def pile_knowledge_after_playing(round: Round, seat: Seat, card: Card) -> Recycled | None:
    """What is known about the draw pile after a seat has played a card. If the source of the card is certain,
    the number of cards left from that source is reduced by one."""
    recycled = round.recycled
    if recycled is None or recycled.pile is None:
        return recycled
    is_drawn = played_card_is_from_new_pile(round, seat)
    of_pile = is_drawn is not False and recycled.given[seat] != 0 and _copies_left_in_pile(recycled, card) > 0
    of_before = is_drawn is not True and recycled.held[seat] != 0 and _copies_left_in_hands(round, card) > 0
    if of_pile and not of_before:
        given = add_to_count_of_seat(recycled.given, seat, -1)
        return replace(recycled, came=(*recycled.came, card), given=given)
    if of_before and not of_pile:
        held = add_to_count_of_seat(recycled.held, seat, -1)
        return replace(recycled, stayed=(*recycled.stayed, card), held=held)
    return recycled


def _copies_left_in_pile(recycled: Recycled, card: Card) -> int:
    """Maximum number of copies of a card that came from the new pile and have not been played since. Raises
    ValueError if the cards of the pile are not known."""
    return max(0, not_none(recycled.pile).count(card) - recycled.came.count(card))


def _copies_left_in_hands(round: Round, card: Card) -> int:
    """Maximum number of copies of a card that were in hands before the shuffle and have not been played
    since. Raises ValueError if the cards of the pile are not known."""
    recycled = not_none(round.recycled)
    elsewhere = (*not_none(recycled.pile), *round.discards[:1], *recycled.stayed)
    return max(0, COPIES_BY_EDITION[round.edition].get(card, 0) - elsewhere.count(card))


def row_after_hands_moved(row: tuple[RowValue, ...], hand_of: Mapping[Seat, Seat]) -> tuple[RowValue, ...]:
    """A copy of a row (one value per seat number) in which each value has moved with its hand. `hand_of` maps
    each seat with a new hand to the previous owner of that hand."""
    return tuple(row[hand_of.get(seat, seat)] for seat in map(Seat, range(len(row))))


def pile_knowledge_after_moving_hands(
    recycled: Recycled | None, hand_of: Mapping[Seat, Seat]
) -> Recycled | None:
    """What is known about the draw pile and the hands after hands have moved. The knowledge about a hand
    moves with the hand."""
    if recycled is None:
        return None
    return replace(
        recycled,
        received=row_after_hands_moved(recycled.received, hand_of),
        held=row_after_hands_moved(recycled.held, hand_of),
        given=row_after_hands_moved(recycled.given, hand_of),
    )


def pile_knowledge_after_mixing_hands(recycled: Recycled | None) -> Recycled | None:
    """What is known about the draw pile after all hands were shuffled together. Only the cards of the pile
    are still known. Returns None if the cards of the pile were not known before."""
    if recycled is None or recycled.pile is None:
        return None
    nobody_knows = (None,) * len(recycled.held)
    return replace(recycled, cards=(), held=nobody_knows, given=nobody_knows)


def pile_knowledge_without_cards(recycled: Recycled | None) -> Recycled | None:
    """What is known about the last shuffle, without the list of the cards in the pile. The list is no longer
    right if unknown cards go into the pile, or if a count was wrong."""
    return recycled and Recycled(recycled.cards, recycled.received)
