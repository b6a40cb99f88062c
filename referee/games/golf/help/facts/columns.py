"""Facts on which clearing a column in UNO Golf depends: whose turn it is, and the cards of the column."""

from collections.abc import Iterator, Sequence
from functools import partial

from referee.games.golf.help.facts.cards import (
    available_cards,
    same_color_number_cards,
    same_face_cards,
    unlike_number_cards,
)
from referee.games.golf.help.facts.grids import (
    columns_with_unknown_card,
    pairs_cleared,
    place_of,
    with_columns,
)
from referee.games.golf.help.facts.people import grid_is_unreported, is_on_turn, rules_of, whose_turn
from referee.games.golf.help.situation import ClearingT, GolfFact, GolfSituation, reported_grid, with_round
from referee.games.golf.model.claims import Clear, Cleared, Turn
from referee.games.golf.model.deck import ACTION_CARD_FACES, NUMBER_CARD_FACES
from referee.games.golf.model.state import column_position_fact
from referee.games.shared.position import described_top_card
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId
from referee.kit.said import Said
from referee.match.help.fact import Answer, Fact
from referee.rulings.tags import Claim


def facts_of_clear(situation: GolfSituation[Clear]) -> Iterator[GolfFact[Clear]]:
    """The facts on which clearing a column depends."""
    yield from whose_turn(situation)
    if grid_is_unreported(situation):
        yield from facts_about_columns(situation)


def facts_about_columns(situation: GolfSituation[Turn | Clear]) -> Iterator[GolfFact[Turn | Clear]]:
    """The fact about the unknown cards of the cleared columns: one fact for all of them."""
    unknown = columns_with_unknown_card(situation)
    if len(unknown) == 1:
        (one,) = unknown
        answers = partial(_one_column_answers, _column_of_taken_card(situation, unknown))
        asked = {"place": _column_positions(situation, unknown)[0], "card": one.on_top.name}
        yield Fact("column", Said("fact-golf-column-asks", asked), answers)
    elif unknown:
        answers = partial(_several_columns_answers, _column_of_taken_card(situation, unknown))
        places = {"places": _column_positions(situation, unknown)}
        yield Fact("columns", Said("fact-golf-columns-asks", places), answers)


def _column_positions(situation: GolfSituation[Turn | Clear], columns: Sequence[Cleared]) -> tuple[int, ...]:
    """The positions of these columns, counted from the left. An unreported grid has the columns of the
    deal."""
    grid = reported_grid(situation, situation.claims[0].seat) or ()
    return tuple(column_position_fact(grid, one.column).get("nth", one.column) for one in columns)


def _column_of_taken_card(
    situation: GolfSituation[Turn | Clear], unknown: Sequence[Cleared]
) -> Cleared | None:
    """The column in which the taken card may be the other card. None if there is none.

    The card that goes on top may then have been in this column before the turn.
    """
    claim = situation.claims[0]
    if not isinstance(claim, Turn) or claim.took != "discard" or claim.card is not None:
        return None
    if described_top_card(situation) is not None:
        return None
    return next((one for one in unknown if place_of(claim).column == one.column), None)


CardsByColumn = dict[ColumnId, Card | None]
"""The card beside the card that goes on top, by column. None is a facedown card."""
ColumnAnswer = tuple[str, Said, tuple[Card | None, ...]]
"""An answer: its id, its text, and the cards that fit it."""


def _one_column_answers(
    column_of_taken_card: Cleared | None, situation: GolfSituation[Turn | Clear]
) -> Iterator[Answer]:
    """The answers for one column. A card fits if the deck has a copy left."""
    unknown = columns_with_unknown_card(situation)
    if not unknown:
        return
    (one,) = unknown
    answers = _answers_for_number_card if one.on_top.face in NUMBER_CARD_FACES else _answers_for_action_card
    for id, text, others in answers(situation, one.on_top):
        yield from _answer_if_any(
            id, text, situation, [{one.column: other} for other in others], column_of_taken_card
        )
        if isinstance(situation.claims[0], Turn) and not is_on_turn(situation):
            return


def _answers_for_number_card(situation: GolfSituation[Claim], card: Card) -> Iterator[ColumnAnswer]:
    yield (
        "number",
        Said("fact-golf-column-face", {"face": card.face}),
        available_cards(situation, same_face_cards(card)),
    )
    yield _same_color_answer(situation, card)
    yield (
        "neither",
        Said("fact-golf-column-unlike-number"),
        available_cards(situation, unlike_number_cards(card)),
    )
    yield "facedown", Said("fact-golf-column-facedown"), (None,)


def _answers_for_action_card(situation: GolfSituation[Claim], card: Card) -> Iterator[ColumnAnswer]:
    sign = {"face": card.face}
    yield _same_color_answer(situation, card)
    yield "sign", Said("fact-golf-column-sign", sign), available_cards(situation, same_face_cards(card))
    yield (
        "neither",
        Said("fact-golf-column-unlike-sign", sign),
        available_cards(situation, unlike_number_cards(card)),
    )
    yield "facedown", Said("fact-golf-column-facedown"), (None,)


def _same_color_answer(situation: GolfSituation[Claim], card: Card) -> ColumnAnswer:
    others = _same_color_cards(situation, card)
    return "color", Said("fact-golf-column-color", {"color": card.color}), others


def _same_color_cards(situation: GolfSituation[Claim], card: Card) -> tuple[Card, ...]:
    """Number cards of the same color, and one action card. The answer says that a covered action card does
    nothing."""
    signs = (Card(face, card.color) for face in ACTION_CARD_FACES if face != card.face)
    return (*available_cards(situation, same_color_number_cards(card)), *available_cards(situation, signs, 1))


def _several_columns_answers(
    column_of_taken_card: Cleared | None, situation: GolfSituation[Turn | Clear]
) -> Iterator[Answer]:
    """The answers for several columns. A card fits if the deck has a copy left."""
    unknown = columns_with_unknown_card(situation)
    found = [_same_color_cards(situation, one.on_top) for one in unknown]
    alike: list[CardsByColumn] = [
        {one.column: cards[example] for one, cards in zip(unknown, found, strict=True)}
        for example in range(min(map(len, found)))
    ]
    last = unknown[-1]
    yield from _answer_if_any(
        "alike", Said("fact-golf-columns-alike"), situation, alike, column_of_taken_card
    )
    if isinstance(situation.claims[0], Turn) and not is_on_turn(situation):
        return
    others = available_cards(situation, unlike_number_cards(last.on_top))
    neither: list[CardsByColumn] = [
        columns | {last.column: other} for columns, other in zip(alike, others, strict=False)
    ]
    yield from _answer_if_any(
        "neither", Said("fact-golf-columns-unlike"), situation, neither, column_of_taken_card
    )
    hidden: list[CardsByColumn] = [columns | {last.column: None} for columns in alike]
    yield from _answer_if_any(
        "facedown", Said("fact-golf-columns-facedown"), situation, hidden, column_of_taken_card
    )


def _answer_if_any(
    id: str,
    text: Said,
    situation: GolfSituation[ClearingT],
    columns_by_situation: list[CardsByColumn],
    column_of_taken_card: Cleared | None,
) -> Iterator[Answer]:
    """The answer that fits the situations with these cards. Empty if there are none."""
    if not columns_by_situation:
        return
    first, *others = (with_columns(situation, columns) for columns in columns_by_situation)
    swapped = (
        ()
        if column_of_taken_card is None
        else _with_taken_card_from_column(situation, column_of_taken_card, columns_by_situation)
    )
    yield Answer(id, text, first, (*swapped, *others))


def _with_taken_card_from_column(
    situation: GolfSituation[ClearingT], one: Cleared, columns_by_situation: list[CardsByColumn]
) -> Iterator[GolfSituation[ClearingT]]:
    """The same situations, but the card beside was taken, and the card that goes on top was in the grid."""
    for columns in columns_by_situation:
        if (card := columns[one.column]) is not None:
            yield with_columns(with_round(situation, top=card), columns | {one.column: one.on_top})


def is_refused(situation: GolfSituation[Turn]) -> bool:
    """Whether the known details already refuse a turn. No other detail then matters."""
    claim = situation.claims[0]
    if not is_on_turn(situation) or (claim.took == "discard" and claim.flip is not None):
        return True
    are_alike = rules_of(situation).alike
    pairs = pairs_cleared(situation)
    return not all(
        upper is not None and lower is not None and are_alike(upper, lower) for upper, lower in pairs
    )
