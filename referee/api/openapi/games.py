"""The schemas that each game adds: claims, events, the open round, and the consequences of claims."""

from collections.abc import Iterable

from referee.api.openapi.derived import schema_name_for_game, schema_name_of_round, schema_of_dataclass
from referee.api.openapi.kinds import TEXT_SCHEMA, OpenAPISchema, list_of, one_of, ref
from referee.games import GAMES
from referee.rulings.tags import AllowedReporter, Claim


def _schema_of_open_round(kind: type, shown: type) -> OpenAPISchema:
    """Return the schema of an open round in an answer.

    The schema has the members of `kind` (the type of a stored round) and of `shown` (the type of the view
    with computed members).
    """
    shape = schema_of_dataclass(kind)
    shown_shape = schema_of_dataclass(shown)
    shape["properties"] |= shown_shape["properties"]
    shape["required"] += shown_shape["required"]
    return shape


def _schema_of_union_by_tag(member: str, tags: Iterable[str]) -> OpenAPISchema:
    """Return the union of the schemas named `tags`. The JSON member `member` names the schema of a value."""
    refs = {tag: ref(tag) for tag in tags}
    mapping = {tag: each["$ref"] for tag, each in refs.items()}
    return {"oneOf": list(refs.values()), "discriminator": {"propertyName": member, "mapping": mapping}}


def _schema_of_legal_claim(kind: type[Claim]) -> OpenAPISchema:
    """Return the schema of a claim of this kind in a list of claims that may be made now.

    Such a claim may leave lists and objects to the client, so these members are optional.
    """
    members, required = (schema_of_dataclass(kind)[part] for part in ("properties", "required"))
    needed = [name for name in required if members[name].get("type") not in ("array", "object")]
    return {"type": "object", "properties": members, "required": needed}


CLAIM_TYPES_BY_TAG = {kind.tag: kind for game in GAMES.values() for kind in game.claims}
SERVICE_CLAIM_TYPES_BY_TAG = {
    tag: kind for tag, kind in CLAIM_TYPES_BY_TAG.items() if kind.reporter is AllowedReporter.SERVICE
}
EVENT_SCHEMAS_BY_TAG = {
    kind.tag: schema_of_dataclass(kind) for game in GAMES.values() for kind in game.events
}
ROUND_SCHEMAS_BY_NAME = {
    schema_name_of_round(game): _schema_of_open_round(game.round, game.round_view_type)
    for game in GAMES.values()
}
PREVIEW_SCHEMAS_BY_NAME = {
    schema_name_for_game(game, "Then"): schema_of_dataclass(game.preview_type) for game in GAMES.values()
}

SHAPES: dict[str, OpenAPISchema] = {
    **EVENT_SCHEMAS_BY_TAG,
    **ROUND_SCHEMAS_BY_NAME,
    "Event": _schema_of_union_by_tag("event", EVENT_SCHEMAS_BY_TAG),
    **{tag: schema_of_dataclass(kind) for tag, kind in SERVICE_CLAIM_TYPES_BY_TAG.items()},
    "HeardClaim": {
        "description": "Any claim of any game as it was heard, also one that only the service enters.",
        **_schema_of_union_by_tag("claim", CLAIM_TYPES_BY_TAG),
    },
    "LegalClaim": {
        "description": "A claim that may be made, told by its tag, without what is left open.",
        "oneOf": [
            _schema_of_legal_claim(kind)
            for tag, kind in CLAIM_TYPES_BY_TAG.items()
            if tag not in SERVICE_CLAIM_TYPES_BY_TAG
        ],
    },
    **PREVIEW_SCHEMAS_BY_NAME,
    "Then": one_of(PREVIEW_SCHEMAS_BY_NAME) | {"description": "What follows from a play, a draw or a turn."},
    "Faults": {
        "description": "Each field, and what is wrong with it, in sentences.",
        "type": "object",
        "additionalProperties": {"anyOf": [list_of(TEXT_SCHEMA), ref("Faults")]},
    },
}
