"""What visible facts tell about hidden hands (evidence.md), so that people do nothing they disprove.

What a refused claim has shown is remembered, and proves nothing (entries.md 6.8).
"""

from dataclasses import dataclass, field

from tests.simulated import rules


@dataclass
class Knowledge:
    """What is known of one hand; it goes where the hand goes."""

    shown: set[str] = field(default_factory=set)  # cards of the hand that refused claims have shown
    answered: set[str] = field(default_factory=set)  # colors that a challenge has settled


def provable(round_, seat: int) -> bool:
    """evidence.md 5.4: could visible facts prove what this seat's Wild Draw Four would hide, either way?"""
    return _is_settled(round_, seat) or _is_exhausted(round_, len(round_.hands[seat]) - 1)


def speaks_against(round_, card: str) -> bool:
    """Whether a card held would make a Wild Draw Four unlawful now."""
    criterion = str(round_.agreed["wild-draw-four"])
    return rules.speaks_against(card, round_.top, round_.color, criterion)


def _is_settled(round_, seat: int) -> bool:
    """An answered challenge has told about this hand; by another criterion than the color, anything."""
    answered = round_.knows[seat].answered
    return round_.color in answered if round_.agreed["wild-draw-four"] == "color" else bool(answered)


def _is_exhausted(round_, size: int) -> bool:
    """Every card that speaks against it lies open, or too few others are unseen for a hand of that size."""
    deck, seen = round_.agreed.deck(), round_.discards
    against = sum(speaks_against(round_, card) for card in deck)
    seen_against = sum(speaks_against(round_, card) for card in seen)
    itself = 0 if speaks_against(round_, rules.WILD_DRAW_FOUR) else 1
    unseen_others = (len(deck) - against) - (len(seen) - seen_against) - itself
    return seen_against + 1 - itself >= against or unseen_others < size


def shown_although(round_, seat: int) -> list[str]:
    """Cards of this hand that a refused claim has shown, and that speak against a Wild Draw Four now."""
    return [
        card for card in round_.knows[seat].shown - {rules.WILD_DRAW_FOUR} if speaks_against(round_, card)
    ]
