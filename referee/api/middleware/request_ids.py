"""A name for each request, so that whoever saw an answer finds its lines in the log.

`X-Request-Id` of the request is taken over where it can stand in a log; else one is made up. It comes back
with every answer, stands in every line that is logged meanwhile, and in each problem that is the server's.
"""

import re
import uuid

from flask import Flask, Response, g, request

HEADER = "X-Request-Id"
GOOD = re.compile(r"[A-Za-z0-9._:-]{1,64}", re.ASCII)


def init_app(app: Flask) -> None:
    app.before_request(_name)
    app.after_request(_told)


def _name() -> None:
    sent = request.headers.get(HEADER, "")
    g.request_id = sent if GOOD.fullmatch(sent) else uuid.uuid4().hex


def _told(response: Response) -> Response:
    if "request_id" in g:
        response.headers[HEADER] = g.request_id
    return response
