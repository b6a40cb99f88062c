"""Matches of each game in which much is taken back, let count and put right, whatever is claimed in between.

entries only grow · the state is what the entries make it · what is put right is as if it had been
entered right the first time, wherever nothing fell or broke
"""

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from referee.codec import from_json_value, schema_for_dataclass, to_json_value
from referee.match.history.entering import enter_submission, state_before_corrected_entry
from referee.match.history.ledger import compute_ledger
from referee.match.history.line import (
    SNAPSHOT_BEFORE_FIRST_ENTRY,
    TimelineItem,
    snapshot_after_entries,
    timeline_of,
)
from referee.match.history.reach import (
    EntriesNeededForEdit,
    HistoryReadOnDemand,
    WholeHistory,
    entry_matters_after_its_round,
    read_snapshot_after_entry,
    timeline_of_lasting_entries,
)
from referee.match.model.edits import (
    AllowRefusedEntry,
    CorrectEntry,
    Entry,
    TakeBackEntries,
    effects_of_edits,
    is_edit_claim,
    select_edit_entries,
)
from referee.match.model.state import Match, Rules
from referee.match.text.consequences import consequences
from referee.rulings.judge import AGREEMENT_ARTICLE
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from tests.proofs.anything import SAYINGS, AnyTable

EDITS = 0.08
"""So many claims edit the line."""
LONGEST = 250
"""So many entries a match has at most: each edit is held against the whole match."""
GAMES_IN_TURN = ("uno", "golf")
"""The games of matches with one seed after the other."""


class EditedTable(AnyTable):
    """Counts what it saw, so that a proof which proves nothing would show."""

    def __init__(self, name: str, seed: int, seats: int, rules: Rules):
        super().__init__(name, seed, seats, rules)
        self.edits = self.corrections = self.as_if_right = self.unread = 0

    def _is_over(self) -> bool:
        return super()._is_over() or len(self.entries) > LONGEST

    def _next(self, match: Match) -> Any:
        if len(self.entries) > 2 and self.rng.random() < EDITS:
            return self._edit()
        return super()._next(match)

    def _edit(self) -> Any:
        number = self._some_entry()
        kind = self.rng.random()
        if kind < 0.25:
            return TakeBackEntries(number)
        if kind < 0.4:
            refused = [entry.submission.number for entry in self.entries if not entry.ruling.takes_effect]
            return AllowRefusedEntry(self.rng.choice(refused or [number]))
        corrected = [
            one.submission.claim.entry
            for one in self.entries
            if isinstance(one.submission.claim, CorrectEntry)
        ]
        if corrected and self.rng.random() < 0.3:
            number = self.rng.choice(corrected)
        later = self.rng.choices(("keep", "drop", "fitting"), (7, 1, 2))[0]
        return CorrectEntry(number, self._instead(number), later)

    def _some_entry(self) -> int:
        """Mostly one of the last, sometimes any, now and then none at all."""
        last = len(self.entries)
        if self.rng.random() < 0.7:
            return max(1, last - self.rng.randrange(12))
        return self.rng.randrange(1, last + 3)

    def _instead(self, number: int) -> Any:
        """A slip of the thumb put right, or what else might have been claimed when that entry was heard."""
        claim = self.entries[min(number, len(self.entries)) - 1].submission.claim
        slip = self.saying.slip(self.rng, self.snapshot.state, claim)
        if slip is not None and self.rng.random() < 0.6:
            return slip
        then = state_before_corrected_entry(
            self.game, self.snapshot, CorrectEntry(number, None), WholeHistory(self._after)
        )
        claim = super()._next(then if then is not None else self.snapshot.state)
        return self.saying.nonsense(self.rng, self.snapshot.state) if is_edit_claim(claim) else claim

    def _violations(self, before: Match, entry: Entry) -> Iterator[str]:
        yield from super()._violations(before, entry)
        claim, ruling = entry.submission.claim, entry.ruling
        if not is_edit_claim(claim):
            return
        self.edits += ruling.takes_effect
        if snapshot_after_entries(self.game, self.entries) != self.snapshot:
            yield "the entries make another state"
        yield from self._not_as_if_read_whole(entry)
        if not ruling.takes_effect and self.snapshot.state != before:
            yield "a refused edit changed something"
        if isinstance(claim, CorrectEntry) and ruling.takes_effect and claim.later != "drop":
            yield from self._not_as_if_right(claim, ruling)
        if isinstance(claim, CorrectEntry) and ruling.takes_effect and claim.later == "fitting":
            yield from self._left_what_does_not_fit(claim.entry, ruling)

    def _not_as_if_read_whole(self, entry: Entry) -> Iterator[str]:
        """What an edit of an old round comes to where only the entries are read that it needs."""
        told = self.entries[:-1]
        snapshot, read = snapshot_after_entries(self.game, told), Read(told)
        history = HistoryReadOnDemand(read)
        again, stands = enter_submission(self.game, snapshot, entry.submission, history)
        edit_range = history.entries_needed_for_edit(self.game, snapshot, entry.submission.claim)
        self.unread += len(told) - len(
            {*map(number_of, (*edit_range.entries, *told[: edit_range.start.base_number]))}
        )
        if again != entry:
            yield "read round by round it is ruled on otherwise"
        if stands != self.snapshot:
            yield "read round by round the match stands otherwise"
        if getattr(entry.submission.claim, "later", None) != "drop":
            whole = EntriesNeededForEdit(SNAPSHOT_BEFORE_FIRST_ENTRY, told)
            asked = entry, snapshot.state, self.snapshot.state
            if consequences(self.game, edit_range, *asked) != consequences(self.game, whole, *asked):
                yield "read round by round its consequences are told otherwise"
        for number in {self.rng.randrange(1, len(self.entries) + 1), len(self.entries)}:
            if read_snapshot_after_entry(self.game, Read(self.entries), number) != snapshot_after_entries(
                self.game, self.entries[:number]
            ):
                yield f"read round by round the match stood otherwise after entry {number}"
        if compute_ledger(self.game, timeline_of_lasting_entries(Read(self.entries))) != compute_ledger(
            self.game, timeline_of(self.entries)
        ):
            yield "read round by round the score is another"

    def _left_what_does_not_fit(self, number: int, ruling: Ruling) -> Iterator[str]:
        """Of what an edit ruled on again only that counts which the rules uphold or let stand, or which the
        table had let count before; and what was dropped is gone."""
        was = {item.submission.number: item for item in timeline_of(self.entries[:-1])}
        there = {item.submission.number for item in timeline_of(self.entries)}
        for changed in (one for one in ruling.changed if one.entry != number):
            if changed.ruling is None and changed.entry in there:
                yield f"entry {changed.entry} is dropped and in the line"
            if by_agreement(changed.ruling) and not by_agreement(was[changed.entry].ruling):
                yield f"entry {changed.entry} counts by agreement, and nobody has agreed on it"

    def _not_as_if_right(self, claim: CorrectEntry, ruling: Ruling) -> Iterator[str]:
        """The match told anew from the beginning, with what is put right in its place."""
        self.corrections += 1
        if ruling.now_lawful or any(fell_or_broke(item) for item in timeline_of(self.entries)):
            return
        if effects_of_edits(select_edit_entries(self.entries)).dropped or any(
            one.ruling is None for one in ruling.changed
        ):
            return  # told anew, what does not fit would be refused, and not taken out
        told = self.entries[:1]
        snapshot = snapshot_after_entries(self.game, told)
        for one in self.entries[1:-1]:
            submission = replace(one.submission, claim=put_right(one.submission, claim))
            again, snapshot = enter_submission(
                self.game, snapshot, submission, WholeHistory(lambda number: told[number:])
            )
            told.append(again)
        if verdicts_on_edits(told) != verdicts_on_edits(self.entries[:-1]):
            return  # another edit would have been answered otherwise, and the table gone on in another way
        if first_turns(told) != first_turns(self.entries[:-1]):
            return  # a later round keeps its rulings, also where its first turn would be another seat's
        if any(entry.ruling.now_lawful for entry in told):
            return  # what another slip had refused stays so, and is named where that one is mended
        now = next(item for item in timeline_of(self.entries) if item.submission.number == claim.entry)
        if told[claim.entry - 1].ruling.takes_effect != now.takes_effect:
            return  # it was only refused then because of another slip that has been put right since
        self.as_if_right += 1
        if snapshot.state != self.snapshot.state:
            yield "told right the first time, the match would stand otherwise"

    def _not_as_stored(self) -> Iterator[str]:
        yield from super()._not_as_stored()
        stored = [
            Entry(replace(one.submission, claim=read_again(one.submission.claim)), one.ruling)
            for one in self.entries
        ]
        if [item.submission for item in timeline_of(stored)] != [
            item.submission for item in timeline_of(self.entries)
        ]:
            yield f"{self.told}: the stored claims make another line"


@dataclass(frozen=True)
class Read:
    """Reads these entries, as a database does."""

    entries: list[Entry]

    def entries_between(self, after: int, upto: int | None) -> list[Entry]:
        return self.entries[after:upto]

    def lasting_entries(self, upto: int | None) -> list[Entry]:
        return [*filter(entry_matters_after_its_round, self.entries[:upto])]

    def find_entries_by_number(self, numbers: Collection[int]) -> list[Entry]:
        return [one for one in self.entries if number_of(one) in numbers]


def number_of(entry: Entry) -> int:
    return entry.submission.number


def read_again(claim: Any) -> Any:
    """The claim, written as JSON and read again."""
    return from_json_value(type(claim), json.loads(json.dumps(to_json_value(claim))))


def fell_or_broke(item: TimelineItem) -> bool:
    """Whether an edit took an entry its sense, or left it to count by agreement alone."""
    return item.ruling is None or by_agreement(item.ruling)


def by_agreement(ruling: Ruling | None) -> bool:
    return ruling is not None and ruling.findings[0].article == AGREEMENT_ARTICLE.id


def first_turns(entries: list[Entry]) -> list[int | None]:
    """Who began each round, where the deal says so."""
    events = (event for entry in entries for event in entry.ruling.events)
    return [getattr(event, "turn", None) for event in events if event.tag.endswith(".dealt")]


def verdicts_on_edits(entries: list[Entry]) -> list[bool]:
    return [entry.ruling.takes_effect for entry in select_edit_entries(entries)]


def put_right(submission: Submission, claim: CorrectEntry) -> Any:
    """What was heard, as it should have been: the entry itself, and earlier attempts to put it right."""
    if submission.number == claim.entry:
        return claim.instead
    if isinstance(submission.claim, CorrectEntry) and submission.claim.entry == claim.entry:
        return replace(submission.claim, instead=claim.instead)
    return submission.claim


@dataclass(frozen=True)
class Edits:
    """What became of a table: how often it was edited, how many corrections were as if told right, and how
    many entries its edits did not have to read."""

    game: str
    edits: int
    corrections: int
    as_if_right: int
    unread: int


def play_edited(seed: int, claims: int) -> tuple[Edits, list[str]]:
    """What goes wrong in this many claims, in a game and under rules that this seed chooses."""
    name, rng = GAMES_IN_TURN[seed % len(GAMES_IN_TURN)], Random(seed)
    seats = rng.randrange(2, 7)
    agreed = SAYINGS[name].some_rules(rng, seats) if rng.random() < 0.5 else {}
    table = EditedTable(name, seed, seats, schema_for_dataclass(Rules, ())().load(agreed))
    wrong = []
    try:
        wrong.extend(table.wrong(claims))
    except Exception as error:
        wrong.append(f"{table.told}: {type(error).__name__}: {error}")
    edits = Edits(name, table.edits, table.corrections, table.as_if_right, table.unread)
    return edits, [f"{name}, seed {seed}, {text}" for text in wrong[:3]]
