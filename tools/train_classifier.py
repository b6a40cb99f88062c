"""Train the word classifier and write its file.

    python -m tools.train_classifier

It is run again after a change of a question, a phrasing, a table of words or the code that makes features. It
needs `pip install 'referee[train]'` and takes two minutes on one processor.

The word classifier learns from the phrasings of all questions, from the texts in `tools/training_texts`, and
from what strangers typed lately (`LEARNED_FILE`). The coefficients of the ranking and of the probability are
fitted to texts that the classifier has not seen: to `LABELED_FILES`, and to each part of `LEARNED_FILE` by a
classifier that was trained without it. The figures that are printed come from cross validation: each line is
ranked by coefficients that were fitted without it. All chance is seeded.
"""

import argparse
import os
import sys
import time
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, fields, replace
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
    MIDDLE,
    NO_QUESTION,
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
from tools.classifier_sources import LEARNED_FILE, digest_of_training_sources, training_texts

TESTS = LEARNED_FILE.parent
LABELED_FILES = ("strangers.txt", "strangers_newer.txt", "held_out_latest.txt")
"""On each line the ids of the questions that answer, or -, and what was typed."""
UNANSWERED_FILE = "not_ours.txt"
"""On each line what was typed; no question answers it."""
SEED = 20261130
LEAST_TEXTS = 2
"""A feature that fewer texts have is left out."""
FEATURES_KEPT = 18_400
"""The most frequent features are kept. With four times as many, one line in a hundred more is understood."""
NETWORKS, HIDDEN = 2, 32
"""Number of networks, and of the hidden values of each."""
REPEATED = 2
"""How often each phrasing is among the examples. Training texts are longer than what most people type."""
EPOCHS, BATCH, LEARNING_RATE = 12, 128, 0.25
"""How often all texts are seen, how many at once, and the size of the first step."""
AVERAGED_EPOCHS = 5
"""The network is the average of the networks after these last epochs. Their steps have the same size."""
SHARE_OF_FEATURES = 0.6
"""Share of the features of a text from which it is learned each time, chosen by chance. So no feature alone
decides."""
LARGEST_INT4, LARGEST_INT8, LARGEST_UINT16 = 7, 127, 65535
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

Example = tuple[set[str], str]
"""The features of a text, and the id of the question that it asks, or `NO_QUESTION`."""


def examples_of_questions() -> list[Example]:
    """The phrasings of all questions, and the training texts of questions and of no question."""
    phrasings = {question.id: REPEATED * texts_of(question) for question in QUESTIONS.values()}
    return [
        (classifier_features(words_of(text)), one)
        for one, texts in training_texts().items()
        for text in (*phrasings.get(one, ()), *texts)
    ]


def examples_of_lines(index: Index, lines: Iterable[tuple[frozenset[str], str]]) -> list[Example]:
    """What strangers typed, once for each question that answers it, with the spelling that is looked up."""
    return [
        (classifier_features(words_of(index.correct_spelling(typed))), one)
        for right, typed in lines
        for one in sorted(right or {NO_QUESTION})
    ]


def train_classifier(examples: Sequence[Example]) -> WordClassifier:
    """Train the classifier. The coefficients in its header are empty."""
    questions = (*QUESTIONS, NO_QUESTION)
    classes = {one: place for place, one in enumerate(questions)}
    frequencies = Counter(feature for features, _ in examples for feature in features)
    frequent = sorted(frequencies, key=lambda one: (-frequencies[one], one))
    kept = [one for one in frequent if frequencies[one] >= LEAST_TEXTS][:FEATURES_KEPT]
    hashes = sorted(set(map(hash_feature, kept)))
    matrix = _matrix_of_texts(
        [features for features, _ in examples], {hashed: number for number, hashed in enumerate(hashes)}
    )
    labels = np.array([classes[one] for _, one in examples])
    networks = [_fit_network(matrix, labels, len(questions), SEED + one) for one in range(NETWORKS)]
    vectors, weights, biases = zip(*networks, strict=True)
    return _rounded(
        questions, hashes, np.concatenate(vectors, 1), np.concatenate(weights, 1), np.concatenate(biases)
    )


def _matrix_of_texts(texts: Sequence[Iterable[str]], numbers: Mapping[int, int]) -> csr_matrix:
    """A row for each text, of length 1, with a column for each known feature."""
    columns = [sorted(numbers[one] for one in map(hash_feature, text) if one in numbers) for text in texts]
    lengths = np.array([len(one) for one in columns])
    values = np.repeat(1 / np.sqrt(np.maximum(lengths, 1)), lengths).astype(np.float32)
    indices = np.array([one for row in columns for one in row], np.int32)
    starts = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int32)
    return csr_matrix((values, indices, starts), shape=(len(texts), len(numbers)))


def _fit_network(matrix: csr_matrix, labels: Any, classes: int, seed: int) -> tuple[Any, ...]:
    """The vectors of the features, the weights of the classes and the biases, by AdaGrad on small batches.
    The networks after the last epochs are averaged."""
    chance = np.random.default_rng(seed)
    vectors = chance.normal(0, 0.1, (matrix.shape[1], HIDDEN)).astype(np.float32)
    weights = chance.normal(0, 0.1, (HIDDEN, classes)).astype(np.float32)
    biases = np.zeros(classes, np.float32)
    vector_squares, weight_squares = np.full((len(vectors), 1), 1e-6, np.float32), np.full_like(weights, 1e-6)
    averages = tuple(np.zeros_like(one) for one in (vectors, weights, biases))
    for epoch in range(EPOCHS):
        rate = LEARNING_RATE * max(EPOCHS - epoch, AVERAGED_EPOCHS) / EPOCHS
        order = chance.permutation(matrix.shape[0])
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            rows, batch = _batch(matrix[chosen], chance)
            hidden = np.tanh(batch @ vectors[rows])
            errors = _softmax(hidden @ weights + biases)
            errors[np.arange(len(chosen)), labels[chosen]] -= 1
            errors /= len(chosen)
            weight_slope = hidden.T @ errors
            vector_slope = batch.T @ ((errors @ weights.T) * (1 - hidden**2))
            weight_squares += weight_slope**2
            weights -= rate * weight_slope / np.sqrt(weight_squares)
            biases -= rate / 2 * errors.sum(0)
            vector_squares[rows] += (vector_slope**2).mean(1, keepdims=True)
            vectors[rows] -= rate * vector_slope / np.sqrt(vector_squares[rows])
        if epoch >= EPOCHS - AVERAGED_EPOCHS:
            for average, one in zip(averages, (vectors, weights, biases), strict=True):
                average += one / AVERAGED_EPOCHS
    return averages


def _batch(texts: csr_matrix, chance: np.random.Generator) -> tuple[Any, csr_matrix]:
    """The features of some texts, and a row for each text. Some values are 0 by chance."""
    values = texts.data * (chance.random(len(texts.data)) < SHARE_OF_FEATURES) / np.float32(SHARE_OF_FEATURES)
    rows, columns = np.unique(texts.indices, return_inverse=True)
    batch = csr_matrix((values, columns, texts.indptr), shape=(texts.shape[0], len(rows)))
    return rows, batch


def _softmax(logits: Any) -> Any:
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def _rounded(
    questions: tuple[str, ...], hashes: Sequence[int], vectors: Any, weights: Any, biases: Any
) -> WordClassifier:
    """The classifier, with vectors of four bits and weights of eight bits."""
    scales = np.abs(vectors).max(1) / LARGEST_INT4
    step = float(scales.max() / LARGEST_UINT16)
    steps = np.maximum(np.round(scales / step), 1)
    values = np.clip(np.round(vectors / (steps * step)[:, None]), -LARGEST_INT4, LARGEST_INT4) + MIDDLE
    packed = values[:, 0::2] + 16 * values[:, 1::2]
    class_scales = np.maximum(np.abs(weights).max(0) / LARGEST_INT8, 1e-9)
    return WordClassifier(
        Header(digest_of_training_sources(), questions, NETWORKS, NETWORKS * HIDDEN, step, {}, {}),
        array("I", hashes),
        array("H", steps.astype(int).tolist()),
        array("B", packed.astype(int).ravel().tolist()),
        array("f", class_scales.tolist()),
        array("f", biases.tolist()),
        array("b", np.round(weights / class_scales).astype(int).T.ravel().tolist()),
    )


# --- the ranking, and the probability that its first question is right ---


def labeled_texts(path: Path) -> list[tuple[frozenset[str], str]]:
    """The ids of the questions that answer each line of a file, and what was typed."""
    lines = (line.partition(" | ")[::2] for line in path.read_text("utf-8").splitlines())
    return [(frozenset(ids.split()) - {NO_QUESTION}, typed) for ids, typed in lines]


def read_lines(
    index: Index, classifier: WordClassifier, texts: Iterable[tuple[frozenset[str], str]]
) -> list[Line]:
    """Labeled texts with their evidence."""
    return [
        Line(
            typed,
            right,
            tuple(
                index.collect_evidence(one[:LONGEST_QUERY], classifier)
                for one in _texts_to_look_up(index, typed)
            ),
        )
        for right, typed in texts
    ]


def lines_not_learned(index: Index, classifier: WordClassifier) -> list[Line]:
    """The lines from which the classifier has not learned."""
    labeled = [one for name in LABELED_FILES for one in labeled_texts(TESTS / name)]
    unanswered = (TESTS / UNANSWERED_FILE).read_text("utf-8").splitlines()
    return read_lines(index, classifier, [*labeled, *((frozenset[str](), one) for one in unanswered)])


def lines_learned(index: Index, examples: Sequence[Example]) -> list[Line]:
    """The lines of `LEARNED_FILE`. The evidence for each is by a classifier that has not learned from it.

    Lines about another game than the first are left out: they were typed after this game had been chosen, and
    do not say which game they are about."""
    first_game = next(iter(QUESTIONS.values())).game
    texts = [
        (right, typed)
        for right, typed in labeled_texts(LEARNED_FILE)
        if all(QUESTIONS[one].game == first_game for one in right)
    ]
    found: list[Line] = []
    for fold in range(FOLDS):
        others = [one for place, one in enumerate(texts) if place % FOLDS != fold]
        trained = train_classifier([*examples, *examples_of_lines(index, others)])
        found += read_lines(index, trained, texts[fold::FOLDS])
    return found


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
    index, examples = index_of(None), examples_of_questions()
    trained = train_classifier([*examples, *examples_of_lines(index, labeled_texts(LEARNED_FILE))])
    latest = lines_learned(index, examples)
    lines = [*latest, *lines_not_learned(index, trained)]
    outcomes = cross_validate(lines)
    by = fit_ranking(lines)
    content = format_classifier(with_coefficients(trained, by, fit_confidence(lines, by)))
    if len(content) > MOST_BYTES:
        print(f"The file would have {len(content)} bytes; it may have {MOST_BYTES}.")
        return 1
    parse_classifier(content)
    (PACKAGE_FOLDER / CLASSIFIER_FILE).write_bytes(content)
    print("What was typed lately:", *report(outcomes[: len(latest)]), sep="\n")
    print("All lines:", *report(outcomes), sep="\n")
    print(f"{CLASSIFIER_FILE}: {len(content)} bytes, {time.monotonic() - started:.0f} seconds")
    if chosen.mistakes:
        print(*_mistakes(outcomes), sep="\n")
    return 0


def with_coefficients(trained: WordClassifier, by: Coefficients, confidence: Coefficients) -> WordClassifier:
    """The classifier with the coefficients in its header."""
    return replace(trained, header=replace(trained.header, ranking=by, confidence=confidence))


if __name__ == "__main__":
    sys.exit(main())
