"""The logbook of a match, and its scores."""

from typing import TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.conditions import conditional_response
from referee.api.http.requests import TOKEN, ConditionSchema, caller, remembered_caller
from referee.api.middleware import rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import as_json
from referee.services import match_views
from referee.services.match_views import IsKnown

blueprint = Blueprint(
    "logbook", __name__, description=("The entries of a match with their rulings, and the points.")
)

MOST_ENTRIES = 200
"""Maximum number of entries on a page."""


class LogbookPageSchema(ma.Schema):
    after = ma.fields.Integer(
        load_default=0,
        validate=ma.validate.Range(0, 10_000_000),
        metadata={"description": "Return the entries after this one."},
    )
    limit = ma.fields.Integer(
        load_default=50,
        validate=ma.validate.Range(1, MOST_ENTRIES),
        metadata={"description": "The maximum number of entries. Very large entries make a shorter page."},
    )


class LogbookPage(TypedDict):
    """The number of the entry after which the page starts, and its maximum number of entries."""

    after: int
    limit: int


@blueprint.route("/v1/matches/<match_id>/logbook")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(ConditionSchema, location="headers")
@blueprint.arguments(LogbookPageSchema, location="query")
@blueprint.response(200, ref("Logbook"))
@blueprint.alt_response(304, description="Nothing has changed")
def read(_condition: object, query: LogbookPage, match_id: str) -> Response:
    """List the entries in order, each with its claim and its ruling as it was given.

    A client without a stream asks for the entries after the last one it has, with the ETag of the last
    answer.
    """
    who = remembered_caller(match_id)

    def respond(is_known: IsKnown) -> Response | None:
        page = match_views.logbook(who, query["after"], query["limit"], is_known)
        if page is None:
            return None
        with rate_limits.counted_work():
            return answer(as_json(page.read().present()))

    return conditional_response(query, respond)


@blueprint.route("/v1/matches/<match_id>/scores")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Scores"))
def scores(match_id: str) -> Response:
    """Get the points of each round with their reasons, the totals and the standings."""
    who = caller(match_id)
    with rate_limits.counted_work():
        return answer(as_json(match_views.scores(who)))
