"""What is the same for everybody is made once, and told by a tag to who has it."""

import gzip

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

PATHS = [
    "/v1/rulebooks/uno",
    "/v1/rulebooks/golf/articles/golf.clear",
    "/v1/presets",
    "/v1/house-rules",
    "/openapi.json",
]


def get(app: Flask, path: str, **headers: str) -> TestResponse:
    """Without the check against openapi.yaml: it reads no compressed answer, and tells nothing of itself."""
    client = FlaskClient(app, app.response_class)
    return client.get(path, headers={name.replace("_", "-"): told for name, told in headers.items()})


@pytest.mark.parametrize("path", PATHS)
def test_who_has_it_is_told_that_it_is_still_so(app, path):
    """A strong tag; whatever keeps it asks each time."""
    first, again = get(app, path), get(app, path)
    tag = first.headers["ETag"]

    assert (200, first.data, tag) == (again.status_code, again.data, again.headers["ETag"])
    assert "public, no-cache" == first.headers["Cache-Control"]
    assert not tag.startswith("W/")
    known = get(app, path, If_None_Match=tag)
    assert (304, b"", tag) == (known.status_code, known.data, known.headers["ETag"])


@pytest.mark.parametrize("path", PATHS)
def test_it_is_compressed_where_that_is_understood(app, path):
    """Which is another answer with another tag; the bytes in it are the same."""
    plain, zipped = get(app, path), get(app, path, Accept_Encoding="gzip")

    assert "gzip" == zipped.headers["Content-Encoding"]
    assert plain.data == gzip.decompress(zipped.data)
    assert len(zipped.data) < len(plain.data)
    assert plain.headers["ETag"] != zipped.headers["ETag"]
    assert {"Accept-Encoding", "Authorization"} == set(zipped.headers["Vary"].split(", "))
    assert "Content-Encoding" not in get(app, path, Accept_Encoding="gzip;q=0").headers


@pytest.mark.parametrize("path", ["/v1/rulebooks/chess", "/v1/rulebooks/uno/articles/x", "/v1/presets?x=1"])
def test_what_is_not_there_is_kept_by_nobody(app, path):
    """And has no tag."""
    answers = get(app, path), get(app, path)

    assert {"no-store"} == {one.headers["Cache-Control"] for one in answers}
    assert all(one.status_code in (404, 422) and "ETag" not in one.headers for one in answers)
