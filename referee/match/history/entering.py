"""Functions that make an entry from a submission: the ruling, and the state of the match after the entry."""

from referee.kit.values import not_none, replace
from referee.match.history.completing import find_completing_correction
from referee.match.history.line import Snapshot, TimelineItem, snapshot_after_item
from referee.match.history.reach import History
from referee.match.history.rejudging import find_allowance_as_remedy, rule_on_edit, state_before_entry
from referee.match.model.edits import CorrectEntry, Entry, is_edit_claim
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import AgreeOnRules, complete_new_rules
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, ConfidentialClaim


def enter_submission(
    game: Game, snapshot: Snapshot, submission: Submission, history: History
) -> tuple[Entry, Snapshot]:
    """The entry for a submission, and the snapshot after that entry.

    Confidential data, such as the cards of a hand that a player showed, is not in the entry. If the claim
    contains rules, the entry stores the complete rules. Raises ValueError if the match has not been opened.
    """
    claim = complete_rules_in_claim(game, submission.claim, not_none(snapshot.state).rules)
    submission = _submission_with_claim(submission, claim)
    ruling = rule_on_submission(game, snapshot, submission, history)
    entry = Entry(
        _submission_with_claim(
            submission, _claim_or_correction_without_secrets(game, snapshot, submission.claim, history)
        ),
        ruling,
    )
    return entry, snapshot_after_new_entry(game, snapshot, entry, history)


def rule_on_submission(game: Game, snapshot: Snapshot, submission: Submission, history: History) -> Ruling:
    """The ruling on a submission. If the claim is refused, the ruling includes a remedy if one is found.

    A remedy is a claim that would put the refusal right. `history` is read only for edits and for remedies.
    Raises ValueError if the match has not been opened.
    """
    if is_edit_claim(submission.claim):
        return rule_on_edit(
            game, history.entries_needed_for_edit(game, snapshot, submission.claim), submission
        )
    state = not_none(snapshot.state)
    ruling = judge(game.ruleset_for_claim(state, submission.claim), state, submission)
    if ruling.takes_effect or ruling.remedy is not None:
        return ruling
    if (complete := find_completing_correction(game, snapshot, submission, history)) is not None:
        return replace(ruling, remedy=complete)
    remedy = find_allowance_as_remedy(
        game, history.after(snapshot.base_number), submission, not_none(snapshot.base)
    )
    return replace(ruling, remedy=remedy)


def snapshot_after_new_entry(game: Game, snapshot: Snapshot, entry: Entry, history: History) -> Snapshot:
    """The snapshot of the match after this entry. `snapshot` is the one before this entry."""
    claim = entry.submission.claim
    if not is_edit_claim(claim):
        return snapshot_after_item(game, snapshot, TimelineItem(entry.submission, entry.ruling))
    if not entry.ruling.takes_effect:
        return snapshot
    return history.entries_needed_for_edit(game, snapshot, claim).snapshot_after_edit(game, entry)


def state_before_corrected_entry(
    game: Game, snapshot: Snapshot, claim: CorrectEntry, history: History
) -> AnyMatch | None:
    """The state just before the entry that the correction `claim` corrects.

    None if that entry is not in the timeline, or if it opened the match. `snapshot` is the newest snapshot.
    """
    return state_before_entry(game, history.entries_needed_for_edit(game, snapshot, claim), claim.entry)


def _submission_with_claim(submission: Submission, claim: Claim) -> Submission:
    return submission if claim is submission.claim else replace(submission, claim=claim)


def complete_rules_in_claim(game: Game, claim: Claim, before: Rules) -> Claim:
    """A copy of the claim with complete rules. A claim that contains no rules is returned unchanged.

    Complete rules have an option for every difference (a question that tables answer in different ways). Only
    questions that older clients do not know (`unasked`) may stay without an option. They get one only if the
    claim, its preset or `before` answers them. `before` has the rules in force before the claim. Raises
    KeyError for an unknown preset.
    """
    if isinstance(claim, CorrectEntry):
        return replace(claim, instead=complete_rules_in_claim(game, claim.instead, before))
    if not isinstance(claim, AgreeOnRules):
        return claim
    named = {**before.differences, **game.presets[claim.rules.preset].differences, **claim.rules.differences}
    rules = complete_new_rules(game, claim.rules)
    unasked = {one.id for one in game.differences if one.unasked is not None and one.id not in named}
    options = {name: option for name, option in rules.differences.items() if name not in unasked}
    return AgreeOnRules(replace(rules, differences=options))


def _claim_or_correction_without_secrets(
    game: Game, snapshot: Snapshot, claim: Claim, history: History
) -> Claim:
    """The claim without confidential data. The new claim in a correction also loses its confidential data."""
    if isinstance(claim, CorrectEntry) and isinstance(claim.instead, ConfidentialClaim):
        state = state_before_corrected_entry(game, snapshot, claim, history) or not_none(snapshot.state)
        return replace(claim, instead=claim_without_confidential_data(game, state, claim.instead))
    return claim_without_confidential_data(game, not_none(snapshot.state), claim)


def claim_without_confidential_data(game: Game, state: AnyMatch, claim: Claim) -> Claim:
    """The claim without confidential data. `state` is the state in which the claim was reported."""
    return (
        claim.without_confidential_data(game.ruleset_of(state), state)
        if isinstance(claim, ConfidentialClaim)
        else claim
    )
