"""The one fact that a ruling still depends on, found by judging every combination of what is not told."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from referee.ask.facts import golf, uno
from referee.ask.facts.fact import Answer, Fact
from referee.ask.situation import Contradictory, Situation, Step, ruled_on

FACTS = {"uno": uno.facts_of, "golf": golf.facts_of}
"""What rulings of each game may depend on, by its name."""
MOST_COMBINATIONS = 200
"""So many are judged at the most."""

Chosen = tuple[Answer, ...]
"""An answer to each fact, in their order."""


@dataclass(frozen=True)
class Ruled:
    """What the claims get in the situation that was judged, which is an example where not all was told.
    `assumed` are the facts that do not matter, each with the answer taken for it."""

    situation: Situation
    steps: Sequence[Step]
    assumed: tuple[tuple[Fact, Answer], ...]


@dataclass(frozen=True)
class Asked:
    """The fact that separates most rulings, with the answers there can be; so many `rulings` are possible."""

    fact: Fact
    answers: tuple[Answer, ...]
    rulings: int


class UnknownAnswer(Exception):
    """What nobody asks for, or no answer to it: `fault` says which there are."""

    def __init__(self, fact: str, fault: str):
        super().__init__(fault)
        self.fact, self.fault = fact, fault


def settled(situation: Situation, answered: Mapping[str, str]) -> Ruled | Asked:
    """The rulings on the claims of a situation, or what has to be known first, given what was answered.

    Raises Contradictory where what is told cannot be, and UnknownAnswer.
    """
    facts = FACTS[situation.game.name](situation)
    for one in answered.keys() - {fact.id for fact in facts}:
        raise UnknownAnswer(one, f"{one!r} is not asked here.")
    for place, fact in enumerate(facts):
        if fact.id in answered:
            _check_that_it_is_an_answer(facts[: place + 1], situation.seated(), answered[fact.id])
    judged = _judged(facts, situation.seated(), answered)
    rulings = {_ruling(steps) for _, _, steps in judged}
    unanswered = [place for place, fact in enumerate(facts) if fact.id not in answered]
    if len(rulings) == 1:
        chosen, then, steps = judged[0]
        return Ruled(then, steps, tuple((facts[place], chosen[place]) for place in unanswered))
    place = min(unanswered, key=lambda place: _left_open(judged, place))
    answers = {chosen[place].id: chosen[place] for chosen, _, _ in judged}
    return Asked(facts[place], tuple(answers.values()), len(rulings))


def combinations(situation: Situation, answered: Mapping[str, str]) -> Iterator[Situation]:
    """The situation with every choice of answers to what is not told and was not answered. Some of them
    contradict each other."""
    facts = FACTS[situation.game.name](situation)
    return (then for _, then in _combinations(facts, situation.seated(), answered))


Judged = list[tuple[Chosen, Situation, list[Step]]]


def _judged(facts: Sequence[Fact], situation: Situation, answered: Mapping[str, str]) -> Judged:
    """Every combination that can be, judged."""
    found: Judged = []
    contradiction: Contradictory | None = None
    for chosen, then in islice(_combinations(facts, situation, answered), MOST_COMBINATIONS):
        try:
            found.append((chosen, then, ruled_on(then)))
        except Contradictory as error:
            contradiction = contradiction or error
    if contradiction is not None and not found:
        raise contradiction
    return found


def _combinations(
    facts: Sequence[Fact], situation: Situation, answered: Mapping[str, str]
) -> Iterator[tuple[Chosen, Situation]]:
    """Every choice of answers, with the situation as it is then."""
    if not facts:
        yield (), situation
        return
    fact, *others = facts
    for answer in _answers(fact, situation, answered):
        for chosen, then in _combinations(others, answer.then, answered):
            yield (answer, *chosen), then


def _answers(fact: Fact, situation: Situation, answered: Mapping[str, str]) -> list[Answer]:
    """All answers that there can be, or the one that was given; the usual one where that does not matter."""
    answers = {answer.id: answer for answer in fact.answers(situation)}
    if fact.id not in answered:
        return list(answers.values())
    return [answers.get(answered[fact.id], next(iter(answers.values())))]


def _check_that_it_is_an_answer(facts: Sequence[Fact], situation: Situation, given: str) -> None:
    """Raise UnknownAnswer where this is no answer to the last of these facts, whatever the others are."""
    possible = dict.fromkeys(chosen[-1].id for chosen, _ in _combinations(facts, situation, {}))
    if given not in possible:
        raise UnknownAnswer(facts[-1].id, f"Say one of {', '.join(possible)}.")


def _ruling(steps: Sequence[Step]) -> tuple:
    """What makes rulings differ: their verdicts, and the articles that they cite."""
    rulings = [step.entry.ruling for step in steps]
    return tuple(
        (ruling.verdict, *((finding.article, finding.weight) for finding in ruling.findings))
        for ruling in rulings
    )


def _left_open(judged: Judged, place: int) -> float:
    """How many rulings are possible, on the average, once this fact is answered. Where an answer cannot be
    given it does not matter, and the usual one is taken for it."""
    branches: dict[tuple, dict[str, set]] = defaultdict(lambda: defaultdict(set))
    for chosen, _, steps in judged:
        before = tuple(answer.id for answer in chosen[:place])
        branches[before][chosen[place].id].add(_ruling(steps))
    answers = {id for branch in branches.values() for id in branch}
    left = (_rulings_once(branches.values(), id) for id in answers)
    return sum(map(len, left)) / len(answers)


def _rulings_once(branches: Iterable[Mapping[str, set]], id: str) -> set:
    """The rulings that are possible once this is answered."""
    return set().union(*(branch.get(id, next(iter(branch.values()))) for branch in branches))
