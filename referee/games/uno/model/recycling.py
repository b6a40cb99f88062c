"""A pile that was empty when the discards were shuffled: it holds just those cards, and no others come out.

Then every card that is not in it, and not on top, was in a hand, or was drawn before the shuffle. So each
card that is laid since came out of the pile or was kept from before, and for some of them only one can be.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from referee.games.uno.model.deck import EDITIONS
from referee.games.uno.model.events import PileShuffled
from referee.games.uno.model.state import Recycled, Round
from referee.kit.cards import Card
from referee.kit.quantities import Count
from referee.kit.seats import Cell, Seat, plus
from referee.kit.values import known, replace


@dataclass(frozen=True)
class Sources:
    """How many of some cards a hand can still hold out of the pile, and how many that were kept from before
    the shuffle; and how many cards it holds of either kind, None where nobody knows."""

    pile: Mapping[Card, int]
    kept: Mapping[Card, int]
    from_pile: int | None
    from_before: int | None


def sources(round: Round, seat: Seat, cards: Iterable[Card]) -> Sources | None:
    """Of these cards; None where it is not known what the pile was made of."""
    recycled = round.recycled
    if recycled is None or recycled.pile is None:
        return None
    pile = {card: _copies_left_in_pile(recycled, card) for card in cards}
    kept = {card: _copies_left_in_hands(round, card) for card in pile}
    return Sources(pile, kept, recycled.given[seat], recycled.held[seat])


def came_from_pile(round: Round, seat: Seat) -> bool | None:
    """Whether the card that this seat lays now was drawn since the shuffle; None where it may be any card."""
    if not round.drew or round.turn != seat:
        return None
    return not known(round.recycled).drew_before


def restrict_to_draw(told: Sources, of_the_pile: bool | None) -> Sources:
    """The sources of a card that was drawn for this turn, after the shuffle or before it."""
    if of_the_pile is None:
        return told
    none = dict.fromkeys(told.pile, 0)
    return replace(told, kept=none) if of_the_pile else replace(told, pile=none)


def find_impossible_card(told: Sources, cards: Iterable[Card]) -> Card | None:
    """A card of these that came neither out of the pile nor was kept from before it; None if all can be."""
    counted = Counter(cards)
    of_pile = {card: many - told.kept[card] for card, many in counted.items() if many > told.kept[card]}
    of_before = {card: many - told.pile[card] for card, many in counted.items() if many > told.pile[card]}
    nowhere = [card for card in of_pile if counted[card] > told.kept[card] + told.pile[card]]
    if nowhere:
        return nowhere[0]
    if told.from_pile is not None and sum(of_pile.values()) > told.from_pile:
        return next(iter(of_pile))
    if told.from_before is not None and sum(of_before.values()) > told.from_before:
        return next(iter(of_before))
    return None


# --- how the events change what is known ---


def after_shuffle(round: Round, event: PileShuffled) -> Recycled:
    """What is known right after a shuffle."""
    recycled = Recycled(event.gone, round.received)
    if event.pile is None:
        return recycled
    none = (Count(0),) * len(round.hands)
    of_pile = replace(recycled, pile=event.pile, before=event.before)
    return replace(of_pile, held=round.hands, given=none, drew_before=True)


def after_giving(recycled: Recycled | None, seat: Seat, count: int) -> Recycled | None:
    """The first of these cards may have lain in the pile before the shuffle."""
    if recycled is None or recycled.pile is None:
        return recycled
    before = min(recycled.before, count)
    return replace(
        recycled,
        held=plus(recycled.held, seat, before),
        given=plus(recycled.given, seat, count - before),
        before=Count(recycled.before - before),
    )


def after_drawing(recycled: Recycled | None, count: int) -> Recycled | None:
    """The card drawn for the turn is the last of these."""
    if recycled is None or recycled.pile is None or not count:
        return recycled
    return replace(recycled, drew_before=False)


def after_playing(round: Round, seat: Seat, card: Card) -> Recycled | None:
    """Where it is certain whence the card came, less can come from there."""
    recycled = round.recycled
    if recycled is None or recycled.pile is None:
        return recycled
    is_drawn = came_from_pile(round, seat)
    of_pile = is_drawn is not False and recycled.given[seat] != 0 and _copies_left_in_pile(recycled, card) > 0
    of_before = is_drawn is not True and recycled.held[seat] != 0 and _copies_left_in_hands(round, card) > 0
    if of_pile and not of_before:
        given = plus(recycled.given, seat, -1)
        return replace(recycled, came=(*recycled.came, card), given=given)
    if of_before and not of_pile:
        held = plus(recycled.held, seat, -1)
        return replace(recycled, stayed=(*recycled.stayed, card), held=held)
    return recycled


def _copies_left_in_pile(recycled: Recycled, card: Card) -> int:
    """So many may still come out of the pile."""
    return max(0, known(recycled.pile).count(card) - recycled.came.count(card))


def _copies_left_in_hands(round: Round, card: Card) -> int:
    """So many may be left of those that were in hands when the discards were shuffled."""
    recycled = known(round.recycled)
    elsewhere = (*known(recycled.pile), *round.discards[:1], *recycled.stayed)
    return max(0, EDITIONS[round.edition].get(card, 0) - elsewhere.count(card))


def rearranged(row: tuple[Cell, ...], hand_of: Mapping[Seat, Seat]) -> tuple[Cell, ...]:
    """A row that has a column a seat number, once each hand lies in front of who was given it."""
    return tuple(row[hand_of.get(seat, seat)] for seat in map(Seat, range(len(row))))


def after_moving_hands(recycled: Recycled | None, hand_of: Mapping[Seat, Seat]) -> Recycled | None:
    """What is known of a hand goes with it."""
    if recycled is None:
        return None
    return replace(
        recycled,
        received=rearranged(recycled.received, hand_of),
        held=rearranged(recycled.held, hand_of),
        given=rearranged(recycled.given, hand_of),
    )


def after_mixing_hands(recycled: Recycled | None) -> Recycled | None:
    """All hands were shuffled together: only the pile is known as before."""
    if recycled is None or recycled.pile is None:
        return None
    nobody_knows = (None,) * len(recycled.held)
    return replace(recycled, cards=(), held=nobody_knows, given=nobody_knows)


def without_pile(recycled: Recycled | None) -> Recycled | None:
    """Other cards may lie in the pile by now, or a count was wrong."""
    return recycled and Recycled(recycled.cards, recycled.received)
