"""Opening and erasing matches and rematches, and issuing their tokens."""

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
    load_match,
    lock_match,
    require_scorekeeper,
    require_scorekeeper_or_group,
    require_valid_token,
)
from referee.services.clock import now
from referee.services.day import server_offset
from referee.services.errors import InvalidClaim, KeyReused, NothingScored, NotYourRight, SeatHeld
from referee.services.idempotency import digest, issued_again, rematch_key
from referee.services.joining import held_seats
from referee.services.last_used import expires_on, record_use_in
from referee.services.match_views import present_match
from referee.storage import ids, journal, tokens
from referee.storage.loading import FORMAT, LoadedMatch, stored_entry, table_of
from referee.storage.stored import StoredMatch
from referee.storage.transactions import transact


@dataclass(frozen=True)
class MatchOpening:
    """The values of a new match: game, rules, names in clockwise order, and group. `people` has the ids of
    the group's people by seat, `faces` the chosen faces, and `former` the seats of the same people in the
    former match of a rematch. `utc_offset` is the players' offset in minutes, or None if it is unknown."""

    game: Game
    names: Sequence[str]
    rules: Rules
    group: str | None = None
    people: Mapping[Seat, str] = field(default_factory=dict)
    former: Mapping[Seat, Seat] = field(default_factory=dict)
    faces: Mapping[Seat, Face] = field(default_factory=dict)
    utc_offset: UTCOffset | None = None


@dataclass(frozen=True)
class OpeningKey:
    """The idempotency key of a request that opens a match or group, and the fingerprint of the request."""

    key: str
    fingerprint: str

    @property
    def stored_key(self) -> str:
        """The digest of the key, which is stored in its place."""
        return digest(self.key)


def open_match(opening: MatchOpening, opening_key: OpeningKey) -> OpenedMatchView:
    """Open a match and issue its scorekeeper's token. The same key returns the same match with a new secret,
    until something has been claimed. After that a phone has the token, and a guessed key must not get another
    one. In a group the names link the seats to its people.

    Raises KeyReused after the first claim, and for another request with the same key.
    """

    def work(session: Session) -> OpenedMatchView:
        stored = _find_or_open(session, opening_key, lambda: _with_people(session, opening))
        if stored.number > 1:
            raise KeyReused
        return present_opened(session, stored, issue_opener_token(session, stored.id, opening_key))

    return transact(work)


def _with_people(session: Session, opening: MatchOpening) -> MatchOpening:
    if opening.group is None:
        return opening
    names = {Seat(number): name for number, name in enumerate(opening.names)}
    who = people.link_people(session, opening.group, names, opening.faces)
    for seat, face in opening.faces.items():
        people.remember(session, who[seat], face)
    ids_by_seat = {seat: person.id for seat, person in who.items()}
    return replace(opening, people=ids_by_seat, faces=people.faces_of(who, opening.faces))


def rematch(caller: Caller, opening_key: OpeningKey) -> OpenedMatchView:
    """Open a match of the same people, game, rules and group, whether or not this match is over; or join the
    rematch that another phone has opened.

    The next dealer of this match deals first. The phones of this match may join: see `joining.join_rematch`.
    The caller joins with this request, as a scorekeeper at the seat in the answer. The same key returns the
    same match, even after others have joined, because the caller has the token that opened it. The lock of
    this match makes one rematch of simultaneous requests.

    Raises NotYourRight unless the caller is a scorekeeper or the group, and for a phone that was removed,
    InvalidClaim if these rules do not allow this number of players, NothingScored if nothing was scored, and
    KeyReused for another request with the same key.
    """
    require_scorekeeper_or_group(caller)
    own = replace(opening_key, fingerprint=digest(opening_key.fingerprint, caller.holder.id))

    def work(session: Session) -> OpenedMatchView:
        table = lock_match(session, caller)
        _check_not_barred(session, caller)
        there = _rematch_of(session, table, own)
        if there is not None:
            return _join_open_rematch(session, caller, own, there)
        stored = _find_or_open(session, own, lambda: _rematch_opening(session, table), table.stored.id)
        key = own.stored_key if caller.holder.role == GROUP else rematch_key(stored.id, caller.holder.id)
        seat = _seat_in(session, stored.id, caller.holder.seat)
        first = _first_token(session, caller)
        token = issued_again(
            session, key, lambda: tokens.issue(session, stored.id, KEEPER, seat, now(), key, first)
        )
        return replace(
            present_opened(session, stored, token), seat=known(tokens.issued_with(session, key)).seat
        )

    view = transact(work)
    wakeups.wake(view.match.id)
    return view


def _check_not_barred(session: Session, caller: Caller) -> None:
    """Raise NotYourRight for a phone that a scorekeeper has removed from a match of the chain."""
    if caller.holder.role != GROUP and tokens.is_still_barred(session, caller.holder.id):
        raise NotYourRight("A scorekeeper has removed this phone, so it cannot open or join a rematch.")


def _first_token(session: Session, caller: Caller) -> str | None:
    return None if caller.holder.role == GROUP else tokens.first_token_id(session, caller.holder.id)


def _rematch_of(session: Session, table: LoadedMatch, opening_key: OpeningKey) -> LoadedMatch | None:
    """The rematch that another request has opened, locked. None if there is none that phones may join, or if
    a request with this key has opened it."""
    if table.stored.rematch_id is None or journal.opened_with(session, opening_key.stored_key) is not None:
        return None
    return load_match(session, journal.lock(session, table.stored.rematch_id))


def _join_open_rematch(
    session: Session, caller: Caller, opening_key: OpeningKey, there: LoadedMatch
) -> OpenedMatchView:
    """Let the caller into a rematch that is open already, with the rights of its opener. The caller gets the
    same player's seat there, unless another phone has it. Each key of a group counts as a phone of its
    own."""
    rematch_id, is_group = there.stored.id, caller.holder.role == GROUP
    key = rematch_key(rematch_id, opening_key.stored_key if is_group else caller.holder.id)
    own, taken = _seat_in(session, rematch_id, caller.holder.seat), held_seats(session, rematch_id)
    seat = next((one for one in there.state.seating if one == own and one not in taken), None)
    is_new = tokens.issued_with(session, key) is None
    first = _first_token(session, caller)
    token = issued_again(
        session, key, lambda: tokens.issue(session, rematch_id, KEEPER, seat, now(), key, first)
    )
    if is_new:
        there = phones.enter_phone(session, there, Phone(KEEPER, seat), KEEPER)
    has = known(tokens.issued_with(session, key)).seat
    return replace(present_opened(session, there.stored, token), seat=has)


def _seat_in(session: Session, rematch: str, former: Seat | None) -> int | None:
    return None if former is None else journal.seat_after(session, rematch, former)


def _rematch_opening(session: Session, table: LoadedMatch) -> MatchOpening:
    """The values of a rematch. Rules that were agreed on for the next deal are in force. Players who were
    knocked out play again.

    Raises NothingScored if nothing was scored, and InvalidClaim if these rules do not allow these players."""
    state, group = table.state, table.stored.group_id
    if not is_anything_scored(state):
        raise NothingScored
    first = state.dealer if state.round is None else seat_clockwise(state.players, state.dealer, 1)
    seats = [seat_clockwise(state.seating, first, steps) for steps in range(len(state.seating))]
    sitting = people.sitting(session, table.stored)
    names = people.distinct_names(
        [known(sitting[seat].name) if seat in sitting else table.names[seat] for seat in seats]
    )
    new = {Seat(place): sitting[seat].id for place, seat in enumerate(seats) if seat in sitting}
    rules = _agreed_again(table.game, state.next_rules or state.rules)
    shown = table.faces
    faces = {Seat(place): shown[seat] for place, seat in enumerate(seats)}
    former = {Seat(place): seat for place, seat in enumerate(seats)}
    opening = MatchOpening(table.game, names, rules, group, new, former, faces, table.stored.utc_offset)
    if wrong := invalid_parts(opening):
        raise InvalidClaim(wrong)
    return opening


def _agreed_again(game: Game, rules: Rules) -> Rules:
    """These rules in the form of a new agreement. House rules that were left out of their preset stay out."""
    left_out = dict.fromkeys(game.presets[rules.preset].house_rules)
    agreed = as_agreed(game, rules)
    return replace(agreed, house_rules={**left_out, **agreed.house_rules})


def invalid_parts_of_new(opening: MatchOpening) -> dict[str, Any]:
    """Faults of a new opening, by field. Beside `invalid_parts` it checks that no name looks like
    another one, and that the game still offers the rules to new matches."""
    why = taken_among(opening.names)
    return invalid_parts(opening) or _withdrawn_rules(opening) or ({"seats": [why]} if why else {})


def _withdrawn_rules(opening: MatchOpening) -> dict[str, Any]:
    """Faults of rules that the game does not offer to new matches. Earlier matches keep them."""
    rules = expanded(opening.game, opening.rules)
    old = opening.game.retired_choices(rules, len(opening.names))
    return {"rules": old} if old else {}


def invalid_parts(opening: MatchOpening) -> dict[str, Any]:
    """Faults of an opening, by field: the number of people, equal names, and rules that do not
    fit."""
    game, seats = opening.game, len(opening.names)
    fewest, most = game.seats
    if not fewest <= seats <= most:
        decks = " A second deck cannot be added." if len(opening.names) > most else ""
        return {"seats": [f"{game.title} is played by {fewest} to {most} people.{decks}"]}
    if len(set(map(folded, opening.names))) < seats:
        return {"seats": ["Two people have the same name."]}
    wrong = faults(game, opening.rules, seats)
    return {"rules": wrong} if wrong else {}


def _find_or_open(
    session: Session, opening_key: OpeningKey, opening: Callable[[], MatchOpening], former: str | None = None
) -> StoredMatch:
    """The match that was opened with this key, or a new match. A new match may be the rematch of a `former`
    one. Raises KeyReused for another request with the same key."""
    stored = journal.opened_with(session, opening_key.stored_key)
    if stored is not None:
        if stored.opening_fingerprint != opening_key.fingerprint:
            raise KeyReused
        return stored
    new = opening()
    stored = _store_opening(session, new, opening_key, now())
    if former is not None:
        journal.note_rematch(session, former, stored.id, new.former)
    return stored


def present_opened(session: Session, stored: StoredMatch, token: str) -> OpenedMatchView:
    """The view of a match that was opened, with its opener's token."""
    expires = expires_on(session, stored.id)
    match = present_match(table_of(session, stored), None, with_may=True, with_kit=True, expires=expires)
    return OpenedMatchView(token, match)


def issue_opener_token(session: Session, match_id: str, opening_key: OpeningKey) -> str:
    """The token of the opener of a match: a new one, or a new secret of the one that this key got before.
    Raises KeyReused if it was revoked."""
    key = opening_key.stored_key
    return issued_again(session, key, lambda: tokens.issue(session, match_id, KEEPER, None, now(), key))


def _store_opening(session: Session, opening: MatchOpening, opening_key: OpeningKey, at: int) -> StoredMatch:
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
        opening_key=opening_key.stored_key,
        opening_fingerprint=opening_key.fingerprint,
        group_id=opening.group,
        utc_offset=server_offset(at) if opening.utc_offset is None else opening.utc_offset,
    )
    names = {Seat(number): name for number, name in enumerate(opening.names)}
    journal.open_match(session, stored, names, stored_entry(entry), opening.people, opening.faces)
    record_use_in(session, stored.id)
    match_clock.note_newest(stored.id, stored.number)
    return stored


def erase(caller: Caller) -> None:
    """Erase the match with all its entries and names. A second erasure changes nothing. The people of its
    group stay in the group.

    Raises NotYourRight unless the caller is a scorekeeper or the group, and Revoked.
    """
    require_scorekeeper_or_group(caller)

    def work(session: Session) -> None:
        journal.lock(session, caller.match_id)
        require_valid_token(session, caller)
        journal.erase(session, caller.match_id, now())

    transact(work)
    wakeups.wake(caller.match_id)


def another_keeper_token(caller: Caller, key: str) -> str:
    """A new scorekeeper's token. The other ones stay valid. The same key gets the same phone with a new
    secret.

    Raises NotYourRight unless the caller is a scorekeeper or the group, NoSuchMatch, and KeyReused if the
    token of this key was revoked.
    """
    require_scorekeeper_or_group(caller)
    stored_key = digest(caller.match_id, KEEPER, key)

    def work(session: Session) -> str:
        table = lock_match(session, caller)
        return issued_again(session, stored_key, lambda: _another_keeper(session, table, stored_key))

    token = transact(work)
    wakeups.wake(caller.match_id)
    return token


def issue_seat_token(caller: Caller, seat: int, key: str) -> str:
    """A new token for a seat. The token that the seat had is revoked. The same key gets the same phone with a
    new secret.

    Raises NotYourRight unless the caller is a scorekeeper, InvalidClaim if nobody sits there, SeatHeld if the
    seat's phone keeps the score, and KeyReused if the token of this key was revoked.
    """
    require_scorekeeper(caller)
    stored_key = digest(caller.match_id, "seat", str(seat), key)

    def work(session: Session) -> str:
        table = lock_match(session, caller)
        if seat not in table.state.seating:
            raise InvalidClaim({"seat": ["Nobody sits there."]})
        return issued_again(
            session, stored_key, lambda: _issue_seat_token(session, table, Seat(seat), stored_key)
        )

    token = transact(work)
    wakeups.wake(caller.match_id)
    return token


def _issue_seat_token(session: Session, table: LoadedMatch, seat: Seat, key: str) -> str:
    for phone in tokens.phones(session, table.stored.id):
        if phone.seat == seat:
            if phone.role == KEEPER:
                raise SeatHeld(seat)
            table = phones.remove_phone(session, table, phone, KEEPER)
    phones.enter_phone(session, table, Phone("seat", seat), KEEPER)
    return tokens.issue(session, table.stored.id, "seat", seat, now(), key)


def issue_keeper_token(match_id: str) -> str:
    """A new scorekeeper's token, for an operator of this machine. Raises NoSuchMatch."""

    def issue(session: Session) -> str:
        return _another_keeper(session, load_match(session, journal.lock(session, match_id)))

    token = transact(issue)
    wakeups.wake(match_id)
    return token


def _another_keeper(session: Session, table: LoadedMatch, key: str | None = None) -> str:
    phones.enter_phone(session, table, Phone(KEEPER), KEEPER)
    return tokens.issue(session, table.stored.id, KEEPER, None, now(), key)
