"""Refusals in the past tense, as part of a sentence: of what stays because the table played on."""

from collections.abc import Callable
from functools import partial

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
from referee.kit.cards import card_named
from referee.kit.seats import NameOfSeat
from referee.languages.speech import tell
from referee.match.model.rulebook import OVER
from referee.match.text.sentences import PastTense, in_the_past
from referee.rulings.finding import Finding, NamedFacts


def was(finding: Finding, name: NameOfSeat) -> str | None:
    """Why it was against the rules; None where there are no words of its own for that."""
    return in_the_past(finding, name, PAST, RULEBOOK)


def _says(key: str) -> Callable[[NamedFacts], str]:
    return partial(tell, key)


def _did_not_fit(facts: NamedFacts) -> str:
    is_wild = card_named(facts["top"]).color is None
    return tell("uno-did-not-fit-the-color" if is_wild else "uno-did-not-fit", facts)


def _drawn_card(facts: NamedFacts) -> str:
    return tell("uno-was-not-the-drawn-card" if "card" in facts else "uno-had-drawn-already", facts)


def _owed(facts: NamedFacts) -> str:
    return tell("uno-had-to-draw-so-many" if "drawn" in facts else "uno-had-to-draw", facts)


def _cannot_be(facts: NamedFacts) -> str:
    if "held" in facts:
        return tell("uno-had-no-cards-left", facts)
    return tell("uno-could-not-have-had" if "seat" in facts else "uno-could-not-be-there", facts)


def _called(facts: NamedFacts) -> str:
    return tell("uno-had-called" if "caught" in facts else "uno-had-so-many-cards", facts)


def _caught(facts: NamedFacts) -> str:
    if facts.get("held") is not None and facts["held"] != 1:
        return tell("uno-had-so-many-cards", {"seat": facts["caught"], "held": facts["held"]})
    return tell("uno-could-not-be-caught", facts)


PAST: PastTense = {
    OVER.id: _says("uno-match-was-over"),
    TURN.id: _says("uno-was-not-on-turn"),
    MATCH.id: _did_not_fit,
    DRAW.id: _says("uno-held-a-card-that-fits"),
    DRAW_ONE.id: _says("uno-should-have-drawn"),
    DRAWN_CARD.id: _drawn_card,
    COLOR_OWED.id: _says("uno-had-to-name-a-color"),
    WILD_DRAW_FOUR_COLOR.id: _says("uno-held-a-card-that-forbids"),
    OWED.id: _owed,
    PILE_DRY.id: _says("uno-had-nothing-to-draw"),
    SEVEN_CARDS.id: lambda facts: tell("uno-did-not-have-so-many", {"size": 7, **facts}),
    CARD_CANNOT_BE.id: _cannot_be,
    PILE_GIVES.id: _says("uno-could-not-have-had"),
    SCORE_CANNOT_BE.id: _says("uno-cards-left-are-not-worth-that"),
    POINTS.id: _says("uno-hand-is-not-worth-that"),
    COUNT_HAND.id: _says("uno-had-so-many-cards-left"),
    CALL.id: _called,
    CALL_EARLY.id: _says("uno-still-had-two-cards"),
    CALL_IN_TIME.id: _says("uno-was-too-late-to-catch"),
    MISSED_TURN.id: _says("uno-was-too-late-to-catch"),
    CATCH.id: _caught,
    CHALLENGE_IN_TIME.id: _says("uno-was-too-late-to-challenge"),
}
