"""How a claim becomes an entry: it is ruled on, or edits the line, and the match moves on."""

from typing import Any

from referee.kit.values import replace
from referee.match.history.line import EMPTY, EntriesAfter, Item, Snapshot, after_item, stand
from referee.match.history.rejudging import before_entry, edit, mend, named_in, reaches_back_to
from referee.match.model.edits import Correct, Entry, TakeBack, edits_of, edits_the_line
from referee.match.model.game import Game
from referee.match.model.state import Match
from referee.match.table.agreement import AgreeOnRules, expanded
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission


def enter(
    game: Game, snapshot: Snapshot, submission: Submission, entries_after: EntriesAfter
) -> tuple[Entry, Snapshot]:
    """The entry that a claim becomes, and where the match stands after it.

    What a claim says and may not be kept (a hand that was shown) is gone from the entry; rules that it
    agrees on are spelled out.
    """
    submission = replace(submission, claim=spelled_out(game, submission.claim))
    ruling = rule(game, snapshot, submission, entries_after)
    submission = replace(submission, claim=_kept(game, snapshot, submission.claim, entries_after))
    entry = Entry(submission, ruling)
    return entry, advance(game, snapshot, entry, entries_after)


def rule(game: Game, snapshot: Snapshot, submission: Submission, entries_after: EntriesAfter) -> Ruling:
    """The ruling on any claim, edits of the line and the mending of a refusal included.

    A refusal, and an edit of the open round, read the entries of that round; an edit of an older one all;
    whatever counts reads none.
    """
    if edits_the_line(submission.claim):
        start = start_of(snapshot, submission.claim, entries_after)
        return edit(game, entries_after(start.base_number), submission, start.state)
    ruling = judge(game.ruleset_for(snapshot.state, submission.claim), snapshot.state, submission)
    if ruling.counts or (ruling.remedy is not None and not named_in(ruling)):
        return ruling
    remedy = mend(game, entries_after(snapshot.base_number), submission, ruling, snapshot.base)
    return replace(ruling, remedy=remedy)


def advance(game: Game, snapshot: Snapshot, entry: Entry, entries_after: EntriesAfter) -> Snapshot:
    """Where the match stands after one more entry."""
    if not edits_the_line(entry.submission.claim):
        return after_item(game, snapshot, Item(entry.submission, entry.ruling))
    if not entry.ruling.counts:
        return snapshot
    start = start_of(snapshot, entry.submission.claim, entries_after)
    return stand(game, [*entries_after(start.base_number), entry], start)


def heard_in(game: Game, snapshot: Snapshot, claim: Correct, entries_after: EntriesAfter) -> Match | None:
    """The state in which the entry to be corrected was heard; None if there is none in the line, or if it
    opened the match."""
    start = start_of(snapshot, claim, entries_after)
    return before_entry(game, entries_after(start.base_number), claim.entry, start.state)


def start_of(snapshot: Snapshot, edit: Any, entries_after: EntriesAfter) -> Snapshot:
    """Where to fold from: the beginning, or the newest state between rounds if nothing that is edited lies
    before it; a take-back may undo edits that reach further back than it does itself."""
    number = snapshot.base_number
    undone = edits_of(entries_after(number)) if isinstance(edit, TakeBack) else ()
    if any(reaches_back_to(one) < number for one in (edit, *(entry.submission.claim for entry in undone))):
        return EMPTY
    return Snapshot(snapshot.base, snapshot.base, number)


def spelled_out(game: Game, claim: Any) -> Any:
    """The claim with the rules that it agrees on spelled out, if it does."""
    if isinstance(claim, Correct):
        return replace(claim, instead=spelled_out(game, claim.instead))
    return AgreeOnRules(expanded(game, claim.rules)) if isinstance(claim, AgreeOnRules) else claim


def _kept(game: Game, snapshot: Snapshot, claim: Any, entries_after: EntriesAfter) -> Any:
    """The claim without what may not be stored."""
    if isinstance(claim, Correct) and hasattr(claim.instead, "kept"):
        state = heard_in(game, snapshot, claim, entries_after) or snapshot.state
        return replace(claim, instead=kept_in(game, state, claim.instead))
    return kept_in(game, snapshot.state, claim)


def kept_in(game: Game, state: Match, claim: Any) -> Any:
    """The claim without what may not be stored, as it was heard in this state."""
    return claim.kept(game.ruleset_of(state), state) if hasattr(claim, "kept") else claim
