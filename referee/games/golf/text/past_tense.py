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
from referee.kit.seats import NameOfSeat
from referee.languages.speech import tell
from referee.match.model.rulebook import MATCH_IS_OVER
from referee.match.text.sentences import PastTense, in_the_past
from referee.rulings.finding import Finding, NamedFacts


def was(finding: Finding, name: NameOfSeat) -> str | None:
    """Why it was against the rules; None where there are no words of its own for that."""
    return in_the_past(finding, name, PAST, RULEBOOK)


def _opened(facts: NamedFacts) -> str:
    return tell("golf-was-opened-twice" if "twice" in facts else "golf-was-opened-otherwise", facts)


def _cannot_be(facts: NamedFacts) -> str:
    if "top" in facts:
        return tell("golf-was-another-top", facts)
    return tell("golf-was-another-card" if "lies" in facts else "golf-was-not-there", facts)


def _called(facts: NamedFacts) -> str:
    return tell("golf-was-called" if "caught" in facts else "golf-was-not-one", facts)


PAST: PastTense = {
    MATCH_IS_OVER.id: partial(tell, "golf-was-over"),
    YOUR_TURN.id: partial(tell, "golf-was-not-their-turn"),
    OPENED.id: _opened,
    PLACE.id: partial(tell, "golf-was-another-place"),
    TAKEN_DISCARD.id: partial(tell, "golf-was-taken-and-thrown"),
    THROW.id: partial(tell, "golf-was-faceup"),
    CARD_CANNOT_BE.id: _cannot_be,
    PILE_GIVES.id: partial(tell, "golf-was-not-in-the-pile"),
    CLEAR.id: partial(tell, "golf-was-not-alike"),
    CLEAR_FACEUP.id: partial(tell, "golf-was-facedown"),
    CALL.id: _called,
    CALL_IN_TIME.id: partial(tell, "golf-was-late"),
    CATCH.id: partial(tell, "golf-was-not-to-be-caught"),
    GRID_CANNOT_BE.id: partial(tell, "golf-was-another-grid"),
    SCORE_CANNOT_BE.id: partial(tell, "golf-was-another-score"),
}
