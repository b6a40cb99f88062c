"""Functions that combine several answers about a described situation.

The description may fit several states of the match. The combined answer has only the statements that the
answers for all these states share.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.match.model.saying import join_sentences
from referee.presenters.matches import AnswerView
from referee.presenters.rulings import FindingView, InstructionPartView, RulingView, SeatInstructionsView
from referee.rulings.article import Rulebook

BLANKS_AFTER_CLAUSE = re.compile(r"(?<=[.:])\s+")
"""A pattern for the blanks after a full stop or colon. These separate the clauses of a sentence."""


@dataclass(frozen=True)
class ComparedAnswer:
    """The parts of an answer that are compared: the ruling, and the instructions for each seat (`say`)."""

    ruling: RulingView
    say: Sequence[SeatInstructionsView]


def reduce_to_common_answer(
    first: AnswerView, others: Sequence[ComparedAnswer], article: Callable[[str], str], procedure: FindingView
) -> AnswerView:
    """Return an answer with only those statements that the answers for all possible states contain.

    - `first`: The answer for the first possible state.
    - `others`: The answers for the other possible states.
    - `article`: A function that takes the id of an article and returns its text. The text of the article
      replaces a sentence that begins differently in different states.
    - `procedure`: A finding with the article that governs this type of claim. It is used if the answers have
      no common finding.
    """
    if not others:
        return first
    ruling = first.entry.ruling
    answers = [ComparedAnswer(ruling, first.say), *others]
    findings = [
        found for one in ruling.findings if (found := _reduce_to_common_finding(one, answers, article))
    ]
    events = [event for event in ruling.events if all(event in other.ruling.events for other in others)]
    common = replace(ruling, findings=tuple(findings) or (procedure,), events=tuple(events))
    return replace(
        first,
        entry=replace(first.entry, ruling=common),
        say=tuple(_reduce_to_common_instructions(answers, procedure)),
    )


def _reduce_to_common_finding(
    one: FindingView, answers: Sequence[ComparedAnswer], article: Callable[[str], str]
) -> FindingView | None:
    alike = [_find_matching_finding(one, other.ruling.findings) for other in answers]
    same = [found for found in alike if found is not None]
    if len(same) < len(alike):
        return None
    facts = {name: fact for name, fact in one.facts.items() if _is_common_fact(name, fact, same)}
    sentence = _find_common_first_clauses([found.sentence for found in same])
    return replace(one, facts=facts, sentence=sentence or article(one.article))


def _find_matching_finding(one: FindingView, findings: Sequence[FindingView]) -> FindingView | None:
    """Return the finding in `findings` with the same article and weight as `one`. None if there is none.

    If several findings match, a finding that is equal to `one` is preferred.
    """
    alike = [found for found in findings if (found.article, found.weight) == (one.article, one.weight)]
    return one if one in alike else next(iter(alike), None)


def _is_common_fact(name: str, fact: Any, findings: Sequence[FindingView]) -> bool:
    return all(name in found.facts and found.facts[name] == fact for found in findings)


def _reduce_to_common_instructions(
    answers: Sequence[ComparedAnswer], procedure: FindingView
) -> list[SeatInstructionsView]:
    """Return the common instructions of all answers for each seat. Seats without any are left out."""
    sentences = [{instructions.seat: instructions for instructions in one.say} for one in answers]
    common = []
    for seat, instructions in sentences[0].items():
        if all(seat in others for others in sentences):
            parts = _find_common_first_instructions([others[seat].parts for others in sentences], procedure)
            sentence = join_sentences([one.part for one in parts])
            common += [replace(instructions, sentence=sentence, parts=tuple(parts))] if parts else []
    return common


def _find_common_first_instructions(
    several_parts: Sequence[Sequence[InstructionPartView]], procedure: FindingView
) -> list[InstructionPartView]:
    """Return the common beginning of several lists of instructions. The last sentence may be shortened.

    - `several_parts`: The instructions of one seat in each possible state.
    - `procedure`: A finding with the article that governs this type of claim. A sentence cites this article
      if it cites different articles in different states.
    """
    found = []
    for one, *others in zip(*several_parts, strict=False):
        sentence = one.part.sentence
        common = _find_common_first_clauses([sentence, *(other.part.sentence for other in others)])
        if not common or any(one.part.kind != other.part.kind for other in others):
            break
        if any(one.part.article != other.part.article for other in others):
            one = InstructionPartView(replace(one.part, article=procedure.article), procedure.link)
        found.append(replace(one, part=replace(one.part, sentence=common)))
        if any(sentence != other.part.sentence for other in others):
            break
    return found


def _find_common_first_clauses(sentences: Sequence[str]) -> str:
    """Return the common first clauses of all sentences, as one text. Empty if the first clauses differ."""
    if len(set(sentences)) == 1:
        return sentences[0]
    clauses = [BLANKS_AFTER_CLAUSE.split(sentence) for sentence in sentences]
    same = []
    for several in zip(*clauses, strict=False):
        if len(set(several)) > 1:
            break
        same.append(several[0])
    return " ".join(same).removesuffix(":") + "." * bool(same and same[-1].endswith(":"))


def make_article_text_lookup(rulebook: Rulebook) -> Callable[[str], str]:
    """Return a function that takes the id of an article in this rulebook and returns the article's text."""
    return lambda article: rulebook[article].text
