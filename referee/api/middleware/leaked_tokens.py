"""Revokes tokens that are sent in a URL, because URLs end up in logs and histories."""

import re

from flask import Flask, request

from referee.api.http.problems import Problem
from referee.services import phones
from referee.services.errors import LastKeeper
from referee.storage.tokens import TOKEN

SECRET = re.compile(rf"{TOKEN.pattern}|r[tn]_[A-Za-z0-9_-]{{22,23}}", re.ASCII)
"""A token, a ticket, or the token of a knock."""
TOKEN_PARAMETERS = ("token", "access_token", "authorization")
"""Names of parameters in which clients send a token."""


def init_app(app: Flask) -> None:
    """Check the URL of every request for tokens."""
    app.before_request(_check_url)


def _check_url() -> None:
    """Raise Problem 400 if the URL contains a token or a parameter that is named like one."""
    sent = [value for values in request.args.listvalues() for value in values]
    found = [one for text in (request.path, *request.args, *sent) for one in SECRET.findall(text)]
    named = [name for name in request.args if name.lower() in TOKEN_PARAMETERS]
    if not found and not named:
        return
    results = {
        _revoke(one) for secret in list(dict.fromkeys(found))[:MOST_LOOKUPS] for one in (secret, secret[:-1])
    }
    where = f"the query ({named[0]})" if named else "the URL"
    sentences = [sentence.format(where) for sentence in (STAYS, ENDED) if sentence in results]
    raise Problem("token-in-address", " ".join([*(sentences or [NOTHING.format(where)]), INSTEAD]))


def _revoke(secret: str) -> str:
    """Revoke this secret if it exists; return the template of the sentence that says what happened."""
    try:
        return ENDED if phones.revoke_leaked(secret) else NOTHING
    except LastKeeper:
        return STAYS


MOST_LOOKUPS = 3
"""Maximum number of secrets in one URL that are looked up. Each is also looked up without its last character,
because older secrets are shorter."""

ENDED = "A token or ticket was sent in {}, where others may have read it. It has been revoked."
STAYS = (
    "The only scorekeeper's token was sent in {}, where others may have read it. It was "
    "not revoked: make another phone a scorekeeper, then remove this one."
)
NOTHING = "Others may have read what was sent in {}."
INSTEAD = "Send tokens in the Authorization header and tickets in the body."
