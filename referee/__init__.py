"""A referee and scorekeeper for card games that people play with real cards."""

from typing import TYPE_CHECKING

from referee.kit import tables
from referee.text_files import content_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask import Flask

    from referee.config import Config

tables.read_by(content_of)  # here, as this runs before any module of the package that has a table


def create_app(config: "Config", run: "Callable[[Callable[[], None]], None] | None" = None) -> "Flask":
    """Put the parts together; connects to nothing. What waits for the disk of SQLite is run by `run`, such as
    in a thread beside the loop.

    The imports stand inside, so that the pure core can be used without a web framework, and so that
    `referee serve` can patch before any of it is imported.
    """
    from referee import api, page

    app = create_services(config, run)
    api.init_app(app, config)
    page.init_app(app, config.opening_cells)
    return app


def create_services(config: "Config", run: "Callable[[Callable[[], None]], None] | None" = None) -> "Flask":
    """Put together what the services need, without the API and the page: all that a command needs. Connects
    to nothing."""
    from flask import Flask

    from referee.live import wakeups
    from referee.server import logging
    from referee.services import day, last_used
    from referee.storage import db

    logging.start(config.log)
    app = Flask(__name__, static_folder=None)
    db.init_app(app, config, run)
    wakeups.init_app(app, config.bus_url)
    last_used.init_app(app, config.unused_days)
    day.init_app(app, config.timezone)
    return app


def create_worker(config: "Config", run: "Callable[[Callable[[], None]], None]") -> "Flask":
    """The same in a worker of the server, which from now on erases matches that nobody has used for long."""
    from referee.services import expiry

    app = create_app(config, run)
    expiry.start(app)
    return app


def prepare() -> bool:
    """Import all that answers, make the document of the API, and load the indexes of questions, or build
    them. So the first request waits for none of these. Returns whether the indexes were there. Connects to
    nothing."""
    from referee import api, page  # noqa: F401
    from referee.ask.lookup import all_indexes
    from referee.ask.named_rules import build_patterns
    from referee.services.indexes import kept_indexes

    api.prepare()
    kept = kept_indexes()
    all_indexes(kept)
    build_patterns()
    return bool(kept)
