"""The route for dry runs: the judge rules on claims in a match, or in a situation that the client describes.

Nothing is stored.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NotRequired, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import OPENAPI_TOKEN_REQUIRED, require_caller
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.ask.situation.possible_states import InvalidAnswer
from referee.ask.situation.ruling_or_question import (
    UNKNOWN,
    CommonRuling,
    PossibleRulings,
    SeparatingFact,
    find_ruling_or_question,
)
from referee.codec import (
    ClaimSchema,
    SentClaim,
    SentSituation,
    SituationSchema,
    refuse_too_many_members,
    to_json_text,
)
from referee.kit.bounds import MOST_CHARACTERS_OF_OTHER_TEXT
from referee.kit.said import Said
from referee.languages.speech import render, tell
from referee.match.help.fact import Answer, AnyFact
from referee.match.help.situation import (
    AnySituation,
    ContradictoryDescription,
    Situation,
    Step,
    complete_description,
    lines_of_situation,
)
from referee.match.model.edits import is_edit_claim
from referee.match.model.game import Game
from referee.presenters.common_answers import AnswerInState, reduce_to_common_answer
from referee.presenters.matches import AnswerView, present_answer
from referee.presenters.previews import (
    AssumedFactView,
    GivenFactView,
    JudgedSituationView,
    NextQuestionView,
    PossibleAnswerView,
    PossibleFactValueView,
    PossibleRulingsView,
    RulingsView,
)
from referee.presenters.rulings import (
    present_article_for_claim_as_finding,
    present_ruling,
    sentence_of_finding,
)
from referee.rulings.shapes import ABSENT
from referee.rulings.tags import Claim
from referee.services import claims as hearing
from referee.services.budget import (
    MOST_STEPS_OF_A_MATCH_REQUEST,
    MOST_STEPS_OF_A_SITUATION_QUESTION,
    StepBudget,
    make_step_counting_game,
)
from referee.services.errors import InvalidClaim

blueprint = Blueprint("rulings", __name__, description="Try claims without storing them (dry run).")

MOST_CLAIMS_IN_DRY_RUN = 20
"""Maximum number of claims in a dry run."""
WORD_LENGTH_VALIDATOR = ma.validate.Length(1, MOST_CHARACTERS_OF_OTHER_TEXT)


class Trial(TypedDict):
    """The body of a dry run: the claims, and the match or the situation in which the claims are judged."""

    match: NotRequired[str]
    situation: NotRequired[SentSituation]
    answers: NotRequired[dict[str, str]]
    claims: list[SentClaim]


class TrialSchema(ma.Schema):
    """The claims to try, one after the other: in a match, or in a situation that you describe.

    Describe only what matters in the situation. If something is missing, the answer asks for one fact. Then
    send the same request again, with all `answers` so far. The key of each answer is the name of its fact.
    """

    class Meta:
        unknown = ma.RAISE

    match = ma.fields.String(validate=ma.validate.Length(1, 64))
    situation = ma.fields.Nested(SituationSchema)
    answers = ma.fields.Dict(
        ma.fields.String(validate=WORD_LENGTH_VALIDATOR),
        ma.fields.String(validate=WORD_LENGTH_VALIDATOR),
        validate=refuse_too_many_members,
        metadata={
            "description": ("Only for a situation: the option chosen for each fact that was asked for.")
        },
    )
    claims = ma.fields.List(
        ma.fields.Nested(ClaimSchema), required=True, validate=ma.validate.Length(1, MOST_CLAIMS_IN_DRY_RUN)
    )

    @ma.validates_schema
    def check_match_or_situation(self, data: Trial, **kwargs: object) -> None:
        """Raise ValidationError unless exactly one of `match` and `situation` is sent.

        The error is also raised if `answers` is sent with a match.
        """
        if "match" not in data and "situation" not in data:
            raise ma.ValidationError(tell("error-trial-nothing"), "match")
        if "match" in data and "situation" in data:
            raise ma.ValidationError(tell("error-trial-both"), "situation")
        if "match" in data and "answers" in data:
            raise ma.ValidationError(tell("error-trial-answers"), "answers")


@blueprint.route("/v1/rulings", methods=["POST"])
@blueprint.doc(security=[{}, *OPENAPI_TOKEN_REQUIRED])
@blueprint.arguments(TrialSchema)
@blueprint.response(200, ref("Rulings"))
def try_claims(trial: Trial) -> Response:
    """Dry run: rule on claims in a match (needs a token of that match) or in a situation that you describe.
    Nothing is stored.

    If too little is known about the situation, the answer has no rulings. Instead, `asks` has the next
    question and its options.

    If judging would take too long, the answer is 422 `too-much-to-judge`, and no claim is ruled on. For a
    match, `errors` names the first claim that was too much.
    """
    claims = tuple(claim for claim, _ in trial["claims"])
    if "match" in trial:
        cells.check_cell_of_id(trial["match"])
        who = require_caller(trial["match"])
        with rate_limits.budget_counted_beforehand(MOST_STEPS_OF_A_MATCH_REQUEST) as budget:
            return json_response(to_json_text(RulingsView(hearing.preview_claims(who, claims, budget))))
    with rate_limits.budget_counted_beforehand(MOST_STEPS_OF_A_SITUATION_QUESTION) as budget:
        situation = _described_situation(trial["situation"], claims, budget)
        return json_response(to_json_text(_rulings_view(situation, trial.get("answers", {}))))


def _described_situation(sent: SentSituation, claims: tuple[Claim, ...], budget: StepBudget) -> AnySituation:
    """Return the situation that the client describes, together with the claims to judge.

    If the client does not say whether a round is open, the first claim decides. A round counts as open if
    this claim is about the game and is not one that is made between rounds.
    """
    game, first = sent.game, (*sent.happened, *claims)[0]
    is_open = isinstance(first, game.claims) and not isinstance(first, game.position.between_rounds)
    unknown_round = game.position.round_type() if is_open else None
    round = unknown_round if sent.round is ABSENT else sent.round
    claim, *others = claims
    return Situation(
        make_step_counting_game(game, budget),
        sent.match,
        round,
        sent.happened,
        (claim, *others),
        sent.given_members,
    )


def _rulings_view(situation: AnySituation, answered: dict[str, str]) -> RulingsView:
    try:
        found = find_ruling_or_question(complete_description(situation), answered)
    except ContradictoryDescription as error:
        faults = error.faults
        raise InvalidClaim(faults if "claims" in faults else {"situation": faults}) from error
    except InvalidAnswer as error:
        raise InvalidClaim({"answers": {error.fact: [error.fault]}}) from error
    assumed = tuple(_assumed_view(situation, fact, chosen) for fact, chosen in found.assumed)
    nothing = RulingsView((), None, None, assumed, (), 0, found.all_tried)
    return replace(nothing, **_answer_members_for_result(situation, found))


def _answer_members_for_result(
    situation: AnySituation, found: CommonRuling | SeparatingFact | PossibleRulings
) -> dict[str, Any]:
    """Return the members of the answer for this result: rulings, possible rulings, or the next question."""
    if isinstance(found, SeparatingFact):
        return {"asks": _next_question_view(situation, found)}
    if isinstance(found, PossibleRulings):
        return {"cases": _possible_ruling_views(situation, found), "more_cases": found.more}
    return {
        "rulings": _rulings_in_all_states(situation, found),
        "example": _judged_example_view(found.situation),
    }


def _judged_example_view(example: AnySituation) -> JudgedSituationView:
    people = (example.names[seat] for seat in sorted(example.names))
    return JudgedSituationView(tuple(people), tuple(lines_of_situation(example)))


def _assumed_view(situation: AnySituation, fact: AnyFact, answer: Answer) -> AssumedFactView:
    question, text = (_text_in_situation(situation, said) for said in (fact.asks, answer.text))
    return AssumedFactView(fact.id, question, answer.id, text)


def _text_in_situation(situation: AnySituation, said: Said) -> str:
    """A question or an answer as text, with the names of the people in the situation."""
    return render(said, situation.names.__getitem__)


def _rulings_in_all_states(situation: AnySituation, ruling: CommonRuling) -> tuple[AnswerView, ...]:
    """Return the ruling on each claim, reduced to what is certain.

    Several states of the match may fit the situation. Only the parts of a ruling that are the same in all
    these states are returned.
    """
    by_claim = zip(*(state.steps for state in ruling.states), strict=True)
    return tuple(_ruling_in_all_states(situation, steps) for steps in by_claim)


def _ruling_in_all_states(situation: AnySituation, steps: Sequence[Step]) -> AnswerView:
    first = steps[0]
    game, claim, ruling = situation.game, first.entry.submission.claim, first.entry.ruling
    weight = ruling.findings[0].weight
    procedure = present_article_for_claim_as_finding(
        game, game.ruleset_for_claim(first.after, claim), claim, weight
    )
    view = _view_without_logbook_remedy(situation, first)
    answers = [_answer_in_state(game, step) for step in steps]
    return reduce_to_common_answer(game, first.names, view, answers, procedure)


def _possible_ruling_views(
    situation: AnySituation, found: PossibleRulings
) -> tuple[PossibleRulingsView, ...]:
    """Return the possible rulings, each with the answers about the situation that lead to this ruling."""
    return tuple(
        PossibleRulingsView(
            tuple(_given_answers_view(situation, fact, answers) for fact, answers in case.given),
            _rulings_in_all_states(situation, case.ruling),
        )
        for case in found.cases
    )


def _given_answers_view(situation: AnySituation, fact: AnyFact, answers: Sequence[Answer]) -> GivenFactView:
    values = [PossibleFactValueView(one.id, _text_in_situation(situation, one.text)) for one in answers]
    return GivenFactView(fact.id, _text_in_situation(situation, fact.asks), tuple(values))


def _view_without_logbook_remedy(situation: AnySituation, step: Step) -> AnswerView:
    """Return the answer to a claim. A remedy (proposed claim) that edits the logbook is left out.

    A situation that a client describes has no logbook.
    """
    view = present_answer(situation.game, step.names, step.entry, step.after, with_may=False)
    mends = step.entry.ruling.remedy
    if mends is None or not is_edit_claim(mends):
        return view
    return replace(view, entry=replace(view.entry, ruling=replace(view.entry.ruling, remedy=None)))


def _answer_in_state(game: Game, step: Step) -> AnswerInState:
    submission, ruling = step.entry.submission, step.entry.ruling
    return AnswerInState(
        present_ruling(game, step.names, ruling, submission),
        tuple(sentence_of_finding(game, finding, ruling, submission) for finding in ruling.findings),
        game.words.parts(game.ruleset_of(step.after), step.after, submission, ruling),
    )


def _next_question_view(situation: AnySituation, asked: SeparatingFact) -> NextQuestionView:
    options = [PossibleAnswerView(one.id, _text_in_situation(situation, one.text)) for one in asked.answers]
    unknown = PossibleAnswerView(UNKNOWN, tell("fact-unknown"))
    question = _text_in_situation(situation, asked.fact.asks)
    return NextQuestionView(asked.fact.id, question, (*options, unknown), asked.rulings)
