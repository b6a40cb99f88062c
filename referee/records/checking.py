"""Import of a record from an untrusted source: every part of it is checked before it is used.

Every line must be what Referee would write, byte for byte, with the right digest. Digests find damage but not
forgery, so the lines must also describe a possible match: the state is computed from the entries, every
sentence about it is rendered once, and the rounds and totals must agree with the entries. A ruling that
differs from the ruling of this version is accepted if the match can go on from there.
"""

import hashlib
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from referee.codec import as_json, dump
from referee.games import GAMES
from referee.kit.bounds import LAST_MOMENT, LONGEST_NAME
from referee.kit.quantities import LEAST_OFFSET, MOST_OFFSET, UTCOffset
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.history.entering import state_before_corrected
from referee.match.history.ledger import RoundPoints, ledger
from referee.match.history.line import EMPTY, Item, Snapshot, after_item, items
from referee.match.history.reach import EditRange, WholeHistory, start_of
from referee.match.history.rejudging import edit
from referee.match.model.edits import Correct, Edit, Entry, TakeBack, edits_the_line, effects_of_edits
from referee.match.model.events import Opened
from referee.match.model.game import Game
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import faults
from referee.match.table.faces import FACES, Face, assign_faces
from referee.match.table.names import recorded_fault, same_among
from referee.match.table.rounds import Open
from referee.match.table.validation import invalid_parts
from referee.match.text.transcript import claim_line, described, first_line
from referee.records.cooperative import with_pauses
from referee.records.facts import is_fact_name
from referee.records.ndjson import (
    DESCRIPTION,
    ENTRY,
    ENTRY_WITHOUT_CLOCK,
    FORMAT,
    HEADER,
    HEADER_WITHOUT_OFFSET,
    SEAL_LENGTH,
    TRAILER,
    EntryText,
    entry_of,
    sealed_text,
)
from referee.records.replay import Follower, ReplayStep
from referee.records.resume_check import probe
from referee.records.strict import InvalidContent, Strict
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Claim, Confidential

JSON = Any
ResultT = TypeVar("ResultT")
Names = dict[Seat, str]
Faces = dict[Seat, Face]
RenderEntry = Callable[[Game, Names, Entry], None]
RenderState = Callable[[Game, Names, AnyMatch], None]

MOST_LEVELS = 24
"""Maximum number of nested levels of a line."""

MOST_SEATS = 100
"""Maximum number of seats in the header."""

MOST_READ_AGAIN = 250_000
"""Maximum number of entries that are read again because of the edits in a record. A long evening with many
corrections needs a tenth of it."""

MOST_EVENTS = 500
"""Maximum number of events of a ruling. A whole grid that is turned up has a third of it."""

MOST_FINDINGS, MOST_FACTS, LARGEST_FACTS = 50, 20, 2_000
"""The maximum number of findings of a ruling, of facts of a finding, and of characters of these. The largest
that were ever written are 8, 7 and 142."""

LARGEST_LINE = 2 * 1024 * 1024
"""Maximum number of bytes of a line. The largest entries are corrections that change thousands of rulings."""

LARGEST_ROUND = 10_000
"""Maximum number of characters of an open round as JSON. A round in which every card of a deck is visible
needs half of it."""

OPENED_FIRST = "a match is opened by its first entry, and by no other"

MOST_DIFFERENT_RULINGS = 100
"""Maximum number of rulings in a record that differ from those of this version."""

BY_PATTERN = re.compile(r"keeper|seat (0|[1-9][0-9]?)", re.ASCII)
VERSION_PATTERN = re.compile(r"[0-9A-Za-z.+-]{1,40}", re.ASCII)


class BadRecord(Exception):
    """The record cannot be imported. The message and `line` say which line is wrong (from 1), and why."""

    def __init__(self, line: int, why: str):
        super().__init__(f"Line {line}: {why}")
        self.line = line


@dataclass(frozen=True)
class ImportedMatch:
    """A checked match from a record: everything that is stored. `opened_at` is in milliseconds since 1970,
    `utc_offset` in minutes."""

    game: Game
    opened_at: int
    utc_offset: UTCOffset | None
    names: Names
    faces: Faces
    entries: list[EntryText]
    snapshot: Snapshot


def read_record(data: bytes, render_entry: RenderEntry, render_state: RenderState) -> ImportedMatch:
    """The match in a record. `render_entry` and `render_state` make the answers of the API about an entry and
    about a state; the record is refused if they raise anything. Raises BadRecord."""
    record, line = _Record(render_entry, render_state), 0
    for line, text in enumerate(with_pauses(io.BytesIO(data)), 1):
        _guarded(line, partial(record.take, text))
    return _guarded(line + 1, record.whole)


def _guarded(line: int, work: Callable[[], ResultT]) -> ResultT:
    """Run `work`, and turn every exception into BadRecord: a made-up record may make anything fail."""
    try:
        return work()
    except InvalidContent as wrong:
        raise BadRecord(line, f"{str(wrong)[:1].upper()}{str(wrong)[1:300]}.") from wrong
    except Exception as error:
        raise BadRecord(line, "What it tells cannot have happened in this match.") from error


class _Record:
    """A record while its lines are read one by one."""

    def __init__(self, render_entry: RenderEntry, render_state: RenderState):
        self._render_entry, self._render_state = render_entry, render_state
        self._part, self._all = "", hashlib.sha256()
        self._stored: list[EntryText] = []
        self._rounds: list[RoundPoints] = []
        self._rounds_read = self._read_again = self._different_rulings = 0

    def take(self, line: bytes) -> None:
        """Read one more line. Raises InvalidContent, or any other exception if the line makes no sense."""
        body = _unsealed(line)
        self._move_on(body.get("part"))
        {"header": self._header, "entry": self._entry, "round": self._round, "trailer": self._trailer}[
            self._part
        ](body)
        self._all.update(line)

    def whole(self) -> ImportedMatch:
        """The match, after the last line. Raises InvalidContent if the trailer is missing."""
        if self._part != "trailer":
            raise InvalidContent("the record is cut off here: its last line must be the trailer")
        snapshot = self._follower.snapshot
        opened = self._opened_at, self._utc_offset
        return ImportedMatch(self._game, *opened, self._names, self._faces, self._stored, snapshot)

    def _move_on(self, part: JSON) -> None:
        follows = {
            "": ("header",),
            "header": ("entry",),
            "entry": ("entry", "round", "trailer"),
            "round": ("round", "trailer"),
            "trailer": (),
        }[self._part]
        if part not in follows:
            wanted = " or ".join(follows) or "nothing more"
            raise InvalidContent(f"expected {wanted} here")
        if self._part == "entry" and part != "entry":
            self._fold_all()
        self._part = part

    # --- the header ---

    def _header(self, body: dict[str, Any]) -> None:
        if body.get("format") != FORMAT or isinstance(body["format"], bool):
            raise InvalidContent(
                f"the format of the record is not {FORMAT}, the only format that can be imported"
            )
        _check_members(body, HEADER if "utc_offset" in body else HEADER_WITHOUT_OFFSET)
        version = body["referee"]
        if (
            body["what"] != DESCRIPTION
            or not isinstance(version, str)
            or not VERSION_PATTERN.fullmatch(version)
        ):
            raise InvalidContent("this is not a record of a match")
        if not isinstance(body["game"], str) or body["game"] not in GAMES:
            raise InvalidContent("this game is not known to this release")
        self._game = GAMES[body["game"]]
        self._opened_at, self._rules = _moment(body["opened_at"], "opened_at"), body["rules"]
        self._utc_offset = _utc_offset(body.get("utc_offset"))
        self._names, self._faces = _names(body["seats"]), _faces(body["seats"])
        self._strict = Strict(self._game)
        self._follower = Follower(self._game, self._between)

    # --- entries ---

    def _entry(self, body: dict[str, Any]) -> None:
        _check_members(body, ENTRY if "clock" in body else ENTRY_WITHOUT_CLOCK)
        stored = self._stored_form_of(body)
        entry = entry_of(stored)
        self._check_entry(entry, self._follower.snapshot.state)
        self._stored.append(stored)
        step = self._follower.step(entry)
        self._check_ruling(step)
        self._render(step)

    def _stored_form_of(self, body: dict[str, Any]) -> EntryText:
        number, after, by = len(self._stored) + 1, body["after"], body["by"]
        if body["number"] != number or isinstance(body["number"], bool):
            raise InvalidContent(f"expected entry {number} here")
        if after is not None and not (_is_whole(after) and 0 <= after < number):
            raise InvalidContent("after is not the number of an earlier entry")
        if not isinstance(by, str) or not BY_PATTERN.fullmatch(by):
            raise InvalidContent("by is neither the keeper nor a seat")
        self._strict.claim(body["claim"], "claim")
        self._strict.ruling(Ruling, body["ruling"], "ruling")
        if number == 1 and as_json(body["claim"].get("rules")) != as_json(self._rules):
            raise InvalidContent("the rules of the opening entry differ from those in the header")
        claim, ruling = as_json(body["claim"]), as_json(body["ruling"])
        at = _moment(body["at"], "at")
        clock = self._clock(body["clock"]) if "clock" in body else None
        return EntryText(number, at, by, after, body["claim"]["claim"], claim, ruling, clock)

    def _clock(self, clock: JSON) -> int:
        """The time of an entry on the clock of the match, in milliseconds. It never goes back; the time of
        day may."""
        moment = _moment(clock, "clock")
        if self._stored and moment < self._stored[-1].moment:
            raise InvalidContent(
                "clock is earlier than in the entry before, and the clock of a match never goes back"
            )
        return moment

    def _check_entry(self, entry: Entry, state: AnyMatch | None) -> None:
        """Raise InvalidContent if this entry is impossible in this state."""
        submission, ruling = entry.submission, entry.ruling
        if (state is None) != (submission.claim.tag == "match.open"):
            raise InvalidContent(OPENED_FIRST)
        for one in (ruling, *(changed.ruling for changed in ruling.changed if changed.ruling)):
            self._check_findings(one, is_first=state is None)
        if (ruling.changed or ruling.now_lawful) and not edits_the_line(submission.claim):
            raise InvalidContent("this claim is not a correction, so it cannot change other rulings")
        self._check_others(submission.number, [changed.entry for changed in ruling.changed], "changes")
        self._check_others(submission.number, ruling.now_lawful, "names as lawful")
        if any(one.ruling and (one.ruling.changed or one.ruling.now_lawful) for one in ruling.changed):
            raise InvalidContent("it changes a ruling that itself changes other rulings")
        if state is None:
            self._check_opening(entry)
        else:
            self._check_claim(entry, state)

    def _check_others(self, number: int, others: Sequence[int], what: str) -> None:
        if any(not 1 < other < number for other in others):
            raise InvalidContent(f"it {what} an entry that is not an earlier one")
        if len(set(others)) < len(others):
            raise InvalidContent(f"it {what} an entry twice")

    def _check_findings(self, ruling: Ruling, is_first: bool) -> None:
        if not ruling.findings:
            raise InvalidContent("the ruling cites no article")
        if unknown := [one.article for one in ruling.findings if one.article not in self._game.rulebook]:
            raise InvalidContent(f"the article {unknown[0][:50]!r} is not known to this release")
        if len(ruling.findings) > MOST_FINDINGS:
            raise InvalidContent(f"the ruling has more than {MOST_FINDINGS} findings")
        for one in ruling.findings:
            if len(one.facts) > MOST_FACTS or len(as_json(dict(one.facts))) > LARGEST_FACTS:
                raise InvalidContent(f"the finding of {one.article} has more facts than any finding can have")
            if unknown := [name for name in one.facts if not is_fact_name(self._game, name)]:
                raise InvalidContent(
                    f"the finding of {one.article} has a fact that no finding of this game can have: "
                    f"{unknown[0][:50]!r}"
                )
        if len(ruling.events) > MOST_EVENTS:
            raise InvalidContent("the claim has more events than any claim can have")
        if not is_first and any(isinstance(event, Opened) for event in ruling.events):
            raise InvalidContent("the match is opened again")

    def _check_opening(self, entry: Entry) -> None:
        claim, (fewest, most) = entry.submission.claim, self._game.seats
        if not isinstance(claim, Open) or entry.submission.by != KEEPER or claim.game != self._game.name:
            raise InvalidContent("the opening entry does not agree with the header")
        if not fewest <= claim.seats <= min(most, len(self._names)):
            raise InvalidContent("this number of people cannot play the game, or not all of them have a name")
        if faults(self._game, claim.rules, claim.seats):
            raise InvalidContent("nobody can play by these rules")

    def _check_claim(self, entry: Entry, state: AnyMatch) -> None:
        claim, by = entry.submission.claim, entry.submission.by
        if by != KEEPER and by not in self._names:
            raise InvalidContent("its sender is a seat that does not exist")
        wrong = invalid_parts(self._game, state, claim) or _faults_of(claim)
        if isinstance(claim, Correct) and not wrong:
            then = state_before_corrected(self._game, self._follower.snapshot, claim, self._history) or state
            wrong = invalid_parts(self._game, then, claim.instead) or _faults_of(claim.instead)
        if wrong:
            raise InvalidContent(f"this claim was not possible: {', '.join(map(str, wrong))}")
        for one in (claim, claim.instead) if isinstance(claim, Correct) else (claim,):
            if isinstance(one, Confidential) and one.storable(self._game.ruleset_of(state), state) != one:
                raise InvalidContent(
                    "the claim has data that is never stored: a name, an avatar, or somebody's cards"
                )
        if edits_the_line(claim) and entry.ruling.counts and not _goes_back(claim, entry.submission.number):
            raise InvalidContent("it refers to an entry that is not an earlier one")

    def _check_ruling(self, step: ReplayStep) -> None:
        """Raise InvalidContent if the ruling differs from that of this version and the match cannot go on
        from it."""
        submission, recorded = step.entry.submission, step.entry.ruling
        if len(known(step.after.state).totals) > len(self._names):
            raise InvalidContent("a player joins who has no name in the header")
        today = self._ruling_of_today(step)
        if _effects(today) == _effects(recorded):
            return
        if step.before.state is None:
            raise InvalidContent("the opening entry is not one that this server would write")
        self._different_rulings += 1
        if self._different_rulings > MOST_DIFFERENT_RULINGS:
            raise InvalidContent("too many claims have a ruling that differs from today's")
        self._check_going_on(known(step.after.state), submission.at)

    def _check_going_on(self, state: AnyMatch, at: int) -> None:
        """Raise any exception if this state cannot be rendered, or if the match cannot go on from it."""
        if len(as_json(dump(state.round))) > LARGEST_ROUND:
            raise InvalidContent("after it, there would be more cards on the table than in the deck")
        probe(self._game, state, at)
        self._render_state(self._game, self._names, state)

    def _ruling_of_today(self, step: ReplayStep) -> Ruling:
        submission, state, game = step.entry.submission, step.before.state, self._game
        if not edits_the_line(submission.claim):
            return judge(self._ruleset(state, submission.claim), state, submission)
        start = start_of(step.before, submission.claim, self._follower.edits_after)
        # The ruling on a take-back depends only on its number.
        is_simple = isinstance(submission.claim, TakeBack)
        entries = () if is_simple else tuple(self._between(start.base_number, submission.number - 1))
        return edit(game, EditRange(start, entries), submission)

    def _ruleset(self, state: AnyMatch | None, claim: Claim) -> MatchRuleset:
        if state is None:
            if not isinstance(claim, Open):
                raise InvalidContent(OPENED_FIRST)
            return self._game.ruleset(claim.rules, claim.seats)
        return self._game.ruleset_for(state, claim)

    def _render(self, step: ReplayStep) -> None:
        """Render every sentence about an entry, so that no later request can fail because of it."""
        entry, state, name = step.entry, known(step.after.state), self._names.__getitem__
        claim_line(self._game, entry.submission, name)
        for _ in described(self._game, entry, state, name):
            pass
        self._render_entry(self._game, self._names, entry)

    # --- the match that results from the entries ---

    @property
    def _history(self) -> WholeHistory:
        return WholeHistory(lambda number: list(self._between(number, len(self._stored))))

    def _between(self, after: int, upto: int) -> Iterator[Entry]:
        for place in with_pauses(range(after, upto)):
            self._read_again += 1
            if self._read_again > MOST_READ_AGAIN:
                raise InvalidContent("its corrections go back over more entries than can be checked")
            yield entry_of(self._stored[place])

    def _line(self) -> Iterator[Item]:
        """The line of the whole match."""
        self._read_again = 0
        return items(self._between(0, len(self._stored)), effects_of_edits(self._follower.edits))

    def _fold_all(self) -> None:
        """Compute the rounds, and check that all entries together lead to the same state as one after
        another."""
        snapshot = EMPTY

        def folding(line: Iterable[Item]) -> Iterator[Item]:
            nonlocal snapshot
            for item in line:
                snapshot = after_item(self._game, snapshot, item)
                yield item

        self._rounds = ledger(self._game, folding(self._line()))
        if snapshot != self._follower.snapshot:
            raise InvalidContent("the corrections of this match contradict each other")
        state = known(snapshot.state)
        self._check_going_on(state, self._stored[-1].at)
        self._game.outcomes(self._line())
        first_line(self._game, state.rules, list(self._names.values()))

    def _round(self, body: dict[str, Any]) -> None:
        body = {name: value for name, value in body.items() if name != "part"}
        self._strict.ruling(RoundPoints, body, "round")
        if self._rounds_read >= len(self._rounds):
            raise InvalidContent(f"there are more rounds than the {len(self._rounds)} that the entries have")
        made = dump(self._rounds[self._rounds_read])
        # Older records lack the members that were added to rounds since.
        wrong = [name for name, value in body.items() if as_json(made[name]) != as_json(value)]
        if wrong:
            raise InvalidContent(f"this round does not agree with the entries: {wrong[0]} differs")
        self._rounds_read += 1

    def _trailer(self, body: dict[str, Any]) -> None:
        _check_members(body, TRAILER)
        made = {
            "entries": len(self._stored),
            "rounds": self._rounds_read,
            "totals": list(known(self._follower.snapshot.state).totals),
            "before": self._all.hexdigest(),
        }
        for name, value in made.items():
            # true equals 1, but is another text.
            if as_json(body[name]) != as_json(value):
                raise InvalidContent(
                    f"{name} does not agree with the lines before it: some are missing or changed"
                )
        if self._rounds_read < len(self._rounds):
            raise InvalidContent(f"rounds are missing: the entries have {len(self._rounds)}")


# --- one line ---


def _unsealed(line: bytes) -> dict[str, Any]:
    """The object in a line, without its digest. Raises InvalidContent if the line or its digest is wrong."""
    if len(line) > LARGEST_LINE:
        raise InvalidContent(f"the line has more than {LARGEST_LINE} bytes, which no entry has")
    if not line.endswith(b"\n"):
        raise InvalidContent("the line is cut short")
    try:
        text = line[:-1].decode()
        body = json.loads(text, parse_constant=_refuse, parse_float=_refuse)
        is_ours = isinstance(body, dict) and not _is_too_deep(body) and as_json(body) == text
    except (ValueError, RecursionError):
        is_ours = False
    if not is_ours:
        raise InvalidContent(
            "the line is not as Referee writes it, byte for byte; an editor may have changed it"
        )
    unsealed = f"{text[:-SEAL_LENGTH]}}}"
    if list(body)[-1:] != ["digest"] or sealed_text(unsealed) != f"{text}\n":
        raise InvalidContent("the digest does not fit: the line was damaged, or changed")
    del body["digest"]
    opened: dict[str, Any] = body
    return opened


def _refuse(text: str) -> None:
    raise ValueError(f"{text[:20]} is not a whole number")


def _is_too_deep(body: JSON) -> bool:
    level = [body]
    for _ in range(MOST_LEVELS):
        level = [part for item in level for part in _parts(item)]
        if not level:
            return False
    return True


def _parts(item: JSON) -> Iterable[JSON]:
    return item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()


def _check_members(body: dict[str, Any], members: tuple[str, ...]) -> None:
    if tuple(body) != members:
        raise InvalidContent(f"the line must have {', '.join(members[1:])}, in this order, and nothing else")


def _names(seats: JSON) -> Names:
    """The names by seat. Raises InvalidContent for a name that no release can have stored, and for equal
    names.

    Names that look alike are accepted: earlier releases compared fewer characters, and a match keeps its
    names. New names in the imported match are compared with all characters."""
    if not isinstance(seats, list) or not 1 <= len(seats) <= MOST_SEATS:
        raise InvalidContent("seats is not a list of seats with their names")
    names = {Seat(number): _name(number, body) for number, body in enumerate(seats)}
    if same := same_among(names.values()):
        raise InvalidContent(f"two people have the same name: {same[0]} and {same[1]}")
    return names


def _name(number: int, body: JSON) -> str:
    is_seat = isinstance(body, dict) and tuple(body) in (("seat", "name"), ("seat", "name", "face"))
    if not is_seat or as_json(body["seat"]) != str(number):
        raise InvalidContent(f"seats has no entry for seat {number}, or one of another form")
    name = body["name"]
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        raise InvalidContent(f"the name of seat {number} is not a text of 1 to {LONGEST_NAME} characters")
    if why := recorded_fault(name):
        raise InvalidContent(f"the name of seat {number} is not allowed. {why.removesuffix('.')}")
    return name


def _faces(seats: list[dict[str, Any]]) -> Faces:
    """The chosen faces by seat. Raises InvalidContent for an unknown face, and for one that two players
    have."""
    chosen = {Seat(number): one["face"] for number, one in enumerate(seats) if "face" in one}
    for seat, face in chosen.items():
        if face not in FACES:
            raise InvalidContent(f"the avatar of seat {seat} is not known to this release")
    shown = assign_faces([chosen.get(Seat(number)) for number in range(len(seats))])
    if any(shown[seat] != face for seat, face in chosen.items()):
        raise InvalidContent("two people have the same avatar")
    return chosen


def _moment(at: JSON, name: str) -> int:
    if not _is_whole(at) or not 0 <= at <= LAST_MOMENT:
        raise InvalidContent(f"{name} is not a time in milliseconds from 1970 to 2099")
    return int(at)


def _utc_offset(offset: JSON) -> UTCOffset | None:
    if offset is None:
        return None
    if not _is_whole(offset) or not LEAST_OFFSET <= offset <= MOST_OFFSET:
        raise InvalidContent("utc_offset is not the number of minutes that a place is ahead of UTC")
    return UTCOffset(offset)


def _is_whole(value: JSON) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _faults_of(claim: Claim) -> dict[str, str]:
    """What is wrong with a claim by itself, by field. A confidential claim lacks the data that is not stored,
    so it is not checked."""
    return {} if isinstance(claim, Confidential) else claim.faults()


def _goes_back(claim: Edit, number: int) -> bool:
    return (claim.to if isinstance(claim, TakeBack) else claim.entry) < number


def _effects(ruling: Ruling) -> tuple[object, ...]:
    """The parts of a ruling that affect the match."""
    changed = {one.entry: one.ruling and (one.ruling.counts, one.ruling.events) for one in ruling.changed}
    return ruling.counts, ruling.events, changed
