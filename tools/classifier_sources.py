"""What the word classifier is trained on, as a digest. It needs no package beyond those of the server."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from referee.ask.reading import spellings
from referee.ask.search.classifier import NO_QUESTION
from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.kit import tables
from referee.match.help.phrased import phrasings_in

TEXT_FILES = tuple(sorted(Path(__file__).with_name("training_texts").glob("*.txt")))
"""Texts that people may type, by the questions that they ask. Only the classifier learns from them."""
LEARNED_FILE = Path(__file__).parents[1] / "tests" / "ask" / "strangers_latest.txt"
"""What strangers typed: on each line the ids of the questions that answer, or -, and the text."""

SOURCE_FILES = (
    "ask/reading/words.py",
    "ask/reading/spellings.py",
    "ask/search/features.py",
    "ask/search/postings.py",
    "ask/search/lexical.py",
    "ask/search/ranking.py",
)
"""Source files that determine the features. After a change in one of them the classifier is trained anew."""


def training_texts() -> Mapping[str, tuple[str, ...]]:
    """The texts of `TEXT_FILES` by the id of their question, or `NO_QUESTION`. Raises InvalidTextTable."""
    read = (tables.parse_text_table(str(one), one.read_bytes()) for one in TEXT_FILES)
    return {
        one: texts for table in read for one, texts in phrasings_in(table, {*QUESTIONS, NO_QUESTION}).items()
    }


def digest_of_training_sources() -> str:
    """The SHA-256 digest, as hexadecimal digits, of all texts from which the classifier learns, the tables of
    words and the source files that make the features."""
    texts = json.dumps([(one.id, one.game, *texts_of(one)) for one in QUESTIONS.values()])
    learned = (one.read_bytes() for one in (*TEXT_FILES, LEARNED_FILE))
    files = map(tables.content_of_text_file, (*SOURCE_FILES, *spellings.FILES))
    return hashlib.sha256(b"\n".join((texts.encode(), *learned, *files))).hexdigest()
