"""The query of an address under /v1: a parameter that its route does not know, or told twice, is refused as
an unknown field of a body is. What a route knows is what openapi.yaml says of it."""

from typing import Any

from flask import Flask, current_app, request
from flask_smorest import Api

from referee.api.http.paths import template_of
from referee.api.http.problems import LONGEST_PATH, unfit_problem

MOST = 10
"""So many are named."""


def init_app(app: Flask, api: Api) -> None:
    app.extensions["referee-queries"] = _known(api.spec.to_dict()["paths"])
    app.before_request(_check)


def _known(paths: dict[str, Any]) -> dict[tuple[str, str], tuple[str, ...]]:
    """The names of the parameters that may stand in the query, by method and path."""
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
    """Raise Problem 422 for a query parameter that the route does not know, or that is there twice."""
    if request.url_rule is None or not request.args:
        return
    method = "GET" if request.method == "HEAD" else request.method
    known = current_app.extensions["referee-queries"].get((method, template_of(request.url_rule.rule)))
    if known is None:
        return
    wrong = {name: why for name, told in request.args.lists() if (why := _fault(name, told, known))}
    if wrong:
        raise unfit_problem({name[:LONGEST_PATH]: [why] for name, why in list(wrong.items())[:MOST]})


def _fault(name: str, told: list[str], known: tuple[str, ...]) -> str | None:
    if name not in known:
        allowed = f"Allowed: {', '.join(known)}." if known else "This route has no parameters."
        return f"Unknown parameter '{name[:LONGEST_PATH]}'. {allowed}"
    return f"Parameter '{name}' is given twice." if len(told) > 1 else None
