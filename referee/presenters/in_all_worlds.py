"""Reduces the answers for all possible states of a situation to what is true in each of them."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.match.model.saying import read_aloud
from referee.presenters.matches import AnswerView
from referee.presenters.rulings import FindingView, PartView, RulingView, SeatInstructionsView
from referee.rulings.article import Rulebook

CLAUSE_END = re.compile(r"(?<=[.:])\s+")
"""The end of a clause. Common sentences end at the last full stop or colon before they differ."""


@dataclass(frozen=True)
class ComparedAnswer:
    """The compared parts of the answer to a claim in one possible state."""

    ruling: RulingView
    say: Sequence[SeatInstructionsView]


def in_common(
    first: AnswerView, others: Sequence[ComparedAnswer], article: Callable[[str], str], procedure: FindingView
) -> AnswerView:
    """Return the answer in the first possible state, reduced to what is true in the `others` as well.

    The text of its article (`article`) replaces a sentence that depends on unknown facts. If no finding is
    common, the `procedure` of the claim is the only one.
    """
    if not others:
        return first
    ruling = first.entry.ruling
    answers = [ComparedAnswer(ruling, first.say), *others]
    findings = [found for one in ruling.findings if (found := _common_finding(one, answers, article))]
    events = [event for event in ruling.events if all(event in other.ruling.events for other in others)]
    common = replace(ruling, findings=tuple(findings) or (procedure,), events=tuple(events))
    return replace(
        first, entry=replace(first.entry, ruling=common), say=tuple(_common_instructions(answers, procedure))
    )


def _common_finding(
    one: FindingView, answers: Sequence[ComparedAnswer], article: Callable[[str], str]
) -> FindingView | None:
    alike = [_matching_finding(one, other.ruling.findings) for other in answers]
    same = [found for found in alike if found is not None]
    if len(same) < len(alike):
        return None
    facts = {name: fact for name, fact in one.facts.items() if _is_common_fact(name, fact, same)}
    sentence = _common_clauses([found.sentence for found in same])
    return replace(one, facts=facts, sentence=sentence or article(one.article))


def _matching_finding(one: FindingView, findings: Sequence[FindingView]) -> FindingView | None:
    """Return the finding with the same article and weight, an equal one first; None if there is none."""
    alike = [found for found in findings if (found.article, found.weight) == (one.article, one.weight)]
    return one if one in alike else next(iter(alike), None)


def _is_common_fact(name: str, fact: Any, findings: Sequence[FindingView]) -> bool:
    return all(name in found.facts and found.facts[name] == fact for found in findings)


def _common_instructions(
    answers: Sequence[ComparedAnswer], procedure: FindingView
) -> list[SeatInstructionsView]:
    """Return the instructions of each seat, as far as they are the same in all possible states."""
    sentences = [{instructions.seat: instructions for instructions in one.say} for one in answers]
    common = []
    for seat, instructions in sentences[0].items():
        if all(seat in others for others in sentences):
            parts = _common_parts([others[seat].parts for others in sentences], procedure)
            sentence = read_aloud([one.part for one in parts])
            common += [replace(instructions, sentence=sentence, parts=tuple(parts))] if parts else []
    return common


def _common_parts(several_parts: Sequence[Sequence[PartView]], procedure: FindingView) -> list[PartView]:
    """Return the sentences with which all instructions of a seat begin, the last one as far as it is common.

    A sentence with another article in each state gets the article of the `procedure`.
    """
    found = []
    for one, *others in zip(*several_parts, strict=False):
        sentence = one.part.sentence
        common = _common_clauses([sentence, *(other.part.sentence for other in others)])
        if not common or any(one.part.kind != other.part.kind for other in others):
            break
        if any(one.part.article != other.part.article for other in others):
            one = PartView(replace(one.part, article=procedure.article), procedure.link)
        found.append(replace(one, part=replace(one.part, sentence=common)))
        if any(sentence != other.part.sentence for other in others):
            break
    return found


def _common_clauses(sentences: Sequence[str]) -> str:
    """Return the clauses with which all sentences begin; empty if their first clauses differ."""
    if len(set(sentences)) == 1:
        return sentences[0]
    clauses = [CLAUSE_END.split(sentence) for sentence in sentences]
    same = []
    for several in zip(*clauses, strict=False):
        if len(set(several)) > 1:
            break
        same.append(several[0])
    return " ".join(same).removesuffix(":") + "." * bool(same and same[-1].endswith(":"))


def article_texts(rulebook: Rulebook) -> Callable[[str], str]:
    """Return a function from the id of an article to its text, for findings about unknown facts."""
    return lambda article: rulebook[article].text
