"""How a submission becomes an entry: the ruling on it, and the state of the match after it."""

from referee.kit.values import known, replace
from referee.match.history.completing import completing
from referee.match.history.line import Item, Snapshot, after_item
from referee.match.history.reach import History
from referee.match.history.rejudging import before_entry, edit, find_remedy
from referee.match.model.edits import Correct, Entry, edits_the_line
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import AgreeOnRules, expanded
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Confidential


def enter(game: Game, snapshot: Snapshot, submission: Submission, history: History) -> tuple[Entry, Snapshot]:
    """The entry that a submission becomes, and the snapshot after it.

    The entry has only the data of the claim that may be stored, so not the cards of a hand that was shown.
    The rules in a claim are completed.
    """
    claim = spelled_out(game, submission.claim, known(snapshot.state).rules)
    submission = _with_claim(submission, claim)
    ruling = rule(game, snapshot, submission, history)
    entry = Entry(_with_claim(submission, _storable(game, snapshot, submission.claim, history)), ruling)
    return entry, advance(game, snapshot, entry, history)


def rule(game: Game, snapshot: Snapshot, submission: Submission, history: History) -> Ruling:
    """The ruling on any claim. It also rules on edits, and finds remedies for refusals.

    A refusal and an edit of the open round read the entries of that round. An edit of an older round reads
    those that `history` needs. A claim that counts reads none.
    """
    if edits_the_line(submission.claim):
        return edit(game, history.edit_range(game, snapshot, submission.claim), submission)
    state = known(snapshot.state)
    ruling = judge(game.ruleset_for(state, submission.claim), state, submission)
    if ruling.counts or ruling.remedy is not None:
        return ruling
    if (complete := completing(game, snapshot, submission, history)) is not None:
        return replace(ruling, remedy=complete)
    remedy = find_remedy(game, history.after(snapshot.base_number), submission, known(snapshot.base))
    return replace(ruling, remedy=remedy)


def advance(game: Game, snapshot: Snapshot, entry: Entry, history: History) -> Snapshot:
    """The snapshot after one more entry."""
    claim = entry.submission.claim
    if not edits_the_line(claim):
        return after_item(game, snapshot, Item(entry.submission, entry.ruling))
    if not entry.ruling.counts:
        return snapshot
    return history.edit_range(game, snapshot, claim).snapshot_after_edit(game, entry)


def state_before_corrected(
    game: Game, snapshot: Snapshot, claim: Correct, history: History
) -> AnyMatch | None:
    """The state in which the entry that is corrected was reported. None if that entry is not in the line or
    opened the match."""
    return before_entry(game, history.edit_range(game, snapshot, claim), claim.entry)


def _with_claim(submission: Submission, claim: Claim) -> Submission:
    return submission if claim is submission.claim else replace(submission, claim=claim)


def spelled_out(game: Game, claim: Claim, before: Rules) -> Claim:
    """The claim with completed rules, if it is an agreement on rules or a correction to one.

    A difference that did not exist when the match was opened stays out of the rules unless the claim names
    it: a phone with an older page does not know it.
    """
    if isinstance(claim, Correct):
        return replace(claim, instead=spelled_out(game, claim.instead, before))
    if not isinstance(claim, AgreeOnRules):
        return claim
    named = {**before.differences, **game.presets[claim.rules.preset].differences, **claim.rules.differences}
    rules = expanded(game, claim.rules)
    unasked = {one.id for one in game.differences if one.unasked is not None and one.id not in named}
    options = {name: option for name, option in rules.differences.items() if name not in unasked}
    return AgreeOnRules(replace(rules, differences=options))


def _storable(game: Game, snapshot: Snapshot, claim: Claim, history: History) -> Claim:
    """The claim, or the correction to a claim, with only the data that may be stored."""
    if isinstance(claim, Correct) and isinstance(claim.instead, Confidential):
        state = state_before_corrected(game, snapshot, claim, history) or known(snapshot.state)
        return replace(claim, instead=storable_claim(game, state, claim.instead))
    return storable_claim(game, known(snapshot.state), claim)


def storable_claim(game: Game, state: AnyMatch, claim: Claim) -> Claim:
    """The claim, reported in this state, with only the data that may be stored."""
    return claim.storable(game.ruleset_of(state), state) if isinstance(claim, Confidential) else claim
