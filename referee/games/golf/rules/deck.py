"""Checks that claims name only cards that the deck has."""

from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.rulebook import DECK
from referee.games.golf.model.ruleset import GolfRuleset
from referee.kit.cards import Card
from referee.kit.deck import card_with_too_many_copies
from referee.match.model.state import AnyMatch
from referee.match.table.rounds import DrawForDeal
from referee.rulings.finding import Finding, finding_breaks
from referee.rulings.ruleset import Case


def the_deck_has_the_drawn_cards(case: Case[GolfRuleset, AnyMatch, DrawForDeal]) -> Finding | None:
    """Refuse a draw for the first dealer if it names cards that the deck does not have."""
    return refuse_cards_not_in_golf_deck(case, list(case.claim.cards.values()))


def refuse_cards_not_in_golf_deck(
    case: Case[GolfRuleset, AnyMatch, object], cards: list[Card]
) -> Finding | None:
    """Refuse the claim if `cards` has more copies of a card than the deck. Return None if the deck has all
    `cards`."""
    other = card_with_too_many_copies(COPIES_BY_EDITION[case.ruleset.edition], cards)
    return finding_breaks(DECK, card=other.name, many=cards.count(other)) if other is not None else None
