"""A call, two catches and the next play arrive in any order, from phones that saw more or less.

Bob has laid his last card but one. Whatever the order, no penalty stays applied that a call speaks against
which had not seen the catch and came within the grace; and a phone that lies about what it had seen gains a
*contested* at the most.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace

from referee.games.uno.game import UNO
from referee.games.uno.model.claims import Call, Catch, Play
from referee.games.uno.model.events import SeatCaught
from referee.kit.cards import card_with_printed_name
from referee.match.history.entering import enter_submission
from referee.match.history.line import Snapshot
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import Entry
from referee.match.text.transcript import Transcript, read_opening
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.verdict import Verdict

ANN, BOB, CAT, DAN = range(4)
GRACE = 1500
SET_UP = (
    "deal: red 5",
    "count Bob: 2",
    "Bob: red 7",
)
CLAIMS = (Play(CAT, card_with_printed_name("red 9")), Call(BOB), Catch(BOB, CAT), Catch(BOB, DAN))


@dataclass(frozen=True)
class Arrival:
    """A claim as it arrives: `wait` milliseconds after the one before, `unseen` of the newest entries not
    shown by then, from the seat's own phone or from the keeper's."""

    claim: object
    wait: int
    unseen: int
    by_keeper: bool

    def submission(self, number: int, at: int) -> Submission:
        seat = self.claim.seat
        by = KEEPER if self.by_keeper else seat
        return Submission(self.claim, by, number, number - 1 - self.unseen, at)


def at_one_card() -> tuple[Snapshot, list[Entry]]:
    transcript = Transcript(UNO, read_opening("uno standard to 500 | Ann Bob Cat Dan"))
    for line in SET_UP:
        transcript.tell(line)
    return transcript.snapshot, transcript.entries


def arrivals(chance: random.Random) -> list[Arrival]:
    claims = list(CLAIMS)
    chance.shuffle(claims)
    return [
        Arrival(
            claim,
            chance.choice((0, 1, 200, 700, 1499, 1500, 1501, 4000)),
            # The one who plays has seen everything, or the play would be stale.
            0 if isinstance(claim, Play) else chance.randint(0, place + 1),
            chance.random() < 0.2,
        )
        for place, claim in enumerate(claims)
    ]


def entered(start: tuple[Snapshot, list[Entry]], order: list[Arrival]) -> list[tuple[Entry, Snapshot]]:
    """The entries these arrivals become, each with where the match stands after it."""
    snapshot, entries = start[0], list(start[1])
    at, told = entries[-1].submission.at, []
    for arrival in order:
        at += arrival.wait
        submission = arrival.submission(len(entries) + 1, at)
        entry, snapshot = enter_submission(
            UNO, snapshot, submission, WholeHistory(lambda number: entries[number:])
        )
        entries.append(entry)
        told.append((entry, snapshot))
    return told


def wrong_penalties(told: list[tuple[Entry, Snapshot]]) -> Iterator[str]:
    """What is wrong if Bob has drawn a penalty although a call spoke against it."""
    held = told[-1][1].state.round.hands[BOB]
    if held == 1:
        return
    if held != 3:
        yield f"Bob has {held} cards"
    catch = next(
        entry.submission for entry, _ in told if any(isinstance(e, SeatCaught) for e in entry.ruling.events)
    )
    for entry, _ in told:
        submission = entry.submission
        if not isinstance(submission.claim, Call):
            continue
        unseen = (
            submission.number > catch.number
            and submission.after < catch.number
            and submission.at - catch.at <= GRACE
        )
        if unseen or (submission.number < catch.number and entry.ruling.events):
            yield f"the penalty stays although entry {submission.number} called"


def gained_by_lying(start: tuple, order: list[Arrival], told: list, chance: random.Random) -> Iterator[str]:
    """What a phone gains that says to have seen less than it had."""
    place = chance.randrange(len(order))
    if isinstance(order[place].claim, Play):
        return
    lie = [replace(arrival, unseen=place + 2) if at == place else arrival for at, arrival in enumerate(order)]
    honest, lied = told[place][0].ruling, entered(start, lie[: place + 1])[place][0].ruling
    if honest.verdict is Verdict.REFUSED and lied.verdict not in (Verdict.REFUSED, Verdict.CONTESTED):
        yield f"a lie made {lied.verdict} of a refusal"


def violations(seed: int, orders: int) -> Iterator[str]:
    """Everything that went wrong in so many random orders."""
    chance = random.Random(seed)
    start = at_one_card()
    for number in range(orders):
        order = arrivals(chance)
        told = entered(start, order)
        for wrong in (*wrong_penalties(told), *gained_by_lying(start, order, told, chance)):
            yield f"seed {seed}, order {number}: {wrong}: {order}"
