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

MOST_BYTES = 32 * 1024 * 1024
"""Maximum number of bytes that are held for one address."""
SMALL = 64 * 1024
"""Bytes. Answers up to this size are not counted: the number of connections bounds them."""
RETRY_SECONDS = 2
"""Seconds until a client may try again."""
_NAME = "bytes held for one address"
_OF_A_CLIENT = ("/v1/matches/", "/v1/groups/")


class HeldBytes:
    """The number of bytes that are held now, by address."""

    def __init__(self) -> None:
        self._bytes: Counter[str] = Counter()

    def take(self, address: str, size: int) -> bool:
        """Hold this number of bytes more; return False, and hold none, if they exceed the maximum."""
        if self._bytes[address] + size > MOST_BYTES:
            return False
        self._bytes[address] += size
        return True

    def give_back(self, address: str, size: int) -> None:
        """Release this number of bytes."""
        self._bytes[address] -= size
        if self._bytes[address] <= 0:
            del self._bytes[address]

    def __len__(self) -> int:
        """Return the number of addresses for which bytes are held."""
        return len(self._bytes)


def init_app(app: Flask) -> None:
    """Count the bytes of every large answer until it has been sent."""
    app.extensions["referee-held"] = HeldBytes()
    app.after_request(_hold)


@contextmanager
def holding(size: int) -> Iterator[None]:
    """Hold this number of bytes for the address in the block. Raises Problem 429 beyond the maximum."""
    held, address = _held(), rate_limits.address()
    if not held.take(address, size):
        raise rate_limits.too_many(_NAME, RETRY_SECONDS)
    try:
        yield
    finally:
        held.give_back(address, size)


def _hold(response: Response) -> Response:
    """Return the answer, whose bytes are held until it has been sent, or 429 if they are too many."""
    size = 0 if response.is_streamed else response.content_length or 0
    if size <= SMALL or not request.path.startswith(_OF_A_CLIENT):
        return response
    held, address = _held(), rate_limits.address()
    if not held.take(address, size):
        return respond(rate_limits.too_many(_NAME, RETRY_SECONDS))
    response.call_on_close(partial(held.give_back, address, size))
    return response


def _held() -> HeldBytes:
    held: HeldBytes = current_app.extensions["referee-held"]
    return held
