"""Logs and counts each answer: its route, its outcome and its duration.

No token, name, card or other content is logged. A token is logged as eight digits of its hash. A match is
logged as the beginning of its id, and only if the token is valid for it.
"""

import hashlib
import logging
import re
import time

from flask import Flask, Response, current_app, g, request

from referee.api.http.metrics import metrics

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
NO_ROUTE = "none"
"""The name in place of a route for every path that has none."""

VERDICT = re.compile(rb'"verdict": ?"([a-z]+)"')
OUTAGES = frozenset({"not-applied", "outcome-unknown"})


def init_app(app: Flask) -> None:
    """Log and count every answer of the app."""
    app.before_request(_begin)
    app.after_request(_end)


def _begin() -> None:
    g.began = time.perf_counter()


def _end(response: Response) -> Response:
    seconds = time.perf_counter() - g.get("began", time.perf_counter())
    outcome = g.get("outcome") or _verdict(response)
    _count(response.status_code, outcome, seconds)
    _log(response.status_code, outcome, seconds)
    return response


def _verdict(response: Response) -> str | None:
    """Return the verdict on the claim of this request, the first one in its answer; None for no claim."""
    if not _is_claim() or response.status_code != 201:
        return None
    found = VERDICT.search(response.get_data())
    return found[1].decode() if found else None


def _is_claim() -> bool:
    return request.endpoint == "claims.submit"


def _count(status: int, outcome: str | None, seconds: float) -> None:
    counted = metrics()
    counted.requests.labels(_method(), _route(), str(status)).inc()
    counted.seconds.labels(_route()).observe(seconds)
    if _is_claim() and status == 201:
        counted.claims.labels(outcome).inc()
    if outcome in OUTAGES:
        counted.outages.labels(outcome).inc()


def _log(status: int, outcome: str | None, seconds: float) -> None:
    members = {
        "method": _method(),
        "route": _route(),
        "status": status,
        "ms": round(seconds * 1000, 1),
        "outcome": outcome,
        "match": g.get("match", "")[:8] or None,
        "token": _token_digest(),
    }
    level = logging.ERROR if status == 500 else logging.WARNING if status >= 429 else logging.INFO
    known = {name: value for name, value in members.items() if value is not None}
    current_app.logger.log(level, "request", extra={"members": known})


def _method() -> str:
    return request.method if request.method in METHODS else "other"


def _route() -> str:
    return request.url_rule.rule if request.url_rule else NO_ROUTE


def _token_digest() -> str | None:
    sent = request.headers.get("Authorization", "").partition(" ")[2]
    return hashlib.sha256(sent.encode("utf-8", "replace")).hexdigest()[:8] if sent else None
