"""Limits the number of bytes that the requests of one IP address occupy in memory.

Two kinds of bytes are counted: imported records that are being read, and answers that are being sent. An
answer stays in memory while a slow client reads it. Streamed answers are not counted, because only a small
piece of a streamed answer is in memory at once.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from flask import Flask, Response, current_app, request

from referee.api.http.problems import problem_response
from referee.api.middleware import rate_limits

MOST_BYTES_OF_ADDRESS = 32 * 1024 * 1024
"""Maximum number of counted bytes in memory for one IP address."""
LARGEST_UNCOUNTED_ANSWER = 64 * 1024
"""Maximum number of bytes of an answer that is not counted. The maximum number of connections already limits
the memory for small answers."""
MEMORY_RETRY_SECONDS = 2
"""Seconds until a client may send a refused request again."""
_LIMIT_NAME: rate_limits.LimitName = "bytes held for one address"
_COUNTED_PATH_PREFIXES = ("/v1/matches/", "/v1/groups/")


class BytesInMemory:
    """The number of counted bytes that are now in memory for each IP address."""

    def __init__(self) -> None:
        self._bytes: Counter[str] = Counter()

    def add_if_allowed(self, address: str, size: int) -> bool:
        """Count this number of bytes for the address, and return True.

        If the bytes of the address would exceed `MOST_BYTES_OF_ADDRESS`, count nothing and return False.
        """
        if self._bytes[address] + size > MOST_BYTES_OF_ADDRESS:
            return False
        self._bytes[address] += size
        return True

    def subtract_bytes(self, address: str, size: int) -> None:
        """Subtract this number of bytes from the count of the address."""
        self._bytes[address] -= size
        if self._bytes[address] <= 0:
            del self._bytes[address]

    def __len__(self) -> int:
        """Return the number of addresses for which bytes are counted."""
        return len(self._bytes)


def init_app(app: Flask) -> None:
    """Count the bytes of every large answer about a match or group until the answer has been sent."""
    app.extensions["referee-held"] = BytesInMemory()
    app.after_request(_count_bytes_until_sent)


@contextmanager
def bytes_counted_in_memory(size: int) -> Iterator[None]:
    """Count this number of bytes for the address of the request while the block runs.

    Raises Problem 429 if there are too many bytes in memory for the address.
    """
    held, address = _bytes_in_memory(), rate_limits.address()
    if not held.add_if_allowed(address, size):
        raise rate_limits.too_many_requests_problem(_LIMIT_NAME, MEMORY_RETRY_SECONDS)
    try:
        yield
    finally:
        held.subtract_bytes(address, size)


def _count_bytes_until_sent(response: Response) -> Response:
    """Count the bytes of a large answer about a match or group until it has been sent. Return the answer.

    If there are too many bytes in memory for the IP address of the client, return 429 in place of the answer.
    """
    size = 0 if response.is_streamed else response.content_length or 0
    if size <= LARGEST_UNCOUNTED_ANSWER or not request.path.startswith(_COUNTED_PATH_PREFIXES):
        return response
    held, address = _bytes_in_memory(), rate_limits.address()
    if not held.add_if_allowed(address, size):
        return problem_response(rate_limits.too_many_requests_problem(_LIMIT_NAME, MEMORY_RETRY_SECONDS))
    response.call_on_close(partial(held.subtract_bytes, address, size))
    return response


def _bytes_in_memory() -> BytesInMemory:
    held: BytesInMemory = current_app.extensions["referee-held"]
    return held
