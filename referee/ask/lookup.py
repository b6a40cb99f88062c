"""Finding the question that somebody means: forgiving of typos, and of what people call the cards."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import log

from rapidfuzz import fuzz, process

from referee.ask.answers import ruled_on
from referee.ask.every_question import QUESTIONS
from referee.ask.question import Question
from referee.ask.spellings import ALIKE, CALLED, CARDS, EMPTY, KNOWN, NOT, SPEAKS_OF, stem
from referee.games import GAMES
from referee.match.agreement import expanded
from referee.match.state import Rules

LONGEST_QUERY = 300
"""Characters that are read of what was asked; nobody at a table types more."""
GOOD = 0.5
"""From this score on a hit is offered as the answer; below it only as the nearest there is."""
OTHER_GAME = 0.75
"""What is left of the score of a question about another game than the words speak of."""
NOT_THE_FIRST_GAME = 0.8
"""The same where the words speak of no game: most people ask about the first."""
ONE_PHRASING, ALL_PHRASINGS, ITS_ARTICLE = 0.6, 0.25, 0.15
"""A question fits by its best phrasing, and by how much of what was asked it speaks of at all: in all its
phrasings, and with the article that decides it."""
UNKNOWN = 5.0
"""What a word weighs that is in none of our questions."""
LONG_WORD = re.compile(r"[a-z]{4,}")
"""Only such a word is looked up for what it was to be."""
SPELLED_LIKE = 78
"""How alike two spellings are, of 100, to be taken for one word."""


@dataclass(frozen=True)
class Hit:
    """A question, and from 0 to 1 how well it fits what was asked."""

    question: Question
    score: float

    @property
    def is_good(self) -> bool:
        return self.score >= GOOD


def plain(text: str) -> str:
    """The text without capitals and apostrophes."""
    return NOT.sub("not", text.casefold().replace("’", "").replace("'", ""))


def words_of(text: str) -> list[str]:
    """The words, with one word for everything that goes by many names."""
    text = plain(text)
    for called, word in CALLED:
        text = " ".join(re.sub(called, word, text).split())
    return re.findall(r"[^\W_]+", text)


def told_by(words: Iterable[str]) -> Counter[str]:
    """How often each thing is told of: each word that tells something, and each card with the next one."""
    told = [_plain(word) for word in words if word not in EMPTY]
    cards = [word for word in told if word in CARDS]
    return Counter([*told, *(f"{one} {other}" for one, other in pairwise(cards))])


def _plain(word: str) -> str:
    return ALIKE.get(stem(word), stem(word))


class Index:
    """Questions that can be looked up."""

    def __init__(self, questions: Iterable[Question]):
        self.questions = tuple(questions)
        spelled = {one: [words_of(text) for text in _texts(one)] for one in self.questions}
        texts = " ".join(plain(text) for one in self.questions for text in _texts(one))
        self.spellings = sorted(set(LONG_WORD.findall(texts)))
        self.phrasings = {one: [told_by(words) for words in texts] for one, texts in spelled.items()}
        self.everything = {
            one: told_by(words_of(f"{one.asks} {one.chapter}")) + sum(phrasings, Counter())
            for one, phrasings in self.phrasings.items()
        }
        self.ruled = {one: told_by(words_of(_ruled(one))) for one in self.questions}
        self.weights = _weights(self.everything.values())

    def look_up(self, asked: str, most: int = 5) -> tuple[Hit, ...]:
        """The questions that fit best, the best first."""
        words = words_of(LONG_WORD.sub(self._spelled, plain(asked[:LONGEST_QUERY])))
        told, game = told_by(words), _game_of(words)
        if not told:
            return ()
        scores = {one: self._fit(told, one) * _of_game(one, game) for one in self.questions}
        ranked = sorted(scores.items(), key=lambda one: -one[1])
        return tuple(Hit(question, round(score, 3)) for question, score in ranked[:most] if score > 0)

    def _spelled(self, found: re.Match) -> str:
        """The nearest word that we know."""
        word = found[0]
        if word in self.spellings or word in EMPTY or word in KNOWN or _plain(word) in self.weights:
            return word
        near = process.extractOne(word, self.spellings, scorer=fuzz.ratio, score_cutoff=SPELLED_LIKE)
        return near[0] if near else word

    def _fit(self, told: Counter[str], question: Question) -> float:
        covered = self._covered(told, self.everything[question])
        ruled = self._covered(told, self.everything[question] | self.ruled[question])
        if not ruled:
            return 0.0
        best = max(self._alike(told, phrasing) for phrasing in self.phrasings[question])
        return ONE_PHRASING * best + ALL_PHRASINGS * covered + ITS_ARTICLE * ruled

    def _covered(self, told: Counter[str], by: Counter[str]) -> float:
        return self._weight(told & by) / self._weight(told)

    def _alike(self, told: Counter[str], phrasing: Counter[str]) -> float:
        """How much of what both tell they tell alike: rare words weigh more."""
        both = self._weight(told & phrasing)
        return 2 * both / (self._weight(told) + self._weight(phrasing))

    def _weight(self, told: Counter[str]) -> float:
        return sum(self.weights.get(word, UNKNOWN) * times for word, times in told.items())


def _texts(question: Question) -> Iterator[str]:
    yield question.asks
    yield from question.phrasings


def _ruled(question: Question) -> str:
    """What decides it by the standard rules, and how."""
    ruled = ruled_on(question, expanded(GAMES[question.game], Rules()))
    return f"{ruled.article.title} {ruled.article.text} {ruled.line}"


def _weights(everything: Iterable[Counter[str]]) -> dict[str, float]:
    told = list(everything)
    in_questions = Counter(word for one in told for word in one)
    return {word: log(1 + len(told) / times) for word, times in in_questions.items()}


def _game_of(words: Iterable[str]) -> str | None:
    """The game that the words speak of."""
    return next((SPEAKS_OF[word] for word in words if word in SPEAKS_OF), None)


def _of_game(question: Question, game: str | None) -> float:
    if game is None:
        return 1.0 if question.game == next(iter(GAMES)) else NOT_THE_FIRST_GAME
    return 1.0 if question.game == game else OTHER_GAME


@cache
def index_of(game: str | None) -> Index:
    """The questions of a game, or of all."""
    return Index(one for one in QUESTIONS.values() if game in (None, one.game))
