"""Entries of the logbook and what was ruled on them, with sentences and names."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from referee.codec import dump
from referee.games import GAMES
from referee.kit.seats import Seat
from referee.match.history.line import items
from referee.match.model.edits import Entry, InForce, superseded
from referee.match.model.game import Game
from referee.match.model.saying import spoken
from referee.match.model.state import Match
from referee.presenters.links import article_link
from referee.rulings.finding import Finding
from referee.rulings.ruleset import Ruleset
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission, by_whom

Names = Mapping[Seat, str]
Told = dict[str, Any]


def present_logbook(
    game: Game, names: Names, entries: Sequence[Entry], left: InForce, limit: int
) -> list[Told]:
    """The first of these entries, each with its outcome, as far as the rest of them tells it, and with what
    superseded it, given what all later edits `left` of them."""
    outcomes = game.outcomes(items(entries, left))
    return [
        {
            **present_entry(game, names, entry),
            "outcome": dump(outcomes.get(entry.submission.number)),
            "superseded": dump(superseded(entry, left)),
        }
        for entry in entries[:limit]
    ]


def present_entry(game: Game, names: Names, entry: Entry) -> Told:
    """An entry as it stands in the logbook: the claim as it was heard, and the ruling as it was given."""
    submission, ruling = entry.submission, entry.ruling
    return {
        "number": submission.number,
        "at": submission.at,
        "by": by_whom(submission.by),
        "after": submission.after,
        "claim": dump(submission.claim),
        **present_ruling(game, names, ruling, submission),
    }


def present_ruling(game: Game, names: Names, ruling: Ruling, submission: Submission | None = None) -> Told:
    """A ruling; with what was heard also what happened by it."""
    return {
        "verdict": ruling.verdict.value,
        "findings": [
            _present_finding(game, names, finding, ruling, submission) for finding in ruling.findings
        ],
        "events": dump(ruling.events),
        "fix": dump(ruling.fix),
        "changed": [
            {
                "entry": changed.entry,
                "ruling": changed.ruling and present_ruling(game, names, changed.ruling),
            }
            for changed in ruling.changed
        ],
        "now_lawful": list(ruling.now_lawful),
    }


def _present_finding(
    game: Game, names: Names, finding: Finding, ruling: Ruling, submission: Submission | None
) -> Told:
    name = names.__getitem__
    said = (
        game.words.told(finding, submission, ruling, name) if submission else game.words.said(finding, name)
    )
    return {
        "article": finding.article,
        "link": article_link(game, finding.article),
        "weight": finding.weight.value,
        "facts": dict(finding.facts),
        "sentence": said,
        "option": _options_by_article(game.name).get(finding.article),
        "house_rule": _house_rules_by_article(game.name).get(finding.article),
    }


def present_procedure(game: Game, ruleset: Ruleset, claim: Any) -> Told:
    """A finding that tells no more than the article of the procedure for such a claim."""
    article = ruleset.cited(ruleset.procedures[claim.__class__].article)
    return {
        "article": article.id,
        "link": article_link(game, article.id),
        "facts": {},
        "sentence": article.text,
        "option": _options_by_article(game.name).get(article.id),
        "house_rule": _house_rules_by_article(game.name).get(article.id),
    }


@cache
def _options_by_article(game: str) -> dict[str, Told]:
    """For an article that only one answer to a question puts in force: the question, and the answer."""
    return {
        article.id: {"difference": difference.id, "option": option.id}
        for difference in GAMES[game].differences
        for option in difference.options
        for article in option.articles
    }


@cache
def _house_rules_by_article(game: str) -> dict[str, str]:
    return {
        article.id: rule.id for rule in GAMES[game].house_rules for article in (rule.article, *rule.articles)
    }


def present_say(game: Game, names: Names, entry: Entry, after: Match) -> list[Told]:
    """What each seat does now that this entry was heard: as it is read out, and sentence by sentence."""
    said = game.words.parts(game.ruleset_of(after), after, entry.submission, entry.ruling, names.__getitem__)
    return [
        {
            "seat": seat,
            "name": names[seat],
            "sentence": spoken(parts),
            "parts": [{**dump(part), "link": article_link(game, part.article)} for part in parts],
        }
        for seat, parts in said.items()
    ]
