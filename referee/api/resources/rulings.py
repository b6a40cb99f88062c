"""Dry runs: claims are ruled on in a match, or in a situation that somebody describes, and nothing is
stored."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, NotRequired, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import TOKEN, caller
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.ask.settled import UNKNOWN, Asked, Cases, Ruled, settled
from referee.ask.worlds import UnknownAnswer
from referee.codec import (
    ABSENT,
    LONGEST_WORD,
    ClaimSchema,
    Sent,
    SentSituation,
    SituationSchema,
    as_json,
    not_too_many,
)
from referee.match.help.fact import Answer, AnyFact
from referee.match.help.situation import AnySituation, Contradictory, Situation, Step, described, drawn_out
from referee.match.model.edits import edits_the_line
from referee.presenters.in_all_worlds import Compared, in_common, told_by_article
from referee.presenters.matches import AnswerView, present_answer
from referee.presenters.previews import (
    AskedOptionView,
    AsksView,
    AssumedView,
    CaseView,
    GivenView,
    JudgedView,
    PossibleView,
    RulingsView,
)
from referee.presenters.rulings import present_procedure, present_ruling, present_say
from referee.rulings.tags import Claim
from referee.services import claims as hearing
from referee.services.budget import MOST_AT_A_MATCH, MOST_OF_A_SITUATION, Budget, metered
from referee.services.errors import InvalidClaim

blueprint = Blueprint("rulings", __name__, description="Try claims without storing them (dry run).")

MOST_CLAIMS = 20
WORD = ma.validate.Length(1, LONGEST_WORD)


class Trial(TypedDict):
    """The claims to try, on a match or in a situation."""

    match: NotRequired[str]
    situation: NotRequired[SentSituation]
    answers: NotRequired[dict[str, str]]
    claims: list[Sent]


class TrialSchema(ma.Schema):
    """The claims to try, one after the other: in a match, or in a situation that you describe.

    Describe only what matters in the situation. If something is missing, the answer asks for it, one fact at
    a time: send the same request again, with all `answers` so far, each under the name of its fact.
    """

    class Meta:
        unknown = ma.RAISE

    match = ma.fields.String(validate=ma.validate.Length(1, 64))
    situation = ma.fields.Nested(SituationSchema)
    answers = ma.fields.Dict(
        ma.fields.String(validate=WORD),
        ma.fields.String(validate=WORD),
        validate=not_too_many,
        metadata={
            "description": ("Only for a situation: the option chosen for each fact that was asked for.")
        },
    )
    claims = ma.fields.List(
        ma.fields.Nested(ClaimSchema), required=True, validate=ma.validate.Length(1, MOST_CLAIMS)
    )

    @ma.validates_schema
    def check(self, data: Trial, **kwargs: object) -> None:
        if "match" not in data and "situation" not in data:
            raise ma.ValidationError("Send `match` or `situation`.", "match")
        if "match" in data and "situation" in data:
            raise ma.ValidationError("Do not send this together with `match`.", "situation")
        if "match" in data and "answers" in data:
            raise ma.ValidationError(
                "`answers` is only for a situation: a match needs no answers.", "answers"
            )


@blueprint.route("/v1/rulings", methods=["POST"])
@blueprint.doc(security=[{}, *TOKEN])
@blueprint.arguments(TrialSchema)
@blueprint.response(200, ref("Rulings"))
def preview(trial: Trial) -> Response:
    """Dry run: rule on claims in a match (needs a token of that match) or in a situation that you describe.
    Nothing is stored.

    If too little is known about the situation, the answer has no rulings. Instead, `asks` has the next
    question and its options.

    If judging would take too long, the answer is 422 `too-much-to-judge`, and no claim is ruled on. For a
    match, `errors` names the first claim that was too much.
    """
    claims = tuple(claim for claim, _ in trial["claims"])
    if "match" in trial:
        cells.check_id(trial["match"])
        who = caller(trial["match"])
        with rate_limits.judging(MOST_AT_A_MATCH) as budget:
            return answer(as_json(RulingsView(hearing.preview(who, claims, budget))))
    with rate_limits.judging(MOST_OF_A_SITUATION) as budget:
        situation = _situation(trial["situation"], claims, budget)
        return answer(as_json(_ruled_in(situation, trial.get("answers", {}))))


def _situation(sent: SentSituation, claims: tuple[Claim, ...], budget: Budget) -> AnySituation:
    """Where nobody says whether a round is open, one is, unless it is to be dealt or the claim is one of any
    match."""
    game, first = sent.game, (*sent.happened, *claims)[0]
    is_open = isinstance(first, game.claims) and not isinstance(first, game.position.between_rounds)
    unsaid = game.position.round_type() if is_open else None
    round = unsaid if sent.round is ABSENT else sent.round
    claim, *others = claims
    return Situation(metered(game, budget), sent.told, round, sent.happened, (claim, *others), sent.said)


def _ruled_in(situation: AnySituation, answered: dict[str, str]) -> RulingsView:
    try:
        found = settled(described(situation), answered)
    except Contradictory as error:
        faults = error.faults
        raise InvalidClaim(faults if "claims" in faults else {"situation": faults}) from error
    except UnknownAnswer as error:
        raise InvalidClaim({"answers": {error.fact: [error.fault]}}) from error
    nothing = RulingsView((), None, None, (), (), 0, found.all_tried)
    return replace(nothing, **_told_found(situation, found))


def _told_found(situation: AnySituation, found: Ruled | Asked | Cases) -> dict[str, Any]:
    """What is told of it, by member."""
    if isinstance(found, Asked):
        return {"asks": _told_question(found)}
    if isinstance(found, Cases):
        return {"cases": _told_cases(situation, found), "more_cases": found.more}
    return {
        "rulings": _told_in_common(situation, found),
        "example": _told_example(found.situation),
        "assumed": tuple(_told_answer(fact, chosen) for fact, chosen in found.assumed),
    }


def _told_example(example: AnySituation) -> JudgedView:
    people = (example.names[seat] for seat in sorted(example.names))
    return JudgedView(tuple(people), tuple(drawn_out(example)))


def _told_answer(fact: AnyFact, answer: Answer) -> AssumedView:
    return AssumedView(fact.id, fact.asks, answer.id, answer.text)


def _told_in_common(situation: AnySituation, ruled: Ruled) -> tuple[AnswerView, ...]:
    """The rulings on the claims, with what is true at every table that may be meant."""
    text = told_by_article(situation.game.rulebook)
    by_claim = zip(*(world.steps for world in ruled.worlds), strict=True)
    return tuple(_in_common(situation, steps, text) for steps in by_claim)


def _in_common(situation: AnySituation, steps: Sequence[Step], text: Callable[[str], str]) -> AnswerView:
    first, *others = steps
    game, claim, ruling = situation.game, first.entry.submission.claim, first.entry.ruling
    weight = ruling.findings[0].weight
    procedure = present_procedure(game, game.ruleset_for(first.after, claim), claim, weight)
    compared = [_compared(situation, step) for step in others]
    return in_common(_told_ruling(situation, first), compared, text, procedure)


def _told_cases(situation: AnySituation, found: Cases) -> tuple[CaseView, ...]:
    """The rulings there may be, each with the answers under which it comes."""
    return tuple(
        CaseView(
            tuple(_told_given(fact, answers) for fact, answers in case.given),
            _told_in_common(situation, case.ruled),
        )
        for case in found.cases
    )


def _told_given(fact: AnyFact, answers: Sequence[Answer]) -> GivenView:
    return GivenView(fact.id, fact.asks, tuple(PossibleView(one.id, one.text) for one in answers))


def _told_ruling(situation: AnySituation, step: Step) -> AnswerView:
    """The answer to a claim. What would put a logbook right is no help here."""
    told = present_answer(situation.game, step.names, step.entry, step.after, with_may=False)
    mends = step.entry.ruling.remedy
    if mends is None or not edits_the_line(mends):
        return told
    return replace(told, entry=replace(told.entry, ruling=replace(told.entry.ruling, remedy=None)))


def _compared(situation: AnySituation, step: Step) -> Compared:
    game, entry = situation.game, step.entry
    ruling = present_ruling(game, step.names, entry.ruling, entry.submission)
    return Compared(ruling, present_say(game, step.names, entry, step.after))


def _told_question(asked: Asked) -> AsksView:
    options = [AskedOptionView(one.id, one.text) for one in asked.answers]
    unknown = AskedOptionView(UNKNOWN, "I do not know.")
    return AsksView(asked.fact.id, asked.fact.asks, (*options, unknown), asked.rulings)
