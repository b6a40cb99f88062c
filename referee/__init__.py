"""A referee and scorekeeper for card games that people play with real cards."""

from typing import TYPE_CHECKING

from referee.built_messages import load_catalog
from referee.kit import tables
from referee.languages import speech
from referee.text_files import read_package_file

if TYPE_CHECKING:
    from collections.abc import Callable

    from flask import Flask

    from referee.config import Config

# These lines run before the import of any module that reads a table or a message.
tables.set_text_file_reader(read_package_file)
speech.set_catalog_loader(load_catalog)


def create_app(config: "Config", run: "Callable[[Callable[[], None]], None] | None" = None) -> "Flask":
    """Return the Flask application with the API and the page. The function opens no connections.

    `run(commit)`: calls `commit`, a function that executes a COMMIT of SQLite, for example in another thread.

    The imports are inside of this function for two reasons. Modules that need no web framework can be
    imported without Flask. `referee serve` can patch the standard library before these imports.
    """
    from referee import api, page

    app = create_services_app(config, run)
    api.init_app(app, config)
    page.init_app(app, config.opening_cells)
    return app


def create_services_app(
    config: "Config", run: "Callable[[Callable[[], None]], None] | None" = None
) -> "Flask":
    """Return a Flask application with the services, but without the API and the page.

    Commands such as `referee audit` use this application. The function opens no connections.
    """
    from flask import Flask

    from referee.live import wakeups
    from referee.server import logging
    from referee.services import day, last_used
    from referee.storage import db

    logging.start_logging(config.log)
    app = Flask(__name__, static_folder=None)
    db.init_app(app, config, run)
    wakeups.add_stream_hub(app.extensions, app.app_context, config.wakeup_bus_url)
    last_used.set_days_unused_matches_are_kept(app.extensions, config.unused_days)
    day.set_server_time_zone(app.extensions, config.timezone)
    return app


def create_worker_app(config: "Config", run: "Callable[[Callable[[], None]], None]") -> "Flask":
    """Return the application for a worker of the server, and start the thread that erases unused matches."""
    from referee.services import expiry

    app = create_app(config, run)
    expiry.start_expiry_thread(app.app_context)
    return app


def prepare_for_requests() -> bool:
    """Do slow work before the first request. Return whether stored search indexes were found.

    The function imports all modules that answer requests, makes the OpenAPI document, loads the word
    classifier, and loads the stored search indexes or builds them. It opens no connections.
    """
    from referee import api, page  # noqa: F401
    from referee.ask.reading.named_rules import build_patterns
    from referee.ask.search.classifier import load_classifier
    from referee.ask.search.lookup import all_indexes
    from referee.services.indexes import load_stored_indexes

    api.build_openapi_document()
    kept = load_stored_indexes()
    all_indexes(kept)
    load_classifier()
    build_patterns()
    return bool(kept)
