"""Judging without storing: claims tried on a match, or in a situation that somebody describes."""

from typing import Any

import marshmallow as ma
from flask import Response

from referee.answers import told_answer
from referee.ask.answers import without_a_logbook
from referee.ask.asking import Asked, Ruled, UnknownAnswer, settled
from referee.ask.situation import Contradictory, Situation, Step, described, drawn_out
from referee.desk import hearing
from referee.desk.callers import Unfit
from referee.match.edits import edits_the_line
from referee.web.api import Blueprint, answer
from referee.web.requests import TOKEN, caller
from referee.web.shapes.kinds import ref
from referee.wire import LONGEST_WORD, ClaimSchema, SituationSchema, as_json, not_too_many

blueprint = Blueprint("rulings", __name__, description="What claims would get: nothing is stored.")

MOST_CLAIMS = 20
WORD = ma.validate.Length(1, LONGEST_WORD)
Told = dict[str, Any]


class TrialSchema(ma.Schema):
    """The claims to try, each after the ones before it: on a match, or in a situation at a table of which
    nothing else is known.

    Of a situation only what matters need be told. What is missing is asked for, one fact at a time: send the
    same again with the `answers` so far, each by its fact.
    """

    class Meta:
        unknown = ma.RAISE

    match = ma.fields.String(validate=ma.validate.Length(1, 64))
    situation = ma.fields.Nested(SituationSchema)
    answers = ma.fields.Dict(
        ma.fields.String(validate=WORD),
        ma.fields.String(validate=WORD),
        validate=not_too_many,
        metadata={"description": "In a situation: the option chosen for each fact that was asked for."},
    )
    claims = ma.fields.List(
        ma.fields.Nested(ClaimSchema), required=True, validate=ma.validate.Length(1, MOST_CLAIMS)
    )

    @ma.validates_schema
    def check(self, data: dict, **kwargs: object) -> None:
        if "match" not in data and "situation" not in data:
            raise ma.ValidationError("Say a match, or a situation.", "match")
        if "match" in data and "situation" in data:
            raise ma.ValidationError("Leave this out where a match is told.", "situation")
        if "match" in data and "answers" in data:
            raise ma.ValidationError("Nothing is asked of a match.", "answers")


@blueprint.route("/v1/rulings", methods=["POST"])
@blueprint.doc(security=[{}, *TOKEN])
@blueprint.arguments(TrialSchema)
@blueprint.response(200, ref("Rulings"))
def preview(trial: dict) -> Response:
    """What claims would get on a match, for which a token of it is wanted, or in a described situation.
    Nothing is stored.

    In a situation the answer may be what has to be known first: then there are no rulings, and `asks` tells
    the question with its options.
    """
    claims = tuple(claim for claim, _ in trial["claims"])
    if "match" in trial:
        return answer(as_json({"rulings": hearing.preview(caller(trial["match"]), claims)}))
    return answer(as_json(_ruled_in(_situation(trial["situation"], claims), trial.get("answers", {}))))


def _situation(told: dict, claims: tuple) -> Situation:
    """Where nobody says whether a round is open, one is, unless it is to be dealt or the claim is one of any
    match."""
    game, first = told["game"], (*told["happened"], *claims)[0]
    is_open = isinstance(first, game.claims) and not isinstance(first, game.position.between_rounds)
    round = told.get("round", game.position.told() if is_open else None)
    return Situation(game, told["told"], round, told["happened"], claims)


def _ruled_in(situation: Situation, answered: dict[str, str]) -> Told:
    try:
        found = settled(described(situation), answered)
    except Contradictory as error:
        faults = error.faults
        raise Unfit(faults if "claims" in faults else {"situation": faults}) from error
    except UnknownAnswer as error:
        raise Unfit({"answers": {error.fact: [error.fault]}}) from error
    return _told_question(found) if isinstance(found, Asked) else _told_rulings(situation, found)


def _told_rulings(situation: Situation, ruled: Ruled) -> Told:
    return {
        "rulings": [_told_ruling(situation, step) for step in ruled.steps],
        "example": {
            "people": [ruled.situation.names[seat] for seat in sorted(ruled.situation.names)],
            "lines": drawn_out(ruled.situation),
        },
        "asks": None,
        "assumed": [
            {"fact": fact.id, "question": fact.asks, "option": chosen.id, "text": chosen.text}
            for fact, chosen in ruled.assumed
        ],
    }


def _told_ruling(situation: Situation, step: Step) -> Told:
    """The answer to a claim, read out without numbers of entries where nobody told any. What would put a
    logbook right is no help here."""
    told = told_answer(situation.game, step.names, step.entry, step.after, with_may=False)
    if situation.told.number is None:
        for finding in told["findings"]:
            finding["sentence"] = without_a_logbook(finding["sentence"])
    mends = step.entry.ruling.fix
    return told | ({"fix": None} if mends is not None and edits_the_line(mends) else {})


def _told_question(asked: Asked) -> Told:
    return {
        "rulings": [],
        "example": None,
        "asks": {
            "fact": asked.fact.id,
            "question": asked.fact.asks,
            "options": [{"option": one.id, "text": one.text} for one in asked.answers],
            "rulings": asked.rulings,
        },
        "assumed": [],
    }
