"""The deck: which cards there are, and how high each is when people draw for the deal."""

from referee.games.golf.rulebook import DECK
from referee.kit.cards import COLORS, Card
from referee.kit.deck import too_many
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Case

NUMBERS = tuple(str(number) for number in range(7))
ACTIONS = ("skip", "reverse", "draw two", "double draw two")

COPIES: dict[Card, int] = {
    Card(face, color): copies
    for color in COLORS
    for face, copies in {
        **dict.fromkeys(NUMBERS, 3),
        **dict.fromkeys(ACTIONS, 2),
        "double draw two": 1,
    }.items()
}
CARDS = tuple(COPIES)

RANK_FOR_THE_DEAL: dict[str, int] = {
    **{face: int(face) for face in NUMBERS},
    **dict.fromkeys(ACTIONS, 0),
}


def the_deck_has_what_was_drawn(case: Case) -> Finding | None:
    """To decide who deals."""
    drawn = list(case.claim.cards.values())
    other = too_many(COPIES, drawn)
    return breaks(DECK, card=other.name, many=drawn.count(other)) if other is not None else None
