"""What is stored of a match, and what it means: rows to values and back. Writes nothing itself."""

import json
from dataclasses import dataclass, replace

from sqlalchemy.orm import Session

from referee.codec import as_json, read, read_state
from referee.games import GAMES
from referee.kit.seats import Seat
from referee.match.history.line import Snapshot, stand
from referee.match.history.reach import lasts
from referee.match.model.edits import Entry, edits_the_line
from referee.match.model.game import Game
from referee.match.model.state import Match
from referee.match.table.faces import Face, faces
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission, by_whom
from referee.rulings.tags import kind_of
from referee.storage import journal
from referee.storage.remembered import STATES
from referee.storage.stored import StoredEntry, StoredMatch

FORMAT = 4
"""The number of the stored state's format; a state of another number is folded anew from the entries."""


@dataclass(frozen=True)
class Table:
    """A match as a service has it before it: what is stored, the game, where it stands, people's names, and
    the faces that they chose."""

    stored: StoredMatch
    game: Game
    snapshot: Snapshot
    names: dict[Seat, str]
    chosen: dict[Seat, Face | None]

    @property
    def faces(self) -> dict[Seat, Face]:
        """The face that everybody has."""
        return dict(zip(self.chosen, faces(tuple(self.chosen.values())), strict=True))


def table_of(session: Session, stored: StoredMatch) -> Table:
    """A stored match with all that belongs to it; a state of another format is folded anew."""
    game = GAMES[stored.game]
    seats = journal.seats_with_faces(session, stored.id)
    names = {Seat(seat.number): seat.name for seat in seats}
    chosen = {Seat(seat.number): seat.face for seat in seats}
    if stored.format != FORMAT:
        return Table(stored, game, stand(game, entries_of(session, stored.id)), names, chosen)
    state, base = state_of(stored.game, stored.state), state_of(stored.game, stored.base)
    return Table(stored, game, Snapshot(state, base, stored.base_number), names, chosen)


def state_of(game: str, text: str) -> Match:
    """The state that a stored text tells. It is remembered: the base is the same for a whole round, and a
    state is read again by the next claim and by everybody who looks."""
    known = STATES.get((game, text))
    if known is None:
        known = read_state(GAMES[game], json.loads(text))
        STATES.keep((game, text), known)
    return known


def state_told(game: str, state: Match) -> str:
    """The text that tells a state, which is remembered by it."""
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
    """The entries with `after < number <= upto`, in order, the first `limit` of them, or of their `edits`."""
    return [entry_of(stored) for stored in journal.entries(session, match_id, after, upto, limit, edits)]


def entry_of(stored: StoredEntry) -> Entry:
    """The entry that a row tells."""
    claim = json.loads(stored.claim)
    by = KEEPER if stored.by == KEEPER else int(stored.by.removeprefix("seat "))
    submission = Submission(read(kind_of(stored.tag), claim), by, stored.number, stored.after, stored.at)
    return Entry(submission, read(Ruling, json.loads(stored.ruling)))


def stored_entry(entry: Entry) -> StoredEntry:
    """The row of an entry."""
    submission = entry.submission
    return StoredEntry(
        number=submission.number,
        at=submission.at,
        by=by_whom(submission.by),
        after=submission.after,
        tag=submission.claim.tag,
        claim=as_json(submission.claim),
        ruling=as_json(entry.ruling),
        exact=submission.claim.freshness.makes_stale,
        edits=edits_the_line(submission.claim),
        lasting=lasts(entry),
    )


def stored_after(stored: StoredMatch, snapshot: Snapshot, submission: Submission) -> StoredMatch:
    """The row of a match after one more entry."""
    exact = submission.claim.freshness.makes_stale
    is_same_base = stored.format == FORMAT and snapshot.base is state_of(stored.game, stored.base)
    return replace(
        stored,
        format=FORMAT,
        number=submission.number,
        last_exact=submission.number if exact else stored.last_exact,
        state=state_told(stored.game, snapshot.state),
        base=stored.base if is_same_base else state_told(stored.game, snapshot.base),
        base_number=snapshot.base_number,
    )
