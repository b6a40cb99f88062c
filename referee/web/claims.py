"""Where a ruling leaves: claims are heard."""

from typing import Any

import marshmallow as ma
from flask import Response

from referee.desk import hearing
from referee.desk.callers import nobody_but_the_table
from referee.match.edits import Correct
from referee.web import limits
from referee.web.api import Blueprint, answer
from referee.web.requests import KEY_HEADER, TOKEN, caller, fingerprint, idempotency_key
from referee.web.shapes.kinds import ref
from referee.wire import ClaimSchema, dump

blueprint = Blueprint("claims", __name__, description="Claims, and the rulings on them.")


class MaySchema(ma.Schema):
    may = ma.fields.Boolean(
        load_default=False,
        metadata={"description": "Also say what may be claimed after it, and what follows."},
    )


@blueprint.route("/v1/matches/<match_id>/claims", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.doc(security=TOKEN)
@blueprint.arguments(MaySchema, location="query")
@blueprint.arguments(ClaimSchema)
@blueprint.response(201, ref("Answer"))
def hear(query: dict, said: tuple[Any, int | None], match_id: str) -> Response:
    """Claim what happened; the answer is the ruling, whatever its verdict, and the state after it."""
    claim, after = said
    key = idempotency_key()
    told = fingerprint([_without_secrets(claim), after])
    who = caller(match_id)
    # First, so that who may claim nothing uses up nobody's claims.
    nobody_but_the_table(who)
    limits.claim_at_the_match()
    reply = hearing.hear(who, claim, after, key, told, query["may"])
    return answer(reply.body, reply.status, {"Idempotent-Replayed": "true"} if reply.again else None)


def _without_secrets(claim: Any) -> dict[str, Any]:
    secret = getattr(claim, "secret", ())
    told = {name: value for name, value in dump(claim).items() if name not in secret}
    return told | {"instead": _without_secrets(claim.instead)} if isinstance(claim, Correct) else told
