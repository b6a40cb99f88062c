"""Conversion between stored rows and the values of a match. This module never writes to the database."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.orm import Session

from referee.codec import (
    NewerReleaseNeeded,
    claim_type_of_stored_tag,
    from_json_match_state,
    from_json_value,
    to_json_text,
)
from referee.games import GAMES
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.history.line import Snapshot, snapshot_after_entries
from referee.match.history.reach import entry_matters_after_its_round
from referee.match.model.edits import Entry, is_edit_claim
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import game_knows_all_choices
from referee.match.table.faces import Face, assign_faces
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission, reporter_text
from referee.storage import journal
from referee.storage.remembered import CACHED_STATES
from referee.storage.stored import StoredEntry, StoredMatch, StoredSeat

STATE_FORMAT_VERSION = 4
"""Version of the format of stored states. If a stored state has a different version, the entries of the match
are replayed. New fields do not change the version: see `docs/upgrading.md`."""
_IDS_OF_KNOWN_ARTICLES = frozenset(
    article.id for game in GAMES.values() for article in game.rulebook.articles
)


@dataclass(frozen=True)
class LoadedMatch:
    """A match that was read from the database.

    `stored` is the row of the match. `snapshot` has the state after the last entry, and the newest state
    without an open round. `names` has the name of each seat, and `chosen` the chosen face of each seat.
    """

    stored: StoredMatch
    game: Game
    snapshot: Snapshot
    names: dict[Seat, str]
    chosen: dict[Seat, Face | None]

    @property
    def state(self) -> AnyMatch:
        """The state of the match after its last entry."""
        return not_none(self.snapshot.state)

    @property
    def faces(self) -> dict[Seat, Face]:
        """The face (avatar picture) that is shown at each seat. A seat without a chosen face gets a face that
        no other seat has."""
        return dict(zip(self.chosen, assign_faces(tuple(self.chosen.values())), strict=True))


def load_stored_match(
    session: Session, stored: StoredMatch, seats: Sequence[StoredSeat] | None = None
) -> LoadedMatch:
    """Convert the row of a match into a `LoadedMatch`. If `seats` is None, the seats are read from the
    database. If the state is stored in a format other than `STATE_FORMAT_VERSION`, the entries are read and
    replayed. Raises NewerReleaseNeeded if only a newer release can read the match."""
    game = find_game_by_name(stored.game)
    seats = journal.seats_with_faces(session, stored.id) if seats is None else seats
    names = {Seat(seat.number): seat.name for seat in seats}
    chosen = {Seat(seat.number): seat.face for seat in seats}
    if stored.format != STATE_FORMAT_VERSION:
        snapshot = snapshot_after_entries(game, read_and_parse_entries(session, stored.id))
        check_release_knows_rules(game, not_none(snapshot.state))
        return LoadedMatch(stored, game, snapshot, names, chosen)
    state, base = parse_stored_state(stored.game, stored.state), parse_stored_state(stored.game, stored.base)
    return LoadedMatch(stored, game, Snapshot(state, base, stored.base_number), names, chosen)


def find_game_by_name(name: str) -> Game:
    """The game with this name. Raises NewerReleaseNeeded if this release does not have the game."""
    if name not in GAMES:
        raise NewerReleaseNeeded(f"the game {name!r}")
    return GAMES[name]


def parse_stored_state(game: str, text: str) -> AnyMatch:
    """Parse the JSON text of a stored state, and return the state. Parsed states are cached, because many
    requests read the same state. Raises NewerReleaseNeeded if only a newer release can read the state."""
    state = CACHED_STATES.get((game, text))
    if state is None:
        state = from_json_match_state(find_game_by_name(game), json.loads(text))
        check_release_knows_rules(find_game_by_name(game), state)
        CACHED_STATES.cache_value((game, text), state)
    return state


def check_release_knows_rules(game: Game, state: AnyMatch) -> None:
    """Raise NewerReleaseNeeded if this release does not know an option or a house rule of the match. Without
    the unknown rule, this release would give wrong rulings."""
    agreed = (state.rules, state.next_rules, *(change.rules for change in state.rules_from))
    if not all(game_knows_all_choices(game, rules) for rules in agreed if rules is not None):
        raise NewerReleaseNeeded("the rules that the table plays by")


def serialize_and_cache_state(game: str, state: AnyMatch) -> str:
    """The JSON text of a state for the database. The function caches the state under this text."""
    text = to_json_text(state)
    CACHED_STATES.cache_value((game, text), state)
    return text


def read_and_parse_entries(
    session: Session,
    match_id: str,
    after: int = 0,
    upto: int | None = None,
    limit: int | None = None,
    edits: bool = False,
) -> list[Entry]:
    """The entries of a match with `after < number <= upto`, in order, at most `limit` entries. If `edits` is
    set, only claims that take back, allow or correct earlier entries are returned. Raises NewerReleaseNeeded
    if only a newer release can read an entry."""
    return [
        parse_stored_entry(stored)
        for stored in journal.read_entries_of_match(session, match_id, after, upto, limit, edits)
    ]


def parse_stored_entry(stored: StoredEntry) -> Entry:
    """Parse the row of an entry, and return the entry. Raises NewerReleaseNeeded if this release does not
    know the claim or an article of the ruling."""
    try:
        claim = from_json_value(claim_type_of_stored_tag(stored.tag), json.loads(stored.claim))
        ruling = from_json_value(Ruling, json.loads(stored.ruling))
        _check_release_knows_articles(ruling)
    except NewerReleaseNeeded as needed:
        raise NewerReleaseNeeded(f"{needed} of entry {stored.number}") from needed
    by: str | Seat = KEEPER if stored.by == KEEPER else Seat(int(stored.by.removeprefix("seat ")))
    return Entry(Submission(claim, by, stored.number, stored.after, stored.at, stored.clock), ruling)


def _check_release_knows_articles(ruling: Ruling) -> None:
    for one in (ruling, *(changed.ruling for changed in ruling.changed if changed.ruling is not None)):
        for finding in one.findings:
            if finding.article not in _IDS_OF_KNOWN_ARTICLES:
                raise NewerReleaseNeeded(f"the article {finding.article!r}")


def make_stored_entry(entry: Entry) -> StoredEntry:
    """The row in which an entry is stored. Claim and ruling become JSON text."""
    submission = entry.submission
    return StoredEntry(
        number=submission.number,
        at=submission.at,
        by=reporter_text(submission.by),
        after=submission.after,
        tag=submission.claim.tag,
        claim=to_json_text(submission.claim),
        ruling=to_json_text(entry.ruling),
        exact=submission.claim.freshness.makes_exact_claims_stale,
        edits=is_edit_claim(submission.claim),
        lasting=entry_matters_after_its_round(entry),
        clock=submission.clock,
    )


def match_row_after_entry(stored: StoredMatch, snapshot: Snapshot, submission: Submission) -> StoredMatch:
    """The row of a match after a new entry. `stored` is the row before the entry. `snapshot` has the states
    of the match after the entry. `submission` is the claim of the entry, with its number and reporter."""
    exact = submission.claim.freshness.makes_exact_claims_stale
    is_same_base = stored.format == STATE_FORMAT_VERSION and snapshot.base is parse_stored_state(
        stored.game, stored.base
    )
    return replace(
        stored,
        format=STATE_FORMAT_VERSION,
        number=submission.number,
        last_exact=submission.number if exact else stored.last_exact,
        state=serialize_and_cache_state(stored.game, not_none(snapshot.state)),
        base=stored.base if is_same_base else serialize_and_cache_state(stored.game, not_none(snapshot.base)),
        base_number=snapshot.base_number,
    )
