"""An inverted index of questions: for each word, or pair of words, its postings.

A posting is a place that has it, and how often. Rare words weigh more.
"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import chain
from math import log
from typing import TypeVar

from referee.match.help.question import Question

BEST_PHRASINGS = (1, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12)
"""What the phrasings of a question count that are most alike, the best first: one is alike by chance."""
UNKNOWN = 5.0
"""What a word weighs that is in none of our questions."""

Thing = str | tuple[str, str]
"""What is told: a word, or two of them in their order."""
Place = TypeVar("Place", bound=Hashable)
Places = dict[Thing, tuple[tuple[Place, int], ...]]
"""Where each thing is, and how often."""


class Told:
    """What the texts of each question tell all together, word for word or pair for pair."""

    def __init__(self, texts: Mapping[Question, Sequence[Sequence[Thing]]]):
        self.questions = len(texts)
        self.in_questions = _places((one, Counter(chain(*its))) for one, its in texts.items())

    def weight(self, told: Mapping[Thing, int]) -> float:
        return sum(self._weight_of(thing) * times for thing, times in told.items())

    def _weight_of(self, thing: Thing) -> float:
        """Worked out at each request: for all things it would take megabytes."""
        its = self.in_questions.get(thing)
        return UNKNOWN if its is None else log(1 + self.questions / len(its))

    def covered(self, told: Iterable[Thing]) -> dict[Question, float]:
        """How much of what is told each question speaks of."""
        told = Counter(told)
        whole = self.weight(told)
        return {one: both / whole for one, both in self._shared(told, self.in_questions).items()}

    def _shared(self, told: Counter[Thing], places: Places[Place]) -> dict[Place, float]:
        """The weight of what each place has of what is told."""
        shared: dict[Place, float] = defaultdict(float)
        for thing, times in told.items():
            weight = self._weight_of(thing)
            for place, there in places.get(thing, ()):
                shared[place] += weight * min(times, there)
        return shared


class EachTold(Told):
    """The same, and what each text tells by itself."""

    def __init__(self, texts: Mapping[Question, Sequence[Sequence[Thing]]]):
        super().__init__(texts)
        each = [(one, Counter(text)) for one, its in texts.items() for text in its]
        self.texts = [(one, self.weight(text)) for one, text in each]
        self.in_texts = _places(enumerate(text for _, text in each))

    def alike(self, told: Iterable[Thing]) -> dict[Question, float]:
        """How much of what both tell they tell alike: the weighted mean of each question's best texts."""
        told = Counter(told)
        whole, best = self.weight(told), defaultdict(list)
        for text, both in self._shared(told, self.in_texts).items():
            question, weight = self.texts[text]
            best[question].append(2 * both / (whole + weight))
        return {one: _mean_of_best(fits) for one, fits in best.items()}


def _mean_of_best(fits: Sequence[float]) -> float:
    """Fewer than count at most leave the rest at 0."""
    best = sorted(fits, reverse=True)
    return sum(weight * fit for weight, fit in zip(BEST_PHRASINGS, best, strict=False)) / sum(BEST_PHRASINGS)


def _places(counted: Iterable[tuple[Place, Counter[Thing]]]) -> Places[Place]:
    """Where each thing is, and how often."""
    places: dict[Thing, list[tuple[Place, int]]] = defaultdict(list)
    for place, things in counted:
        # Equal postings are one object: there are hundreds of thousands, and each would take memory.
        postings = {times: (place, times) for times in things.values()}
        for thing, times in things.items():
            places[thing].append(postings[times])
    # Most things are in one place: a tuple of one takes half the memory of a list of one.
    return {thing: tuple(its) for thing, its in places.items()}
