"""What is told of a ruling where several tables may be meant: what is true at each of them, and no more."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Told = dict[str, Any]
CLAUSES = re.compile(r"(?<=[.:])\s+")
"""Sentences are told up to the last full stop or colon before they differ."""


def in_common(answers: Sequence[Told], article: Callable[[str], str], procedure: Told) -> Told:
    """The first of these answers to one claim, without what the others do not say as well. A finding whose
    sentence depends on what nobody told is told by its `article`. Where each of them has another reason, the
    article of the claim's `procedure` is read."""
    first, *others = answers
    if not others:
        return first
    common = [found for one in first["findings"] if (found := _finding(one, answers, article))]
    return first | {
        "findings": common or [procedure | {"weight": first["findings"][0]["weight"]}],
        "events": [event for event in first["events"] if all(event in told["events"] for told in others)],
        "say": _say(answers),
    }


def _finding(one: Told, answers: Sequence[Told], article: Callable[[str], str]) -> Told | None:
    same = [_like(one, answer["findings"]) for answer in answers]
    if None in same:
        return None
    facts = {name: fact for name, fact in one["facts"].items() if _is_fact_of_all(name, fact, same)}
    sentence = _clauses_in_common([found["sentence"] for found in same])
    return one | {"facts": facts, "sentence": sentence or article(one["article"])}


def _like(one: Told, findings: Sequence[Told]) -> Told | None:
    """The finding of this article and weight; of several the one that says the same."""
    alike = [found for found in findings if all(found[name] == one[name] for name in ("article", "weight"))]
    return one if one in alike else next(iter(alike), None)


def _is_fact_of_all(name: str, fact: Any, findings: Sequence[Told]) -> bool:
    return all(name in found["facts"] and found["facts"][name] == fact for found in findings)


def _say(answers: Sequence[Told]) -> list[Told]:
    """What each seat is told at every table, as far as it is the same there."""
    sentences = [{said["seat"]: said for said in answer["say"]} for answer in answers]
    told = []
    for seat, said in sentences[0].items():
        if all(seat in others for others in sentences):
            common = _clauses_in_common([others[seat]["sentence"] for others in sentences])
            parts = _parts_in_common([others[seat]["parts"] for others in sentences])
            told += [said | {"sentence": common, "parts": parts}] if common else []
    return told


def _parts_in_common(told: Sequence[Sequence[Told]]) -> list[Told]:
    """The sentences to a seat with which all of them begin, the last one as far as it is the same."""
    found = []
    for one, *others in zip(*told, strict=False):
        common = _clauses_in_common([one["sentence"], *(other["sentence"] for other in others)])
        if not common or any(one["kind"] != other["kind"] for other in others):
            break
        found.append(one | {"sentence": common})
        if common != one["sentence"] or any(one != other for other in others):
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


def told_by_article(articles: Mapping[str, Any]) -> Callable[[str], str]:
    """How a finding is told whose sentence would speak of what nobody told: by what its article says."""
    return lambda article: articles[article].text
