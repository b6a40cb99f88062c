"""What each game brings: its events, and its open round."""

from referee.api.openapi.derived import dataclass_shape, described
from referee.api.openapi.kinds import Shape, ref
from referee.games import GAMES


def _round_shape(kind: type, shown: type) -> Shape:
    """An open round, with what is only shown of it."""
    shape = dataclass_shape(kind)
    shape["properties"] |= dataclass_shape(shown)["properties"]
    shape["description"] = f"{described(kind)} {described(shown)}"
    return shape


EVENTS = {kind.tag: dataclass_shape(kind) for game in GAMES.values() for kind in game.events}
ROUNDS = {
    f"{game.title.replace(' ', '')}Round": _round_shape(game.round, game.shows) for game in GAMES.values()
}
"""The open round of each game, by a name without the blanks of the game's title."""

SHAPES: dict[str, Shape] = {
    **EVENTS,
    **ROUNDS,
    "Event": {
        "oneOf": [ref(tag) for tag in EVENTS],
        "discriminator": {"propertyName": "event", "mapping": {tag: ref(tag)["$ref"] for tag in EVENTS}},
    },
}
