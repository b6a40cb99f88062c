"""Opening matches and rematches, erasing matches, and issuing the tokens of matches."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy.orm import Session

from referee.codec import to_json_text, to_json_value
from referee.kit.quantities import UTCOffset
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.live import wakeups
from referee.match.history.line import snapshot_after_entries
from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, complete_stored_rules, errors_in_rules
from referee.match.table.faces import Face
from referee.match.table.names import casefolded_name, error_if_names_are_similar
from referee.match.table.phones import PhoneJoinedOrLeft
from referee.match.table.rounds import OpenMatch, is_anything_scored
from referee.presenters.matches import OpenedMatchView
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from referee.services import match_clock, people, phones
from referee.services.auth import (
    GROUP_ROLE,
    Caller,
    load_match,
    lock_match,
    require_scorekeeper,
    require_scorekeeper_or_group,
    require_valid_token,
)
from referee.services.clock import now
from referee.services.day import server_utc_offset
from referee.services.errors import (
    IdempotencyKeyReused,
    InvalidClaim,
    NoRoundScoredYet,
    NotYourRight,
    SeatAlreadyTaken,
)
from referee.services.idempotency import (
    idempotency_key_of_rematch_token,
    reissue_or_issue_token,
    sha256_of_parts,
)
from referee.services.joining import seats_taken_by_phones
from referee.services.last_used import expiry_date_of_match, record_match_use_in_session
from referee.services.match_views import present_match
from referee.storage import ids, journal, tokens
from referee.storage.loading import STATE_FORMAT_VERSION, LoadedMatch, load_stored_match, make_stored_entry
from referee.storage.stored import StoredMatch
from referee.storage.transactions import transact


@dataclass(frozen=True)
class MatchOpeningData:
    """The data with which a match is opened. `names` are the names of the players, in clockwise order.

    - `group`: The id of the group to which the match belongs.
    - `people`: The id of the person at each seat, in a match of a group.
    - `former`: In a rematch, the seats of the players in the former match. The keys are the new seats.
    - `faces`: The chosen avatar pictures. The keys are seats.
    - `utc_offset`: The UTC offset of the players in minutes. None if the offset is unknown.
    """

    game: Game
    names: Sequence[str]
    rules: Rules
    group: str | None = None
    people: Mapping[Seat, str] = field(default_factory=dict)
    former: Mapping[Seat, Seat] = field(default_factory=dict)
    faces: Mapping[Seat, Face] = field(default_factory=dict)
    utc_offset: UTCOffset | None = None


@dataclass(frozen=True)
class OpeningIdempotencyKey:
    """The idempotency key of a request that opens a match or a group, and the fingerprint of that request."""

    key: str
    fingerprint: str

    @property
    def digest_of_key(self) -> str:
        """The digest of the idempotency key. The database stores this digest instead of the key."""
        return sha256_of_parts(self.key)


def open_match(opening: MatchOpeningData, opening_key: OpeningIdempotencyKey) -> OpenedMatchView:
    """Open a match and issue its scorekeeper's token. In a group, the names link the seats to people of the
    group.

    Until the first claim is entered, a retry with the same idempotency key opens no second match. It returns
    the same match and token, with a new secret string. Later a retry is refused, so that nobody can take over
    the match with a guessed key.

    Raises IdempotencyKeyReused after the first claim, and if the key was used with another request.
    """

    def work(session: Session) -> OpenedMatchView:
        stored = _find_or_open_match(session, opening_key, lambda: _link_people_of_group(session, opening))
        if stored.number > 1:
            raise IdempotencyKeyReused
        return present_opened_match(session, stored, issue_opener_token(session, stored.id, opening_key))

    return transact(work)


def _link_people_of_group(session: Session, opening: MatchOpeningData) -> MatchOpeningData:
    """The opening with the people and faces (avatar pictures) of its group. A name that is new in the group
    adds a person to the group. An opening without a group is returned unchanged."""
    if opening.group is None:
        return opening
    names = {Seat(number): name for number, name in enumerate(opening.names)}
    who = people.find_or_add_people_by_name(session, opening.group, names, opening.faces)
    for seat, face in opening.faces.items():
        people.store_face_of_person(session, who[seat], face)
    ids_by_seat = {seat: person.id for seat, person in who.items()}
    return replace(opening, people=ids_by_seat, faces=people.assign_faces_to_people(who, opening.faces))


def open_or_join_rematch(caller: Caller, opening_key: OpeningIdempotencyKey) -> OpenedMatchView:
    """Open a rematch of the caller's match: a match with the same people, game, rules and group. The caller's
    match need not be over. If another phone has already opened a rematch of this match, join that rematch.

    The player who would deal next deals first. The caller becomes a scorekeeper of the rematch. The result
    contains the caller's seat. The other phones of the match may join the rematch (`joining.join_rematch`).
    The same idempotency key returns the same rematch, even after other phones have joined. The caller's match
    is locked, so simultaneous requests open only one rematch.

    Raises NotYourRight if the caller has neither a scorekeeper's token nor a group's token, and also if a
    scorekeeper has removed the caller's phone. Raises InvalidClaim if the rules do not allow this number of
    players, and NoRoundScoredYet if no round is scored. Raises IdempotencyKeyReused if the key was used with
    another request, NoSuchMatch, and TokenRevoked.
    """
    require_scorekeeper_or_group(caller)
    own = replace(opening_key, fingerprint=sha256_of_parts(opening_key.fingerprint, caller.holder.id))

    def work(session: Session) -> OpenedMatchView:
        table = lock_match(session, caller)
        _check_phone_was_not_removed(session, caller)
        there = _find_rematch_opened_earlier(session, table, own)
        if there is not None:
            return _join_rematch_opened_earlier(session, caller, own, there)
        stored = _find_or_open_match(
            session, own, lambda: _make_rematch_opening(session, table), table.stored.id
        )
        key = (
            own.digest_of_key
            if caller.holder.role == GROUP_ROLE
            else idempotency_key_of_rematch_token(stored.id, caller.holder.id)
        )
        seat = _seat_in_rematch(session, stored.id, caller.holder.seat)
        first = _first_token_id_of_caller(session, caller)
        token = reissue_or_issue_token(
            session,
            key,
            lambda: tokens.issue_match_token(session, stored.id, KEEPER, seat, now(), key, first),
        )
        return replace(
            present_opened_match(session, stored, token),
            seat=not_none(tokens.find_token_by_key(session, key)).seat,
        )

    view = transact(work)
    wakeups.wake_streams_of_match(view.match.id)
    return view


def _check_phone_was_not_removed(session: Session, caller: Caller) -> None:
    """Raise NotYourRight if a scorekeeper has removed the caller's phone from any match of the series of
    rematches."""
    if caller.holder.role != GROUP_ROLE and tokens.phone_is_barred_with_lock(session, caller.holder.id):
        raise NotYourRight(tell("error-phone-cannot-rematch"))


def _first_token_id_of_caller(session: Session, caller: Caller) -> str | None:
    """The id of the first token that the caller's phone had in the series of rematches. None if the caller
    has a group's token."""
    return (
        None
        if caller.holder.role == GROUP_ROLE
        else tokens.find_first_token_id_of_phone(session, caller.holder.id)
    )


def _find_rematch_opened_earlier(
    session: Session, table: LoadedMatch, opening_key: OpeningIdempotencyKey
) -> LoadedMatch | None:
    """Lock and return the rematch that an earlier request has opened, for a caller who wants to join it. None
    if there is no rematch, or if the rematch is closed to new phones. Also None if this request is a retry:
    the caller has opened a match with this idempotency key."""
    if (
        table.stored.rematch_id is None
        or journal.find_match_by_opening_key(session, opening_key.digest_of_key) is not None
    ):
        return None
    return load_match(session, journal.find_and_lock_match(session, table.stored.rematch_id))


def _join_rematch_opened_earlier(
    session: Session, caller: Caller, opening_key: OpeningIdempotencyKey, there: LoadedMatch
) -> OpenedMatchView:
    """Let the caller join the rematch `there`, which another phone has opened. The caller becomes a
    scorekeeper.

    The caller gets the seat of the same player, unless another phone has that seat. A group's token may be on
    many phones. So with this token, each new idempotency key is treated as a new phone, which gets its own
    token.
    """
    rematch_id, is_group = there.stored.id, caller.holder.role == GROUP_ROLE
    key = idempotency_key_of_rematch_token(
        rematch_id, opening_key.digest_of_key if is_group else caller.holder.id
    )
    own, taken = (
        _seat_in_rematch(session, rematch_id, caller.holder.seat),
        seats_taken_by_phones(session, rematch_id),
    )
    seat = next((one for one in there.state.seating if one == own and one not in taken), None)
    is_new = tokens.find_token_by_key(session, key) is None
    first = _first_token_id_of_caller(session, caller)
    token = reissue_or_issue_token(
        session, key, lambda: tokens.issue_match_token(session, rematch_id, KEEPER, seat, now(), key, first)
    )
    if is_new:
        there = phones.enter_phone_in_logbook(session, there, PhoneJoinedOrLeft(KEEPER, seat), KEEPER)
    has = not_none(tokens.find_token_by_key(session, key)).seat
    return replace(present_opened_match(session, there.stored, token), seat=has)


def _seat_in_rematch(session: Session, rematch: str, former: Seat | None) -> int | None:
    """The seat that a player has in the rematch. `former` is the player's seat in the former match. None if
    the player has no seat in the rematch."""
    return None if former is None else journal.find_seat_in_rematch(session, rematch, former)


def _make_rematch_opening(session: Session, table: LoadedMatch) -> MatchOpeningData:
    """The data with which a rematch of this match is opened. If the players have agreed on rules for the next
    round, the rematch has those rules. Players who were eliminated play again.

    Raises NoRoundScoredYet if no round is scored, and InvalidClaim if the rules do not allow these players.
    """
    state, group = table.state, table.stored.group_id
    if not is_anything_scored(state):
        raise NoRoundScoredYet
    first = state.dealer if state.round is None else seat_clockwise(state.players, state.dealer, 1)
    seats = [seat_clockwise(state.seating, first, steps) for steps in range(len(state.seating))]
    sitting = people.people_at_seats(session, table.stored)
    names = people.make_names_distinct(
        [not_none(sitting[seat].name) if seat in sitting else table.names[seat] for seat in seats]
    )
    new = {Seat(place): sitting[seat].id for place, seat in enumerate(seats) if seat in sitting}
    rules = _rules_for_rematch(table.game, state.next_rules or state.rules)
    shown = table.faces
    faces = {Seat(place): shown[seat] for place, seat in enumerate(seats)}
    former = {Seat(place): seat for place, seat in enumerate(seats)}
    opening = MatchOpeningData(table.game, names, rules, group, new, former, faces, table.stored.utc_offset)
    if wrong := find_faults_of_opening(opening):
        raise InvalidClaim(wrong)
    return opening


def _rules_for_rematch(game: Game, rules: Rules) -> Rules:
    """These rules in the form in which a client sends the rules of a new match. A preset (a named set of
    rules) adds its house rules to a new match. House rules that the players do not use are therefore listed
    with the value None."""
    left_out = dict.fromkeys(game.presets[rules.preset].house_rules)
    agreed = complete_stored_rules(game, rules)
    return replace(agreed, house_rules={**left_out, **agreed.house_rules})


def find_faults_of_new_opening(opening: MatchOpeningData) -> dict[str, Any]:
    """The reasons why a new match cannot be opened with this data. The keys are the fields of the request.

    The reasons of `find_faults_of_opening` come first. If there are none, rules that the game no longer
    offers to new matches are a reason. If there are none of these either, similar names are a reason.
    """
    why = error_if_names_are_similar(opening.names)
    return (
        find_faults_of_opening(opening) or _find_withdrawn_rules(opening) or ({"seats": [why]} if why else {})
    )


def _find_withdrawn_rules(opening: MatchOpeningData) -> dict[str, Any]:
    """The rules of the opening that the game no longer offers to new matches, as faults. The keys are the
    fields of the request. Existing matches keep these rules."""
    rules = complete_new_rules(opening.game, opening.rules)
    old = opening.game.retired_choices(rules, len(opening.names))
    return {"rules": old} if old else {}


def find_faults_of_opening(opening: MatchOpeningData) -> dict[str, Any]:
    """The reasons why a match cannot be opened with this data: a number of players that the game does not
    allow, equal names, or rules that do not fit together. The keys are the fields of the request."""
    game, seats = opening.game, len(opening.names)
    fewest, most = game.seats
    if not fewest <= seats <= most:
        facts = {"game": game.title, "fewest": fewest, "most": most}
        key = "error-too-many-people-of-game" if seats > most else "error-people-of-game"
        return {"seats": [tell(key, facts)]}
    if len(set(map(casefolded_name, opening.names))) < seats:
        return {"seats": [tell("error-two-with-the-same-name")]}
    wrong = errors_in_rules(game, opening.rules, seats)
    return {"rules": wrong} if wrong else {}


def _find_or_open_match(
    session: Session,
    opening_key: OpeningIdempotencyKey,
    opening: Callable[[], MatchOpeningData],
    former: str | None = None,
) -> StoredMatch:
    """The match that was opened with this idempotency key. If there is no such match, open a new match.

    If the new match is a rematch, `former` is the id of the former match. Raises IdempotencyKeyReused if the
    key was used with another request.
    """
    stored = journal.find_match_by_opening_key(session, opening_key.digest_of_key)
    if stored is not None:
        if stored.opening_fingerprint != opening_key.fingerprint:
            raise IdempotencyKeyReused
        return stored
    new = opening()
    stored = _store_opened_match(session, new, opening_key, now())
    if former is not None:
        journal.mark_match_as_rematch(session, former, stored.id, new.former)
    return stored


def present_opened_match(session: Session, stored: StoredMatch, token: str) -> OpenedMatchView:
    """The view of a newly opened match, with the token of the phone that opened it."""
    expires = expiry_date_of_match(session, stored.id)
    match = present_match(
        load_stored_match(session, stored), None, with_may=True, with_kit=True, expires=expires
    )
    return OpenedMatchView(token, match)


def issue_opener_token(session: Session, match_id: str, opening_key: OpeningIdempotencyKey) -> str:
    """Issue the token of the phone that opens a match, and return its secret. A retry with the same
    idempotency key issues no second token. It returns a new secret string for the first token. Raises
    IdempotencyKeyReused if the token was revoked."""
    key = opening_key.digest_of_key
    return reissue_or_issue_token(
        session, key, lambda: tokens.issue_match_token(session, match_id, KEEPER, None, now(), key)
    )


def _store_opened_match(
    session: Session, opening: MatchOpeningData, opening_key: OpeningIdempotencyKey, at: int
) -> StoredMatch:
    """Store a new match with its first entry. Return the row of the match. `at` is the time of opening in ms
    since 1970."""
    game, seats = opening.game, len(opening.names)
    opened = OpenMatch(game.name, seats, complete_new_rules(game, opening.rules))
    submission = Submission(opened, KEEPER, 1, None, at, clock=at)
    entry = Entry(submission, judge(game.ruleset(opened.rules, seats), None, submission))
    state = to_json_text(to_json_value(snapshot_after_entries(game, [entry]).state))
    stored = StoredMatch(
        id=ids.new_random_id(ids.LONG),
        game=game.name,
        format=STATE_FORMAT_VERSION,
        number=1,
        last_exact=1,
        state=state,
        base=state,
        base_number=1,
        opened_at=at,
        opening_key=opening_key.digest_of_key,
        opening_fingerprint=opening_key.fingerprint,
        group_id=opening.group,
        utc_offset=server_utc_offset(at) if opening.utc_offset is None else opening.utc_offset,
    )
    names = {Seat(number): name for number, name in enumerate(opening.names)}
    journal.store_new_match(session, stored, names, make_stored_entry(entry), opening.people, opening.faces)
    record_match_use_in_session(session, stored.id)
    match_clock.record_newest_entry_if_new(stored.id, stored.number)
    return stored


def erase_match(caller: Caller) -> None:
    """Erase the caller's match with all its entries and names. A second erasure changes nothing. If the match
    belongs to a group, the people stay in the group.

    Raises NotYourRight unless the caller is a scorekeeper or the group, and TokenRevoked.
    """
    require_scorekeeper_or_group(caller)

    def work(session: Session) -> None:
        journal.find_and_lock_match(session, caller.match_id)
        require_valid_token(session, caller)
        journal.erase_match(session, caller.match_id, now())

    transact(work)
    wakeups.wake_streams_of_match(caller.match_id)


def issue_another_scorekeeper_token(caller: Caller, key: str) -> str:
    """Issue another scorekeeper's token of the match. All earlier scorekeepers' tokens stay valid. A retry
    with the same idempotency key issues no further token. It returns a new secret string for the same token.

    Raises NotYourRight unless the caller is a scorekeeper or the group, NoSuchMatch, and TokenRevoked. Raises
    IdempotencyKeyReused if the token of this key was revoked.
    """
    require_scorekeeper_or_group(caller)
    stored_key = sha256_of_parts(caller.match_id, KEEPER, key)

    def work(session: Session) -> str:
        table = lock_match(session, caller)
        return reissue_or_issue_token(
            session, stored_key, lambda: _add_scorekeeper_and_issue_token(session, table, stored_key)
        )

    token = transact(work)
    wakeups.wake_streams_of_match(caller.match_id)
    return token


def issue_seat_token(caller: Caller, seat: int, key: str) -> str:
    """Issue a new token for a seat of the match. The older token of the seat is revoked. A retry with the
    same idempotency key issues no second token. It returns a second secret string for the new token, and the
    first string stays valid.

    Raises NotYourRight unless the caller is a scorekeeper, InvalidClaim if nobody sits at the seat,
    NoSuchMatch, and TokenRevoked. Raises SeatAlreadyTaken if the phone at the seat is a scorekeeper's phone.
    Raises IdempotencyKeyReused if the token of this key was revoked.
    """
    require_scorekeeper(caller)
    stored_key = sha256_of_parts(caller.match_id, "seat", str(seat), key)

    def work(session: Session) -> str:
        table = lock_match(session, caller)
        if seat not in table.state.seating:
            raise InvalidClaim({"seat": [tell("error-seat-empty")]})
        return reissue_or_issue_token(
            session, stored_key, lambda: _replace_seat_token(session, table, Seat(seat), stored_key)
        )

    token = transact(work)
    wakeups.wake_streams_of_match(caller.match_id)
    return token


def _replace_seat_token(session: Session, table: LoadedMatch, seat: Seat, key: str) -> str:
    """Remove the phones that have this seat. Issue a new token for the seat, and return its secret. Raises
    SeatAlreadyTaken if one of the phones is a scorekeeper's phone."""
    for phone in tokens.valid_tokens_of_match(session, table.stored.id):
        if phone.seat == seat:
            if phone.role == KEEPER:
                raise SeatAlreadyTaken(seat)
            table = phones.remove_phone(session, table, phone, KEEPER)
    phones.enter_phone_in_logbook(session, table, PhoneJoinedOrLeft("seat", seat), KEEPER)
    return tokens.issue_match_token(session, table.stored.id, "seat", seat, now(), key)


def issue_scorekeeper_token(match_id: str) -> str:
    """Issue a new scorekeeper's token of a match, for an operator of this machine. Raises NoSuchMatch."""

    def issue(session: Session) -> str:
        return _add_scorekeeper_and_issue_token(
            session, load_match(session, journal.find_and_lock_match(session, match_id))
        )

    token = transact(issue)
    wakeups.wake_streams_of_match(match_id)
    return token


def _add_scorekeeper_and_issue_token(session: Session, table: LoadedMatch, key: str | None = None) -> str:
    """Enter in the logbook that a scorekeeper's phone came. Issue a token for this phone, and return its
    secret."""
    phones.enter_phone_in_logbook(session, table, PhoneJoinedOrLeft(KEEPER), KEEPER)
    return tokens.issue_match_token(session, table.stored.id, KEEPER, None, now(), key)
