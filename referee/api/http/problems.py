"""Answers every error with problem details in JSON (RFC 9457).

`STATUS_BY_PROBLEM_KIND` lists the kinds of problems that Referee itself raises. For an HTTPException of Flask
or Werkzeug, the kind of problem is the name of the HTTP status, for example `not-found` (404) or
`method-not-allowed` (405).
"""

from collections.abc import Mapping
from typing import Any

from flask import Flask, Response, current_app, g, request
from werkzeug.exceptions import HTTPException, MethodNotAllowed, NotFound

from referee.api.http import notes
from referee.api.http.invalid_fields import sentences_with_field_names, told_errors
from referee.codec import NewerReleaseNeeded, to_json_text
from referee.languages.speech import has_message, tell
from referee.presenters.problems import ProblemView
from referee.records.checking import InvalidRecord
from referee.rulings.shapes import ABSENT
from referee.services import errors
from referee.services.budget import TooManySteps
from referee.services.claims import TooManyStepsForClaimInList
from referee.storage.stored import Role
from referee.storage.transactions import NotApplied, OutcomeUnknown

STATUS_BY_PROBLEM_KIND = {
    "unreadable": 400,
    "key-missing": 400,
    "key-malformed": 400,
    "token-in-address": 400,
    "unknown-host": 400,
    "no-token": 401,
    "revoked": 401,
    "not-your-right": 403,
    "no-such-match": 404,
    "no-such-group": 404,
    "no-such-person": 404,
    "no-such-phone": 404,
    "no-such-reader": 404,
    "no-such-game": 404,
    "no-such-chapter": 404,
    "no-such-article": 404,
    "no-such-difference": 404,
    "no-such-source": 404,
    "no-such-word": 404,
    "no-such-question": 404,
    "no-way-in": 404,
    "not-at-the-door": 404,
    "not-admitted": 409,
    "seat-held": 409,
    "crowded": 409,
    "last-keeper": 409,
    "nothing-scored": 409,
    "stale": 409,  # the answer has the members `number`, `missed` and `state`
    "heard-before": 409,  # the answer has the member `number`
    "length-required": 411,
    "too-large": 413,
    "not-json": 415,
    "not-ndjson": 415,
    "wrong-cell": 421,  # the answer has the member `cell`
    "unfit": 422,  # the answer has `errors` (sentences for each field), and sometimes `remedy`
    "too-much-to-judge": 422,  # the answer has the member `errors` if the request is a dry run
    "key-reused": 422,
    "record": 422,  # the answer has the member `line`
    "too-many-requests": 429,
    "internal-error": 500,
    "not-applied": 503,  # the answer has the member `outcome`
    "outcome-unknown": 503,  # the answer has the member `outcome`
    "newer-release-needed": 503,  # the answer has the member `outcome`
}
"""The HTTP status of each kind of problem. The comments name the members that a kind of problem adds to the
JSON."""
RETRYABLE_PROBLEM_KINDS = ("too-many-requests", "not-applied", "outcome-unknown", "newer-release-needed")
"""The kinds of problems whose answers have the header Retry-After."""
PROBLEM_TYPE_PREFIX = "urn:referee:problem:"


class Problem(Exception):
    """An error that is answered with problem details (RFC 9457).

    For a problem of Referee itself, `kind` is a key of `STATUS_BY_PROBLEM_KIND`, and `status` is None. For an
    HTTPException, `status` is the HTTP status of the exception, and `kind` is the name of this status. `more`
    has additional members of the JSON.
    """

    def __init__(
        self,
        kind: str,
        detail: str,
        headers: dict[str, str] | None = None,
        *,
        status: int | None = None,
        **more: Any,
    ):
        super().__init__(detail)
        self.status = STATUS_BY_PROBLEM_KIND[kind] if status is None else status
        self.kind, self.detail = kind, detail
        self.headers, self.more = headers or {}, more


def init_app(app: Flask) -> None:
    """Register a handler for every error of the services, the storage and Flask."""
    app.register_error_handler(Problem, problem_response)
    app.register_error_handler(errors.NotYourRight, _handle_not_your_right)
    app.register_error_handler(errors.NoSuchMatch, _handle_no_such_match)
    app.register_error_handler(errors.NoSuchGroup, _handle_no_such_group)
    app.register_error_handler(errors.NoSuchPerson, _handle_no_such_person)
    app.register_error_handler(errors.NoSuchPhone, _handle_no_such_phone)
    app.register_error_handler(errors.NoSuchReadOnlyLink, _handle_no_such_read_only_link)
    app.register_error_handler(errors.NoRightToJoin, _handle_invalid_ticket_or_code)
    app.register_error_handler(errors.KnockNotAdmitted, _handle_join_request_not_accepted)
    app.register_error_handler(errors.NoSuchTicketOrKnock, _handle_no_such_ticket_or_request)
    app.register_error_handler(errors.TokenRevoked, _handle_revoked_token)
    app.register_error_handler(errors.SeatAlreadyTaken, _handle_seat_already_taken)
    app.register_error_handler(
        errors.MaximumReached, lambda error: problem_response(Problem("crowded", str(error)))
    )
    app.register_error_handler(errors.LastScorekeeperCannotLeave, _handle_last_scorekeeper)
    app.register_error_handler(errors.NoRoundScoredYet, _handle_nothing_scored)
    app.register_error_handler(errors.StaleClaim, _handle_stale_claim)
    app.register_error_handler(errors.ClaimEnteredBefore, _handle_claim_already_stored)
    app.register_error_handler(errors.InvalidClaim, _handle_invalid_claim)
    app.register_error_handler(TooManySteps, _handle_too_much_to_judge)
    app.register_error_handler(errors.IdempotencyKeyReused, _handle_reused_idempotency_key)
    app.register_error_handler(InvalidRecord, _handle_bad_record)
    app.register_error_handler(NotApplied, _handle_nothing_stored)
    app.register_error_handler(OutcomeUnknown, _handle_outcome_unknown)
    app.register_error_handler(NewerReleaseNeeded, _handle_newer_release_needed)
    app.register_error_handler(Exception, _handle_any_other_error)


def problem_response(problem: Problem) -> Response:
    """Return the response for this problem, and note the kind of problem for the log."""
    notes.note_problem(problem.kind)
    view = ProblemView(
        type=f"{PROBLEM_TYPE_PREFIX}{problem.kind}",
        title=_title_of_problem(problem.kind),
        status=problem.status,
        detail=problem.detail,
        request_id=g.get("request_id", ABSENT) if problem.status >= 500 else ABSENT,
        **problem.more,
    )
    text = to_json_text(view, separators=(", ", ": "))
    response = Response(text, problem.status, problem.headers)
    response.content_type = "application/problem+json"
    return response


def _title_of_problem(kind: str) -> str:
    """Return the title of a kind of problem. A kind of Werkzeug without a message keeps its English name."""
    key = key_of_title(kind)
    return tell(key) if has_message(key) else kind.replace("-", " ").capitalize()


TOLD_HTTP_KINDS = ("not-found", "method-not-allowed")
"""The kinds of problems of Werkzeug that have messages."""


def key_of_title(kind: str) -> str:
    """Return the key of the message with the title of a kind of problem."""
    return f"error-title-{kind}"


def invalid_request_problem(errors: Mapping[str, Any]) -> Problem:
    """Return Problem 422 for these errors in fields of the request.

    `errors` is nested like the body of the request, with a list of sentences for each invalid field.
    """
    found = list(sentences_with_field_names(errors))
    detail = (
        found[0]
        if len(found) == 1
        else tell("error-invalid-request", {"fields": ", ".join(sorted(map(str, errors)))})
    )
    return Problem("unfit", detail, errors=told_errors(errors))


def http_error_response(error: HTTPException) -> Response:
    """Return the response for an error that Flask, Werkzeug or webargs raised."""
    messages = getattr(error, "data", {}).get("messages")
    if messages:
        # webargs groups the errors by location, such as `query`.
        return problem_response(invalid_request_problem(next(iter(messages.values()))))
    kind = error.name.lower().replace(" ", "-").replace("'", "")
    allowed = error.valid_methods if isinstance(error, MethodNotAllowed) else None
    headers = {"Allow": ", ".join(allowed)} if allowed else {}
    detail = _detail_of_http_error(error)
    return problem_response(Problem(kind, detail, headers, status=error.code or 500))


def _detail_of_http_error(error: HTTPException) -> str:
    """Return the sentence about an error of Werkzeug: our message, or what Werkzeug says in English."""
    if isinstance(error, NotFound):
        return tell("error-not-found")
    if isinstance(error, MethodNotAllowed):
        return tell("error-method-not-allowed")
    return error.description or error.name


def _handle_invalid_claim(unfit: errors.InvalidClaim) -> Response:
    problem = invalid_request_problem(unfit.errors)
    if unfit.remedy is not None:
        problem.more["remedy"] = unfit.remedy
    return problem_response(problem)


def _handle_not_your_right(error: errors.NotYourRight) -> Response:
    return problem_response(Problem("not-your-right", str(error)))


def _handle_no_such_match(error: errors.NoSuchMatch) -> Response:
    return problem_response(Problem("no-such-match", tell("error-no-such-match")))


def _handle_no_such_group(error: errors.NoSuchGroup) -> Response:
    return problem_response(Problem("no-such-group", tell("error-no-such-group")))


def _handle_no_such_person(error: errors.NoSuchPerson) -> Response:
    return problem_response(Problem("no-such-person", tell("error-person-unknown")))


def _handle_no_such_phone(error: errors.NoSuchPhone) -> Response:
    return problem_response(Problem("no-such-phone", tell("error-no-such-phone")))


def _handle_no_such_read_only_link(error: errors.NoSuchReadOnlyLink) -> Response:
    return problem_response(Problem("no-such-reader", tell("error-no-such-link")))


def _handle_invalid_ticket_or_code(error: errors.NoRightToJoin) -> Response:
    detail = tell("error-no-way-in")
    return problem_response(Problem("no-way-in", detail))


def _handle_join_request_not_accepted(error: errors.KnockNotAdmitted) -> Response:
    detail = tell("error-not-admitted-yet" if error.yet else "error-not-admitted")
    return problem_response(Problem("not-admitted", detail))


def _handle_no_such_ticket_or_request(error: errors.NoSuchTicketOrKnock) -> Response:
    return problem_response(Problem("not-at-the-door", tell("error-no-such-ticket")))


def _handle_revoked_token(error: errors.TokenRevoked) -> Response:
    return problem_response(
        Problem("revoked", tell(KEY_BY_REVOKED_ROLE[error.role]), BEARER_CHALLENGE_HEADER)
    )


KEY_BY_REVOKED_ROLE: dict[Role, str] = {
    "keeper": "error-revoked-keeper",
    "seat": "error-revoked-seat",
    "watcher": "error-revoked-watcher",
    "group": "error-revoked-group",
    "reader": "error-revoked-reader",
}
"""The key of the message for a client whose token was revoked. Keys are the roles of tokens."""
BEARER_CHALLENGE_HEADER = {"WWW-Authenticate": 'Bearer realm="referee"'}


def missing_token_problem(detail: str) -> Problem:
    """Return Problem 401 for a missing or unknown token."""
    return Problem("no-token", detail, BEARER_CHALLENGE_HEADER)


def _handle_seat_already_taken(error: errors.SeatAlreadyTaken) -> Response:
    why = tell("error-seat-held")
    return problem_response(Problem("seat-held", why, errors={"seat": [why]}))


def _handle_last_scorekeeper(error: errors.LastScorekeeperCannotLeave) -> Response:
    detail = tell("error-last-keeper")
    return problem_response(Problem("last-keeper", detail))


def _handle_nothing_scored(error: errors.NoRoundScoredYet) -> Response:
    detail = tell("error-nothing-scored")
    return problem_response(Problem("nothing-scored", detail))


def _handle_stale_claim(error: errors.StaleClaim) -> Response:
    detail = tell("error-stale", {"last": error.number})
    return problem_response(
        Problem("stale", detail, number=error.number, missed=error.missed, state=error.state)
    )


def _handle_claim_already_stored(error: errors.ClaimEnteredBefore) -> Response:
    detail = tell("error-heard-before", {"entry": error.number})
    return problem_response(Problem("heard-before", detail, number=error.number))


def _handle_reused_idempotency_key(error: errors.IdempotencyKeyReused) -> Response:
    detail = tell("error-key-reused")
    return problem_response(Problem("key-reused", detail))


def _handle_too_much_to_judge(error: TooManySteps) -> Response:
    name = f"claims.{error.place}" if isinstance(error, TooManyStepsForClaimInList) else "claims"
    detail = tell("error-too-much-to-judge")
    is_dry_run = request.endpoint == "rulings.try_claims"
    more: dict[str, Any] = {"errors": {name: [detail]}} if is_dry_run else {}
    return problem_response(Problem("too-much-to-judge", detail, **more))


def _handle_bad_record(error: InvalidRecord) -> Response:
    return problem_response(Problem("record", str(error), line=error.line))


def _handle_nothing_stored(error: NotApplied) -> Response:
    detail = tell("error-read-only" if error.read_only else "error-not-applied")
    return _unavailable_response("not-applied", "not_applied", detail, error.retry_after)


def _handle_outcome_unknown(error: OutcomeUnknown) -> Response:
    detail = tell("error-outcome-unknown")
    return _unavailable_response("outcome-unknown", "unknown", detail, error.retry_after)


def _handle_newer_release_needed(needed: NewerReleaseNeeded) -> Response:
    headers = {"Retry-After": str(UPGRADE_RETRY_SECONDS)}
    return problem_response(
        Problem("newer-release-needed", tell("error-newer-release-needed"), headers, outcome="not_applied")
    )


UPGRADE_RETRY_SECONDS = 60
"""Seconds until a client may retry after the problem `newer-release-needed`. An upgrade of the server takes
at least this long."""


def _unavailable_response(kind: str, outcome: str, detail: str, retry_after: int) -> Response:
    return problem_response(Problem(kind, detail, {"Retry-After": str(retry_after)}, outcome=outcome))


def _handle_any_other_error(error: Exception) -> Response:
    if isinstance(error, HTTPException):
        return http_error_response(error)
    current_app.logger.error("a defect", exc_info=error)
    return problem_response(Problem("internal-error", tell("error-internal")))
