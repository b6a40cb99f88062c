"""Hearing a claim: lock, read, rule, append, answer; and trying one without storing anything."""

import json
from collections.abc import Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

from sqlalchemy.orm import Session

from referee.codec import ABSENT, Absent, as_json
from referee.games import GAMES
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.history.entering import enter, state_before_corrected
from referee.match.history.line import Snapshot
from referee.match.history.reach import History, RoundByRound
from referee.match.model.edits import Correct, Entry, edits_the_line
from referee.match.model.naming import NamesPeople
from referee.match.model.position import Faults
from referee.match.model.rulebook import COMING_BACK
from referee.match.table.agreement import AgreeOnRules, newly_retired
from referee.match.table.faces import Face
from referee.match.table.hands import ReportPoints
from referee.match.table.names import folded, taken
from referee.match.table.people import Join, Rename
from referee.match.table.phones import Phone
from referee.match.table.validation import invalid_parts
from referee.match.text.consequences import consequences
from referee.presenters import matches, rulings
from referee.presenters.matches import AnswerView
from referee.records.cooperative import count_steps
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission, reporter_text
from referee.rulings.tags import Claim, Freshness, Reporter, round_of, seat_of
from referee.services import match_clock, people, streaming
from referee.services.auth import (
    Caller,
    found,
    found_for_a_claim,
    locked_for_a_claim,
    nobody_but_the_table,
)
from referee.services.budget import STEPS_OF_AN_ENTRY, Budget, TooMuch, metered
from referee.services.clock import now
from referee.services.errors import HeardBefore, InvalidClaim, KeyReused, NotYourRight, Stale
from referee.services.idempotency import Reply
from referee.services.lines import MoreEntries, StoredEntries, in_a_moment, told_by
from referee.storage import journal
from referee.storage.loading import Table, entry_of, stored_after, stored_entry
from referee.storage.stored import StoredEntry, StoredReply
from referee.storage.transactions import reading, transact

TRIES = 3
"""Maximum number of times that an edit is judged because its match has moved on meanwhile."""
MISSED_AT_MOST = 50
"""Maximum number of entries that a refused claim is answered with."""
HANDS_AT_MOST = 500
"""Maximum number of hands that were counted since a phone last heard of the match; then it has to read it."""
BACK_AGAIN = "{0} has sat here before: bring {0} back, or choose another name."


def hear(
    caller: Caller, claim: Claim, after: int | None, key: str, fingerprint: str, with_may: bool
) -> Reply:
    """Judge a claim and enter it, in one transaction; the same key gets the same bytes.

    Raises NoSuchMatch, Revoked, NotYourRight, InvalidClaim, KeyReused, HeardBefore, Behind, and what
    `transact` raises.
    """
    nobody_but_the_table(caller)
    by = caller.by_saying(claim)

    def work(session: Session) -> Reply:
        table, before = locked_for_a_claim(session, caller, reporter_text(by), key)
        if before.reply is not None:
            return _repeated(before.reply, fingerprint)
        _check_rights(caller, claim)
        history = RoundByRound(StoredEntries(table.stored.id, told_by(session)))
        _check_fit(table, claim, after, history)
        _check_freshness(session, table, claim, after)
        with_phones = caller.seats_with_phones(session, (claim,))
        said, heard_as = caller.submission(claim, table.state, with_phones)
        seen = _seen_at_least(session, table, heard_as, after)
        clock = before.clock + match_clock.since(table.stored.id, table.stored.number)
        submission = Submission(said, heard_as, table.stored.number + 1, seen, now(), clock)
        return _entered(session, table, submission, history, Asked(by, key, fingerprint), with_may)

    return _announced(transact(work))


def edit(
    caller: Caller,
    claim: Claim,
    after: int | None,
    key: str,
    fingerprint: str,
    with_may: bool,
    budget: Budget,
) -> Reply:
    """Judge an edit of the line and enter it; the same key gets the same bytes.

    An edit can take seconds to judge. It is judged before its match is locked, so that other requests have
    their turn, and entered only if the match has not moved on meanwhile.

    Raises the same as `hear`, and TooMuch.
    """
    nobody_but_the_table(caller)
    asked = Asked(caller.by_saying(claim), key, fingerprint)
    for _ in range(TRIES):
        judged = _judged_ahead(caller, claim, after, asked, with_may, budget)
        work = partial(_entered_ahead, caller=caller, judged=judged, asked=asked)
        with suppress(Moved):
            return _announced(transact(work))
    raise Behind(known(after))


class Moved(Exception):
    """The match is not as it was when the edit was judged."""


@dataclass(frozen=True)
class Asked:
    """Identifies the stored reply: who reports, the key of the request and its fingerprint."""

    by: str | Seat
    key: str
    fingerprint: str


@dataclass(frozen=True)
class Judged:
    """An edit that was judged while its match was not locked: the match before it, the entry, the state after
    it, and the answer."""

    table: Table
    entry: Entry
    snapshot: Snapshot
    body: str

    def holds_for(self, table: Table) -> bool:
        """Whether the match still stands as it did then."""
        before = self.table
        return (table.stored.number, table.names) == (before.stored.number, before.names)


def _judged_ahead(
    caller: Caller, claim: Claim, after: int | None, asked: Asked, with_may: bool, budget: Budget
) -> Judged | None:
    """The edit as it would be entered now; None if it has been answered already."""
    with reading() as session:
        table, before = found_for_a_claim(session, caller, reporter_text(asked.by), asked.key)
        with_phones = caller.seats_with_phones(session, (claim,))
    if before.reply is not None:
        return None
    _check_rights(caller, claim)
    stored = table.stored
    metered_table = replace(table, game=metered(table.game, budget))
    history = RoundByRound(StoredEntries(stored.id, in_a_moment, stored.number, budget.spend))
    _check_fit(metered_table, claim, after, history)
    said, heard_as = caller.submission(claim, table.state, with_phones)
    with reading() as session:
        _check_freshness(session, table, claim, after)
        seen = _seen_at_least(session, table, heard_as, after)
    clock = before.clock + match_clock.since(stored.id, stored.number)
    submission = Submission(said, heard_as, stored.number + 1, seen, now(), clock)
    entry, snapshot = enter(metered_table.game, table.snapshot, submission, history)
    body = as_json(told_reply(metered_table, entry, snapshot, history, with_may))
    return Judged(table, entry, snapshot, body)


def _entered_ahead(session: Session, caller: Caller, judged: Judged | None, asked: Asked) -> Reply:
    """Raises Moved where the match has moved on since the edit was judged."""
    table, before = locked_for_a_claim(session, caller, reporter_text(asked.by), asked.key)
    if before.reply is not None:
        return _repeated(before.reply, asked.fingerprint)
    if judged is None or not judged.holds_for(table):
        raise Moved
    return _stored(session, table, judged.entry, judged.snapshot, asked, judged.body)


def _announced(reply: Reply) -> Reply:
    """The same reply, once those who follow the match have its entry."""
    if isinstance(reply, Entered):
        match_clock.stored(reply.table.stored.id, reply.entry.submission.number)
        streaming.tell(reply.table, reply.entry)
    return reply


@dataclass(frozen=True)
class Entered(Reply):
    """The answer to a claim that was entered just now: its entry, the match as it stands after it, and how
    many bytes were stored."""

    table: Table = field(kw_only=True)
    entry: Entry = field(kw_only=True)
    stored: int = field(kw_only=True)


def _repeated(before: StoredReply, fingerprint: str) -> Reply:
    if before.fingerprint != fingerprint:
        raise KeyReused
    if before.body is None:
        raise HeardBefore(before.number)
    return Reply(before.status, before.body, again=True)


def _check_rights(caller: Caller, claim: Claim) -> None:
    if caller.by == KEEPER or claim.reporter is Reporter.ANY_SEAT:
        return
    own = (caller.by,) if claim.reporter is Reporter.ITS_SEAT else (caller.by, None)
    if claim.reporter is Reporter.KEEPER or seat_of(claim) not in own:
        raise NotYourRight("A seat token may only claim for its own seat.")


def _check_fit(table: Table, claim: Claim, after: int | None, history: History) -> None:
    errors, remedy = _misfits(table, claim, history), None
    if isinstance(claim, NamesPeople):
        taken_by, wrong = _names_taken(table, claim)
        remedy = _comes_back(table, claim, taken_by)
        errors |= {"name": [BACK_AGAIN.format(table.names[known(taken_by)])]} if remedy else wrong
    if claim.freshness is Freshness.EXACT and after is None:
        errors["after"] = ["Send `after`: the number of the last entry you have seen."]
    if after is not None and after > table.stored.number:
        errors["after"] = [f"`after` is too large: the last entry is {table.stored.number}."]
    if errors:
        raise InvalidClaim(errors, remedy if list(errors) == ["name"] else None)


def _misfits(table: Table, claim: Claim, history: History) -> Faults:
    """What in this claim does not belong to the match: in the claim itself, or in the claim that a correction
    puts in place of another."""
    errors = invalid_parts(table.game, table.state, claim)
    if not errors and isinstance(claim, Correct):
        state = state_before_corrected(table.game, table.snapshot, claim, history) or table.state
        wrong = invalid_parts(table.game, state, claim.instead)
        return {"instead": wrong} if wrong else {}
    if not errors and isinstance(claim, AgreeOnRules):
        wrong = newly_retired(table.game, table.state, claim.rules)
        return {"rules": wrong} if wrong else {}
    return errors


def _names_taken(table: Table, claim: NamesPeople) -> tuple[Seat | None, dict[str, list[str]]]:
    """Whose name somebody would have, letter by letter, if anybody's; and what is wrong with the new name."""
    named = claim.names(table.state)
    others = {seat: name for seat, name in table.names.items() if seat not in named}
    wrong = [why for name in named.values() if (why := taken(name, others.values()))]
    same = [seat for seat, other in others.items() if folded(other) in map(folded, named.values())]
    return (same[0] if same else None), {"name": wrong} if wrong else {}


def _comes_back(table: Table, claim: Claim, seat: Seat | None) -> Join | None:
    """What somebody may mean who sits down with the name of one who has left: to come back, who may."""
    state = table.state
    if not isinstance(claim, Join) or seat is None or seat in state.seating:
        return None
    back = Join(left_of=claim.left_of, points=claim.points, seat=seat)
    ruling = judge(table.game.ruleset_of(state), state, Submission(back, KEEPER, 0))
    stays_out = not ruling.counts and ruling.findings[0].article == COMING_BACK.id
    return None if stays_out else back


def _check_freshness(session: Session, table: Table, claim: Claim, after: int | None) -> None:
    stored = table.stored
    if after is None or claim.freshness in (Freshness.ANY, Freshness.WINDOW):
        return
    if claim.freshness is Freshness.HAND:
        # A hand of a round that is not tracked is told by its round; any other one is of the open round.
        since = after if isinstance(claim, ReportPoints) else max(after, stored.base_number)
        counts = journal.entries(session, stored.id, since, tag=claim.tag, limit=HANDS_AT_MOST)
        stale = len(counts) == HANDS_AT_MOST or any(_same_hand(entry, claim) for entry in counts)
    elif edits_the_line(claim):
        stale = journal.has_another(session, stored.id, after, but=Phone.tag)
    else:
        stale = after < stored.last_exact
    if stale:
        raise Behind(after)


class Behind(Exception):
    """The claim does not fit what was entered after the last entry that the phone had seen (`after`)."""

    def __init__(self, after: int):
        super().__init__(after)
        self.after = after


def missed(caller: Caller, after: int) -> Stale:
    """What a phone has missed that had last seen this entry: the next entries, at most MISSED_AT_MOST, and
    the state now. Raises NoSuchMatch."""
    with reading() as session:
        table = found(session, caller)
        rows = journal.entries(session, table.stored.id, after, limit=MISSED_AT_MOST)
    views = []
    for row in rows:
        views.append(rulings.present_entry(table.game, table.names, entry_of(row)))
        count_steps(STEPS_OF_AN_ENTRY)
    return Stale(table.stored.number, tuple(views), matches.present_state(table.game, table.state))


def _seen_at_least(session: Session, table: Table, by: str | Seat, after: int | None) -> int | None:
    """The last entry that the phone had seen: what the request says, but at least the answer to the phone's
    own last claim of this round. A scorekeeper who is heard as a seat has only seen what that seat claimed,
    because others may keep the score too."""
    if after is None or after == table.stored.number:
        return after
    base = table.snapshot.base_number
    # That a phone came in by its leave is no answer that the phone got.
    told = journal.last_number_by(session, table.stored.id, reporter_text(by), base, but=Phone.tag)
    return max(after, told)


def _same_hand(entry: StoredEntry, claim: Claim) -> bool:
    """Whether two claims of one kind count the same hand in the same round."""
    told = json.loads(entry.claim)
    return (told["seat"], told.get("round")) == (seat_of(claim), round_of(claim))


def _entered(
    session: Session,
    table: Table,
    submission: Submission,
    history: History,
    asked: Asked,
    with_may: bool,
) -> Reply:
    game = table.game
    entry, snapshot = enter(game, table.snapshot, submission, history)
    named = _named_by(table, submission, entry)
    try:
        people.name_seats(session, table, named)
    except people.SitsThere as taken_by:
        remedy = _comes_back(table, submission.claim, taken_by.seat)
        told = {"name": [BACK_AGAIN.format(table.names[taken_by.seat])]} if remedy else taken_by.errors
        raise InvalidClaim(told, remedy) from taken_by
    people.choose_faces(session, table, named, _faces_chosen_by(table, submission, entry))
    named_table = replace(table, names=table.names | named)
    body = as_json(told_reply(named_table, entry, snapshot, history, with_may))
    return _stored(session, named_table, entry, snapshot, asked, body)


def _stored(
    session: Session, table: Table, entry: Entry, snapshot: Snapshot, asked: Asked, body: str
) -> Entered:
    """Store an entry of this match and the answer to it."""
    reply = StoredReply(
        reporter_text(asked.by), asked.key, asked.fingerprint, 201, body, entry.submission.number
    )
    after = stored_after(table.stored, snapshot, entry.submission)
    size = journal.append(session, after, stored_entry(entry), reply)
    table = replace(table, stored=after, snapshot=snapshot, game=GAMES[table.stored.game])
    return Entered(reply.status, body, table=table, entry=entry, stored=size)


def told_reply(
    table: Table, entry: Entry, snapshot: Snapshot, history: History, with_may: bool
) -> AnswerView:
    """The whole answer to a claim; `table` is the match as it stood before it, with the names to tell."""
    told = matches.present_answer(table.game, table.names, entry, known(snapshot.state), with_may)
    return replace(told, consequences=_consequences(table, entry, snapshot, history))


def _consequences(
    table: Table, entry: Entry, snapshot: Snapshot, history: History
) -> tuple[str, ...] | Absent:
    """What an edit comes to; other claims have what follows in their ruling."""
    if not edits_the_line(entry.submission.claim):
        return ABSENT
    before, name = table.state, table.names.__getitem__
    edit_range = history.edit_range(table.game, table.snapshot, entry.submission.claim)
    return tuple(consequences(table.game, edit_range, entry, before, known(snapshot.state), name))


def _named_by(table: Table, submission: Submission, entry: Entry) -> dict[Seat, str]:
    """What seats are called from now on; the entry itself holds no name."""
    if not entry.ruling.counts or not isinstance(submission.claim, NamesPeople):
        return {}
    return submission.claim.names(table.state)


def _faces_chosen_by(table: Table, submission: Submission, entry: Entry) -> dict[Seat, Face]:
    """Which faces seats have chosen; the entry itself holds none."""
    if not entry.ruling.counts or not isinstance(submission.claim, Join | Rename):
        return {}
    return submission.claim.faces(table.state)


def preview(caller: Caller, claims: Sequence[Claim], budget: Budget) -> tuple[AnswerView, ...]:
    """The answers these claims would get, each heard after the ones before it; nothing is stored.

    Raises Unfit and TooMuch, both with the place of the claim in the list.
    """
    with reading() as session:
        table = found(session, caller)
        with_phones = caller.seats_with_phones(session, claims)
        clock = journal.clock_of(session, table.stored.id)
    clock += match_clock.since(table.stored.id, table.stored.number)
    told: list[AnswerView] = []
    try:
        for answer in _previewed(caller, table, with_phones, claims, clock, budget):
            told.append(answer)
    except TooMuch:
        raise TooMuchAt(len(told)) from None
    return tuple(told)


class TooMuchAt(TooMuch):
    """The claim at this place of the list was one too many."""

    def __init__(self, place: int):
        super().__init__(place)
        self.place = place


def _previewed(
    caller: Caller,
    table: Table,
    with_phones: Set[Seat],
    claims: Sequence[Claim],
    clock: int,
    budget: Budget,
) -> Iterator[AnswerView]:
    """`clock` is the time on the clock of the match, in ms."""
    table = replace(table, game=metered(table.game, budget))
    stored = StoredEntries(table.stored.id, in_a_moment, table.stored.number, budget.spend)
    tried: list[Entry] = []
    for place, claim in enumerate(claims):
        history = RoundByRound(MoreEntries(stored, tried))
        if errors := _misfits(table, claim, history):
            raise InvalidClaim({f"claims.{place}.{name}": why for name, why in errors.items()})
        number = table.stored.number + place + 1
        said, heard_as = caller.submission(claim, table.state, with_phones)
        submission = Submission(said, heard_as, number, number - 1, now(), clock)
        entry, snapshot = enter(table.game, table.snapshot, submission, history)
        more = _consequences(table, entry, snapshot, history)
        tried.append(entry)
        table = replace(table, snapshot=snapshot, names=table.names | _named_by(table, submission, entry))
        told = matches.present_answer(table.game, table.names, entry, known(snapshot.state), with_may=False)
        yield replace(told, consequences=more)
