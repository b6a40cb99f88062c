"""What is read off a request besides its body: who asks, and the idempotency key."""

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
    """The caller, by the token of the request. Raises Problem 401, and what auth.caller raises."""
    found = auth.find_caller(bearer(), match_id) or _no_token("a token of this match")
    _note(match_id)
    return found


def remembered_caller(match_id: str) -> auth.Caller:
    """The caller, possibly from the cache: only for a request that checks the token again in its own
    transaction (`auth.require_valid_token`)."""
    found = auth.cached_caller(bearer(), match_id)
    if found is None:
        return caller(match_id)
    _note(match_id)
    return found


def _note(match_id: str) -> None:
    """A remembered token may have ended meanwhile: then the match counts as used all the same."""
    notes.a_part_in(match_id)
    last_used.record_use(match_id)


def group(group_id: str) -> str:
    """The id of the group that the caller's token may read. Raises Problem 401, and the errors of
    `auth.find_group_holder`."""
    found = auth.find_group_holder(bearer(), group_id) or _no_token("the token of this group")
    notes.a_valid_token()
    return known(found.group_id)


def whole_group(group_id: str) -> str:
    """The group, if the request has the group's own token. Raises the same, and NotYourRight for a link to
    look."""
    found = auth.find_group_holder(bearer(), group_id) or _no_token("the token of this group")
    notes.a_valid_token()
    auth.require_group(found)
    return known(found.group_id)


def group_if_any() -> str | None:
    """The group whose own token came with the request; None where none came. Raises Problem 401 for another,
    and NotYourRight for who may but look at the group."""
    if not request.headers.get("Authorization", "").strip():
        return None
    with contextlib.suppress(errors.NoSuchGroup):
        if found := auth.find_group_holder(bearer()):
            auth.require_group(found)
            return found.group_id
    raise no_token("This is not a group token. Send a group token, or no token.")


def secret(what: str) -> str:
    """The bearer secret of the request, not a token of a match. Raises Problem 401 if there is none."""
    return bearer() or _no_token(what)


def bearer() -> str:
    scheme, _, token = request.headers.get("Authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


def _no_token(wanted: str) -> NoReturn:
    if bearer():
        raise no_token(f"This token is not known: send {wanted}.")
    raise no_token(f"Send {wanted}: Authorization: Bearer …")


def idempotency_key() -> str:
    """The key under which a retry gets the same answer. Raises Problem 400."""
    header = request.headers.get("Idempotency-Key")
    if header is None:
        raise Problem("key-missing", "Send an Idempotency-Key: a new random one for each new request.")
    found = KEY.fullmatch(header)
    if found is None:
        raise Problem("key-malformed", "An Idempotency-Key has 16 to 64 letters, digits, - or _.")
    return found[1]


def fingerprint(body: Any) -> str:
    """What tells one request from another under the same key: its route, its path and its body."""
    told = json.dumps([request.method, known(request.url_rule).rule, request.view_args, body], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


class ConditionSchema(ma.Schema):
    """The answer that the phone already has; Werkzeug reads it."""

    if_none_match = ma.fields.String(
        data_key="If-None-Match",
        metadata={"description": ("The ETag of the last answer that the client has.")},
    )


TOKEN: list[dict[str, list[str]]] = [{"token": []}]
"""A token of the match or the group is wanted, as openapi.yaml says it."""


def wants_a_token() -> bool:
    """Whether the route of this request wants a token of a match or a group."""
    view = current_app.view_functions.get(request.endpoint or "")
    # Where flask-smorest keeps what a route says of itself for the OpenAPI document.
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
