"""Corrections that add a refused claim to an earlier entry.

For example, a player of Golf reports a turn. A second claim of the player says that a column was
cleared in this turn, and is refused. The correction adds the cleared column to the first claim.
"""

from collections.abc import Iterable

from referee.kit.quantities import EntryNumber
from referee.kit.values import not_none, replace
from referee.match.history.line import Snapshot, TimelineItem, timeline_newest_first
from referee.match.history.reach import History
from referee.match.history.rejudging import rule_on_edit, state_before_entry
from referee.match.model.edits import CorrectEntry
from referee.match.model.game import Game
from referee.rulings.judge import would_take_effect
from referee.rulings.submission import Submission


def find_completing_correction(
    game: Game, snapshot: Snapshot, submission: Submission, history: History
) -> CorrectEntry | None:
    """The correction that adds a refused claim to the newest move of the open round.

    None if there is no move, if the two claims cannot be combined, or if the rules refuse the combined move.
    Raises ValueError if the match has not been opened.
    """
    last = _newest_move_in_effect(game, snapshot, timeline_newest_first(history.after(snapshot.base_number)))
    if last is None:
        return None
    complete = game.completed(last.submission.claim, submission.claim)
    if complete is None:
        return None
    correct = CorrectEntry(EntryNumber(last.submission.number), complete)
    edit_range = history.entries_needed_for_edit(game, snapshot, correct)
    state = not_none(state_before_entry(game, edit_range, correct.entry))
    is_lawful = would_take_effect(game.ruleset_of(state), state, replace(last.submission, claim=complete))
    made = replace(submission, claim=correct)
    return correct if is_lawful and rule_on_edit(game, edit_range, made).takes_effect else None


def _newest_move_in_effect(
    game: Game, snapshot: Snapshot, newest_first: Iterable[TimelineItem]
) -> TimelineItem | None:
    """The newest move in effect among these items; None if no item is a move in effect.

    `ClaimProcedure.act` says which claims are moves.
    """
    procedures = game.ruleset_of(not_none(snapshot.state)).procedures
    counting = (
        item for item in newest_first if item.takes_effect and type(item.submission.claim) in procedures
    )
    return next((item for item in counting if procedures[type(item.submission.claim)].act), None)
