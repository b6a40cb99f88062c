"""The REST API: registers the middleware and the routes, and makes the OpenAPI document."""

from importlib.metadata import version
from typing import Any

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from referee.api.http import metrics, problems
from referee.api.middleware import (
    access_log,
    addresses,
    cells,
    cors,
    headers,
    hide_errors_from_strangers,
    hosts,
    in_flight,
    kept_answers,
    leaked_tokens,
    queries,
    rate_limits,
    request_ids,
    strangers,
)
from referee.api.openapi import document
from referee.api.resources import (
    agreements,
    claims,
    groups,
    health,
    joining,
    logbook,
    matches,
    phones,
    questions,
    readers,
    records,
    rulebooks,
    rulings,
    stream,
)
from referee.config import Config

BLUEPRINTS = (
    matches.blueprint,
    agreements.blueprint,
    claims.blueprint,
    rulings.blueprint,
    logbook.blueprint,
    stream.blueprint,
    phones.blueprint,
    joining.blueprint,
    groups.blueprint,
    readers.blueprint,
    records.blueprint,
    rulebooks.blueprint,
    questions.blueprint,
    health.blueprint,
)


def build_openapi_document() -> None:
    """Build the OpenAPI document of this process. All apps of the process share the document."""
    document.document(BLUEPRINTS, version("referee"))


def init_app(app: Flask, config: Config) -> None:
    """Register the middleware and the routes of the API."""
    app.config["OPERATOR_TOKEN"] = config.operator_token
    _trust_proxies(app, config.proxy_hops)
    metrics.init_app(app)
    # Before a request, middleware runs in the order of these calls. After the request, in reverse order.
    request_ids.init_app(app)
    access_log.init_app(app)
    hosts.init_app(app, config.allowed_hosts)
    addresses.init_app(app, config.public_url, config.cors_origins)
    headers.init_app(app)
    cors.init_app(app, config.cors_origins)
    cells.init_app(app, config.cell, config.cells)
    strangers.init_app(app)
    in_flight.init_app(app)
    rate_limits.init_app(app, config)
    leaked_tokens.init_app(app)
    hide_errors_from_strangers.init_app(app)
    problems.init_app(app)
    app.extensions["referee-api"] = document.init_app(app, BLUEPRINTS, version("referee"))
    queries.init_app(app, app.extensions["referee-api"])
    kept_answers.init_app(app)


def _trust_proxies(app: Flask, proxies: int) -> None:
    """Make Flask take the client's address and the host, port and scheme from the X-Forwarded headers.

    `proxies` is the number of trusted proxies in front of the server. If `proxies` is 0, these headers are
    ignored.
    """
    if proxies:
        inner: Any = app.wsgi_app
        app.wsgi_app = ProxyFix(  # type: ignore[method-assign]
            inner, x_for=proxies, x_proto=proxies, x_host=proxies, x_port=proxies
        )
