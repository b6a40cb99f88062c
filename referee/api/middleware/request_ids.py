"""Gives each request an id. With the id, the operator finds the log lines of the request.

The id is the value of the request's header `X-Request-Id` if this value is safe to log, else a random id. The
id is in the header `X-Request-Id` of every answer, in every log line of the request, and in every problem
with a status of 500 or more.
"""

import logging
import re
import uuid

from flask import Flask, Response, g, has_app_context, request

REQUEST_ID_HEADER = "X-Request-Id"
LOGGABLE_REQUEST_ID_PATTERN = re.compile(r"[A-Za-z0-9._:-]{1,64}", re.ASCII)


def init_app(app: Flask) -> None:
    """Give every request an id, and add the id to the answer and to the log lines of the request."""
    app.before_request(_set_request_id)
    app.after_request(_add_request_id_header)
    app.logger.addFilter(_add_request_id_to_log)


def _set_request_id() -> None:
    sent = request.headers.get(REQUEST_ID_HEADER, "")
    g.request_id = sent if LOGGABLE_REQUEST_ID_PATTERN.fullmatch(sent) else uuid.uuid4().hex


def _add_request_id_header(response: Response) -> Response:
    if "request_id" in g:
        response.headers[REQUEST_ID_HEADER] = g.request_id
    return response


def _add_request_id_to_log(record: logging.LogRecord) -> bool:
    """Add the id of the current request to this log record. Returns True, so that every record is logged."""
    if has_app_context() and "request_id" in g:
        record.members = {**getattr(record, "members", {}), "id": g.request_id}
    return True
