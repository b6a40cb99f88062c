"""The worlds that fit what was told: each way the table may be is judged.

What nobody told may be so or so. Each way it may be is a `World`: an answer to every fact that is open, and
the table as it is then.

Every answer is tried at a few tables, the examples. What is the same at all of these is tried at many further
ones, which differ in everything that nobody told, each with some answers: a table that gets another ruling is
an example from then on.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from math import inf

from referee.ask.situation.consistency import agrees_with
from referee.ask.situation.ruling_signature import Essence, essence
from referee.games.help import HELP
from referee.languages.speech import tell
from referee.match.help.fact import Answer, AnyFact
from referee.match.help.situation import AnySituation, Contradictory, Step, Table
from referee.match.help.variety import Variety

MOST_COMBINATIONS = 200
"""So many are judged at the most of each example; that there are more is told (`all_tried`)."""
EXAMPLES = 5
"""At so many tables that may be meant every answer is tried."""
FURTHER = 32
"""At so many more any answers are tried, before anything is ruled: what holds there too is told."""
MORE_EXAMPLES = 2
"""So many of these become examples at the most, where they get another ruling."""
ATTEMPTS = 6
"""So many answers are tried at a further table, until they go with what is told."""

Chosen = tuple[Answer, ...]
"""An answer to each fact, in their order."""
Ids = tuple[str, ...]
Essences = tuple[Essence, ...]
"""Of each of the claims."""


@dataclass(frozen=True)
class World:
    """One way the table may be: an answer to each fact, the situation then, what its claims get, and the
    number of the table."""

    chosen: Chosen
    situation: AnySituation
    steps: Sequence[Step]
    number: int

    @property
    def essence(self) -> Essences:
        return tuple(essence(self.situation.game, step) for step in self.steps)


Tried = tuple[Sequence[World], Contradictory | None, bool]
"""The first choices of answers that can be at a table, judged; what is wrong with the first that cannot; and
whether these are all there are."""
Which = tuple[int, Ids, tuple[tuple[str, str], ...]]
"""The number of a table, the facts that are asked of it, and what was answered."""


class Tables:
    """The tables that may be meant by what is told, before anything is answered: each is made once, and the
    worlds of an example are `tried` once."""

    def __init__(self, told: AnySituation):
        self.told = told
        self.tried: dict[Which, Tried] = {}
        self._made: dict[int, AnySituation] = {}

    def __getitem__(self, number: int) -> AnySituation:
        if number not in self._made:
            self._made[number] = HELP[self.told.game.name].untold(self.told.seated(), number)
        return self._made[number]


class UnknownAnswer(Exception):
    """What nobody asks for, or no answer to it: `fault` says which there are."""

    def __init__(self, fact: str, fault: str):
        super().__init__(fault)
        self.fact, self.fault = fact, fault


def every_world(
    facts: Sequence[AnyFact], tables: Tables, known: Mapping[str, str], is_enough: float = inf
) -> tuple[list[World], bool]:
    """The worlds of all examples of each answer, as what is told must hold at each of them; or those of the
    first example where these have rulings enough. And whether each choice of answers was tried. Raises
    Contradictory, and UnknownAnswer where an answer does not go with what was told."""
    first, contradiction, all_tried = _worlds(facts, tables, known, 0)
    found = list(first)
    if len(by_essence(found)) < is_enough:
        for number in range(1, EXAMPLES):
            more, _, are_all = _worlds(facts, tables, known, number)
            found, all_tried = [*found, *more], all_tried and are_all
    if found := found or list(further(facts, tables, known)):
        return found, all_tried
    if not known and facts:
        return every_world((), tables, known, is_enough)
    raise contradiction or _clash(facts, known)


def _worlds(facts: Sequence[AnyFact], tables: Tables, known: Mapping[str, str], number: int) -> Tried:
    """The worlds of the table of this number."""
    which = (number, tuple(fact.id for fact in facts), tuple(known.items()))
    if which not in tables.tried:
        tables.tried[which] = _tried(facts, tables, known, number)
    return tables.tried[which]


def _tried(facts: Sequence[AnyFact], tables: Tables, known: Mapping[str, str], number: int) -> Tried:
    found: list[World] = []
    contradiction: Contradictory | None = None
    possible = choices(facts, tables[number], known, number)
    for chosen, answered in islice(possible, MOST_COMBINATIONS):
        try:
            found += _judged(tables.told, chosen, answered, number)
        except Contradictory as error:
            contradiction = contradiction or error
    return tuple(found), contradiction, next(possible, None) is None


def _judged(told: AnySituation, chosen: Chosen, answered: AnySituation, number: int) -> Iterator[World]:
    """The world of these answers, if all that is told holds there. Raises Contradictory."""
    yield from _world(told, chosen, HELP[answered.game.name].completed(told, answered, number), number)


def _world(told: AnySituation, chosen: Chosen, then: AnySituation, number: int) -> Iterator[World]:
    """The world of this complete table, if all that is told holds there. Raises Contradictory."""
    table = Table(then)
    table.let_it_happen()
    if agrees_with(told, table):
        yield World(chosen, then, table.hear_what_is_claimed(), number)


def further(facts: Sequence[AnyFact], tables: Tables, known: Mapping[str, str]) -> Iterator[World]:
    """The worlds of further tables, each with the first answers that can be there, of a few. Tables that are
    alike are judged once."""
    complete = HELP[tables.told.game.name].completed
    seen: list[AnySituation] = []
    attempts = ATTEMPTS if any(fact.id not in known for fact in facts) else 1
    for number in range(EXAMPLES, EXAMPLES + FURTHER):
        for attempt in range(attempts):
            some = _some_answers(facts, tables[number], known, Variety(number, attempt))
            if some is None:
                continue
            chosen, answered = some
            then = complete(tables.told, answered, number)
            if then in seen:
                continue
            seen.append(then)
            with suppress(Contradictory):
                if found := next(_world(tables.told, chosen, then, number), None):
                    yield found
                    break


def _some_answers(
    facts: Sequence[AnyFact], situation: AnySituation, known: Mapping[str, str], variety: Variety
) -> tuple[Chosen, AnySituation] | None:
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


def looked_further(
    facts: Sequence[AnyFact], tables: Tables, worlds: Sequence[World], known: Mapping[str, str]
) -> tuple[list[World], list[World]]:
    """The worlds, with those of the first further tables that get another ruling by the same answers; and the
    worlds of the tables that do not."""
    worlds, alike, examples = list(worlds), [], 0
    rulings, essences = rulings_of(worlds), {world.essence for world in worlds}
    for world in further(facts, tables, known):
        if world.essence in rulings.get(ids_of(world), essences):
            alike.append(world)
            continue
        examples += 1
        worlds += [world, *_worlds(facts, tables, known, world.number)[0]]
        if examples == MORE_EXAMPLES:
            break
        rulings, essences = rulings_of(worlds), {world.essence for world in worlds}
    return worlds, alike


def _clash(facts: Sequence[AnyFact], known: Mapping[str, str]) -> UnknownAnswer:
    last = next((fact.id for fact in reversed(facts) if fact.id in known), facts[-1].id)
    return UnknownAnswer(last, tell("fact-does-not-go-with-the-rest"))


def choices(
    facts: Sequence[AnyFact], situation: AnySituation, known: Mapping[str, str], example: int
) -> Iterator[tuple[Chosen, AnySituation]]:
    """Every choice of answers, with the situation as it is then."""
    if not facts:
        yield (), situation
        return
    fact, *others = facts
    for answer in _answers(fact, situation, known):
        for chosen, then in choices(others, answer.example(example), known, example):
            yield (answer, *chosen), then


def _answers(fact: AnyFact, situation: AnySituation, known: Mapping[str, str]) -> list[Answer]:
    """All answers that there can be, or the one that was given; the usual one where that does not matter."""
    if fact.id not in known:
        return list(fact.answers(situation))
    usual = None
    for answer in fact.answers(situation):
        if answer.id == known[fact.id]:
            return [answer]
        usual = usual or answer
    return [] if usual is None else [usual]


def by_essence(worlds: Iterable[World]) -> dict[Essences, list[World]]:
    found: dict[Essences, list[World]] = defaultdict(list)
    for world in worlds:
        found[world.essence].append(world)
    return found


def rulings_of(worlds: Iterable[World]) -> dict[Ids, set[Essences]]:
    """The rulings there are by the same answers."""
    found: dict[Ids, set[Essences]] = defaultdict(set)
    for world in worlds:
        found[ids_of(world)].add(world.essence)
    return found


def ids_of(world: World) -> Ids:
    return tuple(answer.id for answer in world.chosen)
