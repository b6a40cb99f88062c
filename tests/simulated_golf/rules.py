"""UNO Golf's cards as the simulated table knows them: the deck, what is alike, what a card counts.

Written from docs/rules/golf.md alone, so that it can disagree with the referee. Cards are their printed
names: "red 5", "blue draw two", "green double draw two".
"""

from functools import cache

COLORS = ("red", "yellow", "green", "blue")
NUMBERS = ("0", "1", "2", "3", "4", "5", "6")
REVERSE, SKIP, DRAW_TWO, DOUBLE = "reverse", "skip", "draw two", "double draw two"
ACTIONS = (REVERSE, SKIP, DRAW_TWO, DOUBLE)
GIVING = (DRAW_TWO, DOUBLE)
CORNERS = {REVERSE: "reverse", SKIP: "skip", DRAW_TWO: "draw_two", DOUBLE: "double_draw_two"}

ROWS = ("upper", "lower")
COLUMNS = 3
ROUNDS = 9  # G30


@cache
def full_deck(doubles: int = 1) -> tuple[str, ...]:
    """G1: three of each number, two of each action and one (or two) Double Draw Two in every color."""
    times = dict.fromkeys(NUMBERS, 3) | {REVERSE: 2, SKIP: 2, DRAW_TWO: 2, DOUBLE: doubles}
    return tuple(f"{color} {face}" for color in COLORS for face, n in times.items() for _ in range(n))


@cache
def copies(card: str, doubles: int = 1) -> int:
    """evidence.md 5.7: how many of a card there are."""
    return full_deck(doubles).count(card)


@cache
def color_of(card: str) -> str:
    return card.split(" ", 1)[0]


@cache
def face_of(card: str) -> str:
    """The number or the symbol."""
    return card.split(" ", 1)[1]


@cache
def is_action(card: str) -> bool:
    return face_of(card) in ACTIONS


@cache
def is_alike(one: str, other: str, symbols: bool = False) -> bool:
    """G19 and G20: same color or number; same symbol only where people agreed on it."""
    same = face_of(one) == face_of(other)
    return color_of(one) == color_of(other) or (same and (symbols or not is_action(one)))


def points(card: str, corners: dict[str, int]) -> int:
    """golf.md 2.1: the number, or what is printed in the corners."""
    face = face_of(card)
    return corners[CORNERS[face]] if is_action(card) else int(face)
