"""Makes the OpenAPI document and registers the routes, with flask-smorest.

This module changes flask-smorest in three points. Errors are problem details. JSON bodies are read with
`StrictParser`. The schema of a claim is a union of schemas, and the tag (name) of the claim selects one.
"""

from collections.abc import Callable
from functools import cache
from http import HTTPStatus
from typing import Any, Protocol, TypeVar

import marshmallow as ma
from apispec import APISpec, BasePlugin
from apispec.ext.marshmallow import MarshmallowPlugin
from apispec.ext.marshmallow.openapi import OpenAPIConverter
from flask import Flask, Response
from flask_smorest import Api
from flask_smorest import Blueprint as SmorestBlueprint
from flask_smorest.pagination import PaginationMetadataSchema

from referee.api.http.bodies import StrictParser
from referee.api.http.paths import openapi_path
from referee.api.http.problems import RETRYABLE_PROBLEM_KINDS, STATUS_BY_PROBLEM_KIND
from referee.api.http.requests import OPENAPI_TOKEN_REQUIRED
from referee.api.middleware import rate_limits
from referee.api.openapi import named_schemas
from referee.api.openapi.derived import member_descriptions, type_description
from referee.api.openapi.kinds import PLAIN_VALUE_SCHEMA, OpenAPISchema, ref
from referee.codec import (
    CLAIM_SCHEMAS,
    SITUATION_SCHEMAS,
    ClaimSchema,
    NestedClaimField,
    NumberOrMappingField,
    PlainValueField,
    SituationSchema,
)

TOO_MANY_REQUESTS_STATUS = HTTPStatus(STATUS_BY_PROBLEM_KIND["too-many-requests"])
RETRYABLE_STATUSES = {STATUS_BY_PROBLEM_KIND[kind] for kind in RETRYABLE_PROBLEM_KINDS}
PROBLEM_RESPONSE_CONTENT = {"application/problem+json": {"schema": ref("Problem")}}
RETRY_AFTER_RESPONSE_HEADER = {
    "Retry-After": {
        "description": "Number of seconds to wait before sending the same request again.",
        "schema": {"type": "integer", "minimum": 1},
    }
}


class Converter(OpenAPIConverter):
    """Converts marshmallow schemas to OpenAPI schemas, as apispec does.

    It adds the unions of all claims and all situations, and the descriptions in docstrings.
    """

    def schema2jsonschema(self, schema: Any) -> OpenAPISchema:
        if isinstance(schema, ClaimSchema):
            return self._schema_of_union_by_tag(
                "Any claim of any game; the field `claim` says which kind.", "claim", CLAIM_SCHEMAS
            )
        if isinstance(schema, SituationSchema):
            description = "A situation at a table of any game; the field `game` says which game."
            return self._schema_of_union_by_tag(description, "game", SITUATION_SCHEMAS)
        shape: OpenAPISchema = super().schema2jsonschema(schema)
        if isinstance(schema, PaginationMetadataSchema):
            return shape
        for name, text in member_descriptions(type(schema)).items():
            shape["properties"][name] = {**shape["properties"][name], "description": text}
        return {**shape, "description": type_description(type(schema))}

    def _schema_of_union_by_tag(
        self, description: str, discriminator: str, kinds: dict[str, type[ma.Schema]]
    ) -> OpenAPISchema:
        refs = {name: self.resolve_nested_schema(kind) for name, kind in kinds.items()}
        mapping = {name: shape["$ref"] for name, shape in refs.items()}
        return {
            "description": description,
            "oneOf": list(refs.values()),
            "discriminator": {"propertyName": discriminator, "mapping": mapping},
        }


class Plugin(MarshmallowPlugin):
    """The marshmallow plugin of apispec, with the `Converter` of this module."""

    Converter = Converter


class RateLimitAnswersPlugin(BasePlugin):
    """Adds the answer 429 (`too-many-requests`) to each operation in openapi.yaml that has a rate limit."""

    def operation_helper(
        self, path: str | None = None, operations: dict[str, Any] | None = None, **_: Any
    ) -> None:
        limited = {(method, openapi_path(rule)) for method, rule in rate_limits.ROUTES_DOCUMENTED_WITH_429}
        for method, operation in (operations or {}).items():
            if (method.upper(), path) in limited or operation.get("security") == OPENAPI_TOKEN_REQUIRED:
                operation["responses"][str(TOO_MANY_REQUESTS_STATUS.value)] = TOO_MANY_REQUESTS_STATUS.name


View = TypeVar("View", bound=Callable[..., Response])


class ViewDecorator(Protocol):
    """The type of a decorator that returns a view function of the same type."""

    def __call__(self, view: View, /) -> View: ...


class Blueprint(SmorestBlueprint):
    """A blueprint of flask-smorest that reads JSON bodies with `StrictParser`.

    All methods except `arguments` only add type annotations to the decorators of flask-smorest.
    """

    ARGUMENTS_PARSER = StrictParser()

    def route(self, rule: str, **how: Any) -> "ViewDecorator":
        decorator: ViewDecorator = super().route(rule, **how)
        return decorator

    def doc(self, **operation: Any) -> "ViewDecorator":
        decorator: ViewDecorator = super().doc(**operation)
        return decorator

    def response(self, status: int, schema: Any = None, **how: Any) -> "ViewDecorator":
        decorator: ViewDecorator = super().response(status, schema, **how)
        return decorator

    def alt_response(self, status: int, response: Any = None, **how: Any) -> "ViewDecorator":
        decorator: ViewDecorator = super().alt_response(status, response, **how)
        return decorator

    def arguments(self, schema: type[ma.Schema], **how: Any) -> "ViewDecorator":
        """Return a decorator that reads the arguments of a request with this schema.

        One schema object is made for all requests.
        """
        decorator: ViewDecorator = super().arguments(schema(), **how)
        return decorator


class RefereeApi(Api):
    """The API of flask-smorest without the error handlers of flask-smorest."""

    def register_routes(self, blueprint: Blueprint) -> None:
        """Register the routes of a blueprint with Flask, without adding them to the OpenAPI document."""
        self._app.extensions["flask-smorest"]["blp_name_to_api"][blueprint.name] = self
        self._app.register_blueprint(blueprint)

    def _register_error_handlers(self) -> None:
        """Register no error handlers, because `problems.py` handles all errors."""

    def _register_responses(self) -> None:
        for status in HTTPStatus:
            response = {"description": status.phrase, "content": PROBLEM_RESPONSE_CONTENT}
            if status in RETRYABLE_STATUSES:
                response["headers"] = RETRY_AFTER_RESPONSE_HEADER
            self.spec.components.response(status.name, response, lazy=True)
        default = {"description": "Any other problem", "content": PROBLEM_RESPONSE_CONTENT}
        self.spec.components.response("DEFAULT_ERROR", default, lazy=True)


def init_app(app: Flask, blueprints: tuple[Blueprint, ...], version: str) -> RefereeApi:
    """Register the routes of these blueprints, and return the API with the OpenAPI document."""
    api = _create_api(app, version)
    for blueprint in blueprints:
        api.register_routes(blueprint)
    api.spec = document(blueprints, version)
    return api


@cache
def document(blueprints: tuple[Blueprint, ...], version: str) -> APISpec:
    """Return the OpenAPI document of these blueprints.

    Each process makes the document only once, because this takes long. All apps of the process share the
    document.
    """
    api = _create_api(Flask(__name__, static_folder=None), version)
    plugin = api.ma_plugin
    plugin.converter.add_attribute_function(_schema_of_number_or_mapping_field)
    plugin.converter.add_attribute_function(_schema_of_plain_field)
    plugin.converter.add_attribute_function(_schema_of_nested_claim_field)
    spec: APISpec = api.spec
    spec.components.security_scheme("token", {"type": "http", "scheme": "bearer"})
    for name, shape in named_schemas():
        spec.components.schema(name, shape)
    for blueprint in blueprints:
        api.register_blueprint(blueprint)
    return spec


def _create_api(app: Flask, version: str) -> RefereeApi:
    app.config |= {
        "API_TITLE": "Referee",
        "API_VERSION": version,
        "OPENAPI_VERSION": "3.1.0",
        "OPENAPI_URL_PREFIX": "/",
        "OPENAPI_JSON_PATH": "openapi.json",
    }
    info = {"description": API_DESCRIPTION}
    return RefereeApi(
        app,
        spec_kwargs={
            "marshmallow_plugin": Plugin(),
            "extra_plugins": [RateLimitAnswersPlugin()],
            "info": info,
        },
    )


API_DESCRIPTION = (
    "A referee and scorekeeper for card games that people play with real cards. A phone reports what "
    "happened (a claim). Every claim gets a ruling that cites an article of the rules, and the score is "
    "kept.\n\n"
    "A token decides what its holder may do. A scorekeeper's token may do everything in its match. A seat's "
    "token may read, and send claims for that seat. A watcher's token may only read. Each of them may also "
    "remove its own phone. A group's token may open, read and erase matches, ask for a rematch, and issue a "
    "scorekeeper's token; it cannot send claims.\n\n"
    "When a phone joins or leaves, the logbook gets an entry (`match.phone`). It increases `number`, the "
    "number of the last entry, but it does not make an older `after` stale.\n\n"
    "Send the token in the `Authorization` header, never in a URL: a token sent in a URL is revoked (400 "
    "`token-in-address`)."
)


def _schema_of_number_or_mapping_field(self: OpenAPIConverter, field: Any, **kwargs: Any) -> OpenAPISchema:
    if not isinstance(field, NumberOrMappingField):
        return {}
    return {"oneOf": [self.field2property(field.whole), self.field2property(field.mapping), {"type": "null"}]}


def _schema_of_plain_field(self: OpenAPIConverter, field: Any, **kwargs: Any) -> OpenAPISchema:
    return PLAIN_VALUE_SCHEMA if isinstance(field, PlainValueField) else {}


def _schema_of_nested_claim_field(self: OpenAPIConverter, field: Any, **kwargs: Any) -> OpenAPISchema:
    return ref("Claim") if isinstance(field, NestedClaimField) else {}


def json_response(text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return a response whose body is this JSON text."""
    return Response(text, status, headers, content_type="application/json")
