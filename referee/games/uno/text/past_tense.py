"""Refusals in the past tense, as part of a sentence: of what stays because the table played on."""

from collections.abc import Callable
from functools import partial

from referee.games.uno.model.rulebook import (
    CALL,
    CALL_EARLY,
    CALL_IN_TIME,
    CARDS_THE_NEW_PILE_CAN_GIVE,
    CATCH,
    CHALLENGE_IN_TIME,
    COLOR_NOT_YET_NAMED,
    DRAW_ONE,
    DRAWING_INSTEAD_OF_PLAYING,
    DRAWING_THE_CARDS_OWED,
    DRAWN_CARD,
    IMPOSSIBLE_CARD,
    IMPOSSIBLE_SCORE,
    MATCHING_THE_TOP_CARD,
    MISSED_TURN,
    NOTHING_LEFT_TO_DRAW,
    POINTS,
    SEVEN_CARDS,
    SIZE_OF_COUNTED_HAND,
    TURN,
    WILD_DRAW_FOUR_COLOR,
)
from referee.games.uno.options.rulesets import RULEBOOK
from referee.kit.cards import card_with_printed_name
from referee.kit.said import Said
from referee.match.model.rulebook import MATCH_IS_OVER
from referee.match.text.sentences import PastTense, in_the_past
from referee.rulings.finding import Finding, NamedFacts


def was(finding: Finding) -> Said | None:
    """Why it was against the rules; None where there are no words of its own for that."""
    return in_the_past(finding, PAST, RULEBOOK)


def _says(key: str) -> Callable[[NamedFacts], Said]:
    return partial(Said, key)


def _did_not_fit(facts: NamedFacts) -> Said:
    is_wild = card_with_printed_name(facts["top"]).color is None
    return Said("uno-did-not-fit-the-color" if is_wild else "uno-did-not-fit", facts)


def _drawn_card(facts: NamedFacts) -> Said:
    return Said("uno-was-not-the-drawn-card" if "card" in facts else "uno-had-drawn-already", facts)


def _owed(facts: NamedFacts) -> Said:
    return Said("uno-had-to-draw-so-many" if "drawn" in facts else "uno-had-to-draw", facts)


def _cannot_be(facts: NamedFacts) -> Said:
    if "held" in facts:
        return Said("uno-had-no-cards-left", facts)
    return Said("uno-could-not-have-had" if "seat" in facts else "uno-could-not-be-there", facts)


def _called(facts: NamedFacts) -> Said:
    return Said("uno-had-called" if "caught" in facts else "uno-had-so-many-cards", facts)


def _caught(facts: NamedFacts) -> Said:
    if facts.get("held") is not None and facts["held"] != 1:
        return Said("uno-had-so-many-cards", {"seat": facts["caught"], "held": facts["held"]})
    return Said("uno-could-not-be-caught", facts)


PAST: PastTense = {
    MATCH_IS_OVER.id: _says("uno-match-was-over"),
    TURN.id: _says("uno-was-not-on-turn"),
    MATCHING_THE_TOP_CARD.id: _did_not_fit,
    DRAWING_INSTEAD_OF_PLAYING.id: _says("uno-held-a-card-that-fits"),
    DRAW_ONE.id: _says("uno-should-have-drawn"),
    DRAWN_CARD.id: _drawn_card,
    COLOR_NOT_YET_NAMED.id: _says("uno-had-to-name-a-color"),
    WILD_DRAW_FOUR_COLOR.id: _says("uno-held-a-card-that-forbids"),
    DRAWING_THE_CARDS_OWED.id: _owed,
    NOTHING_LEFT_TO_DRAW.id: _says("uno-had-nothing-to-draw"),
    SEVEN_CARDS.id: lambda facts: Said("uno-did-not-have-so-many", {"size": 7, **facts}),
    IMPOSSIBLE_CARD.id: _cannot_be,
    CARDS_THE_NEW_PILE_CAN_GIVE.id: _says("uno-could-not-have-had"),
    IMPOSSIBLE_SCORE.id: _says("uno-cards-left-are-not-worth-that"),
    POINTS.id: _says("uno-hand-is-not-worth-that"),
    SIZE_OF_COUNTED_HAND.id: _says("uno-had-so-many-cards-left"),
    CALL.id: _called,
    CALL_EARLY.id: _says("uno-still-had-two-cards"),
    CALL_IN_TIME.id: _says("uno-was-too-late-to-catch"),
    MISSED_TURN.id: _says("uno-was-too-late-to-catch"),
    CATCH.id: _caught,
    CHALLENGE_IN_TIME.id: _says("uno-was-too-late-to-challenge"),
}
