"""What a claim of UNO Golf that counts comes to, in a sentence: who did what."""

from collections.abc import Mapping

from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Reshuffle, Resync, Reveal, Turn
from referee.games.golf.model.events import CardPlaced, ColumnsDrawn
from referee.games.golf.model.rulebook import CALL_CROSSED
from referee.games.golf.options.rulesets import RULEBOOK
from referee.games.shared.calls import ruling_upholds_catch_despite_call
from referee.kit.seats import NameOfSeat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.match.table.rounds import PlayOn
from referee.match.text.happened import OF_A_MATCH, Happened, one
from referee.match.text.sentences import listed
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


def happened(article: str, submission: Submission, ruling: Ruling, name: NameOfSeat) -> str | None:
    """What an article that simply holds comes to; None where nothing is to be added to it."""
    told = HAPPENED.get(submission.claim.__class__)
    return None if told is None else told(submission.claim, ruling, name)


def _turn(claim: Turn, ruling: Ruling, name: NameOfSeat) -> str:
    who, placed = name(claim.seat), one(ruling.events, CardPlaced)
    if placed is None:
        thrown = {"who": who, "card": not_none(claim.card).name, "flipped": not_none(claim.flipped).name}
        return tell("golf-turn-throws-and-calls" if claim.said_uno else "golf-turn-throws", thrown)
    put = {"who": who, "card": placed.card.name, "out": placed.came_out.name}
    if claim.took == "discard":
        return tell("golf-turn-takes-and-calls" if claim.said_uno else "golf-turn-takes", put)
    return tell("golf-turn-draws-and-calls" if claim.said_uno else "golf-turn-draws", put)


def _caught(claim: Catch, ruling: Ruling, name: NameOfSeat) -> str:
    """Who noticed it is told where that is known."""
    laid = sum(event.columns for event in ruling.events if isinstance(event, ColumnsDrawn))
    facts = {"caught": name(claim.caught), "new": laid}
    if ruling_upholds_catch_despite_call(ruling, RULEBOOK, CALL_CROSSED):
        return tell("golf-caught-at-once", facts)
    if claim.seat is None:
        return tell("golf-caught", facts)
    return tell("golf-caught-by", {**facts, "by": name(claim.seat)})


def _revealed(claim: Reveal, ruling: Ruling, name: NameOfSeat) -> str:
    cards = [tell("golf-the-card", {"card": turned.card.name}) for turned in claim.cards]
    return tell("golf-turns-up", {"who": name(claim.seat), "cards": listed(cards)})


def _plays_on(claim: PlayOn, ruling: Ruling, name: NameOfSeat) -> str:
    """The target of Golf is a number of rounds."""
    if claim.target is None:
        return tell("golf-goes-on", {})
    return tell("golf-goes-on-until", {"rounds": claim.target})


HAPPENED: Mapping[type | str, Happened] = {
    **OF_A_MATCH,
    Deal: lambda claim, ruling, name: tell("golf-dealt", {"card": claim.turned_up[-1].name}),
    Turn: _turn,
    Clear: lambda claim, ruling, name: tell("golf-clears", {"who": name(claim.seat)}),
    Call: lambda claim, ruling, name: tell("golf-calls", {"who": name(claim.seat)}),
    Catch: _caught,
    Reveal: _revealed,
    PlayOn: _plays_on,
    Reshuffle: lambda claim, ruling, name: tell("golf-shuffled", {}),
    Resync: lambda claim, ruling, name: tell("golf-goes-on-as-told", {}),
}
