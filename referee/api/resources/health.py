"""Routes for the operator: liveness check, readiness check and metrics."""

import hmac
import ipaddress
from typing import NamedTuple

from flask import Response, abort, current_app, request

from referee.api.http.metrics import PROMETHEUS_CONTENT_TYPE, format_gauges
from referee.api.http.metrics import app_metrics as current_metrics
from referee.api.http.problems import Problem
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.codec import to_json_text
from referee.languages.speech import tell
from referee.presenters.problems import HealthView
from referee.services import maintenance

blueprint = Blueprint("health", __name__, description=("Checks and metrics for the operator of the service."))


@blueprint.route("/healthz")
@blueprint.response(200, ref("Health"))
def check_liveness() -> Response:
    """Liveness check: the process is running."""
    return _health_response("alive")


@blueprint.route("/readyz")
@blueprint.response(200, ref("Health"))
def check_readiness() -> Response:
    """Readiness check: a claim could be stored now.

    If no claim can be stored, the answer is 503, and `awaits` names what is missing. The check tries to
    write to the disk at most every five seconds.
    """
    if (awaited := maintenance.find_storing_obstacle()) is not None:
        wait = {"Retry-After": str(REASONS_NOT_READY_BY_OBSTACLE[awaited].retry_after)}
        raise Problem(
            "not-applied",
            tell(REASONS_NOT_READY_BY_OBSTACLE[awaited].key),
            wait,
            outcome="not_applied",
            awaits=awaited,
        )
    return _health_response("ready")


class ReasonNotReady(NamedTuple):
    """Why nothing can be stored now: the key of a message, and the seconds until a client may try again."""

    key: str
    retry_after: int = 1


REASONS_NOT_READY_BY_OBSTACLE: dict[maintenance.StoringObstacle, ReasonNotReady] = {
    "database": ReasonNotReady("error-no-database"),
    "writable-database": ReasonNotReady("error-read-only", 5),
    "standby": ReasonNotReady("error-no-standby"),
}


def _health_response(status: str) -> Response:
    return json_response(to_json_text(HealthView(status), separators=(", ", ": ")))


@blueprint.route("/metrics")
@blueprint.doc(security=[{}, {"token": []}])
@blueprint.response(200, {"type": "string"}, content_type="text/plain")
def get_metrics() -> Response:
    """Get the metrics in Prometheus text format.

    The request needs the operator's token. If no token is configured, the request must come from this
    machine. Other requests get 404.
    """
    wanted = current_app.config["OPERATOR_TOKEN"]
    # A configured token is always required, because behind a local proxy every client looks local.
    may_look = _has_operator_token(wanted) if wanted else _comes_from_this_machine()
    if not may_look:
        abort(404)
    return Response(
        current_metrics().prometheus_text() + _database_gauges(), content_type=PROMETHEUS_CONTENT_TYPE
    )


def _database_gauges() -> bytes:
    """Return values about PostgreSQL and its standby as gauges in Prometheus text format.

    The result is empty if the database is SQLite, or if PostgreSQL does not answer.
    """
    status = maintenance.postgresql_status()
    if status is None:
        return b""
    return format_gauges(
        ("referee_database_is_standby", "1: the server only reads, another one leads", status.is_standby),
        ("referee_database_lacks_standby", "1: nothing can be acknowledged", status.lacks_standby),
        ("referee_oldest_commit_seconds", "For how long a COMMIT waits for a standby", status.oldest_commit),
    )


def _has_operator_token(wanted: str) -> bool:
    sent = request.headers.get("Authorization", "").partition(" ")[2]
    return hmac.compare_digest(sent.encode("utf-8", "replace"), wanted.encode())


def _comes_from_this_machine() -> bool:
    """Return whether the request comes from this machine and was not passed on by a proxy."""
    if any(name in request.headers for name in ("Forwarded", "X-Forwarded-For", "Via")):
        return False
    try:
        return ipaddress.ip_address(request.remote_addr or "").is_loopback
    except ValueError:
        return False
