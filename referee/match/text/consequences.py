"""What an edit of the line comes to, in sentences: what fell, what stays by agreement, and the score."""

from collections.abc import Iterator, Mapping, Sequence

from referee.kit.seats import NameOfSeat, Seat
from referee.kit.values import not_none, replace
from referee.languages.grammar import in_words, started
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
from referee.match.text.sentences import listed, named
from referee.rulings.finding import FindingWeight
from referee.rulings.judge import AGREEMENT_ARTICLE
from referee.rulings.ruling import Ruling, RulingChangedByEdit
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, card_named_in_claim, seat_named_in_claim

IF_IT_HAPPENED = "if it happened, let it count"
MOST_NAMED = 3
"""So many claims are named; of the others it is told how many they are."""


def consequences(
    game: Game,
    edit_range: EntriesNeededForEdit,
    edit: Entry,
    before: AnyMatch,
    after: AnyMatch,
    name: NameOfSeat,
) -> list[str]:
    """What an edit changes; `edit_range` is what it was judged by, `before` and `after` the match without it
    and with it. Nothing if it is refused."""
    submission, ruling = edit.submission, edit.ruling
    if not ruling.takes_effect:
        return []
    line = edit_range.timeline()
    by_number = {item.submission.number: item for item in line}
    went_on = _last_that_shows_play(game, before, line, edit)
    told = [
        _changed(game, changed, by_number, submission, changed.entry < went_on, name)
        for changed in ruling.changed
    ]
    lawful = [
        _is_lawful(by_number[number].submission.claim, submission, name) for number in ruling.now_lawful
    ]
    return [
        *filter(None, told),
        *lawful,
        *_undone(edit_range.entries, submission, name),
        *_dropped(line, submission, edit_range.has_all_entries, name),
        *_later_rounds(line, submission),
        *_people(game, before, after, name),
        *_score(game, before, after, name),
        *_round(game, before, after, name),
        *game.moved(before, after, name),
    ]


def _is_lawful(claim: Claim, edit: Submission, name: NameOfSeat) -> str:
    """What was refused, and would not be any more."""
    if isinstance(claim, ScoreRound):
        now = "After this correction" if isinstance(edit.claim, CorrectEntry) else "Now"
        return f"{now} the score that was refused is right: let it count if you like."
    return started(f"{_what(claim, name)} would be allowed now: {IF_IT_HAPPENED}.")


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
    name: NameOfSeat,
) -> str | None:
    """What became of an entry, where it is worth saying; `went_on`: the table played on after it."""
    item, ruling = line[changed.entry], changed.ruling
    made = submission.claim
    is_itself = isinstance(made, AllowRefusedEntry | CorrectEntry) and changed.entry == made.entry
    claim = made.instead if is_itself and isinstance(made, CorrectEntry) else item.submission.claim
    which = _what(claim, name)
    if ruling is None and isinstance(made, CorrectEntry) and made.later == "fitting":
        return f"{started(which)} no longer fits and is taken out."
    if ruling is None:
        return f"{started(which)} is taken out: what it was about did not happen."
    if not ruling.takes_effect:
        return started(f"{which} stays refused.{_because(game, ruling, name)}") if is_itself else None
    if ruling.findings[0].article == AGREEMENT_ARTICLE.id:
        return _counts_all_the_same(game, ruling, claim, _why(made, is_itself, went_on), name)
    return started(f"{which} counts now.") if not item.takes_effect and not is_itself else None


def _why(made: Claim, is_itself: bool, went_on: bool) -> str:
    """Why an entry counts that the rules refuse."""
    if is_itself and (
        isinstance(made, AllowRefusedEntry) or (isinstance(made, CorrectEntry) and made.agreed)
    ):
        return "counts, because you agreed on it"
    return "stays, because you played on" if went_on else "still counts"


def _counts_all_the_same(game: Game, ruling: Ruling, claim: Claim, why: str, name: NameOfSeat) -> str:
    """That an entry counts, for this reason, although the rules refuse it."""
    broken = (
        game.words.refusal_in_past(finding, name)
        for finding in ruling.findings
        if finding.weight is FindingWeight.BREAKS
    )
    which = _what(claim, name)
    although = next(filter(None, broken), f"{which} was against the rules").replace(which, "it")
    return started(f"{which} {why}, although {although}.")


def _because(game: Game, ruling: Ruling, name: NameOfSeat) -> str:
    broken = [finding for finding in ruling.findings if finding.weight is FindingWeight.BREAKS]
    return f" {game.words.finding_sentence(broken[0], name)}" if broken else ""


def _what(claim: Claim, name: NameOfSeat) -> str:
    """What somebody said, as people speak of it."""
    seat, card = seat_named_in_claim(claim), card_named_in_claim(claim)
    return named(claim.tag, None if seat is None else name(seat), None if card is None else card.name)


def _undone(entries: Sequence[Entry], submission: Submission, name: NameOfSeat) -> Iterator[str]:
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
                yield _undoes(edit, claims, name)


def _undoes(edit: EditClaim, claims: Mapping[int, Claim], name: NameOfSeat) -> str:
    if isinstance(edit, TakeBackEntries):
        return "What was taken back counts again."
    which = _what(claims[edit.entry], name) if edit.entry in claims else "that"
    if isinstance(edit, CorrectEntry):
        return f"The correction of {which} is taken back."
    return started(f"{which} is refused again.")


def _dropped(
    line: Sequence[TimelineItem], submission: Submission, is_all: bool, name: NameOfSeat
) -> Iterator[str]:
    """What is dropped; how much that is can be said where the line `is_all` there."""
    if not isinstance(submission.claim, CorrectEntry) or submission.claim.later != "drop":
        return
    later = [item for item in line if item.takes_effect and item.submission.number > submission.claim.entry]
    if later:
        told = [_what(item.submission.claim, name) for item in later[:MOST_NAMED]]
        many = len(later) - MOST_NAMED
        more = [f"{in_words(many)} more" if is_all else "everything after that"] if many > 0 else []
        yield f"What came later no longer counts: {listed([*told, *more])}."


def _later_rounds(line: Sequence[TimelineItem], submission: Submission) -> Iterator[str]:
    """That rounds which followed are left alone, where there are any."""
    made = submission.claim
    if not isinstance(made, AllowRefusedEntry | CorrectEntry) or (
        isinstance(made, CorrectEntry) and made.later == "drop"
    ):
        return
    later = (item for item in line if item.takes_effect and item.submission.number >= made.entry)
    events = [event for item in later for event in not_none(item.ruling).events]
    ends = next((place for place, event in enumerate(events) if isinstance(event, RoundScored)), None)
    if ends is not None and any(not isinstance(event, SeatsOutOfMatch) for event in events[ends + 1 :]):
        yield "Later rounds stay as they are."


def _people(game: Game, before: AnyMatch, after: AnyMatch, name: NameOfSeat) -> Iterator[str]:
    """Who is at the table again, or no more; and who is out of the match, or plays on."""
    for seats, told in (
        (_without(after.seating, before.seating), "{} sits at the table again."),
        (_without(before.seating, after.seating), "{} no longer sits at the table."),
        (
            _without(after.order, (*before.order, *_without(after.seating, before.seating))),
            "{} is playing again.",
        ),
        (
            _without(before.order, (*after.order, *_without(before.seating, after.seating))),
            "{} is not playing any more.",
        ),
    ):
        yield from (told.format(name(seat)) for seat in seats)
    if after.round is not None:
        ruleset = game.ruleset_of(after)
        settled = ruleset.after_a_score(replace(after, round=None), ruleset.target)
        if settled and after.totals != before.totals:
            yield "The end of this round decides who is out of the match."


def _without(seats: Sequence[Seat], others: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat not in others]


def _round(game: Game, before: AnyMatch, after: AnyMatch, name: NameOfSeat) -> Iterator[str]:
    """How the open round stands, as far as it stands otherwise."""
    if after.round is not None and (told := game.words.changed_table(before, after, name)):
        yield told


def _score(game: Game, before: AnyMatch, after: AnyMatch, name: NameOfSeat) -> Iterator[str]:
    fewer = len(before.points) - len(after.points)
    if fewer > 0:
        rounds = "round no longer counts" if fewer == 1 else "rounds no longer count"
        yield f"{in_words(fewer).capitalize()} scored {rounds}."
    if after.totals != before.totals:
        has_left = [seat for seat in after.circle if seat not in after.seating and after.totals[seat]]
        totals = [f"{name(seat)} {after.totals[seat]}" for seat in after.seating]
        totals += [f"{name(seat)} {after.totals[seat]} (left)" for seat in has_left]
        yield f"The totals are now {listed(totals)}."
    elif before.points:
        yield "The score stays as it is."
    won_before, won = (winners(game.ruleset_of(match), match) for match in (before, after))
    if won != won_before:
        names = listed([name(seat) for seat in won])
        yield f"{names} won the match." if won else "Nobody has won the match yet."
