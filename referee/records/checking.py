"""Reading a record that somebody brings along: nothing in it is believed before it has been looked at.

Every line must be one that this house writes, byte for byte, with the digest that belongs to it; and since
digests find damage and not forgery, what the lines tell must be a match: the entries are folded, every
sentence that will ever be asked for is made once, and the rounds and totals must come out as they are told.
A ruling that this version would have given otherwise is let in if the match can go on from there.
"""

import hashlib
import io
import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from referee.codec import LONGEST_NAME, as_json, dump
from referee.games import GAMES
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
    ENTRY,
    ENTRY_WITHOUT_CLOCK,
    FORMAT,
    HEADER,
    HEADER_WITHOUT_OFFSET,
    SEALED,
    TRAILER,
    WHAT,
    Kept,
    entry_of,
    sealed_text,
)
from referee.records.replay import Follower, Step
from referee.records.resume_check import probe
from referee.records.strict import LAST_MOMENT, Strict, Unwritten
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Claim, Confidential

JSON = Any
Done = TypeVar("Done")
Names = dict[Seat, str]
Faces = dict[Seat, Face]
Tell = Callable[[Game, Names, Entry], None]
TellAll = Callable[[Game, Names, AnyMatch], None]

DEEPEST = 24
"""So deep an entry is nested at most."""

MOST_SEATS = 100
READ_AGAIN_AT_MOST = 250_000
"""So many entries are read again for the edits of a record; a long evening of corrections needs a tenth."""

MOST_EVENTS = 500
"""So much comes of one claim at most; of a whole grid that is turned up, a third."""

MOST_FINDINGS, MOST_FACTS, LARGEST_FACTS = 50, 20, 2_000
"""The maximum number of findings of a ruling, of facts of a finding, and of characters of these. The largest
that were ever written are 8, 7 and 142."""

LARGEST_LINE = 2 * 1024 * 1024
"""Bytes. The largest entry corrects a round in which thousands of rulings change."""

LARGEST_ROUND = 10_000
"""So many characters tell an open round at most; with every card of a deck to be seen, half as many do."""

OPENED_FIRST = "a match is opened by its first entry, and by no other"

OTHERWISE_AT_MOST = 100
"""So many rulings of a record may be others than this version would give."""

BY = re.compile(r"keeper|seat (0|[1-9][0-9]?)", re.ASCII)
VERSION = re.compile(r"[0-9A-Za-z.+-]{1,40}", re.ASCII)


class BadRecord(Exception):
    """This is no record that can be taken in: which line is wrong, and what is wrong with it."""

    def __init__(self, line: int, why: str):
        super().__init__(f"Line {line}: {why}")
        self.line = line


@dataclass(frozen=True)
class Brought:
    """A match as a record tells it: what is to be stored, and where it stands."""

    game: Game
    opened_at: int
    utc_offset: UTCOffset | None
    names: Names
    faces: Faces
    entries: list[Kept]
    snapshot: Snapshot


def brought(data: bytes, tell: Tell, tell_all: TellAll) -> Brought:
    """The match that a record tells. `tell` and `tell_all` make what is answered about an entry and about
    a state; what they raise refuses the record. Raises BadRecord."""
    record, line = _Record(tell, tell_all), 0
    for line, text in enumerate(with_pauses(io.BytesIO(data)), 1):
        _guarded(line, partial(record.take, text))
    return _guarded(line + 1, record.whole)


def _guarded(line: int, work: Callable[[], Done]) -> Done:
    """Run `work`, and turn every exception into BadRecord: a made-up record may make anything fail."""
    try:
        return work()
    except Unwritten as wrong:
        raise BadRecord(line, f"{str(wrong)[:1].upper()}{str(wrong)[1:300]}.") from wrong
    except Exception as error:
        raise BadRecord(line, "What it tells cannot have happened in this match.") from error


class _Record:
    """A record, as far as it has been read."""

    def __init__(self, tell: Tell, tell_all: TellAll):
        self._tell, self._tell_all = tell, tell_all
        self._part, self._all = "", hashlib.sha256()
        self._kept: list[Kept] = []
        self._rounds: list[RoundPoints] = []
        self._rounds_told = self._read_again = self._otherwise = 0

    def take(self, line: bytes) -> None:
        """One line more. Raises Unwritten, and whatever is raised by what makes no sense."""
        told = _opened(line)
        self._move_on(told.get("part"))
        {"header": self._header, "entry": self._entry, "round": self._round, "trailer": self._trailer}[
            self._part
        ](told)
        self._all.update(line)

    def whole(self) -> Brought:
        """The match, when the last line has been read."""
        if self._part != "trailer":
            raise Unwritten("the record is cut off here: its last line must be the trailer")
        snapshot = self._follower.snapshot
        opened = self._opened_at, self._utc_offset
        return Brought(self._game, *opened, self._names, self._faces, self._kept, snapshot)

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
            raise Unwritten(f"expected {wanted} here")
        if self._part == "entry" and part != "entry":
            self._fold_all()
        self._part = part

    # --- the header ---

    def _header(self, told: dict[str, Any]) -> None:
        if told.get("format") != FORMAT or isinstance(told["format"], bool):
            raise Unwritten(f"the format of the record is not {FORMAT}, the only format that can be imported")
        _check_members(told, HEADER if "utc_offset" in told else HEADER_WITHOUT_OFFSET)
        version = told["referee"]
        if told["what"] != WHAT or not isinstance(version, str) or not VERSION.fullmatch(version):
            raise Unwritten("this is not a record of a match")
        if not isinstance(told["game"], str) or told["game"] not in GAMES:
            raise Unwritten("this game is not known to this release")
        self._game = GAMES[told["game"]]
        self._opened_at, self._rules = _moment(told["opened_at"], "opened_at"), told["rules"]
        self._utc_offset = _utc_offset(told.get("utc_offset"))
        self._names, self._faces = _names(told["seats"]), _faces(told["seats"])
        self._strict = Strict(self._game)
        self._follower = Follower(self._game, self._between)

    # --- entries ---

    def _entry(self, told: dict[str, Any]) -> None:
        _check_members(told, ENTRY if "clock" in told else ENTRY_WITHOUT_CLOCK)
        kept = self._kept_of(told)
        entry = entry_of(kept)
        self._check_entry(entry, self._follower.snapshot.state)
        self._kept.append(kept)
        step = self._follower.step(entry)
        self._check_ruling(step)
        self._say(step)

    def _kept_of(self, told: dict[str, Any]) -> Kept:
        number, after, by = len(self._kept) + 1, told["after"], told["by"]
        if told["number"] != number or isinstance(told["number"], bool):
            raise Unwritten(f"expected entry {number} here")
        if after is not None and not (_is_whole(after) and 0 <= after < number):
            raise Unwritten("after is not the number of an earlier entry")
        if not isinstance(by, str) or not BY.fullmatch(by):
            raise Unwritten("by is neither the keeper nor a seat")
        self._strict.claim(told["claim"], "claim")
        self._strict.ruling(Ruling, told["ruling"], "ruling")
        if number == 1 and as_json(told["claim"].get("rules")) != as_json(self._rules):
            raise Unwritten("the rules of the opening entry differ from those in the header")
        claim, ruling = as_json(told["claim"]), as_json(told["ruling"])
        at = _moment(told["at"], "at")
        clock = self._clock(told["clock"]) if "clock" in told else None
        return Kept(number, at, by, after, told["claim"]["claim"], claim, ruling, clock)

    def _clock(self, clock: JSON) -> int:
        """The time of an entry on the clock of the match, which never goes back. The time of day may."""
        moment = _moment(clock, "clock")
        if self._kept and moment < self._kept[-1].moment:
            raise Unwritten(
                "clock is earlier than in the entry before, and the clock of a match never goes back"
            )
        return moment

    def _check_entry(self, entry: Entry, state: AnyMatch | None) -> None:
        """Raise Unwritten unless this could be heard then."""
        submission, ruling = entry.submission, entry.ruling
        if (state is None) != (submission.claim.tag == "match.open"):
            raise Unwritten(OPENED_FIRST)
        for one in (ruling, *(changed.ruling for changed in ruling.changed if changed.ruling)):
            self._check_findings(one, is_first=state is None)
        if (ruling.changed or ruling.now_lawful) and not edits_the_line(submission.claim):
            raise Unwritten("this claim is not a correction, so it cannot change other rulings")
        self._check_others(submission.number, [changed.entry for changed in ruling.changed], "changes")
        self._check_others(submission.number, ruling.now_lawful, "names as lawful")
        if any(one.ruling and (one.ruling.changed or one.ruling.now_lawful) for one in ruling.changed):
            raise Unwritten("it changes a ruling that itself changes other rulings")
        if state is None:
            self._check_opening(entry)
        else:
            self._check_claim(entry, state)

    def _check_others(self, number: int, others: Sequence[int], what: str) -> None:
        if any(not 1 < other < number for other in others):
            raise Unwritten(f"it {what} an entry that is not an earlier one")
        if len(set(others)) < len(others):
            raise Unwritten(f"it {what} an entry twice")

    def _check_findings(self, ruling: Ruling, is_first: bool) -> None:
        if not ruling.findings:
            raise Unwritten("the ruling cites no article")
        if unknown := [one.article for one in ruling.findings if one.article not in self._game.rulebook]:
            raise Unwritten(f"the article {unknown[0][:50]!r} is not known to this release")
        if len(ruling.findings) > MOST_FINDINGS:
            raise Unwritten(f"the ruling has more than {MOST_FINDINGS} findings")
        for one in ruling.findings:
            if len(one.facts) > MOST_FACTS or len(as_json(dict(one.facts))) > LARGEST_FACTS:
                raise Unwritten(f"the finding of {one.article} has more facts than any finding can have")
            if unknown := [name for name in one.facts if not is_fact_name(self._game, name)]:
                raise Unwritten(
                    f"the finding of {one.article} has a fact that no finding of this game can have: "
                    f"{unknown[0][:50]!r}"
                )
        if len(ruling.events) > MOST_EVENTS:
            raise Unwritten("the claim has more events than any claim can have")
        if not is_first and any(isinstance(event, Opened) for event in ruling.events):
            raise Unwritten("the match is opened again")

    def _check_opening(self, entry: Entry) -> None:
        claim, (fewest, most) = entry.submission.claim, self._game.seats
        if not isinstance(claim, Open) or entry.submission.by != KEEPER or claim.game != self._game.name:
            raise Unwritten("the opening entry does not agree with the header")
        if not fewest <= claim.seats <= min(most, len(self._names)):
            raise Unwritten("this number of people cannot play the game, or not all of them have a name")
        if faults(self._game, claim.rules, claim.seats):
            raise Unwritten("nobody can play by these rules")

    def _check_claim(self, entry: Entry, state: AnyMatch) -> None:
        claim, by = entry.submission.claim, entry.submission.by
        if by != KEEPER and by not in self._names:
            raise Unwritten("its sender is a seat that does not exist")
        wrong = invalid_parts(self._game, state, claim) or _faults_of(claim)
        if isinstance(claim, Correct) and not wrong:
            then = state_before_corrected(self._game, self._follower.snapshot, claim, self._history) or state
            wrong = invalid_parts(self._game, then, claim.instead) or _faults_of(claim.instead)
        if wrong:
            raise Unwritten(f"this claim was not possible: {', '.join(map(str, wrong))}")
        for one in (claim, claim.instead) if isinstance(claim, Correct) else (claim,):
            if isinstance(one, Confidential) and one.storable(self._game.ruleset_of(state), state) != one:
                raise Unwritten(
                    "the claim has data that is never stored: a name, an avatar, or somebody's cards"
                )
        if edits_the_line(claim) and entry.ruling.counts and not _goes_back(claim, entry.submission.number):
            raise Unwritten("it refers to an entry that is not an earlier one")

    def _check_ruling(self, step: Step) -> None:
        """Raise Unwritten unless this version rules like that, or the match can go on from it."""
        submission, told = step.entry.submission, step.entry.ruling
        if len(known(step.after.state).totals) > len(self._names):
            raise Unwritten("a player joins who has no name in the header")
        today = self._ruling_of_today(step)
        if _effects(today) == _effects(told):
            return
        if step.before.state is None:
            raise Unwritten("the opening entry is not one that this server would write")
        self._otherwise += 1
        if self._otherwise > OTHERWISE_AT_MOST:
            raise Unwritten("too many claims have a ruling that differs from today's")
        self._check_going_on(known(step.after.state), submission.at)

    def _check_going_on(self, state: AnyMatch, at: int) -> None:
        """Raise whatever is raised unless this state can be told, and the match can go on from it."""
        if len(as_json(dump(state.round))) > LARGEST_ROUND:
            raise Unwritten("after it, there would be more cards on the table than in the deck")
        probe(self._game, state, at)
        self._tell_all(self._game, self._names, state)

    def _ruling_of_today(self, step: Step) -> Ruling:
        submission, state, game = step.entry.submission, step.before.state, self._game
        if not edits_the_line(submission.claim):
            return judge(self._ruleset(state, submission.claim), state, submission)
        start = start_of(step.before, submission.claim, self._follower.edits_after)
        # A take-back looks at nothing but its number.
        is_simple = isinstance(submission.claim, TakeBack)
        entries = () if is_simple else tuple(self._between(start.base_number, submission.number - 1))
        return edit(game, EditRange(start, entries), submission)

    def _ruleset(self, state: AnyMatch | None, claim: Claim) -> MatchRuleset:
        if state is None:
            if not isinstance(claim, Open):
                raise Unwritten(OPENED_FIRST)
            return self._game.ruleset(claim.rules, claim.seats)
        return self._game.ruleset_for(state, claim)

    def _say(self, step: Step) -> None:
        """Make every sentence that will be asked for."""
        entry, state, name = step.entry, known(step.after.state), self._names.__getitem__
        claim_line(self._game, entry.submission, name)
        for _ in described(self._game, entry, state, name):
            pass
        self._tell(self._game, self._names, entry)

    # --- what the entries make ---

    @property
    def _history(self) -> WholeHistory:
        return WholeHistory(lambda number: list(self._between(number, len(self._kept))))

    def _between(self, after: int, upto: int) -> Iterator[Entry]:
        for place in with_pauses(range(after, upto)):
            self._read_again += 1
            if self._read_again > READ_AGAIN_AT_MOST:
                raise Unwritten("its corrections go back over more entries than can be checked")
            yield entry_of(self._kept[place])

    def _line(self) -> Iterator[Item]:
        """The items of the whole match."""
        self._read_again = 0
        return items(self._between(0, len(self._kept)), effects_of_edits(self._follower.edits))

    def _fold_all(self) -> None:
        """Find the rounds; and see that all entries together make what they made one after the other."""
        snapshot = EMPTY

        def folding(line: Iterable[Item]) -> Iterator[Item]:
            nonlocal snapshot
            for item in line:
                snapshot = after_item(self._game, snapshot, item)
                yield item

        self._rounds = ledger(self._game, folding(self._line()))
        if snapshot != self._follower.snapshot:
            raise Unwritten("the corrections of this match contradict each other")
        state = known(snapshot.state)
        self._check_going_on(state, self._kept[-1].at)
        self._game.outcomes(self._line())
        first_line(self._game, state.rules, list(self._names.values()))

    def _round(self, told: dict[str, Any]) -> None:
        told = {name: value for name, value in told.items() if name != "part"}
        self._strict.ruling(RoundPoints, told, "round")
        if self._rounds_told >= len(self._rounds):
            raise Unwritten(f"there are more rounds than the {len(self._rounds)} that the entries have")
        made = dump(self._rounds[self._rounds_told])
        # What has been added to a round since then was not told then.
        wrong = [name for name, value in told.items() if as_json(made[name]) != as_json(value)]
        if wrong:
            raise Unwritten(f"this round does not agree with the entries: {wrong[0]} differs")
        self._rounds_told += 1

    def _trailer(self, told: dict[str, Any]) -> None:
        _check_members(told, TRAILER)
        made = {
            "entries": len(self._kept),
            "rounds": self._rounds_told,
            "totals": list(known(self._follower.snapshot.state).totals),
            "before": self._all.hexdigest(),
        }
        for name, value in made.items():
            # true equals 1, but is another text.
            if as_json(told[name]) != as_json(value):
                raise Unwritten(
                    f"{name} does not agree with the lines before it: some are missing or changed"
                )
        if self._rounds_told < len(self._rounds):
            raise Unwritten(f"rounds are missing: the entries have {len(self._rounds)}")


# --- one line ---


def _opened(line: bytes) -> dict[str, Any]:
    """What a line tells, without its digest. Raises Unwritten."""
    if len(line) > LARGEST_LINE:
        raise Unwritten(f"the line has more than {LARGEST_LINE} bytes, which no entry has")
    if not line.endswith(b"\n"):
        raise Unwritten("the line is cut short")
    try:
        text = line[:-1].decode()
        told = json.loads(text, parse_constant=_refuse, parse_float=_refuse)
        is_ours = isinstance(told, dict) and not _is_too_deep(told) and as_json(told) == text
    except (ValueError, RecursionError):
        is_ours = False
    if not is_ours:
        raise Unwritten("the line is not as Referee writes it, byte for byte; an editor may have changed it")
    unsealed = f"{text[:-SEALED]}}}"
    if list(told)[-1:] != ["digest"] or sealed_text(unsealed) != f"{text}\n":
        raise Unwritten("the digest does not fit: the line was damaged, or changed")
    del told["digest"]
    opened: dict[str, Any] = told
    return opened


def _refuse(text: str) -> None:
    raise ValueError(f"{text[:20]} is not a whole number")


def _is_too_deep(told: JSON) -> bool:
    level = [told]
    for _ in range(DEEPEST):
        level = [part for item in level for part in _parts(item)]
        if not level:
            return False
    return True


def _parts(item: JSON) -> Iterable[JSON]:
    return item.values() if isinstance(item, dict) else item if isinstance(item, list) else ()


def _check_members(told: dict[str, Any], members: tuple[str, ...]) -> None:
    if tuple(told) != members:
        raise Unwritten(f"the line must have {', '.join(members[1:])}, in this order, and nothing else")


def _names(seats: JSON) -> Names:
    """The names by seat. Raises Unwritten for a name that no release can have stored, and for equal names.

    Names that look alike are accepted: earlier releases compared fewer characters, and a match keeps the
    names that it has. Who joins or is renamed afterwards cannot look like anybody there."""
    if not isinstance(seats, list) or not 1 <= len(seats) <= MOST_SEATS:
        raise Unwritten("seats is not a list of seats with their names")
    names = {Seat(number): _name(number, told) for number, told in enumerate(seats)}
    if same := same_among(names.values()):
        raise Unwritten(f"two people have the same name: {same[0]} and {same[1]}")
    return names


def _name(number: int, told: JSON) -> str:
    is_seat = isinstance(told, dict) and tuple(told) in (("seat", "name"), ("seat", "name", "face"))
    if not is_seat or as_json(told["seat"]) != str(number):
        raise Unwritten(f"seats has no entry for seat {number}, or one of another form")
    name = told["name"]
    if not isinstance(name, str) or not 1 <= len(name) <= LONGEST_NAME:
        raise Unwritten(f"the name of seat {number} is not a text of 1 to {LONGEST_NAME} characters")
    if why := recorded_fault(name):
        raise Unwritten(f"the name of seat {number} is not allowed. {why.removesuffix('.')}")
    return name


def _faces(seats: list[dict[str, Any]]) -> Faces:
    """The faces that were chosen. Raises Unwritten for what is no face, and for one that two people have."""
    told = {Seat(number): one["face"] for number, one in enumerate(seats) if "face" in one}
    for seat, face in told.items():
        if face not in FACES:
            raise Unwritten(f"the avatar of seat {seat} is not known to this release")
    shown = assign_faces([told.get(Seat(number)) for number in range(len(seats))])
    if any(shown[seat] != face for seat, face in told.items()):
        raise Unwritten("two people have the same avatar")
    return told


def _moment(at: JSON, name: str) -> int:
    if not _is_whole(at) or not 0 <= at <= LAST_MOMENT:
        raise Unwritten(f"{name} is not a time in milliseconds from 1970 to 2099")
    return int(at)


def _utc_offset(offset: JSON) -> UTCOffset | None:
    if offset is None:
        return None
    if not _is_whole(offset) or not LEAST_OFFSET <= offset <= MOST_OFFSET:
        raise Unwritten("utc_offset is not the number of minutes that a place is ahead of UTC")
    return UTCOffset(offset)


def _is_whole(value: JSON) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _faults_of(claim: Claim) -> dict[str, str]:
    """What is wrong with a claim by itself. What is not kept of one is no fault of it."""
    return {} if isinstance(claim, Confidential) else claim.faults()


def _goes_back(claim: Edit, number: int) -> bool:
    return (claim.to if isinstance(claim, TakeBack) else claim.entry) < number


def _effects(ruling: Ruling) -> tuple[object, ...]:
    """What a ruling does to a match."""
    changed = {one.entry: one.ruling and (one.ruling.counts, one.ruling.events) for one in ruling.changed}
    return ruling.counts, ruling.events, changed
