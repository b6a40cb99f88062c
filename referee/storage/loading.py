"""Conversion between stored rows and values of a match. It writes nothing itself."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy.orm import Session

from referee.codec import NewerReleaseNeeded, as_json, read, read_state, stored_claim
from referee.games import GAMES
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.match.history.line import Snapshot, snapshot_after
from referee.match.history.reach import is_lasting
from referee.match.model.edits import Entry, edits_the_line
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.agreement import game_knows
from referee.match.table.faces import Face, assign_faces
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission, reporter_text
from referee.storage import journal
from referee.storage.remembered import STATES
from referee.storage.stored import StoredEntry, StoredMatch, StoredSeat

FORMAT = 4
"""Version of the format of stored states. A state of another version is replaced by a replay of the entries.
New fields do not change the version: see `docs/upgrading.md`."""
_ARTICLES = frozenset(article.id for game in GAMES.values() for article in game.rulebook.articles)


@dataclass(frozen=True)
class LoadedMatch:
    """A match as it was read from the database: its row, its game, its states, and the names and chosen faces
    of its seats."""

    stored: StoredMatch
    game: Game
    snapshot: Snapshot
    names: dict[Seat, str]
    chosen: dict[Seat, Face | None]

    @property
    def state(self) -> AnyMatch:
        """The state after the last entry."""
        return known(self.snapshot.state)

    @property
    def faces(self) -> dict[Seat, Face]:
        """The face that is shown at each seat. A seat without a chosen face gets a free one."""
        return dict(zip(self.chosen, assign_faces(tuple(self.chosen.values())), strict=True))


def table_of(session: Session, stored: StoredMatch, seats: Sequence[StoredSeat] | None = None) -> LoadedMatch:
    """Load a stored match. A state of another format is replaced by a replay of the entries. The `seats` are
    read if they are None. Raises NewerReleaseNeeded if only a newer release can read the match."""
    game = game_of(stored.game)
    seats = journal.seats_with_faces(session, stored.id) if seats is None else seats
    names = {Seat(seat.number): seat.name for seat in seats}
    chosen = {Seat(seat.number): seat.face for seat in seats}
    if stored.format != FORMAT:
        snapshot = snapshot_after(game, entries_of(session, stored.id))
        check_rules(game, known(snapshot.state))
        return LoadedMatch(stored, game, snapshot, names, chosen)
    state, base = state_of(stored.game, stored.state), state_of(stored.game, stored.base)
    return LoadedMatch(stored, game, Snapshot(state, base, stored.base_number), names, chosen)


def game_of(name: str) -> Game:
    """The game with this name. Raises NewerReleaseNeeded if this release does not have it."""
    if name not in GAMES:
        raise NewerReleaseNeeded(f"the game {name!r}")
    return GAMES[name]


def state_of(game: str, text: str) -> AnyMatch:
    """Parse a stored state. Parsed states are cached, because the base stays the same for a round, and each
    state is read by the next claim and by all clients. Raises NewerReleaseNeeded."""
    state = STATES.get((game, text))
    if state is None:
        state = read_state(game_of(game), json.loads(text))
        check_rules(game_of(game), state)
        STATES.keep((game, text), state)
    return state


def check_rules(game: Game, state: AnyMatch) -> None:
    """Raise NewerReleaseNeeded if this release does not know an option or a house rule of the match. It would
    ignore the rule, and its rulings would be wrong."""
    agreed = (state.rules, state.next_rules, *(change.rules for change in state.rules_from))
    if not all(game_knows(game, rules) for rules in agreed if rules is not None):
        raise NewerReleaseNeeded("the rules that the table plays by")


def state_text(game: str, state: AnyMatch) -> str:
    """The JSON text of a state to be stored. It also caches the state under the text."""
    text = as_json(state)
    STATES.keep((game, text), state)
    return text


def entries_of(
    session: Session,
    match_id: str,
    after: int = 0,
    upto: int | None = None,
    limit: int | None = None,
    edits: bool = False,
) -> list[Entry]:
    """The entries of a match with `after < number <= upto`, in order, at most `limit`. `edits` selects the
    edits. Raises NewerReleaseNeeded."""
    return [entry_of(stored) for stored in journal.entries(session, match_id, after, upto, limit, edits)]


def entry_of(stored: StoredEntry) -> Entry:
    """Parse the row of an entry. Raises NewerReleaseNeeded for an unknown claim or article."""
    try:
        claim = read(stored_claim(stored.tag), json.loads(stored.claim))
        ruling = read(Ruling, json.loads(stored.ruling))
        _check_articles(ruling)
    except NewerReleaseNeeded as needed:
        raise NewerReleaseNeeded(f"{needed} of entry {stored.number}") from needed
    by: str | Seat = KEEPER if stored.by == KEEPER else Seat(int(stored.by.removeprefix("seat ")))
    return Entry(Submission(claim, by, stored.number, stored.after, stored.at, stored.clock), ruling)


def _check_articles(ruling: Ruling) -> None:
    for one in (ruling, *(changed.ruling for changed in ruling.changed if changed.ruling is not None)):
        for finding in one.findings:
            if finding.article not in _ARTICLES:
                raise NewerReleaseNeeded(f"the article {finding.article!r}")


def stored_entry(entry: Entry) -> StoredEntry:
    """The row to be stored for an entry."""
    submission = entry.submission
    return StoredEntry(
        number=submission.number,
        at=submission.at,
        by=reporter_text(submission.by),
        after=submission.after,
        tag=submission.claim.tag,
        claim=as_json(submission.claim),
        ruling=as_json(entry.ruling),
        exact=submission.claim.freshness.makes_stale,
        edits=edits_the_line(submission.claim),
        lasting=is_lasting(entry),
        clock=submission.clock,
    )


def stored_after(stored: StoredMatch, snapshot: Snapshot, submission: Submission) -> StoredMatch:
    """The row to be stored for a match after a new entry with this submission."""
    exact = submission.claim.freshness.makes_stale
    is_same_base = stored.format == FORMAT and snapshot.base is state_of(stored.game, stored.base)
    return replace(
        stored,
        format=FORMAT,
        number=submission.number,
        last_exact=submission.number if exact else stored.last_exact,
        state=state_text(stored.game, known(snapshot.state)),
        base=stored.base if is_same_base else state_text(stored.game, known(snapshot.base)),
        base_number=snapshot.base_number,
    )
