"""The word classifier: its file, its evaluation, and whether it fits the questions of today."""

from array import array
from math import exp, sqrt

import pytest

from referee.ask.reading import spellings
from referee.ask.search import classifier
from referee.ask.search.classifier import (
    FORMAT,
    LEAST_LOG_PROBABILITY,
    Header,
    InvalidClassifierFile,
    WordClassifier,
    format_classifier,
    hash_feature,
    load_classifier,
    parse_classifier,
)
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.features import classifier_features
from referee.kit import tables
from tools import classifier_sources
from tools.classifier_sources import SOURCE_FILES, digest_of_training_sources

STEP = 0.5


def small_classifier() -> WordClassifier:
    """Three questions and two features: "skip" speaks for a and against b, "reverse" for c."""
    by_hash = sorted((hash_feature(one), weights) for one, weights in WEIGHTS.items())
    starts = [0]
    for _, weights in by_hash:
        starts.append(starts[-1] + len(weights))
    return WordClassifier(
        Header("digest", ("a", "b", "c"), STEP, {"order": 1.5}, {"constant": -2.0}),
        array("I", [hashed for hashed, _ in by_hash]),
        array("I", starts),
        array("H", [place for _, weights in by_hash for place in weights]),
        array("b", [weight for _, weights in by_hash for weight in weights.values()]),
        array("f", [0.0, 0.25, -0.5]),
    )


WEIGHTS = {"skip": {0: 4, 1: -2}, "reverse": {2: 127}, "nothing": {}}


def test_the_classifier_fits_the_questions():
    fits = load_classifier().header.digest == digest_of_training_sources()

    assert fits, "The questions or their words have changed: run `python -m tools.train_classifier`."


def test_it_knows_every_question_and_is_small():
    loaded = load_classifier()
    arrays = (loaded.hashes, loaded.starts, loaded.classes, loaded.weights, loaded.biases)

    assert tuple(QUESTIONS) == loaded.header.questions
    assert len(tables.content_of_text_file(classifier.CLASSIFIER_FILE)) <= 700_000
    assert sum(len(one) * one.itemsize for one in arrays) <= 2_000_000


@pytest.mark.parametrize(
    ("features", "logits"),
    [
        ((), [0.0, 0.25, -0.5]),
        (("unknown",), [0.0, 0.25, -0.5]),
        (("skip",), [2.0, -0.75, -0.5]),
        (("skip", "unknown"), [2.0, -0.75, -0.5]),
        (("reverse", "skip"), [2 / sqrt(2), 0.25 - 1 / sqrt(2), 63.5 / sqrt(2) - 0.5]),
        (("skip", "nothing"), [2 / sqrt(2), 0.25 - 1 / sqrt(2), -0.5]),
    ],
    ids=str,
)
def test_logits_are_the_bias_and_the_weights_of_the_known_features(features, logits):
    """The vector of the features has the length 1."""
    assert logits == pytest.approx(small_classifier().logits(features))


def test_probabilities_are_shared_among_the_questions_that_can_be_meant():
    small = small_classifier()
    both = small.log_probabilities(("skip",), ["a", "b"])

    assert 1 == pytest.approx(sum(map(exp, both.values())))
    assert both["a"] - both["b"] == pytest.approx(2.75)
    assert {"c": 0.0} == small.log_probabilities(("skip",), ["c"])
    assert {} == small.log_probabilities(("skip",), [])


def test_a_question_that_is_new_or_hopeless_has_the_least_probability():
    found = small_classifier().log_probabilities(("reverse",), ["new", "a", "c"])

    assert LEAST_LOG_PROBABILITY == found["new"] == found["a"]
    assert found["c"] == pytest.approx(0)
    assert list(found) == ["new", "a", "c"]


def test_a_file_holds_the_whole_classifier():
    small = small_classifier()

    assert small == parse_classifier(format_classifier(small))


@pytest.mark.parametrize("order", ["little", "big"])
def test_a_file_is_the_same_on_every_machine(order, monkeypatch):
    """Numbers are stored in little-endian order."""
    plain = format_classifier(small_classifier())
    monkeypatch.setattr(classifier.sys, "byteorder", order)
    stored = format_classifier(small_classifier())

    assert small_classifier() == parse_classifier(stored)
    assert (stored == plain) is (order == "little")


FILE = format_classifier(small_classifier())


@pytest.mark.parametrize(
    "content",
    [
        b"",
        FORMAT,
        b"referee word classifier 0" + FILE[len(FORMAT) :],
        FILE[:-1],
        FILE[:-9],
        FILE.replace(b'"weights": 3', b'"weights": 2'),
        FILE.replace(b'"features": 3', b'"features": 4'),
        FILE.replace(b'"questions": ["a", "b", "c"]', b'"questions": ["a", "b"]'),
        FILE.replace(b'"step"', b'"stop"'),
        FILE.replace(b'"digest"', b"digest"),
    ],
    ids=range(10),
)
def test_a_damaged_file_is_refused(content):
    with pytest.raises(InvalidClassifierFile):
        parse_classifier(content)


def test_each_kind_of_feature_is_its_own():
    """Words, cards one on the other, pairs of words that tell something, all words, and all neighbors."""
    assert {
        "drawtwo",
        "skip",
        "on",
        "drawtwo on skip",
        "drawtwo>on",
        "drawtwo>skip",
        "on>skip",
        "=drawtwo",
        "=on",
        "=the",
        "=skip",
        "drawtwo+on",
        "on+the",
        "the+skip",
    } == classifier_features(["drawtwo", "on", "the", "skip"])
    assert set() == classifier_features([])


@pytest.mark.parametrize("path", [*SOURCE_FILES, *spellings.FILES])
def test_each_file_that_makes_features_counts_for_the_digest(path, monkeypatch):
    digest, content_of = digest_of_training_sources(), tables.content_of_text_file
    monkeypatch.setattr(tables, "content_of_text_file", lambda one: content_of(one) + b"#" * (one == path))

    assert digest != digest_of_training_sources()


def test_each_phrasing_counts_for_the_digest(monkeypatch):
    digest, (first, *_) = digest_of_training_sources(), QUESTIONS
    monkeypatch.setattr(
        classifier_sources, "texts_of", lambda one: (one.id, *one.phrasings, *["new"] * (one.id == first))
    )
    with_new = digest_of_training_sources()
    monkeypatch.setattr(classifier_sources, "texts_of", lambda one: (one.id, *one.phrasings))

    assert len({digest, with_new, digest_of_training_sources()}) == 3
