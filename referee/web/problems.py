"""The one shape of every error: problem details (RFC 9457).

Problem                400 unreadable, key-missing, key-malformed · 411 length-required
                       413 too-large · 415 not-json · 401 no-token
desk NotYourRight      403 not-your-right
desk NoSuchMatch       404 no-such-match
desk NoSuchGroup       404 no-such-group
desk NoSuchPerson      404 no-such-person
desk Stale             409 stale            + number, missed, state
desk Unfit             422 unfit            + errors: {field: [why]}
desk KeyReused         422 key-reused
records BadRecord      422 record           + line
logbook NotApplied     503 not-applied      + outcome, Retry-After
logbook OutcomeUnknown 503 outcome-unknown  + outcome, Retry-After
any HTTPException      its status, such as 404 not-found, 405 method-not-allowed
anything else          500 internal-error
"""

import json
from typing import Any

from flask import Flask, Response, current_app
from werkzeug.exceptions import HTTPException, InternalServerError, NotFound

from referee.desk import callers
from referee.logbook.transactions import NotApplied, OutcomeUnknown
from referee.records.checking import BadRecord


class Problem(Exception):
    """A request that is no claim at all; `kind` names the problem, `more` are members of its own."""

    def __init__(self, status: int, kind: str, detail: str, headers: dict | None = None, **more: Any):
        super().__init__(detail)
        self.status, self.kind, self.detail = status, kind, detail
        self.headers, self.more = headers or {}, more


def init_app(app: Flask) -> None:
    app.register_error_handler(Problem, respond)
    app.register_error_handler(callers.NotYourRight, _not_your_right)
    app.register_error_handler(callers.NoSuchMatch, _no_such_match)
    app.register_error_handler(callers.NoSuchGroup, _no_such_group)
    app.register_error_handler(callers.NoSuchPerson, _no_such_person)
    app.register_error_handler(callers.Stale, _stale)
    app.register_error_handler(callers.Unfit, lambda unfit: respond(unfit_problem(unfit.errors)))
    app.register_error_handler(callers.KeyReused, _key_reused)
    app.register_error_handler(BadRecord, _bad_record)
    app.register_error_handler(NotApplied, _not_applied)
    app.register_error_handler(OutcomeUnknown, _outcome_unknown)
    app.register_error_handler(Exception, _anything_else)


def respond(problem: Problem) -> Response:
    body = {
        "type": f"urn:referee:problem:{problem.kind}",
        "title": problem.kind.replace("-", " ").capitalize(),
        "status": problem.status,
        "detail": problem.detail,
        **problem.more,
    }
    text = json.dumps(body, ensure_ascii=False)
    response = Response(text, problem.status, problem.headers)
    response.content_type = "application/problem+json"
    return response


def unfit_problem(errors: dict) -> Problem:
    named = ", ".join(sorted(map(str, errors)))
    return Problem(422, "unfit", f"This cannot be heard: {named}.", errors=errors)


def http_problem(error: HTTPException) -> Response:
    """What Flask, Werkzeug or webargs raised, in our shape."""
    messages = getattr(error, "data", {}).get("messages")
    if messages:
        # webargs puts the place the arguments came from around the fields.
        return respond(unfit_problem(next(iter(messages.values()))))
    kind = error.name.lower().replace(" ", "-").replace("'", "")
    headers = {"Allow": ", ".join(error.valid_methods)} if getattr(error, "valid_methods", None) else {}
    detail = NOTHING_HERE if isinstance(error, NotFound) else error.description or error.name
    return respond(Problem(error.code or 500, kind, detail, headers))


NOTHING_HERE = "There is nothing here. The API is described in /openapi.json."


def _not_your_right(error: callers.NotYourRight) -> Response:
    return respond(Problem(403, "not-your-right", str(error)))


def _no_such_match(error: callers.NoSuchMatch) -> Response:
    return respond(Problem(404, "no-such-match", "There is no such match, or you have no part in it."))


def _no_such_group(error: callers.NoSuchGroup) -> Response:
    return respond(Problem(404, "no-such-group", "There is no such group, or you have no part in it."))


def _no_such_person(error: callers.NoSuchPerson) -> Response:
    return respond(Problem(404, "no-such-person", "Nobody of this group has that id."))


def _stale(error: callers.Stale) -> Response:
    detail = f"Something else was heard before this: entry {error.number} is the last one by now."
    more = {"number": error.number, "missed": error.missed, "state": error.state}
    return respond(Problem(409, "stale", detail, **more))


def _key_reused(error: callers.KeyReused) -> Response:
    detail = "This Idempotency-Key has been used for another request: choose a new one."
    return respond(Problem(422, "key-reused", detail))


def _bad_record(error: BadRecord) -> Response:
    return respond(Problem(422, "record", str(error), line=error.line))


def _not_applied(error: NotApplied) -> Response:
    return _unavailable(
        "not-applied", "not_applied", "Nothing was stored. Send the same again.", error.retry_after
    )


def _outcome_unknown(error: OutcomeUnknown) -> Response:
    detail = "It may have been stored. Send the same again with the same key to find out."
    return _unavailable("outcome-unknown", "unknown", detail, error.retry_after)


def _unavailable(kind: str, outcome: str, detail: str, retry_after: int) -> Response:
    return respond(Problem(503, kind, detail, {"Retry-After": str(retry_after)}, outcome=outcome))


def _anything_else(error: Exception) -> Response:
    if isinstance(error, HTTPException):
        return http_problem(error)
    current_app.logger.error("a defect", exc_info=error)
    return respond(Problem(500, "internal-error", InternalServerError.description))
