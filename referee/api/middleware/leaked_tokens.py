"""Revokes tokens that are sent in a URL, because URLs end up in logs and in the histories of browsers."""

import re

from flask import Flask, request

from referee.api.http.problems import Problem
from referee.kit.said import Said, paragraph
from referee.languages.speech import render
from referee.services import phones
from referee.services.errors import LastScorekeeperCannotLeave
from referee.storage.tokens import TOKEN_PATTERN

SECRET_PATTERN = re.compile(rf"{TOKEN_PATTERN.pattern}|r[tn]_[A-Za-z0-9_-]{{22,23}}", re.ASCII)
"""Matches a token, a ticket, or the token of a join request (knock)."""
NAMES_OF_TOKEN_PARAMETERS = ("token", "access_token", "authorization")
"""Names of query parameters in which some clients send a token."""


def init_app(app: Flask) -> None:
    """Check the URL of every request for tokens."""
    app.before_request(_refuse_token_in_url)


def _refuse_token_in_url() -> None:
    """Revoke the tokens and tickets in the URL of the request.

    Raises Problem 400 if the URL has a token, a ticket, or a query parameter in `NAMES_OF_TOKEN_PARAMETERS`.
    """
    sent = [value for values in request.args.listvalues() for value in values]
    found = [one for text in (request.path, *request.args, *sent) for one in SECRET_PATTERN.findall(text)]
    named = [name for name in request.args if name.lower() in NAMES_OF_TOKEN_PARAMETERS]
    if not found and not named:
        return
    results = {
        _revoke_leaked_secret(one)
        for secret in list(dict.fromkeys(found))[:MOST_SECRETS_LOOKED_UP_IN_URL]
        for one in (secret, secret[:-1])
    }
    where = Said("error-leaked-in-query", {"name": named[0]}) if named else Said("error-leaked-in-url")
    keys = [key for key in (LAST_KEEPER_TOKEN_STAYS, TOKEN_REVOKED) if key in results]
    happened = [Said(key, {"where": where}) for key in keys or [NO_KNOWN_TOKEN]]
    raise Problem("token-in-address", render(paragraph(*happened, Said("error-leaked-send-tokens"))))


def _revoke_leaked_secret(secret: str) -> str:
    """Revoke this token or ticket if it exists. Return the key of the message that says what happened."""
    try:
        return TOKEN_REVOKED if phones.revoke_leaked_secret(secret) else NO_KNOWN_TOKEN
    except LastScorekeeperCannotLeave:
        return LAST_KEEPER_TOKEN_STAYS


MOST_SECRETS_LOOKED_UP_IN_URL = 3
"""Maximum number of secrets in one URL that are looked up.

Old secrets are one character shorter than new ones. The pattern may take one character too many for an old
secret, so each secret is also looked up without its last character.
"""

TOKEN_REVOKED, LAST_KEEPER_TOKEN_STAYS = "error-leaked-revoked", "error-leaked-last-keeper"
NO_KNOWN_TOKEN = "error-leaked-unknown"
