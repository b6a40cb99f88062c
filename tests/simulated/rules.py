"""Classic UNO as the simulated table plays it: what cards do, by default unless people agreed otherwise.

Written from docs/rules (uno.md, disputes.md) alone, so that it can disagree with the referee. Nothing here
knows about hands, claims or the referee; it only says what cards do. Cards are their printed names:
"red 5", "blue draw two", "wild", "wild draw four".
"""

from dataclasses import dataclass
from functools import cache

COLORS = ("red", "yellow", "green", "blue")
ACTIONS = ("skip", "reverse", "draw two")
WILD = "wild"
WILD_DRAW_FOUR = "wild draw four"
SHUFFLE_HANDS = "wild shuffle hands"
SWAP_HANDS = "wild swap hands"
CUSTOMIZABLE = "wild customizable"
SPECIAL_WILDS = (SHUFFLE_HANDS, SWAP_HANDS, CUSTOMIZABLE)

HAND_SIZE = 7  # row 5
TARGET = 500  # row 52
LOST_CHALLENGE = 2  # row 34: six instead of four

EXTRA = {
    "108": [],
    "112": [SHUFFLE_HANDS, *3 * [CUSTOMIZABLE]],
    "112-swap": [SWAP_HANDS, *3 * [CUSTOMIZABLE]],
    "112-blank": 4 * [CUSTOMIZABLE],
    "112-themed": 4 * [CUSTOMIZABLE],
}
"""Row 1: what an edition has beyond the 108."""


def full_deck(edition: str = "108") -> list[str]:
    """Row 1: a zero and two each of 1-9 and the actions in every color, four of either wild, four more."""
    once = [f"{color} 0" for color in COLORS]
    twice = [f"{color} {face}" for color in COLORS for face in (*map(str, range(1, 10)), *ACTIONS)]
    return once + 2 * twice + 4 * [WILD, WILD_DRAW_FOUR] + EXTRA[edition]


def is_wild(card: str) -> bool:
    """A card without a color of its own."""
    return card.startswith(WILD)


@cache
def is_number(card: str) -> bool:
    return face_of(card).isdigit()


@cache
def color_of(card: str) -> str | None:
    """The printed color; a wild has none."""
    return None if is_wild(card) else card.split(" ", 1)[0]


@cache
def face_of(card: str) -> str:
    """The number or symbol; a wild is its own symbol."""
    return card if is_wild(card) else card.split(" ", 1)[1]


def points(card: str, special: int = 40) -> int:
    """Rows 47-50: the number, 20 for an action, 50 for a wild, 40 (or 50) for a special one."""
    face = face_of(card)
    if face.isdigit():
        return int(face)
    if card in SPECIAL_WILDS:
        return special
    return 50 if is_wild(card) else 20


@cache
def matches(card: str, top: str, color: str | None) -> bool:
    """Rows 15 and 16: a wild always; else the color in force, or the number or symbol of the top card."""
    return is_wild(card) or color_of(card) == color or face_of(card) == face_of(top)


def seat_after(seat: int, direction: int, order: list[int], steps: int = 1) -> int:
    """Who sits so many places on, clockwise when the direction is 1."""
    return order[(order.index(seat) + direction * steps) % len(order)]


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


def effect(card: str, seats: int, reverse_for_two: str = "skip") -> Effect:
    """Rows 33 and 55: among two a Reverse is a Skip, so direction and turn stay; or nothing at all."""
    among_two = SKIP if reverse_for_two == "skip" else PLAIN
    chart = {
        "skip": SKIP,
        "reverse": among_two if seats == 2 else REVERSE,
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


def start(card: str, dealer: int, order: list[int], first_reverse: str = "dealer") -> Start:
    """Rows 6-12: the turned-up card acts; after a Reverse the dealer begins, a Wild awaits its color."""
    color, face = color_of(card), face_of(card)
    if face == "reverse":
        step = {"dealer": 0, "left": 1, "right": -1}[first_reverse]
        return Start(seat_after(dealer, step, order), 1 if len(order) == 2 else -1, color)
    steps = 2 if face == "skip" else 1
    return Start(seat_after(dealer, 1, order, steps), 1, color, effect(card, len(order)).owes)


@cache
def speaks_against(card: str, top: str, color: str, criterion: str = "color") -> bool:
    """Rows 27-29: would this card in the hand have made a Wild Draw Four on that top card unlawful?"""
    if color_of(card) == color:
        return True
    if is_wild(card):
        return criterion in ("any-playable", "wilds-count")
    return criterion == "any-playable" and face_of(card) == face_of(top)
