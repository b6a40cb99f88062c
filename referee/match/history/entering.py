"""How a claim becomes an entry: it is ruled on, or edits the line, and the match moves on."""

from referee.kit.values import known, replace
from referee.match.history.completing import completing
from referee.match.history.line import Item, Snapshot, after_item
from referee.match.history.reach import History
from referee.match.history.rejudging import before_entry, edit, mend
from referee.match.model.edits import Correct, Entry, edits_the_line
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import AgreeOnRules, expanded
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Confidential


def enter(game: Game, snapshot: Snapshot, submission: Submission, history: History) -> tuple[Entry, Snapshot]:
    """The entry that a claim becomes, and where the match stands after it.

    What a claim says and may not be kept (a hand that was shown) is gone from the entry; rules that it
    agrees on are spelled out.
    """
    claim = spelled_out(game, submission.claim, known(snapshot.state).rules)
    submission = _saying(submission, claim)
    ruling = rule(game, snapshot, submission, history)
    entry = Entry(_saying(submission, _kept(game, snapshot, submission.claim, history)), ruling)
    return entry, advance(game, snapshot, entry, history)


def rule(game: Game, snapshot: Snapshot, submission: Submission, history: History) -> Ruling:
    """The ruling on any claim, edits of the line and the mending of a refusal included.

    A refusal, and an edit of the open round, read the entries of that round; an edit of an older one what
    `history` reads for it; whatever counts reads none.
    """
    if edits_the_line(submission.claim):
        return edit(game, history.reach(game, snapshot, submission.claim), submission)
    state = known(snapshot.state)
    ruling = judge(game.ruleset_for(state, submission.claim), state, submission)
    if ruling.counts or ruling.remedy is not None:
        return ruling
    if (complete := completing(game, snapshot, submission, history)) is not None:
        return replace(ruling, remedy=complete)
    remedy = mend(game, history.after(snapshot.base_number), submission, known(snapshot.base))
    return replace(ruling, remedy=remedy)


def advance(game: Game, snapshot: Snapshot, entry: Entry, history: History) -> Snapshot:
    """The snapshot of the match after one more entry."""
    claim = entry.submission.claim
    if not edits_the_line(claim):
        return after_item(game, snapshot, Item(entry.submission, entry.ruling))
    if not entry.ruling.counts:
        return snapshot
    return history.reach(game, snapshot, claim).stand(game, entry)


def heard_in(game: Game, snapshot: Snapshot, claim: Correct, history: History) -> AnyMatch | None:
    """The state in which the entry to be corrected was heard; None if there is none in the line, or if it
    opened the match."""
    return before_entry(game, history.reach(game, snapshot, claim), claim.entry)


def _saying(submission: Submission, claim: Claim) -> Submission:
    return submission if claim is submission.claim else replace(submission, claim=claim)


def spelled_out(game: Game, claim: Claim, before: Rules) -> Claim:
    """The claim with the rules that it agrees on spelled out, if it does.

    A question that did not exist when the match was opened, and that the claim does not name, stays unasked:
    a phone with an older page does not know it.
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


def _kept(game: Game, snapshot: Snapshot, claim: Claim, history: History) -> Claim:
    """The claim without what may not be stored."""
    if isinstance(claim, Correct) and isinstance(claim.instead, Confidential):
        state = heard_in(game, snapshot, claim, history) or known(snapshot.state)
        return replace(claim, instead=kept_in(game, state, claim.instead))
    return kept_in(game, known(snapshot.state), claim)


def kept_in(game: Game, state: AnyMatch, claim: Claim) -> Claim:
    """The claim without what may not be stored, as it was heard in this state."""
    return claim.storable(game.ruleset_of(state), state) if isinstance(claim, Confidential) else claim
