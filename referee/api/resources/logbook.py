"""Routes that return the logbook of a match and the scores of a match."""

from typing import TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.conditions import conditional_response
from referee.api.http.requests import (
    OPENAPI_TOKEN_REQUIRED,
    IfNoneMatchHeaderSchema,
    caller_from_cache_or_database,
    require_caller,
)
from referee.api.middleware import rate_limits
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.codec import to_json_text
from referee.services import match_views
from referee.services.match_views import ClientHasEdition

blueprint = Blueprint(
    "logbook", __name__, description=("The entries of a match with their rulings, and the points.")
)

MOST_ENTRIES_ON_A_PAGE = 200
"""Maximum number of entries on a page of the logbook."""


class LogbookPageSchema(ma.Schema):
    after = ma.fields.Integer(
        load_default=0,
        validate=ma.validate.Range(0, 10_000_000),
        metadata={"description": "Return the entries after this one."},
    )
    limit = ma.fields.Integer(
        load_default=50,
        validate=ma.validate.Range(1, MOST_ENTRIES_ON_A_PAGE),
        metadata={"description": "The maximum number of entries. Very large entries make a shorter page."},
    )


class LogbookPage(TypedDict):
    """Query parameters for a page of the logbook. The page starts after the entry with the number `after`. It
    has at most `limit` entries."""

    after: int
    limit: int


@blueprint.route("/v1/matches/<match_id>/logbook")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(IfNoneMatchHeaderSchema, location="headers")
@blueprint.arguments(LogbookPageSchema, location="query")
@blueprint.response(200, ref("Logbook"))
@blueprint.alt_response(304, description="Nothing has changed")
def get_logbook(_condition: object, query: LogbookPage, match_id: str) -> Response:
    """List the entries in order, each with its claim and the ruling that was given at that time.

    A client without a stream repeats this request. It asks for the entries after the last entry that it has,
    and sends the ETag of the last answer.
    """
    who = caller_from_cache_or_database(match_id)

    def respond(is_known: ClientHasEdition) -> Response | None:
        page = match_views.read_logbook_page(who, query["after"], query["limit"], is_known)
        if page is None:
            return None
        with rate_limits.counted_computation():
            return json_response(to_json_text(page.parse_rows().present_logbook_page()))

    return conditional_response(query, respond)


@blueprint.route("/v1/matches/<match_id>/scores")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Scores"))
def get_scores(match_id: str) -> Response:
    """Get the points of each round with their reasons, the totals and the standings."""
    who = require_caller(match_id)
    with rate_limits.counted_computation():
        return json_response(to_json_text(match_views.view_scores(who)))
