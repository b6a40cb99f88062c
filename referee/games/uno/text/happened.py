"""What a claim of UNO that counts comes to, in a sentence: who did what."""

from collections.abc import Mapping

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
from referee.games.uno.model.events import CardsDrawn, Challenged, HandCounted, PenaltyDrawn, TurnPassed
from referee.games.uno.model.rulebook import FIRST_WILD, FIRST_WILD_DRAW_FOUR, LEAVING
from referee.games.uno.options.differences import HAND_COUNTED
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.options.rulesets import RULEBOOK
from referee.games.uno.rules.irregular import Reshuffle, Resync
from referee.kit.seats import NameOf
from referee.kit.values import known
from referee.languages.grammar import printed
from referee.match.text.happened import OF_A_MATCH, Happened, one
from referee.match.text.sentences import cards, listed, points
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


def happened(article: str, submission: Submission, ruling: Ruling, name: NameOf) -> str | None:
    """What an article that simply holds comes to; None where nothing is to be added to it."""
    ids = (article, RULEBOOK[article].instead_of, submission.claim.__class__)
    told = next((HAPPENED[one] for one in ids if one is not None and one in HAPPENED), None)
    return None if told is None else told(submission.claim, ruling, name)


def _played(claim: Play, ruling: Ruling, name: NameOf) -> str:
    just_drawn = " just drawn" if claim.drawn else ""
    does = [f"lays the {printed(claim.card.name)}{just_drawn}"]
    if claim.color is not None and claim.card.color is None:
        does.append(f"names {claim.color}")
    if claim.said_uno:
        does.append("calls UNO")
    return f"{name(claim.seat)} {listed(does)}."


def _drew(claim: Draw, ruling: Ruling, name: NameOf) -> str:
    """What was drawn by this claim, and whether the turn is over by it."""
    seat = name(claim.seat)
    draws = [event for event in ruling.events if isinstance(event, CardsDrawn)]
    drawn = sum(event.count for event in draws if event.seat == claim.seat)
    ends = claim.keep and one(ruling.events, TurnPassed) is not None
    if not drawn:
        return f"{seat} keeps the card just drawn." if ends else f"{seat} draws nothing."
    kept = f" and keeps {'it' if drawn == 1 else 'them'}" if ends else ""
    return f"{seat} draws {cards(drawn)}{kept}."


def _challenged(claim: Challenge, ruling: Ruling, name: NameOf) -> str:
    event = one(ruling.events, Challenged)
    whose = "the" if event is None else f"{name(event.accused)}'s"
    return f"{name(claim.seat)} challenges {whose} Wild Draw Four."


def _caught(claim: Catch, ruling: Ruling, name: NameOf) -> str:
    """Who noticed it is told where that is known."""
    who = name(claim.caught)
    event = one(ruling.events, PenaltyDrawn)
    draws = f"draws {cards(event.count)}" if event is not None else "draws nothing: no card is left"
    by = "" if claim.seat is None else f" by {name(claim.seat)}"
    return f"{who} did not call UNO, is caught{by} and {draws}."


def _counted(claim: CountHand, ruling: Ruling, name: NameOf) -> str:
    """What it is worth is told by an article of its own where cards or values were told."""
    if claim.points is None:
        return f"{name(claim.seat)} counts the hand."
    return f"{name(claim.seat)}'s hand is worth {points(known(one(ruling.events, HandCounted)).points)}."


def _went_back(card: str) -> Happened:
    told = f"The {card} goes back into the draw pile, and another card is turned up."
    return lambda claim, ruling, name: told


HAPPENED: Mapping[type | str, Happened] = {
    **OF_A_MATCH,
    Deal: lambda claim, ruling, name: (
        f"The cards are dealt, and the {printed(claim.turned_up[-1].name)} is turned up."
    ),
    Play: _played,
    NameColor: lambda claim, ruling, name: f"{name(claim.seat)} names {claim.color}.",
    Draw: _drew,
    Challenge: _challenged,
    ShowHand: lambda claim, ruling, name: f"{name(claim.seat)} shows the hand.",
    Swap: lambda claim, ruling, name: f"{name(claim.seat)} and {name(claim.with_)} swap hands.",
    Call: lambda claim, ruling, name: f"{name(claim.seat)} calls UNO.",
    Catch: _caught,
    CountHand: _counted,
    Reshuffle: lambda claim, ruling, name: "All discards but the top one are shuffled into the draw pile.",
    Resync: lambda claim, ruling, name: "The round goes on with the cards as they are on the table.",
    FIRST_WILD.id: _went_back("Wild"),
    FIRST_WILD_DRAW_FOUR.id: _went_back("Wild Draw Four"),
    LEAVING.id: lambda claim, ruling, name: f"{name(claim.seat)} leaves and sets the hand aside.",
    HAND_COUNTED.id: lambda claim, ruling, name: f"{name(claim.seat)} leaves, and the hand is counted.",
    **{kind: told for rule in HOUSE_RULES for kind, told in rule.happened.items()},
}
"""By the kind of claim, or by the article."""
