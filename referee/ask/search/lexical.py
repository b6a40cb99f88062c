"""The lexical index: how similar the words of what was asked are to the phrasings of each question.

It forgives typos, and has one word for everything that goes by many names. Rare words weigh more.
"""

import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from math import log

from rapidfuzz import process
from rapidfuzz.distance import OSA

from referee.ask.reading.elsewhere import ELSEWHERE
from referee.ask.reading.essentials import essentials_of_words
from referee.ask.reading.spellings import AT_ANY_GAME, EMPTY, KNOWN, SPEAKS_OF
from referee.ask.reading.words import plain, words_of
from referee.ask.search.classifier import NO_QUESTION, WordClassifier
from referee.ask.search.every_question import texts_of
from referee.ask.search.features import (
    Feature,
    classifier_features,
    normalize_word,
    pair_features,
    word_features,
)
from referee.ask.search.postings import QuestionPostings, TextPostings
from referee.ask.search.ranking import QuestionEvidence, TextEvidence
from referee.match.help.question import Question

FACTOR_OF_OTHER_GAME = 0.4
"""Factor for questions about a game if the words speak of another game."""
FACTOR_OF_LATER_GAME = 0.6
"""Factor for questions about a later game if the words speak of no game: most people ask about the first."""
LONG_WORD = re.compile(r"[a-z]{4,}")
"""Only the spelling of such a word is corrected."""
MOST_CORRECTED = 100
"""Maximum number of long words of a text whose spelling is corrected. The words after them count as they are
typed: finding the most similar word takes 0.1 ms."""
LONGEST_COMPARED = 100
"""Maximum number of words of a text that is compared word for word. No phrasing is longer."""
TWO_TYPOS_FROM = 7
"""In a word of so many letters or more, two typos are corrected; in a shorter word one."""


@dataclass(frozen=True)
class IndexedTexts:
    """The texts of a question as they are compared.

    `long_words` are as they are spelled. `words` and `pairs` have for each text the features of its words and
    of its pairs of words. `essentials` has for each essential the share of the texts with it, from 0 to 1.
    """

    long_words: Sequence[str]
    words: Sequence[Sequence[Feature]]
    pairs: Sequence[Sequence[Feature]]
    essentials: Mapping[str, float]


@cache
def _indexed_texts_of(question: Question) -> IndexedTexts:
    """Cached because each question is in the index of its game and in the index of all games."""
    texts = texts_of(question)
    words = [words_of(text) for text in texts]
    essentials = Counter(chain.from_iterable(map(essentials_of_words, texts, words)))
    return IndexedTexts(
        LONG_WORD.findall(plain(" ".join(texts))),
        [word_features(one) for one in words],
        [pair_features(one) for one in words],
        {sys.intern(one): count / len(texts) for one, count in sorted(essentials.items())},
    )


class LexicalIndex:
    """Questions whose texts can be compared with a text."""

    def __init__(self, questions: Iterable[Question]):
        self.questions = tuple(questions)
        self.games = list(dict.fromkeys(one.game for one in self.questions))
        texts = {one: _indexed_texts_of(one) for one in self.questions}
        spelled = Counter(chain.from_iterable(its.long_words for its in texts.values()))
        self.spellings = [word for word, _ in spelled.most_common()]
        self.words = TextPostings({one: its.words for one, its in texts.items()})
        self.pairs = QuestionPostings({one: its.pairs for one, its in texts.items()})
        self.essentials = {one: its.essentials for one, its in texts.items()}
        self.word_bags = {(one, *sorted(text)) for one, its in texts.items() for text in its.words}

    def collect_evidence(self, asked: str, classifier: WordClassifier) -> TextEvidence:
        """The evidence in a text for each question that shares a word with it."""
        text = plain(asked)
        words = words_of(self.correct_spelling(text))
        features = word_features(words)
        coverages, similarities = self.words.coverages(features), self.words.similarities(features)
        orders = defaultdict(float, self.pairs.coverages(pair_features(words)))
        found = [one for one in self.questions if one in coverages]
        probable = classifier.log_probabilities(
            classifier_features(words), [*(one.id for one in self.questions), NO_QUESTION]
        )
        log_games = {game: log(factor) for game, factor in self._factors_of_games(words).items()}
        evidence = {
            one: QuestionEvidence(
                probable[one.id], similarities[one], coverages[one], orders[one], log_games[one.game]
            )
            for one in found
        }
        bag = tuple(sorted(features)) if len(features) <= LONGEST_COMPARED else ()
        return TextEvidence(
            evidence,
            self.words.weigh(Counter(features)),
            frozenset(
                one for one in found if bag and (one, *bag) in self.word_bags and not log_games[one.game]
            ),
            ELSEWHERE.search(text) is not None,
        )

    def correct_spelling(self, text: str) -> str:
        """The text, without capitals and apostrophes, with the spelling of its long words corrected."""
        return LONG_WORD.sub(self._correct_word, plain(text), count=MOST_CORRECTED)

    def _correct_word(self, found: re.Match[str]) -> str:
        """The known word that is most similar to the found one, or the found one if none is similar."""
        word: str = found[0]
        is_known = word in EMPTY or word in KNOWN or normalize_word(word) in self.words.in_questions
        if is_known or ELSEWHERE.fullmatch(word):
            return word
        typos = 1 if len(word) < TWO_TYPOS_FROM else 2
        near = process.extractOne(word, self.spellings, scorer=OSA.distance, score_cutoff=typos)
        return near[0] if near and (near[1] < 2 or near[0][0] == word[0]) else word

    def _factors_of_games(self, words: Sequence[str]) -> Mapping[str, float]:
        """For each game, the factor for questions about it."""
        named = next((SPEAKS_OF[word] for word in words if word in SPEAKS_OF), None)
        if len(self.games) == 1 or not named and not AT_ANY_GAME.isdisjoint(words):
            return dict.fromkeys(self.games, 1.0)
        others = FACTOR_OF_OTHER_GAME if named else FACTOR_OF_LATER_GAME
        return dict.fromkeys(self.games, others) | {named or self.games[0]: 1.0}
