"""Claims: lock, read, judge, append, answer. A preview judges claims without storing them."""

import json
from collections.abc import Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

from sqlalchemy.orm import Session

from referee.codec import as_json
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
from referee.rulings.shapes import ABSENT, Absent
from referee.rulings.submission import KEEPER, Submission, reporter_text
from referee.rulings.tags import Claim, Freshness, Reporter, round_of, seat_of
from referee.services import match_clock, people, streaming
from referee.services.auth import (
    Caller,
    find_for_claim,
    find_match,
    lock_for_claim,
    require_player_or_scorekeeper,
)
from referee.services.budget import STEPS_OF_AN_ENTRY, Budget, TooMuch, metered
from referee.services.clock import now
from referee.services.entry_ranges import ExtendedEntries, StoredEntries, in_own_transaction, in_session
from referee.services.errors import EnteredBefore, InvalidClaim, KeyReused, NotYourRight, Stale
from referee.services.idempotency import Reply
from referee.storage import journal
from referee.storage.loading import LoadedMatch, entry_of, stored_after, stored_entry
from referee.storage.stored import StoredEntry, StoredReply
from referee.storage.transactions import reading, transact

TRIES = 3
"""Maximum number of times that an edit is judged if its match changes meanwhile."""
MOST_MISSED_ENTRIES = 50
"""Maximum number of missed entries in the answer to a stale claim."""
MOST_HANDS = 500
"""Maximum number of hands that may be counted after the last entry that the phone had seen. After more of
them the phone has to read the match again."""
FORMER_PLAYER = "{0} has sat here before: bring {0} back, or choose another name."
"""Reason for refusing a new player with the name of a former one."""


def submit(
    caller: Caller, claim: Claim, after: int | None, key: str, fingerprint: str, with_may: bool
) -> Reply:
    """Judge a claim and enter it, in one transaction. Return the reply. The same key gets the same bytes.

    Raises NoSuchMatch, Revoked, NotYourRight for a claim that the token may not send, InvalidClaim for one
    that does not fit the match, KeyReused for another claim under the key, EnteredBefore if the reply was
    deleted, Behind for a stale claim, and the errors of `transact`.
    """
    require_player_or_scorekeeper(caller)
    by = caller.reporter_of(claim)

    def work(session: Session) -> Reply:
        table, context = lock_for_claim(session, caller, reporter_text(by), key)
        if context.reply is not None:
            return _repeat(context.reply, fingerprint)
        _check_rights(caller, claim)
        history = RoundByRound(StoredEntries(table.stored.id, in_session(session)))
        _check_fit(table, claim, after, history)
        _check_freshness(session, table, claim, after)
        with_phones = caller.seats_with_phones(session, (claim,))
        claimed, reporter = caller.submission(claim, table.state, with_phones)
        seen = _seen_at_least(session, table, reporter, after)
        clock = context.clock + match_clock.elapsed(table.stored.id, table.stored.number)
        submission = Submission(claimed, reporter, table.stored.number + 1, seen, now(), clock)
        return _enter(session, table, submission, history, ReplyKey(by, key, fingerprint), with_may)

    return _announce(transact(work))


def submit_edit(
    caller: Caller,
    claim: Claim,
    after: int | None,
    key: str,
    fingerprint: str,
    with_may: bool,
    budget: Budget,
) -> Reply:
    """Judge an edit of earlier entries and enter it. Return the reply. The same key gets the same bytes.

    Judging an edit can take seconds. So it is judged before its match is locked, while other requests run. It
    is entered only if the match has not changed meanwhile.

    Raises the errors of `submit`, TooMuch if the budget is spent, and Behind if the match changed `TRIES`
    times.
    """
    require_player_or_scorekeeper(caller)
    reply_key = ReplyKey(caller.reporter_of(claim), key, fingerprint)
    for _ in range(TRIES):
        judged = _judge_ahead(caller, claim, after, reply_key, with_may, budget)
        work = partial(_enter_judged, caller=caller, judged=judged, reply_key=reply_key)
        with suppress(Moved):
            return _announce(transact(work))
    raise Behind(known(after))


class Moved(Exception):
    """The match has changed since the edit was judged."""


@dataclass(frozen=True)
class ReplyKey:
    """Identifies a stored reply: the reporter, the key of the request, and its fingerprint."""

    by: str | Seat
    key: str
    fingerprint: str


@dataclass(frozen=True)
class JudgedEdit:
    """An edit that was judged while its match was not locked: the match before it, its entry, the states
    after it, and the body of the answer."""

    table: LoadedMatch
    entry: Entry
    snapshot: Snapshot
    body: str

    def holds_for(self, table: LoadedMatch) -> bool:
        """Whether the match has not changed since the edit was judged."""
        before = self.table
        return (table.stored.number, table.names) == (before.stored.number, before.names)


def _judge_ahead(
    caller: Caller, claim: Claim, after: int | None, reply_key: ReplyKey, with_may: bool, budget: Budget
) -> JudgedEdit | None:
    """Judge an edit as it would be entered now. None if the key has a reply already."""
    with reading() as session:
        table, context = find_for_claim(session, caller, reporter_text(reply_key.by), reply_key.key)
        with_phones = caller.seats_with_phones(session, (claim,))
    if context.reply is not None:
        return None
    _check_rights(caller, claim)
    stored = table.stored
    metered_table = replace(table, game=metered(table.game, budget))
    history = RoundByRound(StoredEntries(stored.id, in_own_transaction, stored.number, budget.spend))
    _check_fit(metered_table, claim, after, history)
    claimed, reporter = caller.submission(claim, table.state, with_phones)
    with reading() as session:
        _check_freshness(session, table, claim, after)
        seen = _seen_at_least(session, table, reporter, after)
    clock = context.clock + match_clock.elapsed(stored.id, stored.number)
    submission = Submission(claimed, reporter, stored.number + 1, seen, now(), clock)
    entry, snapshot = enter(metered_table.game, table.snapshot, submission, history)
    body = as_json(present_reply(metered_table, entry, snapshot, history, with_may))
    return JudgedEdit(table, entry, snapshot, body)


def _enter_judged(session: Session, caller: Caller, judged: JudgedEdit | None, reply_key: ReplyKey) -> Reply:
    """Enter a judged edit, and return the reply. Raises Moved if the match has changed since it was
    judged."""
    table, context = lock_for_claim(session, caller, reporter_text(reply_key.by), reply_key.key)
    if context.reply is not None:
        return _repeat(context.reply, reply_key.fingerprint)
    if judged is None or not judged.holds_for(table):
        raise Moved
    return _store(session, table, judged.entry, judged.snapshot, reply_key, judged.body)


def _announce(reply: Reply) -> Reply:
    """Announce the entry of a new reply to the streams of its match, and return the same reply."""
    if isinstance(reply, EnteredReply):
        match_clock.note_stored(reply.table.stored.id, reply.entry.submission.number)
        streaming.announce(reply.table, reply.entry)
    return reply


@dataclass(frozen=True)
class EnteredReply(Reply):
    """The reply to a claim that was entered just now, with its entry, the match after it, and the number of
    stored bytes."""

    table: LoadedMatch = field(kw_only=True)
    entry: Entry = field(kw_only=True)
    stored: int = field(kw_only=True)


def _repeat(before: StoredReply, fingerprint: str) -> Reply:
    if before.fingerprint != fingerprint:
        raise KeyReused
    if before.body is None:
        raise EnteredBefore(before.number)
    return Reply(before.status, before.body, again=True)


def _check_rights(caller: Caller, claim: Claim) -> None:
    if caller.by == KEEPER or claim.reporter is Reporter.ANY_SEAT:
        return
    own = (caller.by,) if claim.reporter is Reporter.ITS_SEAT else (caller.by, None)
    if claim.reporter is Reporter.KEEPER or seat_of(claim) not in own:
        raise NotYourRight("A seat token may only claim for its own seat.")


def _check_fit(table: LoadedMatch, claim: Claim, after: int | None, history: History) -> None:
    errors, remedy = _misfits(table, claim, history), None
    if isinstance(claim, NamesPeople):
        taken_by, wrong = _check_names(table, claim)
        remedy = _return_of_player(table, claim, taken_by)
        errors |= {"name": [FORMER_PLAYER.format(table.names[known(taken_by)])]} if remedy else wrong
    if claim.freshness is Freshness.EXACT and after is None:
        errors["after"] = ["Send `after`: the number of the last entry you have seen."]
    if after is not None and after > table.stored.number:
        errors["after"] = [f"`after` is too large: the last entry is {table.stored.number}."]
    if errors:
        raise InvalidClaim(errors, remedy if list(errors) == ["name"] else None)


def _misfits(table: LoadedMatch, claim: Claim, history: History) -> Faults:
    """Reasons why a claim does not fit the match, by field. For a correction they include the reasons of the
    claim that it puts in place of another."""
    errors = invalid_parts(table.game, table.state, claim)
    if not errors and isinstance(claim, Correct):
        state = state_before_corrected(table.game, table.snapshot, claim, history) or table.state
        wrong = invalid_parts(table.game, state, claim.instead)
        return {"instead": wrong} if wrong else {}
    if not errors and isinstance(claim, AgreeOnRules):
        wrong = newly_retired(table.game, table.state, claim.rules)
        return {"rules": wrong} if wrong else {}
    return errors


def _check_names(table: LoadedMatch, claim: NamesPeople) -> tuple[Seat | None, dict[str, list[str]]]:
    """The seat with the same name as a new one, if there is one, and the reasons why new names are refused,
    by field."""
    named = claim.names(table.state)
    others = {seat: name for seat, name in table.names.items() if seat not in named}
    wrong = [why for name in named.values() if (why := taken(name, others.values()))]
    same = [seat for seat, other in others.items() if folded(other) in map(folded, named.values())]
    return (same[0] if same else None), {"name": wrong} if wrong else {}


def _return_of_player(table: LoadedMatch, claim: Claim, seat: Seat | None) -> Join | None:
    """The claim that the former player of a seat comes back, as a remedy for a claim that a new player sits
    down with the same name. None if that player may not come back."""
    state = table.state
    if not isinstance(claim, Join) or seat is None or seat in state.seating:
        return None
    back = Join(left_of=claim.left_of, points=claim.points, seat=seat)
    ruling = judge(table.game.ruleset_of(state), state, Submission(back, KEEPER, 0))
    stays_out = not ruling.counts and ruling.findings[0].article == COMING_BACK.id
    return None if stays_out else back


def _check_freshness(session: Session, table: LoadedMatch, claim: Claim, after: int | None) -> None:
    stored = table.stored
    if after is None or claim.freshness in (Freshness.ANY, Freshness.WINDOW):
        return
    if claim.freshness is Freshness.HAND:
        # The hand of an untracked round names its round. Any other hand belongs to the open round.
        since = after if isinstance(claim, ReportPoints) else max(after, stored.base_number)
        counts = journal.entries(session, stored.id, since, tag=claim.tag, limit=MOST_HANDS)
        stale = len(counts) == MOST_HANDS or any(_same_hand(entry, claim) for entry in counts)
    elif edits_the_line(claim):
        stale = journal.has_another(session, stored.id, after, but=Phone.tag)
    else:
        stale = after < stored.last_exact
    if stale:
        raise Behind(after)


class Behind(Exception):
    """The claim is stale: it conflicts with entries after the last one that the phone had seen (`after`)."""

    def __init__(self, after: int):
        super().__init__(after)
        self.after = after


def stale_error(caller: Caller, after: int) -> Stale:
    """The error for a stale claim of a phone that had last seen entry `after`. It has the next entries, at
    most MOST_MISSED_ENTRIES, and the current state. Raises NoSuchMatch."""
    with reading() as session:
        table = find_match(session, caller)
        rows = journal.entries(session, table.stored.id, after, limit=MOST_MISSED_ENTRIES)
    views = []
    for row in rows:
        views.append(rulings.present_entry(table.game, table.names, entry_of(row)))
        count_steps(STEPS_OF_AN_ENTRY)
    return Stale(table.stored.number, tuple(views), matches.present_state(table.game, table.state))


def _seen_at_least(session: Session, table: LoadedMatch, by: str | Seat, after: int | None) -> int | None:
    """The last entry that the phone had seen: the larger one of the request's `after` and the number of the
    reporter's own last claim of this round. None if the request has no `after`. A scorekeeper who reports as
    a seat has only seen the claims of that seat, because there may be other scorekeepers."""
    if after is None or after == table.stored.number:
        return after
    base = table.snapshot.base_number
    # An entry that a phone joined is not an answer to a claim.
    last = journal.last_number_by(session, table.stored.id, reporter_text(by), base, but=Phone.tag)
    return max(after, last)


def _same_hand(entry: StoredEntry, claim: Claim) -> bool:
    """Whether two claims of one kind count the same hand in the same round."""
    parsed = json.loads(entry.claim)
    return (parsed["seat"], parsed.get("round")) == (seat_of(claim), round_of(claim))


def _enter(
    session: Session,
    table: LoadedMatch,
    submission: Submission,
    history: History,
    reply_key: ReplyKey,
    with_may: bool,
) -> Reply:
    game = table.game
    entry, snapshot = enter(game, table.snapshot, submission, history)
    named = _new_names(table, submission, entry)
    try:
        people.name_seats(session, table, named)
    except people.AlreadySeated as taken_by:
        remedy = _return_of_player(table, submission.claim, taken_by.seat)
        errors = {"name": [FORMER_PLAYER.format(table.names[taken_by.seat])]} if remedy else taken_by.errors
        raise InvalidClaim(errors, remedy) from taken_by
    people.choose_faces(session, table, named, _new_faces(table, submission, entry))
    named_table = replace(table, names=table.names | named)
    body = as_json(present_reply(named_table, entry, snapshot, history, with_may))
    return _store(session, named_table, entry, snapshot, reply_key, body)


def _store(
    session: Session, table: LoadedMatch, entry: Entry, snapshot: Snapshot, reply_key: ReplyKey, body: str
) -> EnteredReply:
    """Store an entry of this match and its reply."""
    reply = StoredReply(
        reporter_text(reply_key.by), reply_key.key, reply_key.fingerprint, 201, body, entry.submission.number
    )
    after = stored_after(table.stored, snapshot, entry.submission)
    size = journal.append(session, after, stored_entry(entry), reply)
    table = replace(table, stored=after, snapshot=snapshot, game=GAMES[table.stored.game])
    return EnteredReply(reply.status, body, table=table, entry=entry, stored=size)


def present_reply(
    table: LoadedMatch, entry: Entry, snapshot: Snapshot, history: History, with_may: bool
) -> AnswerView:
    """The view of the whole answer to a claim. `table` is the match before the claim, with its current
    names."""
    view = matches.present_answer(table.game, table.names, entry, known(snapshot.state), with_may)
    return replace(view, consequences=_consequences(table, entry, snapshot, history))


def _consequences(
    table: LoadedMatch, entry: Entry, snapshot: Snapshot, history: History
) -> tuple[str, ...] | Absent:
    """The consequences of an edit, as sentences; ABSENT for other claims, whose rulings have their
    consequences."""
    if not edits_the_line(entry.submission.claim):
        return ABSENT
    before, name = table.state, table.names.__getitem__
    reach = history.edit_range(table.game, table.snapshot, entry.submission.claim)
    return tuple(consequences(table.game, reach, entry, before, known(snapshot.state), name))


def _new_names(table: LoadedMatch, submission: Submission, entry: Entry) -> dict[Seat, str]:
    """The new names of seats after this claim. The entry itself holds no name."""
    if not entry.ruling.counts or not isinstance(submission.claim, NamesPeople):
        return {}
    return submission.claim.names(table.state)


def _new_faces(table: LoadedMatch, submission: Submission, entry: Entry) -> dict[Seat, Face]:
    """The newly chosen faces of seats after this claim. The entry itself holds no face."""
    if not entry.ruling.counts or not isinstance(submission.claim, Join | Rename):
        return {}
    return submission.claim.faces(table.state)


def preview(caller: Caller, claims: Sequence[Claim], budget: Budget) -> tuple[AnswerView, ...]:
    """The answers that these claims would get, each one after the claims before it. Nothing is stored.

    Raises InvalidClaim for a claim that does not fit, and TooMuchAt if the budget is spent. Both have the
    place of the claim in the list. Raises NoSuchMatch if there is no match.
    """
    with reading() as session:
        table = find_match(session, caller)
        with_phones = caller.seats_with_phones(session, claims)
        clock = journal.clock_of(session, table.stored.id)
    clock += match_clock.elapsed(table.stored.id, table.stored.number)
    answers: list[AnswerView] = []
    try:
        for answer in _preview_each(caller, table, with_phones, claims, clock, budget):
            answers.append(answer)
    except TooMuch:
        raise TooMuchAt(len(answers)) from None
    return tuple(answers)


class TooMuchAt(TooMuch):
    """The budget was spent at the claim with this place in the list, from 0."""

    def __init__(self, place: int):
        super().__init__(place)
        self.place = place


def _preview_each(
    caller: Caller,
    table: LoadedMatch,
    with_phones: Set[Seat],
    claims: Sequence[Claim],
    clock: int,
    budget: Budget,
) -> Iterator[AnswerView]:
    """Judge each claim and yield its answer. `clock` is the time on the clock of the match in ms."""
    table = replace(table, game=metered(table.game, budget))
    stored = StoredEntries(table.stored.id, in_own_transaction, table.stored.number, budget.spend)
    tried: list[Entry] = []
    for place, claim in enumerate(claims):
        history = RoundByRound(ExtendedEntries(stored, tried))
        if errors := _misfits(table, claim, history):
            raise InvalidClaim({f"claims.{place}.{name}": why for name, why in errors.items()})
        number = table.stored.number + place + 1
        claimed, reporter = caller.submission(claim, table.state, with_phones)
        submission = Submission(claimed, reporter, number, number - 1, now(), clock)
        entry, snapshot = enter(table.game, table.snapshot, submission, history)
        more = _consequences(table, entry, snapshot, history)
        tried.append(entry)
        table = replace(table, snapshot=snapshot, names=table.names | _new_names(table, submission, entry))
        view = matches.present_answer(table.game, table.names, entry, known(snapshot.state), with_may=False)
        yield replace(view, consequences=more)
