"""Reads a request's body. The JSON is read strictly: no NaN, no duplicate key, no NUL."""

import json
from typing import Any

from flask import request
from webargs.flaskparser import FlaskParser

from referee.api.http.problems import Problem

LARGEST_JSON = 16 * 1024
LARGEST_RECORD = 16 * 1024 * 1024
"""Maximum sizes of a JSON body and of a record, in bytes."""
NDJSON = "application/x-ndjson"
DEEPEST_JSON = 16
"""Maximum number of nested arrays and objects."""


class StrictParser(FlaskParser):
    """The parser of webargs, with `json_body` in place of its own reading of JSON."""

    def load_json(self, req: object, schema: object) -> Any:
        return json_body()


def json_body() -> dict[str, Any]:
    """Return the request's body, a JSON object. Raises Problem 400, 411, 413 or 415."""
    _check_length(LARGEST_JSON)
    if not request.is_json:
        raise Problem("not-json", "Send JSON, with Content-Type: application/json.")
    body = parse_json(request.get_data(cache=False))
    if not isinstance(body, dict):
        raise _unreadable_problem("The body must be a JSON object.")
    return body


def record_body() -> bytes:
    """Return the bytes of the request's body, a record as NDJSON. Raises Problem 411, 413 or 415."""
    _check_length(LARGEST_RECORD)
    if request.mimetype != NDJSON:
        raise Problem("not-ndjson", f"Send a record, with Content-Type: {NDJSON}.")
    return request.get_data(cache=False)


def _check_length(largest: int) -> None:
    # Without a length the server would cut off a long body at the limit, and the part would look complete.
    if request.content_length is None:
        raise Problem("length-required", "Send a Content-Length header with the length of the body.")
    if request.content_length > largest:
        raise Problem("too-large", f"The body may have at most {largest} bytes.")


def parse_json(data: bytes) -> Any:
    """Return the value of a JSON text. Raises Problem 400 if the text is not strict JSON in UTF-8."""
    try:
        value = json.loads(
            data.decode("utf-8"),
            parse_constant=_refuse_constant,
            parse_float=_finite,
            object_pairs_hook=_without_duplicate_keys,
        )
    except RecursionError:
        raise _unreadable_problem(_too_deep()) from None
    except UnicodeDecodeError:
        raise _unreadable_problem("The body is not UTF-8.") from None
    except ValueError as error:
        raise _unreadable_problem(f"The body is not JSON: {error}") from None
    _check_value(value)
    return value


def _check_value(value: Any) -> None:
    """Raise Problem 400 if the value is nested too deeply or contains NUL or a lone surrogate.

    The value is walked level by level, because recursion could exceed Python's limit.
    """
    level = [value]
    for _ in range(DEEPEST_JSON):
        for text in (text for item in level for text in _texts(item)):
            if "\0" in text or any("\ud800" <= char <= "\udfff" for char in text):
                raise _unreadable_problem("The body contains a NUL character or an unpaired surrogate.")
        level = [inner for item in level for inner in _values(item)]
        if not level:
            return
    raise _unreadable_problem(_too_deep())


def _texts(item: Any) -> list[str]:
    return [item] if isinstance(item, str) else list(item) if isinstance(item, dict) else []


def _values(item: Any) -> list[Any]:
    return item if isinstance(item, list) else list(item.values()) if isinstance(item, dict) else []


def _without_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError("an object has a duplicate key")
    return value


def _refuse_constant(constant: str) -> None:
    raise ValueError(f"{constant} is not a valid number")


def _finite(text: str) -> float:
    number = float(text)
    if number - number != 0:
        raise ValueError(f"the number {text[:20]} is too large")
    return number


def _too_deep() -> str:
    return f"The body is nested more than {DEEPEST_JSON} levels deep."


def _unreadable_problem(detail: str) -> Problem:
    return Problem("unreadable", detail)
