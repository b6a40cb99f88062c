"""Train the word classifier and write its file.

    python -m tools.train_classifier

It is run again after a change of a question, a phrasing, a table of words or the code that makes features. It
needs `pip install 'referee[train]'` and takes two minutes on one processor.

The word classifier is trained on the phrasings of all questions alone. The coefficients of the ranking and of
the probability are fitted to what strangers typed (`LABELED_FILES`), which the classifier has not seen. The
figures that are printed come from cross validation: each line is ranked by coefficients that were fitted
without it. All chance is seeded.
"""

import argparse
import os
import sys
import time
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, fields
from itertools import accumulate
from pathlib import Path
from typing import Any

os.environ.update(dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1"))  # the same sums everywhere

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from referee.ask.reading.named_rules import named_in
from referee.ask.reading.words import words_of
from referee.ask.search import ranking
from referee.ask.search.classifier import (
    CLASSIFIER_FILE,
    Header,
    WordClassifier,
    format_classifier,
    hash_feature,
    parse_classifier,
)
from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.ask.search.features import classifier_features
from referee.ask.search.lookup import LONGEST_QUERY, POSSIBLE, SURE, Index, index_of
from referee.ask.search.ranking import FirstEvidence, QuestionEvidence, TextEvidence
from referee.text_files import PACKAGE_FOLDER
from tools.classifier_sources import digest_of_training_sources

TESTS = Path(__file__).parents[1] / "tests" / "ask"
LABELED_FILES = ("strangers.txt", "strangers_newer.txt", "held_out_latest.txt")
"""On each line the ids of the questions that answer, or -, and what was typed."""
UNANSWERED_FILE = "not_ours.txt"
"""On each line what was typed; no question answers it."""
SEED = 20261130
LEAST_TEXTS = 2
"""A feature that fewer texts have is left out."""
EPOCHS, BATCH, LEARNING_RATE, DECAY = 30, 128, 0.6, 3e-6
"""Of the training: how often all texts are seen, how many at once, the size of a step, and the L2 penalty."""
WEIGHTS_KEPT = 160_000
"""The largest weights are kept. With twice as many, no more lines are understood."""
LARGEST_INT8 = 127
MOST_BYTES = 700_000
FOLDS = 5
RANKING_PENALTY, CONFIDENCE_PENALTY = 1e-4, 3e-3
"""L2 penalties of the two logistic models. Those of the confidence are of standardized features."""
THRESHOLDS = (0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.85, 0.88, 0.9, 0.92, 0.95)
BINS = (0.0, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1.0)
Coefficients = Mapping[str, float]


@dataclass(frozen=True)
class Line:
    """What was typed, the ids of the questions that answer it, and the evidence: in the whole text, then in
    the text without the house rules that it names."""

    typed: str
    right: frozenset[str]
    evidence: tuple[TextEvidence, ...]


@dataclass(frozen=True)
class Outcome:
    """The first three questions for a line, the probability of the first one, and whether each is right."""

    line: Line
    found: tuple[str, ...]
    probability: float

    @property
    def is_right(self) -> bool:
        return bool(self.found) and self.found[0] in self.line.right


# --- the word classifier ---


def train_classifier(questions: Mapping[str, Any]) -> WordClassifier:
    """Train the classifier on the texts of the questions. The coefficients in its header are empty."""
    texts, labels = [], []
    for number, question in enumerate(questions.values()):
        for text in texts_of(question):
            texts.append(classifier_features(words_of(text)))
            labels.append(number)
    frequencies = Counter(feature for text in texts for feature in text)
    hashes = sorted({hash_feature(one) for one, times in frequencies.items() if times >= LEAST_TEXTS})
    matrix = _matrix_of_texts(texts, {hashed: number for number, hashed in enumerate(hashes)})
    weights, biases = _fit_softmax(matrix, np.array(labels), len(questions))
    return _sparse_classifier(tuple(questions), hashes, weights, biases)


def _matrix_of_texts(texts: Sequence[Iterable[str]], numbers: Mapping[int, int]) -> csr_matrix:
    """A row for each text, of length 1, with a column for each known feature."""
    columns = [sorted(numbers[one] for one in map(hash_feature, text) if one in numbers) for text in texts]
    lengths = np.array([len(one) for one in columns])
    values = np.repeat(1 / np.sqrt(np.maximum(lengths, 1)), lengths).astype(np.float32)
    indices = np.array([one for row in columns for one in row], np.int32)
    starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    return csr_matrix((values, indices, starts), shape=(len(texts), len(numbers)))


def _fit_softmax(matrix: csr_matrix, labels: Any, classes: int) -> tuple[Any, Any]:
    """The weights and biases of a multinomial logistic regression, by AdaGrad on small batches.

    Only the rows of weights whose features are in a batch are touched, so an epoch takes a few seconds.
    """
    chance = np.random.default_rng(SEED)
    weights = np.zeros((matrix.shape[1], classes), np.float32)
    squares = np.full_like(weights, 1e-4)
    biases, bias_squares = np.zeros(classes, np.float32), np.full(classes, 1e-4, np.float32)
    for _ in range(EPOCHS):
        order = chance.permutation(matrix.shape[0])
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            rows, columns = np.unique(matrix[chosen].indices, return_inverse=True)
            batch = csr_matrix(
                (matrix[chosen].data, columns, matrix[chosen].indptr), shape=(len(chosen), len(rows))
            )
            errors = _softmax(batch @ weights[rows] + biases)
            errors[np.arange(len(chosen)), labels[chosen]] -= 1
            errors /= len(chosen)
            slope = batch.T.tocsr() @ errors + DECAY * weights[rows]
            squares[rows] += slope**2
            weights[rows] -= LEARNING_RATE * slope / np.sqrt(squares[rows])
            slope = errors.sum(0)
            bias_squares += slope**2
            biases -= LEARNING_RATE * slope / np.sqrt(bias_squares)
    return weights, biases


def _softmax(logits: Any) -> Any:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def _sparse_classifier(
    questions: tuple[str, ...], hashes: Sequence[int], weights: Any, biases: Any
) -> WordClassifier:
    """The classifier with its largest weights, rounded to eight bits."""
    kept = min(WEIGHTS_KEPT, weights.size)
    least = np.partition(np.abs(weights).ravel(), -kept)[-kept]
    step = float(np.abs(weights).max() / LARGEST_INT8)
    rounded = np.where(np.abs(weights) >= least, np.round(weights / step), 0).astype(np.int8)
    features, classes = np.nonzero(rounded)
    lengths = np.bincount(features, minlength=len(hashes)).tolist()
    return WordClassifier(
        Header(digest_of_training_sources(), questions, step, {}, {}),
        array("I", hashes),
        array("I", accumulate(lengths, initial=0)),
        array("H", classes.tolist()),
        array("b", rounded[features, classes].tolist()),
        array("f", biases.tolist()),
    )


# --- the ranking, and the probability that its first question is right ---


def read_lines(index: Index, classifier: WordClassifier) -> list[Line]:
    """All labeled lines with their evidence."""
    lines = [
        line.partition(" | ")[::2]
        for name in LABELED_FILES
        for line in (TESTS / name).read_text("utf-8").splitlines()
    ]
    lines += [("-", line) for line in (TESTS / UNANSWERED_FILE).read_text("utf-8").splitlines()]
    return [
        Line(
            typed,
            frozenset(ids.split()) - {"-"},
            tuple(
                index.collect_evidence(one[:LONGEST_QUERY], classifier)
                for one in _texts_to_look_up(index, typed)
            ),
        )
        for ids, typed in lines
    ]


def _texts_to_look_up(index: Index, typed: str) -> Iterator[str]:
    """What was typed, and what is left of it without the house rules that it names."""
    named = [named_in(typed, game) for game in index.games]
    return iter((typed, *sorted({one.rest for one in named if one.rules})))


def fit_ranking(lines: Iterable[Line]) -> Coefficients:
    """The coefficients of `rank_questions` that make the right questions most probable."""
    rows, is_right, lengths = [], [], []
    for line in lines:
        evidence = line.evidence[0].questions
        right = [question.id in line.right for question in evidence]
        if any(right):
            rows += [ranking.astuple_of(one) for one in evidence.values()]
            is_right += right
            lengths.append(len(right))
    values, right_rows = np.array(rows), np.array(is_right)
    starts = np.cumsum([0, *lengths[:-1]])

    def loss(weights: Any) -> tuple[float, Any]:
        scores = values @ weights
        powers = np.exp(scores - np.repeat(np.maximum.reduceat(scores, starts), lengths))
        totals = np.add.reduceat(powers, starts)
        right_totals = np.add.reduceat(powers * right_rows, starts)
        pull = powers / np.repeat(totals, lengths) - powers * right_rows / np.repeat(right_totals, lengths)
        value = np.mean(np.log(totals / right_totals)) + RANKING_PENALTY / 2 * weights @ weights
        return float(value), values.T @ pull / len(lengths) + RANKING_PENALTY * weights

    found = minimize(loss, np.zeros(values.shape[1]), jac=True, method="L-BFGS-B").x
    return dict(zip((one.name for one in fields(QuestionEvidence)), map(float, found), strict=True))


def fit_confidence(lines: Iterable[Line], by: Coefficients) -> Coefficients:
    """The coefficients of `first_is_right` for a ranking with the coefficients `by`."""
    rows, is_right = [], []
    for line in lines:
        evidence = line.evidence[0]
        if ranked := ranking.rank_questions(evidence, by):
            rows.append(astuple(ranking.evidence_for_first(evidence, ranked)))
            is_right.append(ranked[0].question.id in line.right)
    values, right = np.array(rows), np.array(is_right)
    means, spreads = values.mean(0), values.std(0) + 1e-9
    standard = np.hstack([(values - means) / spreads, np.ones((len(values), 1))])
    penalty = np.array([CONFIDENCE_PENALTY] * values.shape[1] + [0])

    def loss(weights: Any) -> tuple[float, Any]:
        scores = standard @ weights
        value = np.logaddexp(0, np.where(right, -scores, scores)).mean() + penalty @ weights**2 / 2
        return float(value), standard.T @ (1 / (1 + np.exp(-scores)) - right) / len(right) + penalty * weights

    *slopes, constant = minimize(loss, np.zeros(standard.shape[1]), jac=True, method="L-BFGS-B").x
    names = [one.name for one in fields(FirstEvidence)]
    found = {name: float(slope / spread) for name, slope, spread in zip(names, slopes, spreads, strict=True)}
    return {**found, ranking.CONSTANT: float(constant - (np.array(slopes) * means / spreads).sum())}


def outcome_of(line: Line, by: Coefficients, confidence: Coefficients) -> Outcome:
    """What is found for a line: for each question its best probability in any of the texts."""
    best: dict[str, float] = {}
    for evidence in line.evidence:
        if ranked := ranking.rank_questions(evidence, by):
            first = ranking.first_is_right(ranking.evidence_for_first(evidence, ranked), confidence)
            for one in ranking.share_probability(ranked, first):
                best[one.question.id] = max(best.get(one.question.id, 0.0), one.probability)
    found = sorted(best, key=lambda one: -best[one])[:3]
    return Outcome(line, tuple(found), best[found[0]] if found else 0.0)


def cross_validate(lines: Sequence[Line]) -> list[Outcome]:
    """The outcome of each line by coefficients that were fitted to the lines of the other folds."""
    folds = np.random.default_rng(SEED).permutation(len(lines)) % FOLDS
    found: dict[int, Outcome] = {}
    for fold in range(FOLDS):
        others = [line for line, its in zip(lines, folds, strict=True) if its != fold]
        by = fit_ranking(others)
        confidence = fit_confidence(others, by)
        for number in np.flatnonzero(folds == fold):
            found[int(number)] = outcome_of(lines[number], by, confidence)
    return [found[number] for number in range(len(lines))]


# --- figures ---


def report(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """Lines that say how good the outcomes are."""
    answered = [one for one in outcomes if one.line.right]
    unanswered = [one for one in outcomes if not one.line.right]
    three = sum(not one.line.right.isdisjoint(one.found) for one in answered)
    first = _percent(sum(one.is_right for one in answered), answered)
    yield f"{len(answered)} lines with an answer: first {first} %, among three {_percent(three, answered)} %"
    yield "threshold  % of all  % of those with an answer  % wrong of these  of those without an answer"
    for threshold in THRESHOLDS:
        alone = [one for one in outcomes if one.probability >= threshold]
        wrong = sum(not one.is_right for one in alone)
        false = sum(one.probability >= threshold for one in unanswered)
        of_answered = sum(one.probability >= threshold for one in answered)
        name = {SURE: " SURE", POSSIBLE: " POSSIBLE"}.get(threshold, "")
        yield (
            f"{threshold:9.2f}  {_percent(len(alone), outcomes):>8}  {_percent(of_answered, answered):>25}"
            f"  {_percent(wrong, alone):>16}  {false:>15} of {len(unanswered)}{name}"
        )
    yield "probability     lines  right  mean probability"
    for low, high in zip(BINS, BINS[1:], strict=False):
        some = [one for one in outcomes if low <= one.probability < high or one.probability == high == 1]
        mean = sum(one.probability for one in some) / max(len(some), 1)
        right = _percent(sum(one.is_right for one in some), some)
        yield f"{low:.2f} to {high:.2f}  {len(some):7}  {right:>5}  {100 * mean:5.1f}"


def _percent(some: int, of: Sequence[object]) -> str:
    return f"{100 * some / max(len(of), 1):.1f}"


def _mistakes(outcomes: Sequence[Outcome]) -> Iterator[str]:
    """The lines that are wrong, the surest first."""
    for one in sorted(outcomes, key=lambda one: -one.probability):
        if not one.is_right:
            right = " ".join(sorted(one.line.right)) or "-"
            yield f"{one.probability:.2f}  {right}  {' '.join(one.found[:1])}  {one.line.typed}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Train the classifier, write its file and print figures. Return the exit status."""
    options = argparse.ArgumentParser(description="Train the word classifier and write its file.")
    options.add_argument("--mistakes", action="store_true", help="print the lines that are wrong")
    chosen = options.parse_args(arguments)
    started = time.monotonic()
    trained = train_classifier(QUESTIONS)
    lines = read_lines(index_of(None), trained)
    outcomes = cross_validate(lines)
    by = fit_ranking(lines)
    content = format_classifier(with_coefficients(trained, by, fit_confidence(lines, by)))
    if len(content) > MOST_BYTES:
        print(f"The file would have {len(content)} bytes; it may have {MOST_BYTES}.")
        return 1
    parse_classifier(content)
    (PACKAGE_FOLDER / CLASSIFIER_FILE).write_bytes(content)
    print(*report(outcomes), sep="\n")
    print(f"{CLASSIFIER_FILE}: {len(content)} bytes, {time.monotonic() - started:.0f} seconds")
    if chosen.mistakes:
        print(*_mistakes(outcomes), sep="\n")
    return 0


def with_coefficients(trained: WordClassifier, by: Coefficients, confidence: Coefficients) -> WordClassifier:
    """The classifier with the coefficients in its header."""
    its = trained.header
    header = Header(its.digest, its.questions, its.step, by, confidence)
    return WordClassifier(
        header, trained.hashes, trained.starts, trained.classes, trained.weights, trained.biases
    )


if __name__ == "__main__":
    sys.exit(main())
