"""Amounts of UNO Golf that people ask for. Each figure comes from the ruleset."""

from collections.abc import Iterator, Sequence
from itertools import product

from referee.games.golf.model.deck import COPIES_BY_EDITION, NUMBER_CARD_FACES, Face
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.options.rulesets import ruleset as golf_ruleset
from referee.games.golf.rules.deal import GRID_AT_THE_DEAL
from referee.kit.cards import COLORS, Card
from referee.kit.said import Said, paragraph
from referee.kit.tables import read_text_table
from referee.kit.values import not_none
from referee.match.help.amounts import (
    CARD,
    POINTS,
    WORD,
    Amount,
    AmountHelp,
    AmountKind,
    AskedAmount,
    NamedCards,
    deck_has,
    parts_of_sum,
    patterns_of_amounts,
    possible_players,
    sentence_of_copies,
    sentence_of_sum,
)
from referee.match.model.game import Game
from referee.match.model.state import Rules

TABLE = read_text_table("games/golf/help/amounts.txt")
CARDS_OF_A_COLUMN = 2
CARDS_OF_A_GRID = CARDS_OF_A_COLUMN * len(GRID_AT_THE_DEAL)


def find_amount(asked: AskedAmount, game: Game, rules: Rules) -> Amount | None:
    """The amount under these rules; None if it cannot be known."""
    players = possible_players(asked, game, rules)
    if players is None:
        return None
    ruleset = golf_ruleset(rules, players)
    if not deck_has(COPIES_BY_EDITION[ruleset.edition], asked.cards):
        return None
    match asked.kind:
        case AmountKind.POINTS:
            return _points(asked, ruleset)
        case AmountKind.PILE:
            return _draw_pile(ruleset, players)
        case AmountKind.DEALT:
            facts = {"total": players * CARDS_OF_A_GRID, "each": CARDS_OF_A_GRID, "players": players}
            return Amount("golf-set-up", Said("ask-amount-dealt", facts))
        case AmountKind.COPIES:
            line = sentence_of_copies(COPIES_BY_EDITION[ruleset.edition], asked.cards[0])
            return Amount("golf-cards-in-the-deck", line)
        case _:
            return None


# --- points ---


def _points(asked: AskedAmount, ruleset: GolfRuleset) -> Amount | None:
    """The points of cards. None if the points of one are not known, or if it is not known which of them lie
    in one column."""
    cards = [NamedCards(one.face, 1, one.color) for one in asked.cards for _ in range(one.count)]
    if any(one.face not in ruleset.points for one in cards) or "columns" in asked.words:
        return None
    parts = parts_of_sum(cards, lambda face: ruleset.points[_face(face)])
    total = sentence_of_sum(POINTS, parts)
    if "column" in asked.words:
        return _points_of_column(cards, ruleset, total)
    if len(cards) == 1:
        is_number = cards[0].face in NUMBER_CARD_FACES
        return Amount("golf-how-scoring-works" if is_number else "golf-action-points", total)
    if len(parts) < len(cards):
        return None  # Two equal cards may lie in one column, which is cleared.
    return Amount("golf-how-scoring-works", paragraph(total, Said("ask-amount-golf-if-no-column-matches")))


def _points_of_column(cards: Sequence[NamedCards], ruleset: GolfRuleset, total: Said) -> Amount | None:
    """The points of a column at the end of a round, where matching columns are cleared."""
    if len(cards) != CARDS_OF_A_COLUMN:
        return None
    pairs = product(*map(_possible_cards, cards))
    # A deck may have one copy only. Then the card is not there twice.
    copies = COPIES_BY_EDITION[ruleset.edition]
    matches = {ruleset.alike(one, other) for one, other in pairs if one is not other or copies[one] > 1}
    if matches == {True}:
        return Amount("golf-clear-at-the-end", Said("ask-amount-golf-cleared"))
    if matches == {False}:
        return Amount("golf-how-scoring-works", total)
    is_sure = Said("ask-amount-golf-if-colors-differ")
    return Amount("golf-how-scoring-works", paragraph(total, is_sure))


def _possible_cards(named: NamedCards) -> Iterator[Card]:
    """The cards that a name may mean."""
    return (Card(not_none(named.face), color) for color in COLORS if named.color in (None, color))


# --- the deal ---


def _draw_pile(ruleset: GolfRuleset, players: int) -> Amount:
    """The cards in the draw pile after the deal."""
    deck, dealt = sum(COPIES_BY_EDITION[ruleset.edition].values()), players * CARDS_OF_A_GRID
    facts = {"left": deck - dealt - 1, "deck": deck, "dealt": dealt, "up": 1}
    ignored = Said("ask-amount-golf-ignored-cards") if ruleset.ignored_cards_stay else None
    return Amount("golf-set-up", paragraph(Said("ask-amount-pile", facts), ignored))


def _face(name: str) -> Face:
    face: Face = name  # type: ignore[assignment]
    return face


AMOUNTS = AmountHelp(patterns_of_amounts(TABLE, CARD), patterns_of_amounts(TABLE, WORD), find_amount)
