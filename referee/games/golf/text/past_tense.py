"""Refusals in the past tense, as part of a sentence: of what stays because the table played on."""

from functools import partial

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
from referee.kit.said import Said
from referee.match.model.rulebook import MATCH_IS_OVER
from referee.match.text.sentences import PastTense, in_the_past
from referee.rulings.finding import Finding, NamedFacts


def was(finding: Finding) -> Said | None:
    """Why it was against the rules; None where there are no words of its own for that."""
    return in_the_past(finding, PAST, RULEBOOK)


def _opened(facts: NamedFacts) -> Said:
    return Said("golf-was-opened-twice" if "twice" in facts else "golf-was-opened-otherwise", facts)


def _cannot_be(facts: NamedFacts) -> Said:
    if "top" in facts:
        return Said("golf-was-another-top", facts)
    return Said("golf-was-another-card" if "lies" in facts else "golf-was-not-there", facts)


def _called(facts: NamedFacts) -> Said:
    return Said("golf-was-called" if "caught" in facts else "golf-was-not-one", facts)


PAST: PastTense = {
    MATCH_IS_OVER.id: partial(Said, "golf-was-over"),
    YOUR_TURN.id: partial(Said, "golf-was-not-their-turn"),
    OPENED.id: _opened,
    PLACE.id: partial(Said, "golf-was-another-place"),
    TAKEN_DISCARD.id: partial(Said, "golf-was-taken-and-thrown"),
    THROW.id: partial(Said, "golf-was-faceup"),
    CARD_CANNOT_BE.id: _cannot_be,
    PILE_GIVES.id: partial(Said, "golf-was-not-in-the-pile"),
    CLEAR.id: partial(Said, "golf-was-not-alike"),
    CLEAR_FACEUP.id: partial(Said, "golf-was-facedown"),
    CALL.id: _called,
    CALL_IN_TIME.id: partial(Said, "golf-was-late"),
    CATCH.id: partial(Said, "golf-was-not-to-be-caught"),
    GRID_CANNOT_BE.id: partial(Said, "golf-was-another-grid"),
    SCORE_CANNOT_BE.id: partial(Said, "golf-was-another-score"),
}
