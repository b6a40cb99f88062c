"""Opening a match, also once more for the same people, erasing it, and tokens for it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy.orm import Session

from referee.codec import as_json, dump
from referee.kit.quantities import UTCOffset
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import known
from referee.live import wakeups
from referee.match.history.line import snapshot_after
from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.agreement import as_agreed, expanded, faults
from referee.match.table.faces import Face
from referee.match.table.names import folded, taken_among
from referee.match.table.phones import Phone
from referee.match.table.rounds import Open, is_anything_scored
from referee.presenters.matches import OpenedMatchView
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from referee.services import match_clock, people, phones
from referee.services.auth import (
    GROUP,
    Caller,
    living_table,
    locked,
    only_the_keeper,
    only_the_keeper_or_the_group,
    still_here,
)
from referee.services.clock import now
from referee.services.day import usual_offset
from referee.services.errors import InvalidClaim, KeyReused, NothingScored, NotYourRight, SeatHeld
from referee.services.idempotency import along_key, digest, issued_again
from referee.services.joining import held_seats
from referee.services.reads import told_match
from referee.services.uses import expires_on, note_in
from referee.storage import ids, journal, tokens
from referee.storage.loading import FORMAT, Table, stored_entry, table_of
from referee.storage.stored import StoredMatch
from referee.storage.transactions import transact


@dataclass(frozen=True)
class Opening:
    """Who sits down to what, clockwise, and in which group; `people` are those of the group by seat, `faces`
    those that were chosen, and `former` is where everybody sat in the match of which it is a rematch.
    `utc_offset` is the players'; None: it is not known."""

    game: Game
    names: Sequence[str]
    rules: Rules
    group: str | None = None
    people: Mapping[Seat, str] = field(default_factory=dict)
    former: Mapping[Seat, Seat] = field(default_factory=dict)
    faces: Mapping[Seat, Face] = field(default_factory=dict)
    utc_offset: UTCOffset | None = None


@dataclass(frozen=True)
class Asked:
    """The key of a request to open something, and what tells it from others."""

    key: str
    fingerprint: str

    @property
    def stored_key(self) -> str:
        return digest(self.key)


def open_match(opening: Opening, asked: Asked) -> OpenedMatchView:
    """Open a match and issue its keeper's token; the same key opens the same match again.

    It does so only until something has been claimed: by then somebody holds a token, and a key that
    was guessed must not give another. In a group the seats are its people's, by their names.
    Raises KeyReused.
    """

    def work(session: Session) -> OpenedMatchView:
        stored = _opened(session, asked, lambda: _with_people(session, opening))
        if stored.number > 1:
            raise KeyReused
        return told_opened(session, stored, opener_token(session, stored.id, asked))

    return transact(work)


def _with_people(session: Session, opening: Opening) -> Opening:
    if opening.group is None:
        return opening
    names = {Seat(number): name for number, name in enumerate(opening.names)}
    who = people.seated(session, opening.group, names, opening.faces)
    for seat, face in opening.faces.items():
        people.remember(session, who[seat], face)
    ids_by_seat = {seat: person.id for seat, person in who.items()}
    return replace(opening, people=ids_by_seat, faces=people.faces_of(who, opening.faces))


def rematch(caller: Caller, asked: Asked) -> OpenedMatchView:
    """Open a match of the same people, game and rules, in the same group, whether or not this one is over; or
    come along to the rematch that another phone has opened.

    Who would deal next deals first, and the phones of this match may go along: see `joining.go_along`. The
    caller has come along by this request, as a scorekeeper and to the seat in the answer. The same key opens
    the same match again, even if others are there by then: the caller has shown the token that opened it.
    The lock on this match makes one rematch of requests that come at once.
    Raises Unfit if so many cannot play by these rules, NothingScored, KeyReused, and NotYourRight for a phone
    that was sent away.
    """
    only_the_keeper_or_the_group(caller)
    own = replace(asked, fingerprint=digest(asked.fingerprint, caller.holder.id))

    def work(session: Session) -> OpenedMatchView:
        table = locked(session, caller)
        _check_not_barred(session, caller)
        there = _rematch_of(session, table, own)
        if there is not None:
            return _come_along(session, caller, own, there)
        stored = _opened(session, own, lambda: _again(session, table), table.stored.id)
        key = own.stored_key if caller.holder.role == GROUP else along_key(stored.id, caller.holder.id)
        seat = _seat_in(session, stored.id, caller.holder.seat)
        first = _first_token(session, caller)
        token = issued_again(
            session, key, lambda: tokens.issue(session, stored.id, KEEPER, seat, now(), key, first)
        )
        return replace(told_opened(session, stored, token), seat=known(tokens.issued_with(session, key)).seat)

    told = transact(work)
    wakeups.wake(told.match.id)
    return told


def _check_not_barred(session: Session, caller: Caller) -> None:
    """Raise NotYourRight for a phone that was sent away from a match of the chain."""
    if caller.holder.role != GROUP and tokens.is_still_barred(session, caller.holder.id):
        raise NotYourRight("A scorekeeper has removed this phone, so it cannot open or join a rematch.")


def _first_token(session: Session, caller: Caller) -> str | None:
    return None if caller.holder.role == GROUP else tokens.first_of(session, caller.holder.id)


def _rematch_of(session: Session, table: Table, asked: Asked) -> Table | None:
    """The rematch that another request has opened, locked; None if there is none that phones may join, or if
    it is this request that has opened it."""
    if table.stored.rematch_id is None or journal.opened_with(session, asked.stored_key) is not None:
        return None
    return living_table(session, journal.lock(session, table.stored.rematch_id))


def _come_along(session: Session, caller: Caller, asked: Asked, there: Table) -> OpenedMatchView:
    """Let the caller into a rematch that is open already, with the right of its opener. The seat is the
    caller's there, unless another phone has it. Each key of a group is a phone of its own."""
    rematch_id, is_group = there.stored.id, caller.holder.role == GROUP
    key = along_key(rematch_id, asked.stored_key if is_group else caller.holder.id)
    own, taken = _seat_in(session, rematch_id, caller.holder.seat), held_seats(session, rematch_id)
    seat = next((one for one in there.state.seating if one == own and one not in taken), None)
    is_new = tokens.issued_with(session, key) is None
    first = _first_token(session, caller)
    token = issued_again(
        session, key, lambda: tokens.issue(session, rematch_id, KEEPER, seat, now(), key, first)
    )
    if is_new:
        there = phones.noted(session, there, Phone(KEEPER, seat), KEEPER)
    has = known(tokens.issued_with(session, key)).seat
    return replace(told_opened(session, there.stored, token), seat=has)


def _seat_in(session: Session, rematch: str, former: Seat | None) -> int | None:
    return None if former is None else journal.seat_after(session, rematch, former)


def _again(session: Session, table: Table) -> Opening:
    """Rules that wait for the next deal are in force by then. Who was knocked out sits at the table still.

    Raises NothingScored and Unfit."""
    state, group = table.state, table.stored.group_id
    if not is_anything_scored(state):
        raise NothingScored
    first = state.dealer if state.round is None else seat_clockwise(state.players, state.dealer, 1)
    seats = [seat_clockwise(state.seating, first, steps) for steps in range(len(state.seating))]
    sitting = people.sitting(session, table.stored)
    names = people.distinct(
        [known(sitting[seat].name) if seat in sitting else table.names[seat] for seat in seats]
    )
    new = {Seat(place): sitting[seat].id for place, seat in enumerate(seats) if seat in sitting}
    rules = _agreed_again(table.game, state.next_rules or state.rules)
    shown = table.faces
    faces = {Seat(place): shown[seat] for place, seat in enumerate(seats)}
    former = {Seat(place): seat for place, seat in enumerate(seats)}
    opening = Opening(table.game, names, rules, group, new, former, faces, table.stored.utc_offset)
    if wrong := invalid_parts(opening):
        raise InvalidClaim(wrong)
    return opening


def _agreed_again(game: Game, rules: Rules) -> Rules:
    """These rules to be agreed on once more: a house rule of their preset that was left out stays out."""
    left_out = dict.fromkeys(game.presets[rules.preset].house_rules)
    agreed = as_agreed(game, rules)
    return replace(agreed, house_rules={**left_out, **agreed.house_rules})


def new_misfits(opening: Opening) -> dict[str, Any]:
    """The same where the people are named just now: nobody may look like somebody else."""
    why = taken_among(opening.names)
    return invalid_parts(opening) or _offered_no_more(opening) or ({"seats": [why]} if why else {})


def _offered_no_more(opening: Opening) -> dict[str, Any]:
    """What only tables go on with that chose it once."""
    rules = expanded(opening.game, opening.rules)
    old = opening.game.retired_choices(rules, len(opening.names))
    return {"rules": old} if old else {}


def invalid_parts(opening: Opening) -> dict[str, Any]:
    """What is wrong with an opening, by field: too few or too many people, and what they cannot play by."""
    game, seats = opening.game, len(opening.names)
    fewest, most = game.seats
    if not fewest <= seats <= most:
        decks = " A second deck cannot be added." if len(opening.names) > most else ""
        return {"seats": [f"{game.title} is played by {fewest} to {most} people.{decks}"]}
    if len(set(map(folded, opening.names))) < seats:
        return {"seats": ["Two people have the same name."]}
    wrong = faults(game, opening.rules, seats)
    return {"rules": wrong} if wrong else {}


def _opened(
    session: Session, asked: Asked, opening: Callable[[], Opening], former: str | None = None
) -> StoredMatch:
    """The match that was opened with this key; or a new one, which may be the rematch of a `former` one."""
    stored = journal.opened_with(session, asked.stored_key)
    if stored is not None:
        if stored.opening_fingerprint != asked.fingerprint:
            raise KeyReused
        return stored
    new = opening()
    stored = _stored_opening(session, new, asked, now())
    if former is not None:
        journal.note_rematch(session, former, stored.id, new.former)
    return stored


def told_opened(session: Session, stored: StoredMatch, token: str) -> OpenedMatchView:
    """A match and its opener's token."""
    expires = expires_on(session, stored.id)
    match = told_match(table_of(session, stored), None, with_may=True, with_kit=True, expires=expires)
    return OpenedMatchView(token, match)


def opener_token(session: Session, match_id: str, asked: Asked) -> str:
    """The token of who opened this match with this key."""
    key = asked.stored_key
    return issued_again(session, key, lambda: tokens.issue(session, match_id, KEEPER, None, now(), key))


def _stored_opening(session: Session, opening: Opening, asked: Asked, at: int) -> StoredMatch:
    game, seats = opening.game, len(opening.names)
    opened = Open(game.name, seats, expanded(game, opening.rules))
    submission = Submission(opened, KEEPER, 1, None, at, clock=at)
    entry = Entry(submission, judge(game.ruleset(opened.rules, seats), None, submission))
    state = as_json(dump(snapshot_after(game, [entry]).state))
    stored = StoredMatch(
        id=ids.new(ids.LONG),
        game=game.name,
        format=FORMAT,
        number=1,
        last_exact=1,
        state=state,
        base=state,
        base_number=1,
        opened_at=at,
        opening_key=asked.stored_key,
        opening_fingerprint=asked.fingerprint,
        group_id=opening.group,
        utc_offset=usual_offset(at) if opening.utc_offset is None else opening.utc_offset,
    )
    names = {Seat(number): name for number, name in enumerate(opening.names)}
    journal.open_match(session, stored, names, stored_entry(entry), opening.people, opening.faces)
    note_in(session, stored.id)
    match_clock.heard_of(stored.id, stored.number)
    return stored


def erase(caller: Caller) -> None:
    """Erase the match with all that was said in it. Erasing it again changes nothing.

    The people of its group stay the group's.
    """
    only_the_keeper_or_the_group(caller)

    def work(session: Session) -> None:
        journal.lock(session, caller.match_id)
        still_here(session, caller)
        journal.erase(session, caller.match_id, now())

    transact(work)
    wakeups.wake(caller.match_id)


def another_keeper_token(caller: Caller, key: str) -> str:
    """A new keeper's token; those there are live on. The same key gets the same phone with a new secret.

    Raises NoSuchMatch, and KeyReused once that token has ended.
    """
    only_the_keeper_or_the_group(caller)
    stored_key = digest(caller.match_id, KEEPER, key)

    def work(session: Session) -> str:
        table = locked(session, caller)
        return issued_again(session, stored_key, lambda: _another_keeper(session, table, stored_key))

    token = transact(work)
    wakeups.wake(caller.match_id)
    return token


def issue_seat_token(caller: Caller, seat: int, key: str) -> str:
    """A new token for a seat; the one it had is revoked. The same key gets the same phone with a new secret.

    Raises Unfit for no seat of this match, SeatHeld for one whose phone keeps the score, and KeyReused once
    that token has ended.
    """
    only_the_keeper(caller)
    stored_key = digest(caller.match_id, "seat", str(seat), key)

    def work(session: Session) -> str:
        table = locked(session, caller)
        if seat not in table.state.seating:
            raise InvalidClaim({"seat": ["Nobody sits there."]})
        return issued_again(session, stored_key, lambda: _seat_anew(session, table, Seat(seat), stored_key))

    token = transact(work)
    wakeups.wake(caller.match_id)
    return token


def _seat_anew(session: Session, table: Table, seat: Seat, key: str) -> str:
    for phone in tokens.phones(session, table.stored.id):
        if phone.seat == seat:
            if phone.role == KEEPER:
                raise SeatHeld(seat)
            table = phones.send_away(session, table, phone, KEEPER)
    phones.noted(session, table, Phone("seat", seat), KEEPER)
    return tokens.issue(session, table.stored.id, "seat", seat, now(), key)


def issue_keeper_token(match_id: str) -> str:
    """A new keeper's token, for whoever has a shell on this machine. Raises NoSuchMatch."""

    def issue(session: Session) -> str:
        return _another_keeper(session, living_table(session, journal.lock(session, match_id)))

    token = transact(issue)
    wakeups.wake(match_id)
    return token


def _another_keeper(session: Session, table: Table, key: str | None = None) -> str:
    phones.noted(session, table, Phone(KEEPER), KEEPER)
    return tokens.issue(session, table.stored.id, KEEPER, None, now(), key)
