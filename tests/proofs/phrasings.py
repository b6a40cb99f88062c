"""Every phrasing gets the yes or no of its own question: `make prove ARGS=agreement`.

The author of a phrasing has written which question it puts. So the engine's ruling on the example of this
question is the answer, whichever question the search finds. A phrasing may put its question the other way
round ("is it forbidden to"). Ask reads that with `referee/ask/reading/polarity.py`. Here it is read in two
other ways: words that turn a question round are counted, and `judged.txt` has the texts that people have
read.
"""

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import cache
from pathlib import Path

from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.kit.tables import parse_text_table
from referee.match.help.question import Question, text_of_question
from referee.match.model.state import Rules
from tests.proofs.shown import Compared, find, ruling_for, ways_to_play, word

TABLE = parse_text_table("judged.txt", Path(__file__).with_name("judged.txt").read_bytes())
TURNS = TABLE.pattern_of_section(TABLE.section_with_heading("words that turn a question round"))


class Way(Enum):
    """What a yes to a text says about the yes to its question."""

    SAME = "the same way round"
    OPPOSITE = "the other way round"
    NEITHER = "neither yes nor no"


JUDGED = {row.text: way for way in Way for row in TABLE.section_with_heading(way.value).rows}
"""The texts that people have read, each with its way."""


def way_of(question: Question, text: str) -> Way:
    """How a text puts the question. The texts of `judged.txt` are known; in the others, each word that turns
    a question round is counted."""
    if text in JUDGED:
        return JUDGED[text]
    turns = [len(TURNS.findall(_plain(one))) % 2 for one in (text_of_question(question), text)]
    return Way.SAME if turns[0] == turns[1] else Way.OPPOSITE


def _plain(text: str) -> str:
    return re.sub(r"[’']", "", text.casefold())


def expected(question: Question, text: str, rules: Rules) -> bool | None:
    """The answer of the engine to a text; None if the text has no yes or no, or the engine gives none."""
    yes, way = ruling_for(question, text, rules).yes, way_of(question, text)
    return None if yes is None or way is Way.NEITHER else yes is (way is Way.SAME)


@cache
def every_text() -> tuple[tuple[Question, str], ...]:
    """Each text of each question."""
    return tuple((one, text) for one in QUESTIONS.values() for text in texts_of(one))


def compare_phrasings(texts: Iterable[tuple[Question, str]]) -> Compared:
    """Compare the yes or no of each text under each way to play with the engine's."""
    found = Compared(0, 0, 0, 0, [])
    for question, text in texts:
        ways = ways_to_play(question.game)
        found.texts, found.combinations = found.texts + 1, found.combinations + len(ways)
        found.contradictions += _contradictions(question, text, found)
    return found


def _contradictions(question: Question, text: str, counts: Compared) -> Iterator[str]:
    hit = find(text, question.game)
    if hit is None or not hit.may_show():
        return
    wrong = []
    for rules in ways_to_play(question.game):
        yes = hit.yes(rules)
        if yes is None:
            continue
        counts.shown += 1
        should = expected(question, text, rules)
        if should is None and way_of(question, text) is not Way.NEITHER:
            continue  # the engine gives no yes or no on the example
        counts.ruled += 1
        if yes is not should:
            wrong.append((yes, should))
    if wrong:
        yes, should = wrong[0]
        yield (
            f"{question.id}: {text!r} finds {hit.question.id} and is answered {word(yes)} and not"
            f" {word(should)}, under {len(wrong)} ways to play"
        )
