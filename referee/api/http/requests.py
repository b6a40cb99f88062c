"""Reads the caller and the idempotency key from the headers of a request."""

import contextlib
import hashlib
import json
import re
from typing import Any, Literal, NoReturn

import marshmallow as ma
from flask import current_app, request

from referee.api.http import notes
from referee.api.http.problems import Problem, missing_token_problem
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.services import auth, errors, last_used

WantedToken = Literal["match", "group", "old-match", "knock"]
"""Whose token a request needs. The messages `error-token-unknown` and `error-token-missing` choose by it."""
IDEMPOTENCY_KEY_PATTERN = re.compile(r'"?([A-Za-z0-9_-]{16,64})"?', re.ASCII)


def require_caller(match_id: str) -> auth.Caller:
    """Return the caller (the owner of the request's token), and note the match for the log.

    Raises Problem 401 if the token is missing or unknown, TokenRevoked if the token was revoked, and
    NoSuchMatch if the token belongs to another match.
    """
    found = auth.find_caller(bearer_token_or_empty(), match_id) or _raise_missing_token("match")
    _note_match_and_record_use(match_id)
    return found


def caller_from_cache_or_database(match_id: str) -> auth.Caller:
    """Return the caller (the owner of the request's token). A cached token is not looked up in the database.

    The cache may still have a token that was revoked. So the transaction of the request must check the token
    again (`auth.require_valid_token`). Raises the errors of `require_caller`.
    """
    found = auth.find_caller_in_cache(bearer_token_or_empty(), match_id)
    if found is None:
        return require_caller(match_id)
    _note_match_and_record_use(match_id)
    return found


def _note_match_and_record_use(match_id: str) -> None:
    """Note the match for the log, and record in the database that the match was used today.

    The use is recorded even if the token is cached and was revoked in the meantime.
    """
    notes.note_match_with_valid_token(match_id)
    last_used.record_match_use(match_id)


def require_token_that_may_read_group(group_id: str) -> str:
    """Return the id of the group if the token of the request may read the group.

    Raises Problem 401 if the token is missing or unknown, TokenRevoked if the token was revoked, and
    NoSuchGroup if the token belongs to a match or to another group.
    """
    found = auth.find_group_token_holder(bearer_token_or_empty(), group_id) or _raise_missing_token("group")
    notes.note_token_is_valid()
    return not_none(found.group_id)


def require_token_of_group(group_id: str) -> str:
    """Return the id of the group if the request has the token of the group itself.

    Raises NotYourRight for the token of a read-only link, and the errors of
    `require_token_that_may_read_group`.
    """
    found = auth.find_group_token_holder(bearer_token_or_empty(), group_id) or _raise_missing_token("group")
    notes.note_token_is_valid()
    auth.require_group_token(found)
    return not_none(found.group_id)


def group_id_of_token_or_none() -> str | None:
    """Return the id of the group whose token the request has. Return None for a request without a token.

    Raises Problem 401 for an unknown token and for the token of a match. Raises NotYourRight for the token of
    a read-only link. Raises TokenRevoked if the token belonged to a group or a read-only link and was
    revoked.
    """
    if not request.headers.get("Authorization", "").strip():
        return None
    with contextlib.suppress(errors.NoSuchGroup):
        if found := auth.find_group_token_holder(bearer_token_or_empty()):
            auth.require_group_token(found)
            return found.group_id
    raise missing_token_problem(tell("error-no-group-token"))


def require_bearer_secret(wanted: WantedToken) -> str:
    """Return the secret in the header Authorization. Raises Problem 401 if the secret is missing.

    `wanted` says which secret it is, for the sentence of the problem.
    """
    return bearer_token_or_empty() or _raise_missing_token(wanted)


def bearer_token_or_empty() -> str:
    """Return the bearer token in the header Authorization, or an empty string if there is none."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def _raise_missing_token(wanted: WantedToken) -> NoReturn:
    if bearer_token_or_empty():
        raise missing_token_problem(tell("error-token-unknown", {"wanted": wanted}))
    raise missing_token_problem(tell("error-token-missing", {"wanted": wanted}))


def idempotency_key() -> str:
    """Return the Idempotency-Key of the request. A retry with the same key gets the same answer.

    Raises Problem 400 if the key is missing or malformed.
    """
    header = request.headers.get("Idempotency-Key")
    if header is None:
        raise Problem("key-missing", tell("error-key-missing"))
    found = IDEMPOTENCY_KEY_PATTERN.fullmatch(header)
    if found is None:
        raise Problem("key-malformed", tell("error-key-malformed"))
    return found[1]


def request_fingerprint(body: Any) -> str:
    """Return the SHA-256 of the method, the route, its path variables and the body, in hexadecimal.

    A request is a retry of an earlier request if both the Idempotency-Key and the fingerprint are the same.
    """
    text = json.dumps(
        [request.method, not_none(request.url_rule).rule, request.view_args, body], sort_keys=True
    )
    return hashlib.sha256(text.encode()).hexdigest()


class IfNoneMatchHeaderSchema(ma.Schema):
    """Documents the header If-None-Match in openapi.yaml. Werkzeug reads the value of the header."""

    if_none_match = ma.fields.String(
        data_key="If-None-Match",
        metadata={"description": ("The ETag of the last answer that the client has.")},
    )


OPENAPI_TOKEN_REQUIRED: list[dict[str, list[str]]] = [{"token": []}]
"""The value of the member `security` in the OpenAPI document if a route requires the token of a match or a
group."""


def route_requires_token() -> bool:
    """Return whether the route of this request requires a token of a match or a group."""
    view = current_app.view_functions.get(request.endpoint or "")
    # flask-smorest stores the arguments of the decorator `Blueprint.doc` in the attribute `_apidoc`.
    documented: dict[str, Any] = getattr(view, "_apidoc", {}).get("manual_doc", {})
    return bool(documented.get("security") == OPENAPI_TOKEN_REQUIRED)


IDEMPOTENCY_KEY_PARAMETER = {
    "in": "header",
    "name": "Idempotency-Key",
    "description": (
        "A new random key for each request. If it is sent again with the same key, it is carried out once "
        "and gets the same answer; only a token, ticket or code in it is a new one."
    ),
    "required": True,
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16,64}$"},
}
