"""Logs each answer with its route, outcome and duration, and counts the answer in the metrics.

The outcome is the kind of problem, or the verdict on a claim. Names, cards and other content are never
logged. For a token, eight digits of its SHA-256 are logged. For a match, the first eight characters of its id
are logged if the token is valid for the match.
"""

import hashlib
import logging
import re
import time

from flask import Flask, Response, current_app, g, request

from referee.api.http.metrics import app_metrics

LOGGED_METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
LOGGED_ROUTE_FOR_UNKNOWN_PATH = "none"
"""Name of the route in the log and in the metrics if no route has the path of the request."""

VERDICT_IN_JSON_PATTERN = re.compile(rb'"verdict": ?"([a-z]+)"')
DATABASE_OUTAGE_PROBLEM_KINDS = frozenset({"not-applied", "outcome-unknown"})


def init_app(app: Flask) -> None:
    """Log and count every answer of the app."""
    app.before_request(_start_timer)
    app.after_request(_log_and_count_answer)


def _start_timer() -> None:
    g.began = time.perf_counter()


def _log_and_count_answer(response: Response) -> Response:
    seconds = time.perf_counter() - g.get("began", time.perf_counter())
    outcome = g.get("outcome") or _verdict_in_answer(response)
    _count_in_metrics(response.status_code, outcome, seconds)
    _log_answer(response.status_code, outcome, seconds)
    return response


def _verdict_in_answer(response: Response) -> str | None:
    """Return the verdict on the claim that this request submitted, or None if the answer has no ruling.

    The answer may contain several verdicts. The first one in the JSON is the verdict on the claim.
    """
    if not _is_claim_submission() or response.status_code != 201:
        return None
    found = VERDICT_IN_JSON_PATTERN.search(response.get_data())
    return found[1].decode() if found else None


def _is_claim_submission() -> bool:
    return request.endpoint == "claims.submit_claim"


def _count_in_metrics(status: int, outcome: str | None, seconds: float) -> None:
    counted = app_metrics()
    counted.requests.labels(_method_to_log(), _route_to_log(), str(status)).inc()
    counted.seconds.labels(_route_to_log()).observe(seconds)
    if _is_claim_submission() and status == 201:
        counted.claims.labels(outcome).inc()
    if outcome in DATABASE_OUTAGE_PROBLEM_KINDS:
        counted.outages.labels(outcome).inc()


def _log_answer(status: int, outcome: str | None, seconds: float) -> None:
    members = {
        "method": _method_to_log(),
        "route": _route_to_log(),
        "status": status,
        "ms": round(seconds * 1000, 1),
        "outcome": outcome,
        "match": g.get("match", "")[:8] or None,
        "token": _short_token_digest(),
    }
    level = logging.ERROR if status == 500 else logging.WARNING if status >= 429 else logging.INFO
    known = {name: value for name, value in members.items() if value is not None}
    current_app.logger.log(level, "request", extra={"members": known})


def _method_to_log() -> str:
    return request.method if request.method in LOGGED_METHODS else "other"


def _route_to_log() -> str:
    return request.url_rule.rule if request.url_rule else LOGGED_ROUTE_FOR_UNKNOWN_PATH


def _short_token_digest() -> str | None:
    sent = request.headers.get("Authorization", "").partition(" ")[2]
    return hashlib.sha256(sent.encode("utf-8", "replace")).hexdigest()[:8] if sent else None
