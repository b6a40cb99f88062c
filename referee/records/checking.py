"""Import of a record from an untrusted source. Every part of the record is checked before it is used.

Every line must be byte for byte what Referee would write, with the right digest. Digests find damage but not
forgery, so the lines must also describe a possible match. The state is computed from the entries. The rounds
and totals in the record must agree with the entries. Every sentence about the match is rendered during the
import, so that no later request can fail at a sentence.

A recorded ruling may differ from the ruling that this version gives on the same claim. Then the match must be
able to go on from the recorded ruling (see `resume_check.py`).
"""

import hashlib
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from referee.codec import to_json_text, to_json_value
from referee.games import GAMES
from referee.kit.bounds import LATEST_TIME_IN_MILLISECONDS, MOST_CHARACTERS_OF_NAME
from referee.kit.quantities import LEAST_OFFSET, MOST_OFFSET, UTCOffset
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.match.history.entering import state_before_corrected_entry
from referee.match.history.ledger import RoundPoints, compute_ledger
from referee.match.history.line import (
    SNAPSHOT_BEFORE_FIRST_ENTRY,
    Snapshot,
    TimelineItem,
    iterate_timeline,
    snapshot_after_item,
)
from referee.match.history.reach import EntriesNeededForEdit, WholeHistory, start_snapshot_for_edit
from referee.match.history.rejudging import rule_on_edit
from referee.match.model.edits import (
    CorrectEntry,
    EditClaim,
    Entry,
    TakeBackEntries,
    effects_of_edits,
    is_edit_claim,
)
from referee.match.model.events import MatchOpened
from referee.match.model.game import Game
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import errors_in_rules
from referee.match.table.faces import FACES, Face, assign_faces
from referee.match.table.names import error_in_imported_name, first_two_equal_names
from referee.match.table.rounds import OpenMatch
from referee.match.table.validation import errors_of_claim_in_match
from referee.match.text.transcript import claim_line, described, first_line
from referee.records.cooperative import iterate_with_pauses
from referee.records.facts import is_fact_name
from referee.records.ndjson import (
    DESCRIPTION_IN_RECORD_HEADER,
    DIGEST_MEMBER_LENGTH,
    ENTRY_MEMBERS,
    ENTRY_MEMBERS_WITHOUT_CLOCK,
    HEADER_MEMBERS,
    HEADER_MEMBERS_WITHOUT_OFFSET,
    RECORD_FORMAT_VERSION,
    TRAILER_MEMBERS,
    EntryInStoredForm,
    add_digest_to_json_text,
    parse_entry_in_stored_form,
)
from referee.records.replay import RecordReplay, ReplayStep
from referee.records.resume_check import check_match_can_go_on
from referee.records.strict import InvalidRecordContent, StrictJsonChecker
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Claim, ConfidentialClaim

JSON = Any
ResultT = TypeVar("ResultT")
NamesBySeat = dict[Seat, str]
FacesBySeat = dict[Seat, Face]
RenderEntry = Callable[[Game, NamesBySeat, Entry], None]
RenderState = Callable[[Game, NamesBySeat, AnyMatch], None]

MOST_NESTED_LEVELS = 24
"""Maximum depth of nested objects and lists in a line of a record."""

MOST_SEATS_IN_A_RECORD = 100
"""Maximum number of seats in the header of a record."""

MOST_ENTRIES_READ_AGAIN = 250_000
"""Maximum number of earlier entries that are read again, in all, for the edits (corrections) in a record. A
long evening with many corrections needs a tenth of this number."""

MOST_EVENTS_OF_A_RULING = 500
"""Maximum number of events of a ruling. The ruling on a claim that turns up a whole grid of cards (in Golf)
has a third of this number."""

MOST_FINDINGS_OF_A_RULING, MOST_FACTS_OF_A_FINDING, MOST_CHARACTERS_OF_FACTS = 50, 20, 2_000
"""Maximum numbers of findings of a ruling, of facts of a finding, and of characters of the facts of a finding
as JSON.

The largest of these numbers in any known record are 8, 7 and 142.
"""

MOST_BYTES_IN_A_LINE = 2 * 1024 * 1024
"""Maximum number of bytes of a line. The longest lines are corrections that change thousands of rulings."""

MOST_CHARACTERS_OF_A_ROUND = 10_000
"""Maximum number of characters of an open round as JSON. A round that shows every card of a deck needs half
of this number."""

MOST_CHARACTERS_OF_A_FAULT = 300
"""Maximum number of characters of the sentence about a fault. The path of a value in a line can be longer."""

MOST_DIFFERENT_RULINGS = 100
"""Maximum number of rulings in a record that differ from the rulings of this version."""

REPORTER_PATTERN = re.compile(r"keeper|seat (0|[1-9][0-9]?)", re.ASCII)
VERSION_PATTERN = re.compile(r"[0-9A-Za-z.+-]{1,40}", re.ASCII)


class InvalidRecord(Exception):
    """The record cannot be imported. The text says which line is wrong, and why.

    - `line`: The number of the wrong line. The first line has the number 1.
    - `fault`: What is wrong in this line, as a sentence.
    """

    def __init__(self, line: int, fault: str):
        if len(fault) > MOST_CHARACTERS_OF_A_FAULT:
            beginning = fault[:MOST_CHARACTERS_OF_A_FAULT]
            text = tell("record-line-of-a-long-fault", {"line": line, "beginning": beginning})
        else:
            text = tell("record-line", {"line": line, "fault": fault})
        super().__init__(text)
        self.line = line


@dataclass(frozen=True)
class ImportedMatch:
    """A match from a checked record, with all data that will be stored.

    `opened_at` is in milliseconds since 1970, and `utc_offset` is in minutes.
    """

    game: Game
    opened_at: int
    utc_offset: UTCOffset | None
    names: NamesBySeat
    faces: FacesBySeat
    entries: list[EntryInStoredForm]
    snapshot: Snapshot


def read_record(data: bytes, render_entry: RenderEntry, render_state: RenderState) -> ImportedMatch:
    """Return the match in a record, after all checks. Raises InvalidRecord if the record cannot be imported.

    `render_entry` and `render_state` make the answers of the API about an entry and about a state. If one of
    these functions raises an exception, the record is refused.
    """
    record, line = _RecordReader(render_entry, render_state), 0
    for line, text in enumerate(iterate_with_pauses(io.BytesIO(data)), 1):
        _call_or_raise_invalid_record(line, partial(record.read_line, text))
    return _call_or_raise_invalid_record(line + 1, record.match_after_all_lines)


def _call_or_raise_invalid_record(line: int, work: Callable[[], ResultT]) -> ResultT:
    """Return the result of `work`. Every exception of `work` becomes InvalidRecord with the number of this
    line, because a forged record can cause any exception."""
    try:
        return work()
    except InvalidRecordContent as wrong:
        raise InvalidRecord(line, str(wrong)) from wrong
    except Exception as error:
        raise InvalidRecord(line, tell("record-impossible")) from error


class _RecordReader:
    """Reads a record line by line, and checks each line."""

    def __init__(self, render_entry: RenderEntry, render_state: RenderState):
        self._render_entry, self._render_state = render_entry, render_state
        self._part, self._all = "", hashlib.sha256()
        self._stored: list[EntryInStoredForm] = []
        self._rounds: list[RoundPoints] = []
        self._rounds_read = self._read_again = self._different_rulings = 0

    def read_line(self, line: bytes) -> None:
        """Read the next line.

        If the line is wrong, raises InvalidRecordContent, or any other exception of the code that reads the
        line.
        """
        body = _parse_line_and_check_digest(line)
        self._begin_record_part(body.get("part"))
        {
            "header": self._read_header,
            "entry": self._read_entry,
            "round": self._check_round_line,
            "trailer": self._check_trailer_line,
        }[self._part](body)
        self._all.update(line)

    def match_after_all_lines(self) -> ImportedMatch:
        """Return the match, after all lines were read. Raises InvalidRecordContent if the trailer is
        missing."""
        if self._part != "trailer":
            raise InvalidRecordContent(tell("record-cut-off"))
        snapshot = self._follower.snapshot
        opened = self._opened_at, self._utc_offset
        return ImportedMatch(self._game, *opened, self._names, self._faces, self._stored, snapshot)

    def _begin_record_part(self, part: JSON) -> None:
        follows = {
            "": ("header",),
            "header": ("entry",),
            "entry": ("entry", "round", "trailer"),
            "round": ("round", "trailer"),
            "trailer": (),
        }[self._part]
        if part not in follows:
            raise InvalidRecordContent(tell("record-part-expected", {"after": self._part or "nothing"}))
        if self._part == "entry" and part != "entry":
            self._compute_rounds_and_state()
        self._part = part

    # --- the header ---

    def _read_header(self, body: dict[str, Any]) -> None:
        if body.get("format") != RECORD_FORMAT_VERSION or isinstance(body["format"], bool):
            raise InvalidRecordContent(tell("record-other-format", {"format": RECORD_FORMAT_VERSION}))
        _require_members_in_order(
            body, HEADER_MEMBERS if "utc_offset" in body else HEADER_MEMBERS_WITHOUT_OFFSET
        )
        version = body["referee"]
        if (
            body["what"] != DESCRIPTION_IN_RECORD_HEADER
            or not isinstance(version, str)
            or not VERSION_PATTERN.fullmatch(version)
        ):
            raise InvalidRecordContent(tell("record-not-of-a-match"))
        if not isinstance(body["game"], str) or body["game"] not in GAMES:
            raise InvalidRecordContent(tell("record-unknown-game"))
        self._game = GAMES[body["game"]]
        self._opened_at, self._rules = _checked_milliseconds(body["opened_at"], "opened_at"), body["rules"]
        self._utc_offset = _checked_utc_offset(body.get("utc_offset"))
        self._names, self._faces = _names_by_seat(body["seats"]), _faces_by_seat(body["seats"])
        self._strict = StrictJsonChecker(self._game)
        self._follower = RecordReplay(self._game, self._read_entries_between)

    # --- entries ---

    def _read_entry(self, body: dict[str, Any]) -> None:
        _require_members_in_order(body, ENTRY_MEMBERS if "clock" in body else ENTRY_MEMBERS_WITHOUT_CLOCK)
        stored = self._entry_in_stored_form(body)
        entry = parse_entry_in_stored_form(stored)
        self._check_entry_is_possible(entry, self._follower.snapshot.state)
        self._stored.append(stored)
        step = self._follower.add_entry(entry)
        self._check_recorded_ruling(step)
        self._render_all_sentences(step)

    def _entry_in_stored_form(self, body: dict[str, Any]) -> EntryInStoredForm:
        number, after, by = len(self._stored) + 1, body["after"], body["by"]
        if body["number"] != number or isinstance(body["number"], bool):
            raise InvalidRecordContent(tell("record-entry-expected", {"entry": number}))
        if after is not None and not (_is_whole_number(after) and 0 <= after < number):
            raise InvalidRecordContent(tell("record-after-not-earlier"))
        if not isinstance(by, str) or not REPORTER_PATTERN.fullmatch(by):
            raise InvalidRecordContent(tell("record-by-nobody"))
        self._strict.check_json_of_claim(body["claim"], "claim")
        self._strict.check_json_of_ruling_value(Ruling, body["ruling"], "ruling")
        if number == 1 and to_json_text(body["claim"].get("rules")) != to_json_text(self._rules):
            raise InvalidRecordContent(tell("record-opening-of-other-rules"))
        claim, ruling = to_json_text(body["claim"]), to_json_text(body["ruling"])
        at = _checked_milliseconds(body["at"], "at")
        clock = self._checked_clock_time(body["clock"]) if "clock" in body else None
        return EntryInStoredForm(number, at, by, after, body["claim"]["claim"], claim, ruling, clock)

    def _checked_clock_time(self, clock: JSON) -> int:
        """Return the time of an entry on the clock of the match, in milliseconds.

        Nobody can set this clock, so it never goes back. Raises InvalidRecordContent if the time is earlier
        than the time of the entry before.
        """
        moment = _checked_milliseconds(clock, "clock")
        if self._stored and moment < self._stored[-1].clock_or_time_of_day:
            raise InvalidRecordContent(tell("record-clock-goes-back"))
        return moment

    def _check_entry_is_possible(self, entry: Entry, state: AnyMatch | None) -> None:
        """Raise InvalidRecordContent if this entry is impossible in this state.

        `state` is None before the opening entry.
        """
        submission, ruling = entry.submission, entry.ruling
        if (state is None) != (submission.claim.tag == "match.open"):
            raise InvalidRecordContent(tell("record-opening-not-first"))
        for one in (ruling, *(changed.ruling for changed in ruling.changed if changed.ruling)):
            self._check_findings_and_events(one, is_first=state is None)
        if (ruling.changed or ruling.now_lawful) and not is_edit_claim(submission.claim):
            raise InvalidRecordContent(tell("record-no-edit"))
        changed_entries = [changed.entry for changed in ruling.changed]
        if not _are_earlier_entries(changed_entries, submission.number):
            raise InvalidRecordContent(tell("record-changed-not-earlier"))
        if _has_an_entry_twice(changed_entries):
            raise InvalidRecordContent(tell("record-changed-twice"))
        if not _are_earlier_entries(ruling.now_lawful, submission.number):
            raise InvalidRecordContent(tell("record-lawful-not-earlier"))
        if _has_an_entry_twice(ruling.now_lawful):
            raise InvalidRecordContent(tell("record-lawful-twice"))
        if any(one.ruling and (one.ruling.changed or one.ruling.now_lawful) for one in ruling.changed):
            raise InvalidRecordContent(tell("record-edit-of-edit"))
        if state is None:
            self._check_opening_entry(entry)
        else:
            self._check_claim_is_possible(entry, state)

    def _check_findings_and_events(self, ruling: Ruling, is_first: bool) -> None:
        if not ruling.findings:
            raise InvalidRecordContent(tell("record-no-finding"))
        if unknown := [one.article for one in ruling.findings if one.article not in self._game.rulebook]:
            raise InvalidRecordContent(tell("record-unknown-article", {"article": repr(unknown[0][:50])}))
        if len(ruling.findings) > MOST_FINDINGS_OF_A_RULING:
            raise InvalidRecordContent(tell("record-too-many-findings", {"most": MOST_FINDINGS_OF_A_RULING}))
        for one in ruling.findings:
            if (
                len(one.facts) > MOST_FACTS_OF_A_FINDING
                or len(to_json_text(dict(one.facts))) > MOST_CHARACTERS_OF_FACTS
            ):
                raise InvalidRecordContent(tell("record-too-many-facts", {"article": one.article}))
            if unknown := [name for name in one.facts if not is_fact_name(self._game, name)]:
                raise InvalidRecordContent(
                    tell("record-unknown-fact", {"article": one.article, "fact": repr(unknown[0][:50])})
                )
        if len(ruling.events) > MOST_EVENTS_OF_A_RULING:
            raise InvalidRecordContent(tell("record-too-many-events"))
        if not is_first and any(isinstance(event, MatchOpened) for event in ruling.events):
            raise InvalidRecordContent(tell("record-opened-again"))

    def _check_opening_entry(self, entry: Entry) -> None:
        claim, (fewest, most) = entry.submission.claim, self._game.seats
        if not isinstance(claim, OpenMatch) or entry.submission.by != KEEPER or claim.game != self._game.name:
            raise InvalidRecordContent(tell("record-opening-not-as-in-header"))
        if not fewest <= claim.seats <= min(most, len(self._names)):
            raise InvalidRecordContent(tell("record-opening-number-of-people"))
        if errors_in_rules(self._game, claim.rules, claim.seats):
            raise InvalidRecordContent(tell("record-opening-unplayable"))

    def _check_claim_is_possible(self, entry: Entry, state: AnyMatch) -> None:
        claim, by = entry.submission.claim, entry.submission.by
        if by != KEEPER and by not in self._names:
            raise InvalidRecordContent(tell("record-by-missing-seat"))
        wrong = errors_of_claim_in_match(self._game, state, claim) or _errors_of_claim_in_any_match(claim)
        if isinstance(claim, CorrectEntry) and not wrong:
            then = (
                state_before_corrected_entry(
                    self._game, self._follower.snapshot, claim, self._history_of_record
                )
                or state
            )
            wrong = errors_of_claim_in_match(
                self._game, then, claim.instead
            ) or _errors_of_claim_in_any_match(claim.instead)
        if wrong:
            raise InvalidRecordContent(
                tell("record-claim-not-possible", {"fields": ", ".join(map(str, wrong))})
            )
        for one in (claim, claim.instead) if isinstance(claim, CorrectEntry) else (claim,):
            if (
                isinstance(one, ConfidentialClaim)
                and one.without_confidential_data(self._game.ruleset_of(state), state) != one
            ):
                raise InvalidRecordContent(tell("record-claim-confidential"))
        if (
            is_edit_claim(claim)
            and entry.ruling.takes_effect
            and not _edits_an_earlier_entry(claim, entry.submission.number)
        ):
            raise InvalidRecordContent(tell("record-edit-not-earlier"))

    def _check_recorded_ruling(self, step: ReplayStep) -> None:
        """Compare the recorded ruling of an entry with the ruling of this version.

        Raises an exception if the two rulings differ and the match cannot go on from the recorded ruling.
        """
        submission, recorded = step.entry.submission, step.entry.ruling
        if len(not_none(step.after.state).totals) > len(self._names):
            raise InvalidRecordContent(tell("record-nameless-player"))
        today = self._judge_with_this_version(step)
        if _effects_of_ruling(today) == _effects_of_ruling(recorded):
            return
        if step.before.state is None:
            raise InvalidRecordContent(tell("record-opening-not-as-written"))
        self._different_rulings += 1
        if self._different_rulings > MOST_DIFFERENT_RULINGS:
            raise InvalidRecordContent(tell("record-too-many-other-rulings"))
        self._check_match_can_go_on(not_none(step.after.state), submission.at)

    def _check_match_can_go_on(self, state: AnyMatch, at: int) -> None:
        """Raise an exception if the open round of this state is too large, if the state cannot be rendered,
        or if the match cannot go on from this state."""
        if len(to_json_text(to_json_value(state.round))) > MOST_CHARACTERS_OF_A_ROUND:
            raise InvalidRecordContent(tell("record-too-many-cards"))
        check_match_can_go_on(self._game, state, at)
        self._render_state(self._game, self._names, state)

    def _judge_with_this_version(self, step: ReplayStep) -> Ruling:
        submission, state, game = step.entry.submission, step.before.state, self._game
        if not is_edit_claim(submission.claim):
            return judge(self._ruleset_for_claim(state, submission.claim), state, submission)
        start = start_snapshot_for_edit(step.before, submission.claim, self._follower.edits_after)
        # A take-back is judged here without the entries before it. These entries could change only the
        # findings of its ruling, and `_check_recorded_ruling` does not compare findings.
        is_simple = isinstance(submission.claim, TakeBackEntries)
        entries = (
            () if is_simple else tuple(self._read_entries_between(start.base_number, submission.number - 1))
        )
        return rule_on_edit(game, EntriesNeededForEdit(start, entries), submission)

    def _ruleset_for_claim(self, state: AnyMatch | None, claim: Claim) -> MatchRuleset:
        if state is None:
            if not isinstance(claim, OpenMatch):
                raise InvalidRecordContent(tell("record-opening-not-first"))
            return self._game.ruleset(claim.rules, claim.seats)
        return self._game.ruleset_for_claim(state, claim)

    def _render_all_sentences(self, step: ReplayStep) -> None:
        """Render every sentence about an entry. If a sentence cannot be rendered, an exception is raised and
        the record is refused."""
        entry, state, name = step.entry, not_none(step.after.state), self._names.__getitem__
        claim_line(self._game, entry.submission, name)
        for _ in described(self._game, entry, state, name):
            pass
        self._render_entry(self._game, self._names, entry)

    # --- the match that results from the entries ---

    @property
    def _history_of_record(self) -> WholeHistory:
        return WholeHistory(lambda number: list(self._read_entries_between(number, len(self._stored))))

    def _read_entries_between(self, after: int, upto: int) -> Iterator[Entry]:
        for place in iterate_with_pauses(range(after, upto)):
            self._read_again += 1
            if self._read_again > MOST_ENTRIES_READ_AGAIN:
                raise InvalidRecordContent(tell("record-edits-too-far-back"))
            yield parse_entry_in_stored_form(self._stored[place])

    def _iterate_timeline_of_record(self) -> Iterator[TimelineItem]:
        """Return the timeline of the whole match: the entries that count after all edits, each with its
        current ruling."""
        self._read_again = 0
        return iterate_timeline(
            self._read_entries_between(0, len(self._stored)), effects_of_edits(self._follower.edits)
        )

    def _compute_rounds_and_state(self) -> None:
        """Compute the rounds from the timeline, and check the state after all entries.

        Raises InvalidRecordContent if this state differs from the state that was computed entry by entry.
        Raises an exception if the match cannot go on from this state.
        """
        snapshot = SNAPSHOT_BEFORE_FIRST_ENTRY

        def folding(line: Iterable[TimelineItem]) -> Iterator[TimelineItem]:
            nonlocal snapshot
            for item in line:
                snapshot = snapshot_after_item(self._game, snapshot, item)
                yield item

        self._rounds = compute_ledger(self._game, folding(self._iterate_timeline_of_record()))
        if snapshot != self._follower.snapshot:
            raise InvalidRecordContent(tell("record-edits-contradict"))
        state = not_none(snapshot.state)
        self._check_match_can_go_on(state, self._stored[-1].at)
        self._game.outcomes(self._iterate_timeline_of_record())
        first_line(self._game, state.rules, list(self._names.values()))

    def _check_round_line(self, body: dict[str, Any]) -> None:
        body = {name: value for name, value in body.items() if name != "part"}
        self._strict.check_json_of_ruling_value(RoundPoints, body, "round")
        if self._rounds_read >= len(self._rounds):
            raise InvalidRecordContent(tell("record-too-many-rounds", {"rounds": len(self._rounds)}))
        made = to_json_value(self._rounds[self._rounds_read])
        # Only the members in the record are compared, because records of older releases have fewer members.
        wrong = [name for name, value in body.items() if to_json_text(made[name]) != to_json_text(value)]
        if wrong:
            raise InvalidRecordContent(tell("record-other-round", {"member": wrong[0]}))
        self._rounds_read += 1

    def _check_trailer_line(self, body: dict[str, Any]) -> None:
        _require_members_in_order(body, TRAILER_MEMBERS)
        made = {
            "entries": len(self._stored),
            "rounds": self._rounds_read,
            "totals": list(not_none(self._follower.snapshot.state).totals),
            "before": self._all.hexdigest(),
        }
        for name, value in made.items():
            # JSON texts are compared, because in Python True equals 1.
            if to_json_text(body[name]) != to_json_text(value):
                raise InvalidRecordContent(tell("record-other-trailer", {"member": name}))
        if self._rounds_read < len(self._rounds):
            raise InvalidRecordContent(tell("record-rounds-missing", {"rounds": len(self._rounds)}))


# --- parts of a line ---


def _parse_line_and_check_digest(line: bytes) -> dict[str, Any]:
    """Return the object in a line, without the digest.

    Raises InvalidRecordContent if the line or the digest is wrong.
    """
    if len(line) > MOST_BYTES_IN_A_LINE:
        raise InvalidRecordContent(tell("record-line-too-long", {"most": MOST_BYTES_IN_A_LINE}))
    if not line.endswith(b"\n"):
        raise InvalidRecordContent(tell("record-line-cut-short"))
    try:
        text = line[:-1].decode()
        body = json.loads(
            text,
            parse_constant=_refuse_number_that_is_not_whole,
            parse_float=_refuse_number_that_is_not_whole,
        )
        is_ours = isinstance(body, dict) and not _is_nested_too_deep(body) and to_json_text(body) == text
    except (ValueError, RecursionError):
        is_ours = False
    if not is_ours:
        raise InvalidRecordContent(tell("record-line-not-as-written"))
    unsealed = f"{text[:-DIGEST_MEMBER_LENGTH]}}}"
    if list(body)[-1:] != ["digest"] or add_digest_to_json_text(unsealed) != f"{text}\n":
        raise InvalidRecordContent(tell("record-digest-does-not-fit"))
    del body["digest"]
    opened: dict[str, Any] = body
    return opened


def _refuse_number_that_is_not_whole(text: str) -> None:
    raise ValueError(f"{text[:20]} is not a whole number")


def _is_nested_too_deep(body: JSON) -> bool:
    level = [body]
    for _ in range(MOST_NESTED_LEVELS):
        level = [part for item in level for part in _values_inside_json(item)]
        if not level:
            return False
    return True


def _values_inside_json(item: JSON) -> Iterable[JSON]:
    return item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()


def _require_members_in_order(body: dict[str, Any], members: tuple[str, ...]) -> None:
    if tuple(body) != members:
        raise InvalidRecordContent(tell("record-members-of-line", {"members": ", ".join(members[1:])}))


def _names_by_seat(seats: JSON) -> NamesBySeat:
    """Return the name of the player at each seat.

    Raises InvalidRecordContent if two names are equal, or if a name was invalid in every release. Two names
    that only look alike are accepted, because earlier releases allowed more of these names than this release.
    """
    if not isinstance(seats, list) or not 1 <= len(seats) <= MOST_SEATS_IN_A_RECORD:
        raise InvalidRecordContent(tell("record-no-list-of-seats"))
    names = {Seat(number): _name_of_seat(number, body) for number, body in enumerate(seats)}
    if same := first_two_equal_names(names.values()):
        raise InvalidRecordContent(tell("record-two-of-one-name", {"name": same[0], "other": same[1]}))
    return names


def _name_of_seat(number: int, body: JSON) -> str:
    is_seat = isinstance(body, dict) and tuple(body) in (("seat", "name"), ("seat", "name", "face"))
    if not is_seat or to_json_text(body["seat"]) != str(number):
        raise InvalidRecordContent(tell("record-no-seat", {"seat": number}))
    name = body["name"]
    if not isinstance(name, str) or not 1 <= len(name) <= MOST_CHARACTERS_OF_NAME:
        raise InvalidRecordContent(
            tell("record-name-no-text", {"seat": number, "most": MOST_CHARACTERS_OF_NAME})
        )
    if why := error_in_imported_name(name):
        raise InvalidRecordContent(tell("record-name-not-allowed", {"seat": number, "why": why}))
    return name


def _faces_by_seat(seats: list[dict[str, Any]]) -> FacesBySeat:
    """Return the avatar of each seat. Seats without a chosen avatar are left out.

    Raises InvalidRecordContent if an avatar is unknown, or if two players have chosen the same avatar.
    """
    chosen = {Seat(number): one["face"] for number, one in enumerate(seats) if "face" in one}
    for seat, face in chosen.items():
        if face not in FACES:
            raise InvalidRecordContent(tell("record-unknown-avatar", {"seat": seat}))
    shown = assign_faces([chosen.get(Seat(number)) for number in range(len(seats))])
    if any(shown[seat] != face for seat, face in chosen.items()):
        raise InvalidRecordContent(tell("record-two-of-one-avatar"))
    return chosen


def _checked_milliseconds(at: JSON, name: str) -> int:
    if not _is_whole_number(at) or not 0 <= at <= LATEST_TIME_IN_MILLISECONDS:
        raise InvalidRecordContent(tell("record-no-time", {"member": name}))
    return int(at)


def _checked_utc_offset(offset: JSON) -> UTCOffset | None:
    if offset is None:
        return None
    if not _is_whole_number(offset) or not LEAST_OFFSET <= offset <= MOST_OFFSET:
        raise InvalidRecordContent(tell("record-no-utc-offset"))
    return UTCOffset(offset)


def _is_whole_number(value: JSON) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _errors_of_claim_in_any_match(claim: Claim) -> dict[str, str]:
    """Return error messages for the values of a claim that are invalid in every match. The keys are the
    fields of the claim.

    Confidential claims are not checked, because their confidential data were never stored.
    """
    return {} if isinstance(claim, ConfidentialClaim) else claim.errors_by_field()


def _are_earlier_entries(others: Sequence[int], number: int) -> bool:
    """Whether all these entries are earlier than the entry with this number. The opening entry is not one of
    them: nobody can edit it."""
    return all(1 < other < number for other in others)


def _has_an_entry_twice(numbers: Sequence[int]) -> bool:
    return len(set(numbers)) < len(numbers)


def _edits_an_earlier_entry(claim: EditClaim, number: int) -> bool:
    return (claim.to if isinstance(claim, TakeBackEntries) else claim.entry) < number


def _effects_of_ruling(ruling: Ruling) -> tuple[object, ...]:
    """Return the parts of a ruling that affect the match: whether the ruling takes effect, its events, and
    its changes of other rulings."""
    changed = {
        one.entry: one.ruling and (one.ruling.takes_effect, one.ruling.events) for one in ruling.changed
    }
    return ruling.takes_effect, ruling.events, changed
