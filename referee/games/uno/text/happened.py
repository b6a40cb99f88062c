"""What a claim of UNO that counts comes to, in a sentence: who did what."""

from collections.abc import Mapping

from referee.games.shared.calls import ruling_upholds_catch_despite_call
from referee.games.uno.model.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
    Swap,
)
from referee.games.uno.model.events import (
    CardsDrawn,
    Challenged,
    PenaltyDrawn,
    RemainingHandCounted,
    TurnBegun,
)
from referee.games.uno.model.rulebook import (
    CONTRADICTION_OF_CALL_AND_CATCH,
    FIRST_WILD,
    FIRST_WILD_DRAW_FOUR,
    LEAVING,
)
from referee.games.uno.options.differences import HAND_COUNTED
from referee.games.uno.options.house.silent_uno import SILENT_UNO
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.options.rulesets import RULEBOOK
from referee.games.uno.rules.irregular import Reshuffle, Resync
from referee.kit.seats import NameOfSeat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.match.text.happened import OF_A_MATCH, Happened, one
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


def happened(article: str, submission: Submission, ruling: Ruling, name: NameOfSeat) -> str | None:
    """What an article that simply holds comes to; None where nothing is to be added to it."""
    ids = (article, RULEBOOK[article].instead_of, submission.claim.__class__)
    told = next((HAPPENED[one] for one in ids if one is not None and one in HAPPENED), None)
    return None if told is None else told(submission.claim, ruling, name)


def _played(claim: Play, ruling: Ruling, name: NameOfSeat) -> str:
    names = claim.color is not None and claim.card.color is None
    key = "uno-lays-and-calls" if claim.said_uno else "uno-lays"
    if names:
        key = "uno-lays-names-and-calls" if claim.said_uno else "uno-lays-and-names"
    laid = {"card": claim.card.name, "from": "pile" if claim.drawn else "hand"}
    return tell(key, {"seat": name(claim.seat), "color": claim.color, **laid})


def _drew(claim: Draw, ruling: Ruling, name: NameOfSeat) -> str:
    """What was drawn by this claim, and whether the turn is over by it."""
    seat = name(claim.seat)
    draws = [event for event in ruling.events if isinstance(event, CardsDrawn)]
    drawn = sum(event.count for event in draws if event.seat == claim.seat)
    ends = claim.keep and one(ruling.events, TurnBegun) is not None
    if not drawn:
        return tell("uno-keeps" if ends else "uno-draws-nothing", {"seat": seat})
    return tell("uno-draws-and-keeps" if ends else "uno-draws", {"seat": seat, "count": drawn})


def _challenged(claim: Challenge, ruling: Ruling, name: NameOfSeat) -> str:
    event, seat = one(ruling.events, Challenged), name(claim.seat)
    if event is None:
        return tell("uno-challenges", {"seat": seat})
    return tell("uno-challenges-somebody", {"seat": seat, "accused": name(event.accused)})


def _caught(claim: Catch, ruling: Ruling, name: NameOfSeat) -> str:
    """Who noticed it is told where that is known."""
    event, caught = one(ruling.events, PenaltyDrawn), {"caught": name(claim.caught)}
    draws = {} if event is None else {"count": event.count}
    caught["missed"] = (
        "tap" if any(one.article == SILENT_UNO.article.id for one in ruling.findings) else "call"
    )
    if ruling_upholds_catch_despite_call(ruling, RULEBOOK, CONTRADICTION_OF_CALL_AND_CATCH):
        key = "uno-is-caught-at-once" if draws else "uno-is-caught-at-once-and-draws-nothing"
        return tell(key, {**caught, **draws})
    if claim.seat is None:
        return tell("uno-is-caught" if draws else "uno-is-caught-and-draws-nothing", {**caught, **draws})
    key = "uno-is-caught-by" if draws else "uno-is-caught-by-and-draws-nothing"
    return tell(key, {**caught, **draws, "seat": name(claim.seat)})


def _counted(claim: CountHand, ruling: Ruling, name: NameOfSeat) -> str:
    """What it is worth is told by an article of its own where cards or values were told."""
    if claim.points is None:
        return tell("uno-counts", {"seat": name(claim.seat)})
    worth = not_none(one(ruling.events, RemainingHandCounted)).points
    return tell("uno-hand-is-worth", {"seat": name(claim.seat), "points": worth})


def _of_seat(key: str) -> Happened:
    return lambda claim, ruling, name: tell(key, {"seat": name(claim.seat)})


def _simply(key: str, **facts: str) -> Happened:
    return lambda claim, ruling, name: tell(key, facts)


HAPPENED: Mapping[type | str, Happened] = {
    **OF_A_MATCH,
    Deal: lambda claim, ruling, name: tell("uno-is-dealt", {"card": claim.turned_up[-1].name}),
    Play: _played,
    NameColor: lambda claim, ruling, name: tell(
        "uno-names", {"seat": name(claim.seat), "color": claim.color}
    ),
    Draw: _drew,
    Challenge: _challenged,
    ShowHand: _of_seat("uno-shows"),
    Swap: lambda claim, ruling, name: tell(
        "uno-swaps", {"seat": name(claim.seat), "other": name(claim.with_)}
    ),
    Call: _of_seat("uno-calls"),
    Catch: _caught,
    CountHand: _counted,
    Reshuffle: _simply("uno-discards-are-shuffled"),
    Resync: _simply("uno-goes-on-with-the-cards"),
    FIRST_WILD.id: _simply("uno-goes-back", card="wild"),
    FIRST_WILD_DRAW_FOUR.id: _simply("uno-goes-back", card="wild draw four"),
    LEAVING.id: _of_seat("uno-leaves-and-sets-aside"),
    HAND_COUNTED.id: _of_seat("uno-leaves-and-is-counted"),
    **{kind: told for rule in HOUSE_RULES for kind, told in rule.happened.items()},
}
"""By the kind of claim, or by the article."""
