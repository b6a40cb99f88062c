"""Refuses requests under /v1 with a query parameter that is unknown or given twice.

The known parameters of each route are read from the OpenAPI document.
"""

from typing import Any

from flask import Flask, current_app, request
from flask_smorest import Api

from referee.api.http.invalid_fields import LONGEST_FIELD_NAME
from referee.api.http.paths import openapi_path
from referee.api.http.problems import invalid_request_problem
from referee.languages.speech import tell

MOST_WRONG_PARAMETERS_NAMED = 10
"""Maximum number of wrong parameters that a problem names."""


def init_app(app: Flask, api: Api) -> None:
    """Check the query parameters of every request against the OpenAPI document of this API."""
    app.extensions["referee-queries"] = _query_parameters_by_operation(api.spec.to_dict()["paths"])
    app.before_request(_check_query_parameters)


def _query_parameters_by_operation(paths: dict[str, Any]) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return the names of the query parameters of each operation under /v1. Keys are pairs of method and
    path."""
    return {
        (method.upper(), path): tuple(
            one["name"]
            for one in (*operations.get("parameters", ()), *operation.get("parameters", ()))
            if one.get("in") == "query"
        )
        for path, operations in paths.items()
        for method, operation in operations.items()
        if method != "parameters" and path.startswith("/v1/")
    }


def _check_query_parameters() -> None:
    """Raise Problem 422 for query parameters that are unknown to the route or given twice."""
    if request.url_rule is None or not request.args:
        return
    method = "GET" if request.method == "HEAD" else request.method
    known = current_app.extensions["referee-queries"].get((method, openapi_path(request.url_rule.rule)))
    if known is None:
        return
    wrong = {
        name: why
        for name, values in request.args.lists()
        if (why := _why_parameter_is_wrong(name, values, known))
    }
    if wrong:
        raise invalid_request_problem(
            {
                name[:LONGEST_FIELD_NAME]: [why]
                for name, why in list(wrong.items())[:MOST_WRONG_PARAMETERS_NAMED]
            }
        )


def _why_parameter_is_wrong(name: str, values: list[str], known: tuple[str, ...]) -> str | None:
    """Return a sentence that says what is wrong with this parameter, or None if nothing is wrong."""
    if name not in known:
        facts = {"parameter": name[:LONGEST_FIELD_NAME], "known": ", ".join(known)}
        return tell("error-parameter-unknown" if known else "error-parameter-none", facts)
    return tell("error-parameter-twice", {"parameter": name}) if len(values) > 1 else None
