"""What a ruling still depends on, found by judging every table that fits what was told.

What nobody told may be so or so. Each way it may be is a `World`: an answer to every fact that is open, and
the table as it is then. A ruling counts as known where all worlds agree on it; where they do not, the fact
that separates most of them is asked for, or, when nobody knows it, the ruling comes in cases.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from math import inf

from referee.ask.consistency import agrees_with
from referee.ask.essence import Essence, essence
from referee.games.help import HELP
from referee.match.help.fact import Answer, Fact
from referee.match.help.situation import Contradictory, Situation, Step, Table, placed

MOST_COMBINATIONS = 200
"""So many are judged at the most of each example; that there are more is told (`all_tried`)."""
MOST_QUESTIONS = 4
"""After so many answers the ruling comes in cases, if it still depends on anything."""
MOST_CASES = 4
OFTEN = 5
"""At so many tables a case has to come about before others are not looked at."""
UNKNOWN = "unknown"
"""The answer of who does not know."""

Chosen = tuple[Answer, ...]
"""An answer to each fact, in their order."""
Ids = tuple[str, ...]
Box = list[set[str]]
"""Some of the answers there can be to each fact, by their ids."""


@dataclass(frozen=True)
class World:
    """One way the table may be: an answer to each fact, the situation then, and what its claims get."""

    chosen: Chosen
    situation: Situation
    steps: Sequence[Step]

    @property
    def essence(self) -> Essence:
        return tuple(essence(self.situation.game, step) for step in self.steps)


@dataclass(frozen=True)
class Ruled:
    """What the claims get in every world there may be; the first of them is the example that is drawn.
    `assumed` are the facts that do not matter, each with the answer taken for it in the example."""

    worlds: Sequence[World]
    assumed: tuple[tuple[Fact, Answer], ...]
    all_tried: bool = True

    @property
    def situation(self) -> Situation:
        return self.worlds[0].situation

    @property
    def steps(self) -> Sequence[Step]:
        return self.worlds[0].steps


@dataclass(frozen=True)
class Asked:
    """The fact that separates most rulings, with the answers there can be; so many `rulings` are possible."""

    fact: Fact
    answers: tuple[Answer, ...]
    rulings: int
    all_tried: bool = True


@dataclass(frozen=True)
class Case:
    """One of the rulings there may be: `given` are the answers to facts under which it comes."""

    given: tuple[tuple[Fact, tuple[Answer, ...]], ...]
    ruled: Ruled


@dataclass(frozen=True)
class Cases:
    """The rulings there may be where nobody knows more; `more` are not told, as there are too many."""

    cases: tuple[Case, ...]
    more: int
    all_tried: bool = True


class UnknownAnswer(Exception):
    """What nobody asks for, or no answer to it: `fault` says which there are."""

    def __init__(self, fact: str, fault: str):
        super().__init__(fault)
        self.fact, self.fault = fact, fault


def settled(situation: Situation, answered: Mapping[str, str]) -> Ruled | Asked | Cases:
    """The rulings on the claims of a situation, or what has to be known first, given what was answered.

    Raises Contradictory where what is told cannot be, and UnknownAnswer.
    """
    check_told(situation)
    situation = HELP[situation.game.name].deduced(situation)
    facts = HELP[situation.game.name].facts_of(situation)
    _check_answers(facts, situation, answered)
    known = {fact: answer for fact, answer in answered.items() if answer != UNKNOWN}
    worlds, all_tried = _every_world(facts, situation, known, is_enough=2)
    # Where no answer goes with what is told, there is nothing to be asked for.
    facts = facts[: len(worlds[0].chosen)]
    by_ruling = _by_essence(worlds)
    if len(by_ruling) == 1:
        return replace(_ruled(facts, worlds, answered), all_tried=all_tried)
    askable = [place for place, fact in enumerate(facts) if fact.id not in answered]
    if askable and len(answered) < MOST_QUESTIONS:
        place = min(askable, key=lambda place: _left_open(worlds, place))
        if _left_open(worlds, place) < len(by_ruling):
            answers = {world.chosen[place].id: world.chosen[place] for world in worlds}
            return Asked(facts[place], tuple(answers.values()), len(by_ruling), all_tried)
    worlds, all_tried = _every_world(facts, situation, known)
    return replace(_cases(facts, situation, worlds, known), all_tried=all_tried)


def check_told(situation: Situation) -> None:
    """Raise Contradictory where what is told cannot be. A color that is only missing is asked for."""
    try:
        placed(situation)
    except Contradictory as error:
        if error.faults.get("round", {}).keys() != {"color"} or situation.round.color is not None:
            raise


def _check_answers(facts: Sequence[Fact], situation: Situation, answered: Mapping[str, str]) -> None:
    for one in answered.keys() - {fact.id for fact in facts}:
        raise UnknownAnswer(one, f"{one!r} is not asked here.")
    for place, fact in enumerate(facts):
        if answered.get(fact.id, UNKNOWN) != UNKNOWN:
            _check_that_it_is_an_answer(facts[: place + 1], situation, answered[fact.id])


def _every_world(
    facts: Sequence[Fact], situation: Situation, known: Mapping[str, str], is_enough: float = inf
) -> tuple[list[World], bool]:
    """The worlds of all examples of each answer, as what is told must hold at each of them; or those of the
    first example where these have rulings enough. And whether each choice of answers was tried. Raises
    Contradictory, and UnknownAnswer where an answer does not go with what was told."""
    first, *others = HELP[situation.game.name].untold(situation.seated())
    found, contradiction, all_tried = _worlds(facts, situation, first, known, 0)
    if len(_by_essence(found)) < is_enough:
        for number, table in enumerate(others, 1):
            more, _, are_all = _worlds(facts, situation, table, known, number)
            found, all_tried = found + more, all_tried and are_all
    if found:
        return found, all_tried
    if not known and facts:
        return _every_world((), situation, known, is_enough)
    raise contradiction or _clash(facts, known)


def _worlds(
    facts: Sequence[Fact], told: Situation, table: Situation, known: Mapping[str, str], example: int
) -> tuple[list[World], Contradictory | None, bool]:
    """The first choices of answers that can be, judged; what is wrong with the first that cannot; and whether
    these are all there are."""
    found: list[World] = []
    contradiction: Contradictory | None = None
    possible = choices(facts, table, known, example)
    for chosen, answered in islice(possible, MOST_COMBINATIONS):
        then = HELP[answered.game.name].completed(told, answered, example)
        try:
            table = Table(then)
            table.let_it_happen()
            if agrees_with(told, table):
                found.append(World(chosen, then, table.hear_what_is_claimed()))
        except Contradictory as error:
            contradiction = contradiction or error
    return found, contradiction, next(possible, None) is None


def _clash(facts: Sequence[Fact], known: Mapping[str, str]) -> UnknownAnswer:
    last = next((fact.id for fact in reversed(facts) if fact.id in known), facts[-1].id)
    return UnknownAnswer(last, "That does not go with what else was told.")


def choices(
    facts: Sequence[Fact], situation: Situation, known: Mapping[str, str], example: int
) -> Iterator[tuple[Chosen, Situation]]:
    """Every choice of answers, with the situation as it is then."""
    if not facts:
        yield (), situation
        return
    fact, *others = facts
    for answer in _answers(fact, situation, known):
        for chosen, then in choices(others, answer.example(example), known, example):
            yield (answer, *chosen), then


def _answers(fact: Fact, situation: Situation, known: Mapping[str, str]) -> list[Answer]:
    """All answers that there can be, or the one that was given; the usual one where that does not matter."""
    answers = {answer.id: answer for answer in fact.answers(situation)}
    if fact.id not in known:
        return list(answers.values())
    return [answers.get(known[fact.id], next(iter(answers.values())))]


def _check_that_it_is_an_answer(facts: Sequence[Fact], situation: Situation, given: str) -> None:
    """Raise UnknownAnswer where this answers the last of these facts at no table, whatever the others are."""
    possible: dict[str, None] = {}
    for number, table in enumerate(HELP[situation.game.name].untold(situation.seated())):
        possible |= dict.fromkeys(chosen[-1].id for chosen, _ in choices(facts, table, {}, number))
        if given in possible:
            return
    raise UnknownAnswer(facts[-1].id, f"Say one of {', '.join((*possible, UNKNOWN))}.")


def _by_essence(worlds: Iterable[World]) -> dict[Essence, list[World]]:
    found: dict[Essence, list[World]] = defaultdict(list)
    for world in worlds:
        found[world.essence].append(world)
    return found


def _ruled(facts: Sequence[Fact], worlds: Sequence[World], answered: Mapping[str, str]) -> Ruled:
    taken = zip(facts, worlds[0].chosen, strict=True)
    return Ruled(worlds, tuple((fact, answer) for fact, answer in taken if fact.id not in answered))


def _cases(
    facts: Sequence[Fact], situation: Situation, worlds: Sequence[World], known: Mapping[str, str]
) -> Cases:
    """The rulings there may be, those that come about in most ways first: each with answers under which it
    comes whatever else is so."""
    rulings: dict[Ids, set[Essence]] = defaultdict(set)
    for world in worlds:
        rulings[_ids(world)].add(world.essence)
    boxes, left = [], list(rulings)
    while left:
        box = _widened(left[0], rulings)
        boxes.append(box)
        left = [ids for ids in left if not _is_in(ids, box)]
    found = [case for box in boxes for case in _cases_of(facts, box, worlds, known)]
    found.sort(key=lambda case: len(case.ruled.worlds), reverse=True)
    told = tuple(_seen_often(facts, situation, case) for case in found[:MOST_CASES])
    return Cases(told, max(0, len(found) - MOST_CASES))


def _seen_often(facts: Sequence[Fact], situation: Situation, case: Case) -> Case:
    """A case that came about at a few tables is looked for at others: what nobody told would be the same at
    all of them by chance."""
    worlds = case.ruled.worlds
    if len(worlds) >= OFTEN:
        return case
    chosen = dict(zip((fact.id for fact in facts), _ids(worlds[0]), strict=False))
    untold, seated = HELP[situation.game.name].untold, situation.seated()
    further = list(enumerate(untold(seated, times=2)))[len(untold(seated)) :]
    judged = [one for number, table in further for one in _worlds(facts, situation, table, chosen, number)[0]]
    alike = [one for one in judged if _ids(one) == _ids(worlds[0]) and one.essence == worlds[0].essence]
    return replace(case, ruled=replace(case.ruled, worlds=[*worlds, *alike]))


def _ids(world: World) -> Ids:
    return tuple(answer.id for answer in world.chosen)


def _widened(ids: Ids, rulings: Mapping[Ids, set[Essence]]) -> Box:
    """The answers beside these with which the ruling stays the same, fact by fact."""
    box = [{id} for id in ids]
    for place, options in enumerate(box):
        for other in dict.fromkeys(others[place] for others in rulings):
            wider = [*box[:place], options | {other}, *box[place + 1 :]]
            if all(one == rulings[ids] for others, one in rulings.items() if _is_in(others, wider)):
                options.add(other)
    return box


def _is_in(ids: Ids, box: Box) -> bool:
    return all(id in options for id, options in zip(ids, box, strict=True))


def _cases_of(
    facts: Sequence[Fact], box: Box, worlds: Sequence[World], known: Mapping[str, str]
) -> Iterator[Case]:
    """Each ruling that comes under these answers, one but where no answer tells several apart."""
    within = [world for world in worlds if _is_in(_ids(world), box)]
    given = []
    for place, fact in enumerate(facts):
        here = {world.chosen[place].id: world.chosen[place] for world in within}
        if fact.id not in known and len(here) < len({world.chosen[place].id for world in worlds}):
            given.append((fact, tuple(here.values())))
    told = {fact.id: "" for fact, _ in given} | dict(known)
    for alike in _by_essence(within).values():
        yield Case(tuple(given), _ruled(facts, alike, told))


def _left_open(worlds: Sequence[World], place: int) -> float:
    """How many rulings are possible, on the average, once this fact is answered. Where an answer cannot be
    given it does not matter, and the usual one is taken for it."""
    branches: dict[tuple, dict[str, set]] = defaultdict(lambda: defaultdict(set))
    for world in worlds:
        before = tuple(answer.id for answer in world.chosen[:place])
        branches[before][world.chosen[place].id].add(world.essence)
    answers = {id for branch in branches.values() for id in branch}
    left = (_rulings_once(branches.values(), id) for id in answers)
    return sum(map(len, left)) / len(answers)


def _rulings_once(branches: Iterable[Mapping[str, set]], id: str) -> set:
    """The rulings that are possible once this is answered."""
    return set().union(*(branch.get(id, next(iter(branch.values()))) for branch in branches))
