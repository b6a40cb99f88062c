"""A name for each request, so that whoever saw an answer finds its lines in the log.

`X-Request-Id` of the request is taken over where it can stand in a log; else one is made up. It comes back
with every answer, stands in every line that is logged meanwhile, and in each problem that is the server's.
"""

import logging
import re
import uuid

from flask import Flask, Response, g, has_app_context, request

HEADER = "X-Request-Id"
GOOD = re.compile(r"[A-Za-z0-9._:-]{1,64}", re.ASCII)


def init_app(app: Flask) -> None:
    app.before_request(_name)
    app.after_request(_told)
    app.logger.addFilter(_told_in_the_log)


def _name() -> None:
    sent = request.headers.get(HEADER, "")
    g.request_id = sent if GOOD.fullmatch(sent) else uuid.uuid4().hex


def _told(response: Response) -> Response:
    if "request_id" in g:
        response.headers[HEADER] = g.request_id
    return response


def _told_in_the_log(record: logging.LogRecord) -> bool:
    """Every line that is logged while a request is answered has its name; none is left out."""
    if has_app_context() and "request_id" in g:
        record.told = {**getattr(record, "told", {}), "id": g.request_id}
    return True
