"""The schemas of each game: its claims, its events, its open round and the results of claims."""

from collections.abc import Iterable

from referee.api.openapi.derived import dataclass_shape, name_of, round_name
from referee.api.openapi.kinds import TEXT, Shape, list_of, one_of, ref
from referee.games import GAMES
from referee.rulings.tags import Claim, Reporter


def _round_shape(kind: type, shown: type) -> Shape:
    """Return the schema of an open round with the members of its `shown` view."""
    shape = dataclass_shape(kind)
    shown_shape = dataclass_shape(shown)
    shape["properties"] |= shown_shape["properties"]
    shape["required"] += shown_shape["required"]
    return shape


def _union_by_tag(member: str, tags: Iterable[str]) -> Shape:
    """Return the union of the schemas of these tags, discriminated by this member."""
    refs = {tag: ref(tag) for tag in tags}
    mapping = {tag: each["$ref"] for tag, each in refs.items()}
    return {"oneOf": list(refs.values()), "discriminator": {"propertyName": member, "mapping": mapping}}


def _legal_claim_shape(kind: type[Claim]) -> Shape:
    """Return the schema of a legal claim of this kind. Its lists and objects may be left blank."""
    members, required = (dataclass_shape(kind)[part] for part in ("properties", "required"))
    needed = [name for name in required if members[name].get("type") not in ("array", "object")]
    return {"type": "object", "properties": members, "required": needed}


CLAIMS = {kind.tag: kind for game in GAMES.values() for kind in game.claims}
OF_THE_SERVICE = {tag: kind for tag, kind in CLAIMS.items() if kind.reporter is Reporter.SERVICE}
EVENTS = {kind.tag: dataclass_shape(kind) for game in GAMES.values() for kind in game.events}
ROUNDS = {round_name(game): _round_shape(game.round, game.round_view_type) for game in GAMES.values()}
THEN = {name_of(game, "Then"): dataclass_shape(game.preview_type) for game in GAMES.values()}

SHAPES: dict[str, Shape] = {
    **EVENTS,
    **ROUNDS,
    "Event": _union_by_tag("event", EVENTS),
    **{tag: dataclass_shape(kind) for tag, kind in OF_THE_SERVICE.items()},
    "HeardClaim": {
        "description": "Any claim of any game as it was heard, also one that only the service enters.",
        **_union_by_tag("claim", CLAIMS),
    },
    "LegalClaim": {
        "description": "A claim that may be made, told by its tag, without what is left open.",
        "oneOf": [_legal_claim_shape(kind) for tag, kind in CLAIMS.items() if tag not in OF_THE_SERVICE],
    },
    **THEN,
    "Then": one_of(THEN) | {"description": "What follows from a play, a draw or a turn."},
    "Faults": {
        "description": "Each field, and what is wrong with it, in sentences.",
        "type": "object",
        "additionalProperties": {"anyOf": [list_of(TEXT), ref("Faults")]},
    },
}
