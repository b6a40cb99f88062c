"""Disputes: what people ask at the table, answered by the judge under the rules of whoever asks."""

from typing import Any

import marshmallow as ma
from flask import Response

from referee.answers import article_link
from referee.ask.answers import LET_COUNT, Answer, Otherwise
from referee.ask.answers import answer as answered
from referee.ask.every_question import QUESTIONS
from referee.ask.lookup import LONGEST_QUERY, Hit, index_of
from referee.ask.question import Example, Question
from referee.games import GAMES
from referee.match.agreement import faults
from referee.match.state import Rules
from referee.web.api import Blueprint, answer
from referee.web.problems import Problem
from referee.web.shapes import ref
from referee.wire import Text, as_json, dump

blueprint = Blueprint("questions", __name__, description="What people ask at the table, with the answers.")

MOST_HITS = 20
NOTHING_GOOD = "None of our questions is quite that; these are the nearest."
NOTHING_AT_ALL = "None of our questions is anything like that."
PRESETS = tuple(dict.fromkeys(name for game in GAMES.values() for name in game.presets))

ID = {
    "in": "path",
    "name": "question_id",
    "description": "The id of the question.",
    "required": True,
    "schema": {"type": "string"},
}

Told = dict[str, Any]


class UnderRulesSchema(ma.Schema):
    """The rules of whoever asks."""

    preset = ma.fields.String(
        load_default=None,
        validate=ma.validate.OneOf(PRESETS),
        metadata={"description": "Rules by name; the standard ones where the game has none of that name."},
    )


class AskedSchema(UnderRulesSchema):
    """What is asked, and about which game."""

    q = Text(
        load_default=None,
        validate=ma.validate.Length(1, LONGEST_QUERY),
        metadata={"description": "The dispute in your own words; without it every question is listed."},
    )
    game = ma.fields.String(load_default=None, validate=ma.validate.OneOf(list(GAMES)))
    most = ma.fields.Integer(load_default=5, validate=ma.validate.Range(1, MOST_HITS))

    @ma.validates_schema
    def check(self, data: dict, **kwargs: object) -> None:
        game, preset = data.get("game"), data.get("preset")
        if game is not None and preset is not None:
            _check_preset(game, preset)


@blueprint.route("/v1/questions")
@blueprint.arguments(AskedSchema, location="query")
@blueprint.response(200, ref("Questions"))
def look_up(asked: dict) -> Response:
    """The questions that somebody may mean, best first, with their answers; without `q` all questions.

    Where none is a good fit, `said` says so, and the nearest are told.
    """
    if asked["q"] is None:
        listed = [one for one in QUESTIONS.values() if asked["game"] in (None, one.game)]
        return answer(as_json({"questions": [_listed(one) for one in listed]}))
    hits = index_of(asked["game"]).look_up(asked["q"], asked["most"])
    good = any(hit.is_good for hit in hits)
    said = None if good else NOTHING_GOOD if hits else NOTHING_AT_ALL
    told = [_told_hit(hit, asked["preset"]) for hit in hits]
    return answer(as_json({"good": good, "said": said, "hits": told}))


@blueprint.route("/v1/questions/<question_id>", parameters=[ID])
@blueprint.arguments(UnderRulesSchema, location="query")
@blueprint.response(200, ref("Question"))
def read(asked: dict, question_id: str) -> Response:
    """One question with its answer."""
    question = QUESTIONS.get(question_id)
    if question is None:
        raise Problem(404, "no-such-question", "There is no such question.")
    return answer(as_json(_told_question(question, asked["preset"])))


def _check_preset(game: str, preset: str) -> None:
    wrong = faults(GAMES[game], Rules(preset), GAMES[game].seats[0])
    if "preset" in wrong:
        raise ma.ValidationError(wrong["preset"], "preset")


def _listed(question: Question) -> Told:
    return {
        "id": question.id,
        "game": question.game,
        "chapter": question.chapter,
        "asks": question.asks,
    }


def _told_hit(hit: Hit, preset: str | None) -> Told:
    return {**_told_question(hit.question, preset), "score": hit.score, "is_good": hit.is_good}


def _told_question(question: Question, preset: str | None) -> Told:
    known = preset in GAMES[question.game].presets
    return _told_answer(answered(question, Rules(preset) if known else Rules()))


def _told_answer(told: Answer) -> Told:
    question, ruled = told.question, told.ruled
    article = {name: part for name, part in dump(ruled.article).items() if name != "instead_of"}
    return {
        **_listed(question),
        "verdict": ruled.verdict,
        "line": ruled.line,
        "why": list(ruled.why),
        "article": {**article, "link": article_link(GAMES[question.game], ruled.article.id)},
        "example": None if question.example is None else _told_example(question.example),
        "otherwise": [_told_otherwise(one) for one in told.otherwise],
        "follow_ups": [{"id": one, "asks": QUESTIONS[one].asks} for one in question.follow_ups],
    }


def _told_example(example: Example) -> Told:
    lines = [line.removeprefix(LET_COUNT) for line in (*example.before, example.claim)]
    return {"people": example.people.split(), "lines": lines}


def _told_otherwise(one: Otherwise) -> Told:
    return {
        "differences": dict(one.change.differences),
        "house_rules": dump(one.change.house_rules),
        "sources": list(one.sources),
        "verdict": one.ruled.verdict,
        "line": one.ruled.line,
    }
