"""Finding the question that somebody means: forgiving of typos, and of what people call the cards.

What was asked becomes a bag of words, with one word for everything that goes by many names. A question fits
by those of its phrasings that are most alike, by how much of what was asked it speaks of at all, and by how
much of that in the same order. Rare words weigh more.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, pairwise

from rapidfuzz import process
from rapidfuzz.distance import OSA

from referee.ask.reading.elsewhere import ELSEWHERE
from referee.ask.reading.spellings import (
    ALIKE,
    AT_ANY_GAME,
    CARDS,
    EMPTY,
    KNOWN,
    SPEAKS_OF,
    UNDER,
    stem,
)
from referee.ask.reading.words import plain, words_of
from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.ask.search.postings import EachTold, Thing, Told
from referee.match.help.question import Question

LONGEST_QUERY = 2000
"""Maximum number of characters of a text that is looked up. The API refuses a longer one."""
GOOD = 0.35
"""From this score on a hit is offered as the answer; below it only as the nearest there is."""
NEAR = 0.28
"""From this score on it may be what was meant, and is asked back."""
AS_NEAR, AS_GOOD = 0.7, 0.93
"""So much of the best score another question has that may be meant as well: where none is good, and where the
best is."""
MOST_SPELLED = 100
"""Maximum number of long words of a text whose spelling is corrected. The words after them count as they are
typed: looking up the nearest word takes 0.1 ms."""
MOST_JUST_SO = 100
"""Maximum number of words of a text that is compared word for word. No phrasing is longer."""
MOST_ASKED_BACK = 3
PHRASED, SPOKEN_OF, IN_ORDER = 0.6, 0.15, 0.25
"""What the three ways weigh in which a question fits."""
OTHER_GAME = 0.4
"""What is left of the score of a question about another game than the words speak of."""
NOT_THE_FIRST_GAME = 0.6
"""The same where the words speak of no game: most people ask about the first."""
NOT_OURS = 0.3
"""The same for every question, where the words speak of something that we have none about."""
FEW_WORDS = 4.0
"""Of words that weigh no more than this all together nobody can be sure: half of the score is left."""
LONG_WORD = re.compile(r"[a-z]{4,}")
"""Only such a word is looked up for what it was to be."""
LONGER_WORD = 7
"""From so many letters on a word is taken for one of ours with two slips in it, a shorter one with one."""


@dataclass(frozen=True)
class Hit:
    """A question, and from 0 to 1 how well it fits what was asked."""

    question: Question
    score: float

    @property
    def is_good(self) -> bool:
        return self.score >= GOOD


def asked_back(hits: Sequence[Hit]) -> tuple[Question, ...]:
    """Two or three questions of which one is meant, where they are too close to tell, or one that is near
    without being good. None where the best one is good and alone, or nothing is near."""
    if not hits or hits[0].score < NEAR:
        return ()
    least = hits[0].score * (AS_GOOD if hits[0].is_good else AS_NEAR)
    close = tuple(hit.question for hit in hits[:MOST_ASKED_BACK] if hit.score >= least)
    return close if len(close) > 1 or not hits[0].is_good else ()


def told_by(words: Sequence[str]) -> list[str]:
    """Each word that tells something, and which card is laid on which."""
    return [*_told(words), *_laid_on(words)]


def _told(words: Sequence[str]) -> list[str]:
    return [_plain(word) for word in words if word not in EMPTY]


def in_order(words: Sequence[str]) -> list[tuple[str, str]]:
    """The words that follow each other, at once or after one more."""
    told = _told(words)
    return [*pairwise(told), *zip(told, told[2:], strict=False)]


def _laid_on(words: Sequence[str]) -> Iterator[str]:
    """Of two cards named one after the other: the one that is laid, and the one below it."""
    places = [place for place, word in enumerate(words) if word in CARDS]
    for one, other in pairwise(places):
        first, second = words[one], words[other]
        lies_under = not UNDER.isdisjoint(words[one + 1 : other])
        yield f"{first} on {second}" if lies_under else f"{second} on {first}"


def _plain(word: str) -> str:
    return ALIKE.get(stem(word), stem(word))


@dataclass(frozen=True)
class Wording:
    """A question and its phrasings as they are looked up: the long words as they are spelled, and of each
    text what its words tell, and what they tell in their order."""

    spelled: Sequence[str]
    told: Sequence[Sequence[Thing]]
    pairs: Sequence[Sequence[Thing]]


@cache
def _wording_of(question: Question) -> Wording:
    """Once, as each question stands in the index of its game and in that of all."""
    words = [words_of(text) for text in texts_of(question)]
    spelled = LONG_WORD.findall(plain(" ".join(texts_of(question))))
    return Wording(spelled, [told_by(one) for one in words], [in_order(one) for one in words])


class Index:
    """Questions that can be looked up."""

    def __init__(self, questions: Iterable[Question]):
        self.questions = tuple(questions)
        self.games = list(dict.fromkeys(one.game for one in self.questions))
        wordings = {one: _wording_of(one) for one in self.questions}
        spelled = Counter(chain.from_iterable(its.spelled for its in wordings.values()))
        self.spellings = [word for word, _ in spelled.most_common()]
        self.words = EachTold({one: its.told for one, its in wordings.items()})
        self.just_so = {(one, *sorted(text)) for one, its in wordings.items() for text in its.told}
        self.pairs = Told({one: its.pairs for one, its in wordings.items()})

    def look_up(self, asked: str, most: int = 5) -> tuple[Hit, ...]:
        """The questions that fit best, the best first."""
        text = plain(asked[:LONGEST_QUERY])
        words = words_of(LONG_WORD.sub(self._spelled, text, count=MOST_SPELLED))
        fits, of_games = self._fits(words), self._of_games(words)
        told, ours = told_by(words), NOT_OURS if ELSEWHERE.search(text) else 1.0
        scores = {
            one: (1.0 if self._is_just_so(one, told) else ours) * fits[one] * of_games[one.game]
            for one in self.questions
            if one in fits
        }
        ranked = sorted(scores.items(), key=lambda one: -one[1])
        return tuple(Hit(question, round(score, 3)) for question, score in ranked[:most])

    def _fits(self, words: Sequence[str]) -> dict[Question, float]:
        """How well each question fits that speaks of anything that the words tell. Where somebody puts it in
        just these words, few are enough."""
        told = told_by(words)
        phrased, spoken_of = self.words.alike(told), self.words.covered(told)
        ordered = defaultdict(float, self.pairs.covered(in_order(words)))
        weight = self.words.weight(Counter(told))
        sure = weight / (weight + FEW_WORDS)
        return {
            one: (1 if self._is_just_so(one, told) else sure)
            * (PHRASED * phrased[one] + SPOKEN_OF * spoken_of[one] + IN_ORDER * ordered[one])
            for one in spoken_of
        }

    def _is_just_so(self, question: Question, told: Sequence[Thing]) -> bool:
        """Whether somebody puts the question in just these words."""
        return len(told) <= MOST_JUST_SO and (question, *sorted(told)) in self.just_so

    def _spelled(self, found: re.Match[str]) -> str:
        """The nearest word that we know."""
        word: str = found[0]
        is_known = word in EMPTY or word in KNOWN or _plain(word) in self.words.in_questions
        if is_known or ELSEWHERE.fullmatch(word):
            return word
        slips = 1 if len(word) < LONGER_WORD else 2
        near = process.extractOne(word, self.spellings, scorer=OSA.distance, score_cutoff=slips)
        return near[0] if near and (near[1] < 2 or near[0][0] == word[0]) else word

    def _of_games(self, words: Sequence[str]) -> dict[str, float]:
        """What is left of the score of a question about each game, where there is more than one."""
        spoken_of = next((SPEAKS_OF[word] for word in words if word in SPEAKS_OF), None)
        if len(self.games) == 1 or not spoken_of and not AT_ANY_GAME.isdisjoint(words):
            return dict.fromkeys(self.games, 1.0)
        others = OTHER_GAME if spoken_of else NOT_THE_FIRST_GAME
        return dict.fromkeys(self.games, others) | {spoken_of or self.games[0]: 1.0}


_BUILT: dict[str | None, Index] = {}


def index_of(game: str | None) -> Index:
    """The questions of a game, or of all. It is built once, which takes a second."""
    if game not in _BUILT:
        _BUILT[game] = Index(one for one in QUESTIONS.values() if game in (None, one.game))
    return _BUILT[game]


def all_indexes(built: Mapping[str | None, Index] | None = None) -> Mapping[str | None, Index]:
    """That of all questions, and that of each game. Those that were `built` before are taken as they are."""
    _BUILT.update(built or {})
    return {game: index_of(game) for game in (None, *dict.fromkeys(one.game for one in QUESTIONS.values()))}
