"""Judging without storing: claims tried on a match, or in a situation that somebody describes."""

from collections.abc import Callable, Sequence
from typing import Any

import marshmallow as ma
from flask import Response

from referee.api.http.requests import TOKEN, caller
from referee.api.middleware import rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.ask.in_all_worlds import in_common, told_by_article
from referee.ask.worlds import UNKNOWN, Asked, Cases, Ruled, UnknownAnswer, settled
from referee.codec import LONGEST_WORD, ClaimSchema, SituationSchema, as_json, not_too_many
from referee.match.help.fact import Answer, Fact
from referee.match.help.situation import Contradictory, Situation, Step, described, drawn_out
from referee.match.model.edits import edits_the_line
from referee.presenters.matches import present_answer
from referee.presenters.rulings import present_procedure, present_ruling, present_say
from referee.services import claims as hearing
from referee.services.budget import MOST_AT_A_MATCH, MOST_OF_A_SITUATION, Budget, metered
from referee.services.errors import InvalidClaim

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

    What would take too long to judge is 422 `too-much-to-judge`, and none of it is answered; of claims on a
    match `errors` names the first one that was too much.
    """
    claims = tuple(claim for claim, _ in trial["claims"])
    if "match" in trial:
        who = caller(trial["match"])
        with rate_limits.judging(MOST_AT_A_MATCH, gives_way=True) as budget:
            return answer(as_json({"rulings": hearing.preview(who, claims, budget)}))
    with rate_limits.judging(MOST_OF_A_SITUATION, gives_way=True) as budget:
        situation = _situation(trial["situation"], claims, budget)
        return answer(as_json(_ruled_in(situation, trial.get("answers", {}))))


def _situation(told: dict, claims: tuple, budget: Budget) -> Situation:
    """Where nobody says whether a round is open, one is, unless it is to be dealt or the claim is one of any
    match."""
    game, first = told["game"], (*told["happened"], *claims)[0]
    is_open = isinstance(first, game.claims) and not isinstance(first, game.position.between_rounds)
    round = told.get("round", game.position.told() if is_open else None)
    happened = told["happened"]
    return Situation(metered(game, budget), told["told"], round, happened, claims, told["said"])


def _ruled_in(situation: Situation, answered: dict[str, str]) -> Told:
    try:
        found = settled(described(situation), answered)
    except Contradictory as error:
        faults = error.faults
        raise InvalidClaim(faults if "claims" in faults else {"situation": faults}) from error
    except UnknownAnswer as error:
        raise InvalidClaim({"answers": {error.fact: [error.fault]}}) from error
    return _told_found(situation, found) | {"all_tried": found.all_tried}


def _told_found(situation: Situation, found: Ruled | Asked | Cases) -> Told:
    if isinstance(found, Asked):
        return _told_question(found)
    return _told_cases(situation, found) if isinstance(found, Cases) else _told_rulings(situation, found)


def _told_rulings(situation: Situation, ruled: Ruled) -> Told:
    return {
        "rulings": _told_in_common(situation, ruled),
        "example": {
            "people": [ruled.situation.names[seat] for seat in sorted(ruled.situation.names)],
            "lines": drawn_out(ruled.situation),
        },
        "asks": None,
        "assumed": [_told_answer(fact, chosen) for fact, chosen in ruled.assumed],
        "cases": [],
        "more_cases": 0,
    }


def _told_answer(fact: Fact, answer: Answer) -> Told:
    return {"fact": fact.id, "question": fact.asks, "option": answer.id, "text": answer.text}


def _told_in_common(situation: Situation, ruled: Ruled) -> list[Told]:
    """The rulings on the claims, with what is true at every table that may be meant."""
    text = told_by_article(situation.game.rulebook)
    by_claim = zip(*(world.steps for world in ruled.worlds), strict=True)
    return [_in_common(situation, steps, text) for steps in by_claim]


def _in_common(situation: Situation, steps: Sequence[Step], text: Callable[[str], str]) -> Told:
    first, *others = steps
    answers = [_told_ruling(situation, first), *(_compared(situation, step) for step in others)]
    claim, game = first.entry.submission.claim, situation.game
    return in_common(answers, text, present_procedure(game, game.ruleset_for(first.after, claim), claim))


def _told_cases(situation: Situation, found: Cases) -> Told:
    """The rulings there may be, each with the answers under which it comes."""
    cases = [
        {
            "given": [
                {
                    "fact": fact.id,
                    "question": fact.asks,
                    "options": [{"option": one.id, "text": one.text} for one in answers],
                }
                for fact, answers in case.given
            ],
            "rulings": _told_in_common(situation, case.ruled),
        }
        for case in found.cases
    ]
    return {
        "rulings": [],
        "example": None,
        "asks": None,
        "assumed": [],
        "cases": cases,
        "more_cases": found.more,
    }


def _told_ruling(situation: Situation, step: Step) -> Told:
    """The answer to a claim. What would put a logbook right is no help here."""
    told = present_answer(situation.game, step.names, step.entry, step.after, with_may=False)
    mends = step.entry.ruling.fix
    return told | ({"fix": None} if mends is not None and edits_the_line(mends) else {})


def _compared(situation: Situation, step: Step) -> Told:
    """What is compared of a ruling at another table that may be meant: its findings, its events, and what
    each seat does."""
    game, entry = situation.game, step.entry
    told = present_ruling(game, step.names, entry.ruling, entry.submission)
    return told | {"say": present_say(game, step.names, entry, step.after)}


def _told_question(asked: Asked) -> Told:
    return {
        "rulings": [],
        "example": None,
        "asks": {
            "fact": asked.fact.id,
            "question": asked.fact.asks,
            "options": [
                *({"option": one.id, "text": one.text} for one in asked.answers),
                {"option": UNKNOWN, "text": "I do not know."},
            ],
            "rulings": asked.rulings,
        },
        "assumed": [],
        "cases": [],
        "more_cases": 0,
    }
