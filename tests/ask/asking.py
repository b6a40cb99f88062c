"""Rulings on what is described, and answers. The same request gets the same ruling: each is made once."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from referee.ask.answer.answers import Ruled, line_after_yes_or_no
from referee.games import GAMES
from referee.match.help.question import Question, answer_text
from tests.api.phone import Answer, post
from tests.proofs.situations import anybody


def ruled(situation: dict[str, Any], claims: list[dict], answers: dict[str, str] | None = None) -> Answer:
    told = {"situation": situation, "claims": claims} | ({"answers": answers} if answers else {})
    return _answered(json.dumps(told))


@cache
def _answered(told: str) -> Answer:
    return post(anybody(), "/v1/rulings", json.loads(told))


def found_in(ruled: Ruled) -> str:
    """Yes or no, and what was found about the example."""
    return line_after_yes_or_no(ruled.yes, ruled.because)


def possible_answers(question: Question) -> list[str]:
    """All answers for which a question may have a sentence: yes, no, each article, and both together."""
    articles = GAMES[question.game].rulebook.articles
    ids = dict.fromkeys(name for one in articles for name in (one.id, one.answers_as) if name is not None)
    return ["yes", "no", *ids, *(f"{word} {name}" for word in ("yes", "no") for name in ids)]


@cache
def sentences_of(question: Question) -> Mapping[str, str]:
    """The sentences that answer a question, by their answers. Numbers are those of the standard rules."""
    facts = {"target": GAMES[question.game].target.usual}
    found = ((one, answer_text(question, one, facts)) for one in possible_answers(question))
    return {one: text for one, text in found if text is not None}
