"""What is told of a ruling where several tables may be meant: what is true at each of them, and no more."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from referee.match.model.saying import read_aloud
from referee.presenters.matches import AnswerView
from referee.presenters.rulings import FindingView, PartView, RulingView, SaidView
from referee.rulings.article import Rulebook

CLAUSES = re.compile(r"(?<=[.:])\s+")
"""Sentences are told up to the last full stop or colon before they differ."""


@dataclass(frozen=True)
class Compared:
    """What is compared of an answer to a claim at a table that may be meant."""

    ruling: RulingView
    say: Sequence[SaidView]


def in_common(
    first: AnswerView, others: Sequence[Compared], article: Callable[[str], str], procedure: FindingView
) -> AnswerView:
    """The answer at the first of these tables, without what is not so at the `others`. A finding whose
    sentence depends on what nobody told is told by its `article`. Where each of them has another reason, the
    `procedure` of the claim is read."""
    if not others:
        return first
    ruling = first.entry.ruling
    told = [Compared(ruling, first.say), *others]
    findings = [found for one in ruling.findings if (found := _finding(one, told, article))]
    events = [event for event in ruling.events if all(event in other.ruling.events for other in others)]
    common = replace(ruling, findings=tuple(findings) or (procedure,), events=tuple(events))
    return replace(first, entry=replace(first.entry, ruling=common), say=tuple(_say(told, procedure)))


def _finding(one: FindingView, told: Sequence[Compared], article: Callable[[str], str]) -> FindingView | None:
    alike = [_like(one, other.ruling.findings) for other in told]
    same = [found for found in alike if found is not None]
    if len(same) < len(alike):
        return None
    facts = {name: fact for name, fact in one.facts.items() if _is_fact_of_all(name, fact, same)}
    sentence = _clauses_in_common([found.sentence for found in same])
    return replace(one, facts=facts, sentence=sentence or article(one.article))


def _like(one: FindingView, findings: Sequence[FindingView]) -> FindingView | None:
    """The finding of this article and weight; of several the one that says the same."""
    alike = [found for found in findings if (found.article, found.weight) == (one.article, one.weight)]
    return one if one in alike else next(iter(alike), None)


def _is_fact_of_all(name: str, fact: Any, findings: Sequence[FindingView]) -> bool:
    return all(name in found.facts and found.facts[name] == fact for found in findings)


def _say(told: Sequence[Compared], procedure: FindingView) -> list[SaidView]:
    """What each seat is told at every table, as far as it is the same there."""
    sentences = [{said.seat: said for said in one.say} for one in told]
    common = []
    for seat, said in sentences[0].items():
        if all(seat in others for others in sentences):
            parts = _parts_in_common([others[seat].parts for others in sentences], procedure)
            sentence = read_aloud([one.part for one in parts])
            common += [replace(said, sentence=sentence, parts=tuple(parts))] if parts else []
    return common


def _parts_in_common(told: Sequence[Sequence[PartView]], procedure: FindingView) -> list[PartView]:
    """The sentences to a seat with which all of them begin, the last one as far as it is the same. One that
    follows from another article at each table is told with the article of the `procedure`."""
    found = []
    for one, *others in zip(*told, strict=False):
        said = one.part.sentence
        common = _clauses_in_common([said, *(other.part.sentence for other in others)])
        if not common or any(one.part.kind != other.part.kind for other in others):
            break
        if any(one.part.article != other.part.article for other in others):
            one = PartView(replace(one.part, article=procedure.article), procedure.link)
        found.append(replace(one, part=replace(one.part, sentence=common)))
        if any(said != other.part.sentence for other in others):
            break
    return found


def _clauses_in_common(sentences: Sequence[str]) -> str:
    """The clauses with which all of them begin; nothing where they differ from the first on."""
    if len(set(sentences)) == 1:
        return sentences[0]
    clauses = [CLAUSES.split(sentence) for sentence in sentences]
    same = []
    for several in zip(*clauses, strict=False):
        if len(set(several)) > 1:
            break
        same.append(several[0])
    return " ".join(same).removesuffix(":") + "." * bool(same and same[-1].endswith(":"))


def told_by_article(rulebook: Rulebook) -> Callable[[str], str]:
    """How a finding is told whose sentence would speak of what nobody told: by what its article says."""
    return lambda article: rulebook[article].text
