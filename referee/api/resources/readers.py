"""Read-only links to a match, or to a group and all its matches."""

from flask import Response

from referee.api.http.requests import KEY_HEADER, TOKEN, caller, idempotency_key, owned_group
from referee.api.middleware.addresses import full_url
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.api.resources.phones import qr
from referee.codec import as_json
from referee.presenters.readers import ReaderView
from referee.services import read_only_links
from referee.services.read_only_links import LinkTarget

blueprint = Blueprint("readers", __name__, description="Read-only links to a match or a group.")


@blueprint.route("/v1/groups/<group_id>/readers", methods=["POST"])
@blueprint.doc(security=TOKEN, parameters=[KEY_HEADER])  # of POST alone: GET has no key
@blueprint.response(201, ref("Reader"))
def issue_of_group(group_id: str) -> Response:
    """Create a read-only link to the group, for any number of phones.

    Its token may read the group, its history and standings, and all of its matches with their streams. It
    cannot open, claim, rename, erase or pass on anything. The link is valid until it is revoked. A retry with
    the same key returns the same link with a new token; the old token stops working.
    """
    return _issued(read_only_links.of_group(owned_group(group_id)), f"group/{group_id}")


@blueprint.route("/v1/groups/<group_id>/readers")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Readers"))
def of_group(group_id: str) -> Response:
    """List the valid read-only links to the group, without their tokens."""
    return answer(as_json(read_only_links.present_links(read_only_links.of_group(owned_group(group_id)))))


@blueprint.route("/v1/groups/<group_id>/readers/<reader_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def revoke_of_group(group_id: str, reader_id: str) -> Response:
    """Revoke this read-only link to the group on all phones."""
    read_only_links.revoke(read_only_links.of_group(owned_group(group_id)), reader_id)
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/readers", methods=["POST"])
@blueprint.doc(security=TOKEN, parameters=[KEY_HEADER])
@blueprint.response(201, ref("Reader"))
def issue_of_match(match_id: str) -> Response:
    """Create a read-only link to this match alone. The scorekeeper or the group may create it.

    Its token may read what a watcher's token may read, and nothing else. Phones with this link are not in the
    logbook, and they do not count as watchers. The link is valid until it is revoked, on any number of
    phones. A retry with the same key returns the same link with a new token; the old token stops working.
    """
    return _issued(read_only_links.of_match(caller(match_id)), f"match/{match_id}")


@blueprint.route("/v1/matches/<match_id>/readers")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Readers"))
def of_match(match_id: str) -> Response:
    """List the valid read-only links to the match, without their tokens."""
    return answer(as_json(read_only_links.present_links(read_only_links.of_match(caller(match_id)))))


@blueprint.route("/v1/matches/<match_id>/readers/<reader_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def revoke_of_match(match_id: str, reader_id: str) -> Response:
    """Revoke this read-only link to the match on all phones."""
    read_only_links.revoke(read_only_links.of_match(caller(match_id)), reader_id)
    return Response(status=204)


def _issued(shown: LinkTarget, what: str) -> Response:
    """Issue a link to this match or group, and return it. `what` is its part of the path."""
    reader, token = read_only_links.issue(shown, idempotency_key())
    link = f"/#/look/{what}/{token}"
    url = full_url(link)
    return answer(as_json(ReaderView(reader.id, token, reader.issued_at, link, qr(url), url)), 201)
