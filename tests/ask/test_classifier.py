"""The word classifier: its file, its evaluation, and whether it fits the questions of today."""

from array import array
from dataclasses import replace
from math import exp, sqrt, tanh

import pytest

from referee.ask.reading import spellings
from referee.ask.search import classifier
from referee.ask.search.classifier import (
    FORMAT,
    LEAST_LOG_PROBABILITY,
    NO_QUESTION,
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

VECTORS = {"skip": (2, (7, -1)), "reverse": (1, (0, -7)), "nothing": (4, (0, 0))}
"""The scale and the values of each feature."""


def small_classifier() -> WordClassifier:
    """Three questions, three features and two hidden values: "skip" speaks for a, "reverse" for c."""
    by_hash = sorted((hash_feature(one), *its) for one, its in VECTORS.items())
    return WordClassifier(
        Header("digest", ("a", "b", "c"), 1, 2, 0.0625, {"order": 1.5}, {"constant": -2.0}),
        array("I", [hashed for hashed, _, _ in by_hash]),
        array("H", [scale for _, scale, _ in by_hash]),
        array("B", [first + 8 + 16 * (second + 8) for _, _, (first, second) in by_hash]),
        array("f", [0.5, 0.25, 1.0]),
        array("f", [0.0, 0.25, -0.5]),
        array("b", [8, 0, -8, 4, 0, -2]),
    )


def test_the_classifier_fits_the_questions():
    fits = load_classifier().header.digest == digest_of_training_sources()

    assert fits, "The questions or their words have changed: run `python -m tools.train_classifier`."


def test_it_knows_every_question_and_is_small():
    loaded = load_classifier()
    arrays = (
        loaded.hashes,
        loaded.scales,
        loaded.vectors,
        loaded.class_scales,
        loaded.biases,
        loaded.weights,
    )

    assert (*QUESTIONS, NO_QUESTION) == loaded.header.questions
    assert len(tables.content_of_text_file(classifier.CLASSIFIER_FILE)) <= 700_000
    assert sum(len(one) * one.itemsize for one in arrays) <= 2_000_000


@pytest.mark.parametrize(
    ("features", "hidden"),
    [
        ((), (0, 0)),
        (("unknown",), (0, 0)),
        (("skip",), (tanh(0.875), tanh(-0.125))),
        (("skip", "unknown"), (tanh(0.875), tanh(-0.125))),
        (("reverse", "skip"), (tanh(0.875 / sqrt(2)), tanh(-0.5625 / sqrt(2)))),
        (("skip", "nothing"), (tanh(0.875 / sqrt(2)), tanh(-0.125 / sqrt(2)))),
    ],
    ids=str,
)
def test_hidden_values_are_of_the_known_features(features, hidden):
    """The vector of the features has the length 1."""
    assert hidden == pytest.approx(small_classifier().hidden_values(features))


def test_logits_are_the_weights_of_the_hidden_values_and_the_bias():
    first, second = 0.5, -0.25

    expected = [-2 * second - 0.5, 0.25 * (-8 * first + 4 * second) + 0.25, 4 * first]
    assert expected == pytest.approx(small_classifier().logits([first, second], 0, [2, 1, 0]))


def test_the_probabilities_of_two_networks_are_averaged():
    """The mean of their logarithms; each network has its part of the hidden values, and its own weights."""
    small = small_classifier()
    two = WordClassifier(
        replace(small.header, networks=2, questions=("a", "b")),
        small.hashes,
        small.scales,
        small.vectors,
        array("f", [0.5, 0.25, 1.0, 1.0]),
        array("f", [0.0, 0.0, 0.0, 1.0]),
        array("b", [8, 0, 0, 0]),
    )
    found = two.log_probabilities(("skip",), ["a", "b"])

    assert found["a"] - found["b"] == pytest.approx((4 * tanh(0.875) - 1) / 2)
    assert sum(map(exp, found.values())) == pytest.approx(1)
    assert two == parse_classifier(format_classifier(two))


def test_probabilities_are_shared_among_the_questions_that_can_be_meant():
    small = small_classifier()
    both = small.log_probabilities(("skip",), ["a", "b"])

    assert 1 == pytest.approx(sum(map(exp, both.values())))
    first, second = small.logits(small.hidden_values(("skip",)), 0, [0, 1])
    assert both["a"] - both["b"] == pytest.approx(first - second)
    assert {"c": 0.0} == small.log_probabilities(("skip",), ["c"])
    assert {} == small.log_probabilities(("skip",), [])


def test_a_question_that_is_new_or_hopeless_has_the_least_probability():
    sure = replace(small_classifier(), biases=array("f", [0.0, 0.0, 40.0]))
    found = sure.log_probabilities(("reverse",), ["new", "a", "c"])

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
        b"referee word classifier 2" + FILE[len(FORMAT) :],
        FILE[:-1],
        FILE[:-9],
        FILE.replace(b'"hidden": 2', b'"hidden": 3'),
        FILE.replace(b'"hidden": 2', b'"hidden": 4'),
        FILE.replace(b'"networks": 1', b'"networks": 2'),
        FILE.replace(b'"features": 3', b'"features": 4'),
        FILE.replace(b'"features": 3', b'"features": 2'),
        FILE.replace(b'"questions": ["a", "b", "c"]', b'"questions": ["a", "b"]'),
        FILE.replace(b'"scale_step"', b'"scale_stop"'),
        FILE.replace(b'"digest"', b"digest"),
    ],
    ids=range(13),
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


@pytest.mark.parametrize("name", ["TEXT_FILES", "LEARNED_FILE"])
def test_each_text_that_is_learned_counts_for_the_digest(name, tmp_path, monkeypatch):
    digest, files = digest_of_training_sources(), getattr(classifier_sources, name)
    changed = tmp_path / "changed.txt"
    changed.write_bytes((files if name == "LEARNED_FILE" else files[0]).read_bytes() + b"\n")
    monkeypatch.setattr(
        classifier_sources, name, changed if name == "LEARNED_FILE" else (changed, *files[1:])
    )

    assert digest != digest_of_training_sources()


def test_there_are_texts_to_learn_for_every_question():
    """And none of them is a phrasing: the search compares those already."""
    texts = classifier_sources.training_texts()

    assert texts.keys() == {*QUESTIONS, NO_QUESTION}
    assert all(len(its) >= 14 for its in texts.values())
    assert not [text for one in QUESTIONS.values() for text in texts[one.id] if text in one.phrasings]


def test_each_line_that_is_learned_names_questions():
    lines = classifier_sources.LEARNED_FILE.read_text("utf-8").splitlines()
    named = {one for line in lines for one in line.partition(" | ")[0].split()}

    assert named <= {*QUESTIONS, "-"}
    assert all(line.partition(" | ")[2] for line in lines)
