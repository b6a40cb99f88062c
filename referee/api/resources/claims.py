"""The route that submits a claim and answers with the ruling on the claim."""

from http import HTTPStatus
from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import (
    IDEMPOTENCY_KEY_PARAMETER,
    OPENAPI_TOKEN_REQUIRED,
    caller_from_cache_or_database,
    idempotency_key,
    request_fingerprint,
)
from referee.api.middleware import rate_limits
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.codec import ClaimSchema, SentClaim, to_json_value
from referee.match.model.edits import CorrectEntry, is_edit_claim
from referee.rulings.tags import Claim, ConfidentialClaim
from referee.services import claims
from referee.services.auth import require_player_or_scorekeeper
from referee.services.budget import MOST_STEPS_OF_A_MATCH_REQUEST

blueprint = Blueprint("claims", __name__, description="Claims, and the rulings on them.")


class ClaimOptionsSchema(ma.Schema):
    may = ma.fields.Boolean(
        load_default=False,
        metadata={
            "description": (
                "Also return the claims that are allowed afterwards, and the result of each play and draw."
            )
        },
    )


class ClaimOptions(TypedDict):
    """Query parameters of a request with a claim. If `may` is True, the answer also has the claims that are
    allowed afterwards."""

    may: bool


@blueprint.route("/v1/matches/<match_id>/claims", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(ClaimOptionsSchema, location="query")
@blueprint.arguments(ClaimSchema)
@blueprint.response(201, ref("Answer"))
def submit_claim(query: ClaimOptions, sent: SentClaim, match_id: str) -> Response:
    """Report what happened (a claim). The answer has the ruling on the claim, and the state after it.

    The status is 201 even if the claim is refused. A retry gets the same bytes until 30 days after the last
    entry of the match. After that, it may get 409 `heard-before` with the number of the entry in which the
    claim is stored.
    """
    claim, after = sent
    fingerprint = request_fingerprint([_claim_without_secrets(claim), after])
    repeatable = claims.IdempotentRequest(idempotency_key(), fingerprint, HTTPStatus.CREATED)
    who = caller_from_cache_or_database(match_id)
    # The role is checked before the claim is counted, so a caller who may not claim uses up no limit.
    require_player_or_scorekeeper(who)
    rate_limits.count_claim()
    try:
        if is_edit_claim(claim):
            with rate_limits.budget_counted_beforehand(MOST_STEPS_OF_A_MATCH_REQUEST) as budget:
                reply = claims.submit_edit(who, claim, after, repeatable, query["may"], budget)
        else:
            reply = claims.submit_claim(who, claim, after, repeatable, query["may"])
    except claims.MissedConflictingEntries as behind:
        with rate_limits.counted_computation():
            raise claims.make_stale_claim_error(who, behind.after) from behind
    if isinstance(reply, claims.ReplyToEnteredClaim):
        rate_limits.count_stored_bytes(reply.stored)
    return json_response(reply.body, reply.status, {"Idempotent-Replayed": "true"} if reply.again else None)


def _claim_without_secrets(claim: Claim) -> dict[str, Any]:
    """Return the JSON members of a claim without its secret members (`Confidential.secret`).

    The fingerprint of the request is made from the result and is stored, so it must not depend on secrets.
    """
    secret = claim.secret if isinstance(claim, ConfidentialClaim) else ()
    members = {name: value for name, value in to_json_value(claim).items() if name not in secret}
    return (
        members | {"instead": _claim_without_secrets(claim.instead)}
        if isinstance(claim, CorrectEntry)
        else members
    )
