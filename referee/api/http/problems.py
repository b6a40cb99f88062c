"""The one shape of every error: problem details (RFC 9457).

`KINDS` are the problems that our own code raises. The kind of any other HTTPException is its name, such as
`not-found` (404) and `method-not-allowed` (405).
"""

from collections.abc import Iterator, Mapping
from typing import Any

from flask import Flask, Response, current_app, g, request
from werkzeug.exceptions import HTTPException, InternalServerError, MethodNotAllowed, NotFound

from referee.api.http import notes
from referee.codec import NewerReleaseNeeded, as_json
from referee.presenters.problems import ProblemView
from referee.records.checking import BadRecord
from referee.rulings.shapes import ABSENT
from referee.services import errors
from referee.services.budget import TooMuch
from referee.services.claims import TooMuchAt
from referee.storage.stored import Role
from referee.storage.transactions import NotApplied, OutcomeUnknown

KINDS = {
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
    "stale": 409,  # + number, missed, state
    "heard-before": 409,  # + number
    "length-required": 411,
    "too-large": 413,
    "not-json": 415,
    "not-ndjson": 415,
    "wrong-cell": 421,  # + cell
    "unfit": 422,  # + errors: {field: [why]}, maybe fix
    "too-much-to-judge": 422,  # + errors where claims were tried
    "key-reused": 422,
    "record": 422,  # + line
    "too-many-requests": 429,
    "internal-error": 500,
    "not-applied": 503,  # + outcome
    "outcome-unknown": 503,  # + outcome
    "newer-release-needed": 503,  # + outcome
}
"""The kinds of problems with their statuses. The comments name the additional members."""
RETRYABLE = ("too-many-requests", "not-applied", "outcome-unknown", "newer-release-needed")
"""The kinds of problems that are sent with the header Retry-After."""
URN = "urn:referee:problem:"


class Problem(Exception):
    """An error that is answered with problem details.

    `kind` is one of `KINDS`, or the name of the HTTP `status`, which is given only then. `more` has the
    additional members.
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
        self.status = KINDS[kind] if status is None else status
        self.kind, self.detail = kind, detail
        self.headers, self.more = headers or {}, more


def init_app(app: Flask) -> None:
    """Register a handler for every error of the services, the storage and Flask."""
    app.register_error_handler(Problem, respond)
    app.register_error_handler(errors.NotYourRight, _not_your_right)
    app.register_error_handler(errors.NoSuchMatch, _no_such_match)
    app.register_error_handler(errors.NoSuchGroup, _no_such_group)
    app.register_error_handler(errors.NoSuchPerson, _no_such_person)
    app.register_error_handler(errors.NoSuchPhone, _no_such_phone)
    app.register_error_handler(errors.NoSuchReader, _no_such_reader)
    app.register_error_handler(errors.NoWayIn, _no_way_in)
    app.register_error_handler(errors.NotAdmitted, _not_admitted)
    app.register_error_handler(errors.NotAtTheDoor, _not_at_the_door)
    app.register_error_handler(errors.Revoked, _revoked)
    app.register_error_handler(errors.SeatHeld, _seat_held)
    app.register_error_handler(errors.Crowded, lambda error: respond(Problem("crowded", str(error))))
    app.register_error_handler(errors.LastKeeper, _last_keeper)
    app.register_error_handler(errors.NothingScored, _nothing_scored)
    app.register_error_handler(errors.Stale, _stale)
    app.register_error_handler(errors.EnteredBefore, _heard_before)
    app.register_error_handler(errors.InvalidClaim, _unfit)
    app.register_error_handler(TooMuch, _too_much)
    app.register_error_handler(errors.KeyReused, _key_reused)
    app.register_error_handler(BadRecord, _bad_record)
    app.register_error_handler(NotApplied, _not_applied)
    app.register_error_handler(OutcomeUnknown, _outcome_unknown)
    app.register_error_handler(NewerReleaseNeeded, _newer_release_needed)
    app.register_error_handler(Exception, _other_error)


def respond(problem: Problem) -> Response:
    """Return the response for this problem, and note its kind."""
    notes.note_problem(problem.kind)
    view = ProblemView(
        type=f"{URN}{problem.kind}",
        title=problem.kind.replace("-", " ").capitalize(),
        status=problem.status,
        detail=problem.detail,
        request_id=g.get("request_id", ABSENT) if problem.status >= 500 else ABSENT,
        **problem.more,
    )
    text = as_json(view, separators=(", ", ": "))
    response = Response(text, problem.status, problem.headers)
    response.content_type = "application/problem+json"
    return response


def unfit_problem(errors: Mapping[str, Any]) -> Problem:
    """Return Problem 422 for these errors: lists of sentences by field, nested as the body is."""
    found = list(_sentences(errors))
    named = ", ".join(sorted(map(str, errors)))
    detail = found[0] if len(found) == 1 else f"This request is not valid: {named}."
    return Problem("unfit", detail, errors=errors)


def _sentences(errors: Any, *path: str) -> Iterator[str]:
    """Yield the sentence of each error, at any depth, with the name of its field."""
    if isinstance(errors, dict):
        for name, inner in errors.items():
            # `_schema` is marshmallow's key for errors of the whole object.
            yield from _sentences(inner, *path, *([] if name == "_schema" else [str(name)]))
    elif isinstance(errors, list):
        for inner in errors:
            yield from _sentences(inner, *path)
    else:
        yield _with_field(".".join(path)[:LONGEST_PATH], errors)


def _with_field(field: str, why: str) -> str:
    """Return our sentence, with the name of the field, for one of marshmallow's; any other unchanged."""
    for theirs, ours in OUR_SENTENCES.items():
        if why.startswith(theirs):
            return ours.format(field) + why.removeprefix(theirs)
    return why


OUR_SENTENCES = {
    "Missing data for required field.": "'{0}' is missing.",
    "Field may not be null.": "'{0}' must not be null.",
    "Unknown field.": "There is no field '{0}'.",
    "Not a valid string.": "'{0}' must be text.",
    "Not a valid integer.": "'{0}' must be a whole number.",
    "Not a valid boolean.": "'{0}' must be true or false.",
    "Not a valid list.": "'{0}' must be a list.",
    "Not a valid mapping type.": "'{0}' must be an object.",
    "Invalid input type.": "'{0}' must be an object.",
    "Must be ": "'{0}' must be ",
    "Length must be ": "The length of '{0}' must be ",
    "Longer than ": "'{0}' is longer than the ",
    "The object has more than ": "'{0}' has more than ",
}
"""Our beginnings of sentences by those of marshmallow; {0} is the name of the field."""
LONGEST_PATH = 60
"""Maximum number of characters of a field's name in a sentence."""


def http_problem(error: HTTPException) -> Response:
    """Return the response for an error that Flask, Werkzeug or webargs raised."""
    messages = getattr(error, "data", {}).get("messages")
    if messages:
        # webargs groups the errors by location, such as `query`.
        return respond(unfit_problem(next(iter(messages.values()))))
    kind = error.name.lower().replace(" ", "-").replace("'", "")
    allowed = error.valid_methods if isinstance(error, MethodNotAllowed) else None
    headers = {"Allow": ", ".join(allowed)} if allowed else {}
    detail = NOTHING_HERE if isinstance(error, NotFound) else error.description or error.name
    return respond(Problem(kind, detail, headers, status=error.code or 500))


NOTHING_HERE = "There is nothing here. The API is described at /docs."


def _unfit(unfit: errors.InvalidClaim) -> Response:
    problem = unfit_problem(unfit.errors)
    if unfit.remedy is not None:
        problem.more["remedy"] = unfit.remedy
    return respond(problem)


def _not_your_right(error: errors.NotYourRight) -> Response:
    return respond(Problem("not-your-right", str(error)))


def _no_such_match(error: errors.NoSuchMatch) -> Response:
    return respond(Problem("no-such-match", "There is no such match, or your token has no access to it."))


def _no_such_group(error: errors.NoSuchGroup) -> Response:
    return respond(Problem("no-such-group", "There is no such group, or your token has no access to it."))


def _no_such_person(error: errors.NoSuchPerson) -> Response:
    return respond(Problem("no-such-person", "No person in this group has this id."))


def _no_such_phone(error: errors.NoSuchPhone) -> Response:
    return respond(Problem("no-such-phone", "No phone of this match has that id."))


def _no_such_reader(error: errors.NoSuchReader) -> Response:
    return respond(Problem("no-such-reader", "No read-only link has this id."))


def _no_way_in(error: errors.NoWayIn) -> Response:
    detail = "This link or code is no longer valid. Ask the scorekeeper for a new one."
    return respond(Problem("no-way-in", detail))


def _not_admitted(error: errors.NotAdmitted) -> Response:
    detail = (
        "The scorekeeper has not answered your join request yet."
        if error.yet
        else ("The scorekeeper has rejected your join request.")
    )
    return respond(Problem("not-admitted", detail))


def _not_at_the_door(error: errors.NotAtTheDoor) -> Response:
    return respond(Problem("not-at-the-door", "No ticket or join request has this id."))


def _revoked(error: errors.Revoked) -> Response:
    return respond(Problem("revoked", REVOKED[error.role], CHALLENGE))


REVOKED: dict[Role, str] = {
    "keeper": (
        "This phone has been removed and no longer keeps the score. Ask the scorekeeper for a new ticket."
    ),
    "seat": (
        "This phone has been removed, or its seat was given to another phone. Ask the "
        "scorekeeper for a new ticket."
    ),
    "watcher": "This phone has been removed. Ask the scorekeeper for a new ticket.",
    "group": "This group token was revoked. The operator of the service can issue a new one.",
    "reader": "This link no longer works. Ask the person who sent it for a new one.",
}
"""The sentences for a revoked token, by its role."""
CHALLENGE = {"WWW-Authenticate": 'Bearer realm="referee"'}


def no_token(detail: str) -> Problem:
    """Return Problem 401 for a missing or unknown token."""
    return Problem("no-token", detail, CHALLENGE)


def _seat_held(error: errors.SeatHeld) -> Response:
    why = (
        "Another phone has this seat. If that phone is lost, the scorekeeper can remove it; then the seat is "
        "free."
    )
    return respond(Problem("seat-held", why, errors={"seat": [why]}))


def _last_keeper(error: errors.LastKeeper) -> Response:
    detail = "You are the only scorekeeper. First make another phone a keeper, with a `keeper` ticket."
    return respond(Problem("last-keeper", detail))


def _nothing_scored(error: errors.NothingScored) -> Response:
    detail = "Nothing has been scored in this match yet, so it has no rematch: go on with this match."
    return respond(Problem("nothing-scored", detail))


def _stale(error: errors.Stale) -> Response:
    detail = f"Another claim came first: the last entry is now {error.number}. Read it, then claim again."
    return respond(Problem("stale", detail, number=error.number, missed=error.missed, state=error.state))


def _heard_before(error: errors.EnteredBefore) -> Response:
    detail = f"This claim was stored as entry {error.number}. Its reply has been deleted."
    return respond(Problem("heard-before", detail, number=error.number))


def _key_reused(error: errors.KeyReused) -> Response:
    detail = "This Idempotency-Key was used with a different request: choose a new one."
    return respond(Problem("key-reused", detail))


def _too_much(error: TooMuch) -> Response:
    name = f"claims.{error.place}" if isinstance(error, TooMuchAt) else "claims"
    more: dict[str, Any] = {"errors": {name: [TOO_MUCH]}} if request.endpoint == "rulings.preview" else {}
    return respond(Problem("too-much-to-judge", TOO_MUCH, **more))


TOO_MUCH = "This needs too much time to judge: send fewer claims or options."


def _bad_record(error: BadRecord) -> Response:
    return respond(Problem("record", str(error), line=error.line))


def _not_applied(error: NotApplied) -> Response:
    detail = READ_ONLY if error.read_only else "Nothing was stored. Send the same again."
    return _unavailable("not-applied", "not_applied", detail, error.retry_after)


READ_ONLY = (
    "Nothing was stored: the database is read-only. Send the same again once the operator has fixed it."
)


def _outcome_unknown(error: OutcomeUnknown) -> Response:
    detail = "It may have been stored. Send the same again with the same key to find out."
    return _unavailable("outcome-unknown", "unknown", detail, error.retry_after)


def _newer_release_needed(needed: NewerReleaseNeeded) -> Response:
    headers = {"Retry-After": str(SECONDS_TO_UPGRADE)}
    return respond(Problem("newer-release-needed", NEWER, headers, outcome="not_applied"))


SECONDS_TO_UPGRADE = 60
"""Seconds until a retry after `newer-release-needed`; releases do not change sooner."""
NEWER = (
    "This match contains data of a newer release that this release cannot read. Nothing was stored. Send the "
    "same again once the newer release is running."
)


def _unavailable(kind: str, outcome: str, detail: str, retry_after: int) -> Response:
    return respond(Problem(kind, detail, {"Retry-After": str(retry_after)}, outcome=outcome))


def _other_error(error: Exception) -> Response:
    if isinstance(error, HTTPException):
        return http_problem(error)
    current_app.logger.error("a defect", exc_info=error)
    return respond(Problem("internal-error", InternalServerError.description))
