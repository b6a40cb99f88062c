"""Sentences for people are messages: no string in the code of the package is one."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "referee"
PROSE = re.compile(r"[A-Za-z']{2,},? [a-z']{2,},? [a-z]|^[A-Z][a-z]+(?: [a-z]+)*[.?!]$")
"""Three words in a row, or a short sentence with its sign at the end."""
CARD = re.compile(
    r"\b(?:(?:red|blue|green|yellow) )?(?:double )?(?:wild )?(?:draw (?:two|four)|(?:shuffle|swap) hands)\b"
)
"""The stored names of cards with several words."""
EXCEPT: dict[str, str] = {
    "api/http/invalid_fields.py": "patterns of marshmallow's sentences, which messages replace",
    "api/http/metrics.py": "metrics, which operators read",
    "api/middleware/in_flight.py": "the id of a limit",
    "api/middleware/rate_limits.py": "ids of limits, each with a message",
    "api/middleware/strangers.py": "the id of a limit",
    "api/openapi": "the document of the API",
    "api/resources/health.py": "metrics, which operators read",
    "ask": "faults of text files, which developers read, and ids of what just happened",
    "cli.py": "the command line, which operators use",
    "codec.py": "the document of the API",
    "config.py": "settings, which operators write",
    "games/golf/help/facts/unreported.py": "seeds of examples",
    "games/golf/help/occasions.py": "ids of occasions",
    "games/golf/help/questions": "examples in the notation of transcripts",
    "games/golf/text/notation.py": "the notation of transcripts, which is a format",
    "games/uno/help/facts/unreported.py": "seeds of examples",
    "games/uno/help/occasions.py": "ids of occasions",
    "games/uno/help/questions": "examples in the notation of transcripts",
    "games/uno/text/notation.py": "the notation of transcripts, which is a format",
    "games/uno/text/outcomes.py": "values of the API that clients compare",
    "kit/tables.py": "faults of text files, which developers read",
    "live": "logs of the bus, which operators read",
    "machine.py": "the command line, which operators use",
    "match/help/named.py": "faults of text files, which developers read",
    "match/help/occasions.py": "ids of occasions",
    "match/help/phrased.py": "faults of text files, which developers read",
    "match/help/question.py": "an id",
    "match/model/edits.py": "values of the API that clients compare",
    "match/model/game.py": "faults of a game, which developers read",
    "match/text/notation.py": "the notation of transcripts, which is a format",
    "match/text/rules_notation.py": "the notation of transcripts, which is a format",
    "match/text/transcript.py": "the notation of transcripts, which is a format",
    "message_compiler": "faults of messages, which developers read",
    "page": "headers, and the manifest: the page has messages of its own",
    "records/ndjson.py": "the format of records",
    "rulings/tags.py": "an id",
    "server": "the terminal and logs, which operators read",
    "services/doctor.py": "the command line, which operators use",
    "services/maintenance.py": "the command line, which operators use",
    "storage": "logs and the command line, which operators read",
}
"""Files or folders of the package with strings that look like sentences, each with what they are."""
CALLS_FOR_DEVELOPERS = frozenset(
    (
        *("MemberDoc", "warn", "debug", "info", "warning", "error", "exception", "critical"),
        *("ValueError", "TypeError", "KeyError", "RuntimeError", "AssertionError", "LookupError"),
        *("NotImplementedError", "OSError"),
    )
)
"""Calls whose texts only developers and operators read: documentation, logs, and errors of the code."""


@dataclass(frozen=True)
class Text:
    """A string in a file of the package."""

    file: str
    line: int
    text: str


def texts_for_people(path: Path) -> Iterator[Text]:
    """The strings in a file that look like sentences, without docstrings and texts for developers."""
    tree = ast.parse(path.read_text("utf-8"))
    unread = {id(node) for part in ast.walk(tree) for node in _unread(part)}
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if is_text and id(node) not in unread and PROSE.search(CARD.sub("", node.value)):
            yield Text(path.relative_to(PACKAGE).as_posix(), node.lineno, node.value)


def _unread(node: ast.AST) -> Iterator[ast.AST]:
    """The strings in this node that only developers and operators read."""
    match node:
        case ast.Expr(value=ast.Constant()):
            yield node.value
        case ast.Call(func=function) if _name(function) in CALLS_FOR_DEVELOPERS:
            yield from (part for argument in node.args for part in ast.walk(argument))
        case ast.keyword(arg="description" | "summary" | "help"):
            yield from ast.walk(node.value)
        case ast.Dict(keys=keys, values=values):
            described = (value for key, value in zip(keys, values, strict=True) if _is_description(key))
            yield from (part for value in described for part in ast.walk(value))


def _is_description(key: ast.expr | None) -> bool:
    """Whether a member of a dictionary describes a parameter in the document of the API."""
    return isinstance(key, ast.Constant) and key.value == "description"


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def test_no_string_of_the_code_is_a_sentence_for_people():
    found = [text for path in sorted(PACKAGE.rglob("*.py")) for text in texts_for_people(path)]

    assert [] == [
        f"{one.file}:{one.line}: {one.text[:60]!r}"
        for one in found
        if not any(_is_in(one.file, exception) for exception in EXCEPT)
    ]


def test_every_exception_is_needed():
    files = {text.file for path in PACKAGE.rglob("*.py") for text in texts_for_people(path)}

    assert [] == [one for one in EXCEPT if not any(_is_in(file, one) for file in files)]


def test_a_sentence_in_the_code_is_found(tmp_path, monkeypatch):
    """A docstring, a log line and a description of the API are none."""
    monkeypatch.setattr("tests.languages.test_no_words_in_code.PACKAGE", tmp_path)
    (tmp_path / "x.py").write_text(
        '"""A docstring of three words."""\n'
        'log.warning("No card is left.")\n'
        'Field(description="A card on the table.")\n'
        'say("It is your turn.")\n'
        'say("wild draw four")\n'
    )

    assert ["It is your turn."] == [text.text for text in texts_for_people(tmp_path / "x.py")]


def _is_in(file: str, exception: str) -> bool:
    """Whether a file is an exception, or in a folder that is one."""
    return file == exception or file.startswith(f"{exception}/")
