"""What an edit of the line comes to, in sentences: what fell, what stays by agreement, and the score."""

from collections.abc import Iterator, Mapping, Sequence

from referee.kit.said import Person, Said, Sentence, paragraph, people
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.history.line import TimelineItem
from referee.match.history.reach import EntriesNeededForEdit
from referee.match.history.rejudging import items_with_new_rulings, shows_that_table_played_on
from referee.match.model.edits import (
    AllowRefusedEntry,
    CorrectEntry,
    EditClaim,
    Entry,
    TakeBackEntries,
    is_edit_claim,
    select_edit_entries,
)
from referee.match.model.events import RoundScored, SeatsOutOfMatch
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.ranking import winners
from referee.match.table.rounds import ScoreRound
from referee.match.text.sentences import named, points_of_people
from referee.rulings.finding import FindingWeight
from referee.rulings.judge import AGREEMENT_ARTICLE
from referee.rulings.ruling import Ruling, RulingChangedByEdit
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, card_named_in_claim, seat_named_in_claim

MOST_NAMED = 3
"""Maximum number of claims that are named. The number of the others is given."""


def consequences(
    game: Game,
    edit_range: EntriesNeededForEdit,
    edit: Entry,
    before: AnyMatch,
    after: AnyMatch,
) -> list[Sentence]:
    """The changes that an edit makes. Empty if the edit is refused.

    `edit_range`: the entries by which the edit was judged. `before` and `after`: the match without the edit
    and with it.
    """
    submission, ruling = edit.submission, edit.ruling
    if not ruling.takes_effect:
        return []
    line = edit_range.timeline()
    by_number = {item.submission.number: item for item in line}
    went_on = _last_that_shows_play(game, before, line, edit)
    changes: list[Sentence | None] = [
        _changed(game, changed, by_number, submission, changed.entry < went_on) for changed in ruling.changed
    ]
    lawful = [_is_lawful(by_number[number].submission.claim, submission) for number in ruling.now_lawful]
    return [
        *(change for change in changes if change is not None),
        *lawful,
        *_undone(edit_range.entries, submission),
        *_dropped(line, submission, edit_range.has_all_entries),
        *_later_rounds(line, submission),
        *_people(game, before, after),
        *_score(game, before, after),
        *_round(game, before, after),
        *game.moved(before, after),
    ]


def _is_lawful(claim: Claim, edit: Submission) -> Said:
    """That a refused claim would be allowed now."""
    if isinstance(claim, ScoreRound):
        is_corrected = isinstance(edit.claim, CorrectEntry)
        return Said("edit-score-is-right-after-it" if is_corrected else "edit-score-is-right-now")
    return Said("edit-would-be-allowed", {"which": _what(claim)})


def _last_that_shows_play(game: Game, match: AnyMatch, line: Sequence[TimelineItem], edit: Entry) -> int:
    """The number of the last entry that still counts after an edit and shows that the table played on; 0 if
    there is none."""
    claim = edit.submission.claim
    rest = line
    if isinstance(claim, CorrectEntry) and claim.later == "drop":
        rest = [item for item in line if item.submission.number <= claim.entry]
    now = items_with_new_rulings(rest, edit.ruling)
    return max(
        (item.submission.number for item in now if shows_that_table_played_on(game, match, item)), default=0
    )


def _changed(
    game: Game,
    changed: RulingChangedByEdit,
    line: Mapping[int, TimelineItem],
    submission: Submission,
    went_on: bool,
) -> Sentence | None:
    """The change of one entry, if people need to know it. `went_on`: the table played on after the entry."""
    item, ruling = line[changed.entry], changed.ruling
    made = submission.claim
    is_itself = isinstance(made, AllowRefusedEntry | CorrectEntry) and changed.entry == made.entry
    claim = made.instead if is_itself and isinstance(made, CorrectEntry) else item.submission.claim
    which = {"which": _what(claim)}
    if ruling is None:
        no_longer_fits = isinstance(made, CorrectEntry) and made.later == "fitting"
        return Said("edit-no-longer-fits" if no_longer_fits else "edit-is-taken-out", which)
    if not ruling.takes_effect:
        return paragraph(Said("edit-stays-refused", which), _reason(game, ruling)) if is_itself else None
    if ruling.findings[0].article == AGREEMENT_ARTICLE.id:
        although = {"although": _what_it_broke(game, ruling)}
        return Said(_why_it_counts(made, is_itself, went_on), {**which, **although})
    return Said("edit-counts-now", which) if not item.takes_effect and not is_itself else None


def _why_it_counts(made: Claim, is_itself: bool, went_on: bool) -> str:
    """The key of the message why an entry counts that the rules refuse."""
    if is_itself and (
        isinstance(made, AllowRefusedEntry) or (isinstance(made, CorrectEntry) and made.agreed)
    ):
        return "edit-counts-by-agreement"
    return "edit-stays-as-played-on" if went_on else "edit-still-counts"


def _what_it_broke(game: Game, ruling: Ruling) -> Sentence:
    """The reason of a refusal in the past tense."""
    reasons = (
        game.words.refusal_in_past(finding)
        for finding in ruling.findings
        if finding.weight is FindingWeight.BREAKS
    )
    broken = (reason for reason in reasons if reason is not None)
    return next(broken, Said("it-was-against-the-rules"))


def _reason(game: Game, ruling: Ruling) -> Sentence | None:
    broken = [finding for finding in ruling.findings if finding.weight is FindingWeight.BREAKS]
    return game.words.finding_sentence(broken[0]) if broken else None


def _what(claim: Claim) -> Said:
    """A claim, as people speak of it."""
    seat, card = seat_named_in_claim(claim), card_named_in_claim(claim)
    return named(claim.tag, None if seat is None else Person(seat), None if card is None else card.name)


def _undone(entries: Sequence[Entry], submission: Submission) -> Iterator[Said]:
    """The edits that a take-back undoes."""
    if isinstance(submission.claim, TakeBackEntries):
        claims = {entry.submission.number: entry.submission.claim for entry in entries}
        for entry in select_edit_entries(entries):
            edit = entry.submission.claim
            if (
                is_edit_claim(edit)
                and entry.submission.number > submission.claim.to
                and entry.ruling.takes_effect
            ):
                yield _undoes(edit, claims)


def _undoes(edit: EditClaim, claims: Mapping[int, Claim]) -> Said:
    if isinstance(edit, TakeBackEntries):
        return Said("edit-counts-again")
    which = _what(claims[edit.entry]) if edit.entry in claims else named(None, None, None)
    undone = "edit-correction-is-undone" if isinstance(edit, CorrectEntry) else "edit-is-refused-again"
    return Said(undone, {"which": which})


def _dropped(line: Sequence[TimelineItem], submission: Submission, is_all: bool) -> Iterator[Said]:
    """The later entries that a correction drops.

    `is_all`: whether `line` has all of them. Only then their number is known.
    """
    if not isinstance(submission.claim, CorrectEntry) or submission.claim.later != "drop":
        return
    later = [item for item in line if item.takes_effect and item.submission.number > submission.claim.entry]
    if later:
        which = [_what(item.submission.claim) for item in later[:MOST_NAMED]]
        more = len(later) - MOST_NAMED
        if more > 0:
            which.append(Said("edit-more", {"more": more}) if is_all else Said("edit-everything-after"))
        yield Said("edit-drops", {"which": tuple(which)})


def _later_rounds(line: Sequence[TimelineItem], submission: Submission) -> Iterator[Said]:
    """That the rounds after this one stay as they are, if there are any."""
    made = submission.claim
    if not isinstance(made, AllowRefusedEntry | CorrectEntry) or (
        isinstance(made, CorrectEntry) and made.later == "drop"
    ):
        return
    later = (item for item in line if item.takes_effect and item.submission.number >= made.entry)
    events = [event for item in later for event in not_none(item.ruling).events]
    ends = next((place for place, event in enumerate(events) if isinstance(event, RoundScored)), None)
    if ends is not None and any(not isinstance(event, SeatsOutOfMatch) for event in events[ends + 1 :]):
        yield Said("edit-leaves-later-rounds")


def _people(game: Game, before: AnyMatch, after: AnyMatch) -> Iterator[Said]:
    """The seats that come back to the table or leave it, and those that go out of the match or play on."""
    back, gone = _without(after.seating, before.seating), _without(before.seating, after.seating)
    for key, seats in (
        ("edit-sits-again", back),
        ("edit-no-longer-sits", gone),
        ("edit-plays-again", _without(after.order, (*before.order, *back))),
        ("edit-no-longer-plays", _without(before.order, (*after.order, *gone))),
    ):
        yield from (Said(key, {"seat": Person(seat)}) for seat in seats)
    if after.round is not None:
        ruleset = game.ruleset_of(after)
        settled = ruleset.after_a_score(replace(after, round=None), ruleset.target)
        if settled and after.totals != before.totals:
            yield Said("edit-round-decides-who-is-out")


def _without(seats: Sequence[Seat], others: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat not in others]


def _round(game: Game, before: AnyMatch, after: AnyMatch) -> Iterator[Sentence]:
    """The differences of the open round."""
    if after.round is not None and (differences := game.words.changed_table(before, after)):
        yield differences


def _score(game: Game, before: AnyMatch, after: AnyMatch) -> Iterator[Said]:
    fewer = len(before.points) - len(after.points)
    if fewer > 0:
        yield Said("edit-drops-scores", {"rounds": fewer})
    if after.totals != before.totals:
        has_left = [seat for seat in after.circle if seat not in after.seating and after.totals[seat]]
        totals = points_of_people(people(after.seating), [after.totals[seat] for seat in after.seating])
        left = [
            Said("name-and-points-of-who-left", {"seat": Person(seat), "points": after.totals[seat]})
            for seat in has_left
        ]
        yield Said("edit-changes-totals", {"totals": (*totals, *left)})
    elif before.points:
        yield Said("edit-leaves-the-score")
    won_before, won = (winners(game.ruleset_of(match), match) for match in (before, after))
    if won != won_before:
        yield Said("edit-changes-winners", {"winners": people(won)}) if won else Said("edit-nobody-has-won")
