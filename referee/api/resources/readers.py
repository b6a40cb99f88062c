"""Routes for read-only links to a match, or to a group and all matches of the group."""

from flask import Response

from referee.api.http.requests import (
    IDEMPOTENCY_KEY_PARAMETER,
    OPENAPI_TOKEN_REQUIRED,
    idempotency_key,
    require_caller,
    require_token_of_group,
)
from referee.api.middleware.addresses import full_url
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.api.resources.phones import qr_code_svg
from referee.codec import to_json_text
from referee.presenters.readers import ReaderView
from referee.services import read_only_links
from referee.services.read_only_links import ReadOnlyLinkTarget

blueprint = Blueprint("readers", __name__, description="Read-only links to a match or a group.")


@blueprint.route("/v1/groups/<group_id>/readers", methods=["POST"])
@blueprint.doc(
    security=OPENAPI_TOKEN_REQUIRED, parameters=[IDEMPOTENCY_KEY_PARAMETER]
)  # only POST requests have an Idempotency-Key
@blueprint.response(201, ref("Reader"))
def issue_group_link(group_id: str) -> Response:
    """Create a read-only link to the group, for any number of phones.

    Its token may read the group, its history and standings, and all of its matches with their streams. The
    token cannot open matches, make claims, rename or erase anything, or give access to others. The link is
    valid until it is revoked. A retry with the same key returns the same link with a new token; the old token
    stops working.
    """
    return _issue_link(
        read_only_links.link_target_of_group(require_token_of_group(group_id)), f"group/{group_id}"
    )


@blueprint.route("/v1/groups/<group_id>/readers")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Readers"))
def list_group_links(group_id: str) -> Response:
    """List the valid read-only links to the group, without their tokens."""
    return json_response(
        to_json_text(
            read_only_links.view_read_only_links(
                read_only_links.link_target_of_group(require_token_of_group(group_id))
            )
        )
    )


@blueprint.route("/v1/groups/<group_id>/readers/<reader_id>", methods=["DELETE"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(204)
def revoke_group_link(group_id: str, reader_id: str) -> Response:
    """Revoke this read-only link to the group on all phones."""
    read_only_links.revoke_read_only_link(
        read_only_links.link_target_of_group(require_token_of_group(group_id)), reader_id
    )
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/readers", methods=["POST"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED, parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.response(201, ref("Reader"))
def issue_match_link(match_id: str) -> Response:
    """Create a read-only link to this match alone. The scorekeeper or the group may create it.

    Its token may read what a watcher's token may read, and nothing else. Phones with this link are not in the
    logbook, and they do not count as watchers. The link is valid until it is revoked, on any number of
    phones. A retry with the same key returns the same link with a new token; the old token stops working.
    """
    return _issue_link(read_only_links.link_target_of_match(require_caller(match_id)), f"match/{match_id}")


@blueprint.route("/v1/matches/<match_id>/readers")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Readers"))
def list_match_links(match_id: str) -> Response:
    """List the valid read-only links to the match, without their tokens."""
    return json_response(
        to_json_text(
            read_only_links.view_read_only_links(
                read_only_links.link_target_of_match(require_caller(match_id))
            )
        )
    )


@blueprint.route("/v1/matches/<match_id>/readers/<reader_id>", methods=["DELETE"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(204)
def revoke_match_link(match_id: str, reader_id: str) -> Response:
    """Revoke this read-only link to the match on all phones."""
    read_only_links.revoke_read_only_link(
        read_only_links.link_target_of_match(require_caller(match_id)), reader_id
    )
    return Response(status=204)


def _issue_link(shown: ReadOnlyLinkTarget, what: str) -> Response:
    """Issue a read-only link. The response has the link, its token and its QR code.

    `shown` is the match or group that the link shows. `what` is the part of the link's path for this match or
    group: `match/` or `group/`, then the id.
    """
    reader, token = read_only_links.issue_read_only_link(shown, idempotency_key())
    link = f"/#/look/{what}/{token}"
    url = full_url(link)
    return json_response(
        to_json_text(ReaderView(reader.id, token, reader.issued_at, link, qr_code_svg(url), url)), 201
    )
