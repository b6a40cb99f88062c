"""Reads the body of a request. JSON with NaN, a duplicate key or a NUL character is refused."""

import json
from typing import Any

from flask import request
from webargs.flaskparser import FlaskParser

from referee.api.http.problems import Problem
from referee.languages.speech import tell

LARGEST_JSON = 16 * 1024
"""Maximum number of bytes of a JSON body."""
LARGEST_RECORD = 16 * 1024 * 1024
"""Maximum number of bytes of an imported record."""
NDJSON_CONTENT_TYPE = "application/x-ndjson"
MOST_JSON_NESTING_LEVELS = 16
"""Maximum number of levels of nested arrays and objects in a JSON body."""


class StrictParser(FlaskParser):
    """A webargs parser that reads JSON bodies with `read_json_body`."""

    def load_json(self, req: object, schema: object) -> Any:
        return read_json_body()


def read_json_body() -> dict[str, Any]:
    """Return the body of the request, a JSON object.

    Raises Problem 400 for invalid JSON, 411 if Content-Length is missing, 413 if the body is too large, and
    415 if the content type is not JSON.
    """
    _check_content_length(LARGEST_JSON)
    if not request.is_json:
        raise Problem("not-json", tell("error-not-json"))
    body = parse_json(request.get_data(cache=False))
    if not isinstance(body, dict):
        raise _unreadable_body_problem(tell("error-body-no-object"))
    return body


def read_record_body() -> bytes:
    """Return the body of the request, a record in NDJSON, as bytes. The content of the record is not checked.

    Raises Problem 411 if Content-Length is missing, 413 if the body is too large, and 415 if the content type
    is not NDJSON.
    """
    _check_content_length(LARGEST_RECORD)
    if request.mimetype != NDJSON_CONTENT_TYPE:
        raise Problem("not-ndjson", tell("error-not-a-record", {"type": NDJSON_CONTENT_TYPE}))
    return request.get_data(cache=False)


def _check_content_length(largest: int) -> None:
    # Without Content-Length, a body that is too large would be cut off, and nobody would notice it.
    if request.content_length is None:
        raise Problem("length-required", tell("error-length-missing"))
    if request.content_length > largest:
        raise Problem("too-large", tell("error-body-too-large", {"most": largest}))


def parse_json(data: bytes) -> Any:
    """Return the value of a JSON text in UTF-8.

    Raises Problem 400 for invalid JSON, NaN, Infinity, a number that is too large, a duplicate key, too many
    levels of nesting, a NUL character or an unpaired surrogate.
    """
    try:
        value = json.loads(
            data.decode("utf-8"),
            parse_constant=_refuse_nan_and_infinity,
            parse_float=_parse_finite_float,
            object_pairs_hook=_dict_without_duplicate_keys,
        )
    except RecursionError:
        raise _unreadable_body_problem(_too_many_levels_message()) from None
    except UnicodeDecodeError:
        raise _unreadable_body_problem(tell("error-body-not-utf-8")) from None
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        raise _unreadable_body_problem(tell("error-body-no-json-at", place)) from None
    except ValueError as error:
        raise _unreadable_body_problem(tell("error-body-no-json", {"why": str(error)})) from None
    _refuse_deep_nesting_and_bad_characters(value)
    return value


def _refuse_deep_nesting_and_bad_characters(value: Any) -> None:
    """Raise Problem 400 if the value has too many levels, a NUL character or an unpaired surrogate.

    The check is a loop over the levels, because a recursive function could exceed Python's recursion limit.
    """
    level = [value]
    for _ in range(MOST_JSON_NESTING_LEVELS):
        for text in (text for item in level for text in _strings_directly_in(item)):
            if "\0" in text or any("\ud800" <= char <= "\udfff" for char in text):
                raise _unreadable_body_problem(tell("error-body-characters"))
        level = [inner for item in level for inner in _child_values(item)]
        if not level:
            return
    raise _unreadable_body_problem(_too_many_levels_message())


def _strings_directly_in(item: Any) -> list[str]:
    return [item] if isinstance(item, str) else list(item) if isinstance(item, dict) else []


def _child_values(item: Any) -> list[Any]:
    return item if isinstance(item, list) else list(item.values()) if isinstance(item, dict) else []


def _dict_without_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        raise ValueError(tell("error-json-duplicate-key"))
    return value


def _refuse_nan_and_infinity(constant: str) -> None:
    raise ValueError(tell("error-json-number", {"number": constant}))


def _parse_finite_float(text: str) -> float:
    number = float(text)
    if number - number != 0:
        raise ValueError(tell("error-json-number-too-large", {"number": text[:20]}))
    return number


def _too_many_levels_message() -> str:
    return tell("error-body-nested", {"most": MOST_JSON_NESTING_LEVELS})


def _unreadable_body_problem(detail: str) -> Problem:
    return Problem("unreadable", detail)
