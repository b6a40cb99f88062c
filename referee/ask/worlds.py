"""What a ruling still depends on, found by judging every table that fits what was told.

What nobody told may be so or so. Each way it may be is a `World`: an answer to every fact that is open, and
the table as it is then. A ruling counts as known where all worlds agree on it; where they do not, the fact
that separates most of them is asked for, or, when nobody knows it, the ruling comes in cases.

Every answer is tried at a few tables, the examples. What is the same at all of these is tried at many further
ones, which differ in everything that nobody told, each with some answers: a table that gets another ruling is
an example from then on, and what is otherwise at any of them is not told.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import islice
from math import inf

from referee.ask.consistency import agrees_with
from referee.ask.essence import Essence, essence
from referee.games.help import HELP
from referee.match.help.fact import Answer, Fact
from referee.match.help.situation import Contradictory, Situation, Step, Table, placed
from referee.match.help.variety import Variety

MOST_COMBINATIONS = 200
"""So many are judged at the most of each example; that there are more is told (`all_tried`)."""
MOST_QUESTIONS = 4
"""After so many answers the ruling comes in cases, if it still depends on anything."""
MOST_CASES = 4
EXAMPLES = 5
"""At so many tables that may be meant every answer is tried."""
FURTHER = 32
"""At so many more any answers are tried, before anything is ruled: what holds there too is told."""
MORE_EXAMPLES = 2
"""So many of these become examples at the most, where they get another ruling."""
ATTEMPTS = 6
"""So many answers are tried at a further table, until they go with what is told."""
UNKNOWN = "unknown"
"""The answer of who does not know."""

Chosen = tuple[Answer, ...]
"""An answer to each fact, in their order."""
Ids = tuple[str, ...]
Box = list[set[str]]
"""Some of the answers there can be to each fact, by their ids."""


@dataclass(frozen=True)
class World:
    """One way the table may be: an answer to each fact, the situation then, what its claims get, and the
    number of the table."""

    chosen: Chosen
    situation: Situation
    steps: Sequence[Step]
    number: int

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
    if len(_by_essence(worlds)) == 1:
        worlds, alike = _looked_further(facts, situation, worlds, known)
        if len(_by_essence(worlds)) == 1:
            return replace(_ruled(facts, [*worlds, *alike], answered), all_tried=all_tried)
    by_ruling = _by_essence(worlds)
    askable = [place for place, fact in enumerate(facts) if fact.id not in answered]
    if askable and len(answered) < MOST_QUESTIONS:
        place = min(askable, key=lambda place: _left_open(worlds, place))
        if _left_open(worlds, place) < len(by_ruling):
            return Asked(facts[place], _answers_there_are(worlds, place), len(by_ruling), all_tried)
    worlds, all_tried = _every_world(facts, situation, known)
    worlds, _ = _looked_further(facts, situation, worlds, known)
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
    found, contradiction, all_tried = _worlds(facts, situation, known, 0)
    if len(_by_essence(found)) < is_enough:
        for number in range(1, EXAMPLES):
            more, _, are_all = _worlds(facts, situation, known, number)
            found, all_tried = found + more, all_tried and are_all
    if found := found or list(_further(facts, situation, known)):
        return found, all_tried
    if not known and facts:
        return _every_world((), situation, known, is_enough)
    raise contradiction or _clash(facts, known)


def _table(situation: Situation, number: int) -> Situation:
    """The table of this number of those that may be meant, before anything is answered."""
    return HELP[situation.game.name].untold(situation.seated(), number)


def _worlds(
    facts: Sequence[Fact], told: Situation, known: Mapping[str, str], number: int
) -> tuple[list[World], Contradictory | None, bool]:
    """The first choices of answers that can be at the table of this number, judged; what is wrong with the
    first that cannot; and whether these are all there are."""
    found: list[World] = []
    contradiction: Contradictory | None = None
    possible = choices(facts, _table(told, number), known, number)
    for chosen, answered in islice(possible, MOST_COMBINATIONS):
        try:
            found += _judged(told, chosen, answered, number)
        except Contradictory as error:
            contradiction = contradiction or error
    return found, contradiction, next(possible, None) is None


def _judged(told: Situation, chosen: Chosen, answered: Situation, number: int) -> Iterator[World]:
    """The world of these answers, if all that is told holds there. Raises Contradictory."""
    then = HELP[answered.game.name].completed(told, answered, number)
    table = Table(then)
    table.let_it_happen()
    if agrees_with(told, table):
        yield World(chosen, then, table.hear_what_is_claimed(), number)


def _world(told: Situation, chosen: Chosen, answered: Situation, number: int) -> World | None:
    """The world of these answers, if there is one."""
    with suppress(Contradictory):
        return next(_judged(told, chosen, answered, number), None)
    return None


def _further(facts: Sequence[Fact], told: Situation, known: Mapping[str, str]) -> Iterator[World]:
    """The worlds of further tables, each with the first answers that can be there, of a few."""
    tables: list[Situation] = []
    attempts = ATTEMPTS if any(fact.id not in known for fact in facts) else 1
    for number in range(EXAMPLES, EXAMPLES + FURTHER):
        table = _table(told, number)
        if table in tables:
            continue
        tables.append(table)
        for attempt in range(attempts):
            some = _some_answers(facts, table, known, Variety(number, attempt))
            if some is not None and (found := _world(told, *some, number)):
                yield found
                break


def _some_answers(
    facts: Sequence[Fact], situation: Situation, known: Mapping[str, str], variety: Variety
) -> tuple[Chosen, Situation] | None:
    """Any of the answers, with any of the tables that fit them; None where there is none."""
    chosen: list[Answer] = []
    for fact in facts:
        answers = _answers(fact, situation, known)
        if not answers:
            return None
        answer = variety.one_of(answers, fact.id)
        situation = variety.one_of((answer.then, *answer.others), f"table of {fact.id}")
        chosen.append(answer)
    return tuple(chosen), situation


def _looked_further(
    facts: Sequence[Fact], situation: Situation, worlds: Sequence[World], known: Mapping[str, str]
) -> tuple[list[World], list[World]]:
    """The worlds, with those of the first further tables that get another ruling by the same answers; and the
    worlds of the tables that do not."""
    worlds, alike, examples = list(worlds), [], 0
    rulings, essences = _rulings(worlds), {world.essence for world in worlds}
    for world in _further(facts, situation, known):
        if world.essence in rulings.get(_ids(world), essences):
            alike.append(world)
            continue
        examples += 1
        worlds += [world, *_worlds(facts, situation, known, world.number)[0]]
        if examples == MORE_EXAMPLES:
            break
        rulings, essences = _rulings(worlds), {world.essence for world in worlds}
    return worlds, alike


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
    if fact.id not in known:
        return list(fact.answers(situation))
    usual = None
    for answer in fact.answers(situation):
        if answer.id == known[fact.id]:
            return [answer]
        usual = usual or answer
    return [] if usual is None else [usual]


def _check_that_it_is_an_answer(facts: Sequence[Fact], situation: Situation, given: str) -> None:
    """Raise UnknownAnswer where this answers the last of these facts at no table, whatever the others are."""
    possible: dict[str, None] = {}
    for number in range(EXAMPLES + FURTHER):
        some = islice(choices(facts, _table(situation, number), {}, number), MOST_COMBINATIONS)
        possible |= dict.fromkeys(chosen[-1].id for chosen, _ in some)
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
    rulings = _rulings(worlds)
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
    """A case, looked for at further tables, too: what nobody told would be the same at a few by chance."""
    worlds = case.ruled.worlds
    chosen = dict(zip((fact.id for fact in facts), _ids(worlds[0]), strict=False))
    judged = _further(facts, situation, chosen)
    alike = [one for one in judged if _ids(one) == _ids(worlds[0]) and one.essence == worlds[0].essence]
    return replace(case, ruled=replace(case.ruled, worlds=[*worlds, *alike]))


def _rulings(worlds: Iterable[World]) -> dict[Ids, set[Essence]]:
    """The rulings there are by the same answers."""
    found: dict[Ids, set[Essence]] = defaultdict(set)
    for world in worlds:
        found[_ids(world)].add(world.essence)
    return found


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
        here = _answers_there_are(within, place)
        if fact.id not in known and len(here) < len(_answers_there_are(worlds, place)):
            given.append((fact, here))
    told = {fact.id: "" for fact, _ in given} | dict(known)
    for alike in _by_essence(within).values():
        yield Case(tuple(given), _ruled(facts, alike, told))


def _answers_there_are(worlds: Iterable[World], place: int) -> tuple[Answer, ...]:
    """The answers to the fact of this place, as the first of the tables has them."""
    found: dict[str, Answer] = {}
    for world in worlds:
        found.setdefault(world.chosen[place].id, world.chosen[place])
    return tuple(found.values())


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
