"""The result for a described situation: a ruling, the fact to ask for next, or several possible rulings.

The ruling is known if it is the same in all possible states (`possible_states.py`). Otherwise the fact that
best separates the possible rulings is asked for. If no fact can be asked for, the result lists the possible
rulings, each with the answers that lead to it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from referee.ask.situation.possible_states import (
    EXAMPLES,
    FURTHER_VARIANTS,
    MOST_COMBINATIONS,
    AnswerIds,
    InvalidAnswer,
    PossibleState,
    RulingSignatures,
    Variants,
    add_states_with_other_rulings,
    combine_answers,
    count_lawful,
    find_further_states,
    find_possible_states,
    group_by_signatures,
    map_answers_to_signatures,
)
from referee.games.help import HELP
from referee.kit.said import Said
from referee.kit.values import replace
from referee.languages.speech import tell
from referee.match.help.fact import Answer, AnyFact, Fact
from referee.match.help.situation import AnySituation, ContradictoryDescription, Step, starting_match
from referee.match.model.articles import title_as_said

MOST_QUESTIONS = 4
"""Maximum number of facts that a user is asked for."""
MOST_CASES = 4
"""Maximum number of possible rulings in a result."""
UNKNOWN = "unknown"
"""The id of the answer "I do not know", which every fact has."""
LAWFUL = Fact[AnySituation](
    "lawful",
    Said("fact-lawful-asks"),
    lambda situation: (Answer("yes", Said("fact-lawful-yes"), situation),),
    presumed="yes",
)
"""The presumption that the claims before the last one were lawful, as a fact with one answer."""
AssumedAnswers = tuple[tuple[AnyFact, Answer], ...]
"""Facts that the user did not answer, each with the answer that the ruling assumes."""
AnswerSets = list[set[str]]
"""For each fact, the ids of some of its answers."""


@dataclass(frozen=True)
class CommonRuling:
    """The rulings on the claims. Their signatures are the same in all `states`.

    The first state is the example that is shown to the user. All states have the `assumed` answers. The
    signatures do not depend on the assumed answers, but sentences of the rulings may. `all_tried` is False if
    an example has more combinations of answers than are judged.
    """

    states: Sequence[PossibleState]
    assumed: AssumedAnswers
    all_tried: bool = True

    @property
    def situation(self) -> AnySituation:
        return self.states[0].situation

    @property
    def steps(self) -> Sequence[Step]:
        return self.states[0].steps


@dataclass(frozen=True)
class SeparatingFact:
    """The fact to ask for next, with its possible answers. `rulings` is the number of possible rulings.
    `assumed` are presumptions on which this depends."""

    fact: AnyFact
    answers: tuple[Answer, ...]
    rulings: int
    all_tried: bool = True
    assumed: AssumedAnswers = ()


@dataclass(frozen=True)
class PossibleRuling:
    """One of several possible rulings. `given` has the answers to facts that lead to it."""

    given: tuple[tuple[AnyFact, tuple[Answer, ...]], ...]
    ruling: CommonRuling


@dataclass(frozen=True)
class PossibleRulings:
    """The most frequent of the possible rulings. `more` is the number of those that are left out. `assumed`
    are presumptions on which they depend."""

    cases: tuple[PossibleRuling, ...]
    more: int
    all_tried: bool = True
    assumed: AssumedAnswers = ()


def find_ruling_or_question(
    situation: AnySituation, answers: Mapping[str, str]
) -> CommonRuling | SeparatingFact | PossibleRulings:
    """Return the rulings on the claims of a situation, or the fact to ask for, or the possible rulings.

    `answers` has ids of answers by the ids of their facts, as the user gave them so far. Raises
    ContradictoryDescription if the described situation is impossible, and InvalidAnswer.
    """
    check_description(situation)
    situation = HELP[situation.game.name].with_inferred_details(situation)
    facts = HELP[situation.game.name].facts_of(situation)
    variants = _variants_with_presumptions(situation, facts, answers)
    answers_to_facts = {fact: answer for fact, answer in answers.items() if fact != LAWFUL.id}
    found = _find_ruling_or_question(facts, variants, answers_to_facts)
    if not variants.has_unlawful or LAWFUL.id in answers:
        return found
    return replace(found, assumed=(*found.assumed, *((LAWFUL, one) for one in LAWFUL.answers(situation))))


def _variants_with_presumptions(
    situation: AnySituation, facts: Sequence[AnyFact], answers: Mapping[str, str]
) -> Variants:
    """The variants with the presumptions that no answer turns off. Only a description with several claims has
    presumptions. Raises InvalidAnswer for an impossible answer about them."""
    has_earlier_claims = len(situation.all_claims) > 1
    if LAWFUL.id in answers and not has_earlier_claims:
        raise InvalidAnswer(LAWFUL.id, tell("fact-not-asked", {"fact": repr(LAWFUL.id)}))
    given = answers.get(LAWFUL.id, LAWFUL.presumed)
    if given not in (LAWFUL.presumed, UNKNOWN):
        possible = f"{LAWFUL.presumed}, {UNKNOWN}"
        raise InvalidAnswer(LAWFUL.id, tell("fact-answers", {"answers": possible}))
    presumed = {
        place: fact.presumed
        for place, fact in enumerate(facts)
        if has_earlier_claims and fact.presumed is not None and fact.id not in answers
    }
    return Variants(situation, presumed, has_earlier_claims and given != UNKNOWN)


def _find_ruling_or_question(
    facts: Sequence[AnyFact], variants: Variants, answers: Mapping[str, str]
) -> CommonRuling | SeparatingFact | PossibleRulings:
    """The result without the presumption that earlier claims were lawful."""
    _check_answers(facts, variants, answers)
    known = {fact: answer for fact, answer in answers.items() if answer != UNKNOWN}
    known |= _presumed_answers(facts, variants, known)
    states, all_tried = find_possible_states(facts, variants, known, enough_rulings=2)
    # The states have no answers if no answer is consistent with the description. Then no fact is asked for.
    facts = facts[: len(states[0].answers)]
    if len(group_by_signatures(states)) == 1:
        states, _ = add_states_with_other_rulings(facts, variants, states, known)
    if len(group_by_signatures(states)) == 1:
        assumed = _assume_answers(facts, states[0], answers)
        with_assumed = _find_states_with_assumed(facts, variants, known, assumed)
        if group_by_signatures(with_assumed).keys() == group_by_signatures(states).keys():
            return CommonRuling(with_assumed, assumed, all_tried)
        states = [*states, *with_assumed]
    index = _choose_fact_to_ask(facts, states, answers)
    if index is not None:
        offered = _find_answers_to_offer(facts, variants, known, states, index)
        return SeparatingFact(facts[index], offered, len(group_by_signatures(states)), all_tried)
    states, all_tried = find_possible_states(facts, variants, known)
    states, _ = add_states_with_other_rulings(facts, variants, states, known)
    return replace(_make_possible_rulings(facts, variants, states, known), all_tried=all_tried)


def check_description(situation: AnySituation) -> None:
    """Raise ContradictoryDescription if the described situation is impossible.

    A detail that is only missing is no error if it can be asked for.
    """
    try:
        starting_match(situation)
    except ContradictoryDescription as error:
        faults = error.faults.get("round")
        if not faults or not faults.keys() <= HELP[situation.game.name].fields_to_ask_for(situation.round):
            raise


def _check_answers(facts: Sequence[AnyFact], variants: Variants, answers: Mapping[str, str]) -> None:
    """Raise InvalidAnswer if a fact is not asked for, or does not have the given answer."""
    for one in answers.keys() - {fact.id for fact in facts}:
        raise InvalidAnswer(one, tell("fact-not-asked", {"fact": repr(one)}))
    for index, fact in enumerate(facts):
        if answers.get(fact.id, UNKNOWN) != UNKNOWN:
            _check_answer_to_last_fact(facts[: index + 1], variants, answers[fact.id])


def _check_answer_to_last_fact(facts: Sequence[AnyFact], variants: Variants, given: str) -> None:
    """Raise InvalidAnswer if the last fact has this answer in no variant, with any answers to the others."""
    possible: dict[str, None] = {}
    for number in range(EXAMPLES + FURTHER_VARIANTS):
        combinations = islice(combine_answers(facts, variants[number], {}, number), MOST_COMBINATIONS)
        possible |= dict.fromkeys(answers[-1].id for answers, _ in combinations)
        if given in possible:
            return
    raise InvalidAnswer(facts[-1].id, tell("fact-answers", {"answers": ", ".join((*possible, UNKNOWN))}))


def _assume_answers(
    facts: Sequence[AnyFact], example: PossibleState, answers: Mapping[str, str]
) -> AssumedAnswers:
    """Return the facts that the user did not answer, each with the answer that the example has."""
    pairs = zip(facts, example.answers, strict=True)
    return tuple((fact, answer) for fact, answer in pairs if fact.id not in answers)


def _find_states_with_assumed(
    facts: Sequence[AnyFact], variants: Variants, known: Mapping[str, str], assumed: AssumedAnswers
) -> list[PossibleState]:
    """Return the possible states that have the assumed answers, as if the user had given these answers."""
    all_known = {**known, **{fact.id: answer.id for fact, answer in assumed}}
    examples, _ = find_possible_states(facts, variants, all_known)
    states, with_same_ruling = add_states_with_other_rulings(facts, variants, examples, all_known)
    return [*states, *with_same_ruling]


def _presumed_answers(
    facts: Sequence[AnyFact], variants: Variants, known: Mapping[str, str]
) -> Mapping[str, str]:
    """The ids of all presumed answers by the ids of their facts, if they agree with the description, and if
    other answers make no more claims lawful. Otherwise empty: those states are searched that fit best."""
    presumed = {facts[place].id: answer for place, answer in variants.presumed.items()}
    try:
        states, _ = find_possible_states(facts, variants, {**known, **presumed}, enough_rulings=1)
    except (ContradictoryDescription, InvalidAnswer):
        return {}
    earlier = len(variants.description.all_claims) - 1
    is_lawful = not variants.presumes_lawful or states[0].lawful == earlier
    return presumed if is_lawful or count_lawful(facts, variants, known) <= states[0].lawful else {}


# --- the fact to ask for ---


def _choose_fact_to_ask(
    facts: Sequence[AnyFact], states: Sequence[PossibleState], answers: Mapping[str, str]
) -> int | None:
    """Return the index of the fact that leaves the fewest rulings possible, on average.

    None if no fact makes the number of possible rulings smaller, or if the user has been asked for the
    maximum number of facts.
    """
    unanswered = [index for index, fact in enumerate(facts) if fact.id not in answers]
    if not unanswered or len(answers) >= MOST_QUESTIONS:
        return None
    index = min(unanswered, key=lambda index: _average_rulings_left(states, index))
    separates = _average_rulings_left(states, index) < len(group_by_signatures(states))
    return index if separates else None


def _average_rulings_left(states: Sequence[PossibleState], index: int) -> float:
    """Return the average number of rulings that stay possible after an answer to the fact at this index.

    The answers to the facts before it may make one of its answers impossible. The fact then does not matter,
    and its usual answer is used.
    """
    by_earlier: dict[AnswerIds, dict[str, set[RulingSignatures]]] = defaultdict(lambda: defaultdict(set))
    for state in states:
        by_earlier[state.answer_ids[:index]][state.answer_ids[index]].add(state.signatures)
    answers = {id for by_answer in by_earlier.values() for id in by_answer}
    left = (_collect_rulings_after_answer(by_earlier.values(), id) for id in answers)
    return sum(map(len, left)) / len(answers)


def _collect_rulings_after_answer(
    branches: Iterable[Mapping[str, set[RulingSignatures]]], id: str
) -> set[RulingSignatures]:
    """Return the rulings that stay possible after the answer with this id.

    Each branch has the rulings by the id of the answer. The first answer of a branch is the usual one.
    """
    return set[RulingSignatures]().union(
        *(branch.get(id, next(iter(branch.values()))) for branch in branches)
    )


def _collect_answers(states: Iterable[PossibleState], index: int) -> tuple[Answer, ...]:
    """Return the different answers that the states have to the fact at this index."""
    found: dict[str, Answer] = {}
    for state in states:
        found.setdefault(state.answers[index].id, state.answers[index])
    return tuple(found.values())


def _find_answers_to_offer(
    facts: Sequence[AnyFact],
    variants: Variants,
    known: Mapping[str, str],
    states: Sequence[PossibleState],
    index: int,
) -> tuple[Answer, ...]:
    """Return the answers to the fact at this index that the user may choose.

    These are the answers of the states. If the first variant has other answers, the answers of the possible
    states of all examples are added.
    """
    found = _collect_answers(states, index)
    combinations = islice(combine_answers(facts[: index + 1], variants[0], known, 0), MOST_COMBINATIONS)
    in_first_variant = {answers[-1].id for answers, _ in combinations}
    if in_first_variant == {answer.id for answer in found}:
        return found
    return _collect_answers((*states, *find_possible_states(facts, variants, known)[0]), index)


# --- several possible rulings ---


def _make_possible_rulings(
    facts: Sequence[AnyFact],
    variants: Variants,
    states: Sequence[PossibleState],
    known: Mapping[str, str],
) -> PossibleRulings:
    """Return the possible rulings, those with the most states first."""
    by_answers = map_answers_to_signatures(states)
    groups, left = [], list(by_answers)
    while left:
        sets = _widen_answer_sets(left[0], by_answers)
        groups.append(sets)
        left = [ids for ids in left if not _are_in_sets(ids, sets)]
    found = [case for sets in groups for case in _make_cases(facts, sets, states, known)]
    found.sort(key=lambda case: len(case.ruling.states), reverse=True)
    cases = tuple(_add_further_states(facts, variants, case) for case in found[:MOST_CASES])
    return PossibleRulings(cases, max(0, len(found) - MOST_CASES))


def _add_further_states(facts: Sequence[AnyFact], variants: Variants, case: PossibleRuling) -> PossibleRuling:
    """Return the case with those states of further variants that have the same answers and the same ruling.

    In a few states, details that nobody described may be the same by chance. A ruling shows only what is the
    same in all its states.
    """
    states = case.ruling.states
    example = states[0]
    known = dict(zip((fact.id for fact in facts), example.answer_ids, strict=False))
    further = [
        state
        for state in find_further_states(facts, variants, known)
        if (state.answer_ids, state.signatures) == (example.answer_ids, example.signatures)
    ]
    return replace(case, ruling=replace(case.ruling, states=[*states, *further]))


def _widen_answer_sets(ids: AnswerIds, by_answers: Mapping[AnswerIds, set[RulingSignatures]]) -> AnswerSets:
    """Return the sets of answers around `ids` in which every combination has the same ruling.

    The sets are widened one fact after the other, by one answer at a time.
    """
    sets = [{id} for id in ids]
    for index, options in enumerate(sets):
        for other in dict.fromkeys(others[index] for others in by_answers):
            wider = [*sets[:index], options | {other}, *sets[index + 1 :]]
            within = (rulings for others, rulings in by_answers.items() if _are_in_sets(others, wider))
            if all(rulings == by_answers[ids] for rulings in within):
                options.add(other)
    return sets


def _are_in_sets(ids: AnswerIds, sets: AnswerSets) -> bool:
    """Whether each answer is in the set of its fact."""
    return all(id in options for id, options in zip(ids, sets, strict=True))


def _make_cases(
    facts: Sequence[AnyFact], sets: AnswerSets, states: Sequence[PossibleState], known: Mapping[str, str]
) -> Iterator[PossibleRuling]:
    """Yield each possible ruling under the answers in these sets.

    There are several only if no answer separates them. If such a ruling has no answers that lead to it, it
    gets the deciding article as its reason.
    """
    within = [state for state in states if _are_in_sets(state.answer_ids, sets)]
    given = []
    for index, fact in enumerate(facts):
        answers = _collect_answers(within, index)
        if fact.id not in known and len(answers) < len(_collect_answers(states, index)):
            given.append((fact, answers))
    decided = {fact.id: "" for fact, _ in given} | dict(known)
    groups = group_by_signatures(within).values()
    for alike in groups:
        ruling = CommonRuling(alike, _assume_answers(facts, alike[0], decided))
        reason = [_make_reason(ruling)] if len(groups) > 1 and not given else []
        yield PossibleRuling((*given, *reason), ruling)


def _make_reason(ruling: CommonRuling) -> tuple[AnyFact, tuple[Answer, ...]]:
    """Return the article that decides the last claim, in the form of a fact with one answer."""
    finding = ruling.steps[-1].entry.ruling.findings[0]
    article = ruling.situation.game.rulebook[finding.article]
    answer = Answer(article.id, title_as_said(article), ruling.situation)
    return Fact("reason", Said("fact-reason-asks"), lambda situation: (answer,)), (answer,)
