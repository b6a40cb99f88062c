"""The API: one resource a file; parse, ask the desk, dump."""

from importlib.metadata import version
from typing import Any

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from referee.config import Config
from referee.web import (
    agreements,
    api,
    claims,
    cors,
    groups,
    headers,
    health,
    hosts,
    joining,
    leaks,
    limits,
    logbook,
    matches,
    metrics,
    observing,
    phones,
    problems,
    questions,
    records,
    rulebooks,
    rulings,
    stream,
)

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
    records.blueprint,
    rulebooks.blueprint,
    questions.blueprint,
    health.blueprint,
)


def init_app(app: Flask, config: Config) -> None:
    app.config["OPERATOR_TOKEN"] = config.operator_token
    _believe(app, config.proxy_hops)
    metrics.init_app(app)
    # What is asked first comes first before a request, and last after it.
    observing.init_app(app)
    hosts.init_app(app, config.trusted_hosts)
    headers.init_app(app)
    cors.init_app(app, config.cors_origins)
    limits.init_app(app, config.rates)
    leaks.init_app(app)
    problems.init_app(app)
    app.extensions["referee-api"] = api.init_app(app, BLUEPRINTS, version("referee"))


def _believe(app: Flask, proxies: int) -> None:
    """What so many proxies of our own tell of a phone: its address, and whether it came by https."""
    if proxies:
        inner: Any = app.wsgi_app
        app.wsgi_app = ProxyFix(inner, x_for=proxies, x_proto=proxies, x_host=0)  # type: ignore[method-assign]
