"""Links by which others look at a match, or at a group and all its matches, and do nothing else."""

from flask import Response

from referee.api.http.requests import KEY_HEADER, TOKEN, caller, idempotency_key, whole_group
from referee.api.middleware.addresses import whole
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.api.resources.phones import qr
from referee.codec import as_json
from referee.presenters.readers import ReaderView
from referee.services import readers
from referee.services.readers import Shown

blueprint = Blueprint("readers", __name__, description="Links by which others may look, and do nothing else.")


@blueprint.route("/v1/groups/<group_id>/readers", methods=["POST"])
@blueprint.doc(security=TOKEN, parameters=[KEY_HEADER])  # not the route's: GET has none
@blueprint.response(201, ref("Reader"))
def issue_of_group(group_id: str) -> Response:
    """A link to look at the group, for everybody's phones.

    Its token reads the group, its history and standings, and all of its matches with their streams. It opens,
    claims, renames, erases and hands on nothing. The link is good until it is revoked, on as many phones as
    there are. A retry with the same key gets the same link with a new token, and the older token ends.
    """
    return _issued(readers.of_group(whole_group(group_id)), f"group/{group_id}")


@blueprint.route("/v1/groups/<group_id>/readers")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Readers"))
def of_group(group_id: str) -> Response:
    """The links to look at the group that are good, without their tokens."""
    return answer(as_json(readers.good(readers.of_group(whole_group(group_id)))))


@blueprint.route("/v1/groups/<group_id>/readers/<reader_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def revoke_of_group(group_id: str, reader_id: str) -> Response:
    """From now on this link shows nothing, on whatever phone."""
    readers.revoke(readers.of_group(whole_group(group_id)), reader_id)
    return Response(status=204)


@blueprint.route("/v1/matches/<match_id>/readers", methods=["POST"])
@blueprint.doc(security=TOKEN, parameters=[KEY_HEADER])
@blueprint.response(201, ref("Reader"))
def issue_of_match(match_id: str) -> Response:
    """A link to look at this match alone, from its scorekeeper or its group.

    Its token reads what a watcher's does, and does nothing else. No entry tells who looks, and no place among
    the watchers is taken. The link is good until it is revoked, on however many phones. A retry with the same
    key gets the same link with a new token, and the older token ends.
    """
    return _issued(readers.of_match(caller(match_id)), f"match/{match_id}")


@blueprint.route("/v1/matches/<match_id>/readers")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Readers"))
def of_match(match_id: str) -> Response:
    """The links to look at the match that are good, without their tokens."""
    return answer(as_json(readers.good(readers.of_match(caller(match_id)))))


@blueprint.route("/v1/matches/<match_id>/readers/<reader_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def revoke_of_match(match_id: str, reader_id: str) -> Response:
    """From now on this link shows nothing, on whatever phone."""
    readers.revoke(readers.of_match(caller(match_id)), reader_id)
    return Response(status=204)


def _issued(shown: Shown, what: str) -> Response:
    reader, token = readers.issue(shown, idempotency_key())
    link = f"/#/look/{what}/{token}"
    url = whole(link)
    return answer(as_json(ReaderView(reader.id, token, reader.issued_at, link, qr(url), url)), 201)
