"""The names that others rely on, each in a line: of the wire, the command line, the log, and so on."""

import contextlib
import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

from click.testing import CliRunner
from flask import Flask

from tools.corpus import inside
from tools.corpus.book import Book
from tools.corpus.house import close
from tools.corpus.people import Table

WIDTH = 100
NEITHER = ("time", "ms", "id")
"""Members of a line of the log that are others in every run: the time, and the name of a request."""


def names(book: Book) -> None:
    """All of them."""
    for told in (
        _document(book),
        _routes(book),
        inside.stored_kinds(),
        _columns(book),
        inside.settings(),
        _commands(),
        _operating(book),
    ):
        for line in told:
            book.name(line)


def _document(book: Book) -> Iterator[str]:
    """What the document of the API names, and each operation with what may be sent and answered."""
    document = inside.document(book.house.app)
    for path, operations in document["paths"].items():
        for method, told in operations.items():
            if isinstance(told, dict):
                asked = ", ".join(_parameters(document, told))
                answered = ", ".join(map(str, told["responses"]))
                own = told.get("operationId", "")
                yield f"operation {method.upper()} {path} {own} {told.get('tags')} ({asked}): {answered}"
    for kind, components in document["components"].items():
        for name, told in components.items():
            yield f"component {kind} {name}: {', '.join(told.get('properties', ()))}"


def _parameters(document: Any, told: Any) -> Iterator[str]:
    for one in told.get("parameters", ()):
        while "$ref" in one:
            one = document["components"]["parameters"][one["$ref"].rpartition("/")[2]]
        yield f"{one['in']} {one['name']}"


def _routes(book: Book) -> Iterator[str]:
    """Also those that the document does not tell of."""
    for route in sorted(book.house.app.url_map.iter_rules(), key=str):
        yield f"route {route.rule}: {', '.join(sorted(route.methods or ()))}"


def _columns(book: Book) -> Iterator[str]:
    for table in book.house.tables:
        yield f"table {table.name}: {', '.join(sorted(column.name for column in table.columns))}"


def _commands() -> Iterator[str]:
    for name in (None, *sorted(inside.COMMANDS.commands)):
        asked = ["--help"] if name is None else [name, "--help"]
        told = CliRunner().invoke(inside.COMMANDS, asked, prog_name="referee", terminal_width=WIDTH)
        yield from (f"command {line}".rstrip() for line in told.output.splitlines())


def _operating(book: Book) -> Iterator[str]:
    """What a few requests leave in the log, and in the operator's numbers."""
    with _logging(book) as (app, written):
        book.client, own = app.test_client(), book.client
        table = Table(book, "Ann", "Bob")
        table.claim("match.note", text="on we go")
        table.post("/claims", {"claim": "uno.fly"})
        book.get("/nowhere")
        book.get("/defect")
        numbers = book.client.get("/metrics").text
        book.client = own
    yield from (_of_the_log(json.loads(line)) for line in written.getvalue().splitlines())
    told = (line for line in numbers.splitlines() if not OF_SOME_MACHINES.search(line))
    yield from sorted({_without_numbers(line) for line in told})


OF_SOME_MACHINES = re.compile("_bucket|_database_is_standby|_database_lacks_standby|_oldest_commit")
"""How long something took, and what PostgreSQL tells."""


@contextlib.contextmanager
def _logging(book: Book) -> Iterator[tuple[Flask, io.StringIO]]:
    """An app that logs, and what it writes."""
    logger = logging.getLogger("referee")
    before = logger.level, logger.handlers[:]
    app = book.house.another(REFEREE_LOG="info")
    app.add_url_rule("/defect", view_func=lambda: 1 // 0)
    written = io.StringIO()
    try:
        with contextlib.redirect_stderr(written):
            yield app, written
    finally:
        close(app)
        logger.setLevel(before[0])
        logger.handlers[:] = before[1]


def _of_the_log(told: dict[str, Any]) -> str:
    """Without the time, and without the places in the code at which something failed."""
    told |= {name: "?" for name in NEITHER if name in told}
    told |= {"traceback": told["traceback"][-1:]} if "traceback" in told else {}
    return f"log {json.dumps(told)}"


def _without_numbers(line: str) -> str:
    return "metrics " + re.sub(r"[-+.\d]+(e[-+]\d+)?$", "?", line)
