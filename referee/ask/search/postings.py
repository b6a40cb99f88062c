"""An inverted index of questions: for each feature of their texts, its postings.

A posting is a place that has the feature, and how often. Rare features weigh more.
"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import chain
from math import log
from operator import mul
from typing import TypeVar

from referee.ask.search.features import Feature
from referee.match.help.question import Question

RANK_WEIGHTS = (1, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12)
"""Weights of the most similar texts of a question, the most similar first. A single text may be similar by
chance."""
TOTAL_OF_RANK_WEIGHTS = sum(RANK_WEIGHTS)
WEIGHT_OF_UNKNOWN = 5.0
"""Weight of a feature that no question has."""

Place = TypeVar("Place", bound=Hashable)
PostingsByFeature = dict[Feature, tuple[tuple[Place, int], ...]]
"""The places that have each feature, and how often each place has it."""


class QuestionPostings:
    """For each feature, the questions whose texts have it."""

    def __init__(self, texts: Mapping[Question, Sequence[Sequence[Feature]]]):
        self.question_count = len(texts)
        self.in_questions = _collect_postings((one, Counter(chain(*its))) for one, its in texts.items())

    def weigh(self, features: Mapping[Feature, int]) -> float:
        """The sum of the weights of features, each as often as it is given."""
        return sum(self._weigh_feature(feature) * times for feature, times in features.items())

    def _weigh_feature(self, feature: Feature) -> float:
        """Computed for each request, because the weights of all features would take megabytes."""
        postings = self.in_questions.get(feature)
        return WEIGHT_OF_UNKNOWN if postings is None else log(1 + self.question_count / len(postings))

    def coverages(self, features: Iterable[Feature]) -> dict[Question, float]:
        """For each question, the part of the weight of `features` that its texts have, from 0 to 1.

        Questions that have none of the features are left out.
        """
        counted = Counter(features)
        total = self.weigh(counted)
        return {one: shared / total for one, shared in self._shared(counted, self.in_questions).items()}

    def _shared(self, features: Counter[Feature], postings: PostingsByFeature[Place]) -> dict[Place, float]:
        """The weight of the features that each place shares with `features`."""
        shared: dict[Place, float] = defaultdict(float)
        for feature, times in features.items():
            weight = self._weigh_feature(feature)
            if times == 1:  # nearly always: this loop takes most of the time of a lookup
                for place, _ in postings.get(feature, ()):
                    shared[place] += weight
            else:
                for place, times_there in postings.get(feature, ()):
                    shared[place] += weight * min(times, times_there)
        return shared


class TextPostings(QuestionPostings):
    """For each feature, also the single texts that have it."""

    def __init__(self, texts: Mapping[Question, Sequence[Sequence[Feature]]]):
        super().__init__(texts)
        counted = [(one, Counter(text)) for one, its in texts.items() for text in its]
        self.texts = [(one, self.weigh(text)) for one, text in counted]
        self.in_texts = _collect_postings(enumerate(text for _, text in counted))

    def similarities(self, features: Iterable[Feature]) -> dict[Question, float]:
        """For each question, how similar its most similar texts are to `features`, from 0 to 1.

        The similarity of a text is the Dice coefficient of the weights. Questions that have none of the
        features are left out.
        """
        counted = Counter(features)
        total, texts = self.weigh(counted), self.texts
        similar: dict[Question, list[float]] = defaultdict(list)
        for text, shared in self._shared(counted, self.in_texts).items():
            question, weight = texts[text]
            similar[question].append(2 * shared / (total + weight))
        return {one: _weighted_mean_of_best(its) for one, its in similar.items()}


def _weighted_mean_of_best(similarities: Sequence[float]) -> float:
    """The mean of the best similarities with `RANK_WEIGHTS`; missing ones count as 0."""
    best = sorted(similarities, reverse=True)
    total: float = sum(map(mul, RANK_WEIGHTS, best))
    return total / TOTAL_OF_RANK_WEIGHTS


def _collect_postings(counted: Iterable[tuple[Place, Counter[Feature]]]) -> PostingsByFeature[Place]:
    """The postings of each feature, from the features of each place."""
    found: dict[Feature, list[tuple[Place, int]]] = defaultdict(list)
    for place, features in counted:
        # Equal postings are one object: there are hundreds of thousands, and each would take memory.
        postings = {times: (place, times) for times in features.values()}
        for feature, times in features.items():
            found[feature].append(postings[times])
    # Most features have one posting: a tuple of one takes half the memory of a list of one.
    return {feature: tuple(its) for feature, its in found.items()}
