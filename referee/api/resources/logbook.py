"""The logbook of a match, and its scores."""

from importlib.metadata import version

import marshmallow as ma
from flask import Response, request
from werkzeug.http import generate_etag

from referee.api.http.requests import TOKEN, ConditionSchema, caller
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import as_json
from referee.services import reads

blueprint = Blueprint("logbook", __name__, description="What was said and ruled, and the points.")

MOST_ENTRIES = 200
VERSION = version("referee")
"""Another release may say the same in other words."""


class PageSchema(ma.Schema):
    after = ma.fields.Integer(
        load_default=0,
        validate=ma.validate.Range(0, 10_000_000),
        metadata={"description": "The entries after this one."},
    )
    limit = ma.fields.Integer(load_default=50, validate=ma.validate.Range(1, MOST_ENTRIES))


@blueprint.route("/v1/matches/<match_id>/logbook")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(ConditionSchema, location="headers")
@blueprint.arguments(PageSchema, location="query")
@blueprint.response(200, ref("Logbook"))
@blueprint.alt_response(304, description="Nothing has changed")
def read(_condition: dict, query: dict, match_id: str) -> Response:
    """The entries in order, each with its claim and the ruling as it was given.

    A phone without a stream asks for the entries after the last one it has, with the ETag of the last answer.
    """
    who = caller(match_id)
    # First the tag: of an entry that comes in between, the phone is told twice, and not never.
    tag = generate_etag(repr((VERSION, match_id, reads.edition(who), query)).encode())
    if request.if_none_match.contains(tag):
        response = Response(status=304)
    else:
        response = answer(as_json(reads.logbook(who, query["after"], query["limit"])))
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    return response


@blueprint.route("/v1/matches/<match_id>/scores")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Scores"))
def scores(match_id: str) -> Response:
    """The points of each round with their reasons, totals and standings."""
    return answer(as_json(reads.scores(caller(match_id))))
