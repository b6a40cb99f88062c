"""The effect of a claim of UNO Golf in a sentence: who did what."""

from collections.abc import Mapping

from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Reshuffle, Resync, Reveal, Turn
from referee.games.golf.model.events import CardPlaced, ColumnsDrawn
from referee.games.golf.model.rulebook import CALL_CROSSED
from referee.games.golf.options.rulesets import RULEBOOK
from referee.games.shared.calls import ruling_upholds_catch_despite_call
from referee.kit.said import Person, Said
from referee.kit.values import not_none
from referee.match.table.rounds import PlayOn
from referee.match.text.happened import OF_A_MATCH, Happened, one
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


def happened(article: str, submission: Submission, ruling: Ruling) -> Said | None:
    """The effect of a claim that complies with this article. None if the article needs no addition."""
    told = HAPPENED.get(submission.claim.__class__)
    return None if told is None else told(submission.claim, ruling)


def _turn(claim: Turn, ruling: Ruling) -> Said:
    who, placed = Person(claim.seat), one(ruling.events, CardPlaced)
    if placed is None:
        thrown = {"who": who, "card": not_none(claim.card).name, "flipped": not_none(claim.flipped).name}
        return Said("golf-turn-throws-and-calls" if claim.said_uno else "golf-turn-throws", thrown)
    put = {"who": who, "card": placed.card.name, "out": placed.came_out.name}
    if claim.took == "discard":
        return Said("golf-turn-takes-and-calls" if claim.said_uno else "golf-turn-takes", put)
    return Said("golf-turn-draws-and-calls" if claim.said_uno else "golf-turn-draws", put)


def _caught(claim: Catch, ruling: Ruling) -> Said:
    """Who noticed it is told where that is known."""
    laid = sum(event.columns for event in ruling.events if isinstance(event, ColumnsDrawn))
    facts = {"caught": Person(claim.caught), "new": laid}
    if ruling_upholds_catch_despite_call(ruling, RULEBOOK, CALL_CROSSED):
        return Said("golf-caught-at-once", facts)
    if claim.seat is None:
        return Said("golf-caught", facts)
    return Said("golf-caught-by", {**facts, "by": Person(claim.seat)})


def _revealed(claim: Reveal, ruling: Ruling) -> Said:
    cards = tuple(Said("golf-the-card", {"card": turned.card.name}) for turned in claim.cards)
    return Said("golf-turns-up", {"who": Person(claim.seat), "cards": cards})


def _plays_on(claim: PlayOn, ruling: Ruling) -> Said:
    """The target of Golf is a number of rounds."""
    if claim.target is None:
        return Said("golf-goes-on")
    return Said("golf-goes-on-until", {"rounds": claim.target})


HAPPENED: Mapping[type | str, Happened] = {
    **OF_A_MATCH,
    Deal: lambda claim, ruling: Said("golf-dealt", {"card": claim.turned_up[-1].name}),
    Turn: _turn,
    Clear: lambda claim, ruling: Said("golf-clears", {"who": Person(claim.seat)}),
    Call: lambda claim, ruling: Said("golf-calls", {"who": Person(claim.seat)}),
    Catch: _caught,
    Reveal: _revealed,
    PlayOn: _plays_on,
    Reshuffle: lambda claim, ruling: Said("golf-shuffled"),
    Resync: lambda claim, ruling: Said("golf-goes-on-as-told"),
}
