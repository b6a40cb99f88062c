"""What a ruling still depends on: known, asked for, or told in cases.

A ruling counts as known where it is the same in all worlds (`worlds.py`). Where it is not, the fact that
separates most of them is asked for, or, when nobody knows it, the ruling comes in cases. What is otherwise in
any world is not told.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from referee.ask.situation.possible_states import (
    EXAMPLES,
    FURTHER,
    MOST_COMBINATIONS,
    Essences,
    Ids,
    Tables,
    UnknownAnswer,
    World,
    by_essence,
    choices,
    every_world,
    further,
    ids_of,
    looked_further,
    rulings_of,
)
from referee.games.help import HELP
from referee.kit.said import Said
from referee.kit.values import replace
from referee.languages.speech import tell
from referee.match.help.fact import Answer, AnyFact, Fact
from referee.match.help.situation import AnySituation, Contradictory, Step, placed
from referee.match.model.articles import title_as_said

MOST_QUESTIONS = 4
MOST_CASES = 4
UNKNOWN = "unknown"
"""The answer of who does not know."""
Assumed = tuple[tuple[AnyFact, Answer], ...]
"""Facts with the answers that are taken for them."""
Box = list[set[str]]
"""Some of the answers there can be to each fact, by their ids."""


@dataclass(frozen=True)
class SettledRuling:
    """What the claims get in every world there may be; the first of them is the example that is drawn. The
    verdict, and who draws or misses a turn, do not depend on what is `assumed`: the facts that nobody
    answered, each with the answer that all these worlds have. Sentences may depend on it."""

    worlds: Sequence[World]
    assumed: Assumed
    all_tried: bool = True

    @property
    def situation(self) -> AnySituation:
        return self.worlds[0].situation

    @property
    def steps(self) -> Sequence[Step]:
        return self.worlds[0].steps


@dataclass(frozen=True)
class SeparatingFact:
    """The fact that separates most rulings, with the answers there can be; so many `rulings` are possible."""

    fact: AnyFact
    answers: tuple[Answer, ...]
    rulings: int
    all_tried: bool = True


@dataclass(frozen=True)
class PossibleRuling:
    """One of the rulings there may be: `given` are the answers to facts under which it comes."""

    given: tuple[tuple[AnyFact, tuple[Answer, ...]], ...]
    ruled: SettledRuling


@dataclass(frozen=True)
class PossibleRulings:
    """The rulings there may be where nobody knows more; `more` are not told, as there are too many."""

    cases: tuple[PossibleRuling, ...]
    more: int
    all_tried: bool = True


def settled(
    situation: AnySituation, answered: Mapping[str, str]
) -> SettledRuling | SeparatingFact | PossibleRulings:
    """The rulings on the claims of a situation, or what has to be known first, given what was answered.

    Raises Contradictory where what is told cannot be, and UnknownAnswer.
    """
    check_told(situation)
    situation = HELP[situation.game.name].deduced(situation)
    facts = HELP[situation.game.name].facts_of(situation)
    tables = Tables(situation)
    _check_answers(facts, tables, answered)
    known = {fact: answer for fact, answer in answered.items() if answer != UNKNOWN}
    worlds, all_tried = every_world(facts, tables, known, is_enough=2)
    # Where no answer goes with what is told, there is nothing to be asked for.
    facts = facts[: len(worlds[0].chosen)]
    if len(by_essence(worlds)) == 1:
        worlds, _ = looked_further(facts, tables, worlds, known)
    if len(by_essence(worlds)) == 1:
        assumed = _assumed(facts, worlds[0], answered)
        as_assumed = _as_assumed(facts, tables, known, assumed)
        if by_essence(as_assumed).keys() == by_essence(worlds).keys():
            return SettledRuling(as_assumed, assumed, all_tried)
        worlds = [*worlds, *as_assumed]
    by_ruling = by_essence(worlds)
    askable = [place for place, fact in enumerate(facts) if fact.id not in answered]
    if askable and len(answered) < MOST_QUESTIONS:
        place = min(askable, key=lambda place: _left_open(worlds, place))
        if _left_open(worlds, place) < len(by_ruling):
            offered = _all_answers_there_are(facts, tables, known, worlds, place)
            return SeparatingFact(facts[place], offered, len(by_ruling), all_tried)
    worlds, all_tried = every_world(facts, tables, known)
    worlds, _ = looked_further(facts, tables, worlds, known)
    return replace(_cases(facts, tables, worlds, known), all_tried=all_tried)


def check_told(situation: AnySituation) -> None:
    """Raise Contradictory where what is told cannot be. What is only missing may be asked for."""
    try:
        placed(situation)
    except Contradictory as error:
        wrong = error.faults.get("round")
        if not wrong or not wrong.keys() <= HELP[situation.game.name].asked_for(situation.round):
            raise


def _check_answers(facts: Sequence[AnyFact], tables: Tables, answered: Mapping[str, str]) -> None:
    for one in answered.keys() - {fact.id for fact in facts}:
        raise UnknownAnswer(one, tell("fact-not-asked", {"fact": repr(one)}))
    for place, fact in enumerate(facts):
        if answered.get(fact.id, UNKNOWN) != UNKNOWN:
            _check_that_it_is_an_answer(facts[: place + 1], tables, answered[fact.id])


def _check_that_it_is_an_answer(facts: Sequence[AnyFact], tables: Tables, given: str) -> None:
    """Raise UnknownAnswer where this answers the last of these facts at no table, whatever the others are."""
    possible: dict[str, None] = {}
    for number in range(EXAMPLES + FURTHER):
        some = islice(choices(facts, tables[number], {}, number), MOST_COMBINATIONS)
        possible |= dict.fromkeys(chosen[-1].id for chosen, _ in some)
        if given in possible:
            return
    raise UnknownAnswer(facts[-1].id, tell("fact-answers", {"answers": ", ".join((*possible, UNKNOWN))}))


def _assumed(facts: Sequence[AnyFact], example: World, answered: Mapping[str, str]) -> Assumed:
    """The facts that nobody answered, each with the answer that the example takes."""
    taken = zip(facts, example.chosen, strict=True)
    return tuple((fact, answer) for fact, answer in taken if fact.id not in answered)


def _as_assumed(
    facts: Sequence[AnyFact], tables: Tables, known: Mapping[str, str], assumed: Assumed
) -> list[World]:
    """The worlds in which what is assumed is so, as if it had been answered."""
    all_known = {**known, **{fact.id: answer.id for fact, answer in assumed}}
    worlds, alike = looked_further(facts, tables, every_world(facts, tables, all_known)[0], all_known)
    return [*worlds, *alike]


def _cases(
    facts: Sequence[AnyFact], tables: Tables, worlds: Sequence[World], known: Mapping[str, str]
) -> PossibleRulings:
    """The rulings there may be, those that come about in most ways first: each with answers under which it
    comes whatever else is so."""
    rulings = rulings_of(worlds)
    boxes, left = [], list(rulings)
    while left:
        box = _widened(left[0], rulings)
        boxes.append(box)
        left = [ids for ids in left if not _is_in(ids, box)]
    found = [case for box in boxes for case in _cases_of(facts, box, worlds, known)]
    found.sort(key=lambda case: len(case.ruled.worlds), reverse=True)
    told = tuple(_seen_often(facts, tables, case) for case in found[:MOST_CASES])
    return PossibleRulings(told, max(0, len(found) - MOST_CASES))


def _seen_often(facts: Sequence[AnyFact], tables: Tables, case: PossibleRuling) -> PossibleRuling:
    """A case, looked for at further tables, too: what nobody told would be the same at a few by chance."""
    worlds = case.ruled.worlds
    chosen = dict(zip((fact.id for fact in facts), ids_of(worlds[0]), strict=False))
    judged = further(facts, tables, chosen)
    alike = [one for one in judged if ids_of(one) == ids_of(worlds[0]) and one.essence == worlds[0].essence]
    return replace(case, ruled=replace(case.ruled, worlds=[*worlds, *alike]))


def _widened(ids: Ids, rulings: Mapping[Ids, set[Essences]]) -> Box:
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
    facts: Sequence[AnyFact], box: Box, worlds: Sequence[World], known: Mapping[str, str]
) -> Iterator[PossibleRuling]:
    """Each ruling that comes under these answers, one but where no answer tells several apart."""
    within = [world for world in worlds if _is_in(ids_of(world), box)]
    given = []
    for place, fact in enumerate(facts):
        here = _answers_there_are(within, place)
        if fact.id not in known and len(here) < len(_answers_there_are(worlds, place)):
            given.append((fact, here))
    told = {fact.id: "" for fact, _ in given} | dict(known)
    groups = by_essence(within).values()
    for alike in groups:
        ruled = SettledRuling(alike, _assumed(facts, alike[0], told))
        reason = [_reason(ruled)] if len(groups) > 1 and not given else []
        yield PossibleRuling((*given, *reason), ruled)


def _reason(ruled: SettledRuling) -> tuple[AnyFact, tuple[Answer, ...]]:
    """What tells a case apart that has the same answers as another one: the article that decides it."""
    last = ruled.steps[-1].entry.ruling.findings[0]
    article = ruled.situation.game.rulebook[last.article]
    decides = Answer(article.id, title_as_said(article), ruled.situation)
    return Fact("reason", Said("fact-reason-asks"), lambda situation: (decides,)), (decides,)


def _answers_there_are(worlds: Iterable[World], place: int) -> tuple[Answer, ...]:
    """The answers to the fact of this place, as the first of the tables has them."""
    found: dict[str, Answer] = {}
    for world in worlds:
        found.setdefault(world.chosen[place].id, world.chosen[place])
    return tuple(found.values())


def _all_answers_there_are(
    facts: Sequence[AnyFact], tables: Tables, known: Mapping[str, str], worlds: Sequence[World], place: int
) -> tuple[Answer, ...]:
    """The answers to the fact of this place; those that none of the worlds has are looked for at others."""
    found = _answers_there_are(worlds, place)
    some = islice(choices(facts[: place + 1], tables[0], known, 0), MOST_COMBINATIONS)
    thinkable = {chosen[-1].id for chosen, _ in some}
    if thinkable == {answer.id for answer in found}:
        return found
    return _answers_there_are((*worlds, *every_world(facts, tables, known)[0]), place)


def _left_open(worlds: Sequence[World], place: int) -> float:
    """How many rulings are possible, on the average, once this fact is answered. Where an answer cannot be
    given it does not matter, and the usual one is taken for it."""
    branches: dict[Ids, dict[str, set[Essences]]] = defaultdict(lambda: defaultdict(set))
    for world in worlds:
        before = tuple(answer.id for answer in world.chosen[:place])
        branches[before][world.chosen[place].id].add(world.essence)
    answers = {id for branch in branches.values() for id in branch}
    left = (_rulings_once(branches.values(), id) for id in answers)
    return sum(map(len, left)) / len(answers)


def _rulings_once(branches: Iterable[Mapping[str, set[Essences]]], id: str) -> set[Essences]:
    """The rulings that are possible once this is answered."""
    return set[Essences]().union(*(branch.get(id, next(iter(branch.values()))) for branch in branches))
