"""Reading a request's body: JSON and nothing that only looks like it."""

import json
from typing import Any

from flask import request
from webargs.flaskparser import FlaskParser

from referee.api.http.problems import Problem

LARGEST = 16 * 1024
LARGEST_RECORD = 16 * 1024 * 1024
NDJSON = "application/x-ndjson"
DEEPEST = 16


class StrictParser(FlaskParser):
    """webargs, but with our reading of JSON and our problems."""

    def load_json(self, req: object, schema: object) -> Any:
        return json_body()


def json_body() -> dict[str, Any]:
    """The request's body, an object. Raises Problem 400, 411, 413 or 415."""
    _check_length(LARGEST)
    if not request.is_json:
        raise Problem("not-json", "Send JSON, with Content-Type: application/json.")
    body = parsed(request.get_data(cache=False))
    if not isinstance(body, dict):
        raise _unreadable("The body must be a JSON object.")
    return body


def record_body() -> bytes:
    """The request's body, a record as NDJSON, as it came. Raises Problem 411, 413 or 415."""
    _check_length(LARGEST_RECORD)
    if request.mimetype != NDJSON:
        raise Problem("not-ndjson", f"Send a record, with Content-Type: {NDJSON}.")
    return request.get_data(cache=False)


def _check_length(largest: int) -> None:
    # Without a length the server would cut a long body off at the limit and hand us the rest as if it
    # were whole: 411 instead.
    if request.content_length is None:
        raise Problem("length-required", "Send a Content-Length header with the length of the body.")
    if request.content_length > largest:
        raise Problem("too-large", f"The body may have at most {largest} bytes.")


def parsed(data: bytes) -> Any:
    """The value of a JSON text. Raises Problem 400 for anything doubtful."""
    try:
        value = json.loads(
            data.decode("utf-8"),
            parse_constant=_refuse,
            parse_float=_finite,
            object_pairs_hook=_without_repeats,
        )
    except RecursionError:
        raise _unreadable(_too_deep()) from None
    except UnicodeDecodeError:
        raise _unreadable("The body is not UTF-8.") from None
    except ValueError as error:
        raise _unreadable(f"The body is not JSON: {error}") from None
    _check(value)
    return value


def _check(value: Any) -> None:
    """Refuse depth, NUL and lone surrogates, without recursion."""
    level = [value]
    for _ in range(DEEPEST):
        for text in (text for item in level for text in _texts(item)):
            if "\0" in text or any("\ud800" <= char <= "\udfff" for char in text):
                raise _unreadable("The body contains a NUL character or an unpaired surrogate.")
        level = [inner for item in level for inner in _inside(item)]
        if not level:
            return
    raise _unreadable(_too_deep())


def _texts(item: Any) -> list[str]:
    return [item] if isinstance(item, str) else list(item) if isinstance(item, dict) else []


def _inside(item: Any) -> list[Any]:
    return item if isinstance(item, list) else list(item.values()) if isinstance(item, dict) else []


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError("an object has a duplicate key")
    return value


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not a valid number")


def _finite(text: str) -> float:
    number = float(text)
    if number - number != 0:
        raise ValueError(f"the number {text[:20]} is too large")
    return number


def _too_deep() -> str:
    return f"The body is nested more than {DEEPEST} levels deep."


def _unreadable(detail: str) -> Problem:
    return Problem("unreadable", detail)
