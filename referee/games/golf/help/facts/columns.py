"""What clearing a column in UNO Golf depends on: whose turn it is, and how its cards lie."""

from collections.abc import Iterator, Sequence
from functools import partial

from referee.games.golf.help.facts.cards import of_its_color, of_its_face, spare, unlike
from referee.games.golf.help.facts.grids import (
    pairs_cleared,
    place_of,
    whose_other_card_is_open,
    with_columns,
)
from referee.games.golf.help.facts.people import is_at_turn, is_open, rules_of, whose_turn
from referee.games.golf.help.situation import ClearingT, GolfFact, GolfSituation, grid_told, with_round
from referee.games.golf.model.claims import Clear, Cleared, Turn
from referee.games.golf.model.deck import ACTION_CARD_FACES, NUMBER_CARD_FACES
from referee.games.golf.model.state import column_position_fact
from referee.games.shared.position import described_top_card
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId
from referee.kit.said import Said
from referee.match.help.fact import Answer, Fact
from referee.rulings.tags import Claim


def of_a_clear(situation: GolfSituation[Clear]) -> Iterator[GolfFact[Clear]]:
    yield from whose_turn(situation)
    if is_open(situation):
        yield from columns_of(situation)


def columns_of(situation: GolfSituation[Turn | Clear]) -> Iterator[GolfFact[Turn | Clear]]:
    unknown = whose_other_card_is_open(situation)
    if len(unknown) == 1:
        (one,) = unknown
        answers = partial(_beside, _which_may_be_the_other(situation, unknown))
        asked = {"place": _places(situation, unknown)[0], "card": one.on_top.name}
        yield Fact("column", Said("fact-golf-column-asks", asked), answers)
    elif unknown:
        answers = partial(_in_columns, _which_may_be_the_other(situation, unknown))
        places = {"places": _places(situation, unknown)}
        yield Fact("columns", Said("fact-golf-columns-asks", places), answers)


def _places(situation: GolfSituation[Turn | Clear], columns: Sequence[Cleared]) -> tuple[int, ...]:
    """Which ones from the left; where the grid is not told, it is as at the deal."""
    grid = grid_told(situation, situation.claims[0].seat) or ()
    return tuple(column_position_fact(grid, one.column).get("nth", one.column) for one in columns)


def _which_may_be_the_other(
    situation: GolfSituation[Turn | Clear], unknown: Sequence[Cleared]
) -> Cleared | None:
    """The column in which the card that goes on top may have lain before, and the one that was taken be the
    other; None if there is none."""
    claim = situation.claims[0]
    if not isinstance(claim, Turn) or claim.took != "discard" or claim.card is not None:
        return None
    if described_top_card(situation) is not None:
        return None
    return next((one for one in unknown if place_of(claim).column == one.column), None)


Beside = dict[ColumnId, Card | None]
"""By column what lies beside the card that goes on top."""
Lying = tuple[str, Said, tuple[Card | None, ...]]
"""An answer: its id, its text, and cards that fit it."""


def _beside(may_be_the_other: Cleared | None, situation: GolfSituation[Turn | Clear]) -> Iterator[Answer]:
    """Those of which the deck has a card left."""
    unknown = whose_other_card_is_open(situation)
    if not unknown:
        return
    (one,) = unknown
    answers = _other_numbers if one.on_top.face in NUMBER_CARD_FACES else _other_signs
    for id, text, others in answers(situation, one.on_top):
        yield from _lie(id, text, situation, [{one.column: other} for other in others], may_be_the_other)
        if isinstance(situation.claims[0], Turn) and not is_at_turn(situation):
            return


def _other_numbers(situation: GolfSituation[Claim], card: Card) -> Iterator[Lying]:
    yield "number", Said("fact-golf-column-face", {"face": card.face}), spare(situation, of_its_face(card))
    yield _other_of_its_color(situation, card)
    yield "neither", Said("fact-golf-column-unlike-number"), spare(situation, unlike(card))
    yield "facedown", Said("fact-golf-column-facedown"), (None,)


def _other_signs(situation: GolfSituation[Claim], card: Card) -> Iterator[Lying]:
    sign = {"face": card.face}
    yield _other_of_its_color(situation, card)
    yield "sign", Said("fact-golf-column-sign", sign), spare(situation, of_its_face(card))
    yield "neither", Said("fact-golf-column-unlike-sign", sign), spare(situation, unlike(card))
    yield "facedown", Said("fact-golf-column-facedown"), (None,)


def _other_of_its_color(situation: GolfSituation[Claim], card: Card) -> Lying:
    others = _others_of_its_color(situation, card)
    return "color", Said("fact-golf-column-color", {"color": card.color}), others


def _others_of_its_color(situation: GolfSituation[Claim], card: Card) -> tuple[Card, ...]:
    """Numbers, and an action card, of which it is told that it does nothing when it is covered."""
    signs = (Card(face, card.color) for face in ACTION_CARD_FACES if face != card.face)
    return (*spare(situation, of_its_color(card)), *spare(situation, signs, 1))


def _in_columns(may_be_the_other: Cleared | None, situation: GolfSituation[Turn | Clear]) -> Iterator[Answer]:
    """Those of which the deck has cards left."""
    unknown = whose_other_card_is_open(situation)
    found = [_others_of_its_color(situation, one.on_top) for one in unknown]
    alike: list[Beside] = [
        {one.column: cards[example] for one, cards in zip(unknown, found, strict=True)}
        for example in range(min(map(len, found)))
    ]
    last = unknown[-1]
    yield from _lie("alike", Said("fact-golf-columns-alike"), situation, alike, may_be_the_other)
    if isinstance(situation.claims[0], Turn) and not is_at_turn(situation):
        return
    others = spare(situation, unlike(last.on_top))
    neither: list[Beside] = [
        columns | {last.column: other} for columns, other in zip(alike, others, strict=False)
    ]
    yield from _lie("neither", Said("fact-golf-columns-unlike"), situation, neither, may_be_the_other)
    hidden: list[Beside] = [columns | {last.column: None} for columns in alike]
    yield from _lie("facedown", Said("fact-golf-columns-facedown"), situation, hidden, may_be_the_other)


def _lie(
    id: str,
    text: Said,
    situation: GolfSituation[ClearingT],
    tables: list[Beside],
    may_be_the_other: Cleared | None,
) -> Iterator[Answer]:
    """The answer that is so at each of these tables, if there are any: they tell by column what lies beside
    the top card."""
    if not tables:
        return
    first, *others = (with_columns(situation, columns) for columns in tables)
    swapped = () if may_be_the_other is None else _swapped(situation, may_be_the_other, tables)
    yield Answer(id, text, first, (*swapped, *others))


def _swapped(
    situation: GolfSituation[ClearingT], one: Cleared, tables: list[Beside]
) -> Iterator[GolfSituation[ClearingT]]:
    """The same tables, but the card that lay beside was taken, and the one that goes on top lay there."""
    for columns in tables:
        if (card := columns[one.column]) is not None:
            yield with_columns(with_round(situation, top=card), columns | {one.column: one.on_top})


def is_refused(situation: GolfSituation[Turn]) -> bool:
    """Whether a turn is refused by what is known already: then nothing more has to be."""
    claim = situation.claims[0]
    if not is_at_turn(situation) or (claim.took == "discard" and claim.flip is not None):
        return True
    alike = rules_of(situation).alike
    pairs = pairs_cleared(situation)
    return not all(upper is not None and lower is not None and alike(upper, lower) for upper, lower in pairs)
