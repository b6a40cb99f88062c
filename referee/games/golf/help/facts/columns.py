"""What clearing a column in UNO Golf depends on: whose turn it is, and how its cards lie."""

from collections.abc import Iterator, Sequence
from functools import partial

from referee.games.golf.help.facts.cards import of_its_color, of_its_face, spare, unlike
from referee.games.golf.help.facts.grids import (
    grid_told,
    pairs_cleared,
    place_of,
    whose_other_card_is_open,
    with_columns,
)
from referee.games.golf.help.facts.people import is_at_turn, is_open, rules_of, whose_turn
from referee.games.golf.model.claims import Cleared, Turn
from referee.games.golf.model.deck import NUMBERS
from referee.games.golf.model.state import where
from referee.games.golf.text.sentences import ordinal
from referee.games.shared.position import top_told
from referee.kit.cards import Card
from referee.kit.values import replace
from referee.match.help.fact import Answer, Fact, with_round
from referee.match.help.situation import Situation
from referee.match.text.sentences import listed


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
        answers = partial(_beside, _may_be_the_other(situation, one))
        nth, card = _nths(situation, unknown)[0], one.on_top.name
        yield Fact("column", f"In the {nth} column, which card lies above or below the {card}?", answers)
    elif unknown:
        columns = listed(_nths(situation, unknown))
        yield Fact("columns", f"How do the cards in the {columns} columns lie?", _in_columns)


def _nths(situation: Situation, columns: Sequence[Cleared]) -> list[str]:
    """Which ones from the left; where the grid is not told, it is as at the deal."""
    grid = grid_told(situation, situation.claims[0].seat) or ()
    return [ordinal(where(grid, one.column).get("nth", one.column)) for one in columns]


def _may_be_the_other(situation: Situation, one: Cleared) -> bool:
    """Whether the card that goes on top may have lain there, and the one that was taken be the other."""
    claim = situation.claims[0]
    is_unnamed = isinstance(claim, Turn) and claim.took == "discard" and claim.card is None
    return is_unnamed and top_told(situation) is None and place_of(claim).column == one.column


def _beside(may_be_the_other: bool, situation: Situation) -> Iterator[Answer]:
    """Those of which the deck has a card left."""
    unknown = whose_other_card_is_open(situation)
    if not unknown:
        return
    (one,) = unknown
    answers = _other_numbers if one.on_top.face in NUMBERS else _other_signs
    for id, text, others in answers(situation, one.on_top):
        if tables := [{one.column: other} for other in others]:
            answer = _lie(id, text, situation, tables)
            if may_be_the_other and None not in others:
                swapped = _swapped(situation, one, others)
                answer = replace(answer, others=(*swapped, *answer.others))
            yield answer
        if isinstance(situation.claims[0], Turn) and not is_at_turn(situation):
            return


def _swapped(situation: Situation, one: Cleared, others: tuple[Card, ...]) -> Iterator[Situation]:
    """Tables at which another card was taken, and the one that goes on top lay there."""
    for card in others:
        yield with_columns(with_round(situation, top=card), {one.column: one.on_top})


def _other_numbers(situation: Situation, card: Card) -> Iterator[tuple[str, str, tuple]]:
    """Each answer with cards that fit it."""
    yield "number", f"A {card.face} of another color.", spare(situation, of_its_face(card))
    yield "color", f"Another {card.color} card.", spare(situation, of_its_color(card))
    yield "neither", "A card of another color and another number.", spare(situation, unlike(card))
    yield "facedown", "A facedown card.", (None,)


def _other_signs(situation: Situation, card: Card) -> Iterator[tuple[str, str, tuple]]:
    sign = card.face.title()
    yield "color", f"Another {card.color} card.", spare(situation, of_its_color(card))
    yield "sign", f"A {sign} of another color.", spare(situation, of_its_face(card))
    yield "neither", f"A card of another color that is no {sign}.", spare(situation, unlike(card))
    yield "facedown", "A facedown card.", (None,)


def _in_columns(situation: Situation) -> Iterator[Answer]:
    unknown = whose_other_card_is_open(situation)
    found = [spare(situation, of_its_color(one.on_top)) for one in unknown]
    alike = [
        {one.column: cards[example] for one, cards in zip(unknown, found, strict=True)}
        for example in range(min(map(len, found)))
    ]
    if not alike:
        return
    last = unknown[-1]
    text = "All faceup, and each column has two cards of the same number or the same color."
    yield _lie("alike", text, situation, alike)
    if isinstance(situation.claims[0], Turn) and not is_at_turn(situation):
        return
    others = spare(situation, unlike(last.on_top))
    neither = [columns | {last.column: other} for columns, other in zip(alike, others, strict=False)]
    text = "All faceup, but one column has two cards that differ in number and in color."
    yield _lie("neither", text, situation, neither)
    hidden = [columns | {last.column: None} for columns in alike]
    yield _lie("facedown", "One of these columns has a facedown card.", situation, hidden)


def _lie(id: str, text: str, situation: Situation, tables: list[dict]) -> Answer:
    first, *others = (with_columns(situation, columns) for columns in tables)
    return Answer(id, text, first, tuple(others))


def is_refused(situation: Situation) -> bool:
    """Whether a turn is refused by what is known already: then nothing more has to be."""
    claim = situation.claims[0]
    if not is_at_turn(situation) or (claim.took == "discard" and claim.flip is not None):
        return True
    alike = rules_of(situation).choices["alike"]
    pairs = pairs_cleared(situation)
    return not all(None not in pair and alike(*pair) for pair in pairs)
