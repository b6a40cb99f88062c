"""Messages and who tells them: each is read by somebody, and what is read is there.

    python -m tests.languages.readers

Names file and line of each message that nobody tells, and of each key in the code that is no message. Names
each text of an object that is no message.
"""

import ast
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from referee.api.http.invalid_fields import MEMBERS_KEY, SENTENCES_OF_MARSHMALLOW, key_with_field_name
from referee.api.http.problems import STATUS_BY_PROBLEM_KIND, TOLD_HTTP_KINDS, key_of_title
from referee.api.middleware.rate_limits import LIMIT_NAMES, key_of_limit
from referee.api.resources.records import HISTORY_COLUMNS, STANDINGS_COLUMNS
from referee.ask.reading.elsewhere import LANGUAGE_TAGS, key_of_language
from referee.ask.search.every_question import QUESTIONS
from referee.games import GAMES
from referee.games.help import HELP
from referee.games.uno.text.sentences import DREW, DUE, FINED, MISSED
from referee.match.help.named import key_of_named_rule
from referee.match.help.question import key_of_answer
from referee.match.model.articles import key_of_article, key_of_chapter, key_of_source
from referee.match.model.game import Game
from referee.match.text.messages import key_of
from referee.match.text.rendering import THEN
from referee.message_compiler.page import PAGE_MODULES, messages_of_module
from referee.message_compiler.reading import ENGLISH, FaultyMessages, Message, read_folder, referenced_keys
from referee.presenters.common_answers import SHORT
from referee.records.rounds import SPREADSHEET_COLUMNS
from referee.rulings.article import Rulebook
from referee.rulings.finding import FindingWeight
from referee.rulings.sources import SOURCES
from tests.ask.asking import possible_answers
from tests.languages import screens

CALLS = ("tell", "Said", "always", "by_seat")
"""Functions whose first argument is the key of a message."""
PACKAGE = Path(__file__).parents[2] / "referee"


@dataclass(frozen=True)
class Text:
    """A string that stands in the code."""

    file: str
    line: int
    text: str
    is_told: bool
    """Whether it is the key of a message: the first argument of one of `CALLS`, or `partial(Said, key)`."""


def texts(package: Path) -> Iterator[Text]:
    """Every string in the code."""
    for path in sorted(package.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        told = {id(key) for node in ast.walk(tree) for key in _keys(node)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield Text(str(path.relative_to(package.parent)), node.lineno, node.value, id(node) in told)


def _keys(node: ast.AST) -> Iterator[ast.expr]:
    """The keys that a call may get: one, or one of two."""
    match node:
        case ast.Call(func=ast.Name(id=name), args=[ast.IfExp(body=one, orelse=other), *_]) if name in CALLS:
            yield from (one, other)
        case ast.Call(func=ast.Name(id=name), args=[key, *_]) if name in CALLS:
            yield key
        case ast.Call(func=ast.Name(id="partial"), args=[ast.Name(id="Said"), key, *_]):
            yield key


def complaints(
    messages: Mapping[str, Message],
    strings: Iterable[Text],
    findings: Iterable[str],
    objects: Collection[str] = (),
) -> Iterator[str]:
    """Messages without a reader, and readers without a message. `findings` are the keys that articles have by
    themselves, to which the code adds a case. `objects` are the keys that the ids of objects make."""
    strings = list(strings)
    known = {one.text for one in strings}
    referred = {key for message in messages.values() for key in referenced_keys(message)}
    prefixes = tuple(sorted(findings, key=len, reverse=True))
    shorter = {f"{start}{SHORT}" for start in _beginnings(messages)} | {f"{key}{THEN}" for key in messages}
    for key, message in messages.items():
        of = next((prefix for prefix in prefixes if key == prefix or key.startswith(f"{prefix}-")), None)
        case = None if of is None else key[len(of) + 1 :]
        is_case = case is not None and (case == "" or case in known or _is_composed(case, known))
        if not (key in known or key in referred or key in objects or key in shorter or is_case):
            yield f"referee/languages/{message.file}:{message.line}: nobody tells {key}."
    for one in strings:
        if one.is_told and one.text not in messages:
            yield f"{one.file}:{one.line}: {one.text} is no message."
    yield from (f"{key} is no message." for key in sorted(set(objects) - messages.keys()))


def _beginnings(messages: Iterable[str]) -> set[str]:
    """The beginnings of keys, of which a shorter message is looked up: see `common_sentence`."""
    words = [key.removesuffix(SHORT).split("-") for key in messages if not key.endswith(SHORT)]
    return {"-".join(one[:length]) for one in words for length in range(1, len(one) + 1)}


def _is_composed(case: str, known: set[str]) -> bool:
    """Whether it is made of two words of the code: `keeper-left`."""
    first, _, last = case.rpartition("-")
    return first in known and f"-{last}" in known


def keys_of_findings(rulebooks: Iterable[Rulebook]) -> set[str]:
    """What findings of any article and weight may be told by."""
    return {
        key_of(article, when)
        for book in rulebooks
        for article in book.articles
        for when in (*FindingWeight, DUE, DREW, FINED, MISSED)
    }


def keys_of_rules(games: Iterable[Game]) -> Iterator[str]:
    """The texts of what tables choose, and of the words in the glossary, as `rule_texts.py` asks for them. A
    key comes once for each object that has it."""
    games = list(games)
    for game in games:
        for one in game.differences:
            yield from (f"difference-{game.name}-{one.id}-{what}" for what in ("question", "why"))
            yield from (f"option-{game.name}-{one.id}-{option.id}" for option in one.options)
        for preset in game.presets:
            yield from (f"preset-{game.name}-{preset}-{what}" for what in PARTS_OF_A_PRESET)
        yield from (f"target-{game.name}-{what}" for what in ("line", "too-low"))
        if game.target.most is not None:
            yield f"target-{game.name}-too-high"
    for term in {term.id for game in games for term in game.glossary}:
        yield from (f"term-{term}-{what}" for what in ("word", "text"))


def keys_of_house_rules(games: Iterable[Game]) -> Iterator[str]:
    """The texts of house rules, as `rule_texts.py` asks for them."""
    for rule in (rule for game in games for rule in game.house_rules):
        parts = ["line", *(["asks"] if rule.asks else ())]
        parts += [f"parameter-{name}" for name in rule.parameters]
        parts += [f"clash-{other}" for other in rule.clashes]
        for extra in rule.extras:
            parts += [f"extra-{extra.claim}", *(f"extra-{extra.claim}-{asked.field}" for asked in extra.asks)]
        for part in parts:
            yield f"{rule.article.id}-{part}".replace(".", "-").replace("_", "-")


PARTS_OF_A_PRESET = ("title", "line-1", "line-2", "line-3")


def keys_of_questions(messages: Collection[str]) -> Iterator[str]:
    """The questions, their chapters, and those of their possible answers that have a message."""
    for one in QUESTIONS.values():
        yield f"question-{one.game}-{one.id}"
        yield f"questions-chapter-{one.game}-{one.chapter}"
        keys = (
            key_of_answer(kind, one, answer)
            for kind in ("answer", "child")
            for answer in possible_answers(one)
        )
        yield from (key for key in keys if key in messages)


def keys_of_named_rules() -> set[str]:
    """What an answer calls the rules that a question names."""
    return {key_of_named_rule(rule) for help in HELP.values() for rule in help.named}


def keys_of_languages() -> set[str]:
    """What the languages are told by that Ask recognizes and does not read."""
    return set(map(key_of_language, LANGUAGE_TAGS))


def keys_of_columns() -> set[str]:
    """The titles of all columns of exports."""
    columns = (*SPREADSHEET_COLUMNS, *HISTORY_COLUMNS, *STANDINGS_COLUMNS)
    return {f"column-{column.name.replace('_', '-')}" for column in columns}


def keys_of_articles(rulebooks: Iterable[Rulebook]) -> set[str]:
    """What the titles and texts of all articles are told by, and the headings of chapters."""
    books = list(rulebooks)
    articles = {key_of_article(article) for book in books for article in book.articles}
    chapters = chain.from_iterable(book.chapters.values() for book in books)
    headings = {key_of_chapter(chapter) for chapter in chapters if chapter.named_after is None}
    return headings.union(*((f"{key}-title", f"{key}-text") for key in articles))


def keys_of_sources() -> set[str]:
    """What the descriptions of all sources are told by."""
    return set(map(key_of_source, SOURCES.values()))


def keys_of_problems() -> set[str]:
    """The titles of all problems, and the sentences that name an invalid field."""
    titles = map(key_of_title, (*STATUS_BY_PROBLEM_KIND, *TOLD_HTTP_KINDS))
    return {*titles, *map(key_with_field_name, (*SENTENCES_OF_MARSHMALLOW, MEMBERS_KEY))}


def keys_of_limits(strings: Iterable[Text]) -> set[str]:
    """What the limits are told by that the code names a second time, after the list of all names."""
    times = Counter(one.text for one in strings)
    return {key_of_limit(name) for name in LIMIT_NAMES if times[name] > 1}


def main() -> int:
    try:
        messages = read_folder(ENGLISH)
        of_page = {key: one for module in PAGE_MODULES for key, one in messages_of_module(module).items()}
    except FaultyMessages as faulty:
        print(faulty)
        return 1
    books = [game.rulebook for game in GAMES.values()]
    strings = list(texts(PACKAGE))
    objects = {
        *keys_of_rules(GAMES.values()),
        *keys_of_house_rules(GAMES.values()),
        *keys_of_questions(messages),
        *keys_of_named_rules(),
        *keys_of_languages(),
        *keys_of_columns(),
        *keys_of_articles(books),
        *keys_of_sources(),
        *keys_of_problems(),
        *keys_of_limits(strings),
    }
    found = list(complaints(messages, strings, keys_of_findings(books), objects))
    found += screens.complaints(of_page, screens.scripts())
    print(
        "\n".join(found)
        or f"{len(messages)} messages and {len(of_page)} of the page, each of them read by somebody"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
