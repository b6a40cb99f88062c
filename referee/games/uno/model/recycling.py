"""Deductions from a shuffle of the discards into an empty pile: the new pile has exactly those cards.

All other cards except the top card were in hands at that time, or were drawn before the shuffle. So each card
that is played later came from the new pile or was kept from before, and for some cards only one is possible.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from referee.games.uno.model.deck import EDITIONS
from referee.games.uno.model.events import PileShuffled
from referee.games.uno.model.state import Recycled, Round
from referee.kit.cards import Card
from referee.kit.quantities import Count
from referee.kit.seats import Cell, Seat, add_to_seat
from referee.kit.values import known, replace


@dataclass(frozen=True)
class Sources:
    """Where the cards of a hand can have come from.

    - `pile`: Maximum number of copies of each card that can have come from the new pile.
    - `kept`: Maximum number of copies of each card that can have been kept from before the shuffle.
    - `from_pile`: Maximum number of cards of the hand from the new pile; None if it is not known.
    - `from_before`: Maximum number of its cards from before the shuffle; None if it is not known.
    """

    pile: Mapping[Card, int]
    kept: Mapping[Card, int]
    from_pile: int | None
    from_before: int | None


def sources(round: Round, seat: Seat, cards: Iterable[Card]) -> Sources | None:
    """The sources of these cards in the hand of a seat; None if the cards of the pile are not known."""
    recycled = round.recycled
    if recycled is None or recycled.pile is None:
        return None
    pile = {card: _copies_left_in_pile(recycled, card) for card in cards}
    kept = {card: _copies_left_in_hands(round, card) for card in pile}
    return Sources(pile, kept, recycled.given[seat], recycled.held[seat])


def came_from_pile(round: Round, seat: Seat) -> bool | None:
    """Whether the card that this seat plays now was drawn after the shuffle; None if it may be any card."""
    if not round.drew or round.turn != seat:
        return None
    return not known(round.recycled).drew_before


def restrict_to_draw(possible: Sources, of_the_pile: bool | None) -> Sources:
    """The sources of the card drawn in this turn: only the new pile, or only the time before the shuffle. Not
    restricted if `of_the_pile` is None."""
    if of_the_pile is None:
        return possible
    none = dict.fromkeys(possible.pile, 0)
    return replace(possible, kept=none) if of_the_pile else replace(possible, pile=none)


def find_impossible_card(possible: Sources, cards: Iterable[Card]) -> Card | None:
    """One of these cards that has no possible source; None if all of them together are possible."""
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


# --- each function returns what is known after an event ---


def after_shuffle(round: Round, event: PileShuffled) -> Recycled:
    """What is known after a shuffle."""
    recycled = Recycled(event.gone, round.received)
    if event.pile is None:
        return recycled
    none = (Count(0),) * len(round.hands)
    of_pile = replace(recycled, pile=event.pile, before=event.before)
    return replace(of_pile, held=round.hands, given=none, drew_before=True)


def after_giving(recycled: Recycled | None, seat: Seat, count: int) -> Recycled | None:
    """What is known after a seat has been given cards. The first of them come from the old pile, as far as it
    had cards left."""
    if recycled is None or recycled.pile is None:
        return recycled
    before = min(recycled.before, count)
    return replace(
        recycled,
        held=add_to_seat(recycled.held, seat, before),
        given=add_to_seat(recycled.given, seat, count - before),
        before=Count(recycled.before - before),
    )


def after_drawing(recycled: Recycled | None, count: int) -> Recycled | None:
    """What is known after cards were drawn for a turn. The last of them is the card that may be played."""
    if recycled is None or recycled.pile is None or not count:
        return recycled
    return replace(recycled, drew_before=False)


def after_playing(round: Round, seat: Seat, card: Card) -> Recycled | None:
    """What is known after a seat has played a card. If its source is certain, that source has one fewer."""
    recycled = round.recycled
    if recycled is None or recycled.pile is None:
        return recycled
    is_drawn = came_from_pile(round, seat)
    of_pile = is_drawn is not False and recycled.given[seat] != 0 and _copies_left_in_pile(recycled, card) > 0
    of_before = is_drawn is not True and recycled.held[seat] != 0 and _copies_left_in_hands(round, card) > 0
    if of_pile and not of_before:
        given = add_to_seat(recycled.given, seat, -1)
        return replace(recycled, came=(*recycled.came, card), given=given)
    if of_before and not of_pile:
        held = add_to_seat(recycled.held, seat, -1)
        return replace(recycled, stayed=(*recycled.stayed, card), held=held)
    return recycled


def _copies_left_in_pile(recycled: Recycled, card: Card) -> int:
    """Maximum number of copies of a card from the new pile that have not been played since."""
    return max(0, known(recycled.pile).count(card) - recycled.came.count(card))


def _copies_left_in_hands(round: Round, card: Card) -> int:
    """Maximum number of copies of a card from hands before the shuffle that have not been played since."""
    recycled = known(round.recycled)
    elsewhere = (*known(recycled.pile), *round.discards[:1], *recycled.stayed)
    return max(0, EDITIONS[round.edition].get(card, 0) - elsewhere.count(card))


def rearranged(row: tuple[Cell, ...], hand_of: Mapping[Seat, Seat]) -> tuple[Cell, ...]:
    """The values by seat number after hands have moved. `hand_of` maps a seat to the seat whose hand it
    got."""
    return tuple(row[hand_of.get(seat, seat)] for seat in map(Seat, range(len(row))))


def after_moving_hands(recycled: Recycled | None, hand_of: Mapping[Seat, Seat]) -> Recycled | None:
    """What is known after hands have moved: it moves with them."""
    if recycled is None:
        return None
    return replace(
        recycled,
        received=rearranged(recycled.received, hand_of),
        held=rearranged(recycled.held, hand_of),
        given=rearranged(recycled.given, hand_of),
    )


def after_mixing_hands(recycled: Recycled | None) -> Recycled | None:
    """What is known after all hands were shuffled together: only the cards of the pile."""
    if recycled is None or recycled.pile is None:
        return None
    nobody_knows = (None,) * len(recycled.held)
    return replace(recycled, cards=(), held=nobody_knows, given=nobody_knows)


def without_pile(recycled: Recycled | None) -> Recycled | None:
    """What is known once the pile may have other cards, or a count was wrong: not the cards of the pile."""
    return recycled and Recycled(recycled.cards, recycled.received)
