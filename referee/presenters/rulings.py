"""Entries of the logbook and their rulings, with sentences and names."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

from referee.games import GAMES
from referee.kit.seats import Seat
from referee.match.history.line import items
from referee.match.model.edits import EditEffects, Entry, Superseded, superseded
from referee.match.model.game import Game, Outcome
from referee.match.model.ruleset import MatchRuleset
from referee.match.model.saying import Part, read_aloud
from referee.match.model.state import AnyMatch
from referee.presenters.links import article_link
from referee.presenters.members import AClaim, Doc, HeardClaim, Moment
from referee.rulings.finding import Finding, Weight
from referee.rulings.ruling import Ruling, Verdict
from referee.rulings.shapes import ABSENT, Absent, Flat
from referee.rulings.submission import Submission, reporter_text
from referee.rulings.tags import Event

Names = Mapping[Seat, str]


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
    weight: Weight
    facts: Annotated[Mapping[str, Any], "facts"]
    sentence: str
    option: OptionChosenView | None
    house_rule: str | None


@dataclass(frozen=True)
class ChangedView:
    """The new ruling on an earlier entry; null: that entry no longer changes anything."""

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
            AClaim,
            Doc(
                "A claim that mends the refusal: one to send instead of the refused claim, or a "
                "correction of an earlier entry."
            ),
        ]
        | None
    )
    changed: tuple[ChangedView, ...]
    now_lawful: tuple[int, ...]


@dataclass(frozen=True)
class EntryView:
    """An entry of the logbook."""

    number: int
    at: Moment
    by: Annotated[str, Doc("Who sent it: `keeper`, or a seat such as `seat 2`.")]
    after: int | None
    claim: Annotated[HeardClaim, Doc("The claim as it was sent.")]
    ruling: Flat[RulingView]


@dataclass(frozen=True)
class PartView:
    """One sentence for a seat, and its article. `turn`: what the game asks of the seat; `remedy`: what
    corrects a mistake; `penalty`: what a mistake costs; `information`: everything else."""

    part: Flat[Part]
    link: str


@dataclass(frozen=True)
class SeatInstructionsView:
    """What a seat has to do now. `sentence` is all `parts` joined together."""

    seat: Seat
    name: str
    sentence: str
    parts: tuple[PartView, ...]


@dataclass(frozen=True)
class LoggedEntryView:
    """An entry of the logbook, with what later entries changed about it. In a stream, the newest entry also
    has `say`: what each seat has to do now."""

    entry: Flat[EntryView]
    outcome: Outcome | None
    superseded: Superseded | None
    say: tuple[SeatInstructionsView, ...] | Absent = ABSENT


@dataclass(frozen=True)
class LogbookView:
    """Entries in order. If the last entry of the match is among them, `say` has what each seat has to do
    now."""

    entries: tuple[LoggedEntryView, ...]
    number: int
    more: bool
    say: tuple[SeatInstructionsView, ...]


def present_logbook(
    game: Game, names: Names, entries: Sequence[Entry], left: EditEffects, limit: int
) -> Iterator[LoggedEntryView]:
    """Yield the first `limit` of these entries, each with its outcome and with the edit that superseded it.

    Later entries decide the outcome. `left` is what all edits left in force.
    """
    outcomes = game.outcomes(items(entries, left))
    for entry in entries[:limit]:
        outcome = outcomes.get(entry.submission.number)
        yield LoggedEntryView(present_entry(game, names, entry), outcome, superseded(entry, left))


def present_entry(game: Game, names: Names, entry: Entry) -> EntryView:
    """Return an entry of the logbook: the claim as submitted, and the ruling as given."""
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
    game: Game, names: Names, ruling: Ruling, submission: Submission | None = None
) -> RulingView:
    """Return a ruling. With its submission, the sentences also say what happened."""
    return RulingView(
        verdict=ruling.verdict,
        findings=tuple(
            _present_finding(game, names, finding, ruling, submission) for finding in ruling.findings
        ),
        events=ruling.events,
        remedy=ruling.remedy,
        changed=tuple(
            ChangedView(
                changed.entry,
                None if changed.ruling is None else present_ruling(game, names, changed.ruling),
            )
            for changed in ruling.changed
        ),
        now_lawful=ruling.now_lawful,
    )


def _present_finding(
    game: Game, names: Names, finding: Finding, ruling: Ruling, submission: Submission | None
) -> FindingView:
    name = names.__getitem__
    sentence = (
        game.words.sentence_in_ruling(finding, submission, ruling, name)
        if submission
        else game.words.finding_sentence(finding, name)
    )
    return _finding(game, finding.article, finding.weight, finding.facts, sentence)


def present_procedure(game: Game, ruleset: MatchRuleset, claim: Any, weight: Weight) -> FindingView:
    """Return a finding with the text of the article on the procedure for such a claim."""
    article = ruleset.article_in_force(ruleset.procedures[claim.__class__].article)
    return _finding(game, article.id, weight, {}, article.text)


def _finding(
    game: Game, article: str, weight: Weight, facts: Mapping[str, Any], sentence: str
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
    """Return the options that put articles in force, by the id of the article."""
    return {
        article.id: OptionChosenView(difference.id, option.id)
        for difference in GAMES[game].differences
        for option in difference.options
        for article in option.articles
    }


@cache
def house_rules_by_article(game: str) -> dict[str, str]:
    """Return the ids of house rules, by the ids of their articles."""
    return {
        article.id: rule.id for rule in GAMES[game].house_rules for article in (rule.article, *rule.articles)
    }


def present_say(game: Game, names: Names, entry: Entry, after: AnyMatch) -> tuple[SeatInstructionsView, ...]:
    """Return what each seat has to do after this entry, as one text and sentence by sentence."""
    parts_by_seat = game.words.parts(
        game.ruleset_of(after), after, entry.submission, entry.ruling, names.__getitem__
    )
    return tuple(
        SeatInstructionsView(
            seat=seat,
            name=names[seat],
            sentence=read_aloud(parts),
            parts=tuple(PartView(part, article_link(game, part.article)) for part in parts),
        )
        for seat, parts in parts_by_seat.items()
    )
