"""Corrections that add a refused claim to the earlier entry that it completes."""

from collections.abc import Iterable

from referee.kit.quantities import EntryNumber
from referee.kit.values import known, replace
from referee.match.history.line import Item, Snapshot, newest_first
from referee.match.history.reach import History
from referee.match.history.rejudging import before_entry, edit
from referee.match.model.edits import Correct
from referee.match.model.game import Game
from referee.rulings.judge import would_count
from referee.rulings.submission import Submission


def completing(game: Game, snapshot: Snapshot, submission: Submission, history: History) -> Correct | None:
    """The correction that adds a refused claim to the last act. None if the claim cannot be a part of that
    act, or if the act would not have been lawful with it."""
    last = _last_act(game, snapshot, newest_first(history.after(snapshot.base_number)))
    if last is None:
        return None
    complete = game.completed(last.submission.claim, submission.claim)
    if complete is None:
        return None
    correct = Correct(EntryNumber(last.submission.number), complete)
    edit_range = history.edit_range(game, snapshot, correct)
    state = known(before_entry(game, edit_range, correct.entry))
    is_lawful = would_count(game.ruleset_of(state), state, replace(last.submission, claim=complete))
    made = replace(submission, claim=correct)
    return correct if is_lawful and edit(game, edit_range, made).counts else None


def _last_act(game: Game, snapshot: Snapshot, newest_first: Iterable[Item]) -> Item | None:
    """The newest act that counts (see `Procedure.act`); None if there is none among these entries."""
    procedures = game.ruleset_of(known(snapshot.state)).procedures
    counting = (item for item in newest_first if item.counts and type(item.submission.claim) in procedures)
    return next((item for item in counting if procedures[type(item.submission.claim)].act), None)
