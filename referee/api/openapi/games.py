"""What each game brings: its claims, its events, its open round, and what follows from a claim."""

from collections.abc import Iterable

from referee.api.openapi.derived import dataclass_shape, name_of, round_name
from referee.api.openapi.kinds import TEXT, Shape, list_of, one_of, ref
from referee.games import GAMES
from referee.rulings.tags import Claim, Reporter


def _round_shape(kind: type, shown: type) -> Shape:
    """An open round, with what is shown of it in addition."""
    shape = dataclass_shape(kind)
    read_off = dataclass_shape(shown)
    shape["properties"] |= read_off["properties"]
    shape["required"] += read_off["required"]
    return shape


def _told_by_tag(member: str, tags: Iterable[str]) -> Shape:
    """One of these, each by the name of its tag, which stands in this member."""
    refs = {tag: ref(tag) for tag in tags}
    mapping = {tag: each["$ref"] for tag, each in refs.items()}
    return {"oneOf": list(refs.values()), "discriminator": {"propertyName": member, "mapping": mapping}}


def _legal(kind: type[Claim]) -> Shape:
    """A claim of this kind as it is offered: which cards are to be listed may be left open."""
    members, required = (dataclass_shape(kind)[part] for part in ("properties", "required"))
    told = [name for name in required if members[name].get("type") not in ("array", "object")]
    return {"type": "object", "properties": members, "required": told}


CLAIMS = {kind.tag: kind for game in GAMES.values() for kind in game.claims}
OF_THE_SERVICE = {tag: kind for tag, kind in CLAIMS.items() if kind.reporter is Reporter.SERVICE}
EVENTS = {kind.tag: dataclass_shape(kind) for game in GAMES.values() for kind in game.events}
ROUNDS = {round_name(game): _round_shape(game.round, game.round_view_type) for game in GAMES.values()}
THEN = {name_of(game, "Then"): dataclass_shape(game.preview_type) for game in GAMES.values()}

SHAPES: dict[str, Shape] = {
    **EVENTS,
    **ROUNDS,
    "Event": _told_by_tag("event", EVENTS),
    **{tag: dataclass_shape(kind) for tag, kind in OF_THE_SERVICE.items()},
    "HeardClaim": {
        "description": "Any claim of any game as it was heard, also one that only the service enters.",
        **_told_by_tag("claim", CLAIMS),
    },
    "LegalClaim": {
        "description": "A claim that may be made, told by its tag, without what is left open.",
        "oneOf": [_legal(kind) for tag, kind in CLAIMS.items() if tag not in OF_THE_SERVICE],
    },
    **THEN,
    "Then": one_of(THEN) | {"description": "What follows from a play, a draw or a turn."},
    "Faults": {
        "description": "Each field, and what is wrong with it, in sentences.",
        "type": "object",
        "additionalProperties": {"anyOf": [list_of(TEXT), ref("Faults")]},
    },
}
