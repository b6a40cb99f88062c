"""Routes that return the rules of a match, for players who read the rules before the first deal."""

from flask import Response

from referee.api.http.requests import OPENAPI_TOKEN_REQUIRED, require_caller
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.codec import to_json_text
from referee.services import match_views

RULES_TEXT_CONTENT_TYPE = "text/plain"

blueprint = Blueprint("agreements", __name__, description="The rules of a table.")


@blueprint.route("/v1/matches/<match_id>/agreement")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Agreement"))
def get_agreement(match_id: str) -> Response:
    """Get the rules of this table that differ from the standard rules, and a text that describes them, to
    read aloud."""
    return json_response(to_json_text(match_views.view_agreed_rules(require_caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/rulebook")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("RuleSheet"))
def get_rules_of_match(match_id: str) -> Response:
    """Get all rules in force at this table: what was agreed on, and the chapters of the rulebook.

    An article chosen by the table replaces the standard one. Articles of options and house rules that the
    table does not use are left out. Articles that are only about cards outside of its deck are left out too.
    """
    return json_response(to_json_text(match_views.view_rulebook(require_caller(match_id))))


@blueprint.route("/v1/matches/<match_id>/rulebook.txt")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, {"type": "string"}, content_type=RULES_TEXT_CONTENT_TYPE)
def get_rules_of_match_as_text(match_id: str) -> Response:
    """Get all rules in force at this table as text, to print or to read aloud."""
    return Response(
        match_views.rulebook_text(require_caller(match_id)),
        content_type=f"{RULES_TEXT_CONTENT_TYPE}; charset=utf-8",
    )
