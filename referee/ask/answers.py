"""The answer to a question: what the judge rules on its example, under the rules of whoever asks."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from referee.ask.question import Change, Question
from referee.games import GAMES
from referee.match.agreement import expanded, faults
from referee.match.edits import Entry
from referee.match.game import Game
from referee.match.rulebook import RULES
from referee.match.state import Rules
from referee.match.transcript import Opening, Transcript
from referee.rulings.article import Article
from referee.rulings.finding import Finding, Weight
from referee.rulings.ruling import Ruling

LET_COUNT = "! "
SENTENCE_ENDS = re.compile(r"(?<=\.) (?=[A-Z])")
ABOUT_TWO = "That question is about two players."
PEOPLE_OF_A_QUOTE = 4


@dataclass(frozen=True)
class Ruled:
    """What an example comes to under some rules.

    `verdict` is None where it cannot come up, or where an article is only quoted. `line` is the answer in one
    line, `why` the sentences of all findings, `article` the one that decides.
    """

    verdict: str | None
    line: str
    why: tuple[str, ...]
    article: Article


@dataclass(frozen=True)
class Otherwise:
    """A choice under which the answer is another one: who says so, and what it is then."""

    change: Change
    sources: tuple[str, ...]
    ruled: Ruled


@dataclass(frozen=True)
class Answer:
    """A question with its answer under some rules, and what it would be under others."""

    question: Question
    ruled: Ruled
    otherwise: tuple[Otherwise, ...]


def answer(question: Question, rules: Rules) -> Answer:
    """The answer under these rules (in any game's short or expanded form)."""
    game = GAMES[question.game]
    # By its name alone a preset would bring back the house rules that are left out in `_changed`.
    complete = replace(expanded(game, rules), preset=Rules().preset)
    ruled = ruled_on(question, complete)
    return Answer(question, ruled, tuple(_otherwise(question, game, complete, ruled)))


def ruled_on(question: Question, rules: Rules) -> Ruled:
    """What the judge rules on the example, or the article that is quoted."""
    game = GAMES[question.game]
    if question.example is None:
        article = game.ruleset(rules, PEOPLE_OF_A_QUOTE).cited(question.article)
        return Ruled(None, _in_short(article.text), (article.text,), article)
    return _judged(question, rules)


@lru_cache(maxsize=2048)
def _judged(question: Question, rules: Rules) -> Ruled:
    game, example = GAMES[question.game], question.example
    people = tuple(example.people.split())
    if wrong := faults(game, rules, len(people)):
        why = ABOUT_TWO if len(people) == 2 else _first(wrong)
        return Ruled(None, why, (why,), RULES)
    table = Transcript(game, Opening(game.name, rules, people))
    for line in example.before:
        entry = _told(table, line)
        if not entry.ruling.counts:
            said = game.words.said(entry.ruling.findings[0], table.name)
            why = f"At this table that cannot come up: {said}"
            return Ruled(None, why, (why,), game.rulebook[entry.ruling.findings[0].article])
    return _ruled(question, table, table.tell(example.claim))


def _told(table: Transcript, line: str) -> Entry:
    """The line as the table hears it; one that the table lets count is allowed at once."""
    entry = table.tell(line.removeprefix(LET_COUNT))
    if line.startswith(LET_COUNT) and not entry.ruling.counts:
        return table.tell(f"allow {entry.heard.number}")
    return entry


def _ruled(question: Question, table: Transcript, entry: Entry) -> Ruled:
    game, ruling = table.game, entry.ruling
    says = [one for one in ruling.findings if one.facts or one.weight is not Weight.HOLDS]
    about = _about(question, game, ruling)
    deciding = about or next(iter(says), ruling.findings[0])
    decides = game.rulebook[deciding.article]
    article = game.ruleset_of(table.state).cited(decides if about or says else question.about or decides)
    said = game.words.said(deciding, table.name) if deciding in says else article.text
    yes = {None: "", True: "Yes. ", False: "No. "}[_is_yes(question, ruling.counts)]
    why = dict.fromkeys((said, *(game.words.said(one, table.name) for one in says)))
    return Ruled(ruling.verdict.value, f"{yes}{_in_short(said)}", tuple(why), article)


def _in_short(text: str) -> str:
    """The first two sentences: what follows is told with the article."""
    return " ".join(SENTENCE_ENDS.split(text)[:2])


def _about(question: Question, game: Game, ruling: Ruling) -> Finding | None:
    """The finding of the article that the question is about, or of what this table has in its place."""
    if question.about is None:
        return None
    about = question.about.id
    found = (one for one in ruling.findings if about in (one.article, game.rulebook[one.article].instead_of))
    return next(found, None)


def _is_yes(question: Question, counts: bool) -> bool | None:
    return None if question.yes is None else counts is (question.yes == "counts")


def _first(wrong: object) -> str:
    """The first sentence of what is wrong with rules."""
    while not isinstance(wrong, str):
        wrong = next(iter(wrong.values() if isinstance(wrong, dict) else wrong))
    return wrong


# --- what it would be under other rules ---


def _otherwise(question: Question, game: Game, rules: Rules, ruled: Ruled) -> Iterator[Otherwise]:
    for change in (Change(), *question.otherwise):
        changed = _changed(question, game, rules, change)
        if changed == rules or faults(game, changed, _people(question)):
            continue
        then = ruled_on(question, changed)
        if (then.verdict, then.line) != (ruled.verdict, ruled.line):
            yield Otherwise(change, _sources(game, change, then), then)


def _people(question: Question) -> int:
    return len(question.example.people.split()) if question.example else PEOPLE_OF_A_QUOTE


def _changed(question: Question, game: Game, rules: Rules, change: Change) -> Rules:
    """These rules with this choice; one that names nothing is the standard answer to all that matters."""
    matters = {name for one in question.otherwise for name in one.differences}
    usual = {one.id: one.default.id for one in game.differences if one.id in matters}
    asked = {name for one in question.otherwise for name in one.house_rules}
    house = {name: given for name, given in rules.house_rules.items() if name not in asked}
    chosen = replace(
        rules,
        differences={**rules.differences, **usual, **change.differences},
        house_rules={**house, **change.house_rules},
    )
    return expanded(game, chosen)


def _sources(game: Game, change: Change, then: Ruled) -> tuple[str, ...]:
    """Who says so: of an option or a house rule, else of the article."""
    options = {one.id: one for one in game.differences}
    of_options = [options[name].option(option).sources for name, option in change.differences.items()]
    of_rules = [rule.article.sources for rule in game.house_rules if rule.id in change.house_rules]
    told = [source for sources in (*of_options, *of_rules) for source in sources]
    return tuple(dict.fromkeys(told)) or then.article.sources
