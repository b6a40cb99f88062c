"""Caches answers that are the same for everybody until the next release. Each answer is compressed once.

Clients may cache these answers too. Before each use, they must ask with the ETag whether the answer has
changed.
"""

import gzip
from dataclasses import dataclass
from typing import Self

from flask import Flask, Response, current_app, request
from werkzeug.http import generate_etag

CACHE_CONTROL_FOR_EVERYBODY = "public, no-cache"
"""Value of the header Cache-Control for answers that are the same for everybody."""
CACHED_BLUEPRINTS = {"rulebooks", "api-docs"}
"""The blueprints with cached answers. Their routes have no query parameters, so the number of different
answers is limited."""


@dataclass(frozen=True)
class BodyWithETag:
    """The bytes of the body of an answer, with the ETag of these bytes."""

    body: bytes
    tag: str

    @classmethod
    def from_body(cls, body: bytes) -> Self:
        """Return this body together with its ETag."""
        return cls(body, generate_etag(body))


@dataclass(frozen=True)
class CachedAnswer:
    """A cached answer in two encodings, uncompressed and gzip. Each encoding has a different ETag."""

    plain: BodyWithETag
    zipped: BodyWithETag
    kind: str

    @classmethod
    def from_response(cls, response: Response) -> Self:
        """Return a cached answer with the body of this response in both encodings."""
        body = response.get_data()
        return cls(
            BodyWithETag.from_body(body),
            BodyWithETag.from_body(gzip.compress(body, mtime=0)),
            response.content_type,
        )

    def to_response(self) -> Response:
        """Return the answer, in gzip if the client accepts gzip. Return 304 if the client already has it."""
        is_zipped = request.accept_encodings["gzip"] > 0
        form = self.zipped if is_zipped else self.plain
        response = Response(form.body, content_type=self.kind)
        if is_zipped:
            response.headers["Content-Encoding"] = "gzip"
        response.vary.add("Accept-Encoding")
        response.headers["Cache-Control"] = CACHE_CONTROL_FOR_EVERYBODY
        response.set_etag(form.tag)
        response.make_conditional(request)
        return response


def init_app(app: Flask) -> None:
    """Cache the answers of `CACHED_BLUEPRINTS`, and answer later requests from the cache."""
    app.extensions["referee-kept-answers"] = {}
    app.before_request(_cached_response)
    app.after_request(_cache_response)


def _cached_response() -> Response | None:
    kept = _cached_answers().get(request.path) if _is_cacheable_request() else None
    return None if kept is None else kept.to_response()


def _cache_response(response: Response) -> Response:
    if not _is_cacheable_request() or response.status_code != 200 or request.path in _cached_answers():
        return response
    kept = _cached_answers()[request.path] = CachedAnswer.from_response(response)
    return kept.to_response()


def _is_cacheable_request() -> bool:
    return request.blueprint in CACHED_BLUEPRINTS and request.method in ("GET", "HEAD")


def _cached_answers() -> dict[str, CachedAnswer]:
    answers: dict[str, CachedAnswer] = current_app.extensions["referee-kept-answers"]
    return answers
