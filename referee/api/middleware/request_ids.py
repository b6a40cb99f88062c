"""An id for each request, by which the operator finds the lines of an answer in the log.

The id is the `X-Request-Id` of the request if it is safe to log, and a random one otherwise. It is a header
of every answer, and a member of every line logged meanwhile and of each problem of the server.
"""

import logging
import re
import uuid

from flask import Flask, Response, g, has_app_context, request

HEADER = "X-Request-Id"
LOGGABLE = re.compile(r"[A-Za-z0-9._:-]{1,64}", re.ASCII)


def init_app(app: Flask) -> None:
    """Give every request an id, and add it to its answer and its lines in the log."""
    app.before_request(_set_id)
    app.after_request(_add_header)
    app.logger.addFilter(_add_to_log)


def _set_id() -> None:
    sent = request.headers.get(HEADER, "")
    g.request_id = sent if LOGGABLE.fullmatch(sent) else uuid.uuid4().hex


def _add_header(response: Response) -> Response:
    if "request_id" in g:
        response.headers[HEADER] = g.request_id
    return response


def _add_to_log(record: logging.LogRecord) -> bool:
    """Add the id of the current request to this line. Returns True, so that every line is logged."""
    if has_app_context() and "request_id" in g:
        record.members = {**getattr(record, "members", {}), "id": g.request_id}
    return True
