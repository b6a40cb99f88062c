"""What a claim of UNO Golf that counts comes to, in a sentence: who did what."""

from collections.abc import Mapping

from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Reshuffle, Resync, Reveal, Turn
from referee.games.golf.model.events import CardPlaced, ColumnsDrawn
from referee.kit.seats import NameOf
from referee.kit.values import known
from referee.languages.speech import tell
from referee.match.table.rounds import PlayOn
from referee.match.text.happened import OF_A_MATCH, Happened, one
from referee.match.text.sentences import listed, rounds
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


def happened(article: str, submission: Submission, ruling: Ruling, name: NameOf) -> str | None:
    """What an article that simply holds comes to; None where nothing is to be added to it."""
    told = HAPPENED.get(submission.claim.__class__)
    return None if told is None else told(submission.claim, ruling, name)


def _turn(claim: Turn, ruling: Ruling, name: NameOf) -> str:
    who, placed = name(claim.seat), one(ruling.events, CardPlaced)
    called = ["calls UNO"] if claim.said_uno else []
    if placed is None:
        thrown = f"draws the {known(claim.card).name}", "throws it on the discards"
        return f"{who} {listed([*thrown, f'turns up the {known(claim.flipped).name}', *called])}."
    how = "takes" if claim.took == "discard" else "draws"
    put = f"{how} the {placed.card.name}", f"puts it where the {placed.came_out.name} lay"
    return f"{who} {listed([*put, *called])}."


def _caught(claim: Catch, ruling: Ruling, name: NameOf) -> str:
    """Who noticed it is told where that is known."""
    laid = sum(event.columns for event in ruling.events if isinstance(event, ColumnsDrawn))
    caught = name(claim.caught)
    gets = tell("golf-new-columns", {"new": laid}) if laid else "no new column, as too few cards are left"
    by = "" if claim.seat is None else f" by {name(claim.seat)}"
    return f"{caught} did not call UNO and is caught{by}. {caught} gets {gets}."


def _revealed(claim: Reveal, ruling: Ruling, name: NameOf) -> str:
    return f"{name(claim.seat)} turns up {listed([f'the {turned.card.name}' for turned in claim.cards])}."


def _plays_on(claim: PlayOn, ruling: Ruling, name: NameOf) -> str:
    """The target of Golf is a number of rounds."""
    if claim.target is None:
        return "The match goes on."
    are = "is" if claim.target == 1 else "are"
    return f"The match goes on, now until {rounds(claim.target)} {are} played."


HAPPENED: Mapping[type | str, Happened] = {
    **OF_A_MATCH,
    Deal: lambda claim, ruling, name: (
        f"The cards are dealt. The {claim.turned_up[-1].name} begins the discards."
    ),
    Turn: _turn,
    Clear: lambda claim, ruling, name: f"{name(claim.seat)} clears a column.",
    Call: lambda claim, ruling, name: f"{name(claim.seat)} calls UNO.",
    Catch: _caught,
    Reveal: _revealed,
    PlayOn: _plays_on,
    Reshuffle: lambda claim, ruling, name: "All discards but the top one are shuffled into the draw pile.",
    Resync: lambda claim, ruling, name: "The round goes on as it was just told.",
}
