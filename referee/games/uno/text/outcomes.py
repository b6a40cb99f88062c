"""What became of a Wild Draw Four that stood: told beside its entry, derived from later ones."""

from collections.abc import Iterable

from referee.games.uno.model.events import (
    BluffProved,
    ChallengeSettled,
    DrawDebtBegun,
    DrawDebtLapsed,
    DrawDebtPaid,
    HandTestimonyEnded,
    HandTestimonyGiven,
    RoundDealt,
    RoundResynced,
)
from referee.match.history.line import TimelineItem
from referee.match.model.events import ClaimContested, ContestDecided, RoundScored, RoundVoided
from referee.match.model.game import RulingOutcome
from referee.match.model.state import Contest
from referee.match.table.contests import DecideContest

ENDED_OTHERWISE = (RoundDealt, RoundResynced, RoundScored, RoundVoided)


def outcomes(items: Iterable[TimelineItem]) -> dict[int, RulingOutcome]:
    """By the number of the entry in which it was laid; one whose time has not passed is left out."""
    told: dict[int, RulingOutcome] = {}
    pending: int | None = None
    said: tuple[int, bool] | None = None  # the card of which only one has told what was in the hand
    contested: dict[int, Contest] = {}
    for item in items:
        for event in item.ruling.events if item.ruling else ():
            if isinstance(event, ChallengeSettled) and event.entry is not None:
                told[event.entry] = RulingOutcome(_how("proved", event.guilty), item.submission.number)
                pending = None
            elif isinstance(event, HandTestimonyGiven) and event.testimony.debt.entry is not None:
                said = event.testimony.debt.entry, event.testimony.guilty
                told[said[0]] = RulingOutcome(_how("said to be", said[1]), item.submission.number)
            elif isinstance(event, HandTestimonyEnded) and said is not None:
                if told[said[0]].outcome == _how("said to be", said[1]):
                    told[said[0]] = RulingOutcome(_how("proved", said[1]), item.submission.number)
            elif isinstance(event, ClaimContested) and event.contest.about is not None:
                contested[event.contest.entry] = event.contest
                told[event.contest.about] = RulingOutcome("contested", item.submission.number)
                pending = None
            elif isinstance(event, ContestDecided) and isinstance(item.submission.claim, DecideContest):
                contest = contested.get(event.entry)
                if contest is not None and contest.about is not None:
                    guilty = item.submission.claim.for_ != contest.seat
                    told[contest.about] = RulingOutcome(_how("decided to be", guilty), item.submission.number)
            elif isinstance(event, DrawDebtBegun) and event.debt.open_to_challenge:
                pending = event.debt.entry
            elif isinstance(event, BluffProved):
                told[event.entry] = RulingOutcome("proved unlawful", item.submission.number)
            elif isinstance(event, ENDED_OTHERWISE):
                pending = None
            elif isinstance(event, DrawDebtPaid | DrawDebtLapsed) and pending is not None:
                told[pending] = RulingOutcome("unchallenged", item.submission.number)
                pending = None
    return told


def _how(known: str, guilty: bool) -> str:
    return f"{known} {'unlawful' if guilty else 'lawful'}"
