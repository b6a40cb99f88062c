"""Holds every answer of the tests to openapi.yaml, by the app's own document of it."""

import functools
import json
from collections.abc import Iterator, Mapping
from typing import Any

from apispec import APISpec
from flask import Flask
from flask.testing import FlaskClient
from jsonschema_rs import Draft202012Validator, Registry
from werkzeug.exceptions import HTTPException
from werkzeug.test import TestResponse

from tests.api.phone import NEW_KEYS

HERE = "urn:openapi"
PROBLEM = "/components/schemas/Problem"
PAGES = {"/openapi.json", "/docs", "/docs/<name>", "/docs/start.js"} | {
    *("/", "/ask/embed", "/page/<version>/<path:path>", "/sw.js", "/manifest.webmanifest"),
}
"""The document itself and the phone page: anybody may look at them, and no document tells of them."""
ALWAYS_THERE = {
    "seat": 1,
    "game_name": "uno",
    "article_id": "uno.match",
    "chapter_id": "calls",
    "difference_id": "scoring",
    "source_key": "S4",
    "word_id": "keeper",
    "question_id": "must-i-say-uno",
}
"""What is there at every service, by the names that routes have for it; every match has that seat."""


class Schemas:
    """An OpenAPI document, and its schemas with their objects closed. Apps with the same document share them,
    as compiling them takes longer than making an app."""

    def __init__(self, document: APISpec):
        self.document = json.loads(json.dumps(document.to_dict()))
        self._registry = Registry([(HERE, closed(self.document))])
        self._validators: dict[str, Draft202012Validator] = {}

    @classmethod
    @functools.cache
    def of(cls, document: APISpec) -> "Schemas":
        """Return those of this document."""
        return cls(document)

    def validator(self, pointer: str) -> Draft202012Validator:
        """Return the validator of the schema at this place of the document."""
        if pointer == "/content/application~1problem+json/schema":
            pointer = PROBLEM
        if pointer not in self._validators:
            reference = {"$ref": f"{HERE}#{pointer}"}
            self._validators[pointer] = Draft202012Validator(reference, registry=self._registry)
        return self._validators[pointer]


class Contract:
    """The OpenAPI document of an app, with its objects closed: what is told must be documented."""

    def __init__(self, app: Flask):
        self.urls = app.url_map
        self.schemas = Schemas.of(app.extensions["referee-api"].spec)
        self.spec = self.schemas.document

    def check(self, response: TestResponse) -> None:
        """Raise AssertionError unless this answer is one that the document tells of."""
        if response.request.method == "OPTIONS":
            return
        pointer, told = self._documented(response)
        if response.request.method == "HEAD" or not told.get("content"):
            assert response.data == b"", f"a body where none is documented: {response.data[:200]!r}"
            return
        assert response.mimetype in told["content"], f"{response.mimetype} is not documented for {pointer}"
        schema = f"{pointer}/content/{_escaped(response.mimetype)}/schema"
        if response.mimetype == "text/event-stream":
            for event in events_of(response.data.decode()):
                self.fits(schema, event)
                self.fits(f"{schema}/properties/data/contentSchema", json.loads(event["data"]))
            return
        is_json = response.mimetype in ("application/json", "application/problem+json")
        self.fits(schema, json.loads(response.data) if is_json else response.data.decode("latin-1"))

    def fits(self, pointer: str, told: Any) -> None:
        """Raise AssertionError unless what is told fits the schema at this place of the document."""
        error = next(self.schemas.validator(pointer).iter_errors(told), None)
        assert error is None, f"{pointer}: at {error.instance_path}: {error.message[:500]}"

    def operation(self, path: str, method: str) -> tuple[str, dict] | None:
        """The documented operation that answers a request; None where none is."""
        try:
            rule, _ = self.urls.bind("localhost").match(path, method, return_rule=True)
        except HTTPException:
            return None
        template = rule.rule.replace("<int:", "{").replace("<", "{").replace(">", "}")
        told = self.spec["paths"].get(template, {}).get(method.lower())
        return None if told is None else (f"/paths/{_escaped(template)}/{method.lower()}", told)

    def _documented(self, response: TestResponse) -> tuple[str, dict]:
        request = response.request
        found = self.operation(request.path, "GET" if request.method == "HEAD" else request.method)
        if found is None:
            assert response.status_code >= 400, f"{request.method} {request.path} is not documented"
            return "", {"content": {"application/problem+json": {}}} if request.method != "HEAD" else {}
        pointer, operation = found
        status = str(response.status_code)
        name = status if status in operation["responses"] else "default"
        told = operation["responses"][name]
        assert name == status or response.status_code >= 400, f"{status} is not documented for {pointer}"
        reference = told.get("$ref")
        if reference is None:
            return f"{pointer}/responses/{name}", told
        return reference.removeprefix("#"), self.spec["components"]["responses"][reference.split("/")[-1]]


def events_of(text: str) -> Iterator[dict[str, str]]:
    """The server-sent events of a stream, without what is none, each by its fields."""
    for frame in text.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in frame.splitlines() if not line.startswith(":"))
        if "data" in fields:
            yield fields


def closed(schema: Any) -> Any:
    """The same document, but an object with documented members has no others."""
    if isinstance(schema, list):
        return [closed(part) for part in schema]
    if not isinstance(schema, Mapping):
        return schema
    told = {name: closed(part) for name, part in schema.items()}
    if told.get("type") == "object" and "properties" in told:
        told.setdefault("additionalProperties", False)
    return told


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")


class CheckedClient(FlaskClient):
    """A test client whose every answer must be as documented, and whose keys no other test can have used."""

    def open(self, *args: Any, **kwargs: Any) -> TestResponse:
        response = super().open(*args, **kwargs)
        if response.status_code == 201:
            key = response.request.headers.get("Idempotency-Key", "").strip(' "')
            assert key in NEW_KEYS, f"tests share a database: make the key {key!r} with new_key()"
        if not 300 <= response.status_code < 400 or response.status_code == 304:
            self.application.extensions["contract"].check(response)
        return response
