"""What a match is played by, to be read before the first deal."""

from flask import Response

from referee.desk import looking
from referee.web.api import Blueprint, answer
from referee.web.requests import TOKEN, caller
from referee.web.shapes import ref
from referee.wire import as_json

blueprint = Blueprint("agreements", __name__, description="What a table plays by.")


@blueprint.route("/v1/matches/<match_id>/agreement")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Agreement"))
def read(match_id: str) -> Response:
    """What is decided, where it departs from the standard rules, and a page to read it aloud from."""
    return answer(as_json(looking.agreement(caller(match_id))))
