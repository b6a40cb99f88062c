"""Cards that the deck does not have."""

from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.rulebook import DECK
from referee.games.golf.model.ruleset import GolfRuleset
from referee.kit.cards import Card
from referee.kit.deck import excess_card
from referee.match.model.state import AnyMatch
from referee.match.table.rounds import DrawForDeal
from referee.rulings.finding import Finding, breaks
from referee.rulings.ruleset import Case


def the_deck_has_what_was_drawn(case: Case[GolfRuleset, AnyMatch, DrawForDeal]) -> Finding | None:
    """Refuses cards that the deck does not have, drawn to choose the dealer."""
    return not_in_the_deck(case, list(case.claim.cards.values()))


def not_in_the_deck(case: Case[GolfRuleset, AnyMatch, object], cards: list[Card]) -> Finding | None:
    """Refuses a card of which the deck has fewer copies; None if the deck has all of them."""
    other = excess_card(EDITIONS[case.ruleset.edition], cards)
    return breaks(DECK, card=other.name, many=cards.count(other)) if other is not None else None
