"""Everything the referee says to people, to be read in order: `make sentences`.

The sentences come from the product's own functions, as they were said of the transcripts under
tests/scenarios, of the worked examples of all questions, and at the simulated tables, by all presets,
options and house rules, and of situations that anybody may describe. Those that differ only in names, cards
and numbers are told once, with the first example that was met. At the end stands what never came about.
"""

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import chain, islice
from random import Random
from types import ModuleType
from typing import Any

from marshmallow import ValidationError

import referee.games
import referee.match
import referee.rulings
from referee.api.resources.rulings import TrialSchema
from referee.ask.answer.answers import answer
from referee.ask.search.every_question import QUESTIONS
from referee.ask.situation.ruling_or_question import check_description
from referee.codec import ClaimSchema, schema_for_dataclass, to_json_value
from referee.games import GAMES
from referee.games.help import HELP
from referee.languages.speech import render
from referee.match.help.question import text_of_question
from referee.match.help.situation import (
    ContradictoryDescription,
    Situation,
    complete_description,
    rule_on_situation,
)
from referee.match.history.entering import enter_submission
from referee.match.history.line import (
    SNAPSHOT_BEFORE_FIRST_ENTRY,
    Snapshot,
    iterate_timeline,
    snapshot_after_entries,
)
from referee.match.history.reach import EntriesNeededForEdit, WholeHistory
from referee.match.model.articles import heading_of, text_of
from referee.match.model.edits import Entry, effects_of_edits, is_edit_claim
from referee.match.model.game import Game
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import complete_new_rules
from referee.match.table.rounds import OpenMatch
from referee.match.text.consequences import consequences
from referee.match.text.rendering import text_of_finding, text_of_sentence
from referee.match.text.transcript import Transcript, claim_lines, read_opening
from referee.presenters.rulings import present_entry, present_instructions
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight
from referee.rulings.judge import judge
from referee.rulings.shapes import ABSENT
from referee.rulings.submission import KEEPER, Submission
from tests import test_simulated, test_simulated_golf
from tests.proofs.describing import trials
from tests.simulated import variants
from tests.simulated.table import Table as UnoTable
from tests.simulated_golf import variants as golf_variants
from tests.simulated_golf.table import Table as GolfTable
from tests.table import TEN
from tools.transcripts import transcripts

SEED = 20_261
STEPS = 120
"""So many claims of each simulated match."""
SITUATIONS = 1500
WEIGHTS = tuple(f"finding_{weight.value}" for weight in FindingWeight)
OTHER_RULES = 24
"""So many tables of each game play by rules that go together."""

# --- what is alike ---

NUMBER = r"(?:\d+|two|three|four|five|six|seven|eight|nine|ten)"
ONE_CARD = (
    r"(?:red|blue|green|yellow) (?:\d|skip|reverse|(?:double )?draw two|wild)"
    r"|[Ww]ild (?:[Dd]raw [Ff]our|[Ss]huffle [Hh]ands|[Ss]wap [Hh]ands|[Cc]ustomizable)(?: \d)?"
)
PLACE = r"(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))"
KIND = r"(?:Skip|Reverse|(?:Double )?Draw Two)"
PARTS = (
    (rf"\b(?:{ONE_CARD})\b", "CARD"),
    (r"\b(?:red|blue|green|yellow)\b", "COLOR"),
    (rf"\b(?i:{NUMBER})\b", "9"),
    (r"NAME((, NAME)* and NAME)", "NAMES"),
    (r"9((, 9)* and 9)", "9s"),
    (rf"\b{PLACE}\b(?= (?:from|column|and))", "NTH"),
    (rf"\b{PLACE}\b(?=, (?:{PLACE}|NTH))", "NTH"),
    (r"NTH((, NTH)* and NTH)", "NTHs"),
    (r"CARD((, CARD)* and CARD)", "CARDS"),
    (r"the CARD((, the CARD)* and the CARD)", "the CARDS"),
    (rf"{KIND}((, {KIND})* and {KIND})", "KINDS"),
    (r"NAME 9((, NAME 9)* and NAME 9)", "NAMES 9"),
    (r"(?<=column )9|(?<=columns )9s", "9"),
    (r"NAME's columns? 9((?:, NAME's columns? 9)* and NAME's columns? 9)", "NAMES' columns 9"),
)


def template(sentence: str, names: Iterable[str]) -> str:
    """The sentence without the names, cards and numbers in it."""
    people = "|".join(map(re.escape, sorted(names, key=len, reverse=True)))
    found = re.sub(rf"\b(?:{people})\b", "NAME", sentence) if people else sentence
    for part, instead in PARTS:
        found = re.sub(part, instead, found)
    return found


# --- what was said ---


@dataclass(frozen=True)
class Said:
    """One sentence as it was said: what it is (`holds`, `say: turn`, `outcome` …), and of which article."""

    game: str
    article: str
    what: str
    sentence: str


@dataclass
class Book:
    """All sentences that were met, by what is alike in them; and which articles were found, how grave."""

    sentences: dict[tuple[str, str, str, str], Said] = field(default_factory=dict)
    found: set[tuple[str, str]] = field(default_factory=set)
    facts: set[str] = field(default_factory=set)
    examples: dict[tuple[str, str, str, str], Finding] = field(default_factory=dict)

    def add(self, said: Said, names: Iterable[str]) -> None:
        key = (said.game, said.article, said.what, template(said.sentence, names))
        self.sentences.setdefault(key, said)

    def entry(self, game: Game, names: Mapping[int, str], entry: Entry, after: Match) -> None:
        """The findings of a ruling, and what each seat does then."""
        self.findings(game, names, to_json_value(present_entry(game, names, entry)))
        for finding in entry.ruling.findings:
            said = template(text_of_finding(game, finding, names.__getitem__), names.values())
            key = (game.name, finding.article, finding.weight.value, said)
            self.examples.setdefault(key, finding)
        for said in to_json_value(present_instructions(game, names, entry, after)):
            for part in said["parts"]:
                what = f"say ({part['kind']})"
                self.add(Said(game.name, part["article"], what, part["sentence"]), names.values())

    def findings(self, game: Game, names: Mapping[int, str], ruling: Mapping[str, Any]) -> None:
        for finding in ruling["findings"]:
            article, weight = finding["article"], finding["weight"]
            self.found.add((article, weight))
            self.add(Said(game.name, article, weight, finding["sentence"]), names.values())
        for changed in ruling["changed"]:
            if changed["ruling"] is not None:
                self.findings(game, names, changed["ruling"])

    def edit(
        self, game: Game, names: Mapping[int, str], entries: list[Entry], before: Snapshot, after: Snapshot
    ) -> None:
        """What an edit of the line comes to."""
        if not is_edit_claim(entries[-1].submission.claim):
            return
        for change in consequences(
            game,
            EntriesNeededForEdit(SNAPSHOT_BEFORE_FIRST_ENTRY, entries[:-1]),
            entries[-1],
            before.state,
            after.state,
        ):
            told = text_of_sentence(game, change, entries[-1].ruling.findings[0].article, names.__getitem__)
            self.add(Said(game.name, "", "consequence", told), names.values())

    def answer(self, game: Game, article: Article, line: str, names: Iterable[str]) -> None:
        """The answer to a question, where it is not what a finding or an article says."""
        said = line.removeprefix("Yes. ").removeprefix("No. ")
        alike = template(said, names)
        texts = [text_of(one) for one in game.rulebook.articles]
        is_known = any(alike == key[3] for key in self.sentences) or any(said in text for text in texts)
        if not is_known:
            self.add(Said(game.name, article.id, "answer", said), names)

    def outcomes(self, game: Game, entries: list[Entry]) -> None:
        for outcome in game.outcomes(iterate_timeline(entries, effects_of_edits(entries))).values():
            self.add(Said(game.name, "", "outcome", outcome.outcome), ())


# --- where it was said ---


def _of_the_transcripts(book: Book) -> None:
    for path in transcripts():
        text = path.read_text(encoding="utf-8")
        _of_a_match(book, text.partition("\n")[0], claim_lines(text))
    for first_line, *lines in MORE:
        _of_a_match(book, first_line, lines)


def _of_a_match(book: Book, first_line: str, lines: Iterable[str]) -> None:
    opening = read_opening(first_line)
    told = Transcript(GAMES[opening.game], opening)
    for line in lines:
        before = told.snapshot
        told.tell(line)
        book.entry(told.game, told.names, told.entries[-1], told.state)
        book.edit(told.game, told.names, told.entries, before, told.snapshot)
    book.outcomes(told.game, told.entries)


MORE = (
    ("uno standard to 500 | Ann Bob Cat", "deal: red 5; Ann 60, Bob 60"),
    ("uno standard to 500 | Ann Bob Cat", "deal: red 5", "resync: red 5, Ann to play; Bob 60, Cat 60"),
)
"""What is too wrong for a transcript."""


def _of_the_questions(book: Book) -> None:
    """Every question with its answers, under the rules of every preset."""
    for question in QUESTIONS.values():
        game, names = GAMES[question.game], question.example.people.split() if question.example else ()
        book.add(Said(game.name, "", "questions", text_of_question(question)), names)
        for preset in game.presets:
            told = answer(question, complete_new_rules(game, Rules(preset)))
            for ruled in (told.ruled, *(other.ruled for other in told.otherwise)):
                for line in (ruled.line, *ruled.why):
                    book.answer(game, ruled.article, line, names)


WAYS = {
    "uno": [*test_simulated.WAYS_TO_PLAY.values()],
    "golf": [*test_simulated_golf.WAYS_TO_PLAY.values()],
}
TABLES: dict[str, Callable[..., Any]] = {
    "uno": partial(UnoTable, calls=True, challenges=True, two_phones=True),
    "golf": GolfTable,
}
THROWN = {"flip": {"column": 3, "row": "upper"}, "flipped": "red 4"}
PUT = {"place": {"column": 3, "row": "upper"}, "came_out": "red 4"}
TWO = [{"column": 1, "on_top": "red 3"}, {"column": 2, "on_top": "blue 4"}]
VARIANTS: dict[str, ModuleType] = {"uno": variants, "golf": golf_variants}


def _of_the_tables(book: Book) -> None:
    """By every rule alone among a few, by rules that go together, and whole matches; people come and go."""
    rng = Random(SEED)
    for name, ways in WAYS.items():
        for agreed in ways:
            fits = name != "uno" or variants.fits(agreed.get("differences", {}).get("scoring", ""), 4)
            for seats in (2, 4) if name == "golf" else (4,) if fits else (6,):
                _of_a_table(book, name, SEED, seats, agreed, STEPS)
        for number in range(OTHER_RULES):
            seats = rng.randrange(2, 9)
            agreed = VARIANTS[name].some_rules(rng, seats)
            _of_a_table(book, name, SEED + number, seats, agreed, STEPS)
        for seats in (2, 5):
            _of_a_table(book, name, SEED, seats, None, None, comings=True)


def _of_a_table(
    book: Book, name: str, seed: int, seats: int, agreed: dict | None, limit: int | None, **how: bool
) -> None:
    game, names = GAMES[name], dict(enumerate(TEN.split()))
    rules = complete_new_rules(game, schema_for_dataclass(Rules, ())().load(agreed or {}))
    opening = Submission(OpenMatch(game.name, seats, rules), KEEPER, 1)
    entries = [Entry(opening, judge(game.ruleset(rules, seats), None, opening))]
    snapshot, load = snapshot_after_entries(game, entries), ClaimSchema().load
    for step in islice(TABLES[name](seed, seats, rules=agreed, **how).steps(), limit):
        submission = Submission(load(step.claim)[0], step.by, len(entries) + 1, len(entries))
        entry, snapshot = enter_submission(
            game, snapshot, submission, WholeHistory(lambda number: entries[number:])
        )
        entries.append(entry)
        book.entry(game, names, entry, snapshot.state)
    book.outcomes(game, entries)


LAST_TURNS = {"house_rules": {"last-turns": {}}}
SKIP_BOUNCE = {"house_rules": {"skip-bounce": {}}}
COUNTED = {"differences": {"leaving-hand": "counted"}}
UNTIL_A_DRAW = {"differences": {"catch-until": "next-draw"}}
GIVEN_MORE = {"top": "blue 3", "turn": 1, "direction": 1, "hands": {"0": 5}, "drew": False, "debt": None}
DESCRIBED = [
    {"situation": {"game": game, **told}, "claims": [{"claim": kind, **claim}]}
    for game, told, kind, claim in (
        ("uno", {}, "uno.play", {"seat": 1, "card": "blue reverse"}),
        ("uno", {"seats": 3, "round": {"top": "red 5"}}, "uno.play", {"seat": 1, "card": "red 5"}),
        ("uno", {"seats": 3, "round": {"top": "red draw two"}}, "uno.play", {"seat": 1, "card": "red 5"}),
        ("uno", {"rules": SKIP_BOUNCE, "round": {"top": "red skip"}}, "uno.draw", {"seat": 1}),
        ("uno", {"round": {"top": "wild draw four"}}, "uno.show_hand", {"seat": 1, "held_color": True}),
        ("uno", {"round": {"top": "wild draw four"}}, "uno.challenge", {"seat": 1}),
        ("uno", {"seats": 3}, "uno.color", {"seat": 1, "color": "red"}),
        ("uno", {"seats": 3, "round": {"turn": 2, "hands": {"1": None}}}, "uno.call", {"seat": 1}),
        ("uno", {"rules": UNTIL_A_DRAW, "seats": 4, "round": GIVEN_MORE}, "uno.call", {"seat": 0}),
        ("uno", {"round": {"out": 0, "hands": {"1": None}}}, "uno.count", {"seat": 1, "cards": ["red 5"]}),
        ("uno", {"rules": COUNTED, "round": {"top": "red 5"}}, "match.leave", {"seat": 2, "points": 209}),
        ("golf", {}, "golf.deal", {"turned_up": ["red 5"], "opened": {}}),
        ("golf", {}, "golf.turn", {"seat": 1, "took": "pile", **THROWN, "card": "red reverse"}),
        (
            "golf",
            {"seats": 4},
            "golf.turn",
            {"seat": 1, "took": "pile", **THROWN, "card": "red double draw two"},
        ),
        ("golf", {"round": {"turn": 1}}, "golf.turn", {"seat": 1, "took": "discard", **PUT, "cleared": TWO}),
        ("golf", {}, "golf.turn", {"seat": 1, "took": "pile", "card": "red 5", "place": PUT["place"]}),
        (
            "golf",
            {"rules": LAST_TURNS, "round": {"turn": 1}},
            "golf.turn",
            {"seat": 1, "took": "discard", **PUT},
        ),
        ("golf", {"rules": LAST_TURNS, "round": {"turn": 1}}, "golf.resync", {"top": "red 5", "turn": 2}),
    )
]
"""What random situations are about too seldom."""


def _of_the_situations(book: Book) -> None:
    """What has to be known of situations at random, with the answers that are offered: any of them is taken,
    what has to be known then is asked, and the claims are ruled on."""
    rng = Random(SEED)
    at_random = (trial for ways in ([None], *WAYS.values()) for trial in trials(SEED, SITUATIONS, ways))
    for situation in filter(None, map(_situation, chain(at_random, DESCRIBED))):
        _of_a_situation(book, rng, situation)


def _of_a_situation(book: Book, rng: Random, situation: Situation) -> None:
    game, then, names = situation.game, situation.seated(), situation.names.values()
    name = situation.names.__getitem__
    for fact in HELP[game.name].facts_of(situation):
        book.facts.add(fact.id)
        answers = tuple(fact.answers(then))
        book.add(Said(game.name, "", f"asks {fact.id}", render(fact.asks, name)), names)
        for one in answers:
            text = f"  [{one.id}] {render(one.text, name)}"
            book.add(Said(game.name, "", f"asks {fact.id}", text), names)
        then = rng.choice(answers).then
    with suppress(ContradictoryDescription):
        for step in rule_on_situation(then):
            book.entry(game, step.names, step.entry, step.after)


def _situation(trial: dict[str, Any]) -> Situation | None:
    """What somebody describes at random; None where that cannot be."""
    try:
        read = TrialSchema().load(trial)
        told, claims = read["situation"], tuple(claim for claim, _ in read["claims"])
        game, first = told.game, (*told.happened, *claims)[0]
        is_open = isinstance(first, game.claims) and not isinstance(first, game.position.between_rounds)
        unsaid = game.position.round_type() if is_open else None
        round = unsaid if told.round is ABSENT else told.round
        situation = complete_description(
            Situation(game, told.match, round, told.happened, claims, told.given_members)
        )
        check_description(situation)
        return situation
    except (ValidationError, ContradictoryDescription):
        return None


@cache
def book() -> Book:
    """Everything that is said."""
    told = Book()
    for gather in (_of_the_transcripts, _of_the_tables, _of_the_situations, _of_the_questions):
        gather(told)
    return told


# --- what the code can say ---


def weights_in_the_code() -> set[tuple[str, str]]:
    """Every article with every weight that some line of the rules gives it by its name."""
    return set(chain.from_iterable(map(_weights_of, _modules())))


def _modules() -> Iterator[ModuleType]:
    for package in (referee.games, referee.match, referee.rulings):
        for _, name, _ in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(name)


def _weights_of(module: ModuleType) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        is_finding = isinstance(node, ast.Call) and getattr(node.func, "id", "") in WEIGHTS and node.args
        if is_finding and isinstance(article := vars(module).get(getattr(node.args[0], "id", "")), Article):
            yield article.id, node.func.id.removeprefix("finding_")


def facts_in_the_code() -> set[str]:
    """The ids of all facts that a situation may be asked for."""
    found = set()
    for _, name, _ in pkgutil.walk_packages(referee.games.__path__, "referee.games."):
        for node in ast.walk(ast.parse(inspect.getsource(importlib.import_module(name)))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Fact":
                found.add(node.args[0].value)
    return found


def never_said(said: Book) -> list[tuple[str, str]]:
    """What the code can find, and nobody here has met; an article in the place of another says it, too."""
    standard = {one.id: one.instead_of for game in GAMES.values() for one in game.rulebook.articles}
    found = said.found | {(standard[article], weight) for article, weight in said.found}
    return sorted(weights_in_the_code() - found)


# --- as it is printed ---


def printed(said: Book) -> Iterator[str]:
    for game in GAMES.values():
        yield f"=== {game.title} ==="
        told = [one for one in said.sentences.values() if one.game == game.name]
        yield from _by_chapter(game, [one for one in told if one.article in game.rulebook])
        yield from _by_kind([one for one in told if one.article not in game.rulebook])
    yield "=== never said ==="
    yield from (f"{article} {weight}" for article, weight in never_said(said))
    yield from sorted(facts_in_the_code() - said.facts)


def _by_chapter(game: Game, told: list[Said]) -> Iterator[str]:
    for chapter in game.rulebook.chapters.values():
        yield f"\n--- {heading_of(chapter)} ---"
        for article in chapter.articles:
            lines = sorted({(one.what, one.sentence) for one in told if one.article == article.id})
            if lines:
                yield f"{article.id}"
            yield from (f"    {what}: {sentence}" for what, sentence in lines)


def _by_kind(told: list[Said]) -> Iterator[str]:
    for what in dict.fromkeys(one.what for one in told):
        yield f"\n--- {what} ---"
        yield from (f"    {one.sentence}" for one in told if one.what == what)


if __name__ == "__main__":
    for line in printed(book()):
        print(line)
