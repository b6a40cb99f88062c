"""The word classifier: how probable each question is, by the words of what was asked.

It is a multinomial logistic regression over the features of `classifier_features`. The command
`python -m tools.train_classifier` trains it and writes its file. This module reads the file and evaluates it
with the standard library alone.

The file has a line that names its format, a line of JSON (`Header`), and compressed arrays in little-endian
order: the sorted CRC-32 hash of each feature (uint32), the number of weights of each feature (uint16), the
class of each weight (uint16), the weights (int8, in steps of `step`) and the bias of each class (float32). A
class is the place of a question in `questions`.
"""

import json
import sys
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import exp, log, sqrt
from typing import Any

from referee.kit import tables

CLASSIFIER_FILE = "ask/search/classifier.bin"
"""The path of the file inside the package."""
FORMAT = b"referee word classifier 1"
COMPRESSION_LEVEL = 9
LEAST_LOG_PROBABILITY = -12.0
"""No log probability is less: below it, differences say nothing."""


class InvalidClassifierFile(ValueError):
    """The file of the classifier does not have the format."""


@dataclass(frozen=True)
class Header:
    """What the file says beside its weights.

    `digest` is the SHA-256 digest of what the classifier was trained on. `questions` are the ids of the
    questions. `ranking` and `confidence` are the coefficients of `referee.ask.search.ranking`, by the names
    of their features.
    """

    digest: str
    questions: tuple[str, ...]
    step: float
    ranking: Mapping[str, float]
    confidence: Mapping[str, float]


@dataclass(frozen=True)
class WordClassifier:
    """The weights of the classifier.

    The weights of feature number i are `weights[starts[i]:starts[i + 1]]`; their classes have the same places
    in `classes`.
    """

    header: Header
    hashes: "array[int]"
    starts: "array[int]"
    classes: "array[int]"
    weights: "array[int]"
    biases: "array[float]"

    def logits(self, features: Iterable[str]) -> list[float]:
        """The logit of each class. Features that the classifier does not know are left out."""
        totals = [0] * len(self.biases)
        known = 0
        for number in map(self._number_of, features):
            if number is not None:
                known += 1
                place = slice(self.starts[number], self.starts[number + 1])
                for one, weight in zip(self.classes[place], self.weights[place], strict=True):
                    totals[one] += weight
        factor = self.header.step / sqrt(known or 1)
        return [bias + factor * total for bias, total in zip(self.biases, totals, strict=True)]

    def log_probabilities(self, features: Iterable[str], among: Sequence[str]) -> dict[str, float]:
        """The natural logarithm of the probability of each question, if one of the questions `among` is
        meant. The keys are ids. A question that the classifier does not know is as improbable as can be."""
        by_id = dict(zip(self.header.questions, self.logits(features), strict=True))
        known = {one: by_id[one] for one in among if one in by_id}
        most = max(known.values(), default=0.0)
        total = most + log(sum(exp(logit - most) for logit in known.values()) or 1.0)
        probable = {one: max(logit - total, LEAST_LOG_PROBABILITY) for one, logit in known.items()}
        return dict.fromkeys(among, LEAST_LOG_PROBABILITY) | probable

    def _number_of(self, feature: str) -> int | None:
        hashed = hash_feature(feature)
        number = bisect_left(self.hashes, hashed)
        return number if number < len(self.hashes) and self.hashes[number] == hashed else None


def hash_feature(feature: str) -> int:
    """The CRC-32 hash of a feature. The file has hashes because the texts would take megabytes."""
    return zlib.crc32(feature.encode())


@cache
def load_classifier() -> WordClassifier:
    """The classifier of this release. It is read once. Raises InvalidClassifierFile."""
    return parse_classifier(tables.content_of_text_file(CLASSIFIER_FILE))


def parse_classifier(content: bytes) -> WordClassifier:
    """The classifier in the content of a file. Raises InvalidClassifierFile."""
    name, _, rest = content.partition(b"\n")
    line, _, body = rest.partition(b"\n")
    if name != FORMAT:
        raise InvalidClassifierFile("The file of the classifier has another format.")
    try:
        header, sizes = _parse_header(json.loads(line))
        return WordClassifier(header, *_parse_arrays(zlib.decompress(body), **sizes))
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise InvalidClassifierFile("The file of the classifier is damaged.") from error


def format_classifier(classifier: WordClassifier) -> bytes:
    """The content of the file of a classifier."""
    header = classifier.header
    line = {
        "digest": header.digest,
        "step": header.step,
        "ranking": dict(header.ranking),
        "confidence": dict(header.confidence),
        "features": len(classifier.hashes),
        "weights": len(classifier.weights),
        "questions": header.questions,
    }
    lengths = array("H", map(int.__sub__, classifier.starts[1:], classifier.starts))
    arrays = (classifier.hashes, lengths, classifier.classes, classifier.weights, classifier.biases)
    body = zlib.compress(b"".join(_in_little_endian(one).tobytes() for one in arrays), COMPRESSION_LEVEL)
    return b"\n".join((FORMAT, json.dumps(line).encode(), body))


def _parse_header(line: dict[str, Any]) -> tuple[Header, dict[str, int]]:
    """The header, and the sizes of the arrays."""
    questions = tuple(line["questions"])
    header = Header(line["digest"], questions, line["step"], line["ranking"], line["confidence"])
    sizes = {"features": line["features"], "weights": line["weights"], "classes": len(questions)}
    return header, sizes


def _parse_arrays(
    body: bytes, features: int, weights: int, classes: int
) -> tuple["array[int]", "array[int]", "array[int]", "array[int]", "array[float]"]:
    """Hashes, starts, classes, weights and biases. Raises ValueError if the sizes do not fit."""
    found: list[array[Any]] = []
    place = 0
    for typecode, size in (("I", features), ("H", features), ("H", weights), ("b", weights), ("f", classes)):
        one: array[Any] = array(typecode)
        end = place + size * one.itemsize
        one.frombytes(body[place:end])
        found.append(_in_little_endian(one))
        place = end
    hashes, lengths, its_classes, its_weights, biases = found
    starts = array("I", accumulate(lengths, initial=0))
    fits = (starts[-1], len(its_weights), len(biases)) == (weights, weights, classes)
    if place != len(body) or not fits or max(its_classes, default=0) >= classes:
        raise ValueError("The arrays do not have the sizes of the header.")
    return hashes, starts, its_classes, its_weights, biases


def _in_little_endian(one: "array[Any]") -> "array[Any]":
    """The array with the bytes of each number in little-endian order, or back from that order."""
    if sys.byteorder == "big":
        one = one[:]
        one.byteswap()
    return one
