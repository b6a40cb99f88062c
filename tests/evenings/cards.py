"""The two decks, what each card counts, and hands that really lie on the table."""

from collections import Counter
from random import Random

COLORS = ("red", "yellow", "green", "blue")
UNO_NUMBERS = tuple(str(number) for number in range(10))
GOLF_NUMBERS = tuple(str(number) for number in range(7))
MOST_POINTS = 1240
"""evidence.md 5.3: all cards of the classic deck together."""


def uno_deck() -> Counter[str]:
    """uno.md 1 and 47 to 49: 108 cards; a 0 once in a color, all else twice; four of each wild card."""
    twice = (*UNO_NUMBERS[1:], "skip", "reverse", "draw two")
    deck = Counter({f"{color} 0": 1 for color in COLORS})
    deck.update({f"{color} {face}": 2 for color in COLORS for face in twice})
    return deck + Counter({"wild": 4, "wild draw four": 4})


def golf_numbers() -> Counter[str]:
    """golf.md G1: three of each number in each color. What action cards count only the table can read."""
    return Counter({f"{color} {number}": 3 for color in COLORS for number in GOLF_NUMBERS})


def worth(card: str) -> int:
    """uno.md 47 to 49."""
    if card.startswith("wild"):
        return 50
    face = card.split(" ", 1)[1]
    return int(face) if face.isdigit() else 20


def drawn(rng: Random, deck: Counter[str], count: int) -> list[str]:
    """So many cards from the deck, which has them no more."""
    cards = rng.sample(sorted(deck.elements()), count)
    deck.subtract(cards)
    return cards
