"""Hearing a claim: lock, read, rule, append, answer; and trying one without storing anything."""

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from sqlalchemy.orm import Session

from referee import answers
from referee.desk import people
from referee.desk.callers import (
    Caller,
    KeyReused,
    NotYourRight,
    Reply,
    Stale,
    Unfit,
    found,
    locked,
    nobody_but_the_table,
    now,
)
from referee.kit.seats import Seat
from referee.live import wakes
from referee.logbook import journal
from referee.logbook.journal import StoredEntry, StoredReply
from referee.logbook.transactions import reading, transact
from referee.match.consequences import consequences
from referee.match.edits import Correct, Entry, edits_the_line
from referee.match.entering import enter, heard_in, start_of
from referee.match.line import EntriesAfter, Standing
from referee.match.misfits import misfits
from referee.match.names import taken
from referee.match.phones import Phone
from referee.rulings.heard import KEEPER, Heard
from referee.rulings.tags import Freshness, Reporter
from referee.stored import Table, entries_of, stored_after, stored_entry
from referee.wire import as_json

MISSED_AT_MOST = 50


def hear(caller: Caller, claim: Any, after: int | None, key: str, fingerprint: str, with_may: bool) -> Reply:
    """Judge a claim and enter it, in one transaction; the same key gets the same bytes.

    Raises NoSuchMatch, Revoked, NotYourRight, Unfit, KeyReused, Stale, and what `transact` raises.
    """
    nobody_but_the_table(caller)
    by = caller.by_saying(claim)

    def work(session: Session) -> Reply:
        table = locked(session, caller)
        known = journal.reply(session, table.stored.id, answers.by_whom(by), key)
        if known is not None:
            return _repeated(known, fingerprint)
        _check_rights(caller, claim)
        entries_after = _reader(session, table)
        _check_fit(table, claim, after, entries_after)
        _check_freshness(session, table, claim, after)
        seen = _seen_at_least(session, table, caller, after)
        heard = Heard(claim, by, table.stored.number + 1, seen, now())
        return _entered(session, table, heard, entries_after, key, fingerprint, with_may)

    reply = transact(work)
    if not reply.again:
        wakes.wake(caller.holder.match_id)
    return reply


def _reader(session: Session, table: Table) -> EntriesAfter:
    """Reads the entries after a number, once."""
    return cache(lambda number: entries_of(session, table.stored.id, number))


def _repeated(known: StoredReply, fingerprint: str) -> Reply:
    if known.fingerprint != fingerprint:
        raise KeyReused
    return Reply(known.status, known.body, again=True)


def _check_rights(caller: Caller, claim: Any) -> None:
    if caller.by == KEEPER or claim.reporter is Reporter.ANY_SEAT:
        return
    own = (caller.by,) if claim.reporter is Reporter.ITS_SEAT else (caller.by, None)
    if claim.reporter is Reporter.KEEPER or claim.seat not in own:
        raise NotYourRight("A seat reports for itself; the rest is the scorekeeper's.")


def _check_fit(table: Table, claim: Any, after: int | None, entries_after: EntriesAfter) -> None:
    errors = _misfits(table, claim, entries_after)
    if hasattr(claim, "names"):
        errors |= _names_taken(table, claim)
    if claim.freshness is Freshness.EXACT and after is None:
        errors["after"] = ["Say the number of the last entry you had seen."]
    if after is not None and after > table.stored.number:
        errors["after"] = [f"Entry {table.stored.number} is the last one."]
    if errors:
        raise Unfit(errors)


def _misfits(table: Table, claim: Any, entries_after: EntriesAfter) -> dict[str, Any]:
    """What does not belong to this match, also in what an entry should have said when it was heard."""
    errors = misfits(table.game, table.standing.state, claim)
    if not errors and isinstance(claim, Correct):
        state = heard_in(table.game, table.standing, claim, entries_after) or table.standing.state
        wrong = misfits(table.game, state, claim.instead)
        return {"instead": wrong} if wrong else {}
    return errors


def _names_taken(table: Table, claim: Any) -> dict[str, list[str]]:
    named = claim.names(table.standing.state)
    others = [name for seat, name in table.names.items() if seat not in named]
    wrong = [why for name in named.values() if (why := taken(name, others))]
    return {"name": wrong} if wrong else {}


def _check_freshness(session: Session, table: Table, claim: Any, after: int | None) -> None:
    stored = table.stored
    if after is None or claim.freshness in (Freshness.ANY, Freshness.WINDOW):
        return
    if claim.freshness is Freshness.HAND:
        since = max(after, stored.base_number)
        stale = any(_same_hand(entry, claim) for entry in journal.entries(session, stored.id, since))
    elif edits_the_line(claim):
        stale = any(entry.tag != Phone.tag for entry in journal.entries(session, stored.id, after))
    else:
        stale = after < stored.last_exact
    if stale:
        missed = entries_of(session, stored.id, after, limit=MISSED_AT_MOST)
        told = [answers.told_entry(table.game, table.names, entry) for entry in missed]
        raise Stale(stored.number, told, answers.told_state(table.game, table.standing.state))


def _seen_at_least(session: Session, table: Table, caller: Caller, after: int | None) -> int | None:
    """What the phone had seen: what it says, and at least the answer to its own last claim of this round."""
    if after is None:
        return None
    base = table.standing.base_number
    # That a phone came in by its leave is no answer that the phone got.
    by = answers.by_whom(caller.by)
    return max(after, journal.last_number_by(session, table.stored.id, by, base, but=Phone.tag))


def _same_hand(entry: StoredEntry, claim: Any) -> bool:
    return entry.tag == claim.tag and json.loads(entry.claim)["seat"] == claim.seat


def _entered(
    session: Session,
    table: Table,
    heard: Heard,
    entries_after: EntriesAfter,
    key: str,
    fingerprint: str,
    with_may: bool,
) -> Reply:
    game, stored = table.game, table.stored
    entry, standing = enter(game, table.standing, heard, entries_after)
    named = _named_by(table, heard, entry)
    people.name_seats(session, stored, named)
    named_table = replace(table, names=table.names | named)
    body = as_json(told_reply(named_table, entry, standing, entries_after, with_may))
    reply = StoredReply(answers.by_whom(heard.by), key, fingerprint, 201, body)
    journal.append(session, stored_after(stored, standing, entry.heard), stored_entry(entry), reply)
    return Reply(reply.status, body)


def told_reply(
    table: Table, entry: Entry, standing: Standing, entries_after: EntriesAfter, with_may: bool
) -> dict[str, Any]:
    """The whole answer to a claim; `table` is the match as it stood before it, with the names to tell."""
    told = answers.told_answer(table.game, table.names, entry, standing.state, with_may)
    return told | _consequences(table, entry, standing, entries_after)


def _consequences(
    table: Table, entry: Entry, standing: Standing, entries_after: EntriesAfter
) -> dict[str, list[str]]:
    """What an edit comes to; other claims have what follows in their ruling."""
    if not edits_the_line(entry.heard.claim):
        return {}
    before, name = table.standing.state, table.names.__getitem__
    since = start_of(table.standing, entry.heard.claim, entries_after).base_number
    told = consequences(table.game, entries_after(since), entry, before, standing.state, name)
    return {"consequences": told}


def _named_by(table: Table, heard: Heard, entry: Entry) -> dict[Seat, str]:
    """What seats are called from now on; the entry itself holds no name."""
    if not entry.ruling.counts or not hasattr(heard.claim, "names"):
        return {}
    return heard.claim.names(table.standing.state)


def preview(caller: Caller, claims: Sequence[Any]) -> list[dict]:
    """The answers these claims would get, each heard after the ones before it; nothing is stored."""
    with reading() as session:
        table = found(session, caller)
        entries = entries_of(session, table.stored.id, _needed(table, claims))
    first = entries[0].heard.number if entries else table.stored.number + 1

    def entries_after(number: int) -> list[Entry]:
        return entries[max(0, number - first + 1) :]

    told: list[dict] = []
    for claim in claims:
        if errors := _misfits(table, claim, entries_after):
            raise Unfit({f"claims.{len(told)}.{name}": why for name, why in errors.items()})
        number = table.stored.number + len(told) + 1
        heard = Heard(claim, caller.by_saying(claim), number, number - 1, now())
        entry, standing = enter(table.game, table.standing, heard, entries_after)
        more = _consequences(table, entry, standing, entries_after)
        entries.append(entry)
        table = replace(table, standing=standing, names=table.names | _named_by(table, heard, entry))
        told.append(
            more | answers.told_answer(table.game, table.names, entry, standing.state, with_may=False)
        )
    return told


def _needed(table: Table, claims: Sequence[Any]) -> int:
    """The entries after this number are needed to try these claims: those of the round, and all of them where
    the line is edited."""
    return 0 if any(map(edits_the_line, claims)) else table.standing.base_number
