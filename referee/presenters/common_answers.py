"""Functions that combine several answers about a described situation.

The description may fit several states of the match. The combined answer has only the statements that the
answers for all these states share.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from referee.kit.said import Paragraph, Said, Sentence, paragraph
from referee.languages.speech import is_complete, says_the_same
from referee.match.model.articles import sentence_of
from referee.match.model.game import Game
from referee.match.model.saying import InstructionParts, InstructionsBySeat
from referee.match.text.rendering import first_and_more
from referee.presenters.matches import AnswerView
from referee.presenters.rulings import (
    FindingView,
    NameBySeat,
    RulingView,
    SeatInstructionsView,
    present_seat_instructions,
)
from referee.rulings.shapes import ABSENT

SHORT = "-short"
"""The end of the key of a shorter message, which says only what all states share."""


@dataclass(frozen=True)
class AnswerInState:
    """The parts of an answer that are compared.

    - `ruling`: The ruling in one possible state.
    - `sentences`: The sentence of each finding of the ruling, in the same order.
    - `instructions`: The instructions for each seat.
    """

    ruling: RulingView
    sentences: tuple[Sentence, ...]
    instructions: InstructionsBySeat


@dataclass(frozen=True)
class _SaidFinding:
    view: FindingView
    sentence: Sentence


def reduce_to_common_answer(
    game: Game, names: NameBySeat, view: AnswerView, answers: Sequence[AnswerInState], procedure: FindingView
) -> AnswerView:
    """Return an answer with only those statements that the answers for all possible states contain.

    - `names`: The names of the players in the first possible state.
    - `view`: The answer for the first possible state.
    - `answers`: The answers for all possible states, beginning with the first.
    - `procedure`: A finding with the article that governs this type of claim. It is used if the answers have
      no common finding.
    """
    if len(answers) == 1:
        return view
    ruling = view.entry.ruling
    findings = [
        _with_text(game, names, found)
        for one in _said_findings(answers[0])
        if (found := _reduce_to_common_finding(game, one, answers))
    ]
    events = [event for event in ruling.events if all(event in other.ruling.events for other in answers)]
    common = replace(ruling, findings=tuple(findings) or (procedure,), events=tuple(events))
    return replace(
        view,
        entry=replace(view.entry, ruling=common),
        say=tuple(_common_instructions(game, names, answers, procedure)),
    )


def _said_findings(answer: AnswerInState) -> list[_SaidFinding]:
    return list(map(_SaidFinding, answer.ruling.findings, answer.sentences))


def _with_text(game: Game, names: NameBySeat, found: _SaidFinding) -> FindingView:
    text, more = first_and_more(game, found.sentence, found.view.article, names.__getitem__)
    return replace(found.view, sentence=text, more=ABSENT if more is None else more)


def _reduce_to_common_finding(
    game: Game, one: _SaidFinding, answers: Sequence[AnswerInState]
) -> _SaidFinding | None:
    alike = [_find_matching_finding(one, _said_findings(other)) for other in answers]
    same = [found for found in alike if found is not None]
    if len(same) < len(alike):
        return None
    facts = {name: fact for name, fact in one.view.facts.items() if _is_common_fact(name, fact, same)}
    sentence = common_sentence([found.sentence for found in same])
    article = sentence_of(game.rulebook[one.view.article])
    return _SaidFinding(replace(one.view, facts=facts), sentence or article)


def _find_matching_finding(one: _SaidFinding, findings: Sequence[_SaidFinding]) -> _SaidFinding | None:
    """Return the finding in `findings` with the same article and weight as `one`. None if there is none.

    If several findings match, a finding that is equal to `one` is preferred.
    """
    key = (one.view.article, one.view.weight)
    alike = [found for found in findings if (found.view.article, found.view.weight) == key]
    equal = (found for found in alike if found.view == one.view)
    return next(equal, next(iter(alike), None))


def _is_common_fact(name: str, fact: Any, findings: Sequence[_SaidFinding]) -> bool:
    return all(name in found.view.facts and found.view.facts[name] == fact for found in findings)


def _common_instructions(
    game: Game, names: NameBySeat, answers: Sequence[AnswerInState], procedure: FindingView
) -> list[SeatInstructionsView]:
    """Return the common instructions of all answers for each seat. Seats without any are left out."""
    common = []
    for seat in answers[0].instructions:
        if all(seat in one.instructions for one in answers):
            parts = _common_first_parts([one.instructions[seat] for one in answers], procedure.article)
            common += [present_seat_instructions(game, names, seat, parts)] if parts else []
    return common


def _common_first_parts(several_parts: Sequence[InstructionParts], procedure: str) -> InstructionParts:
    """Return the common beginning of several lists of instructions. The last sentence may be shorter.

    - `several_parts`: The instructions of one seat in each possible state.
    - `procedure`: The id of the article that governs this type of claim. A sentence cites this article if it
      cites different articles in different states.
    """
    found = []
    for one, *others in zip(*several_parts, strict=False):
        common = common_sentence([one.sentence, *(other.sentence for other in others)])
        if common is None or any(one.kind != other.kind for other in others):
            break
        is_one_article = all(one.article == other.article for other in others)
        found.append(replace(one, sentence=common, article=one.article if is_one_article else procedure))
        if not all(says_the_same(one.sentence, other.sentence) for other in others):
            break
    return tuple(found)


def common_sentence(sentences: Sequence[Sentence]) -> Sentence | None:
    """Return what all these sentences say. None if they have nothing in common.

    Sentences with the same message share this message, if it is complete with the facts that they share.
    Otherwise they share a shorter message, if there is one. The key of a shorter message is the common
    beginning of their keys, with `-short` at the end.
    """
    first, *others = sentences
    if all(says_the_same(first, other) for other in others):
        return first
    several = [one.sentences if isinstance(one, Paragraph) else (one,) for one in sentences]
    if any(len(one) > 1 for one in several):
        return _common_first_sentences(several)
    messages = [one for one in sentences if isinstance(one, Said)]
    facts, keys = _common_facts(messages), [one.key for one in messages]
    same = [Said(keys[0], facts)] if len(set(keys)) == 1 else []
    candidates = (*same, *(Said(f"{key}{SHORT}", facts) for key in _common_beginnings(keys)))
    return next(filter(is_complete, candidates), None)


def _common_beginnings(keys: Sequence[str]) -> Iterator[str]:
    """Yield the beginnings that all these keys share, as whole words, the longest first."""
    words = [key.split("-") for key in keys]
    shared = [one[0] for one in takewhile(lambda one: len(set(one)) == 1, zip(*words, strict=False))]
    for length in range(len(shared), 0, -1):
        yield "-".join(shared[:length])


def _common_first_sentences(several: Sequence[Sequence[Sentence]]) -> Sentence | None:
    found: list[Sentence] = []
    for sentences in zip(*several, strict=False):
        common = common_sentence(sentences)
        if common is None:
            break
        found.append(common)
        if not all(says_the_same(sentences[0], other) for other in sentences):
            break
    return paragraph(*found) if found else None


def _common_facts(messages: Sequence[Said]) -> Mapping[str, Any]:
    """Return the facts that are the same in all messages."""
    first, *others = messages
    return {
        name: fact
        for name, fact in first.facts.items()
        if all(name in other.facts and says_the_same(fact, other.facts[name]) for other in others)
    }
