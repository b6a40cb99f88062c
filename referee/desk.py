"""The desk: every use of the service. The only shell around the pure core, and the only clock."""

import hashlib
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy.orm import Session

from referee import answers
from referee.games import GAMES
from referee.kit.seats import Seat
from referee.logbook import journal, tokens
from referee.logbook.journal import StoredEntry, StoredMatch, StoredReply
from referee.logbook.tokens import Holder
from referee.logbook.transactions import reading, transact
from referee.match.agreement import expanded
from referee.match.game import Game
from referee.match.line import Entry, edits_the_line, enter, replay, stand
from referee.match.rounds import Open
from referee.match.state import Rules
from referee.rulings.heard import KEEPER, Heard
from referee.rulings.judge import judge
from referee.rulings.tags import Freshness, Reporter
from referee.stored import FORMAT, Table, entries_of, state_of, stored_after, stored_entry, table_of
from referee.wire import as_json, dump, misfits

MISSED_AT_MOST = 50
OUTCOME_WITHIN = 50
"""So many entries later at the most, an outcome is told beside an entry of the logbook."""


class NoSuchMatch(Exception):
    """There is no such match, or not for this caller."""


class NotYourRight(Exception):
    """This token may not do that; the text says who may."""


class Unfit(Exception):
    """Well-formed, but nothing that could be claimed here: `errors` name each field and why."""

    def __init__(self, errors: dict[str, list[str]]):
        super().__init__(errors)
        self.errors = errors


class KeyReused(Exception):
    """This idempotency key has come before with another request."""


class Stale(Exception):
    """The claim speaks of a state that is no more; carries the entries missed and the state now."""

    def __init__(self, number: int, missed: list, state: dict):
        super().__init__(number)
        self.number, self.missed, self.state = number, missed, state


@dataclass(frozen=True)
class Caller:
    """Who is at the desk: a token and whose it is."""

    token: str
    holder: Holder

    @property
    def by(self) -> str | int:
        """`KEEPER` or the seat's number."""
        return KEEPER if self.holder.role == KEEPER else self.holder.seat


@dataclass(frozen=True)
class Reply:
    """An answer as it leaves: status and body. `again`: these bytes were given to this key before."""

    status: int
    body: str
    again: bool = False


# --- who comes ---


def caller(token: str, match_id: str) -> Caller | None:
    """Whose token this is; None for no living token. Raises NoSuchMatch if it is another match's."""
    with reading() as session:
        holder = tokens.holder(session, token)
    if holder is None:
        return None
    if holder.match_id != match_id:
        raise NoSuchMatch
    return Caller(token, holder)


def only_the_keeper(caller: Caller) -> None:
    if caller.holder.role != KEEPER:
        raise NotYourRight("Only the scorekeeper may do that.")


# --- opening, erasing, tokens ---


def open_match(game: Game, names: Sequence[str], rules: Rules, key: str, fingerprint: str) -> dict:
    """Open a match and issue its keeper's token; the same key opens the same match again.

    It does so only until something has been claimed: by then somebody holds a token, and a key that
    was guessed must not give another. Raises KeyReused.
    """
    return transact(lambda session: _open(session, game, names, rules, key, fingerprint))


def _open(
    session: Session, game: Game, names: Sequence[str], rules: Rules, key: str, fingerprint: str
) -> dict:
    at, opening_key = now(), hashlib.sha256(key.encode()).hexdigest()
    stored = journal.opened_with(session, opening_key)
    if stored is None:
        stored = _stored_opening(session, game, names, rules, at, opening_key, fingerprint)
    elif stored.opening_fingerprint != fingerprint or stored.number > 1:
        raise KeyReused
    token = tokens.issue(session, stored.id, KEEPER, None, at)
    table = table_of(session, stored)
    return {"token": token, **_look(table, None, with_may=True)}


def _stored_opening(
    session: Session, game: Game, names: Sequence[str], rules: Rules, at: int, *key: str
) -> StoredMatch:
    heard = Heard(Open(game.name, len(names), expanded(game, rules)), KEEPER, 1, None, at)
    entry = Entry(heard, judge(game.ruleset(heard.claim.rules, len(names)), None, heard))
    standing = stand(game, [entry])
    state = as_json(dump(standing.state))
    stored = StoredMatch(secrets.token_urlsafe(16), game.name, FORMAT, 1, 1, state, state, 1, at, *key)
    journal.open_match(session, stored, dict(enumerate(names)), stored_entry(entry))
    return stored


def erase(caller: Caller) -> None:
    """Erase the match with all that was said in it. Erasing it again changes nothing."""
    only_the_keeper(caller)
    transact(lambda session: journal.erase(session, caller.holder.match_id, now()))


def issue_seat_token(caller: Caller, seat: int) -> str:
    """A new token for a seat; the one it had is revoked. Raises Unfit for no seat of this match."""
    only_the_keeper(caller)

    def issue(session: Session) -> str:
        table = _locked(session, caller)
        if seat not in table.standing.state.seating:
            raise Unfit({"seat": ["Nobody sits there."]})
        return tokens.issue(session, caller.holder.match_id, "seat", seat, now())

    return transact(issue)


def issue_keeper_token(match_id: str) -> str:
    """A new keeper's token, for whoever has a shell on this machine. Raises NoSuchMatch."""

    def issue(session: Session) -> str:
        stored = journal.lock(session, match_id)
        if stored is None or stored.erased_at is not None:
            raise NoSuchMatch
        return tokens.issue(session, match_id, KEEPER, None, now())

    return transact(issue)


# --- hearing a claim ---


def hear(caller: Caller, claim: Any, after: int | None, key: str, fingerprint: str, with_may: bool) -> Reply:
    """Judge a claim and enter it, in one transaction; the same key gets the same bytes.

    Raises NoSuchMatch, NotYourRight, Unfit, KeyReused, Stale, and what `transact` raises.
    """

    def work(session: Session) -> Reply:
        table = _locked(session, caller)
        known = journal.reply(session, table.stored.id, answers.by_whom(caller.by), key)
        if known is not None:
            return _repeated(known, fingerprint)
        _check_rights(session, caller, claim)
        _check_fit(table, claim, after)
        _check_freshness(session, table, claim, after)
        seen = _seen_at_least(session, table, caller, after)
        heard = Heard(claim, caller.by, table.stored.number + 1, seen, now())
        return _entered(session, table, heard, key, fingerprint, with_may)

    return transact(work)


def _repeated(known: StoredReply, fingerprint: str) -> Reply:
    if known.fingerprint != fingerprint:
        raise KeyReused
    return Reply(known.status, known.body, again=True)


def _check_rights(session: Session, caller: Caller, claim: Any) -> None:
    # The token is looked up again under the lock: it may have been revoked since the request came in.
    if tokens.holder(session, caller.token) != caller.holder:
        raise NotYourRight("This token has been revoked.")
    if caller.by == KEEPER or claim.reporter is Reporter.ANY_SEAT:
        return
    own = (caller.by,) if claim.reporter is Reporter.ITS_SEAT else (caller.by, None)
    if claim.reporter is Reporter.KEEPER or claim.seat not in own:
        raise NotYourRight("A seat reports for itself; the rest is the scorekeeper's.")


def _check_fit(table: Table, claim: Any, after: int | None) -> None:
    errors = misfits(table.game, table.standing.state, claim)
    if hasattr(claim, "names"):
        errors |= _names_taken(table, claim)
    if claim.freshness is Freshness.EXACT and after is None:
        errors["after"] = ["Say the number of the last entry you had seen."]
    if after is not None and after > table.stored.number:
        errors["after"] = [f"Entry {table.stored.number} is the last one."]
    if errors:
        raise Unfit(errors)


def _names_taken(table: Table, claim: Any) -> dict[str, list[str]]:
    named = claim.names(table.standing.state)
    others = {name.casefold() for seat, name in table.names.items() if seat not in named}
    taken = any(name.casefold() in others for name in named.values())
    return {"name": ["Somebody else has this name."]} if taken else {}


def _check_freshness(session: Session, table: Table, claim: Any, after: int | None) -> None:
    stored = table.stored
    if after is None or claim.freshness in (Freshness.ANY, Freshness.WINDOW):
        return
    if claim.freshness is Freshness.HAND:
        since = max(after, stored.base_number)
        stale = any(_same_hand(entry, claim) for entry in journal.entries(session, stored.id, since))
    else:
        stale = after < (stored.number if edits_the_line(claim) else stored.last_exact)
    if stale:
        missed = entries_of(session, stored.id, after, limit=MISSED_AT_MOST)
        told = [answers.told_entry(table.game, table.names, entry) for entry in missed]
        raise Stale(stored.number, told, answers.told_state(table.game, table.standing.state))


def _seen_at_least(session: Session, table: Table, caller: Caller, after: int | None) -> int | None:
    """What the phone had seen: what it says, and at least the answer to its own last claim of this round."""
    if after is None:
        return None
    base = table.standing.base_number
    return max(after, journal.last_number_by(session, table.stored.id, answers.by_whom(caller.by), base))


def _same_hand(entry: StoredEntry, claim: Any) -> bool:
    return entry.tag == claim.tag and json.loads(entry.claim)["seat"] == claim.seat


def _entered(
    session: Session, table: Table, heard: Heard, key: str, fingerprint: str, with_may: bool
) -> Reply:
    game, stored = table.game, table.stored

    def entries_after(number: int) -> list[Entry]:
        return entries_of(session, stored.id, number)

    entry, standing = enter(game, table.standing, heard, entries_after)
    named = _named_by(table, heard, entry)
    for seat, name in named.items():
        journal.name_seat(session, stored.id, seat, name)
    body = as_json(answers.told_answer(game, table.names | named, entry, standing.state, with_may))
    reply = StoredReply(answers.by_whom(heard.by), key, fingerprint, 201, body)
    journal.append(session, stored_after(stored, standing, entry.heard), stored_entry(entry), reply)
    return Reply(reply.status, body)


def _named_by(table: Table, heard: Heard, entry: Entry) -> dict[Seat, str]:
    """What seats are called from now on; the entry itself holds no name."""
    if not entry.ruling.counts or not hasattr(heard.claim, "names"):
        return {}
    return heard.claim.names(table.standing.state)


# --- looking ---


def look(caller: Caller, at: int | None, with_may: bool) -> dict:
    """The match as it stands, or as it stood after entry `at`. Raises Unfit for no such entry."""
    with reading() as session:
        table = _found(session, caller)
        if at is None:
            return _look(table, None, with_may)
        if not 1 <= at <= table.stored.number:
            raise Unfit({"at": [f"There are the entries 1 to {table.stored.number}."]})
        entries = entries_of(session, table.stored.id, upto=at)
    standing = replace(table.standing, state=replay(table.game, entries))
    return _look(replace(table, standing=standing), at, with_may)


def logbook(caller: Caller, after: int, limit: int) -> dict:
    """The entries after a number, at most `limit` of them, and whether there are more."""
    with reading() as session:
        table = _found(session, caller)
        entries = entries_of(session, table.stored.id, after, limit=limit + OUTCOME_WITHIN)
    told = answers.told_logbook(table.game, table.names, entries, limit)
    last = told[-1]["number"] if told else after
    return {"entries": told, "number": table.stored.number, "more": last < table.stored.number}


def scores(caller: Caller) -> dict:
    with reading() as session:
        table = _found(session, caller)
        entries = entries_of(session, table.stored.id)
    return answers.told_scores(table.game, table.names, table.standing.state, entries)


def agreement(caller: Caller) -> dict:
    """What the table plays by."""
    with reading() as session:
        table = _found(session, caller)
    return answers.told_agreement(table.game, table.standing.state)


def preview(caller: Caller, claims: Sequence[Any]) -> list[dict]:
    """The answers these claims would get, each heard after the ones before it; nothing is stored."""
    with reading() as session:
        table = _found(session, caller)
        base = table.standing.base_number
        edited = any(edits_the_line(claim) for claim in claims)
        entries = entries_of(session, table.stored.id, 0 if edited else base)
    first = entries[0].heard.number if entries else table.stored.number + 1

    def entries_after(number: int) -> list[Entry]:
        return entries[max(0, number - first + 1) :]

    told: list[dict] = []
    for claim in claims:
        if errors := misfits(table.game, table.standing.state, claim):
            raise Unfit({f"claims.{len(told)}.{name}": why for name, why in errors.items()})
        number = table.stored.number + len(told) + 1
        heard = Heard(claim, caller.by, number, number - 1, now())
        entry, standing = enter(table.game, table.standing, heard, entries_after)
        entries.append(entry)
        table = replace(table, standing=standing, names=table.names | _named_by(table, heard, entry))
        told.append(answers.told_answer(table.game, table.names, entry, standing.state, with_may=False))
    return told


def _look(table: Table, at: int | None, with_may: bool) -> dict:
    state = table.standing.state
    return {
        "id": table.stored.id,
        "game": table.game.name,
        "number": at or table.stored.number,
        "seats": [{"seat": seat, "name": table.names[seat]} for seat in state.seating],
        "state": answers.told_state(table.game, state),
        **({"may": list(answers.told_may(table.game, state))} if with_may else {}),
    }


# --- the audit ---


def reach_the_logbook() -> None:
    """Do nothing if the database answers. Raises NotApplied."""
    with reading() as session:
        journal.find(session, "")


def match_ids() -> list[str]:
    with reading() as session:
        return journal.match_ids(session)


def audit(match_id: str) -> list[str]:
    """What is wrong with a stored match, a sentence each; empty when all is well.

    A state in another release's format is not compared: it is folded anew before anybody sees it.
    """
    with reading() as session:
        stored = journal.find(session, match_id)
        entries = entries_of(session, match_id)
    game = GAMES[stored.game]
    standing = stand(game, entries)
    exact = [entry.heard.number for entry in entries if entry.heard.claim.freshness.makes_stale]
    is_old = stored.format != FORMAT
    wanted = {
        "the entries are numbered without a gap": [entry.heard.number for entry in entries]
        == list(range(1, stored.number + 1)),
        "the state is what the entries make it": is_old or state_of(game, stored.state) == standing.state,
        "the base is what the entries make it": is_old
        or (state_of(game, stored.base), stored.base_number) == (standing.base, standing.base_number),
        "the last exact entry is known": stored.last_exact == exact[-1],
    }
    return [f"It is not so that {sentence}." for sentence, holds in wanted.items() if not holds]


# --- the match before the desk ---


def _locked(session: Session, caller: Caller) -> Table:
    return _living_table(session, journal.lock(session, caller.holder.match_id))


def _found(session: Session, caller: Caller) -> Table:
    return _living_table(session, journal.find(session, caller.holder.match_id))


def _living_table(session: Session, stored: StoredMatch | None) -> Table:
    if stored is None or stored.erased_at is not None:
        raise NoSuchMatch
    return table_of(session, stored)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
