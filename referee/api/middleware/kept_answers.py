"""Keeps answers that are the same for everybody until the next release. Each is compressed once.

A client may keep such an answer, and asks each time with its ETag whether it has changed.
"""

import gzip
from dataclasses import dataclass
from typing import Self

from flask import Flask, Response, current_app, request
from werkzeug.http import generate_etag

OF_EVERYBODY = "public, no-cache"
"""Cache-Control of these answers."""
BLUEPRINTS = {"rulebooks", "api-docs"}
"""Blueprints without parameters: the number of articles, options and words limits the number of answers."""


@dataclass(frozen=True)
class EncodedBody:
    """A body with its ETag."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes) -> Self:
        """Return this body with the ETag of its bytes."""
        return cls(body, generate_etag(body))


@dataclass(frozen=True)
class KeptAnswer:
    """An answer, plain and compressed. Each encoding has an ETag of its own."""

    plain: EncodedBody
    zipped: EncodedBody
    kind: str

    @classmethod
    def of(cls, response: Response) -> Self:
        """Return the kept form of this response, compressed once."""
        body = response.get_data()
        return cls(EncodedBody.of(body), EncodedBody.of(gzip.compress(body, mtime=0)), response.content_type)

    def response(self) -> Response:
        """Return the answer, compressed with gzip if the client accepts it, or 304 if the client has it."""
        is_zipped = request.accept_encodings["gzip"] > 0
        form = self.zipped if is_zipped else self.plain
        response = Response(form.body, content_type=self.kind)
        if is_zipped:
            response.headers["Content-Encoding"] = "gzip"
        response.vary.add("Accept-Encoding")
        response.headers["Cache-Control"] = OF_EVERYBODY
        response.set_etag(form.tag)
        response.make_conditional(request)
        return response


def init_app(app: Flask) -> None:
    """Keep the answers of `BLUEPRINTS`, and answer from them."""
    app.extensions["referee-kept-answers"] = {}
    app.before_request(_kept_response)
    app.after_request(_keep_response)


def _kept_response() -> Response | None:
    kept = _answers().get(request.path) if _is_for_everybody() else None
    return None if kept is None else kept.response()


def _keep_response(response: Response) -> Response:
    if not _is_for_everybody() or response.status_code != 200 or request.path in _answers():
        return response
    kept = _answers()[request.path] = KeptAnswer.of(response)
    return kept.response()


def _is_for_everybody() -> bool:
    return request.blueprint in BLUEPRINTS and request.method in ("GET", "HEAD")


def _answers() -> dict[str, KeptAnswer]:
    answers: dict[str, KeptAnswer] = current_app.extensions["referee-kept-answers"]
    return answers
