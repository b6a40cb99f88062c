"""Blank cards: each one stands for a card that was lost, and is that card."""

from referee.games.uno.model.claims import Play
from referee.games.uno.model.deck import (
    COPIES_IN_STANDARD_DECK,
    EDITION_WITH_BLANK_CARDS,
    NUMBER_OF_BLANK_CARDS,
    edition_after_blanks_replace_lost_cards,
)
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.kit.cards import Card, card_with_printed_name
from referee.kit.deck import card_with_too_many_copies
from referee.kit.said import Said
from referee.kit.values import replace
from referee.languages.speech import tell
from referee.match.text.messages import says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.ruleset import AmendmentDoesNotFit

ARTICLE = Article("uno.house.blank-cards", (OURS,))
LONGEST = 200
"""Maximum number of characters of the list of cards."""


def cards_in(text: str) -> tuple[Card, ...]:
    """The cards of a list such as `red 5, wild`. Raises ValueError, with a sentence, for what is no card that
    can be lost."""
    names = [part.strip() for part in text.split(",")] if text.strip() else []
    found = tuple(map(card_with_printed_name, names))
    for name, card in zip(names, found, strict=True):
        if card not in COPIES_IN_STANDARD_DECK:
            raise ValueError(tell("uno-house-blank-cards-fault-no-card", {"text": name}))
    if other := card_with_too_many_copies(COPIES_IN_STANDARD_DECK, found):
        facts = {"count": found.count(other), "card": other.name}
        raise ValueError(tell("uno-house-blank-cards-fault-copies", facts))
    return found


def fault_of(text: str) -> str | None:
    """Why this is no list of lost cards."""
    if len(text) > LONGEST:
        return tell("uno-house-blank-cards-fault-long", {"most": LONGEST})
    try:
        cards_in(text)
    except ValueError as error:
        return str(error)
    return None


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """The ruleset in which the blank cards of a deck that has some are no Wild Customizable any more."""
    stand_for = cards_in(chosen["cards"])
    if ruleset.edition == EDITION_WITH_BLANK_CARDS and len(stand_for) > NUMBER_OF_BLANK_CARDS:
        facts = {"blank": NUMBER_OF_BLANK_CARDS, "needed": len(stand_for)}
        raise AmendmentDoesNotFit(Said("uno-house-blank-cards-conflict", facts))
    used = replace(ruleset, edition=edition_after_blanks_replace_lost_cards(ruleset.edition, len(stand_for)))

    def it_may_be_a_blank(case: UnoCase[Play]) -> Finding | None:
        """Cites it where a card is played for which a blank stands."""
        card = case.claim.card
        return finding_holds(ARTICLE, card=card.name) if card in stand_for else None

    return used.with_added_check(Play, it_may_be_a_blank)


BLANK_CARDS: UnoHouseRule = HouseRule(
    "blank-cards",
    ARTICLE,
    amend,
    parameters={"cards": Parameter("", (), fault=fault_of, longest=LONGEST)},
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    picture=("wild customizable", "red 5"),
)
