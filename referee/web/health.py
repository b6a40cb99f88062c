"""Whether the service lives, and whether it can serve."""

from flask import Response

from referee.desk import upkeep
from referee.web.api import Blueprint, answer
from referee.web.shapes import ref

blueprint = Blueprint("health", __name__, description="For whoever runs the service.")


@blueprint.route("/healthz")
@blueprint.response(200, ref("Health"))
def healthy() -> Response:
    """The process lives."""
    return answer('{"status": "alive"}')


@blueprint.route("/readyz")
@blueprint.response(200, ref("Health"))
def ready() -> Response:
    """The database answers."""
    upkeep.reach_the_logbook()
    return answer('{"status": "ready"}')
