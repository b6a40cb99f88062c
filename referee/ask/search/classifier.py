"""The word classifier: how probable each question is, by the words of what was asked.

It has some networks with one hidden layer, and takes the mean of their log probabilities: two small networks
are right more often than a large one. Each feature of `classifier_features` has a vector. The hidden values
are the hyperbolic tangents of the sum of the vectors of a text, divided by the square root of their number.
Each network has its part of the hidden values. A linear function of these is its logit of each class; a class
is a question, or `NO_QUESTION`. The command
`python -m tools.train_classifier` trains it and writes its file. This module reads the file and evaluates it
with the standard library alone.

The file has a line that names its format, a line of JSON (`Header`), and compressed arrays in little-endian
order:

- the sorted CRC-32 hash of each feature (uint32)
- the scale of the vector of each feature (uint16, in steps of `scale_step`)
- the vectors (uint8: two values of four bits each, from -7 to 7 with 8 added, the first in the low bits)
- the scale of the weights of each class (float32), and its bias (float32), for each network
- the weights of each class, one for each hidden value of the network (int8), for each network
"""

import json
import sys
import zlib
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain
from math import exp, log, sqrt, tanh
from operator import mul
from typing import Any

from referee.kit import tables

CLASSIFIER_FILE = "ask/search/classifier.bin"
"""The path of the file inside the package."""
FORMAT = b"referee word classifier 3"
COMPRESSION_LEVEL = 9
NO_QUESTION = "-"
"""The id of the class of all texts that no question answers."""
LEAST_LOG_PROBABILITY = -12.0
"""No log probability is less: below it, differences say nothing."""
MIDDLE = 8
"""What is added to a value of four bits."""
VALUES_OF_BYTE = [(byte % 16 - MIDDLE, byte // 16 - MIDDLE) for byte in range(256)]
"""The two values in each byte of a vector."""


class InvalidClassifierFile(ValueError):
    """The file of the classifier does not have the format."""


@dataclass(frozen=True)
class Header:
    """What the file says beside its arrays.

    `digest` is the SHA-256 digest of what the classifier was trained on. `questions` are the ids of the
    questions, and `NO_QUESTION`. `hidden` is the even number of hidden values of all `networks`. `ranking`
    and `confidence` are the coefficients of `referee.ask.search.ranking`, by the names of their features.
    """

    digest: str
    questions: tuple[str, ...]
    networks: int
    hidden: int
    scale_step: float
    ranking: Mapping[str, float]
    confidence: Mapping[str, float]


@dataclass(frozen=True)
class WordClassifier:
    """The arrays of the classifier. The module says what each of them has."""

    header: Header
    hashes: "array[int]"
    scales: "array[int]"
    vectors: "array[int]"
    class_scales: "array[float]"
    biases: "array[float]"
    weights: "array[int]"

    def hidden_values(self, features: Iterable[str]) -> list[float]:
        """The hidden values of a text, from -1 to 1. Features that are not known are left out."""
        known = [number for number in map(self._number_of, features) if number is not None]
        half = self.header.hidden // 2
        totals = [0.0] * self.header.hidden
        for number in known:
            scale = self.scales[number]
            packed = self.vectors[number * half : (number + 1) * half]
            vector = chain.from_iterable([VALUES_OF_BYTE[byte] for byte in packed])
            totals = [total + scale * value for total, value in zip(totals, vector, strict=True)]
        factor = self.header.scale_step / sqrt(len(known) or 1)
        return [tanh(factor * total) for total in totals]

    def logits(self, hidden: Sequence[float], network: int, classes: Iterable[int]) -> list[float]:
        """The logits of some classes by one network, in the order of `classes`."""
        size = self.header.hidden // self.header.networks
        its_hidden = hidden[network * size : (network + 1) * size]
        places = [network * len(self.header.questions) + one for one in classes]
        return [
            self.biases[place]
            + self.class_scales[place]
            * sum(map(mul, its_hidden, self.weights[place * size : (place + 1) * size]))
            for place in places
        ]

    def log_probabilities(self, features: Iterable[str], among: Sequence[str]) -> dict[str, float]:
        """The natural logarithm of the probability of each question, if one of the questions `among` is
        meant. The keys are ids. A question that the classifier does not know is as improbable as can be."""
        known = {one: self._classes[one] for one in among if one in self._classes}
        hidden = self.hidden_values(features)
        by_network = (
            _log_softmax(self.logits(hidden, network, known.values()))
            for network in range(self.header.networks)
        )
        means = [sum(each) / self.header.networks for each in zip(*by_network, strict=True)]
        probable = zip(known, (max(one, LEAST_LOG_PROBABILITY) for one in _log_softmax(means)), strict=True)
        return dict.fromkeys(among, LEAST_LOG_PROBABILITY) | dict(probable)

    @cached_property
    def _classes(self) -> Mapping[str, int]:
        """The class of each question."""
        return {one: place for place, one in enumerate(self.header.questions)}

    def _number_of(self, feature: str) -> int | None:
        hashed = hash_feature(feature)
        number = bisect_left(self.hashes, hashed)
        return number if number < len(self.hashes) and self.hashes[number] == hashed else None


def _log_softmax(logits: Sequence[float]) -> list[float]:
    """The logarithms of the probabilities with these logits."""
    most = max(logits, default=0.0)
    total = most + log(sum(exp(one - most) for one in logits) or 1.0)
    return [one - total for one in logits]


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
        header, features = _parse_header(json.loads(line))
        return WordClassifier(header, *_parse_arrays(zlib.decompress(body), header, features))
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise InvalidClassifierFile("The file of the classifier is damaged.") from error


def format_classifier(classifier: WordClassifier) -> bytes:
    """The content of the file of a classifier."""
    header = classifier.header
    line = {
        "digest": header.digest,
        "networks": header.networks,
        "hidden": header.hidden,
        "scale_step": header.scale_step,
        "ranking": dict(header.ranking),
        "confidence": dict(header.confidence),
        "features": len(classifier.hashes),
        "questions": header.questions,
    }
    arrays = (
        classifier.hashes,
        classifier.scales,
        classifier.vectors,
        classifier.class_scales,
        classifier.biases,
        classifier.weights,
    )
    body = zlib.compress(b"".join(_in_little_endian(one).tobytes() for one in arrays), COMPRESSION_LEVEL)
    return b"\n".join((FORMAT, json.dumps(line).encode(), body))


def _parse_header(line: dict[str, Any]) -> tuple[Header, int]:
    """The header, and the number of features."""
    header = Header(
        line["digest"],
        tuple(line["questions"]),
        line["networks"],
        line["hidden"],
        line["scale_step"],
        line["ranking"],
        line["confidence"],
    )
    return header, line["features"]


def _parse_arrays(body: bytes, header: Header, features: int) -> list["array[Any]"]:
    """The arrays of `WordClassifier`, in their order. Raises ValueError if the sizes do not fit."""
    classes, hidden = header.networks * len(header.questions), header.hidden
    sizes = (
        ("I", features),
        ("H", features),
        ("B", features * (hidden // 2)),
        ("f", classes),
        ("f", classes),
        ("b", len(header.questions) * hidden),
    )
    found: list[array[Any]] = []
    place = 0
    for typecode, size in sizes:
        one: array[Any] = array(typecode)
        end = place + size * one.itemsize
        one.frombytes(body[place:end])
        if len(one) != size:
            raise ValueError("The arrays do not have the sizes of the header.")
        found.append(_in_little_endian(one))
        place = end
    if place != len(body) or hidden % 2 or hidden % header.networks:
        raise ValueError("The arrays do not have the sizes of the header.")
    return found


def _in_little_endian(one: "array[Any]") -> "array[Any]":
    """The array with the bytes of each number in little-endian order, or back from that order."""
    if sys.byteorder == "big":
        one = one[:]
        one.byteswap()
    return one
