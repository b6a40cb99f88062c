"""Opening and erasing a match, and tokens for it."""

import hashlib
import secrets
from collections.abc import Sequence

from sqlalchemy.orm import Session

from referee.desk.callers import Caller, KeyReused, NoSuchMatch, Unfit, locked, now, only_the_keeper
from referee.desk.looking import told_match
from referee.logbook import journal, tokens
from referee.logbook.journal import StoredMatch
from referee.logbook.transactions import transact
from referee.match.agreement import expanded
from referee.match.game import Game
from referee.match.line import Entry, stand
from referee.match.rounds import Open
from referee.match.state import Rules
from referee.rulings.heard import KEEPER, Heard
from referee.rulings.judge import judge
from referee.stored import FORMAT, stored_entry, table_of
from referee.wire import as_json, dump


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
    return {"token": token, **told_match(table, None, with_may=True)}


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
        table = locked(session, caller)
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
