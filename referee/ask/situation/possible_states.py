"""The possible states of a described situation, each with the rulings on its claims.

A description leaves many details open. A *fact* is an open detail that may change a ruling, and it has a few
possible answers. All other open details get values that a number determines: a *variant* of the description
is the description with the values of one number. A *possible state* is a variant with an answer to each fact.
It must be consistent with the description.

If a description has several claims, the dispute is about the last one, and the claims before it are presumed
lawful: of the possible states, those are kept in which most of them are lawful. Of these, those are kept that
have the presumed answers to most facts (`Fact.presumed`). An answer to a fact turns its presumption off.

All combinations of answers are judged in a few variants, the *examples*. If all these states have the same
rulings, one combination is judged in each of many further variants. A further variant with another ruling
becomes an example.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from math import inf

from referee.ask.situation.consistency import is_consistent
from referee.ask.situation.ruling_signature import RulingSignature, make_ruling_signature
from referee.games.help import HELP
from referee.languages.speech import tell
from referee.match.help.fact import Answer, AnyFact
from referee.match.help.situation import AnySituation, ContradictoryDescription, Step, Table
from referee.match.help.variety import Variety
from referee.rulings.judge import is_lawful

MOST_COMBINATIONS = 200
"""Maximum number of combinations of answers that are judged in one example. `all_tried` is False if there are
more."""
EXAMPLES = 5
"""Number of variants in which all combinations of answers are judged."""
FURTHER_VARIANTS = 32
"""Number of variants after the examples in which one combination of answers is judged."""
MOST_ADDED_EXAMPLES = 2
"""Maximum number of further variants that become examples because they have another ruling."""
ATTEMPTS_PER_VARIANT = 6
"""Maximum number of combinations that are tried in a further variant until one is consistent."""

CLAIMS_WITH_FULL_EFFORT = 3
"""A description with more claims is judged in fewer states, so that its cost stays bounded."""
LEAST_COMBINATIONS, LEAST_EXAMPLES, LEAST_FURTHER_VARIANTS = 5, 2, 6
"""Minimum numbers for a description with many claims."""

AnswerIds = tuple[str, ...]
"""The id of the answer to each fact, in the order of the facts."""
RulingSignatures = tuple[RulingSignature, ...]
"""The signature of the ruling on each claim, in the order of the claims."""


@dataclass(frozen=True)
class PossibleState:
    """A complete situation that is consistent with the description.

    `answers` has an answer to each fact. `steps` are the claims with their rulings. `variant` is the number
    of the variant. `lawful` is the number of lawful claims among those before the last one.
    """

    answers: tuple[Answer, ...]
    situation: AnySituation
    steps: Sequence[Step]
    variant: int
    lawful: int

    @property
    def signatures(self) -> RulingSignatures:
        return tuple(make_ruling_signature(self.situation.game, step) for step in self.steps)

    @property
    def answer_ids(self) -> AnswerIds:
        return tuple(answer.id for answer in self.answers)


@dataclass(frozen=True)
class TriedCombinations:
    """The result of judging the combinations of answers in one variant.

    `states` are the consistent ones. `contradiction` is the error of the first combination that is
    inconsistent. `all_tried` is False if there are more combinations than the maximum.
    """

    states: Sequence[PossibleState]
    contradiction: ContradictoryDescription | None
    all_tried: bool


TriedKey = tuple[int, tuple[str, ...], tuple[tuple[str, str], ...]]
"""The number of a variant, the ids of the facts, and the known answers as pairs of ids."""


class Variants:
    """The variants of a description by number, before any fact is answered.

    A variant is made when it is first used. `tried` keeps the results for the variants that were examples, so
    no example is judged twice. `presumed` has the presumed answers by the place of their fact, and
    `presumes_lawful` is whether the claims before the last one are presumed lawful. `has_unlawful` becomes
    True if a state is left out by this presumption.

    - `combinations`: Maximum number of combinations of answers that are judged in one example.
    - `examples`: The number of examples.
    - `further`: The numbers of the further variants.
    - `attempts`: Maximum number of combinations that are tried in a further variant.
    """

    def __init__(
        self,
        description: AnySituation,
        presumed: Mapping[int, str] | None = None,
        presumes_lawful: bool = False,
    ):
        self.description = description
        self.presumed, self.presumes_lawful = presumed or {}, presumes_lawful
        self.has_unlawful = False
        share = min(1, CLAIMS_WITH_FULL_EFFORT / len(description.all_claims))
        self.combinations = max(LEAST_COMBINATIONS, int(MOST_COMBINATIONS * share**2))
        self.examples = max(LEAST_EXAMPLES, int(EXAMPLES * share))
        further = max(LEAST_FURTHER_VARIANTS, int(FURTHER_VARIANTS * share))
        self.further = range(EXAMPLES, EXAMPLES + further)
        self.attempts = max(1, int(ATTEMPTS_PER_VARIANT * share))
        self.tried: dict[TriedKey, TriedCombinations] = {}
        self._made: dict[int, AnySituation] = {}
        self._most = (0, 0)

    def __getitem__(self, number: int) -> AnySituation:
        if number not in self._made:
            seated = self.description.seated()
            self._made[number] = HELP[self.description.game.name].with_unreported_details(seated, number)
        return self._made[number]

    def keep_presumed(self, states: Iterable[PossibleState]) -> list[PossibleState]:
        """The states of these that fit the presumptions best, also among all states seen before."""
        states = list(states)
        self._most = max((self._most, *map(self._rank, states)))
        lawful, _ = self._most
        self.has_unlawful = self.has_unlawful or any(self._rank(one)[0] < lawful for one in states)
        return [one for one in states if self._rank(one) == self._most]

    def is_presumed(self, state: PossibleState) -> bool:
        """Whether a state fits the presumptions as well as those seen before."""
        is_lawful = self._rank(state)[0] >= self._most[0]
        self.has_unlawful = self.has_unlawful or not is_lawful
        return self._rank(state) >= self._most

    def _rank(self, state: PossibleState) -> tuple[int, int]:
        """The number of lawful claims, if they are presumed lawful, and that of presumed answers."""
        ids = state.answer_ids
        usual = sum(place < len(ids) and ids[place] == one for place, one in self.presumed.items())
        return (state.lawful if self.presumes_lawful else 0, usual)


class InvalidAnswer(Exception):
    """The user answered a fact that is not asked for, or gave an answer that the fact does not have.

    `fact` is the id of the fact. `fault` is a sentence that names the possible answers.
    """

    def __init__(self, fact: str, fault: str):
        super().__init__(fault)
        self.fact, self.fault = fact, fault


def find_possible_states(
    facts: Sequence[AnyFact], variants: Variants, known: Mapping[str, str], enough_rulings: float = inf
) -> tuple[list[PossibleState], bool]:
    """Return the possible states of the examples, and whether all combinations of answers were tried.

    `known` has ids of answers by the ids of their facts. If the first example has at least `enough_rulings`
    different rulings, the other examples are not judged. If the examples have no possible state, the further
    variants are searched. If these have none either and no answer is known, the facts are ignored. The states
    then have no answers.

    Raises ContradictoryDescription if the description is impossible, and InvalidAnswer if a known answer
    contradicts it.
    """
    first = _try_combinations_once(facts, variants, known, 0)
    states, all_tried = variants.keep_presumed(first.states), first.all_tried
    if len(group_by_signatures(states)) < enough_rulings:
        for number in range(1, variants.examples):
            tried = _try_combinations_once(facts, variants, known, number)
            states, all_tried = [*states, *tried.states], all_tried and tried.all_tried
        states = variants.keep_presumed(states)
    if states := states or list(find_further_states(facts, variants, known)):
        return states, all_tried
    if not known and facts:
        return find_possible_states((), variants, known, enough_rulings)
    raise first.contradiction or _make_conflict_error(facts, known)


def _try_combinations_once(
    facts: Sequence[AnyFact], variants: Variants, known: Mapping[str, str], number: int
) -> TriedCombinations:
    """Return the result for the variant with this number, from `variants.tried` if it is there."""
    key = (number, tuple(fact.id for fact in facts), tuple(known.items()))
    if key not in variants.tried:
        variants.tried[key] = _try_combinations(facts, variants, known, number)
    return variants.tried[key]


def _try_combinations(
    facts: Sequence[AnyFact], variants: Variants, known: Mapping[str, str], number: int
) -> TriedCombinations:
    """Judge the combinations of answers in the variant with this number."""
    states: list[PossibleState] = []
    contradiction: ContradictoryDescription | None = None
    combinations = combine_answers(facts, variants[number], known, number)
    for answers, answered in islice(combinations, variants.combinations):
        try:
            state = _judge_combination(variants.description, answers, answered, number)
        except ContradictoryDescription as error:
            contradiction = contradiction or error
        else:
            states += [] if state is None else [state]
    return TriedCombinations(tuple(states), contradiction, next(combinations, None) is None)


def _judge_combination(
    description: AnySituation, answers: tuple[Answer, ...], answered: AnySituation, number: int
) -> PossibleState | None:
    """Complete an answered situation and judge its claims. None if it is inconsistent.

    Raises ContradictoryDescription if it is impossible.
    """
    complete = HELP[answered.game.name].complete_situation(description, answered, number)
    return _judge_complete_situation(description, answers, complete, number)


def _judge_complete_situation(
    description: AnySituation, answers: tuple[Answer, ...], complete: AnySituation, number: int
) -> PossibleState | None:
    """Judge the claims of a complete situation. None if it is inconsistent.

    Raises ContradictoryDescription if it is impossible.
    """
    table = Table(complete)
    table.apply_what_happened()
    if not is_consistent(description, table):
        return None
    steps = table.rule_on_claims()
    earlier = [entry.ruling for entry in table.entries[-len(description.all_claims) : -1]]
    return PossibleState(answers, complete, steps, number, sum(map(is_lawful, earlier)))


def find_further_states(
    facts: Sequence[AnyFact], variants: Variants, known: Mapping[str, str]
) -> Iterator[PossibleState]:
    """Yield at most one possible state of each further variant.

    A combination of answers is chosen for each attempt. The state is that of the first combination that is
    consistent. Equal situations are judged once.
    """
    complete = HELP[variants.description.game.name].complete_situation
    seen: list[AnySituation] = []
    attempts = variants.attempts if any(fact.id not in known for fact in facts) else 1
    for number in variants.further:
        for attempt in range(attempts):
            combination = _choose_combination(facts, variants[number], known, Variety(number, attempt))
            if combination is None:
                continue
            answers, answered = combination
            situation = complete(variants.description, answered, number)
            if situation in seen:
                continue
            seen.append(situation)
            with suppress(ContradictoryDescription):
                state = _judge_complete_situation(variants.description, answers, situation, number)
                if state is not None and variants.is_presumed(state):
                    yield state
                    break


def _choose_combination(
    facts: Sequence[AnyFact], situation: AnySituation, known: Mapping[str, str], variety: Variety
) -> tuple[tuple[Answer, ...], AnySituation] | None:
    """Choose an answer to each fact, and one of the situations that fit the answer.

    Return the answers and the answered situation. None if a fact has no possible answer.
    """
    chosen: list[Answer] = []
    for fact in facts:
        possible = _find_possible_answers(fact, situation, known)
        if not possible:
            return None
        answer = variety.one_of(possible, fact.id)
        situation = variety.one_of((answer.then, *answer.others), f"table of {fact.id}")
        chosen.append(answer)
    return tuple(chosen), situation


def count_lawful(facts: Sequence[AnyFact], variants: Variants, known: Mapping[str, str]) -> int:
    """The maximum number of lawful claims before the last one in the first example."""
    states = _try_combinations_once(facts, variants, known, 0).states
    return max((state.lawful for state in states), default=0)


def add_states_with_other_rulings(
    facts: Sequence[AnyFact],
    variants: Variants,
    states: Sequence[PossibleState],
    known: Mapping[str, str],
) -> tuple[list[PossibleState], list[PossibleState]]:
    """Compare the rulings of `states` with those of the further variants.

    Return two lists. The first has the given states and all states of the further variants that have another
    ruling for the same answers. At most MOST_ADDED_EXAMPLES variants are added. The second list has the
    further states whose ruling is not new.
    """
    states, with_same_ruling, added = list(states), [], 0
    by_answers, all_signatures = map_answers_to_signatures(states), {state.signatures for state in states}
    for state in find_further_states(facts, variants, known):
        if state.signatures in by_answers.get(state.answer_ids, all_signatures):
            with_same_ruling.append(state)
            continue
        added += 1
        tried = _try_combinations_once(facts, variants, known, state.variant)
        states += [state, *filter(variants.is_presumed, tried.states)]
        if added == MOST_ADDED_EXAMPLES:
            break
        by_answers, all_signatures = map_answers_to_signatures(states), {one.signatures for one in states}
    return states, with_same_ruling


def _make_conflict_error(facts: Sequence[AnyFact], known: Mapping[str, str]) -> InvalidAnswer:
    """Make the error that the known answers contradict each other. It names the last answered fact."""
    last = next((fact.id for fact in reversed(facts) if fact.id in known), facts[-1].id)
    return InvalidAnswer(last, tell("fact-does-not-go-with-the-rest"))


def combine_answers(
    facts: Sequence[AnyFact], situation: AnySituation, known: Mapping[str, str], number: int
) -> Iterator[tuple[tuple[Answer, ...], AnySituation]]:
    """Yield every combination of answers, each with the answered situation.

    Several situations may fit an answer. `number` is that of the variant, and chooses one of them.
    """
    if not facts:
        yield (), situation
        return
    fact, *others = facts
    for answer in _find_possible_answers(fact, situation, known):
        for answers, answered in combine_answers(others, answer.example(number), known, number):
            yield (answer, *answers), answered


def _find_possible_answers(fact: AnyFact, situation: AnySituation, known: Mapping[str, str]) -> list[Answer]:
    """Return the answers that the fact has in this situation, or only the known answer.

    If the known answer is impossible in this situation, the fact does not matter here. Its first answer, the
    usual one, is returned. The list is empty if the fact has no answer.
    """
    if fact.id not in known:
        return list(fact.answers(situation))
    usual = None
    for answer in fact.answers(situation):
        if answer.id == known[fact.id]:
            return [answer]
        usual = usual or answer
    return [] if usual is None else [usual]


def group_by_signatures(
    states: Iterable[PossibleState],
) -> dict[RulingSignatures, list[PossibleState]]:
    """Return the states by their ruling signatures, in the order of the first state of each group."""
    groups: dict[RulingSignatures, list[PossibleState]] = defaultdict(list)
    for state in states:
        groups[state.signatures].append(state)
    return groups


def map_answers_to_signatures(states: Iterable[PossibleState]) -> dict[AnswerIds, set[RulingSignatures]]:
    """Return the different ruling signatures of the states that have the same answers."""
    by_answers: dict[AnswerIds, set[RulingSignatures]] = defaultdict(set)
    for state in states:
        by_answers[state.answer_ids].add(state.signatures)
    return by_answers
