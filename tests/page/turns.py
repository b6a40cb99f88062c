"""Turns of Golf as they are told: cards that are opened, flipped and thrown."""


def opened(card: str, row: str = "upper") -> dict:
    return {"column": 1, "row": row, "card": card}


def dealt(*cards: str) -> dict:
    """The yellow 3 is turned up; everybody opens the upper card of the first column."""
    seats = {str(seat): [opened(card)] for seat, card in enumerate(cards)}
    return {"claim": "golf.deal", "turned_up": ["yellow 3"], "opened": seats}


def flips(seat: int, card: str, column: int, row: str, shows: str) -> dict:
    flip = {"column": column, "row": row}
    return {"claim": "golf.turn", "seat": seat, "took": "pile", "card": card, "flip": flip, "flipped": shows}


ALMOST = (
    dealt("blue 4", "green 5"),
    flips(1, "green 6", 2, "upper", "red 0"),
    flips(0, "red 5", 3, "lower", "red 1"),
    flips(1, "green 6", 2, "lower", "blue 1"),
    flips(0, "red 5", 3, "upper", "yellow 4"),
    flips(1, "green 6", 3, "upper", "red 3"),
    flips(0, "red 5", 2, "lower", "yellow 5"),
)
"""Ben, of two, is to play and has two cards facedown; so has Ana, one in column 1 and one in 2."""

ONE_EACH = (flips(1, "yellow 6", 1, "lower", "red 6"), flips(0, "red 1", 1, "lower", "red 2"))
"""After these each of the two has one card facedown."""
