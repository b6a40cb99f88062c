"""Dry runs: rules on claims in a match, or in a situation that the client describes. Nothing is stored."""

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
    ClaimSchema,
    SentClaim,
    SentSituation,
    SituationSchema,
    as_json,
    check_member_count,
)
from referee.kit.bounds import LONGEST_WORD
from referee.match.help.fact import Answer, AnyFact
from referee.match.help.situation import AnySituation, Contradictory, Situation, Step, described, drawn_out
from referee.match.model.edits import edits_the_line
from referee.presenters.in_all_worlds import ComparedAnswer, article_texts, in_common
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
from referee.rulings.shapes import ABSENT
from referee.rulings.tags import Claim
from referee.services import claims as hearing
from referee.services.budget import MOST_AT_A_MATCH, MOST_OF_A_SITUATION, Budget, metered
from referee.services.errors import InvalidClaim

blueprint = Blueprint("rulings", __name__, description="Try claims without storing them (dry run).")

MOST_CLAIMS = 20
"""Maximum number of claims in a dry run."""
WORD_LENGTH = ma.validate.Length(1, LONGEST_WORD)


class Trial(TypedDict):
    """The claims to try, on a match or in a situation."""

    match: NotRequired[str]
    situation: NotRequired[SentSituation]
    answers: NotRequired[dict[str, str]]
    claims: list[SentClaim]


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
        ma.fields.String(validate=WORD_LENGTH),
        ma.fields.String(validate=WORD_LENGTH),
        validate=check_member_count,
        metadata={
            "description": ("Only for a situation: the option chosen for each fact that was asked for.")
        },
    )
    claims = ma.fields.List(
        ma.fields.Nested(ClaimSchema), required=True, validate=ma.validate.Length(1, MOST_CLAIMS)
    )

    @ma.validates_schema
    def check(self, data: Trial, **kwargs: object) -> None:
        """Raise ValidationError unless a match or a situation is sent, with answers only for a situation."""
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
        with rate_limits.reserved_budget(MOST_AT_A_MATCH) as budget:
            return answer(as_json(RulingsView(hearing.preview(who, claims, budget))))
    with rate_limits.reserved_budget(MOST_OF_A_SITUATION) as budget:
        situation = _situation(trial["situation"], claims, budget)
        return answer(as_json(_rulings_view(situation, trial.get("answers", {}))))


def _situation(sent: SentSituation, claims: tuple[Claim, ...], budget: Budget) -> AnySituation:
    """Return the described situation with its claims.

    If the description does not say whether a round is open, one is, except before a deal and for claims that
    belong to no round.
    """
    game, first = sent.game, (*sent.happened, *claims)[0]
    is_open = isinstance(first, game.claims) and not isinstance(first, game.position.between_rounds)
    unknown_round = game.position.round_type() if is_open else None
    round = unknown_round if sent.round is ABSENT else sent.round
    claim, *others = claims
    return Situation(
        metered(game, budget), sent.match, round, sent.happened, (claim, *others), sent.given_members
    )


def _rulings_view(situation: AnySituation, answered: dict[str, str]) -> RulingsView:
    try:
        found = settled(described(situation), answered)
    except Contradictory as error:
        faults = error.faults
        raise InvalidClaim(faults if "claims" in faults else {"situation": faults}) from error
    except UnknownAnswer as error:
        raise InvalidClaim({"answers": {error.fact: [error.fault]}}) from error
    nothing = RulingsView((), None, None, (), (), 0, found.all_tried)
    return replace(nothing, **_result_members(situation, found))


def _result_members(situation: AnySituation, found: Ruled | Asked | Cases) -> dict[str, Any]:
    """Return the members of the answer: the next question, the possible rulings, or the rulings."""
    if isinstance(found, Asked):
        return {"asks": _asks_view(found)}
    if isinstance(found, Cases):
        return {"cases": _case_views(situation, found), "more_cases": found.more}
    return {
        "rulings": _common_rulings(situation, found),
        "example": _example_view(found.situation),
        "assumed": tuple(_assumed_view(fact, chosen) for fact, chosen in found.assumed),
    }


def _example_view(example: AnySituation) -> JudgedView:
    people = (example.names[seat] for seat in sorted(example.names))
    return JudgedView(tuple(people), tuple(drawn_out(example)))


def _assumed_view(fact: AnyFact, answer: Answer) -> AssumedView:
    return AssumedView(fact.id, fact.asks, answer.id, answer.text)


def _common_rulings(situation: AnySituation, ruled: Ruled) -> tuple[AnswerView, ...]:
    """Return the rulings on the claims, reduced to what is true in all possible states."""
    text = article_texts(situation.game.rulebook)
    by_claim = zip(*(world.steps for world in ruled.worlds), strict=True)
    return tuple(_in_common(situation, steps, text) for steps in by_claim)


def _in_common(situation: AnySituation, steps: Sequence[Step], text: Callable[[str], str]) -> AnswerView:
    first, *others = steps
    game, claim, ruling = situation.game, first.entry.submission.claim, first.entry.ruling
    weight = ruling.findings[0].weight
    procedure = present_procedure(game, game.ruleset_for(first.after, claim), claim, weight)
    compared = [_compared_view(situation, step) for step in others]
    return in_common(_ruling_view(situation, first), compared, text, procedure)


def _case_views(situation: AnySituation, found: Cases) -> tuple[CaseView, ...]:
    """Return the possible rulings, each with the answers that lead to it."""
    return tuple(
        CaseView(
            tuple(_given_view(fact, answers) for fact, answers in case.given),
            _common_rulings(situation, case.ruled),
        )
        for case in found.cases
    )


def _given_view(fact: AnyFact, answers: Sequence[Answer]) -> GivenView:
    return GivenView(fact.id, fact.asks, tuple(PossibleView(one.id, one.text) for one in answers))


def _ruling_view(situation: AnySituation, step: Step) -> AnswerView:
    """Return the answer to a claim, without a remedy that would edit a logbook."""
    view = present_answer(situation.game, step.names, step.entry, step.after, with_may=False)
    mends = step.entry.ruling.remedy
    if mends is None or not edits_the_line(mends):
        return view
    return replace(view, entry=replace(view.entry, ruling=replace(view.entry.ruling, remedy=None)))


def _compared_view(situation: AnySituation, step: Step) -> ComparedAnswer:
    game, entry = situation.game, step.entry
    ruling = present_ruling(game, step.names, entry.ruling, entry.submission)
    return ComparedAnswer(ruling, present_say(game, step.names, entry, step.after))


def _asks_view(asked: Asked) -> AsksView:
    options = [AskedOptionView(one.id, one.text) for one in asked.answers]
    unknown = AskedOptionView(UNKNOWN, "I do not know.")
    return AsksView(asked.fact.id, asked.fact.asks, (*options, unknown), asked.rulings)
