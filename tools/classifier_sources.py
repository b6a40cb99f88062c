"""What the word classifier is trained on, as a digest. It needs no package beyond those of the server."""

import hashlib
import json

from referee.ask.reading import spellings
from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.kit import tables

SOURCE_FILES = (
    "ask/reading/words.py",
    "ask/reading/spellings.py",
    "ask/search/features.py",
    "ask/search/postings.py",
    "ask/search/lexical.py",
    "ask/search/ranking.py",
)
"""Source files that determine the features. After a change in one of them the classifier is trained anew."""


def digest_of_training_sources() -> str:
    """The SHA-256 digest, as hexadecimal digits, of the ids, texts and phrasings of all questions, the tables
    of words and the source files that make the features."""
    texts = json.dumps([(one.id, one.game, *texts_of(one)) for one in QUESTIONS.values()])
    files = map(tables.content_of_text_file, (*SOURCE_FILES, *spellings.FILES))
    return hashlib.sha256(b"\n".join((texts.encode(), *files))).hexdigest()
