"""The lookup: the questions that somebody may mean, each with a probability.

The lexical index compares the words with the phrasings of each question (`lexical.py`), the word classifier
says how probable each question is by its words (`classifier.py`), and `ranking.py` combines both.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee.ask.search.classifier import load_classifier
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lexical import LexicalIndex
from referee.ask.search.ranking import evidence_for_first, first_is_right, rank_questions, share_probability
from referee.match.help.question import Question

LONGEST_QUERY = 2000
"""Maximum number of characters of a text that is looked up. The API refuses a longer one."""
SURE = 0.84
"""From this probability on the first question is shown alone, with its answer. Of the lines that strangers
typed, 74 % of those with an answer are shown alone, and 4 % of these are wrong; see
`python -m tools.train_classifier`."""
SAME_WORDS = 0.95
"""Least probability of the first question if it has a phrasing of just the words of the text. In few words,
such as "jump in", there is little other evidence."""
LEAST_SIMILARITY, LEAST_COVERAGE, UNLIKELY = 0.3, 0.35, 0.25
"""If a text is less similar to the first question, or if the question has less of its words, the first
question has at most the probability `UNLIKELY`. Among the questions of one game, one may seem probable for a
text about something else."""
LONG_FROM = 9
LEAST_SIMILARITY_OF_LONG, LEAST_COVERAGE_OF_LONG = 0.2, 0.15
"""The same for a text with this number of words or more: it describes a case in words of its own."""
POSSIBLE = 0.45
"""From this probability on the first questions are offered: which of these do you mean?"""
MOST_OFFERED = 3
DIGITS = 4
"""Decimals of a probability."""


@dataclass(frozen=True)
class Hit:
    """A question and the probability from 0 to 1 that it is meant. The probability of the first hit is
    calibrated: of the hits with 0.9, nine in ten are right."""

    question: Question
    score: float

    @property
    def is_good(self) -> bool:
        """Whether the question is shown alone, with its answer."""
        return self.score >= SURE


def asked_back(hits: Sequence[Hit]) -> tuple[Question, ...]:
    """The two or three questions to offer if the first one is possible and not sure; else none."""
    if not hits or hits[0].is_good or hits[0].score < POSSIBLE:
        return ()
    return tuple(hit.question for hit in hits[:MOST_OFFERED])


class Index(LexicalIndex):
    """Questions that can be looked up."""

    def look_up(self, asked: str, most: int = 5) -> tuple[Hit, ...]:
        """At most so many questions, the most probable first. The result is empty if the text shares no word
        with any question."""
        classifier = load_classifier()
        evidence = self.collect_evidence(asked[:LONGEST_QUERY], classifier)
        ranked = rank_questions(evidence, classifier.header.ranking)
        if not ranked:
            return ()
        first = evidence_for_first(evidence, ranked)
        probability = first_is_right(first, classifier.header.confidence)
        if ranked[0].question in evidence.with_same_words and not first.is_elsewhere:
            probability = max(probability, SAME_WORDS)
        is_long = len(asked.split()) >= LONG_FROM
        least_similarity = LEAST_SIMILARITY_OF_LONG if is_long else LEAST_SIMILARITY
        least_coverage = LEAST_COVERAGE_OF_LONG if is_long else LEAST_COVERAGE
        if first.similarity < least_similarity or first.coverage < least_coverage:
            probability = min(probability, UNLIKELY)
        found = share_probability(ranked, probability)[:most]
        return tuple(Hit(one.question, round(one.probability, DIGITS)) for one in found)


_BUILT: dict[str | None, Index] = {}


def index_of(game: str | None) -> Index:
    """The index of the questions of a game, or of all games for None. It is built once, in a second."""
    if game not in _BUILT:
        _BUILT[game] = Index(one for one in QUESTIONS.values() if game in (None, one.game))
    return _BUILT[game]


def all_indexes(built: Mapping[str | None, Index] | None = None) -> Mapping[str | None, Index]:
    """The index of all games and the index of each game. Those that are already `built` are used."""
    _BUILT.update(built or {})
    return {game: index_of(game) for game in (None, *dict.fromkeys(one.game for one in QUESTIONS.values()))}
