"""What is told back: rulings, states, entries and scores as plain JSON values, with sentences for people.

Everything here is made anew from stored facts; nothing of it is stored but the bytes of a reply.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from referee.games import GAMES
from referee.kit.seats import Seat
from referee.match.agreement import chosen_house_rules, chosen_options, page
from referee.match.edits import Entry, InForce, superseded
from referee.match.game import Candidate, Game
from referee.match.glossary import Term
from referee.match.ledger import ledger
from referee.match.line import apply, items, line
from referee.match.rounds import starter, winners
from referee.match.rule_sheet import in_force, said_first, sheet
from referee.match.state import Match, Rules
from referee.rulings.article import Article, Chapter
from referee.rulings.differences import Difference
from referee.rulings.finding import Finding
from referee.rulings.heard import KEEPER, Heard
from referee.rulings.house import HouseRule
from referee.rulings.judge import judge, would_count
from referee.rulings.ruling import Ruling
from referee.rulings.sources import CHECKED, SOURCES, Source
from referee.wire import dump

Names = Mapping[Seat, str]
Told = dict[str, Any]


def article_link(game: Game, article: str) -> str:
    return f"/v1/rulebooks/{game.name}/articles/{article}"


def chapter_link(game: Game, chapter: Chapter) -> str:
    return f"/v1/rulebooks/{game.name}/chapters/{chapter.id}"


def difference_link(game: Game, difference: Difference) -> str:
    return f"/v1/rulebooks/{game.name}/differences/{difference.id}"


def source_link(key: str) -> str:
    return f"/v1/sources/{key}"


def by_whom(by: str | int) -> str:
    """Who reported a claim, as it is stored and told: `keeper` or `seat 2`."""
    return KEEPER if by == KEEPER else f"seat {by}"


def told_state(game: Game, match: Match) -> Told:
    """The state with what can be read off it: the round's number, who has won, who starts the next round,
    top card and pile."""
    round = None if match.round is None else {**dump(match.round), **dump(game.shown(match))}
    ruleset = game.ruleset_of(match)
    return {
        **dump(match),
        "round_number": match.round_number,
        "winners": list(winners(ruleset, match)),
        "starter": starter(ruleset, match),
        "round": round,
    }


def told_logbook(game: Game, names: Names, entries: Sequence[Entry], left: InForce, limit: int) -> list[Told]:
    """The first of these entries, each with its outcome, as far as the rest of them tells it, and with what
    superseded it, given what all later edits `left` of them."""
    outcomes = game.outcomes(items(entries, left))
    return [
        {
            **told_entry(game, names, entry),
            "outcome": dump(outcomes.get(entry.heard.number)),
            "superseded": dump(superseded(entry, left)),
        }
        for entry in entries[:limit]
    ]


def told_entry(game: Game, names: Names, entry: Entry) -> Told:
    """An entry as it stands in the logbook: the claim as it was heard, and the ruling as it was given."""
    heard, ruling = entry.heard, entry.ruling
    return {
        "number": heard.number,
        "at": heard.at,
        "by": by_whom(heard.by),
        "after": heard.after,
        "claim": dump(heard.claim),
        **told_ruling(game, names, ruling),
    }


def told_ruling(game: Game, names: Names, ruling: Ruling) -> Told:
    return {
        "verdict": ruling.verdict.value,
        "findings": [_told_finding(game, names, finding) for finding in ruling.findings],
        "events": dump(ruling.events),
        "fix": dump(ruling.fix),
        "changed": [
            {
                "entry": changed.entry,
                "ruling": changed.ruling and told_ruling(game, names, changed.ruling),
            }
            for changed in ruling.changed
        ],
        "now_lawful": list(ruling.now_lawful),
    }


def _told_finding(game: Game, names: Names, finding: Finding) -> Told:
    return {
        "article": finding.article,
        "link": article_link(game, finding.article),
        "weight": finding.weight.value,
        "facts": dict(finding.facts),
        "sentence": game.words.said(finding, names.__getitem__),
        "option": _options_by_article(game.name).get(finding.article),
        "house_rule": _house_rules_by_article(game.name).get(finding.article),
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


def told_answer(game: Game, names: Names, entry: Entry, after: Match, with_may: bool) -> Told:
    """The whole answer to a claim: its entry, what each seat does now, and the state after it."""
    return {
        **told_entry(game, names, entry),
        "say": told_say(game, names, entry, after),
        "state": told_state(game, after),
        **({"may": list(told_may(game, after))} if with_may else {}),
    }


def told_say(game: Game, names: Names, entry: Entry, after: Match) -> list[Told]:
    """What each seat does now that this entry was heard."""
    said = game.words.say(game.ruleset_of(after), after, entry.heard, entry.ruling, names.__getitem__)
    return [{"seat": seat, "name": names[seat], "sentence": sentence} for seat, sentence in said.items()]


def told_may(game: Game, match: Match) -> Iterator[Told]:
    """The claims that would not be refused now; for plays and draws also what follows from them."""
    ruleset = game.ruleset_of(match)
    for candidate in game.candidates(match):
        heard = Heard(candidate.claim, KEEPER, 0)
        if would_count(ruleset, match, heard):
            follows = judge(ruleset, match, heard) if candidate.is_act else None
            yield _told_candidate(game, match, candidate, follows)


def _told_candidate(game: Game, match: Match, candidate: Candidate, ruling: Ruling | None) -> Told:
    told = dump(candidate.claim)
    claim = {name: value for name, value in told.items() if name not in candidate.blank}
    if ruling is None:
        return {"claim": claim}
    then = game.follows(apply(game, match, ruling))
    return {"claim": claim, "verdict": ruling.verdict.value, "then": then}


def told_scores(game: Game, names: Names, match: Match, entries: Sequence[Entry]) -> Told:
    """The ledger, totals and standings."""
    ruleset = game.ruleset_of(match)
    return {
        "rounds": dump(ledger(game, line(entries))),
        "totals": list(match.totals),
        "standings": [
            {"place": place, "seat": seat, "name": names[seat], "total": match.totals[seat]}
            for seat, place in places(game, match).items()
        ],
        "winners": list(winners(ruleset, match)),
        "dealer": match.dealer,
        "starter": starter(ruleset, match),
    }


def places(game: Game, match: Match) -> dict[Seat, int]:
    """The place of each seat, the first being 1; equal totals share one, but not with who is out."""
    ruleset = game.ruleset_of(match)
    standings = ruleset.choices["standings"](match, ruleset.settings["target"])
    found: dict[Seat, int] = {}
    shared: dict[int, int] = {}
    for number, seat in enumerate(standings, 1):
        still_in = seat in match.order
        found[seat] = shared.setdefault(match.totals[seat], number) if still_in else number
    return found


# --- the rulebook ---


def told_rulebook(game: Game) -> Told:
    """Every article of a game in the order of its rule sheet, and the chapters they stand in."""
    return {
        "game": game.name,
        "title": game.title,
        "chapters": [_told_contents(game, chapter) for chapter in game.rulebook.chapters.values()],
        "articles": [told_article(game, article) for article in game.rulebook.articles],
    }


def _told_contents(game: Game, chapter: Chapter) -> Told:
    """A chapter as a table of contents has it."""
    return {
        "id": chapter.id,
        "title": chapter.title,
        "link": chapter_link(game, chapter),
        "articles": [_told_reference(game, article) for article in chapter.articles],
    }


def _told_reference(game: Game, article: Article) -> Told:
    return {"id": article.id, "title": article.title, "link": article_link(game, article.id)}


def told_chapter(game: Game, chapter: Chapter) -> Told:
    """A chapter with its articles, or with those of them that are in force."""
    return {
        "id": chapter.id,
        "title": chapter.title,
        "link": chapter_link(game, chapter),
        "articles": [told_article(game, article) for article in chapter.articles],
    }


def told_article(game: Game, article: Article) -> Told:
    """An article with its place, who says so, and what puts it in force where that is a choice."""
    return {
        **dump(article),
        "link": article_link(game, article.id),
        "chapter": game.rulebook.chapter_of(article).id,
        "said_by": _told_voices(article.sources),
        "checked": CHECKED,
        "option": _options_by_article(game.name).get(article.id),
        "house_rule": _house_rules_by_article(game.name).get(article.id),
    }


def _told_voices(keys: Iterable[str]) -> list[Told]:
    return [{"key": key, "what": SOURCES[key].what, "link": source_link(key)} for key in keys]


def told_source(source: Source) -> Told:
    return {**dump(source), "link": source_link(source.key), "checked": CHECKED}


def told_rule_sheet(game: Game, match: Match) -> Told:
    """What is in force at a table: what it agreed on, and the chapters of the rulebook."""
    return {
        "game": game.name,
        "title": _sheet_title(game, match),
        "lines": said_first(match.rules, page(game, match, match.rules)),
        "chapters": [
            told_chapter(game, chapter) for chapter in in_force(game, match.rules, len(match.order))
        ],
    }


def rule_sheet_text(game: Game, match: Match) -> str:
    """The same as a page of text."""
    lines = said_first(match.rules, page(game, match, match.rules))
    chapters = in_force(game, match.rules, len(match.order))
    return "".join(f"{line}\n" for line in sheet(_sheet_title(game, match), lines, chapters))


def _sheet_title(game: Game, match: Match) -> str:
    return f"{game.title}: {game.presets[match.rules.preset].title}"


def told_glossary() -> list[Told]:
    """The words that answers use, in alphabetical order."""
    terms = {term.id: term for game in GAMES.values() for term in game.glossary}
    return [_told_term(term) for term in sorted(terms.values(), key=lambda term: term.word)]


def _told_term(term: Term) -> Told:
    return {
        "id": term.id,
        "word": term.word,
        "text": term.text,
        "link": f"/v1/glossary/{term.id}",
        "articles": _speaking_of(term.id),
    }


def _speaking_of(term_id: str) -> list[Told]:
    """The articles of all games that speak of a word; what holds in every match is told once."""
    found: dict[str, Told] = {}
    for game in GAMES.values():
        for article in (article for term in game.glossary if term.id == term_id for article in term.articles):
            found.setdefault(article.id, _told_reference(game, article))
    return list(found.values())


# --- what a table plays by ---


def told_agreement(game: Game, match: Match) -> Told:
    """The rules in force as they are read before the first deal, and those of the next one if others."""
    coming = match.next_rules
    return {
        **_told_rules(game, match, match.rules),
        "next": None if coming is None else _told_rules(game, match, coming),
    }


def _told_rules(game: Game, match: Match, rules: Rules) -> Told:
    preset = game.presets[rules.preset]
    return {
        "preset": preset.id,
        "title": preset.title,
        "lines": list(preset.lines),
        "target": rules.target,
        "options": [
            {
                "difference": difference.id,
                "question": difference.question,
                "option": option.id,
                "text": option.text,
                "sources": list(option.sources),
                "departs": option is not difference.default,
                "link": difference_link(game, difference),
            }
            for difference, option in chosen_options(game, rules)
        ],
        "house_rules": [
            {
                "id": rule.id,
                "title": rule.article.title,
                "text": rule.article.text,
                "settled": dump(settled),
                "link": article_link(game, rule.article.id),
            }
            for rule, settled in chosen_house_rules(game, rules)
        ],
        "page": page(game, match, rules),
    }


def told_difference(game: Game, difference: Difference) -> Told:
    """A question on which the sources disagree or a table picks, with all its answers."""
    return {
        "id": difference.id,
        "link": difference_link(game, difference),
        "question": difference.question,
        "why": difference.why,
        "default": difference.default.id,
        "options": [
            {
                "option": option.id,
                "text": option.text,
                "sources": list(option.sources),
                "articles": [article.id for article in option.articles],
                "said_by": _told_voices(option.sources),
                "article_links": [article_link(game, article.id) for article in option.articles],
            }
            for option in difference.options
        ],
    }


def told_presets(game: Game) -> list[Told]:
    return [
        {
            "id": preset.id,
            "game": game.name,
            "title": preset.title,
            "lines": list(preset.lines),
            "differences": dump(preset.differences),
            "house_rules": dump(preset.house_rules),
        }
        for preset in game.presets.values()
    ]


def told_house_rules(game: Game) -> list[Told]:
    return [_told_house_rule(game, rule) for rule in game.house_rules]


def _told_house_rule(game: Game, rule: HouseRule) -> Told:
    article = rule.article
    # That two clash is said of one of them, and told of both.
    clashes = {other.id: other.clashes[rule.id] for other in game.house_rules if rule.id in other.clashes}
    return {
        "id": rule.id,
        "game": game.name,
        "title": article.title,
        "text": article.text,
        "sources": list(article.sources),
        "article": article.id,
        "link": article_link(game, article.id),
        "parameters": [
            {
                "name": name,
                "question": parameter.question,
                "default": dump(parameter.default),
                "among": list(parameter.among),
                "several": parameter.several,
            }
            for name, parameter in rule.parameters.items()
        ],
        "clashes": [
            {"with": other, "because": reason} for other, reason in (clashes | dict(rule.clashes)).items()
        ],
    }
