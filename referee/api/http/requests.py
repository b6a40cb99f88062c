"""Reads the caller and the idempotency key from the headers of a request."""

import contextlib
import hashlib
import json
import re
from typing import Any, NoReturn

import marshmallow as ma
from flask import current_app, request

from referee.api.http import notes
from referee.api.http.problems import Problem, no_token
from referee.kit.values import known
from referee.services import auth, errors, last_used

KEY = re.compile(r'"?([A-Za-z0-9_-]{16,64})"?', re.ASCII)


def caller(match_id: str) -> auth.Caller:
    """Return the caller by the token of the request. Raises Problem 401, and the errors of
    `auth.find_caller`."""
    found = auth.find_caller(bearer(), match_id) or _no_token("a token of this match")
    _note(match_id)
    return found


def remembered_caller(match_id: str) -> auth.Caller:
    """Return the caller, possibly from the cache. Raises the same errors as `caller`.

    Use it only for a request that checks the token again in its own transaction (`auth.require_valid_token`).
    """
    found = auth.cached_caller(bearer(), match_id)
    if found is None:
        return caller(match_id)
    _note(match_id)
    return found


def _note(match_id: str) -> None:
    """Note the match, and that it was used. A cached token counts as a use even if it has been revoked."""
    notes.note_match(match_id)
    last_used.record_use(match_id)


def readable_group(group_id: str) -> str:
    """Return the id of the group, which the token of the request may read. Raises Problem 401, and the errors
    of `auth.find_group_holder`."""
    found = auth.find_group_holder(bearer(), group_id) or _no_token("the token of this group")
    notes.note_valid_token()
    return known(found.group_id)


def owned_group(group_id: str) -> str:
    """Return the id of the group, whose own token the request has. Raises the same errors as
    `readable_group`, and NotYourRight for the token of a read-only link."""
    found = auth.find_group_holder(bearer(), group_id) or _no_token("the token of this group")
    notes.note_valid_token()
    auth.require_group(found)
    return known(found.group_id)


def owned_group_or_none() -> str | None:
    """Return the id of the group whose own token the request has, or None if it has no token. Raises
    Problem 401 for any other token, and NotYourRight for the token of a read-only link."""
    if not request.headers.get("Authorization", "").strip():
        return None
    with contextlib.suppress(errors.NoSuchGroup):
        if found := auth.find_group_holder(bearer()):
            auth.require_group(found)
            return found.group_id
    raise no_token("This is not a group token. Send a group token, or no token.")


def bearer_secret(what: str) -> str:
    """Return the bearer secret of the request. Raises Problem 401, which names `what`, if there is none."""
    return bearer() or _no_token(what)


def bearer() -> str:
    """Return the token of the header Authorization, or an empty string."""
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def _no_token(wanted: str) -> NoReturn:
    if bearer():
        raise no_token(f"This token is not known: send {wanted}.")
    raise no_token(f"Send {wanted}: Authorization: Bearer …")


def idempotency_key() -> str:
    """Return the Idempotency-Key, under which a retry gets the same answer. Raises Problem 400."""
    header = request.headers.get("Idempotency-Key")
    if header is None:
        raise Problem("key-missing", "Send an Idempotency-Key: a new random one for each new request.")
    found = KEY.fullmatch(header)
    if found is None:
        raise Problem("key-malformed", "An Idempotency-Key has 16 to 64 letters, digits, - or _.")
    return found[1]


def fingerprint(body: Any) -> str:
    """Return a digest of the route, the path and the body, to detect another request with the same key."""
    text = json.dumps([request.method, known(request.url_rule).rule, request.view_args, body], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


class ConditionSchema(ma.Schema):
    """The header of a conditional request, for the document; Werkzeug reads it."""

    if_none_match = ma.fields.String(
        data_key="If-None-Match",
        metadata={"description": ("The ETag of the last answer that the client has.")},
    )


TOKEN: list[dict[str, list[str]]] = [{"token": []}]
"""`security` of a route that requires a token of a match or a group, in the words of OpenAPI."""


def requires_token() -> bool:
    """Return whether the route of this request requires a token of a match or a group."""
    view = current_app.view_functions.get(request.endpoint or "")
    # flask-smorest keeps the arguments of `Blueprint.doc` here.
    documented: dict[str, Any] = getattr(view, "_apidoc", {}).get("manual_doc", {})
    return bool(documented.get("security") == TOKEN)


KEY_HEADER = {
    "in": "header",
    "name": "Idempotency-Key",
    "description": (
        "A new random key for each request. If it is sent again with the same key, it is carried out once "
        "and gets the same answer; only a token, ticket or code in it is a new one."
    ),
    "required": True,
    "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{16,64}$"},
}
