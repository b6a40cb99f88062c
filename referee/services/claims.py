"""Entering claims in a match: lock the match, judge the claim, store its entry and return the reply. A
preview judges claims without storing anything."""

import json
from collections.abc import Iterator, Sequence, Set
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

from sqlalchemy.orm import Session

from referee.codec import to_json_text
from referee.games import GAMES
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.languages.speech import render, tell
from referee.match.history.entering import enter_submission, state_before_corrected_entry
from referee.match.history.line import Snapshot
from referee.match.history.reach import History, HistoryReadOnDemand
from referee.match.model.edits import CorrectEntry, Entry, is_edit_claim
from referee.match.model.naming import ClaimWithNames
from referee.match.model.position import Faults
from referee.match.model.rulebook import COMING_BACK
from referee.match.table.agreement import AgreeOnRules, newly_retired_choices
from referee.match.table.faces import Face
from referee.match.table.hands import ReportHandPoints
from referee.match.table.names import casefolded_name, error_if_name_is_taken
from referee.match.table.people import Join, RenamePlayer
from referee.match.table.phones import PhoneJoinedOrLeft
from referee.match.table.validation import errors_of_claim_in_match
from referee.match.text.consequences import consequences
from referee.match.text.rendering import text_of_sentence
from referee.presenters import matches, rulings
from referee.presenters.matches import AnswerView
from referee.records.cooperative import report_work_steps
from referee.rulings.judge import judge
from referee.rulings.shapes import ABSENT, AbsentInJSON
from referee.rulings.submission import KEEPER, Submission, reporter_text
from referee.rulings.tags import (
    AllowedReporter,
    Claim,
    ClaimFreshness,
    round_named_in_claim,
    seat_named_in_claim,
)
from referee.services import match_clock, people, streaming
from referee.services.auth import (
    Caller,
    find_match,
    find_match_for_claim,
    lock_match_for_claim,
    require_player_or_scorekeeper,
)
from referee.services.budget import (
    STEPS_TO_RENDER_AN_ENTRY,
    StepBudget,
    TooManySteps,
    make_step_counting_game,
)
from referee.services.clock import now
from referee.services.entry_ranges import (
    EntryReaderWithUnstoredEntries,
    StoredEntryReader,
    make_query_runner_of_session,
    run_in_own_transaction,
)
from referee.services.errors import (
    ClaimEnteredBefore,
    IdempotencyKeyReused,
    InvalidClaim,
    NotYourRight,
    StaleClaim,
)
from referee.services.idempotency import Reply
from referee.storage import journal
from referee.storage.loading import LoadedMatch, make_stored_entry, match_row_after_entry, parse_stored_entry
from referee.storage.stored import StoredEntry, StoredReply
from referee.storage.transactions import open_read_session, transact

MOST_TRIES_OF_AN_EDIT = 3
"""Maximum number of attempts to enter an edit (a claim that changes earlier entries). An attempt fails if the
match changes while the edit is judged."""
MOST_MISSED_ENTRIES_IN_ANSWER = 50
"""Maximum number of entries in the answer to a stale claim (a claim of a phone that had missed conflicting
entries). The answer contains the entries that the phone had missed."""
MOST_MISSED_HAND_REPORTS_SEARCHED = 500
"""Maximum number of missed entries that are searched if a claim counts a hand. The claim is stale (refused)
if one of these entries counts the same hand. If the phone has missed this many entries of the same type, the
claim is stale in any case."""
"""Reason for refusing a new player who has the name of a former player."""


@dataclass(frozen=True)
class IdempotentRequest:
    """A request that a client may send again. `key` is the idempotency key, and `fingerprint` identifies the
    content of the request. `status` is the HTTP status of the reply if the claim is entered."""

    key: str
    fingerprint: str
    status: int


def submit_claim(
    caller: Caller, claim: Claim, after: int | None, request: IdempotentRequest, with_may: bool
) -> Reply:
    """Judge a claim and enter it, in one transaction. Return the reply. A retry with the same idempotency key
    gets the same reply, byte for byte.

    `after` is the number of the last entry that the phone had seen. `with_may` adds the legal claims to the
    reply.

    Raises NotYourRight for a claim that the token may not send, and InvalidClaim for a claim that does not
    fit the match. Raises IdempotencyKeyReused if the key was used with another request, and
    ClaimEnteredBefore for a retry whose stored reply was deleted. Raises MissedConflictingEntries for a stale
    claim (the phone had missed a conflicting entry). Raises NoSuchMatch, TokenRevoked, NotApplied and
    OutcomeUnknown.
    """
    require_player_or_scorekeeper(caller)
    by = caller.reporter_of_claim(claim)

    def work(session: Session) -> Reply:
        table, context = lock_match_for_claim(session, caller, reporter_text(by), request.key)
        if context.reply is not None:
            return _repeat_stored_reply(context.reply, request.fingerprint)
        _check_right_to_claim(caller, claim)
        history = HistoryReadOnDemand(
            StoredEntryReader(table.stored.id, make_query_runner_of_session(session))
        )
        _check_claim_fits_match(table, claim, after, history)
        _check_claim_is_not_stale(session, table, claim, after)
        with_phones = caller.seats_with_phones(session, (claim,))
        claimed, reporter = caller.claim_to_judge_and_its_reporter(claim, table.state, with_phones)
        seen = _find_last_entry_surely_seen(session, table, reporter, after)
        clock = context.clock + match_clock.ms_since_entry_first_seen(table.stored.id, table.stored.number)
        submission = Submission(claimed, reporter, table.stored.number + 1, seen, now(), clock)
        return _judge_and_enter_claim(session, table, submission, history, ReplyKey(by, request), with_may)

    return _announce_new_entry(transact(work))


def submit_edit(
    caller: Caller,
    claim: Claim,
    after: int | None,
    request: IdempotentRequest,
    with_may: bool,
    budget: StepBudget,
) -> Reply:
    """Judge an edit (a claim that changes earlier entries) and enter it. Return the reply. A retry with the
    same idempotency key gets the same reply, byte for byte.

    Judging an edit can take seconds. Therefore the edit is judged while the match is not locked and other
    requests run. The edit is entered only if the match has not changed since. If the match has changed, the
    edit is judged again, at most `MOST_TRIES_OF_AN_EDIT` times in all.

    Raises the errors of `submit_claim`, and TooManySteps if the budget is spent. Raises
    MissedConflictingEntries if the match changed during each attempt.
    """
    require_player_or_scorekeeper(caller)
    reply_key = ReplyKey(caller.reporter_of_claim(claim), request)
    for _ in range(MOST_TRIES_OF_AN_EDIT):
        judged = _judge_edit_without_lock(caller, claim, after, reply_key, with_may, budget)
        work = partial(_enter_judged_edit, caller=caller, judged=judged, reply_key=reply_key)
        with suppress(MatchChangedDuringJudgment):
            return _announce_new_entry(transact(work))
    raise MissedConflictingEntries(not_none(after))


class MatchChangedDuringJudgment(Exception):
    """The match has changed since the edit was judged."""


@dataclass(frozen=True)
class ReplyKey:
    """The key of a stored reply: the reporter, and the request that got the reply."""

    by: str | Seat
    request: IdempotentRequest


@dataclass(frozen=True)
class JudgedEdit:
    """An edit that was judged while its match was not locked. `table` is the match before the edit, and
    `entry` the entry of the edit. `snapshot` is the state after the edit, and `body` the JSON text of the
    reply."""

    table: LoadedMatch
    entry: Entry
    snapshot: Snapshot
    body: str

    def is_still_valid_for(self, table: LoadedMatch) -> bool:
        """Whether the judgment is still valid for the match `table`. It is valid if no entry was added and no
        name was changed since the edit was judged."""
        before = self.table
        return (table.stored.number, table.names) == (before.stored.number, before.names)


def _judge_edit_without_lock(
    caller: Caller, claim: Claim, after: int | None, reply_key: ReplyKey, with_may: bool, budget: StepBudget
) -> JudgedEdit | None:
    """Judge an edit without locking its match, as if the edit were entered now. Return None if a reply to
    this idempotency key is already stored."""
    with open_read_session() as session:
        table, context = find_match_for_claim(
            session, caller, reporter_text(reply_key.by), reply_key.request.key
        )
        with_phones = caller.seats_with_phones(session, (claim,))
    if context.reply is not None:
        return None
    _check_right_to_claim(caller, claim)
    stored = table.stored
    metered_table = replace(table, game=make_step_counting_game(table.game, budget))
    history = HistoryReadOnDemand(
        StoredEntryReader(stored.id, run_in_own_transaction, stored.number, budget.spend_step)
    )
    _check_claim_fits_match(metered_table, claim, after, history)
    claimed, reporter = caller.claim_to_judge_and_its_reporter(claim, table.state, with_phones)
    with open_read_session() as session:
        _check_claim_is_not_stale(session, table, claim, after)
        seen = _find_last_entry_surely_seen(session, table, reporter, after)
    clock = context.clock + match_clock.ms_since_entry_first_seen(stored.id, stored.number)
    submission = Submission(claimed, reporter, stored.number + 1, seen, now(), clock)
    entry, snapshot = enter_submission(metered_table.game, table.snapshot, submission, history)
    body = to_json_text(present_reply(metered_table, entry, snapshot, history, with_may))
    return JudgedEdit(table, entry, snapshot, body)


def _enter_judged_edit(
    session: Session, caller: Caller, judged: JudgedEdit | None, reply_key: ReplyKey
) -> Reply:
    """Store the entry of a judged edit, and return the reply. If a reply to the request is already stored,
    return the stored reply instead. Raises MatchChangedDuringJudgment if the match has changed since the edit
    was judged."""
    table, context = lock_match_for_claim(session, caller, reporter_text(reply_key.by), reply_key.request.key)
    if context.reply is not None:
        return _repeat_stored_reply(context.reply, reply_key.request.fingerprint)
    if judged is None or not judged.is_still_valid_for(table):
        raise MatchChangedDuringJudgment
    return _store_entry_and_reply(session, table, judged.entry, judged.snapshot, reply_key, judged.body)


def _announce_new_entry(reply: Reply) -> Reply:
    """Send the entry of a new reply to the streams of its match. Do nothing for a repeated reply. Return the
    reply unchanged."""
    if isinstance(reply, ReplyToEnteredClaim):
        match_clock.record_entry_first_seen_now(reply.table.stored.id, reply.entry.submission.number)
        streaming.announce_entry(reply.table, reply.entry)
    return reply


@dataclass(frozen=True)
class ReplyToEnteredClaim(Reply):
    """The reply to a claim that was just entered. `table` is the match after the claim, and `entry` is the
    entry of the claim. `stored` is the size of the stored entry in bytes."""

    table: LoadedMatch = field(kw_only=True)
    entry: Entry = field(kw_only=True)
    stored: int = field(kw_only=True)


def _repeat_stored_reply(before: StoredReply, fingerprint: str) -> Reply:
    """The stored reply, for a retry of the same request. Raises IdempotencyKeyReused if the key was used with
    another request, and ClaimEnteredBefore if the body of the reply was deleted."""
    if before.fingerprint != fingerprint:
        raise IdempotencyKeyReused
    if before.body is None:
        raise ClaimEnteredBefore(before.number)
    return Reply(before.status, before.body, again=True)


def _check_right_to_claim(caller: Caller, claim: Claim) -> None:
    """Raise NotYourRight if the caller has a player's token and may not send this claim. Some claims may be
    sent only by the scorekeeper, or only by the seat that the claim names."""
    if caller.default_reporter == KEEPER or claim.reporter is AllowedReporter.ANY_SEAT:
        return
    own = (
        (caller.default_reporter,)
        if claim.reporter is AllowedReporter.ITS_SEAT
        else (caller.default_reporter, None)
    )
    if claim.reporter is AllowedReporter.KEEPER or seat_named_in_claim(claim) not in own:
        raise NotYourRight(tell("error-right-own-seat"))


def _sentence_about_former_player(table: LoadedMatch, seat: Seat) -> str:
    """The sentence for a name that belongs to a player who has left this seat."""
    return render(Said("error-former-player", {"person": Person(seat)}), table.names.__getitem__)


def _check_claim_fits_match(table: LoadedMatch, claim: Claim, after: int | None, history: History) -> None:
    """Raise InvalidClaim if the claim does not fit the match, if a necessary `after` is missing, or if
    `after` is larger than the number of the last entry."""
    errors, remedy = _find_faults_of_claim(table, claim, history), None
    if isinstance(claim, ClaimWithNames):
        taken_by, wrong = _find_name_conflicts(table, claim)
        remedy = _suggest_claim_to_come_back(table, claim, taken_by)
        errors |= {"name": [_sentence_about_former_player(table, not_none(taken_by))]} if remedy else wrong
    if claim.freshness is ClaimFreshness.EXACT and after is None:
        errors["after"] = [tell("error-after-missing")]
    if after is not None and after > table.stored.number:
        errors["after"] = [tell("error-after-too-large", {"last": table.stored.number})]
    if errors:
        raise InvalidClaim(errors, remedy if list(errors) == ["name"] else None)


def _find_faults_of_claim(table: LoadedMatch, claim: Claim, history: History) -> Faults:
    """The reasons why a claim does not fit the match. The keys are the fields of the claim.

    For a correction, the claim that replaces the old claim is checked as well. For an agreement on rules,
    rules that the game no longer offers are faults.
    """
    errors = errors_of_claim_in_match(table.game, table.state, claim)
    if not errors and isinstance(claim, CorrectEntry):
        state = state_before_corrected_entry(table.game, table.snapshot, claim, history) or table.state
        wrong = errors_of_claim_in_match(table.game, state, claim.instead)
        return {"instead": wrong} if wrong else {}
    if not errors and isinstance(claim, AgreeOnRules):
        wrong = newly_retired_choices(table.game, table.state, claim.rules)
        return {"rules": wrong} if wrong else {}
    return errors


def _find_name_conflicts(
    table: LoadedMatch, claim: ClaimWithNames
) -> tuple[Seat | None, dict[str, list[str]]]:
    """The seat that already has one of the new names (or None), and the reasons why the new names are
    refused. The keys of the reasons are fields of the claim. If no name is refused, the reasons are empty."""
    named = claim.names_by_seat(table.state)
    others = {seat: name for seat, name in table.names.items() if seat not in named}
    wrong = [why for name in named.values() if (why := error_if_name_is_taken(name, others.values()))]
    same = [
        seat
        for seat, other in others.items()
        if casefolded_name(other) in map(casefolded_name, named.values())
    ]
    return (same[0] if same else None), {"name": wrong} if wrong else {}


def _suggest_claim_to_come_back(table: LoadedMatch, claim: Claim, seat: Seat | None) -> Join | None:
    """Suggest a claim if `claim` adds a new player with the name of a former player. `seat` is the seat of
    the player who already has the name. With the suggested claim this player comes back.

    None if `claim` does not add a player, or if the player has not left or may not come back. Also None if
    `seat` is None.
    """
    state = table.state
    if not isinstance(claim, Join) or seat is None or seat in state.seating:
        return None
    back = Join(left_of=claim.left_of, points=claim.points, seat=seat)
    ruling = judge(table.game.ruleset_of(state), state, Submission(back, KEEPER, 0))
    stays_out = not ruling.takes_effect and ruling.findings[0].article == COMING_BACK.id
    return None if stays_out else back


def _check_claim_is_not_stale(session: Session, table: LoadedMatch, claim: Claim, after: int | None) -> None:
    """Raise MissedConflictingEntries if an entry after entry `after` conflicts with the claim. The class
    attribute `freshness` of the claim says which entries conflict. Without `after`, do nothing."""
    stored = table.stored
    if after is None or claim.freshness in (ClaimFreshness.ANY, ClaimFreshness.WINDOW):
        return
    if claim.freshness is ClaimFreshness.HAND:
        # A report of hand points may be about an earlier round. All other claims are about the open round.
        since = after if isinstance(claim, ReportHandPoints) else max(after, stored.base_number)
        counts = journal.read_entries_of_match(
            session, stored.id, since, tag=claim.tag, limit=MOST_MISSED_HAND_REPORTS_SEARCHED
        )
        stale = len(counts) == MOST_MISSED_HAND_REPORTS_SEARCHED or any(
            _is_about_same_hand(entry, claim) for entry in counts
        )
    elif is_edit_claim(claim):
        stale = journal.has_entry_after(session, stored.id, after, but=PhoneJoinedOrLeft.tag)
    else:
        stale = after < stored.last_exact
    if stale:
        raise MissedConflictingEntries(after)


class MissedConflictingEntries(Exception):
    """The claim is stale: the phone had not seen an entry that conflicts with the claim. `after` is the
    number of the last entry that the phone had seen."""

    def __init__(self, after: int):
        super().__init__(after)
        self.after = after


def make_stale_claim_error(caller: Caller, after: int) -> StaleClaim:
    """The error for a stale claim of a phone that had last seen entry `after`. The error contains the current
    state and at most `MOST_MISSED_ENTRIES_IN_ANSWER` entries that follow entry `after`. Raises
    NoSuchMatch."""
    with open_read_session() as session:
        table = find_match(session, caller)
        rows = journal.read_entries_of_match(
            session, table.stored.id, after, limit=MOST_MISSED_ENTRIES_IN_ANSWER
        )
    views = []
    for row in rows:
        views.append(rulings.present_entry(table.game, table.names, parse_stored_entry(row)))
        report_work_steps(STEPS_TO_RENDER_AN_ENTRY)
    return StaleClaim(table.stored.number, tuple(views), matches.present_state(table.game, table.state))


def _find_last_entry_surely_seen(
    session: Session, table: LoadedMatch, by: str | Seat, after: int | None
) -> int | None:
    """The number of the last entry that the phone has surely seen; None if the request has no `after`.

    The result is the larger of two numbers: `after`, and the last entry of the reporter `by` in this round.
    The phone knows that entry from the reply to its claim. For a scorekeeper who reports as a player, `by` is
    the player's seat. Entries of the scorekeeper do not count then, because another scorekeeper's phone may
    have sent them.
    """
    if after is None or after == table.stored.number:
        return after
    base = table.snapshot.base_number
    # Entries about phones are ignored: a phone may not have seen the entry about its own arrival.
    last = journal.last_entry_number_of_reporter(
        session, table.stored.id, reporter_text(by), base, but=PhoneJoinedOrLeft.tag
    )
    return max(after, last)


def _is_about_same_hand(entry: StoredEntry, claim: Claim) -> bool:
    """Whether an entry and a claim of the same type count the hand of the same seat in the same round."""
    parsed = json.loads(entry.claim)
    return (parsed["seat"], parsed.get("round")) == (seat_named_in_claim(claim), round_named_in_claim(claim))


def _judge_and_enter_claim(
    session: Session,
    table: LoadedMatch,
    submission: Submission,
    history: History,
    reply_key: ReplyKey,
    with_may: bool,
) -> Reply:
    """Judge a claim. Store its entry, its new names and its new faces. Return the reply. Raises InvalidClaim
    if a newly named person already has another seat in the match."""
    game = table.game
    entry, snapshot = enter_submission(game, table.snapshot, submission, history)
    named = _names_given_by_claim(table, submission, entry)
    try:
        people.store_names_of_seats(session, table, named)
    except people.PersonAlreadySeated as taken_by:
        remedy = _suggest_claim_to_come_back(table, submission.claim, taken_by.seat)
        errors = (
            {"name": [_sentence_about_former_player(table, taken_by.seat)]} if remedy else taken_by.errors
        )
        raise InvalidClaim(errors, remedy) from taken_by
    people.store_faces_after_claim(session, table, named, _faces_chosen_by_claim(table, submission, entry))
    named_table = replace(table, names=table.names | named)
    body = to_json_text(present_reply(named_table, entry, snapshot, history, with_may))
    return _store_entry_and_reply(session, named_table, entry, snapshot, reply_key, body)


def _store_entry_and_reply(
    session: Session, table: LoadedMatch, entry: Entry, snapshot: Snapshot, reply_key: ReplyKey, body: str
) -> ReplyToEnteredClaim:
    """Store an entry of this match and the reply to its claim. Return the reply."""
    request = reply_key.request
    reply = StoredReply(
        reporter_text(reply_key.by),
        request.key,
        request.fingerprint,
        request.status,
        body,
        entry.submission.number,
    )
    after = match_row_after_entry(table.stored, snapshot, entry.submission)
    size = journal.append_entry_and_reply(session, after, make_stored_entry(entry), reply)
    table = replace(table, stored=after, snapshot=snapshot, game=GAMES[table.stored.game])
    return ReplyToEnteredClaim(reply.status, body, table=table, entry=entry, stored=size)


def present_reply(
    table: LoadedMatch, entry: Entry, snapshot: Snapshot, history: History, with_may: bool
) -> AnswerView:
    """The view of the reply to a claim. `table` has the state of the match before the claim, but already the
    names that the claim gives. `snapshot` is the state after the claim."""
    view = matches.present_answer(table.game, table.names, entry, not_none(snapshot.state), with_may)
    return replace(view, consequences=_consequences_of_edit(table, entry, snapshot, history))


def _consequences_of_edit(
    table: LoadedMatch, entry: Entry, snapshot: Snapshot, history: History
) -> tuple[str, ...] | AbsentInJSON:
    """The consequences of an edit, as sentences. ABSENT if the claim is not an edit."""
    if not is_edit_claim(entry.submission.claim):
        return ABSENT
    before, name = table.state, table.names.__getitem__
    article = entry.ruling.findings[0].article
    reach = history.entries_needed_for_edit(table.game, table.snapshot, entry.submission.claim)
    changes = consequences(table.game, reach, entry, before, not_none(snapshot.state))
    return tuple(text_of_sentence(table.game, change, article, name) for change in changes)


def _names_given_by_claim(table: LoadedMatch, submission: Submission, entry: Entry) -> dict[Seat, str]:
    """The names that this claim gives to seats. Empty if the claim does not take effect."""
    if not entry.ruling.takes_effect or not isinstance(submission.claim, ClaimWithNames):
        return {}
    return submission.claim.names_by_seat(table.state)


def _faces_chosen_by_claim(table: LoadedMatch, submission: Submission, entry: Entry) -> dict[Seat, Face]:
    """The faces (avatar pictures) that players choose with this claim. The keys are seats. Empty if the claim
    does not take effect."""
    if not entry.ruling.takes_effect or not isinstance(submission.claim, Join | RenamePlayer):
        return {}
    return submission.claim.faces_by_seat(table.state)


def preview_claims(caller: Caller, claims: Sequence[Claim], budget: StepBudget) -> tuple[AnswerView, ...]:
    """The answers that these claims would get if a phone sent them one after the other. Nothing is stored.

    Raises NoSuchMatch, InvalidClaim for a claim that does not fit the match, and TooManyStepsForClaimInList
    if the budget is spent. Both InvalidClaim and TooManyStepsForClaimInList contain the position of the claim
    in the list. The first claim has the position 0.
    """
    with open_read_session() as session:
        table = find_match(session, caller)
        with_phones = caller.seats_with_phones(session, claims)
        clock = journal.clock_time_of_last_entry(session, table.stored.id)
    clock += match_clock.ms_since_entry_first_seen(table.stored.id, table.stored.number)
    answers: list[AnswerView] = []
    try:
        for answer in _preview_each_claim(caller, table, with_phones, claims, clock, budget):
            answers.append(answer)
    except TooManySteps:
        raise TooManyStepsForClaimInList(len(answers)) from None
    return tuple(answers)


class TooManyStepsForClaimInList(TooManySteps):
    """The step budget was spent while a claim of a list was judged. `place` is the position of the claim in
    the list. The first claim has the position 0."""

    def __init__(self, place: int):
        super().__init__(place)
        self.place = place


def _preview_each_claim(
    caller: Caller,
    table: LoadedMatch,
    with_phones: Set[Seat],
    claims: Sequence[Claim],
    clock: int,
    budget: StepBudget,
) -> Iterator[AnswerView]:
    """Judge each claim in the state after the claims before it, and yield the answer to each claim. `clock`
    is the current time on the clock of the match in ms."""
    table = replace(table, game=make_step_counting_game(table.game, budget))
    stored = StoredEntryReader(
        table.stored.id, run_in_own_transaction, table.stored.number, budget.spend_step
    )
    tried: list[Entry] = []
    for place, claim in enumerate(claims):
        history = HistoryReadOnDemand(EntryReaderWithUnstoredEntries(stored, tried))
        if errors := _find_faults_of_claim(table, claim, history):
            raise InvalidClaim({f"claims.{place}.{name}": why for name, why in errors.items()})
        number = table.stored.number + place + 1
        claimed, reporter = caller.claim_to_judge_and_its_reporter(claim, table.state, with_phones)
        submission = Submission(claimed, reporter, number, number - 1, now(), clock)
        entry, snapshot = enter_submission(table.game, table.snapshot, submission, history)
        more = _consequences_of_edit(table, entry, snapshot, history)
        tried.append(entry)
        table = replace(
            table, snapshot=snapshot, names=table.names | _names_given_by_claim(table, submission, entry)
        )
        view = matches.present_answer(
            table.game, table.names, entry, not_none(snapshot.state), with_may=False
        )
        yield replace(view, consequences=more)
