"""Views (answers of the API) about logbook entries and rulings, with sentences and the names of players."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any

from referee.games import GAMES
from referee.kit.said import Sentence
from referee.kit.seats import NameOfSeat, Seat
from referee.match.history.line import iterate_timeline
from referee.match.model.articles import text_of
from referee.match.model.edits import ChangeByEdit, EditEffects, Entry, change_by_newest_edit
from referee.match.model.game import Game, RulingOutcome
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.saying import InstructionKind, InstructionPart, InstructionParts
from referee.match.model.state import AnyMatch
from referee.match.text.rendering import first_and_more, text_of_instructions
from referee.presenters.links import article_link
from referee.presenters.members import ClaimToSend, HeardClaim, MemberDoc, Moment
from referee.rulings.finding import Finding, FindingWeight
from referee.rulings.ruling import Ruling
from referee.rulings.shapes import ABSENT, AbsentInJSON, FlattenedInJSON
from referee.rulings.submission import Submission, reporter_text
from referee.rulings.tags import Event
from referee.rulings.verdict import Verdict

NameBySeat = Mapping[Seat, str]


@dataclass(frozen=True)
class OptionChosenView:
    """The rule option that puts the article in force."""

    difference: str
    option: str | int


@dataclass(frozen=True)
class FindingView:
    """One article applied to the claim."""

    article: str
    link: str
    weight: FindingWeight
    facts: Annotated[Mapping[str, Any], "facts"]
    sentence: str
    option: OptionChosenView | None
    house_rule: str | None
    more: Annotated[str, MemberDoc("Further sentences, such as the reason.")] | AbsentInJSON = ABSENT


@dataclass(frozen=True)
class ChangedRulingView:
    """The new ruling on an earlier entry. `ruling` is null if that entry no longer changes anything."""

    entry: int
    ruling: "RulingView | None"


@dataclass(frozen=True)
class RulingView:
    """The ruling on a claim."""

    verdict: Verdict
    findings: tuple[FindingView, ...]
    events: tuple[Event, ...]
    remedy: (
        Annotated[
            ClaimToSend,
            MemberDoc(
                "A claim that mends the refusal: one to send instead of the refused claim, or a "
                "correction of an earlier entry."
            ),
        ]
        | None
    )
    changed: tuple[ChangedRulingView, ...]
    now_lawful: tuple[int, ...]


@dataclass(frozen=True)
class EntryView:
    """An entry of the logbook."""

    number: int
    at: Moment
    by: Annotated[str, MemberDoc("Who sent it: `keeper`, or a seat such as `seat 2`.")]
    after: int | None
    claim: Annotated[HeardClaim, MemberDoc("The claim as it was sent.")]
    ruling: FlattenedInJSON[RulingView]


@dataclass(frozen=True)
class InstructionPartView:
    """One sentence for a seat, and its article. `turn`: what the game asks of the seat; `remedy`: what
    corrects a mistake; `penalty`: what a mistake costs; `information`: everything else."""

    kind: InstructionKind
    article: str
    sentence: str
    link: str
    more: Annotated[str, MemberDoc("Further sentences, such as a cost.")] | AbsentInJSON = ABSENT


@dataclass(frozen=True)
class SeatInstructionsView:
    """What a seat has to do now. `sentence` is all `parts` joined together, with all their sentences."""

    seat: Seat
    name: str
    sentence: str
    parts: tuple[InstructionPartView, ...]


@dataclass(frozen=True)
class LoggedEntryView:
    """An entry of the logbook, with what later entries changed about it. In a stream, the newest entry also
    has `say`: what each seat has to do now."""

    entry: FlattenedInJSON[EntryView]
    outcome: RulingOutcome | None
    superseded: ChangeByEdit | None
    say: tuple[SeatInstructionsView, ...] | AbsentInJSON = ABSENT


@dataclass(frozen=True)
class LogbookView:
    """Entries in order. If the last entry of the match is among them, `say` has what each seat has to do
    now."""

    entries: tuple[LoggedEntryView, ...]
    number: int
    more: bool
    say: tuple[SeatInstructionsView, ...]


def present_logbook(
    game: Game, names: NameBySeat, entries: Sequence[Entry], left: EditEffects, limit: int
) -> Iterator[LoggedEntryView]:
    """Yield the views of the first `limit` entries. Each view has the outcome of the entry and the last edit
    that changed it.

    - `entries`: The entries to show, and later entries that may show the outcome of an earlier entry.
    - `left`: The effects of all edits (claims that take back or correct entries) of the match.
    """
    outcomes = game.outcomes(iterate_timeline(entries, left))
    for entry in entries[:limit]:
        outcome = outcomes.get(entry.submission.number)
        yield LoggedEntryView(present_entry(game, names, entry), outcome, change_by_newest_edit(entry, left))


def present_entry(game: Game, names: NameBySeat, entry: Entry) -> EntryView:
    """Return the view of a logbook entry: its claim, and the ruling that was given when it was entered."""
    submission = entry.submission
    return EntryView(
        number=submission.number,
        at=submission.at,
        by=reporter_text(submission.by),
        after=submission.after,
        claim=submission.claim,
        ruling=present_ruling(game, names, entry.ruling, submission),
    )


def present_ruling(
    game: Game, names: NameBySeat, ruling: Ruling, submission: Submission | None = None
) -> RulingView:
    """Return the view of a ruling, with sentences.

    `submission`: the claim of the ruling. If it is None, the sentences do not describe the effect of the
    claim.
    """
    return RulingView(
        verdict=ruling.verdict,
        findings=tuple(
            _present_finding(game, names, finding, ruling, submission) for finding in ruling.findings
        ),
        events=ruling.events,
        remedy=ruling.remedy,
        changed=tuple(
            ChangedRulingView(
                changed.entry,
                None if changed.ruling is None else present_ruling(game, names, changed.ruling),
            )
            for changed in ruling.changed
        ),
        now_lawful=ruling.now_lawful,
    )


def _present_finding(
    game: Game, names: NameBySeat, finding: Finding, ruling: Ruling, submission: Submission | None
) -> FindingView:
    sentence = sentence_of_finding(game, finding, ruling, submission)
    text, more = first_and_more(game, sentence, finding.article, names.__getitem__)
    view = _make_finding_view(game, finding.article, finding.weight, finding.facts, text)
    return view if more is None else replace(view, more=more)


def sentence_of_finding(
    game: Game, finding: Finding, ruling: Ruling, submission: Submission | None
) -> Sentence:
    """Return the sentence for a finding of a ruling. See `present_ruling` for `submission`."""
    if submission is None:
        return game.words.finding_sentence(finding)
    return game.words.sentence_for_finding(finding, submission, ruling)


def present_article_for_claim_as_finding(
    game: Game, ruleset: MatchRuleset, claim: Any, weight: FindingWeight
) -> FindingView:
    """Return the view of a finding about the article for this type of claim. Its sentence is the article's
    text."""
    article = ruleset.article_or_its_substitute(ruleset.procedures[claim.__class__].article)
    return _make_finding_view(game, article.id, weight, {}, text_of(article))


def _make_finding_view(
    game: Game, article: str, weight: FindingWeight, facts: Mapping[str, Any], sentence: str
) -> FindingView:
    return FindingView(
        article=article,
        link=article_link(game, article),
        weight=weight,
        facts=facts,
        sentence=sentence,
        option=options_by_article(game.name).get(article),
        house_rule=house_rules_by_article(game.name).get(article),
    )


@cache
def options_by_article(game: str) -> dict[str, OptionChosenView]:
    """Return the rule options that put articles in force. The keys are the ids of the articles.

    `game`: the name of the game.
    """
    return {
        article.id: OptionChosenView(difference.id, option.id)
        for difference in GAMES[game].differences
        for option in difference.options
        for article in option.articles
    }


@cache
def house_rules_by_article(game: str) -> dict[str, str]:
    """Return the ids of the house rules that have articles. The keys are the ids of the articles.

    `game`: the name of the game.
    """
    return {
        article.id: rule.id for rule in GAMES[game].house_rules for article in (rule.article, *rule.articles)
    }


def present_instructions(
    game: Game, names: NameBySeat, entry: Entry, after: AnyMatch
) -> tuple[SeatInstructionsView, ...]:
    """Return the instructions for each seat after this entry. An instruction says what the player does next.

    Each seat gets its instructions as single sentences and as one text. `after`: the state of the match after
    the entry.
    """
    parts_by_seat = game.words.parts(game.ruleset_of(after), after, entry.submission, entry.ruling)
    return tuple(present_seat_instructions(game, names, seat, parts) for seat, parts in parts_by_seat.items())


def present_seat_instructions(
    game: Game, names: NameBySeat, seat: Seat, parts: InstructionParts
) -> SeatInstructionsView:
    """Return the instructions for one seat, as single sentences and as one text."""
    name = names.__getitem__
    views = tuple(_present_instruction(game, part, name) for part in parts)
    return SeatInstructionsView(seat, names[seat], text_of_instructions(game, parts, name), views)


def _present_instruction(game: Game, part: InstructionPart, name: NameOfSeat) -> InstructionPartView:
    sentence, more = first_and_more(game, part.sentence, part.article, name)
    return InstructionPartView(
        part.kind, part.article, sentence, article_link(game, part.article), ABSENT if more is None else more
    )
