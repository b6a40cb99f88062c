"""Answers that are the same for everybody until the next release: made once, compressed once, told by a tag.

What a phone has of them it may keep, and asks each time whether it is still so.
"""

import gzip
from dataclasses import dataclass
from typing import Self

from flask import Flask, Response, current_app, request
from werkzeug.http import generate_etag

OF_EVERYBODY = "public, no-cache"
BLUEPRINTS = {"rulebooks", "api-docs"}
"""They know no parameters: there are as many answers as articles, options and words of the glossary."""


@dataclass(frozen=True)
class Form:
    """The bytes of an answer, and their tag."""

    body: bytes
    tag: str

    @classmethod
    def of(cls, body: bytes) -> Self:
        return cls(body, generate_etag(body))


@dataclass(frozen=True)
class Kept:
    """An answer as it leaves, and compressed: that is another one, with another tag."""

    plain: Form
    zipped: Form
    kind: str

    @classmethod
    def of(cls, response: Response) -> Self:
        body = response.get_data()
        return cls(Form.of(body), Form.of(gzip.compress(body, mtime=0)), response.content_type)

    def response(self) -> Response:
        """As whoever asks wants it; 304 for who has it."""
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
    app.extensions["referee-kept-answers"] = {}
    app.before_request(_told_before)
    app.after_request(_kept_from_now_on)


def _told_before() -> Response | None:
    kept = _answers().get(request.path) if _is_for_everybody() else None
    return None if kept is None else kept.response()


def _kept_from_now_on(response: Response) -> Response:
    if not _is_for_everybody() or response.status_code != 200 or request.path in _answers():
        return response
    kept = _answers()[request.path] = Kept.of(response)
    return kept.response()


def _is_for_everybody() -> bool:
    return request.blueprint in BLUEPRINTS and request.method in ("GET", "HEAD")


def _answers() -> dict[str, Kept]:
    answers: dict[str, Kept] = current_app.extensions["referee-kept-answers"]
    return answers
