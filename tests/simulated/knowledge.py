"""What visible facts tell about hidden hands (evidence.md), so that people do nothing they disprove."""

from dataclasses import dataclass, field

from tests.simulated import rules


@dataclass
class Knowledge:
    """What is known of one hand; it goes where the hand goes."""

    exposed: set[str] = field(default_factory=set)  # cards shown in refused plays, laid since or not
    seen: set[str] = field(default_factory=set)  # those of them that are in the hand beyond doubt
    fresh: set[str] = field(default_factory=set)  # those of them shown since the last act: may be a slip
    answered: set[str] = field(default_factory=set)  # colors that a challenge has settled


def known(round_, seat: int, hand: list[str]) -> list[str]:
    """Cards of this hand that a refused play has shown to everybody."""
    return [card for card in hand if card in round_.knows[seat].exposed]


def provable(round_, seat: int) -> bool:
    """evidence.md 5.4: could visible facts prove what this seat's Wild Draw Four would hide, either way?"""
    rest = list(round_.hands[seat])
    rest.remove(rules.WILD_DRAW_FOUR)
    shown = known(round_, seat, rest)
    guilty = any(_speaks_against(round_, card) for card in shown)
    return guilty or _is_settled(round_, seat) or len(shown) == len(rest) or _is_exhausted(round_, len(rest))


def _speaks_against(round_, card: str) -> bool:
    criterion = str(round_.agreed["wild-draw-four"])
    return rules.speaks_against(card, round_.top, round_.color, criterion)


def _is_settled(round_, seat: int) -> bool:
    """An answered challenge has told about this hand; by another criterion than the color, anything."""
    answered = round_.knows[seat].answered
    return round_.color in answered if round_.agreed["wild-draw-four"] == "color" else bool(answered)


def _is_exhausted(round_, size: int) -> bool:
    """Every card that speaks against it lies open, or too few others are unseen for a hand of that size."""
    seen = round_.discards + [
        card for seat, hand in enumerate(round_.hands) for card in known(round_, seat, hand)
    ]
    deck = round_.agreed.deck()
    against = sum(_speaks_against(round_, card) for card in deck)
    seen_against = sum(_speaks_against(round_, card) for card in seen)
    itself = 0 if _speaks_against(round_, rules.WILD_DRAW_FOUR) else 1
    unseen_others = (len(deck) - against) - (len(seen) - seen_against) - itself
    return seen_against + 1 - itself >= against or unseen_others < size


def is_proved_unlawful(round_, seat: int) -> bool:
    """evidence.md 5.4: a card everybody saw in that hand speaks against its Wild Draw Four."""
    return any(_speaks_against(round_, card) for card in round_.knows[seat].seen - {rules.WILD_DRAW_FOUR})


def is_bound(round_, seat: int, fitting: list[str]) -> bool:
    """uno.md 17 (must lay): visible facts tell that this seat can lay something."""
    knows = round_.knows[seat]
    return any(card in knows.exposed for card in fitting) or (
        round_.color in knows.answered and any(rules.color_of(card) == round_.color for card in fitting)
    )


def is_known_at_all(round_, seat: int) -> bool:
    """Whether anything of this hand has become public, so that a verdict may rest on more than its sight."""
    knows = round_.knows[seat]
    return bool(knows.exposed or knows.answered)
