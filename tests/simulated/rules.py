"""Classic UNO as the simulated table plays it: 108 cards, 2 to 10 seats, the default column of the research.

Written from `research/rules.md` alone (rows are cited as "row n", disputes as "dispute n"), so that it can
disagree with the referee. Nothing here knows about hands, claims or the referee; it only says what cards do.
Cards are their printed names: "red 5", "blue draw two", "wild", "wild draw four".
"""

from collections import Counter
from dataclasses import dataclass

COLORS = ("red", "yellow", "green", "blue")
ACTIONS = ("skip", "reverse", "draw two")
WILD = "wild"
WILD_DRAW_FOUR = "wild draw four"

HAND_SIZE = 7  # row 5
TARGET = 500  # row 52
UNO_PENALTY = 2  # row 41
GUILTY_DRAWS = 4  # row 33
INNOCENT_DEBT = 6  # row 34
CARDS_OF_ONE_COLOR = 25  # rules.md 5, head
CARDS_OF_OTHER_COLORS = 83  # rules.md 5.4: everything that is not of one given color


def full_deck() -> list[str]:
    """Row 1: a zero and two each of 1-9 and the actions in every color, four of either wild."""
    once = [f"{color} 0" for color in COLORS]
    twice = [f"{color} {face}" for color in COLORS for face in (*map(str, range(1, 10)), *ACTIONS)]
    return once + 2 * twice + 4 * [WILD, WILD_DRAW_FOUR]


DECK = Counter(full_deck())


def is_wild(card: str) -> bool:
    """Either wild: a card without a color of its own."""
    return card in (WILD, WILD_DRAW_FOUR)


def color_of(card: str) -> str | None:
    """The printed color; a wild has none."""
    return None if is_wild(card) else card.split(" ", 1)[0]


def face_of(card: str) -> str:
    """The number or symbol; a wild is its own symbol."""
    return card if is_wild(card) else card.split(" ", 1)[1]


def points(card: str) -> int:
    """Rows 47-49: the number, 20 for an action, 50 for a wild."""
    face = face_of(card)
    if face.isdigit():
        return int(face)
    return 50 if is_wild(card) else 20


def matches(card: str, top: str, color: str | None) -> bool:
    """Rows 15 and 16: a wild always; else the color in force, or the number or symbol of the top card."""
    return is_wild(card) or color_of(card) == color or face_of(card) == face_of(top)


def seat_after(seat: int, direction: int, seats: int, steps: int = 1) -> int:
    """Who sits so many places on, clockwise when the direction is 1."""
    return (seat + direction * steps) % seats


@dataclass(frozen=True)
class Effect:
    """What a card does when played: steps of the turn, a new direction, what the next seat owes."""

    steps: int = 1
    turns: bool = False
    owes: int = 0


PLAIN = Effect()
SKIP = Effect(steps=2)
REVERSE = Effect(turns=True)
DRAW_TWO = Effect(owes=2)
DRAW_FOUR = Effect(owes=4)


def effect(card: str, seats: int) -> Effect:
    """Rows 33 and 55: among two a Reverse is a Skip, so the direction stays and so does the turn."""
    chart = {
        "skip": SKIP,
        "reverse": SKIP if seats == 2 else REVERSE,
        "draw two": DRAW_TWO,
        WILD_DRAW_FOUR: DRAW_FOUR,
    }
    return chart.get(face_of(card), PLAIN)


@dataclass(frozen=True)
class Start:
    """How a round begins: whose turn, which way, the color (None: to be named), what that seat owes."""

    turn: int
    direction: int
    color: str | None
    owes: int = 0


def may_start(card: str) -> bool:
    """Row 13: only a Wild Draw Four goes back into the pile."""
    return card != WILD_DRAW_FOUR


def start(card: str, dealer: int, seats: int) -> Start:
    """Rows 6-12: the turned-up card acts; after a Reverse the dealer begins, a Wild awaits its color."""
    color, face = color_of(card), face_of(card)
    if face == "reverse":
        return Start(dealer, 1 if seats == 2 else -1, color)
    steps = 2 if face == "skip" else 1
    return Start(seat_after(dealer, 1, seats, steps), 1, color, effect(card, seats).owes)


def held_color(hand: list[str], color: str) -> bool:
    """Rows 27-29: a Wild Draw Four was unlawful if the rest of the hand had the color in force before it."""
    return any(color_of(card) == color for card in hand)
