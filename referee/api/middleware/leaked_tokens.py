"""Tokens that stand in an address: addresses end up in logs and histories, so such a token ends."""

import re

from flask import Flask, request

from referee.api.http.problems import Problem
from referee.services import phones
from referee.services.errors import LastKeeper
from referee.storage.tokens import TOKEN

SECRET = re.compile(rf"{TOKEN.pattern}|r[tn]_[A-Za-z0-9_-]{{22,23}}", re.ASCII)
"""A token, a ticket, or what was given for a knock."""
NAMES = ("token", "access_token", "authorization")
"""What others call it."""


def init_app(app: Flask) -> None:
    app.before_request(_check_the_address)


def _check_the_address() -> None:
    """Raise Problem 400 for an address with a token in it, or with what is meant for one."""
    told = [value for values in request.args.listvalues() for value in values]
    found = [one for text in (request.path, *request.args, *told) for one in SECRET.findall(text)]
    named = [name for name in request.args if name.lower() in NAMES]
    if not found and not named:
        return
    became = {_became(one) for secret in list(dict.fromkeys(found))[:MOST] for one in (secret, secret[:-1])}
    where = f"the query ({named[0]})" if named else "the URL"
    said = [sentence.format(where) for sentence in (STAYS, ENDED) if sentence in became]
    raise Problem("token-in-address", " ".join([*(said or [NOTHING.format(where)]), INSTEAD]))


def _became(secret: str) -> str:
    try:
        return ENDED if phones.revoke_leaked(secret) else NOTHING
    except LastKeeper:
        return STAYS


MOST = 3
"""So many are looked up, each also without its last letter, as older ones are shorter; nobody has more in one
address by accident."""

ENDED = "A token or ticket was sent in {}, where others may have read it. It has been revoked."
STAYS = (
    "The only scorekeeper's token was sent in {}, where others may have read it. It was "
    "not revoked: make another phone a scorekeeper, then remove this one."
)
NOTHING = "Others may have read what was sent in {}."
INSTEAD = "Send tokens in the Authorization header and tickets in the body."
