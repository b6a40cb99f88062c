"""Submitting claims; the answer is the ruling."""

from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import (
    KEY_HEADER,
    TOKEN,
    fingerprint,
    idempotency_key,
    remembered_caller,
)
from referee.api.middleware import rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import ClaimSchema, SentClaim, dump
from referee.match.model.edits import Correct, edits_the_line
from referee.rulings.tags import Claim, Confidential
from referee.services import claims
from referee.services.auth import require_player_or_scorekeeper
from referee.services.budget import MOST_AT_A_MATCH

blueprint = Blueprint("claims", __name__, description="Claims, and the rulings on them.")


class MaySchema(ma.Schema):
    may = ma.fields.Boolean(
        load_default=False,
        metadata={
            "description": (
                "Also return the claims that are allowed afterwards, and the result of each play and draw."
            )
        },
    )


class ClaimOptions(TypedDict):
    """What to return with the ruling."""

    may: bool


@blueprint.route("/v1/matches/<match_id>/claims", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=TOKEN)
@blueprint.arguments(MaySchema, location="query")
@blueprint.arguments(ClaimSchema)
@blueprint.response(201, ref("Answer"))
def submit(query: ClaimOptions, sent: SentClaim, match_id: str) -> Response:
    """Report what happened (a claim). The answer is 201 with the ruling, even if the claim is refused, and
    the state after it.

    A retry gets the same bytes until 30 days after the last entry of the match. After that, it may get 409
    `heard-before` with the number of the entry in which the claim is stored.
    """
    claim, after = sent
    key = idempotency_key()
    digest = fingerprint([_without_secrets(claim), after])
    who = remembered_caller(match_id)
    # First, so that a caller who may not claim uses up no limit.
    require_player_or_scorekeeper(who)
    rate_limits.count_claim()
    try:
        if edits_the_line(claim):
            with rate_limits.reserved_budget(MOST_AT_A_MATCH) as budget:
                reply = claims.submit_edit(who, claim, after, key, digest, query["may"], budget)
        else:
            reply = claims.submit(who, claim, after, key, digest, query["may"])
    except claims.Behind as behind:
        with rate_limits.counted_work():
            raise claims.stale_error(who, behind.after) from behind
    if isinstance(reply, claims.EnteredReply):
        rate_limits.count_stored_bytes(reply.stored)
    return answer(reply.body, reply.status, {"Idempotent-Replayed": "true"} if reply.again else None)


def _without_secrets(claim: Claim) -> dict[str, Any]:
    """Return the members of a claim that may be stored as a digest."""
    secret = claim.secret if isinstance(claim, Confidential) else ()
    members = {name: value for name, value in dump(claim).items() if name not in secret}
    return members | {"instead": _without_secrets(claim.instead)} if isinstance(claim, Correct) else members
