"""What each game brings: its events, and its open round."""

from referee.api.openapi.derived import dataclass_shape, round_name
from referee.api.openapi.kinds import Shape, ref
from referee.games import GAMES


def _round_shape(kind: type, shown: type) -> Shape:
    """An open round, with what is shown of it in addition."""
    shape = dataclass_shape(kind)
    read_off = dataclass_shape(shown)
    shape["properties"] |= read_off["properties"]
    shape["required"] += read_off["required"]
    return shape


EVENTS = {kind.tag: dataclass_shape(kind) for game in GAMES.values() for kind in game.events}
ROUNDS = {round_name(game): _round_shape(game.round, game.shows) for game in GAMES.values()}

SHAPES: dict[str, Shape] = {
    **EVENTS,
    **ROUNDS,
    "Event": {
        "oneOf": [ref(tag) for tag in EVENTS],
        "discriminator": {"propertyName": "event", "mapping": {tag: ref(tag)["$ref"] for tag in EVENTS}},
    },
}
