"""The logbook of a match, and its scores."""

import marshmallow as ma
from flask import Response

from referee.desk import looking
from referee.web.api import Blueprint, answer
from referee.web.requests import TOKEN, caller
from referee.web.shapes import ref
from referee.wire import as_json

blueprint = Blueprint("logbook", __name__, description="What was said and ruled, and the points.")

MOST_ENTRIES = 200


class PageSchema(ma.Schema):
    after = ma.fields.Integer(
        load_default=0,
        validate=ma.validate.Range(0, 10_000_000),
        metadata={"description": "The entries after this one."},
    )
    limit = ma.fields.Integer(load_default=50, validate=ma.validate.Range(1, MOST_ENTRIES))


@blueprint.route("/v1/matches/<match_id>/logbook")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(PageSchema, location="query")
@blueprint.response(200, ref("Logbook"))
def read(query: dict, match_id: str) -> Response:
    """The entries in order, each with its claim and the ruling as it was given."""
    return answer(as_json(looking.logbook(caller(match_id), query["after"], query["limit"])))


@blueprint.route("/v1/matches/<match_id>/scores")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Scores"))
def scores(match_id: str) -> Response:
    """The points of each round with their reasons, totals and standings."""
    return answer(as_json(looking.scores(caller(match_id))))
