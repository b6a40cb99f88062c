"""What clearing a column in UNO Golf depends on: whose turn it is, and how its cards lie."""

from collections.abc import Iterator

from referee.ask.facts.fact import Answer, Fact
from referee.ask.facts.golf_grids import pairs_cleared, unlike, whose_other_card_is_open, with_columns
from referee.ask.facts.golf_people import is_at_turn, is_open, rules_of, whose_turn
from referee.ask.situation import Situation
from referee.games.golf.claims import Turn
from referee.games.golf.deck import NUMBERS
from referee.kit.cards import Card
from referee.match.words import listed


def of_a_clear(situation: Situation) -> Iterator[Fact]:
    if situation.round is None:
        return
    yield from whose_turn(situation)
    if is_open(situation):
        yield from columns_of(situation)


def columns_of(situation: Situation) -> Iterator[Fact]:
    unknown = whose_other_card_is_open(situation)
    if len(unknown) == 1:
        (one,) = unknown
        yield Fact("column", f"What lies in column {one.column} with the {one.on_top.name}?", _beside)
    elif unknown:
        columns = listed([str(one.column) for one in unknown])
        yield Fact("columns", f"How do the two cards of columns {columns} lie?", _in_columns)


def _beside(situation: Situation) -> Iterator[Answer]:
    (one,) = whose_other_card_is_open(situation)
    card, answers = one.on_top, _other_numbers if one.on_top.face in NUMBERS else _other_signs
    for id, text, other in answers(card):
        yield Answer(id, text, with_columns(situation, {one.column: other}))
        if isinstance(situation.claims[0], Turn) and not is_at_turn(situation):
            return


def _other_numbers(card: Card) -> Iterator[tuple[str, str, Card | None]]:
    another = unlike(card)
    yield "number", f"Another {card.face}, in another color.", Card(card.face, another.color)
    yield "color", f"Another {card.color} card.", Card(another.face, card.color)
    yield "neither", "Another number in another color.", another
    yield "facedown", "A facedown card.", None


def _other_signs(card: Card) -> Iterator[tuple[str, str, Card | None]]:
    another, sign = unlike(card), card.face.title()
    yield "color", f"Another {card.color} card.", Card(another.face, card.color)
    yield "sign", f"Another {sign}, in another color.", Card(card.face, another.color)
    yield "neither", f"A card of another color, and no {sign}.", another
    yield "facedown", "A facedown card.", None


def _in_columns(situation: Situation) -> Iterator[Answer]:
    unknown = whose_other_card_is_open(situation)
    alike = {one.column: Card(unlike(one.on_top).face, one.on_top.color) for one in unknown}
    of_the_last = unknown[-1].column
    text = "Faceup, and in each column they have the same number or the same color."
    yield Answer("alike", text, with_columns(situation, alike))
    if isinstance(situation.claims[0], Turn) and not is_at_turn(situation):
        return
    neither = {**alike, of_the_last: unlike(unknown[-1].on_top)}
    yield Answer(
        "neither",
        "Faceup, but in one column neither the number nor the color is the same.",
        with_columns(situation, neither),
    )
    hidden = {**alike, of_the_last: None}
    yield Answer("facedown", "In one column a card lies facedown.", with_columns(situation, hidden))


def is_refused(situation: Situation) -> bool:
    """Whether a turn is refused by what is known already: then nothing more has to be."""
    claim = situation.claims[0]
    if not is_at_turn(situation) or (claim.took == "discard" and claim.flip is not None):
        return True
    alike = rules_of(situation).choices["alike"]
    pairs = pairs_cleared(situation)
    return not all(None not in pair and alike(*pair) for pair in pairs)
