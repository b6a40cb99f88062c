"""Refuses a query parameter under /v1 that is unknown to its route or given twice, like an unknown field of a
body. The known parameters of a route are those in openapi.yaml."""

from typing import Any

from flask import Flask, current_app, request
from flask_smorest import Api

from referee.api.http.paths import template_of
from referee.api.http.problems import LONGEST_PATH, unfit_problem

MOST_NAMED = 10
"""Maximum number of wrong parameters that a problem names."""


def init_app(app: Flask, api: Api) -> None:
    """Check the query of every request against the document of this API."""
    app.extensions["referee-queries"] = _known_parameters(api.spec.to_dict()["paths"])
    app.before_request(_check)


def _known_parameters(paths: dict[str, Any]) -> dict[tuple[str, str], tuple[str, ...]]:
    """Return the names of the query parameters, by method and path."""
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


def _check() -> None:
    """Raise Problem 422 for query parameters that are unknown to the route or given twice."""
    if request.url_rule is None or not request.args:
        return
    method = "GET" if request.method == "HEAD" else request.method
    known = current_app.extensions["referee-queries"].get((method, template_of(request.url_rule.rule)))
    if known is None:
        return
    wrong = {name: why for name, values in request.args.lists() if (why := _fault(name, values, known))}
    if wrong:
        raise unfit_problem({name[:LONGEST_PATH]: [why] for name, why in list(wrong.items())[:MOST_NAMED]})


def _fault(name: str, values: list[str], known: tuple[str, ...]) -> str | None:
    """Return what is wrong with this parameter, or None."""
    if name not in known:
        allowed = f"Allowed: {', '.join(known)}." if known else "This route has no parameters."
        return f"Unknown parameter '{name[:LONGEST_PATH]}'. {allowed}"
    return f"Parameter '{name}' is given twice." if len(values) > 1 else None
