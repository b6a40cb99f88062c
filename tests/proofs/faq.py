"""The questions of other people's rule pages, word for word: `make prove ARGS=faq`.

The pages are not part of this repository, and neither are their sentences. `FAQ` names a folder with them as
text. `faq.txt` has the digest of each question, the ids of the questions that answer it, and the expected yes
or no.
"""

import hashlib
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from referee.ask.answer.answers import answer
from referee.ask.reading.named_rules import found_for
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import POSSIBLE
from referee.match.model.state import Rules

FOLDER = os.environ.get("FAQ")
ASKS = re.compile(
    r"(?<![^\s(])(?:What|How|Can|May|When|Does|Do|Is|Are|Who|Which|Must)\b(?:[^?.!]|!(?=[”\"])){4,200}\?"
)
"""A question in a text. It begins with a capital letter."""
YES = {"yes": True, "no": False, "-": None}


@dataclass(frozen=True)
class Expected:
    """The ids of the questions that answer, and the yes or no that is shown; None for neither."""

    ids: frozenset[str]
    yes: bool | None


def expected_answers() -> Mapping[str, Expected]:
    """The rows of `faq.txt`, by the digest of their question."""
    rows = Path(__file__).with_name("faq.txt").read_text("utf-8").splitlines()
    found = {}
    for digest, yes, *ids in (row.split() for row in rows if row and not row.startswith("#")):
        found[digest] = Expected(frozenset(ids), YES[yes])
    return found


def digest_of(asked: str) -> str:
    """The first 16 hexadecimal digits of the SHA-256 digest of a question in small letters."""
    return hashlib.sha256(asked.casefold().encode()).hexdigest()[:16]


def questions_in(folder: Path) -> Iterator[str]:
    """The different questions in the text files of a folder, with single spaces."""
    texts = [one.read_text("utf-8") for one in sorted(folder.glob("*.txt"))]
    yield from dict.fromkeys(" ".join(found.split()) for text in texts for found in ASKS.findall(text))


def wrong_answer(asked: str, expected: Expected) -> str | None:
    """What is wrong with the answer under the standard rules; None if nothing is."""
    hits = found_for(asked, None)
    if not hits or hits[0].question.id not in expected.ids or hits[0].score < POSSIBLE:
        return f"{asked} finds {hits[0].question.id if hits else 'nothing'}"
    yes = answer(hits[0].question, Rules()).first_line(asked).yes
    return None if yes is expected.yes else f"{asked} is answered {yes}"


def compare_with_pages(folder: Path) -> tuple[int, list[str]]:
    """The number of questions in the folder, and what is wrong with the answers. A question that nobody has
    judged is wrong, and so is one that is judged and not there."""
    expected = expected_answers()
    asked = {digest_of(one): one for one in questions_in(folder)}
    wrong = [f"{one} is in faq.txt, and on no page" for one in expected if one not in asked]
    for digest, text in asked.items():
        if digest not in expected:
            wrong.append(f"{digest} {text} is not judged")
        elif fault := wrong_answer(text, expected[digest]):
            wrong.append(fault)
    assert QUESTIONS.keys() >= {name for one in expected.values() for name in one.ids}
    return len(asked), wrong
