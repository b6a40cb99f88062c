"""A table that says anything, in any game and under any rules: what must hold whatever is claimed.

Nobody here knows a hand or a rule. Most claims are what the referee itself says may be claimed, some are
random. Of every game it is checked that a ruling cites its articles in whole sentences, that a refusal
changes nothing but fines, that who has the turn plays, and that the state is what the stored entries make it;
what is true of one game alone stands with what people say in it.
"""

import json
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from referee.codec import from_json_value, schema_for_dataclass, to_json_value
from referee.match.history.entering import enter_submission
from referee.match.history.line import Snapshot, snapshot_after_entries
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import Entry, is_edit_claim
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import complete_new_rules, errors_in_rules
from referee.match.table.contests import DecideContest
from referee.match.table.ranking import winners
from referee.match.table.rounds import OpenMatch
from referee.match.text.rendering import text_of_finding, texts_of_instructions
from referee.rulings.judge import judge, would_take_effect
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import AllowedReporter
from tests.proofs.saying_golf import GOLF_SAYING
from tests.proofs.saying_uno import UNO_SAYING

SAYINGS = {"uno": UNO_SAYING, "golf": GOLF_SAYING}
WENT_WRONG = 0.02
"""So often a table loses track, counts, shuffles early, or somebody leaves."""
NONSENSE = 0.15
"""So many claims are made without asking what may be claimed."""
DECIDED = 0.2
"""So often people settle what is contested, while anything is."""
UNSEEN = 0.1
"""So often a phone has not shown the last entries."""


class AnyTable:
    """Matches under these rules, one after the other, until enough has been claimed."""

    def __init__(self, name: str, seed: int, seats: int, rules: Rules):
        self.saying = SAYINGS[name]
        self.game = self.saying.game
        self.rng = Random(seed)
        self.seats = seats
        self.rules = complete_new_rules(self.game, rules)
        self.told = ""

    def wrong(self, claims: int) -> Iterator[str]:
        """What is wrong, a sentence each; the claims that are made are counted over all matches."""
        self._open()
        for made in range(claims):
            before = self.snapshot.state
            submission = self._heard(self._next(before))
            claim = to_json_value(submission.claim)
            self.told = f"claim {made}, entry {submission.number} by {submission.by}, {claim}"
            entry, self.snapshot = enter_submission(
                self.game, self.snapshot, submission, WholeHistory(self._after)
            )
            self.entries.append(entry)
            yield from (f"{self.told}: {wrong}" for wrong in self._violations(before, entry))
            if self._is_over():
                yield from self._not_as_stored()
                self._open()
        yield from self._not_as_stored()

    # --- a match ---

    def _open(self) -> None:
        submission = Submission(OpenMatch(self.game.name, self.seats, self.rules), KEEPER, 1)
        self.entries = [Entry(submission, judge(self.game.ruleset(self.rules, self.seats), None, submission))]
        self.snapshot: Snapshot = snapshot_after_entries(self.game, self.entries)

    def _is_over(self) -> bool:
        state = self.snapshot.state
        return bool(winners(self.game.ruleset_of(state), state)) or len(self.entries) > 3000

    def _after(self, number: int) -> list[Entry]:
        return self.entries[number:]

    def _heard(self, claim: Any) -> Submission:
        last = len(self.entries)
        shown = last - self.rng.randint(1, 2) if self.rng.random() < UNSEEN else last
        return Submission(claim, self._by(claim), last + 1, max(1, shown))

    def _by(self, claim: Any) -> str | int:
        """The keeper, or now and then whose phone may report it."""
        if self.rng.random() > 0.3:
            return KEEPER
        if claim.reporter in (AllowedReporter.ITS_SEAT, AllowedReporter.ITSELF) and claim.seat is not None:
            return claim.seat
        is_of_any = claim.reporter in (AllowedReporter.ANY_SEAT, AllowedReporter.ITSELF)
        return self.rng.choice(self.snapshot.state.order) if is_of_any else KEEPER

    # --- what is said next ---

    def _next(self, match: Match) -> Any:
        is_played = match.round is not None and match.round.turn is not None
        if is_played and self.rng.random() < WENT_WRONG:
            return self.saying.went_wrong(self.rng, match)
        if match.contests and self.rng.random() < DECIDED:
            contest = self.rng.choice(match.contests)
            return DecideContest(contest.entry, self.rng.choice(contest.parties))
        if self.rng.random() < NONSENSE:
            return self.saying.nonsense(self.rng, match)
        ruleset, number = self.game.ruleset_of(match), len(self.entries) + 1
        some = self.saying.offers(self.rng, match)
        lawful = (
            claim for claim in some if would_take_effect(ruleset, match, Submission(claim, KEEPER, number))
        )
        return next(lawful, None) or self.saying.nonsense(self.rng, match)

    # --- what must hold ---

    def _violations(self, before: Match, entry: Entry) -> Iterator[str]:
        after = self.snapshot.state
        yield from self._wrong_words(entry, after)
        yield from self._wrong_refusal(before, entry.ruling, after)
        if not is_edit_claim(entry.submission.claim):
            yield from self.saying.wrong_step(before, entry, after)
        if after.round is None:
            return
        yield from self.saying.wrong_round(after)
        if after.round.turn is not None and after.round.turn not in after.order:
            yield f"seat {after.round.turn} has the turn and does not play"

    def _wrong_words(self, entry: Entry, after: Match) -> Iterator[str]:
        """A ruling cites articles in whole sentences, somebody is told what to do, and it can be written."""
        game, ruling = self.game, entry.ruling
        if not ruling.findings:
            yield "cites nothing"
        yield from (f"cites {one.article}" for one in ruling.findings if one.article not in game.rulebook)
        said = [text_of_finding(game, finding, _name) for finding in ruling.findings]
        told = texts_of_instructions(game, after, entry.submission, ruling, _name)
        if not told:
            yield "nobody is told what to do"
        yield from (f"says {text!r}" for text in (*said, *told.values()) if not _is_sentence(text))
        seats = {_name(seat): seat for seat in range(len(after.totals))}
        for claim in (entry.submission.claim, ruling.remedy):
            if claim is not None:
                game.notation.read(game.notation.write(claim, _name), seats)

    def _wrong_refusal(self, before: Match, ruling: Ruling, after: Match) -> Iterator[str]:
        if ruling.takes_effect:
            return
        fines, later = self.saying.fines, self.saying.after_a_fine
        cited = {finding.article for finding in ruling.findings}
        after_it = tuple(kind for article in cited & later.keys() for kind in later[article])
        is_fined = isinstance(next(iter(ruling.events), None), fines)
        costs = (*fines, *after_it) if is_fined else fines
        yield from (f"is refused and {event}" for event in ruling.events if not isinstance(event, costs))
        if not ruling.events and after != before:
            yield "is refused and changes something"

    def _not_as_stored(self) -> Iterator[str]:
        stored = [
            Entry(
                entry.submission, from_json_value(Ruling, json.loads(json.dumps(to_json_value(entry.ruling))))
            )
            for entry in self.entries
        ]
        if snapshot_after_entries(self.game, stored).state != self.snapshot.state:
            yield f"{self.told}: the stored entries make another state"


def _name(seat: int) -> str:
    return f"P{seat}"


def _is_sentence(text: str) -> bool:
    """Nothing is left unfilled."""
    return text.endswith((".", "!", "?")) and "None" not in text and "{" not in text


# --- by which rules ---


def pairs_of_house_rules(name: str) -> list[tuple[str, str]]:
    """Every two of them, and each alone."""
    return list(combinations_with_replacement([rule.id for rule in SAYINGS[name].game.house_rules], 2))


def play_pair(name: str, pair: tuple[str, str], seed: int, seats: int, claims: int) -> tuple[bool, list[str]]:
    """Whether a table can play by both, and what went wrong when it did; or whether it is told why not."""
    rules = Rules(house_rules={one: {} for one in pair})
    if refused := errors_in_rules(SAYINGS[name].game, rules, seats):
        told = str(refused)
        return False, [] if any(one in told for one in pair) else [f"{pair}: {told} names neither"]
    where = f"{name}, {' + '.join(pair)}, seed {seed}, {seats} seats"
    return True, _told(AnyTable(name, seed, seats, rules), where, claims)


def play_preset(name: str, preset: str, seed: int, seats: int, claims: int) -> list[str]:
    """What goes wrong under a preset."""
    where = f"{name} {preset}, seed {seed}, {seats} seats"
    return _told(AnyTable(name, seed, seats, Rules(preset)), where, claims)


def play_any(name: str, seed: int, claims: int) -> list[str]:
    """What goes wrong under whatever option of every difference, and house rules that go together."""
    rng = Random(seed)
    seats = rng.randrange(2, 9)
    rules = schema_for_dataclass(Rules, ())().load(SAYINGS[name].any_rules(rng, seats))
    return _told(AnyTable(name, seed, seats, rules), f"{name}, seed {seed}", claims)


def _told(table: AnyTable, where: str, claims: int) -> list[str]:
    wrong = []
    try:
        wrong.extend(table.wrong(claims))
    except Exception as error:
        wrong.append(f"{table.told}: {type(error).__name__}: {error}")
    return [f"{where}, {text}" for text in wrong[:3]]
