"""Refusals in the past tense, as part of a sentence: of what stays because the table played on."""

from referee.games.golf.model.rulebook import (
    CALL,
    CALL_IN_TIME,
    CARD_CANNOT_BE,
    CATCH,
    CLEAR,
    CLEAR_FACEUP,
    GRID_CANNOT_BE,
    OPENED,
    PILE_GIVES,
    PLACE,
    SCORE_CANNOT_BE,
    TAKEN_DISCARD,
    THROW,
    YOUR_TURN,
)
from referee.games.golf.options.rulesets import RULEBOOK
from referee.kit.seats import NameOf
from referee.languages.grammar import in_words
from referee.match.model.rulebook import OVER
from referee.match.text.sentences import PastTense, cards, in_the_past
from referee.rulings.finding import Finding, Spoken


def was(finding: Finding, name: NameOf) -> str | None:
    """Why it was against the rules; None where there are no words of its own for that."""
    return in_the_past(finding, name, PAST, RULEBOOK)


def _opened(facts: Spoken) -> str:
    if "twice" in facts:
        return f"{facts['seat']} named the same card twice"
    return f"{facts['seat']} turned up {cards(facts['opened'])} instead of {in_words(facts['many'])}"


def _cannot_be(facts: Spoken) -> str:
    if "top" in facts:
        return f"the top discard was the {facts['lies']}, not the {facts['card']}"
    if "lies" in facts:
        return f"the {facts['lies']} lay there faceup, not the {facts['card']}"
    return f"the {facts['card']} could not be there, as the cards on the table show"


def _called(facts: Spoken) -> str:
    if "caught" in facts:
        return f"{facts['caught']} had called UNO"
    return f"{facts['seat']} did not have one facedown card"


PAST: PastTense = {
    OVER.id: lambda facts: "the match was over",
    YOUR_TURN.id: lambda facts: f"it was {facts['turn']}'s turn, not {facts['seat']}'s",
    OPENED.id: _opened,
    PLACE.id: lambda facts: "the card could not lie in that place",
    TAKEN_DISCARD.id: lambda facts: f"the {facts['card']} was taken from the discards and thrown again",
    THROW.id: lambda facts: "the card that was turned up lay faceup already",
    CARD_CANNOT_BE.id: _cannot_be,
    PILE_GIVES.id: lambda facts: f"the {facts['card']} could not come out of the draw pile",
    CLEAR.id: lambda facts: (
        f"the {facts['upper']} and the {facts['lower']} have neither the same number nor the same color"
    ),
    CLEAR_FACEUP.id: lambda facts: "a card of that column lay facedown",
    CALL.id: _called,
    CALL_IN_TIME.id: lambda facts: f"it was too late to catch {facts['caught']}",
    CATCH.id: lambda facts: f"{facts['caught']} could not be caught",
    GRID_CANNOT_BE.id: lambda facts: "these cards cannot be the grids on the table",
    SCORE_CANNOT_BE.id: lambda facts: "the grids cannot be worth that many points",
}
