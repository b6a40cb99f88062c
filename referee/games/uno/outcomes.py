"""What became of a Wild Draw Four that stood: told beside its entry, derived from later ones."""

from collections.abc import Iterable

from referee.games.uno.events import (
    BluffProved,
    ChallengeSettled,
    Dealt,
    DebtDrawn,
    DebtLaid,
    DebtLapsed,
    Resynced,
)
from referee.match.events import RoundScored, RoundVoided
from referee.match.game import Outcome
from referee.match.line import Item

ENDED_OTHERWISE = (Dealt, Resynced, RoundScored, RoundVoided)


def outcomes(items: Iterable[Item]) -> dict[int, Outcome]:
    """By the number of the entry in which it was laid; one whose time has not passed is left out."""
    told: dict[int, Outcome] = {}
    pending: int | None = None
    for item in items:
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, ChallengeSettled) and event.entry is not None:
                proved = "proved unlawful" if event.guilty else "proved lawful"
                told[event.entry] = Outcome(proved, item.heard.number)
                pending = None
            elif isinstance(event, DebtLaid) and event.debt.open_to_challenge:
                pending = event.debt.entry
            elif isinstance(event, BluffProved):
                told[event.entry] = Outcome("proved unlawful", item.heard.number)
            elif isinstance(event, ENDED_OTHERWISE):
                pending = None
            elif isinstance(event, DebtDrawn | DebtLapsed) and pending is not None:
                told[pending] = Outcome("unchallenged", item.heard.number)
                pending = None
    return told
