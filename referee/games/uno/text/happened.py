"""The effect of a claim of UNO in a sentence: who did what."""

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
from referee.kit.said import Person, Said
from referee.kit.values import not_none
from referee.match.text.happened import OF_A_MATCH, Happened, always, by_seat, one
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


def happened(article: str, submission: Submission, ruling: Ruling) -> Said | None:
    """The effect of a claim that complies with this article. None if the article needs no addition."""
    ids = (article, RULEBOOK[article].instead_of, submission.claim.__class__)
    told = next((HAPPENED[one] for one in ids if one is not None and one in HAPPENED), None)
    return None if told is None else told(submission.claim, ruling)


def _played(claim: Play, ruling: Ruling) -> Said:
    names = claim.color is not None and claim.card.color is None
    key = "uno-lays-and-calls" if claim.said_uno else "uno-lays"
    if names:
        key = "uno-lays-names-and-calls" if claim.said_uno else "uno-lays-and-names"
    laid = {"card": claim.card.name, "from": "pile" if claim.drawn else "hand"}
    return Said(key, {"seat": Person(claim.seat), "color": claim.color, **laid})


def _drew(claim: Draw, ruling: Ruling) -> Said:
    """What was drawn by this claim, and whether the turn is over by it."""
    seat = Person(claim.seat)
    draws = [event for event in ruling.events if isinstance(event, CardsDrawn)]
    drawn = sum(event.count for event in draws if event.seat == claim.seat)
    ends = claim.keep and one(ruling.events, TurnBegun) is not None
    if not drawn:
        return Said("uno-keeps" if ends else "uno-draws-nothing", {"seat": seat})
    return Said("uno-draws-and-keeps" if ends else "uno-draws", {"seat": seat, "count": drawn})


def _challenged(claim: Challenge, ruling: Ruling) -> Said:
    event, seat = one(ruling.events, Challenged), Person(claim.seat)
    if event is None:
        return Said("uno-challenges", {"seat": seat})
    return Said("uno-challenges-somebody", {"seat": seat, "accused": Person(event.accused)})


def _caught(claim: Catch, ruling: Ruling) -> Said:
    """Who noticed it is told where that is known."""
    event = one(ruling.events, PenaltyDrawn)
    draws = {} if event is None else {"count": event.count}
    is_tapped = any(one.article == SILENT_UNO.article.id for one in ruling.findings)
    caught = {"caught": Person(claim.caught), "missed": "tap" if is_tapped else "call"}
    if ruling_upholds_catch_despite_call(ruling, RULEBOOK, CONTRADICTION_OF_CALL_AND_CATCH):
        key = "uno-is-caught-at-once" if draws else "uno-is-caught-at-once-and-draws-nothing"
        return Said(key, {**caught, **draws})
    if claim.seat is None:
        return Said("uno-is-caught" if draws else "uno-is-caught-and-draws-nothing", {**caught, **draws})
    key = "uno-is-caught-by" if draws else "uno-is-caught-by-and-draws-nothing"
    return Said(key, {**caught, **draws, "seat": Person(claim.seat)})


def _counted(claim: CountHand, ruling: Ruling) -> Said:
    """What it is worth is told by an article of its own where cards or values were told."""
    if claim.points is None:
        return Said("uno-counts", {"seat": Person(claim.seat)})
    worth = not_none(one(ruling.events, RemainingHandCounted)).points
    return Said("uno-hand-is-worth", {"seat": Person(claim.seat), "points": worth})


HAPPENED: Mapping[type | str, Happened] = {
    **OF_A_MATCH,
    Deal: lambda claim, ruling: Said("uno-is-dealt", {"card": claim.turned_up[-1].name}),
    Play: _played,
    NameColor: lambda claim, ruling: Said("uno-names", {"seat": Person(claim.seat), "color": claim.color}),
    Draw: _drew,
    Challenge: _challenged,
    ShowHand: by_seat("uno-shows"),
    Swap: lambda claim, ruling: Said("uno-swaps", {"seat": Person(claim.seat), "other": Person(claim.with_)}),
    Call: by_seat("uno-calls"),
    Catch: _caught,
    CountHand: _counted,
    Reshuffle: always("uno-discards-are-shuffled"),
    Resync: always("uno-goes-on-with-the-cards"),
    FIRST_WILD.id: always("uno-goes-back", card="wild"),
    FIRST_WILD_DRAW_FOUR.id: always("uno-goes-back", card="wild draw four"),
    LEAVING.id: by_seat("uno-leaves-and-sets-aside"),
    HAND_COUNTED.id: by_seat("uno-leaves-and-is-counted"),
    **{kind: told for rule in HOUSE_RULES for kind, told in rule.happened.items()},
}
"""By the kind of claim, or by the article."""
