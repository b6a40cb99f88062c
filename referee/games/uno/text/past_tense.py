"""Refusals in the past tense, as part of a sentence: of what stays because the table played on."""

from referee.games.uno.model.rulebook import (
    CALL,
    CALL_EARLY,
    CALL_IN_TIME,
    CARD_CANNOT_BE,
    CATCH,
    CHALLENGE_IN_TIME,
    COLOR_OWED,
    COUNT_HAND,
    DRAW,
    DRAW_ONE,
    DRAWN_CARD,
    MATCH,
    MISSED_TURN,
    OWED,
    PILE_DRY,
    PILE_GIVES,
    POINTS,
    SCORE_CANNOT_BE,
    SEVEN_CARDS,
    TURN,
    WILD_DRAW_FOUR_COLOR,
)
from referee.games.uno.options.rulesets import RULEBOOK
from referee.kit.seats import NameOf
from referee.languages.grammar import printed
from referee.match.model.rulebook import OVER
from referee.match.text.sentences import PastTense, cards, in_the_past, so_many
from referee.rulings.finding import Finding, Spoken


def was(finding: Finding, name: NameOf) -> str | None:
    """Why it was against the rules; None where there are no words of its own for that."""
    return in_the_past(finding, name, PAST, RULEBOOK)


def _drawn_card(facts: Spoken) -> str:
    if "card" in facts:
        return f"the {printed(facts['card'])} was not the card that {facts['seat']} had just drawn"
    return f"{facts['seat']} had already drawn in that turn"


def _owed(facts: Spoken) -> str:
    drawn = f", not {so_many(facts['drawn'])}" if "drawn" in facts else ""
    return f"{facts['seat']} had to draw {cards(facts['count'])}{drawn}"


def _cannot_be(facts: Spoken) -> str:
    if "held" in facts:
        return f"{facts['seat']} had no cards left"
    if "seat" not in facts:
        return f"the {printed(facts['card'])} could not be there, as the cards on the table show"
    return f"{facts['seat']} could not really have had the {printed(facts['card'])}"


def _called(facts: Spoken) -> str:
    if "caught" in facts:
        return f"{facts['caught']} had called UNO"
    return f"{facts['seat']} had {cards(facts['held'])}"


def _caught(facts: Spoken) -> str:
    if facts.get("held") is not None and facts["held"] != 1:
        return f"{facts['caught']} had {cards(facts['held'])}"
    return f"{facts['caught']} could not be caught"


PAST: PastTense = {
    OVER.id: lambda facts: "the match was over",
    TURN.id: lambda facts: f"it was {facts['turn']}'s turn, not {facts['seat']}'s",
    MATCH.id: lambda facts: (
        f"the {printed(facts['card'])} did not fit on the {printed(facts['top'])}"
        if card_has_color(facts["top"])
        else f"the {printed(facts['card'])} did not fit, because the color was {facts['color']}"
    ),
    DRAW.id: lambda facts: f"everybody had seen that {facts['seat']} held the {printed(facts['card'])}",
    DRAW_ONE.id: lambda facts: (
        f"{facts['seat']} should have drawn {cards(facts['count'])}, not {so_many(facts['drawn'])}"
    ),
    DRAWN_CARD.id: _drawn_card,
    COLOR_OWED.id: lambda facts: f"{facts['owing']} had to name a color first",
    WILD_DRAW_FOUR_COLOR.id: lambda facts: (
        f"{facts['seat']} held a card that forbids the Wild Draw Four, as everybody had seen"
    ),
    OWED.id: _owed,
    PILE_DRY.id: lambda facts: "no card was left to draw",
    SEVEN_CARDS.id: lambda facts: f"{facts['seats']} did not have {cards(facts.get('size', 7))}",
    CARD_CANNOT_BE.id: _cannot_be,
    PILE_GIVES.id: lambda facts: f"{facts['seat']} could not really have had the {printed(facts['card'])}",
    SCORE_CANNOT_BE.id: lambda facts: "the cards left cannot be worth that many points",
    POINTS.id: lambda facts: "the cards in that hand cannot be worth that many points",
    COUNT_HAND.id: lambda facts: (
        f"{facts['seat']} had {cards(facts['held'])} left, not {so_many(facts['counted'])}"
    ),
    CALL.id: _called,
    CALL_EARLY.id: lambda facts: f"{facts['seat']} still had two cards",
    CALL_IN_TIME.id: lambda facts: f"it was too late to catch {facts['caught']}",
    MISSED_TURN.id: lambda facts: f"it was too late to catch {facts['caught']}",
    CATCH.id: _caught,
    CHALLENGE_IN_TIME.id: lambda facts: "it was too late to challenge",
}


def card_has_color(card: str) -> bool:
    return printed(card) == card
