"""What a match is played by, to be read before the first deal."""

from flask import Response

from referee.api.http.requests import TOKEN, caller
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import as_json
from referee.services import reads

TEXT = "text/plain"

blueprint = Blueprint("agreements", __name__, description="What a table plays by.")


@blueprint.route("/v1/matches/<match_id>/agreement")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Agreement"))
def read(match_id: str) -> Response:
    """What is decided, where it departs from the standard rules, and a page to read it aloud from."""
    return answer(as_json(reads.agreement(caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/rulebook")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("RuleSheet"))
def rulebook(match_id: str) -> Response:
    """All that is in force at this table: what was agreed on, and the chapters of the rulebook.

    An article that the table chose stands in the place of the standard one; articles of options and house
    rules by which it does not play are left out, and so is what speaks only of cards that its deck does
    not have.
    """
    return answer(as_json(reads.rulebook(caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/rulebook.txt")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, {"type": "string"}, content_type=TEXT)
def rulebook_text(match_id: str) -> Response:
    """The same as a page of text, to be printed or read aloud."""
    return Response(reads.rulebook_text(caller(match_id)), content_type=f"{TEXT}; charset=utf-8")
