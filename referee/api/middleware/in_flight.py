"""The bytes that the server holds for one address: records that are being read, and answers that are being
sent to clients that read slowly.

A streamed answer is not counted: it leaves in small pieces.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from flask import Flask, Response, current_app, request

from referee.api.http.problems import respond
from referee.api.middleware import rate_limits

MOST = 32 * 1024 * 1024
"""Maximum number of bytes that are held for one address."""
SMALL = 64 * 1024
"""Bytes. Answers up to this size are not counted: the number of connections bounds them."""
AGAIN = 2
"""Seconds after which a client may try again."""
_NAME = "bytes held for one address"
_OF_A_CLIENT = ("/v1/matches/", "/v1/groups/")


class Held:
    """By address, the number of bytes that are held now."""

    def __init__(self) -> None:
        self._bytes: Counter[str] = Counter()

    def take(self, address: str, size: int) -> bool:
        """Whether this number of bytes more fits; if so, they are held from now on."""
        if self._bytes[address] + size > MOST:
            return False
        self._bytes[address] += size
        return True

    def give_back(self, address: str, size: int) -> None:
        self._bytes[address] -= size
        if self._bytes[address] <= 0:
            del self._bytes[address]

    def __len__(self) -> int:
        """For how many addresses bytes are held."""
        return len(self._bytes)


def init_app(app: Flask) -> None:
    app.extensions["referee-held"] = Held()
    app.after_request(_hold)


@contextmanager
def holding(size: int) -> Iterator[None]:
    """Around the reading of a body of this size (bytes). Raises Problem 429 if one address has too much."""
    held, address = _held(), rate_limits.address()
    if not held.take(address, size):
        raise rate_limits.too_many(_NAME, AGAIN)
    try:
        yield
    finally:
        held.give_back(address, size)


def _hold(response: Response) -> Response:
    """The same answer, held until it has been sent; or 429 where it is too much."""
    size = 0 if response.is_streamed else response.content_length or 0
    if size <= SMALL or not request.path.startswith(_OF_A_CLIENT):
        return response
    held, address = _held(), rate_limits.address()
    if not held.take(address, size):
        return respond(rate_limits.too_many(_NAME, AGAIN))
    response.call_on_close(partial(held.give_back, address, size))
    return response


def _held() -> Held:
    held: Held = current_app.extensions["referee-held"]
    return held
