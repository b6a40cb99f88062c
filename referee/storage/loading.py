"""What is stored of a match, and what it means: rows to values and back. Writes nothing itself."""

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
"""The number of the stored state's format; a state of another number is folded anew from the entries. Where
fields are only added it stays: see `docs/upgrading.md`."""
_ARTICLES = frozenset(article.id for game in GAMES.values() for article in game.rulebook.articles)


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
    def state(self) -> AnyMatch:
        """How it stands."""
        return known(self.snapshot.state)

    @property
    def faces(self) -> dict[Seat, Face]:
        """The face that everybody has."""
        return dict(zip(self.chosen, assign_faces(tuple(self.chosen.values())), strict=True))


def table_of(session: Session, stored: StoredMatch, seats: Sequence[StoredSeat] | None = None) -> Table:
    """A stored match with all that belongs to it; a state of another format is folded anew. The `seats` are
    read, unless they have been. Raises NewerReleaseNeeded."""
    game = game_of(stored.game)
    seats = journal.seats_with_faces(session, stored.id) if seats is None else seats
    names = {Seat(seat.number): seat.name for seat in seats}
    chosen = {Seat(seat.number): seat.face for seat in seats}
    if stored.format != FORMAT:
        snapshot = snapshot_after(game, entries_of(session, stored.id))
        check_rules(game, known(snapshot.state))
        return Table(stored, game, snapshot, names, chosen)
    state, base = state_of(stored.game, stored.state), state_of(stored.game, stored.base)
    return Table(stored, game, Snapshot(state, base, stored.base_number), names, chosen)


def game_of(name: str) -> Game:
    """The game of this name. Raises NewerReleaseNeeded."""
    if name not in GAMES:
        raise NewerReleaseNeeded(f"the game {name!r}")
    return GAMES[name]


def state_of(game: str, text: str) -> AnyMatch:
    """The state that a stored text tells. It is remembered: the base is the same for a whole round, and a
    state is read again by the next claim and by everybody who looks. Raises NewerReleaseNeeded."""
    state = STATES.get((game, text))
    if state is None:
        state = read_state(game_of(game), json.loads(text))
        check_rules(game_of(game), state)
        STATES.keep((game, text), state)
    return state


def check_rules(game: Game, state: AnyMatch) -> None:
    """Raise NewerReleaseNeeded if the table plays by what this release does not know: an option or a house
    rule that nobody knows would change nothing, and every ruling would be another one."""
    agreed = (state.rules, state.next_rules, *(change.rules for change in state.rules_from))
    if not all(game_knows(game, rules) for rules in agreed if rules is not None):
        raise NewerReleaseNeeded("the rules that the table plays by")


def state_told(game: str, state: AnyMatch) -> str:
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
    """The entry that a row tells. Raises NewerReleaseNeeded."""
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
    """The row of an entry."""
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
    """The row of a match after one more entry."""
    exact = submission.claim.freshness.makes_stale
    is_same_base = stored.format == FORMAT and snapshot.base is state_of(stored.game, stored.base)
    return replace(
        stored,
        format=FORMAT,
        number=submission.number,
        last_exact=submission.number if exact else stored.last_exact,
        state=state_told(stored.game, known(snapshot.state)),
        base=stored.base if is_same_base else state_told(stored.game, known(snapshot.base)),
        base_number=snapshot.base_number,
    )
