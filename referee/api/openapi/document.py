"""flask-smorest with our problems, our reading of JSON, and claims as a union by tag."""

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
from referee.api.http.paths import template_of
from referee.api.http.problems import KINDS, RETRYABLE
from referee.api.http.requests import TOKEN
from referee.api.middleware import rate_limits
from referee.api.openapi import components
from referee.api.openapi.derived import member_descriptions, type_description
from referee.api.openapi.kinds import PLAIN, Shape, ref
from referee.codec import (
    CLAIM_SCHEMAS,
    SITUATION_SCHEMAS,
    ClaimSchema,
    Either,
    OtherClaim,
    PlainValue,
    SituationSchema,
)

TOO_MANY = HTTPStatus(KINDS["too-many-requests"])
RETRYABLE_STATUSES = {KINDS[kind] for kind in RETRYABLE}
PROBLEM_CONTENT = {"application/problem+json": {"schema": ref("Problem")}}
RETRY_AFTER = {
    "Retry-After": {
        "description": "Number of seconds to wait before sending the same request again.",
        "schema": {"type": "integer", "minimum": 1},
    }
}


class Converter(OpenAPIConverter):
    """apispec's converter, extended by unions and by the docstrings of dataclasses."""

    def schema2jsonschema(self, schema: Any) -> Shape:
        if isinstance(schema, ClaimSchema):
            return self._union(
                "Any claim of any game; the field `claim` says which kind.", "claim", CLAIM_SCHEMAS
            )
        if isinstance(schema, SituationSchema):
            description = "A situation at a table of any game; the field `game` says which game."
            return self._union(description, "game", SITUATION_SCHEMAS)
        shape: Shape = super().schema2jsonschema(schema)
        if isinstance(schema, PaginationMetadataSchema):
            return shape
        for name, text in member_descriptions(type(schema)).items():
            shape["properties"][name] = {**shape["properties"][name], "description": text}
        return {**shape, "description": type_description(type(schema))}

    def _union(self, description: str, discriminator: str, kinds: dict[str, type[ma.Schema]]) -> Shape:
        refs = {name: self.resolve_nested_schema(kind) for name, kind in kinds.items()}
        mapping = {name: shape["$ref"] for name, shape in refs.items()}
        return {
            "description": description,
            "oneOf": list(refs.values()),
            "discriminator": {"propertyName": discriminator, "mapping": mapping},
        }


class Plugin(MarshmallowPlugin):
    """apispec's plugin for marshmallow with our converter."""

    Converter = Converter


class LimitsPlugin(BasePlugin):
    """Documents `too-many-requests` for the limited operations."""

    def operation_helper(
        self, path: str | None = None, operations: dict[str, Any] | None = None, **_: Any
    ) -> None:
        limited = {(method, template_of(rule)) for method, rule in rate_limits.DOCUMENTED}
        for method, operation in (operations or {}).items():
            if (method.upper(), path) in limited or operation.get("security") == TOKEN:
                operation["responses"][str(TOO_MANY.value)] = TOO_MANY.name


View = TypeVar("View", bound=Callable[..., Response])


class Decorator(Protocol):
    """A decorator of views. The function that Flask calls reads the arguments and passes them to the view."""

    def __call__(self, view: View, /) -> View: ...


class Blueprint(SmorestBlueprint):
    """A resource whose bodies are read strictly. The decorators of flask-smorest are typed here."""

    ARGUMENTS_PARSER = StrictParser()

    def route(self, rule: str, **how: Any) -> "Decorator":
        decorator: Decorator = super().route(rule, **how)
        return decorator

    def doc(self, **operation: Any) -> "Decorator":
        decorator: Decorator = super().doc(**operation)
        return decorator

    def response(self, status: int, schema: Any = None, **how: Any) -> "Decorator":
        decorator: Decorator = super().response(status, schema, **how)
        return decorator

    def alt_response(self, status: int, response: Any = None, **how: Any) -> "Decorator":
        decorator: Decorator = super().alt_response(status, response, **how)
        return decorator

    def arguments(self, schema: type[ma.Schema], **how: Any) -> "Decorator":
        """Read the arguments by this schema, which is made once and not for every request."""
        decorator: Decorator = super().arguments(schema(), **how)
        return decorator


class RefereeApi(Api):
    """The API and its OpenAPI document; `problems` handles the errors."""

    def register_routes(self, blueprint: Blueprint) -> None:
        """Register a resource without documenting it."""
        self._app.extensions["flask-smorest"]["blp_name_to_api"][blueprint.name] = self
        self._app.register_blueprint(blueprint)

    def _register_error_handlers(self) -> None:
        """Register no handler of flask-smorest: `problems` handles all errors."""

    def _register_responses(self) -> None:
        for status in HTTPStatus:
            response = {"description": status.phrase, "content": PROBLEM_CONTENT}
            if status in RETRYABLE_STATUSES:
                response["headers"] = RETRY_AFTER
            self.spec.components.response(status.name, response, lazy=True)
        default = {"description": "Any other problem", "content": PROBLEM_CONTENT}
        self.spec.components.response("DEFAULT_ERROR", default, lazy=True)


def init_app(app: Flask, blueprints: tuple[Blueprint, ...], version: str) -> RefereeApi:
    """Register these resources, and return the API with their document."""
    api = _api_of(app, version)
    for blueprint in blueprints:
        api.register_routes(blueprint)
    api.spec = document(blueprints, version)
    return api


@cache
def document(blueprints: tuple[Blueprint, ...], version: str) -> APISpec:
    """Return the OpenAPI document of these resources.

    It is the same in every app and the slowest part of an app to make, so a process makes it once.
    """
    api = _api_of(Flask(__name__, static_folder=None), version)
    plugin = api.ma_plugin
    plugin.converter.add_attribute_function(_either_to_shape)
    plugin.converter.add_attribute_function(_plain_to_shape)
    plugin.converter.add_attribute_function(_other_claim_to_shape)
    spec: APISpec = api.spec
    spec.components.security_scheme("token", {"type": "http", "scheme": "bearer"})
    for name, shape in components():
        spec.components.schema(name, shape)
    for blueprint in blueprints:
        api.register_blueprint(blueprint)
    return spec


def _api_of(app: Flask, version: str) -> RefereeApi:
    app.config |= {
        "API_TITLE": "Referee",
        "API_VERSION": version,
        "OPENAPI_VERSION": "3.1.0",
        "OPENAPI_URL_PREFIX": "/",
        "OPENAPI_JSON_PATH": "openapi.json",
    }
    info = {"description": DESCRIPTION}
    return RefereeApi(
        app, spec_kwargs={"marshmallow_plugin": Plugin(), "extra_plugins": [LimitsPlugin()], "info": info}
    )


DESCRIPTION = (
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


def _either_to_shape(self: OpenAPIConverter, field: Any, **kwargs: Any) -> Shape:
    if not isinstance(field, Either):
        return {}
    return {"oneOf": [self.field2property(field.whole), self.field2property(field.mapping), {"type": "null"}]}


def _plain_to_shape(self: OpenAPIConverter, field: Any, **kwargs: Any) -> Shape:
    return PLAIN if isinstance(field, PlainValue) else {}


def _other_claim_to_shape(self: OpenAPIConverter, field: Any, **kwargs: Any) -> Shape:
    return ref("Claim") if isinstance(field, OtherClaim) else {}


def answer(text: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return a response with this JSON text."""
    return Response(text, status, headers, content_type="application/json")
