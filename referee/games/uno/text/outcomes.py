"""What became of a Wild Draw Four that stood: told beside its entry, derived from later ones."""

from collections.abc import Iterable

from referee.games.uno.model.events import (
    BluffProved,
    ChallengeSettled,
    Dealt,
    DebtDrawn,
    DebtLaid,
    DebtLapsed,
    HandTold,
    Resynced,
    TestimonyEnded,
)
from referee.match.history.line import Item
from referee.match.model.events import Contested, Decided, RoundScored, RoundVoided
from referee.match.model.game import Outcome
from referee.match.model.state import Contest
from referee.match.table.contests import Decide

ENDED_OTHERWISE = (Dealt, Resynced, RoundScored, RoundVoided)


def outcomes(items: Iterable[Item]) -> dict[int, Outcome]:
    """By the number of the entry in which it was laid; one whose time has not passed is left out."""
    told: dict[int, Outcome] = {}
    pending: int | None = None
    said: tuple[int, bool] | None = None  # the card of which only one has told what was in the hand
    contested: dict[int, Contest] = {}
    for item in items:
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, ChallengeSettled) and event.entry is not None:
                told[event.entry] = Outcome(_how("proved", event.guilty), item.submission.number)
                pending = None
            elif isinstance(event, HandTold) and event.testimony.debt.entry is not None:
                said = event.testimony.debt.entry, event.testimony.guilty
                told[said[0]] = Outcome(_how("said to be", said[1]), item.submission.number)
            elif isinstance(event, TestimonyEnded) and said is not None:
                if told[said[0]].outcome == _how("said to be", said[1]):
                    told[said[0]] = Outcome(_how("proved", said[1]), item.submission.number)
            elif isinstance(event, Contested) and event.contest.about is not None:
                contested[event.contest.entry] = event.contest
                told[event.contest.about] = Outcome("contested", item.submission.number)
                pending = None
            elif isinstance(event, Decided) and isinstance(item.submission.claim, Decide):
                contest = contested.get(event.entry)
                if contest is not None and contest.about is not None:
                    guilty = item.submission.claim.for_ != contest.seat
                    told[contest.about] = Outcome(_how("decided to be", guilty), item.submission.number)
            elif isinstance(event, DebtLaid) and event.debt.open_to_challenge:
                pending = event.debt.entry
            elif isinstance(event, BluffProved):
                told[event.entry] = Outcome("proved unlawful", item.submission.number)
            elif isinstance(event, ENDED_OTHERWISE):
                pending = None
            elif isinstance(event, DebtDrawn | DebtLapsed) and pending is not None:
                told[pending] = Outcome("unchallenged", item.submission.number)
                pending = None
    return told


def _how(known: str, guilty: bool) -> str:
    return f"{known} {'unlawful' if guilty else 'lawful'}"
